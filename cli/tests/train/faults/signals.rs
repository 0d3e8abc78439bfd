//! Ctrl-C and other terminating signals.

use crate::support::signal;
use crate::train::run::Run;

#[test]
fn once_saves_and_exports() {
    for signal in ["INT", "TERM", "HUP"] {
        let run = Run::new();
        run.start_long("").stop(signal);
        for name in ["policy.turf", "bot.py", "summary.json", "report.html"] {
            assert!(run.path.join(name).is_file(), "{signal}: {name}");
        }
        let saved = run.whole_checkpoints();
        assert_eq!(saved.len(), 1);
        assert_eq!(run.at.read_json("run/summary.json")["updates"], saved[0]);
        // The stop leaves no trace in the later run.
        run.train("", saved[0] + 5);
        assert!(run.bytes() == Run::uninterrupted("", saved[0] + 5).bytes(), "{signal}");
    }
}

/// Promotions are points of the curves too, so there are none.
const ENDLESS: &str = "league.n_snapshots=0 metrics.period=800 evaluation.period=800 evaluation.games";

/// A stop interrupts an evaluation. The resumed run plays it and ends like an uninterrupted one.
#[test]
fn an_evaluation_is_broken_off() {
    let run = Run::new();
    // The first point of the curves is written in the same step, just before.
    run.start_long(&format!("{ENDLESS}=10000000")).stop("TERM");
    let saved = run.whole_checkpoints();
    assert_eq!(saved.len(), 1);
    let more = format!("--updates {} --set evaluation.games=2", saved[0] + 5);
    run.start("", &more).succeed();
    let whole = Run::uninterrupted(&format!("{ENDLESS}=2"), saved[0] + 5);
    assert!(run.bytes() == whole.bytes());
    let [first, expected] = [&run, &whole].map(|run| run.at.read_json("run/evaluations.json")[0].clone());
    assert_eq!(first["updates"], saved[0], "the point is of where it was due");
    assert_eq!(first["results"], expected["results"]);
}

#[test]
fn a_promotion_match_is_broken_off() {
    let run = Run::new();
    let process = run.start_long("league.gate_games=10000000 league.gate_elo=1 metrics.period=400");
    std::thread::sleep(std::time::Duration::from_secs(1)); // enough to reach the second snapshot
    process.stop("TERM");
    assert_eq!(run.whole_checkpoints().len(), 1);
}

#[test]
fn saves_when_asked_and_goes_on() {
    for settings in ["evaluation.period=0", &format!("{ENDLESS}=10000000")] {
        let run = Run::new();
        let mut process = run.start_long(settings);
        for name in ["USR1", "USR2"] {
            signal(&process.child, name);
            process.wait_for("on request");
            assert!(!run.whole_checkpoints().is_empty(), "{name}");
        }
        process.stop("TERM");
    }
}

#[test]
fn the_last_evaluation_can_be_cut_short() {
    let run = Run::new();
    let mut process = run.start("evaluation.final_games=10000000", "--updates 5");
    process.wait_for("policy in");
    process.stop("INT");
    assert_eq!(run.at.read_json("run/summary.json")["updates"], run.whole_checkpoints()[0]);
}

#[test]
fn one_folder_has_one_process() {
    let run = Run::new();
    let mut process = run.start_long("");
    let said = run.at.refuse(&run.line("", ""));
    assert!(said.contains("another process trains in"), "{said}");
    process.child.kill().expect("still running");
    drop(process);
    // The lock ends with the process.
    run.train("", 3);
}
