//! `rush`: every node with enough troops for a march sends all of them one step along a shortest way to the opponent's
//! base. It ignores everything else.

use turf_env::games::stellar::FRACTIONS;

use super::Commander;
use super::field::{Field, ME, March, State, THEM};

/// Troops worth a march: the way costs the root of what leaves. (Anything from 5 to 90 plays equally well.)
const MARCH: f64 = 10.0;
const ALL: usize = 3;

#[derive(Default)]
pub struct Rush;

impl Commander for Rush {
    fn plan(&mut self, field: &Field, state: &State) -> Vec<March> {
        let [to_mine, to_theirs] = [ME, THEM].map(|who| field.distances(vec![field.base(who)]));
        let mut list = vec![];
        for from in state
            .owned(field, ME)
            .into_iter()
            .filter(|&node| state.troops(node) >= MARCH)
        {
            let around = field.around[from as usize].iter();
            let next = around.min_by_key(|&&to| (to_theirs[to as usize], to_mine[to as usize]));
            list.push((
                from,
                *next.expect("maps are connected"),
                state.troops(from) * FRACTIONS[ALL],
            ));
        }
        list
    }
}
