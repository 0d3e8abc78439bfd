//! `scripts/turf` with everything built: without Rust, and without a home. What it builds twice. `scripts/new-game`: with turf's
//! build.

use std::collections::BTreeSet;
use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;

const TOOLS: [&str; 10] = ["bash", "dirname", "readlink", "find", "grep", "uname", "sed", "cut", "sort", "head"];

fn executable(file: &Path, text: &str) {
    fs::write(file, text).expect("written");
    fs::set_permissions(file, Permissions::from_mode(0o755)).expect("its own file");
}

#[test]
fn what_is_built_runs_without_rust_and_without_a_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    for made in ["scripts", "bin", "none", "target/release", ".cargo"] {
        fs::create_dir_all(at(made)).expect("a folder");
    }
    for source in ["features", "env", "agents", "duel-board", "train", "web", "cli"] {
        fs::create_dir(at(source)).expect("a folder");
    }
    for file in ["Cargo.toml", "Cargo.lock"] {
        fs::write(at(file), "").expect("written");
    }
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts");
    for script in ["turf", "setup"] {
        fs::copy(own.join(script), at("scripts").join(script)).expect("copied");
    }
    let path = std::env::var_os("PATH").expect("set");
    for tool in TOOLS {
        let found = std::env::split_paths(&path).map(|folder| folder.join(tool)).find(|file| file.is_file());
        symlink(found.expect("a usual tool"), at("bin").join(tool)).expect("a link");
    }
    executable(&at("target/release/turf"), "#!/usr/bin/env bash\necho ran \"$*\" as \"$TURF_CALLED\"\n");
    let run = |home: Option<&str>| {
        let mut script = Command::new(at("scripts/turf"));
        script.args(["train", "--game", "paper"]);
        script.env_clear().env("PATH", at("bin")).envs(home.map(|home| ("CARGO_HOME", at(home))));
        let output = script.output().expect("it runs");
        assert!(output.status.success(), "{output:?}");
        (String::from_utf8_lossy(&output.stdout).into_owned(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let ran = format!("ran train --game paper as {}\n", at("scripts/turf").display());
    assert_eq!(run(Some("none")), (ran.clone(), String::new()));
    // Changed sources: it warns and runs the old program.
    fs::write(at("cli/new.rs"), "").expect("written");
    let (out, said) = run(Some("none"));
    assert!(out == ran && said.contains("turf is older than its sources"), "{said}");
    // Rust is in PATH and HOME is unset.
    for tool in ["cargo", "cc", "c++", "python3"] {
        executable(&at("bin").join(tool), "#!/usr/bin/env bash\necho cargo 99.0.0\n");
    }
    symlink("/usr/bin/env", at("bin/env")).expect("a link");
    fs::create_dir(at("libtorch")).expect("a folder");
    assert_eq!(run(None).0, ran);
}

/// Returns a package's crates: `name version`, and their features.
fn crates(selection: &[&str]) -> BTreeSet<(String, String)> {
    let mut tree = Command::new(env!("CARGO"));
    tree.args([
        "tree",
        "--offline",
        "--locked",
        "--prefix=none",
        "--edges=normal,build",
        "--format={p}|{f}",
        "--package",
    ]);
    let output = tree.args(selection).output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("text").replace(" (*)", "").replace(" (proc-macro)", "");
    text.lines()
        .filter_map(|line| line.split_once('|'))
        .map(|(name, features)| (name.into(), features.into()))
        .collect()
}

#[test]
fn what_packages_share_is_compiled_once() {
    let arena = crates(&["turf", "--features=turf/arena"]);
    // The arena asks more of the web server, which is compiled again.
    let server = "axum futures-task futures-util hyper hyper-util maud slab sync_wrapper tokio tower turf turf-web";
    let again = |(name, _): &&(String, String)| {
        arena.iter().any(|(known, _)| known == name)
            && server.split(' ').all(|one| !name.starts_with(&format!("{one} ")))
    };
    for package in ["turf", "turf-python"] {
        let more: Vec<_> = crates(&[package]).difference(&arena).filter(again).cloned().collect();
        assert!(more.is_empty(), "features/Cargo.toml lacks what the arena asks of these: {more:?}");
    }
}

#[test]
fn a_new_game_is_built_as_turf_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    let made = folder.path().join("reversi");
    let run = |program: &Path, words: &[&str], at: &Path| {
        let output = Command::new(program).args(words).current_dir(at).output().expect("it runs");
        assert!(output.status.success(), "{output:?}");
    };
    run(&root.join("scripts/new-game"), &["reversi"], folder.path());
    // The lock resolves without a network, and names no version that turf's does not.
    run(Path::new(env!("CARGO")), &["update", "--workspace", "--offline"], &made);
    let checks =
        |line: &&str| line.starts_with("checksum") || line.starts_with("rustflags") || line.contains("opt-level");
    for file in ["Cargo.lock", "Cargo.toml", ".cargo/config.toml"] {
        let [own, turf] = [&*made, root].map(|folder| fs::read_to_string(folder.join(file)).expect("laid"));
        let mut told = own.lines().filter(checks).peekable();
        assert!(told.peek().is_some() && told.all(|line| turf.contains(line)), "{file}: {own}");
    }
}
