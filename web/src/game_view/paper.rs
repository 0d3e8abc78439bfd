//! Paper as a page shows it: cells as `territory + 3 · trail` with 0 nobody, 1 A, 2 B, transmitted as runs along rows.

use serde_json::{Value, json};
use turf_env::games::paper::{Bounds, Paper, PaperConfig, Turn};
use turf_env::{Encoding, Game, Player};

use super::{Chart, GameView, Line};
use crate::canvas::{self, Canvas};

const BLOCK: usize = 8;
const WORTH_TELLING: u32 = 20;

fn code(game: &Paper, x: i32, y: i32) -> u8 {
    let of = |a: bool, b: bool| a as u8 + 2 * (b && !a) as u8;
    let [a, b] = Player::BOTH;
    of(game.territory(a).get(x, y), game.territory(b).get(x, y))
        + 3 * of(game.trail(a).get(x, y), game.trail(b).get(x, y))
}

fn differing(before: &Paper, after: &Paper, y: i32) -> u128 {
    let differ =
        |p| (before.territory(p).row(y) ^ after.territory(p).row(y)) | (before.trail(p).row(y) ^ after.trail(p).row(y));
    differ(Player::A) | differ(Player::B)
}

/// Writes `cell, length, code` for every run of equal codes among the `wanted` cells, with cell = y · width + x.
fn runs(game: &Paper, wanted: impl Fn(i32) -> u128, out: &mut Vec<i32>) {
    for y in 0..game.height() {
        let mut columns = wanted(y);
        while columns != 0 {
            let x = columns.trailing_zeros() as i32;
            let code_here = code(game, x, y);
            let mut length = 0;
            while x + length < game.width()
                && columns >> (x + length) & 1 == 1
                && code(game, x + length, y) == code_here
            {
                columns &= !(1 << (x + length));
                length += 1;
            }
            out.extend([y * game.width() + x, length, code_here as i32]);
        }
    }
}

fn to_trail(game: &Paper, from: Player) -> Option<f64> {
    let (x, y) = game.head(from);
    let trail = game.trail(!from);
    let nearest_in_row = |cy: i32| {
        let mut row = trail.row(cy);
        std::iter::from_fn(move || {
            (row != 0).then(|| {
                let cx = row.trailing_zeros() as i32;
                row &= row - 1;
                (cx - x).abs() + (cy - y).abs()
            })
        })
        .min()
    };
    (0..game.height()).filter_map(nearest_in_row).min().map(f64::from)
}

