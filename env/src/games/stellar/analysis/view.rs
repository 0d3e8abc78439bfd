//! A position as one side sees it, with its own base at node 1.

use crate::Player;
use crate::games::stellar::rules::game::{Stellar, Troops};
use crate::games::stellar::rules::map::{MAX_NODES, Node, NodeSet, StarMap, nodes};

/// Converts a node between the map and the view of `pov`.
#[inline]
pub fn turned(map: &StarMap, pov: Player, node: Node) -> Node {
    match pov {
        Player::A => node,
        Player::B => map.mirror(node),
    }
}

/// A position in the view of one side. Maps are point-symmetric, so edges and slots are those of the map.
#[derive(Clone, Debug)]
pub struct View<'a> {
    pub map: &'a StarMap,
    pub own: NodeSet,
    pub theirs: NodeSet,
    pub troops: Troops,
}

impl<'a> View<'a> {
    pub fn of(game: &'a Stellar, pov: Player) -> Self {
        let map = game.map().as_ref();
        let set = |player| nodes(game.owned(player)).fold(0, |set, node| set | 1 << turned(map, pov, node));
        let mut troops = [0.0; MAX_NODES + 1];
        for node in nodes(map.all()) {
            troops[turned(map, pov, node) as usize] = game.troops(node);
        }
        Self {
            map,
            own: set(pov),
            theirs: set(!pov),
            troops,
        }
    }

    pub fn neutral(&self) -> NodeSet {
        self.map.all() & !(self.own | self.theirs)
    }

    /// Returns the troops that would arrive at `node` if these nodes around it sent everything, summed in the order of slots.
    pub fn bring(&self, node: Node, from: NodeSet) -> f64 {
        let around = self.map.neighbours(node).iter();
        around
            .filter(|&&next| from >> next & 1 == 1)
            .fold(0.0, |sum, &next| sum + arriving_all(self.troops[next as usize]))
    }
}

/// Returns the troops that arrive if all are sent. Takes the exact root, which every language has, as this decides no game.
#[inline]
pub fn arriving_all(troops: f64) -> f64 {
    (troops - troops.sqrt()).max(0.0)
}
