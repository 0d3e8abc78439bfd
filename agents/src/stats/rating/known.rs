//! The committed round robins, from which the ratings of built-in bots come: `agents/ratings/GAME.json`, written by
//! `scripts/ratings GAME`. Tables and pictures in the documents are drawn from the same files.

use std::sync::LazyLock;

use crate::stats::payoff::RoundRobin;

static FILES: LazyLock<Vec<RoundRobin>> = LazyLock::new(|| {
    [
        include_str!("../../../ratings/paper.json"),
        include_str!("../../../ratings/duel2048.json"),
        include_str!("../../../ratings/stellar.json"),
    ]
    .map(|text| RoundRobin::from_json(text).expect("committed as written"))
    .into()
});

/// The committed round robin of this game, if it has one.
pub fn known(game: &str) -> Option<&'static RoundRobin> {
    FILES.iter().find(|file| file.game == game)
}
