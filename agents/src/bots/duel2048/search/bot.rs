use std::time::{Duration, Instant};

use turf_env::games::duel2048::{Direction, Duel2048, Duel2048Action, Phase};
use turf_env::{Curve, Game, Player};

use super::leaf::Leaf;
use super::{Breadth, DuelSearch, Effort, Found, MAX_DEPTH};
use crate::play::bot::{Bot, Forfeit, Think, Worth};

const DEPTH: u32 = 8;

pub struct SearchBot {
    search: DuelSearch,
    think: Think,
    pub found: Option<Found>,
}

impl SearchBot {
    pub fn new(leaf: Leaf, breadth: Breadth, think: Think) -> Self {
        Self { search: DuelSearch::new(leaf, breadth), think, found: None }
    }

    pub fn action(phase: Phase, choice: u8) -> Duel2048Action {
        match phase {
            Phase::Place(_) => Duel2048Action::Place(choice),
            Phase::Merge(_) => Duel2048Action::Merge(Direction::ALL[choice as usize]),
        }
    }

    pub fn choose_with(&mut self, game: &Duel2048, effort: Effort) -> Found {
        let found = self.search.search(game, effort);
        self.found = Some(found);
        found
    }
}

/// Returns the effort that `think` allows from now on. Of a number of nodes per decision a merge gets a quarter more
/// and a placement a quarter less; a side has as many of both.
pub fn effort(think: Think, phase: Phase) -> Effort {
    match think {
        Think::Depth(depth) => Effort::depth(depth),
        Think::Nodes(nodes) => Effort::nodes(match phase {
            Phase::Merge(_) => nodes.saturating_add(nodes / 4),
            Phase::Place(_) => nodes - nodes / 4,
        }),
        Think::Time(time) => Effort {
            depth: MAX_DEPTH,
            nodes: u64::MAX,
            deadline: Some(Instant::now() + time.max(Duration::from_micros(1))),
        },
    }
}

impl Bot<Duel2048> for SearchBot {
    fn start(&mut self, _seat: Player, game: &Duel2048, _seed: u64) -> Result<(), Forfeit> {
        self.search.start(game.numbers());
        Ok(())
    }

    fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
        let found = self.choose_with(game, effort(self.think, game.phase()));
        let action = Self::action(game.phase(), found.choice);
        debug_assert!(game.is_legal(&action));
        Ok(action)
    }

    fn worth(&mut self, game: &Duel2048, action: &Duel2048Action) -> Option<Worth> {
        let choice = match action {
            Duel2048Action::Place(cell) => *cell,
            Duel2048Action::Merge(direction) => *direction as u8,
        };
        let value = self.search.value_of(game, choice, Effort::depth(DEPTH))?;
        Some(Worth::of(value as f64, Curve::DUEL2048))
    }
}
