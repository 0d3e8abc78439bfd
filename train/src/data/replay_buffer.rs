//! The memory of past transitions: compact rows in rings, sampled uniformly (Lin 1992, Mnih et al. 2015).
//!
//! An observation is stored once, though it comes twice, as the state reached by one transition and as the state of another:
//! its name in the run tells ([`ObservationId`]). Transitions refer to observations by number.

use crate::rollout::chunk::{NO_EXAMPLE, ObservationId, RolloutChunk, example_row, is_example_row};
use crate::rollout::observation::{ObservationRows, ObservationShape, for_heads_that_matter};
use crate::rollout::{COUNT_LIMIT, Transition};
use half::f16;
use turf_env::Rng;

use crate::data::augment::{Mirror, mirror_half};
#[cfg(test)]
use crate::data::batch::Sample;
use crate::data::batch::{ObservationBatch, SamplePart};

/// Transitions drawn before an observation is read, after which it has come from memory.
const AHEAD: usize = 6;

/// Where observations are expected from, so that one that comes again is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sources {
    /// Number of sources: two seats in every game.
    pub n: usize,
    /// Decisions of a source between an observation's first coming and its last: the length of a transition.
    pub n_step: usize,
}

impl Sources {
    /// Observations that may be stored between a decision and the transition made of it.
    fn slack(&self) -> usize {
        self.n * (self.n_step + 2)
    }

    /// Bytes of the table of what came lately.
    fn bytes(&self) -> usize {
        self.n * (self.n_step + 1) * size_of::<[u64; 2]>()
    }
}

/// Bytes of a memory for `capacity` transitions, see [`ReplayBuffer::new`].
pub fn bytes(shape: ObservationShape, capacity: usize, sources: Sources) -> usize {
    let transition = 2 * size_of::<u64>() + 2 * size_of::<f32>() + 2 * shape.heads * size_of::<u16>();
    capacity
        .saturating_add(sources.slack())
        .saturating_mul(shape.bytes())
        .saturating_add(capacity.saturating_mul(transition))
        .saturating_add(sources.bytes())
}

/// The memory. All of it is allocated at the start.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayBuffer {
    capacity: usize,
    sources: Sources,
    /// Observations stored so far; number `k` lies in row `k % obs_capacity`.
    pushed_observations: u64,
    obs_capacity: usize,
    observations: ObservationRows,
    /// Of every source the last observations: its name's number plus one, and the number it is stored under.
    recent: Vec<[u64; 2]>,
    /// Transitions stored so far; number `k` lies in row `k % capacity`.
    pushed_transitions: u64,
    state: Vec<u64>,
    next: Vec<u64>,
    choices: Vec<u16>,
    reward: Vec<f32>,
    discount: Vec<f32>,
    /// See [`example_row`].
    example: Vec<u16>,
    /// Numbers of the observations of the chunk that is being taken in.
    numbers: Vec<u64>,
}

