use std::sync::Arc;

use turf_env::{Curve, Encoding, Game};

use super::batched::Policy;
use super::choices::ranked;
use super::evaluator::Evaluator;
use super::loaded::LoadedPolicy;
use crate::play::bot::{Bot, Forfeit, Worth};

/// Value of the end of a game: certain on every curve.
const END: f64 = 1e4;

/// Returns the curve of values in training's rewards.
pub fn curve<E: Encoding>(encoding: E, potential_scale: f32) -> Curve {
    encoding.shape().curve.filter(|_| potential_scale > 0.0).unwrap_or(Curve::RESULT)
}

/// Bot that plays the legal choice of the highest Q. With foresight, it plays the first choice in order of Q that stays
/// safe, or, with several heads, the action that [`Encoding::override_action`] makes of them.
pub struct NetBot<E: Encoding> {
    encoding: E,
    evaluator: Evaluator<E>,
    replies: u32,
    potential_scale: f32,
    choices: Vec<u16>,
}

impl<E: Encoding> NetBot<E> {
    pub fn new(encoding: E, policy: Arc<dyn Policy>, shield: bool) -> Self {
        Self {
            encoding,
            evaluator: Evaluator::new(encoding, policy, shield),
            replies: 0,
            potential_scale: 0.0,
            choices: vec![0; encoding.heads()],
        }
    }

    pub fn of(encoding: E, policy: &LoadedPolicy) -> Self {
        Self::with_foresight(encoding, policy, policy.replies)
    }

    pub fn with_foresight(encoding: E, policy: &LoadedPolicy, replies: u32) -> Self {
        Self {
            replies: replies.min(encoding.shape().max_reply_depth),
            potential_scale: policy.reward.map_or(0.0, |reward| reward.potential_scale),
            ..Self::new(encoding, policy.net.clone(), policy.shield)
        }
    }

    /// Values an action by the position after it, in which the next player has its best choice.
    pub fn worth_after(&mut self, game: &E::Game, action: &<E::Game as Game>::Action) -> Worth {
        let us = game.to_move();
        let mut after = game.clone();
        let ended = if game.is_legal(action) {
            after.play(action);
            after.outcome().map(|end| f64::from(end.value(us)))
        } else {
            Some(-1.0)
        };
        let value = ended.map_or_else(
            || {
                self.evaluator.evaluate(&after);
                let Evaluator { q, mask, .. } = &self.evaluator;
                let best = q[ranked(q, mask)[0] as usize];
                let next = after.to_move();
                let value = f64::from(self.potential_scale * self.encoding.potential(&after, next) + best);
                if next == us { value } else { -value }
            },
            |end| END * end,
        );
        Worth::of(value, curve(self.encoding, self.potential_scale))
    }
}

impl<E: Encoding> Bot<E::Game> for NetBot<E> {
    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        if self.replies > 0 && self.encoding.heads() == 1 {
            self.evaluator.evaluate(game);
            let ranked = ranked(&self.evaluator.q, &self.evaluator.mask);
            self.choices[0] = self.encoding.safest(game, &ranked, self.replies);
        } else {
            self.evaluator.choose(game, &mut self.choices);
        }
        let action = self.encoding.action(game, &self.choices);
        Ok(if self.replies > 0 && self.encoding.heads() > 1 {
            self.encoding.override_action(game, action)
        } else {
            action
        })
    }

    /// Values an action by the rewards so far plus its Q-value. With several heads, uses their mean Q over the heads
    /// that have a choice. A single choice outside the mask, whose Q is not trained, is worth the position after it.
    fn worth(&mut self, game: &E::Game, action: &<E::Game as Game>::Action) -> Option<Worth> {
        if !self.encoding.choices_of(game, action, &mut self.choices) {
            return None;
        }
        self.evaluator.evaluate(game);
        let Evaluator { q, mask, .. } = &self.evaluator;
        let choice = self.choices[0];
        if self.encoding.heads() == 1 && !mask[choice as usize] {
            return Some(Worth { unsafe_from: Some(1), ..self.worth_after(game, action) });
        }
        let heads = q.chunks_exact(self.encoding.actions()).zip(mask.chunks_exact(self.encoding.actions()));
        let open = heads
            .zip(&self.choices)
            .filter(|((_, mask), _)| self.encoding.heads() == 1 || mask.iter().filter(|&&m| m).count() > 1);
        let values: Vec<f64> = open.map(|((q, _), &choice)| q[choice as usize] as f64).collect();
        let paid = (self.potential_scale * self.encoding.potential(game, game.to_move())) as f64;
        let value = paid + values.iter().sum::<f64>() / values.len().max(1) as f64;
        let unsafe_from = if self.encoding.heads() > 1 {
            None
        } else {
            let ranked = ranked(q, mask);
            let others = ranked.into_iter().filter(|&other| other != choice);
            let wanted: Vec<u16> = std::iter::once(choice).chain(others).collect();
            (1..=self.replies).find(|&replies| self.encoding.safest(game, &wanted, replies) != choice)
        };
        Some(Worth { unsafe_from, ..Worth::of(value, curve(self.encoding, self.potential_scale)) })
    }
}
