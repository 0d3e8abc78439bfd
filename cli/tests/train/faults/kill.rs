//! kill -9 at random moments.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use protobuf::Message;
use tensorboard_proto::event::{Event, SessionLog_SessionStatus};
use turf_env::Rng;

use crate::train::run::Run;

const KILLS: u32 = 50;

/// A checkpoint after every step makes many kills hit a half-written one. After each kill the listed checkpoints are complete
/// and the newest is no older; the next process resumes from it. In the end weights, memory and policy equal those of an
/// uninterrupted run, byte for byte.
#[test]
fn at_random_moments_loses_nothing_that_was_saved() {
    let kills = std::env::var("TURF_KILLS").map_or(KILLS, |n| n.parse().expect("TURF_KILLS is a number"));
    let run = Run::new();
    let (mut rng, mut newest) = (Rng::new(8), None);
    let (mut half_written, mut half_removed, mut at_start) = (0, 0, 0);
    for kill in 0..kills {
        let resumes = run.is_begun();
        let mut process = run.start("checkpoint.period=8", "--minutes 60");
        if rng.chance(0.25) {
            sleep(Duration::from_millis(rng.below(300) as u64));
            at_start += 1;
        } else {
            process.wait_for(" games at once");
            if resumes {
                let said = process.wait_for("");
                let wanted = newest.map_or("no checkpoint yet".into(), |n: u64| format!("({n} updates)"));
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
    run.train("", last);
    let whole = Run::uninterrupted("checkpoint.period=0", last);
    assert!(run.bytes() == whole.bytes(), "after {last} updates");
    println!(
        "{kills} processes killed ({at_start} at any moment from their start on, {half_written} while a checkpoint was \
         written, {half_removed} while one was removed), \
         {kills} survived, {last} updates, equal to an uninterrupted run"
    );
}

/// Returns the steps of a curve as TensorBoard shows them: the start of a session drops all later steps of earlier files.
fn shown(run: &Run, curve: &str) -> Vec<i64> {
    let mut files = run.at.files("run/events");
    files.sort();
    let mut steps = Vec::new();
    for file in files {
        let bytes = fs::read(file).expect("readable");
        let mut rest = &bytes[..];
        // The last record may be half written.
        while let Some(len) = rest.get(..8) {
            let len = u64::from_le_bytes(len.try_into().expect("eight bytes")) as usize;
            let Some(record) = rest.get(12..12 + len) else { break };
            let event = Event::parse_from_bytes(record).expect("an event");
            if event.get_session_log().get_status() == SessionLog_SessionStatus::START {
                steps.retain(|&step| step < event.get_step());
            }
            let mut values = event.get_summary().get_value().iter();
            steps.extend(values.find(|value| value.get_tag() == curve).map(|_| event.get_step()));
            rest = rest.get(16 + len..).unwrap_or_default();
        }
    }
    steps
}

/// A curve has every step once and in order, although the steps after the checkpoint are played again.
#[test]
fn the_curves_go_on_from_the_checkpoint() {
    let curve = "progress/updates";
    let run = Run::uninterrupted("metrics.period=8 checkpoint.period=0 checkpoint.minutes=0.0", 10);
    let newest = run.whole_checkpoints()[0];
    let saved_at = run.at.read_json(&format!("run/checkpoints/{newest}/state.json"))["counters"]["decisions"].as_i64();
    let saved_at = saved_at.expect("a number");
    // File names have a resolution of one second.
    let second = || sleep(Duration::from_millis(1100));
    second();
    let mut process = run.start("", "--minutes 60");
    process.wait_for("resumed from");
    while shown(&run, curve).last() < Some(&(saved_at + 80)) {
        sleep(Duration::from_millis(10));
    }
    process.child.kill().expect("still running");
    process.end();
    let before = shown(&run, curve);
    assert!(before.contains(&saved_at));
    second();
    run.train("", newest + 3);
    let after = shown(&run, curve);
    assert!(after.is_sorted_by(|a, b| a < b), "{after:?}");
    assert!(after.contains(&saved_at) && after.last() > Some(&saved_at));
    assert!(after.last() < before.last(), "what came after it was dropped");
}
