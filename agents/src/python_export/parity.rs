//! Games of an exported file against the built-in bots in which every decision is compared with Rust's, and timed.
//!
//! An exported bot keeps what its last decision came from as a function without arguments (paper: `storage["seen"]`, the
//! others: the attribute `seen` of the player's object), or `None` if it fell back to a cheap choice:
//!
//! | key | value |
//! |---|---|
//! | `scalars` | the observation in whole 256ths |
//! | `cells` | its bytes, if the network reads them |
//! | `mask` | what it may choose, for every choice |
//! | `q` | in integers, for every choice; only those of the mask matter, where it leaves more than one |
//!
//! The first error after which it went on it keeps as text (`storage["error"]`, the attribute `error`). Any is a mismatch
//! of every decision from then on: a file that fails must not pass for one that plays weakly.
//!
//! A file without a network ([`crate::BuiltinBots::planned`]) keeps there how much it looked at, and every decision is compared
//! with Rust's on just that.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use turf_env::{Encoding, Game, Player, Rng};

use super::PythonExport;
use crate::arena::play_game;
use crate::bot::{Bot, BuiltinBots, Forfeit, MakePlanned, Mishap};
use crate::net::integer::quantise_scalars;
use crate::net::{Net, Scratch};
use crate::policy::{ReadyPolicy, greedy};
use crate::policy_file::{PolicyError, PolicyFile};
use crate::python_host::{BotFile, Kept, PythonBot};

/// How many times the contest's thinking time is given: a busy machine must not change what is chosen.
const PATIENCE: u32 = 50;

/// What the games showed.
#[derive(Clone, Debug, Default)]
pub struct Parity {
    /// Games played.
    pub games: u64,
    /// Decisions compared.
    pub positions: u64,
    /// Decisions in which observation, mask, Q or choice differ.
    pub mismatches: u64,
    /// The first of them, for people.
    pub first: Option<String>,
    /// Decisions in which the file tried less for lack of time, and was compared with that.
    pub lesser: u64,
    /// Decisions' heads in which there is a choice.
    pub choices: u64,
    /// Those in which the network in f32 chooses the same.
    pub same_as_f32: u64,
    /// Thinking time of all decisions.
    pub thought: Duration,
    /// Of the slowest.
    pub slowest: Duration,
    /// Of the slowest beginning of a game.
    pub slowest_start: Duration,
    /// Of the slowest game, its beginning included.
    pub slowest_game: Duration,
}

impl Parity {
    /// Milliseconds a decision.
    pub fn ms_per_decision(&self) -> f64 {
        self.thought.as_secs_f64() * 1e3 / self.positions.max(1) as f64
    }
}

/// An exported bot together with the networks it is compared with.
struct Compared<E: Encoding> {
    bot: Box<dyn PythonBot<E::Game>>,
    references: Vec<Box<dyn Bot<E::Game>>>,
    integers: Net,
    real: Net,
    shield: bool,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    q: [Vec<f32>; 2],
    choices: [Vec<u16>; 2],
    scratch: [Scratch; 2],
    game: Duration,
    parity: Parity,
}

