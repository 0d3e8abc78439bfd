//! Root of a search: iterative deepening over all choices.

use turf_env::games::duel2048::{Duel2048, Phase};
use turf_env::{Game, Player};

use super::moves::{Way, cells_of, merges, placing};
use super::{DuelSearch, Effort, Found, INFINITY, Stopped, ply_of, sign};

impl DuelSearch {
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
        let mut found = Found {
            choice: ways[0].choice,
            value: sign(game.to_move()) * ways[0].lead,
            depth: 0,
            nodes: 0,
        };
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
                let less = |reduced| if home.is_some() { reduced } else { 0 };
                ways.extend(cells.map(|(cell, reduced)| placing(leaf, board, lead, cell, less(reduced))));
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
}
