//! Networks that choose for games.

use std::any::Any;
use std::iter::repeat;
use std::slice;
use std::sync::Mutex;

use tch::{Device, Kind, Tensor, no_grad};
use turf_agents::policy::{self, Observed, Table, Workspace};

use super::loss::NEVER;
use super::network::{Input, Network};
use super::{numbers, pinned, sent, table};

/// Multi-layer perceptron with one head, as a policy. libtorch's tensors may be used by one thread at a time.
pub(crate) struct Policy(Mutex<Network>);

impl Policy {
    pub(crate) fn new(network: Network) -> Self {
        Self(Mutex::new(network))
    }

    fn with<T>(&self, work: impl FnOnce(&Network) -> T) -> T {
        no_grad(|| work(&self.0.lock().expect("no thread panicked")))
    }
}

impl policy::Policy for Policy {
    fn q(&self, seen: &Observed, _: &mut Workspace, q: &mut [f32]) {
        self.with(|network| {
            let device = network.device();
            let (cells, scalars) = (table(seen.cells, seen.n, device), table(seen.scalars, seen.n, device));
            q.copy_from_slice(&numbers(&network.q(&Input::of_mlp(network.shape(), &cells, &scalars))));
        });
    }

    fn uses_cells(&self) -> bool {
        self.with(|network| network.shape().spec.use_cells)
    }

    fn table(&self, n: usize) -> Option<Box<dyn Table>> {
        self.with(|network| Some(Box::new(Rows::new(network, n)) as Box<dyn Table>))
    }
}

/// Table in the processor's memory, pinned if the device is a GPU, which then copies it by itself.
struct Rows {
    device: Device,
    cells: Tensor,
    scalars: Tensor,
    mask: Tensor,
}

impl Rows {
    fn new(network: &Network, n: usize) -> Self {
        let (shape, device) = (network.shape(), network.device());
        let table = |width: usize, kind| pinned(Tensor::zeros([n as i64, width as i64], (kind, Device::Cpu)), device);
        let cells = if shape.spec.use_cells { shape.dims.cells } else { 0 };
        Self {
            device,
            cells: table(cells, Kind::Uint8),
            scalars: table(shape.dims.scalars, Kind::Float),
            mask: table(shape.dims.actions, Kind::Bool),
        }
    }
}

/// # Safety
/// The tensor must be one of [`Rows`], of the kind of `T`, and a true `bool` must be 1.
unsafe fn numbers_mut<T>(table: &mut Tensor) -> &mut [T] {
    if table.numel() == 0 {
        return &mut [];
    }
    // SAFETY: its memory is the processor's, without gaps, and belongs to this tensor alone.
    unsafe { slice::from_raw_parts_mut(table.data_ptr().cast(), table.numel()) }
}

impl Table for Rows {
    fn rows(&mut self) -> (&mut [u8], &mut [f32], &mut [bool]) {
        // SAFETY: the kinds are those of `Rows::new`; only the callers of this function write into them.
        unsafe { (numbers_mut(&mut self.cells), numbers_mut(&mut self.scalars), numbers_mut(&mut self.mask)) }
    }

    /// Copies the table once, launches the networks, then waits for one copy of their answers. Each call of the device
    /// costs, so whatever can be done for the rows of all policies together is. The first policy, the learner's, has most
    /// rows. The networks of the others are joined: each repeats its first row until all have as many.
    fn choose(&mut self, players: &[(&dyn policy::Policy, Vec<i64>)], choices: &mut [u16], values: &mut [f32]) {
        let Some(((first, first_rows), others)) = players.split_first() else {
            return;
        };
        let longest = others.iter().map(|(_, rows)| rows.len()).max().unwrap_or(0);
        let filled = others.iter().flat_map(|(_, rows)| rows.iter().copied().chain(repeat(rows[0])).take(longest));
        let rows: Vec<i64> = first_rows.iter().copied().chain(filled).collect();
        let wanted = sent(&rows, self.device);
        let there = |table: &Tensor| table.to_device_(self.device, table.kind(), true, false).index_select(0, &wanted);
        let [cells, scalars, mask] = [&self.cells, &self.scalars, &self.mask].map(there);
        let network_of = |policy: &dyn policy::Policy| {
            let policy = (policy as &dyn Any).downcast_ref::<Policy>().expect("all are on the device");
            policy.with(Network::share)
        };
        let q = |network: &Network, at: usize, n: usize| {
            let [cells, scalars] = [&cells, &scalars].map(|table| table.narrow(0, at as i64, n as i64));
            network.q(&Input::of_mlp(network.shape(), &cells, &scalars))
        };
        let answers = no_grad(|| {
            let mut all = vec![q(&network_of(*first), 0, first_rows.len())];
            if !others.is_empty() {
                let networks: Vec<Network> = others.iter().map(|(policy, _)| network_of(*policy)).collect();
                all.push(q(&Network::joined(&networks), first_rows.len(), longest * others.len()));
            }
            let q = Tensor::cat(&all, 0).masked_fill(&mask.logical_not(), NEVER);
            let (value, choice) = q.max_dim(-1, false);
            numbers(&Tensor::stack(&[value, choice.to_kind(Kind::Float)], 1))
        });
        // A repeated row has the same answer each time.
        for (row, answer) in rows.into_iter().zip(answers.chunks_exact(2)) {
            (values[row as usize], choices[row as usize]) = (answer[0], answer[1] as u16);
        }
    }
}
