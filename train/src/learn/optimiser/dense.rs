//! Adam on the flat row of weights, and the mean of the gradients of a batch's parts.

use std::time::Duration;

use crate::rollout::cpu_time::CpuTimer;
use rayon::prelude::*;

use super::Step;
use crate::nn::cell_table::LANES;

const SPLIT: usize = 1 << 14;

/// Writes the mean of the parts' gradients into the first, summed in their order. Returns the sum of the mean's
/// squares, and the CPU time.
pub fn join(parts: &mut [Vec<f32>]) -> (f64, Duration) {
    let share = 1.0 / parts.len() as f32;
    let (first, others) = parts.split_first_mut().expect("a part");
    let others = &*others;
    let rows = first.par_chunks_mut(SPLIT).enumerate().with_max_len(1);
    let squares = rows.map(|(k, sum)| {
        let mut timer = CpuTimer::start();
        for row in others {
            sum.iter_mut().zip(&row[k * SPLIT..]).for_each(|(sum, x)| *sum += x);
        }
        let mut squares = 0.0;
        for block in sum.chunks_mut(LANES) {
            block.iter_mut().for_each(|x| *x *= share);
            squares += block.iter().map(|x| x * x).sum::<f32>() as f64;
        }
        (squares, timer.lap())
    });
    let squares: Vec<_> = squares.collect();
    // In the order of the row, whichever was done first.
    let sum = squares.iter().map(|(squares, _)| squares).sum();
    (sum, squares.iter().map(|(_, time)| *time).sum())
}

#[derive(Debug)]
pub struct Adam {
    exp_avg: Vec<f32>,
    exp_avg_sq: Vec<f32>,
}

impl Adam {
    pub fn new(n: usize) -> Self {
        Self { exp_avg: vec![0.0; n], exp_avg_sq: vec![0.0; n] }
    }

    /// Takes a step along `gradient` times `scale`, then mixes the new parameters into their running `average`. Threads
    /// share the row. Returns the CPU time.
    pub fn step(
        &mut self,
        parameters: &mut [f32],
        average: &mut [f32],
        gradient: &[f32],
        scale: f32,
        step: Step,
    ) -> Duration {
        let (keep, keep_sq, tau) = ((1.0 - step.beta1) as f32, (1.0 - step.beta2) as f32, step.tau as f32);
        let [a, b] = step.divisor().map(|x| x as f32);
        let moments = [&mut self.exp_avg, &mut self.exp_avg_sq];
        let [exp_avg, exp_avg_sq] = moments.map(|row| row.par_chunks_mut(SPLIT));
        let parts = parameters.par_chunks_mut(SPLIT).zip(average.par_chunks_mut(SPLIT));
        let parts = parts.zip(gradient.par_chunks(SPLIT));
        let parts = parts.zip(exp_avg.zip(exp_avg_sq)).with_max_len(1);
        let times = parts.map(|(((parameters, average), gradient), (exp_avg, exp_avg_sq))| {
            let mut timer = CpuTimer::start();
            let rows = parameters.iter_mut().zip(average).zip(gradient);
            for (((p, mean), g), (m, v)) in rows.zip(exp_avg.iter_mut().zip(exp_avg_sq)) {
                let g = g * scale;
                *m += keep * (g - *m);
                *v += keep_sq * (g * g - *v);
                *p += *m / (v.sqrt() * a + b);
                *mean += tau * (*p - *mean);
            }
            timer.lap()
        });
        times.sum()
    }

    pub fn moments(&self) -> [&[f32]; 2] {
        [&self.exp_avg, &self.exp_avg_sq]
    }

    pub fn restore(&mut self, moments: [&[f32]; 2]) -> Option<()> {
        for (own, row) in [&mut self.exp_avg, &mut self.exp_avg_sq].into_iter().zip(moments) {
            if own.len() != row.len() {
                return None;
            }
            own.copy_from_slice(row);
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::*;
    use crate::nn::cell_table::tests::random;

    #[test]
    fn adam_by_hand() {
        let n = 2 * SPLIT + 7;
        let mut rng = Rng::new(3);
        let (mut parameters, mut average) = (random(n, &mut rng), random(n, &mut rng));
        let mut adam = Adam::new(n);
        let f64s = |row: &[f32]| -> Vec<f64> { row.iter().map(|&x| x as f64).collect() };
        let (mut p, mut mean) = (f64s(&parameters), f64s(&average));
        let (mut m, mut v) = (vec![0.0f64; n], vec![0.0f64; n]);
        for update in 1..=4 {
            let gradient = random(n, &mut rng);
            let step = Step { update, learning_rate: 0.01, beta1: 0.9, beta2: 0.999, epsilon: 1e-3, tau: 0.1 };
            adam.step(&mut parameters, &mut average, &gradient, 0.5, step);
            for (i, g) in f64s(&gradient).into_iter().enumerate() {
                m[i] = 0.9 * m[i] + 0.1 * 0.5 * g;
                v[i] = 0.999 * v[i] + 0.001 * 0.25 * g * g;
                let (mh, vh) = (m[i] / (1.0 - 0.9f64.powi(update as i32)), v[i] / (1.0 - 0.999f64.powi(update as i32)));
                p[i] -= 0.01 * mh / (vh.sqrt() + 1e-3);
                mean[i] += 0.1 * (p[i] - mean[i]);
            }
        }
        for (got, wanted) in [(&parameters, &p), (&average, &mean)] {
            assert!(f64s(got).iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-5));
        }
    }

    #[test]
    fn parts_are_joined_by_hand() {
        let mut rng = Rng::new(6);
        let mut parts: Vec<Vec<f32>> = (0..3).map(|_| random(SPLIT + 5, &mut rng)).collect();
        let mean = |k: usize| parts.iter().map(|row| row[k] as f64).sum::<f64>() / 3.0;
        let wanted: Vec<f64> = (0..SPLIT + 5).map(mean).collect();
        let (squares, _) = join(&mut parts);
        let apart = parts[0].iter().zip(&wanted).map(|(got, wanted)| (*got as f64 - wanted).abs());
        assert!(apart.fold(0.0, f64::max) < 1e-6);
        assert!((squares - wanted.iter().map(|x| x * x).sum::<f64>()).abs() < 1e-2);
    }
}
