//! `careful`: attack and defence in this order of importance; each node takes part in one task a turn:
//!
//! 1. **hold**: every node keeps troops against what the opponent's neighbouring nodes together could bring in. A node
//!    with too few gets help from its neighbours, if that saves it. The base comes first, keeps more, and always gets
//!    help.
//! 2. **attack**: an opponent's node is attacked if the neighbours together, keeping what they need against the *other*
//!    nodes around, bring in more than it has; of `a` against `b`, `sqrt(a² - b²)` are left. The base comes first, then
//!    the attack that leaves and destroys most. All attacks are compared again after each one, which takes long on
//!    large maps.
//! 3. **settle**: free nodes, near the opponent and with many neighbours first, each from its strongest neighbour, with
//!    enough to withstand the opponent there.
//! 4. **move up**: grown nodes without a task send half towards the opponent.
//!
//! It gives orders that `stellar-v1` can express, so that learners can imitate it exactly.

use turf_env::games::stellar::{FRACTIONS, MAX_NODES, Node};

use super::Commander;
use super::field::{Field, ME, March, State, THEM, lands};

/// Share of the threat that is kept at home: no opponent sends everything to one place every turn.
const CAUTION: f64 = 0.6;
const BASE_CAUTION: f64 = 1.1;
const WINNING: f64 = 1.05;
const PLENTY: f64 = 1.5;
const GROWN: f64 = 20.0;
const NEARLY_FULL: f64 = 60.0;
const LAST_MOVES: u32 = 2;
const HALF: usize = 1;
const ALL: usize = 3;

#[derive(Default)]
pub struct Careful;

impl Commander for Careful {
    fn plan(&mut self, field: &Field, state: &State) -> Vec<March> {
        let mut marches = plan(field, state);
        // In the encoding's order; every node has at most one.
        marches.sort_by_key(|&(from, ..)| from);
        marches
    }
}

type Force = (Node, usize, f64);

struct Turn<'a> {
    field: &'a Field,
    state: &'a State,
    busy: [bool; MAX_NODES + 1],
    keep: [f64; MAX_NODES + 1],
    list: Vec<March>,
}

pub fn plan(field: &Field, state: &State) -> Vec<March> {
    let mut turn = Turn { field, state, busy: [false; MAX_NODES + 1], keep: [0.0; MAX_NODES + 1], list: Vec::new() };
    let mine = state.owned(field, ME);
    let theirs = state.owned(field, THEM);
    turn.hold(&mine);
    turn.attack(theirs.clone());
    let to_enemy = field.distances(theirs);
    turn.settle(&to_enemy);
    if state.turn + LAST_MOVES < field.turns {
        turn.move_up(&mine, &to_enemy);
    }
    turn.list
}

