//! Rules of paper: positions.

mod ply;

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use super::config::{BoardSize, PaperConfig, PaperSetup};
use super::plane::{self, Bounds, Heading, Plane};
use crate::{Game, Outcome, Player, Rng, Rules};

/// A player's action in a ply: turn, then advance one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    Left,
    Straight,
    Right,
}

impl Turn {
    /// Turns in the order of the choice indices.
    pub const ALL: [Turn; 3] = [Turn::Left, Turn::Straight, Turn::Right];

    #[inline]
    pub fn apply(self, heading: Heading) -> Heading {
        (heading + self as u8 + 3) & 3
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Paper {
    territory: [Plane; 2],
    trail: [Plane; 2],
    head: [(i32, i32); 2],
    heading: [Heading; 2],
    visited: [Bounds; 2],
    trail_bounds: [Bounds; 2],
    trail_len: [u32; 2],
    area: [u32; 2],
    /// True if a territory may enclose cells that are not its own: after [`Paper::without`], until it closes. In play none does:
    /// a closing takes all that it encloses, and cells lost to the other's closing join the other's territory, which reaches
    /// the outside.
    pockets: [bool; 2],
    board: BoardSize,
    ply: u32,
    /// Areas at the last event, and its ply; kept on boards with `quiet_turns`.
    quiet_area: [u32; 2],
    quiet_since: u32,
    outcome: Option<Outcome>,
}

impl Paper {
    #[inline]
    pub fn width(&self) -> i32 {
        self.board.width as i32
    }

    #[inline]
    pub fn height(&self) -> i32 {
        self.board.height as i32
    }

    pub fn max_turns(&self) -> u32 {
        self.board.max_turns
    }

    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Returns the cell of a player's head (off the board after running off it).
    #[inline]
    pub fn head(&self, p: Player) -> (i32, i32) {
        self.head[p.index()]
    }

    #[inline]
    pub fn heading(&self, p: Player) -> Heading {
        self.heading[p.index()]
    }

    #[inline]
    pub fn territory(&self, p: Player) -> &Plane {
        &self.territory[p.index()]
    }

    /// Returns a player's trail, including the head's own cell if that is outside the territory.
    #[inline]
    pub fn trail(&self, p: Player) -> &Plane {
        &self.trail[p.index()]
    }

    /// Returns the bounding box of a player's trail; [`Bounds::NOTHING`] if it has none.
    #[inline]
    pub fn trail_bounds(&self, p: Player) -> Bounds {
        self.trail_bounds[p.index()]
    }

    /// Returns the bounding box of all cells a player has ever visited, its spawn block included. It contains the territory.
    #[inline]
    pub fn visited(&self, p: Player) -> Bounds {
        self.visited[p.index()]
    }

    #[inline]
    pub fn trail_len(&self, p: Player) -> u32 {
        self.trail_len[p.index()]
    }

    #[inline]
    pub fn area(&self, p: Player) -> u32 {
        self.area[p.index()]
    }

    #[inline]
    pub fn turns_left(&self, p: Player) -> u32 {
        let made = (self.ply + (p == Player::A) as u32) / 2;
        self.board.max_turns.saturating_sub(made)
    }

    #[inline]
    pub fn on_board(&self, x: i32, y: i32) -> bool {
        (x as u32) < self.board.width as u32 && (y as u32) < self.board.height as u32
    }

    #[inline]
    pub fn prefetch(&self) {
        for p in 0..2 {
            let Bounds { y0, y1, .. } = self.visited[p];
            self.territory[p].prefetch(y0, y1);
            let Bounds { y0, y1, .. } = self.trail_bounds[p];
            self.trail[p].prefetch(y0, y1);
        }
    }

    /// Returns the game without territory and trails in a rectangle within the board, except for the cells next to either head:
    /// to measure how much those cells matter. Not a position that play leads to.
    pub fn without(&self, cells: Bounds) -> Self {
        let mut game = self.clone();
        game.pockets = [true; 2];
        let columns = plane::span(cells.x0, cells.x1);
        for y in cells.y0..=cells.y1 {
            let mut gone = columns;
            for (hx, hy) in self.head {
                if (hy - y).abs() <= 1 && self.on_board(hx, hy) {
                    gone &= !plane::span((hx - 1).max(0), (hx + 1).min(self.width() - 1));
                }
            }
            for p in 0..2 {
                game.area[p] -= (game.territory[p].row(y) & gone).count_ones();
                game.trail_len[p] -= (game.trail[p].row(y) & gone).count_ones();
                *game.territory[p].row_mut(y) &= !gone;
                *game.trail[p].row_mut(y) &= !gone;
            }
        }
        // The trails' boxes may now be larger than needed, which costs only time.
        game
    }

    fn place(&mut self, setup: &PaperSetup) {
        for (p, &(x, y, heading)) in setup.spawn.iter().enumerate() {
            let (x, y) = (x as i32, y as i32);
            self.head[p] = (x, y);
            self.heading[p] = heading & 3;
            self.visited[p] = Bounds::NOTHING;
            for cx in x - 1..=x + 1 {
                for cy in y - 1..=y + 1 {
                    if self.on_board(cx, cy) && !self.territory[1 - p].get(cx, cy) {
                        self.territory[p].set(cx, cy);
                        self.area[p] += 1;
                        self.visited[p].include(cx, cy);
                    }
                }
            }
        }
        (self.quiet_area, self.quiet_since) = (self.area, 0);
    }
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaperRules;

impl Rules for PaperRules {
    type Game = Paper;
    type Config = PaperConfig;
    type Setup = PaperSetup;
    fn name(&self) -> &'static str {
        "paper"
    }
    fn known_setup(&self) -> bool {
        true
    }
    fn settings(&self) -> &'static [(&'static str, &'static str)] {
        &[(
            "boards",
            "The boards played on; each game draws one, all equally likely: width (even, 8 to 128), height (7 to 128), \
         max_turns (turns after which areas are counted), quiet_turns (turns without a change of either area by \
         more than 12 cells or a longer trail, after which they are counted; 0, the default: never). Unit: cells, turns.",
        )]
    }
    fn default_config(&self) -> Self::Config {
        Self::Config::default()
    }
    fn check(&self, config: &PaperConfig) -> Result<(), String> {
        config.check()
    }
    fn draw_setup(&self, config: &PaperConfig, rng: &mut Rng) -> PaperSetup {
        let board = config.boards[rng.below(config.boards.len() as u32) as usize];
        let k = board.width as i32 / 2;
        let mut spawn = |p: i32| {
            // On boards smaller than the contest's the ± 3 could leave the player's half.
            let x = (k * p + k / 2 + rng.between(-3, 3)).clamp(k * p, k * p + k - 1);
            let y = (board.height as i32 / 2 + rng.between(-3, 3)).clamp(0, board.height as i32 - 1);
            (x as u8, y as u8, rng.below(4) as u8)
        };
        let spawn = [spawn(0), spawn(1)];
        PaperSetup { board, spawn }
    }
    fn start(&self, setup: &PaperSetup) -> Paper {
        let mut game = Paper {
            territory: [Plane::EMPTY; 2],
            trail: [Plane::EMPTY; 2],
            head: [(0, 0); 2],
            heading: [0; 2],
            visited: [Bounds::NOTHING; 2],
            trail_bounds: [Bounds::NOTHING; 2],
            trail_len: [0; 2],
            area: [0; 2],
            pockets: [false; 2], // a block of 3 × 3 cells encloses nothing, even where the other's covers it
            board: setup.board,
            ply: 0,
            quiet_area: [0; 2],
            quiet_since: 0,
            outcome: None,
        };
        game.place(setup);
        game
    }
    fn restart(&self, game: &mut Paper, setup: &PaperSetup) {
        // A player's cells lie within the rows it has visited: most of the board needs no clearing.
        for p in 0..2 {
            let Bounds { y0, y1, .. } = game.visited[p];
            game.territory[p].clear_rows(y0, y1);
            game.trail[p].clear_rows(y0, y1);
            game.trail_bounds[p] = Bounds::NOTHING;
        }
        game.trail_len = [0; 2];
        game.area = [0; 2];
        game.pockets = [false; 2];
        game.board = setup.board;
        game.ply = 0;
        game.outcome = None;
        game.place(setup);
    }
}

impl Game for Paper {
    type Action = Turn;

