//! Stellar: rules against an obvious twin, maps, encoding.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;

use proptest::prelude::*;
use turf_env::conformance;
use turf_env::games::stellar::map::{MAX_DEGREE, MAX_NODES, MapError};
use turf_env::games::stellar::v1::{ALL, FEATURES, FRACTIONS, SPREAD};
use turf_env::games::stellar::{
    MapSource, Node, Order, Scoring, StarMap, Stellar, StellarConfig, StellarSetup, StellarV1, nodes,
};
use turf_env::{Encoding, Game, Outcome, Player, Rng};

const LADDER: MapSource = MapSource::Hexagon {
    side: 4,
    p_node: 0.2,
    p_edge: 0.2,
};
const KNOCKOUT: MapSource = MapSource::Hexagon {
    side: 7,
    p_node: 0.45,
    p_edge: 0.25,
};
const TREE: MapSource = MapSource::Tree {
    first: [2, 4],
    children: [1, 4],
    layers: 2,
};
const BIG_TREE: MapSource = MapSource::Tree {
    first: [2, 6],
    children: [1, 3],
    layers: 4,
};

fn any_source() -> impl Strategy<Value = MapSource> {
    prop_oneof![Just(LADDER), Just(KNOCKOUT), Just(TREE), Just(BIG_TREE)]
}

/// Any position: every node neutral or somebody's, with anything from next to nothing to a thousand troops.
fn any_game() -> impl Strategy<Value = Stellar> {
    (any_source(), any::<u64>(), 0.0..1.0f64).prop_map(|(source, seed, neutral)| {
        let mut rng = Rng::new(seed);
        let setup = Stellar::draw_setup(&StellarConfig::on(source), &mut rng);
        let (mut owned, mut troops) = ([0; 2], [0.0; MAX_NODES + 1]);
        for node in 1..=setup.map.n() {
            if !rng.chance(neutral) {
                owned[rng.below(2) as usize] |= 1 << node;
                troops[node as usize] = 10f64.powf(rng.unit() * 4.0 - 1.0);
            }
        }
        Stellar::from_parts(&setup, rng.below(99), owned, &troops)
    })
}

/// The same position for the other player: nodes turned round, owners swapped.
fn turned(game: &Stellar) -> Stellar {
    let setup = StellarSetup {
        map: game.map().clone(),
        max_turns: game.max_turns(),
        scoring: game.scoring(),
    };
    let mirror = |set| nodes(set).fold(0, |all, node| all | 1 << game.map().mirror(node));
    let mut troops = [0.0; MAX_NODES + 1];
    for node in 1..=game.map().n() {
        troops[game.map().mirror(node) as usize] = game.troops(node);
    }
    Stellar::from_parts(
        &setup,
        game.turn(),
        [mirror(game.owned(Player::B)), mirror(game.owned(Player::A))],
        &troops,
    )
}

/// Lists as careless bots write them: mostly right, at times to the wrong node, too much, from somebody else's.
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

/// The rules once more, as the document says them, on maps of nodes.
struct Slow {
    n: Node,
    edges: HashSet<(Node, Node)>,
    power: HashMap<Node, [f64; 2]>,
}