impl ReplayBuffer {
    /// For `capacity` transitions of observations that come from these sources.
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
            example: vec![NO_EXAMPLE; capacity * shape.heads],
            numbers: Vec::new(),
        }
    }

    /// Lengths of an observation's parts.
    pub fn shape(&self) -> ObservationShape {
        self.observations.shape()
    }

    /// Memory taken, in bytes.
    pub fn bytes(&self) -> usize {
        bytes(self.shape(), self.capacity, self.sources)
    }

    /// Transitions stored now.
    pub fn len(&self) -> usize {
        self.pushed_transitions.min(self.capacity as u64) as usize
    }

    /// Whether there is nothing to sample.
    pub fn is_empty(&self) -> bool {
        self.pushed_transitions == 0
    }

    /// Transitions stored since the start, overwritten ones included.
    pub fn pushed_transitions(&self) -> u64 {
        self.pushed_transitions
    }

    /// Stores a chunk's transitions, and its observations where they are not stored yet. One from another process must pass
    /// [`RolloutChunk::check`].
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

    /// The number of an observation, which is stored if it is not.
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
        let (choices, example) = (&mut self.choices[row * heads..], &mut self.example[row * heads..]);
        choices[..heads].copy_from_slice(t.choices);
        example
            .iter_mut()
            .zip(example_row(t.example, heads))
            .for_each(|(to, from)| *to = from);
        self.pushed_transitions += 1;
    }

    /// Whether the observation of this number has not been overwritten.
    fn is_stored(&self, number: u64) -> bool {
        number < self.pushed_observations && number + self.obs_capacity as u64 >= self.pushed_observations
    }

    /// Whether there is a transition to draw: one whose observation is still stored. Of transitions that were made here
    /// the first looked at is one; a forged checkpoint's may all be outdated some time after they were read.
    pub fn can_be_sampled(&self) -> bool {
        self.state[..self.len()].iter().any(|&number| self.is_stored(number))
    }

    /// Draws `n` transitions uniformly, with replacement, as part `k` of a sample of equal parts, each on a random stream of its
    /// own, so that the number of parts does not matter, and with `mirror` each mirrored with probability one half; must be able
    /// to, see [`ReplayBuffer::can_be_sampled`].
    pub fn draw_part(&self, seed: u64, k: usize, n: usize, mirror: Option<Mirror>, out: &mut SamplePart) {
        self.draw(|i| Rng::stream(seed, (k * n + i) as u64, 0), n, out);
        if let Some(mirror) = mirror {
            mirror_half(out, self.shape(), mirror, &mut Rng::stream(seed, k as u64, 1));
        }
    }

    /// The same for all parts of a sample of `n`, one after the other.
    #[cfg(test)]
    pub fn sample(&self, seed: u64, n: usize, mirror: Option<Mirror>, out: &mut Sample) {
        let each = n / out.parts.len();
        for (k, part) in out.parts.iter_mut().enumerate() {
            self.draw_part(seed, k, each, mirror, part);
        }
    }

    /// The row that the observation of this number lies in.
    fn place_of(&self, number: u64) -> usize {
        (number % self.obs_capacity as u64) as usize
    }

    /// Draws one part.
    fn draw(&self, stream: impl Fn(usize) -> Rng, n: usize, out: &mut SamplePart) {
        out.state.clear();
        out.next.clear();
        out.choices.clear();
        out.reward.clear();
        out.discount.clear();
        out.example.clear();
        let choose = |i: usize| {
            let mut rng = stream(i);
            loop {
                let row = rng.below(self.len() as u32) as usize;
                if self.is_stored(self.state[row]) {
                    break row;
                }
            }
        };
        let rows: Vec<usize> = (0..n).map(choose).collect();
        for (i, &row) in rows.iter().enumerate() {
            // They lie anywhere, so each is asked for some rows before its turn.
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
            let made = out.state.heads[known..]
                .iter()
                .map(|head| row * heads + *head as usize - i * heads);
            out.choices.extend(made.clone().map(|at| self.choices[at] as i64));
            out.example.extend(made.map(|at| match self.example[at] {
                NO_EXAMPLE => -1,
                choice => choice as i64,
            }));
            self.copy_observation(self.next[row], &mut out.next);
        }
    }

    fn copy_observation(&self, number: u64, out: &mut ObservationBatch<f16>) {
        push_row(&self.observations, self.place_of(number), out);
    }

    /// The counters, for a checkpoint: observations and transitions stored so far.
    pub fn counters(&self) -> [u64; 2] {
        [self.pushed_observations, self.pushed_transitions]
    }

    /// The columns, for a checkpoint, by name.
    pub fn columns(&self) -> Vec<(&'static str, &[u8])> {
        let mut columns = self.observations.columns().to_vec();
        columns.extend([
            ("state", bytemuck::cast_slice(&self.state)),
            ("next", bytemuck::cast_slice(&self.next)),
            ("choices", bytemuck::cast_slice(&self.choices)),
            ("reward", bytemuck::cast_slice(&self.reward)),
            ("discount", bytemuck::cast_slice(&self.discount)),
            ("example", bytemuck::cast_slice(&self.example)),
            ("recent", bytemuck::cast_slice(self.recent.as_flattened())),
        ]);
        columns
    }

    /// Takes over what [`ReplayBuffer::counters`] and [`ReplayBuffer::columns`] gave; `column` finds a column by name.
    /// Fails where a column is missing or of another length (other settings), where what is stored contradicts itself, and
    /// where an observation does not pass `can_read`; the buffer is of no use then.
    pub fn restore<'a>(
        &mut self,
        counters: [u64; 2],
        column: impl Fn(&str) -> Option<&'a [u8]>,
        can_read: impl Fn(&ObservationBatch<f16>) -> bool,
    ) -> Result<(), &'static str> {
        if !self
            .columns()
            .iter()
            .all(|(name, own)| column(name).is_some_and(|c| c.len() == own.len()))
        {
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
        fill("example", bytemuck::cast_slice_mut(&mut self.example));
        fill("recent", bytemuck::cast_slice_mut(self.recent.as_flattened_mut()));
        [self.pushed_observations, self.pushed_transitions] = counters;
        if !self.is_sound() {
            return Err("its replay buffer contradicts itself");
        }
        let stored = self.pushed_observations.min(self.obs_capacity as u64) as usize;
        all_readable(&self.observations, 0..stored, can_read)
            .then_some(())
            .ok_or("its replay buffer holds an observation that no game has")
    }

    /// Whether everything stored is a number within its bounds, refers to something that was, and can be drawn.
    fn is_sound(&self) -> bool {
        let n = self.len();
        let known = |number: &u64| *number < self.pushed_observations;
        self.pushed_observations.max(self.pushed_transitions) < COUNT_LIMIT
            && self.state[..n].iter().chain(&self.next[..n]).all(known)
            && (n == 0 || self.can_be_sampled())
            && self
                .choices
                .iter()
                .all(|&choice| (choice as usize) < self.shape().actions)
            && self.observations.is_sound()
            && self.reward.iter().all(|x| x.is_finite())
            && self.discount.iter().all(|x| (0.0..=1.0).contains(x))
            && (self.example.chunks_exact(self.shape().heads)).all(|row| is_example_row(row, self.shape().actions))
    }
}

/// Whether every one of these rows passes `can_read`.
pub fn all_readable(
    observations: &ObservationRows,
    mut rows: std::ops::Range<usize>,
    can_read: impl Fn(&ObservationBatch<f16>) -> bool,
) -> bool {
    let mut batch = ObservationBatch::default();
    rows.all(|row| {
        batch.clear();
        push_row(observations, row, &mut batch);
        can_read(&batch)
    })
}

/// Adds a stored observation to a batch.
fn push_row(from: &ObservationRows, row: usize, out: &mut ObservationBatch<f16>) {
    let ObservationShape { heads, actions, .. } = from.shape();
    out.cells.extend_from_slice(from.cells(row));
    out.scalars.extend_from_slice(from.scalars(row));
    let words = from.mask(row);
    let first = (out.n * heads) as i64;
    let n_legal = |head: usize| count_bits(words, head * actions, actions);
    for_heads_that_matter(heads, n_legal, |head| {
        out.heads.push(first + head as i64);
        let bits = head * actions..(head + 1) * actions;
        out.mask.extend(bits.map(|k| words[k / 64] >> (k % 64) & 1 == 1));
    });
    out.n += 1;
}

/// The number of ones among `len` bits from bit `start` on.
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
