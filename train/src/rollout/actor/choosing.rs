//! Choices of the policies in an actor's games: asked here, or taken from a table in which they have chosen.

use std::time::Duration;

use turf_agents::Offered;
use turf_agents::play::bot::shown;
use turf_agents::policy::afterstates::Afterstates;
use turf_agents::policy::{Observed, Policy, Workspace, greedy};
use turf_env::{Encoding, Game, Shape};

use super::{Actor, Rows, Shared};
use crate::rollout::cpu_time::Activity;
use crate::rollout::exploration::{explore, safe_choice};
use crate::rollout::league::Controller;

#[derive(Default)]
pub(super) struct Gathered {
    slots: Vec<usize>,
    pub cells: Vec<u8>,
    pub scalars: Vec<f32>,
    mask: Vec<bool>,
    choices: Vec<u16>,
    values: Vec<f32>,
    q: Vec<f32>,
    afterstates: Afterstates,
    workspace: Workspace,
}

impl<E: Encoding> Shared<'_, E> {
    pub(in crate::rollout) fn all_policies(&self) -> impl Iterator<Item = &dyn Policy> {
        let former = self.former.iter().map(|(_, policy)| policy);
        self.policies.iter().chain(former).map(|policy| &**policy)
    }
}

impl<E: Encoding<Rules: Offered>> Actor<E> {
    /// Copies all observations into a table.
    pub(in crate::rollout) fn show(&self, rows: &mut Rows) {
        rows.cells.copy_from_slice(&self.batch.cells[..rows.cells.len()]);
        rows.scalars.copy_from_slice(&self.batch.scalars);
        rows.mask.copy_from_slice(&self.batch.mask);
    }

    /// Returns the place in [`Shared::all_policies`] of the policy that is to move. `None` for a bot.
    pub(in crate::rollout) fn player(&self, slot: usize, shared: &Shared<E>) -> Option<usize> {
        let seating = &self.seatings[slot];
        match seating.controller(self.batch.player[slot]) {
            Controller::Learner => Some(0),
            Controller::Snapshot(place) => {
                let former = shared.former.iter().position(|(id, _)| seating.snapshot() == Some(*id));
                Some(former.map_or(1 + place, |k| shared.policies.len() + k))
            }
            Controller::Bot(_) => None,
        }
    }

    /// Counts the time in which policies chose in this actor's games and others'.
    pub(in crate::rollout) fn chose_for_others(&mut self, time: Duration) {
        self.stats.times.add(Activity::Forward, time);
    }

    pub(super) fn take_choices(&mut self, rows: &Rows, shared: &Shared<E>) {
        for slot in 0..self.seatings.len() {
            if let Some(number) = self.player(slot, shared) {
                self.decide(slot, number, &rows.choices[slot..=slot], rows.values[slot]);
            }
        }
    }

    /// Takes over a policy's choices, some of them replaced by random ones.
    fn decide(&mut self, slot: usize, number: usize, best: &[u16], value: f32) {
        let Shape { heads, actions, .. } = self.encoding.shape();
        let epsilon = if number == 0 { self.epsilon[slot] } else { self.snapshot_epsilon };
        let choices = &mut self.choices[slot * heads..(slot + 1) * heads];
        choices.copy_from_slice(best);
        let mask = &self.batch.mask[slot * heads * actions..][..heads * actions];
        explore(mask, actions, epsilon, &mut self.rngs[slot], choices);
        self.explored[slot] = choices[0] != best[0];
        self.values[slot] = (self.wants_values && number == 0).then_some(value);
    }

    /// Chooses at random for the learner: values of afterstates are first learnt from games that end, which games between
    /// untrained networks may not do for long.
    fn choose_at_random(&mut self) {
        let Shape { actions, .. } = self.encoding.shape();
        for (slot, seating) in self.seatings.iter().enumerate() {
            if seating.controller(self.batch.player[slot]) == Controller::Learner {
                self.choices[slot] = self.rngs[slot].pick(&self.batch.mask[slot * actions..][..actions]) as u16;
            }
        }
    }

    pub(super) fn choose_by_policies(&mut self, shared: &Shared<E>) {
        let mut g = std::mem::take(&mut self.gathered);
        for (number, policy) in shared.all_policies().enumerate() {
            match number == 0 && self.afterstates && shared.policy_version == 0 {
                true => self.choose_at_random(),
                false => self.choose_by_policy(number, policy, shared, &mut g),
            }
        }
        self.gathered = g;
    }

    /// Chooses wherever a policy is to move.
    fn choose_by_policy(&mut self, number: usize, policy: &dyn Policy, shared: &Shared<E>, g: &mut Gathered) {
        let Shape { heads, actions, cells, scalars, .. } = self.encoding.shape();
        let (batch, width) = (&self.batch, heads * actions);
        g.slots.clear();
        g.slots.extend((0..self.seatings.len()).filter(|&slot| self.player(slot, shared) == Some(number)));
        if g.slots.is_empty() {
            return;
        }
        g.cells.clear();
        g.scalars.clear();
        g.mask.clear();
        for &slot in &g.slots {
            g.mask.extend_from_slice(&batch.mask[slot * width..][..width]);
            if self.afterstates {
                continue; // seen one by one
            }
            if policy.uses_cells() {
                g.cells.extend_from_slice(&batch.cells[slot * cells..][..cells]);
            }
            g.scalars.extend_from_slice(&batch.scalars[slot * scalars..][..scalars]);
        }
        let n = g.slots.len();
        g.choices.resize(n * heads, 0);
        g.values.resize(n, 0.0);
        let wants_values = self.wants_values && number == 0;
        let seen = Observed { n, cells: &g.cells, scalars: &g.scalars, mask: &g.mask };
        if policy.rates_afterstates() {
            let games: Vec<&E::Game> = g.slots.iter().map(|&slot| self.env.game(slot)).collect();
            g.q.resize(n * width, 0.0);
            g.afterstates.rate(self.encoding, policy, &games, &g.mask, &mut g.workspace, &mut g.q);
            greedy(&g.q, &g.mask, actions, &mut g.choices);
            let chosen = g.choices.iter().zip(g.q.chunks_exact(width)).map(|(&choice, q)| q[choice as usize]);
            g.values.iter_mut().zip(chosen).for_each(|(value, q)| *value = q);
        } else {
            policy.choose(&seen, &mut g.workspace, &mut g.choices, wants_values.then_some(&mut g.values[..]));
        }
        if self.replies > 0 && heads == 1 {
            for (row, &slot) in g.slots.iter().enumerate() {
                let game = self.env.game(slot);
                g.choices[row] = safe_choice(
                    self.encoding,
                    policy,
                    &seen.row(row),
                    &shown(game, game.to_move(), Self::bot_seed(&self.env, slot)),
                    g.choices[row],
                    self.replies,
                    &mut g.workspace,
                );
            }
        }
        for ((&slot, choices), &value) in g.slots.iter().zip(g.choices.chunks_exact(heads)).zip(&g.values) {
            self.decide(slot, number, choices, value);
        }
    }
}