impl Slow {
    fn of(game: &Stellar) -> Self {
        let n = game.map().n();
        let edges = (1..=n)
            .flat_map(|a| game.map().neighbours(a).iter().map(move |&b| (a, b)))
            .collect();
        let power = |node| Player::BOTH.map(|p| game.power(p, node));
        Self {
            n,
            edges,
            power: (1..=n).map(|node| (node, power(node))).collect(),
        }
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
            let half = std::hint::black_box(0.5);
            *power = if a >= b {
                [(a * a - b * b).powf(half), 0.0]
            } else {
                [0.0, (b * b - a * a).powf(half)]
            };
            for x in power {
                *x = if *x < 100.0 {
                    *x + (1.0 / 100.0) * (100.0 - *x) * *x
                } else {
                    100.0 + (*x - 100.0) * 0.75
                };
            }
        }
    }

    fn outcome(&self, turns_are_over: bool, scoring: Scoring) -> Option<Outcome> {
        let a_fell = self.power[&1][1] > 0.0;
        let b_fell = self.power[&self.n][0] > 0.0;
        let total = |p: usize| (1..=self.n).map(|node| self.power[&node][p]).sum::<f64>();
        let count = |p: usize| (1..=self.n).filter(|node| self.power[node][p] > 0.0).count();
        let more = |a: f64, b: f64| {
            if a > b {
                Some(Player::A)
            } else if b > a {
                Some(Player::B)
            } else {
                None
            }
        };
        let by_troops = more(total(0), total(1));
        let by_score = match scoring {
            Scoring::Nodes => more(count(0) as f64, count(1) as f64).or(by_troops),
            Scoring::Troops => by_troops,
        };
        match (a_fell, b_fell) {
            (true, true) => Some(Outcome {
                winner: by_score,
                reason: "both_bases",
            }),
            (true, false) => Some(Outcome {
                winner: Some(Player::B),
                reason: "base",
            }),
            (false, true) => Some(Outcome {
                winner: Some(Player::A),
                reason: "base",
            }),
            (false, false) => turns_are_over.then_some(Outcome {
                winner: by_score,
                reason: "turns",
            }),
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
                    prop_assert!((fast - slow).abs() <= 1e-12 * fast.max(slow), "{node}: {fast} {slow}");
                }
            }
            prop_assert_eq!(game.outcome(), slow.outcome(game.turn() >= 100, Scoring::Troops));
            if game.outcome().is_some() {
                break;
            }
        }
    }

    #[test]
    fn both_seats_see_the_same(a in any_game(), seed: u64) {
        let mut b = turned(&a);
        b.play(&vec![]);
        prop_assert_eq!((a.to_move(), b.to_move()), (Player::A, Player::B));
        let len = (StellarV1::CELLS, StellarV1::SCALARS, StellarV1::HEADS * StellarV1::ACTIONS);
        let mut views = [(); 2].map(|()| (vec![0; len.0], vec![0.0; len.1], vec![false; len.2]));
        for (game, view) in [&a, &b].into_iter().zip(&mut views) {
            StellarV1::observe_and_mask(game, false, &mut view.0, &mut view.1, &mut view.2);
        }
        prop_assert!(views[0] == views[1], "views");
        prop_assert_eq!(StellarV1::potential(&a, Player::A), StellarV1::potential(&b, Player::B));
        let mut rng = Rng::new(seed);
        let choices: Vec<u16> = views[0].2.chunks(StellarV1::ACTIONS).map(|head| rng.pick(head) as u16).collect();
        let (ours, theirs) = (StellarV1::action(&a, &choices), StellarV1::action(&b, &choices));
        let mirror = |order: &Order| Order { from: a.map().mirror(order.from), to: a.map().mirror(order.to), ..*order };
        prop_assert_eq!(ours.iter().map(mirror).collect::<Vec<_>>(), theirs);
    }

    /// Every choice offered is legal whatever the other heads choose, and does what the documents of the encoding say.
    #[test]
    fn choices_mean_what_they_say(start in any_game(), b: bool) {
        let mut game = start;
        if b {
            game.play(&vec![]);
        }
        let (map, pov) = (game.map().clone(), game.to_move());
        let real = |node: Node| if b { map.mirror(node) } else { node };
        let mut mask = vec![false; StellarV1::HEADS * StellarV1::ACTIONS];
        StellarV1::legal_mask(&game, &mut mask);
        for (head, mask) in mask.chunks(StellarV1::ACTIONS).enumerate() {
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
                    let mut choices = vec![0; StellarV1::HEADS];
                    choices[head] = choice as u16;
                    prop_assert!(game.is_legal(&expected));
                    prop_assert_eq!(StellarV1::action(&game, &choices), expected);
                }
            }
        }
    }

    /// The facts about neighbours and distances, with plain loops.
    #[test]
    fn node_features_equal_the_twin(game in any_game(), b: bool) {
        let pov = if b { Player::B } else { Player::A };
        let map = game.map();
        let n = map.n();
        let real = |node: Node| if b { map.mirror(node) } else { node };
        let mut scalars = vec![0.0; StellarV1::SCALARS];
        StellarV1::observe(&game, pov, &mut [], &mut scalars);
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

    #[test]
    fn maps_are_as_promised(source in any_source(), seed: u64) {
        let map = source.draw(&mut Rng::new(seed));
        let n = map.n();
        prop_assert_eq!(map.all().count_ones(), n as u32);
        prop_assert_eq!(map.xy().len(), n as usize);
        for node in 1..=n {
            let mirror = map.mirror(node);
            prop_assert!((2..=MAX_DEGREE).contains(&map.degree(node)));
            let image = nodes(map.adjacent(node)).fold(0, |all, k| all | 1u128 << map.mirror(k));
            prop_assert_eq!(image, map.adjacent(mirror));
            let [x, y] = map.xy()[node as usize - 1];
            prop_assert_eq!(map.xy()[mirror as usize - 1], [-x, -y]);
            let listed: HashSet<Node> = map.neighbours(node).iter().copied().collect();
            prop_assert_eq!(listed, nodes(map.adjacent(node)).collect::<HashSet<Node>>());
            let far = |k: &Node| (map.from_last(*k), map.from_first(*k), *k);
            prop_assert!(map.neighbours(node).is_sorted_by_key(far));
            prop_assert_eq!(&map.neighbour_table()[node as usize - 1][..map.degree(node)], map.neighbours(node));
            if let MapSource::Hexagon { .. } = source {
                for &k in map.neighbours(node) {
                    let [dx, dy] = [map.xy()[k as usize - 1][0] - x, map.xy()[k as usize - 1][1] - y];
                    let unit = if source == LADDER { 2.0 / 3.0 } else { 1.0 / 3.0 };
                    let steps = [(0.0, 1.0), (0.0, -1.0), (1.0, 0.5), (1.0, -0.5), (-1.0, 0.5), (-1.0, -0.5)];
                    let near = |a: f32, b: f32| (a - b * unit).abs() < 1e-4;
                    prop_assert!(steps.iter().any(|&(sx, sy)| near(dx, sx) && near(dy, sy)), "{node}–{k}");
                }
            }
        }
        let text = serde_json::to_string(&map).unwrap();
        prop_assert_eq!(&serde_json::from_str::<StarMap>(&text).unwrap(), &map);
    }
}