    #[inline]
    fn to_move(&self) -> Player {
        Player::BOTH[(self.ply & 1) as usize]
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.ply / 2
    }

    #[inline]
    fn is_legal(&self, _action: &Turn) -> bool {
        self.outcome.is_none()
    }

    #[inline]
    fn play(&mut self, action: &Turn) {
        debug_assert!(self.outcome.is_none(), "the game is over");
        self.advance(*action);
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn board(&self) -> String {
        format!("{}x{}", self.board.width, self.board.height)
    }

    fn scores(&self) -> [f64; 2] {
        [self.area[0] as f64, self.area[1] as f64]
    }
}

impl Display for Paper {
    /// Writes one character per cell: `#`/`%` territory of A/B, `a`/`b` trails, `A`/`B` heads, `.` nothing.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let end = self.outcome.map_or(String::new(), |end| format!(", {}", end.reason));
        writeln!(f, "ply {}, area {} : {}{end}", self.ply, self.area[0], self.area[1])?;
        for y in 0..self.height() {
            for x in 0..self.width() {
                let held = |planes: &[Plane; 2]| planes.iter().position(|plane| plane.get(x, y));
                let head = self.head.iter().position(|&head| head == (x, y));
                let c = match (head, held(&self.trail), held(&self.territory)) {
                    (Some(p), ..) => ['A', 'B'][p],
                    (_, Some(p), _) => ['a', 'b'][p],
                    (.., Some(p)) => ['#', '%'][p],
                    _ => '.',
                };
                write!(f, "{c}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