impl<E: PythonExport> Compared<E> {
    fn new(bot: Box<dyn PythonBot<E::Game>>, file: &PolicyFile) -> Result<Self, PolicyError> {
        let (integers, real) = (Net::in_integers::<E>(file)?, Net::new::<E>(file)?);
        let choices = E::HEADS * E::ACTIONS;
        Ok(Self {
            bot,
            references: E::references(&ReadyPolicy::in_integers::<E>(file)?),
            scratch: [integers.scratch(), real.scratch()],
            shield: file.shield,
            cells: vec![0; if integers.uses_cells() { E::CELLS } else { 0 }],
            integers,
            real,
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; choices],
            q: [vec![0.0; choices], vec![0.0; choices]],
            choices: [vec![0; E::HEADS], vec![0; E::HEADS]],
            game: Duration::ZERO,
            parity: Parity::default(),
        })
    }

    /// Rust's view of the position, and both networks' choices.
    fn look(&mut self, game: &E::Game) {
        E::observe_and_mask(game, self.shield, &mut self.cells, &mut self.scalars, &mut self.mask);
        for (k, net) in [&self.integers, &self.real].into_iter().enumerate() {
            net.q(&mut self.scratch[k], &self.cells, &self.scalars, &mut self.q[k]);
            greedy(&self.q[k], &self.mask, E::ACTIONS, &mut self.choices[k]);
        }
        for (head, mask) in self.mask.chunks_exact(E::ACTIONS).enumerate() {
            if mask.iter().filter(|&&m| m).count() > 1 {
                self.parity.choices += 1;
                self.parity.same_as_f32 += (self.choices[0][head] == self.choices[1][head]) as u64;
            }
        }
    }

    /// What the file saw differently, if anything.
    fn difference(&self, kept: &Kept) -> Option<&'static str> {
        if kept.error.is_some() {
            return Some("it kept an error");
        }
        let Some(seen) = kept.seen.as_ref().filter(|seen| seen.is_object()) else {
            return Some("it fell back to a cheap choice");
        };
        let numbers = |key: &str| -> Vec<i64> {
            let list = seen[key].as_array().map_or(&[][..], Vec::as_slice);
            let number = |v: &Value| v.as_i64().or(v.as_bool().map(i64::from)).unwrap_or(i64::MIN);
            list.iter().map(number).collect()
        };
        let mut whole = vec![0; E::SCALARS];
        quantise_scalars(&self.scalars, &mut whole);
        if numbers("scalars") != whole.iter().map(|&x| x as i64).collect::<Vec<_>>() {
            return Some("scalars");
        }
        if !self.cells.is_empty() && numbers("cells") != self.cells.iter().map(|&c| c as i64).collect::<Vec<_>>() {
            return Some("cells");
        }
        let mask = numbers("mask");
        if mask != self.mask.iter().map(|&m| m as i64).collect::<Vec<_>>() {
            return Some("mask");
        }
        let one = self.integers.integer().expect("in integers").one();
        let ours = self.q[0].iter().map(|q| (q * one) as i64);
        let (ours, q) = (ours.collect::<Vec<_>>(), numbers("q"));
        if q.len() != ours.len() {
            return Some("Q");
        }
        let heads = ours
            .chunks(E::ACTIONS)
            .zip(q.chunks(E::ACTIONS))
            .zip(self.mask.chunks(E::ACTIONS));
        // Where there is nothing to choose the file need not know Q.
        let mut chosen = heads.filter(|(_, mask)| mask.iter().filter(|&&m| m).count() > 1);
        let differs =
            |((ours, q), mask): ((&[i64], &[i64]), &[bool])| (0..mask.len()).any(|i| mask[i] && ours[i] != q[i]);
        chosen.any(differs).then_some("Q")
    }
}

impl<E: PythonExport> Bot<E::Game> for Compared<E> {
    fn start(&mut self, seat: Player, game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        for reference in &mut self.references {
            reference.start(seat, game, seed)?;
        }
        self.bot.start(seat, game, seed)?;
        self.game = self.bot.thought();
        self.parity.slowest_start = self.parity.slowest_start.max(self.game);
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        let action = self.bot.choose(game)?;
        let took = self.bot.thought();
        self.look(game);
        let kept = self.bot.kept();
        let effort = kept.seen.as_ref().and_then(|seen| seen["effort"].as_u64()).unwrap_or(0) as usize;
        let last = self.references.len() - 1;
        let wanted = self.references[effort.min(last)].choose(game)?;
        self.parity.lesser += (effort > 0) as u64;
        let parity = &mut self.parity;
        parity.positions += 1;
        parity.thought += took;
        parity.slowest = parity.slowest.max(took);
        self.game += took;
        let differs = self.difference(&kept).or((action != wanted).then_some("choice"));
        if let Some(what) = differs {
            self.parity.mismatches += 1;
            let error = kept.error.map_or(String::new(), |error| format!(": {error}"));
            let describe = || {
                let turn = game.turn();
                format!("turn {turn}: {what}{error} ({action:?}, in Rust {wanted:?})")
            };
            self.parity.first.get_or_insert_with(describe);
        }
        Ok(action)
    }

    fn finish(&mut self, game: &E::Game) {
        self.parity.slowest_game = self.parity.slowest_game.max(self.game);
        self.bot.finish(game);
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        self.bot.mishaps()
    }
}

/// A bot whose decisions are compared while it plays.
trait Compares<G: Game>: Bot<G> {
    fn parity(&mut self) -> &mut Parity;
}

impl<E: PythonExport> Compares<E::Game> for Compared<E> {
    fn parity(&mut self) -> &mut Parity {
        &mut self.parity
    }
}

