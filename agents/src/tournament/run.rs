//! Plays the remaining games of a tournament: pairings in parallel, the games of a pairing in sequence.
//!
//! A game's result depends on its seeds alone (except for Python bots with their own random numbers), so neither the number of
//! jobs nor a stop changes the table. After a stop, bots with memory replay the earlier games of their pairing.

mod worker;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use turf_env::{Encoding, Rules};

use super::format::{Schedule, schedule};
use super::live::{self, Live};
use super::pairing::{GameResult, Pairing, Results, SUDDEN_DEATH};
use super::plan::{Plan, game_config};
use super::store::{GameRecord, Store};
use crate::hold::{Hold, LOCK};
use crate::offered::Offered;
use crate::spec::BotSpec;

const TICK: Duration = Duration::from_millis(250);
/// A pairing checks its time between decisions. One that is late by more than this is abandoned.
const OVERDUE: Duration = Duration::from_secs(40);
const FAREWELL: Duration = Duration::from_secs(1);

/// Total bytes of bots' output kept in a tournament, without deciders.
const PRINTED: usize = 1 << 30;

/// Execution settings. Only `pairing_time` can change results.
#[derive(Clone, Debug)]
pub struct Settings {
    pub folder: PathBuf,
    /// Number of pairings at a time.
    pub jobs: usize,
    pub pairing_time: Duration,
    /// Keeps replays without output of bots, see [`hide_output`](crate::records::replay::Replay::hide_output).
    pub hide_output: bool,
}

pub enum Event<'a> {
    Game(&'a Pairing, &'a GameRecord),
    Over(&'a Pairing),
    Tick,
}

pub struct Progress<'a> {
    pub plan: &'a Plan,
    /// Pairings known now. Its orders date from the last end of a pairing.
    pub schedule: &'a Schedule,
    pub results: &'a Results,
    pub running: Vec<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Finished,
    Stopped,
}

/// Locks a tournament's folder. The error is one line: another process holds the lock, or the folder is not writable.
pub fn hold(folder: &Path) -> Result<Hold, String> {
    let place = folder.display();
    let held = Hold::take(folder).map_err(|e| format!("cannot write {}: {e}", folder.join(LOCK).display()))?;
    held.ok_or_else(|| format!("{place}: another process plays the tournament in this folder"))
}

enum Message {
    Game(Box<GameRecord>),
    End(Ending),
}

enum Ending {
    Over,
    TimedOut,
    Stopped,
    Failed(String),
}

struct Running<R: Rules> {
    pairing: Pairing,
    deadline: Instant,
    live: Arc<Live<R>>,
}

