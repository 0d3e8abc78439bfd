//! Full and read-only disks. A limit on file sizes stands in for a full disk and needs no privileges: writes fail in the same
//! places, with another error number.

use std::process::Command;

use crate::train::run::{Process, Run};

fn start_after(preparation: &str, run: &Run, settings: &str, more: &str) -> Process {
    let script = format!("{preparation} exec \"$@\"");
    let mut command = Command::new("bash");
    command.args(["-c", &script, "bash", env!("CARGO_BIN_EXE_turf")]);
    let line = run.line(settings, more);
    Process::start(command.args(line.split_whitespace()).current_dir(run.at.path("")))
}

/// Returns a prefix that limits file sizes. With the signal ignored, writes fail instead.
fn with_room(kilobytes: u32) -> String {
    format!("trap '' XFSZ; ulimit -f {kilobytes};")
}

#[test]
fn full_while_training_costs_no_checkpoint_that_was_there() {
    let run = Run::new();
    run.train("checkpoint.period=80", 10);
    let before = run.whole_checkpoints();
    let (said, last) = start_after(&with_room(60), &run, "", "--updates 60").fail();
    let warnings = said.lines().filter(|line| line.starts_with("warning: cannot write checkpoint"));
    assert!(warnings.count() > 1, "{said}");
    assert!(last.starts_with("error: cannot write checkpoint"), "{said}");
    assert_eq!(run.whole_checkpoints(), before);
    assert!(!run.checkpoints().join("partial").exists(), "the room is given back");
    // With room again the resumed run ends like an uninterrupted one.
    run.train("", 60);
    assert!(run.bytes() == Run::uninterrupted("", 60).bytes());
}

#[test]
fn full_from_the_start_is_one_line() {
    let run = Run::new();
    let (said, last) = start_after(&with_room(1), &run, "", "--updates 5").fail();
    assert!(last.starts_with("error: cannot write ") && last.contains("config.toml"), "{said}");
    assert!(!run.is_begun(), "{said}");
    // The folder can be used again.
    run.train("", 5);
}

#[test]
fn a_file_of_curves_that_is_full_ends_no_run() {
    let run = Run::new();
    run.train("checkpoint.replay=false league.n_snapshots=0 metrics.period=8", 3);
    let said = start_after(&with_room(40), &run, "", "--updates 60").succeed();
    assert_eq!(said.matches("warning: no curves: ").count(), 1, "{said}");
    assert!(run.whole_checkpoints()[0] >= 60);
}

#[test]
fn a_folder_that_is_read_only_is_refused_at_once() {
    let run = Run::uninterrupted("", 3);
    let prepare = format!("chmod -R a-w '{}';", run.path.display());
    let root = "[ $(id -u) != 0 ] || set -- setpriv --bounding-set=-dac_override --inh-caps=-dac_override \"$@\";";
    let ended = start_after(&(prepare + root), &run, "", "--updates 5").end();
    let status_again = Command::new("chmod").args(["-R", "u+w"]).arg(&run.path).status();
    assert!(status_again.expect("chmod runs").success());
    let (status, said) = ended;
    assert_eq!(status.code(), Some(1), "{said}");
    assert!(said.starts_with("error: cannot write ") && said.lines().count() == 1, "{said}");
    assert_eq!(run.whole_checkpoints(), [3]);
}
