//! From decisions to transitions: the n-step accumulator.
//!
//! It joins each player's **own** consecutive decisions; to a player the other one is part of its environment. What happens
//! between two of its decisions, both sides' moves included, is the reward of the first. The discount γ applies once from an own
//! decision to the next one in a later turn, however many turns lie between; to a next one within the same
//! [`turf_env::Game::turn`] it is 1. A transition spans up to `n_step` own decisions (Sutton 1988) and carries the product of
//! their discounts, 0 where the game ended; it never crosses the start of another game.
//!
//! With λ below 1 it is a λ-return of that length (as in PQN, Gallici et al. 2024): the mixture of all shorter ones, which look
//! at the values that the playing network gave on the way,
//!
//! ```text
//! G(k) = r(k) + d(k) · ((1 - λ) · V(k + 1) + λ · G(k + 1))
//! ```
//!
//! and only the last of which the learner values itself.

use serde::{Deserialize, Serialize};

use crate::rollout::COUNT_LIMIT;
use crate::rollout::chunk::{
    NO_EXAMPLE, ObservationId, RolloutChunk, Transition, example_of, example_row, is_example_row,
};
use crate::rollout::observation::{ObservationRows, ObservationShape};

/// How far a target looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NStepConfig {
    /// Own decisions between a state and the state its target looks at.
    pub n_step: usize,
    /// Discount per own decision; decisions within one turn of the game are not discounted.
    pub gamma: f32,
    /// Targets mix all shorter looks with weight 1 - λ at each step (λ-returns); 1: n-step returns alone.
    pub lambda: f32,
}

/// A decision as it is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision<'a> {
    /// Bytes of its observation; longer than is kept, or as long.
    pub cells: &'a [u8],
    /// Scalars of its observation.
    pub scalars: &'a [f32],
    /// What was legal.
    pub mask: &'a [bool],
    /// The game's turn.
    pub turn: u32,
    /// One per head.
    pub choices: &'a [u16],
    /// What the policy valued it at, where it was asked.
    pub value: Option<f32>,
    /// Φ of the position for this player where rewards are γΦ′ - Φ ([`crate::config::Shaping`]), else 0: rewards then hold
    /// Φ′ - Φ already, and what the discount takes off Φ′ is missing.
    pub potential: f32,
    /// See [`Transition::example`].
    pub example: Option<&'a [u16]>,
}

/// One own decision that still waits for what comes after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Waiting {
    turn: u32,
    value: Option<f32>,
    reward: f32,
    /// To the next own decision.
    discount: f32,
}

/// One seat of one game: a window into a ring of `n_step + 1` entries, oldest first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Seat {
    oldest: usize,
    len: usize,
    /// [`ObservationId::number`] of the oldest, or of the next decision where none waits.
    number: u64,
}

/// What waits in one seat, for a checkpoint. Its observations follow those of the seats before.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatState {
    /// [`ObservationId::number`] of the oldest.
    number: u64,
    waiting: Vec<Waiting>,
    choices: Vec<u16>,
    /// See [`example_row`].
    example: Vec<u16>,
}

impl SeatState {
    /// Refuses what no accumulator for `heads` of `actions` options could have said.
    pub fn check(&self, config: &NStepConfig, heads: usize, actions: usize) -> Result<(), &'static str> {
        let sound = |w: &Waiting| {
            let numbers = w.reward.is_finite() && w.value.is_none_or(f32::is_finite);
            numbers && (0.0..=1.0).contains(&w.discount)
        };
        let wide = [self.choices.len(), self.example.len()] == [self.waiting.len() * heads; 2];
        let sized = self.waiting.len() <= config.n_step && wide;
        if !sized
            || !self.waiting.iter().all(sound)
            || self.choices.iter().any(|&choice| choice as usize >= actions)
            || !self.example.chunks_exact(heads).all(|row| is_example_row(row, actions))
            || self.number >= COUNT_LIMIT
        {
            return Err("its waiting decisions contradict themselves");
        }
        Ok(())
    }

    /// Number of decisions that wait.
    pub fn n_waiting(&self) -> usize {
        self.waiting.len()
    }
}

