//! Games under way as a checkpoint keeps them.

use serde::{Deserialize, Serialize};
use turf_agents::Offered;
use turf_env::{ActionOf, Chance, Encoding, Game, Rng, Rules};

use super::{Actor, Shared};
use crate::rollout::league::{Controller, Seating};
use crate::rollout::n_step::SeatState;
use crate::rollout::observation::ObservationRows;
use crate::rollout::opponents::{bot_choice, bot_seed, fresh_bot};

const NOT_BY_THE_RULES: &str = "its games under way were not played by the rules";

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavedGame {
    pub episode: u64,
    pub seating: Seating,
    pub rng: Rng,
    /// Number of choices, which are kept apart.
    pub history_len: usize,
    /// Bot actions without a choice index: (number of the decision, action as JSON).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<(u32, String)>,
    pub seats: [SeatState; 2],
}

fn written<A: Serialize>((number, action): &(u32, A)) -> (u32, String) {
    (*number, serde_json::to_string(action).expect("plain data"))
}

impl<E: Encoding<Rules: Offered>> Actor<E> {
    /// Returns the games under way and adds their choices to `history`, their waiting observations to `observations`.
    pub(crate) fn state(&self, history: &mut Vec<u16>, observations: &mut ObservationRows) -> Vec<SavedGame> {
        history.extend(self.histories.iter().flatten());
        let mut seats = self.n_step.state(observations).into_iter();
        let mut seats_of_next = || [seats.next(), seats.next()].map(|seat| seat.expect("two per game"));
        let of = |slot: usize| SavedGame {
            episode: self.env.episode(slot),
            seating: self.seatings[slot],
            rng: self.rngs[slot].clone(),
            history_len: self.histories[slot].len(),
            actions: self.own_actions[slot].iter().map(written).collect(),
            seats: seats_of_next(),
        };
        (0..self.seatings.len()).map(of).collect()
    }

    /// Restores games from [`Actor::state`] by playing the choices of `history`, which are theirs alone, again. Bots
    /// choose again on the way, so that their memory is the same. `row` is the row of the first observation. Fails if a
    /// choice is not legal.
    pub(crate) fn restore(
        &mut self,
        games: &[SavedGame],
        mut history: &[u16],
        observations: &ObservationRows,
        row: usize,
        shared: &Shared<E>,
    ) -> Result<(), &'static str> {
        let (encoding, rules) = (self.encoding, self.encoding.rules());
        let (heads, actions) = (encoding.heads(), encoding.actions());
        for (slot, saved) in games.iter().enumerate() {
            let own_history = history.split_off(..saved.history_len).ok_or(NOT_BY_THE_RULES)?;
            let config = self.env.config();
            let (seed, index) = (config.seed, self.env.index(slot));
            let mut chance = Rng::stream(seed, index, saved.episode);
            let mut game = rules.start(&rules.draw_setup(&config.game, &mut chance));
            let bot_seed = bot_seed(seed, index, saved.episode);
            let mut bot = fresh_bot(shared.opponents, &saved.seating, &game, bot_seed);
            let (mut mask, mut ignored) = (vec![false; heads * actions], vec![0; heads]);
            let mut own: Vec<(u32, ActionOf<E::Rules>)> = Vec::new();
            let chance = Chance::of_episode(seed, index, saved.episode);
            for (number, choices) in own_history.chunks_exact(heads).enumerate() {
                chance.settle(rules, &mut game, number as u32, |_, _| ());
                encoding.legal_mask(&game, &mut mask);
                let mut by_head = mask.chunks_exact(actions).zip(choices);
                if game.outcome().is_some() || !by_head.all(|(head, &choice)| head.get(choice as usize) == Some(&true))
                {
                    return Err(NOT_BY_THE_RULES);
                }
                let is_bot = matches!(saved.seating.controller(game.to_move()), Controller::Bot(_));
                if let Some(bot) = bot.as_deref_mut().filter(|_| is_bot) {
                    bot_choice(encoding, bot, &game, bot_seed, false, &mut ignored);
                }
                match saved.actions.get(own.len()).filter(|own| own.0 as usize == number) {
                    None => encoding.play(&mut game, choices),
                    Some((_, text)) => {
                        let action = serde_json::from_str(text).ok().filter(|action| game.is_legal(action));
                        let action: ActionOf<E::Rules> = action.filter(|_| is_bot).ok_or(NOT_BY_THE_RULES)?;
                        game.play(&action);
                        own.push((number as u32, action));
                    }
                }
            }
            let decisions = (own_history.len() / heads) as u32;
            chance.settle(rules, &mut game, decisions, |_, _| ());
            if own.len() != saved.actions.len() {
                return Err(NOT_BY_THE_RULES);
            }
            if game.outcome().is_some() {
                return Err("its games under way are over");
            }
            self.boards[slot] = game.board();
            self.env.restore(slot, game, saved.episode, decisions);
            self.bots[slot] = bot;
            self.seatings[slot] = saved.seating;
            self.rngs[slot] = saved.rng.clone();
            self.histories[slot] = own_history.to_vec();
            self.own_actions[slot] = own;
        }
        let seats: Vec<SeatState> = games.iter().flat_map(|game| game.seats.clone()).collect();
        self.n_step.restore(&seats, observations, row);
        self.env.observe(&mut self.batch);
        Ok(())
    }
}
