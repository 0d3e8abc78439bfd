//! The search as a bot.

use std::time::{Duration, Instant};

use turf_env::games::duel2048::{Direction, Duel2048, Duel2048Action, Phase};
use turf_env::{Game, Player};

use super::leaf::Leaf;
use super::{Breadth, DuelSearch, Effort, Found, MAX_DEPTH};
use crate::play::bot::{Bot, Forfeit, Think, Worth};

/// A lead of the leaf's that is a clear one; see `docs/learning.md`.
const LEAD: f64 = 4000.0;
/// Actions are valued at this depth, all alike.
const DEPTH: u32 = 8;

/// Plays what the search finds.
pub struct SearchBot {
    search: DuelSearch,
    think: Think,
    /// What the last decision came from.
    pub found: Option<Found>,
}

impl SearchBot {
    /// With this leaf, and so much thinking for a decision.
    pub fn new(leaf: Leaf, breadth: Breadth, think: Think) -> Self {
        Self {
            search: DuelSearch::new(leaf, breadth),
            think,
            found: None,
        }
    }

    /// The choice, as an action of this phase.
    pub fn action(phase: Phase, choice: u8) -> Duel2048Action {
        match phase {
            Phase::Place(_) => Duel2048Action::Place(choice),
            Phase::Merge(_) => Duel2048Action::Merge(Direction::ALL[choice as usize]),
        }
    }

    /// One decision with another effort.
    pub fn choose_with(&mut self, game: &Duel2048, effort: Effort) -> Found {
        let found = self.search.search(game, effort);
        self.found = Some(found);
        found
    }
}

/// What `think` allows from now on. Of so many nodes a decision a merge gets a quarter more and a placement, of which a side
/// has as many, a quarter less.
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
        Some(Worth::of(value as f64, LEAD))
    }
}
