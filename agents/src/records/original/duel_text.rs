//! The 2020 platform's record: names and date, two tables (endings by loser; tiles of both sides by level), every decision
//! with the board after it, and the ending.
//!
//! ```text
//! player0: 0 from path bots/first.py
//! player1: 1 from path bots/second.py
//! time: 2020-06-01 12:00:00
//! …
//! &d0:player 0 set position (0, 3)
//! &p0:
//! +00 +00 +00 +01 -00 -00 -00 -00
//! …
//! &d0:player 0 set direction down
//! …
//! &e:check level 9
//! &e:player 1 win by level 9 (0 to 1)
//! ```
//!
//! Records of the platform are reproduced byte for byte (`agents/tests/records.rs`). None of them ends in a draw, a timeout or
//! a well-formed but illegal answer: the texts for these are ours. Records lack the list of random numbers; reading
//! reconstructs the smallest list that gives the same cells, so that the game replays exactly.

use std::fmt::Write;

use turf_env::games::duel2048::{
    Board, Direction, Duel2048, Duel2048Action, Duel2048Rules, Duel2048Setup, NUMBERS, Phase, REALM, row_by_row,
};
use turf_env::{Game, Player};

use crate::input::one_line;
use crate::play::record::BotId;
use crate::records::replay::Replay;

const DIRECTIONS: [&str; 4] = ["up", "down", "left", "right"];
/// Text of an answer that is neither direction nor position.
const UNKNOWN: &str = "unknown";
const MAX_LEVEL: usize = 13;
const VIOLATION: &str = "violate by ";
const ROUNDS: usize = 500;
const MAX_ROUNDS: usize = 1000;

fn head(replay: &Replay<Duel2048Rules>, last: &Board) -> String {
    let mut text = String::new();
    for (i, bot) in replay.bots.iter().enumerate() {
        let name = one_line(&bot.name);
        let number = if name.contains(PATH) { String::new() } else { format!("{i}{PATH}") };
        let _ = writeln!(text, "player{i}: {number}{name}");
    }
    let _ = writeln!(text, "time: {}", one_line(replay.when.as_deref().unwrap_or(UNKNOWN)));
    let of = |who: Option<Player>| who.map_or("None".into(), |p| format!("player {}", p.index()));
    let fault = |code: &str| of(replay.winner.filter(|_| replay.reason == code).map(|winner| !winner));
    let cells = [fault("OVT"), fault("violate"), fault("ERR"), of(replay.winner)];
    let (double, single) = ("=".repeat(45), "-".repeat(45));
    let cells = cells.map(|cell| format!("{cell:^10}")).join("|");
    let _ = writeln!(text, "{:*^45}", "basic record");
    let _ = writeln!(text, "{double}\n| timeout  | violator |  error   |  winner  |");
    let _ = writeln!(text, "{single}\n|{cells}|\n{double}");
    let (double, single) = ("=".repeat(60), "-".repeat(60));
    let row = |first: &dyn std::fmt::Display, cells: Vec<usize>| {
        let cells: String = cells.iter().map(|n| format!("{n:>3}|")).collect();
        format!("|{first:>6}|{cells}")
    };
    let _ = writeln!(text, "{double}\n{}", row(&"player", (1..=MAX_LEVEL).collect()));
    for (i, levels) in last.histogram().iter().enumerate() {
        let counts = levels[1..=MAX_LEVEL].iter().map(|&n| n.into()).collect();
        let _ = writeln!(text, "{single}\n{}", row(&i, counts));
    }
    let _ = writeln!(text, "{double}\n{:*^45}", "complete record");
    text
}

fn levels(text: &mut String, last: &Board, winner: Option<Player>) {
    let [first, second] = last.histogram();
    for level in (1..=MAX_LEVEL).rev() {
        let _ = writeln!(text, "&e:check level {level}");
        let (a, b) = (first[level], second[level]);
        if let (Some(winner), true) = (winner, a != b) {
            let _ = writeln!(text, "&e:player {} win by level {level} ({a} to {b})", winner.index());
            return;
        }
        let _ = writeln!(text, "&e:level {level} tied by {a}");
    }
    let _ = writeln!(text, "&e:draw");
}

const PATH: &str = " from path ";

struct Decision {
    round: usize,
    player: usize,
    action: Option<Duel2048Action>,
}

