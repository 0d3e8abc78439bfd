//! A network in plain Rust: f32, no libtorch, no allocation while it plays.
//!
//! The multi-layer perceptron ([`NetworkKind::Mlp`]), exactly:
//!
//! ```text
//! z1 = W_in · scalars + b_in  (+ the row of `cells.weight` of every active cell feature, with `use_cells`)
//! a1 = ReLU(LayerNorm(z1))
//! a(k+1) = ReLU(LayerNorm(W_k · a(k) + b_k))                        for every further hidden layer
//! A = W_A · a + b_A                                                 HEADS × ACTIONS
//! Q = A, or with `dueling`  Q = V + A - mean of A over the head     V = W_V · a + b_V, HEADS
//! ```
//!
//! LayerNorm (Ba et al., 2016) uses the biased variance, eps 1e-5, and has weight and bias. Dueling after Wang et al.
//! (2016). The active features of a cell byte are those of [`CellKind`].

use turf_env::{CellKind, Encoding};

use crate::policy_file::{NetworkKind, NetworkSpec, PolicyError, PolicyFile};

/// Epsilon of every LayerNorm.
pub const NORM_EPS: f32 = 1e-5;

/// The numbers of an encoding that a network depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dims {
    /// Choices made in parallel.
    pub heads: usize,
    /// Options per head.
    pub actions: usize,
    /// Bytes of an observation.
    pub cells: usize,
    /// How to read them.
    pub cell_kind: CellKind,
    /// Scalars of an observation.
    pub scalars: usize,
}

impl Dims {
    /// Those of encoding `E`.
    pub const fn of<E: Encoding>() -> Self {
        Self {
            heads: E::HEADS,
            actions: E::ACTIONS,
            cells: E::CELLS,
            cell_kind: E::CELL_KIND,
            scalars: E::SCALARS,
        }
    }
}

/// Name and shape of every tensor that a network of this shape has; shared by reading, writing and training.
pub fn tensor_shapes(spec: &NetworkSpec, dims: &Dims) -> Vec<(String, Vec<usize>)> {
    let mut shapes = Vec::new();
    let mut add = |name: &str, shape: &[usize]| shapes.push((name.to_string(), shape.to_vec()));
    let h = &spec.hidden;
    add("input.weight", &[h[0], dims.scalars]);
    add("input.bias", &[h[0]]);
    if spec.use_cells {
        add("cells.weight", &[dims.cells * dims.cell_kind.n(), h[0]]);
    }
    for (k, &width) in h.iter().enumerate() {
        if k > 0 {
            add(&format!("hidden{k}.weight"), &[width, h[k - 1]]);
            add(&format!("hidden{k}.bias"), &[width]);
        }
        add(&format!("norm{k}.weight"), &[width]);
        add(&format!("norm{k}.bias"), &[width]);
    }
    let last = h[h.len() - 1];
    add("advantage.weight", &[dims.heads * dims.actions, last]);
    add("advantage.bias", &[dims.heads * dims.actions]);
    if spec.dueling {
        add("value.weight", &[dims.heads, last]);
        add("value.bias", &[dims.heads]);
    }
    shapes
}

/// A dense layer, stored input-major (`weight[i * n_out + o]`): the inner loop runs over outputs, without a reduction,
/// so it vectorises, and inputs that are zero cost nothing.
#[derive(Clone, Debug)]
struct Dense {
    n_out: usize,
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Dense {
    fn new(row_major: &[f32], bias: &[f32], n_in: usize) -> Self {
        let n_out = bias.len();
        let mut weight = vec![0.0; n_in * n_out];
        for o in 0..n_out {
            for i in 0..n_in {
                weight[i * n_out + o] = row_major[o * n_in + i];
            }
        }
        Self {
            n_out,
            weight,
            bias: bias.to_vec(),
        }
    }

    /// Writes `W · input + bias`.
    fn forward(&self, input: &[f32], out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
        for (&x, row) in input.iter().zip(self.weight.chunks_exact(self.n_out)) {
            if x != 0.0 {
                for (o, &w) in out.iter_mut().zip(row) {
                    *o += x * w;
                }
            }
        }
    }
}

#[derive(Clone, Debug)]
struct Norm {
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Norm {
    /// ReLU(LayerNorm(x)), in place.
    fn normalise_and_clip(&self, x: &mut [f32]) {
        let n = x.len() as f32;
        let mean = lanes_sum(x, |v| v) / n;
        let variance = lanes_sum(x, |v| (v - mean) * (v - mean)) / n;
        let scale = 1.0 / (variance + NORM_EPS).sqrt();
        for ((v, &w), &b) in x.iter_mut().zip(&self.weight).zip(&self.bias) {
            *v = ((*v - mean) * scale * w + b).max(0.0);
        }
    }
}

/// The sum of `f` over `x` in eight lanes, which the compiler may vectorise (a plain sum it must not reorder).
fn lanes_sum(x: &[f32], f: impl Fn(f32) -> f32) -> f32 {
    let mut lanes = [0.0f32; 8];
    let chunks = x.chunks_exact(8);
    let rest: f32 = chunks.remainder().iter().map(|&v| f(v)).sum();
    for chunk in chunks {
        for (lane, &v) in lanes.iter_mut().zip(chunk) {
            *lane += f(v);
        }
    }
    lanes.iter().sum::<f32>() + rest
}

/// Working memory for one thread's forward passes.
#[derive(Clone, Debug)]
pub struct Scratch {
    now: Vec<f32>,
    next: Vec<f32>,
    value: Vec<f32>,
}

/// A network ready to play. Shared by all threads; each brings its own [`Scratch`].
#[derive(Clone, Debug)]
pub struct Net {
    dims: Dims,
    input: Dense,
    cells: Option<Vec<f32>>,
    hidden: Vec<Dense>,
    norms: Vec<Norm>,
    advantage: Dense,
    value: Option<Dense>,
}

impl Net {
    /// Builds the network that the file describes for encoding `E`; refuses a file made for another encoding, and
    /// missing, surplus or misshapen tensors.
    pub fn new<E: Encoding>(file: &PolicyFile) -> Result<Self, PolicyError> {
        if file.encoding != E::NAME {
            let (theirs, ours) = (&file.encoding, E::NAME);
            return Err(PolicyError::Mismatch(format!(
                "the policy is for {theirs}, the game here is shown as {ours}"
            )));
        }
        Self::with_dims(file, Dims::of::<E>())
    }

