//! [`PaperView`]: paper as a picture alone.

use super::observation_spec;
use super::v1::PaperV1;
use super::view;
use crate::encoding::{CellKind, Encoding};
use crate::games::paper::PaperRules;
use crate::games::paper::analysis::foresight;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::observation_spec::ObservationSpec;
use crate::{Player, Shape};

/// `paper-view`: the picture of [`PaperV1`] without its facts, to measure what a network learns by itself. Choices, shield,
/// foresight and potential are those of `paper-v1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaperView;

impl Encoding for PaperView {
    type Game = Paper;
    type Rules = PaperRules;
    #[inline]
    fn rules(&self) -> PaperRules {
        PaperRules
    }
    #[inline]
    fn shape(&self) -> Shape {
        Shape {
            name: "paper-view",
            heads: PaperV1.heads(),
            actions: PaperV1.actions(),
            cells: view::N_CELLS,
            cell_kind: CellKind::Bits(view::N_FLAGS),
            scalars: 0,
            curve: PaperV1.shape().curve,
            max_reply_depth: foresight::MAX_REPLY_DEPTH,
        }
    }

    fn observation_spec(&self) -> ObservationSpec {
        observation_spec::view()
    }

    fn observe(&self, game: &Paper, pov: Player, cells: &mut [u8], _: &mut [f32]) {
        PaperV1.observe(game, pov, cells, &mut []);
    }

    fn shield(&self, game: &Paper, mask: &mut [bool]) {
        PaperV1.shield(game, mask);
    }

    fn safest(&self, game: &Paper, wanted: &[u16], reply_depth: u32) -> u16 {
        PaperV1.safest(game, wanted, reply_depth)
    }

    fn action(&self, game: &Paper, choices: &[u16]) -> Turn {
        PaperV1.action(game, choices)
    }

    fn potential(&self, game: &Paper, pov: Player) -> f32 {
        PaperV1.potential(game, pov)
    }

    fn mirror(&self, cells: &mut [u8], _: &mut [f32], mask: &mut [bool], choices: &mut [u16]) -> bool {
        PaperV1.mirror(cells, &mut [], mask, choices)
    }
}
