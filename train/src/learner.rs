//! The weights under training: samples, targets, gradient, Adam, running average.

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rayon::prelude::*;
use tch::{Device, Tensor, no_grad};
use turf_agents::policy::file::PolicyFile;
use turf_env::Rng;

use crate::cell_table::{Active, CellOptimiser, Step};
use crate::config::{DqnConfig, Schedule};
use crate::dqn;
use crate::gradient::{Gradient, Rule};
use crate::mirror::{Mirror, mirror_half};
use crate::network::{Network, Shape};
use crate::replay_buffer::{ReplayBuffer, Sample};

const BETA1: f64 = 0.9;
const BETA2: f64 = 0.999;

/// What updates did, summed since [`Learner::take_stats`].
#[derive(Clone, Copy, Debug, Default)]
pub struct LearnStats {
    /// Updates made.
    pub updates: u64,
    /// Sum of their losses.
    pub loss: f64,
    /// Sum of their mean values of decisions made.
    pub q: f64,
    /// Sum of their mean absolute temporal differences.
    pub td_error: f64,
    /// Sum of their gradients' norms before clipping.
    pub gradient_norm: f64,
    /// Time spent drawing samples.
    pub sample_time: Duration,
    /// Time spent learning from them.
    pub update_time: Duration,
}

impl AddAssign for LearnStats {
    fn add_assign(&mut self, other: Self) {
        self.updates += other.updates;
        self.loss += other.loss;
        self.q += other.q;
        self.td_error += other.td_error;
        self.gradient_norm += other.gradient_norm;
        self.sample_time += other.sample_time;
        self.update_time += other.update_time;
    }
}

/// Learning no longer makes sense.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("learning diverged after {updates} updates: the {what} is {value}")]
pub struct Diverged {
    /// Updates made before.
    pub updates: u64,
    /// What is too large or no number.
    pub what: &'static str,
    /// How large.
    pub value: f64,
}

/// A learner outside of libtorch, for a checkpoint.
pub struct LearnerState {
    /// The stream samples are drawn with.
    pub rng: Rng,
    /// Updates made.
    pub updates: u64,
    /// Weights and moments, by name.
    pub rows: Vec<(String, Vec<f32>)>,
}

/// Online network, running average (which is the target network too) and optimiser.
pub struct Learner {
    config: DqnConfig,
    online: Network,
    average: Network,
    first: Tensor,
    second: Tensor,
    cells: Option<CellOptimiser>,
    updates: u64,
    rng: Rng,
    /// The parts of a batch, kept for their memory.
    samples: Vec<Sample>,
    mirror: Option<Mirror>,
    stats: LearnStats,
}

impl Learner {
    /// Fresh weights; `rng` starts them and then draws the samples.
    pub fn new(config: &DqnConfig, shape: Arc<Shape>, device: Device, mut rng: Rng) -> Self {
        let mut online = Network::new(shape, device, &mut rng);
        let average = online.twin();
        online.require_gradients();
        Self {
            config: config.clone(),
            first: online.flat().zeros_like(),
            second: online.flat().zeros_like(),
            cells: online.cells().map(|table| CellOptimiser::new(table, config.ema_tau)),
            average,
            online,
            updates: 0,
            rng,
            samples: vec![Sample::default(); config.batch_parts],
            mirror: None,
            stats: LearnStats::default(),
        }
    }

    /// The weights under training.
    pub fn online(&self) -> &Network {
        &self.online
    }

    /// Their running average: target network, and what is evaluated and exported.
    pub fn average(&mut self) -> &Network {
        if let (Some(optimiser), Some(table), Some(average)) =
            (&mut self.cells, self.online.cells(), self.average.cells_mut())
        {
            optimiser.catch_up_all(table, average, self.updates);
        }
        &self.average
    }

    /// Updates made so far.
    pub fn updates(&self) -> u64 {
        self.updates
    }

    /// What happened since the last call.
    pub fn take_stats(&mut self) -> LearnStats {
        std::mem::take(&mut self.stats)
    }

    /// Adam's step size at the next update.
    pub fn learning_rate(&self) -> f64 {
        let c = &self.config;
        let progress = (self.updates as f64 / c.schedule_updates.max(1) as f64).min(1.0);
        let share = match c.schedule {
            Schedule::Constant => return c.learning_rate,
            Schedule::Linear => progress,
            Schedule::Cosine => 0.5 - 0.5 * (std::f64::consts::PI * progress).cos(),
        };
        c.learning_rate + (c.final_learning_rate - c.learning_rate) * share
    }

    /// Weight of the demonstrators' loss at the next update.
    fn margin_weight(&self) -> f64 {
        let c = &self.config;
        match c.margin_updates {
            0 => c.margin_weight,
            n => c.margin_weight * (1.0 - self.updates as f64 / n as f64).max(0.0),
        }
    }

