//! N-step accumulator: turns decisions into transitions.
//!
//! It joins each player's **own** consecutive decisions; the opponent is part of the environment. (Positions after choices
//! are joined across players instead, as decisions of seat 0, with the sign of whoever sees them.) Everything that
//! happens between two of the player's decisions, both sides' moves included, is the reward of the first. The discount
//! γ applies once from an own decision to the next one in a later turn, however many turns lie between. Within the same
//! [`turf_env::Game::turn`] the discount is 1. A transition spans up to `n_step` own decisions (Sutton 1988) and
//! carries the product of their discounts, 0 if the game ended. It never crosses the start of another game.
//!
//! With λ below 1 it is a λ-return of that length (as in PQN, Gallici et al. 2024). This mixes all shorter returns,
//! which use the values that the playing network gave on the way:
//!
//! ```text
//! G(k) = r(k) + d(k) · ((1 - λ) · V(k + 1) + λ · G(k + 1))
//! ```
//!
//! The learner itself values only the last state. Where the policy's choice is known to have been replaced by a random one, λ
//! counts as 0: the return ends with the value of its own choice (Watkins 1989).

use serde::{Deserialize, Serialize};

use crate::rollout::COUNT_LIMIT;
use crate::rollout::chunk::{
    NO_DEMONSTRATION, ObservationId, RolloutChunk, Transition, demonstration_of, demonstration_row,
    is_demonstration_row,
};
use crate::rollout::observation::{ObservationRows, ObservationShape};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NStepConfig {
    pub n_step: usize,
    pub gamma: f32,
    pub lambda: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision<'a> {
    pub cells: &'a [u8],
    pub scalars: &'a [f32],
    pub mask: &'a [bool],
    pub turn: u32,
    pub choices: &'a [u16],
    pub value: Option<f32>,
    /// True for a random choice in place of the one that `value` is of: returns of earlier decisions end with that value.
    pub explored: bool,
    /// Φ of the position for this player if rewards are γΦ′ - Φ ([`crate::config::Shaping`]), else 0. Rewards hold Φ′ -
    /// Φ already; only the discount of Φ′ is missing.
    pub potential: f32,
    /// -1 if the observation is the other player's view, whose values are the negative ones; else 1.
    pub sign: f32,
    pub demonstration: Option<&'a [u16]>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Waiting {
    turn: u32,
    value: Option<f32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    explored: bool,
    reward: f32,
    discount: f32,
    #[serde(default = "own", skip_serializing_if = "is_own")]
    sign: f32,
}

fn own() -> f32 {
    1.0
}

fn is_own(sign: &f32) -> bool {
    *sign == own()
}

/// One seat of one game: a window into a ring of `n_step + 1` entries, oldest first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Seat {
    oldest: usize,
    len: usize,
    /// [`ObservationId::number`] of the oldest waiting decision, or of the next decision if none waits.
    number: u64,
}

/// Waiting decisions of one seat, for a checkpoint. Their observations follow those of the seats before.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatState {
    number: u64,
    waiting: Vec<Waiting>,
    choices: Vec<u16>,
    #[serde(rename = "example")]
    demonstration: Vec<u16>,
}

