//! Map generators.

use serde::{Deserialize, Serialize};

use super::map::{MAX_NODES, Node, NodeSet, StarMap, nodes};
use crate::Rng;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum MapSource {
    /// The contest's generator: a hexagon of hexagonal cells with nodes and edges missing at random, the same on both halves.
    /// Node 1 is the upper corner of the leftmost column; numbers run down the columns.
    Hexagon {
        /// Cells along an edge of the hexagon, 2 to 7: at most 3a² − 3a + 1 nodes.
        side: u8,
        /// Probability that a node is missing, below 0.5.
        p_node: f64,
        /// Probability that an edge is missing, below 0.5.
        p_edge: f64,
    },
    /// Trees that grow from both bases and share their outermost generation. Neighbours within a generation are joined.
    Tree {
        /// Fewest and most children of a base, within 2 to 8.
        first: [u8; 2],
        /// Fewest and most children of any other node, within 1 to 5.
        children: [u8; 2],
        /// Generations, the shared one included, 2 to 4.
        layers: u8,
    },
}

impl MapSource {
    pub fn check(&self) -> Result<(), String> {
        match self {
            MapSource::Hexagon { side, p_node, p_edge } => {
                let chance = |p: &f64| (0.0..0.5).contains(p);
                if !(2..=7).contains(side) {
                    return Err(format!("a hexagon's side must be 2 to 7, not {side}"));
                }
                if !chance(p_node) || !chance(p_edge) {
                    return Err(format!("p_node and p_edge must be at least 0 and below 0.5, not {p_node}, {p_edge}"));
                }
            }
            MapSource::Tree { first, children, layers } => {
                let within = |[low, high]: [u8; 2], min, max| min <= low && low <= high && high <= max;
                if !within(*first, 2, 8) || !within(*children, 1, 5) || !(2..=4).contains(layers) {
                    return Err(format!(
                        "a tree needs first within 2 to 8, children within 1 to 5, layers 2 to 4, not {first:?}, \
                         {children:?}, {layers}"
                    ));
                }
                let inner: usize = (1..*layers as u32 - 1).map(|k| (children[0] as usize).pow(k)).sum();
                let shared = (children[0] as usize).pow(*layers as u32 - 1);
                let fewest = 2 + first[0] as usize * (2 * (1 + inner) + shared);
                if fewest > 64 {
                    return Err(format!("trees of {first:?}, {children:?}, {layers} have {fewest} nodes or more"));
                }
            }
        }
        Ok(())
    }

    /// Draws a map. The settings must pass [`MapSource::check`].
    pub fn draw(&self, rng: &mut Rng) -> StarMap {
        match *self {
            MapSource::Hexagon { side, p_node, p_edge } => Hexagon::new(side as i32, p_node, p_edge).draw(rng),
            MapSource::Tree { first, children, layers } => loop {
                if let Some(map) = tree(first, children, layers, rng) {
                    break map;
                }
            },
        }
    }
}

/// Cells of a hexagon, numbered down the columns from the left, from 0. The mirror image of cell c is `last - c`.
struct Hexagon {
    last: usize,
    p_node: f64,
    p_edge: f64,
    /// Lower, upper right and lower right neighbour of each cell.
    ahead: [[Option<u8>; 3]; MAX_NODES],
    behind: [[Option<u8>; 3]; MAX_NODES],
    xy: [[f64; 2]; MAX_NODES],
}

/// Sweeps after which the sizes of maps no longer depend on the repairs.
const SWEEPS: usize = 4;

/// Cells drawn, and for each of the three ways the cells with an edge that way. An edge counts only if its cells are drawn.
#[derive(Clone, Copy, PartialEq)]
struct Drawn {
    cells: NodeSet,
    edges: [NodeSet; 3],
}

