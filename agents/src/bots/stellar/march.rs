//! Orders under construction, for bots that decide node by node.

use turf_env::games::stellar::{MAX_NODES, Node};

use super::field::{Field, ME, March, State, THEM, lands};

/// Troops that a node never sends, so that rounding cannot make a list illegal.
pub const REST: f64 = 0.01;

pub struct Marches {
    pub list: Vec<March>,
    pub left: [f64; MAX_NODES + 1],
    pub incoming: [f64; MAX_NODES + 1],
}

impl Marches {
    pub fn of(field: &Field, state: &State) -> Self {
        let mut left = [0.0; MAX_NODES + 1];
        for node in field.all() {
            if state.owner(node) == ME {
                left[node as usize] = (state.troops(node) - REST).max(0.0);
            }
        }
        Self { list: Vec::new(), left, incoming: [0.0; MAX_NODES + 1] }
    }

    /// Sends as much of `amount` as is left, and returns that.
    pub fn send(&mut self, from: Node, to: Node, amount: f64) -> f64 {
        let amount = amount.min(self.left[from as usize]);
        if amount <= 0.0 {
            return 0.0;
        }
        self.left[from as usize] -= amount;
        self.incoming[to as usize] += lands(amount);
        self.list.push((from, to, amount));
        amount
    }

    /// Sends everything to the opponent's base if that takes it whatever the opponent sends. Returns true if it does.
    pub fn strike(&mut self, field: &Field, state: &State) -> bool {
        let base = field.base(THEM);
        let beside: Vec<Node> = state.beside(field, base, ME).collect();
        let all = beside.iter().map(|&from| lands(self.left[from as usize]));
        let arrives = all.fold(0.0, |sum, arrives| sum + arrives);
        let certain = arrives > (state.troops(base) + state.brings(field, base, THEM)) * CERTAIN;
        if certain {
            for from in beside {
                self.send(from, base, self.left[from as usize]);
            }
        }
        certain
    }

    /// Keeps at the own base what the opponent's nodes up to three steps away could bring in; its neighbours send what
    /// is missing.
    pub fn guard(&mut self, field: &Field, state: &State) {
        let base = field.base(ME);
        let steps = field.distances(vec![base]);
        let mut threat = 0.0;
        for node in field.all() {
            if steps[node as usize] <= NEAR && state.owner(node) == THEM {
                threat += lands(state.troops(node));
            }
        }
        let mut lacking = threat - state.troops(base);
        self.left[base as usize] = (-lacking).max(0.0).min(self.left[base as usize]);
        for from in state.beside(field, base, ME) {
            if lacking > 0.0 {
                lacking -= lands(self.send(from, base, self.left[from as usize]));
            }
        }
    }
}

/// Factor by which a certain result must exceed the bound, against rounding.
pub const CERTAIN: f64 = 1.0 + 1e-9;
const NEAR: u8 = 3;
