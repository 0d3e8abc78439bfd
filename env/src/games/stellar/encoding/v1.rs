//! First encoding of stellar: one choice per node, facts on every node, the table of neighbours.
//!
//! B sees node i as n + 1 − i, so both players own node 1 of their view at the start and attack node n. Maps are
//! point-symmetric, so the edges and the order of neighbours are the same in both views.

use super::observation_spec;
use crate::games::stellar::StellarRules;
use crate::games::stellar::analysis::foresight;
use crate::games::stellar::rules::config::Scoring;
use crate::games::stellar::rules::game::{Order, START, Stellar};
use crate::games::stellar::rules::map::{MAX_DEGREE, MAX_NODES, Node, NodeSet, StarMap, nodes, turned};
use crate::observation_spec::ObservationSpec;
use crate::{CellKind, Encoding, Game, Player, Shape};

/// `stellar-v1`.
///
/// Heads: one per node of the view, node j being head j − 1. Nodes that do not exist or belong to others can only hold.
/// Choices: 0 holds; 1 + 4 · slot + f sends [`FRACTIONS`]\[f\] of the troops to the neighbour in that slot (in the order of
/// [`StarMap::neighbours`]); `SPREAD` sends `ALL` of them in equal parts to all neighbours. Amounts of which nothing would
/// arrive are masked out.
///
/// Bytes: the table of neighbours, [`MAX_NODES`] × [`MAX_DEGREE`], the neighbour's number or 0.
///
/// Scalars: `FEATURES` for every node ([`MAX_NODES`] rows, zeros if there is no node), then `GLOBALS`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StellarV1;

/// Shares of a node's troops that can be sent. The last is nearly all, because the rules require less than all to leave.
pub const FRACTIONS: [f64; 4] = [0.25, 0.5, 0.75, ALL];
pub const ALL: f64 = 0.99;
pub const SPREAD: u16 = 1 + (FRACTIONS.len() * MAX_DEGREE) as u16;
/// Number of a node's scalars. In order: own, opponent's, neutral; own and opponent's troops on a root scale, either's on a
/// linear one up to 200; own base, opponent's base; steps from the own and from the opponent's base; number of neighbours;
/// troops that the opponent and that `pov` could bring in from the neighbours, on a root scale; own troops and support against
/// that threat; support against the opponent's troops here; own, opponent's and neutral neighbours; steps to the nearest node
/// of the opponent and to the nearest node not owned.
pub const FEATURES: usize = 20;
/// Number of scalars of the whole map. In order: turns left on two scales; own and opponent's troops on a root scale; leads in
/// troops and in nodes; shares of the nodes, own, opponent's, neutral; number of nodes; steps between the bases; 1 if nodes are
/// counted at the end.
pub const GLOBALS: usize = 12;

/// Position by node of the view, own side first. In f32, because nothing here decides a game.
struct View<'a> {
    map: &'a StarMap,
    owned: [NodeSet; 2],
    power: [[f32; MAX_NODES + 1]; 2],
}

impl<'a> View<'a> {
    #[inline]
    fn of(game: &'a Stellar, pov: Player) -> Self {
        let map = game.map().as_ref();
        let (mut owned, mut power) = ([0; 2], [[0.0; MAX_NODES + 1]; 2]);
        for (side, player) in [pov, !pov].into_iter().enumerate() {
            for node in nodes(game.owned(player)) {
                let seen = turned(map, pov, node);
                owned[side] |= 1 << seen;
                power[side][seen as usize] = game.troops(node) as f32;
            }
        }
        Self { map, owned, power }
    }
}

#[inline]
fn arriving(power: f32) -> f32 {
    (power - power.sqrt()).max(0.0)
}

#[inline]
fn scaled(power: f32) -> f32 {
    (power.sqrt() * 0.05).min(2.0)
}

#[inline]
fn balance(a: f32, b: f32) -> f32 {
    (a - b) / (a + b + 1.0)
}

