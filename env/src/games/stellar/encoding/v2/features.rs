//! Scalars of `stellar-v2`, computed in f64 and rounded to f32 once.

use crate::Game;
use crate::games::stellar::analysis::facts::Facts;
use crate::games::stellar::analysis::view::View;
use crate::games::stellar::rules::config::Scoring;
use crate::games::stellar::rules::game::{START, Stellar};
use crate::games::stellar::rules::map::{MAX_DEGREE, MAX_NODES, Node, NodeSet};

/// Number of a node's scalars. In order: own, opponent's, neutral; own and opponent's troops on a root scale, either's up to
/// 12, up to 100 and up to 200; own base, opponent's base; number of neighbours; steps from the own and from the opponent's
/// base; the nearest node of the opponent 1, 2, 3 steps away, and its steps up to 12; a node not owned next to it, and steps to
/// one up to 8; troops that own neighbours and the opponent's could bring in, on a root scale; own troops and support against
/// that threat; support against the opponent's troops here; own, opponent's and neutral neighbours; free nodes within two
/// steps; claims of an own node, or 1 for a free node that is claimed; ratio of a pooled attack, up to 2; 1 for an own node
/// that takes part in one.
pub const FEATURES: usize = 30;
/// Number of scalars of the whole map. In order: turns left on two scales, turns played up to 12; own and opponent's troops on
/// a root scale; leads in troops and in nodes; shares of the nodes, own, opponent's, neutral; number of nodes; steps between
/// the bases; 1 if nodes are counted at the end; 1 once the sides have met, and turns since up to 10.
pub const GLOBALS: usize = 15;

fn scaled(troops: f64) -> f64 {
    (troops.sqrt() * 0.05).min(2.0)
}

fn balance(a: f64, b: f64) -> f64 {
    (a - b) / (a + b + 1.0)
}

fn share(n: impl Into<f64>, most: f64) -> f64 {
    n.into().min(most) / most
}

fn flag(yes: bool) -> f64 {
    yes as u8 as f64
}

fn of_node(view: &View, facts: &Facts, node: Node) -> [f64; FEATURES] {
    let (map, i) = (view.map, node as usize);
    let has = |set: NodeSet| set >> node & 1 == 1;
    let (own, theirs) = (has(view.own), has(view.theirs));
    let troops = view.troops[i];
    let (mine, other) = (if own { troops } else { 0.0 }, if theirs { troops } else { 0.0 });
    let (support, threat) = (facts.support[i], facts.threat[i]);
    let around = map.adjacent(node);
    let count = |set: NodeSet| share((around & set).count_ones(), MAX_DEGREE as f64);
    let (enemy, border) = (facts.to_enemy[i], facts.to_border[i]);
    let claims = if own {
        facts.claims[i] as f64 / 8.0
    } else {
        flag(facts.claimer[i] > 0)
    };
    [
        flag(own),
        flag(theirs),
        flag(!(own || theirs)),
        scaled(mine),
        scaled(other),
        share(troops, 12.0),
        share(troops, 100.0),
        share(troops, 200.0),
        flag(node == 1),
        flag(node == map.n()),
        share(map.degree(node) as u8, MAX_DEGREE as f64),
        share(map.from_first(node), 16.0),
        share(map.from_last(node), 16.0),
        flag(enemy == 1),
        flag(enemy == 2),
        flag(enemy == 3),
        share(enemy, 12.0),
        flag(border == 1),
        share(border, 8.0),
        scaled(support),
        scaled(threat),
        balance(mine + support, threat),
        balance(support, other),
        count(view.own),
        count(view.theirs),
        count(view.neutral()),
        share(facts.beyond[i], 16.0),
        claims,
        share(facts.ratio[i], 2.0),
        flag(facts.target[i] > 0),
    ]
}

fn of_map(game: &Stellar, view: &View) -> [f64; GLOBALS] {
    let n = view.map.n();
    let total = |set: NodeSet| {
        let each = (1..=n).filter(|node| set >> node & 1 == 1);
        each.fold(0.0, |sum, node| sum + view.troops[node as usize])
    };
    let (own, theirs) = (total(view.own), total(view.theirs));
    let part = |set: NodeSet| set.count_ones() as f64 / n as f64;
    let (a, b) = (part(view.own), part(view.theirs));
    let left = game.max_turns().saturating_sub(game.turn());
    let root = |troops: f64| (troops / (START * MAX_NODES as f64)).sqrt().min(2.0);
    [
        share(left, 100.0),
        share(left, 10.0),
        share(game.turn(), 12.0),
        root(own),
        root(theirs),
        balance(own, theirs),
        a - b,
        a,
        b,
        part(view.neutral()),
        n as f64 / MAX_NODES as f64,
        share(view.map.from_first(n), 24.0),
        flag(game.scoring() == Scoring::Nodes),
        flag(game.met().is_some()),
        game.met().map_or(0.0, |met| share(game.turn() - met, 10.0)),
    ]
}

pub fn write(game: &Stellar, view: &View, facts: &Facts, out: &mut [f32]) {
    let (rows, rest) = out.split_at_mut(MAX_NODES * FEATURES);
    let (rows, none) = rows.split_at_mut(view.map.n() as usize * FEATURES);
    let single = |out: &mut [f32], of: &[f64]| out.iter_mut().zip(of).for_each(|(out, &x)| *out = x as f32);
    for (node, row) in (1..=view.map.n()).zip(rows.chunks_exact_mut(FEATURES)) {
        single(row, &of_node(view, facts, node));
    }
    none.fill(0.0);
    single(rest, &of_map(game, view));
}
