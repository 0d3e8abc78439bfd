//! [`ReadyPolicy`]: a policy file read once, with what its file advises.

use std::collections::BTreeMap;
use std::sync::Arc;

use turf_env::{Encoding, Game};

use super::file::{PolicyError, PolicyFile};
use super::net::Net;

/// An exported policy in memory: read once, played by any number of bots.
#[derive(Clone, Debug)]
pub struct ReadyPolicy {
    /// The network.
    pub net: Arc<Net>,
    /// Whether it plays behind [`Encoding::shield`].
    pub shield: bool,
    /// The chance of being forbidden by the shield, as the network predicts it, above which it shuns a choice; `None`: it does not.
    pub shuns: Option<f32>,
    /// Whether what the network says of an observation is averaged with what it says of its mirror image ([`Encoding::mirror`]).
    pub mirrored: bool,
    /// What its training paid, where the file tells.
    pub reward: Option<Reward>,
    /// Plies it is to look ahead when nobody says how many (note [`LOOK_AHEAD`] of the file); 0: none.
    pub look_ahead: u32,
    /// Of the other side's next moves its choices are to stay safe from, when nobody says how many (note [`REPLIES`] of the
    /// file); 0: none.
    pub replies: u32,
}

/// The note of a policy file that tells how many plies it is to look ahead.
pub const LOOK_AHEAD: &str = "look_ahead";
/// The note of a policy file that tells for how many replies its choices are to stay safe, see [`Encoding::foresee`].
pub const REPLIES: &str = "replies";

/// Above this chance of being forbidden a policy with a learnt shield shuns a choice when nobody says above which.
pub const SHUNNED: f32 = 0.005;

/// The number that a policy file advises in this note; 0 where there is none.
pub fn advised(file: &PolicyFile, note: &str) -> u32 {
    file.notes.get(note).and_then(|n| n.parse().ok()).unwrap_or(0)
}

impl ReadyPolicy {
    /// Checks the file against encoding `E` and builds its network.
    pub fn new<E: Encoding>(file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self::with(file, Net::new::<E>(file)?))
    }

    /// The same with the network in integers, see [`crate::policy::net::integer`].
    pub fn in_integers<E: Encoding>(file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self::with(file, Net::in_integers::<E>(file)?))
    }

    fn with(file: &PolicyFile, net: Net) -> Self {
        Self {
            net: Arc::new(net),
            shield: file.shield,
            shuns: None,
            mirrored: false,
            reward: Reward::of_notes(&file.notes),
            look_ahead: advised(file, LOOK_AHEAD),
            replies: advised(file, REPLIES),
        }
    }
}

/// What training paid, as the policy file tells it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reward {
    /// Discount per own decision; decisions within one turn are not discounted.
    pub gamma: f32,
    /// Reward per unit of potential.
    pub potential_scale: f32,
    /// Reward for a win.
    pub end_reward: f32,
}

impl Reward {
    /// The notes of a policy file that tell it; `None` where one is missing or no number.
    pub fn of_notes(notes: &BTreeMap<String, String>) -> Option<Self> {
        let number = |key: &str| notes.get(key)?.parse().ok().filter(|n: &f32| n.is_finite());
        Some(Self {
            gamma: number("gamma")?,
            potential_scale: number("potential_scale")?,
            end_reward: number("end_reward")?,
        })
    }

    /// The notes that [`Reward::of_notes`] reads.
    pub fn notes(&self) -> [(String, String); 3] {
        [
            ("gamma", self.gamma),
            ("potential_scale", self.potential_scale),
            ("end_reward", self.end_reward),
        ]
        .map(|(key, number)| (key.to_string(), number.to_string()))
    }
}

/// Refuses to mirror observations of an encoding that knows no such symmetry, or has several heads.
pub fn check_mirror<E: Encoding>() -> Result<(), String> {
    match E::HEADS == 1 && E::mirror(&mut [], &mut [], &mut [], &mut []) {
        true => Ok(()),
        false => Err(format!("{} has no mirror symmetry", E::NAME)),
    }
}

/// Refuses more replies than policies of this encoding look at.
pub fn check_replies<E: Encoding>(replies: u32) -> Result<(), String> {
    match E::MAX_REPLIES {
        most if replies <= most => Ok(()),
        0 => Err(format!("{} policies look at no replies", E::Game::NAME)),
        most => Err(format!("{} policies look at {most} replies at most", E::Game::NAME)),
    }
}
