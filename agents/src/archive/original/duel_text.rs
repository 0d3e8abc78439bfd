//! The 2020 platform's record: text, a line per decision and the board after it, as that platform prints them.
//!
//! ```text
//! &d0:player 0 set position (0, 3)
//! &p0:
//! +00 +00 +00 +01 -00 -00 -00 -00
//! …
//! &d0:player 0 set direction down
//! …
//! &e:player 1 win by score
//! ```
//!
//! No record of the original was at hand to compare the wording with. The list of random numbers is not in such a text: it is
//! read back as the smallest list that gives the same cells, so the game replays exactly.

use std::fmt::Write;

use turf_env::games::duel2048::board::{REALM, row_by_row};
use turf_env::games::duel2048::rules::NUMBERS;
use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Duel2048Setup};
use turf_env::{Game, Player};

use crate::archive::replay::Replay;
use crate::play::record::BotId;

const DIRECTIONS: [&str; 4] = ["up", "down", "left", "right"];
/// Rounds of a contest's game.
const ROUNDS: usize = 500;
/// The most rounds of any game.
const MOST_ROUNDS: usize = 1000;

/// The record of a game.
pub fn write(replay: &Replay<Duel2048>) -> Result<Vec<u8>, String> {
    let mut text = String::new();
    let mut positions = replay.positions();
    let mut before = positions.next().expect("the first one");
    for action in &replay.actions {
        let decision = match *action {
            Duel2048Action::Place(cell) => format!("position ({}, {})", cell / 8, cell % 8),
            Duel2048Action::Merge(direction) => format!("direction {}", DIRECTIONS[direction as usize]),
        };
        let (round, player) = (before.turn(), before.to_move().index());
        let _ = writeln!(text, "&d{round}:player {player} set {decision}");
        let Some(after) = positions.next() else { break };
        let _ = writeln!(text, "&p{round}:\n{}", after.board());
        before = after;
    }
    let _ = match replay.winner {
        Some(p) => writeln!(text, "&e:player {} win by {}", p.index(), replay.reason),
        None => writeln!(text, "&e:draw by {}", replay.reason),
    };
    Ok(text.into_bytes())
}

/// A line `&dROUND:player PLAYER set WHAT VALUE`.
struct Decision {
    round: usize,
    player: usize,
    action: Duel2048Action,
}

fn decision(line: &str) -> Option<Decision> {
    let (round, rest) = line.strip_prefix("&d")?.split_once(':')?;
    let (player, what) = rest.strip_prefix("player ")?.split_once(" set ")?;
    let action = match what.split_once(' ')? {
        ("position", cell) => {
            let (row, column) = cell.strip_prefix('(')?.strip_suffix(')')?.split_once(", ")?;
            let (row, column): (u8, u8) = (row.parse().ok()?, column.parse().ok()?);
            Duel2048Action::Place(row.checked_mul(8)?.checked_add(column)?)
        }
        ("direction", name) => {
            let i = DIRECTIONS.iter().position(|d| *d == name)?;
            Duel2048Action::Merge(Direction::ALL[i])
        }
        _ => return None,
    };
    Some(Decision {
        round: round.parse().ok()?,
        player: player.parse().ok()?,
        action,
    })
}

/// Finds the numbers of the list, round by round: what is known of the one of the present round.
struct Numbers {
    found: Vec<u32>,
    /// Of the present round: number modulo count is index, per placement in the own realm.
    known: Vec<(u32, u32)>,
}

impl Numbers {
    fn end_round(&mut self) -> Result<(), String> {
        let fits = |n: &u32| self.known.iter().all(|&(count, index)| n % count == index);
        let round = self.found.len();
        // Both counts are at most 16, so what repeats does so within 240.
        let number = (0..NUMBERS.min(240)).find(fits);
        self.found
            .push(number.ok_or(format!("no list of numbers gives the cells of round {round}"))?);
        self.known.clear();
        Ok(())
    }

