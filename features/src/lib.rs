//! Nothing: the crate is its manifest.
