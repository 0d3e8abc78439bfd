//! A leaf as a policy file.
//!
//! | tensor | shape | content |
//! |---|---|---|
//! | `leaf.worth` | 32 × 16 | worth of the first player's tiles, by cell and level |
//! | `leaf.stuck` | 2 | costs of being unable to merge, and of being able in one direction only |
//! | `search.breadth` | 4 | [`Breadth`], field by field |
//! | `leaf.lines` | 22 × 168 | learnt weights of lines of four cells, by set and pattern ([`lines`](super::lines)); optional |
//!
//! The second player's tiles are worth the same on the board turned by 180°. Worths are in units of about a level-1
//! tile, with a resolution of an eighth ([`UNIT`]). The note `nodes` advises the number of nodes per decision.

use std::collections::BTreeMap;

use super::leaf::{LEVELS, Leaf};
use super::lines::{Lines, PARTS, SETS};
use super::sums::PATTERNS;
use super::{Breadth, UNIT};
use crate::policy::file::{Content, PolicyError, PolicyFile, Tensor};

pub const NODES: &str = "nodes";
/// Bound on worths, beyond which sums could leave the range of integers.
const MAX_NUMBER: f32 = 500_000.0;
const HEAVIEST: f32 = 8.0;
const LINES: &str = "leaf.lines";

fn tensor(shape: &[usize], data: Vec<f32>) -> Tensor {
    Tensor { shape: shape.to_vec(), data }
}

pub fn write(leaf: &Leaf, breadth: Breadth, encoding: &str, notes: BTreeMap<String, String>) -> PolicyFile {
    let units = |whole: i32| (whole as f64 / UNIT) as f32;
    let worth = leaf.worth().as_flattened().iter().map(|&w| units(w)).collect();
    let numbers = [breadth.gap_level as u32, breadth.gaps as u32, breadth.reduced, breadth.root_reduced];
    let tensors = [
        ("leaf.worth", tensor(&[32, LEVELS], worth)),
        ("leaf.stuck", tensor(&[2], leaf.stuck.map(units).to_vec())),
        ("search.breadth", tensor(&[4], numbers.map(|n| n as f32).to_vec())),
    ];
    let lines = leaf.lines.as_ref().map(|lines| {
        let weights = lines.weights().iter().map(|&w| w as f32 / PARTS as f32).collect();
        (LINES, tensor(&[SETS, PATTERNS], weights))
    });
    PolicyFile {
        encoding: encoding.into(),
        content: Content::Leaf,
        shield: false,
        notes,
        tensors: (tensors.into_iter().chain(lines)).map(|(name, tensor)| (name.to_string(), tensor)).collect(),
    }
}

/// Returns the leaf of a policy file and its search's breadth. Refuses files of other networks and encodings, missing,
/// surplus and misshapen tensors, and numbers out of range.
pub fn read(file: &PolicyFile, encoding: &str) -> Result<(Leaf, Breadth), PolicyError> {
    let wrong = PolicyError::Mismatch;
    file.check_encoding(encoding)?;
    if file.content != Content::Leaf {
        return Err(wrong("the policy is no leaf of a search".into()));
    }
    let numbers = |name: &str, shape: &[usize], largest: f32| match file.tensors.get(name) {
        None => Err(wrong(format!("tensor {name} is missing"))),
        Some(t) if t.shape != shape || t.data.len() != shape.iter().product::<usize>() => {
            Err(wrong(format!("tensor {name} is {:?}, expected {shape:?}", t.shape)))
        }
        Some(t) => match t.data.iter().find(|x| !(-largest..=largest).contains(*x)) {
            Some(x) => Err(wrong(format!("tensor {name} holds {x}, which is beyond {largest}"))),
            None => Ok(&t.data),
        },
    };
    let whole = |x: f32| (x as f64 * UNIT).round() as i32;
    let worths = numbers("leaf.worth", &[32, LEVELS], MAX_NUMBER)?;
    let stuck = numbers("leaf.stuck", &[2], MAX_NUMBER)?;
    let breadth = numbers("search.breadth", &[4], MAX_NUMBER)?;
    let lines =
        if file.tensors.contains_key(LINES) { Some(numbers(LINES, &[SETS, PATTERNS], HEAVIEST)?) } else { None };
    if file.tensors.len() != 3 + lines.is_some() as usize {
        return Err(wrong("it holds tensors that belong to no leaf".into()));
    }
    if breadth.iter().any(|&x| x.fract() != 0.0 || !(0.0..=16.0).contains(&x)) {
        return Err(wrong(format!("search.breadth is {breadth:?}, which are not four whole numbers from 0 to 16")));
    }
    let mut worth = [[0; LEVELS]; 32];
    for (out, &x) in worth.as_flattened_mut().iter_mut().zip(worths) {
        *out = whole(x);
    }
    let breadth = Breadth {
        gap_level: breadth[0] as u8,
        gaps: breadth[1] as usize,
        reduced: breadth[2] as u32,
        root_reduced: breadth[3] as u32,
    };
    let mut leaf = Leaf::new(&worth, [whole(stuck[0]), whole(stuck[1])]);
    leaf.lines = lines
        .map(|weights| Lines::new(weights.iter().map(|&w: &f32| (w as f64 * PARTS as f64).round() as i32).collect()));
    Ok((leaf, breadth))
}
