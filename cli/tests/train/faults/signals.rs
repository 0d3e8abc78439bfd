//! Ctrl-C and other terminating signals.

use crate::run::Run;
use crate::support::json;

#[test]
fn once_saves_and_exports() {
    for signal in ["INT", "TERM", "HUP"] {
        let run = Run::new();
        let mut process = run.start(&[], &["--minutes", "60"]);
        // The curves start with training.
        process.wait_for_file(&run.path.join("events"));
        process.signal(signal);
        let (status, said) = process.end();
        assert!(status.success(), "{signal}: {said}");
        for name in ["policy.turf", "summary.json", "report.html"] {
            assert!(run.path.join(name).is_file(), "{signal}: {name}");
        }
        let saved = run.whole_checkpoints();
        assert_eq!(saved.len(), 1);
        assert_eq!(json(&run.path.join("summary.json"))["updates"], saved[0]);
        // The stop leaves no trace in the later run.
        run.train(&[], saved[0] + 5);
        let whole = Run::new();
        whole.train(&[], saved[0] + 5);
        assert!(run.bytes() == whole.bytes(), "{signal}");
    }
}

const ENDLESS: [&str; 4] = [
    // Promotions are points of the curves too.
    "league.n_snapshots=0",
    "metrics.period=800",
    "evaluation.period=800",
    "evaluation.games=10000000",
];

/// A stop interrupts an evaluation. The resumed run plays it and ends like an uninterrupted one.
#[test]
fn an_evaluation_is_broken_off() {
    let run = Run::new();
    let mut process = run.start(&ENDLESS, &["--minutes", "60"]);
    // The first point of the curves is written in the same step, just before.
    process.wait_for_file(&run.path.join("events"));
    process.signal("TERM");
    let (status, said) = process.end();
    assert!(status.success(), "{said}");
    let saved = run.whole_checkpoints();
    assert_eq!(saved.len(), 1);
    let more = ["--updates", &(saved[0] + 5).to_string(), "--set", "evaluation.games=2"];
    let (status, said) = run.start(&[], &more).end();
    assert!(status.success(), "{said}");
    let whole = Run::new();
    whole.train(&[&ENDLESS[..3], &["evaluation.games=2"]].concat(), saved[0] + 5);
    assert!(run.bytes() == whole.bytes());
    let [first, expected] = [&run, &whole].map(|run| json(&run.path.join("evaluations.json"))[0].clone());
    assert_eq!(first["updates"], saved[0], "the point is of where it was due");
    assert_eq!(first["results"], expected["results"]);
}

#[test]
fn a_promotion_match_is_broken_off() {
    let run = Run::new();
    let settings = ["league.gate_games=10000000", "league.gate_elo=1", "metrics.period=400"];
    let mut process = run.start(&settings, &["--minutes", "60"]);
    process.wait_for_file(&run.path.join("events"));
    std::thread::sleep(std::time::Duration::from_secs(1)); // enough to reach the second snapshot
    process.signal("TERM");
    let (status, said) = process.end();
    assert!(status.success(), "{said}");
    assert_eq!(run.whole_checkpoints().len(), 1);
}

#[test]
fn saves_when_asked_and_goes_on() {
    for settings in [&["evaluation.period=0"][..], &ENDLESS] {
        let run = Run::new();
        let mut process = run.start(settings, &["--minutes", "60"]);
        process.wait_for_file(&run.path.join("events"));
        for signal in ["USR1", "USR2"] {
            process.signal(signal);
            process.wait_for("on request");
            assert!(!run.whole_checkpoints().is_empty(), "{signal}");
        }
        process.signal("TERM");
        let (status, said) = process.end();
        assert!(status.success(), "{said}");
    }
}

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
    // The lock ends with the process.
    run.train(&[], 3);
}
