use turf_env::{Game, Player, Rng, Rules};

use super::*;
use crate::policy::file::{NetworkKind, NetworkSpec};
use crate::policy::net::Dims;
use crate::toy::{NimRules, NimV1};

fn error(spec: &str) -> String {
    BotSpec::parse(NimV1, spec).err().expect("refused").to_string()
}

#[test]
fn names_make_bots() {
    let source = BotSpec::parse(NimV1, "solver").unwrap();
    assert_eq!((source.name(), &source.id().hash), ("solver", &None));
    // FIPS 180-2, appendix B.1
    assert!(sha256(b"abc").starts_with("sha256:ba7816bf8f01cfea"));
    let (mut bot, game) = (source.make(), NimRules.start(&7));
    bot.start(Player::A, &game, 0).unwrap();
    assert_eq!(bot.choose(&game), Ok(3));
    assert_eq!(BotSpec::parse_list(NimV1, "solver, chance").unwrap().len(), 2);
}

#[test]
fn refusals_are_one_clear_line() {
    assert_eq!(error("wizard"), "wizard: unknown bot; nim has chance, solver (or policy:PATH, shipped)");
    assert!(error("search@depth=2").contains("unknown bot; it needs rules in Python"));
    for (spec, meant) in [
        ("slover", "solver"),
        ("me=chanse", "chance"),
        ("runs/x", "policy:runs/x"),
        ("x.turf", "policy:x.turf"),
        ("x.py", "python:x.py"),
    ] {
        let text = error(spec);
        assert!(text.contains(&format!("did you mean {meant}?")), "{text}");
    }
    for spec in ["solver@foo=3", "shipped@foo=3"] {
        let text = error(spec);
        assert!(text.contains("no option @foo=3; there are @depth=N"), "{text}");
    }
    for (spec, missing) in
        [("solvr", true), ("solver@foo=3", true), ("policy:no/such", true), ("python:no.py", true), ("human", false)]
    {
        let error = BotSpec::parse(NimV1, spec).err().expect("refused");
        assert_eq!(error.missing, missing, "{error}");
    }
    for spec in [
        "",
        "human",
        "python:x.py",
        "shipped",
        "solver@depth=2",
        "policy:none.turf",
        "policy:x@depth=65",
        "solver@depth=0",
        "solver@integer",
        "solver@width=2",
        "policy:x@depth=2@width=0",
        "solver@replies=2",
        "solver@shield=on",
        "policy:x@mirrored",
        "policy:x@replies=x",
        "solver@nodes=9",
        "solver@nodes=0",
        "solver@ms=-1",
        "solver@ms=1@nodes=1",
        "policy:x@ms=2",
    ] {
        let text = error(spec);
        assert!(text.starts_with(&format!("{spec}: ")) && !text.contains('\n'), "{text}");
    }
}

#[test]
fn a_policy_file_and_its_folder_play() {
    let spec = NetworkSpec { kind: NetworkKind::Mlp, hidden: vec![4], use_cells: true, dueling: true };
    let file = crate::policy::net::tests::random_file(spec, "nim-v1", &Dims::of(NimV1), &mut Rng::new(2));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("policy.turf");
    file.write(&path).unwrap();
    for (path, options) in [(path.as_path(), ""), (folder.path(), ""), (folder.path(), "@integer")] {
        let source = BotSpec::parse(NimV1, &format!("policy:{}{options}", path.display())).unwrap();
        assert!(NimRules.start(&9).is_legal(&source.make().choose(&NimRules.start(&9)).unwrap()));
        let hash = source.id().hash.as_deref().expect("it came from a file");
        assert!(hash.len() == 71 && hash.starts_with("sha256:"), "{hash}");
    }
    for (options, shield) in [("", true), ("@shield=off", false), ("@shield=on@depth=0", true)] {
        let source = BotSpec::parse(NimV1, &format!("policy:{}{options}", path.display())).unwrap();
        assert_eq!(source.policy().expect("a network").shield, shield, "{options}");
    }
    let reward = Reward { gamma: 0.9, potential_scale: 1.0, end_reward: 1.0 };
    let advised =
        PolicyFile { notes: reward.notes().into_iter().chain([("look_ahead".into(), "2".into())]).collect(), ..file };
    advised.write(&path).unwrap();
    let depth = |options: &str| {
        let spec = format!("policy:{}{options}", path.display());
        match BotSpec::parse(NimV1, &spec).unwrap().kind {
            PlayerKind::Policy(_, Some(ahead)) => ahead.depth,
            _ => 0,
        }
    };
    assert_eq!((depth(""), depth("@depth=0"), depth("@depth=3")), (2, 0, 3));
}

#[test]
fn the_file_behind_a_spec() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.turf");
    std::fs::write(&path, "any").unwrap();
    fn of(spec: &str) -> Result<Option<(std::path::PathBuf, &str)>, SpecError> {
        file_and_options(spec, "nim")
    }
    let spec = format!("policy:{}", path.display());
    assert_eq!(of(&spec), Ok(Some((path.clone(), ""))));
    let both = format!("{spec}@depth=2@integer");
    assert_eq!(of(&both), Ok(Some((path, "@depth=2@integer"))));
    assert_eq!(of("negamax@depth=3"), Ok(None));
    assert_eq!(of("python:bot.py"), Ok(None));
    assert!(of("shipped@depth=0").unwrap_err().why.contains("checkpoints/nim"));
    assert!(of("policy:none.turf").unwrap_err().missing);
}
