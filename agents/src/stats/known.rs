//! Committed round robins with the ratings of built-in bots: `agents/ratings/GAME.json`, written by `scripts/ratings GAME`.
//! Tables and pictures of the documents come from the same files.

use std::sync::LazyLock;

use crate::stats::payoff::RoundRobin;

static FILES: LazyLock<Vec<RoundRobin>> = LazyLock::new(|| {
    [
        include_str!("../../ratings/paper.json"),
        include_str!("../../ratings/duel2048.json"),
        include_str!("../../ratings/stellar.json"),
    ]
    .map(|text| RoundRobin::from_json(text).expect("committed as written"))
    .into()
});

pub fn known(game: &str) -> Option<&'static RoundRobin> {
    FILES.iter().find(|file| file.game == game)
}
