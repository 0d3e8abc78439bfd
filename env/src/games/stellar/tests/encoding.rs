use std::collections::{HashMap, VecDeque};

use crate::Rng;
use crate::conformance;
use crate::games::stellar::MAX_NODES;
use crate::games::stellar::encoding::v1::{ALL, FEATURES, FRACTIONS, SPREAD};
use crate::games::stellar::{Node, Order, Scoring, StellarConfig, StellarV1};
use crate::{Encoding, Game, Player};
use proptest::prelude::*;

use super::{BIG_TREE, LADDER, TREE, any_game, turned};

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_seats_see_the_same(a in any_game(), seed: u64) {
        let mut b = turned(&a);
        b.play(&vec![]);
        prop_assert_eq!((a.to_move(), b.to_move()), (Player::A, Player::B));
        let len = (StellarV1.cells(), StellarV1.scalars(), StellarV1.heads() * StellarV1.actions());
        let mut views = [(); 2].map(|()| (vec![0; len.0], vec![0.0; len.1], vec![false; len.2]));
        for (game, view) in [&a, &b].into_iter().zip(&mut views) {
            StellarV1.observe_and_mask(game, false, &mut view.0, &mut view.1, &mut view.2);
        }
        prop_assert!(views[0] == views[1], "views");
        prop_assert_eq!(StellarV1.potential(&a, Player::A), StellarV1.potential(&b, Player::B));
        let mut rng = Rng::new(seed);
        let choices = rng.pick_each(&views[0].2, StellarV1.actions());
        let (ours, theirs) = (StellarV1.action(&a, &choices), StellarV1.action(&b, &choices));
        let mirror = |order: &Order| Order { from: a.map().mirror(order.from), to: a.map().mirror(order.to), ..*order };
        prop_assert_eq!(ours.iter().map(mirror).collect::<Vec<_>>(), theirs);
    }

    #[test]
    fn choices_mean_what_they_say(start in any_game(), b: bool) {
        let mut game = start;
        if b {
            game.play(&vec![]);
        }
        let (map, pov) = (game.map().clone(), game.to_move());
        let real = |node: Node| if b { map.mirror(node) } else { node };
        let mut mask = vec![false; StellarV1.heads() * StellarV1.actions()];
        StellarV1.legal_mask(&game, &mut mask);
        for (head, mask) in mask.chunks(StellarV1.actions()).enumerate() {
            let node = head as Node + 1;
            let mine = node <= map.n() && game.owner(real(node)) == Some(pov);
            for (choice, &legal) in mask.iter().enumerate() {
                let expected = match choice {
                    0 => Some(vec![]),
                    _ if !mine => None,
                    _ => {
                        let troops = game.troops(real(node));
                        let around = map.neighbours(node);
                        let orders: Vec<(Node, f64)> = if choice as u16 == SPREAD {
                            around.iter().map(|&to| (to, troops * ALL / around.len() as f64)).collect()
                        } else {
                            let (slot, f) = ((choice - 1) / 4, (choice - 1) % 4);
                            around.get(slot).map(|&to| (to, troops * FRACTIONS[f])).into_iter().collect()
                        };
                        let enough = orders.iter().all(|o| o.1 > 1.0) && !orders.is_empty();
                        let order = |(to, amount)| Order { from: real(node), to: real(to), amount };
                        enough.then(|| orders.into_iter().map(order).collect())
                    }
                };
                prop_assert_eq!(legal, expected.is_some(), "head {} choice {}", head, choice);
                if let Some(expected) = expected {
                    let mut choices = vec![0; StellarV1.heads()];
                    choices[head] = choice as u16;
                    prop_assert!(game.is_legal(&expected));
                    prop_assert_eq!(StellarV1.action(&game, &choices), expected);
                }
            }
        }
    }

    #[test]
    fn node_features_equal_the_twin(game in any_game(), b: bool) {
        let pov = if b { Player::B } else { Player::A };
        let map = game.map();
        let n = map.n();
        let real = |node: Node| if b { map.mirror(node) } else { node };
        let mut scalars = vec![0.0; StellarV1.scalars()];
        StellarV1.observe(&game, pov, &mut [], &mut scalars);
        for node in 1..=n {
            let row = &scalars[(node as usize - 1) * FEATURES..node as usize * FEATURES];
            let around: Vec<Node> = (1..=n).filter(|&k| map.adjacent(real(node)) >> k & 1 == 1).collect();
            let side = |k: Node| match game.owner(k) { None => 2, Some(p) => (p != pov) as usize };
            let bring = |s: usize| {
                around.iter().filter(|&&k| side(k) == s).map(|&k| (game.troops(k) - game.troops(k).sqrt()).max(0.0)).sum::<f64>()
            };
            let root = |x: f64| (x.sqrt() / 20.0).min(2.0);
            let (support, threat) = (bring(0), bring(1));
            let here = |s: usize| if side(real(node)) == s { game.troops(real(node)) } else { 0.0 };
            let reach = |wanted: &dyn Fn(usize) -> bool| {
                let mut seen = HashMap::from([(real(node), 0u8)]);
                let mut queue = VecDeque::from([real(node)]);
                while let Some(k) = queue.pop_front() {
                    if wanted(side(k)) {
                        return seen[&k];
                    }
                    for &next in map.neighbours(k) {
                        if !seen.contains_key(&next) {
                            seen.insert(next, seen[&k] + 1);
                            queue.push_back(next);
                        }
                    }
                }
                8
            };
            let number = |s: usize| around.iter().filter(|&&k| side(k) == s).count() as f64 / 8.0;
            let flag = |yes: bool| yes as u8 as f64;
            let own_base = if b { n } else { 1 };
            let steps = |base: Node| {
                let mut to = [0; MAX_NODES + 1];
                map.distances(1 << base, &mut to);
                to[real(node) as usize].min(16) as f64 / 16.0
            };
            let expected: [f64; FEATURES] = [
                flag(side(real(node)) == 0), flag(side(real(node)) == 1), flag(side(real(node)) == 2),
                root(here(0)), root(here(1)), ((here(0) + here(1)) / 200.0).min(1.0),
                flag(real(node) == own_base), flag(real(node) == map.mirror(own_base)),
                steps(own_base), steps(map.mirror(own_base)), around.len() as f64 / 8.0,
                root(threat), root(support),
                (here(0) + support - threat) / (here(0) + support + threat + 1.0),
                (support - here(1)) / (support + here(1) + 1.0),
                number(0), number(1), number(2),
                reach(&|s| s == 1).min(8) as f64 / 8.0, reach(&|s| s != 0).min(8) as f64 / 8.0,
            ];
            for (i, (ours, theirs)) in row.iter().zip(expected).enumerate() {
                prop_assert!((*ours as f64 - theirs).abs() < 1e-4, "node {node} feature {i}: {ours} {theirs}");
            }
        }
        prop_assert!(scalars[n as usize * FEATURES..MAX_NODES * FEATURES].iter().all(|&s| s == 0.0));
    }

}

#[test]
fn conformance_of_v1() {
    conformance::check(StellarV1, &StellarConfig::default(), 1, 12);
    conformance::check(StellarV1, &StellarConfig::on(LADDER), 2, 12);
    conformance::check(StellarV1, &StellarConfig::on(TREE), 3, 12);
    conformance::check(StellarV1, &StellarConfig { scoring: Scoring::Nodes, ..StellarConfig::on(BIG_TREE) }, 4, 8);
    conformance::check_vec_env(StellarV1, &StellarConfig::default(), 6, 13, 250, None);
    conformance::check_vec_env(StellarV1, &StellarConfig::on(TREE), 7, 9, 100, Some(31));
    conformance::check_blocks(StellarV1, &StellarConfig::default(), 8, 7, 40);
    assert_eq!(conformance::check_blind(StellarV1, &StellarConfig::default(), 5, 20), Ok(()));
}