fn decision(line: &str) -> Option<Decision> {
    let (round, rest) = line.strip_prefix("&d")?.split_once(':')?;
    let (player, what) = rest.strip_prefix("player ")?.split_once(" set ")?;
    let action = match what.split_once(' ')? {
        ("position" | "direction", UNKNOWN) => None,
        ("position", cell) => {
            let (row, column) = cell.strip_prefix('(')?.strip_suffix(')')?.split_once(", ")?;
            let (row, column): (u8, u8) = (row.parse().ok()?, column.parse().ok()?);
            Some(Duel2048Action::Place(row.checked_mul(8)?.checked_add(column)?))
        }
        ("direction", name) => {
            let i = DIRECTIONS.iter().position(|d| *d == name)?;
            Some(Duel2048Action::Merge(Direction::ALL[i]))
        }
        _ => return None,
    };
    Some(Decision { round: round.parse().ok()?, player: player.parse().ok()?, action })
}

struct Numbers {
    found: Vec<u32>,
    /// Current round: (count, index) with number modulo count = index, per placement in the own realm.
    known: Vec<(u32, u32)>,
}

impl Numbers {
    fn end_round(&mut self) -> Result<(), String> {
        let round = self.found.len();
        // Both counts are at most 16, so their residues repeat within 240.
        let number = (0..NUMBERS.min(240)).find(|n: &u32| self.known.iter().all(|&(count, index)| n % count == index));
        self.found.push(number.ok_or(format!("no list of numbers gives the cells of round {round}"))?);
        self.known.clear();
        Ok(())
    }

    fn place(&mut self, board: &Board, player: Player, cell: u8) {
        if cell < 32 && REALM[player.index()] >> cell & 1 == 1 {
            let empty = row_by_row(board.empty(player), player);
            let at = row_by_row(1 << cell, player);
            let (count, before) = (empty.count_ones(), (empty & at.wrapping_sub(1)).count_ones());
            if empty & at != 0 {
                let index = match player {
                    Player::A => before,
                    Player::B => count - 1 - before,
                };
                self.known.push((count, index));
            }
        }
    }
}

pub fn write(replay: &Replay<Duel2048Rules>) -> Result<Vec<u8>, String> {
    let last = replay.positions().last().expect("the first one");
    let mut text = head(replay, last.board());
    let mut positions = replay.positions();
    let mut before = positions.next().expect("the first one");
    let mut illegal = false;
    for action in &replay.actions {
        let decision = match *action {
            Duel2048Action::Place(cell) => format!("position ({}, {})", cell / 8, cell % 8),
            Duel2048Action::Merge(direction) => format!("direction {}", DIRECTIONS[direction as usize]),
        };
        let (round, player) = (before.turn(), before.to_move().index());
        let _ = writeln!(text, "&d{round}:player {player} set {decision}");
        let Some(after) = positions.next() else {
            illegal = true;
            break;
        };
        let _ = writeln!(text, "&p{round}:\n{}", after.board());
        before = after;
    }
    match (replay.winner.filter(|_| replay.reason != "score"), &*replay.reason) {
        (None, _) => levels(&mut text, last.board(), replay.winner),
        (Some(winner), reason) => {
            let loser = (!winner).index();
            let asked = match last.phase() {
                Phase::Place(_) => "position",
                Phase::Merge(_) => "direction",
            };
            if reason == "violate" && !illegal {
                let _ = writeln!(text, "&d{}:player {loser} set {asked} {UNKNOWN}", last.turn());
            }
            let known = replay.detail.as_deref().filter(|why| why.starts_with(VIOLATION));
            let why = match (reason, known) {
                ("ERR", _) => "run time error".into(),
                ("OVT", _) => "time out".into(),
                ("violate", Some(known)) => one_line(known),
                ("violate", None) if illegal => format!("{VIOLATION}illegal {asked}"),
                ("violate", None) => format!("{VIOLATION}illegal output of {asked}"),
                (other, _) => one_line(other),
            };
            let _ = writeln!(text, "&e:player {loser} {why}\n&e:player {} win", winner.index());
        }
    }
    Ok(text.into_bytes())
}