/// The contest's generator: whole maps until one is good. Returns the sizes and numbers of edges of `n` maps.
fn by_rejection(side: i32, p_node: f64, p_edge: f64, n: usize, rng: &mut Rng) -> (f64, f64) {
    let r = side - 1;
    let cells: Vec<(i32, i32)> = (-r..=r)
        .flat_map(|x| (-r..=r).map(move |y| (x, y)))
        .filter(|(x, y)| (x + y).abs() <= r)
        .collect();
    let (mut sizes, mut edges) = (0, 0);
    let mut good = 0;
    while good < n {
        let mut there: HashSet<(i32, i32)> = HashSet::new();
        for &(x, y) in cells.iter().filter(|&&c| c <= (-c.0, -c.1)) {
            if (x, y) == (-r, 0) || !rng.chance(p_node) {
                there.extend([(x, y), (-x, -y)]);
            }
        }
        let mut links: HashMap<(i32, i32), Vec<(i32, i32)>> = there.iter().map(|&c| (c, vec![])).collect();
        let mut decided: HashMap<[(i32, i32); 2], bool> = HashMap::new();
        for &(x, y) in cells.iter().filter(|c| there.contains(c)) {
            for (dx, dy) in [(1, 0), (0, 1), (1, -1)] {
                let other = (x + dx, y + dy);
                if there.contains(&other) {
                    let image = [(-other.0, -other.1), (-x, -y)];
                    let keep = *decided.get(&image).unwrap_or(&!rng.chance(p_edge));
                    decided.insert([(x, y), other], keep);
                    if keep {
                        links.get_mut(&(x, y)).unwrap().push(other);
                        links.get_mut(&other).unwrap().push((x, y));
                    }
                }
            }
        }
        let mut seen = HashSet::from([(-r, 0)]);
        let mut stack = vec![(-r, 0)];
        while let Some(c) = stack.pop() {
            stack.extend(
                links[&c]
                    .iter()
                    .filter(|&&k| seen.insert(k))
                    .copied()
                    .collect::<Vec<_>>(),
            );
        }
        if links.values().all(|l| l.len() >= 2) && seen.len() == there.len() {
            good += 1;
            sizes += there.len();
            edges += links.values().map(Vec::len).sum::<usize>() / 2;
        }
    }
    (sizes as f64 / n as f64, edges as f64 / n as f64)
}

