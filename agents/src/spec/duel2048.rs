use super::builtin::BuiltinBots;
use crate::bots::duel2048::search::bot::SearchBot;
use crate::bots::duel2048::search::learn::LeafLearning;
use crate::bots::duel2048::search::policy::LeafPolicy;
use crate::bots::duel2048::{self, negamax, tower, wedge};
use crate::contest::host::{BotFile, Limits, PythonBot, duel2048::Duel2048Bot};
use crate::play::bot::{Bot, BotInfo, Think};
use crate::policy::file::{Content, PolicyError, PolicyFile};
use crate::policy::search::{SearchLearning, SearchPolicy};
use std::sync::Arc;
use std::time::Duration;
use turf_env::games::duel2048::Duel2048;

impl BuiltinBots for Duel2048 {
    const THINK: Option<Duration> = Some(Limits::DUEL2048.think);

    fn bots() -> &'static [BotInfo<Duel2048>] {
        duel2048::BOTS
    }

    fn searcher(name: &str, think: Think) -> Option<Box<dyn Bot<Self>>> {
        Some(match (name, think) {
            ("negamax", Think::Depth(depth)) => Box::new(negamax::Negamax::new(depth)),
            ("wedge", Think::Depth(depth)) => Box::new(wedge::Wedge::new(depth)),
            ("tower", Think::Depth(depth)) => Box::new(tower::Tower::new(depth)),
            ("summit", think) => Box::new(SearchBot::new(Default::default(), Default::default(), think)),
            _ => return None,
        })
    }

    fn search_policy(file: &PolicyFile) -> Option<Result<Box<dyn SearchPolicy<Self>>, PolicyError>> {
        (file.content == Content::Leaf).then(|| Ok(Box::new(LeafPolicy::new(file)?) as _))
    }

    fn search_learning() -> Option<&'static dyn SearchLearning> {
        Some(&LeafLearning)
    }

    fn python_bot(file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        let limits = Limits::DUEL2048.given(file.think).patient(patience);
        Some(Box::new(Duel2048Bot::new(file.clone(), limits)))
    }
}
