//! The weights under training: targets, gradient, Adam, running average.

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use rayon::prelude::*;
use tch::{Device, Tensor, no_grad};
use turf_agents::policy::file::PolicyFile;
use turf_env::Rng;
use turf_rollout::cpu_time::Laps;

use crate::config::{DqnConfig, Schedule};
use crate::data::augment::Mirror;
use crate::data::replay_buffer::{ReplayBuffer, Sample, SamplePart};
use crate::learn::gradient::{Gradient, Input, Networks, Rule};
use crate::learn::loss;
use crate::learn::optimiser::{self, Adam, CellOptimiser, Step};
use crate::nn::cell_table::{Active, CellTable};
use crate::nn::network::{Network, Shape};
use crate::nn::numbers::numbers;

/// Names of the optimiser's running means in a checkpoint.
const MOMENTS: [&str; 2] = ["exp_avg", "exp_avg_sq"];
/// Those of the cell rows.
const CELL_MOMENTS: [&str; 2] = ["cells.exp_avg", "cells.exp_avg_sq"];
const BETA1: f64 = 0.9;
const BETA2: f64 = 0.999;
/// Updates after which a GPU is asked what it saw: asking waits for all that it still has to do.
const READ_PERIOD: usize = 32;

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
    /// Sum of their mean targets.
    pub target: f64,
    /// Of decisions whose game ended within the target's steps, as parts of all: sums of their mean values, mean returns and
    /// shares. What was paid there is certain, so Q and returns can be compared.
    pub ended: [f64; 3],
    /// Sum of their gradients' norms before clipping.
    pub gradient_norm: f64,
    /// CPU time spent drawing samples.
    pub sample_time: Duration,
    /// CPU time spent learning from them, on all threads.
    pub update_time: Duration,
    /// Of that, what no second thread can share: joining the parts' gradients.
    pub serial_time: Duration,
}

impl AddAssign for LearnStats {
    fn add_assign(&mut self, other: Self) {
        self.updates += other.updates;
        self.loss += other.loss;
        self.q += other.q;
        self.td_error += other.td_error;
        self.target += other.target;
        self.ended
            .iter_mut()
            .zip(other.ended)
            .for_each(|(sum, more)| *sum += more);
        self.gradient_norm += other.gradient_norm;
        self.sample_time += other.sample_time;
        self.update_time += other.update_time;
        self.serial_time += other.serial_time;
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
    /// Network towards which the policy is pulled.
    start: Option<Network>,
    adam: Adam,
    cells: Option<CellOptimiser>,
    updates: u64,
    rng: Rng,
    /// Kept for its memory.
    sample: Sample,
    mirror: Option<Mirror>,
    stats: LearnStats,
    /// What updates on a GPU saw that was not read yet: [`Gradient::seen`], and the norm of the gradient.
    unread: Vec<Tensor>,
}

impl Learner {
    /// Fresh weights; `rng` starts them and then draws the samples.
    pub fn new(config: &DqnConfig, shape: Arc<Shape>, device: Device, mut rng: Rng) -> Self {
        let mut online = Network::new(shape, device, &mut rng);
        let average = online.copy();
        online.require_gradients();
        Self {
            config: config.clone(),
            adam: Adam::new(online.flat()),
            cells: online.cells().map(|table| CellOptimiser::new(table, config.ema_tau)),
            average,
            start: None,
            online,
            updates: 0,
            rng,
            sample: Sample::new(n_parts(config)),
            mirror: None,
            stats: LearnStats::default(),
            unread: Vec::new(),
        }
    }

    /// The weights under training.
    pub fn online(&self) -> &Network {
        &self.online
    }

    /// Their running average: target network, and what is evaluated and exported.
    pub fn average(&mut self) -> &Network {
        self.catch_up();
        &self.average
    }

    /// Brings the whole running average up to date.
    fn catch_up(&mut self) {
        if let (Some(optimiser), Some(table), Some(average)) =
            (&mut self.cells, self.online.cells(), self.average.cells_mut())
        {
            self.stats.update_time += optimiser.catch_up_all(table, average, self.updates);
        }
    }

    /// Updates made so far.
    pub fn updates(&self) -> u64 {
        self.updates
    }

    /// What happened since the last call, as far as it was read.
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

