//! `rush`: every node that has gathered enough for a march sends all of it one step along a shortest way to the enemy's
//! base. It looks at nothing else.

use turf_env::games::stellar::{Order, Stellar, nodes};

use super::side::{Plan, Side};
use crate::play::bot::{Bot, Forfeit};

/// Troops worth a march: the way costs the root of what sets out. (Anything from 5 to 90 plays equally well.)
const MARCH: f64 = 10.0;
/// All of them, as the plan counts.
const ALL: usize = 3;

/// See the module.
#[derive(Default)]
pub struct Rush {
    plan: Plan,
}

impl Bot<Stellar> for Rush {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let side = Side::of(game);
        self.plan.clear();
        for from in nodes(side.own).filter(|&node| side.troops(node) >= MARCH) {
            let next = side
                .map
                .neighbours(from)
                .iter()
                .min_by_key(|&&next| side.map.from_last(next));
            self.plan.send(&side, from, *next.expect("maps are connected"), ALL);
        }
        Ok(self.plan.orders(game))
    }
}
