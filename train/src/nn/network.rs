//! The networks of [`turf_agents::policy::net`] in libtorch, for learning.
//!
//! All its numbers (but the table of cell rows) lie in one flat tensor, of which the layers are views: an optimiser step
//! or a running average is then a handful of tensor operations, whatever the number of layers.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;
use tch::{Device, Kind, Tensor, no_grad};
use turf_agents::policy::file::{NetworkKind, NetworkSpec, PolicyFile, Tensor as PolicyTensor};
use turf_agents::policy::net::graph::Layout;
use turf_agents::policy::net::{Dims, tensor_shapes};
use turf_env::Rng;
use turf_rollout::Weights;
use turf_rollout::cpu_time::Laps;

use crate::data::batch::ObservationBatch;
use crate::nn::cell_table::{Active, CellTable};
use crate::nn::numbers::numbers;
use crate::nn::owners::Owners;
use crate::nn::pack::{self, Packed};
use crate::nn::{graph, mlp};

/// Name of the table of cell rows, which is kept apart from the flat tensor.
const CELLS: &str = "cells.weight";
/// Its numbers that one thread copies at a time.
const COPIED: usize = 16_384;

/// What all networks of a run have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The network, as the policy file describes it.
    pub spec: NetworkSpec,
    /// The encoding's numbers.
    pub dims: Dims,
}

impl Shape {
    /// Names and shapes of the tensors in the flat row, in order.
    pub(crate) fn dense(&self) -> impl Iterator<Item = (String, Vec<i64>)> {
        let shapes = tensor_shapes(&self.spec, &self.dims).into_iter();
        shapes
            .filter(|(name, _)| name != CELLS)
            .map(|(name, shape)| (name, shape.into_iter().map(|n| n as i64).collect()))
    }
}

/// Of every tensor of the flat row its first number and the length of its rows, by name.
pub(crate) type Places = HashMap<String, (usize, usize)>;

/// One set of weights.
#[derive(Debug)]
pub struct Network {
    shape: Arc<Shape>,
    places: Arc<Places>,
    flat: Tensor,
    /// Views of `flat`, in the order of [`Shape::dense`].
    views: Vec<Tensor>,
    /// Shared with the threads that work on a part of a batch, while they do.
    cells: Option<Arc<CellTable>>,
}

/// Observations of `n` decisions on the network's device, in the form it reads, for `m` heads. Serves every network of the
/// run, whatever its weights.
#[derive(Debug)]
pub struct Input {
    form: Form,
    heads: Option<Tensor>,
    owners: Option<Owners>,
}

#[derive(Debug)]
enum Form {
    Mlp { scalars: Tensor, active: Option<Active> },
    Graph(graph::Packed),
}

impl Input {
    /// The active cell features, if there is a table for them.
    pub fn active(&self) -> Option<&Active> {
        match &self.form {
            Form::Mlp { active, .. } => active.as_ref(),
            Form::Graph(_) => None,
        }
    }

    /// Which decision each head belongs to; `None` with one head per decision.
    pub fn owners(&self) -> Option<&Owners> {
        self.owners.as_ref()
    }
}

impl Network {
    /// Fresh weights: uniform within ±1/√(inputs) (LeCun et al. 1998), biases 0, norms 1; cell rows 0 beside scalars. Without
    /// scalars they are drawn like weights: of zeros alone the first layer would never learn.
    pub fn new(shape: Arc<Shape>, device: Device, rng: &mut Rng) -> Self {
        let mut numbers = Vec::new();
        for (name, shape) in shape.dense() {
            let n = shape.iter().product::<i64>() as usize;
            match shape[..] {
                [_, inputs] => {
                    let bound = 1.0 / (inputs as f64).sqrt();
                    numbers.extend((0..n).map(|_| ((2.0 * rng.unit() - 1.0) * bound) as f32));
                }
                _ => numbers.resize(numbers.len() + n, if name.ends_with(".weight") { 1.0 } else { 0.0 }),
            }
        }
        let has_table = shape.dense().count() < tensor_shapes(&shape.spec, &shape.dims).len();
        let cells = has_table.then(|| {
            let mut table = CellTable::new(&shape.dims, shape.spec.hidden[0]);
            if shape.dims.scalars == 0 {
                let bound = 1.0 / (shape.dims.cells as f64).sqrt();
                let rows = table.rows_mut().iter_mut();
                rows.for_each(|row| *row = ((2.0 * rng.unit() - 1.0) * bound) as f32);
            }
            Arc::new(table)
        });
        Self::with_flat(shape, Tensor::from_slice(&numbers).to_device(device), cells)
    }

    fn with_flat(shape: Arc<Shape>, flat: Tensor, cells: Option<Arc<CellTable>>) -> Self {
        let (mut at, mut views, mut places) = (0, Vec::new(), Places::new());
        for (name, shape) in shape.dense() {
            let n = shape.iter().product();
            views.push(flat.narrow(0, at, n).view(&shape[..]).detach());
            places.insert(name, (at as usize, *shape.last().expect("at least one side") as usize));
            at += n;
        }
        Self {
            shape,
            places: Arc::new(places),
            flat,
            views,
            cells,
        }
    }

