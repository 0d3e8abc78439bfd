//! [`Hosted`]: a game as the arena needs it, whatever its type.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::check::look;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::contest::report::Report;
use turf_agents::contest::trial::Trial;
use turf_agents::play::arena::play_watched;
use turf_agents::play::bot::{Bot, Forfeit};
use turf_agents::play::interrupt::Interruptible;
use turf_agents::play::record::PlayedGame;
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_agents::tournament::live::{Live, LiveGame};
use turf_agents::tournament::pairing::{GameResult, Kind, Next, Pairing, Slot, Tally};
use turf_agents::tournament::plan::game_config;
use turf_agents::tournament::rehearsal::rehearse;
use turf_env::{Game, Player, Rng, Rules};
use turf_web::server::live::{Begun, Live as Played, Match};
use turf_web::server::table::Opening;
use turf_web::{GameView, Timeline};

const STOPPED: &str = "(stopped)";
/// Bytes of bots' output kept of a game.
const PRINTED: usize = 64 << 10;

/// Returns the games of a match as the tournament counts them.
pub fn pairing(key: String, kind: Kind, games: u32, seed: u64) -> Pairing {
    Pairing { key, stage: String::new(), kind, bots: [0, 1], seed, games }
}

#[derive(Clone, Debug)]
pub struct Side {
    pub name: String,
    /// Bot file. `None` for a built-in bot, which `name` names.
    pub file: Option<PathBuf>,
}

pub struct Task {
    pub pairing: Pairing,
    /// True if all games are played, whoever leads.
    pub all: bool,
    pub sides: [Side; 2],
    pub config: Value,
    pub think: Option<Duration>,
    pub tally: Tally,
    /// Replays of the games that were played before, in order.
    pub earlier: Vec<String>,
}

/// A game of a match. Arrays are by side of the match.
pub struct TaskGame {
    pub slot: Slot,
    pub winner: Option<usize>,
    pub reason: &'static str,
    pub turns: u32,
    pub scores: [f64; 2],
    pub think: [f64; 2],
    pub replay: String,
}

pub trait Watch: Send + Sync {
    fn stops(&self) -> bool;
    /// Offers a view of the running game: its number, and a function that returns it as JSON.
    fn begins(&self, number: u32, game: Arc<dyn Fn() -> Option<String> + Send + Sync>);
    /// Takes a game. Returns false if no more are wanted.
    fn played(&self, game: TaskGame) -> bool;
}

pub trait Hosted: Send + Sync {
    fn name(&self) -> &'static str;
    fn script(&self) -> &'static str;
    /// Returns the rules in English; may be empty.
    fn rules(&self) -> &'static str;
    /// Returns true if bot files can play.
    fn takes_files(&self) -> bool;
    /// Returns names of the built-in bots with a line about each, weakest first.
    fn builtins(&self) -> Vec<(&'static str, &'static str)>;
    fn check_config(&self, config: &Value) -> Result<(), String>;
    fn check(&self, file: &Arc<BotFile>, config: &Value, strict_bans: bool) -> Result<Report, String>;
    /// Plays the remaining games of a match. The error is of this machine, never of a bot.
    fn play(&self, task: &Task, watch: &dyn Watch) -> Result<(), String>;
    /// Reads a replay as a page draws it, with output and errors of the bots whose seats are `own`.
    fn timeline(&self, replay: &str, own: [bool; 2]) -> Result<Timeline, String>;
    /// Returns a replay with output and errors of the bots whose seats are `own`, and of no others.
    fn public(&self, replay: &str, own: [bool; 2]) -> Result<String, String>;
    /// Reads a running game as a page draws it.
    fn live(&self, text: &str) -> Result<Timeline, String>;
    /// Checks a public replay against what the arena says of its game, and returns the winning side of the match.
    fn verify(&self, replay: &str, about: &Value) -> Result<Option<usize>, String>;
    fn start(
        &self,
        bot: &Side,
        think: Option<Duration>,
        config: &Value,
        seat: Option<Player>,
        seed: u64,
    ) -> Result<(Box<dyn Played>, Opening), String>;
}

fn bot_of<R: GameView>(rules: R, side: &Side, think: Option<Duration>) -> Result<BotSpec<R::Encoding>, String> {
    let spec = match &side.file {
        Some(file) => format!("python:{}", file.display()),
        None => side.name.clone(),
    };
    let mut bot = BotSpec::parse(rules.encoding(), &spec).map_err(|e| e.to_string())?;
    bot.rename(side.name.clone());
    if let Some(time) = think {
        bot.give_time(time);
    }
    Ok(bot)
}

fn read<R: GameView>(rules: R, replay: &str) -> Result<Replay<R>, String> {
    Replay::from_json(rules, replay).map_err(|e| e.why)
}

