//! The original platforms' own records, written and read.
//!
//! | game | file | read back |
//! |---|---|---|
//! | paper | [`zlog`]: zlib-packed pickle, a frame per ply | every frame is compared with the rules |
//! | duel2048 | `duel_text`: head, tables, decisions and boards as text | every board is compared with the rules |
//! | stellar | `stellar_json`: map and three snapshots a turn | every snapshot is compared with the rules |

pub(crate) mod duel_text;
mod pickle;
pub(crate) mod stellar_json;
pub mod zlog;

#[cfg(test)]
mod tests;
