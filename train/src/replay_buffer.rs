//! The memory of past transitions: compact rows in rings, sampled uniformly.
//!
//! An observation is stored once, when its decision is made, and transitions refer to it by number: as the state of one
//! and as the state reached by another. Scalars are kept as IEEE half floats (within [-1, 1] the error is below 0.0005,
//! up to 8 below 0.004), cells as the bytes they are, masks as bits.

use half::f16;
use half::slice::HalfFloatSliceExt;
use turf_env::Rng;

use crate::checkpoint::MOST;
use crate::rows::{Rows, for_heads_that_matter};
use crate::transitions::Transition;

/// Lengths of a row's parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowShape {
    /// Bytes of an observation; 0 if the network does not use them.
    pub cells: usize,
    /// Scalars of an observation.
    pub scalars: usize,
    /// Choices per decision.
    pub heads: usize,
    /// Options per head.
    pub actions: usize,
}

impl RowShape {
    fn mask_words(&self) -> usize {
        (self.heads * self.actions).div_ceil(64)
    }

    /// Bytes of one stored observation.
    pub fn observation_bytes(&self) -> usize {
        self.cells + self.scalars * size_of::<f16>() + self.mask_words() * size_of::<u64>()
    }

    /// Bytes of a memory for `capacity` transitions, see [`ReplayBuffer::new`].
    pub fn bytes(&self, capacity: usize, slack: usize) -> usize {
        capacity
            .saturating_add(slack)
            .saturating_mul(self.observation_bytes())
            .saturating_add(capacity.saturating_mul(self.transition_bytes()))
    }

    /// Bytes of one stored transition, without its observation.
    pub fn transition_bytes(&self) -> usize {
        2 * size_of::<u64>() + 2 * size_of::<f32>() + 1 + self.heads * size_of::<u16>()
    }
}

/// Transitions drawn from a [`ReplayBuffer`]. Reused between draws.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// Where the decisions were made.
    pub state: Rows<f16>,
    /// What was chosen by the heads that matter there.
    pub choices: Vec<i64>,
    /// Rewards, `n`.
    pub reward: Vec<f32>,
    /// Discounts, `n`.
    pub discount: Vec<f32>,
    /// 1 for a demonstrator's decisions, 0 for the learner's own, `n`.
    pub demonstrated: Vec<f32>,
    /// The states reached.
    pub next: Rows<f16>,
}

/// The memory. All of it is allocated at the start.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayBuffer {
    shape: RowShape,
    capacity: usize,
    obs_capacity: usize,
    /// Observations stored so far; number `k` lies in row `k % obs_capacity`.
    pushed_observations: u64,
    cells: Vec<u8>,
    scalars: Vec<f16>,
    masks: Vec<u64>,
    /// Transitions stored so far; number `k` lies in row `k % capacity`.
    pushed_transitions: u64,
    obs: Vec<u64>,
    next: Vec<u64>,
    choices: Vec<u16>,
    reward: Vec<f32>,
    discount: Vec<f32>,
    demonstrated: Vec<u8>,
}

impl ReplayBuffer {
    /// For `capacity` transitions. `slack` is how many observations may be pushed between a decision and the transition
    /// made of it without losing that transition.
    pub fn new(shape: RowShape, capacity: usize, slack: usize) -> Self {
        let obs_capacity = capacity + slack;
        Self {
            shape,
            capacity,
            obs_capacity,
            pushed_observations: 0,
            cells: vec![0; obs_capacity * shape.cells],
            scalars: vec![f16::ZERO; obs_capacity * shape.scalars],
            masks: vec![0; obs_capacity * shape.mask_words()],
            pushed_transitions: 0,
            obs: vec![0; capacity],
            next: vec![0; capacity],
            choices: vec![0; capacity * shape.heads],
            reward: vec![0.0; capacity],
            discount: vec![0.0; capacity],
            demonstrated: vec![0; capacity],
        }
    }

    /// Lengths of a row's parts.
    pub fn shape(&self) -> RowShape {
        self.shape
    }

