use std::borrow::Cow;
use std::time::Duration;

use turf_env::{Curve, Game, Player, Rng, Rules};

use super::record::Mishap;

/// Player of one seat of one game at a time.
///
/// A bot sees the whole position, except for information hidden from its seat ([`shown`]).
#[warn(missing_docs)]
pub trait Bot<G: Game>: Send {
    /// Begins a new game: the seat to play, the position before the first decision, a seed for the bot's own
    /// randomness. Nothing of an earlier game may have an effect, unless the contest lets the bot remember the games of
    /// a pairing ([`crate::play::arena::BotMaker::remembers`]).
    fn start(&mut self, _seat: Player, _game: &G, _seed: u64) -> Result<(), Forfeit> {
        Ok(())
    }

    /// Returns the action to play in this position, in which this bot's seat is to move.
    fn choose(&mut self, game: &G) -> Result<G::Action, Forfeit>;

    /// Values an action of the player to move, whatever seat [`Bot::start`] named. `None` if the bot does not value
    /// actions, or cannot express this one.
    fn worth(&mut self, _game: &G, _action: &G::Action) -> Option<Worth> {
        None
    }

    /// Returns the bot's output since the last call; called after every decision. Empty for bots that do not print.
    fn printed(&mut self) -> String {
        String::new()
    }

    /// Returns the thinking time charged since the last call, if the bot has a contest's clock; called after
    /// [`Bot::start`] and after every decision. `None` if wall-clock time counts.
    fn charged(&mut self) -> Option<Duration> {
        None
    }

    /// Ends the game; `game` is its last position.
    fn finish(&mut self, _game: &G) {}

    /// Returns the problems of the finished game that did not lose it, in order. Called once, after [`Bot::finish`].
    fn mishaps(&mut self) -> Vec<Mishap> {
        Vec::new()
    }
}

const SHOWN: u64 = u64::MAX;

/// Returns the position as a bot in this seat may see it: hidden information ([`Game::redrawn`]) is redrawn from the
/// bot's seed. Every caller of a bot passes positions through this.
pub fn shown<G: Game>(game: &G, seat: Player, seed: u64) -> Cow<'_, G> {
    let mut rng = Rng::stream(seed, SHOWN, game.turn().into());
    game.redrawn(seat, &mut rng).map_or(Cow::Borrowed(game), Cow::Owned)
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    pub value: f64,
    pub curve: Curve,
    /// Smallest number of opponent replies, counted from 1, for which foresight would play a safer action instead;
    /// `None` if there is none.
    pub unsafe_from: Option<u32>,
}

impl Worth {
    pub fn of(value: f64, curve: Curve) -> Self {
        Self { value, curve, unsafe_from: None }
    }

    /// Returns the chance to win of the player to move.
    pub fn chance(&self, span: f64) -> f64 {
        self.curve.chance(self.value, span)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}: {detail}")]
pub struct Forfeit {
    /// Contest's code, for example `"ERR"` (the bot raised) or `"OVT"` (out of time).
    pub reason: &'static str,
    pub detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Think {
    Depth(u32),
    Nodes(u64),
    Time(Duration),
}

impl Think {
    pub fn name(self) -> &'static str {
        match self {
            Think::Depth(_) => "depth",
            Think::Nodes(_) => "nodes",
            Think::Time(_) => "ms",
        }
    }
}

pub struct BotInfo<R: Rules> {
    pub name: &'static str,
    pub about: &'static str,
    /// Makes the bot, given its name.
    pub make: fn(R, &'static str) -> Box<dyn Bot<R::Game>>,
}

impl<R: Rules> BotInfo<R> {
    pub const fn new(
        name: &'static str,
        about: &'static str,
        make: fn(R, &'static str) -> Box<dyn Bot<R::Game>>,
    ) -> Self {
        Self { name, about, make }
    }

    /// Returns the entry of a bot with nothing to set.
    pub const fn of<B: Bot<R::Game> + Default + 'static>(name: &'static str, about: &'static str) -> Self {
        Self::new(name, about, |_, _| Box::new(B::default()))
    }

    pub fn make(&self, rules: R) -> Box<dyn Bot<R::Game>> {
        (self.make)(rules, self.name)
    }
}
