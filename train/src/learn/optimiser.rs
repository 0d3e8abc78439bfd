//! Adam (Kingma and Ba 2015) and the running average of the weights.

use rayon::prelude::*;
use tch::{Device, Tensor, no_grad};
use turf_rollout::cpu_time::Laps;

use std::time::Duration;

use crate::nn::cell_table::{Active, CellTable, LANES, blocks};

/// One step's numbers.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The number of this update, from 1.
    pub update: u64,
    /// Step size.
    pub learning_rate: f64,
    /// Decay of the running mean of gradients.
    pub beta1: f64,
    /// Decay of the running mean of their squares.
    pub beta2: f64,
    /// Divisor floor.
    pub epsilon: f64,
    /// Share of the new weights mixed into their running average.
    pub tau: f64,
}

impl Step {
    /// What the running means are to be divided by, as they begin at 0.
    fn corrections(&self) -> [f64; 2] {
        let t = self.update.min(1 << 30) as i32;
        [1.0 - self.beta1.powi(t), 1.0 - self.beta2.powi(t)]
    }
}

/// Numbers of a row that one thread works on at a time.
const SPLIT: i64 = 1 << 15;

/// Adam on one row of numbers.
#[derive(Debug)]
pub struct Adam {
    exp_avg: Tensor,
    exp_avg_sq: Tensor,
}

impl Adam {
    /// For a row like this one.
    pub fn new(parameters: &Tensor) -> Self {
        Self {
            exp_avg: parameters.zeros_like(),
            exp_avg_sq: parameters.zeros_like(),
        }
    }

    /// Takes a step along `gradient`, and the running `average` after it. Number by number, so that threads may share the row
    /// out as they like. The CPU time it took.
    pub fn step(&mut self, parameters: &mut Tensor, average: &mut Tensor, gradient: &Tensor, step: Step) -> Duration {
        let [correction1, correction2] = step.corrections();
        // -rate · (m / c1) / (√(v / c2) + ε), as m / (√v · a + b).
        let scale = -correction1 / step.learning_rate;
        let (a, b) = (scale / correction2.sqrt(), scale * step.epsilon);
        let rows = [&*parameters, &*average, gradient, &self.exp_avg, &self.exp_avg_sq];
        let n = parameters.numel() as i64;
        // A GPU shares out the row by itself.
        let split = if parameters.device() == Device::Cpu { SPLIT } else { n };
        let parts = (0..n)
            .step_by(split as usize)
            .map(|at| rows.map(|row| row.narrow(0, at, split.min(n - at))));
        let parts: Vec<[Tensor; 5]> = parts.collect();
        let times = parts.into_par_iter().with_max_len(1).map(|part| {
            let mut laps = Laps::start();
            no_grad(|| {
                let [mut parameters, mut average, gradient, mut exp_avg, mut exp_avg_sq] = part;
                let _ = exp_avg.lerp_(&gradient, 1.0 - step.beta1);
                let _ = exp_avg_sq.lerp_(&(&gradient * &gradient), 1.0 - step.beta2);
                let mut divisor = exp_avg_sq.sqrt();
                let _ = divisor.g_mul_scalar_(a);
                let _ = divisor.g_add_scalar_(b);
                let _ = parameters.addcdiv_(&exp_avg, &divisor);
                let _ = average.lerp_(&parameters, step.tau);
            });
            laps.lap()
        });
        times.sum()
    }

    /// The running means of gradients and of their squares, for a checkpoint.
    pub fn moments(&self) -> [Vec<f32>; 2] {
        [&self.exp_avg, &self.exp_avg_sq].map(|row| Vec::try_from(row.to_device(Device::Cpu)).expect("f32 numbers"))
    }

    /// Takes over what [`Adam::moments`] gave; `None` where it was of another row.
    pub fn restore(&mut self, moments: [&[f32]; 2]) -> Option<()> {
        for (own, row) in [&mut self.exp_avg, &mut self.exp_avg_sq].into_iter().zip(moments) {
            if own.numel() != row.len() {
                return None;
            }
            no_grad(|| own.copy_(&Tensor::from_slice(row)));
        }
        Some(())
    }
}

/// Adam (Kingma and Ba 2015) for a [`CellTable`], on the rows that a batch touched only; the moments of a row rest while
/// it is inactive. The running average of an untouched row moves towards a standing target, so it is caught up exactly
/// when the row is next needed: after k rests `average = row + (average - row) · (1 - τ)^k`.
#[derive(Clone, Debug, PartialEq)]
pub struct CellOptimiser {
    tau: f64,
    exp_avg: Vec<f32>,
    exp_avg_sq: Vec<f32>,
    gradient: Vec<f32>,
    /// Features touched by the current batch, without repeats.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
    /// Per feature: update at which its average was last brought up to date.
    averaged_at: Vec<u64>,
}

impl CellOptimiser {
    /// For a table of this size; `tau` as in [`crate::config::DqnConfig::ema_tau`].
    pub fn new(table: &CellTable, tau: f64) -> Self {
        let n = table.rows().len();
        Self {
            tau,
            exp_avg: vec![0.0; n],
            exp_avg_sq: vec![0.0; n],
            gradient: vec![0.0; n],
            touched: Vec::new(),
            is_touched: vec![false; table.n_rows()],
            averaged_at: vec![0; table.n_rows()],
        }
    }

