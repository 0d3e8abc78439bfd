//! Matrix products, by the crate `gemm-f32`.

/// A matrix in a row of numbers: element `(r, c)` is number `at + r · row + c · column`.
#[derive(Clone, Copy, Debug)]
pub struct Strides {
    pub at: usize,
    /// From one row to the next.
    pub row: usize,
    /// From one column to the next.
    pub column: usize,
}

impl Strides {
    /// Whole rows, one after the other.
    pub fn rows(columns: usize) -> Self {
        Self { at: 0, row: columns, column: 1 }
    }

    /// The same matrix with rows and columns exchanged.
    pub fn transposed(self) -> Self {
        Self { row: self.column, column: self.row, ..self }
    }

    /// Numbers that a matrix of this size reaches into.
    fn reach(&self, rows: usize, columns: usize) -> usize {
        match rows * columns {
            0 => 0,
            _ => self.at + (rows - 1) * self.row + (columns - 1) * self.column + 1,
        }
    }
}

/// `out += a · b`, where `out` is `m × n`, `a` is `m × k`, `b` is `k × n`. On one thread, always in the same order.
///
/// # Panics
/// If a matrix reaches beyond its numbers, or elements of `out` share a number.
pub fn add_product(
    [m, n, k]: [usize; 3],
    (out, to): (&mut [f32], Strides),
    (a, left): (&[f32], Strides),
    (b, right): (&[f32], Strides),
) {
    assert!(to.reach(m, n) <= out.len() && left.reach(m, k) <= a.len() && right.reach(k, n) <= b.len());
    assert!(to.column == 1 && to.row >= n || m * n == 0, "elements apart");
    if m * n * k == 0 {
        return;
    }
    // The kernel prefers an output whose columns are contiguous.
    let ([m, n], (a, left), (b, right), to) = match to.row > to.column {
        true => ([n, m], (b, right.transposed()), (a, left.transposed()), to.transposed()),
        false => ([m, n], (a, left), (b, right), to),
    };
    let stride = |n: usize| n as isize;
    // SAFETY: every element lies within its slice (asserted above), `out` is borrowed mutably, so it overlaps neither `a` nor
    // `b`, and its elements are apart.
    unsafe {
        gemm_f32::gemm::f32::get_gemm_fn()(
            m,
            n,
            k,
            out.as_mut_ptr().add(to.at),
            stride(to.column),
            stride(to.row),
            true,
            a.as_ptr().add(left.at),
            stride(left.column),
            stride(left.row),
            b.as_ptr().add(right.at),
            stride(right.column),
            stride(right.row),
            1.0,
            1.0,
            false,
            false,
            false,
            gemm_common::Parallelism::None,
        );
    }
}

pub fn add_row(to: &mut [f32], row: &[f32]) {
    to.iter_mut().zip(row).for_each(|(a, b)| *a += b);
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::*;

    fn random(n: usize, rng: &mut Rng) -> Vec<f32> {
        (0..n).map(|_| rng.unit() as f32 - 0.5).collect()
    }

    /// The slow twin in f64, for matrices as they are, exchanged, and parts of larger ones.
    #[test]
    fn equals_the_slow_twin() {
        let mut rng = Rng::new(5);
        for [m, n, k] in [[1, 1, 1], [3, 5, 2], [33, 17, 40], [0, 3, 2], [2, 3, 0], [64, 184, 128]] {
            let mut strides = |rows: usize, columns: usize| match rng.below(3) {
                0 => Strides::rows(columns),
                1 => Strides::rows(rows).transposed(),
                _ => Strides { at: 3, row: columns + 4, column: 1 },
            };
            let (left, right) = (strides(m, k), strides(k, n));
            let to = Strides { at: 2, row: n + 1, column: 1 };
            let (a, b) = (random(left.reach(m, k), &mut rng), random(right.reach(k, n), &mut rng));
            let before = random(to.reach(m, n) + 1, &mut rng);
            let mut out = before.clone();
            add_product([m, n, k], (&mut out, to), (&a, left), (&b, right));
            let mut wanted: Vec<f64> = before.iter().map(|&x| x as f64).collect();
            let place = |s: Strides, r: usize, c: usize| s.at + r * s.row + c * s.column;
            for (r, c, i) in (0..m).flat_map(|r| (0..n).flat_map(move |c| (0..k).map(move |i| (r, c, i)))) {
                wanted[place(to, r, c)] += a[place(left, r, i)] as f64 * b[place(right, i, c)] as f64;
            }
            assert!(out.iter().zip(wanted).all(|(got, wanted)| (*got as f64 - wanted).abs() < 1e-4));
        }
    }

    #[test]
    #[should_panic]
    fn nothing_beyond_the_numbers_is_read() {
        let rows = Strides::rows(2);
        add_product([2, 2, 2], (&mut [0.0; 4], rows), (&[1.0; 3], rows), (&[1.0; 4], rows));
    }
}
