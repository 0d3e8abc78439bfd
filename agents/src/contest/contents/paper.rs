//! Paper in Python: the position kept from the contest's `stat`, the scalars of `paper-v1` and the shield, equal to
//! Rust's as whole 256ths.

use turf_env::Encoding;
use turf_env::games::paper::{Paper, PaperConfig, PaperRules, PaperV1};

use super::{Contract, NETWORK, PythonExport, Values};
use crate::play::bot::Bot;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::{LoadedPolicy, NetBot, REPLIES, advised};

pub const BOT: &str = include_str!("../../python/paper/bot.py");

pub const OBSERVATION: [&str; 8] = [
    include_str!("../../python/paper/nearest.py"),
    include_str!("../../python/paper/fill.py"),
    include_str!("../../python/paper/way.py"),
    include_str!("../../python/paper/position.py"),
    include_str!("../../python/paper/facts.py"),
    include_str!("../../python/paper/scalars.py"),
    include_str!("../../python/paper/foresight.py"),
    include_str!("../../python/paper/observe.py"),
];

pub fn export() -> PythonExport<PaperRules> {
    PythonExport {
        contract: Contract { top_level: "load,play", imports: "gc,itertools,math,operator,time" },
        text: BOT,
        parts: [NETWORK].into_iter().chain(OBSERVATION).collect(),
        values,
        references,
        settings: vec![
            PaperConfig::default(),
            PaperConfig::on(30, 31, 150),
            PaperConfig::default(),
            PaperConfig::on(72, 71, 900),
        ],
    }
}

fn values(_: PaperRules, file: &PolicyFile) -> Result<Values, PolicyError> {
    let replies = advised(file, REPLIES).min(PaperV1.shape().max_reply_depth);
    Ok(vec![("replies", replies.to_string())])
}

fn references(_: PaperRules, policy: &LoadedPolicy) -> Vec<Box<dyn Bot<Paper>>> {
    [policy.replies, 0].map(|replies| Box::new(NetBot::with_foresight(PaperV1, policy, replies)) as _).into()
}
