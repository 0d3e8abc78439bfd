//! Series that end early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use turf_agents::play::arena::BotMaker;
use turf_agents::play::interrupt::Interruptible;
use turf_agents::spec::BotSpec;
use turf_agents::{Bot, Forfeit, Offered};
use turf_env::{Encoding, Game};

use super::Playable;
use super::bot::NamedBot;
use super::external_policy::{CallableBot, Raised};

/// Ends a series early: set by the user, or by the first exception of a bot written in Python.
#[derive(Clone, Default)]
pub struct Stop {
    pub flag: Arc<AtomicBool>,
    pub raised: Raised,
}

pub struct Stoppable<G: Game> {
    make: Box<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>,
    remembers: bool,
    flag: Arc<AtomicBool>,
}

impl<G: Game> BotMaker<G> for Stoppable<G> {
    fn make(&self) -> Box<dyn Bot<G>> {
        let flag = self.flag.clone();
        let stopped = || Forfeit { reason: "ERR", detail: "stopped".into() };
        Box::new(Interruptible { bot: (self.make)(), stop: move || flag.load(Ordering::Relaxed).then(stopped) })
    }

    fn remembers(&self) -> bool {
        self.remembers
    }
}

impl Stop {
    pub fn stoppable<E: Encoding<Rules: Offered>>(&self, bots: BotSpec<E>) -> Stoppable<E::Game> {
        Stoppable { remembers: bots.remembers(), make: Box::new(move || bots.make()), flag: self.flag.clone() }
    }

    /// Makes the bots give up once the series is to stop.
    pub fn bots<E: Playable>(&self, encoding: E, bot: NamedBot) -> Result<Stoppable<E::Game>, String> {
        if let Some(bots) = bot.in_rust(encoding)? {
            return Ok(self.stoppable(bots));
        }
        let NamedBot::Callable(bot) = bot else { unreachable!("all other bots are played in Rust") };
        let raised = self.raised.clone();
        Ok(Stoppable {
            make: Box::new(move || Box::new(CallableBot::new(encoding, &bot, raised.clone()))),
            remembers: false,
            flag: self.flag.clone(),
        })
    }
}
