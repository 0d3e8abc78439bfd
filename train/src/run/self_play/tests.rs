use crate::rollout::Weights;
use crate::rollout::chunk::{ObservationId, RolloutChunk, Transition};
use crate::rollout::league::League;
use crate::rollout::observation::ObservationRows;
use half::f16;
use turf_agents::Bot;
use turf_agents::policy::file::NetworkKind;
use turf_agents::policy::{LoadedPolicy, NetBot};
use turf_agents::stats::score::Score;
use turf_agents::toy::{NimConfig, NimRules, NimV1};
use turf_env::Rules as _;

use super::*;
use crate::config::{LeagueConfig, Loss, TrainConfig};
use crate::data::batch::ObservationBatch;
use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::device::Device;
use crate::nn::forward::{Forward, Input};
use crate::report::bot_result::BotResult;
use crate::run::Run;
use crate::run::evaluation::Purpose;
use crate::store::checkpoint;
use crate::store::run_state::Counters;

mod resume;

const MAX_PILE: u32 = 10;

pub(in crate::run) fn config(n_threads: usize) -> TrainConfig<NimConfig> {
    let mut config = TrainConfig::<NimConfig>::default();
    config.game.max_pile = MAX_PILE;
    config.env.n_envs = 32;
    config.env.n_threads = n_threads;
    config.network.hidden = vec![32, 16];
    config.dqn.batch_size = 64;
    config.dqn.n_step = 1;
    config.dqn.gamma = 0.9;
    config.dqn.learning_start = 200;
    config.dqn.learning_rate = 3e-3;
    config.dqn.ema_tau = 0.02;
    config.dqn.loss = Loss::Mse;
    config.replay.capacity = 4000;
    config.exploration.highest = 0.3;
    config.exploration.lowest = 0.05;
    config.league = LeagueConfig { snapshot_period: 3000, n_snapshots: 2, ..LeagueConfig::default() };
    config
}

pub(in crate::run) fn started(n_threads: usize) -> SelfPlay<NimV1> {
    run_of(config(n_threads))
}

pub(in crate::run) fn run_of(config: TrainConfig<NimConfig>) -> SelfPlay<NimV1> {
    SelfPlay::new(NimV1, config, Device::Cpu).expect("a run")
}

pub(in crate::run) fn folder() -> (tempfile::TempDir, RunFolder) {
    let place = tempfile::tempdir().expect("a temporary folder");
    let folder = RunFolder::create(place.path()).expect("empty");
    (place, folder)
}

pub(in crate::run) fn resumed(mut fresh: SelfPlay<NimV1>, folder: &RunFolder) -> SelfPlay<NimV1> {
    fresh.resume(folder, |warning| panic!("{warning}")).expect("good").expect("a checkpoint");
    fresh
}

pub(in crate::run) fn iterate(run: &mut SelfPlay<NimV1>, n: usize) {
    let mut metrics = Metrics::new(None, true);
    for _ in 0..n {
        run.iterate(&mut metrics).expect("finite");
    }
}

#[derive(PartialEq)]
pub(in crate::run) struct Fingerprint {
    weights: Vec<(String, Vec<u32>)>,
    updates: u64,
    counters: Counters,
    league: League,
    replay: ReplayBuffer,
    snapshots: Vec<Weights>,
}

pub(in crate::run) fn fingerprint<E: Encoding<Rules: Offered>>(run: &mut SelfPlay<E>) -> Fingerprint {
    let state = run.learner.state();
    let bits = |(name, row): (String, Vec<f32>)| (name, row.into_iter().map(f32::to_bits).collect());
    Fingerprint {
        weights: state.rows.into_iter().map(bits).collect(),
        updates: state.updates,
        counters: Counters { wall_s: 0.0, ..run.counters },
        league: run.rollout.league().clone(),
        replay: run.replay.clone(),
        snapshots: run.snapshots.clone(),
    }
}

fn run_until<E: Encoding<Rules: Offered>>(run: &mut SelfPlay<E>, budget: Budget, folder: &RunFolder) {
    let (never, mut metrics) = (AtomicBool::new(false), Metrics::new(None, true));
    run.run(budget, &never, folder, &mut metrics).expect("finite");
}