/// Joins the decisions of some games, both seats each. It keeps the observations of what waits, and allocates only when made.
#[derive(Clone, Debug, PartialEq)]
pub struct NStepAccumulator {
    config: NStepConfig,
    /// [`ObservationId::source`] of the first game's first seat.
    first_source: u32,
    seats: Vec<Seat>,
    waiting: Vec<Waiting>,
    choices: Vec<u16>,
    example: Vec<u16>,
    observations: ObservationRows,
}

impl NStepAccumulator {
    /// For `n_slots` games of two seats, the first of which is number `first_slot` of the run.
    pub fn new(first_slot: usize, n_slots: usize, shape: ObservationShape, config: NStepConfig) -> Self {
        let entries = n_slots * 2 * (config.n_step + 1);
        Self {
            config,
            first_source: 2 * first_slot as u32,
            seats: vec![Seat::default(); n_slots * 2],
            waiting: vec![Waiting::default(); entries],
            choices: vec![0; entries * shape.heads],
            example: vec![NO_EXAMPLE; entries * shape.heads],
            observations: ObservationRows::zeros(shape, entries),
        }
    }

    /// Where entry `k` of a seat lies in the ring.
    fn at(&self, id: usize, k: usize) -> usize {
        let len = self.config.n_step + 1;
        id * len + (self.seats[id].oldest + k) % len
    }

    fn heads(&self) -> usize {
        self.observations.shape().heads
    }

    /// The seat makes this decision. What is complete with it goes into `chunk`.
    pub fn decision(&mut self, slot: usize, seat: usize, made: Decision, chunk: &mut RolloutChunk) {
        let (id, heads) = (slot * 2 + seat, self.heads());
        if let Some(last) = self.seats[id].len.checked_sub(1) {
            let at = self.at(id, last);
            let discount = if self.waiting[at].turn == made.turn {
                1.0
            } else {
                self.config.gamma
            };
            self.waiting[at].discount = discount;
            self.waiting[at].reward += (discount - 1.0) * made.potential;
        }
        let at = self.at(id, self.seats[id].len);
        self.observations.write(at, made.cells, made.scalars, made.mask);
        if self.seats[id].len == self.config.n_step {
            let next = self.push_observation(id, self.seats[id].len, chunk);
            self.complete(id, 0, Some(next), chunk);
            let seat = &mut self.seats[id];
            seat.oldest = (seat.oldest + 1) % (self.config.n_step + 1);
            seat.number += 1;
            seat.len -= 1;
        }
        self.waiting[at] = Waiting {
            turn: made.turn,
            value: made.value,
            reward: 0.0,
            discount: 0.0,
        };
        let row = at * heads..(at + 1) * heads;
        self.choices[row.clone()].copy_from_slice(made.choices);
        let example = self.example[row].iter_mut();
        example
            .zip(example_row(made.example, heads))
            .for_each(|(to, from)| *to = from);
        self.seats[id].len += 1;
    }

    /// The seat is rewarded for its newest decision; without one yet in this game, nothing is to be learnt from it.
    pub fn reward(&mut self, slot: usize, seat: usize, reward: f32) {
        let id = slot * 2 + seat;
        if let Some(last) = self.seats[id].len.checked_sub(1) {
            let at = self.at(id, last);
            self.waiting[at].reward += reward;
        }
    }

    /// The game ended by its rules: everything that waits is complete, with discount 0.
    pub fn terminate(&mut self, slot: usize, seat: usize, chunk: &mut RolloutChunk) {
        let id = slot * 2 + seat;
        for k in 0..self.seats[id].len {
            self.complete(id, k, None, chunk);
        }
        self.forget(id);
    }

