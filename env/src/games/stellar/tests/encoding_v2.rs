use crate::games::stellar::analysis::facts::Facts;
use crate::games::stellar::analysis::view::View;
use crate::games::stellar::encoding::v2::features::{FEATURES, GLOBALS};
use crate::games::stellar::encoding::v2::{KEEP, NODE_HEADS};
use crate::games::stellar::{MAX_DEGREE, MAX_NODES};
use crate::games::stellar::{MapSource, Node, Order, Scoring, Stellar, StellarConfig, StellarV2};
use crate::{Encoding, Game, Player, Rng, conformance};
use proptest::prelude::*;

use super::{BIG_TREE, KNOCKOUT, LADDER, TREE, any_game, turned};

type E = StellarV2;

fn for_seat(mut game: Stellar, b: bool) -> Stellar {
    if b {
        game.play(&vec![]);
    }
    game
}

fn any_choices(game: &Stellar, rng: &mut Rng) -> Vec<u16> {
    let mut mask = vec![false; E::HEADS * E::ACTIONS];
    E::legal_mask(game, &mut mask);
    mask.chunks(E::ACTIONS).map(|head| rng.pick(head) as u16).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_seats_see_the_same(a in any_game(), seed: u64) {
        let b = for_seat(turned(&a), true);
        let len = (E::CELLS, E::SCALARS, E::HEADS * E::ACTIONS);
        let mut views = [(); 2].map(|()| (vec![0; len.0], vec![0.0; len.1], vec![false; len.2]));
        for (game, view) in [&a, &b].into_iter().zip(&mut views) {
            E::observe_and_mask(game, false, &mut view.0, &mut view.1, &mut view.2);
        }
        prop_assert!(views[0] == views[1], "views");
        let choices = any_choices(&a, &mut Rng::new(seed));
        let (ours, theirs) = (E::action(&a, &choices), E::action(&b, &choices));
        let mirror = |order: &Order| Order { from: a.map().mirror(order.from), to: a.map().mirror(order.to), ..*order };
        prop_assert_eq!(ours.iter().map(mirror).collect::<Vec<_>>(), theirs);
    }

    #[test]
    fn choices_mean_what_they_say(start in any_game(), b: bool, seed: u64) {
        let game = for_seat(start, b);
        let (map, pov) = (game.map().clone(), game.to_move());
        let real = |node: Node| if b { map.mirror(node) } else { node };
        let mut mask = vec![false; E::HEADS * E::ACTIONS];
        E::legal_mask(&game, &mut mask);
        let choices = any_choices(&game, &mut Rng::new(seed));
        let mut expected: Vec<Order> = Vec::new();
        for node in 1..=MAX_NODES as Node {
            let exists = node <= map.n();
            let mine = exists && game.owner(real(node)) == Some(pov);
            let troops = if mine { game.troops(real(node)) } else { 0.0 };
            for head in 0..NODE_HEADS {
                let at = ((node as usize - 1) * NODE_HEADS + head) * E::ACTIONS;
                for (option, &offered) in mask[at..at + E::ACTIONS].iter().enumerate() {
                    let sends = mine && troops - 0.5 > 1.0;
                    let legal = option == 0 || sends && if head == 0 {
                        troops - KEEP[option] > 1.0
                    } else {
                        option == 1 && exists && head <= map.degree(node)
                    };
                    prop_assert_eq!(offered, legal, "node {} head {} option {}", node, head, option);
                }
            }
            let choices = &choices[(node as usize - 1) * NODE_HEADS..][..NODE_HEADS];
            let around = if exists { map.neighbours(node) } else { &[] };
            let targets: Vec<Node> = (0..around.len()).filter(|&s| choices[1 + s] == 1).map(|s| around[s]).collect();
            let amount = (troops - KEEP[choices[0] as usize]) / targets.len().max(1) as f64;
            if amount > 1.0 {
                expected.extend(targets.iter().map(|&to| Order { from: real(node), to: real(to), amount }));
            }
        }
        let ours = E::action(&game, &choices);
        prop_assert!(game.is_legal(&ours));
        prop_assert_eq!(ours, expected);
    }

    #[test]
    fn facts_equal_the_twin(game in any_game(), b: bool) {
        let pov = if b { Player::B } else { Player::A };
        let view = View::of(&game, pov);
        let facts = Facts::of(&view);
        let map = game.map();
        let all: Vec<Node> = (1..=map.n()).collect();
        let real = |node: Node| if b { map.mirror(node) } else { node };
        let side = |node: Node| match game.owner(real(node)) { None => 2, Some(p) => (p != pov) as usize };
        let troops = |node: Node| game.troops(real(node));
        let arrive = |x: f64| if x > 0.0 { (x - x.sqrt()).max(0.0) } else { 0.0 };
        let joined = |i: Node, j: Node| map.neighbours(i).contains(&j);
        let from = |node: Node, s: usize, f: &dyn Fn(Node) -> f64| -> f64 {
            map.neighbours(node).iter().filter(|&&j| side(j) == s).map(|&j| f(j)).sum()
        };
        let near = |x: f64, y: f64| (x - y).abs() <= 1e-9 * (1.0 + x.abs());

        let mut claims = [0u8; 128];
        for &node in all.iter().filter(|&&node| side(node) == 2) {
            let share = |j: Node| troops(j) / (claims[j as usize] + 1) as f64;
            let own: Vec<Node> = map.neighbours(node).iter().copied().filter(|&j| side(j) == 0).collect();
            let most = own.iter().map(|&j| share(j)).fold(0.0, f64::max);
            let claimer = own.into_iter().find(|&j| share(j) == most && most > 0.0).unwrap_or(0);
            prop_assert_eq!(facts.claimer[node as usize], claimer);
            claims[claimer as usize] += (claimer > 0) as u8;
        }
        let strike = |j: Node| arrive(troops(j) - 3.0);
        let met = |node: Node| troops(node) + 0.06 * from(node, 1, &|j| arrive(troops(j)));
        for &node in &all {
            let i = node as usize;
            prop_assert!(near(facts.support[i], from(node, 0, &|j| arrive(troops(j)))));
            prop_assert!(near(facts.threat[i], from(node, 1, &|j| arrive(troops(j)))));
            if side(node) == 0 {
                prop_assert_eq!(facts.claims[i], claims[i]);
                let free = |k: &&Node| side(**k) == 2 && all.iter().any(|&j| (j == node || joined(node, j)) && joined(j, **k));
                prop_assert_eq!(facts.beyond[i] as usize, all.iter().filter(free).count());
            }
            if side(node) == 1 && map.neighbours(node).iter().any(|&j| side(j) == 0) {
                prop_assert!(near(facts.ratio[i], from(node, 0, &strike) / met(node)));
            }
        }
        // Targets in the order of their ratios; nodes without a target take part.
        let mut fronts: Vec<Node> = all.iter().copied().filter(|&j| facts.ratio[j as usize] > 0.0).collect();
        fronts.sort_by(|&a, &b| facts.ratio[b as usize].partial_cmp(&facts.ratio[a as usize]).unwrap().then(a.cmp(&b)));
        let mut target = [0; 128];
        for node in fronts {
            let who: Vec<Node> = map.neighbours(node).iter().copied().filter(|&j| side(j) == 0 && target[j as usize] == 0).collect();
            if who.iter().map(|&j| strike(j)).sum::<f64>() >= 0.95 * met(node) {
                who.iter().for_each(|&j| target[j as usize] = node);
            }
        }
        for &i in all.iter().filter(|&&i| side(i) == 0) {
            prop_assert_eq!(facts.target[i as usize], target[i as usize]);
            let d = |j: Node| facts.to_enemy[j as usize];
            let ahead = || map.neighbours(i).iter().copied().filter(|&j| side(j) == 0 && d(j) < d(i));
            let least = ahead().map(troops).fold(f64::INFINITY, f64::min);
            prop_assert_eq!(facts.flow[i as usize], ahead().find(|&j| troops(j) == least).unwrap_or(0));
            for &j in map.neighbours(i) {
                let bits = [
                    side(j) == 2 && facts.claimer[j as usize] == i,
                    d(j) < d(i),
                    facts.to_border[j as usize] < facts.to_border[i as usize],
                    facts.flow[i as usize] == j,
                    target[i as usize] == j,
                    side(j) == 1 && arrive(troops(i) - 0.5) > troops(j),
                    side(j) == 0 && from(j, 1, &|k| arrive(troops(k))) > troops(j),
                ];
                let byte = (0..7).map(|bit| (bits[bit] as u8) << bit).sum::<u8>();
                prop_assert_eq!(facts.marks(&view, i, j), byte);
            }
        }
    }

    #[test]
    fn scalars_equal_the_twin(start in any_game(), b: bool) {
        let game = for_seat(start, b);
        let (map, pov) = (game.map(), game.to_move());
        let n = map.n();
        let real = |node: Node| if b { map.mirror(node) } else { node };
        let mut scalars = vec![0.0; E::SCALARS];
        E::observe(&game, pov, &mut [], &mut scalars);
        let side = |node: Node| match game.owner(real(node)) { None => 2, Some(p) => (p != pov) as usize };
        for node in 1..=n {
            let row = &scalars[(node as usize - 1) * FEATURES..][..FEATURES];
            let troops = game.troops(real(node)) as f32;
            for s in 0..3 {
                prop_assert_eq!(row[s] == 1.0, side(node) == s);
                let count = map.neighbours(node).iter().filter(|&&j| side(j) == s).count();
                prop_assert_eq!(row[23 + s], count as f32 / 8.0);
            }
            prop_assert!((row[5] - troops.min(12.0) / 12.0).abs() < 1e-6);
            prop_assert!((row[7] - troops.min(200.0) / 200.0).abs() < 1e-6);
            prop_assert_eq!((row[8], row[9]), ((node == 1) as u8 as f32, (node == n) as u8 as f32));
        }
        prop_assert!(scalars[n as usize * FEATURES..MAX_NODES * FEATURES].iter().all(|&x| x == 0.0));
        let globals = &scalars[MAX_NODES * FEATURES..];
        prop_assert_eq!(globals.len(), GLOBALS);
        let total = |s: usize| (1..=n).filter(|&i| side(i) == s).map(|i| game.troops(real(i))).sum::<f64>();
        let lead = (total(0) - total(1)) / (total(0) + total(1) + 1.0);
        prop_assert!((globals[5] as f64 - lead).abs() < 1e-6);
        let meet = |i: Node| side(i) == 0 && map.neighbours(i).iter().any(|&j| side(j) == 1);
        prop_assert_eq!(globals[13] == 1.0, (1..=n).any(meet));
    }

    /// Expressible orders come back unchanged; others come back as legal orders to the targets of the large parts.
    #[test]
    fn orders_are_projected(start in any_game(), b: bool, seed: u64) {
        let game = for_seat(start, b);
        let mut rng = Rng::new(seed);
        let mut back = vec![9; E::HEADS];
        let own = E::action(&game, &any_choices(&game, &mut rng));
        prop_assert!(E::project(&game, &own, &mut back));
        prop_assert_eq!(E::action(&game, &back), own);

        let (map, pov) = (game.map(), game.to_move());
        let mut free: Vec<Order> = Vec::new();
        for from in 1..=map.n() {
            let mut left = game.power(pov, from) * 0.99;
            for to in 1..=map.n() {
                if map.adjacent(from) >> to & 1 == 1 && left > 0.0 && rng.chance(0.5) {
                    let amount = left * rng.unit().max(0.01);
                    left -= amount;
                    free.push(Order { from, to, amount });
                }
            }
        }
        prop_assert!(E::project(&game, &free, &mut back));
        let near = E::action(&game, &back);
        prop_assert!(game.is_legal(&near));
        for order in &near {
            let most = free.iter().filter(|o| o.from == order.from).map(|o| o.amount).fold(0.0, f64::max);
            let sent = free.iter().find(|o| (o.from, o.to) == (order.from, order.to)).map_or(0.0, |o| o.amount);
            prop_assert!(sent >= 0.25 * most && sent > 0.0);
        }
        let nowhere = vec![Order { from: 1, to: 1, amount: 1.0 }];
        prop_assert!(!E::project(&game, &nowhere, &mut back));
    }
}

