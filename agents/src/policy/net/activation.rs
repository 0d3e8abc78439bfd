//! Activations of hidden layers, in f32 and in integers.

use std::f64::consts::FRAC_2_SQRT_PI;

/// Activation as PyTorch defines it, with its default settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    Relu,
    Tanh,
    Gelu,
    Elu,
    Silu,
}

/// Number of fractional bits of activations in integers.
pub const FRACTION: u32 = 16;
const STEP: u32 = 9;
const REACH: i32 = 16 << FRACTION;
const KNOTS: usize = 2 * REACH as usize / (1 << STEP) + 1;

impl Activation {
    pub const ALL: [Self; 5] = [Self::Relu, Self::Tanh, Self::Gelu, Self::Elu, Self::Silu];

    pub fn name(self) -> &'static str {
        ["relu", "tanh", "gelu", "elu", "silu"][self as usize]
    }

    pub fn of(self, x: f32) -> f32 {
        match self {
            Self::Relu => x.max(0.0),
            Self::Tanh => x.tanh(),
            _ => (f64::from(x).max(0.0) + self.bend(f64::from(x))) as f32,
        }
    }

    fn is_rectified(self) -> bool {
        self != Self::Tanh
    }

    /// Returns the bounded part, which is added to ReLU where the activation [is rectified](Self::is_rectified).
    fn bend(self, x: f64) -> f64 {
        let size = x.abs();
        match self {
            Self::Relu => 0.0,
            Self::Tanh => x.tanh(),
            Self::Gelu => -size * (1.0 - erf(size / 2f64.sqrt())) / 2.0,
            Self::Elu => x.min(0.0).exp() - 1.0,
            Self::Silu => -size / (1.0 + size.exp()),
        }
    }

    fn scaled(self, knot: usize) -> f64 {
        let x = (knot as f64 * f64::from(1 << STEP) - f64::from(REACH)) / f64::from(1 << FRACTION);
        self.bend(x) * f64::from(1 << FRACTION)
    }

    /// Returns the bounded part at knots between -16 and 16. Any accurate library of functions gives the same integers.
    pub fn table(self) -> Vec<i32> {
        (0..KNOTS).map(|knot| (self.scaled(knot) + 0.5).floor() as i32).collect()
    }

    /// Computes the activation in integers: linear between the knots of `table`.
    pub fn of_whole(self, table: &[i32], x: i32) -> i32 {
        let place = x.clamp(-REACH, REACH - 1) + REACH;
        let (knot, rest) = ((place >> STEP) as usize, place & ((1 << STEP) - 1));
        let bend = table[knot] + (((table[knot + 1] - table[knot]) * rest) >> STEP);
        if self.is_rectified() { x.max(0).saturating_add(bend) } else { bend }
    }
}

fn erf(x: f64) -> f64 {
    if x.abs() > 6.0 {
        return x.signum();
    }
    // All terms have one sign, so nothing cancels.
    let (mut term, mut sum, mut n) = (x, x, 0.0);
    while term.abs() > 1e-17 * sum.abs() {
        n += 1.0;
        term *= 2.0 * x * x / (2.0 * n + 1.0);
        sum += term;
    }
    FRAC_2_SQRT_PI * (-x * x).exp() * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_pytorch() {
        // torch.nn.functional at -2, -0.5, 0.5 and 2.
        for (activation, wanted) in [
            (Activation::Relu, [0.0, 0.0, 0.5, 2.0]),
            (Activation::Tanh, [-0.9640276, -0.4621172, 0.4621172, 0.9640276]),
            (Activation::Gelu, [-0.0455003, -0.1542688, 0.3457312, 1.9544997]),
            (Activation::Elu, [-0.8646647, -0.3934693, 0.5, 2.0]),
            (Activation::Silu, [-0.2384058, -0.1887703, 0.3112297, 1.7615942]),
        ] {
            for (x, wanted) in [-2.0, -0.5, 0.5, 2.0].into_iter().zip(wanted) {
                let error: f32 = activation.of(x) - wanted;
                assert!(error.abs() < 2e-7, "{activation:?} {x}: {error}");
            }
        }
    }

    #[test]
    fn integers_are_near() {
        let one = f64::from(1 << FRACTION);
        for activation in Activation::ALL {
            let table = activation.table();
            for x in (-1_400_000..1_400_000).step_by(37).chain([i32::MIN + 1, i32::MAX]) {
                let wanted = f64::from(x).max(0.0) * f64::from(u8::from(activation.is_rectified()))
                    + activation.bend(f64::from(x) / one) * one;
                let got = f64::from(activation.of_whole(&table, x));
                assert!((got - wanted).abs() < 2.0, "{activation:?} {x}: {got}, not {wanted}");
            }
        }
    }

    /// No knot is so near to a rounding edge that another library's last bits could move it.
    #[test]
    fn tables_do_not_depend_on_the_library() {
        for activation in Activation::ALL {
            for knot in 0..KNOTS {
                let x = activation.scaled(knot);
                let off = x - x.floor() - 0.5;
                assert!(off.abs() > 1e-7, "{activation:?} {knot}: {x}");
            }
        }
    }
}
