//! A game to be played: its bots, its sizes.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::Deserialize;
use serde_json::{Value, json};
use turf_agents::BuiltinBots;
use turf_agents::archive::replay::{Replay, game_of};
use turf_agents::catalogue::spec::{BotSource, SpecError};
use turf_env::{Encoding, Game, Player, Rng};

use super::live::{Live, Match, Update};
use crate::film::{Film, Filmed};

/// The seat a person asks for.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum Seat {
    /// Moves first.
    A,
    /// Moves second.
    B,
    /// Either.
    Any,
}

/// A game that has begun.
pub struct Opening {
    /// The first position.
    pub film: Film,
    /// The person's: 0 A, 1 B.
    pub seat: usize,
    /// What the bot has done since.
    pub update: Update,
}

/// Any game, for the server.
pub trait Table: Send + Sync {
    /// Its name, and its rules on a screen.
    fn rules(&self) -> (&'static str, &'static str);
    /// Its name, bots and sizes.
    fn offer(&self) -> Value;
    /// [`Filmed::SCRIPT`].
    fn script(&self) -> &'static str;
    /// A new game against the bot at this place in the offer.
    fn start(&self, opponent: usize, size: usize, seat: Seat) -> Result<(Box<dyn Live>, Opening), String>;
    /// The film of a replay; `None` if it is one of another game.
    fn film(&self, text: &str) -> Result<Option<Film>, String>;
}

/// The table of encoding `E`'s game.
pub struct Bots<E: Encoding> {
    opponents: Vec<(BotSource<E>, &'static str)>,
    seed: Option<u64>,
}

impl<E: Encoding> Bots<E>
where
    E::Game: BuiltinBots,
{
    /// The bots named, then the built-in ones, then the shipped policy if there is one. `seed` makes all games of one
    /// kind the same.
    pub fn new(named: Option<&str>, seed: Option<u64>) -> Result<Self, SpecError> {
        let mut opponents = Vec::new();
        if let Some(spec) = named {
            opponents.push((BotSource::parse(spec)?, "named when the server was started"));
        }
        let is_new = |name: &str, known: &[(BotSource<E>, _)]| known.iter().all(|(source, _)| source.name() != name);
        for bot in E::Game::bots() {
            if is_new(bot.name, &opponents) {
                opponents.push((BotSource::parse(bot.name)?, bot.about));
            }
        }
        if let Ok(source) = BotSource::parse("shipped")
            && is_new("shipped", &opponents)
        {
            opponents.push((source, "the policy that comes with this program"));
        }
        Ok(Self { opponents, seed })
    }
}

impl<E: Encoding> Table for Bots<E>
where
    E::Game: Filmed,
{
    fn script(&self) -> &'static str {
        E::Game::SCRIPT
    }

    fn rules(&self) -> (&'static str, &'static str) {
        (E::Game::NAME, E::Game::RULES)
    }

    fn offer(&self) -> Value {
        let bots: Vec<Value> = self
            .opponents
            .iter()
            .map(|(bot, about)| json!({"name": bot.name(), "about": about}))
            .collect();
        let sizes: Vec<&str> = E::Game::sizes().iter().map(|(name, _)| *name).collect();
        json!({"game": E::Game::NAME, "bots": bots, "sizes": sizes})
    }

    fn start(&self, opponent: usize, size: usize, seat: Seat) -> Result<(Box<dyn Live>, Opening), String> {
        let (source, _) = self.opponents.get(opponent).ok_or("no such bot")?;
        let (_, config) = E::Game::sizes().into_iter().nth(size).ok_or("no such size")?;
        let now = || {
            SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |t| t.as_nanos() as u64)
        };
        let mut chance = Rng::stream(self.seed.unwrap_or_else(now), opponent as u64, size as u64);
        let setup = E::Game::draw_setup(&config, &mut chance);
        let seat = match seat {
            Seat::A => Player::A,
            Seat::B => Player::B,
            Seat::Any => Player::BOTH[chance.below(2) as usize],
        };
        let (game, film, update) = Match::<E>::start(setup, source.make(), seat, source.id(), chance.next_u64());
        Ok((
            Box::new(game),
            Opening {
                film,
                seat: seat.index(),
                update,
            },
        ))
    }

    fn film(&self, text: &str) -> Result<Option<Film>, String> {
        if game_of(text).map_err(|e| e.to_string())? != E::Game::NAME {
            return Ok(None);
        }
        let replay = Replay::<E::Game>::from_json(text).map_err(|e| e.to_string())?;
        Ok(Some(Film::of(&replay)))
    }
}