/// A player wins by leaving a multiple of four.
#[test]
fn nim_is_solved() {
    let mut run = started(1);
    iterate(&mut run, 5000);
    assert!(run.learner.updates() > 1000, "{}", run.learner.updates());
    let piles: Vec<u32> = (2..=MAX_PILE).filter(|pile| pile % 4 != 0).collect();
    let one_hot = |&pile: &u32| (0..NimV1.scalars()).map(move |i| f16::from((i == pile as usize) as u8));
    let rows = ObservationBatch {
        n: piles.len(),
        scalars: piles.iter().flat_map(one_hot).collect(),
        heads: (0..piles.len() as i64).collect(),
        ..ObservationBatch::default()
    };
    let network = run.learner.average();
    let input = Input::new(network, &rows);
    let forward = Forward::of_q(network, &input);
    let q: Vec<&[f32]> = forward.q().chunks(NimV1.actions()).collect();
    for (q, pile) in q.iter().zip(&piles) {
        let best = (0..q.len()).max_by(|&a, &b| q[a].total_cmp(&q[b])).expect("actions");
        assert_eq!(best as u32 + 1, pile % 4, "pile {pile}: {q:?}");
    }
    // Winning at once is worth exactly 1, whatever the other side plays.
    assert!((q[0][1] - 1.0).abs() < 0.05, "{:?}", q[0]);
}

fn rating_afterstates(n_threads: usize) -> TrainConfig<NimConfig> {
    let mut config = config(n_threads);
    config.network.kind = NetworkKind::Afterstates;
    (config.dqn.potential_scale, config.dqn.end_reward, config.dqn.lambda) = (0.0, 1.0, 0.8);
    config
}

/// Values of positions after choices, with the same rules: who leaves a multiple of four wins.
#[test]
fn nim_is_solved_by_afterstates() {
    let mut run = run_of(rating_afterstates(1));
    iterate(&mut run, 1500);
    let policy = LoadedPolicy::new(NimV1, &run.exported()).expect("a policy");
    let mut bot = NetBot::of(NimV1, &policy);
    for pile in (1..=MAX_PILE).filter(|pile| pile % 4 != 0) {
        assert_eq!(bot.choose(&NimRules.start(&pile)), Ok((pile % 4) as u8), "pile {pile}");
    }
    for unfit in ["dqn.end_reward=2", "dqn.potential_scale=1"] {
        let config = rating_afterstates(1).overlaid("", &[unfit.into()]).expect(unfit);
        assert!(SelfPlay::new(NimV1, config, Device::Cpu).is_err(), "{unfit}");
    }
}

#[test]
fn threads_change_nothing() {
    same_by_threads(config);
    same_by_threads(rating_afterstates);
}

fn same_by_threads(config: fn(usize) -> TrainConfig<NimConfig>) {
    let [mut one, mut two] = [1, 2].map(|n| run_of(config(n)));
    iterate(&mut one, 300);
    // The step in which the decisions are reached is the last.
    let (_temporary, folder) = folder();
    for decisions in [4000, 299 * 32 + 1] {
        run_until(&mut two, Budget { decisions: Some(decisions), ..Budget::default() }, &folder);
    }
    two.counters.reported_at = 0;
    assert!(one.learner.updates() > 50 && !one.snapshots.is_empty());
    assert!(fingerprint(&mut one) == fingerprint(&mut two));
}

#[test]
fn a_limited_evaluation_plays_the_first_games() {
    let mut run = started(1);
    let games = |limit| {
        let results = run.evaluate(Purpose::Final, limit).expect("it plays");
        results[0].score.games
    };
    let limits = [None, Some(Duration::MAX), Some(Duration::ZERO)];
    assert_eq!(limits.map(games), [100, 100, 2]);
}

#[test]
fn a_damaged_checkpoint_is_passed_over_and_old_ones_are_removed() {
    let (_temporary, folder) = folder();
    let mut run = started(1);
    let mut saved = Vec::new();
    for _ in 0..3 {
        iterate(&mut run, 50);
        saved.push((run.save(&folder).expect("writable"), run.learner.updates()));
    }
    assert_eq!(checkpoint::list(&folder).expect("readable"), [saved[2].0.clone(), saved[1].0.clone()]);
    let weights = saved[2].0.join("weights.safetensors");
    let mut bytes = std::fs::read(&weights).expect("written");
    *bytes.last_mut().expect("not empty") ^= 1;
    std::fs::write(&weights, bytes).expect("writable");
    let mut warnings = 0;
    let mut resumed = started(1);
    let from = resumed.resume(&folder, |_| warnings += 1).expect("the one before").expect("one");
    assert_eq!((from, resumed.learner.updates(), warnings), (saved[1].0.clone(), saved[1].1, 1));
}

#[test]
fn without_a_memory_updates_wait() {
    let start = || {
        let mut config = config(1);
        config.checkpoint.replay = false;
        run_of(config)
    };
    let (_temporary, folder) = folder();
    let mut run = start();
    iterate(&mut run, 100);
    run.counters.samples_due = run.config.dqn.batch_size as f64;
    run.save(&folder).expect("writable");
    let mut resumed = resumed(start(), &folder);
    resumed.play_and_learn().expect("finite");
    assert_eq!(resumed.learner.updates(), run.learner.updates(), "there was nothing to learn from");
    iterate(&mut resumed, 50);
    assert!(resumed.learner.updates() > run.learner.updates());
}