/// Makes a bot forfeit once the match must end.
fn watched<'a, G: Game>(bot: &'a mut Box<dyn Bot<G>>, watch: &'a dyn Watch) -> impl Bot<G> + 'a {
    Interruptible {
        bot: &mut **bot,
        stop: || watch.stops().then(|| Forfeit { reason: STOPPED, detail: String::new() }),
    }
}

impl<R: GameView> Hosted for R {
    fn name(&self) -> &'static str {
        Rules::name(self)
    }

    fn script(&self) -> &'static str {
        self.view().script
    }

    fn rules(&self) -> &'static str {
        self.view().rules
    }

    fn takes_files(&self) -> bool {
        let bot = |python| self.python_bot(&Arc::new(BotFile::new("bot.py", [], python)), 1);
        // Without Python here, its absence is what the check reports.
        Interpreter::find().map_or(true, |python| bot(python).is_some())
    }

    fn builtins(&self) -> Vec<(&'static str, &'static str)> {
        self.bots().iter().map(|bot| (bot.name, bot.about)).collect()
    }

    fn check_config(&self, config: &Value) -> Result<(), String> {
        game_config(*self, config).map(drop)
    }

    fn check(&self, file: &Arc<BotFile>, config: &Value, strict_bans: bool) -> Result<Report, String> {
        let config = game_config(*self, config)?;
        let found = look(file, Some(Rules::name(self)))?;
        let mut report = Report::of(file, file.name(), found, strict_bans);
        if report.can_load() {
            report.add(file, Trial::of_both_seats(*self, file, &config)?);
        }
        Ok(report)
    }

    fn play(&self, task: &Task, watch: &dyn Watch) -> Result<(), String> {
        let config = game_config(*self, &task.config)?;
        let [x, y] = &task.sides;
        let specs = [bot_of(*self, x, task.think)?, bot_of(*self, y, task.think)?];
        let live = Arc::new(Live::new(*self));
        let mut tally = task.tally.clone();
        let mut bots: Option<[Box<dyn Bot<R::Game>>; 2]> = None;
        loop {
            let slot = match task.pairing.next(&tally) {
                Next::Play(slot) => slot,
                Next::Over(_) if task.all && tally.games() < task.pairing.games => task.pairing.slot(tally.games()),
                Next::Over(_) => return Ok(()),
            };
            if slot.fresh || !specs.iter().any(BotSpec::remembers) {
                bots = None;
            }
            let [x, y] = bots.get_or_insert_with(|| {
                let mut bots = [specs[0].make(), specs[1].make()];
                let recorded = |slot: &Slot| read(*self, task.earlier.get(slot.number as usize)?).ok();
                let sides = [&specs[0], &specs[1]];
                rehearse(&task.pairing, &slot, sides, &mut bots, &recorded, &|| watch.stops());
                bots
            });
            let (first, second) = if slot.first == 0 { (x, y) } else { (y, x) };
            let setup = self.draw_setup(&config, &mut task.pairing.setup_chance(&slot));
            let ids = [slot.first, 1 - slot.first].map(|side| specs[side].id().clone());
            live.begin(slot.number, ids.clone().map(|id| id.name), &setup);
            let shown = live.clone();
            watch.begins(slot.number, Arc::new(move || shown.text()));
            let seeds = task.pairing.bot_seeds(&slot);
            let bots: [&mut dyn Bot<R::Game>; 2] = [&mut watched(first, watch), &mut watched(second, watch)];
            let mut played = play_watched(*self, &setup, bots, seeds, &|action| live.add(action));
            live.end();
            if played.reason == STOPPED {
                return Ok(());
            }
            played.keep_printed(PRINTED);
            let game = task_game(&slot, &played, Replay::new(&played, ids).to_json());
            tally.add(&GameResult { winner: game.winner, scores: game.scores });
            if !watch.played(game) {
                return Ok(());
            }
        }
    }

    fn timeline(&self, replay: &str, own: [bool; 2]) -> Result<Timeline, String> {
        let mut timeline = Timeline::of(&read(*self, replay)?);
        timeline.printed.retain(|words| own[words.player]);
        if let Some(end) = &mut timeline.end
            && !end.winner.is_some_and(|winner| own[1 - winner])
        {
            end.detail = None;
        }
        Ok(timeline)
    }

    fn public(&self, replay: &str, own: [bool; 2]) -> Result<String, String> {
        let mut replay = read(*self, replay)?;
        let movers: Vec<Player> = replay.positions().map(|game| game.to_move()).collect();
        let mover = |decision: u32| movers.get(decision as usize).or(movers.last());
        let is_own = |player: Option<&Player>| player.is_some_and(|player| own[player.index()]);
        replay.printed.retain(|printed| is_own(mover(printed.decision)));
        if !is_own(replay.winner.map(|winner| !winner).as_ref()) {
            replay.detail = None;
        }
        Ok(replay.to_json())
    }

    fn live(&self, text: &str) -> Result<Timeline, String> {
        Ok(Timeline::live(&LiveGame::parse(*self, text.as_bytes())?))
    }

    fn verify(&self, replay: &str, about: &Value) -> Result<Option<usize>, String> {
        let replay = read(*self, replay)?;
        let number = |key: &str| about[key].as_u64().ok_or_else(|| format!("the arena does not say {key}"));
        if let Ok(seed) = number("seed") {
            let pairing = pairing(String::new(), Kind::League, number("games")? as u32, seed);
            let slot = pairing.slot(number("number")? as u32);
            let config = game_config(*self, &about["settings"])?;
            if self.draw_setup(&config, &mut pairing.setup_chance(&slot)) != replay.setup {
                return Err("the seed draws another set-up".into());
            }
        }
        let first = number("first")? as usize;
        Ok(replay.winner.map(|player| player.index() ^ first))
    }

    fn start(
        &self,
        bot: &Side,
        think: Option<Duration>,
        config: &Value,
        seat: Option<Player>,
        seed: u64,
    ) -> Result<(Box<dyn Played>, Opening), String> {
        let bot = bot_of(*self, bot, think)?;
        let mut chance = Rng::new(seed);
        let begun = Begun {
            rules: *self,
            setup: self.draw_setup(&game_config(*self, config)?, &mut chance),
            actions: Vec::new(),
            micros: Vec::new(),
        };
        let seat = seat.unwrap_or_else(|| Player::BOTH[chance.below(2) as usize]);
        let (game, timeline, update) = Match::start(begun, bot.make(), seat, bot.id(), chance.next_u64());
        let opening = Opening { timeline, seat: seat.index(), update };
        Ok((Box::new(game), opening))
    }
}

