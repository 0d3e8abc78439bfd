//! Paper as a page shows it: cells as `territory + 3 · trail` with 0 nobody, 1 A, 2 B, transmitted as runs along rows.

use serde_json::{Value, json};
use turf_env::games::paper::{Bounds, Paper, PaperConfig, PaperRules, Turn};
use turf_env::{Encoding, Game, Player};

use super::{Chart, GameView, Line, View};
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

impl GameView for PaperRules {
    fn view(&self) -> View {
        View {
            points: "Area",
            charts: &[Chart {
                title: "Distance",
                lines: &[
                    Line { label: "head to head", colour: 2 },
                    Line { label: "A to B's trail", colour: 0 },
                    Line { label: "B to A's trail", colour: 1 },
                ],
            }],
            line: 24,
            script: include_str!("../../assets/paper.js"),
            rules: include_str!("../../assets/rules/paper.md"),
            rules_zh: include_str!("../../assets/rules/paper.zh.md"),
            sparring: "wanderer",
        }
    }

    fn sizes(&self) -> Vec<(&'static str, PaperConfig)> {
        vec![
            ("contest: 102 × 101, 2000 turns", PaperConfig::default()),
            ("medium: 60 × 45, 600 turns", PaperConfig::on(60, 45, 600)),
            ("short: 30 × 21, 120 turns", PaperConfig::on(30, 21, 120)),
        ]
    }

    fn opening(&self, game: &Paper) -> Value {
        let mut all = Vec::new();
        runs(game, |y| (0..game.width()).filter(|&x| code(game, x, y) != 0).fold(0, |set, x| set | 1 << x), &mut all);
        let heads = Player::BOTH.map(|p| (game.head(p).0, game.head(p).1, game.heading(p)));
        json!({"width": game.width(), "height": game.height(), "turns": game.max_turns(), "runs": all, "heads": heads})
    }

    /// Returns `[player, x, y, heading, runs…]`: the mover's new head, then the changed cells.
    fn change(&self, before: &Paper, _: &[Turn], after: &Paper) -> Value {
        let mover = before.to_move();
        let (x, y) = after.head(mover);
        let mut change = vec![mover.index() as i32, x, y, after.heading(mover) as i32];
        runs(after, |y| differing(before, after, y), &mut change);
        json!(change)
    }

    fn say(&self, _game: &Paper, action: &Turn) -> String {
        let turn = match action {
            Turn::Left => "left",
            Turn::Straight => "straight on",
            Turn::Right => "right",
        };
        turn.into()
    }

    fn span(&self, game: &Paper) -> f64 {
        // Cells that can still change hands: a player's turns left bound the width and the height of what it encloses.
        let left = f64::from(game.turns_left(game.to_move()) + 1);
        f64::from(game.width() * game.height()).min(left * left)
    }

    fn is_midway(&self, game: &Paper) -> bool {
        game.trail_len(game.to_move()) > 0
    }

    fn picture(&self, game: &Paper) -> Canvas {
        let cell = (306 / game.width().max(game.height())).max(3);
        let mut canvas = Canvas::new((cell * game.width()) as usize, (cell * game.height()) as usize);
        for (y, x) in (0..game.height()).flat_map(|y| (0..game.width()).map(move |x| (y, x))) {
            let code = code(game, x, y);
            let colour = match (code % 3, code / 3) {
                (0, 0) => canvas::BOARD,
                (owner, 0) => canvas::DIM + owner - 1,
                (_, trail) => canvas::SIDE + trail - 1,
            };
            canvas.rectangle(cell * x, cell * y, cell, cell, colour);
        }
        for player in Player::BOTH {
            let (x, y) = game.head(player);
            let colour = canvas::BRIGHT + player.index() as u8;
            canvas.rectangle(cell * x - 2, cell * y - 2, cell + 4, cell + 4, canvas::GROUND);
            canvas.rectangle(cell * x - 1, cell * y - 1, cell + 2, cell + 2, colour);
        }
        canvas
    }

    fn values(&self, game: &Paper) -> Vec<Option<f64>> {
        let [(ax, ay), (bx, by)] = Player::BOTH.map(|p| game.head(p));
        vec![Some(((ax - bx).abs() + (ay - by).abs()) as f64), to_trail(game, Player::A), to_trail(game, Player::B)]
    }

    fn captures(&self, before: &Paper, _: &[Turn], after: &Paper) -> Vec<(Player, String)> {
        let mover = before.to_move();
        let gained = after.area(mover).saturating_sub(before.area(mover));
        let taken = before.area(!mover).saturating_sub(after.area(!mover));
        match (gained, taken) {
            (..WORTH_TELLING, _) => vec![],
            (_, 0) => vec![(mover, format!("gains {gained} cells"))],
            _ => vec![(mover, format!("gains {gained} cells, takes {taken}"))],
        }
    }

    fn options(&self, _game: &Paper) -> Value {
        Value::Null
    }

    /// Returns `[left, straight, right]`.
    fn shown_q<E: Encoding<Rules = Self, Game = Paper>>(
        &self,
        _game: &Paper,
        _encoding: E,
        q: &[f32],
        mask: &[bool],
    ) -> Value {
        json!(q.iter().zip(mask).map(|(&q, &m)| m.then(|| super::cents(q as f64 * 10.0) / 10.0)).collect::<Vec<_>>())
    }

    fn shown_choice<E: Encoding<Rules = Self, Game = Paper>>(&self, _game: &Paper, _encoding: E, choice: u16) -> Value {
        choice.into()
    }

    /// Removes non-empty blocks of `BLOCK` × `BLOCK` cells: `[x, y, width, height]`.
    fn without_each(&self, game: &Paper) -> Vec<(Value, Paper)> {
        let corners =
            (0..game.height()).step_by(BLOCK).flat_map(|y| (0..game.width()).step_by(BLOCK).map(move |x| (x, y)));
        let block = |(x0, y0): (i32, i32)| {
            let last = BLOCK as i32 - 1;
            let cells =
                Bounds { x0, x1: (x0 + last).min(game.width() - 1), y0, y1: (y0 + last).min(game.height() - 1) };
            let other = game.without(cells);
            // A player without territory cannot move on.
            let told = other != *game && Player::BOTH.iter().all(|&p| other.area(p) > 0);
            told.then(|| (json!([x0, y0, cells.x1 - x0 + 1, cells.y1 - y0 + 1]), other))
        };
        corners.filter_map(block).collect()
    }
}
