//! Sets of cells as bits: finding, counting and spreading them.

use wide::u32x8;

use crate::Player;

/// Cells of each player's realm: columns 0–3 and 4–7.
pub const REALM: [u32; 2] = [0x0F0F_0F0F, 0xF0F0_F0F0];

/// Returns the cells of a realm without gaps: bit row · 4 + column within the realm.
#[inline]
pub fn row_by_row(cells: u32, realm: Player) -> u32 {
    let rows = (cells >> (4 * realm.index())) & REALM[0];
    let pairs = (rows | rows >> 4) & 0x00FF_00FF;
    (pairs | pairs >> 8) & 0xFFFF
}

/// Returns the place of the `n`-th set bit of 16, counted from 0. More than `n` bits must be set.
#[inline]
pub fn nth_bit(bits: u32, n: u32) -> u8 {
    // One instruction with BMI2.
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    let place = {
        // SAFETY: the target has BMI2.
        let bit = unsafe { std::arch::x86_64::_pdep_u32(1 << n, bits) };
        bit.trailing_zeros()
    };
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    let place = nth_bit_by_halves(bits, n);
    place as u8
}

#[cfg(any(test, not(all(target_arch = "x86_64", target_feature = "bmi2"))))]
fn nth_bit_by_halves(bits: u32, n: u32) -> u32 {
    let (mut bits, mut n, mut at) = (bits, n, 0);
    for half in [8, 4, 2, 1] {
        let lower = (bits & ((1 << half) - 1)).count_ones();
        let beyond = n >= lower;
        n -= if beyond { lower } else { 0 };
        bits >>= if beyond { half } else { 0 };
        at += if beyond { half } else { 0 };
    }
    at
}

#[inline(always)]
pub fn count_each(x: u32x8) -> u32x8 {
    let of_two = x - (x >> 1 & u32x8::splat(0x5555_5555));
    let of_four = (of_two & u32x8::splat(0x3333_3333)) + (of_two >> 2 & u32x8::splat(0x3333_3333));
    let of_eight = (of_four + (of_four >> 4)) & u32x8::splat(0x0F0F_0F0F);
    let of_sixteen = of_eight + (of_eight >> 8);
    (of_sixteen + (of_sixteen >> 16)) & u32x8::splat(63)
}

/// Spreads the bits: bit i becomes the lowest bit of byte i.
#[inline]
pub fn spread(bits: u8) -> u64 {
    let picked = (bits as u64 * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((picked + 0x7F7F_7F7F_7F7F_7F7F) >> 7) & 0x0101_0101_0101_0101
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_found_and_counted_as_by_walking() {
        let mut rng = crate::Rng::new(3);
        for _ in 0..20_000 {
            let bits = rng.below(1 << 16) & rng.below(1 << 16);
            let places: Vec<u32> = (0..16).filter(|&at| bits >> at & 1 == 1).collect();
            for (n, &place) in places.iter().enumerate() {
                assert_eq!(nth_bit(bits, n as u32) as u32, place);
                assert_eq!(nth_bit_by_halves(bits, n as u32), place);
            }
            let mut sets: [u32; 8] = std::array::from_fn(|_| rng.next_u64() as u32);
            (sets[0], sets[1]) = (0, !0);
            assert_eq!(count_each(sets.into()).to_array(), sets.map(u32::count_ones));
        }
    }
}
