use crate::grid::Grid;

pub const PALETTE: [[u8; 3]; 16] = [
    [0x10, 0x15, 0x1c], // ground
    [0x1c, 0x24, 0x2e], // board
    [0xe8, 0xed, 0xf4], // text
    [0x6a, 0x78, 0x8a], // lines
    [0xff, 0x8f, 0x52], // A
    [0x4e, 0xa8, 0xff], // B
    [0xa8, 0x58, 0x2c], // A, dim
    [0x2c, 0x64, 0xa0], // B, dim
    [0xff, 0xd0, 0xa8], // A, bright
    [0xb4, 0xdc, 0xff], // B, bright
    [0xff, 0xe8, 0x66], // gold
    [0x2c, 0x36, 0x43], // faint lines
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
];

pub const GROUND: u8 = 0;
pub const BOARD: u8 = 1;
pub const TEXT: u8 = 2;
pub const LINE: u8 = 3;
/// Colour of A; add 1 for B. `DIM` and `BRIGHT` work alike.
pub const SIDE: u8 = 4;
pub const DIM: u8 = 6;
pub const BRIGHT: u8 = 8;
pub const GOLD: u8 = 10;
pub const FAINT: u8 = 11;

/// Digits 0 to 9, three columns by five rows, the top row in the highest bits.
const DIGITS: [u16; 10] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_010_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![GROUND; width * height] }
    }

    /// Draws a square per cell, whose colour distinguishes it.
    pub fn of_grid(grid: &Grid) -> Self {
        const SQUARE: i32 = 24;
        let rows = grid.cells.len().div_ceil(grid.columns).max(1);
        let mut canvas = Self::new(grid.columns * SQUARE as usize, rows * SQUARE as usize);
        for (i, cell) in grid.cells.iter().enumerate() {
            let colour = match cell.bytes().next() {
                None => BOARD,
                Some(b'A') => SIDE,
                Some(b'B') => SIDE + 1,
                Some(other) => [TEXT, LINE, DIM, DIM + 1, BRIGHT, BRIGHT + 1, GOLD][other as usize % 7],
            };
            let (x, y) = ((i % grid.columns) as i32, (i / grid.columns) as i32);
            canvas.rectangle(SQUARE * x + 1, SQUARE * y + 1, SQUARE - 2, SQUARE - 2, colour);
        }
        canvas
    }

    /// Returns three bytes per pixel, row by row.
    pub fn rgb(&self) -> Vec<u8> {
        self.pixels.iter().flat_map(|&colour| PALETTE[colour as usize]).collect()
    }

    pub fn dot(&mut self, x: i32, y: i32, colour: u8) {
        if (0..self.width as i32).contains(&x) && (0..self.height as i32).contains(&y) {
            self.pixels[y as usize * self.width + x as usize] = colour;
        }
    }

    pub fn rectangle(&mut self, x: i32, y: i32, width: i32, height: i32, colour: u8) {
        for row in y..y + height {
            (x..x + width).for_each(|column| self.dot(column, row, colour));
        }
    }

    pub fn disc(&mut self, x: i32, y: i32, radius: i32, colour: u8) {
        for dy in -radius..=radius {
            for dx in -radius..=radius {
                if dx * dx + dy * dy <= radius * radius + radius {
                    self.dot(x + dx, y + dy, colour);
                }
            }
        }
    }

    pub fn line(&mut self, from: (i32, i32), to: (i32, i32), colour: u8) {
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
        for i in 0..=steps {
            let at = |a: i32, b: i32| a + ((b - a) as f32 * i as f32 / steps as f32).round() as i32;
            self.dot(at(from.0, to.0), at(from.1, to.1), colour);
        }
    }

    pub fn number(&mut self, number: u64, x: i32, y: i32, size: i32, colour: u8) {
        let text = number.to_string();
        let width = (4 * text.len() as i32 - 1) * size;
        for (i, digit) in text.bytes().enumerate() {
            let bits = DIGITS[(digit - b'0') as usize];
            for k in (0..15).filter(|k| bits >> (14 - k) & 1 == 1) {
                let left = x - width / 2 + (4 * i as i32 + k % 3) * size;
                self.rectangle(left, y - 5 * size / 2 + k / 3 * size, size, size, colour);
            }
        }
    }

    /// Returns the smallest rectangle (x, y, width, height) that contains all differences to a picture of the same size.
    /// `None` if they are equal.
    pub fn difference(&self, other: &Self) -> Option<(usize, usize, usize, usize)> {
        let differs = |i: &usize| self.pixels[*i] != other.pixels[*i];
        let places: Vec<usize> = (0..self.pixels.len()).filter(differs).collect();
        let (x, y) = (|i: &usize| i % self.width, |i: &usize| i / self.width);
        let (left, right) = (places.iter().map(x).min()?, places.iter().map(x).max()?);
        let (top, bottom) = (places.iter().map(y).min()?, places.iter().map(y).max()?);
        Some((left, top, right - left + 1, bottom - top + 1))
    }
}
