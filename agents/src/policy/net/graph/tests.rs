use turf_env::games::stellar::StellarV1;
use turf_env::{CellKind, Rng};

use super::*;
use crate::policy::file::{NetworkKind, PolicyFile};
use crate::policy::net::Net;
use crate::policy::net::tests::{q_of, random_file};

pub(crate) fn spec(hidden: &[usize], dueling: bool) -> NetworkSpec {
    NetworkSpec { kind: NetworkKind::Graph, hidden: hidden.to_vec(), use_cells: true, dueling }
}

pub(crate) fn dims(nodes: usize, degree: usize, features: usize, globals: usize, options: usize) -> Dims {
    Dims {
        heads: nodes,
        actions: 2 + degree * options,
        cells: nodes * degree,
        cell_kind: CellKind::Classes(nodes + 1),
        scalars: nodes * features + globals,
    }
}

pub(crate) fn any_graph(layout: &Layout, rng: &mut Rng) -> Vec<u8> {
    let mut slots = vec![0u8; layout.nodes * layout.degree];
    for _ in 0..layout.nodes * 2 {
        let (a, b) = (rng.below(layout.nodes as u32) as usize, rng.below(layout.nodes as u32) as usize);
        let free = |node: usize| {
            let of = (0..layout.degree).map(move |slot| node * layout.degree + slot);
            of.filter(|&at| slots[at] == 0).collect::<Vec<_>>()
        };
        let (from, to) = (free(a), free(b));
        if a != b && !from.is_empty() && !to.is_empty() && a % 5 != 3 && b % 5 != 3 {
            slots[from[rng.below(from.len() as u32) as usize]] = b as u8 + 1;
            slots[to[rng.below(to.len() as u32) as usize]] = a as u8 + 1;
        }
    }
    slots
}

pub(crate) fn twin(file: &PolicyFile, layout: &Layout, cells: &[u8], scalars: &[f32]) -> Vec<f64> {
    let tensor = |name: String| file.tensors[&name].data.iter().map(|&v| v as f64).collect::<Vec<f64>>();
    let dense = |name: &str, input: &[f64]| -> Vec<f64> {
        let (weight, bias) = (tensor(format!("{name}.weight")), tensor(format!("{name}.bias")));
        let sum = |o: usize| (0..input.len()).map(|i| weight[o * input.len() + i] * input[i]).sum::<f64>();
        (0..bias.len()).map(|o| bias[o] + sum(o)).collect()
    };
    let relu = |x: Vec<f64>| x.into_iter().map(|v| v.max(0.0)).collect::<Vec<f64>>();
    let norm_relu = |k: usize, x: Vec<f64>| -> Vec<f64> {
        let (weight, bias) = (tensor(format!("norm{k}.weight")), tensor(format!("norm{k}.bias")));
        let mean = x.iter().sum::<f64>() / x.len() as f64;
        let variance = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / x.len() as f64;
        relu((0..x.len()).map(|i: usize| (x[i] - mean) / (variance + 1e-5).sqrt() * weight[i] + bias[i]).collect())
    };
    let mean = |rows: Vec<&Vec<f64>>| -> Vec<f64> {
        let sum = |k: usize| rows.iter().map(|row| row[k]).sum::<f64>();
        (0..rows[0].len()).map(|k| sum(k) / rows.len() as f64).collect()
    };
    let around = |i: usize| -> Vec<(usize, usize)> {
        let slots = (0..layout.degree).map(|s| (s, cells[i * layout.degree + s] as usize));
        slots.filter(|&(_, j)| j > 0).map(|(s, j)| (s, j - 1)).collect()
    };
    let nodes: Vec<usize> = (0..layout.nodes).filter(|&i| !around(i).is_empty()).collect();
    let number = |at: usize| scalars[at] as f64;

    let mut h: Vec<Vec<f64>> = (0..layout.nodes)
        .map(|i| {
            let own = (0..layout.features).map(|f| number(i * layout.features + f));
            let all = (0..layout.globals).map(|g| number(layout.nodes * layout.features + g));
            norm_relu(0, dense("input", &own.chain(all).collect::<Vec<f64>>()))
        })
        .collect();
    for k in 1..file.network().unwrap().hidden.len() - 1 {
        let new = nodes.iter().map(|&i| {
            let near = mean(around(i).iter().map(|&(_, j)| &h[j]).collect());
            (i, norm_relu(k, dense(&format!("round{k}"), &[&h[i][..], &near].concat())))
        });
        let new: Vec<_> = new.collect();
        for (i, row) in new {
            h[i] = row;
        }
    }
    let u = if nodes.is_empty() { vec![] } else { mean(nodes.iter().map(|&i| &h[i]).collect()) };
    let value = || dense("value", &relu(dense("state", &u)))[0];
    let send = |i: usize, j: usize| dense("send", &relu(dense("edge", &[&h[i][..], &h[j], &u].concat())));
    let actions = 2 + layout.degree * layout.options;
    let mut q = vec![0.0; layout.nodes * actions];
    for &i in &nodes {
        let stay = dense("stay", &relu(dense("node", &[&h[i][..], &u].concat())));
        let mut options = vec![(0, stay[0]), (actions - 1, stay[1])];
        for (s, j) in around(i) {
            options.extend(send(i, j).into_iter().enumerate().map(|(f, a)| (1 + s * layout.options + f, a)));
        }
        let shift = if file.network().unwrap().dueling {
            value() - options.iter().map(|o| o.1).sum::<f64>() / options.len() as f64
        } else {
            0.0
        };
        for (option, a) in options {
            q[i * actions + option] = a + shift;
        }
    }
    q
}

