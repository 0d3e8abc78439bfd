//! Encodings of paper for networks.
//!
//! | file | holds |
//! |---|---|
//! | [`features`] | the facts as scalars |
//! | [`view`] | the multi-scale picture around the head |
//! | [`observation_spec`] | the meaning of every number |
//! | [`picture`] | [`PaperView`](picture::PaperView): the view alone |
//! | [`crop`] | [`PaperCrop11`](crop::PaperCrop11): a small picture, to compare speeds |
//! | [`v1`] | [`PaperV1`](v1::PaperV1): facts and view together |

pub mod crop;
pub mod features;
pub mod observation_spec;
pub mod picture;
pub mod v1;
pub mod view;