/// The generator's short cut gives maps of the sizes that drawing whole maps until one is good does.
#[test]
fn hexagons_are_the_contests() {
    for (side, p_node, p_edge, n) in [(4, 0.2, 0.2, 2000), (7, 0.1, 0.1, 500), (5, 0.35, 0.25, 400)] {
        let mut rng = Rng::new(4);
        let (size, edges) = by_rejection(side, p_node, p_edge, n, &mut rng);
        let source = MapSource::Hexagon {
            side: side as u8,
            p_node,
            p_edge,
        };
        let maps: Vec<StarMap> = (0..n).map(|_| source.draw(&mut rng)).collect();
        let mean = |f: &dyn Fn(&StarMap) -> usize| maps.iter().map(f).sum::<usize>() as f64 / n as f64;
        let ours = (
            mean(&|map| map.n() as usize),
            mean(&|map| (1..=map.n()).map(|node| map.degree(node)).sum::<usize>() / 2),
        );
        println!(
            "{side} {p_node} {p_edge}: {ours:?} here, {:?} in the contest",
            (size, edges)
        );
        assert!(
            (ours.0 / size - 1.0).abs() < 0.06,
            "{source:?}: {} nodes, the contest {size}",
            ours.0
        );
        assert!(
            (ours.1 / edges - 1.0).abs() < 0.08,
            "{source:?}: {} edges, the contest {edges}",
            ours.1
        );
    }
}

#[test]
fn conformance_of_v1() {
    conformance::check::<StellarV1>(&StellarConfig::default(), 1, 12);
    conformance::check::<StellarV1>(&StellarConfig::on(LADDER), 2, 12);
    conformance::check::<StellarV1>(&StellarConfig::on(TREE), 3, 12);
    conformance::check::<StellarV1>(
        &StellarConfig {
            scoring: Scoring::Nodes,
            ..StellarConfig::on(BIG_TREE)
        },
        4,
        8,
    );
    conformance::check_vec_env::<StellarV1>(&StellarConfig::default(), 6, 13, 250, None);
    conformance::check_vec_env::<StellarV1>(&StellarConfig::on(TREE), 7, 9, 100, Some(31));
    conformance::check_hidden_choices::<StellarV1>(&StellarConfig::default(), 5, 20);
}

fn path(n: Node) -> Arc<StarMap> {
    Arc::new(StarMap::new(n as usize, (1..n).map(|i| (i, i + 1)), vec![]).unwrap())
}

fn after(scoring: Scoring, max_turns: u32, n: Node, owned: [u128; 2], troops: &[f64], lists: [&[Order]; 2]) -> Stellar {
    let setup = StellarSetup {
        map: path(n),
        max_turns,
        scoring,
    };
    let mut all = [0.0; MAX_NODES + 1];
    all[..troops.len()].copy_from_slice(troops);
    let mut game = Stellar::from_parts(&setup, 0, owned, &all);
    for list in lists {
        assert!(game.is_legal(&list.to_vec()), "{list:?}");
        game.play(&list.to_vec());
    }
    game
}

