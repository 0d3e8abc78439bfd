//! Observations of a replay buffer on a device: updates copy none from the processor's memory.

use std::sync::Arc;

use tch::{Device, Kind, Tensor};
use turf_agents::policy::file::NetworkKind;

use super::batch::{Batch, Seen};
use super::network::Input;
use super::sent;
use crate::data::batch::SamplePart;
use crate::data::replay_buffer::ReplayBuffer;
use crate::nn::network::Shape;

/// Largest buffer that is copied. The cards in use have more memory.
const MOST_BYTES: usize = 16 << 30;

/// Copy of the observations in a [`ReplayBuffer`], row by row, for networks with one head per decision.
pub(crate) struct Memory {
    shape: Arc<Shape>,
    device: Device,
    cells: Tensor,
    scalars: Tensor,
    masks: Tensor,
    /// Number of observations that the buffer had stored when it was last followed.
    followed: u64,
}

impl Memory {
    /// Returns an empty copy. `None` if the buffer is too large or the network of another kind.
    pub(crate) fn new(shape: &Arc<Shape>, replay: &ReplayBuffer, device: Device) -> Option<Self> {
        let (row, n) = (replay.shape(), replay.observations().len() as i64);
        if row.heads > 1 || shape.spec.kind == NetworkKind::Graph || replay.bytes() > MOST_BYTES {
            return None;
        }
        let table = |width: usize, kind| Tensor::zeros([n, width as i64], (kind, device));
        Some(Self {
            shape: shape.clone(),
            device,
            cells: table(row.cells, Kind::Uint8),
            scalars: table(row.scalars, Kind::Half),
            masks: table(row.mask_words(), Kind::Int64),
            followed: 0,
        })
    }

    /// Copies the observations stored since the last call.
    pub(crate) fn follow(&mut self, replay: &ReplayBuffer) {
        let (ranges, stored) = replay.rows_since(self.followed);
        self.followed = stored;
        for rows in ranges.into_iter().filter(|rows| !rows.is_empty()) {
            let (start, n) = (rows.start as i64, rows.len() as i64);
            let (cells, scalars, masks) = replay.observations().parts(rows);
            let parts = [cells, bytemuck::cast_slice(scalars), bytemuck::cast_slice(masks)];
            for (table, part) in [&self.cells, &self.scalars, &self.masks].into_iter().zip(parts) {
                let size = [n, table.size()[1]];
                assert_eq!(part.len(), (n * size[1]) as usize * table.kind().elt_size_in_bytes());
                // SAFETY: as many bytes as the size says; the tensor is gone before the rows can change.
                let part = unsafe { Tensor::from_blob(part.as_ptr(), &size, &[], table.kind(), Device::Cpu) };
                table.narrow(0, start, n).copy_(&part);
            }
        }
    }

    /// Returns the sample whose observations lie in these rows: first those before, then those after.
    pub(crate) fn batch(&self, rows: &[i64], part: &SamplePart) -> Batch {
        let (actions, n) = (self.shape.dims.actions as i64, part.reward.len() as i64);
        let rows = sent(rows, self.device);
        let [cells, scalars, masks] = [&self.cells, &self.scalars, &self.masks].map(|t| t.index_select(0, &rows));
        let bit = Tensor::arange(64, (Kind::Int64, self.device));
        let bits = masks.unsqueeze(-1).bitwise_right_shift(&bit).bitwise_and(1).flatten(1, 2);
        let mask = bits.narrow(1, 0, actions).to_kind(Kind::Bool);
        let seen = [0, n].map(|at| {
            let [cells, scalars, mask] = [&cells, &scalars, &mask].map(|table| table.narrow(0, at, n));
            Seen { input: Input::of_mlp(&self.shape, &cells, &scalars), mask }
        });
        Batch::of(seen, part, self.device)
    }
}
