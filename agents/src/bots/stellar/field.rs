//! Positions as a plan and a rollout need them.
//!
//! Roots here are exact ones (`sqrt`) and squares products: a rollout is a guess, and these are the same on every machine and
//! in Python, which the power function is not.

use turf_env::games::stellar::map::MAX_NODES;
use turf_env::games::stellar::rules::produced;
use turf_env::games::stellar::{Node, Order, Stellar, nodes};
use turf_env::{Game, Player};

use super::side::Side;

/// What does not change in a game.
#[derive(Clone, Debug)]
pub struct Field {
    /// Number of nodes; node 1 is the base of [`ME`], node n of [`THEM`].
    pub n: usize,
    /// Neighbours, ascending; entry 0 is unused.
    pub around: Vec<Vec<Node>>,
    /// Turns of the game.
    pub turns: u32,
}

/// The player who plans.
pub const ME: i8 = 1;
/// The other one.
pub const THEM: i8 = -1;

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// [`ME`], [`THEM`] or 0.
    pub owner: [i8; MAX_NODES + 1],
    /// Of the owner.
    pub troops: [f64; MAX_NODES + 1],
    /// Turns played.
    pub turn: u32,
}

/// Farther than anything.
pub const FAR: u8 = 255;

/// From, to, amount.
pub type March = (Node, Node, f64);

/// The marches of the player to move as orders.
pub fn orders(game: &Stellar, marches: &[March]) -> Vec<Order> {
    let map = game.map();
    let order = |&(from, to, amount): &March| match game.to_move() {
        Player::A => Order { from, to, amount },
        Player::B => Order {
            from: map.mirror(from),
            to: map.mirror(to),
            amount,
        },
    };
    marches.iter().map(order).collect()
}

/// Orders of the player to move as marches.
pub fn marches(game: &Stellar, orders: &[Order]) -> Vec<March> {
    let map = game.map();
    let march = |order: &Order| match game.to_move() {
        Player::A => (order.from, order.to, order.amount),
        Player::B => (map.mirror(order.from), map.mirror(order.to), order.amount),
    };
    orders.iter().map(march).collect()
}

impl Field {
    /// Of a game.
    pub fn of(game: &Stellar) -> Self {
        let map = game.map();
        let around = (0..=map.n()).map(|node| nodes(map.adjacent(node)).collect());
        Self {
            n: map.n() as usize,
            around: around.collect(),
            turns: game.max_turns(),
        }
    }

    /// All nodes.
    pub fn all(&self) -> impl Iterator<Item = Node> + use<> {
        1..=self.n as Node
    }

    /// Steps from the nearest of `sources` to every node.
    pub fn distances(&self, mut wave: Vec<Node>) -> [u8; MAX_NODES + 1] {
        let mut steps = [FAR; MAX_NODES + 1];
        wave.iter().for_each(|&node| steps[node as usize] = 0);
        let mut at = 0;
        while at < wave.len() {
            let node = wave[at];
            at += 1;
            for &next in &self.around[node as usize] {
                if steps[next as usize] == FAR {
                    steps[next as usize] = steps[node as usize] + 1;
                    wave.push(next);
                }
            }
        }
        steps
    }

    /// The node that the other side sees in this one's place.
    #[inline]
    pub fn mirror(&self, node: Node) -> Node {
        self.n as Node + 1 - node
    }

    /// The base of a side.
    pub fn base(&self, who: i8) -> Node {
        if who == ME { 1 } else { self.n as Node }
    }
}

/// What arrives of an amount.
#[inline]
pub fn lands(amount: f64) -> f64 {
    (amount - amount.sqrt()).max(0.0)
}

impl State {
    /// As the player to move sees it.
    pub fn of(game: &Stellar) -> Self {
        let side = Side::of(game);
        let mut state = Self {
            owner: [0; MAX_NODES + 1],
            troops: [0.0; MAX_NODES + 1],
            turn: game.turn(),
        };
        for node in nodes(side.map.all()) {
            let i = node as usize;
            state.troops[i] = side.troops(node);
            state.owner[i] = (side.own >> node & 1) as i8 - (side.theirs >> node & 1) as i8;
        }
        state
    }

    /// As the other side sees it: maps look the same from both bases.
    pub fn turned(&self, field: &Field) -> Self {
        let mut turned = self.clone();
        for i in 1..=field.n {
            turned.owner[i] = -self.owner[field.n + 1 - i];
            turned.troops[i] = self.troops[field.n + 1 - i];
        }
        turned
    }

    /// Whose a node is.
    #[inline]
    pub fn owner(&self, node: Node) -> i8 {
        self.owner[node as usize]
    }

    /// Troops there.
    #[inline]
    pub fn troops(&self, node: Node) -> f64 {
        self.troops[node as usize]
    }

    /// The neighbours of a node that are `by`'s.
    #[inline]
    pub fn beside<'a>(&'a self, field: &'a Field, node: Node, by: i8) -> impl Iterator<Item = Node> + 'a {
        let around = field.around[node as usize].iter().copied();
        around.filter(move |&next| self.owner(next) == by)
    }

    /// The nodes of a side.
    pub fn owned(&self, field: &Field, by: i8) -> Vec<Node> {
        field.all().filter(|&node| self.owner(node) == by).collect()
    }

    /// What the nodes of `by` around a node could bring in.
    pub fn brings(&self, field: &Field, node: Node, by: i8) -> f64 {
        self.beside(field, node, by)
            .fold(0.0, |sum, from| sum + lands(self.troops(from)))
    }

    /// One turn.
    pub fn step(&mut self, field: &Field, mine: &[March], theirs: &[March]) {
        let mut sides = [[0.0; MAX_NODES + 1]; 2];
        for i in field.all().map(usize::from) {
            match self.owner[i] {
                ME => sides[0][i] = self.troops[i],
                THEM => sides[1][i] = self.troops[i],
                _ => {}
            }
        }
        for (side, marches) in sides.iter_mut().zip([mine, theirs]) {
            for &(from, to, amount) in marches {
                side[from as usize] -= amount;
                side[to as usize] += lands(amount);
            }
        }
        for i in field.all().map(usize::from) {
            let (a, b) = (sides[0][i], sides[1][i]);
            let (left, owner) = if b == 0.0 {
                (a, ME)
            } else if a >= b {
                ((a * a - b * b).sqrt(), ME)
            } else {
                ((b * b - a * a).sqrt(), THEM)
            };
            self.owner[i] = if left > 0.0 { owner } else { 0 };
            self.troops[i] = if left > 0.0 { produced(left) } else { 0.0 };
        }
        self.turn += 1;
    }
}
