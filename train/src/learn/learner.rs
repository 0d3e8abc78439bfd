//! The weights under training: targets, gradient, Adam, running average.

#[cfg(feature = "torch")]
mod in_torch;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;
use std::time::Duration;

use crate::rollout::cpu_time::Laps;
use anyhow::{Context, Result};
use rayon::prelude::*;
use turf_agents::policy::file::PolicyFile;
use turf_env::Rng;

use crate::config::{DqnConfig, Schedule};
use crate::data::augment::Mirror;
use crate::data::batch::{Sample, SamplePart};
use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::device::Device;
use crate::learn::gradient::{Gradient, Networks, Rule};
use crate::learn::loss;
use crate::learn::optimiser::{self, Adam, CellOptimiser, Step};
pub use crate::learn::stats::{Diverged, LearnStats};
use crate::nn::cell_table::{Active, CellTable};
use crate::nn::forward::Input;
use crate::nn::network::{Network, Shape};

/// Names of the optimiser's running means in a checkpoint.
const MOMENTS: [&str; 2] = ["exp_avg", "exp_avg_sq"];
/// Those of the cell rows.
const CELL_MOMENTS: [&str; 2] = ["cells.exp_avg", "cells.exp_avg_sq"];
const BETA1: f64 = 0.9;
const BETA2: f64 = 0.999;

/// State of a learner, for a checkpoint.
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
    device: Device,
    stats: LearnStats,
    /// The dense layers on a device of libtorch; those of `online`, `average` and `adam` are then old between two
    /// [`Learner::fetch`].
    #[cfg(feature = "torch")]
    layers: Option<crate::learn::torch::Layers>,
}

impl Learner {
    /// Fresh weights; `rng` starts them and then draws the samples.
    pub fn new(config: &DqnConfig, shape: Arc<Shape>, device: Device, mut rng: Rng) -> Self {
        let online = Network::new(shape, &mut rng);
        let average = online.clone();
        let mut learner = Self {
            config: config.clone(),
            adam: Adam::new(online.flat().len()),
            cells: online.cells().map(|table| CellOptimiser::new(table, config.ema_tau)),
            average,
            start: None,
            online,
            updates: 0,
            rng,
            sample: Sample::new(n_parts(config)),
            mirror: None,
            stats: LearnStats::default(),
            device,
            #[cfg(feature = "torch")]
            layers: None,
        };
        learner.put();
        learner
    }

    pub fn device(&self) -> Device {
        self.device
    }

    /// The weights under training.
    pub fn online(&mut self) -> &Network {
        self.fetch();
        &self.online
    }

    /// Their running average: target network, and what is evaluated and exported.
    pub fn average(&mut self) -> &Network {
        self.fetch();
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
        rows.extend(names.zip(self.adam.moments().map(<[f32]>::to_vec)));
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
        self.put();
        Ok(())
    }

    /// Starts with the weights of a policy file instead of fresh ones.
    pub fn start_from(&mut self, policy: &PolicyFile) -> Result<()> {
        self.fetch();
        self.online.set_named(policy)?;
        self.average.set_named(policy)?;
        self.put();
        Ok(())
    }

    /// From now on the policy is pulled towards that of these weights.
    pub fn pull_towards(&mut self, policy: &PolicyFile) -> Result<()> {
        self.fetch();
        let mut start = self.average.clone();
        start.set_named(policy)?;
        self.start = Some(start);
        self.put();
        Ok(())
    }

    /// From now on each sampled transition is mirrored with probability one half.
    pub fn mirror_samples(&mut self, mirror: Mirror) {
        self.mirror = Some(mirror);
    }