    /// The game was cut short. The newest decision, whose consequences nobody saw, is dropped; those before it are valued by
    /// the state in which it was made.
    pub fn truncate(&mut self, slot: usize, seat: usize, chunk: &mut RolloutChunk) {
        let id = slot * 2 + seat;
        if let Some(last) = self.seats[id].len.checked_sub(1).filter(|&last| last > 0) {
            let next = self.push_observation(id, last, chunk);
            self.seats[id].len = last;
            for k in 0..last {
                self.complete(id, k, Some(next), chunk);
            }
            self.seats[id].len += 1;
        }
        self.forget(id);
    }

    /// The seat's game is over.
    fn forget(&mut self, id: usize) {
        let seat = &mut self.seats[id];
        *seat = Seat {
            number: seat.number + seat.len as u64,
            ..Seat::default()
        };
    }

    /// Puts the observation of entry `k` into the chunk; its row there.
    fn push_observation(&self, id: usize, k: usize, chunk: &mut RolloutChunk) -> usize {
        let name = ObservationId {
            source: self.first_source + id as u32,
            number: self.seats[id].number + k as u64,
        };
        chunk.push_observation(name, &self.observations, self.at(id, k))
    }

    /// Puts the transition from entry `k` over all newer ones to `next` (`None`: the end of the game) into the chunk.
    fn complete(&self, id: usize, k: usize, next: Option<usize>, chunk: &mut RolloutChunk) {
        let (mut reward, mut discount) = (0.0, 1.0);
        let (len, lambda, heads) = (self.seats[id].len, self.config.lambda, self.heads());
        for j in k..len {
            let entry = &self.waiting[self.at(id, j)];
            reward += discount * entry.reward;
            discount *= entry.discount;
            if j + 1 < len
                && let Some(value) = self.waiting[self.at(id, j + 1)].value
            {
                reward += discount * (1.0 - lambda) * value;
                discount *= lambda;
            }
        }
        let (at, state) = (self.at(id, k), self.push_observation(id, k, chunk));
        chunk.push_transition(Transition {
            state,
            choices: &self.choices[at * heads..(at + 1) * heads],
            reward,
            discount: if next.is_some() { discount } else { 0.0 },
            next: next.unwrap_or(state),
            example: example_of(&self.example[at * heads..(at + 1) * heads]),
        });
    }

    /// What waits in every seat, in order; the observations are appended to `observations`.
    pub fn state(&self, observations: &mut ObservationRows) -> Vec<SeatState> {
        let of_seat = |id: usize| {
            let entries = (0..self.seats[id].len).map(|k| self.at(id, k));
            let mut state = SeatState {
                number: self.seats[id].number,
                ..SeatState::default()
            };
            for at in entries {
                observations.push(&self.observations, at);
                state.waiting.push(self.waiting[at]);
                let heads = self.heads();
                let row = at * heads..(at + 1) * heads;
                state.choices.extend_from_slice(&self.choices[row.clone()]);
                state.example.extend_from_slice(&self.example[row]);
            }
            state
        };
        (0..self.seats.len()).map(of_seat).collect()
    }

    /// Goes on from what [`NStepAccumulator::state`] gave, one state per seat, which must pass [`SeatState::check`]; `row` is that
    /// of the first observation.
    pub fn restore(&mut self, seats: &[SeatState], observations: &ObservationRows, mut row: usize) {
        assert_eq!(seats.len(), self.seats.len(), "a state per seat");
        let heads = self.heads();
        for (id, state) in seats.iter().enumerate() {
            self.seats[id] = Seat {
                oldest: 0,
                len: state.waiting.len(),
                number: state.number,
            };
            for (k, waiting) in state.waiting.iter().enumerate() {
                let at = self.at(id, k);
                self.waiting[at] = *waiting;
                let (to, from) = (at * heads..(at + 1) * heads, k * heads..(k + 1) * heads);
                self.choices[to.clone()].copy_from_slice(&state.choices[from.clone()]);
                self.example[to].copy_from_slice(&state.example[from]);
                self.observations.copy(at, observations, row);
                row += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests;