#[test]
fn a_poisoned_memory_stops_learning_and_keeps_the_weights() {
    let mut run = started(1);
    iterate(&mut run, 50);
    let before = run.learner.state().rows;
    let shape = run.replay.shape();
    let mut poison = RolloutChunk::new(shape);
    let name = ObservationId { source: 0, number: 1 << 40 };
    poison.push_observation(name, &ObservationRows::zeros(shape, 1), 0);
    for row in 0..run.replay.len() {
        poison.push_transition(Transition {
            state: 0,
            choices: &[0],
            reward: if row % 2 == 0 { f32::NAN } else { 0.0 },
            discount: 0.0,
            next: 0,
            demonstration: None,
        });
    }
    run.replay.append(&poison);
    run.counters.samples_due += 1000.0;
    let error = run.play_and_learn().expect_err("diverged");
    assert_eq!(error.what, "loss", "{error}");
    assert!(run.learner.state().rows == before);
    let (_temporary, folder) = folder();
    let stop = AtomicBool::new(false);
    run.counters.samples_due += 1000.0;
    let mut metrics = Metrics::new(None, true);
    assert!(run.run(Budget::default(), &stop, &folder, &mut metrics).is_err());
    assert!(checkpoint::list(&folder).expect("readable").is_empty());
}

#[test]
fn the_best_checkpoint_is_kept() {
    let (_temporary, folder) = folder();
    let mut run = started(1);
    let result =
        |score| BotResult { bot: "solver".into(), met: true, score: Score { score, ..Score::of::<NimRules>(&[]) } };
    let mut numbers = Vec::new();
    // Pairs of scores: on the way and on fresh set-ups. A merely lucky evaluation is not kept, and its score does not
    // count.
    for (score, confirmed) in [(0.4, 0.2), (0.7, 0.6), (0.9, 0.5), (0.5, 0.9), (0.1, 0.9)] {
        iterate(&mut run, 40);
        let results = [result(score), result(score)];
        let better = run.is_best(&results, |_| Ok(vec![result(confirmed)]));
        assert_eq!(better.expect("played"), score == 0.4 || score == 0.7);
        run.save(&folder).expect("writable");
        numbers.push(run.learner.updates());
    }
    let kept = checkpoint::list(&folder).expect("readable");
    let kept: Vec<String> = kept.iter().map(|path| path.file_name().expect("named").to_string_lossy().into()).collect();
    assert_eq!(kept, [numbers[4], numbers[3], numbers[1]].map(|n| n.to_string()));
    let resumed = resumed(started(1), &folder);
    assert_eq!(resumed.best, run.best);
    let best = resumed.best.expect("one");
    assert_eq!((best.updates, best.score), (numbers[1], 0.6));
}

#[test]
fn a_checkpoint_is_not_continued_under_other_settings() {
    let (_temporary, folder) = folder();
    let mut run = started(1);
    iterate(&mut run, 5);
    run.save(&folder).expect("writable");
    let mut other = config(1);
    other.dqn.gamma = 0.8;
    let mut other = run_of(other);
    let error = other.resume(&folder, |_| ()).expect_err("refused");
    assert!(format!("{error:#}").contains("dqn.gamma cannot be changed"), "{error:#}");

    let mut other = config(1);
    (other.dqn.learning_rate, other.league.snapshot_epsilon) = (1e-4, 0.2);
    let mut other = run_of(other);
    other.resume(&folder, |_| ()).expect("these may change");
    assert_eq!(other.learner.updates(), run.learner.updates());
}

#[test]
fn checkpoints_are_written_by_the_clock_too() {
    let (_temporary, folder) = folder();
    let mut settings = config(1);
    (settings.checkpoint.period, settings.checkpoint.minutes, settings.checkpoint.keep) = (0, 1e-9, 9);
    settings.evaluation.period = 0;
    let mut run = run_of(settings);
    run_until(&mut run, Budget { updates: Some(3), ..Budget::default() }, &folder);
    assert!(checkpoint::list(&folder).expect("readable").len() >= 2);
}

#[test]
fn the_gate_refuses_what_is_not_stronger() {
    for (games, expected) in [(0, 2), (400, 1)] {
        let mut settings = config(1);
        settings.league.gate_games = games;
        settings.league.gate_elo = 400.0;
        // With fewer set-ups than the test wants distinct pairs of games it would stay undecided.
        settings.game.max_pile = turf_agents::toy::MAX_PILE;
        let mut run = run_of(settings);
        let mut metrics = Metrics::new(None, true);
        for decisions in [3000, 6000] {
            // The same weights twice.
            run.counters.decisions = decisions;
            run.take_snapshot(&mut metrics).expect("the policies play");
        }
        assert_eq!(run.rollout.league().snapshots().len(), expected, "gate of {games} games");
    }
}
