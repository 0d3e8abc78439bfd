//! Workers: threads that take matches from the queue and play them, here or on other machines.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Error, Result, anyhow};
use serde_json::Value;
use tokio::runtime::Handle;
use tokio::time::{sleep, timeout};
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::check::look;
use turf_agents::contest::report::Report;
use turf_agents::tournament::fixture::{Audience, Fixture, FixtureGame, Running};
use turf_agents::tournament::pairing::{GameResult, Kind as PairingKind, Pairing, Slot, Tally};
use turf_web::any_game::{AnyGame, Games};

use crate::analyses;
use crate::blobs::Blobs;
use crate::contests;
use crate::db::{Db, answer};
use crate::matches::{self, Kind, Match, PlayedGame};
use crate::secret;
use crate::versions;

/// Time between two looks into an empty queue.
const IDLE: Duration = Duration::from_millis(300);
/// Time between two looks where the database tells of new matches.
const TOLD: Duration = Duration::from_secs(2);
const CONFIRM: Duration = Duration::from_secs(5);
const SHOW: Duration = Duration::from_secs(1);
const RETRY: Duration = Duration::from_secs(2);
/// Bytes of bots' output kept of a game.
const PRINTED: usize = 64 << 10;

/// Version of this program, which every game names.
pub const PROGRAM: &str = concat!("turf ", env!("CARGO_PKG_VERSION"));

#[cfg(test)]
mod tests;

pub struct Worker {
    pub db: Db,
    pub blobs: Blobs,
    pub games: Games,
    name: String,
    stop: Arc<AtomicBool>,
    /// Running matches by number.
    running: Mutex<BTreeMap<i64, Arc<Playing>>>,
}

#[derive(Default)]
struct Playing {
    /// True once another worker holds the match.
    is_lost: AtomicBool,
    now: Mutex<Option<Running>>,
}

