use turf_env::Game;

use super::*;
use crate::play::bot::Bot;
use crate::toy::{Nim, NimV1};

#[test]
fn greedy_keeps_to_the_mask_and_breaks_ties_downwards() {
    let mut choices = [9; 2];
    let mask = [false, true, true, true, true, false];
    greedy(&[9.0, 1.0, 1.0, 0.0, 0.0, 5.0], &mask, 3, &mut choices);
    assert_eq!(choices, [1, 0]);
    greedy(&[0.0, f32::NAN, -1.0, f32::NAN, f32::NAN, 0.0], &mask, 3, &mut choices);
    assert_eq!(choices, [2, 0]);
}

#[test]
fn choices_are_ranked_as_greedy_would_take_them() {
    let q = [0.0, f32::NAN, 2.0, -0.0, 2.0, 9.0];
    let mut mask = [true, true, true, true, true, false];
    let ranking = ranked(&q, &mask);
    assert_eq!(ranking, [2, 4, 0, 3, 1]);
    for best in &ranking {
        let mut choice = [9];
        greedy(&q, &mask, q.len(), &mut choice);
        assert_eq!(choice, [*best]);
        mask[*best as usize] = false;
    }
    assert!(check_replies::<NimV1>(0).is_ok());
    assert_eq!(check_replies::<NimV1>(1), Err("nim policies look at no replies".into()));
}

struct Perfect;
impl Policy<NimV1> for Perfect {
    fn q(&mut self, _n: usize, _cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        let pile = NimV1::pile(scalars);
        for (take, q) in (1..=3).zip(q) {
            *q = if pile >= take && (pile - take).is_multiple_of(4) {
                1.0
            } else {
                -1.0
            };
        }
    }
}

#[test]
fn a_net_bot_plays_its_best_legal_choice() {
    let mut bot: NetBot<NimV1, Perfect> = NetBot::new(Perfect, false);
    for pile in [1u32, 2, 3, 5, 6, 7, 9] {
        assert_eq!(bot.choose(&Nim::new(&pile)), Ok((pile % 4) as u8), "pile {pile}");
    }
    assert_eq!(bot.choose(&Nim::new(&4)), Ok(1), "all equal: the lowest index");
}

#[test]
fn a_net_bot_values_every_action() {
    let mut bot: NetBot<NimV1, Perfect> = NetBot::new(Perfect, false);
    for (pile, take, value) in [(5, 1, 1.0), (5, 2, -1.0), (6, 2, 1.0), (9, 3, -1.0)] {
        let worth = bot.worth(&Nim::new(&pile), &take).expect("a value");
        assert_eq!(
            (worth.value, worth.unsafe_from),
            (value, None),
            "pile {pile}, take {take}"
        );
        assert!(worth.chance() * value > 0.76);
    }
}
