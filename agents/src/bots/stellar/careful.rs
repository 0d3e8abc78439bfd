//! `careful`: attack and defence, in this order of importance, each node taking part in one task a turn:
//!
//! 1. **hold**: every node keeps troops against what the enemy's neighbours together could bring in. One that has too few
//!    gets help from its neighbours, if that saves it. The base comes first, keeps more, and is helped in any case.
//! 2. **attack**: an enemy node is attacked when the neighbours together, keeping what they need against the *others*
//!    around, bring in more than it has; of `a` against `b`, `sqrt(a² - b²)` are left. The base first, then what leaves
//!    and destroys most.
//! 3. **settle**: free nodes, near the enemy and with many neighbours first, each from its strongest neighbour, with enough
//!    to withstand the enemy there.
//! 4. **move up**: grown nodes with nothing to do send half towards the enemy.

use turf_env::games::stellar::map::MAX_NODES;
use turf_env::games::stellar::rules::arriving;
use turf_env::games::stellar::v1::FRACTIONS;
use turf_env::games::stellar::{Node, NodeSet, Order, Stellar, nodes};

use super::side::{Plan, Side};
use crate::play::bot::{Bot, Forfeit};

/// Share of the threat that is kept at home: nobody sends everything to one place every turn.
const CAUTION: f64 = 0.6;
/// The same for the base.
const BASE_CAUTION: f64 = 1.1;
/// How much stronger an attack must be than what it meets.
const WINNING: f64 = 1.05;
/// How much stronger it need not be.
const PLENTY: f64 = 1.5;
/// Troops worth dividing; below, they nearly double by themselves.
const GROWN: f64 = 20.0;
/// Troops worth moving up: growth has slowed down.
const NEARLY_FULL: f64 = 60.0;
/// In the last turns moving only loses troops.
const LAST_MOVES: u32 = 2;
/// One's own base.
const BASE: Node = 1;
/// Half and all of a node's troops, as the plan counts.
const HALF: usize = 1;
const ALL: usize = 3;

/// See the module.
pub struct Careful {
    plan: Plan,
    /// Nodes that have their task.
    busy: NodeSet,
    /// Troops that must stay, by node.
    keep: [f64; MAX_NODES + 1],
}

impl Default for Careful {
    fn default() -> Self {
        Self {
            plan: Plan::default(),
            busy: 0,
            keep: [0.0; MAX_NODES + 1],
        }
    }
}

/// What one node can contribute to a task elsewhere.
#[derive(Clone, Copy)]
struct Force {
    from: Node,
    fraction: usize,
    arrives: f64,
}

impl Force {
    fn new(side: &Side, from: Node, fraction: usize) -> Self {
        Self {
            from,
            fraction,
            arrives: arriving(side.troops(from) * FRACTIONS[fraction]),
        }
    }
}

/// The largest fraction of an own node that leaves `keep` at home.
fn largest(side: &Side, from: Node, keep: f64) -> Option<usize> {
    let stays = |f: usize| side.troops(from) * (1.0 - FRACTIONS[f]);
    (0..FRACTIONS.len()).rev().find(|&f| stays(f) >= keep)
}

/// What the enemy's nodes around could bring in, without that of `except`.
fn threat(side: &Side, node: Node, except: NodeSet) -> f64 {
    let around = side.map.adjacent(node) & side.theirs & !except;
    nodes(around).map(|from| Force::new(side, from, ALL).arrives).sum()
}

/// Troops that must stay at an own node, should `except` do nothing.
fn needed(side: &Side, node: Node, except: NodeSet) -> f64 {
    let caution = if node == BASE { BASE_CAUTION } else { CAUTION };
    caution * threat(side, node, except)
}

impl Careful {
    fn is_free(&self, node: Node) -> bool {
        self.busy >> node & 1 == 0
    }

    fn send(&mut self, side: &Side, Force { from, fraction, .. }: Force, to: Node) {
        self.plan.send(side, from, to, fraction);
        self.busy |= 1 << from;
    }

    /// What the free own neighbours of `node` can send there, strongest first, if they must keep `keep`.
    fn forces(&self, side: &Side, node: Node, keep: impl Fn(Node) -> f64) -> Vec<Force> {
        let around = nodes(side.map.adjacent(node) & side.own).filter(|&from| self.is_free(from));
        let mut forces: Vec<Force> = around
            .filter_map(|from| Some(Force::new(side, from, largest(side, from, keep(from))?)))
            .filter(|force| force.arrives > 0.0)
            .collect();
        forces.sort_by(|a, b| b.arrives.total_cmp(&a.arrives));
        forces
    }

