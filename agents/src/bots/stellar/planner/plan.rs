//! One side's orders for one turn: strike, defend the base, attack together, claim, flow.
//!
//! 1. **Strike**: if all neighbours of the opponent's base together win there whatever the opponent sends, they go.
//! 2. **Base**: the own base keeps what the opponent's nodes beside it could send; if it has less, its neighbours help.
//! 3. **Attack**: all neighbours of an opponent's node together, if what arrives beats the defenders and a share of the
//!    possible reinforcement. The most one-sided attack comes first, with no more troops than are useful.
//! 4. **Claim**: every empty node goes to the neighbour with most to spare per claim, which splits that among its
//!    claims.
//! 5. **Flow**: what exceeds the reserve goes to the weakest own neighbour nearer to the opponent, or to empty land
//!    before the sides have met.
//!
//! `python/stellar/plan.py` is the same in Python, operation by operation.

use turf_env::games::stellar::{MAX_NODES, Node};

use super::super::field::{Field, ME, March, State, THEM, lands};
use super::super::march::{CERTAIN, Marches};
use super::params::Params;

const LAST_BATCH: f64 = 1.5;
const SETTLED: f64 = 8.0;

struct Plan<'a> {
    field: &'a Field,
    state: &'a State,
    params: &'a Params,
    mine: Vec<Node>,
    to_enemy: [u8; MAX_NODES + 1],
    threat: [f64; MAX_NODES + 1],
    marches: Marches,
}

pub fn plan(field: &Field, state: &State, params: &Params) -> Vec<March> {
    let mut marches = Marches::of(field, state);
    if marches.strike(field, state) {
        return marches.list;
    }
    let mut threat = [0.0; MAX_NODES + 1];
    let theirs = state.owned(field, THEM);
    for &from in &theirs {
        let arrives = lands(state.troops(from));
        for &to in &field.around[from as usize] {
            threat[to as usize] += arrives;
        }
    }
    let mut plan =
        Plan { field, state, params, mine: state.owned(field, ME), to_enemy: field.distances(theirs), threat, marches };
    plan.defend();
    plan.attack();
    plan.claim();
    plan.flow();
    plan.marches.list
}

fn arriving(party: &[(Node, f64)]) -> f64 {
    party.iter().fold(0.0, |sum, &(_, amount)| sum + lands(amount))
}

