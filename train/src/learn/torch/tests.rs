use tch::no_grad;
use turf_agents::Offered;
use turf_agents::policy::file::{NetworkKind, NetworkSpec, PolicyFile};
use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};
use turf_env::{Encoding, Rng, Rules};

use super::*;
use crate::config::presets::preset;
use crate::config::{DqnConfig, Loss};
use crate::data::batch::SamplePart;
use crate::learn::device::Device as Backend;
use crate::learn::gradient::Networks as AllWeights;
use crate::learn::learner::Learner;
use crate::learn::learner::tests::{buffer, random_network, spec};
use crate::learn::loss::Rule;
use crate::learn::{gradient as plain, optimiser};
use crate::nn::forward::{Forward, Input};
use crate::nn::network::Shape;
use crate::report::metrics::Metrics;
use crate::run::self_play::SelfPlay;
use crate::store::run_folder::RunFolder;
use turf_agents::policy::net::Dims;

/// Returns the device named by the variable TURF_TEST_DEVICE, `cpu` if there is none.
fn device() -> Device {
    let name = std::env::var("TURF_TEST_DEVICE").unwrap_or("cpu".into());
    device::device(&name).expect("a usable device")
}

#[test]
fn gradients_equal_those_of_plain_rust() {
    let mlps: Vec<NetworkSpec> = [(false, true), (true, true), (true, false)]
        .map(|(use_cells, dueling)| spec(NetworkKind::Mlp, &[40, 24, 16], use_cells, dueling))
        .into();
    let graphs: Vec<NetworkSpec> = [(&[16, 24, 20, 12][..], true), (&[16, 12], false)]
        .map(|(hidden, dueling)| spec(NetworkKind::Graph, hidden, true, dueling))
        .into();
    check_gradients(PaperV1, &mlps);
    check_gradients(Duel2048V1, &mlps);
    // Several heads on dense layers.
    check_gradients(StellarV1, &mlps[..1]);
    check_gradients(StellarV1, &graphs);
}

fn check_gradients<E: Encoding>(encoding: E, specs: &[NetworkSpec]) {
    let (mut rng, device) = (Rng::new(7), device());
    for spec in specs {
        let (online, _) = random_network(encoding, spec.clone(), &mut rng);
        let (average, _) = random_network(encoding, spec.clone(), &mut rng);
        let (start, _) = random_network(encoding, spec.clone(), &mut rng);
        let replay = buffer(encoding, &encoding.rules().default_config(), spec.use_cells);
        let mut part = SamplePart::default();
        replay.draw_part(11, 0, 24, None, &mut part);
        // Errors beyond Huber's limit, and ends of games.
        part.reward.iter_mut().step_by(2).for_each(|reward| *reward *= 4.0);
        part.discount.iter_mut().step_by(3).for_each(|discount| *discount = 0.0);
        let part = &part;
        for (loss, double, margin_weight, pull_weight) in [(Loss::Huber, true, 0.5, 20.0), (Loss::Mse, false, 0.0, 0.0)]
        {
            let rule = Rule { loss, double, margin: 0.3, margin_weight, pull_weight, parts: 3 };
            let networks =
                AllWeights { online: &online, average: &average, start: Some(&start).filter(|_| pull_weight > 0.0) };
            let next = Input::new(&online, &part.next);
            let ours = plain::Gradient::of(&rule, networks, &next, part);
            let layers = Layers::new(device, &online, &average, networks.start, [vec![], vec![]]);
            let theirs = gradient(&rule, &layers.share(), &Batch::new(online.shape(), part, device));
            let near = |what: &str, a: &[f32], b: &[f32]| {
                assert_eq!(a.len(), b.len());
                let size = b.iter().map(|x| x.abs()).fold(1e-6, f32::max);
                for (k, (a, b)) in a.iter().zip(b).enumerate() {
                    assert!(
                        (a - b).abs() < 1e-4 * size,
                        "{} {spec:?} {rule:?} {what} {k}: {a}, not {b}",
                        encoding.shape().name
                    );
                }
            };
            let mut flat = ours.flat.clone();
            if let (Some(table), Some(of_sums)) = (online.cells(), &ours.of_sums) {
                let (mut rows, width) = (vec![0.0; table.rows().len()], table.width());
                let mut touched = vec![0.0; table.n_rows()];
                let active = ours.state.active().expect("cells").rows();
                for (features, of_sum) in active.zip(of_sums.chunks_exact(width)) {
                    for feature in features.iter().map(|&feature| feature as usize) {
                        touched[feature] = 1.0;
                        // The mean over a part's decisions, without the share of the part.
                        let row = rows[feature * width..][..width].iter_mut();
                        row.zip(of_sum).for_each(|(row, g)| *row += g * rule.parts as f32);
                    }
                }
                assert_eq!(numbers(theirs.touched.as_ref().expect("cells")), touched);
                flat.extend(rows);
            }
            near("gradient", &flat, &numbers(&theirs.flat));
            near("seen", &ours.seen, &numbers(&theirs.seen));
            assert!(ours.flat.iter().any(|g| g.abs() > 1e-3), "something is learnt");
            let q = no_grad(|| layers.share().online.q(&network::Input::new(online.shape(), &part.next, device)));
            near("Q", Forward::of_q(&online, &next).q(), &numbers(&q));
        }
    }
}

