//! Positions as pictures, for `render_mode="rgb_array"`.

use std::any::Any;

use turf_env::games::duel2048::Duel2048;
use turf_env::games::paper::Paper;
use turf_env::games::stellar::Stellar;
use turf_env::{Game, Player};

type Colour = [u8; 3];

const PAPER: Colour = [250, 248, 244];
const GRID: Colour = [222, 218, 210];
/// The players' colours, those of the pages.
const PLAYERS: [Colour; 2] = [[31, 119, 180], [214, 84, 39]];

/// An RGB picture, row by row.
pub struct Image {
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Three bytes each.
    pub rgb: Vec<u8>,
}

/// The position as a picture; its size is the same in all positions of a game's settings.
pub fn image<G: Game>(game: &G) -> Image {
    let any: &dyn Any = game;
    if let Some(paper) = any.downcast_ref() {
        of_paper(paper)
    } else if let Some(duel2048) = any.downcast_ref() {
        of_duel2048(duel2048)
    } else if let Some(stellar) = any.downcast_ref() {
        of_stellar(stellar)
    } else {
        of_text(&game.to_string())
    }
}

/// Any other game: its text, each character a square whose colour tells it from the others. The first line is left out where
/// it is a title: the only one of its length.
fn of_text(text: &str) -> Image {
    const SIDE: usize = 24;
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let board = match &lines[..] {
        [title, board @ ..] if !board.is_empty() && board.iter().all(|line| line.len() != title.len()) => board,
        all => all,
    };
    let columns = board.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let mut image = Image::new(columns * SIDE, board.len().max(1) * SIDE);
    for (y, line) in board.iter().enumerate() {
        for (x, &character) in line.iter().enumerate() {
            let colour = match character {
                ' ' | '.' | '_' | '-' => GRID,
                'X' | 'x' | 'A' | '#' => PLAYERS[0],
                'O' | 'o' | 'B' | '%' => PLAYERS[1],
                other => [37u32, 91, 53].map(|k| (80 + other as u32 * k % 140) as u8),
            };
            let at = |k: usize| (k * SIDE + 1) as i64;
            image.rectangle(at(x), at(y), SIDE as i64 - 2, SIDE as i64 - 2, colour);
        }
    }
    image
}

impl Image {
    fn new(width: usize, height: usize) -> Self {
        let rgb = PAPER.repeat(width * height);
        Self { width, height, rgb }
    }

    fn dot(&mut self, x: i64, y: i64, colour: Colour) {
        if (0..self.width as i64).contains(&x) && (0..self.height as i64).contains(&y) {
            let at = 3 * (y as usize * self.width + x as usize);
            self.rgb[at..at + 3].copy_from_slice(&colour);
        }
    }

    fn rectangle(&mut self, x: i64, y: i64, width: i64, height: i64, colour: Colour) {
        for y in y..y + height {
            for x in x..x + width {
                self.dot(x, y, colour);
            }
        }
    }

    fn disc(&mut self, x: i64, y: i64, radius: i64, colour: Colour) {
        for dy in -radius..=radius {
            for dx in -radius..=radius {
                if dx * dx + dy * dy <= radius * radius {
                    self.dot(x + dx, y + dy, colour);
                }
            }
        }
    }

    fn line(&mut self, from: (i64, i64), to: (i64, i64), colour: Colour) {
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
        for k in 0..=steps {
            self.dot(
                from.0 + (to.0 - from.0) * k / steps,
                from.1 + (to.1 - from.1) * k / steps,
                colour,
            );
        }
    }

    /// Small figures in a 3 × 5 raster of squares of this size, left-aligned.
    fn number(&mut self, x: i64, y: i64, number: u64, size: i64, colour: Colour) {
        for (k, digit) in number.to_string().bytes().enumerate() {
            let rows = DIGITS[(digit - b'0') as usize];
            for (row, bits) in rows.into_iter().enumerate() {
                for column in (0..3).filter(|column| bits >> (2 - column) & 1 == 1) {
                    let x = x + (4 * k as i64 + column) * size;
                    self.rectangle(x, y + row as i64 * size, size, size, colour);
                }
            }
        }
    }
}

/// Rows of the figures 0 to 9, three bits each.
const DIGITS: [[u8; 5]; 10] = [
    [7, 5, 5, 5, 7],
    [2, 6, 2, 2, 7],
    [7, 1, 7, 4, 7],
    [7, 1, 7, 1, 7],
    [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7],
    [7, 4, 7, 5, 7],
    [7, 1, 2, 2, 2],
    [7, 5, 7, 5, 7],
    [7, 5, 7, 1, 7],
];