/// Reads a record: reconstructs a list of numbers, replays the game and compares every board.
pub fn read(bytes: &[u8]) -> Result<Replay<Duel2048Rules>, String> {
    let text = std::str::from_utf8(bytes).map_err(|e| format!("no text: {e}"))?;
    let mut decisions: Vec<Decision> = vec![];
    let mut boards = vec![];
    let mut bots = ["player 0", "player 1"].map(BotId::named);
    let (mut when, mut how, mut end) = (None, None, None);
    let lines: Vec<&str> = text.lines().collect();
    for (i, line) in lines.iter().enumerate() {
        let at = |why: &str| format!("line {}: {why}", i + 1);
        if line.starts_with("&d") {
            if decisions.last().is_some_and(|last| last.action.is_none()) {
                return Err(at("an answer after one that was none"));
            }
            decisions.push(decision(line).ok_or_else(|| at("no decision that can be read"))?);
        } else if line.starts_with("&p") {
            let rows = lines.get(i + 1..i + 5).ok_or_else(|| at("a board has four rows"))?;
            boards.push((decisions.len(), rows.join("\n")));
        } else if let Some(rest) = line.strip_prefix("&e:") {
            // The first line names the fault, the last one the winner.
            how = how.or(Some(rest));
            end = Some(rest);
        } else if let Some(rest) = line.strip_prefix("time: ") {
            when = Some(rest).filter(|&rest| rest != UNKNOWN).map(str::to_owned);
        }
        for (i, bot) in bots.iter_mut().enumerate() {
            if let Some(name) = line.strip_prefix(&format!("player{i}: ")) {
                let usual = name.strip_prefix(&format!("{i}{PATH}"));
                *bot = BotId::named(usual.filter(|name| !name.contains(PATH)).unwrap_or(name));
            }
        }
    }
    let (how, end) = how.zip(end).ok_or("the record has no end (a line that starts with &e:)")?;
    let winner = winner(end).ok_or("the record's last line tells no winner")?;
    let (reason, detail) = reason(how);
    let actions: Vec<Duel2048Action> = decisions.iter().filter_map(|d| d.action).collect();
    let of_rounds = |rounds: usize| {
        let setup = Duel2048Setup { numbers: numbers(&decisions, rounds)?.into() };
        Ok::<_, String>(Replay::<Duel2048Rules> {
            winner,
            reason: reason.clone(),
            detail: detail.clone(),
            when: when.clone(),
            ..Replay::of_actions(Duel2048Rules, setup, actions.clone(), bots.clone())
        })
    };
    let needed = decisions.last().map_or(0, |d| d.round.saturating_add(1));
    if needed > MAX_ROUNDS {
        return Err(format!("a decision in round {}: the last is {}", needed - 1, MAX_ROUNDS - 1));
    }
    let mut replay = of_rounds(needed.max(ROUNDS))?;
    // If a player could move on, the game had fewer rounds.
    let open = |game: Duel2048| game.outcome().is_none();
    if replay.reason == "score" && needed > 0 && replay.positions().last().is_some_and(open) {
        replay = of_rounds(needed)?;
    }
    let mut boards = boards.iter().peekable();
    for (played, game) in replay.positions().enumerate() {
        while let Some((_, board)) = boards.next_if(|(at, _)| *at == played) {
            if game.board().to_string() != *board {
                return Err(format!("the board after {played} decisions is not what the rules lead to"));
            }
        }
        if let Some(d) = decisions.get(played)
            && (d.round, d.player) != (game.turn() as usize, game.to_move().index())
        {
            return Err(format!("decision {played}: it is not player {}'s in round {}", d.player, d.round));
        }
    }
    replay.check()?;
    Ok(replay)
}

fn winner(end: &str) -> Option<Option<Player>> {
    match end.split(" by ").next()? {
        "player 0 win" => Some(Some(Player::A)),
        "player 1 win" => Some(Some(Player::B)),
        "draw" => Some(None),
        _ => None,
    }
}

fn reason(how: &str) -> (String, Option<String>) {
    let fault = how.strip_prefix("player ").and_then(|rest| rest.split_once(' '));
    match fault.map(|(_, fault)| fault) {
        Some("run time error") => ("ERR".into(), None),
        Some("time out") => ("OVT".into(), None),
        Some(fault) if fault.starts_with(VIOLATION) => ("violate".into(), Some(fault.into())),
        Some(fault) if !fault.starts_with("win") => (fault.into(), None),
        _ => ("score".into(), None),
    }
}

/// Returns a list of numbers consistent with all placements. The replay checks the rest.
fn numbers(decisions: &[Decision], rounds: usize) -> Result<Vec<u32>, String> {
    let mut board = Board::default();
    let mut numbers = Numbers { found: vec![], known: vec![] };
    for d in decisions {
        let Some(&player) = Player::BOTH.get(d.player) else {
            break;
        };
        while numbers.found.len() < d.round.min(rounds) {
            numbers.end_round()?;
        }
        match d.action {
            None => {}
            Some(Duel2048Action::Place(cell)) => {
                numbers.place(&board, player, cell);
                if cell < 32 && board.occupied() >> cell & 1 == 0 {
                    board.place(cell);
                }
            }
            Some(Duel2048Action::Merge(direction)) => board = board.merge(player, direction).board,
        }
    }
    while numbers.found.len() < rounds {
        numbers.end_round()?;
    }
    Ok(numbers.found)
}