impl SeatState {
    pub fn check(&self, config: &NStepConfig, heads: usize, actions: usize) -> Result<(), &'static str> {
        let sound = |w: &Waiting| {
            let numbers = w.reward.is_finite() && w.value.is_none_or(f32::is_finite);
            numbers && (-1.0..=1.0).contains(&w.discount) && w.sign.abs() == 1.0
        };
        let wide = [self.choices.len(), self.demonstration.len()] == [self.waiting.len() * heads; 2];
        let sized = self.waiting.len() <= config.n_step && wide;
        if !sized
            || !self.waiting.iter().all(sound)
            || self.choices.iter().any(|&choice| choice as usize >= actions)
            || !self.demonstration.chunks_exact(heads).all(|row| is_demonstration_row(row, actions))
            || self.number >= COUNT_LIMIT
        {
            return Err("its waiting decisions contradict themselves");
        }
        Ok(())
    }

    pub fn n_waiting(&self) -> usize {
        self.waiting.len()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct NStepAccumulator {
    config: NStepConfig,
    first_source: u32,
    seats: Vec<Seat>,
    waiting: Vec<Waiting>,
    choices: Vec<u16>,
    demonstration: Vec<u16>,
    observations: ObservationRows,
}

impl NStepAccumulator {
    pub fn new(first_slot: usize, n_slots: usize, shape: ObservationShape, config: NStepConfig) -> Self {
        let entries = n_slots * 2 * (config.n_step + 1);
        Self {
            config,
            first_source: 2 * first_slot as u32,
            seats: vec![Seat::default(); n_slots * 2],
            waiting: vec![Waiting::default(); entries],
            choices: vec![0; entries * shape.heads],
            demonstration: vec![NO_DEMONSTRATION; entries * shape.heads],
            observations: ObservationRows::zeros(shape, entries),
        }
    }

    fn at(&self, id: usize, k: usize) -> usize {
        let len = self.config.n_step + 1;
        id * len + (self.seats[id].oldest + k) % len
    }

    fn heads(&self) -> usize {
        self.observations.shape().heads
    }

    pub fn decision(&mut self, slot: usize, seat: usize, made: Decision, chunk: &mut RolloutChunk) {
        let (id, heads) = (slot * 2 + seat, self.heads());
        if let Some(last) = self.seats[id].len.checked_sub(1) {
            let at = self.at(id, last);
            let discount = if self.waiting[at].turn == made.turn { 1.0 } else { self.config.gamma };
            self.waiting[at].discount = discount * self.waiting[at].sign * made.sign;
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
        let value = made.value.map(|value| made.sign * value);
        self.waiting[at] =
            Waiting { turn: made.turn, value, explored: made.explored, reward: 0.0, discount: 0.0, sign: made.sign };
        let row = at * heads..(at + 1) * heads;
        self.choices[row.clone()].copy_from_slice(made.choices);
        let demonstration = self.demonstration[row].iter_mut();
        demonstration.zip(demonstration_row(made.demonstration, heads)).for_each(|(to, from)| *to = from);
        self.seats[id].len += 1;
    }

    /// Adds a reward to the seat's newest decision. Without a decision in this game the reward is dropped.
    pub fn reward(&mut self, slot: usize, seat: usize, reward: f32) {
        let id = slot * 2 + seat;
        if let Some(last) = self.seats[id].len.checked_sub(1) {
            let at = self.at(id, last);
            self.waiting[at].reward += self.waiting[at].sign * reward;
        }
    }

    pub fn terminate(&mut self, slot: usize, seat: usize, chunk: &mut RolloutChunk) {
        let id = slot * 2 + seat;
        for k in 0..self.seats[id].len {
            self.complete(id, k, None, chunk);
        }
        self.forget(id);
    }

    /// Handles a game that was cut short. The newest decision has no known consequences and is dropped. Those before it
    /// use the value of the state in which it was made.
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

    fn forget(&mut self, id: usize) {
        let seat = &mut self.seats[id];
        *seat = Seat { number: seat.number + seat.len as u64, ..Seat::default() };
    }

    fn push_observation(&self, id: usize, k: usize, chunk: &mut RolloutChunk) -> usize {
        let name = ObservationId { source: self.first_source + id as u32, number: self.seats[id].number + k as u64 };
        chunk.push_observation(name, &self.observations, self.at(id, k))
    }

    /// Adds the transition from entry `k` over all newer ones to `next` (`None` = the end of the game) to the chunk.
    fn complete(&self, id: usize, k: usize, next: Option<usize>, chunk: &mut RolloutChunk) {
        let (mut reward, mut discount) = (0.0, 1.0);
        let (len, lambda, heads) = (self.seats[id].len, self.config.lambda, self.heads());
        for j in k..len {
            let entry = &self.waiting[self.at(id, j)];
            reward += discount * entry.reward;
            discount *= entry.discount;
            if j + 1 < len
                && let Waiting { value: Some(value), explored, .. } = self.waiting[self.at(id, j + 1)]
            {
                let lambda = if explored { 0.0 } else { lambda };
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
            demonstration: demonstration_of(&self.demonstration[at * heads..(at + 1) * heads]),
        });
    }

    pub fn state(&self, observations: &mut ObservationRows) -> Vec<SeatState> {
        let of_seat = |id: usize| {
            let entries = (0..self.seats[id].len).map(|k| self.at(id, k));
            let mut state = SeatState { number: self.seats[id].number, ..SeatState::default() };
            for at in entries {
                observations.push(&self.observations, at);
                state.waiting.push(self.waiting[at]);
                let heads = self.heads();
                let row = at * heads..(at + 1) * heads;
                state.choices.extend_from_slice(&self.choices[row.clone()]);
                state.demonstration.extend_from_slice(&self.demonstration[row]);
            }
            state
        };
        (0..self.seats.len()).map(of_seat).collect()
    }

    /// Continues from [`NStepAccumulator::state`], one state per seat. Each must pass [`SeatState::check`]. `row` is
    /// the row of the first observation.
    pub fn restore(&mut self, seats: &[SeatState], observations: &ObservationRows, mut row: usize) {
        assert_eq!(seats.len(), self.seats.len(), "a state per seat");
        let heads = self.heads();
        for (id, state) in seats.iter().enumerate() {
            self.seats[id] = Seat { oldest: 0, len: state.waiting.len(), number: state.number };
            for (k, waiting) in state.waiting.iter().enumerate() {
                let at = self.at(id, k);
                self.waiting[at] = *waiting;
                let (to, from) = (at * heads..(at + 1) * heads, k * heads..(k + 1) * heads);
                self.choices[to.clone()].copy_from_slice(&state.choices[from.clone()]);
                self.demonstration[to].copy_from_slice(&state.demonstration[from]);
                self.observations.copy(at, observations, row);
                row += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests;
