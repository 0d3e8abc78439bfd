//! Replay files: one JSON object per game, from which the game can be played again exactly.

use std::path::Path;

use serde::{Deserialize, Serialize};
use turf_env::{Game, Player};

use crate::arena::PlayedGame;

/// A game on disk: `{game, setup, actions, names, winner, reason, turns, scores}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Replay<G: Game> {
    /// [`Game::NAME`].
    pub game: String,
    /// Everything chance decided.
    pub setup: G::Setup,
    /// What was played, by both players in turn.
    pub actions: Vec<G::Action>,
    /// Who played A and B.
    pub names: [String; 2],
    /// 0 for A, 1 for B, null for a draw.
    pub winner: Option<u8>,
    /// The contest's code of how it ended.
    pub reason: String,
    /// Completed turns.
    pub turns: u32,
    /// What each side had at the end.
    pub scores: [f64; 2],
}

/// Why a replay file cannot be used, in one line.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The file is no replay, or one of another game.
    #[error("not a replay of {game}: {why}")]
    Foreign {
        /// The game asked for.
        game: &'static str,
        /// What does not fit.
        why: String,
    },
}

impl<G: Game> Replay<G> {
    /// The replay of a played game; `names` by seat.
    pub fn new(played: &PlayedGame<G>, names: [&str; 2]) -> Self {
        Self {
            game: G::NAME.to_string(),
            setup: played.setup.clone(),
            actions: played.actions.clone(),
            names: names.map(str::to_string),
            winner: played.winner.map(|p| p.index() as u8),
            reason: played.reason.to_string(),
            turns: played.turns,
            scores: played.scores,
        }
    }

    /// Reads a replay and checks that its actions lead to the result it states.
    pub fn read(path: &Path) -> Result<Self, ReplayError> {
        Self::from_json(&std::fs::read_to_string(path)?)
    }

    /// Like [`Replay::read`], from the text of the file.
    pub fn from_json(text: &str) -> Result<Self, ReplayError> {
        let foreign = |why: String| ReplayError::Foreign { game: G::NAME, why };
        let replay: Self = serde_json::from_str(text).map_err(|e| foreign(e.to_string()))?;
        if replay.game != G::NAME {
            return Err(foreign(format!("it is one of {}", replay.game)));
        }
        replay.check().map_err(foreign)?;
        Ok(replay)
    }

    /// All positions, the first one included. An illegal last action, which lost the game, leads to none.
    pub fn positions(&self) -> Vec<G> {
        let mut positions = vec![G::new(&self.setup)];
        for action in &self.actions {
            let mut next = positions.last().expect("at least the first").clone();
            if !next.is_legal(action) {
                break;
            }
            next.play(action);
            positions.push(next);
        }
        positions
    }

    fn check(&self) -> Result<(), String> {
        let mut game = G::new(&self.setup);
        for (i, action) in self.actions.iter().enumerate() {
            if !game.is_legal(action) {
                // What an illegal action leads to is the contest's business; it can only be the last one.
                let last = i + 1 == self.actions.len() && game.outcome().is_none();
                return if last {
                    Ok(())
                } else {
                    Err(format!("action {i} is illegal"))
                };
            }
            game.play(action);
        }
        let Some(outcome) = game.outcome() else { return Ok(()) }; // a bot gave up: the position says nothing
        let winner = outcome.winner.map(Player::index);
        if (winner, outcome.reason) != (self.winner.map(usize::from), &self.reason) {
            return Err(format!("its actions end with {winner:?} {}", outcome.reason));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Seats, Series, play_series};
    use crate::spec::BotSource;
    use crate::toy::{Nim, NimConfig, NimV1};

    fn sample() -> Replay<Nim> {
        let bots: Vec<BotSource<NimV1>> = BotSource::parse_list("solver,chance").unwrap();
        let series = Series {
            games: 1,
            seed: 5,
            seats: Seats::Fixed,
            config: NimConfig::default(),
        };
        Replay::new(
            &play_series::<Nim>(&bots[0], &bots[1], &series, &|_| ())[0].game,
            ["solver", "chance"],
        )
    }

    #[test]
    fn a_replay_comes_back_and_replays() {
        let replay = sample();
        let back = Replay::<Nim>::from_json(&serde_json::to_string(&replay).unwrap()).unwrap();
        assert_eq!(back, replay);
        let positions = back.positions();
        assert_eq!(positions.len(), replay.actions.len() + 1);
        assert_eq!(positions.last().unwrap().pile, 0);
    }

    #[test]
    fn false_replays_are_refused() {
        let refused = |change: fn(&mut Replay<Nim>), says: &str| {
            let mut replay = sample();
            change(&mut replay);
            let error = Replay::<Nim>::from_json(&serde_json::to_string(&replay).unwrap())
                .unwrap_err()
                .to_string();
            assert!(error.contains(says), "{error}");
        };
        refused(|r| r.game = "paper".into(), "it is one of paper");
        refused(|r| r.winner = r.winner.map(|w| 1 - w), "its actions end with");
        refused(|r| r.actions[0] = 9, "action 0 is illegal");
        assert!(Replay::<Nim>::from_json("{}").is_err());
    }
}
