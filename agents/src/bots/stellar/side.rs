//! The position as the player to move sees it, and its plan for the turn.
//!
//! Both are in the encoding's view, in which one's own base is node 1 and the enemy's is node n: a bot is written once and
//! plays both seats alike. A plan is what the encoding can express, so that the learner meets the bots as they are.

use turf_env::games::stellar::map::MAX_NODES;
use turf_env::games::stellar::v1::FRACTIONS;
use turf_env::games::stellar::{Node, NodeSet, Order, StarMap, Stellar, StellarV1, nodes};
use turf_env::{Encoding, Game, Player};

/// The enemy's pending orders are not in it.
#[derive(Clone, Debug)]
pub struct Side<'a> {
    /// The map, which looks the same from both sides.
    pub map: &'a StarMap,
    /// Own nodes.
    pub own: NodeSet,
    /// The enemy's.
    pub theirs: NodeSet,
    /// Turns to play, this one included.
    pub turns_left: u32,
    troops: [f64; MAX_NODES + 1],
}

impl<'a> Side<'a> {
    /// Of the player to move.
    pub fn of(game: &'a Stellar) -> Self {
        let (map, me) = (game.map().as_ref(), game.to_move());
        let seen = |node: Node| match me {
            Player::A => node,
            Player::B => map.mirror(node),
        };
        let mut troops = [0.0; MAX_NODES + 1];
        nodes(map.all()).for_each(|node| troops[seen(node) as usize] = game.troops(node));
        let set = |player| nodes(game.owned(player)).fold(0, |set, node| set | 1 << seen(node));
        Self {
            map,
            own: set(me),
            theirs: set(!me),
            turns_left: game.max_turns() - game.turn(),
            troops,
        }
    }

    /// Troops at a node, whoever's they are.
    pub fn troops(&self, node: Node) -> f64 {
        self.troops[node as usize]
    }

    /// Nodes nobody owns.
    pub fn neutral(&self) -> NodeSet {
        self.map.all() & !(self.own | self.theirs)
    }

    /// The enemy's base; one's own is node 1.
    pub fn target(&self) -> Node {
        self.map.n()
    }
}

/// One choice per node; nodes without one hold.
#[derive(Clone, Debug)]
pub struct Plan {
    choices: Vec<u16>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            choices: vec![0; StellarV1::HEADS],
        }
    }
}

impl Plan {
    /// Everybody holds again.
    pub fn clear(&mut self) {
        self.choices.fill(0);
    }

    /// Sends [`FRACTIONS`]`[fraction]` of what `from` has to its neighbour `to`.
    pub fn send(&mut self, side: &Side, from: Node, to: Node, fraction: usize) {
        let slot = side.map.neighbours(from).iter().position(|&next| next == to);
        let slot = slot.expect("troops go to neighbours only");
        self.choices[from as usize - 1] = (1 + slot * FRACTIONS.len() + fraction) as u16;
    }

    /// The orders of the player to move.
    pub fn orders(&self, game: &Stellar) -> Vec<Order> {
        StellarV1::action(game, &self.choices)
    }
}
