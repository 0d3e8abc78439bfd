//! Experience of actors in other processes, over a socket of the program that started them (`python -m turf_rl.ray
//! train`). The learner also plays its own games.
//!
//! Frames go both ways, each with its length in eight bytes in front: [`Batch`]es come in, [`Orders`](crate::rollout::wire::Orders) go out. Reading,
//! checking and writing have their own threads. If the learner is slower than the actors, its full inbox makes them
//! wait.

use std::io::{Read, Write};
use std::net::Shutdown;
#[cfg(unix)]
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::time::Instant;

use crate::rollout::observation::ObservationShape;
use crate::rollout::wire::Batch;
use anyhow::{Context, Result};
use turf_agents::notice::notice;
#[cfg(windows)]
use uds_windows::UnixStream;

use crate::report::metrics::Taken;

const MAX_BYTES: u64 = 1 << 32;
const INBOX: usize = 4;

pub struct RemoteActors {
    stream: UnixStream,
    pub(super) inbox: Receiver<(u64, Batch)>,
    pub(super) outbox: Sender<Vec<u8>>,
    pub(super) most_stale: u64,
    pub(super) sent: Option<(Instant, u64)>,
    /// [`Snapshot::taken_at`](crate::rollout::league::Snapshot::taken_at) of the snapshot sent, by place of the league.
    pub(super) snapshots: Vec<u64>,
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
        thread("send").spawn(move || send(to, &to_send)).context("cannot start a thread")?;
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

pub(super) fn length(from: &mut UnixStream) -> Result<Option<usize>> {
    let mut bytes = [0; 8];
    if from.read_exact(&mut bytes).is_err() {
        return Ok(None);
    }
    let len = u64::from_le_bytes(bytes);
    anyhow::ensure!(len <= MAX_BYTES, "a message of {len} bytes");
    Ok(Some(len as usize))
}

fn send(mut to: UnixStream, messages: &Receiver<Vec<u8>>) {
    for message in messages {
        let len = (message.len() as u64).to_le_bytes();
        if to.write_all(&len).and_then(|()| to.write_all(&message)).is_err() {
            break; // the reader finds out as well
        }
    }
}
