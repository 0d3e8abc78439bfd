//! [`ScriptEncoding`]: what a network sees of a game in a Python file.

use turf_env::{Encoding, Player, Shape};

use super::definition::Script;
use super::facts::Action;
use super::position::Position;

/// Cells of the grid that the rules show, own and the other's stones changed over for B; scalars of `observe`, or the seat and
/// the lead. A choice is an action that the file lists, or that random games meet; the last choice is the first legal action
/// besides.
#[derive(Clone, Copy)]
pub struct ScriptEncoding(pub Script);

impl ScriptEncoding {
    /// Returns the name of the file whose game has an encoding of this name. `None` if it is no such name.
    pub fn file(encoding: &str) -> Option<String> {
        let (stem, digest) = encoding.rsplit_once('-')?;
        (digest.len() == 8 && digest.bytes().all(|digit| digit.is_ascii_hexdigit())).then(|| format!("{stem}.py"))
    }

    fn other(&self) -> u16 {
        self.0.definition().actions.len() as u16
    }
}

impl Encoding for ScriptEncoding {
    type Game = Position;
    type Rules = Script;

    fn rules(&self) -> Script {
        self.0
    }

    fn shape(&self) -> Shape {
        self.0.definition().shape
    }

    fn observe(&self, game: &Position, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        if cells.is_empty() && scalars.is_empty() {
            return;
        }
        let seen = game.seen(pov);
        if !cells.is_empty() {
            cells.copy_from_slice(&seen.cells);
        }
        if !scalars.is_empty() {
            scalars.copy_from_slice(&seen.scalars);
        }
    }

    fn legal_mask(&self, game: &Position, mask: &mut [bool]) {
        mask.fill(false);
        for action in game.legal() {
            mask[action.choice().unwrap_or(self.other()) as usize] = true;
        }
    }

    fn action(&self, game: &Position, choices: &[u16]) -> Action {
        let listed = self.0.definition().actions.get(choices[0] as usize);
        let legal = || game.legal().iter().find(|action| action.choice().is_none());
        listed.or_else(legal).cloned().unwrap_or_else(|| Action::new(serde_json::Value::Null, None))
    }

    fn announce<'a>(&self, plays: impl Iterator<Item = (&'a Position, &'a [u16])>, observed: bool) {
        Position::announce(plays.map(|(game, choices)| (game, self.action(game, choices))), observed);
    }

    fn announce_outcomes(&self, outcomes: impl Iterator<Item = (Position, Action)>, observed: bool) {
        let outcomes: Vec<_> = outcomes.collect();
        Position::announce(outcomes.iter().map(|(game, outcome)| (game, outcome.clone())), observed);
    }

    fn choices_of(&self, game: &Position, action: &Action, choices: &mut [u16]) -> bool {
        let Some(legal) = game.legal().iter().find(|legal| *legal == action) else { return false };
        choices[0] = legal.choice().unwrap_or(self.other());
        self.action(game, choices) == *action
    }
}
