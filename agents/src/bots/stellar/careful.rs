//! `careful`: attack and defence, in this order of importance, each node taking part in one task a turn:
//!
//! 1. **hold**: every node keeps troops against what the enemy's neighbours together could bring in. One that has too few
//!    gets help from its neighbours, if that saves it. The base comes first, keeps more, and is helped in any case.
//! 2. **attack**: an enemy node is attacked when the neighbours together, keeping what they need against the *others*
//!    around, bring in more than it has; of `a` against `b`, `sqrt(a² - b²)` are left. The base first, then what leaves
//!    and destroys most. Attacks are weighed against each other again after every one, which takes long on large maps.
//! 3. **settle**: free nodes, near the enemy and with many neighbours first, each from its strongest neighbour, with enough
//!    to withstand the enemy there.
//! 4. **move up**: grown nodes with nothing to do send half towards the enemy.
//!
//! It says what `stellar-v1` can say, so that learners meet it as it is.

use turf_env::games::stellar::map::MAX_NODES;
use turf_env::games::stellar::v1::FRACTIONS;
use turf_env::games::stellar::{Node, Order, Stellar};

use super::field::{Field, ME, March, State, THEM, lands, orders};
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
/// Half and all of a node's troops, as places in [`FRACTIONS`].
const HALF: usize = 1;
const ALL: usize = 3;

/// See the module.
#[derive(Default)]
pub struct Careful;

impl Bot<Stellar> for Careful {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let mut marches = plan(&Field::of(game), &State::of(game));
        // As the encoding lists them; every node has at most one.
        marches.sort_by_key(|&(from, ..)| from);
        Ok(orders(game, &marches))
    }
}

/// What a node can send: from, part, what arrives.
type Force = (Node, usize, f64);

struct Turn<'a> {
    field: &'a Field,
    state: &'a State,
    busy: [bool; MAX_NODES + 1],
    keep: [f64; MAX_NODES + 1],
    list: Vec<March>,
}

/// The marches of a turn.
pub fn plan(field: &Field, state: &State) -> Vec<March> {
    let mut turn = Turn {
        field,
        state,
        busy: [false; MAX_NODES + 1],
        keep: [0.0; MAX_NODES + 1],
        list: Vec::new(),
    };
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

    /// The largest part that leaves `keep` at home.
    fn largest(&self, from: Node, keep: f64) -> Option<usize> {
        let troops = self.state.troops(from);
        (0..FRACTIONS.len())
            .rev()
            .find(|&part| troops * (1.0 - FRACTIONS[part]) >= keep)
    }

    fn threat(&self, node: Node, except: Node) -> f64 {
        let around = self.state.beside(self.field, node, THEM);
        around.fold(0.0, |sum, from| {
            if from == except {
                sum
            } else {
                sum + self.sends(from, ALL)
            }
        })
    }

    fn needed(&self, node: Node, except: Node) -> f64 {
        let is_base = node == self.field.base(ME);
        (if is_base { BASE_CAUTION } else { CAUTION }) * self.threat(node, except)
    }

    fn send(&mut self, (from, part, _): Force, to: Node) {
        self.list.push((from, to, self.state.troops(from) * FRACTIONS[part]));
        self.busy[from as usize] = true;
    }

    /// What free own neighbours can send, strongest first.
    fn forces(&self, node: Node, keep: impl Fn(Node) -> f64) -> Vec<Force> {
        let mut forces = vec![];
        for from in self.state.beside(self.field, node, ME) {
            if self.busy[from as usize] {
                continue;
            }
            if let Some(part) = self.largest(from, keep(from)) {
                let arrives = self.sends(from, part);
                if arrives > 0.0 {
                    forces.push((from, part, arrives));
                }
            }
        }
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
                // Lost if the enemy comes: its troops are better used elsewhere.
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

    /// What would be left of an attack that wins, and who takes part.
    fn attackers(&self, node: Node) -> Option<(f64, Vec<Force>)> {
        let defence = self.state.troops(node);
        let keep = |from: Node| {
            if self.keep[from as usize] == 0.0 {
                0.0
            } else {
                self.needed(from, node)
            }
        };
        let (mut power, mut party) = (0.0, vec![]);
        for force in self.forces(node, keep) {
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
            let mut best: Option<(f64, Node, Vec<Force>)> = None;
            for &node in &targets {
                if let Some((left, party)) = self.attackers(node) {
                    let worth = if node == base {
                        1e9
                    } else {
                        left + self.state.troops(node)
                    };
                    if best.as_ref().is_none_or(|(most, ..)| worth >= *most) {
                        best = Some((worth, node, party));
                    }
                }
            }
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
            let part = settlers
                .into_iter()
                .filter(|&(from, ..)| self.state.troops(from) >= GROWN)
                .find_map(|(from, most, _)| {
                    let mut parts = HALF.min(most)..=most;
                    let enough = parts.find(|&part| self.sends(from, part) > wanted);
                    enough.map(|part| (from, part, 0.0))
                });
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
            let mut weakest: Option<Node> = None;
            for to in self.state.beside(self.field, from, ME) {
                let nearer = to_enemy[to as usize] < to_enemy[from as usize];
                if nearer && weakest.is_none_or(|best| self.state.troops(to) < self.state.troops(best)) {
                    weakest = Some(to);
                }
            }
            if let Some((to, most)) = weakest.zip(self.largest(from, self.keep[from as usize])) {
                self.send((from, most.min(HALF), 0.0), to);
            }
        }
    }
}