    /// A weight that falls to zero over so many updates (0: never) at the next update.
    fn faded(&self, weight: f64, over: u64) -> f64 {
        match over {
            0 => weight,
            n => weight * (1.0 - self.updates as f64 / n as f64).max(0.0),
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
        let names = MOMENTS.map(String::from).into_iter();
        rows.extend(names.zip(self.adam.moments()));
        if let Some(optimiser) = &self.cells {
            let names = CELL_MOMENTS.map(String::from).into_iter();
            rows.extend(names.zip(optimiser.moments()));
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
        let [exp_avg, exp_avg_sq] = MOMENTS.map(|name| find(name).unwrap_or_default());
        let fits = self.adam.restore([exp_avg, exp_avg_sq]);
        fits.context("its moments are for another network")?;
        if let Some(optimiser) = &mut self.cells {
            let moments = CELL_MOMENTS.map(|name| find(name).unwrap_or_default());
            let fits = optimiser.restore(moments, state.updates);
            fits.context("its moments lack cells, or are for another network")?;
        }
        (self.rng, self.updates) = (state.rng, state.updates);
        Ok(())
    }

    /// Starts with the weights of a policy file instead of fresh ones.
    pub fn start_from(&mut self, policy: &PolicyFile) -> Result<()> {
        self.online.set_named(policy)?;
        self.average.set_named(policy)
    }

    /// From now on the policy is pulled towards that of these weights.
    pub fn pull_towards(&mut self, policy: &PolicyFile) -> Result<()> {
        let mut start = self.average.copy();
        start.set_named(policy)?;
        self.start = Some(start);
        Ok(())
    }

    /// From now on each sampled transition is mirrored with probability one half.
    pub fn mirror_samples(&mut self, mirror: Mirror) {
        self.mirror = Some(mirror);
    }

    /// Fails where an update saw what makes no sense, or a weight is no longer a finite number.
    pub fn check(&mut self) -> Result<(), Diverged> {
        self.read()?;
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

    /// One update on a fresh sample of the memory. Its parts are drawn, and their gradients computed, on the threads of the
    /// current rayon pool; the gradients are joined in order. Fails where learning no longer makes sense: on the processor the
    /// weights are those of before then, on a GPU it is noticed some updates later. With `catch_up` the whole running average is
    /// up to date after it; otherwise rows of cells wait for [`Learner::average`].
    pub fn update(&mut self, replay: &ReplayBuffer, catch_up: bool) -> Result<(), Diverged> {
        let mut sample = std::mem::replace(&mut self.sample, Sample { parts: Vec::new() });
        let gradients = self.gradients(replay, &mut sample);
        self.sample = sample;
        no_grad(|| self.apply(&gradients, catch_up))
    }

    /// The gradients of a fresh sample's parts. Sleeping threads wake slowly, so as much as possible is one piece of work.
    fn gradients(&mut self, replay: &ReplayBuffer, sample: &mut Sample) -> Vec<Gradient> {
        let n_parts = sample.parts.len();
        let (rule, seed) = (self.rule(n_parts), self.rng.next_u64());
        let (each, mirror) = (self.config.batch_size / n_parts, self.mirror);
        let draw = |k: usize, part: &mut SamplePart| {
            let mut laps = Laps::start();
            replay.draw_part(seed, k, each, mirror, part);
            laps.lap()
        };
        let inputs = self.inputs(sample, draw);
        let start = self.start.as_ref().filter(|_| rule.pull_weight > 0.0);
        let networks = || Networks {
            online: self.online.share(),
            average: self.average.share(),
            start: start.map(Network::share),
        };
        let shares = sample.parts.iter_mut().map(|part| (networks(), part));
        let jobs: Vec<_> = shares.zip(inputs).enumerate().collect();
        let done = jobs.into_par_iter().with_max_len(1).map(|(k, (job, next))| {
            let (networks, part) = job;
            let drawing = if next.is_none() { draw(k, part) } else { Duration::ZERO };
            let mut laps = Laps::start();
            let next = next.unwrap_or_else(|| Input::new(&networks.online, &part.next));
            let gradient = Gradient::of(&rule, &networks, &next, part);
            (gradient, drawing, laps.lap())
        });
        let done: Vec<(Gradient, Duration, Duration)> = done.collect();
        self.stats.sample_time += done.iter().map(|(_, drawing, _)| *drawing).sum::<Duration>();
        self.stats.update_time += done.iter().map(|(.., time)| *time).sum::<Duration>();
        done.into_iter().map(|(gradient, ..)| gradient).collect()
    }

    /// Where there are rows of cells whose averages wait, draws the parts and makes inputs of their states to come: those rows'
    /// averages are brought up to date before anyone reads them.
    fn inputs(
        &mut self,
        sample: &mut Sample,
        draw: impl Fn(usize, &mut SamplePart) -> Duration + Sync,
    ) -> Vec<Option<Input>> {
        let waits = |optimiser: &&mut CellOptimiser| !optimiser.is_current(self.updates);
        let (Some(optimiser), Some(table), Some(average)) = (
            self.cells.as_mut().filter(waits),
            self.online.cells(),
            self.average.cells_mut(),
        ) else {
            return sample.parts.iter().map(|_| None).collect();
        };
        let online = &self.online;
        let jobs = sample.parts.iter_mut().map(|part| (online.share(), part));
        let jobs: Vec<_> = jobs.enumerate().collect();
        let inputs = jobs.into_par_iter().with_max_len(1).map(|(k, (online, part))| {
            let drawing = draw(k, part);
            let mut laps = Laps::start();
            (Input::new(&online, &part.next), drawing, laps.lap())
        });
        let inputs: Vec<(Input, Duration, Duration)> = inputs.collect();
        let active: Vec<_> = inputs.iter().filter_map(|(next, ..)| next.active()).collect();
        let time = optimiser.catch_up_active(table, average, &active, self.updates);
        self.stats.sample_time += inputs.iter().map(|(_, drawing, _)| *drawing).sum::<Duration>();
        self.stats.update_time += time + inputs.iter().map(|(.., time)| *time).sum::<Duration>();
        inputs.into_iter().map(|(next, ..)| Some(next)).collect()
    }

    fn rule(&self, parts: usize) -> Rule {
        Rule {
            parts,
            loss: self.config.loss,
            double: self.config.double,
            margin: self.config.margin,
            margin_weight: self.faded(self.config.margin_weight, self.config.margin_updates),
            pull_weight: self.faded(self.config.pull_weight, self.config.pull_updates),
            shield_weight: self.config.shield_weight,
        }
    }

    /// Reads what updates on a GPU saw.
    fn read(&mut self) -> Result<(), Diverged> {
        for seen in std::mem::take(&mut self.unread) {
            let seen: Vec<f32> = Vec::try_from(seen.to_device(Device::Cpu)).expect("f32 numbers");
            let (norm, seen) = seen.split_last().expect("eight numbers");
            self.note(seen.try_into().expect("seven numbers"), *norm)?;
        }
        Ok(())
    }

    /// Notes what an update saw; refuses what makes no sense.
    fn note(&mut self, seen: [f32; 7], norm: f32) -> Result<(), Diverged> {
        let [loss, q, td_error, target, q_ended, return_ended, share_ended] = seen;
        let limit = self.config.td_error_limit;
        for (what, value, sound) in [
            ("loss", loss, loss.is_finite()),
            (
                "mean temporal difference",
                td_error,
                limit <= 0.0 || td_error as f64 <= limit,
            ),
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
        self.stats
            .ended
            .iter_mut()
            .zip(ended)
            .for_each(|(sum, more)| *sum += more as f64);
        self.stats.gradient_norm += norm as f64;
        self.stats.updates += 1;
        Ok(())
    }

    /// Adam on the mean of the parts' gradients, then the running average.
    fn apply(&mut self, parts: &[Gradient], catch_up: bool) -> Result<(), Diverged> {
        match self.online.device() {
            Device::Cpu => self.apply_on_cpu(parts, catch_up),
            _ => self.apply_in_torch(parts, catch_up),
        }
    }

    /// Every wait for the other threads costs, so what can be done at the same time is.
    fn apply_on_cpu(&mut self, parts: &[Gradient], catch_up: bool) -> Result<(), Diverged> {
        let mut laps = Laps::start();
        let mut seen = [0.0; 7];
        for part in parts {
            let of_part = seen.iter_mut().zip(numbers(&part.seen));
            of_part.for_each(|(mean, x)| *mean += x / parts.len() as f32);
        }
        let mut flat: Vec<Tensor> = parts.iter().map(|part| part.flat.shallow_clone()).collect();
        let mut serial = laps.lap();
        let cells = self.cells.as_mut().map(|optimiser| (optimiser, cell_gradients(parts)));
        // The cells first, here as below: then each thread mostly meets the same rows again.
        let ((of_cells, collecting), (squares, joining)) = rayon::join(
            || {
                cells
                    .map(|(optimiser, of_sums)| optimiser.collect(&of_sums))
                    .unwrap_or_default()
            },
            || optimiser::join(&mut flat),
        );
        laps = Laps::start();
        let norm = (squares + of_cells).sqrt();
        self.note(seen, norm as f32)?;
        let scale = loss::clip_scale(norm, self.config.gradient_clip) as f32;
        let step = self.step();
        serial += laps.lap();
        let ((online, table), (average, averages)) = (self.online.both_mut(), self.average.both_mut());
        let (cells, adam, gradient) = (self.cells.as_mut(), &mut self.adam, numbers(&flat[0]));
        let (of_cells, of_flat) = rayon::join(
            || step_cells((cells, table, averages), scale, step, catch_up),
            || adam.step_on_cpu(online, average, gradient, scale, step),
        );
        self.stats.serial_time += serial;
        self.stats.update_time += serial + joining + collecting + of_cells + of_flat;
        self.updates += 1;
        Ok(())
    }

    /// Nothing here waits for the device, unless there are cell rows, which lie in the processor's memory.
    fn apply_in_torch(&mut self, parts: &[Gradient], catch_up: bool) -> Result<(), Diverged> {
        let mut laps = Laps::start();
        let gradient = mean_of(parts.iter().map(|part| &part.flat));
        let seen = mean_of(parts.iter().map(|part| &part.seen));
        let mut norm = gradient.norm();
        if let Some(optimiser) = &mut self.cells {
            norm = (norm.square() + optimiser.collect(&cell_gradients(parts)).0).sqrt();
        }
        self.unread.push(Tensor::cat(&[seen, norm.view(1)], 0));
        if self.unread.len() >= READ_PERIOD {
            self.read()?;
        }
        let scale = loss::clip_scale_of(&norm, self.config.gradient_clip);
        let step = self.step();
        let ((online, table), (average, averages)) = (self.online.both_mut(), self.average.both_mut());
        if self.cells.is_some() {
            let scale = scale.as_ref().map_or(1.0, |scale| scale.double_value(&[]) as f32);
            step_cells((self.cells.as_mut(), table, averages), scale, step, catch_up);
        }
        self.adam
            .step_in_torch(online, average, &gradient, scale.as_ref(), step);
        let time = laps.lap();
        self.stats.serial_time += time;
        self.stats.update_time += time;
        self.updates += 1;
        Ok(())
    }

    /// The numbers of the next step.
    fn step(&self) -> Step {
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

/// Of each part of a batch the active rows of cells, with the derivative by their sums.
fn cell_gradients(parts: &[Gradient]) -> Vec<(&Active, &[f32])> {
    let rows = parts.iter().map(|part| (part.state.active(), part.of_sums.as_deref()));
    rows.map(|(active, of_sums)| (active.expect("cells"), of_sums.expect("cells")))
        .collect()
}

/// The step of the cell rows and of their averages, if there are any; the CPU time it took.
fn step_cells(
    cells: (
        Option<&mut CellOptimiser>,
        Option<&mut CellTable>,
        Option<&mut CellTable>,
    ),
    scale: f32,
    step: Step,
    catch_up: bool,
) -> Duration {
    match cells {
        (Some(optimiser), Some(table), Some(average)) => optimiser.step(table, average, scale, step, catch_up),
        _ => Duration::ZERO,
    }
}

/// The mean of equally long rows, summed in their order.
fn mean_of<'a>(mut rows: impl ExactSizeIterator<Item = &'a Tensor>) -> Tensor {
    let n = rows.len() as f64;
    let first = rows.next().expect("a part").copy();
    let sum = rows.fold(first, |mut sum, row| sum.g_add_(row));
    sum / n
}

/// The most equal parts of a batch that the settings allow.
fn n_parts(config: &DqnConfig) -> usize {
    let most = config.batch_parts.min(config.batch_size);
    let parts = (1..=most).rev().find(|&parts| config.batch_size.is_multiple_of(parts));
    parts.unwrap_or(1)
}

#[cfg(test)]
pub(crate) mod tests;
