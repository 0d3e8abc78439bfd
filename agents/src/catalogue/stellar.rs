//! What [`Stellar`] is played by.

use super::builtin::{BuiltinBots, MakePlanned, PolicyKind};
use crate::bots::stellar::planner::rollout::Effort;
use crate::bots::stellar::{self, planner};
use crate::play::bot::{Bot, BotInfo};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::python_host::{BotFile, Limits, PythonBot, stellar::StellarBot};
use serde_json::Value;
use std::sync::Arc;
use turf_env::games::stellar::{Stellar, StellarV1, StellarV2};

impl BuiltinBots for Stellar {
    fn bots() -> &'static [BotInfo<Stellar>] {
        stellar::BOTS
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
}