    /// Adds the gradient of a part of a batch: `gradient` (`n × width`) is the loss's derivative by the sums of the active
    /// features.
    pub fn collect(&mut self, table: &CellTable, active: &Active, gradient: &[f32]) {
        let width = table.width();
        for &feature in active.features() {
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
    }

    /// The sum of the squares of what was collected.
    pub fn squares(&self, table: &CellTable) -> f64 {
        let width = table.width();
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
        let width = table.width();
        let (b1, b2) = (step.beta1 as f32, step.beta2 as f32);
        let correction1 = (1.0 - step.beta1.powi(step.update.min(1 << 30) as i32)) as f32;
        let correction2 = (1.0 - step.beta2.powi(step.update.min(1 << 30) as i32)).sqrt() as f32;
        let (rate, epsilon) = (step.learning_rate as f32 / correction1, step.epsilon as f32);
        for feature in std::mem::take(&mut self.touched) {
            let feature = feature as usize;
            self.catch_up(table, average, feature, step.update - 1);
            let at = feature * width..(feature + 1) * width;
            let rows = table.rows_mut()[at.clone()]
                .iter_mut()
                .zip(&mut self.gradient[at.clone()]);
            for ((row, gradient), (m, v)) in rows.zip(
                self.exp_avg[at.clone()]
                    .iter_mut()
                    .zip(&mut self.exp_avg_sq[at.clone()]),
            ) {
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
            let at = feature * table.width()..(feature + 1) * table.width();
            for (a, r) in average.rows_mut()[at.clone()].iter_mut().zip(&table.rows()[at]) {
                *a = r + (*a - r) * keep;
            }
        }
    }

    /// Brings the averages of these features up to date, before they are used.
    pub fn catch_up_active(&mut self, table: &CellTable, average: &mut CellTable, active: &Active, update: u64) {
        for &feature in active.features() {
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
        [&self.exp_avg, &self.exp_avg_sq]
    }

    /// Takes over what [`CellOptimiser::moments`] gave, with the average up to date at `update`.
    pub fn restore(&mut self, moments: [&[f32]; 2], update: u64) {
        self.exp_avg.copy_from_slice(moments[0]);
        self.exp_avg_sq.copy_from_slice(moments[1]);
        self.averaged_at.fill(update);
    }
}

#[cfg(test)]
mod tests {
    use tch::Kind;
    use turf_env::Rng;

    use super::*;
    use crate::nn::cell_table::tests::{DIMS, random};

    /// The slow twin in f64, on a row that several threads share out.
    #[test]
    fn adam_by_hand() {
        let n = 2 * SPLIT + 7;
        let mut rng = Rng::new(3);
        let row = |rng: &mut Rng| Tensor::from_slice(&random(n as usize, rng));
        let (mut parameters, mut average) = (row(&mut rng), row(&mut rng));
        let mut adam = Adam::new(&parameters);
        let f64s = |row: &Tensor| -> Vec<f64> { Vec::try_from(row.to_kind(Kind::Double)).expect("numbers") };
        let (mut p, mut mean) = (f64s(&parameters), f64s(&average));
        let (mut m, mut v) = (vec![0.0f64; p.len()], vec![0.0f64; p.len()]);
        for update in 1..=4 {
            let gradient = row(&mut rng);
            let step = Step {
                update,
                learning_rate: 0.01,
                beta1: 0.9,
                beta2: 0.999,
                epsilon: 1e-3,
                tau: 0.1,
            };
            adam.step(&mut parameters, &mut average, &gradient, step);
            for (i, g) in f64s(&gradient).into_iter().enumerate() {
                m[i] = 0.9 * m[i] + 0.1 * g;
                v[i] = 0.999 * v[i] + 0.001 * g * g;
                let (mh, vh) = (
                    m[i] / (1.0 - 0.9f64.powi(update as i32)),
                    v[i] / (1.0 - 0.999f64.powi(update as i32)),
                );
                p[i] -= 0.01 * mh / (vh.sqrt() + 1e-3);
                mean[i] += 0.1 * (p[i] - mean[i]);
            }
        }
        for (got, wanted) in [(&parameters, p), (&average, mean)] {
            assert!(f64s(got).iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-5));
        }
    }

    /// The slow twin: a dense table, its full gradient, an average over all rows at every update. Adam's moments rest on
    /// rows without a gradient, in both.
    #[test]
    fn lazy_steps_equal_the_dense_twin() {
        let mut rng = Rng::new(4);
        let (width, tau) = (LANES + 5, 0.1f32);
        let mut table = CellTable::new(&DIMS, width);
        table.rows_mut().copy_from_slice(&random(12 * width, &mut rng));
        let mut average = table.clone();
        let mut optimiser = CellOptimiser::new(&table, tau as f64);
        let (mut twin, mut twin_average) = (table.rows().to_vec(), table.rows().to_vec());
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
                tau: tau as f64,
            };
            optimiser.collect(&table, &table.active(&cells), &gradient);
            let squares = optimiser.squares(&table);
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
        assert!(near(table.rows(), &twin), "rows");
        assert!(near(average.rows(), &twin_average), "averages");
    }
}
