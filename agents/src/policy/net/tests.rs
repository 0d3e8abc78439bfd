use std::cell::RefCell;
use std::collections::BTreeMap;

use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::games::stellar::StellarV1;
use turf_env::{CellKind, Game, Rng, Rules};

use super::activation::Activation;
use super::integer::tests::any_kind;
use super::*;
use crate::policy::file::{Content, Tensor};
use crate::policy::{for_heads_that_matter, greedy};
use crate::toy::NimV1;

pub(crate) fn random_file(spec: NetworkSpec, encoding: &str, dims: &Dims, rng: &mut Rng) -> PolicyFile {
    let mut tensors = BTreeMap::new();
    for (name, shape) in tensor_shapes(&spec, dims) {
        let n = shape.iter().product();
        let data = (0..n).map(|_| (rng.unit() * 2.0 - 1.0) as f32).collect();
        tensors.insert(name, Tensor { shape, data });
    }
    PolicyFile {
        encoding: encoding.into(),
        content: Content::Network(spec),
        shield: true,
        notes: BTreeMap::new(),
        tensors,
    }
}

pub(crate) fn q_of(net: &Net, dims: &Dims, n: usize, cells: &[u8], scalars: &[f32]) -> Vec<f32> {
    thread_local!(static WORKSPACE: RefCell<Workspace> = RefCell::default());
    let mut q = vec![f32::NAN; n * dims.heads * dims.actions];
    let mask = &[];
    let seen = Observed { n, cells, scalars, mask };
    // One memory for all networks: leftovers must not matter.
    WORKSPACE.with_borrow_mut(|workspace| net.q(&seen, workspace, &mut q));
    q
}

fn twin(file: &PolicyFile, dims: &Dims, cells: &[u8], scalars: &[f32]) -> Vec<f64> {
    let at = |name: &str, row: usize, col: usize| {
        let t = &file.tensors[name];
        t.data[row * t.shape.get(1).copied().unwrap_or(1) + col] as f64
    };
    let dense = |name: &str, input: &[f64]| -> Vec<f64> {
        let (weight, bias) = (format!("{name}.weight"), format!("{name}.bias"));
        let n_out = file.tensors[&bias].shape[0];
        (0..n_out)
            .map(|o| at(&bias, o, 0) + (0..input.len()).map(|i| at(&weight, o, i) * input[i]).sum::<f64>())
            .collect()
    };
    let (has_norm, activation) = file.network().unwrap().kind.hidden_layers();
    let activate = |v: f64| match activation {
        Activation::Relu => v.max(0.0),
        Activation::Tanh => v.tanh(),
        Activation::Elu if v > 0.0 => v,
        Activation::Elu => v.exp_m1(),
        Activation::Silu => v / (1.0 + (-v).exp()),
        Activation::Gelu => f64::from(activation.of(v as f32)),
    };
    let hidden = |k: usize, x: Vec<f64>| -> Vec<f64> {
        if !has_norm {
            return x.into_iter().map(activate).collect();
        }
        let mean = x.iter().sum::<f64>() / x.len() as f64;
        let variance = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / x.len() as f64;
        let (weight, bias) = (format!("norm{k}.weight"), format!("norm{k}.bias"));
        let one = |(i, v): (usize, &f64)| (v - mean) / (variance + 1e-5).sqrt() * at(&weight, i, 0) + at(&bias, i, 0);
        x.iter().enumerate().map(one).map(activate).collect()
    };
    let scalars: Vec<f64> = scalars.iter().map(|&s| s as f64).collect();
    let mut x = dense("input", &scalars);
    if file.network().unwrap().use_cells {
        for (cell, &byte) in cells.iter().enumerate() {
            for option in 0..dims.cell_kind.n() {
                let active = match dims.cell_kind {
                    CellKind::Bits(_) => byte >> option & 1 == 1,
                    CellKind::Classes(_) => byte as usize == option,
                };
                for i in 0..if active { x.len() } else { 0 } {
                    x[i] += at("cells.weight", cell * dims.cell_kind.n() + option, i);
                }
            }
        }
    }
    x = hidden(0, x);
    for k in 1..file.network().unwrap().hidden.len() {
        x = hidden(k, dense(&format!("hidden{k}"), &x));
    }
    let mut q = dense("advantage", &x);
    if file.network().unwrap().dueling {
        let value = dense("value", &x);
        for head in 0..dims.heads {
            let row = &mut q[head * dims.actions..(head + 1) * dims.actions];
            let mean = row.iter().sum::<f64>() / dims.actions as f64;
            row.iter_mut().for_each(|a| *a += value[head] - mean);
        }
    }
    q
}

