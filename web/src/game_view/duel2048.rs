//! Duel2048 as a page shows it: 32 signed levels, A's positive; tiles slide as the merge moves them.

use serde_json::{Value, json};
use turf_env::games::duel2048::{
    Board, Direction, Duel2048, Duel2048Action, Duel2048Config, Duel2048Rules, Phase, REALM,
};
use turf_env::{Encoding, Game, Player};

use super::{Chart, GameView, SIDES, View, cents};
use crate::canvas::{self, Canvas};

const WORTH_TELLING: u8 = 5;

fn signed(board: &Board, cell: u8) -> i32 {
    let level = board.level(cell) as i32;
    if board.owner(cell) == Some(Player::B) { -level } else { level }
}

fn worth(board: &Board, player: Player) -> f64 {
    let own = (0..32).filter(|&cell| board.owner(cell) == Some(player));
    own.map(|cell| (1u32 << board.level(cell)) as f64).sum()
}

/// Returns `(from, to)` of each tile that a merge moves, nearest to the edge first, and the resulting board. Moves one tile at
/// a time, following the text of the rules.
pub(super) fn slides(board: &Board, player: Player, direction: Direction) -> (Vec<(u8, u8)>, Board) {
    let (dr, dc) = match direction {
        Direction::Up => (-1, 0),
        Direction::Down => (1, 0),
        Direction::Left => (0, -1),
        Direction::Right => (0, 1),
    };
    let next = |cell: u8| {
        let (row, column) = (cell as i32 / 8 + dr, cell as i32 % 8 + dc);
        ((0..4).contains(&row) && (0..8).contains(&column)).then(|| (row * 8 + column) as u8)
    };
    let mut tiles: Vec<(u8, Player)> = (0..32).map(|c| (board.level(c), board.owner(c).unwrap_or(Player::A))).collect();
    let mut produced = [false; 32];
    let mut order: Vec<u8> = (0..32).filter(|&c| board.owner(c) == Some(player)).collect();
    order.sort_by_key(|&c| -(c as i32 / 8 * dr + c as i32 % 8 * dc));
    let mut moved = Vec::new();
    for from in order {
        let (level, owner) = tiles[from as usize];
        if owner != player || level == 0 {
            continue;
        }
        let mut at = from;
        while let Some(to) = next(at).filter(|&to| tiles[to as usize].0 == 0 && REALM[player.index()] >> to & 1 == 1) {
            at = to;
        }
        let eats = next(at).filter(|&to| tiles[to as usize].0 == level && !produced[to as usize]);
        let to = eats.unwrap_or(at);
        if to != from {
            tiles[from as usize].0 = 0;
            tiles[to as usize] = (level + eats.is_some() as u8, player);
            produced[to as usize] = eats.is_some();
            moved.push((from, to));
        }
    }
    let mut after = Board::default();
    for (cell, &(level, owner)) in tiles.iter().enumerate().filter(|(_, tile)| tile.0 > 0) {
        after.set(cell as u8, level, owner);
    }
    (moved, after)
}

fn clock(game: &Duel2048) -> Value {
    json!([game.turn(), Phase::ALL.iter().position(|&p| p == game.phase())])
}

impl GameView for Duel2048Rules {
    fn view(&self) -> View {
        View {
            points: "Sum of tiles",
            charts: &[Chart { title: "Free cells at home", lines: SIDES }],
            script: include_str!("../../assets/duel2048.js"),
            rules: include_str!("../../assets/rules/duel2048.md"),
            rules_zh: include_str!("../../assets/rules/duel2048.zh.md"),
            sparring: "greedy",
            ..View::GRID
        }
    }

    fn say(&self, _game: &Duel2048, action: &Duel2048Action) -> String {
        match action {
            Duel2048Action::Place(cell) => format!("places at row {}, column {}", cell / 8 + 1, cell % 8 + 1),
            Duel2048Action::Merge(direction) => {
                ["merges up", "merges down", "merges left", "merges right"][*direction as usize].into()
            }
        }
    }

    fn span(&self, game: &Duel2048) -> f64 {
        f64::from(game.rounds())
    }

    fn is_midway(&self, game: &Duel2048) -> bool {
        matches!(game.phase(), Phase::Merge(_))
    }

    fn picture(&self, game: &Duel2048) -> Canvas {
        const CELL: i32 = 44;
        let mut canvas = Canvas::new((8 * CELL + 8) as usize, (4 * CELL + 4) as usize);
        for cell in 0..32u8 {
            let (row, column) = (cell as i32 / 8, cell as i32 % 8);
            // A gap between the halves.
            let (x, y) = (CELL * column + 2 + 4 * (column / 4), CELL * row + 2);
            canvas.rectangle(x + 1, y + 1, CELL - 2, CELL - 2, canvas::BOARD);
            if let Some(owner) = game.board().owner(cell) {
                let level = game.board().level(cell);
                let (ground, text) = match level {
                    0..5 => (canvas::DIM, canvas::TEXT),
                    5..9 => (canvas::SIDE, canvas::GROUND),
                    _ => (canvas::BRIGHT, canvas::GROUND),
                };
                canvas.rectangle(x + 1, y + 1, CELL - 2, CELL - 2, ground + owner.index() as u8);
                canvas.number(1 << level, x + CELL / 2, y + CELL / 2, 2, text);
            }
        }
        canvas
    }

