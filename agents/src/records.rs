//! Games on disk.
//!
//! | file | holds |
//! |---|---|
//! | [`replay`] | our records: a game on one line of JSON |
//! | [`original`] | the original platforms' own records |

pub mod original;
pub mod replay;
