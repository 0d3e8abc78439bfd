//! Learnt part of a leaf: weights of patterns in lines of four cells.
//!
//! A board has twenty lines: the four columns and four rows of either half, seen from the owner's side, and in every
//! row the four cells around the border, seen from the first player's side. A pattern adds its weight times a scale:
//!
//! | pattern | number | scale |
//! |---|---|---|
//! | a tile, own or the other's | 2 | its worth |
//! | two tiles with only empty cells between: number of cells, owners, level difference ± 3 | 3 · 4 · 7 | worth of the lower |
//! | numbers of own and other tiles | 25 | 1, and the root of the highest one's worth |
//! | ends towards which each side could move or merge | 16 | 1, and the root of the highest one's worth |
//!
//! There are 22 sets of weights. For each player who merges next: one per half and column (0 at the back), one per half
//! for its rows, and one for the lines around the border. In columns, up and down count alike. All sums are integers,
//! so Python computes the same ones (`python/duel2048/lines.py`).

use turf_env::Player;

use super::UNIT;
use super::sums::{Line, PAIRS_END, PATTERNS, Sums};

pub const SETS: usize = 22;
pub const LINES: usize = 20;
/// Weights are integers in units of 1 / `PARTS`.
pub const PARTS: i64 = 256;
const BASE: f64 = 2.2;

/// Weights by set and pattern, in parts of [`PARTS`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    weights: Vec<[i32; PATTERNS]>,
    sums: Sums,
}

pub fn scales() -> [[i64; 16]; 2] {
    [1.0, 0.5].map(|power| std::array::from_fn(|level| (UNIT * BASE.powf(power * level as f64)).round() as i64))
}

pub fn lines(codes: &[u8; 32], next: Player) -> impl Iterator<Item = Line> {
    (0..LINES).map(move |line| seen(line, next, cells_of(line).map(|cell| codes[cell])))
}

/// Returns the cells of a line. Lines are numbered: columns from the left, rows of the left half, rows of the right
/// half, rows around the border.
pub fn cells_of(line: usize) -> [usize; 4] {
    let k = line % 4;
    match line / 4 {
        0 | 1 => [0, 8, 16, 24].map(|row| row + line),
        2 => [0, 1, 2, 3].map(|column| 8 * k + column),
        3 => [4, 5, 6, 7].map(|column| 8 * k + column),
        _ => [2, 3, 4, 5].map(|column| 8 * k + column),
    }
}

/// Returns a line as its owner sees it, or as the first player does if it crosses the border.
#[inline(always)]
pub fn seen(line: usize, next: Player, mut view: [u8; 4]) -> Line {
    let (kind, side) = match line {
        0..4 => (line, Player::A),
        4..8 => (7 - line, Player::B),
        8..12 => (4, Player::A),
        12..16 => (4, Player::B),
        _ => (10, Player::A),
    };
    if side == Player::B {
        let reversed = u32::from_be_bytes(view);
        // Flips the owner bit of every cell with a tile.
        let tiles = ((reversed & 0x0F0F_0F0F) + 0x0F0F_0F0F) & 0x1010_1010;
        view = (reversed ^ tiles).to_le_bytes();
    }
    Line { set: 11 * next.index() + 5 * side.index() + kind, vertical: line < 8, view, side }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    Worth(u8),
    Root(u8),
}

impl Scale {
    #[inline]
    pub fn of<T: Copy>(self, [worth, root]: &[[T; 16]; 2]) -> T {
        match self {
            Self::Worth(level) => worth[level as usize],
            Self::Root(level) => root[level as usize],
        }
    }
}

/// Calls `with` with the number and the scale of every pattern of a line.
pub fn patterns(&Line { vertical, view: line, .. }: &Line, mut with: impl FnMut(usize, Scale)) {
    let (mut last, mut tiles, mut highest, mut moves) = (None, 0, 0, [0; 2]);
    for (k, &code) in line.iter().enumerate() {
        if code == 0 {
            continue;
        }
        let (side, level) = ((code >> 4) as usize, code & 15);
        with(side, Scale::Worth(level));
        highest = highest.max(level);
        tiles += [5, 1][side];
        let free = |to: u8| to == 0 || to & 15 == level;
        moves[side] |= (k > 0 && free(line[k - 1])) as usize | ((k < 3 && free(line[k + 1])) as usize) << 1;
        if let Some(j) = last {
            let (mut a, mut b): (u8, u8) = (line[j], code);
            if vertical && (a & 15, a) > (b & 15, b) {
                (a, b) = (b, a);
            }
            let (la, lb) = (a & 15, b & 15);
            let differ = (lb as i32 - la as i32).clamp(-3, 3) + 3;
            let kind = (k - j - 1) * 28 + (2 * (a >> 4) + (b >> 4)) as usize * 7 + differ as usize;
            with(2 + kind, Scale::Worth(la.min(lb)));
        }
        last = Some(k);
    }
    // Up and down count alike.
    let moves = moves.map(|ends| if vertical && ends == 2 { 1 } else { ends });
    let kinds = [tiles, 25 + moves[0] + 4 * moves[1]];
    for kind in kinds {
        with(PAIRS_END + kind, Scale::Worth(0));
        with(PAIRS_END + 41 + kind, Scale::Root(highest));
    }
}

impl Lines {
    pub fn new(weights: Vec<i32>) -> Self {
        assert_eq!(weights.len(), SETS * PATTERNS);
        let of_set = |set: &[i32]| set.try_into().expect("a set's patterns");
        Self { weights: weights.chunks_exact(PATTERNS).map(of_set).collect(), sums: Sums::new(scales()) }
    }

    pub fn weights(&self) -> &[i32] {
        self.weights.as_flattened()
    }

    /// Returns what a line adds to the first player's lead.
    #[inline]
    pub fn value(&self, line: &Line) -> i32 {
        let sum = PARTS / 2 + self.sums.of(&self.weights[line.set], line);
        let value = (sum >> PARTS.trailing_zeros()) as i32;
        if line.side == Player::A { value } else { -value }
    }
}
