//! Positions in the form that plans and rollouts use.
//!
//! Roots are `sqrt` and squares are products, which give the same result on every machine and in Python, unlike the
//! power function. Rollouts are estimates, so the rules' own arithmetic is not needed.

use turf_env::Game;
use turf_env::games::stellar::{MAX_NODES, Node, Order, Stellar, nodes, produced, turned};

/// Constant data of a game with `n` nodes. Node 1 is the base of [`ME`], node n that of [`THEM`]. `around` holds
/// neighbours in ascending order; entry 0 is unused.
#[derive(Clone, Debug)]
pub struct Field {
    pub n: usize,
    pub around: Vec<Vec<Node>>,
    pub turns: u32,
}

pub const ME: i8 = 1;
pub const THEM: i8 = -1;

/// Position in which owners are [`ME`] (the player who plans), [`THEM`] or 0. `turn` counts turns played.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub owner: [i8; MAX_NODES + 1],
    pub troops: [f64; MAX_NODES + 1],
    pub turn: u32,
}

pub const FAR: u8 = 255;

/// Order as (from, to, amount), in the view of the player who plans.
pub type March = (Node, Node, f64);

pub fn orders(game: &Stellar, marches: &[March]) -> Vec<Order> {
    let seen = |node| turned(game.map(), game.to_move(), node);
    marches.iter().map(|&(from, to, amount): &March| Order { from: seen(from), to: seen(to), amount }).collect()
}

pub fn marches(game: &Stellar, orders: &[Order]) -> Vec<March> {
    let seen = |node| turned(game.map(), game.to_move(), node);
    orders.iter().map(|order: &Order| (seen(order.from), seen(order.to), order.amount)).collect()
}

impl Field {
    pub fn of(game: &Stellar) -> Self {
        let map = game.map();
        let around = (0..=map.n()).map(|node| nodes(map.adjacent(node)).collect());
        Self { n: map.n() as usize, around: around.collect(), turns: game.max_turns() }
    }

    pub fn all(&self) -> impl Iterator<Item = Node> + use<> {
        1..=self.n as Node
    }

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

    #[inline]
    pub fn mirror(&self, node: Node) -> Node {
        self.n as Node + 1 - node
    }

    pub fn base(&self, who: i8) -> Node {
        if who == ME { 1 } else { self.n as Node }
    }
}

/// Returns the troops that arrive: the way costs the root of what leaves.
#[inline]
pub fn lands(amount: f64) -> f64 {
    (amount - amount.sqrt()).max(0.0)
}

impl State {
    pub fn of(game: &Stellar) -> Self {
        let (map, me) = (game.map(), game.to_move());
        let mut state = Self { owner: [0; MAX_NODES + 1], troops: [0.0; MAX_NODES + 1], turn: game.turn() };
        for node in nodes(map.all()) {
            let i = turned(map, me, node) as usize;
            state.troops[i] = game.troops(node);
            state.owner[i] = game.owner(node).map_or(0, |owner| if owner == me { ME } else { THEM });
        }
        state
    }

    /// Returns the position as the other side sees it: maps look the same from both bases.
    pub fn turned(&self, field: &Field) -> Self {
        let mut turned = self.clone();
        for i in 1..=field.n {
            turned.owner[i] = -self.owner[field.n + 1 - i];
            turned.troops[i] = self.troops[field.n + 1 - i];
        }
        turned
    }

    #[inline]
    pub fn owner(&self, node: Node) -> i8 {
        self.owner[node as usize]
    }

    #[inline]
    pub fn troops(&self, node: Node) -> f64 {
        self.troops[node as usize]
    }

    #[inline]
    pub fn beside<'a>(&'a self, field: &'a Field, node: Node, by: i8) -> impl Iterator<Item = Node> + 'a {
        let around = field.around[node as usize].iter().copied();
        around.filter(move |&next| self.owner(next) == by)
    }

    /// Returns the node with the fewest troops, the first of equals.
    pub fn weakest(&self, nodes: impl Iterator<Item = Node>) -> Option<Node> {
        nodes.min_by(|&a, &b| self.troops(a).total_cmp(&self.troops(b)))
    }

    pub fn owned(&self, field: &Field, by: i8) -> Vec<Node> {
        field.all().filter(|&node| self.owner(node) == by).collect()
    }

    pub fn brings(&self, field: &Field, node: Node, by: i8) -> f64 {
        self.beside(field, node, by).fold(0.0, |sum, from| sum + lands(self.troops(from)))
    }

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
