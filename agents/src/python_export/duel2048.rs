//! Duel2048 in Python: rules, the scalars and bytes of `duel2048-v1`, and look-ahead.

use turf_env::games::duel2048::{Duel2048, Duel2048V1};

use super::syntax::Contract;
use super::{NETWORK, PythonExport};
use crate::bot::Bot;
use crate::look_ahead::{LookAhead, Reward};
use crate::policy::ReadyPolicy;
use crate::policy_file::{PolicyError, PolicyFile};

/// Python that plays by the rules, shows positions and looks ahead; needs [`NETWORK`].
pub const PLAYING: &str = include_str!("py/duel2048.py");
/// How far the file looks ahead, the first of these that time allows: plies, at how many of its own choices, and about how
/// many evaluations of the network a placing and a merge take.
pub const EFFORTS: [(u32, usize, u32, u32); 4] = [(4, 3, 17, 10), (4, 2, 14, 8), (2, 2, 7, 4), (1, 1, 1, 1)];

fn reward(known: Option<Reward>) -> Result<Reward, PolicyError> {
    let why = "the file does not say what its training paid, which look-ahead needs";
    known.ok_or_else(|| PolicyError::Mismatch(why.into()))
}

impl PythonExport for Duel2048V1 {
    const CONTRACT: Contract = Contract {
        top_level: "Player",
        imports: "itertools,math,operator,time",
    };

    fn code() -> (&'static str, Vec<&'static str>) {
        (include_str!("py/duel2048_bot.py"), vec![NETWORK, PLAYING])
    }

    fn values(file: &PolicyFile) -> Result<Vec<(&'static str, String)>, PolicyError> {
        let reward = reward(Reward::of_notes(&file.notes))?;
        let numbers = [reward.gamma, reward.potential_scale, reward.end_reward].map(|x| format!("{:?}", x as f64));
        Ok(vec![
            ("reward", numbers.join(", ")),
            ("efforts", EFFORTS.map(|effort| format!("{effort:?}")).join(", ")),
        ])
    }

    fn references(policy: &ReadyPolicy) -> Vec<Box<dyn Bot<Duel2048>>> {
        let reward = reward(policy.reward).expect("the file was made with it");
        let bot = |(depth, width, _, _)| Box::new(LookAhead::<Self>::of(policy, reward, depth, width)) as _;
        EFFORTS.map(bot).into()
    }
}
