//! What follows from the rules: exact facts about a position.
//!
//! | file | holds |
//! |---|---|
//! | [`way`] | shortest ways around a trail |
//! | [`facts`] | distances, margins, gains |
//! | [`threats`] | closings that the foe could make some moves from now |
//! | [`head_on`](mod@head_on) | who wins where heads meet |
//! | [`foresight`] | whether moves stay safe from the foe's replies |

pub mod facts;
pub mod foresight;
pub mod head_on;
pub mod threats;
#[cfg(test)]
mod walks;
pub mod way;
