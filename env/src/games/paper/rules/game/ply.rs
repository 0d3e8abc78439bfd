//! One ply: moving, closing, ends of games.

use super::{Paper, Turn};
use crate::games::paper::rules::config::QUIET_CELLS;
use crate::games::paper::rules::fill;
use crate::games::paper::rules::plane::{Bounds, MAX_SIZE, STEPS};
use crate::{Outcome, Player};

impl Paper {
    fn end(&mut self, winner: Option<Player>, reason: &'static str) {
        self.outcome = Some(Outcome { winner, reason });
    }

    fn end_by_area(&mut self, reason: &'static str) {
        self.end(Player::ahead(self.area[0].cmp(&self.area[1])), reason);
    }

    #[inline]
    fn extend_trail(&mut self, me: usize, x: i32, y: i32) {
        if self.trail[1 - me].get(x, y) {
            self.trail[1 - me].unset(x, y);
            self.trail_len[1 - me] -= 1;
        }
        if !self.trail[me].get(x, y) {
            self.trail[me].set(x, y);
            self.trail_len[me] += 1;
        }
        self.trail_bounds[me].include(x, y);
    }

    /// Turns the trail and the cells it encloses into territory (spec, "Closing").
    fn close(&mut self, me: usize) {
        let [ref mut territory_a, ref mut territory_b] = self.territory;
        let (own, other) = match me {
            0 => (territory_a, territory_b),
            _ => (territory_b, territory_a),
        };
        let (mut gained, mut taken) = (0, 0);
        let (trail, Bounds { y0, y1, .. }) = (&self.trail[me], self.trail_bounds[me]);
        let fills = self.pockets[me] || fill::may_enclose(self.visited[me], own, y0, y1, |y| trail.row(y));
        if self.trail_len[me] > 0 {
            for y in self.trail_bounds[me].y0..=self.trail_bounds[me].y1 {
                let cells = std::mem::take(self.trail[me].row_mut(y));
                gained += (cells & !own.row(y)).count_ones();
                taken += (cells & other.row(y)).count_ones();
                *own.row_mut(y) |= cells;
                *other.row_mut(y) &= !cells;
            }
            self.trail_bounds[me] = Bounds::NOTHING;
            self.trail_len[me] = 0;
        }
        if fills {
            let mut captured = [(0u8, 0u128); MAX_SIZE];
            let mut n = 0;
            let capture = |y, cells| {
                captured[n] = (y as u8, cells);
                n += 1;
            };
            fill::enclosed(self.visited[me], |y| own.row(y), capture);
            for &(y, cells) in &captured[..n] {
                let y = y as i32;
                gained += cells.count_ones();
                taken += (cells & other.row(y)).count_ones();
                *own.row_mut(y) |= cells;
                *other.row_mut(y) &= !cells;
            }
        }
        self.area[me] += gained;
        self.area[1 - me] -= taken;
        self.pockets[me] = false;
    }

    /// Plays one ply of the player to move (spec, "One ply, in this order").
    #[inline]
    pub(super) fn advance(&mut self, turn: Turn) {
        let me = (self.ply & 1) as usize;
        let enemy = 1 - me;
        let (player, opponent) = (Player::BOTH[me], Player::BOTH[enemy]);
        self.ply += 1;
        self.heading[me] = turn.apply(self.heading[me]);
        let (dx, dy) = STEPS[self.heading[me] as usize];
        let (x, y) = (self.head[me].0 + dx, self.head[me].1 + dy);
        self.head[me] = (x, y);
        if !self.on_board(x, y) {
            return self.end(Some(opponent), "WAL");
        }
        self.visited[me].include(x, y);
        let home = self.territory[me].get(x, y);
        if self.head[enemy] == (x, y) {
            if home {
                self.close(me);
                return self.end(Some(player), "CIT");
            }
            self.extend_trail(me, x, y);
            if self.territory[enemy].get(x, y) {
                return self.end(Some(opponent), "CIT");
            }
            if (self.heading[me] ^ self.heading[enemy]) & 1 == 1 {
                return self.end(Some(player), "SID");
            }
            return self.end_by_area("FAC");
        }
        let hit = if self.trail[enemy].get(x, y) {
            Some(player)
        } else if self.trail[me].get(x, y) {
            Some(opponent)
        } else {
            None
        };
        if !home {
            self.extend_trail(me, x, y);
        } else if self.trail_len[me] > 0 {
            self.close(me);
        }
        if let Some(winner) = hit {
            return self.end(Some(winner), "TAP");
        }
        if self.ply >= 2 * self.board.max_turns || self.board.quiet_turns > 0 && self.is_quiet() {
            self.end_by_area("END");
        }
    }

    /// Returns true if nothing has happened for `quiet_turns`; records the last event.
    fn is_quiet(&mut self) -> bool {
        if (0..2).any(|p: usize| self.area[p].abs_diff(self.quiet_area[p]).max(self.trail_len[p]) > QUIET_CELLS) {
            (self.quiet_area, self.quiet_since) = (self.area, self.ply);
        }
        self.ply - self.quiet_since >= 2 * self.board.quiet_turns
    }

    /// Plays a ply of `p`, whoever is to move and however many turns are left, to examine a run of moves. The result is not a
    /// position that play leads to.
    pub fn play_as(&mut self, p: Player, turn: Turn) {
        let (ply, board) = (self.ply, self.board);
        self.ply = p.index() as u32;
        (self.board.max_turns, self.board.quiet_turns) = (u32::MAX / 2, 0);
        self.advance(turn);
        (self.ply, self.board) = (ply, board);
    }
}
