use std::sync::Arc;

use turf_env::Rules;

use super::*;
use crate::play::bot::Bot;
use crate::toy::{NimRules, NimV1};

#[test]
fn replies_are_those_that_the_game_can_look_at() {
    assert!(check_replies(NimV1, 0).is_ok());
    assert_eq!(check_replies(NimV1, 1), Err("nim policies look at no replies".into()));
}

struct Perfect;
impl Policy for Perfect {
    fn q(&self, seen: &Observed, _: &mut Workspace, q: &mut [f32]) {
        let pile = NimV1::pile(seen.scalars);
        for (take, q) in (1..=3).zip(q) {
            *q = if pile >= take && (pile - take).is_multiple_of(4) { 1.0 } else { -1.0 };
        }
    }
}

#[test]
fn a_net_bot_plays_its_best_legal_choice() {
    let mut bot = NetBot::new(NimV1, Arc::new(Perfect), false);
    for pile in [1u32, 2, 3, 5, 6, 7, 9] {
        assert_eq!(bot.choose(&NimRules.start(&pile)), Ok((pile % 4) as u8), "pile {pile}");
    }
    assert_eq!(bot.choose(&NimRules.start(&4)), Ok(1), "all equal: the lowest index");
}

/// Rates positions for who is to move there: multiples of four are lost.
struct Piles;
impl Policy for Piles {
    fn q(&self, seen: &Observed, _: &mut Workspace, q: &mut [f32]) {
        for (row, q) in q.iter_mut().enumerate() {
            *q = if NimV1::pile(seen.row(row).scalars).is_multiple_of(4) { -0.5 } else { 0.5 };
        }
    }
    fn rates_afterstates(&self) -> bool {
        true
    }
}

#[test]
fn values_of_positions_are_those_of_the_choices_before() {
    let mut evaluator = Evaluator::new(NimV1, Arc::new(Piles), false);
    for (pile, q) in [(2, [-0.5, 1.0, 0.0]), (6, [-0.5, 0.5, -0.5]), (4, [-0.5; 3])] {
        evaluator.evaluate(&NimRules.start(&pile));
        let legal = evaluator.q.iter().zip(&evaluator.mask).map(|(&q, &legal)| if legal { q } else { 0.0 });
        assert!(legal.eq(q), "pile {pile}: {:?}", evaluator.q);
    }
    let mut bot = NetBot::new(NimV1, Arc::new(Piles), false);
    assert_eq!([5, 6, 7].map(|pile| bot.choose(&NimRules.start(&pile))), [1, 2, 3].map(Ok));
    let mut ahead = look_ahead::LookAhead::new(NimV1, Arc::new(Piles), false, REWARD, 2, usize::MAX);
    assert_eq!([9, 10, 11].map(|pile| ahead.choose(&NimRules.start(&pile))), [1, 2, 3].map(Ok));
}

const REWARD: Reward = Reward { gamma: 1.0, potential_scale: 0.0, end_reward: 1.0 };

#[test]
fn a_net_bot_values_every_action() {
    let mut bot = NetBot::new(NimV1, Arc::new(Perfect), false);
    for (pile, take, value) in [(5, 1, 1.0), (5, 2, -1.0), (6, 2, 1.0), (9, 3, -1.0)] {
        let worth = bot.worth(&NimRules.start(&pile), &take).expect("a value");
        assert_eq!((worth.value, worth.unsafe_from), (value, None), "pile {pile}, take {take}");
        assert!((2.0 * worth.chance(1.0) - 1.0) * value > 0.76);
    }
}
