//! Duel2048 in Python: rules, the scalars and bytes of `duel2048-v1`, and look-ahead.

use turf_env::games::duel2048::{Duel2048, Duel2048Rules, Duel2048V1};

use super::{Contract, NETWORK, PythonExport, Values};
use crate::play::bot::Bot;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::look_ahead::LookAhead;
use crate::policy::{LoadedPolicy, Reward};

pub const PLAYING: &str = include_str!("../../python/duel2048/rules.py");
/// Look-ahead settings of the file, which uses the first that time allows: plies, width at its own choices, and
/// approximate evaluations of the network for a placement and for a merge.
pub const EFFORTS: [(u32, usize, u32, u32); 4] = [(4, 3, 17, 10), (4, 2, 14, 8), (2, 2, 7, 4), (1, 1, 1, 1)];

fn reward(known: Option<Reward>) -> Result<Reward, PolicyError> {
    let why = "the file does not say what its training paid, which look-ahead needs";
    known.ok_or_else(|| PolicyError::Mismatch(why.into()))
}

pub fn export() -> PythonExport<Duel2048Rules> {
    PythonExport {
        contract: Contract { top_level: "Player", imports: "itertools,math,operator,time" },
        text: include_str!("../../python/duel2048/bot.py"),
        parts: vec![NETWORK, PLAYING],
        values,
        references,
        settings: vec![Default::default()],
    }
}

fn values(_: Duel2048Rules, file: &PolicyFile) -> Result<Values, PolicyError> {
    let reward = reward(Reward::of_notes(&file.notes))?;
    let numbers = [reward.gamma, reward.potential_scale, reward.end_reward].map(|x| format!("{:?}", x as f64));
    Ok(vec![("reward", numbers.join(", ")), ("efforts", EFFORTS.map(|effort| format!("{effort:?}")).join(", "))])
}

fn references(_: Duel2048Rules, policy: &LoadedPolicy) -> Vec<Box<dyn Bot<Duel2048>>> {
    let reward = reward(policy.reward).expect("the file was made with it");
    EFFORTS.map(|(depth, width, _, _)| Box::new(LookAhead::of(Duel2048V1, policy, reward, depth, width)) as _).into()
}
