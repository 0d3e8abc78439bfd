use super::Layout;
use crate::policy::batched::Observed;

/// Table of the existing nodes of all observations.
#[derive(Debug, Default)]
pub struct Packed {
    /// Row of every node of every observation, from 1; 0 = no such node.
    row_of: Vec<u32>,
    /// First rows of the observations, then the number of all rows.
    pub starts: Vec<usize>,
    /// Observation and node of every row.
    pub nodes: Vec<(u32, u32)>,
    /// Rows whose Q is computed.
    pub asked: Vec<u32>,
}

impl Packed {
    /// Returns the row of a node of an observation. Arbitrary for a node that does not exist, which only damaged cells name.
    pub fn row(&self, node: usize) -> usize {
        (self.row_of[node] as usize).saturating_sub(1)
    }

    /// Packs the nodes. Asks for those with a choice (in an observation without any: for the first), or for `all`.
    pub fn fill(&mut self, layout: &Layout, seen: &Observed, all: bool) {
        let (nodes, degree) = (layout.nodes, layout.degree);
        self.row_of.clear();
        self.row_of.resize(seen.n * nodes, 0);
        self.starts.clear();
        self.nodes.clear();
        self.asked.clear();
        for d in 0..seen.n {
            self.starts.push(self.nodes.len());
            let table = &seen.cells[d * layout.cells()..][..nodes * degree];
            for (node, slots) in table.chunks_exact(degree).enumerate() {
                if slots.iter().any(|&next| next > 0) {
                    self.nodes.push((d as u32, node as u32));
                    self.row_of[d * nodes + node] = self.nodes.len() as u32;
                }
            }
            if all {
                continue;
            }
            let before = self.asked.len();
            let mask = &seen.mask[d * nodes * layout.actions()..][..nodes * layout.actions()];
            for (node, mask) in mask.chunks_exact(layout.actions()).enumerate() {
                let row = self.row_of[d * nodes + node];
                if row > 0 && has_choice(mask) {
                    self.asked.push(row - 1);
                }
            }
            let first = self.row_of[d * nodes];
            if self.asked.len() == before && first > 0 {
                self.asked.push(first - 1);
            }
        }
        self.starts.push(self.nodes.len());
        if all {
            self.asked.extend(0..self.nodes.len() as u32);
        }
    }
}

fn has_choice(mask: &[bool]) -> bool {
    mask.iter().filter(|&&legal| legal).count() > 1
}