    /// An independent copy.
    pub fn copy(&self) -> Self {
        let cells = self.cells.as_deref().cloned().map(Arc::new);
        Self::with_flat(self.shape.clone(), self.flat.copy(), cells)
    }

    /// Another handle on the same numbers, for another thread to read.
    pub fn share(&self) -> Self {
        Self {
            shape: self.shape.clone(),
            places: self.places.clone(),
            flat: self.flat.shallow_clone(),
            views: self.views.iter().map(Tensor::shallow_clone).collect(),
            cells: self.cells.clone(),
        }
    }

    /// Makes the layers leaves of the graph that gradients are asked for.
    pub fn require_gradients(&mut self) {
        self.views
            .iter_mut()
            .for_each(|view| *view = view.set_requires_grad(true));
    }

    /// What all networks of the run have in common.
    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// Where it computes.
    pub fn device(&self) -> Device {
        self.flat.device()
    }

    /// All numbers but the cell rows, one row.
    pub fn flat(&self) -> &Tensor {
        &self.flat
    }

    /// The same, to be changed in place under `no_grad`; with [`Network::cells_mut`], for two who change them at the same time.
    pub fn both_mut(&mut self) -> (&mut Tensor, Option<&mut CellTable>) {
        let cells = self.cells.as_mut();
        (&mut self.flat, cells.map(own))
    }

    /// The layers, in the flat row's order.
    pub fn layers(&self) -> &[Tensor] {
        &self.views
    }

    /// The Euclidean norm of every tensor, by name.
    pub fn norms(&self) -> Vec<(String, f64)> {
        let norm = |data: &[f32]| data.iter().map(|&x| (x as f64).powi(2)).sum::<f64>().sqrt();
        let tensors = self.weights().into_iter();
        tensors.map(|(name, tensor)| (name, norm(&tensor.data))).collect()
    }

    /// The cell rows, if the network has them.
    pub fn cells(&self) -> Option<&CellTable> {
        self.cells.as_deref()
    }

    /// The same, to be changed; nobody may share it then.
    pub fn cells_mut(&mut self) -> Option<&mut CellTable> {
        self.cells.as_mut().map(own)
    }

    /// How the encoding's numbers are those of a graph, for a graph network.
    pub(crate) fn layout(&self) -> Layout {
        Layout::of(&self.shape.dims).expect("checked when the run began")
    }

    /// Where the tensors of the flat row are.
    pub(crate) fn places(&self) -> &Places {
        &self.places
    }

    /// [`Network::flat`] of a network on the processor.
    ///
    /// # Panics
    /// On another device.
    pub(crate) fn numbers(&self) -> &[f32] {
        numbers(&self.flat)
    }

    /// Observations in the form this network reads.
    pub fn input<T: Copy + Into<f32> + tch::kind::Element>(&self, rows: &ObservationBatch<T>) -> Input {
        let (dims, device) = (&self.shape.dims, self.device());
        let form = match self.shape.spec.kind {
            NetworkKind::Mlp => Form::Mlp {
                scalars: Tensor::from_slice(&rows.scalars)
                    .view([rows.n as i64, dims.scalars as i64])
                    .to_device(device)
                    .to_kind(Kind::Float),
                active: self.cells.as_ref().map(|table| table.active(&rows.cells)),
            },
            NetworkKind::Leaf => unreachable!("refused by net::check"),
            NetworkKind::Graph => Form::Graph(graph::Packed::new(&Packed::new(self.layout(), rows), device)),
        };
        let several = dims.heads > 1;
        Input {
            form,
            heads: several.then(|| Tensor::from_slice(&rows.heads).to_device(device)),
            owners: several.then(|| Owners::new(&rows.heads, dims.heads, rows.n, device)),
        }
    }

    /// Whether these observations, which may come from a stranger's file, can be made an input.
    pub fn can_read<T>(&self, rows: &ObservationBatch<T>) -> bool {
        let Shape { spec, dims } = &*self.shape;
        match spec.kind {
            NetworkKind::Mlp => rows.cells.iter().all(|&cell| dims.cell_kind.holds(cell)),
            NetworkKind::Leaf => false,
            NetworkKind::Graph => Layout::of(dims).is_some_and(|layout| pack::can_pack(layout, rows)),
        }
    }

    /// The sum of the active features' rows per observation, `n × first layer`; `None` if the network has no such table.
    pub fn cell_sums(&self, input: &Input) -> Option<Tensor> {
        let table = self.cells.as_ref()?;
        let sums = table.sums(input.active()?);
        Some(
            Tensor::from_slice(&sums)
                .view([-1, table.width() as i64])
                .to_device(self.device()),
        )
    }

    /// Q of every choice of the heads that matter, `[m, ACTIONS]`.
    pub fn q(&self, input: &Input) -> Tensor {
        self.q_from_sums(input, self.cell_sums(input).as_ref()).0
    }

