//! `scripts/rounds`: rounds of a league and two exploiters; a second call resumes.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::{json, succeed, text};

const SMALL: &str = "env.n_envs=8 network.hidden=[8] dqn.batch_size=16 dqn.learning_start=64 replay.capacity=2000 evaluation.games=2 \
    evaluation.confirm_games=2 evaluation.final_games=2 evaluation.start_games=2";

fn rounds(above: &Path, count: &str) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/rounds");
    let program = Path::new(env!("CARGO_BIN_EXE_turf"));
    let mut command = Command::new("python3");
    command.arg(script).env("TURF", program).current_dir(above);
    command.args([
        "--game",
        "duel2048",
        "--from",
        "policy:start.turf",
        "--folder",
        "rounds",
    ]);
    command.args([
        "--rounds",
        count,
        "--updates",
        "4",
        "--exploiter-updates",
        "3",
        "--met",
        "greedy",
    ]);
    for setting in SMALL.split_whitespace() {
        command.args(["--set", setting, "--exploiter-set", setting]);
    }
    command.output().expect("python3")
}

fn commands(output: &Output) -> Vec<String> {
    assert!(output.status.success(), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    printed
        .lines()
        .filter(|line| line.starts_with("$ turf "))
        .map(String::from)
        .collect()
}

#[test]
fn each_round_meets_what_was_found_before_and_a_call_again_goes_on() {
    let above = tempfile::tempdir().expect("a temporary folder");
    let folder = above.path();
    let start = folder.join("start");
    let path = start.display().to_string();
    let small: Vec<&str> = SMALL
        .split_whitespace()
        .flat_map(|setting| ["--set", setting])
        .collect();
    succeed(
        &[
            &["train", "--game", "duel2048", "--updates", "2", "--run", &path][..],
            &small,
        ]
        .concat(),
    );
    fs::copy(start.join("policy.turf"), folder.join("start.turf")).expect("a policy");

    let first = commands(&rounds(folder, "1"));
    assert_eq!(first.len(), 3, "{first:?}");
    let run = |name: &str| folder.join("rounds").join(name);
    assert_eq!(
        json(&run("own-0").join("exploit.json"))["from"],
        "policy:rounds/league-0/policy.turf"
    );
    assert!(json(&run("line-0").join("exploit.json"))["from"].is_null());

    // Finished rounds stay; only the next one is new.
    let done = fs::read(run("line-0").join("exploit.json")).expect("measured");
    let second = commands(&rounds(folder, "2"));
    assert_eq!(second.len(), 3, "{second:?}");
    assert_eq!(fs::read(run("line-0").join("exploit.json")).expect("measured"), done);
    assert_eq!(
        json(&run("line-1").join("exploit.json"))["from"],
        "policy:rounds/line-0/exploiter.turf"
    );
    let config = fs::read_to_string(run("league-1").join("config.toml")).expect("settings");
    for met in [
        "\"greedy\"",
        "policy:start.turf",
        "policy:rounds/league-0/policy.turf",
        "policy:rounds/own-0/exploiter.turf",
        "policy:rounds/line-0/exploiter.turf",
    ] {
        assert!(config.contains(met), "{met} is not met in the second round");
    }

    // An exploiter stopped during its evaluation is unfinished.
    let exploiter = run("own-1").join("exploiter.turf");
    fs::remove_file(&exploiter).expect("an exploiter");
    assert_eq!(commands(&rounds(folder, "2")).len(), 1);
    assert!(exploiter.exists());

    let third = rounds(folder, "2");
    assert!(commands(&third).is_empty());
    assert_eq!(text(&third.stdout).trim(), "the policy: rounds/league-1/policy.turf");
}