    fn sizes(&self) -> Vec<(&'static str, Duel2048Config)> {
        vec![
            ("contest: 500 rounds", Duel2048Config::default()),
            ("medium: 100 rounds", Duel2048Config { rounds: 100 }),
            ("short: 20 rounds", Duel2048Config { rounds: 20 }),
        ]
    }

    fn opening(&self, game: &Duel2048) -> Value {
        let tiles: Vec<i32> = (0..32).map(|cell| signed(game.board(), cell)).collect();
        json!({"rounds": game.rounds(), "tiles": tiles, "clock": clock(game)})
    }

    /// Returns `player`, the new `clock`, `cells` (cell and signed level of each change), and `place` (the cell) or `merge`
    /// (the direction) with `slides` (from, to) and the `captured` cells.
    fn change(&self, before: &Duel2048, decisions: &[Duel2048Action], after: &Duel2048) -> Value {
        let (old, new) = (before.board(), after.board());
        let changed = (0..32).filter(|&c| signed(old, c) != signed(new, c));
        let cells: Vec<i32> = changed.flat_map(|c| [c as i32, signed(new, c)]).collect();
        let player = before.to_move();
        match decisions[0] {
            Duel2048Action::Place(cell) => {
                json!({"player": player.index(), "clock": clock(after), "cells": cells, "place": cell})
            }
            Duel2048Action::Merge(direction) => {
                let slid: Vec<u8> = slides(old, player, direction).0.into_iter().flat_map(|(a, b)| [a, b]).collect();
                let captured = old.merge(player, direction).captured;
                let captured: Vec<u8> = (0..32).filter(|c| captured >> c & 1 == 1).collect();
                json!({"player": player.index(), "clock": clock(after), "cells": cells, "merge": direction as u8,
                       "slides": slid, "captured": captured})
            }
        }
    }

    fn points(&self, game: &Duel2048) -> [f64; 2] {
        Player::BOTH.map(|p| worth(game.board(), p))
    }

    fn values(&self, game: &Duel2048) -> Vec<Option<f64>> {
        Player::BOTH.map(|p| Some(game.board().empty(p).count_ones() as f64)).into()
    }

    fn captures(&self, before: &Duel2048, decisions: &[Duel2048Action], after: &Duel2048) -> Vec<(Player, String)> {
        let Duel2048Action::Merge(direction) = decisions[0] else {
            return vec![];
        };
        let (old, player) = (before.board(), before.to_move());
        let merged = old.merge(player, direction);
        let taken = (0..32u8).filter(|c| merged.captured >> c & 1 == 1).map(|c| merged.board.level(c) - 1);
        let mut said: Vec<_> = taken
            .filter(|&level| level >= WORTH_TELLING)
            .map(|level| (player, format!("captures a {}", 1u32 << level)))
            .collect();
        let (was, is) = (old.highest(u32::MAX), after.board().highest(u32::MAX));
        if is > was && is > WORTH_TELLING {
            said.push((player, format!("makes the first {}", 1u32 << is)));
        }
        said
    }

    fn options(&self, game: &Duel2048) -> Value {
        let bits = |set: u32| (0..32).filter(|i| set >> i & 1 == 1).collect::<Vec<u32>>();
        json!({"cells": bits(game.legal_cells()), "directions": bits(game.legal_directions() as u32)})
    }

    /// Returns `[choice, q]` for every legal choice: the cell, or 32 + the direction, in board coordinates.
    fn shown_q<E: Encoding<Rules = Self, Game = Duel2048>>(
        &self,
        game: &Duel2048,
        encoding: E,
        q: &[f32],
        mask: &[bool],
    ) -> Value {
        let legal = (0..encoding.actions()).filter(|&i| mask[i]);
        let shown =
            legal.map(|i| json!([self.shown_choice(game, encoding, i as u16), cents(q[i] as f64 * 10.0) / 10.0]));
        shown.collect()
    }

    fn shown_choice<E: Encoding<Rules = Self, Game = Duel2048>>(
        &self,
        game: &Duel2048,
        encoding: E,
        choice: u16,
    ) -> Value {
        match encoding.action(game, &[choice]) {
            Duel2048Action::Place(cell) => json!(cell),
            Duel2048Action::Merge(direction) => json!(32 + direction as u8),
        }
    }

    fn without_each(&self, game: &Duel2048) -> Vec<(Value, Duel2048)> {
        let tiles: Vec<u8> = (0..32).filter(|&c| game.board().level(c) > 0).collect();
        let without = |gone: u8| {
            let mut board = Board::default();
            for &cell in tiles.iter().filter(|&&c| c != gone) {
                board.set(cell, game.board().level(cell), game.board().owner(cell).expect("a tile"));
            }
            Duel2048::from_parts(board, game.turn() as u16, game.phase(), game.numbers().into())
        };
        tiles.iter().map(|&cell| (json!(cell), without(cell))).collect()
    }
}
