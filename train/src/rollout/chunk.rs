//! [`RolloutChunk`]: transitions and ended games of one step, complete in itself.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::rollout::league::Seating;
use crate::rollout::observation::{ObservationRows, ObservationShape};

/// Name of an observation within a run. A chunk holds an observation as the state reached and, n steps later, as the
/// state of a decision. A replay buffer that takes both keeps one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ObservationId {
    /// Twice the game's number, plus the seat.
    pub source: u32,
    pub number: u64,
}

/// A training sample: `choices` made in observation `state` gave `reward` until observation `next`, whose value counts
/// `discount` times; it is negative if the two observations are of different players' views. At the end of a game `discount` is 0 and `next` repeats `state`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transition<'a> {
    pub state: usize,
    pub choices: &'a [u16],
    pub reward: f32,
    pub discount: f32,
    pub next: usize,
    /// A demonstrator's own choices, one per head, to be imitated.
    pub demonstration: Option<&'a [u16]>,
}

pub const NO_DEMONSTRATION: u16 = u16::MAX;

pub fn demonstration_row(demonstration: Option<&[u16]>, heads: usize) -> impl Iterator<Item = u16> + '_ {
    (0..heads).map(move |head| demonstration.map_or(NO_DEMONSTRATION, |choices| choices[head]))
}

pub fn demonstration_of(row: &[u16]) -> Option<&[u16]> {
    (row[0] != NO_DEMONSTRATION).then_some(row)
}

pub fn is_demonstration_row(row: &[u16], actions: usize) -> bool {
    row.iter().all(|&choice| choice == NO_DEMONSTRATION) || row.iter().all(|&choice| (choice as usize) < actions)
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameEnd {
    pub slot: u32,
    pub seating: Seating,
    /// 1 if A won, -1 if B won, else 0.
    pub value: f32,
    /// The contest's code, or `cut` for a game that was cut short.
    pub reason: Cow<'static, str>,
    pub by_the_rules: bool,
    pub turns: u32,
    pub scores: [f64; 2],
    pub board: String,
}

/// Result of one step of an actor: transitions with their observations, and the games that ended. It owns all of it, so
/// it can be sent to another process ([`wire`](crate::rollout::wire)). A chunk received from one must pass [`RolloutChunk::check`].
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutChunk {
    pub policy_version: u64,
    pub observations: ObservationRows,
    pub ids: Vec<ObservationId>,
    pub outcomes: Vec<GameEnd>,
    pub(crate) transitions: Columns,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Columns {
    pub state: Vec<u32>,
    pub choices: Vec<u16>,
    pub reward: Vec<f32>,
    pub discount: Vec<f32>,
    pub next: Vec<u32>,
    pub demonstration: Vec<u16>,
}

impl RolloutChunk {
    pub fn new(shape: ObservationShape) -> Self {
        Self {
            policy_version: 0,
            observations: ObservationRows::new(shape),
            ids: Vec::new(),
            outcomes: Vec::new(),
            transitions: Columns::default(),
        }
    }

    pub fn clear(&mut self) {
        self.observations.clear();
        self.ids.clear();
        self.outcomes.clear();
        let t = &mut self.transitions;
        t.state.clear();
        t.choices.clear();
        t.reward.clear();
        t.discount.clear();
        t.next.clear();
        t.demonstration.clear();
    }

    pub fn push_observation(&mut self, id: ObservationId, from: &ObservationRows, row: usize) -> usize {
        self.ids.push(id);
        self.observations.push(from, row)
    }

    pub fn push_transition(&mut self, t: Transition) {
        let (columns, heads) = (&mut self.transitions, self.observations.shape().heads);
        columns.state.push(t.state as u32);
        columns.choices.extend_from_slice(t.choices);
        columns.reward.push(t.reward);
        columns.discount.push(t.discount);
        columns.next.push(t.next as u32);
        columns.demonstration.extend(demonstration_row(t.demonstration, heads));
    }

    pub fn n_transitions(&self) -> usize {
        self.transitions.state.len()
    }

    pub fn transitions(&self) -> impl Iterator<Item = Transition<'_>> {
        let t = &self.transitions;
        let heads = self.observations.shape().heads;
        (0..self.n_transitions()).map(move |k| Transition {
            state: t.state[k] as usize,
            choices: &t.choices[k * heads..(k + 1) * heads],
            reward: t.reward[k],
            discount: t.discount[k],
            next: t.next[k] as usize,
            demonstration: demonstration_of(&t.demonstration[k * heads..(k + 1) * heads]),
        })
    }

    pub fn check(&self, shape: ObservationShape) -> Result<(), &'static str> {
        let (n, t) = (self.n_transitions(), &self.transitions);
        let lens = [t.reward.len(), t.discount.len(), t.next.len()];
        let wide = [t.choices.len(), t.demonstration.len()] == [n * shape.heads; 2];
        let sized = lens == [n; 3] && wide && self.ids.len() == self.observations.len();
        if self.observations.shape() != shape || !self.observations.is_sound() || !sized {
            return Err("the chunk has another shape");
        }
        let numbers = t.reward.iter().all(|x| x.is_finite()) && t.discount.iter().all(|x| (-1.0..=1.0).contains(x));
        if !t.state.iter().chain(&t.next).all(|row: &u32| (*row as usize) < self.observations.len())
            || !numbers
            || t.choices.iter().any(|&choice| choice as usize >= shape.actions)
            || !(t.demonstration.chunks_exact(shape.heads)).all(|row| is_demonstration_row(row, shape.actions))
        {
            return Err("the chunk contradicts itself");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: ObservationShape = ObservationShape { cells: 2, scalars: 1, heads: 2, actions: 3 };

    fn chunk() -> RolloutChunk {
        let mut chunk = RolloutChunk::new(SHAPE);
        let mut rows = ObservationRows::zeros(SHAPE, 1);
        for number in 0..2 {
            rows.write(0, &[number as u8; 2], &[0.5], &[true; 6]);
            chunk.push_observation(ObservationId { source: 3, number }, &rows, 0);
        }
        chunk.push_transition(Transition {
            state: 0,
            choices: &[2, 1],
            reward: 0.25,
            discount: 0.5,
            next: 1,
            demonstration: Some(&[0, 1]),
        });
        chunk
    }

    #[test]
    fn chunks_that_contradict_themselves_are_refused() {
        let spoilt = |spoil: fn(&mut RolloutChunk)| {
            let mut chunk = chunk();
            spoil(&mut chunk);
            chunk.check(SHAPE)
        };
        assert_eq!(spoilt(|_| ()), Ok(()));
        for spoil in [
            (|c| c.transitions.next[0] = 2) as fn(&mut RolloutChunk),
            |c| c.transitions.choices[1] = 3,
            |c| c.transitions.demonstration[1] = 3,
            |c| c.transitions.demonstration[0] = NO_DEMONSTRATION,
            |c| _ = c.transitions.demonstration.pop(),
            |c| c.transitions.discount[0] = 1.5,
            |c| c.transitions.reward[0] = f32::NAN,
            |c| _ = c.transitions.reward.pop(),
            |c| _ = c.ids.pop(),
        ] {
            assert!(spoilt(spoil).is_err());
        }
        assert!(chunk().check(ObservationShape { cells: 0, ..SHAPE }).is_err());
    }
}
