//! Networks in integers: what Rust and the exported Python bots compute bit for bit alike.
//!
//! Scalars come in as whole 256ths, see [`quantise_scalars`].

/// What a scalar of 1.0 is in integers.
pub const SCALAR_SCALE: f64 = 256.0;

/// Scalars in integers: `floor(x * 256 + 0.5)`, at most what an `i16` holds. The sum is taken in f64, where it is exact.
pub fn quantise_scalars(scalars: &[f32], out: &mut [i16]) {
    for (out, &x) in out.iter_mut().zip(scalars) {
        *out = (x as f64 * SCALAR_SCALE + 0.5).floor() as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_are_rounded_half_up_and_saturate() {
        let scalars = [0.0, 1.0, -1.0, 0.5 / 256.0, -0.5 / 256.0, 1.4999 / 256.0, 200.0, -200.0];
        let mut out = [9; 8];
        quantise_scalars(&scalars, &mut out);
        assert_eq!(out, [0, 256, -256, 1, 0, 1, i16::MAX, i16::MIN]);
    }
}
