//! [`LoadedPolicy`]: a policy file read once, with its advised settings.

use std::collections::BTreeMap;
use std::sync::Arc;

use turf_env::{Encoding, Rules};

use super::file::{PolicyError, PolicyFile};
use super::net::Net;

#[derive(Clone, Debug)]
pub struct LoadedPolicy {
    pub net: Arc<Net>,
    pub shield: bool,
    pub reward: Option<Reward>,
    /// Default look-ahead in plies, from the file's note [`LOOK_AHEAD`]; 0 = none.
    pub look_ahead: u32,
    /// Default number of opponent replies that a choice must survive, from the file's note [`REPLIES`]; 0 = none.
    pub replies: u32,
}

pub const LOOK_AHEAD: &str = "look_ahead";
pub const REPLIES: &str = "replies";

pub fn advised(file: &PolicyFile, note: &str) -> u32 {
    file.notes.get(note).and_then(|n| n.parse().ok()).unwrap_or(0)
}

impl LoadedPolicy {
    pub fn new<E: Encoding>(encoding: E, file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self::with(file, Net::new(encoding, file)?))
    }

    pub fn in_integers<E: Encoding>(encoding: E, file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self::with(file, Net::in_integers(encoding, file)?))
    }

    fn with(file: &PolicyFile, net: Net) -> Self {
        Self {
            net: Arc::new(net),
            shield: file.shield,
            reward: Reward::of_notes(&file.notes),
            look_ahead: advised(file, LOOK_AHEAD),
            replies: advised(file, REPLIES),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reward {
    /// Discount per own decision; decisions within one turn are not discounted.
    pub gamma: f32,
    pub potential_scale: f32,
    pub end_reward: f32,
}

impl Reward {
    pub fn of_notes(notes: &BTreeMap<String, String>) -> Option<Self> {
        let number = |key: &str| notes.get(key)?.parse().ok().filter(|n: &f32| n.is_finite());
        Some(Self {
            gamma: number("gamma")?,
            potential_scale: number("potential_scale")?,
            end_reward: number("end_reward")?,
        })
    }

    pub fn notes(&self) -> [(String, String); 3] {
        [("gamma", self.gamma), ("potential_scale", self.potential_scale), ("end_reward", self.end_reward)]
            .map(|(key, number)| (key.to_string(), number.to_string()))
    }
}

pub fn check_replies<E: Encoding>(encoding: E, replies: u32) -> Result<(), String> {
    match encoding.shape().max_reply_depth {
        most if replies <= most => Ok(()),
        0 => Err(format!("{} policies look at no replies", encoding.rules().name())),
        most => Err(format!("{} policies look at {most} replies at most", encoding.rules().name())),
    }
}
