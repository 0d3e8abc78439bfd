//! kill -9 at random moments.

use std::thread::sleep;
use std::time::Duration;

use turf_env::Rng;

use crate::run::Run;

/// Kills in the ordinary test run; `TURF_KILLS` asks for more.
const KILLS: u32 = 50;

/// The run writes a checkpoint after every step, so that many kills hit one half written. After each the checkpoints that
/// are listed are whole and the newest is no older; the next process goes on from just that. In the end the weights, the
/// memory and the policy are, byte for byte, those of a run that was never interrupted.
#[test]
fn at_random_moments_loses_nothing_that_was_saved() {
    let kills = std::env::var("TURF_KILLS").map_or(KILLS, |n| n.parse().expect("TURF_KILLS is a number"));
    let run = Run::new();
    let (mut rng, mut newest) = (Rng::new(8), None);
    let (mut half_written, mut half_removed, mut at_start) = (0, 0, 0);
    for kill in 0..kills {
        let resumes = run.is_begun();
        let mut process = run.start(&["checkpoint.period=8"], &["--minutes", "60"]);
        if rng.chance(0.25) {
            sleep(Duration::from_millis(rng.below(300) as u64));
            at_start += 1;
        } else {
            process.wait_for(" games at once");
            if resumes {
                let said = process.wait_for("");
                let wanted = newest.map_or("no checkpoint yet".into(), |n: u64| format!(", {n} updates"));
                assert!(said.contains(&wanted), "{newest:?}: {said}");
            }
            sleep(Duration::from_millis(rng.below(250) as u64));
        }
        process.child.kill().expect("still running");
        let (status, said) = process.end();
        assert!(status.code().is_none(), "kill {kill}: it ended by itself: {said}");
        half_written += run.checkpoints().join("partial").exists() as u32;
        half_removed += run.checkpoints().join("removed").exists() as u32;
        let now = run.whole_checkpoints().first().copied();
        assert!(now >= newest, "kill {kill}: {now:?} after {newest:?}");
        newest = now;
    }
    let last = newest.expect("some process came to save") + 10;
    run.train(&[], last);
    let whole = Run::new();
    whole.train(&["checkpoint.period=0"], last);
    assert!(run.bytes() == whole.bytes(), "after {last} updates");
    println!(
        "{kills} processes killed ({at_start} at any moment from their start on, {half_written} while a checkpoint was \
         written, {half_removed} while one was removed), \
         {kills} survived, {last} updates, equal to an uninterrupted run"
    );
}
