use turf_env::{Player, Rng};

use super::*;
use crate::policy::SHUNNED;
use crate::policy::file::NetworkSpec;
use crate::policy::net::Dims;
use crate::toy::{Nim, NimV1};

fn error(spec: &str) -> String {
    BotSource::<NimV1>::parse(spec).err().expect("refused").to_string()
}

#[test]
fn names_make_bots() {
    let source = BotSource::<NimV1>::parse("solver").unwrap();
    assert_eq!((source.name(), &source.id().hash), ("solver", &None));
    // FIPS 180-2, appendix B.1
    assert!(sha256(b"abc").starts_with("sha256:ba7816bf8f01cfea"));
    let (mut bot, game) = (source.make(), Nim::new(&7));
    bot.start(Player::A, &game, 0).unwrap();
    assert_eq!(bot.choose(&game), Ok(3));
    assert_eq!(BotSource::<NimV1>::parse_list("solver, chance").unwrap().len(), 2);
}

#[test]
fn refusals_are_one_clear_line() {
    assert_eq!(
        error("wizard"),
        "wizard: unknown bot; nim has chance, solver (or policy:PATH, shipped)"
    );
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
    for (spec, missing) in [
        ("solvr", true),
        ("policy:no/such", true),
        ("python:no.py", true),
        ("human", false),
    ] {
        let error = BotSource::<NimV1>::parse(spec).err().expect("refused");
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
        "solver@mirrored",
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
    let spec = NetworkSpec {
        kind: NetworkKind::Mlp,
        hidden: vec![4],
        use_cells: true,
        dueling: true,
        shield_head: false,
    };
    let file = crate::policy::net::tests::random_file(spec, "nim-v1", &Dims::of::<NimV1>(), &mut Rng::new(2));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("policy.turf");
    file.write(&path).unwrap();
    for (path, options) in [(path.as_path(), ""), (folder.path(), ""), (folder.path(), "@integer")] {
        let source = BotSource::<NimV1>::parse(&format!("policy:{}{options}", path.display())).unwrap();
        assert!(Nim::new(&9).is_legal(&source.make().choose(&Nim::new(&9)).unwrap()));
        let hash = source.id().hash.as_deref().expect("it came from a file");
        assert!(hash.len() == 71 && hash.starts_with("sha256:"), "{hash}");
    }
    let reward = Reward {
        gamma: 0.9,
        potential_scale: 1.0,
        end_reward: 1.0,
    };
    let advised = PolicyFile {
        notes: reward
            .notes()
            .into_iter()
            .chain([("look_ahead".into(), "2".into())])
            .collect(),
        ..file
    };
    advised.write(&path).unwrap();
    let depth = |options: &str| {
        let spec = format!("policy:{}{options}", path.display());
        match BotSource::<NimV1>::parse(&spec).unwrap().kind {
            Kind::LookAhead(_, _, depth, _) => depth,
            _ => 0,
        }
    };
    assert_eq!((depth(""), depth("@depth=0"), depth("@depth=3")), (2, 0, 3));
}

#[test]
fn a_learnt_shield_needs_a_network_that_learnt_it() {
    let folder = tempfile::tempdir().unwrap();
    let kind = |shield_head: bool, options: &str| {
        let spec = NetworkSpec {
            kind: NetworkKind::Mlp,
            hidden: vec![4],
            use_cells: false,
            dueling: true,
            shield_head,
        };
        let file = crate::policy::net::tests::random_file(spec, "nim-v1", &Dims::of::<NimV1>(), &mut Rng::new(2));
        let path = folder.path().join("policy.turf");
        file.write(&path).unwrap();
        let spec = format!("policy:{}@shield={options}", path.display());
        BotSource::<NimV1>::parse(&spec).map(|source| source.kind)
    };
    let shield = |kind: Result<Kind<NimV1>, SpecError>| match kind {
        Ok(Kind::Policy(policy)) => (policy.shield, policy.shuns),
        Ok(_) => panic!("not a policy of this encoding"),
        Err(e) => panic!("{e}"),
    };
    assert_eq!(shield(kind(true, "on")), (true, None));
    assert_eq!(shield(kind(true, "off")), (false, None));
    assert_eq!(shield(kind(true, "learnt")), (false, Some(SHUNNED)));
    assert_eq!(shield(kind(true, "learnt:0.1")), (false, Some(0.1)));
    for (head, options) in [(false, "learnt"), (true, "learnt@integer"), (true, "learnt@depth=2")] {
        let why = kind(head, options).err().expect("refused").why;
        assert!(why.contains("shield"), "{options}: {why}");
    }
}

#[test]
fn only_policies_of_a_game_with_a_mirror_symmetry_are_mirrored() {
    use turf_env::games::paper::{PaperV1, PaperView};

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("policy.turf");
    let spec = |cells: bool| NetworkSpec {
        kind: NetworkKind::Mlp,
        hidden: vec![4],
        use_cells: cells,
        dueling: true,
        shield_head: false,
    };
    let random = |cells, name, dims: Dims| {
        crate::policy::net::tests::random_file(spec(cells), name, &dims, &mut Rng::new(2))
            .write(&path)
            .unwrap();
        format!("policy:{}@mirrored", path.display())
    };
    let nim = random(false, NimV1::NAME, Dims::of::<NimV1>());
    assert!(
        error(&nim).ends_with("nim-v1 has no mirror symmetry"),
        "{}",
        error(&nim)
    );
    let paper = random(false, PaperV1::NAME, Dims::of::<PaperV1>());
    match BotSource::<PaperV1>::parse(&paper).unwrap().kind {
        Kind::Policy(policy) => assert!(policy.mirrored),
        _ => panic!("not a policy of this encoding"),
    }
    let view = random(true, PaperView::NAME, Dims::of::<PaperView>());
    match BotSource::<PaperV1>::parse(&view).unwrap().kind {
        Kind::Other(policy, _) => assert!(policy.mirrored),
        _ => panic!("not a policy of another encoding"),
    }
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
