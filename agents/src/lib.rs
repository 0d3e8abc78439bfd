//! Bots, policy files, arena and ratings.