    /// Like [`Network::q`], from the sums of cell rows, so that gradients can be asked for them; beside it, from a network that
    /// predicts the shield, as many log-odds of its forbidding.
    pub fn q_from_sums(&self, input: &Input, cell_sums: Option<&Tensor>) -> (Tensor, Option<Tensor>) {
        match &input.form {
            Form::Graph(packed) => (graph::q(&self.shape, &self.views, packed), None),
            Form::Mlp { scalars, .. } => {
                let (q, forbidden) = mlp::q(&self.shape, &self.views, scalars, cell_sums);
                let of_heads = |rows: Tensor| match &input.heads {
                    Some(heads) => rows.flatten(0, 1).index_select(0, heads),
                    None => rows.flatten(0, 1),
                };
                (of_heads(q), forbidden.map(of_heads))
            }
        }
    }

    /// Everything as named rows of numbers, for a checkpoint.
    pub fn rows(&self) -> Vec<(String, Vec<f32>)> {
        let flat = Vec::try_from(self.flat.to_device(Device::Cpu)).expect("f32 numbers");
        let cells = self
            .cells
            .iter()
            .map(|table| ("cells".to_string(), table.rows().to_vec()));
        [("flat".to_string(), flat)].into_iter().chain(cells).collect()
    }

    /// Takes over what [`Network::rows`] gave; `row` finds a row by name.
    pub fn set_rows<'a>(&mut self, row: impl Fn(&str) -> Option<&'a [f32]>) -> Result<()> {
        let find = |name: &str, len: usize| {
            let row = row(name).with_context(|| format!("its weights lack `{name}`"))?;
            ensure!(row.len() == len, "its weights `{name}` are for another network");
            Ok(row)
        };
        let flat = Tensor::from_slice(find("flat", self.flat.numel())?);
        no_grad(|| self.flat.copy_(&flat));
        if let Some(table) = self.cells_mut() {
            let len = table.rows().len();
            table.rows_mut().copy_from_slice(find("cells", len)?);
        }
        Ok(())
    }

    /// Takes over the tensors of a policy file with the same network.
    pub fn set_named(&mut self, policy: &PolicyFile) -> Result<()> {
        ensure!(
            policy.network == self.shape.spec,
            "its network is {:?}, the run's is {:?}",
            policy.network,
            self.shape.spec
        );
        let find = |name: &str, len: usize| {
            let tensor = policy.tensors.get(name).filter(|tensor| tensor.data.len() == len);
            tensor.with_context(|| format!("its tensor `{name}` is missing or of another size"))
        };
        let mut flat = Vec::new();
        for (name, shape) in self.shape.dense() {
            flat.extend_from_slice(&find(&name, shape.iter().product::<i64>() as usize)?.data);
        }
        let cells = match &self.cells {
            Some(table) => find(CELLS, table.rows().len())?.data.as_slice(),
            None => &[],
        };
        self.set_rows(|name| Some(if name == "cells" { cells } else { &flat[..] }))
    }

    /// Every tensor by name, row-major, as rollouts and policy files take them.
    pub fn weights(&self) -> Weights {
        self.weights_with(self.copied_cells().map(|(cells, _)| cells))
    }

    /// The rows of cells, copied on the threads of the current rayon pool, as of all weights they are most; and the CPU time it took.
    pub fn copied_cells(&self) -> Option<(Vec<f32>, Duration)> {
        let rows = self.cells.as_ref()?.rows();
        let mut copy = vec![0.0; rows.len()];
        let parts = copy.par_chunks_mut(COPIED).zip(rows.par_chunks(COPIED));
        let times = parts.map(|(copy, rows)| {
            let mut laps = Laps::start();
            copy.copy_from_slice(rows);
            laps.lap()
        });
        let time = times.sum();
        Some((copy, time))
    }

    /// [`Network::weights`] with what [`Network::copied_cells`] gave.
    pub fn weights_with(&self, cells: Option<Vec<f32>>) -> Weights {
        let flat = self.flat.to_device(Device::Cpu);
        let mut rest = numbers(&flat);
        let mut tensor = |(name, shape): (String, Vec<i64>)| {
            let shape: Vec<usize> = shape.into_iter().map(|n| n as usize).collect();
            let (own, others) = rest.split_at(shape.iter().product());
            rest = others;
            (
                name,
                PolicyTensor {
                    shape,
                    data: own.to_vec(),
                },
            )
        };
        let mut weights: Weights = self.shape.dense().map(&mut tensor).collect();
        if let Some((table, data)) = self.cells.as_ref().zip(cells) {
            let shape = vec![table.n_rows(), table.width()];
            weights.insert(CELLS.into(), PolicyTensor { shape, data });
        }
        weights
    }
}

/// A table of one's own, to be changed.
fn own(cells: &mut Arc<CellTable>) -> &mut CellTable {
    Arc::get_mut(cells).expect("the parts of a batch are done")
}
