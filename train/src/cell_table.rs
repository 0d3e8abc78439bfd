//! The first layer's rows for sparse binary features: one row of weights per possible feature of an observation's cells.
//!
//! Of thousands of features a few hundred are active, so both the sum and its gradient are done row by row here instead
//! of as a dense product: libtorch's `embedding_bag` with its dense gradient trains ten times fewer samples per second.

use turf_agents::policy::net::Dims;
use turf_env::CellKind;

/// A table `features × width`, zero at the start.
#[derive(Clone, Debug, PartialEq)]
pub struct CellTable {
    kind: CellKind,
    cells: usize,
    width: usize,
    rows: Vec<f32>,
}

impl CellTable {
    /// All zero.
    pub fn new(dims: &Dims, width: usize) -> Self {
        let rows = vec![0.0; dims.cells * dims.cell_kind.n() * width];
        Self {
            kind: dims.cell_kind,
            cells: dims.cells,
            width,
            rows,
        }
    }

    /// Numbers per row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Features.
    pub fn n_rows(&self) -> usize {
        self.cells * self.kind.n()
    }

    /// All rows, one after the other.
    pub fn rows(&self) -> &[f32] {
        &self.rows
    }

    /// The same, to be changed.
    pub fn rows_mut(&mut self) -> &mut [f32] {
        &mut self.rows
    }

    /// The rows of `other`, copied over.
    pub fn copy_from(&mut self, other: &CellTable) {
        self.rows.copy_from_slice(&other.rows);
    }

    /// Calls `f` with every active feature of one observation.
    #[inline]
    fn for_each_feature(&self, cells: &[u8], mut f: impl FnMut(usize)) {
        match self.kind {
            CellKind::Classes(n) => cells
                .iter()
                .enumerate()
                .for_each(|(i, &class)| f(i * n + class as usize)),
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

    /// The active features of observations, `n × CELLS`.
    pub fn active(&self, cells: &[u8]) -> Active {
        let mut active = Active::default();
        for cells in cells.chunks_exact(self.cells) {
            self.for_each_feature(cells, |feature| active.features.push(feature as u32));
            active.ends.push(active.features.len());
        }
        active
    }

    /// The sums of the active features' rows, `n × width`.
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

    /// A fixed length lets the compiler keep the sum in registers.
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

/// Lanes summed at a time: so few that the batch's part of the table stays in the second cache.
const LANES: usize = 64;

/// Start and length of the blocks of lanes that make up `width`.
fn blocks(width: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..width).step_by(LANES).map(move |at| (at, LANES.min(width - at)))
}

/// The active features of some observations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Active {
    features: Vec<u32>,
    ends: Vec<usize>,
}

impl Active {
    /// One list per observation.
    pub fn rows(&self) -> impl Iterator<Item = &[u32]> {
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.features[start..end])
    }
}

/// Adam (Kingma and Ba 2015) for a [`CellTable`], on the rows that a batch touched only; the moments of a row rest while
/// it is inactive. The running average of an untouched row moves towards a standing target, so it is caught up exactly
/// when the row is next needed: after k rests `average = row + (average - row) · (1 - τ)^k`.
#[derive(Clone, Debug, PartialEq)]
pub struct CellOptimiser {
    tau: f64,
    first: Vec<f32>,
    second: Vec<f32>,
    gradient: Vec<f32>,
    /// Features touched by the current batch, without repeats.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
    /// Per feature: update at which its average was last brought up to date.
    averaged_at: Vec<u64>,
}

/// One optimiser step's numbers.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The number of this update, from 1.
    pub update: u64,
    /// Step size.
    pub learning_rate: f64,
    /// Decay of the first moment.
    pub beta1: f64,
    /// Decay of the second moment.
    pub beta2: f64,
    /// Divisor floor.
    pub epsilon: f64,
}

impl CellOptimiser {
    /// For a table of this size; `tau` as in [`crate::config::DqnConfig::ema_tau`].
    pub fn new(table: &CellTable, tau: f64) -> Self {
        let n = table.rows.len();
        Self {
            tau,
            first: vec![0.0; n],
            second: vec![0.0; n],
            gradient: vec![0.0; n],
            touched: Vec::new(),
            is_touched: vec![false; table.n_rows()],
            averaged_at: vec![0; table.n_rows()],
        }
    }

