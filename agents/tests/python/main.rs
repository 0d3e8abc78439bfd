//! Python bots: the contests' interfaces, twins of Rust bots, and hostile files.
//!
//! Machines without `python3` cannot run these tests and say so; kernels without Landlock or seccomp skip the attacks that
//! require them.

mod attacks;
mod board;
mod clock;
mod contract;
mod hostile;
mod idioms;
mod output;
mod outside;
mod seeds;
mod stellar;
mod twins;

use std::sync::Arc;
use std::time::Duration;

use turf_agents::bots::paper::goround::GoRound;
use turf_agents::bots::random_legal::RandomLegal;
use turf_agents::contest::host::duel2048::Duel2048Bot;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::contest::host::paper::PaperBot;
use turf_agents::contest::host::stellar::StellarBot;
use turf_agents::contest::host::{BotFile, Limits};
use turf_agents::play::arena::play_game;
use turf_agents::play::record::PlayedGame;
use turf_agents::{Bot, Offered};
use turf_env::games::duel2048::{Duel2048Config, Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperConfig, PaperRules};
use turf_env::games::stellar::{StellarConfig, StellarRules, StellarV1};
use turf_env::{Player, Rng, Rules};

fn bot_file(source: &str) -> Option<Arc<BotFile>> {
    match Interpreter::find() {
        Err(why) => {
            println!("NOT CHECKED: {why}");
            None
        }
        Ok(python) => Some(Arc::new(BotFile::new("folder/tested.py", source, python))),
    }
}

fn has_numpy(file: &BotFile) -> bool {
    let has = file.interpreter.has("numpy");
    if !has {
        println!("NOT CHECKED: numpy is not installed");
    }
    has
}

const PATIENT: Limits = {
    let long = Duration::from_secs(60);
    Limits { think: long, grace: long, import: long, uncounted: long, ..Limits::PAPER }
};

const SHORT: Limits = Limits {
    think: Duration::from_millis(400),
    grace: Duration::from_millis(200),
    import: Duration::from_millis(1500),
    uncounted: Duration::from_millis(500),
    memory: 300 << 20,
    ..Limits::PAPER
};

fn play<R: Offered>(
    rules: R,
    setup: &R::Setup,
    seat: Player,
    one: &mut dyn Bot<R::Game>,
    other: &mut dyn Bot<R::Game>,
) -> PlayedGame<R> {
    match seat {
        Player::A => play_game(rules, setup, [one, other], [1, 2]),
        Player::B => play_game(rules, setup, [other, one], [2, 1]),
    }
}

/// Starts another game, in which the bot reports by raising.
fn report<R: Rules>(rules: R, bot: &mut dyn Bot<R::Game>, seat: Player, setup: &R::Setup) -> String {
    let started = bot.start(seat, &rules.start(setup), 0);
    started.expect_err("it reports by raising").detail
}

trait Hosted: Offered {
    type Python: Bot<Self::Game>;
    type Simple: Bot<Self::Game>;
    fn host(&self, file: Arc<BotFile>, limits: Limits) -> Self::Python;
    fn simple(&self) -> Self::Simple;
    fn config(&self, turns: u32) -> Self::Config;

    fn setup(&self, turns: u32) -> Self::Setup {
        self.draw_setup(&self.config(turns), &mut Rng::new(7))
    }

    /// Lets the bot play a game of so many turns as A against a simple bot.
    fn meet(&self, bot: &mut Self::Python, turns: u32) -> PlayedGame<Self> {
        play(*self, &self.setup(turns), Player::A, bot, &mut self.simple())
    }
}

impl Hosted for PaperRules {
    type Python = PaperBot;
    type Simple = GoRound;
    fn host(&self, file: Arc<BotFile>, limits: Limits) -> PaperBot {
        PaperBot::new(file, limits)
    }
    fn simple(&self) -> GoRound {
        GoRound::default()
    }
    fn config(&self, turns: u32) -> PaperConfig {
        PaperConfig::on(26, 13, turns)
    }
}

impl Hosted for Duel2048Rules {
    type Python = Duel2048Bot;
    type Simple = RandomLegal<Duel2048V1>;
    fn host(&self, file: Arc<BotFile>, limits: Limits) -> Duel2048Bot {
        Duel2048Bot::new(file, limits)
    }
    fn simple(&self) -> RandomLegal<Duel2048V1> {
        RandomLegal::new(Duel2048V1)
    }
    fn config(&self, turns: u32) -> Duel2048Config {
        Duel2048Config { rounds: turns as u16 }
    }
}

impl Hosted for StellarRules {
    type Python = StellarBot;
    type Simple = RandomLegal<StellarV1>;
    fn host(&self, file: Arc<BotFile>, limits: Limits) -> StellarBot {
        StellarBot::new(file, limits)
    }
    fn simple(&self) -> RandomLegal<StellarV1> {
        RandomLegal::new(StellarV1)
    }
    fn config(&self, turns: u32) -> StellarConfig {
        StellarConfig { max_turns: turns, ..Default::default() }
    }
}
