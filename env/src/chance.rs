//! Chance during a game: dice, cards, spawns ([`Game::chance`]).

use crate::{ActionOf, Game, Rng, Rules};

/// Random stream of what chance does in one game. The outcomes after some number of decisions depend on nothing else, so a
/// game can go on from any position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance(u64);

const CHANCE: u64 = 0xC4A2_CE00_D1CE_5EED;

impl Chance {
    /// Returns the stream of an episode.
    pub fn of_episode(seed: u64, index: u64, episode: u64) -> Self {
        Self(Rng::stream(seed ^ CHANCE, index, episode).next_u64())
    }

    /// Returns the stream of a game between two bots, neither of which knows it by its own seed.
    pub fn of_bots([a, b]: [u64; 2]) -> Self {
        Self::of_episode(a, b, 0)
    }

    /// Plays what chance decides until a player does. `played` gets each action and the position before it.
    pub fn settle<R: Rules>(
        self,
        rules: R,
        game: &mut R::Game,
        decisions: u32,
        mut played: impl FnMut(&R::Game, &ActionOf<R>),
    ) {
        if !rules.has_chance() {
            return;
        }
        let mut outcomes = game.chance();
        let mut rng = Rng::stream(self.0, decisions.into(), 0);
        while !outcomes.is_empty() {
            let mut left = rng.unit();
            let at = outcomes.iter().position(|(_, probability)| {
                left -= probability;
                left < 0.0
            });
            let action = outcomes.swap_remove(at.unwrap_or(outcomes.len() - 1)).0;
            played(game, &action);
            game.play(&action);
            outcomes = game.chance();
        }
    }
}

/// Returns the positions in which a player decides or the game is over, each with its probability. One, if chance does not
/// decide here.
pub fn settled<G: Game>(game: G) -> Vec<(G, f64)> {
    let outcomes = game.chance();
    if outcomes.is_empty() {
        return vec![(game, 1.0)];
    }
    let after = |(action, probability): (G::Action, f64)| {
        let mut next = game.clone();
        next.play(&action);
        settled(next).into_iter().map(move |(next, share)| (next, share * probability))
    };
    outcomes.into_iter().flat_map(after).collect()
}
