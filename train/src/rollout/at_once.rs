//! Choices of all policies in many games at once.

use rayon::Scope;
use turf_agents::Offered;
use turf_agents::policy::{Policy, Table};
use turf_env::Encoding;

use crate::rollout::actor::{Actor, Rows, Shared};
use crate::rollout::cpu_time::CpuTimer;

/// One of two parts of all games: while a device chooses in one of them, the other one is played and observed.
pub(super) struct Half {
    table: Box<dyn Table>,
    choices: Vec<u16>,
    values: Vec<f32>,
}

/// Spawns a step of every actor, with [`Half::both`] after the choices of its half.
pub(super) fn play<'s, E: Encoding<Rules: Offered>>(
    scope: &Scope<'s>,
    actors: &'s mut [Actor<E>],
    shared: &'s Shared<E>,
    halves: &'s mut [Half],
) {
    if halves.is_empty() {
        return actors.iter_mut().for_each(|actor| scope.spawn(|_| actor.step(shared, None)));
    }
    for (half, actors) in halves.iter_mut().zip(parts_mut(actors)) {
        let mut timer = CpuTimer::start();
        half.choose(actors, shared);
        actors[0].chose_for_others(timer.lap());
        for (actor, rows) in half.rows(actors) {
            scope.spawn(|_| actor.step(shared, Some(rows)));
        }
    }
}

fn parts_mut<E: Encoding<Rules: Offered>>(actors: &mut [Actor<E>]) -> impl Iterator<Item = &mut [Actor<E>]> {
    actors.chunks_mut(actors.len().div_ceil(2))
}

impl Half {
    /// Creates the tables of the learner's policy and shows the games in them. Returns none if it has no tables.
    pub(super) fn both<E: Encoding<Rules: Offered>>(actors: &mut [Actor<E>], shared: &Shared<E>) -> Vec<Self> {
        let half = |actors: &mut [Actor<E>]| {
            let n = actors.iter().map(Actor::n_envs).sum();
            let table = shared.policies[0].table(n)?;
            let mut half = Self { table, choices: vec![0; n], values: vec![0.0; n] };
            half.rows(actors).for_each(|(actor, mut rows)| actor.show(&mut rows));
            Some(half)
        };
        parts_mut(actors).filter_map(half).collect()
    }

    fn choose<E: Encoding<Rules: Offered>>(&mut self, actors: &[Actor<E>], shared: &Shared<E>) {
        let mut players: Vec<(&dyn Policy, Vec<i64>)> = shared.all_policies().map(|policy| (policy, vec![])).collect();
        let slots = actors.iter().flat_map(|actor| (0..actor.n_envs()).map(move |slot| actor.player(slot, shared)));
        for (row, player) in slots.enumerate() {
            if let Some(number) = player {
                players[number].1.push(row as i64);
            }
        }
        players.retain(|(_, rows)| !rows.is_empty());
        self.table.choose(&players, &mut self.choices, &mut self.values);
    }

    fn rows<'s, E: Encoding<Rules: Offered>>(
        &'s mut self,
        actors: &'s mut [Actor<E>],
    ) -> impl Iterator<Item = (&'s mut Actor<E>, Rows<'s>)> {
        let n = self.choices.len();
        let (mut cells, mut scalars, mut mask) = self.table.rows();
        let widths = [cells.len() / n, scalars.len() / n, mask.len() / n];
        let (mut choices, mut values) = (&self.choices[..], &self.values[..]);
        actors.iter_mut().map(move |actor| {
            let n = actor.n_envs();
            let rows = Rows {
                choices: choices.split_off(..n).expect("a row per game"),
                values: values.split_off(..n).expect("a row per game"),
                cells: cells.split_off_mut(..n * widths[0]).expect("a row per game"),
                scalars: scalars.split_off_mut(..n * widths[1]).expect("a row per game"),
                mask: mask.split_off_mut(..n * widths[2]).expect("a row per game"),
            };
            (actor, rows)
        })
    }
}
