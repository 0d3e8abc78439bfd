//! A line of an evaluation.

use serde::Serialize;
use turf_agents::stats::score::Score;

/// How the policy did against one bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    /// The bot's name.
    pub bot: String,
    /// Whether it was met in training.
    pub met: bool,
    /// Everything else.
    #[serde(flatten)]
    pub score: Score,
}
