//! A race by dice: a throw of one to three, then the choice to go on so far or to throw the other side back. A game of one's
//! own in which chance decides between decisions, with the faults that such a game may have (`FAULT`).

use std::fmt;
use turf_env::{Rules, Shape};

use serde::{Deserialize, Serialize};
use turf::agents::Offered;
use turf::agents::play::contest::Contest;
use turf::env::{CellKind, Encoding, Game, Outcome, Player};
use turf::web::GameView;

pub const NONE: u8 = 0;
/// Probabilities that do not sum to 1.
pub const LOADED: u8 = 1;
/// Does not declare chance.
pub const UNDECLARED: u8 = 2;

const GOAL: u8 = 6;
const LAST: u8 = 30;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RaceConfig {}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Step {
    Throw(u8),
    Forward,
    Back,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Race<const FAULT: u8 = NONE> {
    at: [u8; 2],
    thrown: Option<u8>,
    decisions: u8,
}

impl<const FAULT: u8> fmt::Display for Race<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (player, piece) in [(0, 'X'), (1, 'O')] {
            let cell = |i| if i == self.at[player] { piece } else { '.' };
            writeln!(f, "{}", (0..=GOAL).map(cell).collect::<String>())?;
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RaceRules<const FAULT: u8 = NONE>;
pub const RACE: RaceRules = RaceRules;

impl<const FAULT: u8> Rules for RaceRules<FAULT> {
    type Game = Race<FAULT>;
    type Config = RaceConfig;
    type Setup = [u8; 2];
    fn name(&self) -> &'static str {
        "race"
    }
    fn default_config(&self) -> Self::Config {
        Self::Config::default()
    }
    fn has_chance(&self) -> bool {
        FAULT != UNDECLARED
    }
    fn draw_setup(&self, _: &RaceConfig, rng: &mut turf::env::Rng) -> [u8; 2] {
        [rng.below(2) as u8, rng.below(2) as u8]
    }
    fn start(&self, at: &[u8; 2]) -> Race<FAULT> {
        Race { at: *at, thrown: None, decisions: 0 }
    }
}

impl<const FAULT: u8> Game for Race<FAULT> {
    type Action = Step;

    fn to_move(&self) -> Player {
        Player::BOTH[self.decisions as usize % 2]
    }

    fn turn(&self) -> u32 {
        self.decisions as u32 / 2
    }

    fn chance(&self) -> Vec<(Step, f64)> {
        let shares = [0.5, 0.25, if FAULT == LOADED { 0.5 } else { 0.25 }];
        match self.thrown.is_some() || self.outcome().is_some() {
            true => Vec::new(),
            false => (1..).map(Step::Throw).zip(shares).collect(),
        }
    }

    fn is_legal(&self, step: &Step) -> bool {
        let is_throw = matches!(step, Step::Throw(1..=3));
        let is_choice = matches!(step, Step::Forward | Step::Back);
        self.outcome().is_none() && if self.thrown.is_none() { is_throw } else { is_choice }
    }

    fn play(&mut self, step: &Step) {
        let (us, by) = (self.to_move().index(), self.thrown.unwrap_or(0));
        match step {
            Step::Throw(by) => self.thrown = Some(*by),
            Step::Forward => self.at[us] = (self.at[us] + by).min(GOAL),
            Step::Back => self.at[1 - us] = self.at[1 - us].saturating_sub(by),
        }
        if !matches!(step, Step::Throw(_)) {
            (self.thrown, self.decisions) = (None, self.decisions + 1);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = Player::BOTH.into_iter().find(|p| self.at[p.index()] == GOAL);
        let reason = if winner.is_some() { "goal" } else { "tired" };
        (winner.is_some() || self.decisions == LAST).then_some(Outcome { winner, reason })
    }

    fn scores(&self) -> [f64; 2] {
        self.at.map(f64::from)
    }
}

#[derive(Clone, Copy)]
pub struct RaceV1<const FAULT: u8 = NONE>;

impl<const FAULT: u8> Encoding for RaceV1<FAULT> {
    type Game = Race<FAULT>;
    type Rules = RaceRules<FAULT>;
    fn rules(&self) -> RaceRules<FAULT> {
        RaceRules
    }
    fn shape(&self) -> Shape {
        Shape {
            name: "race-v1",
            actions: 2,
            cells: 4,
            cell_kind: CellKind::Classes(LAST as usize + 1),
            ..Shape::ONE_HEAD
        }
    }

    fn observe(&self, game: &Race<FAULT>, pov: Player, cells: &mut [u8], _scalars: &mut [f32]) {
        let (us, them) = (game.at[pov.index()], game.at[(!pov).index()]);
        let all = [us, them, game.thrown.unwrap_or(0), game.decisions];
        cells.copy_from_slice(&all[..cells.len()]);
    }
    fn action(&self, _: &Race<FAULT>, choices: &[u16]) -> Step {
        [Step::Forward, Step::Back].get(choices[0] as usize).copied().unwrap_or(Step::Throw(0))
    }
    fn potential(&self, game: &Race<FAULT>, pov: Player) -> f32 {
        let [us, them] = [pov, !pov].map(|p| game.at[p.index()] as f32);
        (us - them) / GOAL as f32
    }
}

impl<const FAULT: u8> Contest for RaceRules<FAULT> {
    fn endings(&self) -> &'static [&'static str] {
        &["goal", "tired"]
    }
    fn check_setup(&self, at: &[u8; 2]) -> Result<(), String> {
        at.iter().all(|at| *at < GOAL).then_some(()).ok_or("at the goal already".into())
    }
}

impl<const FAULT: u8> Offered for RaceRules<FAULT> {
    type Encoding = RaceV1<FAULT>;
    fn encoding(&self) -> RaceV1<FAULT> {
        RaceV1
    }
}

impl<const FAULT: u8> GameView for RaceRules<FAULT> {
    fn say(&self, game: &Race<FAULT>, step: &Step) -> String {
        match step {
            Step::Throw(by) => format!("throws {by}"),
            Step::Forward => format!("goes on by {}", game.thrown.unwrap_or(0)),
            Step::Back => format!("throws back by {}", game.thrown.unwrap_or(0)),
        }
    }
}

/// Returns the value to the player to move by trying everything: the slow twin of searches.
pub fn plain(game: &Race, depth: u32) -> f64 {
    if let Some(outcome) = game.outcome() {
        return outcome.value(game.to_move()) as f64 * 1e6 * (1.0 + depth as f64);
    }
    if depth == 0 {
        return RaceV1::<NONE>.potential(game, game.to_move()).into();
    }
    let both = [Step::Forward, Step::Back].map(|step| after(game, step, depth));
    both[0].max(both[1])
}

/// Returns the mean value of a choice to the player who chooses.
pub fn after(game: &Race, step: Step, depth: u32) -> f64 {
    let mut next = game.clone();
    next.play(&step);
    let outcomes = next.chance();
    if outcomes.is_empty() {
        return -plain(&next, depth - 1);
    }
    let thrown = |(throw, share): &(Step, f64)| {
        let mut then = next.clone();
        then.play(throw);
        -share * plain(&then, depth - 1)
    };
    outcomes.iter().map(thrown).sum()
}
