//! `rush`: every node with enough troops for a march sends all of them one step along a shortest way to the opponent's
//! base. It ignores everything else.

use turf_env::games::stellar::{FRACTIONS, Node};

use super::Commander;
use super::field::{Field, ME, March, State, THEM};

/// Troops worth a march: the way costs the root of what leaves. (Anything from 5 to 90 plays equally well.)
const MARCH: f64 = 10.0;
const ALL: usize = 3;

#[derive(Default)]
pub struct Rush;

impl Commander for Rush {
    fn plan(&mut self, field: &Field, state: &State) -> Vec<March> {
        let [goal, home] = [THEM, ME].map(|who| field.distances(vec![field.base(who)]));
        let grown = field.all().filter(|&node| state.owner(node) == ME && state.troops(node) >= MARCH);
        let send = |from: Node| {
            let around = field.around[from as usize].iter();
            let next = around.min_by_key(|&&to| (goal[to as usize], home[to as usize]));
            (from, *next.expect("maps are connected"), state.troops(from) * FRACTIONS[ALL])
        };
        grown.map(send).collect()
    }
}
