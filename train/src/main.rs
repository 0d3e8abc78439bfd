//! The `turf` command.
fn main() {}
