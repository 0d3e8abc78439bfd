use std::collections::{HashMap, HashSet};

use crate::games::stellar::{MAX_DEGREE, MapSource, Node, StarMap, StellarConfig, StellarRules, nodes};
use crate::{Rng, Rules};
use proptest::prelude::*;

use super::{LADDER, any_source};

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

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
            prop_assert!(map.neighbours(node).is_sorted_by_key(|k: &Node| (map.from_last(*k), map.from_first(*k), *k)));
            prop_assert_eq!(&map.neighbour_table()[node as usize - 1][..map.degree(node)], map.neighbours(node));
            if let MapSource::Hexagon { .. } = source {
                for &k in map.neighbours(node) {
                    let [dx, dy] = [map.xy()[k as usize - 1][0] - x, map.xy()[k as usize - 1][1] - y];
                    let unit = if source == LADDER { 2.0 / 3.0 } else { 1.0 / 3.0 };
                    let steps = [(0.0, 1.0), (0.0, -1.0), (1.0, 0.5), (1.0, -0.5), (-1.0, 0.5), (-1.0, -0.5)];
                    let near = |a: f64, b: f64| (a - b * unit).abs() < 1e-4;
                    prop_assert!(steps.iter().any(|&(sx, sy)| near(dx, sx) && near(dy, sy)), "{node}–{k}");
                }
            }
        }
        let mut order = map.in_order();
        for (next, node) in order.iter_mut().zip(1..) {
            let sorted: HashSet<Node> = next.iter().copied().collect();
            prop_assert_eq!(sorted, nodes(map.adjacent(node)).collect::<HashSet<Node>>());
            next.reverse();
        }
        let other = map.clone().ordered(order.clone()).unwrap();
        prop_assert_eq!(other.in_order(), order.clone());
        for map in [map.clone(), other] {
            let text = serde_json::to_string(&map).unwrap();
            prop_assert_eq!(&serde_json::from_str::<StarMap>(&text).unwrap(), &map);
        }
        order[0][0] = 1;
        prop_assert!(map.ordered(order).unwrap_err().contains("neighbours of node 1 are not those"));
    }
}

/// A ring of six, numbered like a hexagon's columns: the contest's order if every edge stayed at its first draw.
#[test]
fn neighbours_come_as_the_contest_connects_them() {
    let ring = [(1, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 6)];
    let map = StarMap::new(6, ring, vec![]).unwrap();
    assert_eq!(map.in_order(), [[2, 3], [1, 4], [1, 5], [6, 2], [6, 3], [5, 4]]);
}

/// Draws `n` maps like the contest, whole maps until one is good; returns their mean numbers of nodes and of edges.
fn by_rejection(side: i32, p_node: f64, p_edge: f64, n: usize, rng: &mut Rng) -> (f64, f64) {
    let r = side - 1;
    let all = (-r..=r).flat_map(|x| (-r..=r).map(move |y| (x, y)));
    let cells: Vec<(i32, i32)> = all.filter(|(x, y)| (x + y).abs() <= r).collect();
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
            stack.extend(links[&c].iter().filter(|&&k| seen.insert(k)));
        }
        if links.values().all(|l| l.len() >= 2) && seen.len() == there.len() {
            good += 1;
            sizes += there.len();
            edges += links.values().map(Vec::len).sum::<usize>() / 2;
        }
    }
    (sizes as f64 / n as f64, edges as f64 / n as f64)
}

fn hexagon(side: u8, p_node: f64, p_edge: f64) -> MapSource {
    MapSource::Hexagon { side, p_node, p_edge }
}

#[test]
fn hexagons_are_the_contests() {
    for (side, p_node, p_edge, n) in [(4, 0.2, 0.2, 2000), (7, 0.1, 0.1, 500), (5, 0.35, 0.25, 400)] {
        let mut rng = Rng::new(4);
        let (size, edges) = by_rejection(side, p_node, p_edge, n, &mut rng);
        let source = hexagon(side as u8, p_node, p_edge);
        let maps: Vec<StarMap> = (0..n).map(|_| source.draw(&mut rng)).collect();
        let mean = |f: &dyn Fn(&StarMap) -> usize| maps.iter().map(f).sum::<usize>() as f64 / n as f64;
        let our_size = mean(&|map| map.n() as usize);
        let our_edges = mean(&|map| (1..=map.n()).map(|node| map.degree(node)).sum::<usize>() / 2);
        let at = format!("{source:?}: {our_size} nodes, the contest {size}; {our_edges} edges, the contest {edges}");
        assert!((our_size / size - 1.0).abs() < 0.06, "{at}");
        assert!((our_edges / edges - 1.0).abs() < 0.08, "{at}");
    }
}

#[test]
fn bad_maps_and_configurations_are_refused() {
    let map = |n, edges: &[(Node, Node)]| StarMap::new(n, edges.iter().copied(), vec![]).map(|_| ());
    let star = (1..=10).filter(|&i| i != 5 && i != 6).flat_map(|i| [(5, i), (6, i)]);
    let star: Vec<(Node, Node)> = star.collect();
    assert_eq!((map(2, &[(1, 2)]), map(10, &star)), (Ok(()), Ok(())));
    let coordinates = StarMap::new(2, [(1, 2)], vec![[0.0; 2]]).map(|_| ());
    for (bad, why) in [
        (map(1, &[]), "a map has 2 to 127 nodes, not 1"),
        (map(128, &[]), "a map has 2 to 127 nodes, not 128"),
        (map(3, &[(1, 1)]), "no edge can join 1 and 1"),
        (map(3, &[(1, 4)]), "no edge can join 1 and 4"),
        (map(3, &[(1, 2)]), "the edge 1–2 has no mirror image"),
        (map(4, &[(1, 2), (3, 4)]), "no way leads from node 1 to node 3"),
        (map(10, &[&star[..], &[(5, 6)]].concat()), "node 5 has more than 8 edges"),
        (coordinates, "coordinates for 1 nodes on a map of 2"),
    ] {
        assert_eq!(bad, Err(why.to_string()));
    }
    let tree = |first, children, layers| MapSource::Tree { first, children, layers };
    let trees = [tree([1, 4], [1, 4], 2), tree([8, 8], [5, 5], 4)];
    for bad in trees.into_iter().chain([hexagon(8, 0.1, 0.1), hexagon(4, 0.9, 0.1)]) {
        assert!(StellarRules.check(&StellarConfig::on(bad)).is_err());
    }
    let text = serde_json::to_string(&StellarConfig::default()).unwrap();
    let back: StellarConfig = serde_json::from_str(&text).unwrap();
    assert_eq!(back, StellarConfig::default());
    assert!(serde_json::from_str::<StellarConfig>(&text.replace("side", "edge")).is_err());
}
