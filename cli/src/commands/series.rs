//! Series of games with a callback per finished game.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::mpsc::sync_channel;
use std::thread;

use anyhow::Result;
use rayon::ThreadPoolBuilder;
use turf_agents::play::stop;
use turf_agents::spec::team::{Bout, Team, TeamGame};

/// Finished games that may wait for the caller. Without a limit a slow disk would hold up a stop, and memory would fill.
const QUEUE: usize = 16;

/// Plays the games of a series that are not known yet, until a stop is requested ([`stop`]). Calls `each` on the caller's
/// thread for every game as it ends, in any order. The games have their own threads: `each` may use the global pool.
pub fn play(
    team: &dyn Team,
    pair: [usize; 2],
    bout: Bout,
    known: &BTreeSet<u64>,
    mut each: impl FnMut(TeamGame) -> Result<()>,
) -> Result<()> {
    let (send, games) = sync_channel(QUEUE);
    let pool = ThreadPoolBuilder::new().build()?;
    thread::scope(|scope| {
        scope.spawn(move || {
            // Sending fails if the command failed and dropped the receiver.
            let tell = |game| _ = send.send(game);
            pool.install(|| team.play(pair, bout, &|game| known.contains(&game), &tell));
        });
        let told = games.into_iter().try_for_each(&mut each);
        if told.is_err() {
            stop::flag().store(true, Ordering::Relaxed);
        }
        told
    })
}
