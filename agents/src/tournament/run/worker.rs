use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;

use turf_env::{Encoding, Game, Rules};

use super::{Ending, Message, result};
use crate::atomic_file;
use crate::offered::Offered;
use crate::play::record::PlayedGame;
use crate::records::replay::Replay;
use crate::spec::BotSpec;
use crate::tournament::live::Live;
use crate::tournament::pairing::{Next, Pairing, Slot, Tally};
use crate::tournament::referee::{LATE, Played, Referee, STOPPED};
use crate::tournament::store::GameRecord;
use crate::tournament::times::Times;

pub(super) struct Task<E: Encoding> {
    pub pairing: Pairing,
    pub tally: Tally,
    pub sources: Arc<Vec<BotSpec<E>>>,
    pub folder: PathBuf,
    pub stop: Arc<AtomicBool>,
    pub deadline: Instant,
    pub hide_output: bool,
    pub live: Arc<Live<E::Rules>>,
    pub config: <E::Rules as Rules>::Config,
    pub printed: usize,
}

impl<E: Encoding<Rules: Offered>> Task<E> {
    fn source(&self, side: usize) -> &BotSpec<E> {
        &self.sources[self.pairing.bots[side]]
    }

    fn rules(&self) -> E::Rules {
        self.source(0).encoding().rules()
    }

    fn why_stop(&self) -> Option<&'static str> {
        match self.stop.load(Ordering::Relaxed) {
            true => Some(STOPPED),
            false => (Instant::now() > self.deadline).then_some(LATE),
        }
    }
}

/// Sends a message to [`super::run`]'s loop. Returns false if the loop has ended.
type Send<'a> = &'a dyn Fn(Message) -> bool;

/// Starts the thread. It outlives the tournament if a decision never returns, and ends with the program.
pub(super) fn start<E: Encoding<Rules: Offered>>(
    task: Task<E>,
    outbox: mpsc::SyncSender<(String, Message)>,
) -> std::io::Result<()> {
    let work = move || {
        let key = task.pairing.key.clone();
        let send = |message| outbox.send((key.clone(), message)).is_ok();
        let ending = catch_unwind(AssertUnwindSafe(|| play(&task, &send)));
        let ending = ending.unwrap_or_else(|_| Ending::Failed(format!("pairing {key}: the thread panicked")));
        send(Message::End(ending));
    };
    std::thread::Builder::new().name("pairing".into()).spawn(work).map(drop)
}

fn play<E: Encoding<Rules: Offered>>(task: &Task<E>, send: Send) -> Ending {
    let mut tally = task.tally.clone();
    let mut referee = Referee {
        pairing: &task.pairing,
        sides: [0, 1].map(|side| task.source(side)),
        config: &task.config,
        live: &task.live,
        recorded: &|slot| Replay::read(task.rules(), &task.folder.join(replay_of(task, slot))).ok(),
        stops: &|| task.why_stop(),
        bots: None,
    };
    while let Next::Play(slot) = task.pairing.next(&tally) {
        let game = match referee.play(&slot) {
            Ok(played) => record(task, &slot, played),
            Err(LATE) => return Ending::TimedOut,
            Err(_) => return Ending::Stopped,
        };
        let game = match game {
            Ok(game) => game,
            Err(why) => return Ending::Failed(why),
        };
        tally.add_ended(&game.reason, &result(&task.pairing, &game));
        if !send(Message::Game(Box::new(game))) {
            return Ending::Stopped;
        }
    }
    Ending::Over
}

/// Writes the replay and returns the game's row.
fn record<E: Encoding<Rules: Offered>>(
    task: &Task<E>,
    slot: &Slot,
    Played { game: mut played, bots, started, seconds }: Played<E::Rules>,
) -> Result<GameRecord, String> {
    let numbers = [slot.first, 1 - slot.first].map(|side| task.pairing.bots[side]);
    played.keep_printed(task.printed);
    let replay = replay_of(task, slot);
    let mut record = Replay::new(&played, bots);
    if task.hide_output {
        record.hide_output([false; 2]);
    }
    atomic_file::write(&task.folder.join(&replay), record.to_json().as_bytes())
        .map_err(|e| format!("cannot write {}: {e}", task.folder.join(&replay).display()))?;
    Ok(GameRecord {
        number: slot.number,
        setup: slot.setup,
        bots: numbers,
        winner: played.winner.map(|p| numbers[p.index()]),
        reason: played.reason.to_string(),
        detail: played.detail.clone(),
        turns: played.turns,
        scores: played.scores,
        seeds: task.pairing.bot_seeds(slot),
        think: played.think.map(|t| t.as_secs_f64()),
        times: times(&played).map(|t| t.encode()),
        started,
        seconds,
        replay,
        mishaps: played.mishaps.each_ref().map(Vec::len),
    })
}

/// Replays the game to attribute each decision time to a player.
fn times<R: Offered>(played: &PlayedGame<R>) -> [Times; 2] {
    let mut times = [Times::default(), Times::default()];
    let mut game = played.rules.start(&played.setup);
    for (i, &micros) in played.micros.iter().enumerate() {
        if let Some(player) = game.decider() {
            times[player.index()].add(micros);
        }
        match played.actions.get(i) {
            Some(action) if game.is_legal(action) => game.play(action),
            _ => break,
        }
    }
    times
}

/// Returns pairing, game, first and second mover as a path: `replays/rr-01-02.03.delta-wanderer.json`.
fn replay_of<E: Encoding<Rules: Offered>>(task: &Task<E>, slot: &Slot) -> String {
    let short = |side: usize| {
        let name = task.source(side).name();
        let name = name.rsplit(['/', ':']).next().unwrap_or(name);
        let name = name.trim_end_matches(".py").trim_end_matches(".turf");
        let fit = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        name.chars().map(fit).take(24).collect::<String>()
    };
    let [first, second] = [slot.first, 1 - slot.first].map(short);
    format!("replays/{}.{:02}.{first}-{second}.json", task.pairing.key, slot.number + 1)
}
