//! Exported bot files in a real Python compared with Rust: every observation, mask, Q-value and choice must be equal.
//!
//! The networks are tiny and have random weights. Machines without `python3` cannot run these tests and say so.

use std::path::Path;
use std::sync::Arc;

use turf_agents::Offered;
use turf_agents::bots::duel2048::search::leaf::Leaf;
use turf_agents::bots::duel2048::search::lines::{Lines, SETS};
use turf_agents::bots::duel2048::search::sums::PATTERNS;
use turf_agents::bots::duel2048::search::{Breadth, file};
use turf_agents::bots::stellar::planner::file::{asking, to_file};
use turf_agents::bots::stellar::planner::search::Search;
use turf_agents::contest::export::parity::{Pair, compare};
use turf_agents::contest::export::{bot_file, contents_of, syntax};
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::policy::file::{Content, NetworkKind, NetworkSpec, PolicyFile, Tensor};
use turf_agents::policy::net::activation::Activation;
use turf_agents::policy::net::{Dims, tensor_shapes};
use turf_agents::policy::{LOOK_AHEAD, REPLIES, Reward};
use turf_agents::script::Script;
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::games::stellar::StellarV1;
use turf_env::{Encoding, Rng, Rules};

fn random_policy<E: Encoding<Rules: Offered>>(encoding: E, shield: bool) -> PolicyFile {
    random_policy_of(encoding, shield, 4)
}

fn random_policy_of<E: Encoding<Rules: Offered>>(encoding: E, shield: bool, seed: u64) -> PolicyFile {
    let (kind, hidden, use_cells): (_, &[usize], _) = match encoding.rules().name() {
        "paper" => (NetworkKind::Mlp, &[24, 8], false),
        "duel2048" => (NetworkKind::Mlp, &[24, 8], true),
        _ => (NetworkKind::Graph, &[8, 7, 6], true),
    };
    of_kind(encoding, kind, hidden, use_cells, shield, seed)
}

fn of_kind<E: Encoding<Rules: Offered>>(
    encoding: E,
    kind: NetworkKind,
    hidden: &[usize],
    use_cells: bool,
    shield: bool,
    seed: u64,
) -> PolicyFile {
    let network = NetworkSpec { kind, hidden: hidden.to_vec(), use_cells, dueling: true };
    let mut rng = Rng::new(seed);
    let mut tensor = |shape: Vec<usize>| Tensor {
        data: (0..shape.iter().product()).map(|_| (rng.unit() - 0.5) as f32).collect(),
        shape,
    };
    let shapes = tensor_shapes(&network, &Dims::of(encoding).of_kind(kind));
    PolicyFile {
        encoding: encoding.shape().name.into(),
        content: Content::Network(network),
        shield,
        notes: ["gamma", "potential_scale", "end_reward"].map(|key| (key.into(), "0.75".into())).into(),
        tensors: shapes.into_iter().map(|(name, shape)| (name, tensor(shape))).collect(),
    }
}

fn check<E: Encoding<Rules: Offered>>(encoding: E, policy: &PolicyFile, positions: u64) {
    check_source(encoding, policy, bot_file(encoding, policy).unwrap(), positions);
}

fn check_source<E: Encoding<Rules: Offered>>(encoding: E, policy: &PolicyFile, source: String, positions: u64) {
    let python = match Interpreter::find() {
        Ok(python) => python,
        Err(why) => return println!("NOT CHECKED: {why}"),
    };
    assert_eq!(syntax::check(&source, &contents_of(encoding.rules()).unwrap().contract, python), Ok(()));
    let bot = Arc::new(BotFile::new("exported.py", source, python));
    let parity = compare(encoding, &Pair { bot: &bot, file: policy, positions, seed: 5, on_game: &|_| () }).unwrap();
    println!("{parity:?}");
    assert_eq!((parity.mismatches, parity.first), (0, None));
    assert!(parity.positions >= positions);
}

#[test]
fn paper() {
    for shield in [true, false] {
        check(PaperV1, &random_policy(PaperV1, shield), 500);
    }
}

#[test]
fn duel2048() {
    check(Duel2048V1, &random_policy(Duel2048V1, false), 2000);
}

