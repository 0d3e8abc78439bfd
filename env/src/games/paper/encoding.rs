//! How paper is shown to a network.
//!
//! | file | holds |
//! |---|---|
//! | [`features`] | the facts as scalars |
//! | [`view`] | the multi-scale picture around the head |
//! | [`legend`] | what every number is |
//! | [`v1`] | [`PaperV1`](v1::PaperV1): facts and view together |

pub mod features;
pub mod legend;
pub mod v1;
pub mod view;
