//! Weights of a network in [`turf_agents::policy::net`].
//!
//! All numbers except the table of cell rows lie in one flat row, so an optimiser step is one loop over it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;
use turf_agents::policy::file::{NetworkKind, NetworkSpec, PolicyFile, Tensor};
use turf_agents::policy::net::graph::Layout;
use turf_agents::policy::net::{Dims, tensor_shapes};
use turf_env::Rng;

use crate::data::batch::ObservationBatch;
use crate::nn::cell_table::CellTable;
use crate::nn::pack;
use crate::rollout::Weights;
use crate::rollout::cpu_time::CpuTimer;

const CELLS: &str = "cells.weight";
const COPIED: usize = 16_384;

#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    pub spec: NetworkSpec,
    pub dims: Dims,
}

impl Shape {
    pub(crate) fn dense(&self) -> impl Iterator<Item = (String, Vec<usize>)> {
        let shapes = tensor_shapes(&self.spec, &self.dims).into_iter();
        shapes.filter(|(name, _)| name != CELLS)
    }

    /// Returns the table of cell rows, if the network has one.
    pub(crate) fn cells(&self) -> Option<(String, Vec<usize>)> {
        tensor_shapes(&self.spec, &self.dims).into_iter().find(|(name, _)| name == CELLS)
    }
}

/// First number and row length of every tensor in the flat row, by name.
pub(crate) type Places = HashMap<String, (usize, usize)>;

#[derive(Clone, Debug)]
pub struct Network {
    shape: Arc<Shape>,
    places: Arc<Places>,
    flat: Vec<f32>,
    cells: Option<CellTable>,
}

impl Network {
    /// Draws fresh weights: uniform within ±1/√(inputs) (LeCun et al. 1998), biases 0, norms 1, and cell rows 0 beside
    /// scalars. Without scalars the cell rows are drawn like weights, because the first layer would never learn from
    /// zeros alone.
    pub fn new(shape: Arc<Shape>, rng: &mut Rng) -> Self {
        let (mut flat, mut places) = (Vec::new(), Places::new());
        for (name, shape) in shape.dense() {
            let n = shape.iter().product::<usize>();
            places.insert(name.clone(), (flat.len(), *shape.last().expect("at least one side")));
            match shape[..] {
                [_, inputs] => {
                    let bound = 1.0 / (inputs as f64).sqrt();
                    flat.extend((0..n).map(|_| ((2.0 * rng.unit() - 1.0) * bound) as f32));
                }
                _ => flat.resize(flat.len() + n, if name.ends_with(".weight") { 1.0 } else { 0.0 }),
            }
        }
        let cells = shape.cells().map(|_| {
            let mut table = CellTable::new(&shape.dims, shape.spec.hidden[0]);
            if shape.dims.scalars == 0 {
                let bound = 1.0 / (shape.dims.cells as f64).sqrt();
                let rows = table.rows_mut().iter_mut();
                rows.for_each(|row| *row = ((2.0 * rng.unit() - 1.0) * bound) as f32);
            }
            table
        });
        Self { shape, places: Arc::new(places), flat, cells }
    }

    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    pub fn flat(&self) -> &[f32] {
        &self.flat
    }

    pub fn both_mut(&mut self) -> (&mut [f32], Option<&mut CellTable>) {
        (&mut self.flat, self.cells.as_mut())
    }

    pub fn norms(&self) -> Vec<(String, f64)> {
        let norm = |data: &[f32]| data.iter().map(|&x| (x as f64).powi(2)).sum::<f64>().sqrt();
        let tensors = self.weights().into_iter();
        tensors.map(|(name, tensor)| (name, norm(&tensor.data))).collect()
    }

    pub fn cells(&self) -> Option<&CellTable> {
        self.cells.as_ref()
    }

    pub fn cells_mut(&mut self) -> Option<&mut CellTable> {
        self.cells.as_mut()
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout::of(&self.shape.dims).expect("checked when the run began")
    }

    pub(crate) fn places(&self) -> &Places {
        &self.places
    }

    /// Returns true if these observations, which may come from a foreign file, can become an input.
    pub fn can_read(&self, rows: &ObservationBatch) -> bool {
        let Shape { spec, dims } = &*self.shape;
        match spec.kind {
            NetworkKind::Graph => Layout::of(dims).is_some_and(|layout| pack::can_pack(layout, rows)),
            _ => rows.cells.iter().all(|&cell| dims.cell_kind.holds(cell)),
        }
    }

    pub fn rows(&self) -> Vec<(String, Vec<f32>)> {
        let cells = self.cells.iter().map(|table| ("cells".to_string(), table.rows().to_vec()));
        [("flat".to_string(), self.flat.clone())].into_iter().chain(cells).collect()
    }

    pub fn set_rows<'a>(&mut self, row: impl Fn(&str) -> Option<&'a [f32]>) -> Result<()> {
        let find = |name: &str, len: usize| {
            let row = row(name).with_context(|| format!("its weights lack `{name}`"))?;
            ensure!(row.len() == len, "its weights `{name}` are for another network");
            Ok(row)
        };
        let len = self.flat.len();
        self.flat.copy_from_slice(find("flat", len)?);
        if let Some(table) = self.cells_mut() {
            let len = table.rows().len();
            table.rows_mut().copy_from_slice(find("cells", len)?);
        }
        Ok(())
    }

    pub fn set_named(&mut self, policy: &PolicyFile) -> Result<()> {
        ensure!(
            *policy.network()? == self.shape.spec,
            "its network is {:?}, the run's is {:?}",
            policy.network()?,
            self.shape.spec
        );
        let find = |name: &str, len: usize| {
            let tensor = policy.tensors.get(name).filter(|tensor| tensor.data.len() == len);
            tensor.with_context(|| format!("its tensor `{name}` is missing or of another size"))
        };
        let mut flat = Vec::new();
        for (name, shape) in self.shape.dense() {
            flat.extend_from_slice(&find(&name, shape.iter().product())?.data);
        }
        let cells = match &self.cells {
            Some(table) => find(CELLS, table.rows().len())?.data.as_slice(),
            None => &[],
        };
        self.set_rows(|name| Some(if name == "cells" { cells } else { &flat[..] }))
    }

    pub fn weights(&self) -> Weights {
        self.weights_with(self.copied_cells().map(|(cells, _)| cells))
    }

    /// Copies the cell rows, the largest part of the weights, on the threads of the current rayon pool. Returns the CPU
    /// time too.
    pub fn copied_cells(&self) -> Option<(Vec<f32>, Duration)> {
        let rows = self.cells.as_ref()?.rows();
        let mut copy = vec![0.0; rows.len()];
        let parts = copy.par_chunks_mut(COPIED).zip(rows.par_chunks(COPIED));
        let times = parts.map(|(copy, rows)| {
            let mut timer = CpuTimer::start();
            copy.copy_from_slice(rows);
            timer.lap()
        });
        let time = times.sum();
        Some((copy, time))
    }

    pub fn weights_with(&self, cells: Option<Vec<f32>>) -> Weights {
        let mut rest = self.flat();
        let mut tensor = |(name, shape): (String, Vec<usize>)| {
            let (own, others) = rest.split_at(shape.iter().product());
            rest = others;
            (name, Tensor { shape, data: own.to_vec() })
        };
        let mut weights: Weights = self.shape.dense().map(&mut tensor).collect();
        if let Some((table, data)) = self.cells.as_ref().zip(cells) {
            let shape = vec![table.n_rows(), table.width()];
            weights.insert(CELLS.into(), Tensor { shape, data });
        }
        weights
    }
}
