//! `scripts/rounds`: rounds of a league and two exploiters; a second call resumes.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::{Place, text};
use crate::train::run::set;

const SMALL: &str = "env.n_envs=8 network.hidden=[8] dqn.batch_size=16 dqn.learning_start=64 replay.capacity=2000 evaluation.games=2 \
    evaluation.confirm_games=2 evaluation.final_games=2 evaluation.start_games=2";

fn rounds(at: &Place, count: u32) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/rounds");
    let line = format!(
        "--game duel2048 --from policy:start.turf --folder rounds --rounds {count} --updates 4 --exploiter-updates 3 --met greedy{}{}",
        set(SMALL),
        set(SMALL).replace("--set", "--exploiter-set")
    );
    let mut command = Command::new("python3");
    command.arg(script).args(line.split_whitespace()).current_dir(at.path(""));
    command.env("TURF", env!("CARGO_BIN_EXE_turf")).output().expect("python3")
}

fn commands(output: &Output) -> usize {
    assert!(output.status.success(), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    printed.lines().filter(|line| line.starts_with("$ turf ")).count()
}

#[test]
fn each_round_meets_what_was_found_before_and_a_call_again_goes_on() {
    let at = Place::new();
    at.succeed(&format!("train --game duel2048 --preset dqn --updates 2 --run start{}", set(SMALL)));
    fs::copy(at.path("start/policy.turf"), at.path("start.turf")).expect("a policy");
    let report = |run: &str| at.read_json(&format!("rounds/{run}/exploit.json"));

    assert_eq!(commands(&rounds(&at, 1)), 3);
    assert_eq!(report("own-0")["from"], "policy:rounds/league-0/policy.turf");
    assert!(report("line-0")["from"].is_null());

    // Finished rounds stay; only the next one is new.
    let done = at.read("rounds/line-0/exploit.json");
    assert_eq!(commands(&rounds(&at, 2)), 3);
    assert_eq!(at.read("rounds/line-0/exploit.json"), done);
    assert_eq!(report("line-1")["from"], "policy:rounds/line-0/exploiter.turf");
    let config = at.read("rounds/league-1/config.toml");
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
    let exploiter = at.path("rounds/own-1/exploiter.turf");
    fs::remove_file(&exploiter).expect("an exploiter");
    assert_eq!(commands(&rounds(&at, 2)), 1);
    assert!(exploiter.exists());

    let third = rounds(&at, 2);
    assert_eq!(commands(&third), 0);
    assert_eq!(text(&third.stdout).trim(), "the policy: rounds/league-1/policy.turf");
}
