//! Named bots of a game, and the encodings of policies that can play it.

use turf_env::observation_spec::ObservationSpec;
use turf_env::{Encoding, Game};

use crate::offered::Offered;
use crate::play::bot::{Bot, BotInfo};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::{LoadedPolicy, NetBot, check_replies};

/// Encoding of policies that play a game.
pub struct PolicyEncoding<G: Game> {
    pub name: &'static str,
    pub observation_spec: fn() -> ObservationSpec,
    pub read: fn(&PolicyFile, bool) -> Result<LoadedPolicy, PolicyError>,
    pub check_replies: fn(u32) -> Result<(), String>,
    pub make: fn(&LoadedPolicy) -> Box<dyn Bot<G>>,
}

impl<G: Game> PolicyEncoding<G> {
    pub const fn of<E: Encoding<Game = G>>() -> Self {
        Self {
            name: E::NAME,
            observation_spec: E::observation_spec,
            read: |file, integer| match integer {
                true => LoadedPolicy::in_integers::<E>(file),
                false => LoadedPolicy::new::<E>(file),
            },
            check_replies: check_replies::<E>,
            make: |policy| Box::new(NetBot::<E>::of(policy)),
        }
    }
}

pub fn builtin<G: Offered>(name: &str) -> Option<&'static BotInfo<G>> {
    G::bots().iter().find(|bot| bot.name == name)
}
