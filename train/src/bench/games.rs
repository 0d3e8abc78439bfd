//! Whole games of a bot, played again and again on several threads to measure rules and environments.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use turf_agents::Offered;
use turf_agents::play::arena::play_game;
use turf_agents::spec::BotSpec;
use turf_env::{ActionOf, Batch, Chance, Encoding, Game, Parts, Rng, Rules, VecEnv, VecEnvConfig};

const SLICES: u32 = 20;

/// Plays for the given time on its own threads and returns decisions per second.
pub type Runner<'a> = Box<dyn FnMut(Duration) -> f64 + 'a>;

#[derive(Default)]
pub struct Measured {
    /// Decisions per second in the fastest slice, by number of threads. Other work on the machine only ever slows a slice down.
    pub per_s: BTreeMap<String, f64>,
    /// Decisions per second in the median slice.
    pub median_per_s: BTreeMap<String, f64>,
}

/// Measures `what` on each number of threads for `seconds`, after a fifth as much of warm-up. The thread counts take turns in
/// short slices, so that other work on the machine slows all of them alike.
pub fn measure<'a>(threads: &[usize], seconds: f64, what: impl Fn(ThreadPool) -> Runner<'a>) -> Result<Measured> {
    let mut runners = vec![];
    for &n in threads {
        let pool = ThreadPoolBuilder::new().num_threads(n).build();
        runners.push(what(pool.context("cannot start threads")?));
    }
    let slice = Duration::from_secs_f64(seconds) / SLICES;
    for runner in &mut runners {
        runner(slice * SLICES / 5);
    }
    let mut rounds = vec![vec![]; threads.len()];
    for _ in 0..SLICES {
        for (speeds, runner) in rounds.iter_mut().zip(&mut runners) {
            speeds.push(runner(slice));
        }
    }
    let mut measured = Measured::default();
    for (n, mut speeds) in threads.iter().zip(rounds) {
        speeds.sort_by(f64::total_cmp);
        let (median, fastest) = (speeds[speeds.len() / 2], speeds[speeds.len() - 1]);
        measured.per_s.insert(n.to_string(), fastest);
        measured.median_per_s.insert(n.to_string(), median);
    }
    Ok(measured)
}

/// Calls `round`, which returns its number of decisions, until the time is up. Returns decisions per second.
fn per_s(length: Duration, mut round: impl FnMut() -> u64) -> f64 {
    let (start, mut n) = (Instant::now(), 0);
    while start.elapsed() < length {
        n += round();
    }
    n as f64 / start.elapsed().as_secs_f64()
}

fn on_each<'a, S: Send + 'a>(
    pool: ThreadPool,
    state: impl Fn(u64) -> S,
    round: impl Fn(&mut S) -> u64 + Sync + 'a,
) -> Runner<'a> {
    let states: Vec<_> = (0..pool.current_num_threads() as u64).map(|i| Mutex::new(state(i))).collect();
    Box::new(move |length| {
        let each = pool.broadcast(|ctx| {
            let mut state = states[ctx.index()].lock().expect("no thread failed");
            per_s(length, || round(&mut state))
        });
        each.iter().sum()
    })
}

/// Whole games of a bot against itself in choices of an encoding, one list per game. Game i begins as `setup` i.
#[derive(Default)]
pub struct Recorded(Vec<Vec<u16>>);

const GAMES: u64 = 32;
const SEED: u64 = 7;

fn setup<R: Rules>(rules: R, config: &R::Config, i: usize) -> R::Setup {
    rules.draw_setup(config, &mut Rng::stream(SEED, i as u64, 0))
}

/// Plays the games to measure on all threads.
pub fn record<E: Encoding<Rules: Offered>>(bot: &BotSpec<E>, config: &<E::Rules as Rules>::Config) -> Result<Recorded> {
    let (encoding, rules) = (bot.encoding(), bot.encoding().rules());
    let choices_of = |i| {
        let setup = setup(rules, config, i as usize);
        let (mut first, mut second) = (bot.make(), bot.make());
        let played = play_game(rules, &setup, [&mut *first, &mut *second], [i; 2]);
        let (mut game, mut all) = (rules.start(&setup), vec![]);
        for action in &played.actions {
            if game.decider().is_none() {
                game.play(action);
                continue;
            }
            let mut choices = vec![0; encoding.heads()];
            let expressed = encoding.choices_of(&game, action, &mut choices);
            ensure!(expressed, "{} has no choices for the actions of {}", encoding.shape().name, bot.name());
            encoding.play(&mut game, &choices);
            all.append(&mut choices);
        }
        ensure!(game.outcome().is_some(), "{} forfeited a game", bot.name());
        Ok(all)
    };
    (0..GAMES).into_par_iter().map(choices_of).collect::<Result<_>>().map(Recorded)
}

impl Recorded {
    pub fn ends_per_1000(&self, heads: usize) -> f64 {
        1e3 * (self.0.len() * heads) as f64 / self.0.iter().map(Vec::len).sum::<usize>() as f64
    }
}