    /// A placement by `player`, whose own realm decides about the number.
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

/// Reads a record: finds a list of numbers first, then plays by the rules and compares every board.
pub fn read(bytes: &[u8]) -> Result<Replay<Duel2048>, String> {
    let text = std::str::from_utf8(bytes).map_err(|e| format!("no text: {e}"))?;
    let mut decisions = vec![];
    let mut boards = vec![];
    let mut end = None;
    let lines: Vec<&str> = text.lines().collect();
    for (i, line) in lines.iter().enumerate() {
        let at = |why: &str| format!("line {}: {why}", i + 1);
        if line.starts_with("&d") {
            decisions.push(decision(line).ok_or_else(|| at("no decision that can be read"))?);
        } else if line.starts_with("&p") {
            boards.push((
                decisions.len(),
                lines
                    .get(i + 1..i + 5)
                    .ok_or_else(|| at("a board has four rows"))?
                    .join("\n"),
            ));
        } else if let Some(rest) = line.strip_prefix("&e:") {
            end = Some(ending(rest).ok_or_else(|| at("no end that can be read"))?);
        }
    }
    let (winner, reason) = end.ok_or("the record has no end (a line that starts with &e:)")?;
    let actions: Vec<Duel2048Action> = decisions.iter().map(|d| d.action).collect();
    let of_rounds = |rounds: usize| {
        Ok::<_, String>(Replay::<Duel2048> {
            setup: Duel2048Setup {
                numbers: numbers(&decisions, rounds)?.into(),
            },
            actions: actions.clone(),
            bots: ["player 0", "player 1"].map(BotId::named),
            winner,
            reason: reason.clone(),
            detail: None,
            turns: 0,
            scores: [0.0; 2],
            start_micros: [0; 2],
            micros: vec![],
            printed: vec![],
        })
    };
    let needed = decisions.last().map_or(0, |d| d.round.saturating_add(1));
    if needed > MOST_ROUNDS {
        return Err(format!(
            "a decision in round {}: the last is {}",
            needed - 1,
            MOST_ROUNDS - 1
        ));
    }
    let mut replay = of_rounds(needed.max(ROUNDS))?;
    // Where somebody could go on, the game was one of fewer rounds.
    let open = |game: Duel2048| game.outcome().is_none();
    if replay.reason == "score" && needed > 0 && replay.positions().last().is_some_and(open) {
        replay = of_rounds(needed)?;
    }
    let mut boards = boards.iter().peekable();
    let mut last = None;
    for (played, game) in replay.positions().enumerate() {
        while let Some((_, board)) = boards.next_if(|(at, _)| *at == played) {
            if game.board().to_string() != *board {
                return Err(format!(
                    "the board after {played} decisions is not what the rules lead to"
                ));
            }
        }
        if let Some(d) = decisions.get(played)
            && (d.round, d.player) != (game.turn() as usize, game.to_move().index())
        {
            return Err(format!(
                "decision {played}: it is not player {}'s in round {}",
                d.player, d.round
            ));
        }
        last = Some(game);
    }
    let last = last.expect("at least the first position");
    (replay.turns, replay.scores) = (last.turn(), last.scores());
    replay.check()?;
    Ok(replay)
}

fn ending(text: &str) -> Option<(Option<Player>, String)> {
    let (who, reason) = text.split_once(" by ")?;
    let winner = match who {
        "player 0 win" => Some(Player::A),
        "player 1 win" => Some(Player::B),
        "draw" => None,
        _ => return None,
    };
    Some((winner, reason.to_string()))
}

/// A list of numbers that allows all placements. Whether the rest is right shows when the game is played.
fn numbers(decisions: &[Decision], rounds: usize) -> Result<Vec<u32>, String> {
    let mut board = Board::default();
    let mut numbers = Numbers {
        found: vec![],
        known: vec![],
    };
    for d in decisions {
        let Some(&player) = Player::BOTH.get(d.player) else {
            break;
        };
        while numbers.found.len() < d.round.min(rounds) {
            numbers.end_round()?;
        }
        match d.action {
            Duel2048Action::Place(cell) => {
                numbers.place(&board, player, cell);
                if cell < 32 && board.occupied() >> cell & 1 == 0 {
                    board.place(cell);
                }
            }
            Duel2048Action::Merge(direction) => board = board.merge(player, direction).board,
        }
    }
    while numbers.found.len() < rounds {
        numbers.end_round()?;
    }
    Ok(numbers.found)
}
