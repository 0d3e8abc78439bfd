//! Adam on the rows of cell features, of which a batch uses few.

use std::time::Duration;

use crate::rollout::cpu_time::CpuTimer;
use rayon::prelude::*;

use super::Step;
use crate::nn::cell_table::{Active, CellTable, LANES, blocks};

/// Adam (Kingma and Ba 2015) for a [`CellTable`], on the rows that a batch used only. The moments of a row rest while
/// it is inactive. The running average of an unused row moves towards a constant target, so it is brought up to date
/// exactly when the row is next needed: after k rests `average = row + (average - row) · (1 - τ)^k`.
///
/// Threads share the features. Every method that uses several threads returns its CPU time.
#[derive(Clone, Debug, PartialEq)]
pub struct CellOptimiser {
    tau: f64,
    share: usize,
    parts: Vec<Part>,
    averaged_at: u64,
}

#[derive(Clone, Debug, PartialEq)]
struct Part {
    first: usize,
    width: usize,
    exp_avg: Vec<f32>,
    exp_avg_sq: Vec<f32>,
    gradient: Vec<f32>,
    touched: Vec<u32>,
    is_touched: Vec<bool>,
    averaged_at: Vec<u64>,
}

/// Number of parts of a table. It is fixed, because sums over all parts must not depend on the number of threads.
const PARTS: usize = 8;

impl CellOptimiser {
    pub fn new(table: &CellTable, tau: f64) -> Self {
        let share = table.n_rows().div_ceil(PARTS).max(1);
        let width = table.width();
        let starts = (0..table.n_rows()).step_by(share);
        let part = |first: usize| {
            let rows = share.min(table.n_rows() - first);
            let numbers = || vec![0.0; rows * width];
            Part {
                first,
                width,
                exp_avg: numbers(),
                exp_avg_sq: numbers(),
                gradient: numbers(),
                touched: Vec::new(),
                is_touched: vec![false; rows],
                averaged_at: vec![0; rows],
            }
        };
        Self { tau, share, parts: starts.map(part).collect(), averaged_at: 0 }
    }

    fn on_parts(&mut self, average: &mut CellTable, work: impl Fn(&mut Part, &mut [f32]) + Sync) -> Duration {
        let rows = self.share * average.width();
        let parts = self.parts.par_iter_mut().with_max_len(1);
        let parts = parts.zip(average.rows_mut().par_chunks_mut(rows));
        let times = parts.map(|(part, average)| {
            let mut timer = CpuTimer::start();
            work(part, average);
            timer.lap()
        });
        times.sum()
    }

    /// Adds the gradients of a batch's parts, in their order: active features with the derivative by their sums (`n ×
    /// width`). Returns the sum of squares of the whole gradient, and the CPU time.
    pub fn collect(&mut self, gradients: &[(&Active, &[f32])]) -> (f64, Duration) {
        let parts = self.parts.par_iter_mut().with_max_len(1).map(|part| {
            let mut timer = CpuTimer::start();
            for (active, gradient) in gradients {
                part.collect(active, gradient);
            }
            (part.squares(), timer.lap())
        });
        let parts: Vec<_> = parts.collect();
        // In the order of the parts, whichever was done first.
        let sum = parts.iter().map(|(squares, _)| squares).sum();
        (sum, parts.iter().map(|(_, time)| *time).sum())
    }

    /// Takes the step along the collected gradient times `scale`, then clears it. With `catch_up` the whole average is
    /// up to date afterwards, as by [`CellOptimiser::catch_up_all`], while its rows are in the cache.
    pub fn step(
        &mut self,
        table: &mut CellTable,
        average: &mut CellTable,
        scale: f32,
        step: Step,
        catch_up: bool,
    ) -> Duration {
        let (tau, rows) = (self.tau, self.share * table.width());
        if catch_up {
            self.averaged_at = step.update;
        }
        let parts = self.parts.par_iter_mut().with_max_len(1);
        let parts = parts.zip(table.rows_mut().par_chunks_mut(rows));
        let parts = parts.zip(average.rows_mut().par_chunks_mut(rows));
        let times = parts.map(|((part, table), average)| {
            let mut timer = CpuTimer::start();
            part.step(table, average, scale, step, tau);
            if catch_up {
                part.catch_up_all(table, average, step.update, tau);
            }
            timer.lap()
        });
        times.sum()
    }

    pub fn catch_up_active(
        &mut self,
        table: &CellTable,
        average: &mut CellTable,
        active: &[&Active],
        update: u64,
    ) -> Duration {
        let tau = self.tau;
        self.on_parts(average, |part, average| {
            let table = part.rows_of(table);
            for features in active.iter().flat_map(|active| active.rows()) {
                for feature in part.own(features) {
                    part.catch_up(table, average, feature, update, tau);
                }
            }
        })
    }

    pub fn catch_up_all(&mut self, table: &CellTable, average: &mut CellTable, update: u64) -> Duration {
        if std::mem::replace(&mut self.averaged_at, update) == update {
            return Duration::ZERO;
        }
        let tau = self.tau;
        self.on_parts(average, |part, average| {
            let table = part.rows_of(table);
            part.catch_up_all(table, average, update, tau);
        })
    }

    pub fn is_current(&self, update: u64) -> bool {
        self.averaged_at == update
    }

    pub fn moments(&self) -> [Vec<f32>; 2] {
        let of = |moments: fn(&Part) -> &Vec<f32>| self.parts.iter().flat_map(moments).copied().collect();
        [of(|part| &part.exp_avg), of(|part| &part.exp_avg_sq)]
    }

