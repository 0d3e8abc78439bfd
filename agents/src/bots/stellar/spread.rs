//! `spread`: a grown node sends half of its troops to a target that no other node has chosen: a free neighbour if there
//! is one, else an opponent's node that it beats, else its own neighbour nearest to the border. It defends nothing.

use turf_env::games::stellar::{FRACTIONS, arriving};

use super::Commander;
use super::field::{Field, ME, March, State, THEM};

/// Troops worth dividing: below, they nearly double by themselves.
const GROWN: f64 = 50.0;
const HALF: usize = 1;

#[derive(Default)]
pub struct Spread;

impl Commander for Spread {
    fn plan(&mut self, field: &Field, state: &State) -> Vec<March> {
        let to_border = field.distances(field.all().filter(|&node| state.owner(node) != ME).collect());
        let mut list: Vec<March> = vec![];
        for from in state.owned(field, ME).into_iter().filter(|&node| state.troops(node) >= GROWN) {
            let sent = state.troops(from) * FRACTIONS[HALF];
            let free = state.beside(field, from, 0).filter(|&node| list.iter().all(|&(_, to, _)| to != node));
            let to = free
                .max_by_key(|&to| field.around[to as usize].len())
                .or_else(|| state.beside(field, from, THEM).find(|&to| state.troops(to) < arriving(sent)))
                .or_else(|| state.beside(field, from, ME).min_by_key(|&to| to_border[to as usize]));
            list.extend(to.map(|to| (from, to, sent)));
        }
        list
    }
}
