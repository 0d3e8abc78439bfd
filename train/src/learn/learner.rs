//! Learner: the weights under training with their targets, gradient, Adam and running average.

mod apply;
#[cfg(feature = "torch")]
mod in_torch;
#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;
use std::time::Duration;

use crate::rollout::cpu_time::{Activity, CpuTimer};
use anyhow::{Context, Result};
use rayon::prelude::*;
use turf_agents::policy::file::PolicyFile;
#[cfg(not(feature = "torch"))]
use turf_agents::policy::{Policy, file::Weights};
use turf_env::{Encoding, Rng};

use crate::config::{DqnConfig, Schedule};
use crate::data::augment::Mirror;
use crate::data::batch::SamplePart;
use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::device::Device;
use crate::learn::gradient::{Gradient, Networks};
use crate::learn::loss::Rule;
use crate::learn::optimiser::{Adam, CellOptimiser};
pub use crate::learn::stats::{Diverged, LearnStats};
use crate::nn::forward::Input;
use crate::nn::network::{Network, Shape};

const MOMENTS: [&str; 2] = ["exp_avg", "exp_avg_sq"];
const CELL_MOMENTS: [&str; 2] = ["cells.exp_avg", "cells.exp_avg_sq"];
const BETA1: f64 = 0.9;
const BETA2: f64 = 0.999;

/// Rows of numbers by name.
pub type Rows = Vec<(String, Vec<f32>)>;

pub struct LearnerState {
    pub rng: Rng,
    pub updates: u64,
    pub rows: Rows,
}

pub struct Learner {
    config: DqnConfig,
    online: Network,
    average: Network,
    start: Option<Network>,
    adam: Adam,
    cells: Option<CellOptimiser>,
    updates: u64,
    rng: Rng,
    sample: Vec<SamplePart>,
    mirror: Option<Arc<Mirror>>,
    device: Device,
    stats: LearnStats,
    /// Weights on a device of libtorch. Those of `online`, `average`, `adam` and `cells` are then out of date until the
    /// next [`Learner::fetch`].
    #[cfg(feature = "torch")]
    layers: Option<crate::learn::torch::Layers>,
}

impl Learner {
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
            sample: vec![SamplePart::default(); n_parts(config)],
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

    pub fn online(&mut self) -> &Network {
        self.fetch();
        &self.online
    }

    pub fn average(&mut self) -> &Network {
        self.fetch();
        self.catch_up();
        &self.average
    }

    fn catch_up(&mut self) {
        #[cfg(feature = "torch")]
        if self.layers.is_some() {
            return; // nothing waits there
        }
        if let (Some(optimiser), Some(table), Some(average)) =
            (&mut self.cells, self.online.cells(), self.average.cells_mut())
        {
            self.stats.times.add(Activity::Update, optimiser.catch_up_all(table, average, self.updates));
        }
    }

    pub fn updates(&self) -> u64 {
        self.updates
    }

    /// Returns the totals since the last call. On a GPU those of the latest updates may be missing.
    pub fn take_stats(&mut self) -> LearnStats {
        std::mem::take(&mut self.stats)
    }

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

    pub fn state(&mut self) -> LearnerState {
        self.average();
        self.fetch_moments();
        let mut rows = Vec::new();
        for (prefix, network) in [("online.", &self.online), ("average.", &self.average)] {
            rows.extend(network.rows().into_iter().map(|(name, row)| (format!("{prefix}{name}"), row)));
        }
        let names = MOMENTS.map(String::from).into_iter();
        rows.extend(names.zip(self.adam.moments().map(<[f32]>::to_vec)));
        if let Some(optimiser) = &self.cells {
            let names = CELL_MOMENTS.map(String::from).into_iter();
            rows.extend(names.zip(optimiser.moments()));
        }
        LearnerState { rng: self.rng.clone(), updates: self.updates, rows }
    }

