//! The networks of [`turf_agents::policy::net`] with their gradients, in plain Rust: what learns on a processor.
//!
//! The layers are small, so libtorch spends half of its time between its operations, and its matrix products on AMD processors
//! use half of the registers' width. The same networks in libtorch ([`super::network`]) learn on a GPU, and are the twin that
//! tests compare with.

mod graph;
mod mlp;
pub(crate) mod tape;

use half::f16;
use half::slice::HalfFloatSliceExt;
use turf_agents::policy::file::NetworkKind;

use crate::data::batch::ObservationBatch;
use crate::nn::cell_table::Active;
use crate::nn::network::Network;
use crate::nn::pack::Packed;
use tape::{Tape, Value};

/// Observations of `n` decisions in the form networks read, for `m` heads. Serves every network of the run.
#[derive(Debug)]
pub struct Input {
    n: usize,
    form: Form,
    /// The heads that matter, as decision × HEADS + head.
    heads: Vec<i64>,
}

#[derive(Debug)]
enum Form {
    Mlp { scalars: Vec<f32>, active: Option<Active> },
    Graph(Box<Packed>),
}

impl Input {
    /// Of observations that pass [`Network::can_read`].
    pub fn new(network: &Network, rows: &ObservationBatch<f16>) -> Self {
        let form = match network.shape().spec.kind {
            NetworkKind::Mlp => Form::Mlp {
                scalars: rows.scalars.to_f32_vec(),
                active: network.cells().map(|table| table.active(&rows.cells)),
            },
            NetworkKind::Graph => Form::Graph(Box::new(Packed::new(network.layout(), rows))),
            NetworkKind::Leaf => unreachable!("refused by net::check"),
        };
        Self {
            n: rows.n,
            form,
            heads: rows.heads.clone(),
        }
    }

    /// The active cell features, if there is a table for them.
    pub fn active(&self) -> Option<&Active> {
        match &self.form {
            Form::Mlp { active, .. } => active.as_ref(),
            Form::Graph(_) => None,
        }
    }

    /// The heads that matter, as decision × HEADS + head.
    pub fn heads(&self) -> &[i64] {
        &self.heads
    }
}

/// Q of the heads that matter, by a network on the processor, and how it came about.
pub struct Forward<'a> {
    tape: Tape<'a>,
    q: Value,
    forbidden: Option<Value>,
    sums: Option<Value>,
}

impl<'a> Forward<'a> {
    /// To go back from.
    pub fn new(network: &'a Network, input: &'a Input) -> Self {
        Self::keeping(true, network, input)
    }

    /// For Q alone.
    pub fn of_q(network: &'a Network, input: &'a Input) -> Self {
        Self::keeping(false, network, input)
    }

    fn keeping(keeps: bool, network: &'a Network, input: &'a Input) -> Self {
        let mut tape = Tape::new(network, keeps);
        let ((q, forbidden), sums) = match &input.form {
            Form::Graph(packed) => ((graph::q(&mut tape, network.shape(), packed), None), None),
            Form::Mlp { scalars, active } => {
                let sums = network.cells().zip(active.as_ref());
                let sums = sums.map(|(table, active)| tape.leaf(table.sums(active), table.width()));
                (
                    mlp::q(
                        &mut tape,
                        network.shape(),
                        (input.n, scalars),
                        sums.as_ref(),
                        &input.heads,
                        keeps,
                    ),
                    sums,
                )
            }
        };
        Self {
            tape,
            q,
            forbidden,
            sums,
        }
    }

    /// `m × ACTIONS`.
    pub fn q(&self) -> &[f32] {
        self.tape.numbers(&self.q)
    }

    /// Log-odds of the shield's forbidding each choice, `m × ACTIONS`, where the network predicts it and one goes back from here.
    pub fn forbidden(&self) -> Option<&[f32]> {
        self.forbidden.as_ref().map(|forbidden| self.tape.numbers(forbidden))
    }

    /// What `of_q` and `of_forbidden`, the derivatives by [`Forward::q`] and [`Forward::forbidden`], are by all weights but the cell
    /// rows, one row, and by the sums of cell rows (`n × first layer`) if there are any.
    pub fn backward(self, of_q: Vec<f32>, of_forbidden: Option<Vec<f32>>) -> (Vec<f32>, Option<Vec<f32>>) {
        let of_forbidden = self.forbidden.iter().zip(of_forbidden);
        let mut gradients = self.tape.backward(of_forbidden.chain([(&self.q, of_q)]));
        let of_sums = self.sums.map(|sums| gradients.take(&sums));
        (gradients.of_weights, of_sums)
    }
}