fn task_game<R: Rules>(slot: &Slot, played: &PlayedGame<R>, replay: String) -> TaskGame {
    let by_side = |values: [f64; 2]| [slot.first, 1 - slot.first].map(|seat| values[seat]);
    TaskGame {
        slot: *slot,
        winner: played.winner.map(|player| player.index() ^ slot.first),
        reason: played.reason,
        turns: played.turns,
        scores: by_side(played.scores),
        think: by_side(played.think.map(|time| time.as_secs_f64())),
        replay,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use turf_env::games::paper::PaperRules;

    use super::*;

    /// Runs into the wall in every other game that it remembers, and into its own trail in the others.
    const LEARNER: &str = "def play(stat, storage):\n    return 'S' if storage.get('games', 0) % 2 else 'L'\n\n\
        def summary(match_result, stat, storage):\n    storage['games'] = storage.get('games', 0) + 1\n";

    #[derive(Default)]
    struct Played(Mutex<Vec<TaskGame>>);

    impl Watch for Played {
        fn stops(&self) -> bool {
            false
        }
        fn begins(&self, _: u32, _: Arc<dyn Fn() -> Option<String> + Send + Sync>) {}
        fn played(&self, game: TaskGame) -> bool {
            self.0.lock().expect("nobody panics holding it").push(game);
            true
        }
    }

    #[test]
    fn a_bot_remembers_the_games_of_a_match_that_another_worker_began() {
        if Interpreter::find().is_err() {
            return println!("NOT CHECKED: there is no Python");
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("learner.py");
        std::fs::write(&file, LEARNER).expect("written");
        let play = |earlier: &[TaskGame]| {
            let mut tally = Tally::default();
            for TaskGame { winner, scores, .. } in earlier {
                let (winner, scores) = (*winner, *scores);
                tally.add(&GameResult { winner, scores });
            }
            let side = |name: &str, file| Side { name: name.into(), file };
            let task = Task {
                pairing: pairing("1".into(), Kind::League, 6, 3),
                all: true,
                sides: [side("learner", Some(file.clone())), side("wanderer", None)],
                config: Value::Null,
                think: None,
                tally,
                earlier: earlier.iter().map(|game| game.replay.clone()).collect(),
            };
            let played = Played::default();
            PaperRules.play(&task, &played).expect("it plays");
            played.0.into_inner().expect("nobody panics holding it")
        };
        let reasons = |games: &[TaskGame]| games.iter().map(|game| (game.reason, game.turns)).collect::<Vec<_>>();
        let whole = play(&[]);
        let rest = play(&whole[..3]);
        assert!(whole.iter().any(|game| game.reason != whole[0].reason), "{:?}", reasons(&whole));
        assert_eq!(reasons(&rest), reasons(&whole[3..]));
    }
}
