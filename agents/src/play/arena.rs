//! Games between two bots: in parallel, reproducible, and safe from failing bots.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rayon::prelude::*;
use turf_env::{ActionOf, Chance, Game, Player, Rng, Rules};

use super::bot::{Bot, Forfeit, shown};
use super::contest::{Contest, IllegalAction, VOID, say_void};
use super::record::{MAX_DETAIL, Mishap, PlayedGame, Printed};
use super::stop;
use crate::input::cut;
use crate::notice::notice;

pub trait BotMaker<G: Game>: Sync {
    fn make(&self) -> Box<dyn Bot<G>>;

    /// Returns true if its bots may remember earlier games. One bot then plays all games of a side order of a pairing
    /// in turn (the contest's "first bot moves first, ten times"), and a fresh bot begins the next side order.
    fn remembers(&self) -> bool {
        false
    }
}

impl<G: Game, F: Fn() -> Box<dyn Bot<G>> + Sync> BotMaker<G> for F {
    fn make(&self) -> Box<dyn Bot<G>> {
        self()
    }
}

/// Plays one game; `bots[0]` is player A. Each bot's own randomness comes from its seed.
///
/// A bot loses if it forfeits, panics or gives an action that the contest punishes. Its panic does not reach the
/// caller.
pub fn play_game<R: Contest>(
    rules: R,
    setup: &R::Setup,
    bots: [&mut dyn Bot<R::Game>; 2],
    seeds: [u64; 2],
) -> PlayedGame<R> {
    play_watched(rules, setup, bots, seeds, &|_| ())
}

/// Plays one game as [`play_game`] does, and a void one again. `watch` gets `None` at the start of each, then the actions, of bots
/// and of chance.
pub fn play_watched<R: Contest>(
    rules: R,
    setup: &R::Setup,
    bots: [&mut dyn Bot<R::Game>; 2],
    seeds: [u64; 2],
    watch: &dyn Fn(Option<&ActionOf<R>>),
) -> PlayedGame<R> {
    let [a, b] = bots;
    let mut play = || {
        watch(None);
        play_once(rules, setup, [&mut *a, &mut *b], seeds, &|action| watch(Some(action)))
    };
    let played = play();
    if played.reason == VOID { play() } else { played }
}

