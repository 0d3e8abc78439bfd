use turf_agents::policy::file::{NetworkKind, NetworkSpec};
use turf_env::games::{duel2048, paper, stellar};
use turf_env::{Encoding, Game, Rng};

use super::*;
use crate::data::replay_buffer::Sample;
use crate::learn::learner::tests::{buffer, random_network, spec};

/// Gradients on the processor are those of libtorch, of every network, loss and rule.
#[test]
fn gradients_equal_those_of_libtorch() {
    let mlps: Vec<NetworkSpec> = [(false, true), (true, true), (true, false)]
        .map(|(use_cells, dueling)| spec(NetworkKind::Mlp, &[40, 24, 16], use_cells, dueling))
        .into();
    let predicting = NetworkSpec {
        shield_head: true,
        ..mlps[1].clone()
    };
    let mlps = [mlps, vec![predicting]].concat();
    let graphs: Vec<NetworkSpec> = [(&[16, 24, 20, 12][..], true), (&[16, 12], false)]
        .map(|(hidden, dueling)| spec(NetworkKind::Graph, hidden, true, dueling))
        .into();
    check_gradients::<paper::PaperV1>(&mlps);
    check_gradients::<duel2048::Duel2048V1>(&mlps);
    // Several heads on dense layers.
    check_gradients::<stellar::StellarV1>(&[&mlps[..1], &mlps[3..]].concat());
    check_gradients::<stellar::StellarV1>(&graphs);
    check_gradients::<stellar::StellarV2>(&graphs);
}

fn check_gradients<E: Encoding>(specs: &[NetworkSpec])
where
    <E::Game as Game>::Config: Default,
{
    let mut rng = Rng::new(7);
    for spec in specs {
        let (online, _) = random_network::<E>(spec.clone(), &mut rng);
        let (average, _) = random_network::<E>(spec.clone(), &mut rng);
        let (start, _) = random_network::<E>(spec.clone(), &mut rng);
        let mut networks = Networks {
            online,
            average,
            start: Some(start),
        };
        networks.online.require_gradients();
        let replay = buffer::<E>(&Default::default(), spec.use_cells);
        let mut sample = Sample::new(1);
        replay.sample(11, 24, None, &mut sample);
        let part = &mut sample.parts[0];
        // Errors beyond Huber's bend, and ends.
        part.reward.iter_mut().step_by(2).for_each(|reward| *reward *= 4.0);
        part.discount.iter_mut().step_by(3).for_each(|discount| *discount = 0.0);
        let part = &*part;
        for (loss, double, margin_weight, pull_weight, shield_weight) in
            [(Loss::Huber, true, 0.5, 20.0, 0.2), (Loss::Mse, false, 0.0, 0.0, 0.7)]
        {
            networks.start = networks.start.filter(|_| pull_weight > 0.0);
            let online = &networks.online;
            let rule = Rule {
                loss,
                double,
                margin: 0.3,
                margin_weight,
                pull_weight,
                shield_weight,
                parts: 3,
            };
            let next = crate::nn::cpu::Input::new(online, &part.next);
            let ours = cpu::gradient(&rule, &networks, &next, part);
            let theirs = torch::gradient(&rule, &networks, &online.input(&part.next), part);
            let numbers = |row: &Tensor| -> Vec<f32> { Vec::try_from(row).expect("f32") };
            let near = |what: &str, a: &[f32], b: &[f32]| {
                assert_eq!(a.len(), b.len());
                let size = b.iter().map(|x| x.abs()).fold(1e-6, f32::max);
                for (k, (a, b)) in a.iter().zip(b).enumerate() {
                    assert!(
                        (a - b).abs() < 1e-4 * size,
                        "{} {spec:?} {rule:?} {what} {k}: {a}, not {b}",
                        E::NAME
                    );
                }
            };
            near("gradient", &numbers(&ours.flat), &numbers(&theirs.flat));
            near("seen", &numbers(&ours.seen), &numbers(&theirs.seen));
            assert_eq!(ours.of_sums.is_some(), theirs.of_sums.is_some());
            if let (Some(ours), Some(theirs)) = (ours.of_sums, theirs.of_sums) {
                near("by the sums", &ours, &theirs);
            }
            assert!(
                numbers(&theirs.flat).iter().any(|g| g.abs() > 1e-3),
                "something is learnt"
            );
        }
    }
}
