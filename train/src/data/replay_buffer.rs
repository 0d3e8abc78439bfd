//! Replay buffer: past transitions as compact rows in rings, sampled uniformly (Lin 1992, Mnih et al. 2015).
//!
//! An observation arrives twice, as the state reached by one transition and as the state of another, but is stored
//! once; its [`ObservationId`] identifies it. Transitions refer to observations by number.

use std::ops::Range;
use std::time::Duration;

use rayon::prelude::*;

use crate::rollout::chunk::{NO_DEMONSTRATION, ObservationId, RolloutChunk, demonstration_row, is_demonstration_row};
use crate::rollout::cpu_time::CpuTimer;
use crate::rollout::observation::{ObservationRows, ObservationShape};
use crate::rollout::{COUNT_LIMIT, Transition};
use turf_agents::policy::for_heads_that_matter;
use turf_env::Rng;

use crate::data::augment::{Mirror, mirror_half};
use crate::data::batch::{ObservationBatch, SamplePart};

const AHEAD: usize = 6;

/// Number of transitions that a thread draws at a time.
const SHARE: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sources {
    pub n: usize,
    /// Length of a transition: decisions of a source between an observation's first arrival and its last.
    pub n_step: usize,
}

impl Sources {
    fn slack(&self) -> usize {
        self.n * (self.n_step + 2)
    }

    fn bytes(&self) -> usize {
        self.n * (self.n_step + 1) * size_of::<[u64; 2]>()
    }
}

