//! A search for duel2048. The list of numbers is known and the sides alternate over the four phases of a round, so the
//! game has no chance. Principal variation search (Marsland and Campbell 1982) with iterative deepening and a
//! transposition table.
//!
//! | file | content |
//! |---|---|
//! | [`leaf`] | value of a position without search |
//! | [`lines`] | learnt part of that value |
//! | [`sums`] | look-up tables for the learnt part |
//! | [`counter`] | cache of leaf values |
//! | [`learn`] | learning of a leaf |
//! | [`moves`] | choices that the search examines |
//! | [`table`] | transposition table |
//! | [`bot`] | the search as a bot |
//! | [`file`](mod@file) | a leaf as a policy file |
//!
//! The root examines every choice. If the next ply is a placement, searches deeper than a round examine every cell
//! there. At all other plies a player places at home, or in at most four gaps between equal tiles of the other half,
//! searched three plies less deeply; if home is full, in a few cells of the other half. A skipped phase costs a ply.
//! After the last round the contest's own comparison counts.
//!
//! All values are integers and every order is fixed, so a search with a given number of nodes is the same on every
//! machine. The exported Python file (`python/duel2048/search.py`) is the same search line by line, except that it
//! deepens ply by ply and asks its clock after each if another one pays.

pub mod bot;
pub mod counter;
pub mod file;
pub mod leaf;
pub mod learn;
pub mod lines;
pub mod moves;
pub mod policy;
pub mod sums;
pub mod table;

use std::cmp::Ordering;
use std::time::Instant;

use turf_env::games::duel2048::{Board, Duel2048, Phase};
use turf_env::{Game, Player};

use counter::Counter;
use leaf::Leaf;
use moves::{Gaps, Way, Ways, best_merge, cells_of, gaps, merges, placing, put_first};
use table::{Bound, Entry, Table};

use crate::play::stop;

/// Parts of one unit, which is about the worth of a level-1 tile. Values are integers, so that every machine and every
/// language computes the same.
pub const UNIT: f64 = 8.0;
/// Value of a win, larger than any leaf; the lead at the end is added to it.
pub const WIN: i32 = 1 << 28;
const INFINITY: i32 = 1 << 30;
pub const MAX_DEPTH: u32 = 64;
/// Plies of a round. Searches no deeper than this examine few cells of the reply: a handful of nodes would not get
/// beyond it.
const ROUND: u32 = 4;

/// Limits on placements: at most `gaps` gaps between equal tiles of at least `gap_level`, searched `reduced` plies less
/// deeply. `gaps` also limits cells of the other half if home is full. Placements at the root that fill no gap are
/// searched `root_reduced` plies less deeply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breadth {
    pub gap_level: u8,
    pub gaps: usize,
    pub reduced: u32,
    pub root_reduced: u32,
}

impl Default for Breadth {
    fn default() -> Self {
        Self { gap_level: 3, gaps: 4, reduced: 3, root_reduced: 0 }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub depth: u32,
    pub nodes: u64,
    /// Time at which the search stops; `None` makes it repeatable.
    pub deadline: Option<Instant>,
}

impl Effort {
    pub fn depth(depth: u32) -> Self {
        let nodes = u64::MAX;
        Self { depth: depth.clamp(1, MAX_DEPTH), nodes, deadline: None }
    }

    pub fn nodes(nodes: u64) -> Self {
        Self { depth: MAX_DEPTH, nodes, deadline: None }
    }
}

/// Result of a search. `choice` is the number of a direction, or a cell. `value` is for the player to move. `depth` is
/// that of the last iteration, finished or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub choice: u8,
    pub value: i32,
    pub depth: u32,
    pub nodes: u64,
}

struct Stopped;

pub struct DuelSearch {
    counter: Counter,
    breadth: Breadth,
    deeper: bool,
    every_ply: bool,
    narrow: bool,
    table: Table,
    numbers: Vec<u32>,
    nodes: u64,
    effort: Effort,
    reply: usize,
    ways: Vec<Way>,
}

