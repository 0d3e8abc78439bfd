//! The 2021 platform's record: one JSON object.
//!
//! | key | value |
//! |---|---|
//! | `map` | `edges` per node its neighbours, `limit` per node its power limit, `xy` per node x and y; nodes as text |
//! | `player_name` | the two names |
//! | `result` | `winner` (0, 1, -1 for a draw), `reason` |
//! | `history` | per turn three snapshots `{power: [[p1, p2] per node], owner: [-1, 0 or 1 per node]}`: after transport, combat and production; before the first turn, one |
//! | `orders` | per turn and player `[[from, to, amount], …]` |
//!
//! What the seed tells of it fixes the first four; `orders`, which the snapshots do not, is our addition, and a record
//! without it is not read.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use turf_env::games::stellar::rules::{Troops, left_over};
use turf_env::games::stellar::{Node, Order, Scoring, StarMap, Stellar, StellarSetup, nodes};
use turf_env::{Game, Player};

use crate::archive::replay::Replay;
use crate::play::contest::Contest;
use crate::play::record::BotId;

/// Above this a node's troops shrink.
const LIMIT: f64 = 100.0;
/// Turns of a contest's game.
const TURNS: u32 = 100;

#[derive(Serialize, Deserialize)]
struct Record {
    map: Map,
    player_name: [String; 2],
    result: Ending,
    history: Vec<Vec<Snapshot>>,
    orders: Vec<[Vec<(Node, Node, f64)>; 2]>,
}

#[derive(Serialize, Deserialize)]
struct Map {
    edges: BTreeMap<Node, Vec<Node>>,
    limit: BTreeMap<Node, f64>,
    xy: BTreeMap<Node, [f32; 2]>,
}

#[derive(Serialize, Deserialize)]
struct Ending {
    winner: i8,
    reason: String,
}

#[derive(Serialize, Deserialize)]
struct Snapshot {
    power: Vec<[f64; 2]>,
    owner: Vec<i8>,
}

/// Whether the bytes are such a record rather than one of ours, both being JSON objects.
pub fn is_one(bytes: &[u8]) -> bool {
    #[derive(Deserialize)]
    struct Keys {
        #[serde(rename = "player_name")]
        _names: serde::de::IgnoredAny,
        #[serde(rename = "history")]
        _history: serde::de::IgnoredAny,
    }
    serde_json::from_slice::<Keys>(bytes).is_ok()
}

fn number(owner: Option<Player>) -> i8 {
    owner.map_or(-1, |p| p.index() as i8)
}

fn snapshot(game: &Stellar) -> Snapshot {
    let all = 1..=game.map().n();
    Snapshot {
        power: all
            .clone()
            .map(|node| Player::BOTH.map(|p| game.power(p, node)))
            .collect(),
        owner: all.map(|node| number(game.owner(node))).collect(),
    }
}

/// Both sides' troops after transport, and what combat leaves of them.
fn turn(before: &Stellar, sides: [Troops; 2], after: &Stellar) -> Vec<Snapshot> {
    let all = 1..=before.map().n();
    let power: Vec<[f64; 2]> = all
        .clone()
        .map(|node| [0, 1].map(|p| sides[p][node as usize]))
        .collect();
    let transported = Snapshot {
        power: power.clone(),
        owner: all.map(|node| number(before.owner(node))).collect(),
    };
    let fought = Snapshot {
        power: power.iter().map(|&[a, b]| left([a, b])).collect(),
        owner: snapshot(after).owner,
    };
    vec![transported, fought, snapshot(after)]
}

/// What combat leaves: of the larger side sqrt(a² − b²), of the smaller one nothing.
fn left([a, b]: [f64; 2]) -> [f64; 2] {
    if a >= b {
        [left_over(a, b), 0.0]
    } else {
        [0.0, left_over(b, a)]
    }
}

/// All turns: the first snapshot, then three per turn.
fn history(replay: &Replay<Stellar>) -> Vec<Vec<Snapshot>> {
    let mut positions = replay.positions();
    let mut before = positions.next().expect("the first one");
    let mut all = vec![vec![snapshot(&before)]];
    for orders in replay.actions.chunks_exact(2) {
        let (Some(between), Some(after)) = (positions.next(), positions.next()) else {
            break;
        };
        let sides = [
            before.transported(orders[0].iter().copied()),
            between.transported(orders[1].iter().copied()),
        ];
        all.push(turn(&before, sides, &after));
        before = after;
    }
    all
}

