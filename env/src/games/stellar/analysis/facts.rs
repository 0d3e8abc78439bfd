//! Claims, pooled attacks and flows of surplus: facts that involve several nodes.
//!
//! All in f64 with additions, comparisons and exact roots in a fixed order, so that an exported Python bot computes the same
//! bits.

use super::view::{View, arriving_all};
use crate::games::stellar::rules::map::{MAX_NODES, Node, NodeSet, nodes};

/// Troops that a node taking part in a pooled attack keeps.
pub const STAY: f64 = 3.0;
/// Share of the defence that an attack must bring at least.
pub const ENOUGH: f64 = 0.95;
/// Share of the possible reinforcement that counts as defence.
pub const REINFORCED: f64 = 0.06;

/// Number of marks of an edge, as seen from an own node. By bit: the neighbour is a free node that this one claims; it is
/// nearer to the opponent's nodes; it is nearer to a node not owned; surplus flows to it; it is the target of a pooled attack
/// in which this node takes part; this node alone takes it from the opponent; it is an own node to which the opponent's
/// neighbours could bring more than it has.
pub const MARKS: usize = 7;

#[derive(Clone, Debug)]
pub struct Facts {
    /// Troops that own neighbours could bring in.
    pub support: [f64; MAX_NODES + 1],
    /// Troops that the opponent's neighbours could bring in.
    pub threat: [f64; MAX_NODES + 1],
    pub to_enemy: [u8; MAX_NODES + 1],
    pub to_border: [u8; MAX_NODES + 1],
    /// Own neighbour that claims a free node; 0: none.
    pub claimer: [Node; MAX_NODES + 1],
    pub claims: [u8; MAX_NODES + 1],
    /// For a node of the opponent: troops that own neighbours bring in an attack, over its defence.
    pub ratio: [f64; MAX_NODES + 1],
    /// Target of the pooled attack in which an own node takes part; 0: none.
    pub target: [Node; MAX_NODES + 1],
    /// Weakest own neighbour of an own node that is nearer to the opponent, the first slot of equals; 0: none.
    pub flow: [Node; MAX_NODES + 1],
    /// Number of free nodes around an own node and around its neighbours.
    pub beyond: [u8; MAX_NODES + 1],
}

impl Facts {
    pub fn of(view: &View) -> Self {
        let mut facts = Self {
            support: [0.0; MAX_NODES + 1],
            threat: [0.0; MAX_NODES + 1],
            to_enemy: [0; MAX_NODES + 1],
            to_border: [0; MAX_NODES + 1],
            claimer: [0; MAX_NODES + 1],
            claims: [0; MAX_NODES + 1],
            ratio: [0.0; MAX_NODES + 1],
            target: [0; MAX_NODES + 1],
            flow: [0; MAX_NODES + 1],
            beyond: [0; MAX_NODES + 1],
        };
        let map = view.map;
        map.distances(view.theirs, &mut facts.to_enemy);
        map.distances(map.all() & !view.own, &mut facts.to_border);
        for node in 1..=map.n() {
            facts.support[node as usize] = view.bring(node, view.own);
            facts.threat[node as usize] = view.bring(node, view.theirs);
        }
        facts.claim(view);
        facts.attack(view);
        let free = view.neutral();
        for node in nodes(view.own) {
            let around = map.neighbours(node);
            let reach = around
                .iter()
                .fold(map.adjacent(node), |set, &next| set | map.adjacent(next));
            facts.beyond[node as usize] = (reach & free).count_ones() as u8;
            let d = &facts.to_enemy;
            let mut to = 0;
            for &next in around {
                let nearer = view.own >> next & 1 == 1 && d[next as usize] < d[node as usize];
                if nearer && (to == 0 || view.troops[next as usize] < view.troops[to as usize]) {
                    to = next;
                }
            }
            facts.flow[node as usize] = to;
        }
        facts
    }

    /// Lets the own neighbour with most troops per claim claim each free node, in the order of numbers.
    fn claim(&mut self, view: &View) {
        for node in nodes(view.neutral()) {
            let (mut best, mut most) = (0, 0.0);
            for &next in view.map.neighbours(node) {
                let share = view.troops[next as usize] / (self.claims[next as usize] + 1) as f64;
                if view.own >> next & 1 == 1 && share > most {
                    (best, most) = (next, share);
                }
            }
            self.claimer[node as usize] = best;
            if best > 0 {
                self.claims[best as usize] += 1;
            }
        }
    }

    /// Attacks the opponent's nodes, those with the largest superiority first, with all own neighbours that have no target yet,
    /// if these bring enough.
    fn attack(&mut self, view: &View) {
        let strike = |free: NodeSet, node: Node| {
            let around = view.map.neighbours(node).iter();
            around.filter(|&&next| free >> next & 1 == 1).fold(0.0, |sum, &next| {
                sum + arriving_all((view.troops[next as usize] - STAY).max(0.0))
            })
        };
        let (mut order, mut n) = ([0; MAX_NODES], 0);
        for node in nodes(view.theirs).filter(|&node| view.map.adjacent(node) & view.own != 0) {
            let met = view.troops[node as usize] + REINFORCED * self.threat[node as usize];
            self.ratio[node as usize] = strike(view.own, node) / met;
            order[n] = node;
            n += 1;
        }
        let ratio = &self.ratio;
        order[..n].sort_unstable_by(|&a, &b| ratio[b as usize].total_cmp(&ratio[a as usize]).then(a.cmp(&b)));
        let mut free = view.own;
        for &node in &order[..n] {
            let met = view.troops[node as usize] + REINFORCED * self.threat[node as usize];
            if strike(free, node) >= ENOUGH * met {
                for from in nodes(view.map.adjacent(node) & free) {
                    self.target[from as usize] = node;
                    free &= !(1 << from);
                }
            }
        }
    }

    /// Returns the marks of the edge from an own node to this neighbour.
    pub fn marks(&self, view: &View, from: Node, to: Node) -> u8 {
        let (i, j) = (from as usize, to as usize);
        let has = |set: NodeSet| set >> to & 1 == 1;
        let marks = [
            self.claimer[j] == from,
            self.to_enemy[j] < self.to_enemy[i],
            self.to_border[j] < self.to_border[i],
            self.flow[i] == to,
            self.target[i] == to,
            has(view.theirs) && arriving_all((view.troops[i] - 0.5).max(0.0)) > view.troops[j],
            has(view.own) && self.threat[j] > view.troops[j],
        ];
        marks.iter().rev().fold(0, |byte, &mark| byte << 1 | mark as u8)
    }
}