impl Plan<'_> {
    fn owner(&self, node: Node) -> i8 {
        self.state.owner(node)
    }

    fn troops(&self, node: Node) -> f64 {
        self.state.troops(node)
    }

    fn left(&self, node: Node) -> f64 {
        self.marches.left[node as usize]
    }

    fn is_last_turn(&self) -> bool {
        self.state.turn + 1 >= self.field.turns
    }

    fn beside(&self, node: Node) -> Vec<Node> {
        self.state.beside(self.field, node, ME).collect()
    }

    fn defend(&mut self) {
        let base = self.field.base(ME);
        let threat = self.threat[base as usize] * CERTAIN;
        if self.owner(base) != ME || threat <= 0.0 {
            return;
        }
        let wanted = threat * self.params.base_threat;
        let lacking = wanted - self.troops(base);
        let spare = (-lacking).max(0.0).min(self.left(base));
        self.marches.left[base as usize] = spare;
        if threat <= self.troops(base) {
            return;
        }
        let mut helpers = self.beside(base);
        helpers.sort_by(|&a, &b| self.left(b).total_cmp(&self.left(a)));
        for from in helpers {
            if threat - self.troops(base) - self.marches.incoming[base as usize] > 0.0 {
                self.marches.send(from, base, self.left(from));
            }
        }
    }

    fn attack(&mut self) {
        let p = self.params;
        let base = self.field.base(THEM);
        let mut targets: Vec<(f64, Node)> = vec![];
        for target in 1..=self.field.n as Node {
            if self.owner(target) != THEM {
                continue;
            }
            let arrives = arriving(&self.muster(target));
            if arrives > 0.0 {
                let ratio = arrives / (self.troops(target) + p.attack_relief * self.threat[target as usize]);
                let first = if target == base { 1e6 } else { 1.0 };
                targets.push((ratio * first, target));
            }
        }
        targets.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, target) in targets {
            let (defenders, relief) = (self.troops(target), self.threat[target as usize]);
            let party = self.muster(target);
            let arrives = arriving(&party);
            let wanted = if target == base {
                p.base_attack * defenders
            } else {
                p.attack * (defenders + p.attack_relief * relief)
            };
            if arrives < wanted || arrives <= 0.0 {
                continue;
            }
            let most = p.most * (defenders + relief) + p.most_more;
            let share = if arrives > most && target != base { most / arrives } else { 1.0 };
            for (from, amount) in party {
                self.marches.send(from, target, amount * share);
            }
        }
    }

    fn muster(&self, target: Node) -> Vec<(Node, f64)> {
        let p = self.params;
        let from_target = lands(self.troops(target));
        let mut party = vec![];
        for from in self.beside(target) {
            let others = (self.threat[from as usize] - from_target).max(0.0);
            let stays = if self.is_last_turn() { 0.0 } else { p.stay + p.stay_threat * others };
            let amount = (self.left(from) - stays) * p.eager;
            if amount > 1.0 {
                party.push((from, amount));
            }
        }
        party
    }

    fn keep(&self, node: Node) -> f64 {
        let p = self.params;
        if self.is_last_turn() {
            return 0.0;
        }
        match self.to_enemy[node as usize] {
            0 | 1 => p.keep_beside + p.keep_threat * self.threat[node as usize],
            2 => p.keep_near,
            _ => match self.state.turn {
                0 => p.open_0,
                1 => p.open_1,
                2 => p.open_2,
                3 => p.open_3,
                4 => p.open_4,
                5 => p.open_5,
                6 => p.open_6,
                7 => p.open_7,
                _ => p.open_8,
            },
        }
    }

    fn claim(&mut self) {
        let p = self.params;
        let mut spare = [0.0; MAX_NODES + 1];
        for &node in &self.mine {
            spare[node as usize] = self.left(node) - self.keep(node);
        }
        let batch = if self.is_last_turn() { LAST_BATCH } else { p.batch };
        let mut claims: Vec<Vec<(f64, Node)>> = vec![vec![]; self.field.n + 1];
        for land in 1..=self.field.n as Node {
            if self.owner(land) != 0 {
                continue;
            }
            let (mut best, mut settler, mut beyond) = (0.0, 0, 0);
            for &next in &self.field.around[land as usize] {
                match self.owner(next) {
                    0 => beyond += 1,
                    owner if owner == ME => {
                        let each = spare[next as usize] / (claims[next as usize].len() + 1) as f64;
                        if each > best {
                            (best, settler) = (each, next);
                        }
                    }
                    _ => {}
                }
            }
            if settler != 0 {
                claims[settler as usize].push((1.0 + p.beyond * beyond as f64, land));
            }
        }
        for from in self.mine.clone() {
            let mut claimed = std::mem::take(&mut claims[from as usize]);
            let parts = claimed.len().min((spare[from as usize].max(0.0) / batch) as usize);
            claimed.sort_by(|a, b| b.0.total_cmp(&a.0));
            claimed.truncate(parts);
            let weights = claimed.iter().fold(0.0, |sum, claim| sum + claim.0);
            for (weight, land) in claimed {
                self.marches.send(from, land, spare[from as usize] * weight / weights);
            }
        }
    }

    fn flow(&mut self) {
        let p = self.params;
        let all = || 1..=self.field.n as Node;
        let met = self.mine.iter().any(|&node| self.to_enemy[node as usize] == 1);
        let turn = self.state.turn as f64;
        let (steps, reserve) = if met {
            let more = p.reserve_more * (turn - SETTLED);
            (self.to_enemy, (p.reserve_8 + more).min(p.reserve_most))
        } else {
            let land = all().filter(|&node| self.owner(node) == 0).collect();
            (self.field.distances(land), p.reserve_before)
        };
        let to_base = self.field.distances(vec![self.field.base(THEM)]);
        let height = |node: Node| steps[node as usize] as f64 + p.pull * to_base[node as usize] as f64;
        for from in self.mine.clone() {
            let here = height(from);
            let stays = if steps[from as usize] <= 1 { p.full } else { reserve };
            let amount = self.left(from) - stays;
            if amount < p.flow {
                continue;
            }
            let mut best: Option<(f64, Node)> = None;
            for &to in &self.field.around[from as usize] {
                if self.owner(to) == ME && height(to) < here {
                    let there =
                        self.troops(to) + self.marches.incoming[to as usize] - p.need * self.threat[to as usize];
                    if best.is_none_or(|(least, _)| there < least) {
                        best = Some((there, to));
                    }
                }
            }
            if let Some((_, to)) = best {
                self.marches.send(from, to, amount);
            }
        }
    }
}
