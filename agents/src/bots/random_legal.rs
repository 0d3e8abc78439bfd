//! `random` for any game: draws one legal choice for every head of a decision, all equally likely.

use turf_env::{Encoding, Game, Player, Rng};

use crate::play::bot::{Bot, Forfeit};

pub struct RandomLegal<E: Encoding> {
    rng: Rng,
    mask: Vec<bool>,
    choices: Vec<u16>,
    encoding: E,
}

impl<E: Encoding> RandomLegal<E> {
    pub fn new(encoding: E) -> Self {
        let (mask, choices) = (vec![false; encoding.heads() * encoding.actions()], vec![0; encoding.heads()]);
        Self { rng: Rng::new(0), mask, choices, encoding }
    }
}

impl<E: Encoding> Bot<E::Game> for RandomLegal<E> {
    fn start(&mut self, _seat: Player, _game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        self.rng = Rng::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        self.encoding.legal_mask(game, &mut self.mask);
        for (choice, mask) in self.choices.iter_mut().zip(self.mask.chunks_exact(self.encoding.actions())) {
            *choice = self.rng.pick(mask) as u16;
        }
        Ok(self.encoding.action(game, &self.choices))
    }
}