#[test]
fn agrees_with_the_slow_twin() {
    let mut rng = Rng::new(5);
    for round in 0..60u32 {
        let cell_kind = if round % 2 == 0 { CellKind::Bits(5) } else { CellKind::Classes(7) };
        let (heads, actions) = (1 + rng.below(3) as usize, 2 + rng.below(5) as usize);
        let dims =
            Dims { heads, actions, cells: 1 + rng.below(20) as usize, cell_kind, scalars: rng.below(30) as usize };
        let hidden = (0..1 + round % 3).map(|_| 2 + rng.below(40) as usize).collect();
        let (use_cells, dueling) = (rng.chance(0.7), rng.chance(0.7));
        let spec = NetworkSpec {
            kind: if round < 20 { NetworkKind::Mlp } else { any_kind(&mut rng) },
            hidden,
            use_cells,
            dueling,
        };
        let file = random_file(spec, "any", &dims, &mut rng);
        let net = Net::of_weights(file.network().unwrap(), dims, file.tensors.clone()).unwrap();
        for _ in 0..4 {
            let limit = if round % 2 == 0 { 32 } else { 7 };
            let cells: Vec<u8> = (0..dims.cells).map(|_| rng.below(limit) as u8).collect();
            let scalars: Vec<f32> = (0..dims.scalars).map(|_| (rng.unit() * 2.0 - 1.0) as f32).collect();
            let q = q_of(&net, &dims, 1, if use_cells { &cells } else { &[] }, &scalars);
            for (ours, exact) in q.iter().zip(twin(&file, &dims, &cells, &scalars)) {
                assert!((*ours as f64 - exact).abs() < 1e-3 * (1.0 + exact.abs()), "round {round}: {ours} {exact}");
            }
        }
    }
}

/// Q on observations of random games is the twin's, choices are greedy by Q, and no row depends on the others.
fn check_games<E: Encoding>(encoding: E, config: &<E::Rules as Rules>::Config, n: usize, specs: &[NetworkSpec]) {
    let (dims, width) = (Dims::of(encoding), encoding.heads() * encoding.actions());
    let mut rng = Rng::new(8);
    let (mut cells, mut scalars) = (vec![0; n * encoding.cells()], vec![0.0; n * encoding.scalars()]);
    let mut mask = vec![false; n * width];
    let mut game = encoding.rules().start(&encoding.rules().draw_setup(config, &mut rng));
    let rows = cells.chunks_mut(encoding.cells()).zip(scalars.chunks_mut(encoding.scalars()));
    for ((cells, scalars), mask) in rows.zip(mask.chunks_mut(width)) {
        if game.outcome().is_some() {
            game = encoding.rules().start(&encoding.rules().draw_setup(config, &mut rng));
        }
        encoding.observe_and_mask(&game, true, cells, scalars, mask);
        let choices = rng.pick_each(mask, encoding.actions());
        encoding.play(&mut game, &choices);
    }
    let (cells, scalars, mask) = (&cells[..], &scalars[..], &mask[..]);
    let all = Observed { n, cells, scalars, mask };
    for spec in specs {
        let mut file = random_file(spec.clone(), encoding.shape().name, &dims, &mut rng);
        file.tensors.values_mut().for_each(|tensor: &mut Tensor| tensor.data.iter_mut().for_each(|x| *x *= 0.3));
        let net = Net::new(encoding, &file).expect("complete");
        let mut workspace = Workspace::default();
        let q = q_of(&net, &dims, n, cells, scalars);
        let (mut choices, mut values) = (vec![0; n * encoding.heads()], vec![0.0; n]);
        net.choose(&all, &mut workspace, &mut choices, Some(&mut values));
        for (i, q) in q.chunks(width).enumerate() {
            let row = all.row(i);
            let exact = match spec.kind {
                NetworkKind::Graph => {
                    let layout = graph::Layout::of(&dims).expect("a graph");
                    graph::tests::twin(&file, &layout, row.cells, row.scalars)
                }
                _ => twin(&file, &dims, row.cells, row.scalars),
            };
            let close = |(ours, exact): (&f32, f64)| (*ours as f64 - exact).abs() < 1e-3 * (1.0 + exact.abs());
            assert!(q.iter().zip(exact).all(close), "{} {i}", encoding.shape().name);
            let mut best = vec![0; encoding.heads()];
            greedy(q, row.mask, encoding.actions(), &mut best);
            assert_eq!(
                best,
                choices[i * encoding.heads()..(i + 1) * encoding.heads()],
                "{} {i}",
                encoding.shape().name
            );
            let n_legal = |head: usize| {
                row.mask[head * encoding.actions()..][..encoding.actions()].iter().map(|&m| m as u32).sum()
            };
            let (mut sum, mut count) = (0.0, 0.0);
            for_heads_that_matter(encoding.heads(), n_legal, |head| {
                sum += q[head * encoding.actions() + best[head] as usize];
                count += 1.0;
            });
            assert!((values[i] - sum / count).abs() < 1e-4, "{} {i}", encoding.shape().name);
            if i % (n / 3) == 0 {
                let (mut alone, mut value) = (vec![0; encoding.heads()], [0.0]);
                net.choose(&row, &mut workspace, &mut alone, Some(&mut value));
                assert_eq!((alone, value[0]), (best, values[i]), "{} {i}", encoding.shape().name);
                assert_eq!(q_of(&net, &dims, 1, row.cells, row.scalars), q);
            }
        }
    }
}

