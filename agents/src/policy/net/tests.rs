use std::collections::BTreeMap;

use turf_env::{CellKind, Rng};

use super::*;
use crate::policy::file::Tensor;
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
        network: spec,
        shield: true,
        notes: BTreeMap::new(),
        tensors,
    }
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
    let norm_relu = |k: usize, x: Vec<f64>| -> Vec<f64> {
        let mean = x.iter().sum::<f64>() / x.len() as f64;
        let variance = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / x.len() as f64;
        let (weight, bias) = (format!("norm{k}.weight"), format!("norm{k}.bias"));
        let one = |(i, v): (usize, &f64)| (v - mean) / (variance + 1e-5).sqrt() * at(&weight, i, 0) + at(&bias, i, 0);
        x.iter().enumerate().map(one).map(|v| v.max(0.0)).collect()
    };
    let scalars: Vec<f64> = scalars.iter().map(|&s| s as f64).collect();
    let mut x = dense("input", &scalars);
    if file.network.use_cells {
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
    x = norm_relu(0, x);
    for k in 1..file.network.hidden.len() {
        x = norm_relu(k, dense(&format!("hidden{k}"), &x));
    }
    let mut q = dense("advantage", &x);
    if file.network.dueling {
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
        let cell_kind = if round % 2 == 0 {
            CellKind::Bits(5)
        } else {
            CellKind::Classes(7)
        };
        let (heads, actions) = (1 + rng.below(3) as usize, 2 + rng.below(5) as usize);
        let dims = Dims {
            heads,
            actions,
            cells: 1 + rng.below(20) as usize,
            cell_kind,
            scalars: rng.below(30) as usize,
        };
        let hidden = (0..1 + round % 3).map(|_| 2 + rng.below(40) as usize).collect();
        let (use_cells, dueling) = (rng.chance(0.7), rng.chance(0.7));
        let spec = NetworkSpec {
            kind: NetworkKind::Mlp,
            hidden,
            use_cells,
            dueling,
        };
        let file = random_file(spec, "any", &dims, &mut rng);
        let net = Net::with_dims(&file, dims).unwrap();
        let mut scratch = net.scratch();
        for _ in 0..4 {
            let limit = if round % 2 == 0 { 32 } else { 7 };
            let cells: Vec<u8> = (0..dims.cells).map(|_| rng.below(limit) as u8).collect();
            let scalars: Vec<f32> = (0..dims.scalars).map(|_| (rng.unit() * 2.0 - 1.0) as f32).collect();
            let mut q = vec![f32::NAN; heads * actions];
            net.q(&mut scratch, if use_cells { &cells } else { &[] }, &scalars, &mut q);
            for (ours, exact) in q.iter().zip(twin(&file, &dims, &cells, &scalars)) {
                assert!(
                    (*ours as f64 - exact).abs() < 1e-3 * (1.0 + exact.abs()),
                    "round {round}: {ours} {exact}"
                );
            }
        }
    }
}

#[test]
fn refuses_what_does_not_fit() {
    let spec = NetworkSpec {
        kind: NetworkKind::Mlp,
        hidden: vec![4, 3],
        use_cells: true,
        dueling: true,
    };
    let good = random_file(spec, "nim-v1", &Dims::of::<NimV1>(), &mut Rng::new(1));
    Net::new::<NimV1>(&good).unwrap();
    let refused = |change: fn(&mut PolicyFile), says: &str| {
        let mut bad = good.clone();
        change(&mut bad);
        let error = Net::new::<NimV1>(&bad).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    };
    refused(|f| f.encoding = "paper-v1".into(), "paper-v1");
    refused(|f| _ = f.tensors.remove("norm1.bias"), "norm1.bias is missing");
    refused(
        |f| f.tensors.get_mut("hidden1.weight").unwrap().shape = vec![4, 3],
        "expected [3, 4]",
    );
    refused(
        |f| _ = f.tensors.get_mut("value.bias").unwrap().data.pop(),
        "value.bias",
    );
    refused(
        |f| {
            _ = f.tensors.insert(
                "x".into(),
                Tensor {
                    shape: vec![],
                    data: vec![0.0],
                },
            )
        },
        "tensor x",
    );
    refused(|f| f.network.hidden = vec![], "make no network");
    refused(|f| f.network.hidden = vec![0], "make no network");
    refused(|f| f.network.hidden = vec![usize::MAX, 2], "make no network");
    refused(|f| f.network.dueling = false, "value.bias does not belong");
}