fn node_features(view: &View, out: &mut [f32]) {
    let (map, n) = (view.map, view.map.n() as usize);
    let [own, theirs] = view.owned;
    let mut coming = [[0.0f32; MAX_NODES + 1]; 2];
    for (coming, power) in coming.iter_mut().zip(&view.power) {
        coming.iter_mut().zip(power).take(n + 1).for_each(|(c, &p)| *c = arriving(p));
    }
    let mut to_enemy = [0; MAX_NODES + 1];
    let mut to_border = [0; MAX_NODES + 1];
    map.distances(theirs, &mut to_enemy);
    map.distances(map.all() & !own, &mut to_border);
    let near = |steps: u8| steps.min(8) as f32 / 8.0;
    let far = |steps: u8| steps.min(16) as f32 / 16.0;
    let flag = |set: NodeSet, node: usize| (set >> node & 1) as u8 as f32;
    let count = |set: NodeSet| set.count_ones() as f32 / MAX_DEGREE as f32;
    for (i, out) in out.chunks_exact_mut(FEATURES).take(n).enumerate() {
        let node = i + 1;
        let (mut support, mut threat) = (0.0, 0.0);
        for &next in map.neighbours(node as Node) {
            support += coming[0][next as usize & 127];
            threat += coming[1][next as usize & 127];
        }
        let (p, q) = (view.power[0][node], view.power[1][node]);
        let around = map.adjacent(node as Node);
        out.copy_from_slice(&[
            flag(own, node),
            flag(theirs, node),
            flag(!(own | theirs), node),
            scaled(p),
            scaled(q),
            ((p + q) * 0.005).min(1.0),
            (node == 1) as u8 as f32,
            (node == n) as u8 as f32,
            far(map.from_first(node as Node)),
            far(map.from_last(node as Node)),
            map.degree(node as Node) as f32 / MAX_DEGREE as f32,
            scaled(threat),
            scaled(support),
            balance(p + support, threat),
            balance(support, q),
            count(around & own),
            count(around & theirs),
            count(around & !(own | theirs)),
            near(to_enemy[node]),
            near(to_border[node]),
        ]);
    }
}

fn globals(game: &Stellar, view: &View, out: &mut [f32]) {
    let n = view.map.n();
    let total = |side: usize| view.power[side][1..=n as usize].iter().sum::<f32>();
    let (own, theirs) = (total(0), total(1));
    let [a, b] = view.owned.map(|set: NodeSet| set.count_ones() as f32 / n as f32);
    let left = game.max_turns().saturating_sub(game.turn()) as f32;
    let root = |troops: f32| (troops / (START as f32 * 127.0)).sqrt().min(2.0);
    out.copy_from_slice(&[
        (left / 100.0).min(1.0),
        (left / 10.0).min(1.0),
        root(own),
        root(theirs),
        balance(own, theirs),
        a - b,
        a,
        b,
        1.0 - a - b,
        n as f32 / MAX_NODES as f32,
        view.map.from_first(n).min(24) as f32 / 24.0,
        (game.scoring() == Scoring::Nodes) as u8 as f32,
    ]);
}

#[inline]
fn first_fraction(troops: f64) -> usize {
    FRACTIONS.iter().filter(|&fraction| troops * fraction <= 1.0).count()
}

#[inline]
fn part(troops: f64, degree: usize) -> f64 {
    troops * ALL / degree as f64
}

#[inline]
fn orders<'a>(game: &'a Stellar, choices: &'a [u16]) -> impl Iterator<Item = Order> + 'a {
    let (map, pov) = (game.map().as_ref(), game.to_move());
    let owned = game.owned(pov);
    (1..=map.n()).zip(choices).filter(|&(_, &choice)| choice != 0).flat_map(move |(node, &choice)| {
        let from = turned(map, pov, node);
        // Only owned nodes have more than one choice.
        let troops = if owned >> from & 1 == 1 { game.troops(from) } else { 0.0 };
        let around = map.neighbours(node);
        let (to, amount) = if choice == SPREAD {
            (around, part(troops, around.len()))
        } else {
            let (slot, f) = ((choice as usize - 1) / FRACTIONS.len(), (choice as usize - 1) % FRACTIONS.len());
            (&around[slot..slot + 1], troops * FRACTIONS[f])
        };
        to.iter().map(move |&to| Order { from, to: turned(map, pov, to), amount })
    })
}

impl Encoding for StellarV1 {
    type Game = Stellar;
    type Rules = StellarRules;
    #[inline]
    fn rules(&self) -> StellarRules {
        StellarRules
    }
    #[inline]
    fn shape(&self) -> Shape {
        Shape {
            name: "stellar-v1",
            heads: MAX_NODES,
            actions: SPREAD as usize + 1,
            cells: MAX_NODES * MAX_DEGREE,
            cell_kind: CellKind::Classes(MAX_NODES + 1),
            scalars: MAX_NODES * FEATURES + GLOBALS,
            max_reply_depth: 1,
            ..Shape::ONE_HEAD
        }
    }

    fn observation_spec(&self) -> ObservationSpec {
        observation_spec::v1()
    }