#[inline]
fn sign(player: Player) -> i32 {
    1 - 2 * player.index() as i32
}

impl DuelSearch {
    pub fn new(leaf: Leaf, breadth: Breadth) -> Self {
        Self {
            counter: Counter::new(leaf),
            breadth,
            deeper: true,
            every_ply: false,
            narrow: false,
            table: Table::default(),
            numbers: Vec::new(),
            nodes: 0,
            effort: Effort::depth(1),
            reply: 0,
            ways: Vec::new(),
        }
    }

    /// Makes the search deepen ply by ply and examine every merge at its end, as the exported Python file does. That
    /// file remembers the merges of every board, so iterations that end with placements cost it little.
    pub fn every_ply(self) -> Self {
        Self { every_ply: true, ..self }
    }

    /// Makes the search examine few cells of the reply, as it does at later plies.
    pub fn narrow(self) -> Self {
        Self { narrow: true, ..self }
    }

    /// Clears the table and sets the list of numbers of the next game.
    pub fn start(&mut self, numbers: &[u32]) {
        self.numbers = numbers.to_vec();
        self.table.clear(4 * numbers.len());
    }

    fn begin(&mut self, ply: usize, effort: Effort) {
        self.table.forget_before(ply);
        (self.nodes, self.effort, self.reply) = (0, effort, ply + 1);
        if self.reply & 2 == 0 {
            // Entries of earlier searches saw fewer cells at this ply.
            self.table.forget(self.reply);
        }
    }

    /// Returns the best choice found for the player to move. The game must be the started one or a later position of
    /// it.
    pub fn search(&mut self, game: &Duel2048, effort: Effort) -> Found {
        let ply = ply_of(game);
        self.begin(ply, effort);
        let mut ways = self.root_ways(game);
        let mut found =
            Found { choice: ways[0].choice, value: sign(game.to_move()) * ways[0].lead, depth: 0, nodes: 0 };
        if ways.len() > 1 {
            let deepest = effort.depth.min((4 * self.numbers.len() - ply) as u32);
            for depth in 1..=deepest {
                // Iterations that end with placements are skipped: what a placement adds is known in advance.
                if !self.every_ply && depth < deepest && (ply + depth as usize - 1) & 2 == 0 {
                    continue;
                }
                found.depth = depth;
                let (best, stopped) = self.root(&ways, ply, depth);
                if let Some((at, value)) = best {
                    (found.choice, found.value) = (ways[at].choice, value);
                    ways[..=at].rotate_right(1);
                }
                if stopped || self.is_late() {
                    break;
                }
            }
        }
        self.ways = ways;
        found.nodes = self.nodes;
        found
    }

    /// Returns the value of one choice for the player to move, searched as deep as the effort allows; `None` if the
    /// choice is not legal.
    pub fn value_of(&mut self, game: &Duel2048, choice: u8, effort: Effort) -> Option<i32> {
        let ply = ply_of(game);
        self.begin(ply, effort);
        let mut ways = self.root_ways(game);
        let way = ways.drain(..).find(|way| way.choice == choice);
        self.ways = ways;
        let way = Way { reduced: 0, ..way? };
        let mut value = sign(game.to_move()) * way.lead;
        for depth in 1..=effort.depth.min((4 * self.numbers.len() - ply) as u32) {
            match self.way_value(&way, ply, depth, -INFINITY, INFINITY, true) {
                Ok(deeper) => value = deeper,
                Err(Stopped) => break,
            }
        }
        Some(value)
    }

