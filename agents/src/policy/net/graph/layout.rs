use turf_env::CellKind;

use crate::policy::file::NetworkSpec;
use crate::policy::net::Dims;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub nodes: usize,
    pub degree: usize,
    pub features: usize,
    pub globals: usize,
    pub options: usize,
}

impl Layout {
    /// Returns the layout of an encoding; `None` if it is not laid out as a graph.
    pub fn of(dims: &Dims) -> Option<Self> {
        let CellKind::Classes(classes) = dims.cell_kind else {
            return None;
        };
        let nodes = classes.checked_sub(1).filter(|&nodes| nodes > 0)?;
        let degree = dims.cells / nodes;
        let layout = Self {
            nodes,
            degree,
            features: dims.scalars / nodes,
            globals: dims.scalars % nodes,
            options: dims.actions.checked_sub(2)?.checked_div(degree)?,
        };
        let fits = layout.features > 0
            && layout.options > 0
            && dims.heads == nodes
            && dims.actions == layout.actions()
            && dims.cells == layout.cells();
        fits.then_some(layout)
    }

    pub fn actions(&self) -> usize {
        2 + self.degree * self.options
    }

    pub fn cells(&self) -> usize {
        self.nodes * self.degree
    }

    pub fn slot_at(&self, slot: usize) -> usize {
        1 + slot * self.options
    }

    pub fn inputs(&self) -> usize {
        self.features + self.globals
    }
}

pub fn check(spec: &NetworkSpec, dims: &Dims) -> Result<(), String> {
    if Layout::of(dims).is_none() {
        return Err("a graph network cannot read this encoding".into());
    }
    if !spec.use_cells || spec.hidden.len() < 2 {
        return Err("a graph network needs use_cells and at least two widths".into());
    }
    Ok(())
}

pub fn tensor_shapes(spec: &NetworkSpec, dims: &Dims) -> Vec<(String, Vec<usize>)> {
    let layout = Layout::of(dims).expect("checked");
    let (&heads, widths) = spec.hidden.split_last().expect("checked");
    let mut shapes = Vec::new();
    let mut add = |name: &str, n_out: usize, n_in: usize| {
        shapes.push((format!("{name}.weight"), vec![n_out, n_in]));
        shapes.push((format!("{name}.bias"), vec![n_out]));
    };
    let width = widths[widths.len() - 1];
    add("input", widths[0], layout.inputs());
    for k in 1..widths.len() {
        add(&format!("round{k}"), widths[k], 2 * widths[k - 1]);
    }
    add("edge", heads, 3 * width);
    add("send", layout.options, heads);
    add("node", heads, 2 * width);
    add("stay", 2, heads);
    if spec.dueling {
        add("state", heads, width);
        add("value", 1, heads);
    }
    for (k, &width) in widths.iter().enumerate() {
        shapes.push((format!("norm{k}.weight"), vec![width]));
        shapes.push((format!("norm{k}.bias"), vec![width]));
    }
    shapes
}

/// Returns slot and node index (from 0) of each neighbour of one node.
pub fn neighbours(slots: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    let slots = slots.iter().enumerate().filter(|&(_, &next)| next > 0);
    slots.map(|(slot, &next)| (slot, next as usize - 1))
}
