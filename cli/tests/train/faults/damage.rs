//! Damaged checkpoints and run folders.

use std::fs;
use std::path::Path;

use crate::train::run::Run;

fn trained() -> (Run, u64, u64) {
    let run = Run::new();
    [3, 9, 15].into_iter().for_each(|updates| run.train("", updates));
    let [newest, before] = run.whole_checkpoints()[..] else { panic!("two are kept") };
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
    for name in ["weights.safetensors", "replay.safetensors", "state.json", "config.toml", "policy.turf", "checksums"] {
        for (what, harm) in [("flipped", flip as fn(&Path)), ("cut", cut), ("missing", remove)] {
            harm(&run.file(newest, name));
            let mut process = run.start("", &format!("--updates {newest}"));
            let warning = process.wait_for("warning");
            assert!(
                warning.contains(&format!("checkpoints/{newest}")) && warning.contains(name),
                "{what} {name}: {warning}"
            );
            process.wait_for("resumed from");
            process.succeed();
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
    let (said, last) = run.start("", "").fail();
    assert!(last.contains("no good checkpoint"), "{said}");
    assert!(run.file(newest, "state.json").exists() && run.file(before, "state.json").exists());
}

#[test]
fn a_damaged_newer_one_displaces_no_good_one() {
    let (run, newest, before) = trained();
    cut(&run.file(newest, "state.json"));
    run.train("", before + 1);
    let names = run.at.files("run/checkpoints").len();
    assert_eq!(names, 3, "the damaged one, the one before, the new one");
    fs::remove_dir_all(run.file(newest, "")).expect("there");
    assert_eq!(run.whole_checkpoints()[1], before);
}

#[test]
fn a_folder_that_is_no_run_or_another_is_refused_in_one_line() {
    let (run, newest, _) = trained();
    let config = run.at.read("run/config.toml");
    let other = config.replace("gamma = 0.9", "gamma = 0.8").into_bytes();
    for (file, damaged, part) in [
        ("run/config.toml", other, "dqn.gamma cannot be changed"),
        ("run/config.toml", config[..config.len() / 2].into(), "config.toml"),
        ("run/config.toml", vec![0xFF, 0xFE], "config.toml"),
        ("run/run.toml", vec![], "is not a run of paper-v1"),
    ] {
        let good = run.at.read(file);
        run.at.write(file, damaged);
        let (said, last) = run.start("", &format!("--updates {}", newest + 3)).fail();
        assert!(last.contains(part), "{said}");
        run.at.write(file, good);
    }
    run.train("", newest + 3);
}