    /// Collects the gradient of a batch: `gradient` (`n × width`) is the loss's derivative by the sums of the active
    /// features. Returns the sum of its squares over the table.
    pub fn collect(&mut self, table: &CellTable, active: &Active, gradient: &[f32]) -> f64 {
        let width = table.width;
        for &feature in &active.features {
            if !std::mem::replace(&mut self.is_touched[feature as usize], true) {
                self.touched.push(feature);
            }
        }
        for (at, len) in blocks(width) {
            for (features, gradient) in active.rows().zip(gradient.chunks_exact(width)) {
                match gradient[at..at + len].try_into() {
                    Ok(block) => self.add_block(features, width, at, block),
                    Err(_) => self.add_rest(features, width, at, &gradient[at..at + len]),
                }
            }
        }
        let square = |&f: &u32| -> f64 {
            let row = &self.gradient[f as usize * width..(f as usize + 1) * width];
            row.iter().map(|g| g * g).sum::<f32>() as f64
        };
        self.touched.iter().map(square).sum()
    }

    fn add_block(&mut self, features: &[u32], width: usize, at: usize, gradient: &[f32; LANES]) {
        let gradient = *gradient;
        for &feature in features {
            let row = &mut self.gradient[feature as usize * width + at..][..LANES];
            row.iter_mut().zip(gradient).for_each(|(r, g)| *r += g);
        }
    }

    fn add_rest(&mut self, features: &[u32], width: usize, at: usize, gradient: &[f32]) {
        for &feature in features {
            let row = &mut self.gradient[feature as usize * width + at..][..gradient.len()];
            row.iter_mut().zip(gradient).for_each(|(r, g)| *r += g);
        }
    }

    /// Takes the step along the collected gradient times `scale`, and forgets it.
    pub fn step(&mut self, table: &mut CellTable, average: &mut CellTable, scale: f32, step: Step) {
        let width = table.width;
        let (b1, b2) = (step.beta1 as f32, step.beta2 as f32);
        let correction1 = (1.0 - step.beta1.powi(step.update.min(1 << 30) as i32)) as f32;
        let correction2 = (1.0 - step.beta2.powi(step.update.min(1 << 30) as i32)).sqrt() as f32;
        let (rate, epsilon) = (step.learning_rate as f32 / correction1, step.epsilon as f32);
        for feature in std::mem::take(&mut self.touched) {
            let feature = feature as usize;
            self.catch_up(table, average, feature, step.update - 1);
            let at = feature * width..(feature + 1) * width;
            let rows = table.rows[at.clone()].iter_mut().zip(&mut self.gradient[at.clone()]);
            for ((row, gradient), (m, v)) in
                rows.zip(self.first[at.clone()].iter_mut().zip(&mut self.second[at.clone()]))
            {
                let g = *gradient * scale;
                *gradient = 0.0;
                *m += (1.0 - b1) * (g - *m);
                *v += (1.0 - b2) * (g * g - *v);
                *row -= rate * *m / (v.sqrt() / correction2 + epsilon);
            }
            self.is_touched[feature] = false;
            self.catch_up(table, average, feature, step.update);
        }
    }

    /// Brings the average of one row up to date with `update` updates.
    fn catch_up(&mut self, table: &CellTable, average: &mut CellTable, feature: usize, update: u64) {
        let rests = update - std::mem::replace(&mut self.averaged_at[feature], update);
        if rests > 0 {
            let keep = (1.0 - self.tau).powi(rests.min(1 << 30) as i32) as f32;
            let at = feature * table.width..(feature + 1) * table.width;
            for (a, r) in average.rows[at.clone()].iter_mut().zip(&table.rows[at]) {
                *a = r + (*a - r) * keep;
            }
        }
    }

    /// Brings the averages of these features up to date, before they are used.
    pub fn catch_up_active(&mut self, table: &CellTable, average: &mut CellTable, active: &Active, update: u64) {
        for &feature in &active.features {
            if self.averaged_at[feature as usize] != update {
                self.catch_up(table, average, feature as usize, update);
            }
        }
    }

    /// Brings the whole average up to date, before it is copied.
    pub fn catch_up_all(&mut self, table: &CellTable, average: &mut CellTable, update: u64) {
        (0..table.n_rows()).for_each(|feature| self.catch_up(table, average, feature, update));
    }

