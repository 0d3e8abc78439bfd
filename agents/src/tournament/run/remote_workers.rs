//! Pairings played by other processes. The loop and the results file stay here; [`Errand`]s are sent out and [`News`] comes
//! back, games with the text of their replays.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use turf_env::{Encoding, Rules};

use super::worker::{self, Send, Task, by_seat, replay_of};
use super::{Ending, Message, result};
use crate::atomic_file;
use crate::contest::host::isolation;
use crate::offered::Offered;
use crate::tournament::live::Live;
use crate::tournament::pairing::{Next, Pairing, Tally};
use crate::tournament::plan::{Entrant, game_config};
use crate::tournament::store::GameRecord;

/// A pairing to start or resume: everything a remote machine needs except bots' files. A null `config` means the contest's
/// settings; `walls` requires full isolation of bot files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Errand {
    pub game: String,
    pub pairing: Pairing,
    pub tally: Tally,
    pub bots: [Entrant; 2],
    /// Time left, counted from the start on the remote machine.
    pub seconds: f64,
    /// Settings of the game. Null for the contest's own.
    #[serde(default)]
    pub config: Value,
    #[serde(default)]
    pub think_ms: Option<u64>,
    pub printed: usize,
    /// Replays of earlier games as (path below the tournament's folder, text). Empty if no bot has memory.
    pub replays: Vec<(String, String)>,
    #[serde(default)]
    pub walls: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum News {
    Game(Box<GameRecord>, String),
    Over,
    TimedOut,
}

pub trait RemoteWorkers: std::marker::Send + Sync + std::fmt::Debug {
    fn jobs(&self) -> usize;

    /// Plays an errand and passes its news to `tell`, in order. `tell` returns `None` if it wants no more. If the worker dies,
    /// `play` retries with the games reported so far, which [`Errand::tally`] must contain. An error ends the tournament;
    /// reported games are kept.
    fn play(&self, errand: Errand, tell: &mut dyn FnMut(News) -> Result<Option<Errand>, String>) -> Result<(), String>;
}

pub(super) fn play<E: Encoding<Rules: Offered>>(there: &dyn RemoteWorkers, task: &Task<E>, send: Send) -> Ending {
    let mut tally = task.tally.clone();
    let mut ending = None;
    let played = there.play(errand(task, &tally), &mut |news| match news {
        News::Game(game, replay) => {
            let slot = match task.pairing.next(&tally) {
                Next::Play(slot) if slot.number == game.number => slot,
                _ => {
                    return Err(format!("pairing {}: game {} came out of turn", task.pairing.key, game.number));
                }
            };
            let ours =
                (slot.setup, by_seat(&task.pairing, &slot), task.pairing.bot_seeds(&slot), replay_of(task, &slot));
            if ours != (game.setup, game.bots, game.seeds, game.replay.clone()) {
                return Err(format!("pairing {}: game {} is not the requested one", task.pairing.key, game.number));
            }
            let path = task.folder.join(&game.replay);
            atomic_file::write(&path, replay.as_bytes())
                .map_err(|e| format!("cannot write {}: {e}", path.display()))?;
            tally.add(&result(&task.pairing, &game));
            let listened = send(Message::Game(game)) && !task.stop.load(Ordering::Relaxed);
            Ok(listened.then(|| errand(task, &tally)))
        }
        News::Over => {
            ending = Some(Ending::Over);
            Ok(None)
        }
        News::TimedOut => {
            ending = Some(Ending::TimedOut);
            Ok(None)
        }
    });
    match (played, ending) {
        (Err(why), _) => Ending::Failed(why),
        (Ok(()), Some(ending)) => ending,
        // Stopped just as the last game arrived: the pairing is over.
        (Ok(()), None) if task.pairing.is_over(&tally) => Ending::Over,
        (Ok(()), None) => Ending::Stopped,
    }
}

