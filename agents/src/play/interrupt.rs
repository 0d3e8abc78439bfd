//! Bots whose games can be ended from outside.

use std::ops::DerefMut;
use std::time::Duration;

use turf_env::{Game, Player};

use super::bot::{Bot, Forfeit};
use super::record::Mishap;

/// A bot that forfeits with what `stop` returns, if anything, instead of beginning a game or a decision.
pub struct Interruptible<B, S> {
    pub bot: B,
    pub stop: S,
}

impl<B, S: Fn() -> Option<Forfeit>> Interruptible<B, S> {
    fn go_on(&self) -> Result<(), Forfeit> {
        (self.stop)().map_or(Ok(()), Err)
    }
}

impl<G, B, S> Bot<G> for Interruptible<B, S>
where
    G: Game,
    B: DerefMut<Target = dyn Bot<G>> + Send,
    S: Fn() -> Option<Forfeit> + Send,
{
    fn start(&mut self, seat: Player, game: &G, seed: u64) -> Result<(), Forfeit> {
        self.go_on()?;
        self.bot.start(seat, game, seed)
    }

    fn choose(&mut self, game: &G) -> Result<G::Action, Forfeit> {
        self.go_on()?;
        self.bot.choose(game)
    }

    fn charged(&mut self) -> Option<Duration> {
        self.bot.charged()
    }

    fn printed(&mut self) -> String {
        self.bot.printed()
    }

    fn finish(&mut self, game: &G) {
        self.bot.finish(game);
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        self.bot.mishaps()
    }
}
