//! Layers of a network, last the table of cell rows, as views of one tensor.

use std::sync::Arc;

use tch::{Device, Kind, Tensor};
use turf_agents::policy::file::{NetworkKind, Weights as NamedWeights};
use turf_agents::policy::net::graph::Layout;

use super::loss::HeadIndex;
use super::{graph, mlp, sent, table};
use crate::data::batch::ObservationBatch;
use crate::nn::network::{Network as Weights, Shape};
use crate::nn::pack;

#[derive(Debug)]
pub(crate) struct Network {
    shape: Arc<Shape>,
    flat: Tensor,
    views: Vec<Tensor>,
}

#[derive(Debug)]
pub(crate) struct Input {
    form: DeviceForm,
    heads: Option<Tensor>,
    index: Option<HeadIndex>,
}

#[derive(Debug)]
enum DeviceForm {
    Mlp { scalars: Tensor, features: Option<Tensor> },
    Graph(graph::Packed),
}

impl Input {
    pub(crate) fn new(shape: &Shape, rows: &ObservationBatch, device: Device) -> Self {
        let own = match Layout::of(&shape.dims).filter(|_| shape.spec.kind == NetworkKind::Graph) {
            Some(layout) => {
                let packed = pack::Packed::new(layout, rows);
                Self { form: DeviceForm::Graph(graph::Packed::new(&packed, device)), heads: None, index: None }
            }
            None => {
                let (cells, scalars) = (table(&rows.cells, rows.n, device), table(&rows.scalars, rows.n, device));
                Self::of_mlp(shape, &cells, &scalars)
            }
        };
        let several = shape.dims.heads > 1;
        Self {
            heads: several.then(|| sent(&rows.heads, device)),
            index: several.then(|| HeadIndex::new(&rows.heads, shape.dims.heads, rows.n, device)),
            ..own
        }
    }

    /// Creates the input for Q of all heads from cells and scalars, `[n, …]`.
    pub(crate) fn of_mlp(shape: &Shape, cells: &Tensor, scalars: &Tensor) -> Self {
        let features = shape.cells().map(|_| mlp::features(shape.dims.cell_kind, cells));
        Self { form: DeviceForm::Mlp { scalars: scalars.to_kind(Kind::Float), features }, heads: None, index: None }
    }

    /// Returns the cells' features, `[n, features]`, if the network has a table of rows for them.
    pub(crate) fn features(&self) -> Option<&Tensor> {
        match &self.form {
            DeviceForm::Mlp { features, .. } => features.as_ref(),
            DeviceForm::Graph(_) => None,
        }
    }

    pub(crate) fn index(&self) -> Option<&HeadIndex> {
        self.index.as_ref()
    }
}

impl Network {
    pub(crate) fn new(weights: &Weights, device: Device) -> Self {
        let rows = weights.cells().map_or(&[][..], |table| table.rows());
        let flat = Tensor::from_slice(&[weights.flat(), rows].concat()).to_device(device);
        Self::of_flat(weights.shape().clone(), flat)
    }

    pub(crate) fn copied(&self) -> Self {
        Self::of_flat(self.shape.clone(), self.flat.copy())
    }

    /// Returns a network of this shape on this device with other weights.
    pub(crate) fn with_weights(&self, weights: &NamedWeights) -> Self {
        let rows = self.shape.dense().chain(self.shape.cells()).map(|(name, _)| &weights[&name].data[..]);
        let flat = Tensor::from_slice(&rows.collect::<Vec<_>>().concat()).to_device(self.device());
        Self::of_flat(self.shape.clone(), flat)
    }

    /// Joins networks of one shape. Their input is the rows for the first of them, then as many for the second, and so on.
    pub(crate) fn joined(networks: &[Self]) -> Self {
        let rows: Vec<&Tensor> = networks.iter().map(|network| &network.flat).collect();
        Self::of_flat(networks[0].shape.clone(), Tensor::stack(&rows, 0))
    }

    /// Creates views of the numbers of a network, `[numbers]`, or of several, `[networks, numbers]`.
    fn of_flat(shape: Arc<Shape>, flat: Tensor) -> Self {
        let (mut at, mut views) = (0, Vec::new());
        for (_, shape) in shape.dense().chain(shape.cells()) {
            let shape: Vec<i64> = shape.into_iter().map(|n| n as i64).collect();
            let n = shape.iter().product();
            views.push(flat.narrow(-1, at, n).view(&[&flat.size()[..flat.dim() - 1], &shape].concat()[..]).detach());
            at += n;
        }
        Self { shape, flat, views }
    }

    pub(crate) fn share(&self) -> Self {
        Self {
            shape: self.shape.clone(),
            flat: self.flat.shallow_clone(),
            views: self.views.iter().map(Tensor::shallow_clone).collect(),
        }
    }

    pub(crate) fn require_gradients(&mut self) {
        for view in &mut self.views {
            *view = view.set_requires_grad(true);
        }
    }

    pub(crate) fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    pub(crate) fn device(&self) -> Device {
        self.flat.device()
    }

    pub(crate) fn flat(&self) -> &Tensor {
        &self.flat
    }

    pub(crate) fn flat_mut(&mut self) -> &mut Tensor {
        &mut self.flat
    }

    pub(crate) fn layers(&self) -> &[Tensor] {
        &self.views
    }

    pub(crate) fn q(&self, input: &Input) -> Tensor {
        match &input.form {
            DeviceForm::Graph(packed) => graph::q(&self.shape, &self.views, packed),
            DeviceForm::Mlp { scalars, features } => {
                let q = mlp::q(&self.shape, &self.views, scalars, features.as_ref()).flatten(0, 1);
                match &input.heads {
                    Some(heads) => q.index_select(0, heads),
                    None => q,
                }
            }
        }
    }
}
