use super::builtin::{BuiltinBots, MakePlanned, PolicyKind};
use crate::bots::stellar::{self, planner};
use crate::contest::host::{BotFile, Limits, PythonBot, stellar::StellarBot};
use crate::play::bot::{Bot, BotInfo};
use crate::policy::file::{PolicyError, PolicyFile};
use std::sync::Arc;
use std::time::Duration;
use turf_env::games::stellar::{Stellar, StellarV1, StellarV2};

impl BuiltinBots for Stellar {
    const THINK: Option<Duration> = Some(Limits::STELLAR.think);
    const THINK_PER_TURN: bool = true;

    fn bots() -> &'static [BotInfo<Stellar>] {
        stellar::BOTS
    }

    fn planned(file: &PolicyFile) -> Option<Result<MakePlanned<Self>, PolicyError>> {
        let search = planner::file::of_file(file)?;
        Some(search.map(|search| {
            let search = Arc::new(search);
            let make = move || -> Box<dyn Bot<Self>> { Box::new(planner::Planner::new(search.clone())) };
            Arc::new(make) as MakePlanned<Self>
        }))
    }

    fn policies() -> &'static [PolicyKind<Self>] {
        const KINDS: &[PolicyKind<Stellar>] = &[PolicyKind::of::<StellarV1>(), PolicyKind::of::<StellarV2>()];
        KINDS
    }

    fn python_bot(file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        let limits = Limits::STELLAR.given(file.think).patient(patience);
        Some(Box::new(StellarBot::new(file.clone(), limits)))
    }
}
