//! Adam on the weights of the layers, one row of numbers, and how the gradients of a batch's parts are joined.

use std::time::Duration;

use rayon::prelude::*;
use tch::{Device, Tensor, no_grad};
use turf_rollout::cpu_time::Laps;

use super::Step;
use crate::nn::cell_table::LANES;
use crate::nn::numbers::{numbers, numbers_mut};

/// Numbers of a row that one thread works on at a time.
const SPLIT: usize = 1 << 14;

/// Joins the gradients of a batch's parts on the processor: writes their mean into the first, always summed in their order. The
/// mean's squares, summed, and the CPU time it took.
pub fn join(parts: &mut [Tensor]) -> (f64, Duration) {
    let share = 1.0 / parts.len() as f32;
    let (first, others) = parts.split_first_mut().expect("a part");
    let others: Vec<&[f32]> = others.iter().map(numbers).collect();
    let rows = numbers_mut(first).par_chunks_mut(SPLIT).enumerate().with_max_len(1);
    let squares = rows.map(|(k, sum)| {
        let mut laps = Laps::start();
        for row in &others {
            sum.iter_mut().zip(&row[k * SPLIT..]).for_each(|(sum, x)| *sum += x);
        }
        let mut squares = 0.0;
        for block in sum.chunks_mut(LANES) {
            block.iter_mut().for_each(|x| *x *= share);
            squares += block.iter().map(|x| x * x).sum::<f32>() as f64;
        }
        (squares, laps.lap())
    });
    let squares: Vec<_> = squares.collect();
    // In the row's order, whichever was done first.
    let sum = squares.iter().map(|(squares, _)| squares).sum();
    (sum, squares.iter().map(|(_, time)| *time).sum())
}

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

    /// Takes a step along `gradient` times `scale`, and the running `average` after it. Number by number, so that threads may
    /// share the row out as they like. The CPU time it took.
    pub fn step_on_cpu(
        &mut self,
        parameters: &mut Tensor,
        average: &mut Tensor,
        gradient: &[f32],
        scale: f32,
        step: Step,
    ) -> Duration {
        let (keep, keep_sq, tau) = ((1.0 - step.beta1) as f32, (1.0 - step.beta2) as f32, step.tau as f32);
        let [a, b] = step.divisor().map(|x| x as f32);
        let moments = [&mut self.exp_avg, &mut self.exp_avg_sq].map(numbers_mut);
        let [exp_avg, exp_avg_sq] = moments.map(|row| row.par_chunks_mut(SPLIT));
        let parts = numbers_mut(parameters).par_chunks_mut(SPLIT);
        let parts = parts.zip(numbers_mut(average).par_chunks_mut(SPLIT));
        let parts = parts.zip(gradient.par_chunks(SPLIT));
        let parts = parts.zip(exp_avg.zip(exp_avg_sq)).with_max_len(1);
        let times = parts.map(|(((parameters, average), gradient), (exp_avg, exp_avg_sq))| {
            let mut laps = Laps::start();
            let rows = parameters.iter_mut().zip(average).zip(gradient);
            for (((p, mean), g), (m, v)) in rows.zip(exp_avg.iter_mut().zip(exp_avg_sq)) {
                let g = g * scale;
                *m += keep * (g - *m);
                *v += keep_sq * (g * g - *v);
                *p += *m / (v.sqrt() * a + b);
                *mean += tau * (*p - *mean);
            }
            laps.lap()
        });
        times.sum()
    }

    /// The same on any device, without waiting for it.
    pub fn step_in_torch(
        &mut self,
        parameters: &mut Tensor,
        average: &mut Tensor,
        gradient: &Tensor,
        scale: Option<&Tensor>,
        step: Step,
    ) {
        let [a, b] = step.divisor();
        let gradient = scale.map_or_else(|| gradient.shallow_clone(), |scale| gradient * scale);
        let _ = self.exp_avg.lerp_(&gradient, 1.0 - step.beta1);
        let _ = self.exp_avg_sq.lerp_(&(&gradient * &gradient), 1.0 - step.beta2);
        let mut divisor = self.exp_avg_sq.sqrt();
        let _ = divisor.g_mul_scalar_(a);
        let _ = divisor.g_add_scalar_(b);
        let _ = parameters.addcdiv_(&self.exp_avg, &divisor);
        let _ = average.lerp_(parameters, step.tau);
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

#[cfg(test)]
mod tests {
    use tch::Kind;
    use turf_env::Rng;

    use super::*;
    use crate::nn::cell_table::tests::random;

    /// The slow twin in f64, on a row that several threads share out, and on what a GPU does.
    #[test]
    fn adam_by_hand() {
        let n = 2 * SPLIT + 7;
        let mut rng = Rng::new(3);
        let row = |rng: &mut Rng| Tensor::from_slice(&random(n, rng));
        let (mut parameters, mut average) = (row(&mut rng), row(&mut rng));
        let (mut theirs, mut their_average) = (parameters.copy(), average.copy());
        let (mut adam, mut in_torch) = (Adam::new(&parameters), Adam::new(&parameters));
        let f64s = |row: &Tensor| -> Vec<f64> { Vec::try_from(row.to_kind(Kind::Double)).expect("numbers") };
        let (mut p, mut mean) = (f64s(&parameters), f64s(&average));
        let (mut m, mut v) = (vec![0.0f64; p.len()], vec![0.0f64; p.len()]);
        let scale = Tensor::from(0.5f32);
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
            adam.step_on_cpu(&mut parameters, &mut average, numbers(&gradient), 0.5, step);
            in_torch.step_in_torch(&mut theirs, &mut their_average, &gradient, Some(&scale), step);
            for (i, g) in f64s(&gradient).into_iter().enumerate() {
                m[i] = 0.9 * m[i] + 0.1 * 0.5 * g;
                v[i] = 0.999 * v[i] + 0.001 * 0.25 * g * g;
                let (mh, vh) = (
                    m[i] / (1.0 - 0.9f64.powi(update as i32)),
                    v[i] / (1.0 - 0.999f64.powi(update as i32)),
                );
                p[i] -= 0.01 * mh / (vh.sqrt() + 1e-3);
                mean[i] += 0.1 * (p[i] - mean[i]);
            }
        }
        for (got, wanted) in [
            (&parameters, &p),
            (&average, &mean),
            (&theirs, &p),
            (&their_average, &mean),
        ] {
            assert!(f64s(got).iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-5));
        }
    }

    /// The mean of three parts, and its squares, by hand.
    #[test]
    fn parts_are_joined_by_hand() {
        let mut rng = Rng::new(6);
        let rows: Vec<Vec<f32>> = (0..3).map(|_| random(SPLIT + 5, &mut rng)).collect();
        let mut parts: Vec<Tensor> = rows.iter().map(|row| Tensor::from_slice(row)).collect();
        let (squares, _) = join(&mut parts);
        let mean = |k: usize| rows.iter().map(|row| row[k] as f64).sum::<f64>() / 3.0;
        let wanted: Vec<f64> = (0..SPLIT + 5).map(mean).collect();
        let got = numbers(&parts[0]).iter().zip(&wanted);
        assert!(
            got.map(|(got, wanted)| (*got as f64 - wanted).abs())
                .fold(0.0, f64::max)
                < 1e-6
        );
        assert!((squares - wanted.iter().map(|x| x * x).sum::<f64>()).abs() < 1e-2);
    }
}
