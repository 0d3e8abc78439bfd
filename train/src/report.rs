//! Curves, progress and results of a run.

pub mod bot_result;
pub mod cpu_shares;
pub mod events;
pub mod forecast;
pub mod games;
pub mod metrics;
