//! From decisions to transitions: links each player's **own** consecutive decisions.
//!
//! To a player the other one is part of its environment. What happens between two of its decisions, both sides' moves
//! included, is the reward of the first. The discount γ applies once from an own decision to the next one in a later turn, however many
//! turns lie between; to a next one within the same [`turf_env::Game::turn`] it is 1. A transition spans up to `n_step` own decisions
//! (Sutton 1988) and carries the product of their discounts, 0 where the game ended; it never crosses the start of
//! another game.
//!
//! With λ below 1 it is a λ-return of that length (as in PQN, Gallici et al. 2024): the mixture of all shorter ones, which look at
//! the values that the playing network gave on the way,
//!
//! ```text
//! G(k) = r(k) + d(k) · ((1 - λ) · V(k + 1) + λ · G(k + 1))
//! ```
//!
//! and only the last of which the learner values itself.

use serde::{Deserialize, Serialize};

/// What the learner is trained on: observation `obs`, in which `choices` were made, was worth `reward` until observation
/// `next`, whose value counts `discount` times. At the end of a game `discount` is 0 and `next` repeats `obs`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transition<'a> {
    /// Number of the observation ([`crate::replay_buffer::ReplayBuffer::push_observation`]).
    pub obs: u64,
    /// One per head.
    pub choices: &'a [u16],
    /// Discounted sum of the rewards on the way.
    pub reward: f32,
    /// Discount of what comes after.
    pub discount: f32,
    /// Number of the observation reached.
    pub next: u64,
    /// Made by a bot that is to be imitated, not by the learner.
    pub demonstrated: bool,
}

/// A decision as it is made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision<'a> {
    /// Number of its observation.
    pub obs: u64,
    /// The game's turn.
    pub turn: u32,
    /// One per head.
    pub choices: &'a [u16],
    /// The highest Q of a legal choice (the mean over heads), where a network played.
    pub value: Option<f32>,
    /// Φ of the position for this player where rewards are γΦ′ - Φ ([`crate::config::Shaping`]), else 0: rewards then hold
    /// Φ′ - Φ already, and what the discount takes off Φ′ is missing.
    pub potential: f32,
    /// Made by a bot that is to be imitated.
    pub demonstrated: bool,
}

/// One own decision that still waits for what comes after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Waiting {
    obs: u64,
    turn: u32,
    value: Option<f32>,
    demonstrated: bool,
    reward: f32,
    /// To the next own decision.
    discount: f32,
}

/// The waiting decisions of one seat in one slot, oldest first: a window into a ring of `n_step` entries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Seat {
    first: usize,
    len: usize,
}

/// Links decisions for all slots and both seats. Allocates only when made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Linker {
    n_step: usize,
    gamma: f32,
    lambda: f32,
    heads: usize,
    seats: Vec<Seat>,
    waiting: Vec<Waiting>,
    choices: Vec<u16>,
}

impl Linker {
    /// For `n_slots` games of two seats. With a `lambda` of 1 values on the way do not matter.
    pub fn new(n_slots: usize, heads: usize, n_step: usize, gamma: f32, lambda: f32) -> Self {
        let entries = n_slots * 2 * n_step;
        Self {
            n_step,
            gamma,
            lambda,
            heads,
            seats: vec![Seat::default(); n_slots * 2],
            waiting: vec![Waiting::default(); entries],
            choices: vec![0; entries * heads],
        }
    }

