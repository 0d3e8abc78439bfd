use serde::Serialize;
use turf_agents::stats::score::Score;

#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    pub bot: String,
    /// True if training used the bot as an opponent.
    pub met: bool,
    #[serde(flatten)]
    pub score: Score,
}