fn play_once<R: Contest>(
    rules: R,
    setup: &R::Setup,
    bots: [&mut dyn Bot<R::Game>; 2],
    seeds: [u64; 2],
    watch: &dyn Fn(&ActionOf<R>),
) -> PlayedGame<R> {
    let mut game = rules.start(setup);
    let chance = Chance::of_bots(seeds);
    let mut think = [Duration::ZERO; 2];
    let mut decisions = [0; 2];
    let mut actions = Vec::new();
    let mut micros = Vec::new();
    let mut printed = Vec::new();
    let mut forfeit = None;
    let mut mishaps = [(); 2].map(|_| Vec::new());
    let settle = |game: &mut R::Game, decisions: [u32; 2], actions: &mut Vec<ActionOf<R>>, micros: &mut Vec<u32>| {
        chance.settle(rules, game, decisions.iter().sum(), |_, action| {
            watch(action);
            actions.push(action.clone());
            micros.push(0);
        });
    };
    settle(&mut game, decisions, &mut actions, &mut micros);
    for player in Player::BOTH {
        let i = player.index();
        let seen = shown(&game, player, seeds[i]);
        let started = timed(&mut think[i], || bots[i].start(player, &seen, seeds[i]));
        think[i] = bots[i].charged().unwrap_or(think[i]);
        if let (Err(why), None) = (started, &forfeit) {
            forfeit = Some((player, why));
        }
    }
    let start_micros = think.map(whole_micros);
    let mut slowest = start_micros.map(|micros| (None, micros));
    while forfeit.is_none() && game.outcome().is_none() {
        stop::look();
        let player = game.to_move();
        let i = player.index();
        decisions[i] += 1;
        let mut spent = Duration::ZERO;
        let seen = shown(&game, player, seeds[i]);
        if seen.outcome().is_some() {
            game = seen.into_owned(); // the rules failed to draw what is hidden
            break;
        }
        let choice = timed(&mut spent, || bots[i].choose(&seen));
        drop(seen);
        let spent = bots[i].charged().unwrap_or(spent);
        think[i] += spent;
        micros.push(whole_micros(spent));
        if whole_micros(spent) > slowest[i].1 {
            slowest[i] = (Some(game.turn()), whole_micros(spent));
        }
        let text = bots[i].printed();
        if !text.is_empty() {
            let decision = actions.len() as u32;
            printed.push(Printed { decision, text });
        }
        match choice {
            Err(why) => forfeit = Some((player, why)),
            Ok(action) if game.is_legal(&action) => {
                watch(&action);
                game.play(&action);
                actions.push(action);
                settle(&mut game, decisions, &mut actions, &mut micros);
            }
            Ok(action) => match rules.on_illegal() {
                IllegalAction::PlayInstead(instead) => {
                    let what = format!("against the rules: {}", rules.fault(&game, &action));
                    Mishap::add(&mut mishaps[i], game.turn(), &what);
                    watch(&instead);
                    game.play(&instead);
                    actions.push(instead);
                    settle(&mut game, decisions, &mut actions, &mut micros);
                }
                IllegalAction::Lose(reason) => {
                    let detail =
                        format!("illegal action {} at decision {}", rules.fault(&game, &action), actions.len());
                    actions.push(action);
                    forfeit = Some((player, Forfeit { reason, detail }));
                }
            },
        }
    }
    for (bot, mishaps) in bots.into_iter().zip(&mut mishaps) {
        let mut unused = Duration::ZERO;
        // The result stands: a bot that fails now loses nothing.
        let own = timed(&mut unused, || {
            bot.finish(&game);
            Ok(bot.mishaps())
        });
        mishaps.extend(own.unwrap_or_default());
        mishaps.sort_by_key(|mishap| mishap.turn);
    }
    let (winner, reason, detail) = match forfeit {
        Some((loser, Forfeit { reason, detail })) => ((reason != VOID).then_some(!loser), reason, Some(detail)),
        None => {
            let outcome = game.outcome().expect("the loop ends with the game or a forfeit");
            (outcome.winner, outcome.reason, rules.failure(&game))
        }
    };
    let detail = detail.map(|why| cut(&why, MAX_DETAIL));
    let (turns, scores) = (game.turn(), game.scores());
    PlayedGame {
        rules,
        setup: setup.clone(),
        actions,
        winner,
        reason,
        detail,
        mishaps,
        turns,
        scores,
        decisions,
        think,
        start_micros,
        slowest,
        micros,
        printed,
    }
}

fn whole_micros(time: Duration) -> u32 {
    time.as_micros().try_into().unwrap_or(u32::MAX)
}

pub fn timed<T>(spent: &mut Duration, run: impl FnOnce() -> Result<T, Forfeit>) -> Result<T, Forfeit> {
    let start = Instant::now();
    // Unwind safety: a panic ends the game as a forfeit of this bot.
    let result = catch_unwind(AssertUnwindSafe(run));
    *spent += start.elapsed();
    result.unwrap_or_else(|panic| {
        if stop::is_break(&*panic) {
            resume_unwind(panic);
        }
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or(panic.downcast_ref::<&str>().copied());
        Err(Forfeit { reason: "ERR", detail: format!("the bot panicked: {}", text.unwrap_or("no message")) })
    })
}

#[derive(Clone, Debug)]
pub struct MatchGame<R: Rules> {
    pub index: u64,
    pub setup: u64,
    pub first_seat: Player,
    pub game: PlayedGame<R>,
}

