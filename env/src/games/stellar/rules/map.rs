//! Maps: undirected, connected, point-symmetric graphs.

use serde::{Deserialize, Serialize};

use crate::Player;

/// Number of a node, 1 to n.
pub type Node = u8;

/// A set of nodes: bit i is node i.
pub type NodeSet = u128;

pub const MAX_NODES: usize = 127;
pub const MAX_DEGREE: usize = 8;

#[inline]
pub fn nodes(mut set: NodeSet) -> impl Iterator<Item = Node> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let node = set.trailing_zeros() as Node;
            set &= set - 1;
            node
        })
    })
}

/// A map. Node 1 is A's base, node n is B's; node i's mirror image is n + 1 − i, and edges have mirror images too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "MapData", into = "MapData")]
pub struct StarMap {
    n: u8,
    adjacent: [NodeSet; MAX_NODES + 1],
    distance: [u8; MAX_NODES + 1],
    slots: [[Node; MAX_DEGREE]; MAX_NODES],
    degree: [u8; MAX_NODES + 1],
    xy: Vec<[f64; 2]>,
    /// Neighbours in the order of [`StarMap::in_order`]; empty if that is the order of [`connected`].
    order: Vec<Vec<Node>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MapData {
    nodes: u8,
    edges: Vec<[Node; 2]>,
    #[serde(default)]
    xy: Vec<[f64; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    next: Vec<Vec<Node>>,
}

impl TryFrom<MapData> for StarMap {
    type Error = String;

    fn try_from(data: MapData) -> Result<Self, String> {
        let map = StarMap::new(data.nodes as usize, data.edges.iter().map(|&[a, b]| (a, b)), data.xy)?;
        if data.next.is_empty() { Ok(map) } else { map.ordered(data.next) }
    }
}

impl From<StarMap> for MapData {
    fn from(map: StarMap) -> Self {
        let edges = (1..=map.n).flat_map(|a| nodes(map.adjacent(a)).filter(move |&b| a < b).map(move |b| [a, b]));
        MapData { nodes: map.n, edges: edges.collect(), xy: map.xy, next: map.order }
    }
}

impl StarMap {
    /// Builds a map of `n` nodes. Edges may be given once or in both directions. `xy` places the nodes on a picture, node 1
    /// first, or is empty.
    pub fn new(n: usize, edges: impl IntoIterator<Item = (Node, Node)>, xy: Vec<[f64; 2]>) -> Result<Self, String> {
        if !(2..=MAX_NODES).contains(&n) {
            return Err(format!("a map has 2 to {MAX_NODES} nodes, not {n}"));
        }
        let mut adjacent = [0; MAX_NODES + 1];
        for (a, b) in edges {
            if a == b || [a, b].iter().any(|&i| i == 0 || i as usize > n) {
                return Err(format!("no edge can join {a} and {b}"));
            }
            adjacent[a as usize] |= 1 << b;
            adjacent[b as usize] |= 1 << a;
        }
        Self::from_sets(n, adjacent, xy)
    }

    /// Builds a map from sets of neighbours, which must be symmetric and within 1 to n.
    pub(super) fn from_sets(n: usize, adjacent: [NodeSet; MAX_NODES + 1], xy: Vec<[f64; 2]>) -> Result<Self, String> {
        let mirror = |i: Node| n as Node + 1 - i;
        for a in 1..=n as Node {
            if adjacent[a as usize].count_ones() as usize > MAX_DEGREE {
                return Err(format!("node {a} has more than {MAX_DEGREE} edges"));
            }
            if let Some(b) = nodes(adjacent[a as usize]).find(|&b| adjacent[mirror(a) as usize] >> mirror(b) & 1 == 0) {
                return Err(format!("the edge {a}–{b} has no mirror image"));
            }
        }
        let mut distance = [0; MAX_NODES + 1];
        let reached = distances(&adjacent, 1 << 1, &mut distance);
        if let Some(i) = (1..=n as Node).find(|&i| reached >> i & 1 == 0) {
            return Err(format!("no way leads from node 1 to node {i}"));
        }
        if !xy.is_empty() && xy.len() != n {
            return Err(format!("coordinates for {} nodes on a map of {n}", xy.len()));
        }
        let mut map =
            Self { n: n as u8, adjacent, distance, slots: [[0; 8]; MAX_NODES], degree: [0; 128], xy, order: vec![] };
        for i in 1..=n as Node {
            let slots = &mut map.slots[i as usize - 1];
            let degree = adjacent[i as usize].count_ones() as usize;
            for (slot, node) in slots.iter_mut().zip(nodes(adjacent[i as usize])) {
                *slot = node;
            }
            slots[..degree].sort_by_key(|&node| (distance[mirror(node) as usize], distance[node as usize], node));
            map.degree[i as usize] = degree as u8;
        }
        Ok(map)
    }

    /// Sets the order of each node's neighbours, from node 1 on. They must be those of the map.
    pub fn ordered(mut self, order: Vec<Vec<Node>>) -> Result<Self, String> {
        let wrong = |node| format!("the ordered neighbours of node {node} are not those that its edges lead to");
        if order.len() != self.n as usize {
            return Err(wrong(order.len().min(self.n as usize) + 1));
        }
        for (node, next) in (1..=self.n).zip(&order) {
            let exist = next.iter().filter(|&&to| to <= self.n);
            let set = exist.fold(0, |set, &to| set | 1 << to);
            if set != self.adjacent(node) || next.len() != self.degree(node) {
                return Err(wrong(node as usize));
            }
        }
        let usual = order == connected(self.n, &self.adjacent);
        self.order = if usual { vec![] } else { order };
        Ok(self)
    }

    /// Returns each node's neighbours, from node 1 on, in the order in which the contest's bots get them: the given order, or
    /// else that in which the contest's generator connects them, at the first of an edge's two draws.
    pub fn in_order(&self) -> Vec<Vec<Node>> {
        if self.order.is_empty() { connected(self.n, &self.adjacent) } else { self.order.clone() }
    }

    #[inline]
    pub fn n(&self) -> u8 {
        self.n
    }

    #[inline]
    pub fn mirror(&self, node: Node) -> Node {
        self.n + 1 - node
    }

    #[inline]
    pub fn adjacent(&self, node: Node) -> NodeSet {
        self.adjacent[node as usize]
    }

    #[inline]
    pub fn degree(&self, node: Node) -> usize {
        self.degree[node as usize] as usize
    }

    /// Returns a node's neighbours in a fixed order: nearest to node n first, then nearest to node 1, then by number. The order
    /// needs no coordinates, and shows an attacker from node 1 the way forward.
    #[inline]
    pub fn neighbours(&self, node: Node) -> &[Node] {
        &self.slots[node as usize - 1][..self.degree(node)]
    }

    /// Returns [`StarMap::neighbours`] of all nodes from node 1 on, each padded with zeros, up to [`MAX_NODES`].
    #[inline]
    pub fn neighbour_table(&self) -> &[[Node; MAX_DEGREE]; MAX_NODES] {
        &self.slots
    }

    #[inline]
    pub fn from_first(&self, node: Node) -> u8 {
        self.distance[node as usize]
    }

    #[inline]
    pub fn from_last(&self, node: Node) -> u8 {
        self.distance[self.mirror(node) as usize]
    }

    /// Returns the nodes' coordinates on a picture, node 1 first; empty if unknown.
    pub fn xy(&self) -> &[[f64; 2]] {
        &self.xy
    }

    #[inline]
    pub fn all(&self) -> NodeSet {
        (!0 >> (127 - self.n as u32)) & !1
    }

    /// Writes the steps from every node to the nearest of `sources` into `distance` (255: no way). Entries of nodes that do not
    /// exist keep their values.
    #[inline]
    pub fn distances(&self, sources: NodeSet, distance: &mut [u8; MAX_NODES + 1]) {
        distance[1..=self.n as usize].fill(u8::MAX);
        distances(&self.adjacent, sources, distance);
    }
}

/// Converts a node between the map and the view of `pov`, in which its own base is node 1. Maps are point-symmetric, so edges and
/// slots are those of the map.
#[inline]
pub fn turned(map: &StarMap, pov: Player, node: Node) -> Node {
    match pov {
        Player::A => node,
        Player::B => map.mirror(node),
    }
}

/// Returns the order in which the contest's generator connects nodes: it goes through the first half of them, and connects each
/// to its neighbours, ascending, both ends and the mirror image at once.
fn connected(n: u8, adjacent: &[NodeSet; MAX_NODES + 1]) -> Vec<Vec<Node>> {
    let mut order = vec![vec![]; n as usize];
    for i in 1..=n.div_ceil(2) {
        for j in nodes(adjacent[i as usize]) {
            let (k, l) = (n + 1 - i, n + 1 - j);
            for (from, to) in [(i, j), (j, i), (k, l), (l, k)] {
                let next: &mut Vec<Node> = &mut order[from as usize - 1];
                if !next.contains(&to) {
                    next.push(to);
                }
            }
        }
    }
    order
}

#[inline]
fn distances(adjacent: &[NodeSet; MAX_NODES + 1], sources: NodeSet, distance: &mut [u8; MAX_NODES + 1]) -> NodeSet {
    let (mut wave, mut seen, mut steps) = (sources, sources, 0);
    while wave != 0 {
        let mut next = 0;
        for node in nodes(wave) {
            distance[node as usize] = steps;
            next |= adjacent[node as usize];
        }
        wave = next & !seen;
        seen |= wave;
        steps += 1;
    }
    seen
}