    fn observe(&self, game: &Stellar, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        if !cells.is_empty() {
            cells.copy_from_slice(game.map().neighbour_table().as_flattened());
        }
        if !scalars.is_empty() {
            let view = View::of(game, pov);
            let (rows, rest) = scalars.split_at_mut(MAX_NODES * FEATURES);
            let (rows, none) = rows.split_at_mut(game.map().n() as usize * FEATURES);
            node_features(&view, rows);
            none.fill(0.0);
            globals(game, &view, rest);
        }
    }

    fn legal_mask(&self, game: &Stellar, mask: &mut [bool]) {
        mask.fill(false);
        mask.iter_mut().step_by(self.actions()).for_each(|hold| *hold = true);
        if game.outcome().is_some() {
            return;
        }
        let (map, pov) = (game.map().as_ref(), game.to_move());
        for node in nodes(game.owned(pov)) {
            let head = turned(map, pov, node) as usize - 1;
            let (troops, degree) = (game.troops(node), map.degree(node));
            let mask = &mut mask[head * self.actions()..(head + 1) * self.actions()];
            let first = first_fraction(troops);
            for slot in mask[1..].chunks_exact_mut(FRACTIONS.len()).take(degree) {
                slot[first..].fill(true);
            }
            mask[SPREAD as usize] = part(troops, degree) > 1.0;
        }
    }

    fn action(&self, game: &Stellar, choices: &[u16]) -> Vec<Order> {
        orders(game, choices).collect()
    }

    fn play(&self, game: &mut Stellar, choices: &[u16]) {
        let after = game.transported(orders(game, choices));
        game.decide(&after);
    }

    /// Accepts only lists as [`Encoding::action`] writes them.
    fn choices_of(&self, game: &Stellar, list: &Vec<Order>, choices: &mut [u16]) -> bool {
        let (map, pov) = (game.map().as_ref(), game.to_move());
        choices.fill(0);
        for orders in list.chunk_by(|a, b| a.from == b.from) {
            let Order { from, to, amount } = orders[0];
            if !(1..=map.n()).contains(&from) || !(1..=map.n()).contains(&to) {
                return false;
            }
            let (node, troops) = (turned(map, pov, from), game.power(pov, from));
            choices[node as usize - 1] = if orders.len() > 1 {
                SPREAD
            } else {
                let slot = map.neighbours(node).iter().position(|&next| turned(map, pov, next) == to);
                let fraction = FRACTIONS.iter().position(|fraction| troops * fraction == amount);
                match (slot, fraction) {
                    (Some(slot), Some(f)) => (1 + slot * FRACTIONS.len() + f) as u16,
                    _ => SPREAD,
                }
            };
        }
        orders(game, choices).eq(list.iter().copied())
    }

    /// Writes for each node the legal choice whose amounts differ least from its orders' in sum.
    fn nearest(&self, game: &Stellar, list: &Vec<Order>, choices: &mut [u16]) -> bool {
        let (map, pov) = (game.map().as_ref(), game.to_move());
        choices.fill(0);
        for from in nodes(game.owned(pov)).filter(|&from| list.iter().any(|order| order.from == from)) {
            let (node, troops, degree) = (turned(map, pov, from), game.troops(from), map.degree(from));
            let mut sent = [0.0; MAX_DEGREE];
            for (sent, &to) in sent.iter_mut().zip(map.neighbours(node)) {
                let orders = list.iter().filter(|order| (order.from, order.to) == (from, turned(map, pov, to)));
                *sent = orders.map(|order| order.amount).sum();
            }
            let all: f64 = sent.iter().sum();
            let spread = part(troops, degree);
            let mut least = all;
            let mut compare = |choice: u16, difference: f64| {
                if difference < least {
                    (least, choices[node as usize - 1]) = (difference, choice);
                }
            };
            for (slot, sent) in sent[..degree].iter().enumerate() {
                for (f, fraction) in FRACTIONS.iter().enumerate().skip(first_fraction(troops)) {
                    let choice = (1 + slot * FRACTIONS.len() + f) as u16;
                    compare(choice, all - sent + (troops * fraction - sent).abs());
                }
            }
            if spread > 1.0 {
                compare(SPREAD, sent[..degree].iter().map(|sent| (spread - sent).abs()).sum());
            }
        }
        true
    }

    fn override_action(&self, game: &Stellar, list: Vec<Order>) -> Vec<Order> {
        foresight::amended(game, list)
    }

    fn potential(&self, game: &Stellar, pov: Player) -> f32 {
        let [a, b] = game.scores();
        let [i, j] = [pov, !pov].map(|p| game.owned(p).count_ones() as f32);
        let troops = ((a - b) / (a + b + 1.0)) as f32;
        let troops = if pov == Player::A { troops } else { -troops };
        0.5 * troops + 0.5 * (i - j) / game.map().n() as f32
    }
}
