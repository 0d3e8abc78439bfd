//! The contests' own Python: bot files as players, and policies as bot files.

pub mod contents;
pub mod export;
pub mod host;
pub mod report;
pub mod trial;
