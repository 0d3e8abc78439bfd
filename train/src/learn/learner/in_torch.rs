//! Updates with the dense layers on a device of libtorch.

use tch::{Tensor, no_grad};

use super::Learner;
use super::apply::{cell_gradients, step_cells};
use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::device::Device;
use crate::learn::stats::Diverged;
use crate::learn::torch::{self, Gradient, Layers};
use crate::rollout::cpu_time::{Activity, CpuTimer};

/// Number of updates between two readings of their statistics. Reading waits for all work of the device.
const READ_PERIOD: usize = 32;

impl Learner {
    pub(super) fn fetch(&mut self) {
        if let Some(layers) = &self.layers {
            let [online, average] = layers.numbers();
            self.online.both_mut().0.copy_from_slice(&online);
            self.average.both_mut().0.copy_from_slice(&average);
        }
    }

    pub(super) fn fetch_moments(&mut self) {
        if let Some(layers) = &self.layers {
            let [exp_avg, exp_avg_sq] = layers.adam.moments();
            self.adam.restore([&exp_avg, &exp_avg_sq]).expect("the same layers");
        }
    }

    pub(super) fn put(&mut self) {
        if let Device::Torch(device) = self.device {
            let (online, average) = (&self.online, &self.average);
            let layers = Layers::new(device, online, average, self.start.as_ref(), self.adam.moments());
            self.layers = Some(layers);
        }
    }

    pub(super) fn put_start(&mut self) {
        if let (Some(layers), Some(start)) = (&mut self.layers, &self.start) {
            layers.set_start(start);
        }
    }

    /// Does as [`Learner::update`]. Waits for the device only if there are cell rows, which are in the processor's
    /// memory.
    pub(super) fn update_in_torch(&mut self, replay: &ReplayBuffer, catch_up: bool) -> Result<(), Diverged> {
        let layers = self.layers.as_ref().expect("on a device");
        let handles = self.sample.iter().map(|_| layers.share()).collect();
        let parts = self.gradients(replay, handles, |own, rule, networks, next, part| {
            torch::gradient(rule, &own, networks, next, part)
        });
        no_grad(|| self.apply_in_torch(&parts, catch_up))
    }

    fn apply_in_torch(&mut self, parts: &[Gradient], catch_up: bool) -> Result<(), Diverged> {
        let mut timer = CpuTimer::start();
        let gradient = torch::mean_of(parts.iter().map(|part| &part.flat));
        let seen = torch::mean_of(parts.iter().map(|part| &part.seen));
        let mut norm = gradient.norm();
        if let Some(optimiser) = &mut self.cells {
            let rows = parts.iter().map(|part| (&part.state, part.of_sums.as_deref()));
            norm = (norm.square() + optimiser.collect(&cell_gradients(rows)).0).sqrt();
        }
        let layers = self.layers.as_mut().expect("on a device");
        layers.unread.push(Tensor::cat(&[seen, norm.view(1)], 0));
        if layers.unread.len() >= READ_PERIOD {
            self.read()?;
        }
        let scale = torch::clip_scale(&norm, self.config.gradient_clip);
        let step = self.step();
        if self.cells.is_some() {
            let scale = scale.as_ref().map_or(1.0, |scale| scale.double_value(&[]) as f32);
            let (table, averages) = (self.online.cells_mut(), self.average.cells_mut());
            step_cells((self.cells.as_mut(), table, averages), scale, step, catch_up);
        }
        let layers = self.layers.as_mut().expect("on a device");
        layers.step(&gradient, scale.as_ref(), step);
        let time = timer.lap();
        self.stats.serial_time += time;
        self.stats.times.add(Activity::Update, time);
        self.updates += 1;
        Ok(())
    }

    pub(super) fn read(&mut self) -> Result<(), Diverged> {
        let unread = self.layers.as_mut().map(|layers| std::mem::take(&mut layers.unread));
        for seen in unread.into_iter().flatten() {
            let seen = torch::numbers(&seen);
            let (norm, seen) = seen.split_last().expect("eight numbers");
            self.note(seen.try_into().expect("seven numbers"), *norm)?;
        }
        Ok(())
    }
}
