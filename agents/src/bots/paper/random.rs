//! `random`: each move one of the three turns, all equally likely; the contest's first sample. It soon runs into its
//! own trail.

use turf_env::games::paper::{Paper, Turn};
use turf_env::{Player, Rng};

use crate::play::bot::{Bot, Forfeit};

/// See the module.
pub struct Random(Rng);

impl Default for Random {
    fn default() -> Self {
        Self(Rng::new(0))
    }
}

impl Bot<Paper> for Random {
    fn start(&mut self, _seat: Player, _game: &Paper, seed: u64) -> Result<(), Forfeit> {
        self.0 = Rng::new(seed);
        Ok(())
    }

    fn choose(&mut self, _game: &Paper) -> Result<Turn, Forfeit> {
        Ok(Turn::ALL[self.0.below(3) as usize])
    }
}
