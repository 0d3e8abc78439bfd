//! What a policy thinks of every decision of a game, and which places on the board matter to it.
//!
//! A place matters as far as the values change when what is there is taken away and the position is shown to the policy
//! again (occlusion): a statement about this position, not about how the network is built.

use std::marker::PhantomData;

use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use turf_agents::policy::{NetPolicy, Policy, ReadyPolicy};
use turf_agents::replay::Replay;
use turf_env::{Encoding, Game};

use crate::film::{Filmed, decisions};

/// Places told per decision, the most important first.
const MOST_PLACES: usize = 6;
/// Places that matter less than this part of the most important one are left out.
const LEAST: f32 = 0.1;

/// A policy's view of a whole film.
#[derive(Clone, Debug, Serialize)]
pub struct Insight {
    /// The policy, as it was named.
    pub name: String,
    /// Every decision, in order.
    pub decisions: Vec<Decision>,
}

/// Its view of one decision.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// The frame it is taken in.
    pub frame: usize,
    /// Who decides: 0 A, 1 B.
    pub player: usize,
    /// As [`Filmed::shown_q`].
    pub q: Value,
    /// Places and how much they matter, at most 1.
    pub looks: Vec<(Value, f32)>,
}

/// Asks a policy.
struct Critic<E: Encoding> {
    policy: NetPolicy,
    shield: bool,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    encoding: PhantomData<E>,
}

impl<E: Encoding> Critic<E>
where
    E::Game: Filmed,
{
    fn new(policy: &ReadyPolicy) -> Self {
        Self {
            policy: NetPolicy::new(policy.net.clone()),
            shield: policy.shield,
            cells: vec![0; if policy.net.uses_cells() { E::CELLS } else { 0 }],
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; E::HEADS * E::ACTIONS],
            encoding: PhantomData,
        }
    }

    /// The values of this position; its mask stays in `self.mask` if asked for.
    fn q(&mut self, game: &E::Game, with_mask: bool) -> Vec<f32> {
        let (cells, scalars) = (&mut self.cells, &mut self.scalars);
        if with_mask {
            E::observe_and_mask(game, self.shield, cells, scalars, &mut self.mask);
        } else {
            E::observe(game, game.to_move(), cells, scalars);
        }
        let mut q = vec![0.0; E::HEADS * E::ACTIONS];
        Policy::<E>::q(&mut self.policy, 1, cells, scalars, &mut q);
        q
    }

    fn judge(&mut self, frame: usize, game: &E::Game) -> Decision {
        let q = self.q(game, true);
        let mask = self.mask.clone();
        Decision {
            frame,
            player: game.to_move().index(),
            q: game.shown_q::<E>(&q, &mask),
            looks: self.looks(game, &q, &mask),
        }
    }

    fn looks(&mut self, game: &E::Game, q: &[f32], mask: &[bool]) -> Vec<(Value, f32)> {
        let same_player = |other: &E::Game| other.to_move() == game.to_move() && other.outcome().is_none();
        let mut looks: Vec<(Value, f32)> = game
            .without_each()
            .into_iter()
            .filter(|(_, other)| same_player(other))
            .map(|(place, other)| (place, difference(q, &self.q(&other, false), mask, E::ACTIONS)))
            .collect();
        looks.sort_by(|a, b| b.1.total_cmp(&a.1));
        looks.truncate(MOST_PLACES);
        let most = looks.first().map_or(0.0, |look| look.1);
        looks.retain(|look| most > 0.0 && look.1 >= LEAST * most);
        looks
            .iter_mut()
            .for_each(|look| look.1 = (look.1 / most * 100.0).round() / 100.0);
        looks
    }
}

/// How far two sets of values disagree on which legal choice is better: the mean absolute difference of the values less
/// each head's mean, over the heads that have a choice.
fn difference(a: &[f32], b: &[f32], mask: &[bool], actions: usize) -> f32 {
    let heads = a
        .chunks_exact(actions)
        .zip(b.chunks_exact(actions))
        .zip(mask.chunks_exact(actions));
    let of_head = heads.map(|((a, b), mask)| {
        let d: Vec<f32> = (0..actions).filter(|&i| mask[i]).map(|i| a[i] - b[i]).collect();
        let mean = d.iter().sum::<f32>() / d.len().max(1) as f32;
        d.iter().map(|d| (d - mean).abs()).sum::<f32>()
    });
    of_head.sum()
}

impl Insight {
    /// Of every decision of a replay.
    pub fn of<E: Encoding>(name: &str, policy: &ReadyPolicy, replay: &Replay<E::Game>) -> Self
    where
        E::Game: Filmed,
    {
        let positions: Vec<(usize, E::Game)> = decisions(replay).collect();
        let judge = |critic: &mut Critic<E>, (frame, game): (usize, E::Game)| critic.judge(frame, &game);
        Self {
            name: name.to_string(),
            decisions: positions
                .into_par_iter()
                .map_init(|| Critic::<E>::new(policy), judge)
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_of_all_values_is_no_difference() {
        let mask = [true, true, false, true, false, false];
        assert_eq!(
            difference(
                &[1.0, 2.0, 9.0, 5.0, 0.0, 0.0],
                &[2.0, 3.0, 0.0, 7.0, 1.0, 1.0],
                &mask,
                3
            ),
            0.0
        );
        assert_eq!(
            difference(
                &[1.0, 2.0, 0.0, 0.0, 0.0, 0.0],
                &[2.0, 1.0, 0.0, 0.0, 0.0, 0.0],
                &mask,
                3
            ),
            2.0
        );
    }
}
