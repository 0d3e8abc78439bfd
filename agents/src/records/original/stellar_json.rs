//! The 2021 platform's record, its debugger's `output.json`: one JSON object.
//!
//! | key | value |
//! |---|---|
//! | `map` | per node: `edges` (neighbours in order of connection), `limit` (its power limit) and `xy`; `error1`, `error2` |
//! | `player_name` | name by player number, and the texts for nobody and for an error |
//! | `result` | text of the ending |
//! | `history` | three snapshots per turn, after transport, combat and production, preceded by those of the start |
//! | `winner` | 0, 1, -1 for a draw |
//!
//! A snapshot has `power` (per node, of both players), `owner` (per node -1, 0 or 1) and `actions` (per player, 1 and 2, the
//! orders that led to it: `[from, to, amount]`; empty except in a turn's first snapshot). Node numbers are strings. Orders that
//! the platform dropped are included, and dropped again when reading.
//!
//! Records of the platform are reproduced (`agents/tests/records.rs`). They end by the number of nodes; the texts of other
//! endings are ours.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Number;
use turf_env::games::stellar::{Node, Order, Scoring, StarMap, Stellar, StellarRules, StellarSetup, Troops, left_over};
use turf_env::{Game, Player, Rules};

use crate::input::one_line;
use crate::play::contest::Contest;
use crate::play::record::BotId;
use crate::records::replay::Replay;

/// Troops of a node above this number shrink.
const LIMIT: u32 = 100;
const TURNS: u32 = 100;
const WELL: &str = "玩家正常游戏";
const FAILED: &str = "玩家函数错误";
const NOBODY: &str = "No player(draw)";
const BY_NODES: &str = "回合上限到！比拼节点数！";
const BY_TROOPS: &str = "回合上限到！比拼兵力数！";

#[derive(Serialize, Deserialize)]
struct Record {
    map: Map,
    player_name: BTreeMap<String, String>,
    result: String,
    history: Vec<Vec<Snapshot>>,
    winner: i8,
}

#[derive(Serialize, Deserialize)]
struct Map {
    edges: BTreeMap<Node, Vec<Node>>,
    limit: BTreeMap<Node, Number>,
    xy: BTreeMap<Node, [f64; 2]>,
    error1: String,
    error2: String,
}

#[derive(Serialize, Deserialize)]
struct Snapshot {
    power: BTreeMap<Node, [f64; 2]>,
    owner: BTreeMap<Node, i8>,
    actions: Actions,
}

#[derive(Default, Serialize, Deserialize)]
struct Actions {
    #[serde(rename = "1")]
    first: Vec<(i64, i64, f64)>,
    #[serde(rename = "2")]
    second: Vec<(i64, i64, f64)>,
}

/// Returns true for this format. Our own replays are JSON objects too.
pub fn is_one(bytes: &[u8]) -> bool {
    let keys = serde_json::from_slice::<BTreeMap<String, IgnoredAny>>(bytes);
    keys.is_ok_and(|keys| ["player_name", "history"].iter().all(|key| keys.contains_key(*key)))
}

fn number(owner: Option<Player>) -> i8 {
    owner.map_or(-1, |p| p.index() as i8)
}

fn snapshot(game: &Stellar) -> Snapshot {
    let all = 1..=game.map().n();
    Snapshot {
        power: all.clone().map(|node| (node, Player::BOTH.map(|p| game.power(p, node)))).collect(),
        owner: all.map(|node| (node, number(game.owner(node)))).collect(),
        actions: Actions::default(),
    }
}

/// Returns the snapshots after transport (`sides`), combat and production.
fn turn(before: &Stellar, sides: [Troops; 2], orders: &[Vec<Order>], after: &Stellar) -> Vec<Snapshot> {
    let written = |list: &Vec<Order>| list.iter().map(|o| (o.from.into(), o.to.into(), o.amount)).collect();
    let power = |node: Node| [0, 1].map(|p| sides[p][node as usize]);
    let all = 1..=before.map().n();
    let transported = Snapshot {
        power: all.clone().map(|node| (node, power(node))).collect(),
        owner: snapshot(before).owner,
        actions: Actions { first: written(&orders[0]), second: written(&orders[1]) },
    };
    let fought = Snapshot { power: all.map(|node| (node, left(power(node)))).collect(), ..snapshot(after) };
    vec![transported, fought, snapshot(after)]
}

/// Applies combat: the larger side keeps sqrt(a² − b²), the smaller one nothing.
fn left([a, b]: [f64; 2]) -> [f64; 2] {
    if a >= b { [left_over(a, b), 0.0] } else { [0.0, left_over(b, a)] }
}

fn history(replay: &Replay<StellarRules>) -> Vec<Vec<Snapshot>> {
    let mut positions = replay.positions();
    let mut before = positions.next().expect("the first one");
    let mut all = vec![(0..3).map(|_| snapshot(&before)).collect()];
    for orders in replay.actions.chunks_exact(2) {
        let (Some(between), Some(after)) = (positions.next(), positions.next()) else {
            break;
        };
        let sides = [before.transported(orders[0].iter().copied()), between.transported(orders[1].iter().copied())];
        all.push(turn(&before, sides, orders, &after));
        before = after;
    }
    all
}