    pub fn restore(&mut self, moments: [&[f32]; 2], update: u64) -> Option<()> {
        let len = self.parts.iter().map(|part| part.exp_avg.len()).sum::<usize>();
        if moments.iter().any(|moments| moments.len() != len) {
            return None;
        }
        for part in &mut self.parts {
            let at = part.first * part.width..part.first * part.width + part.exp_avg.len();
            part.exp_avg.copy_from_slice(&moments[0][at.clone()]);
            part.exp_avg_sq.copy_from_slice(&moments[1][at]);
            part.averaged_at.fill(update);
        }
        self.averaged_at = update;
        Some(())
    }
}

impl Part {
    fn rows_of<'a>(&self, table: &'a CellTable) -> &'a [f32] {
        &table.rows()[self.first * self.width..][..self.gradient.len()]
    }

    fn own<'a>(&self, features: &'a [u32]) -> impl Iterator<Item = usize> + use<'a> {
        let (first, end) = (self.first, self.first + self.averaged_at.len());
        let from = features.partition_point(|&feature| (feature as usize) < first);
        let to = features.partition_point(|&feature| (feature as usize) < end);
        features[from..to].iter().map(move |&feature| feature as usize - first)
    }

    fn collect(&mut self, active: &Active, gradient: &[f32]) {
        let width = self.width;
        for features in active.rows() {
            for feature in self.own(features) {
                if !std::mem::replace(&mut self.is_touched[feature], true) {
                    self.touched.push(feature as u32);
                }
            }
        }
        for (at, len) in blocks(width) {
            for (features, gradient) in active.rows().zip(gradient.chunks_exact(width)) {
                let own = self.own(features);
                match gradient[at..at + len].try_into() {
                    Ok(block) => self.add_block(own, at, block),
                    Err(_) => self.add_rest(own, at, &gradient[at..at + len]),
                }
            }
        }
    }

    /// The fixed length lets the compiler keep the gradient in registers.
    fn add_block(&mut self, features: impl Iterator<Item = usize>, at: usize, gradient: &[f32; LANES]) {
        let gradient = *gradient;
        for feature in features {
            let row = &mut self.gradient[feature * self.width + at..][..LANES];
            row.iter_mut().zip(gradient).for_each(|(r, g)| *r += g);
        }
    }

    fn add_rest(&mut self, features: impl Iterator<Item = usize>, at: usize, gradient: &[f32]) {
        for feature in features {
            let row = &mut self.gradient[feature * self.width + at..][..gradient.len()];
            row.iter_mut().zip(gradient).for_each(|(r, g)| *r += g);
        }
    }

    fn squares(&self) -> f64 {
        let square = |&feature: &u32| -> f64 {
            let row = &self.gradient[feature as usize * self.width..][..self.width];
            row.iter().map(|g| g * g).sum::<f32>() as f64
        };
        self.touched.iter().map(square).sum()
    }

    fn step(&mut self, table: &mut [f32], average: &mut [f32], scale: f32, step: Step, tau: f64) {
        let (b1, b2) = (step.beta1 as f32, step.beta2 as f32);
        let [correction1, correction2] = step.corrections();
        let correction2 = correction2.sqrt() as f32;
        let (rate, epsilon) = (step.learning_rate as f32 / correction1 as f32, step.epsilon as f32);
        for feature in std::mem::take(&mut self.touched) {
            let feature = feature as usize;
            self.catch_up(table, average, feature, step.update - 1, tau);
            let at = feature * self.width..(feature + 1) * self.width;
            let rows = table[at.clone()].iter_mut().zip(&mut self.gradient[at.clone()]);
            let moments = self.exp_avg[at.clone()].iter_mut().zip(&mut self.exp_avg_sq[at]);
            for ((row, gradient), (m, v)) in rows.zip(moments) {
                let g = *gradient * scale;
                *gradient = 0.0;
                *m += (1.0 - b1) * (g - *m);
                *v += (1.0 - b2) * (g * g - *v);
                *row -= rate * *m / (v.sqrt() / correction2 + epsilon);
            }
            self.is_touched[feature] = false;
            self.catch_up(table, average, feature, step.update, tau);
        }
    }

    fn catch_up_all(&mut self, table: &[f32], average: &mut [f32], update: u64, tau: f64) {
        (0..self.averaged_at.len()).for_each(|feature| self.catch_up(table, average, feature, update, tau));
    }

    fn catch_up(&mut self, table: &[f32], average: &mut [f32], feature: usize, update: u64, tau: f64) {
        let rests = update - std::mem::replace(&mut self.averaged_at[feature], update);
        if rests > 0 {
            let keep = (1.0 - tau).powi(rests.min(1 << 30) as i32) as f32;
            let at = feature * self.width..(feature + 1) * self.width;
            for (a, r) in average[at.clone()].iter_mut().zip(&table[at]) {
                *a = r + (*a - r) * keep;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::*;
    use crate::nn::cell_table::tests::{DIMS, random};

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
            let step = Step { update, learning_rate: 0.01, beta1: 0.9, beta2: 0.999, epsilon: 1e-8, tau: tau as f64 };
            let (squares, _) = optimiser.collect(&[(&table.active(&cells), &gradient)]);
            // Every fifth step brings all averages up to date itself.
            optimiser.step(&mut table, &mut average, 0.5, step, update % 5 == 0);
            assert_eq!(optimiser.is_current(update), update % 5 == 0);

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
                let (mh, vh) = (m[i] / (1.0 - 0.9f32.powi(update as i32)), v[i] / (1.0 - 0.999f32.powi(update as i32)));
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
