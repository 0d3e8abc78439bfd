//! Networks that choose for games.

use std::sync::Mutex;

use tch::no_grad;
use turf_agents::policy::file::NetworkKind;
use turf_agents::policy::net::graph::Layout;
use turf_agents::policy::{self, Observed, Workspace};

use super::network::{Input, Network};
use super::numbers;
use crate::data::batch::ObservationBatch;
use crate::nn::pack::Packed;

/// Network without cell rows, as a policy. libtorch's tensors may be used by one thread at a time.
pub(crate) struct Policy {
    network: Mutex<Network>,
    uses_cells: bool,
}

impl Policy {
    pub(crate) fn new(network: Network) -> Self {
        Self {
            uses_cells: network.shape().spec.kind == NetworkKind::Graph,
            network: Mutex::new(network),
        }
    }
}

impl policy::Policy for Policy {
    fn q(&self, seen: &Observed, _: &mut Workspace, q: &mut [f32]) {
        let network = self.network.lock().expect("no thread panicked");
        let (shape, device) = (network.shape(), network.device());
        let q_of = |input: Input| numbers(&no_grad(|| network.q(&input, None)));
        match shape.spec.kind {
            NetworkKind::Mlp => q.copy_from_slice(&q_of(Input::of_scalars(shape, seen.scalars, device))),
            NetworkKind::Graph => {
                let layout = Layout::of(&shape.dims).expect("checked when the run began");
                let nodes = seen.cells.chunks_exact(layout.degree).enumerate();
                let existing = nodes.filter(|(_, slots)| slots.iter().any(|&next| next > 0));
                let rows = ObservationBatch {
                    n: seen.n,
                    cells: seen.cells.to_vec(),
                    scalars: seen.scalars.to_vec(),
                    heads: existing.map(|(head, _)| head as i64).collect(),
                    mask: Vec::new(),
                };
                let of_heads = q_of(Input::of_packed(&Packed::new(layout, &rows), device));
                let actions = shape.dims.actions;
                q.fill(0.0);
                for (&head, of_head) in rows.heads.iter().zip(of_heads.chunks_exact(actions)) {
                    q[head as usize * actions..][..actions].copy_from_slice(of_head);
                }
            }
        }
    }

    fn uses_cells(&self) -> bool {
        self.uses_cells
    }

    fn chooses_at_once(&self) -> bool {
        true
    }
}
