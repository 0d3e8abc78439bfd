//! What follows from the rules: exact facts about a position.
//!
//! | file | holds |
//! |---|---|
//! | [`way`] | shortest ways around a trail |
//! | [`facts`] | distances, margins, gains |
//! | [`threats`] | closings that the foe could make some moves from now |
//! | [`foresight`] | whether moves stay safe from the foe's replies |

pub mod facts;
pub mod foresight;
pub mod threats;
pub mod way;
