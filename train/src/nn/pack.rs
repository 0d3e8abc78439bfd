//! Input form of the graph network.
//!
//! The existing nodes of all observations are packed into one table, and only the requested heads are listed.

use turf_agents::policy::net::graph::Layout;

use crate::data::batch::ObservationBatch;

/// Lists of rows of a table, one after the other. List `k` begins at `starts[k]`.
#[derive(Debug)]
pub(crate) struct Bags {
    pub(crate) rows: Vec<i64>,
    pub(crate) starts: Vec<i64>,
}

impl Bags {
    fn singles(rows: Vec<i64>) -> Self {
        let starts = (0..rows.len() as i64).collect();
        Self { rows, starts }
    }

    pub(crate) fn len(&self) -> usize {
        self.starts.len()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &[i64]> {
        let ends = self.starts[1.min(self.len())..].iter().copied();
        let ends = ends.chain([self.rows.len() as i64]);
        self.starts.iter().zip(ends).map(|(&start, end)| &self.rows[start as usize..end as usize])
    }
}

/// Packed observations of `n` decisions. Of the existing nodes `own` lists those whose head is requested.
#[derive(Debug)]
pub(crate) struct Packed {
    pub(crate) layout: Layout,
    pub(crate) features: Vec<f32>,
    pub(crate) near: Bags,
    pub(crate) nodes: Bags,
    pub(crate) own: Bags,
    pub(crate) decision: Bags,
    pub(crate) edges: Bags,
    /// 1 for options that exist, `own × actions`.
    pub(crate) exists: Vec<f32>,
}

/// Returns true if [`Packed`] can be made of these observations: every neighbour, and the node of every head, exists.
pub(crate) fn can_pack(layout: Layout, rows: &ObservationBatch) -> bool {
    let (nodes, degree) = (layout.nodes, layout.degree);
    let exists: Vec<bool> = (rows.cells.chunks_exact(degree)).map(|slots| slots.iter().any(|&next| next > 0)).collect();
    let decisions = rows.cells.chunks_exact(layout.cells()).zip(exists.chunks_exact(nodes));
    let mut neighbours = decisions.flat_map(|(slots, exists)| slots.iter().map(move |&next| (next as usize, exists)));
    neighbours.all(|(next, exists)| next == 0 || exists.get(next - 1) == Some(&true))
        && rows.heads.iter().all(|&head| exists[head as usize])
}

impl Packed {
    pub(crate) fn new(layout: Layout, rows: &ObservationBatch) -> Self {
        let Layout { nodes, degree, features: per_node, globals, options, .. } = layout;
        let scalars = nodes * per_node + globals;
        let mut features: Vec<f32> = Vec::new();
        let (mut near, mut near_starts) = (Vec::new(), Vec::new());
        let mut node_starts = Vec::with_capacity(rows.n);
        // Row of every node of every decision, from 1. 0 = it does not exist.
        let mut row_of = vec![0u32; rows.n * nodes];
        let mut t = 0;
        for d in 0..rows.n {
            let slots = &rows.cells[d * layout.cells()..][..layout.cells()];
            let scalars = &rows.scalars[d * scalars..(d + 1) * scalars];
            let row_of = &mut row_of[d * nodes..(d + 1) * nodes];
            node_starts.push(t as i64);
            for (node, slots) in slots.chunks_exact(degree).enumerate() {
                if slots.iter().any(|&next| next > 0) {
                    t += 1;
                    row_of[node] = t;
                    let own = &scalars[node * per_node..(node + 1) * per_node];
                    features.extend(own.iter().chain(&scalars[nodes * per_node..]).map(|&x| f32::from(x)));
                }
            }
            for (_, slots) in slots.chunks_exact(degree).enumerate().filter(|&(node, _)| row_of[node] > 0) {
                near_starts.push(near.len() as i64);
                let next = slots.iter().filter(|&&next| next > 0);
                near.extend(next.map(|&next| row_of[next as usize - 1] as i64 - 1));
            }
        }
        let (mut own, mut decision) = (Vec::new(), Vec::new());
        let (mut edges, mut edge_starts) = (Vec::new(), Vec::new());
        let mut exists = Vec::new();
        for &head in &rows.heads {
            let (d, node) = (head as usize / nodes, head as usize % nodes);
            own.push(row_of[head as usize] as i64 - 1);
            decision.push(d as i64);
            exists.push(1.0);
            let slots = &rows.cells[d * layout.cells() + node * degree..][..degree];
            for &next in slots {
                edge_starts.push(edges.len() as i64);
                if next > 0 {
                    edges.push(row_of[d * nodes + next as usize - 1] as i64 - 1);
                }
                exists.extend(std::iter::repeat_n((next > 0) as u8 as f32, options));
            }
            exists.push(1.0);
        }
        Self {
            layout,
            features,
            near: Bags { rows: near, starts: near_starts },
            nodes: Bags { rows: (0..t as i64).collect(), starts: node_starts },
            own: Bags::singles(own),
            decision: Bags::singles(decision),
            edges: Bags { rows: edges, starts: edge_starts },
            exists,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graphs_that_name_nodes_which_do_not_exist_are_told_apart() {
        let layout = Layout { nodes: 3, degree: 2, features: 1, globals: 0, options: 1 };
        let fits = |cells: [u8; 6], head: i64| {
            let good = [2, 0, 1, 0, 0, 0];
            let rows = ObservationBatch {
                n: 2,
                cells: [good, cells].concat(),
                scalars: vec![half::f16::ZERO; 6],
                heads: vec![0, head],
                mask: vec![true; 8],
            };
            can_pack(layout, &rows)
        };
        assert!(fits([2, 0, 1, 0, 0, 0], 4));
        assert!(fits([0, 0, 0, 3, 2, 0], 5));
        assert!(!fits([2, 0, 1, 0, 0, 0], 5), "a head of a node that does not exist");
        assert!(!fits([2, 3, 1, 0, 0, 0], 3), "a neighbour that has none");
        assert!(!fits([2, 4, 1, 0, 0, 0], 3), "a neighbour beyond the last");
        assert!(!fits([0; 6], 3), "no nodes");
    }
}
