use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::games::stellar::MAX_NODES;
use crate::games::stellar::left_over;
use crate::games::stellar::{Node, Order, Scoring, StarMap, Stellar, StellarSetup};
use crate::{Game, Outcome, Player, Rng};
use proptest::prelude::*;

use super::any_game;

fn any_list(game: &Stellar, player: Player, rng: &mut Rng) -> Vec<Order> {
    let map = game.map();
    let mut list = vec![];
    for from in 1..=map.n() {
        if rng.chance(0.5) && (game.owner(from) == Some(player) || rng.chance(0.002)) {
            for _ in 0..rng.below(3) {
                let around = map.neighbours(from);
                let to = around[rng.below(around.len() as u32) as usize];
                let amount = game.power(player, from) * rng.unit() * if rng.chance(0.01) { 1.5 } else { 0.33 };
                list.push(Order { from, to, amount });
            }
        }
    }
    if let Some(order) = list.last_mut() {
        match rng.below(40) {
            0 => order.to = rng.below(140) as Node,
            1 => order.from = rng.below(140) as Node,
            2 => order.amount = [0.0, -1.0, f64::NAN, f64::INFINITY][rng.below(4) as usize],
            _ => {}
        }
    }
    list
}

struct Slow {
    n: Node,
    edges: HashSet<(Node, Node)>,
    power: HashMap<Node, [f64; 2]>,
}

fn fought(more: f64, less: f64) -> f64 {
    let pow = |x: f64, y: f64| x.powf(std::hint::black_box(y));
    pow(pow(more, 2.0) - pow(less, 2.0), 0.5)
}

impl Slow {
    fn of(game: &Stellar) -> Self {
        let n = game.map().n();
        let edges = (1..=n).flat_map(|a| game.map().neighbours(a).iter().map(move |&b| (a, b)));
        let power = |node| (node, Player::BOTH.map(|p| game.power(p, node)));
        Self { n, edges: edges.collect(), power: (1..=n).map(power).collect() }
    }

    fn accepts(&self, player: usize, list: &[Order]) -> bool {
        let mut sums: HashMap<Node, f64> = HashMap::new();
        for order in list {
            if !self.edges.contains(&(order.from, order.to)) || order.amount.is_nan() || order.amount <= 0.0 {
                return false;
            }
            *sums.entry(order.from).or_default() += order.amount;
        }
        sums.iter().all(|(node, sum)| *sum < self.power[node][player])
    }

    fn turn(&mut self, lists: [&[Order]; 2]) {
        for (player, list) in lists.into_iter().enumerate() {
            for order in list {
                self.power.get_mut(&order.from).unwrap()[player] -= order.amount;
                let arrives = order.amount - order.amount.powf(std::hint::black_box(0.5));
                self.power.get_mut(&order.to).unwrap()[player] += arrives.max(0.0);
            }
        }
        for node in 1..=self.n {
            let power = self.power.get_mut(&node).unwrap();
            let [a, b] = *power;
            let left = if a >= b { [fought(a, b), 0.0] } else { [0.0, fought(b, a)] };
            *power = left.map(|x| match x {
                0.0..100.0 => x + (1.0 / 100.0) * (100.0 - x) * x,
                _ => 100.0 + (x - 100.0) * 0.75,
            });
        }
    }

