//! Golden traces of duel2048 (spec, `traces.md`).

use crate::games::duel2048::Duel2048Rules;
use serde::Deserialize;
use serde_json::Value;

use super::board::Board;
use super::game::{Duel2048Action, Duel2048Config, Duel2048Setup, NUMBERS, Phase};
use super::merge::Direction;
use crate::games::same;
use crate::{Game, Player, Rules};

#[derive(Deserialize)]
struct Trace {
    rounds: u32,
    array: Vec<u32>,
    /// Round, player, `"p"` or `"d"`, and the answer, which may be malformed if it lost the game.
    moves: Vec<(u32, u8, String, Value)>,
    samples: Vec<(usize, [String; 4])>,
    r#final: [String; 4],
    levels: [Vec<u8>; 2],
    reason: String,
    winner: Option<u8>,
    played_rounds: u32,
}

fn action(kind: &str, answer: &Value) -> Option<Duel2048Action> {
    match kind {
        "p" => {
            let (row, column): (u8, u8) = serde_json::from_value(answer.clone()).ok()?;
            (row < 4 && column < 8).then(|| Duel2048Action::Place(row * 8 + column))
        }
        _ => Some(Duel2048Action::Merge(*Direction::ALL.get(answer.as_u64()? as usize)?)),
    }
}

fn levels(board: &Board, player: Player) -> Vec<u8> {
    let counts = board.histogram()[player.index()];
    (1..16).flat_map(|level| std::iter::repeat_n(level, counts[level as usize] as usize)).collect()
}

pub fn verify(value: Value) -> Result<(), String> {
    let trace: Trace = serde_json::from_value(value).map_err(|e| format!("not a duel2048 trace: {e}"))?;
    same("length of the list", trace.array.len(), trace.rounds as usize)?;
    let rounds = u16::try_from(trace.rounds).unwrap_or(u16::MAX);
    Duel2048Rules.check(&Duel2048Config { rounds })?;
    if trace.array.iter().any(|&n| n >= NUMBERS) {
        return Err("the list has numbers that are too large".into());
    }
    let mut game = Duel2048Rules.start(&Duel2048Setup { numbers: trace.array.into() });
    let mut samples = trace.samples.iter().peekable();
    let violated = trace.reason == "violate";
    for (i, (round, player, kind, answer)) in trace.moves.iter().enumerate() {
        while let Some((_, rows)) = samples.next_if(|(played, _)| *played == i) {
            let what = format!("board after {i} moves");
            same(&what, game.board().to_string(), rows.join("\n"))?;
        }
        let at = format!("move {i}");
        if game.outcome().is_some() {
            return Err(format!("{at}: the game is over"));
        }
        let asked = match game.phase() {
            Phase::Place(_) => "p",
            Phase::Merge(_) => "d",
        };
        let ours = (game.turn(), game.to_move().index() as u8, asked);
        let what = format!("{at}: round, player, phase");
        same(&what, ours, (*round, *player, kind.as_str()))?;
        let legal = action(kind, answer).filter(|action| game.is_legal(action));
        let expected = !(violated && i + 1 == trace.moves.len());
        same(&format!("{at} ({kind} {answer}): legal"), legal.is_some(), expected)?;
        if let Some(action) = legal {
            game.play(&action);
        }
    }
    for (played, rows) in samples {
        same("moves played at a sample", trace.moves.len(), *played)?;
        same("board after all moves", game.board().to_string(), rows.join("\n"))?;
    }
    same("final board", game.board().to_string(), trace.r#final.join("\n"))?;
    same("levels", Player::BOTH.map(|p| levels(game.board(), p)), trace.levels)?;
    if violated {
        same("winner", Some((!game.to_move()).index() as u8), trace.winner)?;
        return same("rounds begun", game.turn() + 1, trace.played_rounds);
    }
    let outcome = game.outcome().ok_or("the trace ends before the game")?;
    same("reason", outcome.reason, trace.reason.as_str())?;
    same("winner", outcome.winner.map(|p| p.index() as u8), trace.winner)?;
    same("rounds", game.turn(), trace.played_rounds)
}
