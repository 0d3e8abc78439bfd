//! Policy that looks some plies ahead by the exact rules, with the network's Q at the leaves.
//!
//! The value of a line is its reward in training: changes of potential, the reward of the end, and beyond the last ply
//! the best legal Q, with training's own discount. The opponent is assumed to minimise it. Information hidden from the
//! player to move is guessed: a choice is worth the mean over several draws.

use std::sync::Arc;

use turf_env::chance::settled;
use turf_env::{Encoding, Game, Outcome, Player, Rng, Rules};

use crate::play::bot::{Bot, Forfeit, Worth};
use crate::play::stop;
use crate::policy::net_bot::curve;
use crate::policy::{Evaluator, LoadedPolicy, Policy, Reward, ranked};

pub const MAX_DEPTH: u32 = 12;

const GUESSES: u64 = 16;

/// Bot that plays the choice of the best line. Only for encodings with one choice per decision.
pub struct LookAhead<E: Encoding> {
    encoding: E,
    evaluator: Evaluator<E>,
    reward: Reward,
    depth: u32,
    width: usize,
    seed: u64,
}

impl<E: Encoding> LookAhead<E> {
    /// Builds a bot that looks `depth` plies ahead, at the `width` choices of the highest Q.
    pub fn of(encoding: E, policy: &LoadedPolicy, reward: Reward, depth: u32, width: usize) -> Self {
        Self::new(encoding, policy.net.clone(), policy.shield, reward, depth, width)
    }

    pub fn new(encoding: E, policy: Arc<dyn Policy>, shield: bool, reward: Reward, depth: u32, width: usize) -> Self {
        assert_eq!(encoding.heads(), 1, "one choice per decision");
        Self {
            encoding,
            evaluator: Evaluator::new(encoding, policy, shield),
            reward,
            depth: depth.max(1),
            width,
            seed: 0,
        }
    }

    pub fn depth(&self) -> u32 {
        self.depth
    }

    fn best_q(&mut self, game: &E::Game) -> f64 {
        self.evaluator.evaluate(game);
        let Evaluator { q, mask, .. } = &self.evaluator;
        let legal = q.iter().zip(mask).filter(|(_, mask)| **mask);
        legal.map(|(q, _)| *q as f64).fold(f64::NEG_INFINITY, f64::max)
    }

    fn paid(&self, before: &E::Game, after: &E::Game, us: Player) -> f64 {
        let gain = self.encoding.potential(after, us) as f64 - self.encoding.potential(before, us) as f64;
        let end = after.outcome().map_or(0.0, |o: Outcome| o.value(us) as f64);
        self.reward.potential_scale as f64 * gain + self.reward.end_reward as f64 * end
    }

    /// Returns the value for `us` from here on; `turn` is that of our last decision. Exact within `window`, else a
    /// bound on the same side of it (alpha-beta, Knuth and Moore 1975).
    fn value(&mut self, game: &E::Game, us: Player, turn: u32, depth: u32, window: Window) -> f64 {
        stop::look();
        if game.outcome().is_some() {
            return 0.0;
        }
        let ours = game.to_move() == us;
        let discount = if ours && game.turn() != turn { self.reward.gamma as f64 } else { 1.0 };
        if depth == 0 {
            let q = self.best_q(game);
            return discount * if ours { q } else { -q };
        }
        let turn = if ours { game.turn() } else { turn };
        let mut window = window.divided(discount);
        let mut best = if ours { f64::NEG_INFINITY } else { f64::INFINITY };
        for (paid, next) in self.ways(game, us) {
            let value = if self.encoding.rules().has_chance() {
                self.mean(game, next, us, turn, depth - 1, window)
            } else {
                paid + self.value(&next, us, turn, depth - 1, window.less(paid))
            };
            if ours {
                best = best.max(value);
                window.low = window.low.max(best);
            } else {
                best = best.min(value);
                window.high = window.high.min(best);
            }
            if window.low >= window.high {
                break;
            }
        }
        discount * best
    }

    /// Returns the mean value over what chance does after a choice of `before` that led to `next`, with the reward.
    fn mean(&mut self, before: &E::Game, next: E::Game, us: Player, turn: u32, depth: u32, window: Window) -> f64 {
        let outcomes = settled(next);
        // A bound of one outcome does not bound the mean.
        let window = if outcomes.len() == 1 { window } else { Window::ALL };
        let value = |(after, probability): (E::Game, f64)| {
            let paid = self.paid(before, &after, us);
            probability * (paid + self.value(&after, us, turn, depth, window.less(paid)))
        };
        outcomes.into_iter().map(value).sum()
    }