    /// Memory taken, in bytes.
    pub fn bytes(&self) -> usize {
        self.shape.bytes(self.capacity, self.obs_capacity - self.capacity)
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

    /// Stores the observation of a decision and returns its number. `cells` may be longer than is kept (none).
    pub fn push_observation(&mut self, cells: &[u8], scalars: &[f32], mask: &[bool]) -> u64 {
        let row = (self.pushed_observations % self.obs_capacity as u64) as usize;
        let RowShape {
            cells: n_cells,
            scalars: n_scalars,
            ..
        } = self.shape;
        self.cells[row * n_cells..(row + 1) * n_cells].copy_from_slice(&cells[..n_cells]);
        self.scalars[row * n_scalars..(row + 1) * n_scalars].convert_from_f32_slice(scalars);
        let words = self.shape.mask_words();
        for (word, bits) in self.masks[row * words..(row + 1) * words]
            .iter_mut()
            .zip(mask.chunks(64))
        {
            *word = bits.iter().rev().fold(0, |word, &bit| word << 1 | bit as u64);
        }
        self.pushed_observations += 1;
        self.pushed_observations - 1
    }

    /// Stores a transition between stored observations.
    pub fn push_transition(&mut self, t: Transition) {
        let row = (self.pushed_transitions % self.capacity as u64) as usize;
        self.obs[row] = t.obs;
        self.next[row] = t.next;
        self.reward[row] = t.reward;
        self.discount[row] = t.discount;
        self.demonstrated[row] = t.demonstrated as u8;
        let heads = self.shape.heads;
        self.choices[row * heads..(row + 1) * heads].copy_from_slice(t.choices);
        self.pushed_transitions += 1;
    }

    /// Whether the observation of this number has not been overwritten.
    fn is_stored(&self, obs: u64) -> bool {
        obs + self.obs_capacity as u64 >= self.pushed_observations
    }

    /// Whether there is a transition to draw: one whose observation is still stored. Of transitions that were made here
    /// the first looked at is one; a forged checkpoint's may all be outdated some time after they were read.
    pub fn can_be_sampled(&self) -> bool {
        self.obs[..self.len()].iter().any(|&obs| self.is_stored(obs))
    }

    /// Draws `n` transitions uniformly, with replacement, into `out`; must be able to, see
    /// [`ReplayBuffer::can_be_sampled`].
    pub fn sample(&self, rng: &mut Rng, n: usize, out: &mut Sample) {
        out.state.clear();
        out.next.clear();
        out.choices.clear();
        out.reward.clear();
        out.discount.clear();
        out.demonstrated.clear();
        for i in 0..n {
            let row = loop {
                let row = rng.below(self.len() as u32) as usize;
                if self.is_stored(self.obs[row]) {
                    break row;
                }
            };
            out.reward.push(self.reward[row]);
            out.discount.push(self.discount[row]);
            out.demonstrated.push(self.demonstrated[row] as f32);
            let known = out.state.heads.len();
            self.copy_observation(self.obs[row], &mut out.state);
            let heads = self.shape.heads;
            let choices = &self.choices[row * heads..(row + 1) * heads];
            let made = out.state.heads[known..].iter();
            out.choices
                .extend(made.map(|head| choices[*head as usize - i * heads] as i64));
            self.copy_observation(self.next[row], &mut out.next);
        }
    }

    fn copy_observation(&self, obs: u64, out: &mut Rows<f16>) {
        let row = (obs % self.obs_capacity as u64) as usize;
        let RowShape {
            cells,
            scalars,
            heads,
            actions,
        } = self.shape;
        out.cells.extend_from_slice(&self.cells[row * cells..(row + 1) * cells]);
        out.scalars
            .extend_from_slice(&self.scalars[row * scalars..(row + 1) * scalars]);
        let words = &self.masks[row * self.shape.mask_words()..];
        let first = (out.n * heads) as i64;
        let n_legal = |head: usize| count_bits(words, head * actions, actions);
        for_heads_that_matter(heads, n_legal, |head| {
            out.heads.push(first + head as i64);
            let bits = head * actions..(head + 1) * actions;
            out.mask.extend(bits.map(|k| words[k / 64] >> (k % 64) & 1 == 1));
        });
        out.n += 1;
    }

    /// The counters, for a checkpoint: observations and transitions stored so far.
    pub fn counters(&self) -> [u64; 2] {
        [self.pushed_observations, self.pushed_transitions]
    }

    /// The columns, for a checkpoint, by name.
    pub fn columns(&self) -> [(&'static str, &[u8]); 9] {
        [
            ("cells", &self.cells),
            ("scalars", bytemuck::cast_slice(&self.scalars)),
            ("masks", bytemuck::cast_slice(&self.masks)),
            ("obs", bytemuck::cast_slice(&self.obs)),
            ("next", bytemuck::cast_slice(&self.next)),
            ("choices", bytemuck::cast_slice(&self.choices)),
            ("reward", bytemuck::cast_slice(&self.reward)),
            ("discount", bytemuck::cast_slice(&self.discount)),
            ("demonstrated", &self.demonstrated),
        ]
    }

    /// Takes over what [`ReplayBuffer::counters`] and [`ReplayBuffer::columns`] gave; `column` finds a column by name.
    /// Fails where a column is missing or of another length (other settings), where what is stored contradicts itself, and
    /// where an observation does not pass `can_read`; the buffer is of no use then.
    pub fn restore<'a>(
        &mut self,
        counters: [u64; 2],
        column: impl Fn(&str) -> Option<&'a [u8]>,
        can_read: impl Fn(&Rows<f16>) -> bool,
    ) -> Result<(), &'static str> {
        if !self
            .columns()
            .iter()
            .all(|(name, own)| column(name).is_some_and(|c| c.len() == own.len()))
        {
            return Err("its replay buffer has another size");
        }
        let fill = |name: &str, to: &mut [u8]| to.copy_from_slice(column(name).expect("checked above"));
        fill("cells", &mut self.cells);
        fill("scalars", bytemuck::cast_slice_mut(&mut self.scalars));
        fill("masks", bytemuck::cast_slice_mut(&mut self.masks));
        fill("obs", bytemuck::cast_slice_mut(&mut self.obs));
        fill("next", bytemuck::cast_slice_mut(&mut self.next));
        fill("choices", bytemuck::cast_slice_mut(&mut self.choices));
        fill("reward", bytemuck::cast_slice_mut(&mut self.reward));
        fill("discount", bytemuck::cast_slice_mut(&mut self.discount));
        fill("demonstrated", &mut self.demonstrated);
        [self.pushed_observations, self.pushed_transitions] = counters;
        if !self.is_sound() {
            return Err("its replay buffer contradicts itself");
        }
        let mut row = Rows::default();
        let stored = self.pushed_observations.saturating_sub(self.obs_capacity as u64)..self.pushed_observations;
        let readable = stored.into_iter().all(|obs| {
            row.clear();
            self.copy_observation(obs, &mut row);
            can_read(&row)
        });
        readable
            .then_some(())
            .ok_or("its replay buffer holds an observation that no game has")
    }

