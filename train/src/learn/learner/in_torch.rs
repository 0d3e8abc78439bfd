//! Updates with the weights on a device of libtorch.

use std::sync::Arc;
use std::time::Duration;

use rayon::prelude::*;
use tch::{Tensor, no_grad};
use turf_agents::policy::Policy;
use turf_agents::policy::file::Weights;

use super::Learner;
use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::device::Device;
use crate::learn::stats::Diverged;
use crate::learn::torch::{self, Batch, Gradient, Layers};
use crate::nn::network::Network;
use crate::rollout::cpu_time::{Activity, CpuTimer};

/// Number of updates between two readings of their statistics. Reading waits for all work of the device.
const READ_PERIOD: usize = 32;

impl Learner {
    pub(super) fn fetch(&mut self) {
        let put = |network: &mut Network, numbers: &[f32]| {
            let (flat, table) = network.both_mut();
            let (own, rows) = numbers.split_at(flat.len());
            flat.copy_from_slice(own);
            table.into_iter().for_each(|table| table.rows_mut().copy_from_slice(rows));
        };
        if let Some(layers) = &self.layers {
            let [online, average] = layers.numbers();
            put(&mut self.online, &online);
            put(&mut self.average, &average);
        }
    }

    pub(super) fn fetch_moments(&mut self) {
        if let Some(layers) = &self.layers {
            let moments = layers.adam.moments();
            let split = moments.each_ref().map(|row| row.split_at(self.online.flat().len()));
            self.adam.restore(split.map(|(flat, _)| flat)).expect("the same layers");
            if let Some(optimiser) = &mut self.cells {
                optimiser.restore(split.map(|(_, rows)| rows), self.updates).expect("the same rows");
            }
        }
    }

    pub(super) fn put(&mut self) {
        if let Device::Torch(device) = self.device {
            let (online, average) = (&self.online, &self.average);
            let of_rows = self.cells.as_ref().map(|optimiser| optimiser.moments()).unwrap_or_default();
            let [flat, squares] = self.adam.moments();
            let moments = [[flat, &of_rows[0]].concat(), [squares, &of_rows[1]].concat()];
            self.layers = Some(Layers::new(device, online, average, self.start.as_ref(), moments));
        }
    }

    pub(super) fn put_start(&mut self) {
        if let (Some(layers), Some(start)) = (&mut self.layers, &self.start) {
            layers.set_start(start);
        }
    }

    /// Returns a policy on the learner's device of libtorch: of these weights, or of the averaged ones. `None` without
    /// such a device, or if games choose faster on the processor.
    pub(crate) fn policy_in_torch(&self, weights: Option<&Weights>) -> Option<Arc<dyn Policy>> {
        let policy = self.layers.as_ref()?.policy(weights)?;
        Some(Arc::new(policy))
    }

    /// Does as [`Learner::update`], without waiting for the device.
    pub(super) fn update_in_torch(&mut self, replay: &ReplayBuffer) -> Result<(), Diverged> {
        let (n_parts, seed) = (self.sample.len(), self.rng.next_u64());
        let (rule, each, mirror) = (self.rule(n_parts), self.config.batch_size / n_parts, self.mirror.clone());
        let layers = self.layers.as_mut().expect("on a device");
        let networks = layers.share();
        let (shape, device) = (self.online.shape(), networks.online.device());
        let mut timer = CpuTimer::start();
        let memory = layers.memory(replay).filter(|_| mirror.is_none());
        self.stats.times.add(Activity::Append, timer.lap());
        let parts = match memory {
            Some(memory) => {
                let (rows, drawing) = replay.draw_places(seed, each * n_parts, &mut self.sample[0]);
                let mut timer = CpuTimer::start();
                let batch = memory.batch(&rows, &self.sample[0]);
                vec![(torch::gradient(&rule, &networks, &batch), drawing, timer.lap())]
            }
            None => {
                let jobs: Vec<_> = self.sample.iter_mut().map(|part| (part, layers.share())).enumerate().collect();
                let parts = jobs.into_par_iter().with_max_len(1).map(|(k, (part, networks))| {
                    let mut timer = CpuTimer::start();
                    replay.draw_part(seed, k, each, mirror.as_deref(), part);
                    let drawing = timer.lap();
                    let gradient = torch::gradient(&rule, &networks, &Batch::new(shape, part, device));
                    (gradient, drawing, timer.lap())
                });
                parts.collect::<Vec<(Gradient, Duration, Duration)>>()
            }
        };
        self.stats.times.add(Activity::Sample, parts.iter().map(|(_, drawing, _)| *drawing).sum());
        self.stats.times.add(Activity::Update, parts.iter().map(|(.., time)| *time).sum());
        let parts: Vec<Gradient> = parts.into_iter().map(|(gradient, ..)| gradient).collect();
        no_grad(|| self.apply_in_torch(&parts))
    }

    fn apply_in_torch(&mut self, parts: &[Gradient]) -> Result<(), Diverged> {
        let mut timer = CpuTimer::start();
        let gradient = torch::mean_of(parts.iter().map(|part| &part.flat));
        let seen = torch::mean_of(parts.iter().map(|part| &part.seen));
        let norm = gradient.norm();
        let scale = torch::clip_scale(&norm, self.config.gradient_clip);
        let step = self.step();
        let layers = self.layers.as_mut().expect("on a device");
        layers.unread.push(Tensor::cat(&[seen, norm.view(1)], 0));
        let touched: Vec<_> = parts.iter().map(|part| part.touched.as_ref()).collect();
        layers.step(&gradient, scale.as_ref(), &touched, step);
        if layers.unread.len() >= READ_PERIOD {
            self.read()?;
        }
        let time = timer.lap();
        self.stats.serial_time += time;
        self.stats.times.add(Activity::Update, time);
        self.updates += 1;
        Ok(())
    }

    pub(super) fn read(&mut self) -> Result<(), Diverged> {
        let unread = self.layers.as_mut().map(|layers| std::mem::take(&mut layers.unread)).unwrap_or_default();
        if unread.is_empty() {
            return Ok(());
        }
        for seen in torch::numbers(&Tensor::stack(&unread, 0)).chunks_exact(8) {
            let (norm, seen) = seen.split_last().expect("eight numbers");
            self.note(seen.try_into().expect("seven numbers"), *norm)?;
        }
        Ok(())
    }
}