#[test]
fn games_are_played_as_the_slow_twin_would() {
    let spec =
        |kind, hidden: &[usize], use_cells, dueling| NetworkSpec { kind, hidden: hidden.to_vec(), use_cells, dueling };
    let mlps = [(false, true), (true, true), (true, false)];
    let mlps = mlps.map(|(use_cells, dueling)| spec(NetworkKind::Mlp, &[64, 32, 17], use_cells, dueling));
    check_games(Duel2048V1, &Default::default(), 40, &mlps);
    let boards = r#"{"boards": [{"width": 20, "height": 21, "max_turns": 200}]}"#;
    check_games(PaperV1, &serde_json::from_str(boards).expect("a board"), 60, &mlps);
    let graphs = [(&[16, 24, 20, 12][..], true), (&[16, 24, 20, 12], false), (&[16, 12], true)];
    let graphs = graphs.map(|(hidden, dueling)| spec(NetworkKind::Graph, hidden, true, dueling));
    check_games(StellarV1, &Default::default(), 60, &graphs);
    // Several heads on dense layers.
    check_games(StellarV1, &Default::default(), 20, &[spec(NetworkKind::Mlp, &[16, 8], false, true)]);
}

fn network(file: &mut PolicyFile) -> &mut NetworkSpec {
    match &mut file.content {
        Content::Network(spec) => spec,
        _ => panic!("a search"),
    }
}

#[test]
fn refuses_what_does_not_fit() {
    let spec = NetworkSpec { kind: NetworkKind::Mlp, hidden: vec![4, 3], use_cells: true, dueling: true };
    let good = random_file(spec, "nim-v1", &Dims::of(NimV1), &mut Rng::new(1));
    Net::new(NimV1, &good).unwrap();
    let refused = |change: fn(&mut PolicyFile), says: &str| {
        let mut bad = good.clone();
        change(&mut bad);
        let error = Net::new(NimV1, &bad).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    };
    refused(|f| f.encoding = "paper-v1".into(), "paper-v1");
    refused(|f| f.content = Content::Leaf, "it has no Q");
    refused(|f| _ = f.tensors.remove("norm1.bias"), "norm1.bias is missing");
    refused(|f| f.tensors.get_mut("hidden1.weight").unwrap().shape = vec![4, 3], "expected [3, 4]");
    refused(|f| _ = f.tensors.get_mut("value.bias").unwrap().data.pop(), "value.bias");
    refused(|f| _ = f.tensors.insert("x".into(), Tensor { shape: vec![], data: vec![0.0] }), "tensor x");
    refused(|f| network(f).hidden = vec![], "make no network");
    refused(|f| network(f).hidden = vec![0], "make no network");
    refused(|f| network(f).hidden = vec![usize::MAX, 2], "make no network");
    refused(|f| network(f).dueling = false, "value.bias does not belong");
}
