//! Named bots of a game, and the encodings of policies that can play it.

use turf_env::observation_spec::ObservationSpec;
use turf_env::{Encoding, Rules, Shape};

use crate::offered::Offered;
use crate::play::bot::{Bot, BotInfo};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::{LoadedPolicy, NetBot, check_replies};

/// Encoding of policies that play a game: any [`Encoding`] of it.
pub trait PolicyEncoding<R: Rules>: Send + Sync {
    fn shape(&self) -> Shape;
    fn observation_spec(&self) -> ObservationSpec;
    /// Reads a policy file, whose network then computes in integers if `integer`.
    fn read(&self, file: &PolicyFile, integer: bool) -> Result<LoadedPolicy, PolicyError>;
    fn check_replies(&self, depth: u32) -> Result<(), String>;
    fn make(&self, policy: &LoadedPolicy) -> Box<dyn Bot<R::Game>>;
}

impl<E: Encoding> PolicyEncoding<E::Rules> for E {
    fn shape(&self) -> Shape {
        Encoding::shape(self)
    }
    fn observation_spec(&self) -> ObservationSpec {
        Encoding::observation_spec(self)
    }
    fn read(&self, file: &PolicyFile, integer: bool) -> Result<LoadedPolicy, PolicyError> {
        if integer { LoadedPolicy::in_integers(*self, file) } else { LoadedPolicy::new(*self, file) }
    }
    fn check_replies(&self, depth: u32) -> Result<(), String> {
        check_replies(*self, depth)
    }
    fn make(&self, policy: &LoadedPolicy) -> Box<dyn Bot<E::Game>> {
        Box::new(NetBot::of(*self, policy))
    }
}

pub fn builtin<R: Offered>(rules: R, name: &str) -> Option<&'static BotInfo<R>> {
    rules.bots().iter().find(|bot| bot.name == name)
}