#[test]
fn only_the_graph_matters() {
    let mut rng = Rng::new(9);
    let dims = dims(12, 4, 3, 2, 2);
    let layout = Layout::of(&dims).unwrap();
    let file = random_file(spec(&[8, 8, 8], true), "any", &dims, &mut rng);
    let net = Net::of_weights(file.network().unwrap(), dims, file.tensors.clone()).unwrap();
    let q = |cells: &[u8], scalars: &[f32]| q_of(&net, &dims, 1, cells, scalars);
    let cells = any_graph(&layout, &mut rng);
    let scalars: Vec<f32> = (0..dims.scalars).map(|_| rng.unit() as f32).collect();
    let moved = |i: usize| (i * 5 + 3) % 12;
    let (mut other_cells, mut other_scalars) = (cells.clone(), scalars.clone());
    for i in 0..12 {
        for s in 0..4 {
            let j = cells[i * 4 + s] as usize;
            other_cells[moved(i) * 4 + s] = if j == 0 { 0 } else { moved(j - 1) as u8 + 1 };
        }
        other_scalars[moved(i) * 3..][..3].copy_from_slice(&scalars[i * 3..][..3]);
    }
    let (before, after) = (q(&cells, &scalars), q(&other_cells, &other_scalars));
    assert!(before.iter().any(|&v| v != 0.0));
    for (i, value) in before.iter().enumerate() {
        let same = moved(i / dims.actions) * dims.actions + i % dims.actions;
        assert!((value - after[same]).abs() < 1e-4, "{i}");
    }
}

#[test]
fn damaged_cells_do_no_harm() {
    let mut rng = Rng::new(10);
    let dims = dims(12, 4, 3, 2, 2);
    let file = random_file(spec(&[8, 8, 8], true), "any", &dims, &mut rng);
    let net = Net::of_weights(file.network().unwrap(), dims, file.tensors.clone()).unwrap();
    for _ in 0..50 {
        let one = |rng: &mut Rng| if rng.chance(0.1) { rng.below(13) as u8 } else { 0 };
        let cells: Vec<u8> = (0..dims.cells).map(|_| one(&mut rng)).collect();
        let q = q_of(&net, &dims, 1, &cells, &vec![0.5; dims.scalars]);
        assert!(q.iter().all(|q| q.is_finite()));
    }
}

#[test]
fn refuses_what_does_not_fit() {
    let stellar = Dims::of(StellarV1);
    let good = spec(&[8, 8, 4], true);
    assert_eq!(check(&good, &stellar), Ok(()));
    assert_eq!(Layout::of(&stellar), Some(Layout { nodes: 127, degree: 8, features: 20, globals: 12, options: 4 }));
    assert!(check(&spec(&[8], true), &stellar).is_err());
    let blind = NetworkSpec { use_cells: false, ..good.clone() };
    assert!(check(&blind, &stellar).is_err());
    let others = [
        Dims::of(turf_env::games::paper::PaperV1),
        Dims::of(turf_env::games::duel2048::Duel2048V1),
        Dims { actions: stellar.actions + 1, ..stellar },
        Dims { cell_kind: CellKind::Classes(9), ..stellar },
        Dims { cells: stellar.cells + 1, ..stellar },
        Dims { actions: 1, ..stellar },
    ];
    for dims in others {
        assert!(check(&good, &dims).is_err(), "{dims:?}");
    }
}
