//! Teams of bots that Python named.

use std::sync::Arc;

use turf_agents::Bot;
use turf_agents::play::arena::BotMaker;
use turf_agents::play::record::BotId;
use turf_agents::spec::team::{Member, Members, Team};
use turf_env::Rules;

use super::Playable;
use super::bot::NamedBot;
use super::external_policy::CallableBot;
use crate::attended::Stop;

/// A bot and its name in tables and records.
pub type Entry = (String, NamedBot);

/// Makes a team that plays with the game's usual settings. The first exception of a callable sets `stop`.
pub fn team<E: Playable>(encoding: E, bots: Vec<Entry>, stop: &Stop) -> Result<Box<dyn Team>, String> {
    let member = |(name, bot): Entry| {
        let maker: Arc<dyn BotMaker<E::Game> + Send + Sync> = match (bot.in_rust(encoding)?, bot) {
            (None, NamedBot::Callable(bot)) => {
                let stop = stop.clone();
                Arc::new(move || -> Box<dyn Bot<E::Game>> { Box::new(CallableBot::new(encoding, &bot, stop.clone())) })
            }
            (bots, _) => Arc::new(bots.expect("all but callables are played in Rust")),
        };
        Ok(Member { id: BotId::named(&name), spec: name, maker })
    };
    let bots = bots.into_iter().map(member).collect::<Result<_, String>>()?;
    let rules = encoding.rules();
    Ok(Box::new(Members { rules, config: rules.default_config(), think: None, bots }))
}
