//! Bots as players of rollout games.

use turf_agents::play::bot::shown;
use turf_agents::spec::{BotSpec, SpecError};
use turf_agents::{Bot, Offered};
use turf_env::{ActionOf, Encoding, Game, Rng};

use crate::rollout::league::Seating;
use turf_agents::policy::choose_first;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChosenBy {
    #[default]
    Policy,
    Bot,
    /// The first legal choice, for a bot that failed or made an illegal choice.
    FailedBot,
    /// The first legal choice, for a bot that is learnt from but whose action the encoding cannot express.
    InexpressibleBot,
}

/// Parses SPECs of bots. No SPEC = all built-in bots.
pub fn bots<E: Encoding<Rules: Offered>>(encoding: E, specs: &[String]) -> Result<Vec<BotSpec<E>>, SpecError> {
    match specs {
        [] => encoding.rules().bots().iter().map(|bot| BotSpec::parse(encoding, bot.name)).collect(),
        specs => specs.iter().map(|spec| BotSpec::parse(encoding, spec)).collect(),
    }
}

/// Returns the seed of the bot in this slot and episode. Its stream is separate from the game's own.
pub(crate) fn bot_seed(seed: u64, slot: u64, episode: u64) -> u64 {
    Rng::stream(!seed, slot, episode).next_u64()
}

pub(crate) fn fresh_bot<E: Encoding<Rules: Offered>>(
    sources: &[BotSpec<E>],
    seating: &Seating,
    game: &E::Game,
    seed: u64,
) -> Option<Box<dyn Bot<E::Game>>> {
    seating.bot().map(|(seat, number)| {
        let mut bot = sources[number].make();
        // A bot that cannot start fails at its first choice: see `bot_choice`.
        let _ = bot.start(seat, &shown(game, seat, seed), seed);
        bot
    })
}

/// Writes the bot's choice. Returns an action too if the encoding cannot express it; the action is then played instead,
/// so that the bot plays as everywhere.
///
/// If the bot fails, chooses an illegal action, or is learnt from and chooses what the encoding cannot express, the first
/// legal choice is written. Training must
/// go on, and the arena judges bots. `seed` is the bot's seed.
pub(crate) fn bot_choice<E: Encoding>(
    encoding: E,
    bot: &mut dyn Bot<E::Game>,
    game: &E::Game,
    seed: u64,
    is_learnt_from: bool,
    choices: &mut [u16],
) -> (ChosenBy, Option<ActionOf<E::Rules>>) {
    let wanted = bot.choose(&shown(game, game.to_move(), seed)).ok();
    let wanted = wanted.filter(|action| game.is_legal(action));
    let (chosen_by, action) = match wanted {
        Some(action) if encoding.choices_of(game, &action, choices) => return (ChosenBy::Bot, None),
        Some(_) if is_learnt_from => (ChosenBy::InexpressibleBot, None),
        Some(action) => (ChosenBy::Bot, Some(action)),
        None => (ChosenBy::FailedBot, None),
    };
    let mut mask = vec![false; encoding.heads() * encoding.actions()];
    encoding.legal_mask(game, &mut mask);
    choose_first(&mask, encoding.actions(), choices);
    (chosen_by, action)
}

#[cfg(test)]
mod tests {
    use turf_agents::Forfeit;
    use turf_env::games::stellar::{Order, Stellar, StellarConfig, StellarRules, StellarV1};
    use turf_env::{Player, Rules};

    use super::*;

    struct Wants(Option<Vec<Order>>);

    impl Bot<Stellar> for Wants {
        fn choose(&mut self, _: &Stellar) -> Result<Vec<Order>, Forfeit> {
            let failed = Forfeit { reason: "ERR", detail: "out of order".into() };
            self.0.clone().ok_or(failed)
        }
    }

    #[test]
    fn what_is_played_for_a_bot_that_failed_is_known_as_that() {
        let setup = StellarRules.draw_setup(&StellarConfig::default(), &mut Rng::new(1));
        let game = StellarRules.start(&setup);
        let nodes = 1..=game.map().n();
        let from = nodes.clone().find(|&node| game.power(Player::A, node) > 0.0).expect("a base");
        let to = game.map().neighbours(from)[0];
        let order = |amount: f64| Order { from, to, amount };
        let mut first = vec![0; StellarV1.heads()];
        let choose =
            |wants, learnt, choices: &mut [u16]| bot_choice(StellarV1, &mut Wants(wants), &game, 0, learnt, choices);
        assert_eq!(choose(None, false, &mut first), (ChosenBy::FailedBot, None));
        let own = Some(vec![order(1e-3)]);
        for (amount, learnt, expected) in [
            (1e9, true, (ChosenBy::FailedBot, None)),
            (1e9, false, (ChosenBy::FailedBot, None)),
            (1e-3, true, (ChosenBy::InexpressibleBot, None)),
            (1e-3, false, (ChosenBy::Bot, own)),
        ] {
            let mut choices = vec![9; StellarV1.heads()];
            let chosen = choose(Some(vec![order(amount)]), learnt, &mut choices);
            assert_eq!((chosen, &choices), (expected, &first), "{amount}");
        }
        for learnt in [false, true] {
            let mut choices = vec![9; StellarV1.heads()];
            assert_eq!(choose(Some(vec![]), learnt, &mut choices), (ChosenBy::Bot, None));
        }
    }

    #[test]
    fn bots_are_any_that_a_spec_names() {
        let names = |specs: &[&str]| {
            let specs: Vec<String> = specs.iter().map(|spec| spec.to_string()).collect();
            bots(turf_env::games::duel2048::Duel2048V1, &specs)
                .map(|bots| bots.iter().map(|bot| bot.name().to_string()).collect::<Vec<_>>())
                .map_err(|error| error.to_string())
        };
        assert_eq!(names(&["negamax@depth=2", "random"]), Ok(vec!["negamax@depth=2".into(), "random".into()]));
        assert!(names(&[]).is_ok_and(|all| all.contains(&"greedy".to_string())));
        assert!(names(&["nobody"]).is_err_and(|why| why.contains("nobody") && why.contains("greedy")));
    }
}
