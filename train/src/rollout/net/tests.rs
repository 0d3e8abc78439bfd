use turf_agents::policy::file::{NetworkKind, NetworkSpec, PolicyFile, Tensor};
use turf_agents::policy::greedy;
use turf_agents::policy::net::{Dims, Net as OneByOne, tensor_shapes};
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::games::stellar::{StellarV1, StellarV2};
use turf_env::{Encoding, Game, Rng};

use super::*;
use crate::rollout::observation::for_heads_that_matter;

pub(crate) fn spec(kind: NetworkKind, hidden: &[usize], use_cells: bool, dueling: bool) -> NetworkSpec {
    NetworkSpec {
        kind,
        hidden: hidden.to_vec(),
        use_cells,
        dueling,
    }
}

pub(crate) fn random_weights(spec: &NetworkSpec, dims: &Dims, rng: &mut Rng) -> Weights {
    let tensor = |(name, shape): (String, Vec<usize>)| {
        let n = shape.iter().product();
        let data = (0..n).map(|_| (rng.unit() as f32 - 0.5) * 0.6).collect();
        (name, Tensor { shape, data })
    };
    tensor_shapes(spec, dims).into_iter().map(tensor).collect()
}

/// On observations of random games the choices are those of the network of [`turf_agents::policy::net`], which looks at one observation
/// at a time, unless two options are within rounding; values agree; and no row depends on the others.
fn check_choices<E: Encoding>(config: &<E::Game as Game>::Config, n: usize, specs: &[NetworkSpec]) {
    let mut rng = Rng::new(8);
    let width = E::HEADS * E::ACTIONS;
    let (mut cells, mut scalars) = (vec![0; n * E::CELLS], vec![0.0; n * E::SCALARS]);
    let mut mask = vec![false; n * width];
    let mut game = E::Game::new(&E::Game::draw_setup(config, &mut rng));
    for i in 0..n {
        if game.outcome().is_some() {
            game = E::Game::new(&E::Game::draw_setup(config, &mut rng));
        }
        let mask = &mut mask[i * width..(i + 1) * width];
        E::observe_and_mask(
            &game,
            true,
            &mut cells[i * E::CELLS..(i + 1) * E::CELLS],
            &mut scalars[i * E::SCALARS..(i + 1) * E::SCALARS],
            mask,
        );
        let choices: Vec<u16> = mask.chunks(E::ACTIONS).map(|head| rng.pick(head) as u16).collect();
        E::play(&mut game, &choices);
    }
    let seen = |rows: std::ops::Range<usize>| Observed {
        n: rows.len(),
        cells: &cells[rows.start * E::CELLS..rows.end * E::CELLS],
        scalars: &scalars[rows.start * E::SCALARS..rows.end * E::SCALARS],
        mask: &mask[rows.start * width..rows.end * width],
    };
    for spec in specs {
        let dims = Dims::of::<E>();
        let weights = random_weights(spec, &dims, &mut rng);
        let net = Net::new(spec, dims, weights.clone()).expect("complete");
        let mut workspace = Workspace::default();
        let (mut choices, mut values) = (vec![0; n * E::HEADS], vec![0.0; n]);
        net.choose(&seen(0..n), &mut workspace, &mut choices, Some(&mut values));
        for i in [0, n / 2, n - 1] {
            let (mut alone, mut value) = (vec![0; E::HEADS], [0.0]);
            net.choose(&seen(i..i + 1), &mut workspace, &mut alone, Some(&mut value));
            assert_eq!(
                (&alone[..], value[0]),
                (&choices[i * E::HEADS..(i + 1) * E::HEADS], values[i])
            );
        }
        let file = PolicyFile {
            encoding: E::NAME.into(),
            network: spec.clone(),
            shield: false,
            notes: Default::default(),
            tensors: weights,
        };
        let twin = OneByOne::new::<E>(&file).expect("complete");
        let (mut scratch, mut q, mut best) = (twin.scratch(), vec![0.0; width], vec![0; E::HEADS]);
        for i in 0..n {
            let Observed {
                cells, scalars, mask, ..
            } = seen(i..i + 1);
            twin.q(&mut scratch, cells, scalars, &mut q);
            greedy(&q, mask, E::ACTIONS, &mut best);
            let (mut sum, mut count) = (0.0, 0.0);
            for (head, (q, mask)) in q.chunks(E::ACTIONS).zip(mask.chunks(E::ACTIONS)).enumerate() {
                let choice = choices[i * E::HEADS + head] as usize;
                assert!(mask[choice], "{i}: legal");
                assert!(
                    q[best[head] as usize] - q[choice] < 1e-4,
                    "{} {i} head {head}: {q:?}",
                    E::NAME
                );
            }
            let n_legal = |head: usize| mask[head * E::ACTIONS..][..E::ACTIONS].iter().map(|&m| m as u32).sum();
            for_heads_that_matter(E::HEADS, n_legal, |head| {
                sum += q[head * E::ACTIONS + best[head] as usize];
                count += 1.0;
            });
            assert!(
                (values[i] - sum / count).abs() < 1e-4,
                "{} {i}: {} {}",
                E::NAME,
                values[i],
                sum / count
            );
        }
    }
}

#[test]
fn choices_are_those_of_the_network_that_looks_at_one_observation() {
    let mlps = [(false, true), (true, true), (true, false)];
    let mlps = mlps.map(|(use_cells, dueling)| spec(NetworkKind::Mlp, &[64, 32, 17], use_cells, dueling));
    check_choices::<Duel2048V1>(&Default::default(), 40, &mlps);
    let boards =
        serde_json::from_str(r#"{"boards": [{"width": 20, "height": 21, "max_turns": 200}]}"#).expect("a board");
    check_choices::<PaperV1>(&boards, 300, &mlps);
    let graphs = [
        (&[16, 24, 20, 12][..], true),
        (&[16, 24, 20, 12], false),
        (&[16, 12], true),
    ];
    let graphs = graphs.map(|(hidden, dueling)| spec(NetworkKind::Graph, hidden, true, dueling));
    check_choices::<StellarV1>(&Default::default(), 150, &graphs);
    check_choices::<StellarV2>(&Default::default(), 60, &graphs);
    // Several heads on dense layers.
    check_choices::<StellarV1>(
        &Default::default(),
        20,
        &[spec(NetworkKind::Mlp, &[16, 8], false, true)],
    );
}

#[test]
fn weights_of_another_network_are_refused() {
    let (spec, dims) = (spec(NetworkKind::Mlp, &[8], true, true), Dims::of::<Duel2048V1>());
    let good = random_weights(&spec, &dims, &mut Rng::new(1));
    let refused = |change: fn(&mut Weights)| {
        let mut weights = good.clone();
        change(&mut weights);
        Net::new(&spec, dims, weights).err()
    };
    assert_eq!(refused(|_| ()), None);
    assert!(refused(|w| _ = w.remove("cells.weight")).is_some_and(|why| why.contains("cells.weight")));
    assert!(refused(|w| w.get_mut("norm0.bias").expect("there").shape = vec![9]).is_some());
    assert!(refused(|w| _ = w.get_mut("norm0.bias").expect("there").data.pop()).is_some());
    assert!(refused(|w| _ = w.insert("more".into(), w["norm0.bias"].clone())).is_some());
}