#[test]
fn conformance_of_v2() {
    conformance::check::<E>(&StellarConfig::default(), 1, 9);
    conformance::check::<E>(&StellarConfig::on(LADDER), 2, 9);
    conformance::check::<E>(&StellarConfig::on(TREE), 3, 9);
    let nodes = StellarConfig {
        scoring: Scoring::Nodes,
        ..StellarConfig::on(BIG_TREE)
    };
    conformance::check::<E>(&nodes, 4, 8);
    conformance::check_vec_env::<E>(&StellarConfig::default(), 6, 7, 220, None);
    conformance::check_vec_env::<E>(&StellarConfig::on(KNOCKOUT), 7, 5, 100, Some(31));
    assert_eq!(conformance::check_blind::<E>(&StellarConfig::default(), 5, 12), Ok(()));
}

#[test]
fn marks_stand_where_edges_are() {
    let mut rng = Rng::new(3);
    let game = Stellar::new(&Stellar::draw_setup(&StellarConfig::on(LADDER), &mut rng));
    let mut cells = vec![9; E::CELLS];
    E::observe(&game, Player::A, &mut cells, &mut []);
    let (table, marks) = cells.split_at(MAX_NODES * MAX_DEGREE);
    assert_eq!(table, game.map().neighbour_table().as_flattened());
    // Only the base is owned, and claims all free nodes around.
    assert!(marks[MAX_DEGREE..].iter().all(|&mark| mark == 0));
    let around = game.map().degree(1);
    assert!(marks[..around].iter().all(|&mark| mark & 1 == 1));
    assert!(marks[around..MAX_DEGREE].iter().all(|&mark| mark == 0));
}

#[test]
fn sources_may_score_otherwise() {
    let text = r#"{"maps": [{"weight": 1.0, "map": {"kind": "hexagon", "side": 4, "p_node": 0.2, "p_edge": 0.2}, "scoring": "nodes"},
        {"weight": 1.0, "map": {"kind": "hexagon", "side": 3, "p_node": 0.1, "p_edge": 0.1}}], "max_turns": 100, "scoring": "troops"}"#;
    let config: StellarConfig = serde_json::from_str(text).unwrap();
    let mut rng = Rng::new(1);
    let mut seen = [0; 2];
    for _ in 0..60 {
        let setup = Stellar::draw_setup(&config, &mut rng);
        let by_nodes = setup.scoring == Scoring::Nodes;
        // 19 nodes at most on a side of 3.
        assert!(by_nodes || setup.map.n() <= 19);
        seen[by_nodes as usize] += 1;
    }
    assert!(seen.iter().all(|&n| n > 10), "{seen:?}");
    assert!(matches!(config.maps[1].map, MapSource::Hexagon { side: 3, .. }));
}
