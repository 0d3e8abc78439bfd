//! Games on disk, and pictures of them.
//!
//! | file | holds |
//! |---|---|
//! | [`replay`] | our records: a game on one line of JSON |
//! | [`original`] | the original platforms' own records |
//! | [`plot`] | pictures of games and sets of games |

pub mod original;
pub mod plot;
pub mod replay;
