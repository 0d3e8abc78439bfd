//! [`Policy`]: Q-values and choices for a batch of observations.

use std::any::Any;
use std::ops::Range;

use super::choices::greedy_value;

/// Observations of `n` decisions, row after row, as the environment writes them.
#[derive(Clone, Copy, Debug)]
pub struct Observed<'a> {
    pub n: usize,
    /// `n × CELLS`; may be empty if [`Policy::uses_cells`] is false.
    pub cells: &'a [u8],
    /// `n × SCALARS`.
    pub scalars: &'a [f32],
    /// Legal choices, `n × HEADS × ACTIONS`; every head has one.
    pub mask: &'a [bool],
}

impl<'a> Observed<'a> {
    pub fn rows(&self, rows: Range<usize>) -> Observed<'a> {
        fn part<'a, T>(table: &'a [T], n: usize, rows: &Range<usize>) -> &'a [T] {
            let width = table.len() / n;
            &table[rows.start * width..rows.end * width]
        }
        Observed {
            n: rows.len(),
            cells: part(self.cells, self.n, &rows),
            scalars: part(self.scalars, self.n, &rows),
            mask: part(self.mask, self.n, &rows),
        }
    }

    pub fn row(&self, row: usize) -> Observed<'a> {
        self.rows(row..row + 1)
    }
}

/// Memory that a policy keeps between calls. Each thread brings its own; policies of the same type may share one.
#[derive(Default)]
pub struct Workspace(Option<Box<dyn Any + Send>>);

impl Workspace {
    /// Returns the memory as a `T`, new if it was of another type.
    pub fn get<T: Default + Send + 'static>(&mut self) -> &mut T {
        if !self.0.as_deref().is_some_and(|inner| inner.is::<T>()) {
            self.0 = Some(Box::<T>::default());
        }
        let inner = self.0.as_deref_mut().and_then(|inner| inner.downcast_mut());
        inner.expect("made above")
    }
}

/// Observations of several games in memory of a device, and one call for the choices in all of them.
pub trait Table: Send {
    /// Returns all rows, to be written: cells, scalars and mask, as in [`Observed`].
    fn rows(&mut self) -> (&mut [u8], &mut [f32], &mut [bool]);

    /// Writes each policy's choices and values ([`Policy::choose`]) in its rows. Other rows keep theirs.
    fn choose(&mut self, players: &[(&dyn Policy, Vec<i64>)], choices: &mut [u16], values: &mut [f32]);
}

/// Plays without chance: exploration is the caller's. A row's result must not depend on the other rows.
pub trait Policy: Any + Send + Sync {
    /// Writes Q of every choice, `n × HEADS × ACTIONS`, comparable within a head. Must not read the mask, which may be empty.
    fn q(&self, seen: &Observed, workspace: &mut Workspace, q: &mut [f32]);

    /// Writes the [greedy](super::greedy) choices, `n × HEADS`, and into `values` each decision's value, `n`: the mean of the
    /// highest legal Q over the heads that matter ([`for_heads_that_matter`](super::for_heads_that_matter)).
    fn choose(&self, seen: &Observed, workspace: &mut Workspace, choices: &mut [u16], mut values: Option<&mut [f32]>) {
        let (heads, width) = (choices.len() / seen.n, seen.mask.len() / seen.n);
        let mut q = vec![0.0; seen.mask.len()];
        self.q(seen, workspace, &mut q);
        let rows = q.chunks_exact(width).zip(seen.mask.chunks_exact(width));
        for (i, ((q, mask), choices)) in rows.zip(choices.chunks_exact_mut(heads)).enumerate() {
            let value = greedy_value(q, mask, width / heads, choices);
            if let Some(values) = &mut values {
                values[i] = value;
            }
        }
    }

    fn uses_cells(&self) -> bool {
        true
    }

    /// Returns true if `q` is one value per observation, that of a position which a choice leads to
    /// ([`Afterstates`](super::afterstates::Afterstates)).
    fn rates_afterstates(&self) -> bool {
        false
    }

    /// Creates a table for `n` games with one head each if one call for all of them is faster than calls for a few each on
    /// several threads. All policies of a run must then be of this type.
    fn table(&self, _n: usize) -> Option<Box<dyn Table>> {
        None
    }
}

/// Policy whose Q is 0: plays the first legal choices. With exploration 1 it is a random player.
#[derive(Clone, Copy, Debug)]
pub struct FirstLegal;

impl Policy for FirstLegal {
    fn q(&self, _: &Observed, _: &mut Workspace, q: &mut [f32]) {
        q.fill(0.0);
    }

    fn uses_cells(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_workspace_holds_what_was_left_there() {
        let mut workspace = Workspace::default();
        workspace.get::<Vec<f32>>().push(1.0);
        assert_eq!(*workspace.get::<Vec<f32>>(), [1.0]);
        assert!(workspace.get::<Vec<u8>>().is_empty());
        assert!(workspace.get::<Vec<f32>>().is_empty());
    }
}