impl Hexagon {
    fn new(side: i32, p_node: f64, p_edge: f64) -> Self {
        let radius = side - 1;
        let height = |column: i32| 2 * radius + 1 - column.abs();
        let mut ahead = [[None; 3]; MAX_NODES];
        let mut behind = [[None; 3]; MAX_NODES];
        let mut xy = [[0.0; 2]; MAX_NODES];
        let mut cell = 0;
        for column in -radius..=radius {
            let (start, h) = (cell as i32, height(column));
            let next = if column < radius { height(column + 1) } else { 0 };
            // Left of the middle the next column begins half a cell higher, right of it half a cell lower.
            let up = if column < 0 { 0 } else { -1 };
            for k in 0..h {
                let within = |k: i32, start: i32, h: i32| (0..h).contains(&k).then_some((start + k) as u8);
                let right = |k| within(k, start + h, next);
                ahead[cell] = [within(k + 1, start, h), right(k + up), right(k + up + 1)];
                for (way, to) in ahead[cell].iter().enumerate() {
                    if let Some(to) = to {
                        behind[*to as usize][way] = Some(cell as u8);
                    }
                }
                // Products, as the contest rounds them.
                xy[cell] = [column as f64 * (2.0 / radius as f64), (h - 1 - 2 * k) as f64 * (1.0 / radius as f64)];
                cell += 1;
            }
        }
        Self { last: cell - 1, p_node, p_edge, ahead, behind, xy }
    }

    fn draw_cell(&self, cell: usize, drawn: &mut Drawn, rng: &mut Rng) {
        let pair = 1 << cell | 1 << (self.last - cell);
        let there = cell == 0 || cell == self.last || !rng.chance(self.p_node);
        drawn.cells = if there { drawn.cells | pair } else { drawn.cells & !pair };
    }

    fn draw_edge(&self, cell: usize, to: usize, way: usize, drawn: &mut Drawn, rng: &mut Rng) {
        // Seen from its other end the mirror image leads the same way: down, up right, down right.
        let pair = 1 << cell | 1 << (self.last - to);
        let (there, edges) = (!rng.chance(self.p_edge), &mut drawn.edges[way]);
        *edges = if there { *edges | pair } else { *edges & !pair };
    }

    #[inline]
    fn adjacent(&self, cell: usize, drawn: &Drawn) -> NodeSet {
        let mut adjacent = 0;
        for way in 0..3 {
            if let Some(to) = self.ahead[cell][way] {
                adjacent |= (drawn.edges[way] >> cell & 1) << to;
            }
            if let Some(from) = self.behind[cell][way] {
                adjacent |= (drawn.edges[way] >> from & 1) << from;
            }
        }
        adjacent & drawn.cells
    }

    #[inline]
    fn is_short(&self, cell: usize, drawn: &Drawn) -> bool {
        drawn.cells >> cell & 1 == 1 && self.adjacent(cell, drawn).count_ones() < 2
    }

    fn around(&self, cell: usize) -> impl Iterator<Item = usize> {
        let both = self.ahead[cell].into_iter().chain(self.behind[cell]);
        both.flatten().map(usize::from)
    }

    fn edges(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        (0..=self.last).flat_map(move |cell| {
            let to = move |way: usize| Some((cell, self.ahead[cell][way]? as usize, way));
            (0..3).filter_map(to).filter(|&(cell, to, _)| cell + to <= self.last)
        })
    }

    /// Draws a map from the contest's distribution. The contest draws whole maps until one is connected and every node has two
    /// edges, which takes 30,000 attempts for its sparsest maps. This function redraws faulty parts until none is left, and
    /// then everything once more, piece by piece, keeping what does no harm: a Markov chain with the contest's maps (see the
    /// tests).
    fn draw(&self, rng: &mut Rng) -> StarMap {
        loop {
            let mut drawn = Drawn { cells: 0, edges: [0; 3] };
            for cell in 0..=self.last / 2 {
                self.draw_cell(cell, &mut drawn, rng);
            }
            for (cell, to, way) in self.edges() {
                self.draw_edge(cell, to, way, &mut drawn, rng);
            }
            if self.repair(&mut drawn, rng) {
                (0..SWEEPS).for_each(|_| self.sweep(&mut drawn, rng));
                if let Ok(map) = self.map(&drawn) {
                    return map;
                }
            }
        }
    }

    /// Redraws cells short of edges, with all around them, until none is left; false if that takes too long.
    fn repair(&self, drawn: &mut Drawn, rng: &mut Rng) -> bool {
        for _ in 0..200 {
            let mut good = true;
            for cell in 0..=self.last / 2 {
                if self.is_short(cell, drawn) {
                    good = false;
                    self.draw_around(cell, drawn, rng);
                }
            }
            if good {
                return true;
            }
        }
        false
    }

