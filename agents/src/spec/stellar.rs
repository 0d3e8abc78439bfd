use super::builtin::BuiltinBots;
use crate::bots::stellar;
use crate::bots::stellar::planner::policy::PlannerPolicy;
use crate::contest::host::{BotFile, Limits, PythonBot, stellar::StellarBot};
use crate::play::bot::BotInfo;
use crate::policy::file::{Content, PolicyError, PolicyFile};
use crate::policy::search::SearchPolicy;
use std::sync::Arc;
use std::time::Duration;
use turf_env::games::stellar::Stellar;

impl BuiltinBots for Stellar {
    const THINK: Option<Duration> = Some(Limits::STELLAR.think);
    const THINK_PER_TURN: bool = true;

    fn bots() -> &'static [BotInfo<Stellar>] {
        stellar::BOTS
    }

    fn search_policy(file: &PolicyFile) -> Option<Result<Box<dyn SearchPolicy<Self>>, PolicyError>> {
        matches!(file.content, Content::Planner(_)).then(|| Ok(Box::new(PlannerPolicy::of_file(file)?) as _))
    }

    fn python_bot(file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        let limits = Limits::STELLAR.given(file.think).patient(patience);
        Some(Box::new(StellarBot::new(file.clone(), limits)))
    }
}