/// Plays until nothing is left or `stop` is set. `sources` are the plan's entrants, in order. Returns an error if a file
/// cannot be written or a worker fails.
pub fn run<E: Encoding<Rules: Offered>>(
    encoding: E,
    plan: &Plan,
    sources: &Arc<Vec<BotSpec<E>>>,
    store: &Store,
    settings: &Settings,
    stop: &Arc<AtomicBool>,
    on_event: &mut dyn FnMut(&Progress, Event),
) -> Result<End, String> {
    let text = |e: super::store::StoreError| e.to_string();
    let watching = settings.folder.join(live::FOLDER);
    for made in [&settings.folder.join("replays"), &watching] {
        std::fs::create_dir_all(made).map_err(|e| format!("cannot make {}: {e}", made.display()))?;
    }
    for config in plan.stages.values().chain([&plan.config]) {
        game_config(encoding.rules(), config)?;
    }
    let mut shown = Instant::now();
    store.begin_session(settings.jobs).map_err(text)?;
    let mut results = store.results().map_err(text)?;
    let mut now = schedule(plan, &results);
    let printed = PRINTED / (now.expected.max(1) * (plan.games + SUDDEN_DEATH) as usize);
    // A kill between the last game of a pairing and the record of its end leaves that record missing.
    for pairing in &now.pairings {
        if let Some(tally) = results.get(&pairing.key).filter(|tally| pairing.is_over(tally)) {
            store.end_pairing(&pairing.key, tally.timed_out).map_err(text)?;
        }
    }
    // Bounded, so that workers wait for a slow disk.
    let (sender, inbox) = mpsc::sync_channel::<(String, Message)>(8);
    let mut running: BTreeMap<String, Running<E::Rules>> = BTreeMap::new();
    let mut stopped_at = None;
    loop {
        if stop.load(Ordering::Relaxed) {
            stopped_at.get_or_insert_with(Instant::now);
        }
        let free = settings.jobs.saturating_sub(running.len());
        if stopped_at.is_none() {
            let waiting = |p: &&Pairing| !p.is_over_in(&results) && !running.contains_key(&p.key);
            let waiting = now.pairings.iter().filter(waiting);
            for pairing in waiting.take(free).cloned().collect::<Vec<_>>() {
                store.begin_pairing(&pairing).map_err(text)?;
                let spent = Duration::try_from_secs_f64(store.seconds(&pairing.key).map_err(text)?).unwrap_or_default();
                let deadline = Instant::now() + settings.pairing_time.saturating_sub(spent);
                let tally = results.entry(pairing.key.clone()).or_default().clone();
                let live = Arc::new(Live::new(encoding.rules()));
                let task = worker::Task {
                    pairing: pairing.clone(),
                    tally,
                    sources: sources.clone(),
                    folder: settings.folder.clone(),
                    stop: stop.clone(),
                    deadline,
                    hide_output: settings.hide_output,
                    live: live.clone(),
                    config: game_config(encoding.rules(), plan.config_of(&pairing))?,
                    printed,
                };
                worker::start(task, sender.clone()).map_err(|e| format!("cannot start a thread: {e}"))?;
                running.insert(pairing.key.clone(), Running { pairing, deadline, live });
            }
        }
        if running.is_empty() {
            break;
        }
        if stopped_at.is_some_and(|at| at.elapsed() > FAREWELL) {
            break; // a decision does not return; its game does not count
        }
        if shown.elapsed() >= live::EVERY {
            shown = Instant::now();
            for (key, pairing) in &running {
                pairing.live.save(&settings.folder.join(live::file_of(key)));
            }
        }
        let (mut event, mut ended) = (None, None);
        match inbox.recv_timeout(TICK) {
            // From an abandoned worker.
            Ok((key, _)) if !running.contains_key(&key) => {}
            Ok((key, Message::Game(game))) => {
                store.add_game(&key, &game).map_err(text)?;
                let pairing = &running[&key].pairing;
                results.entry(key).or_default().add_ended(&game.reason, &result(pairing, &game));
                event = Some((pairing.clone(), Some(game)));
            }
            Ok((_, Message::End(Ending::Failed(why)))) => return Err(why),
            Ok((key, Message::End(Ending::Stopped))) => drop(running.remove(&key)),
            Ok((key, Message::End(Ending::Over))) => ended = Some((key, false)),
            Ok((key, Message::End(Ending::TimedOut))) => ended = Some((key, true)),
            Err(_) => {
                let late = running.iter().find(|(_, pairing)| Instant::now() > pairing.deadline + OVERDUE);
                ended = late.map(|(key, _)| (key.clone(), true));
            }
        }
        if let Some((key, timed_out)) = ended {
            let pairing = running.remove(&key).expect("it was running").pairing;
            store.end_pairing(&key, timed_out).map_err(text)?;
            results.entry(key).or_default().timed_out = timed_out;
            now = schedule(plan, &results);
            event = Some((pairing, None));
        }
        let progress =
            Progress { plan, schedule: &now, results: &results, running: running.keys().map(String::as_str).collect() };
        let event = match &event {
            None => Event::Tick,
            Some((pairing, Some(game))) => Event::Game(pairing, game),
            Some((pairing, None)) => Event::Over(pairing),
        };
        on_event(&progress, event);
    }
    let _ = std::fs::remove_dir_all(&watching); // nothing depends on it
    if stopped_at.is_some() && !now.is_over(&results) {
        return Ok(End::Stopped);
    }
    store.finish().map_err(text)?;
    Ok(End::Finished)
}

fn result(pairing: &Pairing, game: &GameRecord) -> GameResult {
    let swapped = game.bots[0] != pairing.bots[0];
    let [a, b] = game.scores;
    GameResult {
        winner: game.winner.map(|w| (w != pairing.bots[0]) as usize),
        scores: if swapped { [b, a] } else { [a, b] },
    }
}

#[cfg(test)]
mod tests;
