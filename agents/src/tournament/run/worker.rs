use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;

use turf_env::{Encoding, Game, Rules};

use super::{Ending, Message, result};
use crate::atomic_file;
use crate::offered::Offered;
use crate::play::arena::play_watched;
use crate::play::bot::{Bot, Forfeit};
use crate::play::interrupt::Interruptible;
use crate::play::record::PlayedGame;
use crate::play::stop;
use crate::records::replay::Replay;
use crate::spec::BotSpec;
use crate::tournament::live::Live;
use crate::tournament::pairing::{Next, Pairing, Slot, Tally};
use crate::tournament::rehearsal::rehearse;
use crate::tournament::store::{GameRecord, now};
use crate::tournament::times::Times;

/// Reasons of games that were cut short. No contest uses them.
const STOPPED: &str = "(stopped)";
const LATE: &str = "(late)";

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

    /// Makes the bot forfeit when the tournament stops or the pairing's time is over.
    fn breakable(&self, bot: &mut Box<dyn Bot<E::Game>>) -> impl Bot<E::Game> {
        Interruptible {
            bot: &mut **bot,
            stop: || {
                let detail = String::new();
                self.why_stop().map(|reason| Forfeit { reason, detail })
            },
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
    let sources = [0, 1].map(|side| task.source(side));
    let remember = sources.iter().any(|s| s.remembers());
    let mut tally = task.tally.clone();
    let mut bots: Option<[Box<dyn Bot<E::Game>>; 2]> = None;
    while let Next::Play(slot) = task.pairing.next(&tally) {
        if slot.fresh || !remember {
            // Drop the old bots first, so that no more processes run than there are seats.
            bots = None;
        }
        let bots = bots.get_or_insert_with(|| {
            let mut bots = sources.map(|s| s.make());
            let recorded = |slot: &Slot| Replay::read(task.rules(), &task.folder.join(replay_of(task, slot))).ok();
            rehearse(&task.pairing, &slot, sources, &mut bots, &recorded, &|| task.why_stop().is_some());
            bots
        });
        let game = match one_game(task, &slot, bots) {
            Ok(game) => game,
            Err(ending) => return ending,
        };
        tally.add(&result(&task.pairing, &game));
        if !send(Message::Game(Box::new(game))) {
            return Ending::Stopped;
        }
    }
    Ending::Over
}

fn one_game<E: Encoding<Rules: Offered>>(
    task: &Task<E>,
    slot: &Slot,
    bots: &mut [Box<dyn Bot<E::Game>>; 2],
) -> Result<GameRecord, Ending> {
    let pairing = &task.pairing;
    let setup = task.rules().draw_setup(&task.config, &mut pairing.setup_chance(slot));
    let seeds = pairing.bot_seeds(slot);
    let (started, clock) = (now(), Instant::now());
    let sides = [slot.first, 1 - slot.first];
    let numbers = sides.map(|side| pairing.bots[side]);
    let [x, y] = bots;
    let (first, second) = if slot.first == 0 { (x, y) } else { (y, x) };
    let ids = sides.map(|side| task.source(side).id().clone());
    task.live.begin(slot.number + 1, ids.clone().map(|id| id.name), &setup);
    let played = stop::breakable(|| {
        let bots: [&mut dyn Bot<E::Game>; 2] = [&mut task.breakable(first), &mut task.breakable(second)];
        play_watched(task.rules(), &setup, bots, seeds, &|action| task.live.add(action))
    });
    task.live.end();
    let mut played = played.ok_or(Ending::Stopped)?;
    played.keep_printed(task.printed);
    match played.reason {
        STOPPED => return Err(Ending::Stopped),
        LATE => return Err(Ending::TimedOut),
        _ => {}
    }
    let replay = replay_of(task, slot);
    let mut record = Replay::new(&played, ids);
    if task.hide_output {
        record.hide_output();
    }
    atomic_file::write(&task.folder.join(&replay), record.to_json().as_bytes())
        .map_err(|e| Ending::Failed(format!("cannot write {}: {e}", task.folder.join(&replay).display())))?;
    Ok(GameRecord {
        number: slot.number,
        setup: slot.setup,
        bots: numbers,
        winner: played.winner.map(|p| numbers[p.index()]),
        reason: played.reason.to_string(),
        detail: played.detail.clone(),
        turns: played.turns,
        scores: played.scores,
        seeds,
        think: played.think.map(|t| t.as_secs_f64()),
        times: times(&setup, &played).map(|t| t.encode()),
        started,
        seconds: clock.elapsed().as_secs_f64(),
        replay,
        mishaps: played.mishaps.each_ref().map(Vec::len),
    })
}

/// Replays the game to attribute each decision time to a player.
fn times<R: Offered>(setup: &R::Setup, played: &PlayedGame<R>) -> [Times; 2] {
    let mut times = [Times::default(), Times::default()];
    let mut game = played.rules.start(setup);
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