/// Ends that random play seldom reaches.
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
    let game = after(
        Scoring::Troops,
        1,
        3,
        [1 << 1, 1 << 3],
        &[0.0, 100.0, 0.0, 100.0],
        lists,
    );
    assert_eq!((game.owner(2), game.outcome()), (None, winner(None, "turns")));
    // More nodes against more troops.
    let ends = |scoring| {
        after(
            scoring,
            1,
            4,
            [0b0110, 0b10000],
            &[0.0, 10.0, 10.0, 0.0, 90.0],
            [&[], &[]],
        )
        .outcome()
    };
    assert_eq!(ends(Scoring::Nodes), winner(Some(Player::A), "turns"));
    assert_eq!(ends(Scoring::Troops), winner(Some(Player::B), "turns"));
    // A single troop is lost on the way, so the node stays neutral.
    let game = after(
        Scoring::Troops,
        9,
        3,
        [1 << 1, 1 << 3],
        &[0.0, 100.0, 0.0, 100.0],
        [&[order(1, 2, 1.0)], &[]],
    );
    assert_eq!((game.owner(2), game.outcome()), (None, None));
}

#[test]
fn bad_maps_and_configurations_are_refused() {
    let map = |n, edges: &[(Node, Node)]| StarMap::new(n, edges.iter().copied(), vec![]).map(|_| ());
    assert_eq!(map(2, &[(1, 2)]), Ok(()));
    assert_eq!(map(1, &[]), Err(MapError::Size(1)));
    assert_eq!(map(128, &[]), Err(MapError::Size(128)));
    assert_eq!(map(3, &[(1, 1)]), Err(MapError::Edge(1, 1)));
    assert_eq!(map(3, &[(1, 4)]), Err(MapError::Edge(1, 4)));
    assert_eq!(map(3, &[(1, 2)]), Err(MapError::Symmetry(1, 2)));
    assert_eq!(map(4, &[(1, 2), (3, 4)]), Err(MapError::Unconnected(3)));
    let star: Vec<(Node, Node)> = (1..=10)
        .filter(|&i| i != 5 && i != 6)
        .flat_map(|i| [(5, i), (6, i)])
        .collect();
    assert_eq!(map(10, &star), Ok(()));
    assert_eq!(map(10, &[&star[..], &[(5, 6)]].concat()), Err(MapError::Degree(5)));
    assert_eq!(
        StarMap::new(2, [(1, 2)], vec![[0.0; 2]]),
        Err(MapError::Coordinates(1, 2))
    );
    for bad in [
        MapSource::Hexagon {
            side: 8,
            p_node: 0.1,
            p_edge: 0.1,
        },
        MapSource::Hexagon {
            side: 4,
            p_node: 0.9,
            p_edge: 0.1,
        },
        MapSource::Tree {
            first: [1, 4],
            children: [1, 4],
            layers: 2,
        },
        MapSource::Tree {
            first: [8, 8],
            children: [5, 5],
            layers: 4,
        },
    ] {
        assert!(Stellar::check(&StellarConfig::on(bad)).is_err());
    }
    let text = serde_json::to_string(&StellarConfig::default()).unwrap();
    assert_eq!(
        serde_json::from_str::<StellarConfig>(&text).unwrap(),
        StellarConfig::default()
    );
    assert!(serde_json::from_str::<StellarConfig>(&text.replace("side", "edge")).is_err());
}

/// The compiler must not turn the power function into a square root: this number tells them apart in glibc.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[test]
fn the_root_is_the_power_functions() {
    let differ = (1..2_000_000).map(|i| i as f64 * 0.001).filter(|&x| {
        let (arrives, with_root) = (turf_env::games::stellar::rules::arriving(x), (x - x.sqrt()).max(0.0));
        arrives != with_root
    });
    assert!(differ.count() > 0, "pow(x, 0.5) and sqrt(x) differ somewhere");
}
