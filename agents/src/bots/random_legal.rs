//! `random` for any game: draws one legal choice for every head of a decision, all equally likely.

use std::marker::PhantomData;

use turf_env::{Encoding, Game, Player, Rng};

use crate::play::bot::{Bot, Forfeit};

pub struct RandomLegal<E: Encoding> {
    rng: Rng,
    mask: Vec<bool>,
    choices: Vec<u16>,
    encoding: PhantomData<E>,
}

impl<E: Encoding> Default for RandomLegal<E> {
    fn default() -> Self {
        let (mask, choices) = (vec![false; E::HEADS * E::ACTIONS], vec![0; E::HEADS]);
        Self { rng: Rng::new(0), mask, choices, encoding: PhantomData }
    }
}

impl<E: Encoding> Bot<E::Game> for RandomLegal<E> {
    fn start(&mut self, _seat: Player, _game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        self.rng = Rng::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        E::legal_mask(game, &mut self.mask);
        for (choice, mask) in self.choices.iter_mut().zip(self.mask.chunks_exact(E::ACTIONS)) {
            *choice = self.rng.pick(mask) as u16;
        }
        Ok(E::action(game, &self.choices))
    }
}
