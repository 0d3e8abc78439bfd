//! Games on offer, with bots and sizes, and operations on finished games: show, analyse, resume.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::{Arc, RwLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::Deserialize;
use serde_json::{Value, json};
use turf_agents::Offered;
use turf_agents::records::replay::{Replay, game_of};
use turf_agents::spec::{BotSpec, SpecError};
use turf_env::{Encoding, Game, Player, Rng, Rules};

use super::live::{Begun, Live, Match, Update};
use crate::analysis::{Analysis, Seen};
use crate::game_view::GameView;
use crate::gif::{MAX_FRAMES, gif};
use crate::lang::Lang;
use crate::rules;
use crate::timeline::Timeline;

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum Seat {
    A,
    B,
    Any,
}

const MAX_BROUGHT: usize = 8;
const MAX_NAME: usize = 60;

pub enum From<'a> {
    /// Index of a size in the offer; draws a set-up.
    Size(usize),
    /// A replay's text and the number of frames to keep.
    Replay(&'a str, usize),
}

pub struct Opening {
    pub timeline: Timeline,
    /// The human's seat: 0 A, 1 B.
    pub seat: usize,
    pub update: Update,
}

/// Interface of [`Bots`] without the game's type. Bots and sizes are indices into the offer. Methods that take a replay's text
/// return `None` if it is of another game.
pub trait Table: Send + Sync {
    /// Returns the game's name and rules.
    fn rules(&self, lang: Lang) -> (&'static str, &'static str);
    fn offer(&self) -> Value;
    /// Returns the drawing script: the game's own, or the contents of the file that replaces it.
    fn script(&self) -> Cow<'static, str>;
    fn draw_by(&mut self, file: PathBuf);
    fn start(&self, opponent: usize, from: From, seat: Seat) -> Result<(Box<dyn Live>, Opening), String>;
    /// Adds a policy file to the bots and returns its index in the offer.
    fn bring(&self, name: &str, bytes: &[u8]) -> Result<usize, String>;
    fn timeline(&self, text: &str) -> Result<Option<Timeline>, String>;
    fn analysis(&self, text: &str, judge: usize, seen: &Seen) -> Result<Option<Analysis>, String>;
    fn gif(&self, text: &str) -> Result<Option<Vec<u8>>, String>;
}

pub struct Bots<E: Encoding> {
    encoding: E,
    opponents: RwLock<Vec<Opponent<E>>>,
    /// The bot of a person's first game.
    first: usize,
    seed: Option<u64>,
    script: Option<PathBuf>,
}

