//! What a search looks at: merges, the forced cell, and cells of the other half that keep two equal tiles apart.

use smallvec::SmallVec;
use turf_env::Player;
use turf_env::games::duel2048::Board;
use turf_env::games::duel2048::board::REALM;

use super::counter::Counter;
use super::leaf::{Leaf, codes};
use super::sign;

/// A way on from a position.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// A direction's number, or a cell.
    pub choice: u8,
    /// Plies that it is looked at less.
    pub reduced: u32,
    /// The board behind it.
    pub board: Board,
    /// The first player's lead there; what was learnt counts as behind the last merge.
    pub lead: i32,
}

/// A few ways, on the stack unless gaps are looked at in number.
pub type Ways = SmallVec<[Way; 5]>;

/// Puts the way of this choice first and leaves the others in order.
pub fn put_first(ways: &mut [Way], choice: u8) {
    if let Some(at) = ways.iter().position(|way| way.choice == choice) {
        ways[..=at].rotate_right(1);
    }
}

/// The merges that change something, the best lead behind it first, of equals in the order of directions.
#[inline]
pub fn merges(counter: &mut Counter, board: &Board, player: Player) -> Ways {
    let boards = board.merges(player);
    let leads = counter.leads(board, player, &boards);
    let better = |one: usize, two: usize| match player {
        Player::A => leads[one] > leads[two],
        Player::B => leads[one] < leads[two],
    };
    // Numbers are put in order, not ways: these are larger.
    let (mut order, mut n) = ([0; 4], 0);
    for choice in (0..4).filter(|&choice| boards[choice] != *board) {
        let at = (0..n).find(|&at| better(choice, order[at])).unwrap_or(n);
        order.copy_within(at..n, at + 1);
        order[at] = choice;
        n += 1;
    }
    let way = |&choice: &usize| Way {
        choice: choice as u8,
        reduced: 0,
        board: boards[choice],
        lead: leads[choice],
    };
    order[..n].iter().map(way).collect()
}

/// The best lead behind a player's merges, for that player, and how many there are.
#[inline]
pub fn best_merge(counter: &mut Counter, board: &Board, player: Player) -> (i32, usize) {
    let boards = board.merges(player);
    let leads = counter.leads(board, player, &boards);
    let each = boards.iter().zip(leads).filter(|(after, _)| *after != board);
    each.fold((i32::MIN, 0), |(best, n), (_, lead)| {
        (best.max(sign(player) * lead), n + 1)
    })
}

/// The way of placing at an empty cell of a board with this lead.
#[inline]
pub fn placing(leaf: &Leaf, board: &Board, lead: i32, cell: u8, reduced: u32) -> Way {
    let mut after = *board;
    after.place(cell);
    Way {
        choice: cell,
        reduced,
        board: after,
        lead: lead + leaf.placing(cell),
    }
}

/// Empty cells of the other half between two equal tiles of at least this level that the other could merge across them: the
/// highest level first, then by number, at most `most`.
pub fn gaps(board: &Board, player: Player, lowest: u8, most: usize) -> Vec<u8> {
    let other = !player;
    let codes = codes(board);
    let empty = board.empty(other);
    let occupied = board.occupied();
    let realm = REALM[other.index()];
    // The first tile in a direction, across empty cells of the other's half; 0 if there is none.
    let next = |cell: usize, row: isize, column: isize| -> u8 {
        let (mut r, mut c) = ((cell / 8) as isize, (cell % 8) as isize);
        loop {
            (r, c) = (r + row, c + column);
            if !(0..4).contains(&r) || !(0..8).contains(&c) {
                return 0;
            }
            let at = (r * 8 + c) as usize;
            if occupied >> at & 1 == 1 {
                return codes[at];
            }
            if realm >> at & 1 == 0 {
                return 0;
            }
        }
    };
    let owner = 16 * other.index() as u8;
    let mut found: Vec<(u8, u8)> = Vec::new();
    for cell in (0..32).filter(|cell| empty >> cell & 1 == 1) {
        let between = |one: u8, two: u8| {
            let (level, same) = (one & 15, one & 15 == two & 15);
            let can_merge = one & 16 == owner || two & 16 == owner;
            if same && level >= lowest && can_merge { level } else { 0 }
        };
        let row = between(next(cell, 0, -1), next(cell, 0, 1));
        let column = between(next(cell, -1, 0), next(cell, 1, 0));
        if row.max(column) > 0 {
            found.push((row.max(column), cell as u8));
        }
    }
    found.sort_by_key(|&(level, cell)| (std::cmp::Reverse(level), cell));
    found.truncate(most);
    found.into_iter().map(|(_, cell)| cell).collect()
}

/// The cells of a set, lowest first.
pub fn cells_of(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        cell
    })
}
