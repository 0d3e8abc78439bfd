//! A policy that looks ahead: every line of play some plies deep with the exact rules, the network's Q at the leaves.
//!
//! The value of a line is what training pays for it: changes of potential, the end's reward, and beyond the last ply the
//! best legal Q, with the training's own discount. The other side is taken to choose what is worst for us.

use std::collections::BTreeMap;

use turf_env::{Encoding, Game, Outcome, Player};

use crate::bot::{Bot, Forfeit};
use crate::policy::{NetPolicy, Policy, ReadyPolicy};

/// The deepest look-ahead that can be asked for: beyond it a decision takes too long to be of use.
pub const MAX_DEPTH: u32 = 12;

/// What training paid, as the policy file tells it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reward {
    /// Discount per own decision; decisions within one turn are not discounted.
    pub gamma: f32,
    /// Reward per unit of potential.
    pub potential_scale: f32,
    /// Reward for a win.
    pub end_reward: f32,
}

impl Reward {
    /// The notes of a policy file that tell it; `None` where one is missing or no number.
    pub fn of_notes(notes: &BTreeMap<String, String>) -> Option<Self> {
        let number = |key: &str| notes.get(key)?.parse().ok().filter(|n: &f32| n.is_finite());
        Some(Self {
            gamma: number("gamma")?,
            potential_scale: number("potential_scale")?,
            end_reward: number("end_reward")?,
        })
    }

    /// The notes that [`Reward::of_notes`] reads.
    pub fn notes(&self) -> [(String, String); 3] {
        [
            ("gamma", self.gamma),
            ("potential_scale", self.potential_scale),
            ("end_reward", self.end_reward),
        ]
        .map(|(key, number)| (key.to_string(), number.to_string()))
    }
}

/// Plays the choice of the best line. For encodings with one choice per decision.
pub struct LookAhead<E: Encoding, P = NetPolicy> {
    policy: P,
    shield: bool,
    reward: Reward,
    depth: u32,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    q: Vec<f32>,
    /// Masks to be used again.
    masks: Vec<Vec<bool>>,
    encoding: std::marker::PhantomData<E>,
}

impl<E: Encoding> LookAhead<E> {
    /// A bot on a policy file's network that looks `depth` plies ahead.
    pub fn of(policy: &ReadyPolicy, reward: Reward, depth: u32) -> Self {
        Self::new(NetPolicy::new(policy.net.clone()), policy.shield, reward, depth)
    }
}

