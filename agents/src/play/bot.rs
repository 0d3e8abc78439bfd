//! [`Bot`]: something that plays one seat of one game, how much it thinks, and how it gives up.

use std::borrow::Cow;
use std::time::Duration;

use turf_env::{Game, Player, Rng};

use super::record::Mishap;

/// Plays one seat of one game at a time.
///
/// A bot sees the whole position, but for what its seat may not know: see [`shown`].
#[warn(missing_docs)]
pub trait Bot<G: Game>: Send {
    /// A new game begins: the seat to play, the position before the first decision, a seed for the bot's own chance.
    /// Whatever an earlier game left behind must not matter any more, but for a bot whose contest lets it remember the
    /// games of a pairing ([`crate::play::arena::BotMaker::remembers`]).
    fn start(&mut self, _seat: Player, _game: &G, _seed: u64) -> Result<(), Forfeit> {
        Ok(())
    }

    /// The action in this position, in which this bot's seat is to move.
    fn choose(&mut self, game: &G) -> Result<G::Action, Forfeit>;

    /// What the bot thinks of an action of the player to move, whoever that is; `None` where it does not value actions, or
    /// cannot express this one. [`Bot::start`] may have told it another seat.
    fn worth(&mut self, _game: &G, _action: &G::Action) -> Option<Worth> {
        None
    }

    /// What the bot has printed since it was asked last: asked after every decision. Nothing where nobody prints.
    fn printed(&mut self) -> String {
        String::new()
    }

    /// Thinking time charged since this was asked last, where the bot has a contest's clock: asked after [`Bot::start`] and
    /// after every decision. Without one the wall's counts.
    fn charged(&mut self) -> Option<Duration> {
        None
    }

    /// The game is over; `game` is its last position.
    fn finish(&mut self, _game: &G) {}

    /// What went wrong in the game that is over without losing it, in order. Asked once, after [`Bot::finish`].
    fn mishaps(&mut self) -> Vec<Mishap> {
        Vec::new()
    }
}

/// Stream of what is drawn for a bot, beside those of its own chance.
const SHOWN: u64 = u64::MAX;

/// The position as a bot in this seat is shown it: what the seat may not know ([`Game::redrawn`]) is drawn by the bot's seed. All
/// who ask bots show them positions through this.
pub fn shown<G: Game>(game: &G, seat: Player, seed: u64) -> Cow<'_, G> {
    let mut rng = Rng::stream(seed, SHOWN, game.turn().into());
    game.redrawn(seat, &mut rng).map_or(Cow::Borrowed(game), Cow::Owned)
}

/// What a bot thinks of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// Its value to the player to move, in the bot's own unit.
    pub value: f64,
    /// A value of this size is a clear lead: what values of different bots are compared by.
    pub lead: f64,
    /// The action stays safe for fewer of the other side's next moves than another one, which foresight would therefore play:
    /// from this one on it does not, counted from 1.
    pub unsafe_from: Option<u32>,
}

impl Worth {
    /// Of a bot without foresight.
    pub fn of(value: f64, lead: f64) -> Self {
        Self {
            value,
            lead,
            unsafe_from: None,
        }
    }

    /// The value between −1, lost, and 1, won; ±0.76 is a clear lead.
    pub fn chance(&self) -> f64 {
        (self.value / self.lead).tanh()
    }
}

/// The bot cannot or may not go on: its side loses the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}: {detail}")]
pub struct Forfeit {
    /// The contest's code, for example `"ERR"` (the bot raised) or `"OVT"` (out of time).
    pub reason: &'static str,
    /// For people: one line, after which a traceback may follow.
    pub detail: String,
}

/// How much a bot that searches thinks about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Think {
    /// So many plies.
    Depth(u32),
    /// So many positions.
    Nodes(u64),
    /// So long by the clock: not repeatable.
    Time(Duration),
}

impl Think {
    /// How the setting is called in a SPEC.
    pub fn name(self) -> &'static str {
        match self {
            Think::Depth(_) => "depth",
            Think::Nodes(_) => "nodes",
            Think::Time(_) => "ms",
        }
    }
}

/// A bot that is part of the program.
pub struct BotInfo<G: Game> {
    /// The name used on the command line.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// Makes a fresh one.
    pub make: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> BotInfo<G> {
    /// From its name, its line and its maker.
    pub const fn new(name: &'static str, about: &'static str, make: fn() -> Box<dyn Bot<G>>) -> Self {
        Self { name, about, make }
    }
}