    /// Everything needed to go on exactly, for a checkpoint.
    pub fn state(&mut self) -> LearnerState {
        self.average();
        let mut rows = Vec::new();
        for (prefix, network) in [("online.", &self.online), ("average.", &self.average)] {
            rows.extend(
                network
                    .rows()
                    .into_iter()
                    .map(|(name, row)| (format!("{prefix}{name}"), row)),
            );
        }
        for (name, moment) in [("first", &self.first), ("second", &self.second)] {
            rows.push((
                name.into(),
                Vec::try_from(moment.to_device(Device::Cpu)).expect("f32 numbers"),
            ));
        }
        if let Some(optimiser) = &self.cells {
            let [first, second] = optimiser.moments();
            rows.push(("cells.first".into(), first.to_vec()));
            rows.push(("cells.second".into(), second.to_vec()));
        }
        LearnerState {
            rng: self.rng.clone(),
            updates: self.updates,
            rows,
        }
    }

    /// Goes on from what [`Learner::state`] gave. Fails on weights of another network.
    pub fn restore(&mut self, state: LearnerState) -> Result<()> {
        let find = |name: &str| {
            state
                .rows
                .iter()
                .find(|(n, _)| n == name)
                .map(|(_, row)| row.as_slice())
        };
        self.online.set_rows(|name| find(&format!("online.{name}")))?;
        self.average.set_rows(|name| find(&format!("average.{name}")))?;
        for (name, moment) in [("first", &mut self.first), ("second", &mut self.second)] {
            let row = find(name).filter(|row| row.len() == moment.numel());
            let row = Tensor::from_slice(row.context("its moments are for another network")?);
            no_grad(|| moment.copy_(&row));
        }
        if let Some(optimiser) = &mut self.cells {
            let len = optimiser.moments()[0].len();
            let moments = ["cells.first", "cells.second"].map(|name| {
                let row = find(name).filter(|row| row.len() == len);
                row.context("its moments lack cells, or are for another network")
            });
            let [first, second] = moments;
            optimiser.restore([first?, second?], state.updates);
        }
        (self.rng, self.updates) = (state.rng, state.updates);
        Ok(())
    }

    /// Starts with the weights of a policy file instead of fresh ones.
    pub fn start_from(&mut self, policy: &PolicyFile) -> Result<()> {
        self.online.set_named(policy)?;
        self.average.set_named(policy)
    }

    /// From now on each sampled transition is mirrored with probability one half.
    pub fn mirror_samples(&mut self, mirror: Mirror) {
        self.mirror = Some(mirror);
    }

    /// Fails where a weight is no longer a finite number.
    pub fn check(&self) -> Result<(), Diverged> {
        let rows = self.online.rows().into_iter().chain(self.average.rows());
        let bad = |(_, row): (String, Vec<f32>)| row.into_iter().find(|x| !x.is_finite());
        match rows.filter_map(bad).next() {
            Some(value) => Err(self.diverged("value of a weight", value as f64)),
            None => Ok(()),
        }
    }

    fn diverged(&self, what: &'static str, value: f64) -> Diverged {
        Diverged {
            updates: self.updates,
            what,
            value,
        }
    }

    /// One update on a fresh sample of the buffer. Where it fails the weights are those of before.
    pub fn update(&mut self, replay: &ReplayBuffer) -> Result<(), Diverged> {
        let start = Instant::now();
        let mut samples = std::mem::take(&mut self.samples);
        let n = self.config.batch_size / samples.len();
        for sample in &mut samples {
            replay.sample(&mut self.rng, n, sample);
            if let Some(mirror) = self.mirror {
                mirror_half(sample, replay.shape(), mirror, &mut self.rng);
            }
        }
        let sampled = Instant::now();
        let learned = match &samples[..] {
            [sample] => self.learn(sample),
            parts => self.learn_in_parts(parts),
        };
        self.samples = samples;
        self.stats.sample_time += sampled - start;
        self.stats.update_time += sampled.elapsed();
        learned
    }

    /// One update on this sample.
    fn learn(&mut self, sample: &Sample) -> Result<(), Diverged> {
        let next = self.online.input(&sample.next);
        self.catch_up(next.active());
        let rule = self.rule();
        let gradient = Gradient::of(&rule, &self.online, &self.average, &next, sample);
        no_grad(|| {
            self.note(&[&gradient])?;
            self.step(&gradient.of_leaves, gradient.active())
        })
    }

    /// One update on samples of equal size together, each of which another thread may take on.
    fn learn_in_parts(&mut self, samples: &[Sample]) -> Result<(), Diverged> {
        let rule = self.rule();
        let parts: Vec<_> = samples
            .iter()
            .map(|sample| (self.online.share(), self.average.share(), sample))
            .collect();
        let gradients: Vec<Gradient> = parts
            .into_par_iter()
            .map(|(online, average, sample)| {
                Gradient::of(&rule, &online, &average, &online.input(&sample.next), sample)
            })
            .collect();
        no_grad(|| {
            self.note(&gradients.iter().collect::<Vec<_>>())?;
            let mean = |k: usize| {
                let sum: Tensor = gradients.iter().map(|part| &part.of_leaves[k]).sum();
                sum / gradients.len() as f64
            };
            let mean: Vec<Tensor> = (0..self.online.layers().len()).map(mean).collect();
            self.step(&mean, None)
        })
    }