pub fn bytes(shape: ObservationShape, capacity: usize, sources: Sources) -> usize {
    let transition = 2 * size_of::<u64>() + 2 * size_of::<f32>() + 2 * shape.heads * size_of::<u16>();
    capacity
        .saturating_add(sources.slack())
        .saturating_mul(shape.bytes())
        .saturating_add(capacity.saturating_mul(transition))
        .saturating_add(sources.bytes())
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReplayBuffer {
    capacity: usize,
    sources: Sources,
    /// Number of observations stored so far. Number `k` lies in row `k % obs_capacity`; transitions likewise in row `k
    /// % capacity`.
    pushed_observations: u64,
    obs_capacity: usize,
    observations: ObservationRows,
    /// Last observations of every source: [`ObservationId::number`] + 1, and the number it is stored under.
    recent: Vec<[u64; 2]>,
    pushed_transitions: u64,
    state: Vec<u64>,
    next: Vec<u64>,
    choices: Vec<u16>,
    reward: Vec<f32>,
    discount: Vec<f32>,
    demonstration: Vec<u16>,
    numbers: Vec<u64>,
}

impl ReplayBuffer {
    pub fn new(shape: ObservationShape, capacity: usize, sources: Sources) -> Self {
        let obs_capacity = capacity + sources.slack();
        Self {
            capacity,
            sources,
            pushed_observations: 0,
            obs_capacity,
            observations: ObservationRows::zeros(shape, obs_capacity),
            recent: vec![[0; 2]; sources.n * (sources.n_step + 1)],
            pushed_transitions: 0,
            state: vec![0; capacity],
            next: vec![0; capacity],
            choices: vec![0; capacity * shape.heads],
            reward: vec![0.0; capacity],
            discount: vec![0.0; capacity],
            demonstration: vec![NO_DEMONSTRATION; capacity * shape.heads],
            numbers: Vec::new(),
        }
    }

    pub fn shape(&self) -> ObservationShape {
        self.observations.shape()
    }

    pub fn bytes(&self) -> usize {
        bytes(self.shape(), self.capacity, self.sources)
    }

    pub fn len(&self) -> usize {
        self.pushed_transitions.min(self.capacity as u64) as usize
    }

    pub fn is_empty(&self) -> bool {
        self.pushed_transitions == 0
    }

    pub fn pushed_transitions(&self) -> u64 {
        self.pushed_transitions
    }

    /// Stores a chunk's transitions, and its observations that are not stored yet. A chunk received from another
    /// process must pass [`RolloutChunk::check`].
    pub fn append(&mut self, chunk: &RolloutChunk) {
        let mut numbers = std::mem::take(&mut self.numbers);
        numbers.clear();
        let names = chunk.ids.iter().enumerate();
        numbers.extend(names.map(|(row, id)| self.number_of(*id, &chunk.observations, row)));
        for t in chunk.transitions() {
            self.push_transition(numbers[t.state], numbers[t.next], &t);
        }
        numbers.clear();
        self.numbers = numbers;
    }

    fn number_of(&mut self, id: ObservationId, from: &ObservationRows, row: usize) -> u64 {
        let window = self.sources.n_step + 1;
        let place = id.source as usize * window + (id.number % window as u64) as usize;
        match self.recent.get(place) {
            Some(&[name, number]) if name == id.number + 1 && self.is_stored(number) => return number,
            _ => {}
        }
        let number = self.pushed_observations;
        let to = self.place_of(number);
        self.observations.copy(to, from, row);
        self.pushed_observations += 1;
        if let Some(recent) = self.recent.get_mut(place) {
            *recent = [id.number + 1, number];
        }
        number
    }

    fn push_transition(&mut self, state: u64, next: u64, t: &Transition) {
        let row = (self.pushed_transitions % self.capacity as u64) as usize;
        self.state[row] = state;
        self.next[row] = next;
        self.reward[row] = t.reward;
        self.discount[row] = t.discount;
        let heads = self.shape().heads;
        let (choices, demonstration) = (&mut self.choices[row * heads..], &mut self.demonstration[row * heads..]);
        choices[..heads].copy_from_slice(t.choices);
        demonstration.iter_mut().zip(demonstration_row(t.demonstration, heads)).for_each(|(to, from)| *to = from);
        self.pushed_transitions += 1;
    }

    fn is_stored(&self, number: u64) -> bool {
        number < self.pushed_observations && number + self.obs_capacity as u64 >= self.pushed_observations
    }

    /// Returns true if there is a transition whose observation is still stored. Among transitions made here the first
    /// one checked is. All those of a forged checkpoint may become outdated.
    pub fn can_be_sampled(&self) -> bool {
        self.state[..self.len()].iter().any(|&number| self.is_stored(number))
    }

    /// Draws `n` transitions uniformly, with replacement, as part `k` of a sample of equal parts. Each draw has its own
    /// random stream, so the number of parts does not change the sample. With `mirror` each is mirrored with
    /// probability one half. [`ReplayBuffer::can_be_sampled`] must be true.
    pub fn draw_part(&self, seed: u64, k: usize, n: usize, mirror: Option<&Mirror>, out: &mut SamplePart) {
        self.draw(self.drawn(seed, k * n, n), out);
        if let Some(mirror) = mirror {
            mirror_half(out, self.shape(), mirror, &mut Rng::stream(seed, k as u64, 1));
        }
    }

    /// Draws a sample as [`ReplayBuffer::draw_part`] does, with the choice of the first head. Instead of copying the
    /// observations returns their rows: first those before, then those after. Threads of the current rayon pool share the
    /// work, as most of it is waiting for memory. Returns the CPU time too.
    pub fn draw_places(&self, seed: u64, n: usize, out: &mut SamplePart) -> (Vec<i64>, Duration) {
        out.clear();
        let starts: Vec<usize> = (0..n).step_by(SHARE).collect();
        let blocks = starts.into_par_iter().with_max_len(1).map(|first| {
            let mut timer = CpuTimer::start();
            let read = |row: usize| {
                let (at, places) = (row * self.shape().heads, [self.state[row], self.next[row]]);
                let choices = (self.choices[at], self.demonstration[at]);
                (self.reward[row], self.discount[row], choices, places.map(|number| self.place_of(number) as i64))
            };
            let rows = self.drawn(seed, first, SHARE.min(n - first)).into_iter();
            (rows.map(read).collect::<Vec<_>>(), timer.lap())
        });
        let blocks: Vec<_> = blocks.collect();
        let (mut rows, mut after) = (Vec::with_capacity(2 * n), Vec::with_capacity(n));
        for &(reward, discount, (choice, demonstration), [state, next]) in blocks.iter().flat_map(|(block, _)| block) {
            out.reward.push(reward);
            out.discount.push(discount);
            out.choices.push(choice as i64);
            out.demonstration.push(demonstrated(demonstration));
            rows.push(state);
            after.push(next);
        }
        rows.extend(after);
        (rows, blocks.iter().map(|(_, time)| *time).sum())
    }

    /// Returns the rows of the observations stored since there were `pushed`, and the number of observations stored.
    pub fn rows_since(&self, pushed: u64) -> ([Range<usize>; 2], u64) {
        let from = pushed.max(self.pushed_observations.saturating_sub(self.obs_capacity as u64));
        let (start, n) = (self.place_of(from), (self.pushed_observations - from) as usize);
        let end = self.obs_capacity.min(start + n);
        ([start..end, 0..n - (end - start)], self.pushed_observations)
    }

    pub fn observations(&self) -> &ObservationRows {
        &self.observations
    }

    fn place_of(&self, number: u64) -> usize {
        (number % self.obs_capacity as u64) as usize
    }

    fn drawn(&self, seed: u64, first: usize, n: usize) -> Vec<usize> {
        let choose = |i: usize| {
            let mut rng = Rng::stream(seed, i as u64, 0);
            loop {
                let row = rng.below(self.len() as u32) as usize;
                if self.is_stored(self.state[row]) {
                    break row;
                }
            }
        };
        (first..first + n).map(choose).collect()
    }

    fn draw(&self, rows: Vec<usize>, out: &mut SamplePart) {
        out.clear();
        for (i, &row) in rows.iter().enumerate() {
            // Rows are scattered in memory, so each is prefetched some draws ahead.
            if let Some(&soon) = rows.get(i + AHEAD) {
                for number in [self.state[soon], self.next[soon]] {
                    self.observations.prefetch(self.place_of(number));
                }
            }
            out.reward.push(self.reward[row]);
            out.discount.push(self.discount[row]);
            let known = out.state.heads.len();
            self.copy_observation(self.state[row], &mut out.state);
            let heads = self.shape().heads;
            let made = out.state.heads[known..].iter().map(|head| row * heads + *head as usize - i * heads);
            out.choices.extend(made.clone().map(|at| self.choices[at] as i64));
            out.demonstration.extend(made.map(|at| demonstrated(self.demonstration[at])));
            self.copy_observation(self.next[row], &mut out.next);
        }
    }

    fn copy_observation(&self, number: u64, out: &mut ObservationBatch) {
        push_row(&self.observations, self.place_of(number), out);
    }

    pub fn counters(&self) -> [u64; 2] {
        [self.pushed_observations, self.pushed_transitions]
    }

    pub fn columns(&self) -> Vec<(&'static str, &[u8])> {
        let mut columns = self.observations.columns().to_vec();
        columns.extend([
            ("state", bytemuck::cast_slice(&self.state)),
            ("next", bytemuck::cast_slice(&self.next)),
            ("choices", bytemuck::cast_slice(&self.choices)),
            ("reward", bytemuck::cast_slice(&self.reward)),
            ("discount", bytemuck::cast_slice(&self.discount)),
            ("example", bytemuck::cast_slice(&self.demonstration)),
            ("recent", bytemuck::cast_slice(self.recent.as_flattened())),
        ]);
        columns
    }

    /// Restores the state of [`ReplayBuffer::counters`] and [`ReplayBuffer::columns`]; `column` finds a column by name.
    /// Fails if a column is missing or of another length (other settings), if the content contradicts itself, or if an
    /// observation does not pass `can_read`. Then the buffer is unusable.
    pub fn restore<'a>(
        &mut self,
        counters: [u64; 2],
        column: impl Fn(&str) -> Option<&'a [u8]>,
        can_read: impl Fn(&ObservationBatch) -> bool,
    ) -> Result<(), &'static str> {
        if !self.columns().iter().all(|(name, own)| column(name).is_some_and(|c| c.len() == own.len())) {
            return Err("its replay buffer has another size");
        }
        let fill = |name: &str, to: &mut [u8]| to.copy_from_slice(column(name).expect("checked above"));
        for (name, own) in self.observations.columns_mut() {
            fill(name, own);
        }
        fill("state", bytemuck::cast_slice_mut(&mut self.state));
        fill("next", bytemuck::cast_slice_mut(&mut self.next));
        fill("choices", bytemuck::cast_slice_mut(&mut self.choices));
        fill("reward", bytemuck::cast_slice_mut(&mut self.reward));
        fill("discount", bytemuck::cast_slice_mut(&mut self.discount));
        fill("example", bytemuck::cast_slice_mut(&mut self.demonstration));
        fill("recent", bytemuck::cast_slice_mut(self.recent.as_flattened_mut()));
        [self.pushed_observations, self.pushed_transitions] = counters;
        if !self.is_sound() {
            return Err("its replay buffer contradicts itself");
        }
        let stored = self.pushed_observations.min(self.obs_capacity as u64) as usize;
        all_readable(&self.observations, 0..stored, can_read)
            .then_some(())
            .ok_or("its replay buffer holds an impossible observation")
    }

    fn is_sound(&self) -> bool {
        let n = self.len();
        self.pushed_observations.max(self.pushed_transitions) < COUNT_LIMIT
            && self.state[..n].iter().chain(&self.next[..n]).all(|number: &u64| *number < self.pushed_observations)
            && (n == 0 || self.can_be_sampled())
            && self.choices.iter().all(|&choice| (choice as usize) < self.shape().actions)
            && self.observations.is_sound()
            && self.reward.iter().all(|x| x.is_finite())
            && self.discount.iter().all(|x| (-1.0..=1.0).contains(x))
            && (self.demonstration.chunks_exact(self.shape().heads))
                .all(|row| is_demonstration_row(row, self.shape().actions))
    }
}

