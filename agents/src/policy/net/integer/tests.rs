//! The integer networks compared with the f32 ones and, in a real Python, with a slow twin and with exported bots.

use serde_json::{Value, json};
use turf_env::{CellKind, Rng};

use super::*;
use crate::contest::contents;
use crate::contest::host::interpreter::Interpreter;
use crate::policy::file::PolicyFile;
use crate::policy::net::Net;
use crate::policy::net::activation::Activation;
use crate::policy::net::graph::tests as graph;
use crate::policy::net::tests::{q_of, random_file};

#[test]
fn scalars_are_rounded_half_up_and_saturate() {
    let scalars = [0.0, 1.0, -1.0, 0.5 / 256.0, -0.5 / 256.0, 1.4999 / 256.0, 200.0, -200.0];
    let mut out = [9; 8];
    quantise_scalars(&scalars, &mut out);
    assert_eq!(out, [0, 256, -256, 1, 0, 1, i16::MAX, i16::MIN]);
}

pub(crate) fn any_kind(rng: &mut Rng) -> NetworkKind {
    NetworkKind::Plain { norm: rng.chance(0.5), activation: Activation::ALL[rng.below(5) as usize] }
}

fn any(round: u32, rng: &mut Rng) -> (PolicyFile, Dims, Vec<u8>, Vec<f32>) {
    let (dueling, scale) = (rng.chance(0.7), if round.is_multiple_of(3) { 3.0 } else { 1.0 });
    let mut scalar = {
        let mut rng = Rng::new(rng.next_u64());
        move || (((rng.unit() * 2.0 - 1.0) * scale * 256.0).round() / 256.0) as f32
    };
    if round.is_multiple_of(4) {
        let (nodes, degree, options) = (3 + rng.below(12) as usize, 4, 1 + rng.below(4) as usize);
        let (features, globals) = (1 + rng.below(6) as usize, rng.below(3) as usize);
        let dims = graph::dims(nodes, degree, features, globals, options);
        let hidden: Vec<usize> = (0..2 + round / 4 % 3).map(|_| 2 + rng.below(30) as usize).collect();
        let spec = graph::spec(&hidden, dueling);
        let layout = crate::policy::net::graph::Layout::of(&dims).expect("laid out so");
        let cells = graph::any_graph(&layout, rng);
        let scalars = (0..dims.scalars).map(|_| scalar()).collect();
        return (random_file(spec, "any", &dims, rng), dims, cells, scalars);
    }
    let dims = Dims {
        heads: 1 + rng.below(3) as usize,
        actions: 2 + rng.below(5) as usize,
        cells: 1 + rng.below(20) as usize,
        cell_kind: if round % 4 == 1 { CellKind::Bits(5) } else { CellKind::Classes(7) },
        scalars: rng.below(30) as usize,
    };
    let spec = NetworkSpec {
        kind: if round % 8 > 4 { any_kind(rng) } else { NetworkKind::Mlp },
        hidden: (0..1 + round % 3).map(|_| 2 + rng.below(70) as usize).collect(),
        use_cells: round % 4 < 3,
        dueling,
    };
    let limit = if round % 4 == 1 { 32 } else { 7 };
    let cells = (0..dims.cells).map(|_| rng.below(limit) as u8).collect();
    let scalars = (0..dims.scalars).map(|_| scalar()).collect();
    (random_file(spec, "any", &dims, rng), dims, cells, scalars)
}

#[test]
fn integers_give_nearly_the_same_q() {
    let mut rng = Rng::new(8);
    for round in 0..120 {
        let (file, dims, cells, scalars) = any(round, &mut rng);
        let cells = if file.network().unwrap().use_cells { &cells[..] } else { &[] };
        let nets = [
            Net::of_weights(file.network().unwrap(), dims, file.tensors.clone()).unwrap(),
            Net::of_weights_in_integers(file.network().unwrap(), dims, file.tensors.clone()).unwrap(),
        ];
        let [real, whole] = nets.map(|net| q_of(&net, &dims, 1, cells, &scalars));
        let size = real.iter().fold(1.0, |most: f32, q| q.abs().max(most));
        for (real, whole) in real.chunks(dims.actions).zip(whole.chunks(dims.actions)) {
            // The graph network's integers lack a constant per head; empty slots stay zero.
            let constant = if file.network().unwrap().kind == NetworkKind::Graph { real[0] - whole[0] } else { 0.0 };
            for (real, whole) in real.iter().zip(whole).filter(|(real, _)| **real != 0.0) {
                let error = (real - whole - constant).abs() / size;
                assert!(error < 0.004, "round {round}: {real} {whole} {constant} of {size}");
            }
        }
    }
}

#[test]
fn python_computes_the_same_to_the_last_bit() {
    let Ok(python) = Interpreter::find() else {
        println!("NOT CHECKED: no python3 here");
        return;
    };
    let mut rng = Rng::new(9);
    // One memory for all networks: leftovers must not matter.
    let mut scratch = Scratch::default();
    let mut cases: Vec<Value> = Vec::new();
    for round in 0..80 {
        let (file, dims, cells, scalars) = any(round, &mut rng);
        let net = Net::of_weights_in_integers(file.network().unwrap(), dims, file.tensors.clone()).unwrap();
        let net = net.integer().expect("in integers");
        let Ok(text) = text::of(net) else {
            assert_eq!(round % 4, 1, "only cells of flags are refused");
            continue;
        };
        let mut whole = vec![0; dims.scalars];
        // Some scalars exceed the cut.
        let scalars: Vec<f32> = scalars.iter().map(|x| x * 2.0).collect();
        quantise_scalars(&scalars, &mut whole);
        let (uses_cells, mut q) = (net.uses_cells(), vec![0; dims.heads * dims.actions]);
        net.whole_q(&mut scratch, if uses_cells { &cells } else { &[] }, &whole, &mut q);
        cases.push(json!({
            "kind": file.network().unwrap().kind, "text": text, "scalars": whole, "cells": uses_cells.then_some(cells), "q": q,
        }));
    }
    let parts = [contents::NETWORK, contents::GRAPH_NETWORK, contents::PLAIN_NETWORK, include_str!("twin.py")];
    let said = python.run(&["-c", &parts.join("\n")], &serde_json::to_vec(&cases).unwrap()).unwrap();
    assert_eq!(String::from_utf8_lossy(&said).trim(), format!("{} cases", cases.len()));
}
