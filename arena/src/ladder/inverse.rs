use nalgebra::DMatrix;

/// Size up to which a Cholesky factor is used.
const SMALL: usize = 48;

/// Returns the inverse of a symmetric, positive definite matrix.
///
/// Halves the matrix and inverts its Schur complement, so that nearly all of the work are products of matrices, which run
/// several times as fast as a Cholesky factor of the whole.
pub(super) fn inverse(matrix: &DMatrix<f64>) -> DMatrix<f64> {
    let n = matrix.nrows();
    if n <= SMALL {
        let factor = matrix.clone().cholesky();
        return factor.expect("positive definite: a sum of squares and the prior").inverse();
    }
    let half = n / 2;
    let below = matrix.view((half, 0), (n - half, half));
    let first = inverse(&matrix.view((0, 0), (half, half)).into_owned());
    // [A Bᵗ; B D]⁻¹ = [A⁻¹ + Wᵗ S⁻¹ W, -Wᵗ S⁻¹; -S⁻¹ W, S⁻¹] with W = B A⁻¹ and S = D - W Bᵗ.
    let across = below * &first;
    let last = inverse(&(matrix.view((half, half), (n - half, n - half)) - &across * below.transpose()));
    let mixed = &last * &across;
    let mut all = DMatrix::zeros(n, n);
    all.view_mut((0, 0), (half, half)).copy_from(&(first + across.transpose() * &mixed));
    all.view_mut((half, 0), (n - half, half)).copy_from(&-&mixed);
    all.view_mut((0, half), (half, n - half)).copy_from(&-mixed.transpose());
    all.view_mut((half, half), (n - half, n - half)).copy_from(&last);
    all
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let mut rng = Rng::new(3);
        for n in [1, 2, 48, 49, 50, 131, 200] {
            let factor = DMatrix::from_fn(n, n, |_, _| rng.unit() - 0.5);
            let matrix = &factor * factor.transpose() + DMatrix::identity(n, n) * 0.1;
            let inverse = inverse(&matrix);
            let error = (matrix * &inverse - DMatrix::identity(n, n)).amax();
            assert!(error < 1e-9, "{n}: {error}");
            assert_eq!(inverse.nrows(), n);
        }
    }
}
