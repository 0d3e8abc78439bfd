//! [`OneSided`] as an [`AnyVecEnv`], for opponents that are all bots.

use std::convert::Infallible;

use turf_env::vec_env::{AnyVecEnv, BatchMut, Spec};
use turf_env::{Encoding, Game, Outcome};

use super::{OneSided, Question, StepError};

fn nobody(_: &Question) -> Result<Vec<u16>, Infallible> {
    panic!("an opponent that must be asked, and nobody to ask it")
}

fn done(result: Result<(), StepError<Infallible>>) {
    match result {
        Ok(()) => (),
        Err(StepError::Ask(never)) => match never {},
        Err(StepError::Answer(why)) => unreachable!("nobody answered: {why}"),
    }
}

impl<E: Encoding> AnyVecEnv for OneSided<E> {
    fn spec(&self) -> Spec {
        Spec::of::<E>()
    }

    fn n_envs(&self) -> usize {
        OneSided::n_envs(self)
    }

    fn observe(&mut self, mut batch: BatchMut<'_>) {
        done(OneSided::observe(self, &mut batch, &mut nobody));
    }

    fn step(&mut self, choices: &[u16], mut batch: BatchMut<'_>) {
        done(OneSided::step(self, choices, &mut batch, &mut nobody));
    }

    fn reset(&mut self, slots: &[usize], seeds: Option<&[u64]>, mut batch: BatchMut<'_>) {
        done(OneSided::reset(self, slots, seeds, &mut batch, &mut nobody));
    }

    fn is_over(&self, slot: usize) -> bool {
        self.slot(slot).is_over()
    }

    fn episode(&self, slot: usize) -> u64 {
        self.slot(slot).episode()
    }

    fn decisions(&self, slot: usize) -> u32 {
        self.slot(slot).decisions()
    }

    fn turn(&self, slot: usize) -> u32 {
        self.slot(slot).game().turn()
    }

    fn scores(&self, slot: usize) -> [f64; 2] {
        self.slot(slot).game().scores()
    }

    fn outcome(&self, slot: usize) -> Option<Outcome> {
        self.slot(slot).game().outcome()
    }

    fn text(&self, slot: usize) -> String {
        self.slot(slot).game().to_string()
    }
}
