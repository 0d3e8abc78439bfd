use super::builtin::{BuiltinBots, PolicyEncoding};
use crate::bots::paper::{self, death};
use crate::contest::host::{BotFile, Limits, PythonBot, paper::PaperBot};
use crate::play::bot::BotInfo;
use std::sync::Arc;
use std::time::Duration;
use turf_env::Player;
use turf_env::games::paper::{Paper, PaperSetup, PaperView, Turn};

impl BuiltinBots for Paper {
    const THINK: Option<Duration> = Some(Limits::PAPER.think);

    fn bots() -> &'static [BotInfo<Paper>] {
        paper::BOTS
    }

    fn other_encodings() -> &'static [PolicyEncoding<Self>] {
        const OTHERS: &[PolicyEncoding<Paper>] = &[PolicyEncoding::of::<PaperView>()];
        OTHERS
    }

    fn python_bot(file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        let limits = Limits::PAPER.given(file.think).patient(patience);
        Some(Box::new(PaperBot::new(file.clone(), limits)))
    }

    fn died_alone(setup: &PaperSetup, actions: &[Turn], me: Player) -> Option<bool> {
        Some(death::without_foe_near(setup, actions, me))
    }
}
