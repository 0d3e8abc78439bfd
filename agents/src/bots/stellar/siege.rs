//! `siege`: nodes decide one after the other, the farthest from the opponent's base first, with an account of the
//! troops that every node will have.
//!
//! Beside empty land a node sends what it can in equal parts. Otherwise it keeps a level that rises with the turns. If
//! nodes of the opponent are beside it that the account does not yet beat, it targets the one with the fewest troops
//! per own neighbour. If those neighbours together would not win, it waits and counts as nearer to the opponent's base,
//! so that others flow to it. Without an opponent beside it, it sends to the neighbour nearest to that base; a dead end
//! counts as farther. It guards the own base and takes the opponent's if that is certain.

use turf_env::games::stellar::{MAX_NODES, Node};

use super::Commander;
use super::field::{Field, ME, March, State, THEM};
use super::march::Marches;

const KEEPS: f64 = 0.1;
const BESIDE_LAND: f64 = 4.1;
const PART: f64 = 3.0;
/// Troops that are kept: before turn 5, before turn 7, until the first attack, later.
const LEVELS: [f64; 4] = [8.0, 15.2, 28.0, 48.0];
const TOGETHER: f64 = 0.75;
const CALL: i32 = 2;

#[derive(Clone, Debug, PartialEq)]
pub struct Siege {
    pub attacked: bool,
    /// Steps by which a node counts as farther (or, below 0, nearer) than it is to the opponent's base.
    pub shift: [i32; MAX_NODES + 1],
}

impl Default for Siege {
    fn default() -> Self {
        Self { attacked: false, shift: [0; MAX_NODES + 1] }
    }
}

impl Commander for Siege {
    fn plan(&mut self, field: &Field, state: &State) -> Vec<March> {
        let mut marches = Marches::of(field, state);
        if marches.strike(field, state) {
            return marches.list;
        }
        marches.guard(field, state);
        let level = match state.turn {
            0..5 => LEVELS[0],
            5..7 => LEVELS[1],
            _ if !self.attacked => LEVELS[2],
            _ => LEVELS[3],
        };
        let to_base = field.distances(vec![field.base(THEM)]);
        let mut steps = [0; MAX_NODES + 1];
        for node in field.all() {
            steps[node as usize] = to_base[node as usize] as i32 + self.shift[node as usize];
        }
        self.shift = [0; MAX_NODES + 1];
        let mut order = state.owned(field, ME);
        order.sort_by_key(|&node| std::cmp::Reverse(to_base[node as usize]));
        // Troops that each node will have; for the opponent's nodes, minus what is sent there.
        let mut account = state.troops;
        let mut send = |account: &mut [f64; MAX_NODES + 1], from: Node, to: Node, amount: f64| {
            let before = marches.incoming[to as usize];
            account[from as usize] -= marches.send(from, to, amount);
            let arrives = marches.incoming[to as usize] - before;
            account[to as usize] += if state.owner(to) == THEM { -arrives } else { arrives };
        };
        for from in order {
            let spare = |keep: f64| (state.troops(from) - KEEPS).min(account[from as usize] - keep);
            let land: Vec<Node> = state.beside(field, from, 0).filter(|&to| account[to as usize] <= 0.0).collect();
            if !land.is_empty() {
                let spare = spare(BESIDE_LAND);
                let parts = land.len().min((spare / PART).max(0.0) as usize);
                for &to in &land[..parts] {
                    send(&mut account, from, to, spare / parts as f64);
                }
                continue;
            }
            let spare = spare(level);
            let mut target: Option<(f64, f64, Node)> = None;
            for node in state.beside(field, from, THEM) {
                let helpers = state.beside(field, node, ME).count() as f64;
                let ratio = account[node as usize] / helpers;
                if account[node as usize] > 0.0 && target.is_none_or(|(least, ..)| ratio < least) {
                    target = Some((ratio, helpers, node));
                }
            }
            if let Some((_, helpers, node)) = target {
                let each = spare - spare.max(0.0).sqrt().ceil();
                if spare <= 0.0 || each * TOGETHER * helpers < account[node as usize] {
                    steps[from as usize] -= CALL;
                    self.shift[from as usize] = -CALL;
                } else {
                    self.attacked = true;
                    send(&mut account, from, node, spare);
                }
                continue;
            }
            let nearest = state.beside(field, from, ME).min_by_key(|&to| steps[to as usize]);
            if let Some(to) = nearest {
                if steps[to as usize] >= steps[from as usize] {
                    steps[from as usize] = steps[to as usize] + 1;
                    self.shift[from as usize] = 1;
                }
                send(&mut account, from, to, spare);
            }
        }
        marches.list
    }
}
