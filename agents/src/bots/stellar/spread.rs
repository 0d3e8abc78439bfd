//! `spread`: a grown node sends half of its troops to a target that no other node has chosen: a free neighbour if there
//! is one, else an opponent's node that it beats, else its own neighbour nearest to the border. It defends nothing.

use turf_env::games::stellar::{FRACTIONS, MAX_NODES, Node, Order, Stellar, arriving, nodes};

use super::side::{Plan, Side};
use crate::play::bot::{Bot, Forfeit};

/// Troops worth dividing: below, they nearly double by themselves.
const GROWN: f64 = 50.0;
const HALF: usize = 1;

#[derive(Default)]
pub struct Spread {
    plan: Plan,
}

impl Bot<Stellar> for Spread {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let side = Side::of(game);
        let mut free = side.neutral();
        let mut to_border = [0; MAX_NODES + 1];
        side.map.distances(side.map.all() & !side.own, &mut to_border);
        self.plan.clear();
        for from in nodes(side.own).filter(|&node| side.troops(node) >= GROWN) {
            let sent = arriving(side.troops(from) * FRACTIONS[HALF]);
            let around = side.map.adjacent(from);
            let settled = nodes(around & free).max_by_key(|&to| side.map.degree(to));
            let to = settled
                .or_else(|| nodes(around & side.theirs).find(|&to: &Node| side.troops(to) < sent))
                .or_else(|| nodes(around & side.own).min_by_key(|&to| to_border[to as usize]));
            if let Some(to) = to {
                free &= !(1 << to);
                self.plan.send(&side, from, to, HALF);
            }
        }
        Ok(self.plan.orders(game))
    }
}
