//! A running tournament, as the server sees it.

use serde_json::Value;

use crate::film::Film;

/// A tournament to watch, whoever runs it.
pub trait Watched: Send + Sync {
    /// `title`, `running`, `table` (a list of `name`, `played`, `wins`, `draws`, `losses`, `points`), `games` (the latest
    /// first: `id`, `names`, `winner`, `reason`), `done` and `total` games.
    fn standings(&self) -> Result<Value, String>;
    /// A game by its number.
    fn film(&self, game: u64) -> Result<Option<Film>, String>;
}
