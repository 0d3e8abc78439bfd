use std::marker::PhantomData;

use turf_env::{Encoding, Game, Player};

use super::batched::{NetPolicy, Policy, greedy, put_behind, ranked};
use super::ready::ReadyPolicy;
use crate::play::bot::{Bot, Forfeit, Worth};

/// Returns the size of a clear lead: half the reward of a win, or, if potential pays too, the value that best predicts
/// winners in games between paper's bots.
pub fn lead(potential_scale: f32) -> f64 {
    if potential_scale > 0.0 { 3.0 } else { 0.5 }
}

/// Bot that plays the legal choice of the highest Q. With foresight, it plays the first choice in order of Q that stays
/// safe, or, with several heads, the action that [`Encoding::override_action`] makes of them. With a learnt shield, choices that
/// the network predicts as forbidden come last.
pub struct NetBot<E: Encoding, P = NetPolicy> {
    policy: P,
    shield: bool,
    shuns: Option<f32>,
    replies: u32,
    potential_scale: f32,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    q: Vec<f32>,
    choices: Vec<u16>,
    encoding: PhantomData<E>,
}

impl<E: Encoding, P: Policy<E>> NetBot<E, P> {
    pub fn new(policy: P, shield: bool) -> Self {
        Self {
            cells: vec![0; if policy.uses_cells() { E::CELLS } else { 0 }],
            policy,
            shield,
            shuns: None,
            replies: 0,
            potential_scale: 0.0,
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; E::HEADS * E::ACTIONS],
            q: vec![0.0; E::HEADS * E::ACTIONS],
            choices: vec![0; E::HEADS],
            encoding: PhantomData,
        }
    }
}

impl<E: Encoding> NetBot<E> {
    pub fn of(policy: &ReadyPolicy) -> Self {
        Self::with_foresight(policy, policy.replies)
    }

    pub fn with_foresight(policy: &ReadyPolicy, replies: u32) -> Self {
        Self {
            shuns: policy.shuns,
            replies: replies.min(E::MAX_REPLY_DEPTH),
            potential_scale: policy.reward.map_or(0.0, |reward| reward.potential_scale),
            ..Self::new(NetPolicy::of(policy), policy.shield)
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
        if let Some(chance) = self.shuns {
            put_behind(chance, self.policy.forbidden(), &mut self.q);
        }
        if self.replies > 0 && E::HEADS == 1 {
            self.choices[0] = E::safest(game, &ranked(&self.q, &self.mask), self.replies);
        } else {
            greedy(&self.q, &self.mask, E::ACTIONS, &mut self.choices);
        }
        let action = E::action(game, &self.choices);
        Ok(if self.replies > 0 && E::HEADS > 1 {
            E::override_action(game, action)
        } else {
            action
        })
    }

    /// Values an action by the rewards so far plus its Q-value. With several heads, uses their mean Q over the heads
    /// that have a choice.
    fn worth(&mut self, game: &E::Game, action: &<E::Game as Game>::Action) -> Option<Worth> {
        if !E::choices_of(game, action, &mut self.choices) {
            return None;
        }
        E::observe_and_mask(game, self.shield, &mut self.cells, &mut self.scalars, &mut self.mask);
        self.policy.q(1, &self.cells, &self.scalars, &mut self.q);
        let heads = self.q.chunks_exact(E::ACTIONS).zip(self.mask.chunks_exact(E::ACTIONS));
        let open = heads
            .zip(&self.choices)
            .filter(|((_, mask), _)| E::HEADS == 1 || mask.iter().filter(|&&m| m).count() > 1);
        let values: Vec<f64> = open.map(|((q, _), &choice)| q[choice as usize] as f64).collect();
        let paid = (self.potential_scale * E::potential(game, game.to_move())) as f64;
        let value = paid + values.iter().sum::<f64>() / values.len().max(1) as f64;
        let choice = self.choices[0];
        let unsafe_from = if E::HEADS > 1 {
            None
        } else if !self.mask[choice as usize] {
            Some(1)
        } else {
            let ranked = ranked(&self.q, &self.mask);
            let others = ranked.into_iter().filter(|&other| other != choice);
            let wanted: Vec<u16> = std::iter::once(choice).chain(others).collect();
            (1..=self.replies).find(|&replies| E::safest(game, &wanted, replies) != choice)
        };
        Some(Worth {
            unsafe_from,
            ..Worth::of(value, lead(self.potential_scale))
        })
    }
}
