use std::sync::Arc;

use turf_agents::policy::file::{NetworkKind, NetworkSpec};
use turf_agents::policy::net::Dims;
use turf_agents::toy::NimV1;
use turf_env::Rng;

use super::*;
use crate::nn::cell_table::tests::random;
use crate::nn::network::Shape;

fn forward<'a>(tape: &mut Tape<'a>, (leaf, width): (&[f32], usize), few: &'a Bags) -> (Value, Value) {
    let leaf = tape.leaf(leaf.to_vec(), width);
    let hidden = tape.dense("input", &leaf);
    let hidden = tape.norm_relu(0, hidden);
    let (mean, sum) = (tape.reduce(&hidden, few, true), tape.reduce(&hidden, few, false));
    let both = tape.add(hidden, &mean);
    let both = tape.relu(both);
    let last = tape.reduce(&both, few, true);
    (leaf, tape.add(last, &sum))
}

#[test]
fn derivatives_are_differences() {
    let spec = NetworkSpec { kind: NetworkKind::Mlp, hidden: vec![5], use_cells: false, dueling: true };
    let dims = Dims::of(NimV1);
    let shape = Arc::new(Shape { spec, dims });
    let mut rng = Rng::new(2);
    let mut network = Network::new(shape, &mut rng);
    let table: Vec<f32> = random(6 * dims.scalars, &mut rng);
    let few = Bags { rows: vec![0, 5, 2, 2], starts: vec![0, 2, 2] };
    let weights: Vec<f32> = (0..3 * 5).map(|k| (k as f32).sin()).collect();
    let loss = |network: &Network, leaf: &[f32]| {
        let mut tape = Tape::new(network, true);
        let (_, last) = forward(&mut tape, (leaf, dims.scalars), &few);
        let terms = tape.numbers(&last).iter().zip(&weights);
        terms.map(|(x, w)| (x * w) as f64).sum::<f64>()
    };
    let (of_leaf, of_weights) = {
        let mut tape = Tape::new(&network, true);
        let (leaf, last) = forward(&mut tape, (&table, dims.scalars), &few);
        let mut gradients = tape.backward(&last, weights.clone());
        (gradients.take(&leaf), gradients.of_weights)
    };
    let step = 1e-3;
    let near = |got: f32, up: f64, down: f64| {
        let wanted = (up - down) / (2.0 * step as f64);
        assert!((got as f64 - wanted).abs() < 1e-2, "{got}, not {wanted}");
    };
    for k in 0..table.len() {
        let moved = |by: f32| {
            let mut table = table.clone();
            table[k] += by;
            loss(&network, &table)
        };
        near(of_leaf[k], moved(step), moved(-step));
    }
    assert!(of_weights.iter().any(|g| g.abs() > 0.1));
    for k in 0..of_weights.len() {
        let mut moved = |by: f32| {
            let mut numbers = network.rows()[0].1.clone();
            let before = numbers.clone();
            numbers[k] += by;
            network.set_rows(|_| Some(&numbers)).expect("its own shape");
            let loss = loss(&network, &table);
            network.set_rows(|_| Some(&before)).expect("its own shape");
            loss
        };
        near(of_weights[k], moved(step), moved(-step));
    }
}
