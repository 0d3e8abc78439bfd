use super::*;

type Flat = (u64, u16, f32, f32, u64);

const SHAPE: ObservationShape = ObservationShape { cells: 0, scalars: 1, heads: 1, actions: 200 };

struct Script {
    n_step: NStepAccumulator,
    chunk: RolloutChunk,
    /// True if the next choices are random ones.
    explored: bool,
}

impl Script {
    fn new(n_step: usize) -> Self {
        Self::with_lambda(n_step, 1.0)
    }
    fn with_lambda(n_step: usize, lambda: f32) -> Self {
        let config = NStepConfig { n_step, gamma: 0.5, lambda };
        Self { n_step: NStepAccumulator::new(0, 1, SHAPE, config), chunk: RolloutChunk::new(SHAPE), explored: false }
    }
    fn run(&mut self, f: impl FnOnce(&mut NStepAccumulator, &mut RolloutChunk)) -> Vec<Flat> {
        self.chunk.clear();
        f(&mut self.n_step, &mut self.chunk);
        assert_eq!(self.chunk.check(SHAPE), Ok(()));
        let number = |row: usize| self.chunk.observations.scalars(row)[0].to_f32() as u64;
        let flat = |t: Transition| (number(t.state), t.choices[0], t.reward, t.discount, number(t.next));
        self.chunk.transitions().map(flat).collect()
    }
    fn decide(&mut self, seat: usize, obs: u64, turn: u32) -> Vec<Flat> {
        self.decide_valued(seat, obs, turn, None)
    }
    fn decide_valued(&mut self, seat: usize, obs: u64, turn: u32, value: Option<f32>) -> Vec<Flat> {
        self.decide_at(seat, obs, turn, value, 0.0)
    }
    fn decide_at(&mut self, seat: usize, obs: u64, turn: u32, value: Option<f32>, potential: f32) -> Vec<Flat> {
        self.decide_as(1.0, seat, obs, turn, value, potential)
    }
    fn decide_as(
        &mut self,
        sign: f32,
        seat: usize,
        obs: u64,
        turn: u32,
        value: Option<f32>,
        potential: f32,
    ) -> Vec<Flat> {
        let demonstration = [obs as u16];
        let made = Decision {
            cells: &[],
            scalars: &[obs as f32],
            mask: &[true; 200],
            turn,
            choices: &[obs as u16 + 100],
            value,
            explored: self.explored,
            potential,
            sign,
            demonstration: Some(&demonstration[..]).filter(|_| obs.is_multiple_of(2)),
        };
        self.run(|n_step, chunk| n_step.decision(0, seat, made, chunk))
    }
    fn end(&mut self, seat: usize) -> Vec<Flat> {
        self.run(|n_step, chunk| n_step.terminate(0, seat, chunk))
    }
    fn cut(&mut self, seat: usize) -> Vec<Flat> {
        self.run(|n_step, chunk| n_step.truncate(0, seat, chunk))
    }
    fn reward(&mut self, reward: f32) {
        // Zero-sum: what A gains B loses.
        self.n_step.reward(0, 0, reward);
        self.n_step.reward(0, 1, -reward);
    }
}

/// Two players alternate; A's rewards are 1, 2, 4 after observations 0, 1, 2 and so on. Three steps, γ = ½, worked out
/// by hand, and a second game right after, which must not leak into the first.
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
    let a = s.end(0);
    assert_eq!(a, [(2, 102, 12.0 + 8.0, 0.0, 2), (4, 104, 16.0, 0.0, 4)]);
    let b = s.end(1);
    assert_eq!(b, [(1, 101, -6.0 - 12.0, 0.0, 1), (3, 103, -24.0, 0.0, 3)]);
    // In the next game B has no decision before A's first move, so its reward is dropped.
    assert_eq!(s.decide(0, 5, 0), []);
    s.reward(32.0);
    assert_eq!(s.decide(1, 6, 0), []);
    s.reward(64.0);
    assert_eq!(s.decide(0, 7, 1), []);
    assert_eq!(s.decide(0, 8, 2), [(5, 105, 96.0, 0.25, 8)]);
    assert_eq!(s.end(1), [(6, 106, -64.0, 0.0, 6)]);
}

