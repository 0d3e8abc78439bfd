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

#[test]
fn a_net_bot_values_every_action() {
    let mut bot = NetBot::new(NimV1, Arc::new(Perfect), false);
    for (pile, take, value) in [(5, 1, 1.0), (5, 2, -1.0), (6, 2, 1.0), (9, 3, -1.0)] {
        let worth = bot.worth(&NimRules.start(&pile), &take).expect("a value");
        assert_eq!((worth.value, worth.unsafe_from), (value, None), "pile {pile}, take {take}");
        assert!((2.0 * worth.chance(1.0) - 1.0) * value > 0.76);
    }
}
