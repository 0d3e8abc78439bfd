//! `rush`: every node with enough troops for a march sends all of them one step along a shortest way to the opponent's
//! base. It ignores everything else.

use turf_env::games::stellar::{Order, Stellar, nodes};

use super::side::{Plan, Side};
use crate::play::bot::{Bot, Forfeit};

/// Troops worth a march: the way costs the root of what leaves. (Anything from 5 to 90 plays equally well.)
const MARCH: f64 = 10.0;
const ALL: usize = 3;

#[derive(Default)]
pub struct Rush {
    plan: Plan,
}

impl Bot<Stellar> for Rush {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let side = Side::of(game);
        self.plan.clear();
        for from in nodes(side.own).filter(|&node| side.troops(node) >= MARCH) {
            let next = side.map.neighbours(from).iter().min_by_key(|&&next| side.map.from_last(next));
            self.plan.send(&side, from, *next.expect("maps are connected"), ALL);
        }
        Ok(self.plan.orders(game))
    }
}
