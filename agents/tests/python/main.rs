//! Python bots: the contests' interfaces, twins of Rust bots, and hostile files.
//!
//! Machines without `python3` cannot run these tests and say so; kernels without Landlock or seccomp skip the attacks that
//! require them.

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

use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::contest::host::{BotFile, Limits};
use turf_agents::play::arena::play_game;
use turf_agents::play::record::PlayedGame;
use turf_agents::{Bot, BuiltinBots};
use turf_env::Player;

fn bot_file(source: &str) -> Option<Arc<BotFile>> {
    match Interpreter::find() {
        Err(why) => {
            println!("NOT CHECKED: {why}");
            None
        }
        Ok(interpreter) => Some(Arc::new(BotFile {
            path: "folder/tested.py".into(),
            source: source.into(),
            interpreter,
            think: None,
        })),
    }
}

const PATIENT: Limits = {
    let long = Duration::from_secs(60);
    Limits {
        think: long,
        grace: long,
        import: long,
        uncounted: long,
        ..Limits::PAPER
    }
};

const SHORT: Limits = Limits {
    think: Duration::from_millis(400),
    grace: Duration::from_millis(200),
    import: Duration::from_millis(1500),
    uncounted: Duration::from_millis(500),
    memory: 300 << 20,
    ..Limits::PAPER
};

fn play<G: BuiltinBots>(setup: &G::Setup, seat: Player, one: &mut dyn Bot<G>, other: &mut dyn Bot<G>) -> PlayedGame<G> {
    match seat {
        Player::A => play_game(setup, [one, other], [1, 2]),
        Player::B => play_game(setup, [other, one], [2, 1]),
    }
}