#[test]
fn other_hidden_layers() {
    for (norm, activation) in [
        (false, Activation::Relu),
        (false, Activation::Tanh),
        (true, Activation::Gelu),
        (false, Activation::Elu),
        (true, Activation::Silu),
    ] {
        let kind = NetworkKind::Plain { norm, activation };
        check(PaperV1, &of_kind(PaperV1, kind, &[24, 8], false, false, 6), 300);
        check(Duel2048V1, &of_kind(Duel2048V1, kind, &[24, 8], true, false, 6), 300);
        check(StellarV1, &of_kind(StellarV1, kind, &[24, 8], false, false, 6), 200);
    }
    let dense = of_kind(StellarV1, NetworkKind::Mlp, &[8], false, false, 6);
    let why = bot_file(StellarV1, &dense).unwrap_err().to_string();
    assert!(why.contains("takes no perceptron"), "{why}");
}

/// Makes a leaf with a different worth for each cell, so that mixed-up cells are detected; `learnt` adds random line patterns.
fn random_leaf(learnt: bool) -> PolicyFile {
    let mut rng = Rng::new(9);
    let mut worth = Leaf::default().worth();
    worth.as_flattened_mut().iter_mut().for_each(|w| *w += rng.below(9) as i32 - 4);
    let mut leaf = Leaf::new(&worth, [100, 30]);
    leaf.lines = learnt.then(|| Lines::new((0..SETS * PATTERNS).map(|_| rng.below(80) as i32 - 40).collect()));
    file::write(&leaf, Breadth::default(), Duel2048V1.shape().name, Default::default())
}

#[test]
fn duel2048_searching() {
    check(Duel2048V1, &random_leaf(false), 1200);
    check(Duel2048V1, &random_leaf(true), 1200);
}

#[test]
fn stellar() {
    // Without and with opponent replies.
    let mut policy = random_policy(StellarV1, false);
    check(StellarV1, &policy, 500);
    policy.notes.insert(REPLIES.into(), "1".into());
    check(StellarV1, &policy, 900);
}

#[test]
fn games_of_python_files() {
    let games = [("hex", 300, 0), ("goofspiel", 200, 0), ("pig", 300, 0), ("stellar", 100, 0)];
    for (name, positions, plies) in games.into_iter().chain([("hex", 40, 1), ("pig", 200, 3), ("connect4", 100, 2)]) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{name}.py"));
        let encoding = Script::load(&file).unwrap().encoding();
        for (kind, end_reward) in [(NetworkKind::Mlp, 0.5), (NetworkKind::Afterstates, 1.0)] {
            if kind == NetworkKind::Afterstates && ["goofspiel", "stellar"].contains(&name) {
                continue; // what is hidden has no one position after it
            }
            let mut policy = of_kind(encoding, kind, &[24, 8], encoding.cells() > 0, false, 6);
            policy.notes.extend(Reward { gamma: 0.9, potential_scale: 0.0, end_reward }.notes());
            policy.notes.insert(LOOK_AHEAD.into(), plies.to_string());
            check(encoding, &policy, positions / if kind == NetworkKind::Mlp { 1 } else { 4 });
        }
    }
}

fn odd<E: Encoding<Rules: Offered>>(encoding: E, policy: &PolicyFile, script: &str, more: &[&str]) -> Option<String> {
    let python = Interpreter::find().ok()?;
    let folder = tempfile::tempdir().unwrap();
    let bot = folder.path().join("bot.py");
    std::fs::write(&bot, bot_file(encoding, policy).unwrap()).unwrap();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut arguments = vec![here.join("tests/python_export").join(script), bot];
    arguments.extend(more.iter().map(|file| here.join(file)));
    let said = python.run(&arguments, b"").unwrap();
    Some(String::from_utf8_lossy(&said).trim().to_string())
}

#[test]
fn stellar_answers_odd_maps_with_legal_orders() {
    let mut policy = random_policy(StellarV1, false);
    let said = odd(StellarV1, &policy, "odd_stellar.py", &[]);
    // Counts of 56 calls. 16 are on maps larger or denser than those of training; with a broken network all but 12, which have
    // nothing to choose, fall back.
    assert!(said.is_none_or(|said| said == "52 60"));
    policy.notes.insert(REPLIES.into(), "1".into());
    let said = odd(StellarV1, &policy, "odd_stellar.py", &[]);
    assert!(said.is_none_or(|said| said == "52 60"));
}

