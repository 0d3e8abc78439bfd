//! [`Policy`]: Q-values for a batch of observations, and the bot that plays the best legal choice.

use std::marker::PhantomData;
use std::sync::Arc;

use turf_env::{Encoding, Game, Player};

use crate::bot::{Bot, Forfeit};
use crate::look_ahead::Reward;
use crate::net::{Net, Scratch};
use crate::policy_file::{PolicyError, PolicyFile};

/// Batched Q: what a network thinks of `n` observations of encoding `E`.
pub trait Policy<E: Encoding>: Send {
    /// Writes `n × HEADS × ACTIONS` values. `cells` is `n × CELLS`, `scalars` is `n × SCALARS`; `cells` may be empty
    /// where [`Policy::uses_cells`] is false.
    fn q(&mut self, n: usize, cells: &[u8], scalars: &[f32], q: &mut [f32]);

    /// Whether the cells matter.
    fn uses_cells(&self) -> bool {
        true
    }
}

/// Per head the legal choice of the highest Q, ties to the lowest index. `q` and `mask` are `HEADS × ACTIONS`; every
/// head has a legal choice. A value that is no number counts as the lowest.
pub fn greedy(q: &[f32], mask: &[bool], actions: usize, choices: &mut [u16]) {
    for ((q, mask), choice) in q.chunks_exact(actions).zip(mask.chunks_exact(actions)).zip(choices) {
        let mut best = mask.iter().position(|&m| m).expect("a legal choice");
        for i in best + 1..actions {
            if mask[i] && (q[i] > q[best] || q[best].is_nan() && !q[i].is_nan()) {
                best = i;
            }
        }
        *choice = best as u16;
    }
}

/// The legal choices of one head by falling Q, of equals the lowest first. A value that is no number counts as the lowest.
pub fn ranked(q: &[f32], mask: &[bool]) -> Vec<u16> {
    let mut choices: Vec<u16> = (0..q.len() as u16).filter(|&k| mask[k as usize]).collect();
    // The largest ignores what is no number; adding 0 makes -0 and 0 equals.
    let worth = |k: u16| q[k as usize].max(f32::NEG_INFINITY) + 0.0;
    choices.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
    choices
}

/// Refuses more replies than policies of this encoding look at.
pub fn check_replies<E: Encoding>(replies: u32) -> Result<(), String> {
    match E::MAX_REPLIES {
        most if replies <= most => Ok(()),
        0 => Err(format!("{} policies look at no replies", E::Game::NAME)),
        most => Err(format!("{} policies look at {most} replies at most", E::Game::NAME)),
    }
}

/// The plain-Rust network as a [`Policy`].
#[derive(Clone, Debug)]
pub struct NetPolicy {
    net: Arc<Net>,
    scratch: Scratch,
}

impl NetPolicy {
    /// With working memory of its own, on shared weights.
    pub fn new(net: Arc<Net>) -> Self {
        Self {
            scratch: net.scratch(),
            net,
        }
    }
}

impl<E: Encoding> Policy<E> for NetPolicy {
    fn q(&mut self, n: usize, cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        for (i, q) in q.chunks_exact_mut(E::HEADS * E::ACTIONS).take(n).enumerate() {
            let cells = if cells.is_empty() {
                cells
            } else {
                &cells[i * E::CELLS..(i + 1) * E::CELLS]
            };
            self.net.q(
                &mut self.scratch,
                cells,
                &scalars[i * E::SCALARS..(i + 1) * E::SCALARS],
                q,
            );
        }
    }

    fn uses_cells(&self) -> bool {
        self.net.uses_cells()
    }
}

/// An exported policy in memory: read once, played by any number of bots.
#[derive(Clone, Debug)]
pub struct ReadyPolicy {
    /// The network.
    pub net: Arc<Net>,
    /// Whether it plays behind [`Encoding::shield`].
    pub shield: bool,
    /// What its training paid, where the file tells.
    pub reward: Option<Reward>,
    /// Plies it is to look ahead when nobody says how many (note [`LOOK_AHEAD`] of the file); 0: none.
    pub look_ahead: u32,
    /// Of the other side's next moves its choices are to stay safe from, when nobody says how many (note [`REPLIES`] of the
    /// file); 0: none.
    pub replies: u32,
}

/// The note of a policy file that tells how many plies it is to look ahead.
pub const LOOK_AHEAD: &str = "look_ahead";
/// The note of a policy file that tells for how many replies its choices are to stay safe, see [`Encoding::foresee`].
pub const REPLIES: &str = "replies";

/// The number that a policy file advises in this note; 0 where there is none.
pub fn advised(file: &PolicyFile, note: &str) -> u32 {
    file.notes.get(note).and_then(|n| n.parse().ok()).unwrap_or(0)
}

