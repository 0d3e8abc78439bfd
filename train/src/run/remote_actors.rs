//! Experience of actors in other processes, over a socket of the program that started them (`python -m turf_rl.ray
//! train`). The learner also plays its own games.
//!
//! Frames go both ways, each with its length in eight bytes in front: [`Batch`]es come in, [`Orders`] go out. Reading,
//! checking and writing have their own threads. If the learner is slower than the actors, its full inbox makes them
//! wait.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::time::{Duration, Instant};

use crate::rollout::observation::ObservationShape;
use crate::rollout::wire::{Batch, Order, Orders};
use anyhow::{Context, Result};
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_env::Encoding;

use super::self_play::SelfPlay;
use crate::data::replay_buffer::all_readable;
use crate::report::metrics::{Metrics, Taken};

const MAX_BYTES: u64 = 1 << 32;
const INBOX: usize = 4;
const MAX_AT_ONCE: usize = 16;
/// Shortest time between two sendings of weights.
const EVERY: Duration = Duration::from_millis(300);

pub struct RemoteActors {
    stream: UnixStream,
    inbox: Receiver<(u64, Batch)>,
    outbox: Sender<Vec<u8>>,
    most_stale: u64,
    sent: Option<(Instant, u64)>,
    /// [`Snapshot::taken_at`](crate::rollout::league::Snapshot::taken_at) of the snapshot sent, by place of the league.
    snapshots: Vec<u64>,
    pub taken: Taken,
    pub reported: Taken,
}

impl RemoteActors {
    /// Connects to the socket at `path`. Batches whose policy is more than `most_stale` updates old are dropped.
    pub fn connect(path: &Path, shape: ObservationShape, most_stale: u64) -> Result<Self> {
        let stream = UnixStream::connect(path).with_context(|| format!("cannot connect to {}", path.display()))?;
        let shared = || stream.try_clone().context("cannot share a socket");
        let (from, to) = (shared()?, shared()?);
        let (arrived, inbox) = sync_channel(INBOX);
        let (outbox, to_send) = channel();
        let thread = |name: &str| std::thread::Builder::new().name(name.into());
        let read = move || {
            if let Err(why) = receive(from, shape, &arrived) {
                notice(format!("warning: actors: {why:#}"));
            }
        };
        thread("receive").spawn(read).context("cannot start a thread")?;
        let write = move || send(to, &to_send);
        thread("send").spawn(write).context("cannot start a thread")?;
        Ok(Self {
            stream,
            inbox,
            outbox,
            most_stale,
            sent: None,
            snapshots: Vec::new(),
            taken: Taken::default(),
            reported: Taken::default(),
        })
    }
}

impl Drop for RemoteActors {
    fn drop(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}

fn receive(mut from: UnixStream, shape: ObservationShape, to: &SyncSender<(u64, Batch)>) -> Result<()> {
    let mut message = Vec::new();
    while let Some(len) = length(&mut from)? {
        message.resize(len, 0);
        from.read_exact(&mut message).context("the connection broke")?;
        match Batch::decode(&message, shape) {
            Err(why) => notice(format!("warning: actors: {why}; the batch is left out")),
            Ok(batch) => {
                if to.send((len as u64, batch)).is_err() {
                    break;
                }
            }
        }
    }
    Ok(())
}

fn length(from: &mut UnixStream) -> Result<Option<usize>> {
    let mut bytes = [0; 8];
    match from.read_exact(&mut bytes) {
        Err(_) => Ok(None),
        Ok(()) => {
            let len = u64::from_le_bytes(bytes);
            anyhow::ensure!(len <= MAX_BYTES, "a message of {len} bytes");
            Ok(Some(len as usize))
        }
    }
}

fn send(mut to: UnixStream, messages: &Receiver<Vec<u8>>) {
    for message in messages {
        let len = (message.len() as u64).to_le_bytes();
        if to.write_all(&len).and_then(|()| to.write_all(&message)).is_err() {
            break; // the reader finds out as well
        }
    }
}

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
        let news = remote_actors.sent.is_none_or(|(at, of)| at.elapsed() >= EVERY && of != version);
        if !news {
            return;
        }
        let league = self.rollout.league();
        for (place, (snapshot, weights)) in league.snapshots().iter().zip(&self.snapshots).enumerate() {
            if remote_actors.snapshots.get(place) == Some(&snapshot.taken_at) {
                continue;
            }
            remote_actors.snapshots.resize(league.snapshots().len(), u64::MAX);
            remote_actors.snapshots[place] = snapshot.taken_at;
            let (taken_at, weights) = (snapshot.taken_at, weights.clone());
            let kind = Order::Snapshot { taken_at, place };
            let _ = remote_actors.outbox.send(Orders { kind, weights }.encode());
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
            self.store(&batch.chunk);
            for end in &batch.chunk.outcomes {
                if self.rollout.league().knows(&end.seating) {
                    metrics.game(end);
                    self.counters.games += 1;
                    let league = self.rollout.league_mut();
                    if end.by_the_rules {
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
