//! A tiny game for tests, with a known answer: Nim with one pile. Take one or two; who takes the last one wins. Leaving a
//! multiple of three wins.

use std::fmt::{Display, Formatter};

use serde::{Deserialize, Serialize};
use turf_agents::play::bot::BotInfo;
use turf_agents::play::contest::Contest;
use turf_agents::{Bot, BuiltinBots, Forfeit};
use turf_env::{CellKind, Encoding, Game, Outcome, Player, Rng};

/// The largest pile.
pub const MAX_PILE: u32 = 10;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NimConfig {}

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

impl Game for Nim {
    type Config = NimConfig;
    type Setup = u32;
    type Action = u32;
    const NAME: &'static str = "nim";

    fn check(_: &NimConfig) -> Result<(), String> {
        Ok(())
    }
    fn draw_setup(_: &NimConfig, rng: &mut Rng) -> u32 {
        4 + rng.below(MAX_PILE - 3)
    }
    fn new(setup: &u32) -> Self {
        Self {
            pile: *setup,
            decisions: 0,
        }
    }
    fn to_move(&self) -> Player {
        Player::BOTH[self.decisions as usize % 2]
    }
    fn turn(&self) -> u32 {
        self.decisions / 2
    }
    fn is_legal(&self, action: &u32) -> bool {
        (1..=2).contains(action) && *action <= self.pile
    }
    fn play(&mut self, action: &u32) {
        self.pile -= action;
        self.decisions += 1;
    }
    fn outcome(&self) -> Option<Outcome> {
        (self.pile == 0).then(|| Outcome {
            winner: Some(!self.to_move()),
            reason: "last",
        })
    }
    fn scores(&self) -> [f64; 2] {
        [self.pile as f64; 2]
    }
}

/// The pile as one of `MAX_PILE + 1` scalars, and as a class.
pub struct NimV1;

impl Encoding for NimV1 {
    type Game = Nim;
    const NAME: &'static str = "nim-v1";
    const HEADS: usize = 1;
    const ACTIONS: usize = 2;
    const CELLS: usize = 1;
    const CELL_KIND: CellKind = CellKind::Classes(MAX_PILE as usize + 1);
    const SCALARS: usize = MAX_PILE as usize + 1;

    fn observe(game: &Nim, _: Player, cells: &mut [u8], scalars: &mut [f32]) {
        cells.fill(game.pile as u8);
        for (i, s) in scalars.iter_mut().enumerate() {
            *s = (i == game.pile as usize) as u8 as f32;
        }
    }
    fn legal_mask(game: &Nim, mask: &mut [bool]) {
        (0..2).for_each(|i| mask[i] = i < game.pile as usize);
    }
    fn action(_: &Nim, choices: &[u16]) -> u32 {
        choices[0] as u32 + 1
    }
    fn choices_of(_: &Nim, action: &u32, choices: &mut [u16]) -> bool {
        choices[0] = *action as u16 - 1;
        true
    }
    fn potential(_: &Nim, _: Player) -> f32 {
        0.0
    }
}

/// Takes whatever chance says; remembers how often it was asked, so that a wrong resume shows.
#[derive(Default)]
struct Chance(Option<Rng>);

impl Bot<Nim> for Chance {
    fn start(&mut self, _: Player, _: &Nim, seed: u64) -> Result<(), Forfeit> {
        self.0 = Some(Rng::new(seed));
        Ok(())
    }
    fn choose(&mut self, game: &Nim) -> Result<u32, Forfeit> {
        Ok(1 + self.0.as_mut().expect("started").below(game.pile.min(2)))
    }
}

impl Contest for Nim {
    type Actions = Vec<u32>;
    const ENDINGS: &'static [&'static str] = &["last"];
    fn write_actions(actions: &[u32]) -> Vec<u32> {
        actions.to_vec()
    }
    fn read_actions(written: Vec<u32>) -> Result<Vec<u32>, String> {
        Ok(written)
    }
    fn check_setup(_setup: &u32) -> Result<(), String> {
        Ok(())
    }
}

impl BuiltinBots for Nim {
    fn bots() -> &'static [BotInfo<Nim>] {
        const BOTS: &[BotInfo<Nim>] = &[BotInfo {
            name: "chance",
            about: "takes whatever chance says",
            make: || Box::new(Chance::default()),
        }];
        BOTS
    }
}

#[test]
fn nim_keeps_the_promises() {
    turf_env::conformance::check::<NimV1>(&NimConfig {}, 1, 20);
}
