use turf_agents::policy::file::{NetworkKind, NetworkSpec, PolicyFile};
use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};
use turf_env::{Encoding, Rng, Rules};

use super::*;
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
            let no_moments = vec![0.0; online.flat().len()];
            let layers = Layers::new(device, &online, &average, networks.start, [&no_moments; 2]);
            let theirs = gradient(&rule, &layers.share(), networks, &next, part);
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
            near("gradient", &ours.flat, &numbers(&theirs.flat));
            near("seen", &ours.seen, &numbers(&theirs.seen));
            assert_eq!(ours.of_sums.is_some(), theirs.of_sums.is_some());
            if let (Some(ours), Some(theirs)) = (ours.of_sums, theirs.of_sums) {
                near("by the sums", &ours, &theirs);
            }
            assert!(ours.flat.iter().any(|g| g.abs() > 1e-3), "something is learnt");
            let sums = online.cells().map(|table| {
                let sums = table.sums(next.active().expect("cells"));
                Tensor::from_slice(&sums).view([-1, table.width() as i64]).to_device(device)
            });
            let q = Network::new(&online, device);
            let q = no_grad(|| q.q(&network::Input::new(online.shape(), &next, device), sums.as_ref()));
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
    let mut adam = Adam::new(ours.moments(), device);
    for update in 1..=4 {
        let gradient = random();
        let step = optimiser::Step { update, learning_rate: 0.01, beta1: 0.9, beta2: 0.999, epsilon: 1e-3, tau: 0.1 };
        ours.step(&mut row, &mut average, &gradient, 0.5, step);
        let (gradient, scale) = (tensor(&gradient), tensor(&[0.5]));
        adam.step(&mut theirs, &mut their_average, &gradient, Some(&scale), step);
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
