//! Damaged checkpoints and run folders.

use std::fs;
use std::path::Path;

use crate::run::Run;

fn trained() -> (Run, u64, u64) {
    let run = Run::new();
    [3, 9, 15].into_iter().for_each(|updates| run.train(&[], updates));
    let [newest, before] = run.whole_checkpoints()[..] else {
        panic!("two are kept")
    };
    (run, newest, before)
}

fn flip(file: &Path) {
    let mut bytes = fs::read(file).expect("written");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(file, bytes).expect("writable");
}

fn cut(file: &Path) {
    let bytes = fs::read(file).expect("written");
    fs::write(file, &bytes[..bytes.len() / 2]).expect("writable");
}

fn remove(file: &Path) {
    fs::remove_file(file).expect("there");
}

#[test]
fn the_one_before_is_taken() {
    let (run, newest, _) = trained();
    let wanted = run.bytes();
    for name in [
        "weights.safetensors",
        "replay.safetensors",
        "state.json",
        "config.toml",
        "policy.turf",
        "checksums",
    ] {
        for (what, harm) in [("flipped", flip as fn(&Path)), ("cut", cut), ("missing", remove)] {
            harm(&run.file(newest, name));
            let mut process = run.start(&[], &["--updates", &newest.to_string()]);
            let warning = process.wait_for("warning");
            assert!(
                warning.contains(&format!("checkpoints/{newest}")) && warning.contains(name),
                "{what} {name}: {warning}"
            );
            process.wait_for("resumed from");
            let (status, said) = process.end();
            assert!(status.success(), "{said}");
            // The same checkpoint replaces the damaged one.
            assert!(run.bytes() == wanted, "{what} {name}");
        }
    }
}

#[test]
fn all_damaged_is_an_error_that_keeps_everything() {
    let (run, newest, before) = trained();
    flip(&run.file(newest, "weights.safetensors"));
    cut(&run.file(before, "replay.safetensors"));
    let (status, said) = run.start(&[], &[]).end();
    assert!(!status.success());
    let last = said.lines().last().expect("a complaint");
    assert!(
        last.starts_with("error: ") && last.contains("no good checkpoint"),
        "{said}"
    );
    assert!(run.file(newest, "state.json").exists() && run.file(before, "state.json").exists());
}

#[test]
fn a_damaged_newer_one_displaces_no_good_one() {
    let (run, newest, before) = trained();
    cut(&run.file(newest, "state.json"));
    run.train(&[], before + 1);
    let names = std::fs::read_dir(run.checkpoints()).expect("a folder").count();
    assert_eq!(names, 3, "the damaged one, the one before, the new one");
    fs::remove_dir_all(run.file(newest, "")).expect("there");
    assert_eq!(run.whole_checkpoints()[1], before);
}

#[test]
fn a_folder_that_is_no_run_or_another_is_refused_in_one_line() {
    let (run, newest, _) = trained();
    let more = (newest + 3).to_string();
    let refused = |part: &str| {
        let (status, said) = run.start(&[], &["--updates", &more]).end();
        let last = said.lines().last().expect("a complaint").to_string();
        assert!(
            !status.success() && last.starts_with("error: ") && last.contains(part),
            "{said}"
        );
        assert!(!said.contains("panicked"), "{said}");
    };
    let config = run.path.join("config.toml");
    let good = fs::read_to_string(&config).expect("written");
    fs::write(&config, good.replace("gamma = 0.9", "gamma = 0.8")).expect("writable");
    refused("dqn.gamma cannot be changed");
    fs::write(&config, &good[..good.len() / 2]).expect("writable");
    refused("config.toml");
    fs::write(&config, [0xFF, 0xFE]).expect("writable");
    refused("config.toml");
    fs::write(&config, &good).expect("writable");
    let about = run.path.join("run.toml");
    let good = fs::read(&about).expect("written");
    fs::write(&about, "").expect("writable");
    refused("is not a run of paper-v1");
    fs::write(&about, good).expect("writable");
    run.train(&[], newest + 3);
}
