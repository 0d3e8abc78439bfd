//! Experience from other processes: what actors played, over a socket that whoever started them keeps
//! (`python -m turf_rl.ray train`). The learner plays on itself; what comes from elsewhere is learnt from as well.
//!
//! Frames go both ways, eight bytes of length first: in come [`Batch`]es, out go [`Orders`]. Reading, checking and writing are
//! threads of their own; where the learner is slower than the actors, its full inbox makes them wait.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::time::{Duration, Instant};

use crate::rollout::observation::ObservationShape;
use crate::rollout::wire::{Batch, Orders};
use anyhow::{Context, Result};
use turf_agents::BuiltinBots;
use turf_agents::notice::notice;
use turf_env::Encoding;

use super::self_play::SelfPlay;
use crate::data::replay_buffer::all_readable;
use crate::report::metrics::{Metrics, Taken};

/// A longer message is none.
const MAX_BYTES: u64 = 1 << 32;
/// Batches that wait for the learner.
const INBOX: usize = 4;
/// Batches taken in between two rounds of updates.
const MAX_AT_ONCE: usize = 16;
/// Weights are not sent more often.
const EVERY: Duration = Duration::from_millis(300);

/// The connection.
pub struct Elsewhere {
    stream: UnixStream,
    inbox: Receiver<(u64, Batch)>,
    outbox: Sender<Vec<u8>>,
    most_stale: u64,
    /// When weights were sent last, and of how many updates.
    sent: Option<(Instant, u64)>,
    /// Of every place of the league, which snapshot was sent.
    snapshots: Vec<u64>,
    /// Since it connected.
    pub taken: Taken,
    /// As much of it as was reported.
    pub reported: Taken,
}

impl Elsewhere {
    /// Connects to whoever listens there. Batches whose policy is more than `most_stale` updates old are left out.
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

impl Drop for Elsewhere {
    /// Both threads end, and whoever is on the other side.
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
            Err(why) => notice(format!("warning: actors: {why}; it is left out")),
            Ok(batch) => {
                if to.send((len as u64, batch)).is_err() {
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Of the next frame; none where the other side has ended.
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

impl<E: Encoding> SelfPlay<E>
where
    E::Game: BuiltinBots,
{
    /// Gives the actors their orders and takes in what they played; false once nobody is there any more.
    pub(super) fn exchange(&mut self, metrics: &mut Metrics) -> bool {
        let Some(mut elsewhere) = self.elsewhere.take() else {
            return true;
        };
        self.give_orders(&mut elsewhere);
        let there = self.take_in_batches(&mut elsewhere, metrics);
        self.elsewhere = Some(elsewhere);
        there
    }

    fn give_orders(&mut self, elsewhere: &mut Elsewhere) {
        let version = self.learner.updates();
        let news = elsewhere
            .sent
            .is_none_or(|(at, of)| at.elapsed() >= EVERY && of != version);
        if !news {
            return;
        }
        let league = self.rollout.league();
        for (place, (snapshot, weights)) in league.snapshots().iter().zip(&self.snapshots).enumerate() {
            if elsewhere.snapshots.get(place) == Some(&snapshot.taken_at) {
                continue;
            }
            elsewhere.snapshots.resize(league.snapshots().len(), u64::MAX);
            elsewhere.snapshots[place] = snapshot.taken_at;
            let orders = Orders::Snapshot {
                taken_at: snapshot.taken_at,
                place,
                weights: weights.clone(),
            };
            let _ = elsewhere.outbox.send(orders.encode());
        }
        let orders = Orders::Play {
            version,
            league: Box::new(league.clone()),
            weights: self.playing_weights(),
        };
        let _ = elsewhere.outbox.send(orders.encode());
        elsewhere.sent = Some((Instant::now(), version));
    }

    fn take_in_batches(&mut self, elsewhere: &mut Elsewhere, metrics: &mut Metrics) -> bool {
        for _ in 0..MAX_AT_ONCE {
            let (bytes, batch) = match elsewhere.inbox.try_recv() {
                Ok(arrived) => arrived,
                Err(why) => return why == TryRecvError::Empty,
            };
            let staleness = self.learner.updates().saturating_sub(batch.chunk.policy_version);
            if staleness > elsewhere.most_stale {
                elsewhere.taken.too_old += 1;
                continue;
            }
            let (network, rows) = (self.learner.online(), &batch.chunk.observations);
            if !all_readable(rows, 0..rows.len(), |rows| network.can_read(rows)) {
                metrics.warn("actors: an observation that no game has");
                continue;
            }
            elsewhere.taken.decisions += batch.decisions;
            elsewhere.taken.bytes += bytes;
            elsewhere.taken.batches += 1;
            elsewhere.taken.staleness += staleness;
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