    /// First and second moments, for a checkpoint.
    pub fn moments(&self) -> [&[f32]; 2] {
        [&self.first, &self.second]
    }

    /// Takes over what [`CellOptimiser::moments`] gave, with the average up to date at `update`.
    pub fn restore(&mut self, moments: [&[f32]; 2], update: u64) {
        self.first.copy_from_slice(moments[0]);
        self.second.copy_from_slice(moments[1]);
        self.averaged_at.fill(update);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use turf_env::Rng;

    const DIMS: Dims = Dims {
        heads: 1,
        actions: 1,
        cells: 3,
        cell_kind: CellKind::Bits(4),
        scalars: 0,
    };

    fn random(n: usize, rng: &mut Rng) -> Vec<f32> {
        (0..n).map(|_| rng.unit() as f32 - 0.5).collect()
    }

    #[test]
    fn features_of_both_kinds() {
        let active = |kind, cells: &[u8]| {
            let dims = Dims {
                cell_kind: kind,
                ..DIMS
            };
            CellTable::new(&dims, 1).active(cells)
        };
        let rows = |active: &Active| active.rows().map(<[u32]>::to_vec).collect::<Vec<_>>();
        let bits = active(CellKind::Bits(4), &[0b0101, 0, 0b1000, 0, 0, 0]);
        assert_eq!(rows(&bits), [vec![0, 2, 11], vec![]]);
        let classes = active(CellKind::Classes(4), &[1, 0, 3]);
        assert_eq!(rows(&classes), [[1, 4, 11]]);
    }

    /// The slow twin: a dense table, its full gradient, an average over all rows at every update. Adam's moments rest on
    /// rows without a gradient, in both.
    #[test]
    fn lazy_steps_equal_the_dense_twin() {
        let mut rng = Rng::new(4);
        let (width, tau) = (LANES + 5, 0.1f32);
        let mut table = CellTable::new(&DIMS, width);
        table.rows = random(12 * width, &mut rng);
        let mut average = table.clone();
        let mut optimiser = CellOptimiser::new(&table, tau as f64);
        let (mut twin, mut twin_average) = (table.rows.clone(), table.rows.clone());
        let (mut m, mut v) = (vec![0.0f32; twin.len()], vec![0.0f32; twin.len()]);
        for update in 1..=30u64 {
            let cells: Vec<u8> = (0..6).map(|_| rng.below(16) as u8 & rng.below(16) as u8).collect();
            let gradient = random(2 * width, &mut rng);
            let step = Step {
                update,
                learning_rate: 0.01,
                beta1: 0.9,
                beta2: 0.999,
                epsilon: 1e-8,
            };
            let squares = optimiser.collect(&table, &table.active(&cells), &gradient);
            optimiser.step(&mut table, &mut average, 0.5, step);

            let mut dense = vec![0.0f32; twin.len()];
            let mut hit = [false; 12];
            for (i, &byte) in cells.iter().enumerate() {
                for bit in (0..4).filter(|b| byte >> b & 1 == 1) {
                    let feature = i % 3 * 4 + bit;
                    hit[feature] = true;
                    (0..width).for_each(|k| dense[feature * width + k] += gradient[i / 3 * width + k]);
                }
            }
            assert!((squares - dense.iter().map(|g| (g * g) as f64).sum::<f64>()).abs() < 1e-5);
            for i in (0..twin.len()).filter(|i| hit[i / width]) {
                let g = dense[i] * 0.5;
                m[i] = 0.9 * m[i] + 0.1 * g;
                v[i] = 0.999 * v[i] + 0.001 * g * g;
                let (mh, vh) = (
                    m[i] / (1.0 - 0.9f32.powi(update as i32)),
                    v[i] / (1.0 - 0.999f32.powi(update as i32)),
                );
                twin[i] -= 0.01 * mh / (vh.sqrt() + 1e-8);
            }
            (0..twin.len()).for_each(|i| twin_average[i] += tau * (twin[i] - twin_average[i]));
        }
        optimiser.catch_up_all(&table, &mut average, 30);
        let near = |a: &[f32], b: &[f32]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-4);
        assert!(near(&table.rows, &twin), "rows");
        assert!(near(&average.rows, &twin_average), "averages");
    }

    /// Also for widths that are no multiple of the block.
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
