//! Exact facts about a position, as they follow from the rules.

pub mod foresight;