fn words(replay: &Replay<StellarRules>) -> String {
    let name = |p: Player| one_line(&replay.bots[p.index()].name);
    let winner = replay.winner.map_or(NOBODY.into(), |p| format!("{}获胜！", name(p)));
    match (&*replay.reason, replay.setup.scoring) {
        ("base", _) => winner,
        ("turns" | "both_bases", Scoring::Nodes) => format!("{BY_NODES}\n{winner}"),
        ("turns" | "both_bases", Scoring::Troops) => format!("{BY_TROOPS}\n{winner}"),
        (code, _) => format!("{FAILED} {}\n{winner}", one_line(code)),
    }
}

pub fn write(replay: &Replay<StellarRules>) -> Result<Vec<u8>, String> {
    let map = &replay.setup.map;
    if replay.setup.max_turns != TURNS {
        return Err(format!("the platform's record is one of {TURNS} turns, not {}", replay.setup.max_turns));
    }
    let all = || 1..=map.n();
    let names =
        [("0", replay.bots[0].name.as_str()), ("1", replay.bots[1].name.as_str()), ("-1", NOBODY), ("null", FAILED)];
    let record = Record {
        map: Map {
            edges: all().zip(map.in_order()).collect(),
            limit: all().map(|a| (a, LIMIT.into())).collect(),
            xy: all().zip(map.xy().iter().copied()).collect(),
            error1: WELL.into(),
            error2: WELL.into(),
        },
        player_name: names.map(|(key, name)| (key.to_owned(), name.to_owned())).into(),
        result: words(replay),
        history: history(replay),
        winner: number(replay.winner),
    };
    let mut record = serde_json::to_value(&record).map_err(|e| e.to_string())?;
    // In the original, troops are integers until the first computation.
    for troops in record["history"][0][0]["power"].as_object_mut().into_iter().flatten() {
        *troops.1 = troops.1.as_array().into_iter().flatten().filter_map(|v| Some(v.as_f64()? as i64)).collect();
    }
    serde_json::to_vec(&record).map_err(|e| e.to_string())
}

/// Reads a record and compares all its snapshots with the rules.
pub fn read(bytes: &[u8]) -> Result<Replay<StellarRules>, String> {
    let mut record: Record = serde_json::from_slice(bytes).map_err(|e| format!("not a record of stellar: {e}"))?;
    let Map { edges, xy, .. } = record.map;
    let n = edges.len();
    if edges.keys().zip(1..).any(|(&node, i)| node as usize != i) {
        return Err("map: the nodes are not 1 to n".into());
    }
    let ways = edges.iter().flat_map(|(&a, to)| to.iter().map(move |&b| (a, b)));
    let map = StarMap::new(n, ways, xy.into_values().collect());
    let map = map.and_then(|map| map.ordered(edges.into_values().collect()));
    let winner = match record.winner {
        -1 => None,
        i => Some(*Player::BOTH.get(i as usize).ok_or("the winner is none of -1, 0, 1")?),
    };
    let names = ["0", "1"].map(|key| record.player_name.remove(key));
    let [Some(first), Some(second)] = names else {
        return Err("player_name: 0 or 1 is missing".into());
    };
    // The platform only compares nodes; our text says so if troops were compared.
    let scoring = if record.result.starts_with(BY_TROOPS) { Scoring::Troops } else { Scoring::Nodes };
    let setup = StellarSetup { map: Arc::new(map.map_err(|e| format!("map: {e}"))?), max_turns: TURNS, scoring };
    StellarRules.check_setup(&setup)?;
    let (mut game, mut actions) = (StellarRules.start(&setup), vec![]);
    for turn in record.history.iter().skip(1) {
        let given = turn.first().ok_or("history: a turn without snapshots")?;
        for list in [&given.actions.first, &given.actions.second] {
            if game.outcome().is_some() {
                return Err("history: turns after the end of the game".into());
            }
            let orders = legal(list, &game).unwrap_or_default();
            game.play(&orders);
            actions.push(orders);
        }
    }
    if record.history.is_empty() {
        return Err("history: it is empty".into());
    }
    let failed = || {
        let code = record.result.strip_prefix(FAILED)?.split_whitespace().next();
        Some(code.unwrap_or("ERR").to_owned())
    };
    let reason = match game.outcome() {
        Some(outcome) => outcome.reason.to_owned(),
        None => failed().ok_or("history: it ends before the game")?,
    };
    let replay = Replay {
        winner,
        reason,
        ..Replay::of_actions(StellarRules, setup, actions, [first, second].map(BotId::named))
    };
    replay.check()?;
    let ours = history(&replay);
    for (i, (ours, theirs)) in ours.iter().zip(&record.history).enumerate() {
        if ours.len() != theirs.len() || !ours.iter().zip(theirs).all(|(a, b)| same(a, b)) {
            return Err(format!("history: turn {i} is not what the rules lead to"));
        }
    }
    Ok(replay)
}

fn legal(list: &[(i64, i64, f64)], game: &Stellar) -> Option<Vec<Order>> {
    let order = |&(from, to, amount): &(i64, i64, f64)| {
        let (from, to) = (from.try_into().ok()?, to.try_into().ok()?);
        Some(Order { from, to, amount })
    };
    let orders: Vec<Order> = list.iter().map(order).collect::<Option<_>>()?;
    game.is_legal(&orders).then_some(orders)
}

fn same(a: &Snapshot, b: &Snapshot) -> bool {
    let close = |(x, y): (&f64, &f64)| (x - y).abs() <= 1e-9 * x.abs().max(y.abs());
    a.owner == b.owner
        && a.power.keys().eq(b.power.keys())
        && a.power.values().flatten().zip(b.power.values().flatten()).all(close)
}
