//! Games of an exported file against the built-in bots, in which every decision is timed and compared with Rust's.
//!
//! An exported bot records the inputs of its last decision as a function without arguments (paper: `storage["seen"]`, the
//! others: the attribute `seen` of the player's object), or `None` if it fell back to a cheap choice:
//!
//! | key | value |
//! |---|---|
//! | `scalars` | the observation in whole 256ths |
//! | `cells` | its bytes, if the network reads them |
//! | `mask` | true for every choice that may be chosen |
//! | `q` | Q in integers, for every choice; compared for the choices of the mask, if there is more than one |
//!
//! It records the first error after which it went on as text (`storage["error"]`, the attribute `error`). With an error, every
//! decision from then on is a mismatch: a file that fails must not pass for one that plays weakly.
//!
//! A file that searches records `value`, `plies` and `nodes` instead, one that plans `plans`, `proposals` and `rollouts`, so
//! that Rust stops at the same point. It also records `in_haste`, which is true if it had no time to compare its
//! predictions, so that Rust forgets them too.

mod network;

use std::sync::Arc;
use std::time::Duration;

use turf_env::{Encoding, Game, Player, Rng, Rules};

use super::contents_of;
use crate::contest::host::{BotFile, PythonBot};
use crate::offered::Offered;
use crate::play::arena::play_game;
use crate::play::bot::{Bot, Forfeit};
use crate::play::record::Mishap;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::search::SearchTwin;
use network::Networks;

/// Multiple of the contest's thinking time: a busy machine must not change choices.
const PATIENCE: u32 = 50;

#[derive(Clone, Debug, Default)]
pub struct Parity {
    pub games: u64,
    pub positions: u64,
    pub mismatches: u64,
    pub first: Option<String>,
    pub lesser: u64,
    pub choices: u64,
    /// Those of `choices` in which the network in f32 chooses the same.
    pub same_as_f32: u64,
    pub thought: Duration,
    pub slowest: Duration,
    pub slowest_start: Duration,
    pub slowest_game: Duration,
}

impl Parity {
    pub fn ms_per_decision(&self) -> f64 {
        self.thought.as_secs_f64() * 1e3 / self.positions.max(1) as f64
    }
}

enum Judge<E: Encoding> {
    Networks(Box<Networks<E>>),
    Search(Box<dyn SearchTwin<E::Game>>),
}

struct Compared<E: Encoding<Rules: Offered>> {
    bot: Box<dyn PythonBot<E::Game>>,
    judge: Judge<E>,
    game: Duration,
    parity: Parity,
}

impl<E: Encoding<Rules: Offered>> Compared<E> {
    fn new(encoding: E, bot: Box<dyn PythonBot<E::Game>>, file: &PolicyFile) -> Result<Self, PolicyError> {
        let judge = match encoding.rules().search_policy(file) {
            Some(search) => Judge::Search(search?.twin()?),
            None => Judge::Networks(Box::new(Networks::new(encoding, file)?)),
        };
        Ok(Self { bot, judge, game: Duration::ZERO, parity: Parity::default() })
    }
}

impl<E: Encoding<Rules: Offered>> Bot<E::Game> for Compared<E> {
    fn start(&mut self, seat: Player, game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        match &mut self.judge {
            Judge::Networks(networks) => networks.start(seat, game, seed)?,
            Judge::Search(twin) => twin.start(game),
        }
        self.bot.start(seat, game, seed)?;
        self.game = self.bot.charged().unwrap_or_default();
        self.parity.slowest_start = self.parity.slowest_start.max(self.game);
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        let action = self.bot.choose(game)?;
        let took = self.bot.charged().unwrap_or_default();
        let kept = self.bot.kept();
        let differs = match (&mut self.judge, &kept.seen) {
            (Judge::Networks(networks), seen) => networks.compare(game, seen.as_ref(), &action, &mut self.parity)?,
            (Judge::Search(twin), Some(seen)) => twin.difference(game, seen, &action),
            (Judge::Search(_), None) => Some("it fell back to a cheap choice".into()),
        };
        let differs = kept.error.map(|error| format!("it kept an error: {error}")).or(differs);
        let parity = &mut self.parity;
        parity.positions += 1;
        parity.thought += took;
        parity.slowest = parity.slowest.max(took);
        self.game += took;
        if let Some(what) = differs {
            self.parity.mismatches += 1;
            self.parity.first.get_or_insert_with(|| format!("turn {}: {what}", game.turn()));
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

/// A policy's Python file and the policy, for [`compare`].
pub struct Pair<'a> {
    pub bot: &'a Arc<BotFile>,
    pub file: &'a PolicyFile,
    /// Minimum number of decisions to compare.
    pub positions: u64,
    pub seed: u64,
    /// Gets the number of decisions so far.
    pub on_game: &'a dyn Fn(u64),
}

/// Plays games from both seats against the built-in bots in turn, or the weakest if others are slow. Plays one game at a time, so
/// that nothing in this program disturbs the clock. Fails if the file loses by raising or by time, or drops a turn's orders.
pub fn compare<E: Encoding<Rules: Offered>>(encoding: E, pair: &Pair) -> Result<Parity, String> {
    let &Pair { bot, file, positions, seed, on_game } = pair;
    let player = encoding.rules().python_bot(bot, PATIENCE).ok_or("the game has no Python bots")?;
    let mut compared = Compared::new(encoding, player, file).map_err(|e| e.to_string())?;
    let settings = contents_of(encoding.rules()).map_err(|e| e.to_string())?.settings;
    let bots = encoding.rules().bots();
    let opponents = if encoding.rules().offer().sparring { bots } else { &bots[..1] };
    while compared.parity.positions < positions {
        let (index, before) = (compared.parity.games, compared.parity.positions);
        let opponent = &opponents[index as usize / 2 % opponents.len()];
        let mut opponent = opponent.make(encoding.rules());
        let config = &settings[index as usize % settings.len()];
        let setup = encoding.rules().draw_setup(config, &mut Rng::stream(seed, index, 0));
        let seat = Player::BOTH[index as usize % 2];
        let bots: [&mut dyn Bot<E::Game>; 2] = match seat {
            Player::A => [&mut compared, &mut *opponent],
            Player::B => [&mut *opponent, &mut compared],
        };
        let game = play_game(encoding.rules(), &setup, bots, [index, index]);
        if let (Some(detail), true) = (&game.detail, game.winner == Some(!seat)) {
            return Err(format!("{}: {detail}", game.reason));
        }
        if let Some(mishap) = game.mishaps[seat.index()].first() {
            return Err(format!("turn {}: {}", mishap.turn, mishap.what));
        }
        if compared.parity.positions == before {
            return Err("a game passed without a decision".into());
        }
        compared.parity.games += 1;
        on_game(compared.parity.positions);
    }
    Ok(compared.parity)
}