#[test]
fn adam_is_that_of_plain_rust() {
    let (mut rng, device) = (Rng::new(3), device());
    let tensor = |row: &[f32]| Tensor::from_slice(row).to_device(device);
    let mut random = || (0..99).map(|_| rng.unit() as f32 - 0.5).collect::<Vec<f32>>();
    let (mut row, mut average) = (random(), random());
    let (mut theirs, mut their_average) = (tensor(&row), tensor(&average));
    let mut ours = optimiser::Adam::new(row.len());
    let mut adam = Adam::new(ours.moments().map(<[f32]>::to_vec), device);
    for update in 1..=4 {
        let gradient = random();
        let step = optimiser::Step { update, learning_rate: 0.01, beta1: 0.9, beta2: 0.999, epsilon: 1e-3, tau: 0.1 };
        ours.step(&mut row, &mut average, &gradient, 0.5, step);
        let (gradient, scale) = (tensor(&gradient), tensor(&[0.5]));
        adam.step(&mut theirs, &mut their_average, &gradient, Some(&scale), &tensor(&[1.0]), step);
    }
    let near = |a: &[f32], b: &[f32]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-5);
    assert!(near(&row, &numbers(&theirs)) && near(&average, &numbers(&their_average)));
    let [m, v] = adam.moments();
    assert!(near(ours.moments()[0], &m) && near(ours.moments()[1], &v));
}

#[test]
fn learners_agree() {
    check_learners(Duel2048V1, spec(NetworkKind::Mlp, &[24, 16], true, true));
    check_learners(StellarV1, spec(NetworkKind::Graph, &[16, 12, 12], true, true));
}

fn check_learners<E: Encoding>(encoding: E, spec: NetworkSpec) {
    let config = DqnConfig { batch_size: 32, adam_epsilon: 1e-3, ..DqnConfig::default() };
    let replay = buffer(encoding, &encoding.rules().default_config(), true);
    let (_, pull) = random_network(encoding, spec.clone(), &mut Rng::new(5));
    let dims = Dims::of(encoding);
    let shape = std::sync::Arc::new(Shape { spec, dims });
    let start = |device| Learner::new(&config, shape.clone(), device, Rng::new(2));
    let [mut plain, mut torch] = [Backend::Cpu, Backend::Torch(device())].map(start);
    let learn = |pull: Option<&PolicyFile>| {
        for learner in [&mut plain, &mut torch] {
            for k in 0..5 {
                if let Some(policy) = pull.filter(|_| k == 2) {
                    learner.pull_towards(policy).expect("the same network");
                }
                learner.update(&replay, false).expect("finite");
            }
            learner.check().expect("sound");
        }
        let [ours, theirs] = [&mut plain, &mut torch].map(|learner| learner.state());
        for ((name, ours), (_, theirs)) in ours.rows.iter().zip(&theirs.rows) {
            let apart = ours.iter().zip(theirs).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(apart < 1e-4, "{name}: {apart}");
        }
        let [ours, theirs] = [&mut plain, &mut torch].map(|learner| learner.take_stats());
        assert_eq!(ours.updates, theirs.updates);
        assert!((ours.loss - theirs.loss).abs() < 1e-3 && (ours.gradient_norm - theirs.gradient_norm).abs() < 1e-3);
        torch.restore(plain.state()).expect("the same network");
    };
    [None, Some(&pull), None].into_iter().for_each(learn);
}

#[test]
fn runs_agree_and_continue_each_other() {
    let board = "game.boards=[{width=16,height=15,max_turns=60}]";
    check_runs(PaperV1, &[board, "network.hidden=[32,16]"]);
    // Without demonstrations: where two choices are worth the same, the margin loss has no one derivative.
    let bots = "league.bots=[\"greedy\"]";
    check_runs(Duel2048V1, &["network.hidden=[16]", "network.use_cells=true", "dqn.lambda=0.5", "dqn.n_step=3", bots]);
}

/// Plays and learns 200 updates, the first and the second half of it on either.
fn check_runs<E: Encoding<Rules: Offered>>(encoding: E, pairs: &[&str]) {
    let general = "env.n_envs=24 env.n_threads=2 dqn.batch_size=64 dqn.learning_start=200 dqn.adam_epsilon=1e-3 \
         replay.capacity=1000 league.snapshot_period=1500 league.n_snapshots=2 league.snapshot_fraction=0.4 \
         league.mirror_fraction=0.3";
    let pairs: Vec<String> = general.split_whitespace().chain(pairs.iter().copied()).map(String::from).collect();
    let config = preset(encoding.rules()).expect("valid").overlaid("", &pairs).expect("valid");
    let runs = [[false, false], [true, true], [false, true], [true, false]].map(|in_torch| {
        let place = tempfile::tempdir().expect("a temporary folder");
        let (folder, mut metrics) = (RunFolder::create(place.path()).expect("empty"), Metrics::new(None, true));
        let half = |(in_torch, updates): (bool, u64)| {
            let device = if in_torch { Backend::Torch(device()) } else { Backend::Cpu };
            let mut run = SelfPlay::new(encoding, config.clone(), device).expect("a run");
            run.resume(&folder, |warning| panic!("{warning}")).expect("good checkpoints only");
            while run.learner.updates() < updates {
                run.iterate(&mut metrics).expect("finite");
            }
            run.save(&folder).expect("writable");
            run
        };
        in_torch.into_iter().zip([100, 200]).map(half).last().expect("two")
    });
    let [mut plain, others @ ..] = runs;
    let rows = plain.learner.state().rows;
    assert!(plain.rollout.league().snapshots().len() == 2 && rows[0].1.iter().any(|x| x.abs() > 0.1));
    for mut other in others {
        // Rewards hold values of λ-returns; the choices are the same.
        let choices = |run: &SelfPlay<E>| run.replay.columns()[5].1.to_vec();
        assert!(plain.counters.games == other.counters.games && choices(&plain) == choices(&other));
        for ((name, ours), (_, theirs)) in rows.iter().zip(&other.learner.state().rows) {
            let apart = ours.iter().zip(theirs).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(apart < 1e-4, "{name}: {apart}");
        }
    }
}