    pub fn restore(&mut self, state: LearnerState) -> Result<()> {
        let find = |name: &str| state.rows.iter().find(|(n, _)| n == name).map(|(_, row)| row.as_slice());
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

    pub fn start_from(&mut self, policy: &PolicyFile) -> Result<()> {
        self.fetch_moments();
        self.online.set_named(policy)?;
        self.average.set_named(policy)?;
        self.put();
        Ok(())
    }

    pub fn pull_towards(&mut self, policy: &PolicyFile) -> Result<()> {
        let mut start = self.average.clone();
        start.set_named(policy)?;
        self.start = Some(start);
        self.put_start();
        Ok(())
    }

    /// Mirrors half of the samples from now on ([`Encoding::mirror`]).
    pub fn mirror_samples(&mut self, encoding: impl Encoding) {
        self.mirror =
            Some(Arc::new(move |cells, scalars, mask, choices| encoding.mirror(cells, scalars, mask, choices)));
    }

    pub fn check(&mut self) -> Result<(), Diverged> {
        #[cfg(feature = "torch")]
        self.read()?;
        self.fetch();
        let rows = self.online.rows().into_iter().chain(self.average.rows());
        match rows.filter_map(|(_, row): (String, Vec<f32>)| row.into_iter().find(|x| !x.is_finite())).next() {
            Some(value) => Err(self.diverged("value of a weight", value as f64)),
            None => Ok(()),
        }
    }

    fn diverged(&self, what: &'static str, value: f64) -> Diverged {
        Diverged { updates: self.updates, what, value }
    }

    /// Makes one update on a fresh sample of the replay buffer. Its parts are drawn, and their gradients computed, on
    /// the threads of the current rayon pool; the gradients are joined in order. Fails if learning diverged: on the
    /// processor before the weights are changed, on a GPU some updates later. With `catch_up` the whole running average
    /// is up to date afterwards; otherwise cell rows wait for [`Learner::average`].
    pub fn update(&mut self, replay: &ReplayBuffer, catch_up: bool) -> Result<(), Diverged> {
        #[cfg(feature = "torch")]
        if self.layers.is_some() {
            return self.update_in_torch(replay);
        }
        let gradients = self.gradients(replay);
        self.apply(gradients, catch_up)
    }

    /// Computes the gradient of each part of a fresh sample. Sleeping threads wake slowly, so as much as possible is one
    /// piece of work.
    fn gradients(&mut self, replay: &ReplayBuffer) -> Vec<Gradient> {
        let mut sample = std::mem::take(&mut self.sample);
        let n_parts = sample.len();
        let (rule, seed) = (self.rule(n_parts), self.rng.next_u64());
        let (each, mirror) = (self.config.batch_size / n_parts, self.mirror.clone());
        let draw = |k: usize, part: &mut SamplePart| {
            let mut timer = CpuTimer::start();
            replay.draw_part(seed, k, each, mirror.as_deref(), part);
            timer.lap()
        };
        let inputs = self.inputs(&mut sample, draw);
        let networks = Networks {
            online: &self.online,
            average: &self.average,
            start: self.start.as_ref().filter(|_| rule.pull_weight > 0.0),
        };
        let jobs: Vec<_> = sample.iter_mut().zip(inputs).enumerate().collect();
        let done = jobs.into_par_iter().with_max_len(1).map(|(k, (part, next))| {
            let drawing = if next.is_none() { draw(k, part) } else { Duration::ZERO };
            let mut timer = CpuTimer::start();
            let next = next.unwrap_or_else(|| Input::new(networks.online, &part.next));
            let gradient = Gradient::of(&rule, networks, &next, part);
            (gradient, drawing, timer.lap())
        });
        let done: Vec<(Gradient, Duration, Duration)> = done.collect();
        self.sample = sample;
        self.stats.times.add(Activity::Sample, done.iter().map(|(_, drawing, _)| *drawing).sum());
        self.stats.times.add(Activity::Update, done.iter().map(|(.., time)| *time).sum());
        done.into_iter().map(|(gradient, ..)| gradient).collect()
    }

    /// Draws the parts and makes inputs of their next states, if averages of cell rows wait. The averages of those rows
    /// are then brought up to date before a forward pass reads them.
    fn inputs(
        &mut self,
        sample: &mut [SamplePart],
        draw: impl Fn(usize, &mut SamplePart) -> Duration + Sync,
    ) -> Vec<Option<Input>> {
        let waits = |optimiser: &&mut CellOptimiser| !optimiser.is_current(self.updates);
        let (Some(optimiser), Some(table), Some(average)) =
            (self.cells.as_mut().filter(waits), self.online.cells(), self.average.cells_mut())
        else {
            return sample.iter().map(|_| None).collect();
        };
        let online = &self.online;
        let jobs: Vec<_> = sample.iter_mut().enumerate().collect();
        let inputs = jobs.into_par_iter().with_max_len(1).map(|(k, part)| {
            let drawing = draw(k, part);
            let mut timer = CpuTimer::start();
            (Input::new(online, &part.next), drawing, timer.lap())
        });
        let inputs: Vec<(Input, Duration, Duration)> = inputs.collect();
        let active: Vec<_> = inputs.iter().filter_map(|(next, ..)| next.active()).collect();
        let time = optimiser.catch_up_active(table, average, &active, self.updates);
        self.stats.times.add(Activity::Sample, inputs.iter().map(|(_, drawing, _)| *drawing).sum());
        self.stats.times.add(Activity::Update, time + inputs.iter().map(|(.., time)| *time).sum::<Duration>());
        inputs.into_iter().map(|(next, ..)| Some(next)).collect()
    }

    fn rule(&self, parts: usize) -> Rule {
        let faded = match self.config.margin_updates {
            0 => 1.0,
            n => (1.0 - self.updates as f64 / n as f64).max(0.0),
        };
        Rule {
            parts,
            loss: self.config.loss,
            double: self.config.double,
            margin: self.config.margin,
            margin_weight: self.config.margin_weight * faded,
            pull_weight: self.config.pull_weight,
        }
    }
}

#[cfg(not(feature = "torch"))]
impl Learner {
    fn fetch(&mut self) {}

    fn fetch_moments(&mut self) {}

    fn put(&mut self) {}

    fn put_start(&mut self) {}

    pub(crate) fn policy_in_torch(&self, _: Option<&Weights>) -> Option<Arc<dyn Policy>> {
        None
    }
}

fn n_parts(config: &DqnConfig) -> usize {
    let most = config.batch_parts.min(config.batch_size);
    let parts = (1..=most).rev().find(|&parts| config.batch_size.is_multiple_of(parts));
    parts.unwrap_or(1)
}
