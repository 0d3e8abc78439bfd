//! Bots for stellar, weakest first: `random`, [`rush`], [`spread`], [`careful`], [`siege`], [`tide`], [`planner`].
//!
//! The first ones see the game from their [`side`] and say what `stellar-v1` can say; the others see a [`field`] and give
//! exact amounts ([`march`]).

pub mod careful;
pub mod field;
pub mod march;
pub mod planner;
pub mod rush;
pub mod side;
pub mod siege;
pub mod spread;
pub mod tide;

use std::sync::Arc;

use serde_json::Value;
use turf_env::games::stellar::{Stellar, StellarV1, StellarV2};

use planner::rollout::Effort;

use super::random_legal::RandomLegal;
use crate::bot::{Bot, BotInfo, BuiltinBots, IllegalAction, MakePlanned, PolicyKind};
use crate::policy_file::{PolicyError, PolicyFile};
use crate::python_host::{BotFile, Limits, PythonBot, stellar::StellarBot};

impl BuiltinBots for Stellar {
    fn bots() -> &'static [BotInfo<Stellar>] {
        const BOTS: &[BotInfo<Stellar>] = &[
            BotInfo {
                name: "random",
                about: "gives every node a legal order, whatever chance says",
                make: || Box::new(RandomLegal::<StellarV1>::default()),
            },
            BotInfo {
                name: "rush",
                about: "sends everything along the shortest way to the enemy's base",
                make: || Box::new(rush::Rush::default()),
            },
            BotInfo {
                name: "spread",
                about: "settles every free node it can reach, then fills the border",
                make: || Box::new(spread::Spread::default()),
            },
            BotInfo {
                name: "careful",
                about: "holds what is threatened, attacks where it wins, settles what is worth most",
                make: || Box::new(careful::Careful::default()),
            },
            BotInfo {
                name: "siege",
                about: "keeps an account of every node, and lets troops gather until the weakest enemy falls",
                make: || Box::new(siege::Siege::default()),
            },
            BotInfo {
                name: "tide",
                about: "keeps nodes inside where they grow fastest, all else flows to the front and attacks together",
                make: || Box::new(tide::Tide::default()),
            },
            BotInfo {
                name: "planner",
                about: "plays several plans some turns on against several models of the enemy, takes the best",
                make: || Box::new(planner::Planner::default()),
            },
        ];
        BOTS
    }

    fn planned(file: &PolicyFile) -> Option<Result<MakePlanned<Self>, PolicyError>> {
        let search = planner::file::of_file(file)?;
        Some(search.map(|search| {
            let search = Arc::new(search);
            let make = move |seen: Option<&Value>| -> Box<dyn Bot<Self>> {
                let effort = seen.map_or(Effort::ALL, |seen| {
                    let number = |key: &str| seen[key].as_u64().unwrap_or(0) as usize;
                    Effort {
                        plans: number("plans"),
                        rollouts: number("rollouts"),
                    }
                });
                Box::new(planner::Planner::new(search.clone(), effort))
            };
            Arc::new(make) as MakePlanned<Self>
        }))
    }

    fn policies() -> &'static [PolicyKind<Self>] {
        const KINDS: &[PolicyKind<Stellar>] = &[PolicyKind::of::<StellarV1>(), PolicyKind::of::<StellarV2>()];
        KINDS
    }

    fn python_bot(file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        Some(Box::new(StellarBot::new(
            file.clone(),
            Limits::STELLAR.patient(patience),
        )))
    }

    /// The contest drops the whole list for the turn.
    fn on_illegal(&self) -> IllegalAction<Self::Action> {
        IllegalAction::PlayInstead(Vec::new())
    }
}

#[cfg(test)]
mod tests;
