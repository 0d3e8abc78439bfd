//! Foresight of one turn against everything the opponent could do.

use crate::games::stellar::analysis::foresight::{amended, captures, is_safe};
use crate::games::stellar::{Order, Stellar, StellarV1, nodes};
use crate::{Encoding, Game, Player, Rng};
use proptest::prelude::*;

use super::any_game;

fn any_orders(game: &Stellar, rng: &mut Rng, to: Option<u8>) -> Vec<Order> {
    let mut orders = Vec::new();
    for from in nodes(game.owned(game.to_move())) {
        let around = game.map().adjacent(from);
        let targets: Vec<u8> = nodes(around).collect();
        let to = match to {
            Some(to) if around >> to & 1 == 1 => to,
            Some(_) => continue,
            None => targets[rng.below(targets.len() as u32) as usize],
        };
        if rng.chance(0.9) {
            let amount = game.troops(from) * [0.3, 0.7, 0.99999][rng.below(3) as usize];
            orders.push(Order { from, to, amount });
        }
    }
    orders
}

fn onslaught(game: &Stellar, to: u8) -> Vec<Order> {
    let around = nodes(game.map().adjacent(to) & game.owned(game.to_move()));
    around.map(|from| Order { from, to, amount: game.troops(from) * (1.0 - 1e-12) }).collect()
}

fn after(game: &Stellar, first: &Vec<Order>, second: &Vec<Order>, node: u8) -> Option<Player> {
    let mut game = game.clone();
    game.play(first);
    game.play(second);
    game.owner(node)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// Certain captures happen and safe bases stand, whatever B answers; a capture that a full defence prevents is not certain.
    #[test]
    fn what_is_certain_happens(game in any_game(), seed: u64) {
        let mut rng = Rng::new(seed);
        let (base, target) = (game.base(Player::A), game.base(Player::B));
        for round in 0..6 {
            let orders = any_orders(&game, &mut rng, (round % 2 == 0).then_some(target));
            let mut b = game.clone();
            b.play(&orders);
            let mut answers: Vec<Vec<Order>> = (0..6).map(|_| any_orders(&b, &mut rng, None)).collect();
            answers.push(vec![]);
            let strongest = (onslaught(&b, base), onslaught(&b, target));
            answers.push(strongest.0.clone());
            answers.push(strongest.1.clone());
            for answer in &answers {
                if captures(&game, &orders) {
                    prop_assert_eq!(after(&game, &orders, answer, target), Some(Player::A));
                }
                if is_safe(&game, &orders) && game.owner(base) == Some(Player::A) {
                    prop_assert!(after(&game, &orders, answer, base) != Some(Player::B));
                }
            }
            let taken = after(&game, &orders, &strongest.1, target) == Some(Player::A);
            prop_assert!(taken || !captures(&game, &orders));
        }
    }

    /// Finds existing certain captures, keeps orders that need no amendment, and returns legal orders from either seat.
    #[test]
    fn amendments(game in any_game(), seed: u64, b: bool) {
        let mut game = game;
        if b {
            game.play(&vec![]);
        }
        let mut rng = Rng::new(seed);
        let me = game.to_move();
        let orders = any_orders(&game, &mut rng, None);
        prop_assume!(game.is_legal(&orders));
        let better = amended(&game, orders.clone());
        prop_assert!(game.is_legal(&better), "{:?}", better);
        prop_assert_eq!(&better, &StellarV1.override_action(&game, orders.clone()));
        let target = game.base(!me);
        let all_at_it: Vec<Order> = onslaught(&game, target).into_iter().map(|o| Order { amount: o.amount * 0.999, ..o }).collect();
        let certain = captures(&game, &all_at_it);
        if certain && is_safe(&game, &all_at_it) {
            prop_assert!(captures(&game, &better));
        }
        if is_safe(&game, &orders) && !certain {
            prop_assert_eq!(&better, &orders);
        }
        let base = game.base(me);
        let home: Vec<Order> = onslaught(&game, base).into_iter().map(|o| Order { amount: o.amount * 0.998, ..o }).collect();
        if is_safe(&game, &home) && !captures(&game, &better) {
            prop_assert!(is_safe(&game, &better));
        }
    }
}