/// Views of the other player have values of the other sign, and so have their targets: of the values v of A at 0, 1, 2, of which
/// B sees 0 and 2, -v(0) = -(1 + ½ v(1)) and v(1) = 2 + ½ · -(-v(2)).
#[test]
fn views_of_the_other_player_change_signs() {
    let mut s = Script::new(1);
    s.decide_as(-1.0, 0, 0, 0, None, 0.0);
    s.reward(1.0);
    assert_eq!(s.decide_as(1.0, 0, 1, 1, None, 0.0), [(0, 100, -1.0, -0.5, 1)]);
    s.reward(2.0);
    assert_eq!(s.decide_as(-1.0, 0, 2, 2, None, 0.0), [(1, 101, 2.0, -0.5, 2)]);
    s.reward(4.0);
    assert_eq!(s.decide_as(-1.0, 0, 3, 3, None, 0.0), [(2, 102, -4.0, 0.5, 3)]);
    s.reward(8.0);
    assert_eq!(s.end(0), [(3, 103, -8.0, 0.0, 3)]);
}

/// What a random choice led to is not what the policy is worth: returns of earlier decisions end with the value of its own choice,
/// whatever λ; those of the random one go on.
#[test]
fn returns_end_where_a_random_choice_begins() {
    let mut s = Script::new(3);
    s.decide_valued(0, 11, 0, Some(3.0));
    s.reward(1.0);
    s.decide_valued(0, 12, 1, Some(5.0));
    s.reward(2.0);
    s.explored = true;
    s.decide_valued(0, 13, 2, Some(8.0));
    s.reward(100.0);
    s.explored = false;
    // 1 + ½ (2 + ½ · 8); nothing is left of the discount.
    assert_eq!(s.decide_valued(0, 14, 3, Some(50.0)), [(11, 111, 1.0 + 1.0 + 2.0, 0.0, 14)]);
    s.reward(4.0);
    let rest = [(12, 112, 2.0 + 4.0, 0.0, 12), (13, 113, 100.0 + 2.0, 0.0, 13), (14, 114, 4.0, 0.0, 14)];
    assert_eq!(s.end(0), rest);
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

/// With γΦ′ - Φ the rewards of a game sum to the last potential, discounted like a reward of its last decision, less
/// the first: the path between does not matter. With Φ′ - Φ it does, because an early lead is paid each turn.
#[test]
fn discounted_shaping_pays_the_same_for_every_path_between_two_potentials() {
    let paid = |path: &[f32], discounted: bool| {
        // With as many steps as decisions the first transition has the return of the whole game.
        let mut s = Script::new(path.len());
        for (k, pair) in path.windows(2).enumerate() {
            let potential = if discounted { pair[0] } else { 0.0 };
            s.decide_at(0, k as u64, k as u32, None, potential);
            s.reward(pair[1] - pair[0]);
        }
        s.end(0)[0].2
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
    let mut s = Script::new(2);
    let mut seen = Vec::new();
    let mut look = |s: &Script| seen.extend(s.chunk.transitions().map(|t| t.demonstration.map(|row| row[0])));
    for obs in 0..3 {
        s.decide(0, obs, obs as u32);
        look(&s);
    }
    s.end(0);
    look(&s);
    assert_eq!(seen, [Some(0), None, Some(2)]);
}

#[test]
fn names_tell_observations_apart() {
    let mut s = Script::new(2);
    let mut named = std::collections::HashMap::new();
    let mut look = |s: &Script| {
        for (row, id) in s.chunk.ids.iter().enumerate() {
            let number = s.chunk.observations.scalars(row)[0];
            assert_eq!(*named.entry((id.source, id.number)).or_insert(number), number);
        }
    };
    let mut obs = 0;
    for game in 0..6 {
        for turn in 0..4 + game {
            for seat in 0..2 {
                s.decide(seat, obs, turn);
                look(&s);
                obs += 1;
            }
        }
        for seat in 0..2 {
            if game % 2 == 0 {
                s.end(seat)
            } else {
                s.cut(seat)
            };
            look(&s);
        }
    }
    // All but the last decision of each seat of a game that was cut, which is only reached.
    assert_eq!(named.len() as u64, obs);
}

#[test]
fn a_state_of_other_settings_is_refused() {
    let mut s = Script::new(3);
    (0..9).for_each(|obs| drop(s.decide(obs as usize % 2, obs, obs as u32 / 2)));
    let mut observations = ObservationRows::new(SHAPE);
    let state = s.n_step.state(&mut observations);
    assert_eq!(observations.len(), state.iter().map(SeatState::n_waiting).sum::<usize>());
    assert!(state.iter().all(|seat| seat.check(&s.n_step.config, 1, 200).is_ok()));
    assert!([(1, 100), (2, 200)].iter().all(|&(heads, n)| state[0].check(&s.n_step.config, heads, n).is_err()));
}

#[test]
fn a_cut_game_bootstraps_from_the_last_own_state_and_drops_its_decision() {
    let mut s = Script::new(3);
    for (obs, reward) in [(0, 1.0), (1, 2.0), (2, 4.0)] {
        s.decide(0, obs, obs as u32);
        s.reward(reward);
    }
    let cut = s.cut(0);
    assert_eq!(cut, [(0, 100, 2.0, 0.25, 2), (1, 101, 2.0, 0.5, 2)]);
    assert_eq!(s.cut(0), []);
    assert_eq!(s.cut(1), []);
}

type Step = (u32, f32, Option<f32>);

/// Returns reward and discount of the transition over `steps` (turn, reward, value) to a decision of the turn `reached`.
fn by_definition(steps: &[Step], reached: Option<u32>, lambda: f32) -> (f32, f32) {
    let [(turn, reward, _), rest @ ..] = steps else {
        return (0.0, 1.0);
    };
    let discount = match rest.first().map(|next| next.0).or(reached) {
        None => 0.0,
        Some(next) if next == *turn => 1.0,
        Some(_) => 0.5,
    };
    let (then, left) = by_definition(rest, reached, lambda);
    match rest.first().and_then(|next| next.2) {
        None => (reward + discount * then, discount * left),
        Some(value) => (reward + discount * ((1.0 - lambda) * value + lambda * then), discount * lambda * left),
    }
}

#[test]
fn transitions_of_random_games_equal_their_definition() {
    let mut rng = turf_env::Rng::new(19);
    for (n_step, lambda) in [(1, 1.0), (2, 1.0), (5, 1.0), (9, 1.0), (1, 0.5), (2, 0.0), (5, 0.75), (9, 0.5)] {
        let mut s = Script::with_lambda(n_step, lambda);
        for _ in 0..20 {
            let mut turn = 0;
            let len = 1 + rng.below(15) as usize;
            let step = |_| {
                turn += rng.below(2);
                let value = rng.chance(0.8).then(|| rng.below(9) as f32 - 4.0);
                (turn, rng.below(9) as f32 - 4.0, value)
            };
            let steps: Vec<Step> = (0..len).map(step).collect();
            let mut got = Vec::new();
            for (k, &(turn, reward, value)) in steps.iter().enumerate() {
                got.extend(s.decide_valued(0, k as u64, turn, value));
                s.reward(reward);
            }
            got.extend(s.end(0));
            assert_eq!(got.len(), steps.len());
            for (k, (obs, choice, reward, discount, next)) in got.into_iter().enumerate() {
                let end = (k + n_step).min(len);
                let reached = steps.get(end).map(|step| step.0);
                let wanted = by_definition(&steps[k..end], reached, lambda);
                let near = (reward - wanted.0).abs() < 1e-5 && (discount - wanted.1).abs() < 1e-6;
                assert!(near, "{k} {n_step} {lambda}: {reward} {discount}, not {wanted:?}");
                let next_wanted = if reached.is_some() { end } else { k };
                assert_eq!((obs, choice as usize, next), (k as u64, k + 100, next_wanted as u64));
            }
        }
    }
}
