//! Nim with one pile, a tiny game with a known answer, for generic tests here and in the crates above. A player takes
//! one to three; the player who takes the last one wins. Leaving a multiple of four wins.

use std::fmt::{Display, Formatter};

use serde::{Deserialize, Serialize};
use turf_env::{CellKind, Encoding, Game, Outcome, Player, Rng, Rules, Shape};

use crate::bots::random_legal::RandomLegal;
use crate::offered::Offered;
use crate::play::bot::{Bot, BotInfo, Forfeit};
use crate::play::contest::Contest;

pub const MAX_PILE: u32 = 32;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NimConfig {
    pub max_pile: u32,
}

impl Default for NimConfig {
    fn default() -> Self {
        Self { max_pile: 30 }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Nim {
    pub pile: u32,
    pub decisions: u32,
}

impl Display for Nim {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} left", self.pile)
    }
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NimRules;

impl Rules for NimRules {
    type Game = Nim;
    type Config = NimConfig;
    type Setup = u32;
    fn name(&self) -> &'static str {
        "nim"
    }
    fn default_config(&self) -> Self::Config {
        Self::Config::default()
    }
    fn check(&self, config: &NimConfig) -> Result<(), String> {
        if (5..=MAX_PILE).contains(&config.max_pile) {
            Ok(())
        } else {
            Err(format!("max_pile must be 5 to {MAX_PILE}"))
        }
    }
    fn draw_setup(&self, config: &NimConfig, rng: &mut Rng) -> u32 {
        5 + rng.below(config.max_pile - 4)
    }
    fn start(&self, setup: &u32) -> Nim {
        Nim { pile: *setup, decisions: 0 }
    }
}

impl Game for Nim {
    type Action = u8;

    fn to_move(&self) -> Player {
        Player::BOTH[self.decisions as usize % 2]
    }

    fn turn(&self) -> u32 {
        self.decisions / 2
    }

    fn is_legal(&self, action: &u8) -> bool {
        (1..=3).contains(action) && *action as u32 <= self.pile
    }

    fn play(&mut self, action: &u8) {
        self.pile -= *action as u32;
        self.decisions += 1;
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.pile == 0).then(|| Outcome { winner: Some(!self.to_move()), reason: "last" })
    }

    fn scores(&self) -> [f64; 2] {
        [self.pile as f64; 2]
    }
}

#[derive(Clone, Copy)]
pub struct NimV1;

impl NimV1 {
    pub fn pile(scalars: &[f32]) -> usize {
        scalars.iter().position(|&scalar| scalar == 1.0).expect("an observation")
    }
}

impl Encoding for NimV1 {
    type Game = Nim;
    type Rules = NimRules;
    #[inline]
    fn rules(&self) -> NimRules {
        NimRules
    }
    #[inline]
    fn shape(&self) -> Shape {
        Shape {
            name: "nim-v1",
            actions: 3,
            cells: 1,
            cell_kind: CellKind::Classes(MAX_PILE as usize + 1),
            scalars: MAX_PILE as usize + 1,
            ..Shape::ONE_HEAD
        }
    }

    fn observe(&self, game: &Nim, _pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        cells.fill(game.pile as u8);
        if !scalars.is_empty() {
            scalars.fill(0.0);
            scalars[game.pile as usize] = 1.0;
        }
    }
    fn action(&self, _game: &Nim, choices: &[u16]) -> u8 {
        choices[0] as u8 + 1
    }
}

pub struct Solver;
impl Bot<Nim> for Solver {
    fn choose(&mut self, game: &Nim) -> Result<u8, Forfeit> {
        Ok(((game.pile % 4) as u8).max(1))
    }
}

impl Contest for NimRules {
    fn endings(&self) -> &'static [&'static str] {
        &["last"]
    }
    fn check_setup(&self, _setup: &u32) -> Result<(), String> {
        Ok(())
    }
}

impl Offered for NimRules {
    type Encoding = NimV1;
    fn encoding(&self) -> NimV1 {
        NimV1
    }
    fn bots(&self) -> &'static [BotInfo<NimRules>] {
        const BOTS: &[BotInfo<NimRules>] = &[
            BotInfo::new("chance", "takes whatever chance says", |_, _| Box::new(RandomLegal::new(NimV1))),
            BotInfo::new("solver", "leaves a multiple of four", |_, _| Box::new(Solver)),
        ];
        BOTS
    }
}

#[test]
fn nim_keeps_the_promises() {
    turf_env::conformance::check(NimV1, &NimConfig::default(), 1, 20);
}