/// Of `colour` so much that `share` of it is left on paper.
fn pale(colour: Colour, share: f64) -> Colour {
    let mix = |k: usize| (colour[k] as f64 * share + PAPER[k] as f64 * (1.0 - share)) as u8;
    [mix(0), mix(1), mix(2)]
}

/// Territory pale, trails strong, heads black-rimmed.
fn of_paper(game: &Paper) -> Image {
    let (width, height) = (game.width() as i64, game.height() as i64);
    let cell = (480 / width.max(height)).max(4);
    let mut image = Image::new((width * cell) as usize, (height * cell) as usize);
    for y in 0..height {
        for x in 0..width {
            for player in Player::BOTH {
                let colour = PLAYERS[player.index()];
                if game.territory(player).get(x as i32, y as i32) {
                    image.rectangle(x * cell, y * cell, cell, cell, pale(colour, 0.4));
                }
                if game.trail(player).get(x as i32, y as i32) {
                    image.rectangle(x * cell, y * cell, cell, cell, pale(colour, 0.8));
                }
            }
        }
    }
    for player in Player::BOTH {
        let (x, y) = game.head(player);
        let (x, y) = (x as i64 * cell, y as i64 * cell);
        image.rectangle(x - 1, y - 1, cell + 2, cell + 2, [0; 3]);
        image.rectangle(x, y, cell, cell, PLAYERS[player.index()]);
    }
    image
}

/// Tiles in their owner's colour, stronger the higher, with their level.
fn of_duel2048(game: &Duel2048) -> Image {
    const CELL: i64 = 60;
    let mut image = Image::new(8 * CELL as usize, 4 * CELL as usize);
    for cell in 0..32u8 {
        let (x, y) = ((cell % 8) as i64 * CELL, (cell / 8) as i64 * CELL);
        let level = game.board().level(cell);
        let owner = game.board().owner(cell);
        let colour = match owner {
            Some(player) if level > 0 => pale(PLAYERS[player.index()], 0.35 + 0.05 * level as f64),
            Some(player) => pale(PLAYERS[player.index()], 0.12),
            None => PAPER,
        };
        image.rectangle(x, y, CELL, CELL, GRID);
        image.rectangle(x + 1, y + 1, CELL - 2, CELL - 2, colour);
        if level > 0 {
            let wide = if level > 9 { 28 } else { 12 };
            image.number(x + (CELL - wide) / 2, y + 20, level as u64, 4, [255; 3]);
        }
    }
    image
}

/// Stars as discs of their owner's colour with their troops, ways as lines.
fn of_stellar(game: &Stellar) -> Image {
    const SIDE: i64 = 480;
    const MARGIN: i64 = 30;
    let mut image = Image::new(SIDE as usize, SIDE as usize);
    let map = game.map();
    // Without places the nodes stand on a ring.
    let ring = |k: u8| {
        let angle = std::f32::consts::TAU * k as f32 / map.n() as f32;
        [angle.cos(), angle.sin()]
    };
    let places: Vec<[f32; 2]> = match map.xy() {
        [] => (0..map.n()).map(ring).collect(),
        known => known.iter().map(|place| place.map(|v| v as f32)).collect(),
    };
    let range = |k: usize| {
        let of = places.iter().map(|place| place[k]);
        (
            of.clone().fold(f32::INFINITY, f32::min),
            of.fold(f32::NEG_INFINITY, f32::max),
        )
    };
    let ranges = [range(0), range(1)];
    let span = ranges.iter().map(|(low, high)| high - low).fold(1e-9, f32::max);
    let at = |node: u8| {
        let along = |k: usize| {
            let middle = (ranges[k].0 + ranges[k].1) / 2.0;
            SIDE / 2 + ((places[node as usize - 1][k] - middle) / span * (SIDE - 2 * MARGIN) as f32) as i64
        };
        (along(0), along(1))
    };
    for node in 1..=map.n() {
        for &next in map.neighbours(node) {
            image.line(at(node), at(next), GRID);
        }
    }
    for node in 1..=map.n() {
        let (x, y) = at(node);
        let colour = game.owner(node).map_or([150; 3], |player| PLAYERS[player.index()]);
        if Player::BOTH.into_iter().any(|player| game.base(player) == node) {
            image.disc(x, y, 15, [0; 3]);
        }
        image.disc(x, y, 13, colour);
        let troops = game.troops(node).max(0.0).round() as u64;
        let wide = 8 * troops.to_string().len() as i64;
        image.number(x - wide / 2, y - 5, troops, 2, [255; 3]);
    }
    image
}
