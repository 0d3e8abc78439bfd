//! What the rules' process answers about a position.

use std::collections::HashMap;
use std::fmt::{Debug, Formatter};
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use turf_env::{Outcome, Player};

/// An action, or an outcome of chance: a number, a string, or a list of such.
#[derive(Clone)]
pub struct Action(Arc<Known>);

struct Known {
    value: Value,
    /// Choice of the encoding. `None` for actions that it does not list.
    choice: Option<u16>,
    /// True for an outcome of chance.
    chance: bool,
}

/// Key of an outcome of chance in a record.
const CHANCE_KEY: &str = "chance";

impl Action {
    pub(super) fn new(value: Value, choice: Option<u16>) -> Self {
        Self(Arc::new(Known { value, choice, chance: false }))
    }

    fn outcome(&self) -> Self {
        Self(Arc::new(Known { value: self.value().clone(), choice: None, chance: true }))
    }

    pub fn value(&self) -> &Value {
        &self.0.value
    }

    pub(super) fn choice(&self) -> Option<u16> {
        self.0.choice
    }
}

impl PartialEq for Action {
    fn eq(&self, other: &Self) -> bool {
        match (self.0.choice, other.0.choice) {
            (Some(one), Some(two)) => one == two,
            _ => self.0.value == other.0.value && self.0.chance == other.0.chance,
        }
    }
}

impl Debug for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        match &self.0.value {
            Value::String(text) => f.write_str(text),
            value => write!(f, "{value}"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.chance {
            true => json!({CHANCE_KEY: self.0.value}).serialize(serializer),
            false => self.0.value.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut value = Value::deserialize(deserializer)?;
        match value.as_object_mut().and_then(|object| object.remove(CHANCE_KEY)) {
            Some(outcome) => Ok(Self::new(outcome, None).outcome()),
            None => Ok(Self::new(value, None)),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) enum Next {
    Decision(Player, Vec<Action>),
    /// Both players' actions, who decide at once.
    Both([Vec<Action>; 2]),
    Chance(Vec<(Action, f64)>),
    Over(Outcome),
}

#[derive(Clone, Debug)]
pub(super) struct Facts {
    pub next: Next,
    pub scores: [f64; 2],
    /// Observation of each player, as far as it was asked for.
    pub seen: [OnceLock<Seen>; 2],
}

#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub cells: Vec<u8>,
    pub scalars: Vec<f32>,
}

/// Sizes on which the form of an answer depends.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Form {
    pub cells: usize,
    pub scalars: usize,
    pub scored: bool,
}

/// Actions and endings in the order in which one process numbers them.
#[derive(Default)]
pub(super) struct Numbers {
    pub actions: Vec<Action>,
    /// The same values as outcomes of chance.
    outcomes: Vec<Action>,
    pub endings: Vec<&'static str>,
}

impl Numbers {
    /// Takes the news at the head of an answer, and returns the rest.
    pub fn learn<'a>(
        &mut self,
        answer: &'a [u8],
        known: &HashMap<String, Action>,
        ending: impl Fn(String) -> &'static str,
    ) -> Option<&'a [u8]> {
        let (length, rest) = answer.split_first_chunk::<4>()?;
        let (news, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        if !news.is_empty() {
            let (actions, endings): (Vec<Value>, Vec<String>) = serde_json::from_slice(news).ok()?;
            let number =
                |value: Value| known.get(&value.to_string()).cloned().unwrap_or_else(|| Action::new(value, None));
            self.actions.extend(actions.into_iter().map(number));
            self.outcomes.extend(self.actions[self.outcomes.len()..].iter().map(Action::outcome));
            self.endings.extend(endings.into_iter().map(ending));
        }
        Some(rest)
    }
}

/// Reads answers. `None` from any of its functions: the process gives no sense.
pub(super) struct Reader<'a> {
    pub rest: &'a [u8],
    pub numbers: &'a Numbers,
    pub form: Form,
}

const CHANCE: u8 = 2;
const OVER: u8 = 3;
const FAULT: u8 = 4;
const BOTH: u8 = 5;

impl Reader<'_> {
    /// Reads what follows a play; `Err` with a fault of the rules.
    pub fn facts(&mut self, observed: bool) -> Option<Result<Facts, String>> {
        let next = match self.take::<1>()?[0] {
            player @ 0..=1 => Next::Decision(Player::BOTH[player as usize], self.actions()?),
            BOTH => Next::Both([self.actions()?, self.actions()?]),
            CHANCE => {
                let outcomes = self.listed(&self.numbers.outcomes)?;
                let weights: Vec<f64> = outcomes.iter().map(|_| self.f64()).collect::<Option<_>>()?;
                let sum: f64 = weights.iter().sum();
                Next::Chance(outcomes.into_iter().zip(weights.into_iter().map(|weight| weight / sum)).collect())
            }
            OVER => {
                let winner = self.take::<1>()?[0];
                let ending = u16::from_le_bytes(self.take()?);
                let winner = Player::BOTH.get(winner as usize).copied();
                Next::Over(Outcome { winner, reason: self.numbers.endings.get(ending as usize)? })
            }
            FAULT => {
                let length = u32::from_le_bytes(self.take()?) as usize;
                let (text, rest) = self.rest.split_at_checked(length)?;
                self.rest = rest;
                return Some(Err(String::from_utf8_lossy(text).into_owned()));
            }
            _ => return None,
        };
        let scores = if self.form.scored { [self.f64()?, self.f64()?] } else { [0.0; 2] };
        let seen: [OnceLock<Seen>; 2] = Default::default();
        if observed {
            for _ in 0..self.take::<1>()?[0] {
                let player = self.take::<1>()?[0];
                let _ = seen.get(player as usize)?.set(self.seen()?);
            }
        }
        Some(Ok(Facts { next, scores, seen }))
    }

    pub fn seen(&mut self) -> Option<Seen> {
        let (cells, rest) = self.rest.split_at_checked(self.form.cells)?;
        self.rest = rest;
        let scalars = (0..self.form.scalars).map(|_| self.take().map(f32::from_le_bytes)).collect::<Option<_>>()?;
        Some(Seen { cells: cells.to_vec(), scalars })
    }

    fn actions(&mut self) -> Option<Vec<Action>> {
        self.listed(&self.numbers.actions)
    }

    fn listed(&mut self, all: &[Action]) -> Option<Vec<Action>> {
        let count = u16::from_le_bytes(self.take()?);
        (0..count).map(|_| all.get(u16::from_le_bytes(self.take()?) as usize).cloned()).collect()
    }

    fn f64(&mut self) -> Option<f64> {
        self.take().map(f64::from_le_bytes).filter(|x| x.is_finite())
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (head, rest) = self.rest.split_first_chunk::<N>()?;
        self.rest = rest;
        Some(*head)
    }
}