    /// Whether everything stored is a number within its bounds, refers to something that was, and can be drawn.
    fn is_sound(&self) -> bool {
        let n = self.len();
        let known = |obs: &u64| *obs < self.pushed_observations;
        self.pushed_observations.max(self.pushed_transitions) < MOST
            && self.obs[..n].iter().chain(&self.next[..n]).all(known)
            && (n == 0 || self.can_be_sampled())
            && self
                .choices
                .iter()
                .all(|&choice| (choice as usize) < self.shape.actions)
            && self.scalars.iter().all(|x| x.is_finite())
            && self.reward.iter().all(|x| x.is_finite())
            && self.discount.iter().all(|x| (0.0..=1.0).contains(x))
            && self.demonstrated.iter().all(|&x| x <= 1)
    }
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
mod tests {
    use super::*;

    const SHAPE: RowShape = RowShape {
        cells: 3,
        scalars: 2,
        heads: 2,
        actions: 40,
    };

    fn mask_of(k: u64) -> Vec<bool> {
        (0..80).map(|i| (i as u64 * 7 + k).is_multiple_of(3)).collect()
    }

    /// Observation k is all k's, transition k goes from k to k + 1.
    fn push(buffer: &mut ReplayBuffer, k: u64) {
        let number = buffer.push_observation(&[k as u8; 3], &[k as f32, -0.5], &mask_of(k));
        assert_eq!(number, k);
        if k > 0 {
            let choices = [(k - 1) as u16, 39];
            let (reward, discount) = (k as f32, 0.5);
            buffer.push_transition(Transition {
                demonstrated: false,
                obs: k - 1,
                choices: &choices,
                reward,
                discount,
                next: k,
            });
        }
    }

    fn filled(n: u64) -> ReplayBuffer {
        let mut buffer = ReplayBuffer::new(SHAPE, 10, 4);
        (0..n).for_each(|k| push(&mut buffer, k));
        buffer
    }

    #[test]
    fn every_part_of_a_row_comes_back() {
        let buffer = filled(26);
        assert_eq!(buffer.len(), 10);
        let mut sample = Sample::default();
        buffer.sample(&mut Rng::new(1), 200, &mut sample);
        let mut seen = std::collections::BTreeSet::new();
        for i in 0..200 {
            let k = sample.reward[i] as u64 - 1;
            seen.insert(k);
            assert_eq!(sample.state.cells[i * 3..][..3], [k as u8; 3]);
            assert_eq!(sample.next.cells[i * 3..][..3], [k as u8 + 1; 3]);
            assert_eq!(
                sample.state.scalars[i * 2..][..2],
                [f16::from_f32(k as f32), f16::from_f32(-0.5)]
            );
            assert_eq!(sample.state.heads[i * 2..][..2], [i as i64 * 2, i as i64 * 2 + 1]);
            assert_eq!(sample.state.mask[i * 80..][..80], mask_of(k));
            assert_eq!(sample.next.mask[i * 80..][..80], mask_of(k + 1));
            assert_eq!(sample.choices[i * 2..][..2], [k as i64, 39]);
            assert_eq!(sample.discount[i], 0.5);
        }
        assert_eq!(
            seen.into_iter().collect::<Vec<_>>(),
            (15..25).collect::<Vec<_>>(),
            "the newest ten, all of them"
        );
    }

