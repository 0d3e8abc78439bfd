//! Exchange of a learner with actors in other processes.

use std::sync::mpsc::TryRecvError;
use std::time::{Duration, Instant};

use crate::rollout::wire::{Order, Orders};
use turf_agents::Offered;
use turf_env::Encoding;

use crate::data::replay_buffer::all_readable;
use crate::report::metrics::Metrics;
use crate::run::dqn::SelfPlay;
use crate::run::remote_actors::RemoteActors;

const MAX_AT_ONCE: usize = 16;
/// Shortest time between two sendings of weights.
const EVERY: Duration = Duration::from_millis(300);

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    /// Sends orders to the actors and takes their batches. Returns false if the connection is closed.
    pub(super) fn exchange(&mut self, metrics: &mut Metrics) -> bool {
        let Some(mut remote_actors) = self.remote_actors.take() else {
            return true;
        };
        self.give_orders(&mut remote_actors);
        let there = self.take_in_batches(&mut remote_actors, metrics);
        self.remote_actors = Some(remote_actors);
        there
    }

    fn give_orders(&mut self, remote_actors: &mut RemoteActors) {
        let version = self.learner.updates();
        if remote_actors.sent.is_some_and(|(at, of)| at.elapsed() < EVERY || of == version) {
            return;
        }
        let league = self.rollout.league();
        for (place, (snapshot, weights)) in league.snapshots().iter().zip(&self.snapshots).enumerate() {
            if remote_actors.snapshots.get(place) == Some(&snapshot.taken_at) {
                continue;
            }
            remote_actors.snapshots.resize(league.snapshots().len(), u64::MAX);
            let taken_at = snapshot.taken_at;
            remote_actors.snapshots[place] = taken_at;
            let orders = Orders { kind: Order::Snapshot { taken_at, place }, weights: weights.clone() };
            let _ = remote_actors.outbox.send(orders.encode());
        }
        let (league, weights) = (Box::new(league.clone()), self.learner.average().weights());
        let kind = Order::Play { version, league };
        let _ = remote_actors.outbox.send(Orders { kind, weights }.encode());
        remote_actors.sent = Some((Instant::now(), version));
    }

    fn take_in_batches(&mut self, remote_actors: &mut RemoteActors, metrics: &mut Metrics) -> bool {
        for _ in 0..MAX_AT_ONCE {
            let (bytes, batch) = match remote_actors.inbox.try_recv() {
                Ok(arrived) => arrived,
                Err(why) => return why == TryRecvError::Empty,
            };
            let staleness = self.learner.updates().saturating_sub(batch.chunk.policy_version);
            if staleness > remote_actors.most_stale {
                remote_actors.taken.too_old += 1;
                continue;
            }
            let (network, rows) = (self.learner.online(), &batch.chunk.observations);
            if !all_readable(rows, 0..rows.len(), |rows| network.can_read(rows)) {
                metrics.warn("actors: an impossible observation");
                continue;
            }
            remote_actors.taken.decisions += batch.decisions;
            remote_actors.taken.bytes += bytes;
            remote_actors.taken.batches += 1;
            remote_actors.taken.staleness += staleness;
            self.counters.decisions += batch.decisions;
            self.store();
            self.count(batch.chunk.n_transitions() as u64);
            self.replay.append(&batch.chunk);
            for end in &batch.chunk.outcomes {
                if self.rollout.league().knows(&end.seating) {
                    metrics.games.add(end);
                    self.counters.games += 1;
                    if end.by_the_rules {
                        let league = self.rollout.league_mut();
                        let slot = league.place_of(end.slot, batch.n_envs) as usize;
                        league.record(slot, &end.seating, end.value);
                    }
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests;