/// The record of a game.
pub fn write(replay: &Replay<Stellar>) -> Result<Vec<u8>, String> {
    let map = &replay.setup.map;
    if replay.setup.max_turns != TURNS {
        return Err(format!(
            "the platform's record is one of {TURNS} turns, not {}",
            replay.setup.max_turns
        ));
    }
    let all = || 1..=map.n();
    let written = Stellar::write_actions(&replay.actions);
    let record = Record {
        map: Map {
            edges: all().map(|a| (a, nodes(map.adjacent(a)).collect())).collect(),
            limit: all().map(|a| (a, LIMIT)).collect(),
            xy: all().zip(map.xy().iter().copied()).collect(),
        },
        player_name: replay.bots.clone().map(|bot| bot.name),
        result: Ending {
            winner: number(replay.winner),
            reason: replay.reason.clone(),
        },
        history: history(replay),
        orders: written
            .chunks(2)
            .map(|c| [c[0].clone(), c.get(1).cloned().unwrap_or_default()])
            .collect(),
    };
    serde_json::to_vec(&record).map_err(|e| e.to_string())
}

/// Reads a record and compares all its snapshots with the rules.
pub fn read(bytes: &[u8]) -> Result<Replay<Stellar>, String> {
    let record: Record = serde_json::from_slice(bytes).map_err(|e| format!("not a record of stellar: {e}"))?;
    let Map { edges, xy, .. } = record.map;
    let n = edges.len();
    if edges.keys().zip(1..).any(|(&node, i)| node as usize != i) {
        return Err("map: the nodes are not 1 to n".into());
    }
    let edges = edges.iter().flat_map(|(&a, to)| to.iter().map(move |&b| (a, b)));
    let map = StarMap::new(n, edges, xy.into_values().collect()).map_err(|e| format!("map: {e}"))?;
    let winner = match record.result.winner {
        -1 => None,
        i => Some(
            *Player::BOTH
                .get(i as usize)
                .ok_or("result: the winner is none of -1, 0, 1")?,
        ),
    };
    let order = |&(from, to, amount): &(Node, Node, f64)| Order { from, to, amount };
    let lists = record.orders.iter().flatten();
    let mut replay = Replay::<Stellar> {
        setup: StellarSetup {
            map: Arc::new(map),
            max_turns: TURNS,
            scoring: Scoring::default(),
        },
        actions: lists.map(|list| list.iter().map(order).collect()).collect(),
        bots: record.player_name.map(BotId::named),
        winner,
        reason: record.result.reason,
        detail: None,
        turns: 0,
        scores: [0.0; 2],
        start_micros: [0; 2],
        micros: vec![],
        printed: vec![],
    };
    Stellar::check_setup(&replay.setup)?;
    let last = replay.positions().last().expect("at least the first");
    (replay.turns, replay.scores) = (last.turn(), last.scores());
    // The platform counted nodes first where the rules count troops; the result tells which.
    if replay.check().is_err() {
        replay.setup.scoring = Scoring::Nodes;
        replay.check()?;
    }
    let ours = history(&replay);
    if ours.len() != record.history.len() {
        return Err(format!(
            "history: {} turns, by the rules {}",
            record.history.len(),
            ours.len()
        ));
    }
    for (i, (ours, theirs)) in ours.iter().zip(&record.history).enumerate() {
        if ours.len() != theirs.len() || !ours.iter().zip(theirs).all(|(a, b)| same(a, b)) {
            return Err(format!("history: turn {i} is not what the rules lead to"));
        }
    }
    Ok(replay)
}

/// Equal owners, powers equal to a relative 1e-9.
fn same(a: &Snapshot, b: &Snapshot) -> bool {
    let close = |(x, y): (&f64, &f64)| (x - y).abs() <= 1e-9 * x.abs().max(y.abs());
    a.owner == b.owner
        && a.power.len() == b.power.len()
        && a.power.iter().flatten().zip(b.power.iter().flatten()).all(close)
}
