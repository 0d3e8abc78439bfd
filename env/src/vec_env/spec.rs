use crate::{CellKind, Encoding, Rules};

/// What is fixed of a game and its encoding.
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
    pub fn of<E: Encoding>(encoding: E) -> Self {
        let (rules, shape) = (encoding.rules(), encoding.shape());
        Self {
            game: rules.name(),
            encoding: shape.name,
            simultaneous: rules.simultaneous(),
            heads: shape.heads,
            actions: shape.actions,
            cells: shape.cells,
            cell_kind: shape.cell_kind,
            scalars: shape.scalars,
        }
    }
}
