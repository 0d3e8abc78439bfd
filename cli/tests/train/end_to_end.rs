//! The whole path of the real program: train → checkpoint → resume → evaluate → export → match.

use std::path::Path;

use crate::support::{json, refuse, succeed, text, turf};
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::policy::file::PolicyFile;

#[test]
fn train_resume_evaluate_export_match() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (run, out, report) = (path("run"), path("bot.turf"), path("report.json"));
    let small = "game.boards=[{width=16,height=15,max_turns=30}]";
    succeed(&[
        "train",
        "--game",
        "paper",
        "--run",
        &run,
        "--updates",
        "12",
        "--envs",
        "64",
        "--seed",
        "3",
        "--set",
        small,
        "--set",
        "dqn.learning_start=500",
        "--set",
        "dqn.batch_size=64",
        "--set",
        "replay.capacity=5000",
        "--set",
        "evaluation.final_games=2",
        "--set",
        "evaluation.bots=[\"wanderer\"]",
    ]);
    let first = json(&Path::new(&run).join("summary.json"));
    assert_eq!(first["updates"], 12);
    assert_eq!(first["evaluation"][0]["bot"], "wanderer");
    assert_eq!(first["evaluation"][0]["games"], 2);
    let shares = first["time_share"].as_object().expect("an object");
    let total: f64 = shares.values().filter_map(|share| share.as_f64()).sum();
    assert!((total - 1.0).abs() < 1e-6, "{shares:?}");
    for name in ["rules", "encode", "forward", "sample", "update", "other"] {
        assert!(
            shares[name].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)),
            "{shares:?}"
        );
    }
    assert!(first["decisions_per_s"].as_f64().is_some_and(|rate| rate > 0.0));
    assert!(Path::new(&run).join("checkpoints/12/state.json").exists());
    let events = std::fs::read_dir(Path::new(&run).join("events"))
        .expect("curves")
        .count();
    assert_eq!(events, 1);

    let refusal = refuse(&["train", "--game", "paper", "--run", &run, "--updates", "1"]);
    assert!(refusal.contains("--resume"), "{refusal}");
    let resume = ["train", "--run", &run, "--resume", "--updates", "20"];
    let resumed = turf(&resume);
    assert!(
        resumed.status.success() && text(&resumed.stderr).contains("CPU time"),
        "{resumed:?}"
    );
    // Without updates left no time is spent or printed.
    let idle = turf(&resume);
    assert!(
        idle.status.success() && !text(&idle.stderr).contains("CPU time"),
        "{idle:?}"
    );
    let second = json(&Path::new(&run).join("summary.json"));
    assert_eq!(second["updates"], 20);
    assert!(second["decisions"].as_u64() > first["decisions"].as_u64());

    let policy = format!("policy:{run}");
    succeed(&[
        "evaluate",
        "--game",
        "paper",
        "--policy",
        &policy,
        "--against",
        "random",
        "--games",
        "2",
        "--json",
        &report,
    ]);
    assert_eq!(json(Path::new(&report))["opponents"][0]["games"], 2);

    let checkpoint = format!("policy:{run}/checkpoints/20");
    succeed(&["export", "--policy", &checkpoint, "--format", "policy", "--out", &out]);
    assert_eq!(
        std::fs::read(&out).expect("exported"),
        std::fs::read(Path::new(&run).join("policy.turf")).expect("exported by the run")
    );
    if Interpreter::find().is_ok() {
        let bot = path("bot.py");
        succeed(&[
            "export",
            "--policy",
            &checkpoint,
            "--format",
            "python",
            "--out",
            &bot,
            "--positions",
            "50",
            "--json",
            &report,
        ]);
        let said = json(Path::new(&report));
        assert_eq!(said["parity"]["mismatches"], 0);
        assert!(said["parity"]["positions"].as_u64() >= Some(50) && said["ms_per_decision"].as_f64() > Some(0.0));
        assert_eq!(said["bytes"], std::fs::metadata(&bot).expect("exported").len());
    }

    let advised = path("advised.turf");
    succeed(&[
        "export",
        "--policy",
        &checkpoint,
        "--format",
        "policy",
        "--look-ahead",
        "2",
        "--replies",
        "1",
        "--out",
        &advised,
    ]);
    let notes = PolicyFile::read(Path::new(&advised)).expect("a policy").notes;
    assert_eq!((notes["look_ahead"].as_str(), notes["replies"].as_str()), ("2", "1"));
    let again = path("again");
    succeed(&[
        "train",
        "--game",
        "paper",
        "--run",
        &again,
        "--from",
        &format!("policy:{out}"),
        "--updates",
        "0",
        "--envs",
        "16",
        "--set",
        "evaluation.final_games=0",
    ]);
    let tensors = |path: &Path| PolicyFile::read(path).expect("a policy").tensors;
    assert_eq!(
        tensors(&Path::new(&again).join("policy.turf")),
        tensors(Path::new(&out))
    );
    let settings = std::fs::read_to_string(Path::new(&again).join("config.toml")).expect("written");
    for warm in ["learning_start = 190000", "learning_rate = 0.0001"] {
        assert!(settings.contains(warm), "{settings}");
    }
    let exported = format!("policy:{out}");
    succeed(&[
        "match", "--game", "paper", "--first", &exported, "--second", "goround", "--games", "2", "--json", &report,
    ]);
    assert_eq!(json(Path::new(&report))["games"].as_array().map(Vec::len), Some(2));
}

#[test]
fn refusals_are_one_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = folder.path().join("run").display().to_string();
    let train = |more: &[&str]| refuse(&[&["train", "--game", "paper", "--run", &run], more].concat());
    assert!(train(&["--set", "dqn.gama=1"]).contains("gama"));
    assert!(train(&["--set", "league.bots=[\"wizard\"]"]).contains("wizard"));
    assert!(train(&["--set", "evaluation.bots=[\"wizard\"]"]).contains("wizard"));
    assert!(train(&["--set", "game.boards=[]"]).contains("game"));
    assert!(train(&["--set", "replay.capacity=1000000000"]).contains("replay.capacity"));
    assert!(train(&["--set", "dqn.learning_rate=inf"]).contains("finite"));
    assert!(train(&["--config", "/dev/zero"]).contains("regular"));
    assert!(train(&["--minutes", "0"]).contains("positive"));
    assert!(train(&["--resume"]).contains("no run to resume"));
    // .3 is the game's default share, which does not fit the preset's other two.
    assert!(train(&["--preset", "fast", "--set", "league.bot_fraction=0.3"]).contains("fractions"));
    let other = refuse(&["train", "--game", "duel2048", "--run", &run, "--preset", "quiet"]);
    assert!(other.contains("duel2048-v1 has no preset quiet"), "{other}");
    let nowhere = refuse(&["train", "--run", &run, "--resume"]);
    assert!(nowhere.contains("add --game"), "{nowhere}");
    assert!(train(&["--from", "policy:none.turf"]).contains("none.turf"));
    assert!(train(&["--config", &format!("{run}.toml")]).contains("cannot read"));
    assert!(!Path::new(&run).exists(), "a refusal leaves nothing behind");
    let out = folder.path().join("x").display().to_string();
    assert!(
        refuse(&[
            "export",
            "--policy",
            "policy:none.turf",
            "--format",
            "policy",
            "--out",
            &out
        ])
        .contains("none")
    );
    assert!(!Path::new(&out).exists());
}
