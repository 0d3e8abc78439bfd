//! Encoding `paper-v1`, and an 11 × 11 byte view for comparing speeds.

use super::features;
use super::observation_spec;
use super::view;
use crate::encoding::{CellKind, Encoding};
use crate::games::paper::PaperRules;
use crate::games::paper::analysis::facts::Situation;
use crate::games::paper::analysis::foresight;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::observation_spec::ObservationSpec;
use crate::{Curve, Game, Player, Shape};

/// `paper-v1`: the egocentric, heading-up, multi-scale view as bytes, the exact facts as scalars. Both are zero after the end
/// of a game. Choices: left, straight, right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaperV1;

const PER_CELL: f32 = 0.0045;

fn shield_by(safe: [bool; 3], dies: [bool; 3], mask: &mut [bool]) {
    // First choice: moves that can be finished; else moves that do not lose at once; else all.
    for allowed in [safe, dies.map(|d| !d)] {
        if (0..3).any(|i| mask[i] && allowed[i]) {
            (0..3).for_each(|i| mask[i] &= allowed[i]);
            return;
        }
    }
}

impl Encoding for PaperV1 {
    type Game = Paper;
    type Rules = PaperRules;
    #[inline]
    fn rules(&self) -> PaperRules {
        PaperRules
    }
    #[inline]
    fn shape(&self) -> Shape {
        Shape {
            name: "paper-v1",
            actions: 3,
            cells: view::N_CELLS,
            cell_kind: CellKind::Bits(view::N_FLAGS),
            scalars: features::N_SCALARS,
            curve: Some(Curve::PAPER),
            max_reply_depth: foresight::MAX_REPLY_DEPTH,
            ..Shape::ONE_HEAD
        }
    }

    fn observation_spec(&self) -> ObservationSpec {
        observation_spec::v1()
    }

    fn observe(&self, game: &Paper, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        if game.outcome().is_some() {
            cells.fill(0);
            scalars.fill(0.0);
            return;
        }
        if !cells.is_empty() {
            view::write(game, pov, cells);
        }
        if !scalars.is_empty() {
            let mut situation = Situation::new(game, pov);
            let after = situation.actions();
            features::write(&situation, &after, scalars);
        }
    }

    fn legal_mask(&self, game: &Paper, mask: &mut [bool]) {
        mask.fill(game.outcome().is_none());
    }

    fn shield(&self, game: &Paper, mask: &mut [bool]) {
        let situation = Situation::new(game, game.to_move()).with_foe_closing();
        let after = Turn::ALL.map(|t| situation.after(t, false));
        shield_by(after.each_ref().map(|f| f.safe), after.each_ref().map(|f| f.dies), mask);
    }

    fn safest(&self, game: &Paper, wanted: &[u16], reply_depth: u32) -> u16 {
        let mut turns = [Turn::Straight; 3];
        for (turn, &choice) in turns.iter_mut().zip(wanted) {
            *turn = Turn::ALL[choice as usize];
        }
        foresight::choose(game, &turns[..wanted.len()], reply_depth) as u16
    }

    fn observe_and_mask(&self, game: &Paper, shield: bool, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]) {
        self.legal_mask(game, mask);
        if scalars.is_empty() || game.outcome().is_some() {
            self.observe(game, game.to_move(), cells, scalars);
            if shield && game.outcome().is_none() {
                self.shield(game, mask);
            }
            return;
        }
        if !cells.is_empty() {
            view::write(game, game.to_move(), cells);
        }
        let mut situation = Situation::new(game, game.to_move());
        let after = situation.actions();
        features::write(&situation, &after, scalars);
        if shield {
            shield_by(after.each_ref().map(|f| f.safe), after.each_ref().map(|f| f.dies), mask);
        }
    }

    #[inline]
    fn prefetch(&self, game: &Paper) {
        game.prefetch();
    }

    fn action(&self, _: &Paper, choices: &[u16]) -> Turn {
        Turn::ALL[choices[0] as usize]
    }

    fn choices_of(&self, _: &Paper, action: &Turn, choices: &mut [u16]) -> bool {
        choices[0] = *action as u16;
        true
    }

    fn potential(&self, game: &Paper, pov: Player) -> f32 {
        PER_CELL * (game.area(pov) as f32 - game.area(!pov) as f32)
    }

    fn mirror(&self, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool], choices: &mut [u16]) -> bool {
        view::mirror(cells);
        if !scalars.is_empty() {
            features::mirror(scalars);
        }
        mask.reverse();
        choices.iter_mut().for_each(|c| *c = 2 - *c);
        true
    }
}
