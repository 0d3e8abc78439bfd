//! Paper in Python: the position kept from the contest's `stat`, the scalars of `paper-v1` and the shield, equal to
//! Rust's as whole 256ths.

use turf_env::games::paper::{BoardSize, PaperConfig, PaperV1};

use super::syntax::Contract;
use super::{NETWORK, PythonExport};

/// The bot file into which parts are pasted (a network's, then [`OBSERVATION`]) and values filled: `network`, its text,
/// and `shield`, `True` or `False`.
pub const BOT: &str = include_str!("py/paper_bot.py");

/// Python that makes the observation, in the order in which it is to be pasted; `make_paper` comes last.
pub const OBSERVATION: [&str; 7] = [
    include_str!("py/paper_nearest.py"),
    include_str!("py/paper_fill.py"),
    include_str!("py/paper_way.py"),
    include_str!("py/paper_position.py"),
    include_str!("py/paper_facts.py"),
    include_str!("py/paper_scalars.py"),
    include_str!("py/paper_observe.py"),
];

impl PythonExport for PaperV1 {
    const CONTRACT: Contract = Contract {
        top_level: "load,play",
        imports: "itertools,math,operator,time",
    };

    fn code() -> (&'static str, Vec<&'static str>) {
        let parts = [NETWORK].into_iter().chain(OBSERVATION).collect();
        (BOT, parts)
    }

    /// The contest's board, and others.
    fn settings() -> Vec<PaperConfig> {
        let board = |width, height, max_turns| PaperConfig {
            boards: vec![BoardSize {
                width,
                height,
                max_turns,
            }],
        };
        vec![
            PaperConfig::default(),
            board(30, 31, 150),
            PaperConfig::default(),
            board(72, 71, 900),
        ]
    }
}
