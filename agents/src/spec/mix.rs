//! `mix:SPEC+SPEC…`: a bot that draws one of several bots for every game. A mixture of strategies can be less exploitable than
//! any of them (policy-space response oracles: Lanctot et al. 2017).

use std::sync::Arc;
use std::time::Duration;

use turf_env::{Encoding, Game, Player, Rng};

use super::BotSpec;
use crate::offered::Offered;
use crate::play::bot::{Bot, Forfeit, Worth};
use crate::play::record::Mishap;

/// Returns the members of a mix, all equally likely; repetitions count. `None` for other SPECs.
pub fn members(spec: &str) -> Option<Vec<&str>> {
    let members = spec.strip_prefix("mix:")?;
    Some(members.split('+').map(str::trim).collect())
}

pub fn of_members(members: &[String]) -> String {
    format!("mix:{}", members.join("+"))
}

pub struct Mix<E: Encoding> {
    sources: Arc<[BotSpec<E>]>,
    /// Bots drawn before are kept, because they may remember games.
    bots: Vec<Option<Box<dyn Bot<E::Game>>>>,
    drawn: usize,
}

impl<E: Encoding<Rules: Offered>> Mix<E> {
    pub fn new(sources: Arc<[BotSpec<E>]>) -> Self {
        Self { bots: sources.iter().map(|_| None).collect(), sources, drawn: 0 }
    }

    fn bot(&mut self) -> &mut dyn Bot<E::Game> {
        let make = || self.sources[self.drawn].make();
        self.bots[self.drawn].get_or_insert_with(make).as_mut()
    }
}

impl<E: Encoding<Rules: Offered>> Bot<E::Game> for Mix<E> {
    fn start(&mut self, seat: Player, game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        let mut rng = Rng::new(seed);
        self.drawn = rng.below(self.sources.len() as u32) as usize;
        self.bot().start(seat, game, rng.next_u64())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        self.bot().choose(game)
    }

    fn worth(&mut self, game: &E::Game, action: &<E::Game as Game>::Action) -> Option<Worth> {
        self.bot().worth(game, action)
    }

    fn charged(&mut self) -> Option<Duration> {
        self.bot().charged()
    }

    fn printed(&mut self) -> String {
        self.bot().printed()
    }

    fn finish(&mut self, game: &E::Game) {
        self.bot().finish(game);
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        self.bot().mishaps()
    }
}

#[cfg(test)]
mod tests {
    use turf_env::Rules;

    use super::*;
    use crate::toy::{Nim, NimRules, NimV1};

    fn mix(spec: &str) -> Box<dyn Bot<Nim>> {
        BotSpec::parse(NimV1, spec).expect("a mix").make()
    }

    /// From a pile of seven, the solver always takes three, and the random bot in a third of the games.
    #[test]
    fn one_plays_in_every_game_as_often_as_it_is_named() {
        let game = NimRules.start(&7);
        for (spec, solved) in [("mix:solver+chance", 2.0 / 3.0), ("mix:solver+chance+ solver+solver", 5.0 / 6.0)] {
            let (mut bot, mut threes) = (mix(spec), 0);
            for seed in 0..3000 {
                bot.start(Player::A, &game, seed).expect("it plays");
                threes += (bot.choose(&game) == Ok(3)) as u32;
                let mut again = mix(spec);
                again.start(Player::A, &game, seed).expect("it plays");
                bot.start(Player::A, &game, seed).expect("it plays");
                assert_eq!(bot.choose(&game), again.choose(&game), "{spec}, seed {seed}");
            }
            let share = threes as f64 / 3000.0;
            assert!((share - solved).abs() < 0.04, "{spec}: {share}");
        }
    }

    #[test]
    fn what_a_mix_is_called_and_what_is_none() {
        let source = |spec| BotSpec::parse(NimV1, spec);
        assert_eq!(source("mix:solver+chance").expect("a mix").name(), "solver+chance");
        assert_eq!(source("both=mix:solver+chance").expect("a mix").name(), "both");
        for (spec, why) in [
            ("mix:solver", "two SPECs or more"),
            ("mix:solver+", "unknown bot"),
            ("mix:solver+mix:chance", "no mixes"),
            ("mix:solver+slover", "did you mean solver?"),
        ] {
            let error = source(spec).err().expect("refused").to_string();
            assert!(error.contains(why) && !error.contains('\n'), "{error}");
        }
    }
}