    fn with_dims(file: &PolicyFile, dims: Dims) -> Result<Self, PolicyError> {
        let spec = &file.network;
        let NetworkKind::Mlp = spec.kind;
        let widths = spec.hidden.iter().all(|h| (1..=65_536).contains(h));
        if spec.hidden.is_empty() || spec.hidden.len() > 16 || !widths {
            return Err(PolicyError::Mismatch(format!(
                "hidden layers {:?} make no network",
                spec.hidden
            )));
        }
        let shapes = tensor_shapes(spec, &dims);
        for (name, shape) in &shapes {
            let tensor = file.tensors.get(name);
            let tensor = tensor.ok_or_else(|| PolicyError::Mismatch(format!("tensor {name} is missing")))?;
            if tensor.shape != *shape || tensor.data.len() != shape.iter().product::<usize>() {
                let found = &tensor.shape;
                return Err(PolicyError::Mismatch(format!(
                    "tensor {name} is {found:?}, expected {shape:?}"
                )));
            }
        }
        if let Some(name) = file
            .tensors
            .keys()
            .find(|name| shapes.iter().all(|(known, _)| known != *name))
        {
            return Err(PolicyError::Mismatch(format!(
                "tensor {name} does not belong to this network"
            )));
        }
        let data = |name: &str| file.tensors[name].data.as_slice();
        let dense = |name: &str, n_in| Dense::new(data(&format!("{name}.weight")), data(&format!("{name}.bias")), n_in);
        let norm = |k| Norm {
            weight: data(&format!("norm{k}.weight")).to_vec(),
            bias: data(&format!("norm{k}.bias")).to_vec(),
        };
        let h = &spec.hidden;
        let last = h[h.len() - 1];
        Ok(Self {
            dims,
            input: dense("input", dims.scalars),
            cells: spec.use_cells.then(|| data("cells.weight").to_vec()),
            hidden: (1..h.len()).map(|k| dense(&format!("hidden{k}"), h[k - 1])).collect(),
            norms: (0..h.len()).map(norm).collect(),
            advantage: dense("advantage", last),
            value: spec.dueling.then(|| dense("value", last)),
        })
    }

    /// Whether the cells are read at all; if not, callers may leave them empty.
    pub fn uses_cells(&self) -> bool {
        self.cells.is_some()
    }

    /// Working memory for this network.
    pub fn scratch(&self) -> Scratch {
        let widest = self
            .norms
            .iter()
            .map(|n| n.bias.len())
            .max()
            .expect("at least one layer");
        Scratch {
            now: vec![0.0; widest],
            next: vec![0.0; widest],
            value: vec![0.0; self.dims.heads],
        }
    }

    /// Writes Q of every choice, `HEADS × ACTIONS`, for one observation.
    pub fn q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        assert_eq!(scalars.len(), self.dims.scalars, "one observation");
        let mut width = self.input.n_out;
        self.input.forward(scalars, &mut scratch.now[..width]);
        if let Some(table) = &self.cells {
            assert_eq!(cells.len(), self.dims.cells, "one observation");
            add_active_rows(table, self.dims.cell_kind, cells, &mut scratch.now[..width]);
        }
        self.norms[0].normalise_and_clip(&mut scratch.now[..width]);
        for (layer, norm) in self.hidden.iter().zip(&self.norms[1..]) {
            layer.forward(&scratch.now[..width], &mut scratch.next[..layer.n_out]);
            width = layer.n_out;
            norm.normalise_and_clip(&mut scratch.next[..width]);
            std::mem::swap(&mut scratch.now, &mut scratch.next);
        }
        self.advantage.forward(&scratch.now[..width], q);
        if let Some(value) = &self.value {
            value.forward(&scratch.now[..width], &mut scratch.value);
            for (head, &v) in q.chunks_exact_mut(self.dims.actions).zip(&scratch.value) {
                let shift = v - head.iter().sum::<f32>() / self.dims.actions as f32;
                head.iter_mut().for_each(|a| *a += shift);
            }
        }
    }
}

/// Adds to `out` the table row of every active feature of `cells`.
fn add_active_rows(table: &[f32], kind: CellKind, cells: &[u8], out: &mut [f32]) {
    let width = out.len();
    let mut add = |feature: usize| {
        for (o, &w) in out.iter_mut().zip(&table[feature * width..(feature + 1) * width]) {
            *o += w;
        }
    };
    for (cell, &byte) in cells.iter().enumerate() {
        match kind {
            CellKind::Classes(n) => add(cell * n + byte as usize),
            CellKind::Bits(n) => {
                let mut bits = byte;
                while bits != 0 {
                    add(cell * n + bits.trailing_zeros() as usize);
                    bits &= bits - 1;
                }
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
