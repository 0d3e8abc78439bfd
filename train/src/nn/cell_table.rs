//! Table of the first layer's weights for sparse binary features: one row per possible feature of an observation's
//! cells.
//!
//! Only a few hundred of thousands of features are active, so the sum and its gradient go row by row instead of by a
//! dense product. libtorch's `embedding_bag` with its dense gradient trains ten times fewer samples per second.

use turf_agents::policy::net::Dims;
use turf_env::CellKind;

#[derive(Clone, Debug, PartialEq)]
pub struct CellTable {
    kind: CellKind,
    cells: usize,
    width: usize,
    rows: Vec<f32>,
}

impl CellTable {
    pub fn new(dims: &Dims, width: usize) -> Self {
        let rows = vec![0.0; dims.cells * dims.cell_kind.n() * width];
        Self { kind: dims.cell_kind, cells: dims.cells, width, rows }
    }

    pub fn width(&self) -> usize {
        self.width
    }

    pub fn n_rows(&self) -> usize {
        self.cells * self.kind.n()
    }

    pub fn rows(&self) -> &[f32] {
        &self.rows
    }

    pub fn rows_mut(&mut self) -> &mut [f32] {
        &mut self.rows
    }

    #[inline]
    fn for_each_feature(&self, cells: &[u8], mut f: impl FnMut(usize)) {
        match self.kind {
            CellKind::Classes(n) => cells.iter().enumerate().for_each(|(i, &class)| f(i * n + class as usize)),
            CellKind::Bits(n) => {
                for (i, &byte) in cells.iter().enumerate() {
                    let mut bits = byte;
                    while bits != 0 {
                        f(i * n + bits.trailing_zeros() as usize);
                        bits &= bits - 1;
                    }
                }
            }
        }
    }

    pub fn active(&self, cells: &[u8]) -> Active {
        let mut active = Active::default();
        for cells in cells.chunks_exact(self.cells) {
            self.for_each_feature(cells, |feature| active.features.push(feature as u32));
            active.ends.push(active.features.len());
        }
        active
    }

    pub fn sums(&self, active: &Active) -> Vec<f32> {
        let mut sums = vec![0.0; active.ends.len() * self.width];
        for (at, len) in blocks(self.width) {
            for (features, sum) in active.rows().zip(sums.chunks_exact_mut(self.width)) {
                match (&mut sum[at..at + len]).try_into() {
                    Ok(block) => self.sum_block(features, at, block),
                    Err(_) => self.sum_rest(features, at, &mut sum[at..at + len]),
                }
            }
        }
        sums
    }

    /// The fixed length lets the compiler keep the sum in registers.
    fn sum_block(&self, features: &[u32], at: usize, out: &mut [f32; LANES]) {
        let mut sum = [0.0; LANES];
        for &feature in features {
            let row = &self.rows[feature as usize * self.width + at..][..LANES];
            sum.iter_mut().zip(row).for_each(|(s, r)| *s += r);
        }
        *out = sum;
    }

    fn sum_rest(&self, features: &[u32], at: usize, out: &mut [f32]) {
        for &feature in features {
            let row = &self.rows[feature as usize * self.width + at..][..out.len()];
            out.iter_mut().zip(row).for_each(|(s, r)| *s += r);
        }
    }
}

/// Number of columns summed at a time: so few that the batch's part of the table stays in the second-level cache.
pub const LANES: usize = 64;

pub fn blocks(width: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..width).step_by(LANES).map(move |at| (at, LANES.min(width - at)))
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Active {
    features: Vec<u32>,
    ends: Vec<usize>,
}

impl Active {
    pub fn features(&self) -> &[u32] {
        &self.features
    }

    pub fn rows(&self) -> impl Iterator<Item = &[u32]> {
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.features[start..end])
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use turf_env::Rng;

    pub(crate) const DIMS: Dims = Dims { heads: 1, actions: 1, cells: 3, cell_kind: CellKind::Bits(4), scalars: 0 };

    pub(crate) fn random(n: usize, rng: &mut Rng) -> Vec<f32> {
        (0..n).map(|_| rng.unit() as f32 - 0.5).collect()
    }

    #[test]
    fn features_of_both_kinds() {
        let active = |kind, cells: &[u8]| {
            let dims = Dims { cell_kind: kind, ..DIMS };
            CellTable::new(&dims, 1).active(cells)
        };
        let rows = |active: &Active| active.rows().map(<[u32]>::to_vec).collect::<Vec<_>>();
        let bits = active(CellKind::Bits(4), &[0b0101, 0, 0b1000, 0, 0, 0]);
        assert_eq!(rows(&bits), [vec![0, 2, 11], vec![]]);
        let classes = active(CellKind::Classes(4), &[1, 0, 3]);
        assert_eq!(rows(&classes), [[1, 4, 11]]);
    }

    #[test]
    fn sums_equal_the_rows_added_by_hand() {
        for width in [2, LANES, LANES + 3] {
            let mut table = CellTable::new(&DIMS, width);
            table.rows = random(12 * width, &mut Rng::new(1));
            let sums = table.sums(&table.active(&[0b0011, 0, 0, 0, 0, 0b1000]));
            for k in 0..width {
                assert_eq!(sums[k], table.rows[k] + table.rows[width + k]);
                assert_eq!(sums[width + k], table.rows[11 * width + k]);
            }
        }
    }
}