/// The same for a file without a network.
struct ComparedPlans<G: BuiltinBots> {
    bot: Box<dyn PythonBot<G>>,
    make: MakePlanned<G>,
    game: Duration,
    parity: Parity,
}

impl<G: BuiltinBots> Compares<G> for ComparedPlans<G> {
    fn parity(&mut self) -> &mut Parity {
        &mut self.parity
    }
}

impl<G: BuiltinBots> Bot<G> for ComparedPlans<G> {
    fn start(&mut self, seat: Player, game: &G, seed: u64) -> Result<(), Forfeit> {
        self.bot.start(seat, game, seed)?;
        self.game = self.bot.thought();
        self.parity.slowest_start = self.parity.slowest_start.max(self.game);
        Ok(())
    }

    fn choose(&mut self, game: &G) -> Result<G::Action, Forfeit> {
        let action = self.bot.choose(game)?;
        let took = self.bot.thought();
        let kept = self.bot.kept();
        let seen = kept.seen.filter(Value::is_object);
        let parity = &mut self.parity;
        parity.positions += 1;
        parity.thought += took;
        parity.slowest = parity.slowest.max(took);
        self.game += took;
        let wanted = (self.make)(seen.as_ref()).choose(game)?;
        if seen.is_none() || kept.error.is_some() || action != wanted {
            parity.mismatches += 1;
            let describe = || {
                format!(
                    "turn {}: {:?}, {seen:?} ({action:?}, in Rust {wanted:?})",
                    game.turn(),
                    kept.error
                )
            };
            parity.first.get_or_insert_with(describe);
        }
        Ok(action)
    }

    fn finish(&mut self, game: &G) {
        self.parity.slowest_game = self.parity.slowest_game.max(self.game);
        self.bot.finish(game);
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        self.bot.mishaps()
    }
}

/// Plays games from both seats against the built-in bots in turn until `positions` decisions are compared; one game at a
/// time, so that nothing of ours disturbs the clock. `on_game` hears of the decisions so far. A file that loses by
/// raising or by being slow, or a turn, is an error.
pub fn compare<E: PythonExport>(
    bot: &Arc<BotFile>,
    file: &PolicyFile,
    positions: u64,
    seed: u64,
    on_game: &dyn Fn(u64),
) -> Result<Parity, String>
where
    E::Game: BuiltinBots,
{
    let player = E::Game::python_bot(bot, PATIENCE).ok_or("the game has no Python bots")?;
    match E::Game::planned(file) {
        Some(make) => games::<E, _>(
            ComparedPlans {
                bot: player,
                make: make.map_err(|e| e.to_string())?,
                game: Duration::ZERO,
                parity: Parity::default(),
            },
            positions,
            seed,
            on_game,
        ),
        None => {
            let compared = Compared::<E>::new(player, file).map_err(|e| e.to_string())?;
            games::<E, _>(compared, positions, seed, on_game)
        }
    }
}

fn games<E: PythonExport, C: Compares<E::Game>>(
    mut compared: C,
    positions: u64,
    seed: u64,
    on_game: &dyn Fn(u64),
) -> Result<Parity, String>
where
    E::Game: BuiltinBots,
{
    let (opponents, settings) = (E::Game::bots(), E::settings());
    while compared.parity().positions < positions {
        let (index, before) = (compared.parity().games, compared.parity().positions);
        let mut opponent = (opponents[index as usize / 2 % opponents.len()].make)();
        let config = &settings[index as usize % settings.len()];
        let setup = E::Game::draw_setup(config, &mut Rng::stream(seed, index, 0));
        let seat = Player::BOTH[index as usize % 2];
        let bots: [&mut dyn Bot<E::Game>; 2] = match seat {
            Player::A => [&mut compared, &mut *opponent],
            Player::B => [&mut *opponent, &mut compared],
        };
        let game = play_game(&setup, bots, [index, index]);
        if let (Some(detail), true) = (&game.detail, game.winner == Some(!seat)) {
            return Err(format!("{}: {detail}", game.reason));
        }
        if let Some(mishap) = game.mishaps[seat.index()].first() {
            return Err(format!("turn {}: {}", mishap.turn, mishap.what));
        }
        if compared.parity().positions == before {
            return Err("a game passed without a decision".into());
        }
        compared.parity().games += 1;
        on_game(compared.parity().positions);
    }
    Ok(std::mem::take(compared.parity()))
}