impl Turn<'_> {
    fn sends(&self, from: Node, part: usize) -> f64 {
        lands(self.state.troops(from) * FRACTIONS[part])
    }

    fn largest(&self, from: Node, keep: f64) -> Option<usize> {
        let troops = self.state.troops(from);
        FRACTIONS.iter().rposition(|fraction| troops * (1.0 - fraction) >= keep)
    }

    fn threat(&self, node: Node, except: Node) -> f64 {
        let around = self.state.beside(self.field, node, THEM).filter(|&from| from != except);
        around.fold(0.0, |sum, from| sum + self.sends(from, ALL))
    }

    fn needed(&self, node: Node, except: Node) -> f64 {
        let is_base = node == self.field.base(ME);
        (if is_base { BASE_CAUTION } else { CAUTION }) * self.threat(node, except)
    }

    fn send(&mut self, (from, part, _): Force, to: Node) {
        self.list.push((from, to, self.state.troops(from) * FRACTIONS[part]));
        self.busy[from as usize] = true;
    }

    fn forces(&self, node: Node, keep: impl Fn(Node) -> f64) -> Vec<Force> {
        let idle = self.state.beside(self.field, node, ME).filter(|&from| !self.busy[from as usize]);
        let force = |from| {
            let part = self.largest(from, keep(from))?;
            Some((from, part, self.sends(from, part)))
        };
        let mut forces: Vec<Force> = idle.filter_map(force).filter(|force| force.2 > 0.0).collect();
        forces.sort_by(|a, b| b.2.total_cmp(&a.2));
        forces
    }

    fn hold(&mut self, mine: &[Node]) {
        let base = self.field.base(ME);
        for &node in mine {
            self.keep[node as usize] = self.needed(node, 0);
        }
        let base_first = mine.iter().filter(|&&node| node == base);
        for &node in base_first.chain(mine.iter().filter(|&&node| node != base)) {
            let mut lacking = self.threat(node, 0) - self.state.troops(node);
            if lacking <= 0.0 || self.busy[node as usize] {
                continue;
            }
            let helpers = self.forces(node, |from| self.keep[from as usize]);
            if node != base && helpers.iter().fold(0.0, |sum, helper| sum + helper.2) <= lacking {
                // Lost if the opponent comes: its troops are better used elsewhere.
                self.keep[node as usize] = 0.0;
                continue;
            }
            for helper in helpers {
                if lacking >= 0.0 {
                    self.send(helper, node);
                    lacking -= helper.2;
                }
            }
            self.busy[node as usize] = true;
        }
    }

    fn attackers(&self, node: Node) -> Option<(f64, Vec<Force>)> {
        let defence = self.state.troops(node);
        let (mut power, mut party) = (0.0, vec![]);
        for force in self.forces(node, |from: Node| match self.keep[from as usize] {
            0.0 => 0.0,
            _ => self.needed(from, node),
        }) {
            if power <= PLENTY * defence {
                power += force.2;
                party.push(force);
            }
        }
        (power > WINNING * defence).then(|| ((power * power - defence * defence).sqrt(), party))
    }

    fn attack(&mut self, mut targets: Vec<Node>) {
        let base = self.field.base(THEM);
        loop {
            let attacks = targets.iter().filter_map(|&node| {
                let (left, party) = self.attackers(node)?;
                let worth = left + self.state.troops(node);
                Some((if node == base { 1e9 } else { worth }, node, party))
            });
            let best = attacks.max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, node, party)) = best else { break };
            for force in party {
                self.send(force, node);
            }
            targets.retain(|&target| target != node);
        }
    }

    fn settle(&mut self, to_enemy: &[u8; MAX_NODES + 1]) {
        let mut free = self.state.owned(self.field, 0);
        free.sort_by_key(|&node| (to_enemy[node as usize], 128 - self.field.around[node as usize].len()));
        for node in free {
            let wanted = CAUTION * self.threat(node, 0);
            let settlers = self.forces(node, |from| self.keep[from as usize]);
            // Half if that is enough: both parts then grow fastest.
            let part = settlers.into_iter().filter(|&(from, ..)| self.state.troops(from) >= GROWN).find_map(
                |(from, most, _)| {
                    let mut parts = HALF.min(most)..=most;
                    let enough = parts.find(|&part| self.sends(from, part) > wanted);
                    enough.map(|part| (from, part, 0.0))
                },
            );
            if let Some(force) = part {
                self.send(force, node);
            }
        }
    }

    fn move_up(&mut self, mine: &[Node], to_enemy: &[u8; MAX_NODES + 1]) {
        for &from in mine {
            if self.busy[from as usize] || self.state.troops(from) < NEARLY_FULL {
                continue;
            }
            let nearer = |&to: &Node| to_enemy[to as usize] < to_enemy[from as usize];
            let around = self.state.beside(self.field, from, ME).filter(nearer);
            if let Some((to, most)) = self.state.weakest(around).zip(self.largest(from, self.keep[from as usize])) {
                self.send((from, most.min(HALF), 0.0), to);
            }
        }
    }
}
