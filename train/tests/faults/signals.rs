//! Ctrl-C and termination.

use crate::run::Run;
use crate::support::json;

/// Once ends a run like its budget would: saved, exported, exit code 0.
#[test]
fn once_saves_and_exports() {
    for signal in ["INT", "TERM"] {
        let run = Run::new();
        let mut process = run.start(&[], &["--minutes", "60"]);
        // Curves begin when training does.
        process.wait_for_file(&run.path.join("events"));
        process.signal(signal);
        let (status, said) = process.end();
        assert!(status.success(), "{signal}: {said}");
        for name in ["policy.turf", "summary.json"] {
            assert!(run.path.join(name).is_file(), "{signal}: {name}");
        }
        let saved = run.whole_checkpoints();
        assert_eq!(saved.len(), 1);
        assert_eq!(json(&run.path.join("summary.json"))["updates"], saved[0]);
        // Nothing was lost: the stop shows nowhere in what comes later.
        run.train(&[], saved[0] + 5);
        let whole = Run::new();
        whole.train(&[], saved[0] + 5);
        assert!(run.bytes() == whole.bytes(), "{signal}");
    }
}

/// The first signal waits for what is under way, here evaluation games without end; the second ends the program.
#[test]
fn twice_ends_at_once() {
    let run = Run::new();
    let endless = [
        // Promotions are points of the curves too.
        "league.n_snapshots=0",
        "metrics.period=800",
        "checkpoint.period=80",
        "evaluation.period=800",
        "evaluation.games=10000000",
    ];
    let mut process = run.start(&endless, &["--minutes", "60"]);
    // The first point of the curves is written in the same step, just before.
    process.wait_for_file(&run.path.join("events"));
    process.signal("INT");
    process.wait_for("once more");
    process.signal("INT");
    let (status, said) = process.end();
    assert_eq!(status.code(), Some(130), "{said}");
    assert!(!run.path.join("summary.json").exists());
    assert_eq!(run.whole_checkpoints().len(), 2);
}

/// Everything is saved before the last evaluation, so one signal ends it, without complaint.
#[test]
fn the_last_evaluation_can_be_cut_short() {
    let run = Run::new();
    let mut process = run.start(&["evaluation.final_games=10000000"], &["--updates", "5"]);
    process.wait_for("policy in");
    process.signal("INT");
    let (status, said) = process.end();
    assert!(status.success(), "{said}");
    assert_eq!(
        json(&run.path.join("summary.json"))["updates"],
        run.whole_checkpoints()[0]
    );
}

#[test]
fn one_folder_has_one_process() {
    let run = Run::new();
    let mut process = run.start(&[], &["--minutes", "60"]);
    process.wait_for_file(&run.path.join("events"));
    let (status, said) = run.start(&[], &[]).end();
    assert!(!status.success() && said.lines().count() == 1, "{said}");
    assert!(said.contains("another process trains in"), "{said}");
    process.child.kill().expect("still running");
    drop(process);
    // However a process ends, its lock ends with it.
    run.train(&[], 3);
}