fn demonstrated(choice: u16) -> i64 {
    if choice == NO_DEMONSTRATION { -1 } else { choice as i64 }
}

pub fn all_readable(
    observations: &ObservationRows,
    mut rows: std::ops::Range<usize>,
    can_read: impl Fn(&ObservationBatch) -> bool,
) -> bool {
    let mut batch = ObservationBatch::default();
    rows.all(|row| {
        batch.clear();
        push_row(observations, row, &mut batch);
        can_read(&batch)
    })
}

pub(crate) fn push_row(from: &ObservationRows, row: usize, out: &mut ObservationBatch) {
    let ObservationShape { heads, actions, .. } = from.shape();
    out.cells.extend_from_slice(from.cells(row));
    out.scalars.extend_from_slice(from.scalars(row));
    let words = from.mask(row);
    let first = (out.n * heads) as i64;
    for_heads_that_matter(
        heads,
        |head: usize| count_bits(words, head * actions, actions),
        |head| {
            out.heads.push(first + head as i64);
            let bits = head * actions..(head + 1) * actions;
            out.mask.extend(bits.map(|k| words[k / 64] >> (k % 64) & 1 == 1));
        },
    );
    out.n += 1;
}

fn count_bits(words: &[u64], start: usize, len: usize) -> u32 {
    let (mut at, end, mut ones) = (start, start + len, 0);
    while at < end {
        let n = (64 - at % 64).min(end - at);
        ones += (words[at / 64] >> (at % 64) << (64 - n)).count_ones();
        at += n;
    }
    ones
}

#[cfg(test)]
mod tests;