impl Worker {
    pub fn new(db: Db, blobs: Blobs, games: Games, stop: Arc<AtomicBool>) -> Self {
        Self { db, blobs, games, name: secret::code(), stop, running: Mutex::default() }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, BTreeMap<i64, Arc<Playing>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stops(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Starts the threads. They end some time after `stop` is set; [`Worker::confirm`] must run beside them.
    pub fn start(self: &Arc<Self>, threads: usize) -> Result<Vec<std::thread::JoinHandle<()>>> {
        let runtime = Handle::current();
        let start = |_| {
            let (worker, runtime) = (self.clone(), runtime.clone());
            let thread = std::thread::Builder::new().name("match".into());
            thread.spawn(move || worker.work(&runtime)).context("cannot start a thread")
        };
        (0..threads).map(start).collect()
    }

    fn work(&self, runtime: &Handle) {
        let mut queue = self.db.queue.subscribe();
        let idle = if self.db.is_postgres { TOLD } else { IDLE };
        while !self.stops() {
            queue.mark_unchanged();
            match runtime.block_on(answer(matches::lease(&self.db, &self.name))) {
                Ok(Some(found)) => self.take(runtime, &found),
                Ok(None) => _ = runtime.block_on(async { timeout(idle, queue.changed()).await }),
                Err(error) => {
                    tracing::error!("no match can be taken: {error}");
                    std::thread::sleep(RETRY);
                }
            }
        }
    }

    fn take(&self, runtime: &Handle, found: &Match) {
        let playing = Arc::<Playing>::default();
        self.running().insert(found.id, playing.clone());
        let outcome = catch_unwind(AssertUnwindSafe(|| self.play(runtime, found, &playing)));
        let outcome = outcome.unwrap_or_else(|_| Err(anyhow!("turf panicked; its log says where")));
        self.running().remove(&found.id);
        let is_lost = playing.is_lost.load(Ordering::Relaxed);
        let told = match (is_lost, self.stops(), outcome) {
            (true, ..) => return,
            (false, true, _) => runtime.block_on(matches::give_back(&self.db, &self.name, found.id)),
            (false, false, outcome) => {
                let outcome = outcome.map_err(|why| format!("{why:#}"));
                if let Err(why) = &outcome {
                    tracing::error!("match {}: {why}", found.id);
                }
                self.insist(runtime, || matches::end(&self.db, &self.name, found.id, outcome.clone()))
            }
        };
        if let Err(error) = told {
            tracing::error!("match {}: its end is not recorded: {error}", found.id);
        }
    }

    /// Repeats what the database refuses, until it works or the worker stops: a full disk and a lost server come back.
    fn insist<T, F: Future<Output = crate::problem::Result<T>>>(
        &self,
        runtime: &Handle,
        work: impl Fn() -> F,
    ) -> crate::problem::Result<T> {
        loop {
            match runtime.block_on(answer(work())) {
                Err(error) if !self.stops() => {
                    tracing::error!("trying again: {error}");
                    std::thread::sleep(RETRY);
                }
                done => return done,
            }
        }
    }

    /// Keeps a replay and returns its hash.
    fn keep(&self, runtime: &Handle, replay: String) -> crate::problem::Result<String> {
        let replay = replay.into_bytes();
        self.insist(runtime, || {
            let put = self.blobs.put(replay.clone());
            async { put.await.map_err(crate::problem::Problem::file) }
        })
    }

    fn play(&self, runtime: &Handle, found: &Match, playing: &Arc<Playing>) -> Result<()> {
        let contest = runtime.block_on(contests::by_id(&self.db, found.contest_id))?;
        let game = self.games.find(&contest.game);
        let game = game.with_context(|| format!("this worker does not know the game {}", contest.game))?;
        let (think, config) = (contest.settings.think(), serde_json::from_str(&found.settings)?);
        let version = |id| runtime.block_on(versions::by_id(&self.db, id));
        let first = version(found.a)?;
        if found.kind == Kind::Trial.name() {
            let hash = first.hash.as_deref().context("a built-in bot needs no check")?;
            let mut file = BotFile::open(&runtime.block_on(self.blobs.bot(hash))?).map_err(Error::msg)?;
            Arc::make_mut(&mut file).think = think;
            let mut report = check(game, &file, &config, contest.settings.strict_bans).map_err(Error::msg)?;
            for trial in &mut report.games {
                trial.replay = Some(self.keep(runtime, std::mem::take(&mut trial.record))?);
            }
            let text = serde_json::to_string(&report)?;
            self.insist(runtime, || versions::checked(&self.db, first.id, report.plays, text.clone()))?;
            return Ok(());
        }
        if found.kind == Kind::Analysis.name() {
            let id = found.pairing.as_deref().and_then(analyses::game_of).context("an analysis names its game")?;
            let of = runtime.block_on(matches::game(&self.db, id))?;
            let text =
                analyses::make(game, runtime.block_on(self.blobs.get(&of.replay))?, &self.stop, analyses::LONGEST)?;
            let hash = runtime.block_on(self.blobs.put(text.into_bytes()))?;
            return Ok(runtime.block_on(analyses::keep(&self.db, &of, &hash))?);
        }
        let second = version(found.b.context("a match has two sides")?)?;
        let earlier = runtime.block_on(matches::games(&self.db, found.id))?;
        let mut tally = Tally::default();
        for game in &earlier {
            let winner = game.winner.map(|side| side as usize);
            tally.add(&GameResult { winner, scores: [game.score_a, game.score_b] });
        }
        let kind = if found.kind == Kind::Final.name() { PairingKind::Knockout } else { PairingKind::Series };
        let fixture = Fixture {
            pairing: Pairing::alone(kind, found.games as u32, found.seed as u64),
            tally,
            bots: [runtime.block_on(first.entrant(&self.blobs))?, runtime.block_on(second.entrant(&self.blobs))?],
            config,
            think,
            printed: PRINTED,
        };
        let audience = RunningMatch { worker: self, runtime, id: found.id, earlier, playing };
        game.play(&fixture, &audience).map_err(Error::msg)
    }

    /// Confirms leases, and shows running games, until the runtime ends.
    pub async fn confirm(self: Arc<Self>, threads: usize) {
        let mut confirmed = std::time::Instant::now() - CONFIRM;
        loop {
            if confirmed.elapsed() >= CONFIRM {
                confirmed = std::time::Instant::now();
                let running: Vec<i64> = self.running().keys().copied().collect();
                match answer(matches::confirm(&self.db, &self.name, threads as i64, &running)).await {
                    Ok(held) => {
                        for id in running.iter().filter(|id| !held.contains(id)) {
                            if let Some(playing) = self.running().get(id) {
                                playing.is_lost.store(true, Ordering::Relaxed);
                            }
                        }
                    }
                    Err(error) => tracing::error!("leases are not confirmed: {error}"),
                }
            }
            let shown: Vec<_> = self
                .running()
                .iter()
                .filter_map(|(id, playing)| {
                    let now = playing.now.lock().unwrap_or_else(PoisonError::into_inner);
                    let (number, text) = now.as_ref()?()?;
                    Some((*id, number, text))
                })
                .collect();
            for (id, number, text) in shown {
                let _ = answer(matches::show(&self.db, id, number as i64, text)).await; // it only serves viewers
            }
            sleep(SHOW).await;
        }
    }
}

/// Checks a bot file and lets it play a game from each seat if it loads.
pub fn check(
    game: &dyn AnyGame,
    file: &Arc<BotFile>,
    config: &Value,
    strict_bans: bool,
) -> std::result::Result<Report, String> {
    let mut report = Report::of(file, file.name(), look(file, Some(game.name()))?, strict_bans);
    if report.can_load() {
        report.add(file, game.try_file(file, config)?);
    }
    Ok(report)
}

struct RunningMatch<'a> {
    worker: &'a Worker,
    runtime: &'a Handle,
    id: i64,
    earlier: Vec<PlayedGame>,
    playing: &'a Playing,
}

impl Audience for RunningMatch<'_> {
    fn stops(&self) -> bool {
        self.worker.stops() || self.playing.is_lost.load(Ordering::Relaxed)
    }

    fn recorded(&self, slot: &Slot) -> Option<String> {
        let game = self.earlier.get(slot.number as usize)?;
        String::from_utf8(self.runtime.block_on(self.worker.blobs.get(&game.replay)).ok()?).ok()
    }

    fn watch(&self, running: Running) {
        *self.playing.now.lock().unwrap_or_else(PoisonError::into_inner) = Some(running);
    }

    fn played(&self, game: FixtureGame) -> bool {
        let worker = self.worker;
        let Ok(replay) = worker.keep(self.runtime, game.replay) else { return false };
        let row = PlayedGame {
            id: 0,
            match_id: self.id,
            number: game.slot.number as i64,
            first: game.slot.first as i64,
            winner: game.winner.map(|side| side as i64),
            reason: game.reason.to_string(),
            turns: game.turns as i64,
            score_a: game.scores[0],
            score_b: game.scores[1],
            think_a: game.think[0],
            think_b: game.think[1],
            slowest_a: Some(game.slowest[0]),
            slowest_b: Some(game.slowest[1]),
            replay,
            program: PROGRAM.to_string(),
            created: 0,
        };
        let recorded = worker.insist(self.runtime, || matches::record(&worker.db, &worker.name, &row));
        let is_held = recorded.unwrap_or(false);
        if !is_held {
            self.playing.is_lost.store(!worker.stops(), Ordering::Relaxed);
        }
        is_held && !worker.stops()
    }
}
