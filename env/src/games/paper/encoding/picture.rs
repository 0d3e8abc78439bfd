//! [`PaperView`]: paper as a picture alone.

use super::observation_spec;
use super::v1::PaperV1;
use super::view;
use crate::encoding::{CellKind, Encoding};
use crate::games::paper::analysis::foresight;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::observation_spec::ObservationSpec;
use crate::{Curve, Player};

/// `paper-view`: the picture of [`PaperV1`] without its facts, to measure what a network learns by itself. Choices, shield,
/// foresight and potential are those of `paper-v1`.
pub struct PaperView;

impl Encoding for PaperView {
    type Game = Paper;
    const NAME: &'static str = "paper-view";
    const HEADS: usize = PaperV1::HEADS;
    const ACTIONS: usize = PaperV1::ACTIONS;
    const CELLS: usize = view::N_CELLS;
    const CELL_KIND: CellKind = CellKind::Bits(view::N_FLAGS);
    const SCALARS: usize = 0;
    const MAX_REPLY_DEPTH: u32 = foresight::MAX_REPLY_DEPTH;

    fn observation_spec() -> ObservationSpec {
        observation_spec::view()
    }

    fn observe(game: &Paper, pov: Player, cells: &mut [u8], _: &mut [f32]) {
        PaperV1::observe(game, pov, cells, &mut []);
    }

    fn shield(game: &Paper, mask: &mut [bool]) {
        PaperV1::shield(game, mask);
    }

    fn safest(game: &Paper, wanted: &[u16], reply_depth: u32) -> u16 {
        PaperV1::safest(game, wanted, reply_depth)
    }

    fn action(game: &Paper, choices: &[u16]) -> Turn {
        PaperV1::action(game, choices)
    }

    const CURVE: Option<Curve> = PaperV1::CURVE;

    fn potential(game: &Paper, pov: Player) -> f32 {
        PaperV1::potential(game, pov)
    }

    fn mirror(cells: &mut [u8], _: &mut [f32], mask: &mut [bool], choices: &mut [u16]) -> bool {
        PaperV1::mirror(cells, &mut [], mask, choices)
    }
}
