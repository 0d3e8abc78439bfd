//! [`BatchPolicy`]: what chooses for many games at a time.

use std::any::Any;

use turf_agents::policy::net::Dims;
use turf_env::Encoding;

/// Observations of `n` decisions, row after row, as the environment writes them.
#[derive(Clone, Copy, Debug)]
pub struct Observed<'a> {
    /// Number of rows.
    pub n: usize,
    /// `n × CELLS`; empty where [`BatchPolicy::uses_cells`] is false.
    pub cells: &'a [u8],
    /// `n × SCALARS`.
    pub scalars: &'a [f32],
    /// Legal choices, `n × HEADS × ACTIONS`; every head has one.
    pub mask: &'a [bool],
}

impl<'a> Observed<'a> {
    /// One of the rows, of encoding `E`.
    pub(crate) fn row<E: Encoding>(&self, row: usize) -> Observed<'a> {
        fn part<T>(rows: &[T], width: usize, row: usize) -> &[T] {
            if rows.is_empty() {
                rows
            } else {
                &rows[row * width..][..width]
            }
        }
        Observed {
            n: 1,
            cells: part(self.cells, E::CELLS, row),
            scalars: part(self.scalars, E::SCALARS, row),
            mask: part(self.mask, E::HEADS * E::ACTIONS, row),
        }
    }
}

/// Memory that a policy keeps between calls: each thread brings its own, and a policy finds there what any policy of the same
/// type left.
#[derive(Default)]
pub struct Workspace(Option<Box<dyn Any + Send>>);

impl Workspace {
    /// The memory as a `T`, new where another type was there.
    pub fn get<T: Default + Send + 'static>(&mut self) -> &mut T {
        if !self.0.as_deref().is_some_and(|inner| inner.is::<T>()) {
            self.0 = Some(Box::<T>::default());
        }
        let inner = self.0.as_deref_mut().and_then(|inner| inner.downcast_mut());
        inner.expect("made above")
    }
}

/// Chooses for many games at a time, without chance: exploration is the caller's. A network in plain Rust ([`crate::rollout::net`]), one
/// in libtorch or a Python callable can be one.
pub trait BatchPolicy: Send + Sync {
    /// Writes the legal choice of every head that the policy likes best, `n × HEADS`, and where `values` is given what each
    /// decision is worth by it, `n`: the highest value of a legal choice, the mean of that over the heads that matter
    /// ([`crate::rollout::observation::for_heads_that_matter`]). A row's result must not depend on the other rows.
    fn choose(&self, seen: &Observed, workspace: &mut Workspace, choices: &mut [u16], values: Option<&mut [f32]>);

    /// Whether the cells are read; if not, callers may leave them empty.
    fn uses_cells(&self) -> bool {
        true
    }
}

/// Plays the first legal choice and thinks nothing of it; with exploration 1 a random player.
#[derive(Clone, Copy, Debug)]
pub struct FirstLegal {
    actions: usize,
}

impl FirstLegal {
    /// For encoding `E`.
    pub fn of<E: Encoding>() -> Self {
        Self { actions: E::ACTIONS }
    }
}

impl BatchPolicy for FirstLegal {
    fn choose(&self, seen: &Observed, _: &mut Workspace, choices: &mut [u16], values: Option<&mut [f32]>) {
        choose_first(seen.mask, self.actions, choices);
        if let Some(values) = values {
            values.fill(0.0);
        }
    }

    fn uses_cells(&self) -> bool {
        false
    }
}

/// The first legal choice of every head.
pub(crate) fn choose_first(mask: &[bool], actions: usize, choices: &mut [u16]) {
    for (mask, choice) in mask.chunks_exact(actions).zip(choices) {
        *choice = mask.iter().position(|&legal| legal).expect("a legal choice") as u16;
    }
}

/// The greedy choices of one decision, and its value, from Q and mask, both `HEADS × ACTIONS`.
pub(crate) fn choose_greedily(q: &[f32], mask: &[bool], dims: &Dims, choices: &mut [u16]) -> f32 {
    let actions = dims.actions;
    turf_agents::policy::greedy(q, mask, actions, choices);
    let (mut sum, mut n) = (0.0, 0.0);
    let n_legal = |head: usize| {
        mask[head * actions..(head + 1) * actions]
            .iter()
            .map(|&m| m as u32)
            .sum()
    };
    crate::rollout::observation::for_heads_that_matter(dims.heads, n_legal, |head| {
        sum += q[head * actions + choices[head] as usize];
        n += 1.0;
    });
    sum / n
}

#[cfg(test)]
mod tests {
    use turf_env::CellKind;

    use super::*;

    #[test]
    fn a_decision_is_worth_the_mean_of_its_heads_best_legal_choices() {
        let value = |q: &[f32], mask: &[bool], heads: usize| {
            let dims = Dims {
                heads,
                actions: q.len() / heads,
                cells: 0,
                cell_kind: CellKind::Bits(1),
                scalars: 0,
            };
            choose_greedily(q, mask, &dims, &mut vec![0; heads])
        };
        // One head that matters, then two, then one head of three options.
        assert_eq!(value(&[1.0, 4.0, 7.0, 3.0], &[true, true, true, false], 2), 4.0);
        assert_eq!(value(&[-1.0, -3.0, 9.0, 2.0], &[true; 4], 2), 4.0);
        assert_eq!(value(&[7.0, 1.0, 2.0], &[false, true, true], 1), 2.0);
    }

    #[test]
    fn a_workspace_holds_what_was_left_there() {
        let mut workspace = Workspace::default();
        workspace.get::<Vec<f32>>().push(1.0);
        assert_eq!(*workspace.get::<Vec<f32>>(), [1.0]);
        assert!(workspace.get::<Vec<u8>>().is_empty());
        assert!(workspace.get::<Vec<f32>>().is_empty());
    }
}
