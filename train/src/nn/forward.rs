//! Forward pass of a batch, and the derivatives of its Q-values by the weights.
//!
//! The layers are small: libtorch spends half of its time between operations, and its matrix products on AMD processors
//! use half of the registers' width. The feature `torch` has the same networks in libtorch, and tests compare the two.

use half::slice::HalfFloatSliceExt;
use turf_agents::policy::file::NetworkKind;

use crate::data::batch::ObservationBatch;
use crate::nn::cell_table::Active;
use crate::nn::network::Network;
use crate::nn::pack::Packed;
use crate::nn::tape::{Tape, Value};
use crate::nn::{graph, mlp};

/// Observations of `n` decisions in the form that networks read, for `m` heads. Every network of the run can use it.
#[derive(Debug)]
pub struct Input {
    pub(crate) n: usize,
    pub(crate) form: Form,
    heads: Vec<i64>,
}

#[derive(Debug)]
pub(crate) enum Form {
    Mlp { scalars: Vec<f32>, active: Option<Active> },
    Graph(Box<Packed>),
}

impl Input {
    pub fn new(network: &Network, rows: &ObservationBatch) -> Self {
        let form = match network.shape().spec.kind {
            NetworkKind::Mlp | NetworkKind::Afterstates => Form::Mlp {
                scalars: rows.scalars.to_f32_vec(),
                active: network.cells().map(|table| table.active(&rows.cells)),
            },
            NetworkKind::Graph => Form::Graph(Box::new(Packed::new(network.layout(), rows))),
            NetworkKind::Plain { .. } => unreachable!("refused when the run began"),
        };
        Self { n: rows.n, form, heads: rows.heads.clone() }
    }

    pub fn active(&self) -> Option<&Active> {
        match &self.form {
            Form::Mlp { active, .. } => active.as_ref(),
            Form::Graph(_) => None,
        }
    }

    pub fn heads(&self) -> &[i64] {
        &self.heads
    }
}

pub struct Forward<'a> {
    tape: Tape<'a>,
    q: Value,
    sums: Option<Value>,
}

impl<'a> Forward<'a> {
    pub fn new(network: &'a Network, input: &'a Input) -> Self {
        Self::keeping(true, network, input)
    }

    /// Computes Q alone. [`Forward::backward`] must not be called.
    pub fn of_q(network: &'a Network, input: &'a Input) -> Self {
        Self::keeping(false, network, input)
    }

    fn keeping(keeps: bool, network: &'a Network, input: &'a Input) -> Self {
        let mut tape = Tape::new(network, keeps);
        let (q, sums) = match &input.form {
            Form::Graph(packed) => (graph::q(&mut tape, network.shape(), packed), None),
            Form::Mlp { scalars, active } => {
                let sums = network.cells().zip(active.as_ref());
                let sums = sums.map(|(table, active)| tape.leaf(table.sums(active), table.width()));
                (mlp::q(&mut tape, network.shape(), (input.n, scalars), sums.as_ref(), &input.heads), sums)
            }
        };
        Self { tape, q, sums }
    }

    pub fn q(&self) -> &[f32] {
        self.tape.numbers(&self.q)
    }

    /// Returns derivatives of a loss with the derivative `of_q` by [`Forward::q`]: by the weights in [`Network::flat`],
    /// and by the sums of cell rows (`n × first layer`) if there are any.
    pub fn backward(self, of_q: Vec<f32>) -> (Vec<f32>, Option<Vec<f32>>) {
        let mut gradients = self.tape.backward(&self.q, of_q);
        let of_sums = self.sums.map(|sums| gradients.take(&sums));
        (gradients.of_weights, of_sums)
    }
}
