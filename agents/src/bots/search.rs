//! `search` for any game of alternating decisions with one choice each.

use turf_env::chance::settled;
use turf_env::{Encoding, Game, Player, Rng};

use crate::play::bot::{Bot, Forfeit, Think};

/// Value of a forced win; an earlier one is worth more.
const WIN: f32 = 1e6;
const NODES: u64 = 2_000;
/// Most plies: a game that soon ends is not searched again and again.
const MAX_DEPTH: u32 = 64;

/// Alpha-beta with iterative deepening, over exact means where chance decides. Leaves are worth their potential ([`Encoding::potential`]); of equal choices, any is
/// played.
pub struct Search<E> {
    depth: u32,
    nodes: u64,
    left: u64,
    rng: Rng,
    encoding: E,
}

impl<E: Encoding> Search<E> {
    /// Makes a search of so many plies or positions. `None` for a time.
    pub fn new(encoding: E, think: Think) -> Option<Self> {
        let (depth, nodes) = match think {
            Think::Depth(depth) => (depth, u64::MAX),
            Think::Nodes(nodes) => (u32::MAX, nodes),
            Think::Time(_) => return None,
        };
        Some(Self { depth, nodes, left: 0, rng: Rng::new(0), encoding })
    }

    /// Makes a search of the usual number of positions.
    pub fn usual(encoding: E) -> Self {
        Self { depth: u32::MAX, nodes: NODES, left: 0, rng: Rng::new(0), encoding }
    }

    /// Returns the value of a choice to the player to move. `None` if there are no positions left.
    fn after(&mut self, game: &E::Game, choice: u16, depth: u32, alpha: f32, beta: f32) -> Option<f32> {
        self.left = self.left.checked_sub(1)?;
        let mut next = game.clone();
        self.encoding.play(&mut next, &[choice]);
        let mut mean = 0.0;
        for (next, probability) in settled(next) {
            // A bound of one outcome does not bound the mean.
            let (alpha, beta) = if probability < 1.0 { (f32::NEG_INFINITY, f32::INFINITY) } else { (alpha, beta) };
            let value = match next.to_move() == game.to_move() {
                true => self.value(&next, depth - 1, alpha, beta)?,
                false => -self.value(&next, depth - 1, -beta, -alpha)?,
            };
            mean += probability as f32 * value;
        }
        Some(mean)
    }

    fn value(&mut self, game: &E::Game, depth: u32, mut alpha: f32, beta: f32) -> Option<f32> {
        let mover = game.to_move();
        if let Some(outcome) = game.outcome() {
            return Some(outcome.value(mover) * WIN * (1.0 + depth as f32));
        }
        if depth == 0 {
            return Some(self.encoding.potential(game, mover));
        }
        let mut best = f32::NEG_INFINITY;
        for choice in legal(self.encoding, game) {
            best = best.max(self.after(game, choice, depth, alpha, beta)?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Returns every choice that is worth as much as the best one. `None` if there are not enough positions.
    fn best(&mut self, game: &E::Game, choices: &[u16], depth: u32) -> Option<Vec<u16>> {
        let (mut best, mut kept) = (f32::NEG_INFINITY, Vec::new());
        for &choice in choices {
            // The window lets values through that equal the best one.
            let value = self.after(game, choice, depth, best.next_down(), f32::INFINITY)?;
            if value > best {
                (best, kept) = (value, Vec::new());
            }
            if value == best {
                kept.push(choice);
            }
        }
        Some(kept)
    }
}

fn legal<E: Encoding>(encoding: E, game: &E::Game) -> Vec<u16> {
    let mut mask = vec![false; encoding.actions()];
    encoding.legal_mask(game, &mut mask);
    (0..).zip(mask).filter_map(|(choice, legal)| legal.then_some(choice)).collect()
}

impl<E: Encoding> Bot<E::Game> for Search<E> {
    fn start(&mut self, _seat: Player, _game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        self.rng = Rng::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        let choices = legal(self.encoding, game);
        let (mut best, mut depth) = (choices.clone(), 1);
        self.left = self.nodes;
        while choices.len() > 1 && depth <= self.depth.min(MAX_DEPTH) {
            let Some(deeper) = self.best(game, &choices, depth) else {
                break;
            };
            (best, depth) = (deeper, depth + 1);
        }
        Ok(self.encoding.action(game, &[best[self.rng.below(best.len() as u32) as usize]]))
    }
}

#[cfg(test)]
mod tests {
    use turf_env::Rules;

    use super::*;
    use crate::toy::{NimRules, NimV1};

    /// Returns the value of a pile to the player to move by trying everything: the slow twin.
    fn plain(pile: u32, depth: u32) -> f32 {
        match (pile, depth) {
            (0, depth) => -WIN * (1.0 + depth as f32),
            (_, 0) => 0.0,
            _ => (1..=pile.min(3)).map(|taken| -plain(pile - taken, depth - 1)).fold(f32::NEG_INFINITY, f32::max),
        }
    }

    #[test]
    fn the_search_finds_the_choices_that_trying_everything_finds() {
        for (pile, depth) in (5..20).flat_map(|pile| (1..8).map(move |depth| (pile, depth))) {
            let mut search = Search::new(NimV1, Think::Depth(depth)).expect("a depth");
            search.left = u64::MAX;
            let values = [1, 2, 3].map(|taken| -plain(pile - taken, depth - 1));
            let best = values.into_iter().fold(f32::NEG_INFINITY, f32::max);
            let expected: Vec<u16> = (0..3).filter(|&choice| values[choice as usize] == best).collect();
            let game = NimRules.start(&pile);
            assert_eq!(search.best(&game, &[0, 1, 2], depth), Some(expected), "{pile} {depth}");
        }
    }

    #[test]
    fn a_budget_of_positions_is_kept_and_leaves_a_choice() {
        for nodes in [0, 1, 2, 50] {
            let mut search = Search::new(NimV1, Think::Nodes(nodes)).expect("nodes");
            let action = search.choose(&NimRules.start(&19)).expect("a choice");
            assert!((1..=3).contains(&action));
            assert!(search.left <= nodes);
        }
    }
}
