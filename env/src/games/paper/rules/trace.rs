//! Golden traces of paper (spec, `traces.md`).

use crate::games::paper::PaperRules;
use serde::Deserialize;
use serde_json::Value;

use super::config::{BoardSize, PaperSetup};
use super::game::{Paper, Turn};
use crate::games::same;
use crate::{Game, Player, Rules};

#[derive(Deserialize)]
struct Trace {
    width: u8,
    height: u8,
    max_turns: u32,
    spawn: [(u8, u8, u8); 2],
    actions: String,
    samples: Vec<(u32, u32)>,
    winner: Option<u8>,
    reason: i8,
    areas: [u32; 2],
    heads: [(i32, i32, u8); 2],
    final_fields: String,
    final_bands: String,
}

/// Numbers in the contest's records for the reasons a game ends.
pub const CODES: [(&str, i8); 8] =
    [("WAL", 0), ("TAP", 1), ("SID", 2), ("FAC", 3), ("CIT", 4), ("END", -3), ("OVT", -2), ("ERR", ERROR)];
const ERROR: i8 = -1;

/// Returns the contest's number of a reason. Unknown reasons count as errors of the bot.
pub fn code(reason: &str) -> i8 {
    CODES.iter().find(|(name, _)| *name == reason).map_or(ERROR, |&(_, code)| code)
}

/// Returns the cells of a column of the territories or the trails: 0, 1 and 2 as in the contest's records, 3 for both.
pub fn column(game: &Paper, trails: bool, x: i32) -> impl Iterator<Item = u8> {
    let [a, b] = Player::BOTH.map(|p| if trails { game.trail(p) } else { game.territory(p) });
    (0..game.height()).map(move |y| a.get(x, y) as u8 + 2 * b.get(x, y) as u8)
}

fn cells(game: &Paper, trails: bool) -> impl Iterator<Item = u8> {
    (0..game.width()).flat_map(move |x| column(game, trails, x))
}

fn run_lengths(cells: impl Iterator<Item = u8>) -> String {
    let mut runs: Vec<(u8, u32)> = vec![];
    for c in cells {
        match runs.last_mut() {
            Some((value, n)) if *value == c => *n += 1,
            _ => runs.push((c, 1)),
        }
    }
    let runs: Vec<_> = runs.iter().map(|(value, n)| format!("{value}*{n}")).collect();
    runs.join(",")
}

fn crc32(bytes: impl Iterator<Item = u8>) -> u32 {
    let mut crc = !0u32;
    for b in bytes {
        crc ^= b as u32;
        for _ in 0..8 {
            crc = (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg());
        }
    }
    !crc
}

/// Returns the digest of all cells as in the traces: CRC-32 over one byte per cell, `territory | trail << 2`.
pub fn digest(game: &Paper) -> u32 {
    let both = cells(game, false).zip(cells(game, true));
    crc32(both.map(|(territory, trail)| territory | trail << 2))
}

/// Returns set-up and actions of one trace line, for benchmarks.
pub fn game_of(value: Value) -> Result<(PaperSetup, Vec<Turn>), String> {
    let trace: Trace = serde_json::from_value(value).map_err(|e| format!("not a paper trace: {e}"))?;
    Ok((trace.setup()?, trace.turns()?))
}

impl Trace {
    fn setup(&self) -> Result<PaperSetup, String> {
        let board = BoardSize::new(self.width, self.height, self.max_turns);
        PaperRules.check(&crate::games::paper::PaperConfig { boards: vec![board] })?;
        if !self.spawn.iter().all(|&(x, y, h): &(u8, u8, u8)| x < self.width && y < self.height && h < 4) {
            return Err("spawn: off the board".into());
        }
        Ok(PaperSetup { board, spawn: self.spawn })
    }

    fn turns(&self) -> Result<Vec<Turn>, String> {
        let turn = |c| match c {
            'L' => Ok(Turn::Left),
            'S' => Ok(Turn::Straight),
            'R' => Ok(Turn::Right),
            _ => Err(format!("actions: {c:?} is none of L, S, R")),
        };
        self.actions.chars().map(turn).collect()
    }
}

pub fn verify(value: Value) -> Result<(), String> {
    let trace: Trace = serde_json::from_value(value).map_err(|e| format!("not a paper trace: {e}"))?;
    let mut game = PaperRules.start(&trace.setup()?);
    let mut samples = trace.samples.iter().peekable();
    let mut check_sample = |game: &Paper| -> Result<(), String> {
        while let Some(&(_, crc)) = samples.next_if(|(ply, _)| *ply == game.ply()) {
            same(&format!("board after ply {}", game.ply()), digest(game), crc)?;
        }
        Ok(())
    };
    check_sample(&game)?;
    for turn in trace.turns()? {
        if game.outcome().is_some() {
            return Err(format!("the game ended at ply {}, the trace goes on", game.ply()));
        }
        game.play(&turn);
        check_sample(&game)?;
    }
    if let Some((ply, _)) = samples.next() {
        let plies = game.ply();
        return Err(format!("the trace has a sample for ply {ply}, but only {plies} plies"));
    }
    let outcome = game.outcome().ok_or("the game has not ended, the trace has")?;
    same("winner", outcome.winner.map(|p| p as u8), trace.winner)?;
    same("reason", code(outcome.reason), trace.reason)?;
    same("areas", Player::BOTH.map(|p| game.area(p)), trace.areas)?;
    let heads = Player::BOTH.map(|p| (game.head(p).0, game.head(p).1, game.heading(p)));
    same("heads", heads, trace.heads)?;
    same("final fields", run_lengths(cells(&game, false)), trace.final_fields)?;
    same("final bands", run_lengths(cells(&game, true)), trace.final_bands)
}
