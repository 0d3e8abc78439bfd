//! `greedy`: plays the merge after which it would win by most if the game ended. As in the contest, the lead in tiles
//! of the highest level decides, then that of the next level. Of equal merges it plays the one that leaves the most
//! empty cells at home. It places at home.

use std::cmp::Reverse;

use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Phase};
use turf_env::{Game, Player, Rng};

use super::{in_order, place_at_home};
use crate::play::bot::{Bot, Forfeit};

pub struct Greedy {
    rng: Rng,
}

impl Default for Greedy {
    fn default() -> Self {
        Self { rng: Rng::new(0) }
    }
}

impl Bot<Duel2048> for Greedy {
    fn start(&mut self, _seat: Player, _game: &Duel2048, seed: u64) -> Result<(), Forfeit> {
        self.rng = Rng::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
        Ok(match game.phase() {
            Phase::Place(_) => place_at_home(game, &mut self.rng),
            Phase::Merge(me) => Duel2048Action::Merge(best_merge(game, me)),
        })
    }
}

fn best_merge(game: &Duel2048, me: Player) -> Direction {
    let directions = in_order(me).into_iter();
    directions
        .filter(|&d| game.is_legal(&Duel2048Action::Merge(d)))
        // `max_by_key` would return the last of equals; this returns the first.
        .min_by_key(|&d| Reverse(prospect(&game.board().merge(me, d).board, me)))
        .expect("a merge phase has a legal direction")
}

fn prospect(board: &Board, me: Player) -> ([i8; 16], u32) {
    let counts = board.histogram();
    let lead = |level: usize| counts[me.index()][level] as i8 - counts[(!me).index()][level] as i8;
    (std::array::from_fn(|i| lead(15 - i)), board.empty(me).count_ones())
}
