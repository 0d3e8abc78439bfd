//! Sum of a line's patterns by look-up in small tables, without a branch. [`super::lines::patterns`] defines the
//! patterns one by one.

use turf_env::Player;

pub const PATTERNS: usize = PAIRS_END + 2 * (25 + 16);
pub const PAIRS_END: usize = 2 + 3 * 28;
const CODES: usize = 32;

/// Line of four cells. `vertical` is true for a column, in which up and down count alike. `view` holds the codes of the
/// cells as `side` sees them, `set` is the index of the weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub set: usize,
    pub vertical: bool,
    pub view: [u8; 4],
    pub side: Player,
}

/// Table by the codes of two cells of a line, the nearer one first. Bits 0 to 4 hold the kind of pair; bits 5 to 8 the
/// lower level, 0 if a cell is empty. Bits 9 to 12 hold the ends towards which one of two neighbours could move or
/// merge, two bits for each player. The second table is for lines on which up and down count alike. `EITHER_END` maps
/// the last four bits for these lines.
static PAIRS: [[u16; CODES * CODES]; 2] = [pairs(false), pairs(true)];
const EITHER_END: [u8; 16] = [0, 1, 1, 3, 4, 5, 5, 7, 4, 5, 5, 7, 12, 13, 13, 15];
const TILES: [u8; CODES] =
    [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

const fn pairs(vertical: bool) -> [u16; CODES * CODES] {
    let mut table = [0; CODES * CODES];
    let mut at = 0;
    while at < CODES * CODES {
        table[at] = pair(at / CODES, at % CODES, vertical) | moves(at / CODES, at % CODES) << 9;
        at += 1;
    }
    table
}

const fn pair(mut a: usize, mut b: usize, vertical: bool) -> u16 {
    if vertical && (a & 15 > b & 15 || a & 15 == b & 15 && a > b) {
        (a, b) = (b, a);
    }
    let (la, lb) = (a & 15, b & 15);
    if la == 0 || lb == 0 {
        return 0;
    }
    let higher = (lb + 3).saturating_sub(la);
    let differ = if higher > 6 { 6 } else { higher };
    let kind = (2 * (a >> 4) + (b >> 4)) * 7 + differ;
    let lower = if la < lb { la } else { lb };
    (kind | lower << 5) as u16
}

const fn moves(a: usize, b: usize) -> u16 {
    let equal = a & 15 == b & 15;
    let first = (a > 0 && (b == 0 || equal)) as u16;
    let second = (b > 0 && (a == 0 || equal)) as u16;
    first << (2 * (a >> 4) + 1) | second << (2 * (b >> 4))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    worth: [i64; CODES],
    one: i64,
    root: [i64; 16],
}

impl Sums {
    pub fn new([worth, root]: [[i64; 16]; 2]) -> Self {
        let by_code = |code: usize| if code == 0 { 0 } else { worth[code & 15] };
        Self { worth: std::array::from_fn(by_code), one: worth[0], root }
    }

    /// Returns the sum of weight times scale over all patterns of a line. The weights are those of the line's set.
    #[inline]
    pub fn of(&self, weights: &[i32; PATTERNS], line: &Line) -> i64 {
        let cells = line.view.map(|code| code as usize % CODES);
        let [a, b, c, d] = cells;
        let weight = |at: usize| weights[at] as i64;
        let pairs = &PAIRS[line.vertical as usize];
        let pair = |from: usize, to: usize| pairs[from * CODES + to] as usize;
        let worth = |pair: usize, gap: usize| weight(2 + 28 * gap + pair % 32) * self.worth[pair / 32 % 16];
        let empty = |cell: usize| (cell == 0) as i64;
        let [near, next, far] = [pair(a, b), pair(b, c), pair(c, d)];
        let (mut sum, mut tiles, mut highest) = (0, 0, 0);
        for code in cells {
            sum += weight(code / 16) * self.worth[code];
            tiles += TILES[code] as usize;
            highest = highest.max(code % 16);
        }
        sum += worth(near, 0) + worth(next, 0) + worth(far, 0);
        sum += empty(b) * (worth(pair(a, c), 1) + empty(c) * worth(pair(a, d), 2)) + empty(c) * worth(pair(b, d), 1);
        let ends = (near | next | far) >> 9;
        let ends = if line.vertical { EITHER_END[ends % 16] as usize } else { ends % 16 };
        let kinds = [PAIRS_END + tiles, PAIRS_END + 25 + ends];
        let whole: i64 = kinds.iter().map(|&kind| weight(kind)).sum();
        let rooted: i64 = kinds.iter().map(|&kind| weight(kind + 41)).sum();
        sum + whole * self.one + rooted * self.root[highest]
    }
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::super::lines::{patterns, scales, seen};
    use super::*;

    #[test]
    fn looked_up_or_counted_one_by_one() {
        let mut rng = Rng::new(12);
        let weights: [i32; PATTERNS] = std::array::from_fn(|_| rng.below(2001) as i32 - 1000);
        let sums = Sums::new(scales());
        for number in 0..50_000 {
            let highest = [2, 4, 15][number % 3];
            let cells = std::array::from_fn(|_| match rng.below(3) {
                0 => 0,
                side => 1 + rng.below(highest) as u8 + 16 * (side as u8 - 1),
            });
            let line = seen(number % 20, Player::BOTH[rng.below(2) as usize], cells);
            let mut sum = 0;
            patterns(&line, |at, scale| sum += weights[at] as i64 * scale.of(&scales()));
            assert_eq!(sums.of(&weights, &line), sum, "{line:?}");
        }
    }
}