    fn sweep(&self, drawn: &mut Drawn, rng: &mut Rng) {
        for cell in 0..=self.last / 2 {
            let before = *drawn;
            self.draw_cell(cell, drawn, rng);
            if *drawn != before && (self.is_short(cell, drawn) || self.around(cell).any(|c| self.is_short(c, drawn))) {
                *drawn = before;
            }
        }
        for (cell, to, way) in self.edges() {
            let before = *drawn;
            self.draw_edge(cell, to, way, drawn, rng);
            if *drawn != before && (self.is_short(cell, drawn) || self.is_short(to, drawn)) {
                *drawn = before;
            }
        }
    }

    fn draw_around(&self, cell: usize, drawn: &mut Drawn, rng: &mut Rng) {
        self.draw_cell(cell, drawn, rng);
        for way in 0..3 {
            if let Some(to) = self.ahead[cell][way].map(usize::from) {
                self.draw_cell(to, drawn, rng);
                self.draw_edge(cell, to, way, drawn, rng);
            }
            if let Some(from) = self.behind[cell][way].map(usize::from) {
                self.draw_cell(from, drawn, rng);
                self.draw_edge(from, cell, way, drawn, rng);
            }
        }
    }

    fn map(&self, drawn: &Drawn) -> Result<StarMap, String> {
        let n = drawn.cells.count_ones() as usize;
        let number = |cell: u8| 1 + (drawn.cells & ((1 << cell) - 1)).count_ones();
        let mut adjacent = [0; MAX_NODES + 1];
        let mut xy = Vec::with_capacity(n);
        for (node, cell) in nodes(drawn.cells).enumerate() {
            let around = self.adjacent(cell as usize, drawn);
            adjacent[node + 1] = nodes(around).fold(0, |all, other| all | 1 << number(other));
            xy.push(self.xy[cell as usize]);
        }
        StarMap::from_sets(n, adjacent, xy)
    }
}

/// Returns `None` if the trees grew beyond [`MAX_NODES`].
fn tree(first: [u8; 2], children: [u8; 2], layers: u8, rng: &mut Rng) -> Option<StarMap> {
    let count = |[low, high]: [u8; 2], rng: &mut Rng| rng.between(low as i32, high as i32) as usize;
    // Parents of each generation's nodes, as indices into the generation before; the base is generation 0.
    let mut generations: Vec<Vec<usize>> = vec![vec![0]];
    for generation in 1..=layers {
        let parents = generations.last().expect("the base").len();
        let range = if generation == 1 { first } else { children };
        let children = (0..parents).flat_map(|p| std::iter::repeat_n(p, count(range, rng)));
        generations.push(children.collect());
    }
    let shared = generations.last().expect("the last").len();
    let own: usize = generations[..layers as usize].iter().map(Vec::len).sum();
    let n = 2 * own + shared;
    if n > MAX_NODES {
        return None;
    }
    let mut edges: Vec<(Node, Node)> = vec![];
    let mut xy = vec![[0.0; 2]; n];
    let (mut before, mut start) = (1, 1);
    for (g, parents) in generations.iter().enumerate() {
        for (k, parent) in parents.iter().enumerate() {
            let node = start + k;
            if g > 0 {
                edges.push((node as Node, (before + parent) as Node));
            }
            if k > 0 {
                edges.push((node as Node, node as Node - 1));
            }
            let x = 2.0 * g as f64 / layers as f64 - 2.0;
            let y = 2.0 - 4.0 * (k as f64 + 0.5) / parents.len() as f64;
            xy[node - 1] = [x, y];
            xy[n - node] = [-x, -y];
        }
        (before, start) = (start, start + parents.len());
    }
    let mirrored = edges.iter().map(|&(a, b)| (n as Node + 1 - a, n as Node + 1 - b));
    let edges = edges.iter().copied().chain(mirrored);
    Some(StarMap::new(n, edges, xy).expect("trees are maps, of degree 8 at most with the ranges allowed"))
}