    fn rule(&self) -> Rule {
        Rule {
            loss: self.config.loss,
            double: self.config.double,
            margin: self.config.margin,
            margin_weight: self.margin_weight(),
        }
    }

    /// Notes the means of what the parts found; refuses those that make no sense.
    fn note(&mut self, parts: &[&Gradient]) -> Result<(), Diverged> {
        let mean = |of: fn(&Gradient) -> f64| parts.iter().map(|part| of(part)).sum::<f64>() / parts.len() as f64;
        let (loss, td_error) = (mean(|part| part.loss), mean(|part| part.td_error));
        let limit = self.config.td_error_limit;
        if !loss.is_finite() {
            return Err(self.diverged("loss", loss));
        }
        if limit > 0.0 && td_error > limit {
            return Err(self.diverged("mean temporal difference", td_error));
        }
        self.stats.loss += loss;
        self.stats.q += mean(|part| part.q);
        self.stats.td_error += td_error;
        Ok(())
    }

    /// Adam on the gradients of the layers (and, last, of the cell sums), then the running average.
    fn step(&mut self, gradients: &[Tensor], active: Option<&Active>) -> Result<(), Diverged> {
        let no_number = Diverged {
            updates: self.updates,
            what: "norm of the gradient",
            value: f64::NAN,
        };
        let finite = |norm: f64| match norm.is_finite() {
            true => Ok(norm),
            false => Err(Diverged {
                value: norm,
                ..no_number
            }),
        };
        let c = &self.config;
        let n_layers = self.online.layers().len();
        let rows: Vec<Tensor> = gradients[..n_layers].iter().map(|g| g.flatten(0, -1)).collect();
        let mut gradient = Tensor::cat(&rows, 0);
        let learning_rate = self.learning_rate();
        let step = Step {
            update: self.updates + 1,
            learning_rate,
            beta1: BETA1,
            beta2: BETA2,
            epsilon: c.adam_epsilon,
        };

        match (&mut self.cells, self.online.cells_mut(), self.average.cells_mut()) {
            (Some(optimiser), Some(table), Some(average)) => {
                let active = active.expect("found before the forward pass");
                let sums = Vec::try_from(gradients[n_layers].to_device(Device::Cpu).flatten(0, -1)).expect("f32");
                let squares = optimiser.collect(table, active, &sums) + gradient.norm().double_value(&[]).powi(2);
                let norm = finite(squares.sqrt())?;
                let scale = if c.gradient_clip > 0.0 {
                    (c.gradient_clip / (norm + 1e-6)).min(1.0)
                } else {
                    1.0
                };
                let _ = gradient.g_mul_scalar_(scale);
                optimiser.step(table, average, scale as f32, step);
                self.stats.gradient_norm += norm;
            }
            _ => {
                let norm = dqn::clip_gradient(&mut gradient, c.gradient_clip);
                self.stats.gradient_norm += finite(norm.double_value(&[]))?;
            }
        }
        adam(
            self.online.flat_mut(),
            &gradient,
            [&mut self.first, &mut self.second],
            step,
        );
        let _ = self.average.flat_mut().lerp_(self.online.flat(), c.ema_tau);
        self.updates += 1;
        self.stats.updates += 1;
        Ok(())
    }

    /// Brings the averaged rows of these features up to date.
    fn catch_up(&mut self, active: Option<&Active>) {
        if let (Some(optimiser), Some(table), Some(average), Some(active)) =
            (&mut self.cells, self.online.cells(), self.average.cells_mut(), active)
        {
            optimiser.catch_up_active(table, average, active, self.updates);
        }
    }
}

/// One step of Adam (Kingma and Ba 2015) on a flat row of parameters.
fn adam(parameters: &mut Tensor, gradient: &Tensor, [first, second]: [&mut Tensor; 2], step: Step) {
    let t = step.update.min(1 << 30) as i32;
    let _ = first.lerp_(gradient, 1.0 - step.beta1);
    let _ = second.lerp_(&(gradient * gradient), 1.0 - step.beta2);
    let mut divisor = second.sqrt();
    let _ = divisor.g_mul_scalar_(1.0 / (1.0 - step.beta2.powi(t)).sqrt());
    let _ = divisor.g_add_scalar_(step.epsilon);
    let mut change = &*first / divisor;
    let _ = change.g_mul_scalar_(step.learning_rate / (1.0 - step.beta1.powi(t)));
    let _ = parameters.g_sub_(&change);
}

#[cfg(test)]
mod tests;
