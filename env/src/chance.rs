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
        let mut rng = Rng::stream(self.0, decisions.into(), 0);
        while let Some(action) = drawn(game, &mut rng) {
            played(game, &action);
            game.play(&action);
        }
    }

    /// Returns the first action that [`Chance::settle`] plays.
    pub fn first<G: Game>(self, game: &G, decisions: u32) -> Option<G::Action> {
        drawn(game, &mut Rng::stream(self.0, decisions.into(), 0))
    }
}

fn drawn<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Action> {
    let mut outcomes = game.chance();
    if outcomes.is_empty() {
        return None;
    }
    let mut left = rng.unit();
    let at = outcomes.iter().position(|(_, probability)| {
        left -= probability;
        left < 0.0
    });
    Some(outcomes.swap_remove(at.unwrap_or(outcomes.len() - 1)).0)
}

/// Returns the positions in which a player decides or the game is over, each with its probability. One, if chance does not
/// decide here. Of chance that may follow on chance for ever, what has less than a ten-thousandth is left out.
pub fn settled<G: Game>(game: G) -> Vec<(G, f64)> {
    let mut positions = Vec::new();
    add_settled(game, 1.0, 0, &mut positions);
    let found: f64 = positions.iter().map(|(_, share)| share).sum();
    if found < 1.0 - 1e-9 {
        positions.iter_mut().for_each(|(_, share)| *share /= found);
    }
    positions
}

/// Draws in a row up to which every way is followed.
const LONGEST: u32 = 12;
/// Probability below which a longer way is not.
const LEAST: f64 = 1e-4;

fn add_settled<G: Game>(game: G, share: f64, draws: u32, positions: &mut Vec<(G, f64)>) {
    let outcomes = game.chance();
    if outcomes.is_empty() {
        positions.push((game, share));
        return;
    }
    if draws > LONGEST && share < LEAST {
        return;
    }
    game.announce_chance();
    for (action, probability) in outcomes {
        let mut next = game.clone();
        next.play(&action);
        add_settled(next, share * probability, draws + 1, positions);
    }
}