impl<R: Rules> MatchGame<R> {
    pub fn score(&self) -> f64 {
        self.game.winner.map_or(0.5, |winner| if winner == self.first_seat { 1.0 } else { 0.0 })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Games 2k and 2k + 1 share set-up k; the first bot is A in game 2k, B in game 2k + 1.
    Swapped,
    Fixed,
}

#[derive(Clone, Debug)]
pub struct Series<R: Rules> {
    pub rules: R,
    pub games: u64,
    /// Root of all randomness: set-ups and bots' seeds are functions of it and of the game's index in the series.
    pub seed: u64,
    pub seats: Seats,
    pub config: R::Config,
}

const SIDE_ORDER: u64 = 10;

const SERIES_PRINTED: usize = 32 << 20;

/// Returns the games of a series that are played in turn, group by group.
pub fn groups(games: u64, seats: Seats, remember: bool) -> Vec<Vec<u64>> {
    let sides = match seats {
        Seats::Swapped => 2,
        Seats::Fixed => 1,
    };
    let length = if remember { SIDE_ORDER } else { 1 };
    let group = |g: u64| {
        let start = g / sides * sides * length + g % sides;
        (0..length).map(|i| start + i * sides).filter(|&i| i < games).collect()
    };
    (0..games.div_ceil(length * sides) * sides).map(group).collect()
}

/// Plays a series in parallel, on the current rayon pool. Bots are fresh for every game, or, if one of them remembers,
/// for every side order of a pairing. The result is in order and does not depend on the number of threads; void games are
/// missing. `on_game` is called for each finished game, from any thread, in any order. After a [`stop`], only the games
/// finished by then are returned.
pub fn play_series<R: Contest>(
    first: &dyn BotMaker<R::Game>,
    second: &dyn BotMaker<R::Game>,
    series: &Series<R>,
    on_game: &(dyn Fn(&MatchGame<R>) + Sync),
) -> Vec<MatchGame<R>> {
    let games = Mutex::new(Vec::new());
    play_rest(first, second, series, &|_| false, &|game| {
        on_game(&game);
        games.lock().expect("nobody panics holding it").push(game);
    });
    let mut games = games.into_inner().expect("nobody panics holding it");
    games.sort_by_key(|game| game.index);
    games
}

/// Plays the games of a series that are not `known`, as [`play_series`] does. With remembering bots, replays a whole
/// side order if one of its games is not known.
pub fn play_rest<R: Contest>(
    first: &dyn BotMaker<R::Game>,
    second: &dyn BotMaker<R::Game>,
    series: &Series<R>,
    known: &dyn Fn(u64) -> bool,
    on_game: &(dyn Fn(MatchGame<R>) + Sync),
) {
    let mut groups = groups(series.games, series.seats, first.remembers() || second.remembers());
    groups.retain(|games| !games.iter().all(|&game| known(game)));
    let play = |index: u64, bots: &mut [Box<dyn Bot<R::Game>>; 2]| {
        let (setup_index, first_seat) = match series.seats {
            Seats::Swapped => (index / 2, Player::BOTH[index as usize % 2]),
            Seats::Fixed => (index, Player::A),
        };
        let setup = series.rules.draw_setup(&series.config, &mut Rng::stream(series.seed, setup_index, 0));
        let mut chance = Rng::stream(series.seed, index, 1);
        let seeds = [chance.next_u64(), chance.next_u64()];
        let [first, second] = bots;
        let (a, b) = match first_seat {
            Player::A => (first, second),
            Player::B => (second, first),
        };
        let mut game = stop::breakable(|| play_game(series.rules, &setup, [&mut **a, &mut **b], seeds))?;
        game.keep_printed(SERIES_PRINTED / series.games.max(1) as usize);
        Some(MatchGame { index, setup: setup_index, first_seat, game })
    };
    let void = AtomicU64::new(0);
    groups.par_iter().for_each(|games| {
        if games.is_empty() || stop::is_asked() {
            return;
        }
        let mut bots = [first.make(), second.make()];
        for game in games.iter().map_while(|&index| play(index, &mut bots)) {
            match game.game.reason {
                VOID => _ = void.fetch_add(1, Ordering::Relaxed),
                _ => on_game(game),
            }
        }
    });
    if let Some(line) = say_void(void.into_inner()) {
        notice(format!("turf: {line}"));
    }
}

#[cfg(test)]
mod tests;
