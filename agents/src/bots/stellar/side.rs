//! The position in the view of the player to move, and its plan for the turn.
//!
//! Both use the encoding's view, in which the own base is node 1 and the opponent's is node n, so that one bot plays
//! both seats alike. A plan is limited to what the encoding can express, so that learners can imitate the bots exactly.

use turf_env::games::stellar::{
    FRACTIONS, MAX_NODES, Node, NodeSet, Order, StarMap, Stellar, StellarV1, nodes, turned,
};
use turf_env::{Encoding, Game};

/// Position without the opponent's pending orders.
#[derive(Clone, Debug)]
pub struct Side<'a> {
    pub map: &'a StarMap,
    pub own: NodeSet,
    pub theirs: NodeSet,
    troops: [f64; MAX_NODES + 1],
}

impl<'a> Side<'a> {
    pub fn of(game: &'a Stellar) -> Self {
        let (map, me) = (game.map().as_ref(), game.to_move());
        let seen = |node: Node| turned(map, me, node);
        let mut troops = [0.0; MAX_NODES + 1];
        nodes(map.all()).for_each(|node| troops[seen(node) as usize] = game.troops(node));
        let set = |player| nodes(game.owned(player)).fold(0, |set, node| set | 1 << seen(node));
        Self { map, own: set(me), theirs: set(!me), troops }
    }

    pub fn troops(&self, node: Node) -> f64 {
        self.troops[node as usize]
    }

    pub fn neutral(&self) -> NodeSet {
        self.map.all() & !(self.own | self.theirs)
    }
}

/// One choice per node; nodes without one hold.
#[derive(Clone, Debug)]
pub struct Plan {
    choices: Vec<u16>,
}

impl Default for Plan {
    fn default() -> Self {
        Self { choices: vec![0; StellarV1.heads()] }
    }
}

impl Plan {
    pub fn clear(&mut self) {
        self.choices.fill(0);
    }

    /// Sends the fraction [`FRACTIONS`]`[fraction]` of a node's troops to its neighbour `to`. Panics if `to` is no
    /// neighbour.
    pub fn send(&mut self, side: &Side, from: Node, to: Node, fraction: usize) {
        let slot = side.map.neighbours(from).iter().position(|&next| next == to);
        let slot = slot.expect("troops go to neighbours only");
        self.choices[from as usize - 1] = (1 + slot * FRACTIONS.len() + fraction) as u16;
    }

    pub fn orders(&self, game: &Stellar) -> Vec<Order> {
        StellarV1.action(game, &self.choices)
    }
}
