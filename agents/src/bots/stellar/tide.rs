//! `tide`: everything flows to the front, and nodes inside keep the troops with which they grow fastest.
//!
//! The front is the own nodes with a neighbour that is not own. Nodes inside keep `BEFORE` until the sides have met,
//! then every turn `MORE` more, up to `FASTEST`; the rest flows in equal parts to neighbours a step nearer to the
//! front. Front nodes without an opponent beside them share what exceeds the same level among empty neighbours. The
//! others gather `GATHERED`, then attack the weakest opponent with all but `STAYS`, if what arrives together wins. It
//! guards the own base and takes the opponent's if that is certain.

use turf_env::games::stellar::Node;

use super::Commander;
use super::field::{Field, ME, March, State, THEM, lands};
use super::march::Marches;

const BEFORE: f64 = 9.0;
const MORE: f64 = 10.0;
const FASTEST: f64 = 50.0;
const GATHERED: f64 = 51.0;
const STAYS: f64 = 20.0;
const MIN_PART: f64 = 1.0;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tide {
    pub met: Option<u32>,
}

impl Tide {
    pub fn look(&mut self, field: &Field, state: &State) {
        if self.met.is_none() && met(field, state) {
            self.met = Some(state.turn);
        }
    }
}

pub fn met(field: &Field, state: &State) -> bool {
    let mine = state.owned(field, ME);
    mine.into_iter().any(|node| state.beside(field, node, THEM).next().is_some())
}

impl Commander for Tide {
    fn plan(&mut self, field: &Field, state: &State) -> Vec<March> {
        self.look(field, state);
        let mut marches = Marches::of(field, state);
        if marches.strike(field, state) {
            return marches.list;
        }
        marches.guard(field, state);
        let keep = match self.met {
            None => BEFORE,
            Some(met) => (BEFORE + MORE * state.turn.saturating_sub(met) as f64).min(FASTEST),
        };
        let mine = state.owned(field, ME);
        let is_front = |&node: &Node| field.around[node as usize].iter().any(|&next| state.owner(next) != ME);
        let front: Vec<Node> = mine.iter().copied().filter(is_front).collect();
        let steps = field.distances(front.clone());
        let mut inside: Vec<Node> = mine.into_iter().filter(|node| !is_front(node)).collect();
        // The farthest first, so that what arrives is known.
        inside.sort_by_key(|&node| std::cmp::Reverse(steps[node as usize]));
        for from in inside {
            let nearer: Vec<Node> =
                state.beside(field, from, ME).filter(|&to| steps[to as usize] < steps[from as usize]).collect();
            let spare = state.troops(from) + marches.incoming[from as usize] - keep;
            let part = spare.min(marches.left[from as usize]) / nearer.len() as f64;
            for to in nearer {
                marches.send(from, to, part);
            }
        }
        // An attack starts only if what arrives, summed over the attackers, wins.
        let wins = |target: Node| {
            let attackers = state.beside(field, target, ME).filter(|&from| state.troops(from) > GATHERED);
            let arrives = attackers.fold(0.0, |sum, from| sum + lands(state.troops(from) - STAYS));
            arrives > state.troops(target)
        };
        for from in front {
            match state.weakest(state.beside(field, from, THEM)) {
                Some(target) if state.troops(from) > GATHERED && wins(target) => {
                    marches.send(from, target, state.troops(from) - STAYS);
                }
                Some(_) => {}
                None => {
                    let empty: Vec<Node> = state.beside(field, from, 0).collect();
                    let part = (state.troops(from) - keep) / empty.len() as f64;
                    if part > MIN_PART {
                        for to in empty {
                            marches.send(from, to, part);
                        }
                    }
                }
            }
        }
        marches.list
    }
}