    fn is_late(&self) -> bool {
        self.effort.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn root_ways(&mut self, game: &Duel2048) -> Vec<Way> {
        let board = game.board();
        let mut ways = std::mem::take(&mut self.ways);
        ways.clear();
        match game.phase() {
            Phase::Merge(player) => ways.extend(merges(&mut self.counter, board, player)),
            Phase::Place(player) => {
                let lead = self.counter.lead(board, Player::A);
                let leaf = &self.counter.leaf;
                let gaps = self.gaps(board, player);
                let home = game.forced_cell(player, game.turn());
                let others = cells_of(board.empty(!player)).filter(|cell| !gaps.contains(cell));
                let away = gaps.iter().map(|&cell| (cell, self.breadth.reduced));
                let others = others.map(|cell| (cell, self.breadth.root_reduced));
                let cells = home.map(|cell| (cell, 0)).into_iter().chain(away).chain(others);
                ways.extend(
                    cells.map(|(cell, reduced)| {
                        placing(leaf, board, lead, cell, if home.is_some() { reduced } else { 0 })
                    }),
                );
            }
        }
        ways
    }

    fn root(&mut self, ways: &[Way], ply: usize, depth: u32) -> (Option<(usize, i32)>, bool) {
        let mut best: Option<(usize, i32)> = None;
        for (at, way) in ways.iter().enumerate() {
            let alpha = best.map_or(-INFINITY, |(_, value)| value);
            match self.way_value(way, ply, depth, alpha, INFINITY, at == 0) {
                Err(Stopped) => return (best, true),
                Ok(value) if value > alpha => best = Some((at, value)),
                Ok(_) => {}
            }
        }
        (best, false)
    }

    fn way_value(
        &mut self,
        way: &Way,
        ply: usize,
        depth: u32,
        alpha: i32,
        beta: i32,
        first: bool,
    ) -> Result<i32, Stopped> {
        let sign = 1 - 2 * (ply as i32 & 1);
        if ply + 1 == 4 * self.numbers.len() {
            return Ok(sign * self.result(&way.board, way.lead));
        }
        let rest = depth.saturating_sub(1 + way.reduced);
        if rest == 0 {
            return Ok(sign * way.lead);
        }
        if first {
            return Ok(-self.value(&way.board, way.lead, ply + 1, rest, -beta, -alpha)?);
        }
        let value = -self.value(&way.board, way.lead, ply + 1, rest, -alpha - 1, -alpha)?;
        if alpha < value && value < beta {
            return Ok(-self.value(&way.board, way.lead, ply + 1, rest, -beta, -alpha)?);
        }
        Ok(value)
    }

    /// Returns the value for the player to move: exact between `alpha` and `beta`, else a bound on the same side of
    /// them.
    fn value(
        &mut self,
        board: &Board,
        mut lead: i32,
        mut ply: usize,
        mut depth: u32,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Stopped> {
        if self.nodes >= self.effort.nodes || self.nodes & 63 == 63 && self.is_late() {
            return Err(Stopped);
        }
        if self.nodes & 1023 == 1023 {
            stop::look();
        }
        self.nodes += 1;
        let (mut board, mut turned) = (*board, 1);
        // If home is the only cell to examine, there is nothing to choose and no node is counted.
        while let Some(home) = self.only_home(&board, ply, depth) {
            lead += self.counter.leaf.placing(home);
            board.place(home);
            (ply, depth, alpha, beta, turned) = (ply + 1, depth - 1, -beta, -alpha, -turned);
            if depth == 0 {
                return Ok(turned * sign(Player::BOTH[ply & 1]) * lead);
            }
        }
        Ok(turned * self.best(&board, lead, ply, depth, alpha, beta)?)
    }

    #[inline]
    fn only_home(&self, board: &Board, ply: usize, depth: u32) -> Option<u8> {
        if ply & 2 != 0 {
            return None;
        }
        let player = Player::BOTH[ply & 1];
        let home = self.home(board, ply, player)?;
        let gaps = depth >= 2 + self.breadth.reduced && !self.gaps(board, player).is_empty();
        (!gaps && !self.is_wide(ply, depth)).then_some(home)
    }

    /// Returns true if every cell is searched: in the first reply, unless the search ends within a round.
    #[inline]
    fn is_wide(&self, ply: usize, depth: u32) -> bool {
        !self.narrow && ply == self.reply && depth > ROUND
    }

    #[inline]
    fn home(&self, board: &Board, ply: usize, player: Player) -> Option<u8> {
        board.home(player, self.numbers[ply / 4])
    }

    fn gaps(&self, board: &Board, player: Player) -> Gaps {
        gaps(board, player, self.breadth.gap_level, self.breadth.gaps)
    }

    fn best(
        &mut self,
        board: &Board,
        lead: i32,
        ply: usize,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let player = Player::BOTH[ply & 1];
        let merging = ply & 2 != 0;
        if depth == 1 && merging && ply + 1 < 4 * self.numbers.len() {
            // The Python file remembers all merges of a board, so it examines all of them.
            let enough = if self.every_ply { INFINITY } else { beta };
            let (best, n) = best_merge(&mut self.counter, board, player, enough);
            if n > 0 {
                return Ok(best - if n == 1 { self.counter.leaf.stuck[1] } else { 0 });
            }
        }
        let known = if depth == 1 { None } else { self.table.get(ply, board) };
        if let Some(entry) = known
            && entry.answers(depth, self.deeper, alpha, beta)
        {
            return Ok(entry.value);
        }
        let mut ways = if merging {
            merges(&mut self.counter, board, player)
        } else {
            self.placements(board, lead, ply, depth, player)
        };
        let n = ways.len();
        let cost = if merging && n < 2 { self.counter.leaf.stuck[n] } else { 0 };
        let (alpha, beta) = (alpha + cost, beta + cost);
        if n == 0 {
            // The opponent cannot merge either and the board is full: nothing will change any more.
            if merging && board.occupied() == !0 && board.directions(!player) == 0 {
                return Ok(sign(player) * self.result(board, lead));
            }
            let pass = Way {
                choice: 0,
                reduced: 0,
                board: *board,
                lead: if merging { self.counter.lead(board, !player) } else { lead },
            };
            return Ok(self.way_value(&pass, ply, depth, alpha, beta, true)? - cost);
        }
        if let Some(entry) = known {
            put_first(&mut ways, entry.choice);
        }
        let (mut best, mut choice, mut low) = (-INFINITY, 0, alpha);
        for (at, way) in ways.iter().enumerate() {
            let value = self.way_value(way, ply, depth, low, beta, at == 0)?;
            if value > best {
                (best, choice) = (value, way.choice);
                low = low.max(best);
                if low >= beta {
                    break;
                }
            }
        }
        let bound = match () {
            () if best <= alpha => Bound::Upper,
            () if best >= beta => Bound::Lower,
            () => Bound::Exact,
        };
        let value = best - cost;
        if depth > 1 {
            self.table.put(ply, *board, Entry { value, depth, bound, choice });
        }
        Ok(value)
    }

    fn placements(&self, board: &Board, lead: i32, ply: usize, depth: u32, player: Player) -> Ways {
        let (gaps, home) = (self.gaps(board, player), self.home(board, ply, player));
        let others = cells_of(board.empty(!player)).filter(|cell| !gaps.contains(cell));
        let (gaps_reduced, most) = match home {
            Some(_) => (self.breadth.reduced, 0),
            None => (0, self.breadth.gaps - gaps.len()),
        };
        let most = if self.is_wide(ply, depth) { usize::MAX } else { most };
        let gaps = gaps.iter().map(|&cell| (cell, gaps_reduced));
        let cells = home.into_iter().map(|cell| (cell, 0)).chain(gaps);
        let cells = cells.chain(others.take(most).map(|cell| (cell, 0)));
        cells.map(|(cell, reduced)| placing(&self.counter.leaf, board, lead, cell, reduced)).collect()
    }

    fn result(&self, board: &Board, lead: i32) -> i32 {
        let [a, b] = board.histogram();
        lead + match a.iter().rev().cmp(b.iter().rev()) {
            Ordering::Greater => WIN,
            Ordering::Less => -WIN,
            Ordering::Equal => 0,
        }
    }
}

pub fn ply_of(game: &Duel2048) -> usize {
    let phase = Phase::ALL.iter().position(|&p| p == game.phase()).expect("one of the four");
    4 * game.turn() as usize + phase
}

#[cfg(test)]
pub(super) mod tests;