fn on_boards(script: &str, policy: &PolicyFile) -> Option<Vec<u32>> {
    let said = odd(Duel2048V1, policy, script, &["src/python/duel2048/chessboard.py"])?;
    Some(said.split(' ').map(|n| n.parse().unwrap()).collect())
}

#[test]
fn duel2048_answers_odd_boards() {
    let Some(counts) = on_boards("odd_duel2048.py", &random_policy(Duel2048V1, false)) else {
        return;
    };
    // Without time or without a list of numbers there is no search.
    assert!(counts[0] > 40 && counts[1] > 40 && counts[2] == 80, "{counts:?}");
}

#[test]
fn a_searching_duel2048_file_answers_odd_boards() {
    let Some(counts) = on_boards("odd_duel2048.py", &random_leaf(true)) else {
        return;
    };
    // The number of searches depends on the time that late rounds take.
    assert!(counts[0] > 10 && counts[1] > 40 && counts[2] == 80, "{counts:?}");
}

#[test]
fn a_searching_duel2048_file_thinks_longer_where_the_choice_changes() {
    let Some(times) = on_boards("clock_duel2048.py", &random_leaf(true)) else {
        return;
    };
    assert!(times[0] < 4900 && times[2] > 2 * times[1], "{times:?}");
}

fn is_current<E: Encoding<Rules: Offered>>(encoding: E, game: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../checkpoints").join(game);
    let Ok(shipped) = std::fs::read_to_string(folder.join("bot.py")) else {
        return;
    };
    let policy = PolicyFile::read(&folder.join("policy.turf")).unwrap();
    assert!(
        bot_file(encoding, &policy).unwrap() == shipped,
        "make it anew: turf export --policy policy:checkpoints/{game}/policy.turf --format python --out \
         checkpoints/{game}/bot.py"
    );
}

#[test]
fn shipped_files_are_current() {
    is_current(PaperV1, "paper");
    is_current(Duel2048V1, "duel2048");
    is_current(StellarV1, "stellar");
}

/// Breaks the file, which must then be told by its error.
fn fault<E: Encoding<Rules: Offered>>(encoding: E, right: &str, wrong: &str, says: &str) {
    let policy = random_policy(encoding, encoding.rules().name() == "paper");
    let source = bot_file(encoding, &policy).unwrap();
    assert_eq!(source.matches(right).count(), 1, "{right}");
    let Ok(python) = Interpreter::find() else { return };
    let bot = Arc::new(BotFile::new("exported.py", source.replace(right, wrong), python));
    let parity =
        compare(encoding, &Pair { bot: &bot, file: &policy, positions: 30, seed: 5, on_game: &|_| () }).unwrap();
    assert!(parity.mismatches > 0);
    assert!(parity.first.as_ref().is_some_and(|told| told.contains(says)), "{parity:?}");
}

#[test]
fn errors_are_kept_and_found() {
    fault(
        PaperV1,
        "q = network(scalars, None)",
        "q = network(scalars, None if now[\"turnleft\"][me] % 5 else None[0])",
        "not subscriptable",
    );
    fault(Duel2048V1, "board.getTime(self.first)", "board.getTime(self.missing)", "no attribute 'missing'");
    fault(
        StellarV1,
        "orders = self.orders(chosen, slots, troops)",
        "orders = self.orders(chosen, slots, None)",
        "not subscriptable",
    );
}

#[test]
fn stellar_planner() {
    let file = to_file(&Search::default(), Default::default());
    check(StellarV1, &file, 200);
}

#[test]
fn stellar_planner_with_networks() {
    let networks = [4, 5].map(|seed| random_policy_of(StellarV1, false, seed));
    let file = asking(&Search::default(), &networks);
    check(StellarV1, &file, 200);
}

/// Without time to compare predictions, the file must play like a planner without memory.
#[test]
fn stellar_planner_in_haste() {
    let file = to_file(&Search::default(), Default::default());
    let source = bot_file(StellarV1, &file).unwrap();
    let hasty = source.replace("in_time(0.03)", "in_time(0.0)");
    assert_ne!(hasty, source);
    check_source(StellarV1, &file, hasty, 200);
}