    fn outcome(&self, turns_are_over: bool, scoring: Scoring) -> Option<Outcome> {
        let a_fell = self.power[&1][1] > 0.0;
        let b_fell = self.power[&self.n][0] > 0.0;
        let total = |p: usize| (1..=self.n).map(|node| self.power[&node][p]).sum::<f64>();
        let count = |p: usize| (1..=self.n).filter(|node| self.power[node][p] > 0.0).count();
        let more = |a: f64, b: f64| a.partial_cmp(&b).and_then(Player::ahead);
        let by_troops = more(total(0), total(1));
        let by_score = match scoring {
            Scoring::Nodes => more(count(0) as f64, count(1) as f64).or(by_troops),
            Scoring::Troops => by_troops,
        };
        let end = |winner, reason| Some(Outcome { winner, reason });
        match (a_fell, b_fell) {
            (true, true) => end(by_score, "both_bases"),
            (true, false) => end(Some(Player::B), "base"),
            (false, true) => end(Some(Player::A), "base"),
            (false, false) if turns_are_over => end(by_score, "turns"),
            (false, false) => None,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn turns_equal_the_twin(start in any_game(), seed: u64) {
        let mut rng = Rng::new(seed);
        let mut game = start;
        for _ in 0..3 {
            let mut slow = Slow::of(&game);
            let turn = game.turn();
            let mut accepted = [vec![], vec![]];
            for player in Player::BOTH {
                prop_assert_eq!(game.to_move(), player);
                let list = any_list(&game, player, &mut rng);
                let ours = game.is_legal(&list);
                prop_assert_eq!(ours, slow.accepts(player.index(), &list), "{:?}", list);
                if ours {
                    accepted[player.index()] = list;
                }
                game.play(&accepted[player.index()]);
            }
            slow.turn([&accepted[0], &accepted[1]]);
            prop_assert_eq!(game.turn(), turn + 1);
            for node in 1..=slow.n {
                for p in Player::BOTH {
                    let (fast, slow) = (game.power(p, node), slow.power[&node][p.index()]);
                    prop_assert_eq!(fast, slow, "{}", node);
                }
            }
            prop_assert_eq!(game.outcome(), slow.outcome(game.turn() >= 100, Scoring::Troops));
            if game.outcome().is_some() {
                break;
            }
        }
    }

}

fn path(n: Node) -> Arc<StarMap> {
    Arc::new(StarMap::new(n as usize, (1..n).map(|i| (i, i + 1)), vec![]).unwrap())
}

fn after(scoring: Scoring, max_turns: u32, n: Node, owned: [u128; 2], troops: &[f64], lists: [&[Order]; 2]) -> Stellar {
    let setup = StellarSetup { map: path(n), max_turns, scoring };
    let mut all = [0.0; MAX_NODES + 1];
    all[..troops.len()].copy_from_slice(troops);
    let mut game = Stellar::from_parts(&setup, 0, owned, &all);
    for list in lists {
        assert!(game.is_legal(&list.to_vec()), "{list:?}");
        game.play(&list.to_vec());
    }
    game
}

#[test]
fn ends_of_games() {
    let order = |from, to, amount| Order { from, to, amount };
    let winner = |winner, reason| Some(Outcome { winner, reason });
    // Both send past each other and take both bases.
    let both = |a: f64| {
        let lists = [&[order(1, 2, a)][..], &[order(2, 1, 60.0)][..]];
        after(Scoring::Troops, 100, 2, [1 << 1, 1 << 2], &[0.0, a + 1e-3, 61.0], lists)
    };
    assert_eq!(both(50.0).outcome(), winner(Some(Player::B), "both_bases"));
    assert_eq!(both(70.0).outcome(), winner(Some(Player::A), "both_bases"));
    // Meeting on neutral ground with the same strength leaves it empty; the turn limit then finds a draw.
    let lists = [&[order(1, 2, 64.0)][..], &[order(3, 2, 64.0)][..]];
    let (ends, starts) = ([1 << 1, 1 << 3], [0.0, 100.0, 0.0, 100.0]);
    let game = after(Scoring::Troops, 1, 3, ends, &starts, lists);
    assert_eq!((game.owner(2), game.outcome()), (None, winner(None, "turns")));
    // More nodes against more troops.
    let troops = [0.0, 10.0, 10.0, 0.0, 90.0];
    let end = |scoring| after(scoring, 1, 4, [0b0110, 0b10000], &troops, [&[], &[]]).outcome();
    assert_eq!(end(Scoring::Nodes), winner(Some(Player::A), "turns"));
    assert_eq!(end(Scoring::Troops), winner(Some(Player::B), "turns"));
    // A single troop is lost on the way, so the node stays neutral.
    let game = after(Scoring::Troops, 9, 3, ends, &starts, [&[order(1, 2, 1.0)], &[]]);
    assert_eq!((game.owner(2), game.outcome()), (None, None));
}

/// The compiler must not turn the power function into a square root: in glibc some numbers tell them apart.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[test]
fn the_root_is_the_power_functions() {
    let differ = (1..2_000_000).map(|i| i as f64 * 0.001).filter(|&x| {
        let (arrives, with_root) = (crate::games::stellar::arriving(x), (x - x.sqrt()).max(0.0));
        arrives != with_root
    });
    assert!(differ.count() > 0, "pow(x, 0.5) and sqrt(x) differ somewhere");
}

/// Checks 10^7 combats, a third of them unopposed: the shortcut gives the power functions' result to the last bit.
#[test]
fn combat_is_the_power_functions() {
    let mut rng = Rng::new(5);
    for i in 0..10_000_000u32 {
        // Troops of every size, at times next to nothing.
        let width = if i % 16 == 0 { 200.0 } else { 6.0 };
        let (a, b) = (10f64.powf((rng.unit() - 0.5) * width), rng.unit());
        let less = if i % 3 == 0 { 0.0 } else { a * b };
        assert_eq!(left_over(a, less).to_bits(), fought(a, less).to_bits(), "{a} {less}");
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[test]
fn the_square_is_the_power_functions() {
    let pairs = (1..200_000).map(|i| (i as f64 * 0.001, i as f64 * 0.0007));
    let differ = pairs.filter(|&(a, b)| left_over(a, b) != (a * a - b * b).powf(std::hint::black_box(0.5)));
    assert!(differ.count() > 0, "pow(x, 2) and x * x differ somewhere");
}
