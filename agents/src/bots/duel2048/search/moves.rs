//! Choices that a search examines: merges, the forced cell, and cells of the other half that keep two equal tiles
//! apart.

use smallvec::SmallVec;
use turf_env::Player;
use turf_env::games::duel2048::{Board, REALM};

use super::counter::Counter;
use super::leaf::Leaf;
use super::{INFINITY, sign};

/// Edge of the search tree. `choice` is the number of a direction, or a cell. `reduced` is the number of plies by which
/// it is searched less deeply. `lead` is the first player's lead on `board`, with the learnt part as of the last merge.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub choice: u8,
    pub reduced: u32,
    pub board: Board,
    pub lead: i32,
}

pub type Ways = SmallVec<[Way; 5]>;

pub fn put_first(ways: &mut [Way], choice: u8) {
    if let Some(at) = ways.iter().position(|way| way.choice == choice) {
        ways[..=at].rotate_right(1);
    }
}

/// Returns the merges that change the board, best lead for the player first, equals in the order of directions.
#[inline]
pub fn merges(counter: &mut Counter, board: &Board, player: Player) -> Ways {
    let boards = board.merges(player);
    let leads = counter.leads(board, player, &boards, INFINITY);
    let better = |one: usize, two: usize| match player {
        Player::A => leads[one] > leads[two],
        Player::B => leads[one] < leads[two],
    };
    // Sorts numbers instead of ways, which are larger.
    let (mut order, mut n) = ([0; 4], 0);
    for choice in (0..4).filter(|&choice| boards[choice] != *board) {
        let at = (0..n).find(|&at| better(choice, order[at])).unwrap_or(n);
        order.copy_within(at..n, at + 1);
        order[at] = choice;
        n += 1;
    }
    let way = |&choice: &usize| Way { choice: choice as u8, reduced: 0, board: boards[choice], lead: leads[choice] };
    order[..n].iter().map(way).collect()
}

/// Returns the best lead for `player` after its merges, or the first that is `enough`, and the number of its merges.
#[inline]
pub fn best_merge(counter: &mut Counter, board: &Board, player: Player, enough: i32) -> (i32, usize) {
    let boards = board.merges(player);
    let leads = counter.leads(board, player, &boards, enough);
    let each = boards.iter().zip(leads).filter(|(after, _)| *after != board);
    each.fold((i32::MIN, 0), |(best, n), (_, lead)| (best.max(sign(player) * lead), n + 1))
}

#[inline]
pub fn placing(leaf: &Leaf, board: &Board, lead: i32, cell: u8, reduced: u32) -> Way {
    let mut after = *board;
    after.place(cell);
    Way { choice: cell, reduced, board: after, lead: lead + leaf.placing(cell) }
}

pub type Gaps = SmallVec<[u8; 4]>;

/// Returns empty cells of the other half between two equal tiles that the opponent could merge across them. The tiles
/// have at least level `lowest`. Highest level first, then by cell, at most `most`.
pub fn gaps(board: &Board, player: Player, lowest: u8, most: usize) -> Gaps {
    let other = !player;
    let (occupied, theirs) = (board.occupied(), board.tiles(other));
    // Tiles slide over cells of their owner's half, so a cell of it sees nothing beyond the first column of the other
    // half.
    let seen = match other {
        Player::A => REALM[0] | REALM[0] << 1,
        Player::B => REALM[1] | REALM[1] >> 1,
    };
    // Level of the two tiles next to a cell in a line through it, 0 if they could not merge there.
    let between = |cell: u8, line: u32| {
        let tiles = occupied & line;
        let (before, behind) = (tiles & ((1 << cell) - 1), tiles & (!1 << cell));
        if before == 0 || behind == 0 {
            return 0;
        }
        let (one, two) = (31 - before.leading_zeros(), behind.trailing_zeros());
        let levels = board.levels();
        let differ = levels.iter().any(|plane| (plane >> one ^ plane >> two) & 1 == 1);
        let level = board.level(one as u8);
        let can_merge = (theirs >> one | theirs >> two) & 1 == 1;
        if !differ && level >= lowest && can_merge { level } else { 0 }
    };
    let mut found: SmallVec<[(u8, u8); 16]> = SmallVec::new();
    for cell in cells_of(board.empty(other)) {
        let row = between(cell, seen & 0xFF << (cell & !7));
        let level = row.max(between(cell, 0x0101_0101 << (cell & 7)));
        if level > 0 {
            found.push((level, cell));
        }
    }
    found.sort_by_key(|&(level, cell)| (std::cmp::Reverse(level), cell));
    found.into_iter().take(most).map(|(_, cell)| cell).collect()
}

pub fn cells_of(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        cell
    })
}
