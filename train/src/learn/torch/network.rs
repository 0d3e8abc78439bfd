//! Dense layers of a network as views of one tensor.

use std::sync::Arc;

use tch::{Device, Tensor};

use super::loss::HeadIndex;
use super::{graph, mlp};
use crate::nn::forward::{self, Form};
use crate::nn::network::{Network as Weights, Shape};

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
    Mlp { scalars: Tensor },
    Graph(graph::Packed),
}

impl Input {
    pub(crate) fn new(shape: &Shape, input: &forward::Input, device: Device) -> Self {
        let n = input.n as i64;
        let form = match &input.form {
            Form::Mlp { scalars, .. } => DeviceForm::Mlp {
                scalars: Tensor::from_slice(scalars).view([n, shape.dims.scalars as i64]).to_device(device),
            },
            Form::Graph(packed) => DeviceForm::Graph(graph::Packed::new(packed, device)),
        };
        let several = shape.dims.heads > 1;
        let heads = input.heads();
        Self {
            form,
            heads: several.then(|| Tensor::from_slice(heads).to_device(device)),
            index: several.then(|| HeadIndex::new(heads, shape.dims.heads, input.n, device)),
        }
    }

    pub(crate) fn index(&self) -> Option<&HeadIndex> {
        self.index.as_ref()
    }
}

impl Network {
    pub(crate) fn new(weights: &Weights, device: Device) -> Self {
        let flat = Tensor::from_slice(weights.flat()).to_device(device);
        let (mut at, mut views) = (0, Vec::new());
        for (_, shape) in weights.shape().dense() {
            let shape: Vec<i64> = shape.into_iter().map(|n| n as i64).collect();
            let n = shape.iter().product();
            views.push(flat.narrow(0, at, n).view(&shape[..]).detach());
            at += n;
        }
        Self { shape: weights.shape().clone(), flat, views }
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

    pub(crate) fn shape(&self) -> &Shape {
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

    pub(crate) fn q(&self, input: &Input, sums: Option<&Tensor>) -> Tensor {
        match &input.form {
            DeviceForm::Graph(packed) => graph::q(&self.shape, &self.views, packed),
            DeviceForm::Mlp { scalars } => {
                let q = mlp::q(&self.shape, &self.views, scalars, sums).flatten(0, 1);
                match &input.heads {
                    Some(heads) => q.index_select(0, heads),
                    None => q,
                }
            }
        }
    }
}
