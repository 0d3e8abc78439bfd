//! Effects of every merge, the opponent's best replies, and the lead.

use std::array::from_fn;

use wide::u32x8;

use crate::games::duel2048::rules::bits::{REALM, count_each};
use crate::games::duel2048::rules::merge::{After, Eight, EveryWay, captors};

pub const FACTS: usize = 6;
pub const REPLY_FACTS: usize = 2;

#[inline(always)]
fn highest<const D: usize, const BY: usize>(cells: Eight<D, BY>, levels: &[Eight<D, BY>; 4]) -> u32x8 {
    let (mut cells, mut bits) = (cells.0, [u32x8::ZERO; 4]);
    for k in (0..4).rev() {
        let higher = cells & levels[k].0;
        let none = higher.cmp_eq(u32x8::ZERO);
        cells = none.blend(cells, higher);
        bits[k] = !none & u32x8::splat(1 << k);
    }
    bits[0] | bits[1] | bits[2] | bits[3]
}

#[inline(always)]
fn scaled(of: u32x8, scale: f32) -> [f32; 8] {
    of.to_array().map(|fact| fact as f32 * scale)
}

#[inline]
pub fn merge_facts(after: &After<EveryWay>, possible: u32x8) -> [[f32; 8]; FACTS] {
    let [a, b] = REALM;
    let empty = u32x8::new([a, a, a, a, b, b, b, b]) & !after.occupied.0;
    [
        scaled(possible, 1.0),
        scaled(count_each(after.eaten.0), 1.0 / 8.0),
        scaled(count_each(after.captured.0), 1.0 / 4.0),
        scaled(highest(after.eaten, &after.levels), 1.0 / 12.0),
        scaled(highest(after.captured, &after.levels), 1.0 / 12.0),
        scaled(count_each(empty) * possible, 1.0 / 16.0),
    ]
}

/// Returns the opponent's best replies to each own merge: highest level produced by a capture, most tiles captured at once.
#[inline]
pub fn reply_facts(after: &After<EveryWay>, possible: u32x8) -> [[f32; 4]; REPLY_FACTS] {
    let (up_down, left_right) = (replies::<0>(after), replies::<2>(after));
    let most = [0, 1].map(|k| {
        let [a, b, c, d, e, f, g, h] = up_down[k].max(left_right[k]).to_array();
        (u32x8::new([a, b, c, d, 0, 0, 0, 0]).max(u32x8::new([e, f, g, h, 0, 0, 0, 0])) * possible).to_array()
    });
    // A produced tile is one level above its captor.
    [from_fn(|d| (most[0][d] + (most[0][d] > 0) as u32) as f32 / 12.0), from_fn(|d| most[1][d] as f32 / 4.0)]
}

/// Returns levels of captors, and numbers of captured tiles, for the reply directions `D` and the next. Lanes: own merges for
/// the first, then own merges for the second.
#[inline(always)]
fn replies<const D: usize>(after: &After<EveryWay>) -> [u32x8; 2] {
    let own = |lanes: EveryWay| {
        let [a, b, c, d, ..] = lanes.sets();
        Eight::<D, 4>::of([a, b, c, d, a, b, c, d])
    };
    let levels = after.levels.map(own);
    let realm = Eight::of([REALM[1]; 8]);
    let captors = captors(levels, own(after.occupied & !after.own), realm);
    [highest(captors, &levels), count_each(captors.0)]
}

/// Worth of a tile by level: threefold per level, so that merging gains and the highest tiles decide, as in the result.
const WORTH: [u32; 16] = {
    let mut worth = [0; 16];
    let mut level = 1;
    while level < 16 {
        worth[level] = 3u32.pow(level as u32);
        level += 1;
    }
    worth
};

/// Returns A's lead in worth over the worth of all tiles, comparable early and late. The constant keeps the first few tiles
/// from counting as a lead.
#[inline]
pub fn lead(counts: &[[u8; 16]; 2]) -> f32 {
    let worth = |counts: &[u8; 16]| counts.iter().zip(WORTH).map(|(&n, w)| n as u32 * w).sum::<u32>() as f32;
    let (a, b) = (worth(&counts[0]), worth(&counts[1]));
    (a - b) / (a + b + 100.0)
}
