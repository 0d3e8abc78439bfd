//! Rules of duel2048: rounds and phases.

use std::fmt::{self, Display};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::merge::Direction;
use crate::{Game, Outcome, Player, Rng, Rules};

/// Bound of the numbers of the list (exclusive). It is divisible by every count of empty cells, so every cell is equally
/// likely.
pub const NUMBERS: u32 = 720_720;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Place(Player),
    Merge(Player),
}

impl Phase {
    pub const ALL: [Phase; 4] =
        [Phase::Place(Player::A), Phase::Place(Player::B), Phase::Merge(Player::A), Phase::Merge(Player::B)];

    #[inline]
    pub fn player(self) -> Player {
        match self {
            Phase::Place(p) | Phase::Merge(p) => p,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Duel2048Action {
    /// Places a level-1 tile at cell `row * 8 + column`.
    Place(u8),
    Merge(Direction),
}

impl Duel2048Action {
    /// Returns the board after a legal action of a player.
    #[inline]
    pub fn on(self, board: &Board, player: Player) -> Board {
        let mut after = *board;
        match self {
            Self::Place(cell) => after.place(cell),
            Self::Merge(direction) => after = board.merge(player, direction).board,
        }
        after
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel2048Config {
    pub rounds: u16,
}

impl Default for Duel2048Config {
    fn default() -> Self {
        Self { rounds: 500 }
    }
}

/// List of random numbers, one per round, which both players know from the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Duel2048Setup {
    /// One number below [`NUMBERS`] per round. Shared, so that copying a game copies no list.
    pub numbers: Arc<[u32]>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Duel2048 {
    board: Board,
    round: u16,
    phase: u8,
    /// Legal cells when placing, legal directions when merging, one bit each; 0 after the end.
    legal: u32,
    numbers: Arc<[u32]>,
}

impl Duel2048 {
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn phase(&self) -> Phase {
        Phase::ALL[self.phase as usize]
    }

    #[inline]
    pub fn rounds(&self) -> u32 {
        self.numbers.len() as u32
    }

    #[inline]
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// Returns the cells where the player to move may place, one bit each; 0 in a merge phase.
    #[inline]
    pub fn legal_cells(&self) -> u32 {
        if self.phase < 2 { self.legal } else { 0 }
    }

    /// Returns the directions in which the player to move may merge, one bit each; 0 in a place phase.
    #[inline]
    pub fn legal_directions(&self) -> u8 {
        if self.phase < 2 { 0 } else { self.legal as u8 }
    }

    /// Returns the cell of `player`'s own realm that the list gives in `round`, with the tiles as they are now; `None` if the
    /// realm is full or the game has no such round.
    #[inline]
    pub fn forced_cell(&self, player: Player, round: u32) -> Option<u8> {
        self.board.home(player, *self.numbers.get(round as usize)?)
    }

    /// Returns the first round, from now on, in which `player` has yet to place.
    #[inline]
    pub fn next_placing(&self, player: Player) -> u32 {
        self.round as u32 + (self.phase > player.index() as u8) as u32
    }

    /// Builds a position to search or test from: `numbers.len()` rounds in all, `round` of them over.
    pub fn from_parts(board: Board, round: u16, phase: Phase, numbers: Arc<[u32]>) -> Self {
        let phase = Phase::ALL.iter().position(|&p| p == phase).expect("one of the four") as u8;
        let mut game = Self { board, round, phase, legal: 0, numbers };
        game.settle();
        game
    }

    #[inline]
    fn possibilities(&self) -> u32 {
        match self.phase() {
            Phase::Place(p) => {
                let own = self.forced_cell(p, self.round as u32).map_or(0, |cell| 1 << cell);
                own | self.board.empty(!p)
            }
            Phase::Merge(p) => self.board.directions(p) as u32,
        }
    }

    #[inline]
    fn settle(&mut self) {
        let mut skipped = 0;
        while (self.round as usize) < self.numbers.len() {
            self.legal = self.possibilities();
            if self.legal != 0 {
                return;
            }
            skipped += 1;
            if skipped == 4 {
                // Nobody could act in any phase and nothing has changed, so nothing changes until the last round.
                self.round = self.numbers.len() as u16;
                self.phase = 0;
                break;
            }
            self.next_phase();
        }
        self.legal = 0;
    }

    #[inline]
    fn next_phase(&mut self) {
        self.phase = (self.phase + 1) & 3;
        self.round += (self.phase == 0) as u16;
    }
}

impl Display for Duel2048 {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let phase = match self.phase() {
            Phase::Place(player) => format!("{player:?} places"),
            Phase::Merge(player) => format!("{player:?} merges"),
        };
        write!(f, "round {} of {}, {phase}\n{}", self.round, self.rounds(), self.board)
    }
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Duel2048Rules;

impl Rules for Duel2048Rules {
    type Game = Duel2048;
    type Config = Duel2048Config;
    type Setup = Duel2048Setup;
    fn name(&self) -> &'static str {
        "duel2048"
    }
    fn known_setup(&self) -> bool {
        true
    }
    fn settings(&self) -> &'static [(&'static str, &'static str)] {
        &[("rounds", "Rounds of a game, 1 to 1000; the contest plays 500. Unit: rounds.")]
    }
    fn default_config(&self) -> Self::Config {
        Self::Config::default()
    }
    fn check(&self, config: &Duel2048Config) -> Result<(), String> {
        match config.rounds {
            1..=1000 => Ok(()),
            n => Err(format!("rounds must be 1 to 1000, not {n}")),
        }
    }
    fn draw_setup(&self, config: &Duel2048Config, rng: &mut Rng) -> Duel2048Setup {
        Duel2048Setup { numbers: (0..config.rounds).map(|_| rng.below(NUMBERS)).collect() }
    }
    fn start(&self, setup: &Duel2048Setup) -> Duel2048 {
        Duel2048::from_parts(Board::default(), 0, Phase::ALL[0], setup.numbers.clone())
    }
}

impl Game for Duel2048 {
    type Action = Duel2048Action;

    #[inline]
    fn to_move(&self) -> Player {
        self.phase().player()
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.round as u32
    }

    #[inline]
    fn is_legal(&self, action: &Duel2048Action) -> bool {
        match *action {
            Duel2048Action::Place(cell) => cell < 32 && self.legal_cells() >> cell & 1 == 1,
            Duel2048Action::Merge(direction) => self.legal_directions() >> direction as u8 & 1 == 1,
        }
    }

    #[inline]
    fn play(&mut self, action: &Duel2048Action) {
        debug_assert!(self.is_legal(action), "{action:?} in\n{self}");
        match *action {
            Duel2048Action::Place(cell) => self.board.place(cell),
            Duel2048Action::Merge(direction) => self.board = self.board.merge(self.to_move(), direction).board,
        }
        self.next_phase();
        self.settle();
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.legal != 0 {
            return None;
        }
        let [a, b] = self.board.histogram();
        let winner = Player::ahead(a.iter().rev().cmp(b.iter().rev()));
        let reason = "score";
        Some(Outcome { winner, reason })
    }

    /// Counts tiles, a tile of level l as 33^(l − 1): comparing two scores compares the counts from the highest level down, as
    /// the contest does. Exact below 2^53, which 1000 rounds cannot exceed.
    fn scores(&self) -> [f64; 2] {
        self.board.histogram().map(|counts| counts[1..].iter().rev().fold(0.0, |sum, &n| sum * 33.0 + n as f64))
    }
}