impl GameView for Paper {
    const POINTS: &'static str = "Area";
    const CHARTS: &'static [Chart] = &[Chart {
        title: "Distance",
        lines: &[
            Line { label: "head to head", colour: 2 },
            Line { label: "A to B's trail", colour: 0 },
            Line { label: "B to A's trail", colour: 1 },
        ],
    }];
    const LINE: usize = 24;
    const SCRIPT: &'static str = include_str!("../../assets/paper.js");
    const SPARRING: &'static str = "wanderer";
    const RULES: &'static str = include_str!("../../assets/rules/paper.md");
    const RULES_ZH: &'static str = include_str!("../../assets/rules/paper.zh.md");

    fn sizes() -> Vec<(&'static str, PaperConfig)> {
        vec![
            ("contest: 102 × 101, 2000 turns", PaperConfig::default()),
            ("medium: 60 × 45, 600 turns", PaperConfig::on(60, 45, 600)),
            ("short: 30 × 21, 120 turns", PaperConfig::on(30, 21, 120)),
        ]
    }

    fn opening(&self) -> Value {
        let mut all = Vec::new();
        runs(self, |y| (0..self.width()).filter(|&x| code(self, x, y) != 0).fold(0, |set, x| set | 1 << x), &mut all);
        let heads = Player::BOTH.map(|p| (self.head(p).0, self.head(p).1, self.heading(p)));
        json!({"width": self.width(), "height": self.height(), "turns": self.max_turns(), "runs": all, "heads": heads})
    }

    /// Returns `[player, x, y, heading, runs…]`: the mover's new head, then the changed cells.
    fn change(before: &Self, _: &[Turn], after: &Self) -> Value {
        let mover = before.to_move();
        let (x, y) = after.head(mover);
        let mut change = vec![mover.index() as i32, x, y, after.heading(mover) as i32];
        runs(after, |y| differing(before, after, y), &mut change);
        json!(change)
    }

    fn say(&self, action: &Turn) -> String {
        let turn = match action {
            Turn::Left => "left",
            Turn::Straight => "straight on",
            Turn::Right => "right",
        };
        turn.into()
    }

    fn span(&self) -> f64 {
        // Cells that can still change hands: a player's turns left bound the width and the height of what it encloses.
        let left = f64::from(self.turns_left(self.to_move()) + 1);
        f64::from(self.width() * self.height()).min(left * left)
    }

    fn is_midway(&self) -> bool {
        self.trail_len(self.to_move()) > 0
    }

    fn picture(&self) -> Canvas {
        let cell = (306 / self.width().max(self.height())).max(3);
        let mut canvas = Canvas::new((cell * self.width()) as usize, (cell * self.height()) as usize);
        for (y, x) in (0..self.height()).flat_map(|y| (0..self.width()).map(move |x| (y, x))) {
            let code = code(self, x, y);
            let colour = match (code % 3, code / 3) {
                (0, 0) => canvas::BOARD,
                (owner, 0) => canvas::DIM + owner - 1,
                (_, trail) => canvas::SIDE + trail - 1,
            };
            canvas.rectangle(cell * x, cell * y, cell, cell, colour);
        }
        for player in Player::BOTH {
            let (x, y) = self.head(player);
            let colour = canvas::BRIGHT + player.index() as u8;
            canvas.rectangle(cell * x - 2, cell * y - 2, cell + 4, cell + 4, canvas::GROUND);
            canvas.rectangle(cell * x - 1, cell * y - 1, cell + 2, cell + 2, colour);
        }
        canvas
    }

    fn values(&self) -> Vec<Option<f64>> {
        let [(ax, ay), (bx, by)] = Player::BOTH.map(|p| self.head(p));
        vec![Some(((ax - bx).abs() + (ay - by).abs()) as f64), to_trail(self, Player::A), to_trail(self, Player::B)]
    }

    fn captures(before: &Self, _: &[Turn], after: &Self) -> Vec<(Player, String)> {
        let mover = before.to_move();
        let gained = after.area(mover).saturating_sub(before.area(mover));
        let taken = before.area(!mover).saturating_sub(after.area(!mover));
        match (gained, taken) {
            (..WORTH_TELLING, _) => vec![],
            (_, 0) => vec![(mover, format!("gains {gained} cells"))],
            _ => vec![(mover, format!("gains {gained} cells, takes {taken}"))],
        }
    }

    fn options(&self) -> Value {
        Value::Null
    }

    /// Returns `[left, straight, right]`.
    fn shown_q<E: Encoding<Game = Self>>(&self, q: &[f32], mask: &[bool]) -> Value {
        json!(q.iter().zip(mask).map(|(&q, &m)| m.then(|| super::cents(q as f64 * 10.0) / 10.0)).collect::<Vec<_>>())
    }

    fn shown_choice<E: Encoding<Game = Self>>(&self, choice: u16) -> Value {
        choice.into()
    }

    /// Removes non-empty blocks of `BLOCK` × `BLOCK` cells: `[x, y, width, height]`.
    fn without_each(&self) -> Vec<(Value, Self)> {
        let corners =
            (0..self.height()).step_by(BLOCK).flat_map(|y| (0..self.width()).step_by(BLOCK).map(move |x| (x, y)));
        let block = |(x0, y0): (i32, i32)| {
            let last = BLOCK as i32 - 1;
            let cells =
                Bounds { x0, x1: (x0 + last).min(self.width() - 1), y0, y1: (y0 + last).min(self.height() - 1) };
            let other = self.without(cells);
            // A player without territory cannot move on.
            let told = other != *self && Player::BOTH.iter().all(|&p| other.area(p) > 0);
            told.then(|| (json!([x0, y0, cells.x1 - x0 + 1, cells.y1 - y0 + 1]), other))
        };
        corners.filter_map(block).collect()
    }
}
