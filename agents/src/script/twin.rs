//! Comparison of a game in a Python file with its rewrite in Rust.

use std::slice;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use turf_env::{ActionOf, Encoding, Game, Rng};

use super::definition::Script;
use crate::bots::random_legal::RandomLegal;
use crate::offered::Offered;
use crate::play::arena::play_game;

/// A random game, with what a twin must agree on.
pub struct RandomGame {
    setup: Value,
    /// Of each position result and scores, who decides, what is legal or what chance may do, and what is played. What cannot be
    /// compared is absent.
    positions: Vec<Value>,
}

/// First position of a game that two twins see differently.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difference {
    /// Number of actions and outcomes before it.
    pub ply: usize,
    pub rust: Value,
    pub python: Value,
}

impl RandomGame {
    pub fn new<R: Offered>(rules: R, config: &R::Config, seed: u64) -> Self {
        let encoding = rules.encoding();
        let setup = rules.draw_setup(config, &mut Rng::new(seed));
        let [mut a, mut b] = [(); 2].map(|_| RandomLegal::new(encoding));
        let played = play_game(rules, &setup, [&mut a, &mut b], [seed, !seed]);
        let mut game = rules.start(&setup);
        let mut position = |action: Option<&ActionOf<R>>| {
            let outcome = game.outcome().map(|outcome| (outcome.winner.map(|winner| winner.index()), outcome.reason));
            let mut position = json!({"result": outcome, "scores": game.scores()});
            if let Some(action) = action {
                position["decides"] = json!(game.decider().map(|player| player.index()));
                position["action"] = written(rules, action);
                let outcomes = game.chance();
                if !outcomes.is_empty() {
                    position["chance"] =
                        outcomes.iter().map(|(action, p)| json!([written(rules, action), p])).collect();
                } else if encoding.heads() == 1 {
                    position["legal"] = legal(encoding, &game).map(|action| written(rules, &action)).collect();
                }
                game.play(action);
            }
            position
        };
        let positions = played.actions.iter().map(Some).chain([None]).map(&mut position).collect();
        Self { setup: json!(setup), positions }
    }

    /// Returns the number of actions and outcomes.
    pub fn plies(&self) -> usize {
        self.positions.len() - 1
    }
}

/// Lists the legal actions of an encoding with one head.
fn legal<E: Encoding>(encoding: E, game: &E::Game) -> impl Iterator<Item = <E::Game as Game>::Action> {
    let mut mask = vec![false; encoding.actions()];
    encoding.legal_mask(game, &mut mask);
    (0..).zip(mask).filter(|(_, legal)| *legal).map(move |(choice, _)| encoding.action(game, &[choice]))
}

/// Returns an action as it stands in a record.
fn written<R: Offered>(rules: R, action: &ActionOf<R>) -> Value {
    match rules.write_actions(slice::from_ref(action)) {
        Value::Array(mut list) => list.remove(0),
        word => word,
    }
}

impl Script {
    /// Plays a game of the rewrite in this file. Returns where it goes another way.
    pub fn differs(&self, game: &RandomGame) -> Result<Option<Difference>, String> {
        let mut process = self.definition().slot(rayon::current_thread_index().unwrap_or(0)).lock();
        process.life()?;
        let answer = process.ask(json!({"ask": "twin", "setup": game.setup, "positions": game.positions}))?;
        serde_json::from_slice(&answer).map_err(|e| e.to_string())
    }
}