impl<E: Encoding, P: Policy<E>> LookAhead<E, P> {
    /// A bot on any policy.
    pub fn new(policy: P, shield: bool, reward: Reward, depth: u32) -> Self {
        assert_eq!(E::HEADS, 1, "one choice per decision");
        Self {
            cells: vec![0; if policy.uses_cells() { E::CELLS } else { 0 }],
            policy,
            shield,
            reward,
            depth,
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; E::ACTIONS],
            q: vec![0.0; E::ACTIONS],
            masks: Vec::new(),
            encoding: std::marker::PhantomData,
        }
    }

    /// The highest Q of a masked-in choice, for the player to move.
    fn best_q(&mut self, game: &E::Game) -> f32 {
        E::observe_and_mask(game, self.shield, &mut self.cells, &mut self.scalars, &mut self.mask);
        self.policy.q(1, &self.cells, &self.scalars, &mut self.q);
        let legal = self.q.iter().zip(&self.mask).filter(|(_, mask)| **mask);
        legal.map(|(q, _)| *q).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What `us` gets for a decision that led from one position to the next.
    fn paid(&self, before: &E::Game, after: &E::Game, us: Player) -> f32 {
        let gain = E::potential(after, us) - E::potential(before, us);
        let end = after.outcome().map_or(0.0, |o: Outcome| o.value(us));
        self.reward.potential_scale * gain + self.reward.end_reward * end
    }

    /// Value for `us` of going on from here; `turn` is the one of our last decision. Exact within `window`, else a bound
    /// on the same side of it: what cannot matter is not looked at (alpha-beta, Knuth and Moore 1975).
    fn value(&mut self, game: &E::Game, us: Player, turn: u32, depth: u32, window: Window) -> f32 {
        if game.outcome().is_some() {
            return 0.0;
        }
        let ours = game.to_move() == us;
        let discount = if ours && game.turn() != turn {
            self.reward.gamma
        } else {
            1.0
        };
        if depth == 0 {
            let q = self.best_q(game);
            return discount * if ours { q } else { -q };
        }
        let turn = if ours { game.turn() } else { turn };
        let mut window = window.divided(discount);
        let mask = self.choices(game, ours, true);
        let mut best = if ours { f32::NEG_INFINITY } else { f32::INFINITY };
        for choice in (0..E::ACTIONS).filter(|&c| mask[c]) {
            let value = self.value_of(game, choice, us, turn, depth, window);
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
        self.masks.push(mask);
        discount * best
    }

    /// Value for `us` of this choice, `depth` plies deep, itself included.
    fn value_of(&mut self, game: &E::Game, choice: usize, us: Player, turn: u32, depth: u32, window: Window) -> f32 {
        let mut next = game.clone();
        E::play(&mut next, &[choice as u16]);
        let paid = self.paid(game, &next, us);
        paid + self.value(&next, us, turn, depth - 1, window.less(paid))
    }

    /// What the player to move may choose, as far as it is looked at.
    fn choices(&mut self, game: &E::Game, ours: bool, only_plausible: bool) -> Vec<bool> {
        let mut mask = self.masks.pop().unwrap_or_else(|| vec![false; E::ACTIONS]);
        E::legal_mask(game, &mut mask);
        if ours && self.shield {
            E::shield(game, &mut mask);
        }
        if only_plausible {
            E::plausible(game, &mut mask);
        }
        mask
    }

    /// The value of each masked-in choice of the player to move; `None` for the others.
    pub fn values(&mut self, game: &E::Game) -> Vec<Option<f32>> {
        let (us, turn, depth) = (game.to_move(), game.turn(), self.depth);
        let mask = self.choices(game, true, false);
        let value = |choice: usize| mask[choice].then(|| self.value_of(game, choice, us, turn, depth, Window::ALL));
        (0..E::ACTIONS).map(value).collect()
    }

    /// The choice of the highest value, ties to the lowest index.
    fn best(&mut self, game: &E::Game) -> usize {
        let (us, turn, depth) = (game.to_move(), game.turn(), self.depth);
        let mask = self.choices(game, true, false);
        let mut best = mask.iter().position(|&m| m).expect("a legal choice");
        let mut window = Window::ALL;
        for choice in (0..E::ACTIONS).filter(|&c| mask[c]) {
            let value = self.value_of(game, choice, us, turn, depth, window);
            if value > window.low {
                (best, window.low) = (choice, value);
            }
        }
        self.masks.push(mask);
        best
    }
}

/// Values outside of it need not be exact.
#[derive(Clone, Copy, Debug)]
struct Window {
    low: f32,
    high: f32,
}

impl Window {
    const ALL: Window = Window {
        low: f32::NEG_INFINITY,
        high: f32::INFINITY,
    };

    /// Of what is left after this was paid.
    fn less(self, paid: f32) -> Self {
        Self {
            low: self.low - paid,
            high: self.high - paid,
        }
    }

    /// Of what is discounted later.
    fn divided(self, discount: f32) -> Self {
        if discount <= 0.0 {
            return Self::ALL;
        }
        Self {
            low: self.low / discount,
            high: self.high / discount,
        }
    }
}

impl<E: Encoding, P: Policy<E>> Bot<E::Game> for LookAhead<E, P> {
    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        let choice = self.best(game);
        Ok(E::action(game, &[choice as u16]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Nim, NimV1};
    use turf_env::Rng;
    use turf_env::games::duel2048::{Duel2048, Duel2048Config, Duel2048V1};

    /// Knows nothing.
    struct Blank;
    impl Policy<NimV1> for Blank {
        fn q(&mut self, _n: usize, _cells: &[u8], _scalars: &[f32], q: &mut [f32]) {
            q.fill(0.0);
        }
    }

    const REWARD: Reward = Reward {
        gamma: 0.9,
        potential_scale: 1.0,
        end_reward: 1.0,
    };

    /// The value of a pile for the player to move, by the definition: a win k own decisions away is worth 0.9^(k-1).
    fn slow(pile: u32) -> f32 {
        let reply = |left: u32| (1..=3).filter(move |t| *t <= left).map(move |t| left - t);
        let ours = |left: u32| {
            if left == 0 {
                return 1.0;
            }
            // The other side's best reply; then it is our turn again, one discount later.
            reply(left)
                .map(|l| if l == 0 { -1.0 } else { 0.9 * slow(l) })
                .fold(f32::INFINITY, f32::min)
        };
        reply(pile).map(ours).fold(f32::NEG_INFINITY, f32::max)
    }

    #[test]
    fn deep_enough_it_solves_nim_with_the_trainings_values() {
        let mut bot: LookAhead<NimV1, Blank> = LookAhead::new(Blank, false, REWARD, 12);
        for pile in 1..=10u32 {
            let values = bot.values(&Nim::new(&pile));
            let best = values.iter().flatten().copied().fold(f32::NEG_INFINITY, f32::max);
            assert!(
                (best - slow(pile)).abs() < 1e-5,
                "pile {pile}: {values:?} against {}",
                slow(pile)
            );
            if pile % 4 != 0 {
                assert_eq!(bot.choose(&Nim::new(&pile)), Ok((pile % 4) as u8), "pile {pile}");
            }
        }
    }

    #[test]
    fn at_the_leaves_it_believes_the_network() {
        /// Likes odd piles for whoever is to move.
        struct Odd;
        impl Policy<NimV1> for Odd {
            fn q(&mut self, _n: usize, _cells: &[u8], scalars: &[f32], q: &mut [f32]) {
                q.fill(if (scalars[0] * 32.0).round() as u32 % 2 == 1 {
                    0.5
                } else {
                    -0.5
                });
            }
        }
        let mut one: LookAhead<NimV1, Odd> = LookAhead::new(Odd, false, REWARD, 1);
        // After 1, 2, 3 taken of 8 the other side sees 7, 6, 5.
        assert_eq!(one.values(&Nim::new(&8)), [Some(-0.5), Some(0.5), Some(-0.5)]);
        let mut two: LookAhead<NimV1, Odd> = LookAhead::new(Odd, false, REWARD, 2);
        // Whatever we take, the other side can leave us an even pile, one discount later.
        assert_eq!(two.values(&Nim::new(&8)), [Some(-0.45); 3]);
    }

    /// Values like dice, the same for the same position.
    struct Dice;
    impl Policy<Duel2048V1> for Dice {
        fn q(&mut self, _n: usize, cells: &[u8], _scalars: &[f32], q: &mut [f32]) {
            let seed = cells
                .iter()
                .fold(0u64, |sum, &c| sum.wrapping_mul(31).wrapping_add(c as u64));
            let mut rng = Rng::new(seed);
            q.iter_mut().for_each(|q| *q = rng.unit() as f32 - 0.5);
        }
    }

    /// The definition, with nothing cut off.
    fn plain(game: &Duel2048, us: Player, turn: u32, depth: u32) -> f32 {
        if game.outcome().is_some() {
            return 0.0;
        }
        let ours = game.to_move() == us;
        let (discount, turn) = match ours {
            true if game.turn() != turn => (REWARD.gamma, game.turn()),
            _ => (1.0, turn),
        };
        let (mut mask, mut q) = (vec![false; 36], vec![0.0; 36]);
        Duel2048V1::legal_mask(game, &mut mask);
        if depth == 0 {
            let (mut cells, mut scalars) = (vec![0; Duel2048V1::CELLS], vec![0.0; Duel2048V1::SCALARS]);
            Duel2048V1::observe(game, game.to_move(), &mut cells, &mut scalars);
            Dice.q(1, &cells, &scalars, &mut q);
        } else {
            Duel2048V1::plausible(game, &mut mask);
            for choice in (0..36).filter(|&c| mask[c]) {
                let value = plain_choice(game, choice, us, turn, depth);
                q[choice] = if ours { value } else { -value };
            }
        }
        let best = (0..36)
            .filter(|&c| mask[c])
            .map(|c| q[c])
            .fold(f32::NEG_INFINITY, f32::max);
        discount * if ours { best } else { -best }
    }

    fn plain_choice(game: &Duel2048, choice: usize, us: Player, turn: u32, depth: u32) -> f32 {
        let mut next = game.clone();
        Duel2048V1::play(&mut next, &[choice as u16]);
        let end = next.outcome().map_or(0.0, |o| o.value(us));
        let gain = Duel2048V1::potential(&next, us) - Duel2048V1::potential(game, us);
        gain + end + plain(&next, us, turn, depth - 1)
    }

    #[test]
    fn what_is_cut_off_changes_nothing() {
        for seed in 0..120 {
            let mut rng = Rng::new(seed);
            let mut game = Duel2048::new(&Duel2048::draw_setup(&Duel2048Config { rounds: 40 }, &mut rng));
            let mut mask = [false; 36];
            for _ in 0..rng.below(150) {
                Duel2048V1::legal_mask(&game, &mut mask);
                Duel2048V1::play(&mut game, &[rng.pick(&mask) as u16]);
                if game.outcome().is_some() {
                    break;
                }
            }
            if game.outcome().is_some() {
                continue;
            }
            let depth = 1 + seed as u32 % 5;
            let mut bot: LookAhead<Duel2048V1, Dice> = LookAhead::new(Dice, false, REWARD, depth);
            let values = bot.values(&game);
            Duel2048V1::legal_mask(&game, &mut mask);
            let mut best = None;
            for choice in 0..36 {
                assert_eq!(values[choice].is_some(), mask[choice]);
                if let Some(value) = values[choice] {
                    let slow = plain_choice(&game, choice, game.to_move(), game.turn(), depth);
                    assert!((value - slow).abs() < 1e-4, "depth {depth}, choice {choice} in\n{game}");
                    best = best.filter(|&(_, b)| b >= value).or(Some((choice, value)));
                }
            }
            let choice = best.expect("a legal choice").0;
            assert_eq!(bot.best(&game), choice, "depth {depth} in\n{game}");
        }
    }
}