    /// Refuses a linker read from a file that could not have come of `fresh`, this run's own at its start: `options` per
    /// head, `observations` stored so far.
    pub fn check(&self, fresh: &Linker, options: usize, observations: u64) -> Result<(), &'static str> {
        let shape = |l: &Linker| {
            (
                l.n_step,
                l.gamma.to_bits(),
                l.lambda.to_bits(),
                l.heads,
                l.seats.len(),
                l.waiting.len(),
                l.choices.len(),
            )
        };
        if shape(self) != shape(fresh) {
            return Err("its waiting decisions are of another run");
        }
        let seats = self.seats.iter().all(|s| s.first < self.n_step && s.len <= self.n_step);
        let known = self.waiting.iter().all(|w| {
            let numbers = w.reward.is_finite() && w.value.is_none_or(f32::is_finite);
            w.obs < observations.max(1) && numbers && (0.0..=1.0).contains(&w.discount)
        });
        if !seats || !known || self.choices.iter().any(|&choice| choice as usize >= options) {
            return Err("its waiting decisions contradict themselves");
        }
        Ok(())
    }

    /// Where entry `k` of a seat lies in the ring.
    fn at(&self, id: usize, k: usize) -> usize {
        id * self.n_step + (self.seats[id].first + k) % self.n_step
    }

    /// The seat makes this decision.
    pub fn decision(&mut self, slot: usize, seat: usize, made: Decision, emit: &mut impl FnMut(Transition)) {
        let Decision {
            obs,
            turn,
            choices,
            value,
            potential,
            demonstrated,
        } = made;
        let id = slot * 2 + seat;
        if let Some(last) = self.seats[id].len.checked_sub(1) {
            let at = self.at(id, last);
            let discount = if self.waiting[at].turn == turn { 1.0 } else { self.gamma };
            self.waiting[at].discount = discount;
            self.waiting[at].reward += (discount - 1.0) * potential;
        }
        if self.seats[id].len == self.n_step {
            self.emit(id, 0, Some(obs), emit);
            self.seats[id].first = (self.seats[id].first + 1) % self.n_step;
            self.seats[id].len -= 1;
        }
        let at = self.at(id, self.seats[id].len);
        self.waiting[at] = Waiting {
            obs,
            turn,
            value,
            demonstrated,
            reward: 0.0,
            discount: 0.0,
        };
        self.choices[at * self.heads..(at + 1) * self.heads].copy_from_slice(choices);
        self.seats[id].len += 1;
    }

    /// The seat is rewarded for its newest decision; without one yet in this game, nothing is to be learnt from it.
    pub fn reward(&mut self, slot: usize, seat: usize, reward: f32) {
        let id = slot * 2 + seat;
        if let Some(last) = self.seats[id].len.checked_sub(1) {
            let at = self.at(id, last);
            self.waiting[at].reward += reward;
        }
    }

    /// The game ended by its rules: closes everything that waits, with discount 0.
    pub fn end(&mut self, slot: usize, seat: usize, emit: &mut impl FnMut(Transition)) {
        let id = slot * 2 + seat;
        for k in 0..self.seats[id].len {
            self.emit(id, k, None, emit);
        }
        self.seats[id] = Seat::default();
    }

    /// The game was cut short. The newest decision, whose consequences nobody saw, is dropped; those before it are
    /// valued by the state in which it was made.
    pub fn cut(&mut self, slot: usize, seat: usize, emit: &mut impl FnMut(Transition)) {
        let id = slot * 2 + seat;
        if let Some(last) = self.seats[id].len.checked_sub(1) {
            let newest = self.waiting[self.at(id, last)].obs;
            self.seats[id].len = last;
            for k in 0..last {
                self.emit(id, k, Some(newest), emit);
            }
        }
        self.seats[id] = Seat::default();
    }

    /// Forgets the waiting decisions of all slots.
    pub fn clear(&mut self) {
        self.seats.fill(Seat::default());
    }

    /// Emits the transition from entry `k` over all newer ones to `next` (`None`: the end of the game).
    fn emit(&self, id: usize, k: usize, next: Option<u64>, emit: &mut impl FnMut(Transition)) {
        let (mut reward, mut discount) = (0.0, 1.0);
        for j in k..self.seats[id].len {
            let entry = &self.waiting[self.at(id, j)];
            reward += discount * entry.reward;
            discount *= entry.discount;
            if j + 1 < self.seats[id].len
                && let Some(value) = self.waiting[self.at(id, j + 1)].value
            {
                reward += discount * (1.0 - self.lambda) * value;
                discount *= self.lambda;
            }
        }
        let at = self.at(id, k);
        let Waiting { obs, demonstrated, .. } = self.waiting[at];
        let choices = &self.choices[at * self.heads..(at + 1) * self.heads];
        let discount = if next.is_some() { discount } else { 0.0 };
        emit(Transition {
            obs,
            choices,
            reward,
            discount,
            next: next.unwrap_or(obs),
            demonstrated,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Flat = (u64, u16, f32, f32, u64);

    /// A linker of one slot and one head with γ = ½, and what it emitted.
    struct Script {
        linker: Linker,
        out: Vec<Flat>,
    }

    impl Script {
        fn new(n_step: usize) -> Self {
            Self::with_lambda(n_step, 1.0)
        }
        fn with_lambda(n_step: usize, lambda: f32) -> Self {
            Self {
                linker: Linker::new(1, 1, n_step, 0.5, lambda),
                out: Vec::new(),
            }
        }
        fn run(&mut self, f: impl FnOnce(&mut Linker, &mut dyn FnMut(Transition))) -> Vec<Flat> {
            let mut out = std::mem::take(&mut self.out);
            f(&mut self.linker, &mut |t: Transition| {
                out.push((t.obs, t.choices[0], t.reward, t.discount, t.next))
            });
            out
        }
        fn decide(&mut self, seat: usize, obs: u64, turn: u32) -> Vec<Flat> {
            self.decide_valued(seat, obs, turn, None)
        }
        fn decide_valued(&mut self, seat: usize, obs: u64, turn: u32, value: Option<f32>) -> Vec<Flat> {
            self.decide_at(seat, obs, turn, value, 0.0)
        }
        fn decide_at(&mut self, seat: usize, obs: u64, turn: u32, value: Option<f32>, potential: f32) -> Vec<Flat> {
            let made = Decision {
                obs,
                turn,
                choices: &[obs as u16 + 100],
                value,
                potential,
                demonstrated: false,
            };
            self.run(|l, mut e| l.decision(0, seat, made, &mut e))
        }
        fn reward(&mut self, reward: f32) {
            // Zero-sum: what A gains B loses.
            self.linker.reward(0, 0, reward);
            self.linker.reward(0, 1, -reward);
        }
    }

    /// Two players alternate; A's rewards are 1, 2, 4 after observations 0, 1, 2 and so on. Three steps, γ = ½, worked
    /// out by hand, and a second game right after, which must not leak into the first.
    #[test]
    fn n_step_across_a_reset_equals_the_hand_computation() {
        let mut s = Script::new(2);
        assert_eq!(s.decide(0, 0, 0), []); // A
        s.reward(1.0);
        assert_eq!(s.decide(1, 1, 0), []); // B
        s.reward(2.0);
        assert_eq!(s.decide(0, 2, 1), []); // A: its first reward is 1 + 2
        s.reward(4.0);
        assert_eq!(s.decide(1, 3, 1), []); // B: its first reward is -(2 + 4)
        s.reward(8.0);
        // A's third: from 0 over 2 to 4: 3 + ½ (4 + 8), discount ¼.
        assert_eq!(s.decide(0, 4, 2), [(0, 100, 3.0 + 6.0, 0.25, 4)]);
        s.reward(16.0);
        // The game ends on A's move: A has 2 (12 + ½·16) and 4 (16) open, B has 1 (-6 + ½·-(8+16)) and 3 (-24).
        let a = s.run(|l, mut e| l.end(0, 0, &mut e));
        assert_eq!(a, [(2, 102, 12.0 + 8.0, 0.0, 2), (4, 104, 16.0, 0.0, 4)]);
        let b = s.run(|l, mut e| l.end(0, 1, &mut e));
        assert_eq!(b, [(1, 101, -6.0 - 12.0, 0.0, 1), (3, 103, -24.0, 0.0, 3)]);
        // The next game starts with B's reward on A's first move not belonging to anything.
        assert_eq!(s.decide(0, 5, 0), []);
        s.reward(32.0);
        assert_eq!(s.decide(1, 6, 0), []);
        s.reward(64.0);
        assert_eq!(s.decide(0, 7, 1), []);
        assert_eq!(s.decide(0, 8, 2), [(5, 105, 96.0, 0.25, 8)]);
        assert_eq!(s.run(|l, mut e| l.end(0, 1, &mut e)), [(6, 106, -64.0, 0.0, 6)]);
    }

    #[test]
    fn decisions_of_one_turn_are_not_discounted() {
        let mut s = Script::new(2);
        s.decide(0, 0, 7);
        s.reward(1.0);
        s.decide(0, 1, 7); // the same turn
        s.reward(10.0);
        assert_eq!(s.decide(0, 2, 8), [(0, 100, 11.0, 0.5, 2)]);
    }

    /// With γΦ′ - Φ the rewards of a game sum to the last potential, discounted like a reward of its last decision, and
    /// less the first: the path between does not matter. With Φ′ - Φ it does: early lead is paid for turn by turn.
    #[test]
    fn discounted_shaping_pays_the_same_for_every_path_between_two_potentials() {
        let paid = |path: &[f32], discounted: bool| {
            // As many steps as decisions: what is emitted for the first decision is the whole game's return.
            let mut s = Script::new(path.len());
            for (k, pair) in path.windows(2).enumerate() {
                let potential = if discounted { pair[0] } else { 0.0 };
                s.decide_at(0, k as u64, k as u32, None, potential);
                s.reward(pair[1] - pair[0]);
            }
            s.run(|l, mut e| l.end(0, 0, &mut e))[0].2
        };
        let (early, late) = ([1.0, 9.0, 9.0, 9.0, 4.0], [1.0, 0.0, -3.0, 0.0, 4.0]);
        // γ = ½: three turns lie between the first decision and the last.
        assert_eq!([paid(&early, true), paid(&late, true)], [4.0 / 8.0 - 1.0; 2]);
        assert!(paid(&early, false) > paid(&late, false) + 5.0);
    }

    #[test]
    fn turns_without_an_own_decision_are_not_discounted_again() {
        let mut s = Script::new(1);
        s.decide(0, 0, 7);
        assert_eq!(s.decide(0, 1, 10), [(0, 100, 0.0, 0.5, 1)]);
    }

    #[test]
    fn what_a_decision_is_stays_with_it() {
        let mut linker = Linker::new(1, 1, 2, 0.5, 1.0);
        let mut out = Vec::new();
        let mut emit = |t: Transition| out.push((t.obs, t.demonstrated));
        for (obs, demonstrated) in [(0, true), (1, false), (2, true)] {
            let made = Decision {
                obs,
                turn: obs as u32,
                choices: &[0],
                value: None,
                potential: 0.0,
                demonstrated,
            };
            linker.decision(0, 0, made, &mut emit);
        }
        linker.end(0, 0, &mut emit);
        assert_eq!(out, [(0, true), (1, false), (2, true)]);
    }

    #[test]
    fn a_cut_game_bootstraps_from_the_last_own_state_and_drops_its_decision() {
        let mut s = Script::new(3);
        for (obs, reward) in [(0, 1.0), (1, 2.0), (2, 4.0)] {
            s.decide(0, obs, obs as u32);
            s.reward(reward);
        }
        let cut = s.run(|l, mut e| l.cut(0, 0, &mut e));
        assert_eq!(cut, [(0, 100, 2.0, 0.25, 2), (1, 101, 2.0, 0.5, 2)]);
        assert_eq!(s.run(|l, mut e| l.cut(0, 0, &mut e)), []);
        assert_eq!(s.run(|l, mut e| l.cut(0, 1, &mut e)), []);
    }

    /// The obvious twin: keep everything, sum at the end.
    #[test]
    fn equals_the_slow_twin_on_random_games() {
        let mut rng = turf_env::Rng::new(9);
        for n_step in [1, 2, 5, 9] {
            let mut s = Script::new(n_step);
            for _ in 0..20 {
                let len = 1 + rng.below(15) as usize;
                let mut turn = 0;
                let steps: Vec<(u32, f32)> = (0..len)
                    .map(|_| {
                        turn += rng.below(2);
                        (turn, rng.below(9) as f32 - 4.0)
                    })
                    .collect();
                let mut got = Vec::new();
                for (k, &(turn, reward)) in steps.iter().enumerate() {
                    got.extend(s.decide(0, k as u64, turn));
                    s.reward(reward);
                }
                got.extend(s.run(|l, mut e| l.end(0, 0, &mut e)));
                let twin: Vec<Flat> = (0..len)
                    .map(|k| {
                        let (mut reward, mut discount) = (0.0, 1.0);
                        for j in k..(k + n_step).min(len) {
                            reward += discount * steps[j].1;
                            if j + 1 < len && steps[j + 1].0 != steps[j].0 {
                                discount *= 0.5;
                            }
                        }
                        let inside = k + n_step < len;
                        let next = if inside { k + n_step } else { k } as u64;
                        (
                            k as u64,
                            k as u16 + 100,
                            reward,
                            if inside { discount } else { 0.0 },
                            next,
                        )
                    })
                    .collect();
                assert_eq!(got, twin, "n = {n_step}");
            }
        }
    }

    /// The definition, from the last decision of the window backwards; `after`: the value of the state behind it.
    fn lambda_return(steps: &[(u32, f32, Option<f32>)], lambda: f32, after: f32) -> f32 {
        let [(turn, reward, _), rest @ ..] = steps else {
            return after;
        };
        let Some((next_turn, _, value)) = rest.first() else {
            return reward + after;
        };
        let discount = if next_turn == turn { 1.0 } else { 0.5 };
        let then = lambda_return(rest, lambda, after);
        reward + discount * value.map_or(then, |value| (1.0 - lambda) * value + lambda * then)
    }

    #[test]
    fn lambda_returns_equal_their_definition() {
        let mut rng = turf_env::Rng::new(19);
        for (n_step, lambda) in [(1, 0.5), (2, 0.0), (5, 0.75), (9, 0.5), (9, 1.0)] {
            let mut s = Script::with_lambda(n_step, lambda);
            for _ in 0..20 {
                let mut turn = 0;
                let steps: Vec<(u32, f32, Option<f32>)> = (0..1 + rng.below(15))
                    .map(|_| {
                        turn += rng.below(2);
                        let value = rng.chance(0.8).then(|| rng.below(9) as f32 - 4.0);
                        (turn, rng.below(9) as f32 - 4.0, value)
                    })
                    .collect();
                let mut got = Vec::new();
                for (k, &(turn, reward, value)) in steps.iter().enumerate() {
                    got.extend(s.decide_valued(0, k as u64, turn, value));
                    s.reward(reward);
                }
                got.extend(s.run(|l, mut e| l.end(0, 0, &mut e)));
                assert_eq!(got.len(), steps.len());
                for (k, (obs, _, reward, discount, next)) in got.into_iter().enumerate() {
                    assert_eq!(obs, k as u64);
                    let inside = k + n_step < steps.len();
                    // The state reached is worth 3, which its own discount applies to.
                    let end = (k + n_step).min(steps.len());
                    let last = if inside && steps[end].0 == steps[end - 1].0 {
                        1.0
                    } else {
                        0.5
                    };
                    let after = if inside { 3.0 * last } else { 0.0 };
                    let wanted = lambda_return(&steps[k..end], lambda, after);
                    assert!((reward + 3.0 * discount - wanted).abs() < 1e-5, "{k} {n_step} {lambda}");
                    assert_eq!(next, if inside { end } else { k } as u64);
                }
            }
        }
    }
}