type Opponent<E> = (Arc<BotSpec<E>>, &'static str);

const BROUGHT: &str = "the policy you brought";

impl<E: Encoding<Rules: GameView>> Bots<E> {
    /// Offers the bots `named`, the built-in ones, and the shipped policy if there is one. `seed` makes games with equal
    /// settings identical.
    pub fn new(encoding: E, named: Option<&str>, seed: Option<u64>) -> Result<Self, SpecError> {
        let mut opponents = Vec::new();
        for source in named.map(|named| BotSpec::parse_list(encoding, named)).transpose()?.unwrap_or_default() {
            opponents.push((Arc::new(source), "named when the server was started"));
        }
        let is_new = |name: &str, known: &[Opponent<E>]| known.iter().all(|(source, _)| source.name() != name);
        for bot in encoding.rules().bots() {
            if is_new(bot.name, &opponents) {
                opponents.push((Arc::new(BotSpec::parse(encoding, bot.name)?), bot.about));
            }
        }
        if let Ok(source) = BotSpec::parse(encoding, "shipped")
            && is_new("shipped", &opponents)
        {
            opponents.push((Arc::new(source), "the policy that comes with this program"));
        }
        let sparring = opponents.iter().position(|(source, _)| source.name() == encoding.rules().view().sparring);
        Ok(Self {
            encoding,
            first: if named.is_some() { 0 } else { sparring.unwrap_or(0) },
            opponents: RwLock::new(opponents),
            seed,
            script: None,
        })
    }

    pub fn think(mut self, time: Duration) -> Self {
        for (source, _) in self.opponents.get_mut().expect("nobody panics holding it") {
            Arc::get_mut(source).expect("no game has begun").give_time(time);
        }
        self
    }

    fn opponent(&self, at: usize) -> Result<Arc<BotSpec<E>>, String> {
        let opponents = self.opponents.read().expect("nobody panics holding it");
        opponents.get(at).map(|(source, _)| source.clone()).ok_or_else(|| "no such bot".into())
    }

    fn read(&self, text: &str) -> Result<Option<Replay<E::Rules>>, String> {
        match game_of(text).map_err(|e| e.to_string())? == self.encoding.rules().name() {
            true => Replay::from_json(self.encoding.rules(), text).map(Some).map_err(|e| e.to_string()),
            false => Ok(None),
        }
    }
}

fn begun<R: GameView>(replay: Replay<R>, frames: usize) -> Result<Begun<R>, String> {
    let mut game = replay.rules.start(&replay.setup);
    let (mut actions, mut micros, mut shot) = (Vec::new(), Vec::new(), 0);
    let times = replay.micros.into_iter().chain(std::iter::repeat(0));
    for (action, time) in replay.actions.into_iter().zip(times) {
        if shot == frames || !game.is_legal(&action) {
            break;
        }
        game.play(&action);
        shot += replay.rules.is_frame(&game) as usize;
        actions.push(action);
        micros.push(time);
    }
    if game.outcome().is_some() {
        return Err("the game is over there; go back to a position in which somebody moves".into());
    }
    match shot == frames {
        true => Ok(Begun { rules: replay.rules, setup: replay.setup, actions, micros }),
        false => Err("the replay ends before that position".into()),
    }
}

impl<E: Encoding<Rules: GameView>> Table for Bots<E> {
    fn script(&self) -> Cow<'static, str> {
        let failed = |why: std::io::Error| format!("throw new Error('the script cannot be read: {why}');");
        let own = (self.script.as_ref()).map(|file| std::fs::read_to_string(file).unwrap_or_else(failed));
        own.map_or(self.encoding.rules().view().script.into(), Cow::Owned)
    }

    fn draw_by(&mut self, file: PathBuf) {
        self.script = Some(file);
    }

    fn rules(&self, lang: Lang) -> (&'static str, &'static str) {
        (self.encoding.rules().name(), rules::of(self.encoding.rules(), lang))
    }

    fn offer(&self) -> Value {
        let opponents = self.opponents.read().expect("nobody panics holding it");
        let bots: Vec<Value> = opponents
            .iter()
            .map(|(bot, about)| json!({"name": bot.name(), "about": about, "judges": bot.values_actions()}))
            .collect();
        let sizes: Vec<&str> = self.encoding.rules().sizes().iter().map(|(name, _)| *name).collect();
        json!({"game": self.encoding.rules().name(), "bots": bots, "sizes": sizes, "first": self.first})
    }

    fn start(&self, opponent: usize, from: From, seat: Seat) -> Result<(Box<dyn Live>, Opening), String> {
        let (source, rules) = (self.opponent(opponent)?, self.encoding.rules());
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.as_nanos() as u64);
        let size = if let From::Size(size) = from { size } else { 0 };
        let mut chance = Rng::stream(self.seed.unwrap_or_else(now), opponent as u64, size as u64);
        let begun = match from {
            From::Size(size) => {
                let (_, config) = rules.sizes().into_iter().nth(size).ok_or("no such size")?;
                Begun { rules, setup: rules.draw_setup(&config, &mut chance), actions: Vec::new(), micros: Vec::new() }
            }
            From::Replay(text, frame) => begun(self.read(text)?.ok_or("a replay of another game")?, frame)?,
        };
        let seat = match seat {
            Seat::A => Player::A,
            Seat::B => Player::B,
            Seat::Any => Player::BOTH[chance.below(2) as usize],
        };
        let (game, timeline, update) = Match::start(begun, source.make(), seat, source.id(), chance.next_u64());
        Ok((Box::new(game), Opening { timeline, seat: seat.index(), update }))
    }

    fn bring(&self, name: &str, bytes: &[u8]) -> Result<usize, String> {
        let printable: String = name.chars().filter(|c| !c.is_control()).take(MAX_NAME).collect();
        let name = match printable.trim().trim_end_matches(".turf") {
            "" => "policy",
            name => name,
        };
        let mut opponents = self.opponents.write().expect("nobody panics holding it");
        if opponents.iter().filter(|(_, about)| *about == BROUGHT).count() >= MAX_BROUGHT {
            return Err(format!("{MAX_BROUGHT} policies were brought already; start the program anew"));
        }
        let taken = |name: &str| opponents.iter().any(|(source, _)| source.name() == name);
        let mut names = std::iter::once(name.to_string()).chain((2..).map(|n| format!("{name}-{n}")));
        let name = names.find(|name| !taken(name)).expect("some number is free");
        // The error names the file already.
        let source = BotSpec::of_file(self.encoding, &name, bytes).map_err(|e| e.why)?;
        opponents.push((Arc::new(source), BROUGHT));
        Ok(opponents.len() - 1)
    }

    fn timeline(&self, text: &str) -> Result<Option<Timeline>, String> {
        let timeline = |replay| Timeline { record: Some(text.to_string()), ..Timeline::of(&replay) };
        Ok(self.read(text)?.map(timeline))
    }

    fn analysis(&self, text: &str, judge: usize, seen: &Seen) -> Result<Option<Analysis>, String> {
        let Some(replay) = self.read(text)? else {
            return Ok(None);
        };
        let source = self.opponent(judge)?;
        let none = || format!("{} values no moves; choose a policy", source.name());
        Analysis::watched(&source, &replay, false, seen).ok_or_else(none).map(Some)
    }

    fn gif(&self, text: &str) -> Result<Option<Vec<u8>>, String> {
        let made = self.read(text)?.map(|replay| gif(&replay, MAX_FRAMES));
        made.transpose().map_err(|e| e.to_string())
    }
}
