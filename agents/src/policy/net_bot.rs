//! [`NetBot`]: the bot that plays the best legal choice of a policy.

use std::marker::PhantomData;

use turf_env::{Encoding, Game, Player};

use super::batched::{NetPolicy, Policy, greedy, ranked};
use super::ready::ReadyPolicy;
use crate::play::bot::{Bot, Forfeit};

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
