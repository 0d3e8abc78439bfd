//! `random` for any game: draws one legal choice for every head of a decision, all equally likely.

use turf_env::{Encoding, Game, Player, Rng};

use crate::play::bot::{Bot, Forfeit};

pub struct RandomLegal<E: Encoding> {
    rng: Rng,
    mask: Vec<bool>,
    encoding: E,
}

impl<E: Encoding> RandomLegal<E> {
    pub fn new(encoding: E) -> Self {
        Self { rng: Rng::new(0), mask: vec![false; encoding.heads() * encoding.actions()], encoding }
    }
}

impl<E: Encoding> Bot<E::Game> for RandomLegal<E> {
    fn start(&mut self, _seat: Player, _game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        self.rng = Rng::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        self.encoding.legal_mask(game, &mut self.mask);
        Ok(self.encoding.action(game, &self.rng.pick_each(&self.mask, self.encoding.actions())))
    }
}
