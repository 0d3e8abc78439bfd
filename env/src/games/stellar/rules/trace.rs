//! Golden traces of stellar (spec, `traces.md`).

use crate::games::stellar::StellarRules;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

use super::config::{Scoring, StellarSetup};
use super::game::{Order, Stellar};
use super::map::{Node, StarMap};
use crate::games::same;
use crate::{Game, Player, Rules};

#[derive(Deserialize)]
struct Trace {
    n: usize,
    edges: BTreeMap<Node, Vec<Node>>,
    xy: BTreeMap<Node, [f64; 2]>,
    start: State,
    turns: Vec<Turn>,
    winner_platform: i8,
    reason: String,
    troops: [f64; 2],
    nodes: [u32; 2],
}

#[derive(Deserialize)]
struct State {
    power: Vec<[f64; 2]>,
    owner: Vec<i8>,
}

#[derive(Deserialize)]
struct Turn {
    /// Per player: a list of (from, to, amount), or anything else, which is no list.
    orders: [Value; 2],
    rejected: [bool; 2],
    power: Option<Vec<[f64; 2]>>,
    owner: Option<Vec<i8>>,
}

fn number(player: Option<Player>) -> i8 {
    player.map_or(-1, |p| p.index() as i8)
}

fn close(what: &str, ours: f64, theirs: f64) -> Result<(), String> {
    let near = (ours - theirs).abs() <= 1e-9 * ours.abs().max(theirs.abs());
    same(what, ours, if near { ours } else { theirs })
}

fn same_state(at: &str, game: &Stellar, power: Option<&Vec<[f64; 2]>>, owner: Option<&Vec<i8>>) -> Result<(), String> {
    let n = game.map().n();
    if let Some(owner) = owner {
        let ours: Vec<i8> = (1..=n).map(|node| number(game.owner(node))).collect();
        same(&format!("{at}: owners"), &ours, owner)?;
    }
    if let Some(power) = power {
        same(&format!("{at}: nodes with power"), n as usize, power.len())?;
        for (node, power) in (1..=n).zip(power) {
            for p in Player::BOTH {
                let what = format!("{at}: power of {p:?} at {node}");
                close(&what, game.power(p, node), power[p.index()])?;
            }
        }
    }
    Ok(())
}

fn orders(value: &Value) -> Option<Vec<Order>> {
    let list: Vec<(Node, Node, f64)> = serde_json::from_value(value.clone()).ok()?;
    Some(list.into_iter().map(|(from, to, amount)| Order { from, to, amount }).collect())
}

pub fn verify(value: Value) -> Result<(), String> {
    let trace: Trace = serde_json::from_value(value).map_err(|e| format!("not a stellar trace: {e}"))?;
    let edges = trace.edges.iter().flat_map(|(&a, to)| to.iter().map(move |&b| (a, b)));
    let map = StarMap::new(trace.n, edges, trace.xy.into_values().collect());
    let map = map?.ordered(trace.edges.into_values().collect())?;
    // Every recorded game ended by a base or after the contest's 100 turns, scored by nodes.
    let setup = StellarSetup { map: Arc::new(map), max_turns: 100, scoring: Scoring::Nodes };
    let mut game = StellarRules.start(&setup);
    same_state("start", &game, Some(&trace.start.power), Some(&trace.start.owner))?;
    for (i, turn) in trace.turns.iter().enumerate() {
        let at = format!("turn {i}");
        if game.outcome().is_some() {
            return Err(format!("{at}: the game is over"));
        }
        for (p, given) in Player::BOTH.into_iter().zip(&turn.orders) {
            let accepted = orders(given).filter(|orders| game.is_legal(orders));
            let what = format!("{at}: list of {p:?} rejected");
            same(&what, accepted.is_none(), turn.rejected[p.index()])?;
            game.play(&accepted.unwrap_or_default());
        }
        same_state(&at, &game, turn.power.as_ref(), turn.owner.as_ref())?;
    }
    let outcome = game.outcome().ok_or("the trace ends before the game")?;
    same("reason", outcome.reason, trace.reason.as_str())?;
    same("winner", number(outcome.winner), trace.winner_platform)?;
    same("nodes", Player::BOTH.map(|p| game.owned(p).count_ones()), trace.nodes)?;
    let scores = game.scores();
    (0..2).try_for_each(|p| close("troops", scores[p], trace.troops[p]))
}
