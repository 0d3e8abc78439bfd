//! Observations as stored and sent: compact, one row per decision.

use std::ops::Range;

use half::f16;
use half::slice::HalfFloatSliceExt;
use serde::{Deserialize, Serialize};
use turf_env::Encoding;
use turf_env::prefetch::prefetch;

/// Lengths of an observation's parts: `cells` in bytes (0 if the network does not use them), `scalars`, and `heads`
/// choices per decision with `actions` options each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObservationShape {
    pub cells: usize,
    pub scalars: usize,
    pub heads: usize,
    pub actions: usize,
}

impl ObservationShape {
    pub fn of<E: Encoding>(encoding: E, use_cells: bool) -> Self {
        Self {
            cells: if use_cells { encoding.cells() } else { 0 },
            scalars: encoding.scalars(),
            heads: encoding.heads(),
            actions: encoding.actions(),
        }
    }

    pub fn mask_words(&self) -> usize {
        (self.heads * self.actions).div_ceil(64)
    }

    pub fn bytes(&self) -> usize {
        self.cells + self.scalars * size_of::<f16>() + self.mask_words() * size_of::<u64>()
    }
}

/// Observations in rows of equal length. Scalars are IEEE half floats (the error is below 0.0005 within [-1, 1] and
/// below 0.004 up to 8), cells are bytes, masks are bits.
#[derive(Clone, Debug, PartialEq)]
pub struct ObservationRows {
    shape: ObservationShape,
    cells: Vec<u8>,
    scalars: Vec<f16>,
    masks: Vec<u64>,
}

impl ObservationRows {
    pub fn new(shape: ObservationShape) -> Self {
        Self::zeros(shape, 0)
    }

    pub fn zeros(shape: ObservationShape, n: usize) -> Self {
        Self {
            shape,
            cells: vec![0; n * shape.cells],
            scalars: vec![f16::ZERO; n * shape.scalars],
            masks: vec![0; n * shape.mask_words()],
        }
    }

    pub fn shape(&self) -> ObservationShape {
        self.shape
    }

    pub fn len(&self) -> usize {
        self.masks.len() / self.shape.mask_words()
    }

    pub fn is_empty(&self) -> bool {
        self.masks.is_empty()
    }

    pub fn clear(&mut self) {
        self.cells.clear();
        self.scalars.clear();
        self.masks.clear();
    }

    /// Writes row `row`. Only as many bytes of `cells` are kept as the shape has.
    pub fn write(&mut self, row: usize, cells: &[u8], scalars: &[f32], mask: &[bool]) {
        let (n_cells, n_scalars, words) = (self.shape.cells, self.shape.scalars, self.shape.mask_words());
        self.cells[row * n_cells..(row + 1) * n_cells].copy_from_slice(&cells[..n_cells]);
        self.scalars[row * n_scalars..(row + 1) * n_scalars].convert_from_f32_slice(scalars);
        let words = &mut self.masks[row * words..(row + 1) * words];
        for (word, bits) in words.iter_mut().zip(mask.chunks(64)) {
            *word = bits.iter().rev().fold(0, |word, &bit| word << 1 | bit as u64);
        }
    }

    pub fn copy(&mut self, row: usize, from: &Self, from_row: usize) {
        let (n_cells, n_scalars, words) = (self.shape.cells, self.shape.scalars, self.shape.mask_words());
        self.cells[row * n_cells..(row + 1) * n_cells].copy_from_slice(from.cells(from_row));
        self.scalars[row * n_scalars..(row + 1) * n_scalars].copy_from_slice(from.scalars(from_row));
        self.masks[row * words..(row + 1) * words].copy_from_slice(from.mask(from_row));
    }

    pub fn prefetch(&self, row: usize) {
        prefetch(self.cells(row));
        prefetch(self.scalars(row));
        prefetch(self.mask(row));
    }

    pub fn push(&mut self, from: &Self, from_row: usize) -> usize {
        self.cells.extend_from_slice(from.cells(from_row));
        self.scalars.extend_from_slice(from.scalars(from_row));
        self.masks.extend_from_slice(from.mask(from_row));
        self.len() - 1
    }

    pub fn cells(&self, row: usize) -> &[u8] {
        &self.cells[row * self.shape.cells..(row + 1) * self.shape.cells]
    }

    pub fn scalars(&self, row: usize) -> &[f16] {
        &self.scalars[row * self.shape.scalars..(row + 1) * self.shape.scalars]
    }

    /// Returns cells, scalars and masks of several rows.
    pub fn parts(&self, rows: Range<usize>) -> (&[u8], &[f16], &[u64]) {
        fn part<'a, T>(column: &'a [T], width: usize, rows: &Range<usize>) -> &'a [T] {
            &column[rows.start * width..rows.end * width]
        }
        let (n_cells, n_scalars, words) = (self.shape.cells, self.shape.scalars, self.shape.mask_words());
        (part(&self.cells, n_cells, &rows), part(&self.scalars, n_scalars, &rows), part(&self.masks, words, &rows))
    }

    /// Returns the legal choices of a row: bit `head × actions + option`.
    pub fn mask(&self, row: usize) -> &[u64] {
        let words = self.shape.mask_words();
        &self.masks[row * words..(row + 1) * words]
    }

    pub fn columns(&self) -> [(&'static str, &[u8]); 3] {
        [
            ("cells", &self.cells),
            ("scalars", bytemuck::cast_slice(&self.scalars)),
            ("masks", bytemuck::cast_slice(&self.masks)),
        ]
    }

    pub fn columns_mut(&mut self) -> [(&'static str, &mut [u8]); 3] {
        [
            ("cells", &mut self.cells),
            ("scalars", bytemuck::cast_slice_mut(&mut self.scalars)),
            ("masks", bytemuck::cast_slice_mut(&mut self.masks)),
        ]
    }

    pub fn is_sound(&self) -> bool {
        let (n, shape) = (self.len(), self.shape);
        [self.cells.len(), self.scalars.len(), self.masks.len()]
            == [n * shape.cells, n * shape.scalars, n * shape.mask_words()]
            && self.scalars.iter().all(|x| x.is_finite())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back() {
        let shape = ObservationShape { cells: 3, scalars: 2, heads: 2, actions: 40 };
        let mask_of = |k: usize| -> Vec<bool> { (0..80).map(|i| (i * 7 + k).is_multiple_of(3)).collect() };
        let mut rows = ObservationRows::zeros(shape, 4);
        for k in 0..4 {
            rows.write(k, &[k as u8; 5], &[k as f32, -0.5], &mask_of(k));
        }
        let mut picked = ObservationRows::new(shape);
        assert_eq!((picked.push(&rows, 2), picked.push(&rows, 3), picked.len()), (0, 1, 2));
        picked.copy(0, &rows, 1);
        for (row, k) in [1, 3].into_iter().enumerate() {
            assert_eq!(picked.cells(row), [k as u8; 3]);
            assert_eq!(picked.scalars(row), [f16::from_f32(k as f32), f16::from_f32(-0.5)]);
            let bits: Vec<bool> = (0..80).map(|i| picked.mask(row)[i / 64] >> (i % 64) & 1 == 1).collect();
            assert_eq!(bits, mask_of(k));
        }
        assert!(picked.is_sound() && shape.bytes() == 3 + 4 + 16);
        picked.cells.pop();
        assert!(!picked.is_sound());
    }
}