    fn hold(&mut self, side: &Side) {
        for node in nodes(side.own) {
            self.keep[node as usize] = needed(side, node, 0);
        }
        // The base is node 1, so it comes first.
        for node in nodes(side.own) {
            let mut lacking = threat(side, node, 0) - side.troops(node);
            if lacking <= 0.0 || !self.is_free(node) {
                continue;
            }
            let helpers = self.forces(side, node, |from| self.keep[from as usize]);
            if node != BASE && helpers.iter().map(|h| h.arrives).sum::<f64>() <= lacking {
                // Lost if the enemy comes: its troops are better used elsewhere.
                self.keep[node as usize] = 0.0;
                continue;
            }
            for helper in helpers {
                if lacking >= 0.0 {
                    self.send(side, helper, node);
                    lacking -= helper.arrives;
                }
            }
            self.busy |= 1 << node;
        }
    }

    /// Who would attack `node`, and what would be left of them, if they win.
    fn attackers(&self, side: &Side, node: Node) -> Option<(f64, Vec<Force>)> {
        let (defence, mut power) = (side.troops(node), 0.0);
        let given_up = |from: Node| self.keep[from as usize] == 0.0;
        let keep = |from| {
            if given_up(from) {
                0.0
            } else {
                needed(side, from, 1 << node)
            }
        };
        let mut forces = self.forces(side, node, keep);
        forces.retain(|force| {
            let wanted = power <= PLENTY * defence;
            power += if wanted { force.arrives } else { 0.0 };
            wanted
        });
        (power > WINNING * defence).then(|| ((power * power - defence * defence).sqrt(), forces))
    }

    fn attack(&mut self, side: &Side) {
        let mut targets = side.theirs;
        let worth = |node: Node, left: f64| match node {
            _ if node == side.target() => f64::INFINITY,
            _ => left + side.troops(node),
        };
        loop {
            let possible = nodes(targets).filter_map(|node| {
                let (left, forces) = self.attackers(side, node)?;
                Some((worth(node, left), node, forces))
            });
            let Some((_, node, forces)) = possible.max_by(|a, b| a.0.total_cmp(&b.0)) else {
                break;
            };
            forces.into_iter().for_each(|force| self.send(side, force, node));
            targets &= !(1 << node);
        }
    }

    fn settle(&mut self, side: &Side, to_enemy: &[u8; MAX_NODES + 1]) {
        let mut free: Vec<Node> = nodes(side.neutral()).collect();
        free.sort_by_key(|&node| (to_enemy[node as usize], usize::MAX - side.map.degree(node)));
        for node in free {
            let wanted = CAUTION * threat(side, node, 0);
            let mut settlers = self.forces(side, node, |from| self.keep[from as usize]);
            settlers.retain(|settler| side.troops(settler.from) >= GROWN);
            // Half if that is enough: both parts then grow fastest.
            let settler = settlers.into_iter().find_map(|Force { from, fraction, .. }| {
                let fractions = HALF.min(fraction)..=fraction;
                let mut parts = fractions.map(|fraction| Force::new(side, from, fraction));
                parts.find(|part| part.arrives > wanted)
            });
            if let Some(settler) = settler {
                self.send(side, settler, node);
            }
        }
    }

    fn move_up(&mut self, side: &Side, to_enemy: &[u8; MAX_NODES + 1]) {
        if side.turns_left <= LAST_MOVES {
            return;
        }
        let idle = side.own & !self.busy;
        for from in nodes(idle).filter(|&node| side.troops(node) >= NEARLY_FULL) {
            let steps = |node: Node| to_enemy[node as usize];
            let nearer = nodes(side.map.adjacent(from) & side.own).filter(|&to| steps(to) < steps(from));
            let weakest = nearer.min_by(|&a, &b| side.troops(a).total_cmp(&side.troops(b)));
            if let Some((to, most)) = weakest.zip(largest(side, from, self.keep[from as usize])) {
                self.send(side, Force::new(side, from, most.min(HALF)), to);
            }
        }
    }
}

impl Bot<Stellar> for Careful {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let side = Side::of(game);
        let mut to_enemy = [0; MAX_NODES + 1];
        side.map.distances(side.theirs, &mut to_enemy);
        self.plan.clear();
        self.busy = 0;
        self.hold(&side);
        self.attack(&side);
        self.settle(&side, &to_enemy);
        self.move_up(&side, &to_enemy);
        Ok(self.plan.orders(game))
    }
}
