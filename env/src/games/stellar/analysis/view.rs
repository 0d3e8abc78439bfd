//! Nodes as one side sees them, with its own base at node 1.

use crate::Player;
use crate::games::stellar::rules::map::{Node, StarMap};

/// Converts a node between the map and the view of `pov`. Maps are point-symmetric, so edges and slots are those of the map.
#[inline]
pub fn turned(map: &StarMap, pov: Player, node: Node) -> Node {
    match pov {
        Player::A => node,
        Player::B => map.mirror(node),
    }
}