/// Plays the recorded games with masks and without observations.
pub fn rules<'a, E: Encoding + 'a>(encoding: E, pool: ThreadPool, recorded: &'a Recorded) -> Runner<'a> {
    let config = encoding.rules().default_config();
    let first = encoding.rules().start(&setup(encoding.rules(), &config, 0));
    let state = |i| (i as usize, first.clone(), vec![false; encoding.heads() * encoding.actions()]);
    on_each(pool, state, move |(next, game, mask)| {
        let i = *next % recorded.0.len();
        *next += 1;
        encoding.rules().restart(game, &setup(encoding.rules(), &config, i));
        let chance = Chance::of_bots([i as u64; 2]);
        for (decisions, choices) in (0..).zip(recorded.0[i].chunks_exact(encoding.heads())) {
            chance.settle(encoding.rules(), game, decisions, |_, _| ());
            encoding.legal_mask(game, mask);
            encoding.play(game, choices);
        }
        (recorded.0[i].len() / encoding.heads()) as u64
    })
}

/// Place in the recorded games: a game, and where its next choices begin.
#[derive(Clone, Copy)]
struct Cursor {
    game: usize,
    at: usize,
}

/// Plays the recorded games in a [`VecEnv`] of `envs` games per thread, with observations. Slots begin anywhere in them, so
/// that every slice of time meets the same mixture of positions.
pub fn env<'a, E: Encoding + 'a>(
    encoding: E,
    pool: ThreadPool,
    envs: usize,
    parts: Parts,
    config: <E::Rules as Rules>::Config,
    recorded: &'a Recorded,
) -> Runner<'a> {
    let threads = pool.current_num_threads();
    let n_envs = envs * threads;
    let games = &recorded.0;
    let starts: Vec<E::Game> =
        (0..games.len()).map(|i| encoding.rules().start(&setup(encoding.rules(), &config, i))).collect();
    let mut env = VecEnv::new(encoding, VecEnvConfig { n_envs, seed: SEED, parts, ..VecEnvConfig::of(config) });
    let all: u32 = games.iter().map(|game| (game.len() / encoding.heads()) as u32).sum();
    let mut rng = Rng::stream(SEED, 0, 1);
    let mut cursors: Vec<Cursor> = (0..n_envs)
        .map(|_| {
            let (mut game, mut at) = (0, rng.below(all) as usize * encoding.heads());
            while at >= games[game].len() {
                at -= games[game].len();
                game += 1;
            }
            Cursor { game, at }
        })
        .collect();
    for (i, cursor) in cursors.iter().enumerate() {
        let mut game = starts[cursor.game].clone();
        let played = games[cursor.game][..cursor.at].chunks_exact(encoding.heads());
        if !encoding.rules().has_chance() {
            played.for_each(|choices| encoding.play(&mut game, choices));
        }
        env.restore(i, game, 0, 0);
    }
    let mut batch = Batch::new(encoding.shape(), n_envs, parts);
    let mut choices = vec![0u16; n_envs * encoding.heads()];
    if encoding.rules().has_chance() {
        // What chance does differs from the games recorded: their choices may not be legal.
        env.reset(&Vec::from_iter(0..n_envs), None, &mut batch);
        return Box::new(move |length| {
            pool.install(|| {
                per_s(length, || {
                    let heads = choices.iter_mut().zip(batch.mask.chunks_exact(encoding.actions()));
                    heads.for_each(|(choice, mask)| *choice = rng.pick(mask) as u16);
                    env.step(&choices, &mut batch);
                    n_envs as u64
                })
            })
        });
    }
    // The choices are read on all threads, as by an agent: read on one thread they would make the environment seem to scale
    // badly.
    let rows = n_envs.div_ceil(if threads == 1 { 1 } else { 8 * threads });
    Box::new(move |length| {
        pool.install(|| {
            per_s(length, || {
                cursors.par_iter_mut().zip(choices.par_chunks_mut(encoding.heads())).with_min_len(rows).for_each(
                    |(Cursor { game, at }, choices)| {
                        choices.copy_from_slice(&games[*game][*at..][..encoding.heads()]);
                        *at += encoding.heads();
                    },
                );
                env.step(&choices, &mut batch);
                for (i, cursor) in cursors.iter_mut().enumerate().filter(|(i, _)| batch.terminated[*i]) {
                    assert_eq!(cursor.at, games[cursor.game].len(), "the game recorded");
                    let game = (cursor.game + 1) % games.len();
                    *cursor = Cursor { game, at: 0 };
                    env.restore(i, starts[game].clone(), 0, 0);
                }
                n_envs as u64
            })
        })
    })
}

pub fn replay<'a, R: Rules + 'a>(rules: R, pool: ThreadPool, games: &'a [(R::Setup, Vec<ActionOf<R>>)]) -> Runner<'a> {
    on_each(
        pool,
        |_| (rules.start(&games[0].0), 0),
        move |(game, next)| {
            let (setup, actions) = &games[*next % games.len()];
            *next += 1;
            rules.restart(game, setup);
            actions.iter().for_each(|action| game.play(action));
            actions.len() as u64
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use turf_env::games::duel2048::Duel2048V1;

    #[test]
    fn recorded_games_are_played_again_to_their_ends() -> Result<()> {
        let bot = BotSpec::parse(Duel2048V1, "greedy")?;
        let recorded = record(&bot, &Default::default())?;
        let ends = recorded.ends_per_1000(1);
        assert!((0.4..10.0).contains(&ends), "{ends}");
        let pool = || ThreadPoolBuilder::new().num_threads(1).build();
        let length = Duration::from_millis(50); // 4 games, some thousand decisions each: `env` itself compares the ends
        let mut runner = env(Duel2048V1, pool()?, 4, Parts::default(), Default::default(), &recorded);
        assert!(runner(length) > 0.0);
        assert!(rules(Duel2048V1, pool()?, &recorded)(length) > 0.0);
        Ok(())
    }
}
