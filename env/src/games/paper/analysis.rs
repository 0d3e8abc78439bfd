//! Exact facts about a position, as they follow from the rules.
//!
//! | file | holds |
//! |---|---|
//! | [`way`] | shortest ways around a trail |
//! | [`facts`] | distances, margins, gains |
//! | `threats` | closings that the foe could make some moves from now |
//! | [`head_on`](mod@head_on) | the winner when heads meet |
//! | `foresight` | moves that stay safe from the foe's replies |

pub mod facts;
pub(crate) mod foresight;
pub mod head_on;
mod threats;
#[cfg(test)]
pub(crate) mod walks;
pub mod way;
