//! Bots that say what they would choose in the games of an environment.

use std::any::Any;
use std::sync::Arc;

use turf_agents::Bot;
use turf_agents::play::arena::BotMaker;
use turf_agents::play::bot::shown;
use turf_agents::play::single_agent_env::check_choices;
use turf_agents::policy::choose_first;
use turf_env::{Encoding, Game, Rng};

use super::Playable;
use super::bot::NamedBot;

/// Random stream and episode of a game.
type Begun = ((u64, u64), u64);

/// Bots of one SPEC, one for each seat of each game.
pub struct Advisers<G: Game> {
    maker: Arc<dyn BotMaker<G> + Send + Sync>,
    seed: u64,
    seats: Vec<Option<Adviser<G>>>,
}

struct Adviser<G> {
    bot: Box<dyn Bot<G>>,
    begun: Begun,
    turn: u32,
    seed: u64,
}

/// Creates bots for [`Environment::advise`](super::environment::Environment::advise).
pub fn advisers<E: Playable>(encoding: E, bot: &NamedBot, seed: u64) -> Result<Box<dyn Any + Send>, String> {
    let maker = bot.in_rust(encoding)?.ok_or("a callable is a function already")?;
    Ok(Box::new(Advisers::<E::Game> { maker: Arc::new(maker), seed, seats: Vec::new() }))
}

impl<G: Game> Advisers<G> {
    /// Writes the bot's choice for the player to move; the first legal one if the game is over, or the bot fails or chooses
    /// what the mask forbids.
    pub fn choose<E: Encoding<Game = G>>(
        &mut self,
        encoding: E,
        slot: usize,
        begun: Begun,
        game: &G,
        mask: &[bool],
        choices: &mut [u16],
    ) {
        if game.outcome().is_none()
            && let Some(action) = self.action(slot, begun, game)
            && encoding.choices_of(game, &action, choices)
            && check_choices(choices, mask, encoding.heads(), encoding.actions()).is_ok()
        {
            return;
        }
        choose_first(mask, encoding.actions(), choices);
    }

    fn action(&mut self, slot: usize, begun: Begun, game: &G) -> Option<G::Action> {
        let player = game.to_move();
        let place = 2 * slot + player.index();
        if self.seats.len() <= place {
            self.seats.resize_with(place + 1, || None);
        }
        let seat = &mut self.seats[place];
        let goes_on = |seat: &Adviser<G>| seat.begun == begun && seat.turn <= game.turn();
        if !seat.as_ref().is_some_and(goes_on) {
            let seed = Rng::stream(self.seed, place as u64, begun.1).next_u64();
            let mut bot = self.maker.make();
            bot.start(player, &shown(game, player, seed), seed).ok()?;
            *seat = Some(Adviser { bot, begun, turn: 0, seed });
        }
        let seat = seat.as_mut()?;
        seat.turn = game.turn();
        seat.bot.choose(&shown(game, player, seat.seed)).ok()
    }
}