fn errand<E: Encoding<Rules: Offered>>(task: &Task<E>, tally: &Tally) -> Errand {
    let remember = [0, 1].iter().any(|&side| task.source(side).remembers());
    let earlier = (0..tally.games()).map(|number| replay_of(task, &task.pairing.slot(number)));
    // A bot starts without memory if a replay is missing.
    let text = |path: String| Some((path.clone(), std::fs::read_to_string(task.folder.join(path)).ok()?));
    Errand {
        game: task.rules().name().to_string(),
        pairing: task.pairing.clone(),
        tally: tally.clone(),
        bots: [0, 1].map(|side| Entrant::of(task.source(side))),
        config: serde_json::to_value(&task.config).expect("settings are plain data"),
        think_ms: task.think_ms,
        printed: task.printed,
        seconds: task.deadline.saturating_duration_since(Instant::now()).as_secs_f64(),
        replays: if remember { earlier.filter_map(text).collect() } else { vec![] },
        walls: isolation::required(),
    }
}

pub struct Served {
    inbox: mpsc::Receiver<(String, Message)>,
    stop: Arc<AtomicBool>,
    folder: PathBuf,
}

impl Served {
    /// Starts to play. `specs` name the bots by local files, whose hashes must match the errand's. `folder` must be empty; the
    /// caller removes it.
    pub fn begin<E: Encoding<Rules: Offered>>(
        encoding: E,
        errand: Errand,
        specs: [String; 2],
        folder: &Path,
    ) -> Result<Self, String> {
        isolation::require(errand.walls);
        let mut sources = Vec::new();
        for (entrant, spec) in errand.bots.iter().zip(specs) {
            let mut source = entrant.source(encoding, &spec)?;
            if let Some(ms) = errand.think_ms {
                source.give_time(Duration::from_millis(ms));
            }
            sources.push(source);
        }
        let io = |e: std::io::Error| format!("cannot write {}: {e}", folder.display());
        std::fs::create_dir_all(folder.join("replays")).map_err(io)?;
        for (path, text) in &errand.replays {
            let inside = Path::new(path).file_name().ok_or("a replay without a name")?;
            std::fs::write(folder.join("replays").join(inside), text).map_err(io)?;
        }
        let stop = Arc::new(AtomicBool::new(false));
        let time = Duration::try_from_secs_f64(errand.seconds).map_err(|_| "a pairing has no such time")?;
        let task = Task::<E> {
            pairing: errand.pairing,
            tally: errand.tally,
            sources: Arc::new(sources),
            at: [0, 1],
            folder: folder.to_path_buf(),
            stop: stop.clone(),
            deadline: Instant::now() + time,
            hide_output: false,
            live: Arc::new(Live::new(encoding.rules())),
            config: game_config(encoding.rules(), &errand.config)?,
            think_ms: errand.think_ms,
            printed: errand.printed,
        };
        let (outbox, inbox) = mpsc::sync_channel(1);
        worker::start(task, outbox, |task, send| worker::play(task, send))
            .map_err(|e| format!("cannot start a thread: {e}"))?;
        let folder = folder.to_path_buf();
        Ok(Self { inbox, stop, folder })
    }

    /// Waits for news. `None` on timeout.
    pub fn next(&self, wait: Duration) -> Result<Option<News>, String> {
        match self.inbox.recv_timeout(wait) {
            Err(mpsc::RecvTimeoutError::Timeout) => Ok(None),
            Err(mpsc::RecvTimeoutError::Disconnected) => Err("this errand is over".into()),
            Ok((_, Message::Game(game))) => {
                let path = self.folder.join(&game.replay);
                let text =
                    std::fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
                Ok(Some(News::Game(game, text)))
            }
            Ok((_, Message::End(ending))) => match ending {
                Ending::Over => Ok(Some(News::Over)),
                Ending::TimedOut => Ok(Some(News::TimedOut)),
                Ending::Stopped => Err("stopped".into()),
                Ending::Failed(why) => Err(why),
            },
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests;