    /// Fails where an update saw what makes no sense, or a weight is no longer a finite number.
    pub fn check(&mut self) -> Result<(), Diverged> {
        #[cfg(feature = "torch")]
        self.read()?;
        self.fetch();
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

    /// Makes one update on a fresh sample of the memory. Its parts are drawn, and their gradients computed, on the threads of the
    /// current rayon pool; the gradients are joined in order. Fails if learning diverged: on the processor before the weights are
    /// changed, on a GPU some updates later. With `catch_up` the whole running average is up to date afterwards; otherwise rows of
    /// cells wait for [`Learner::average`].
    pub fn update(&mut self, replay: &ReplayBuffer, catch_up: bool) -> Result<(), Diverged> {
        #[cfg(feature = "torch")]
        if self.layers.is_some() {
            return self.update_in_torch(replay, catch_up);
        }
        let handles = vec![(); self.sample.parts.len()];
        let gradients = self.gradients(replay, handles, |(), rule, networks, next, part| {
            Gradient::of(rule, networks, next, part)
        });
        self.apply(gradients, catch_up)
    }

    /// Calls `gradient` on each part of a fresh sample, with one of the `handles`. Sleeping threads wake slowly, so as much as
    /// possible is one piece of work.
    fn gradients<H: Send, G: Send>(
        &mut self,
        replay: &ReplayBuffer,
        handles: Vec<H>,
        gradient: impl Fn(H, &Rule, Networks, &Input, &SamplePart) -> G + Sync,
    ) -> Vec<G> {
        let mut sample = std::mem::take(&mut self.sample);
        let n_parts = sample.parts.len();
        let (rule, seed) = (self.rule(n_parts), self.rng.next_u64());
        let (each, mirror) = (self.config.batch_size / n_parts, self.mirror);
        let draw = |k: usize, part: &mut SamplePart| {
            let mut laps = Laps::start();
            replay.draw_part(seed, k, each, mirror, part);
            laps.lap()
        };
        let inputs = self.inputs(&mut sample, draw);
        let networks = Networks {
            online: &self.online,
            average: &self.average,
            start: self.start.as_ref().filter(|_| rule.pull_weight > 0.0),
        };
        let jobs: Vec<_> = sample.parts.iter_mut().zip(handles).zip(inputs).enumerate().collect();
        let done = jobs.into_par_iter().with_max_len(1).map(|(k, ((part, handle), next))| {
            let drawing = if next.is_none() { draw(k, part) } else { Duration::ZERO };
            let mut laps = Laps::start();
            let next = next.unwrap_or_else(|| Input::new(networks.online, &part.next));
            let gradient = gradient(handle, &rule, networks, &next, part);
            (gradient, drawing, laps.lap())
        });
        let done: Vec<(G, Duration, Duration)> = done.collect();
        self.sample = sample;
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
        let jobs: Vec<_> = sample.parts.iter_mut().enumerate().collect();
        let inputs = jobs.into_par_iter().with_max_len(1).map(|(k, part)| {
            let drawing = draw(k, part);
            let mut laps = Laps::start();
            (Input::new(online, &part.next), drawing, laps.lap())
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
        }
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

    /// Takes a step along the mean of the parts' gradients. Every wait for the other threads costs, so what can be done at the same
    /// time is.
    fn apply(&mut self, mut parts: Vec<Gradient>, catch_up: bool) -> Result<(), Diverged> {
        let mut laps = Laps::start();
        let mut seen = [0.0; 7];
        for part in &parts {
            let of_part = seen.iter_mut().zip(&part.seen);
            of_part.for_each(|(mean, x)| *mean += x / parts.len() as f32);
        }
        let mut flat: Vec<Vec<f32>> = parts.iter_mut().map(|part| std::mem::take(&mut part.flat)).collect();
        let mut serial = laps.lap();
        let rows = parts.iter().map(|part| (&part.state, part.of_sums.as_deref()));
        let cells = self.cells.as_mut().map(|optimiser| (optimiser, cell_gradients(rows)));
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
        let (cells, adam, gradient) = (self.cells.as_mut(), &mut self.adam, &flat[0]);
        let (of_cells, of_flat) = rayon::join(
            || step_cells((cells, table, averages), scale, step, catch_up),
            || adam.step(online, average, gradient, scale, step),
        );
        self.stats.serial_time += serial;
        self.stats.update_time += serial + joining + collecting + of_cells + of_flat;
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

/// Active cell rows of each part of a batch, with the derivative by their sums.
fn cell_gradients<'a>(parts: impl Iterator<Item = (&'a Input, Option<&'a [f32]>)>) -> Vec<(&'a Active, &'a [f32])> {
    parts
        .map(|(state, of_sums)| (state.active().expect("cells"), of_sums.expect("cells")))
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

#[cfg(not(feature = "torch"))]
impl Learner {
    /// Nothing to do: the dense layers are here.
    fn fetch(&mut self) {}

    fn put(&mut self) {}
}

/// The most equal parts of a batch that the settings allow.
fn n_parts(config: &DqnConfig) -> usize {
    let most = config.batch_parts.min(config.batch_size);
    let parts = (1..=most).rev().find(|&parts| config.batch_size.is_multiple_of(parts));
    parts.unwrap_or(1)
}
