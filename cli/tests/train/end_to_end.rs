//! The whole path of the real program: train → checkpoint → resume → evaluate → export → match.

use std::fs;

use crate::support::{Place, text};
use crate::train::run::set;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::policy::file::PolicyFile;

#[test]
fn train_resume_evaluate_export_match() {
    let at = Place::new();
    let small = "game.boards=[{width=16,height=15,max_turns=30}] dqn.learning_start=500 dqn.batch_size=64 replay.capacity=5000 \
                 evaluation.final_games=2 evaluation.bots=[\"wanderer\"]";
    let begin = "train --game paper --run run --updates 12 --envs 64 --seed 3";
    at.succeed(&format!("{begin}{}", set(small)));
    let first = at.read_json("run/summary.json");
    assert_eq!(first["updates"], 12);
    assert_eq!(first["evaluation"][0]["bot"], "wanderer");
    assert_eq!(first["evaluation"][0]["games"], 2);
    let shares = first["time_share"].as_object().expect("an object");
    let total: f64 = shares.values().filter_map(|share| share.as_f64()).sum();
    assert!((total - 1.0).abs() < 1e-6, "{shares:?}");
    for name in ["rules", "encode", "forward", "sample", "update", "other"] {
        let share = shares[name].as_f64();
        assert!(share.is_some_and(|share| (0.0..=1.0).contains(&share)), "{shares:?}");
    }
    assert!(first["decisions_per_s"].as_f64().is_some_and(|rate| rate > 0.0));
    assert!(at.path("run/checkpoints/12/state.json").exists());
    assert_eq!(at.files("run/events").len(), 1);

    let refusal = at.refuse("train --game paper --run run --updates 1");
    assert!(refusal.contains("--resume"), "{refusal}");
    // Without updates left no time is spent or printed.
    for spends in [true, false] {
        let resumed = at.turf("train --run run --resume --updates 20");
        let said = text(&resumed.stderr);
        let told = said.contains("CPU time");
        for next in ["play --game paper --opponent policy:run", "--policy python:run/bot.py --against wanderer "] {
            assert!(said.contains(next), "{said}");
        }
        assert!(resumed.status.success() && told == spends, "{resumed:?}");
    }
    let second = at.read_json("run/summary.json");
    assert_eq!(second["updates"], 20);
    assert!(second["decisions"].as_u64() > first["decisions"].as_u64());

    let report = at.json("evaluate --game paper --policy policy:run --against random --games 2");
    assert_eq!(report["opponents"][0]["games"], 2);

    let export = "export --policy policy:run/checkpoints/20 --format";
    let read = |file: &str| fs::read(at.path(file)).expect("exported");
    at.succeed(&format!("{export} policy --out bot.turf"));
    assert_eq!(read("bot.turf"), read("run/policy.turf"));
    if Interpreter::find().is_ok() {
        let said = at.json(&format!("{export} python --out bot.py --positions 50"));
        assert_eq!(said["parity"]["mismatches"], 0);
        assert!(said["parity"]["positions"].as_u64() >= Some(50) && said["ms_per_decision"].as_f64() > Some(0.0));
        assert_eq!(said["bytes"], read("bot.py").len());
        assert_eq!(read("bot.py"), read("run/bot.py"));
    }

    at.succeed(&format!("{export} policy --look-ahead 2 --replies 1 --out advised.turf"));
    let policy = |file: &str| PolicyFile::read(&at.path(file)).expect("a policy");
    let notes = policy("advised.turf").notes;
    assert_eq!((notes["look_ahead"].as_str(), notes["replies"].as_str()), ("2", "1"));
    let again = "train --game paper --run again --from policy:bot.turf --updates 0 --envs 16";
    at.succeed(&format!("{again}{}", set("evaluation.final_games=0")));
    assert_eq!(policy("again/policy.turf").tensors, policy("bot.turf").tensors);
    let settings = at.read("again/config.toml");
    for warm in ["learning_start = 190000", "learning_rate = 0.0001"] {
        assert!(settings.contains(warm), "{settings}");
    }
    let report = at.json("match --game paper --first policy:bot.turf --second goround --games 2");
    assert_eq!(report["games"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_search_learns_resumes_and_is_exported() {
    let at = Place::new();
    let small = "treestrap.games=10 treestrap.gate_games=0 evaluation.games=2 evaluation.final_games=2 evaluation.bots=[\"random\"]";
    at.succeed(&format!("train --game duel2048 --run run --updates 1{}", set(small)));
    let table = at.succeed("train --run run --resume --updates 2");
    assert!(table.contains("random "), "{table}");
    let summary = at.read_json("run/summary.json");
    assert_eq!((&summary["updates"], &summary["games"]), (&2.into(), &20.into()));
    assert_eq!(summary["evaluation"][0]["bot"], "random");
    let played = "match --game duel2048 --first policy:run@nodes=5 --second random --set game.rounds=6 --games 2";
    assert!(at.succeed(played).contains("won 2"));
    assert!(at.read("run/bot.py").contains("class Player"));
    assert!(at.read("run/report.html").contains("learn/loss_held_out"));
    at.write("broken/run.toml", "=");
    let told = at.turf("report .");
    assert!(told.status.success() && text(&told.stderr).contains("left out: ./broken"));
}

#[test]
fn refusals_are_one_line() {
    let at = Place::new();
    for (line, says) in [
        ("--game paper --set dqn.gama=1", "gama"),
        ("--game paper --set league.bots=[\"wizard\"]", "wizard"),
        ("--game paper --set evaluation.bots=[\"wizard\"]", "wizard"),
        ("--game paper --set game.boards=[]", "game"),
        ("--game paper --set replay.capacity=1000000000", "replay.capacity"),
        ("--game paper --set dqn.learning_rate=inf", "finite"),
        ("--game paper --config /dev/zero", "regular"),
        ("--game paper --minutes 0", "from 0.001"),
        ("--game paper --patience 2", "a search that learns"),
        ("--game paper --resume", "no run to resume"),
        // .3 is the game's default share, which does not fit the preset's other two.
        ("--game paper --preset fast --set league.bot_fraction=0.3", "fractions"),
        ("--game duel2048 --preset quiet", "duel2048-v1 has no preset quiet"),
        ("--game duel2048 --set dqn.gamma=0.9", "--preset dqn"),
        ("--game duel2048 --envs 9", "--preset dqn"),
        ("--game duel2048 --from policy:none.turf", "none.turf"),
        ("--game paper --set learner=treestrap", "no search that learns"),
        ("--resume", "without --resume, turf train --game NAME"),
        ("--game paper --from policy:none.turf", "none.turf"),
        ("--game paper --config run.toml", "cannot read"),
    ] {
        let said = at.refuse(&format!("train --run run {line}"));
        assert!(said.contains(says), "{line}: {said}");
    }
    assert!(!at.path("run").exists(), "a refusal leaves nothing behind");
    let said = at.refuse("export --policy policy:none.turf --format policy --out x");
    assert!(said.contains("none") && !at.path("x").exists(), "{said}");
}