    /// Two decisions with the second head active, then the first alone for want of a choice.
    #[test]
    fn choices_are_those_of_the_heads_that_matter() {
        let mut buffer = ReplayBuffer::new(SHAPE, 1, 2);
        let mut mask = [false; 80];
        (mask[3], mask[45], mask[79]) = (true, true, true);
        let active = buffer.push_observation(&[1; 3], &[0.0; 2], &mask);
        mask[79] = false;
        let forced = buffer.push_observation(&[2; 3], &[0.0; 2], &mask);
        buffer.push_transition(Transition {
            demonstrated: false,
            obs: active,
            choices: &[3, 39],
            reward: 0.0,
            discount: 1.0,
            next: forced,
        });
        let mut sample = Sample::default();
        buffer.sample(&mut Rng::new(1), 2, &mut sample);
        assert_eq!(
            (&sample.state.heads[..], &sample.choices[..]),
            (&[1, 3][..], &[39, 39][..])
        );
        assert_eq!(sample.state.mask.iter().filter(|&&legal| legal).count(), 4);
        assert_eq!(sample.next.heads, [0, 2]);
        assert!(sample.next.mask[3] && sample.next.mask[43] && sample.next.mask.len() == 80);
    }

    #[test]
    fn transitions_whose_observation_is_overwritten_are_not_drawn() {
        let mut buffer = filled(5);
        // Twelve observations without a transition: of 0…4 only 3 and 4 are still stored.
        for k in 5..17 {
            buffer.push_observation(&[k; 3], &[0.0; 2], &mask_of(0));
        }
        let mut sample = Sample::default();
        buffer.sample(&mut Rng::new(1), 50, &mut sample);
        assert!(
            sample.reward.iter().all(|&r| r == 4.0),
            "only the transition from observation 3 is left"
        );
    }

    #[test]
    fn columns_restore_the_buffer() {
        let buffer = filled(26);
        let mut other = ReplayBuffer::new(SHAPE, 10, 4);
        let columns = buffer.columns();
        let find = |name: &str| columns.iter().find(|(n, _)| *n == name).map(|(_, c)| *c);
        let below = |limit: u8| move |row: &Rows<f16>| row.n == 1 && row.cells.iter().all(|&cell| cell < limit);
        // Observation 25 is the last one.
        assert_eq!(other.restore(buffer.counters(), find, below(26)), Ok(()));
        assert_eq!(other, buffer);
        // Numbers of observations that were never stored; nothing left to draw; too many; an observation nobody can read.
        for (counters, limit) in [
            ([25, 25], 26),
            ([1000, 25], 26),
            ([26, u64::MAX], 26),
            ([u64::MAX, 25], 26),
            ([26, 25], 25),
        ] {
            let mut other = ReplayBuffer::new(SHAPE, 10, 4);
            assert!(
                other.restore(counters, find, below(limit)).is_err(),
                "{counters:?} {limit}"
            );
        }
        let mut smaller = ReplayBuffer::new(SHAPE, 9, 4);
        assert!(smaller.restore(buffer.counters(), find, below(26)).is_err());
        assert_eq!(smaller, ReplayBuffer::new(SHAPE, 9, 4));
        // One number out of bounds each.
        for (forged, value) in [
            ("scalars", &[0x00, 0x7C][..]),
            ("choices", &[40, 0]),
            ("reward", &f32::NAN.to_le_bytes()),
            ("discount", &1.5f32.to_le_bytes()),
            ("demonstrated", &[2]),
            ("obs", &26u64.to_le_bytes()),
            ("next", &26u64.to_le_bytes()),
        ] {
            let mut bytes = find(forged).expect("a column").to_vec();
            bytes[..value.len()].copy_from_slice(value);
            let find = |name: &str| if name == forged { Some(&bytes[..]) } else { find(name) };
            let mut other = ReplayBuffer::new(SHAPE, 10, 4);
            assert!(other.restore(buffer.counters(), find, below(26)).is_err(), "{forged}");
        }
    }

    #[test]
    fn outdated_transitions_cannot_be_drawn() {
        let mut buffer = filled(5);
        assert!(buffer.can_be_sampled());
        for k in 5..40 {
            buffer.push_observation(&[k; 3], &[0.0; 2], &mask_of(0));
        }
        assert!(!buffer.can_be_sampled());
    }

    #[test]
    fn bytes_are_what_is_allocated() {
        let buffer = filled(0);
        assert_eq!(
            buffer.bytes(),
            buffer.columns().iter().map(|(_, c)| c.len()).sum::<usize>()
        );
    }
}
