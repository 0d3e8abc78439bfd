use crate::{CellKind, Encoding, Game};

/// Constants of [`Game`] and [`Encoding`], as values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    pub game: &'static str,
    pub encoding: &'static str,
    pub simultaneous: bool,
    pub heads: usize,
    pub actions: usize,
    pub cells: usize,
    pub cell_kind: CellKind,
    pub scalars: usize,
}

impl Spec {
    pub const fn of<E: Encoding>() -> Self {
        Self {
            game: E::Game::NAME,
            encoding: E::NAME,
            simultaneous: E::Game::SIMULTANEOUS,
            heads: E::HEADS,
            actions: E::ACTIONS,
            cells: E::CELLS,
            cell_kind: E::CELL_KIND,
            scalars: E::SCALARS,
        }
    }
}
