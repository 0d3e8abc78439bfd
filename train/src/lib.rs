//! The trainer behind `turf train`: self-play deep Q-learning, generic over the game's encoding.
//!
//! Rooms in the order in which data flows. Games are played, and transitions made, by [`turf_rollout`].
//!
//! | room | holds |
//! |---|---|
//! | [`config`] | every setting with its default, and what differs from it per game |
//! | [`data`] | [`data::replay_buffer`]: the memory of past transitions; [`data::batch`]: samples of it; [`data::augment`]: mirrored experience |
//! | [`nn`] | [`nn::network`]: the weights, and the network in libtorch; [`nn::cpu`]: the same with its gradient on a processor; [`nn::cell_table`]: the first layer's rows for sparse features |
//! | [`learn`] | [`learn::loss`]: the mathematics, as free functions; [`learn::gradient`], [`learn::optimiser`], [`learn::learner`]: an update |
//! | [`store`] | [`store::run_state`]: what a checkpoint holds; [`store::checkpoint`], [`store::run_folder`]: how it lies on disk |
//! | [`report`] | [`report::metrics`], [`report::events`]: curves and progress; [`report::cpu_shares`]: where the time goes |
//! | [`run`](mod@run) | [`run::self_play`]: **the loop**, top to bottom: start here; [`run::evaluation`]: matches against bots |
//!
//! `program` holds the command line; [`run`](fn@run) is all of it as a program.

#[macro_use(print, println)]
extern crate turf_terminal;

pub mod data;
pub mod learn;
pub mod nn;
mod program;
pub mod report;
pub mod run;
pub mod store;
use std::process::ExitCode;

pub use program::games::Games;
pub use turf_settings as config;

/// The [`Games`] of this list of types.
#[macro_export]
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        $crate::Games::default()$(.with::<$game>())+
    };
}

/// The learner as a program, for these games: parses its arguments, learns and reports its error, if any.
pub fn run(games: Games) -> ExitCode {
    keep_memory();
    // `turf doctor` asks so; no user does.
    if std::env::args_os().skip(1).eq(["--about"]) {
        return program::about::print();
    }
    games.offer();
    // `turf bench --train` asks so.
    if std::env::args_os().nth(1).is_some_and(|first| first == "--bench") {
        return turf_terminal::program::main(program::bench::Bench::run);
    }
    // `turf exploit` does.
    if std::env::args_os().nth(1).is_some_and(|first| first == "--exploit") {
        return turf_terminal::program::main(program::exploit::Exploit::run);
    }
    turf_terminal::program::main(program::command::Train::run)
}

/// Tables of some megabytes come and go with every update. By default the C library hands such memory back to the kernel and
/// fetches it again, which takes a third of stellar's time.
fn keep_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    for (option, bytes) in [
        (libc::M_MMAP_THRESHOLD, 32 << 20),
        (libc::M_TRIM_THRESHOLD, 1 << 30),
        (libc::M_TOP_PAD, 16 << 20),
    ] {
        // SAFETY: it sets a number. What it refuses stays as it was, which is slower and nothing else.
        unsafe { libc::mallopt(option, bytes) };
    }
}
