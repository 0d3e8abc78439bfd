//! Exact facts about a position, as they follow from the rules.

pub mod facts;
pub mod foresight;
pub mod view;