    /// Returns the positions after each plausible choice, with the reward of `us`. The mover's best rewards, or values of
    /// the positions, come first, so that alpha-beta cuts more; ties go to the lowest choice.
    fn ways(&mut self, game: &E::Game, us: Player) -> Vec<(f64, E::Game)> {
        let ours = game.to_move() == us;
        let rated = self.evaluator.rated(game);
        let mask = &mut self.evaluator.mask;
        self.encoding.legal_mask(game, mask);
        if ours && self.evaluator.shield {
            self.encoding.shield(game, mask);
        }
        self.encoding.search_mask(game, mask);
        let way = |choice| {
            let mut next = game.clone();
            self.encoding.play(&mut next, &[choice as u16]);
            (self.paid(game, &next, us), next)
        };
        let mut choices: Vec<_> = (0..self.encoding.actions()).filter(|&c| self.evaluator.mask[c]).collect();
        if rated {
            choices.sort_by(|&a, &b| self.evaluator.q[b].total_cmp(&self.evaluator.q[a]));
        }
        let mut ways: Vec<_> = choices.into_iter().map(way).collect();
        ways.sort_by(|(a, _), (b, _)| if ours { b.total_cmp(a) } else { a.total_cmp(b) });
        ways
    }

    fn candidates(&mut self, game: &E::Game) -> Vec<usize> {
        self.evaluator.evaluate(game);
        let candidates = ranked(&self.evaluator.q, &self.evaluator.mask);
        candidates.into_iter().map(usize::from).take(self.width).collect()
    }

    fn guesses(&self, game: &E::Game) -> Vec<E::Game> {
        let guess = |k| game.redrawn(game.to_move(), &mut Rng::stream(self.seed, game.turn().into(), k));
        let guesses: Vec<_> = (0..GUESSES).map_while(guess).collect();
        if guesses.is_empty() { vec![game.clone()] } else { guesses }
    }

    fn value_of(&mut self, guesses: &[E::Game], choice: usize, window: Window) -> f64 {
        // A bound in one draw does not bound the mean.
        let window = if guesses.len() == 1 { window } else { Window::ALL };
        guesses.iter().map(|game| self.value_in(game, choice, window)).sum::<f64>() / guesses.len() as f64
    }

    fn value_in(&mut self, game: &E::Game, choice: usize, window: Window) -> f64 {
        let us = game.to_move();
        let mut next = game.clone();
        self.encoding.play(&mut next, &[choice as u16]);
        self.mean(game, next, us, game.turn(), self.depth - 1, window)
    }

    pub fn values(&mut self, game: &E::Game) -> Vec<Option<f64>> {
        let (guesses, mut values) = (self.guesses(game), vec![None; self.encoding.actions()]);
        for choice in self.candidates(game) {
            values[choice] = Some(self.value_of(&guesses, choice, Window::ALL));
        }
        values
    }

    /// Returns the choice of the highest value, ties to the higher Q, then to the lowest index.
    pub fn best(&mut self, game: &E::Game) -> usize {
        let candidates = self.candidates(game);
        let (mut best, mut window) = (candidates[0], Window::ALL);
        if candidates.len() == 1 {
            return best;
        }
        let guesses = self.guesses(game);
        for choice in candidates {
            let value = self.value_of(&guesses, choice, window);
            if value > window.low {
                (best, window.low) = (choice, value);
            }
        }
        best
    }
}

#[derive(Clone, Copy, Debug)]
struct Window {
    low: f64,
    high: f64,
}

impl Window {
    const ALL: Window = Window { low: f64::NEG_INFINITY, high: f64::INFINITY };

    fn less(self, paid: f64) -> Self {
        Self { low: self.low - paid, high: self.high - paid }
    }

    fn divided(self, discount: f64) -> Self {
        if discount <= 0.0 {
            return Self::ALL;
        }
        Self { low: self.low / discount, high: self.high / discount }
    }
}

impl<E: Encoding> Bot<E::Game> for LookAhead<E> {
    fn start(&mut self, _seat: Player, _game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        let choice = self.best(game);
        Ok(self.encoding.action(game, &[choice as u16]))
    }

    fn worth(&mut self, game: &E::Game, action: &<E::Game as Game>::Action) -> Option<Worth> {
        let mut choice = [0];
        let known = self.encoding.choices_of(game, action, &mut choice);
        let guesses = self.guesses(game);
        let value = |this: &mut Self| this.value_of(&guesses, choice[0] as usize, Window::ALL);
        let paid = (self.reward.potential_scale * self.encoding.potential(game, game.to_move())) as f64;
        known.then(|| Worth::of(paid + value(self), curve(self.encoding, self.reward.potential_scale)))
    }
}

#[cfg(test)]
mod tests;
