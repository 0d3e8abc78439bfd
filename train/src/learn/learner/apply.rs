//! Steps along the mean of the gradients of a batch's parts.

use std::time::Duration;

use super::{BETA1, BETA2, Learner};
use crate::learn::gradient::Gradient;
use crate::learn::loss;
use crate::learn::optimiser::{self, CellOptimiser, Step};
use crate::learn::stats::Diverged;
use crate::nn::cell_table::{Active, CellTable};
use crate::rollout::cpu_time::{Activity, CpuTimer};

impl Learner {
    pub(super) fn note(&mut self, seen: [f32; 7], norm: f32) -> Result<(), Diverged> {
        let [loss, q, td_error, target, q_ended, return_ended, share_ended] = seen;
        let limit = self.config.td_error_limit;
        for (what, value, sound) in [
            ("loss", loss, loss.is_finite()),
            ("mean temporal difference", td_error, limit <= 0.0 || td_error as f64 <= limit),
            ("norm of the gradient", norm, norm.is_finite()),
        ] {
            if !sound {
                return Err(self.diverged(what, value as f64));
            }
        }
        self.stats.loss += loss as f64;
        self.stats.q += q as f64;
        self.stats.td_error += td_error as f64;
        self.stats.target += target as f64;
        let ended = [q_ended, return_ended, share_ended];
        self.stats.ended.iter_mut().zip(ended).for_each(|(sum, more)| *sum += more as f64);
        self.stats.gradient_norm += norm as f64;
        self.stats.updates += 1;
        Ok(())
    }

    /// Takes a step along the mean of the parts' gradients. Every wait for the other threads costs, so independent work
    /// runs at the same time.
    pub(super) fn apply(&mut self, mut parts: Vec<Gradient>, catch_up: bool) -> Result<(), Diverged> {
        let mut timer = CpuTimer::start();
        let mut seen = [0.0; 7];
        for part in &parts {
            let of_part = seen.iter_mut().zip(&part.seen);
            of_part.for_each(|(mean, x)| *mean += x / parts.len() as f32);
        }
        let mut flat: Vec<Vec<f32>> = parts.iter_mut().map(|part| std::mem::take(&mut part.flat)).collect();
        let mut serial = timer.lap();
        let cells = self.cells.as_mut().map(|optimiser| (optimiser, cell_gradients(&parts)));
        // The cells come first, here as below, so that each thread mostly works on the same rows again.
        let ((of_cells, collecting), (squares, joining)) = rayon::join(
            || cells.map(|(optimiser, of_sums)| optimiser.collect(&of_sums)).unwrap_or_default(),
            || optimiser::join(&mut flat),
        );
        timer = CpuTimer::start();
        let norm = (squares + of_cells).sqrt();
        self.note(seen, norm as f32)?;
        let scale = loss::clip_scale(norm, self.config.gradient_clip) as f32;
        let step = self.step();
        serial += timer.lap();
        let ((online, table), (average, averages)) = (self.online.both_mut(), self.average.both_mut());
        let (cells, adam, gradient) = (self.cells.as_mut(), &mut self.adam, &flat[0]);
        let (of_cells, of_flat) = rayon::join(
            || step_cells((cells, table, averages), scale, step, catch_up),
            || adam.step(online, average, gradient, scale, step),
        );
        self.stats.serial_time += serial;
        self.stats.times.add(Activity::Update, serial + joining + collecting + of_cells + of_flat);
        self.updates += 1;
        Ok(())
    }

    pub(super) fn step(&self) -> Step {
        Step {
            update: self.updates + 1,
            learning_rate: self.learning_rate(),
            beta1: BETA1,
            beta2: BETA2,
            epsilon: self.config.adam_epsilon,
            tau: self.config.ema_tau,
        }
    }
}

fn cell_gradients(parts: &[Gradient]) -> Vec<(&Active, &[f32])> {
    let sums = parts.iter().map(|part| part.of_sums.as_deref().expect("cells"));
    parts.iter().map(|part| part.state.active().expect("cells")).zip(sums).collect()
}

fn step_cells(
    cells: (Option<&mut CellOptimiser>, Option<&mut CellTable>, Option<&mut CellTable>),
    scale: f32,
    step: Step,
    catch_up: bool,
) -> Duration {
    match cells {
        (Some(optimiser), Some(table), Some(average)) => optimiser.step(table, average, scale, step, catch_up),
        _ => Duration::ZERO,
    }
}
