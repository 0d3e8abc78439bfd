//! A run that is interrupted and resumed at any update ends with the same bytes as one that never stopped.

use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};
use turf_env::{Encoding, Rng, Rules};

use super::*;
use crate::config::presets::preset;

fn small<E: Encoding<Rules: Offered>>(encoding: E, pairs: &[&str]) -> TrainConfig<<E::Rules as Rules>::Config> {
    let general = [
        "env.n_envs=6",
        "env.n_threads=1",
        "dqn.batch_size=8",
        "dqn.learning_start=40",
        "replay.capacity=150",
        "league.snapshot_period=60",
        "league.n_snapshots=2",
        "league.mirror_fraction=0.3",
        "league.snapshot_fraction=0.4",
        "league.bot_fraction=0.3",
        "evaluation.period=0",
        "checkpoint.period=0",
    ];
    let pairs: Vec<String> = general.iter().chain(pairs).map(|pair| pair.to_string()).collect();
    let preset = preset(encoding.rules()).expect("valid");
    preset.overlaid("", &pairs).expect("valid")
}

fn process<E: Encoding<Rules: Offered>>(
    encoding: E,
    config: &TrainConfig<<E::Rules as Rules>::Config>,
    folder: &RunFolder,
    updates: u64,
) -> SelfPlay<E> {
    let mut run = SelfPlay::new(encoding, config.clone(), Device::Cpu).expect("a run");
    run.resume(folder, |warning| panic!("{warning}")).expect("good checkpoints only");
    run_until(&mut run, Budget { updates: Some(updates), ..Budget::default() }, folder);
    run.save(folder).expect("writable");
    run
}

fn check<E: Encoding<Rules: Offered>>(encoding: E, pairs: &[&str], last: u64) {
    let config = small(encoding, pairs);
    let whole = tempfile::tempdir().expect("a temporary folder");
    let mut whole = process(encoding, &config, &RunFolder::create(whole.path()).expect("empty"), last);
    assert!(whole.learner.updates() >= last && !whole.rollout.league().snapshots().is_empty());
    let whole = fingerprint(&mut whole);
    let mut rng = Rng::new(14);
    let every: Vec<u64> = (0..last).collect();
    let few = |rng: &mut Rng| {
        let mut points: Vec<u64> = (0..3).map(|_| rng.below(last as u32) as u64).collect();
        points.sort();
        points
    };
    for points in [every, few(&mut rng), few(&mut rng), few(&mut rng)] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let folder = RunFolder::create(folder.path()).expect("empty");
        points.iter().for_each(|&n| drop(process(encoding, &config, &folder, n)));
        let mut resumed = process(encoding, &config, &folder, last);
        assert!(fingerprint(&mut resumed) == whole, "{}, stopped at {points:?}", encoding.shape().name);
    }
}

#[test]
fn paper() {
    let board = "game.boards=[{width=16,height=15,max_turns=30}]";
    check(PaperV1, &[board, "network.hidden=[8,4]"], 24);
    check(PaperV1, &[board, "network.hidden=[8]", "network.use_cells=true", "dqn.mirror=true"], 12);
    let exploiters = ["league.exploiter_period=90", "league.exploiter_decisions=90", "evaluation.confirm_games=2"];
    check(PaperV1, &[&[board, "network.hidden=[8]"], &exploiters[..]].concat(), 12);
}

#[test]
fn duel2048() {
    check(Duel2048V1, &["network.hidden=[8,4]"], 24);
    let (own, bots) = (["network.hidden=[8]", "dqn.lambda=0.5", "dqn.n_step=3"], ["league.demonstrators=[\"greedy\"]"]);
    let settings = [&own[..], &["network.use_cells=true", "league.bots=[\"greedy\"]"], &bots].concat();
    check(Duel2048V1, &settings, 12);
}

#[test]
fn stellar() {
    check(StellarV1, &["network.hidden=[4,4,4,4]"], 24);
}