impl ReadyPolicy {
    /// Checks the file against encoding `E` and builds its network.
    pub fn new<E: Encoding>(file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self::with(file, Net::new::<E>(file)?))
    }

    /// The same with the network in integers, see [`crate::net::integer`].
    pub fn in_integers<E: Encoding>(file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self::with(file, Net::in_integers::<E>(file)?))
    }

    fn with(file: &PolicyFile, net: Net) -> Self {
        Self {
            net: Arc::new(net),
            shield: file.shield,
            reward: Reward::of_notes(&file.notes),
            look_ahead: advised(file, LOOK_AHEAD),
            replies: advised(file, REPLIES),
        }
    }
}

/// Plays the legal choice of the highest Q, or, with foresight, the first in the order of Q that stays safe; with several
/// heads, what [`Encoding::amend`] makes of them.
pub struct NetBot<E: Encoding, P = NetPolicy> {
    policy: P,
    shield: bool,
    replies: u32,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    q: Vec<f32>,
    choices: Vec<u16>,
    encoding: PhantomData<E>,
}

impl<E: Encoding, P: Policy<E>> NetBot<E, P> {
    /// A bot on this policy; `shield` as in training.
    pub fn new(policy: P, shield: bool) -> Self {
        Self {
            cells: vec![0; if policy.uses_cells() { E::CELLS } else { 0 }],
            policy,
            shield,
            replies: 0,
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; E::HEADS * E::ACTIONS],
            q: vec![0.0; E::HEADS * E::ACTIONS],
            choices: vec![0; E::HEADS],
            encoding: PhantomData,
        }
    }
}

impl<E: Encoding> NetBot<E> {
    /// A bot on a policy file's network, with as much foresight as its file advises.
    pub fn of(policy: &ReadyPolicy) -> Self {
        Self::with_foresight(policy, policy.replies)
    }

    /// The same whose choices are to stay safe from so many of the other side's next moves ([`Encoding::foresee`]).
    pub fn with_foresight(policy: &ReadyPolicy, replies: u32) -> Self {
        Self {
            replies: replies.min(E::MAX_REPLIES),
            ..Self::new(NetPolicy::new(policy.net.clone()), policy.shield)
        }
    }
}

impl<E: Encoding, P: Policy<E>> Bot<E::Game> for NetBot<E, P> {
    fn start(&mut self, _seat: Player, _game: &E::Game, _seed: u64) -> Result<(), Forfeit> {
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        E::observe_and_mask(game, self.shield, &mut self.cells, &mut self.scalars, &mut self.mask);
        self.policy.q(1, &self.cells, &self.scalars, &mut self.q);
        if self.replies > 0 && E::HEADS == 1 {
            self.choices[0] = E::foresee(game, &ranked(&self.q, &self.mask), self.replies);
        } else {
            greedy(&self.q, &self.mask, E::ACTIONS, &mut self.choices);
        }
        let action = E::action(game, &self.choices);
        Ok(if self.replies > 0 && E::HEADS > 1 {
            E::amend(game, action)
        } else {
            action
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Nim, NimV1};

    #[test]
    fn greedy_keeps_to_the_mask_and_breaks_ties_downwards() {
        let mut choices = [9; 2];
        let mask = [false, true, true, true, true, false];
        greedy(&[9.0, 1.0, 1.0, 0.0, 0.0, 5.0], &mask, 3, &mut choices);
        assert_eq!(choices, [1, 0]);
        greedy(&[0.0, f32::NAN, -1.0, f32::NAN, f32::NAN, 0.0], &mask, 3, &mut choices);
        assert_eq!(choices, [2, 0]);
    }

    #[test]
    fn choices_are_ranked_as_greedy_would_take_them() {
        let q = [0.0, f32::NAN, 2.0, -0.0, 2.0, 9.0];
        let mut mask = [true, true, true, true, true, false];
        let ranking = ranked(&q, &mask);
        assert_eq!(ranking, [2, 4, 0, 3, 1]);
        for best in &ranking {
            let mut choice = [9];
            greedy(&q, &mask, q.len(), &mut choice);
            assert_eq!(choice, [*best]);
            mask[*best as usize] = false;
        }
        assert!(check_replies::<NimV1>(0).is_ok());
        assert_eq!(check_replies::<NimV1>(1), Err("nim policies look at no replies".into()));
    }

    /// Q with the known answer of Nim: leave a multiple of four.
    struct Perfect;
    impl Policy<NimV1> for Perfect {
        fn q(&mut self, _n: usize, _cells: &[u8], scalars: &[f32], q: &mut [f32]) {
            let pile = (scalars[0] * 32.0) as usize;
            for (take, q) in (1..=3).zip(q) {
                *q = if pile >= take && (pile - take).is_multiple_of(4) {
                    1.0
                } else {
                    -1.0
                };
            }
        }
    }

    #[test]
    fn a_net_bot_plays_its_best_legal_choice() {
        let mut bot: NetBot<NimV1, Perfect> = NetBot::new(Perfect, false);
        for pile in [1u32, 2, 3, 5, 6, 7, 9] {
            assert_eq!(bot.choose(&Nim::new(&pile)), Ok((pile % 4) as u8), "pile {pile}");
        }
        assert_eq!(bot.choose(&Nim::new(&4)), Ok(1), "all equal: the lowest index");
    }
}
