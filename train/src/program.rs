//! The command line of the learner, and the games that it knows.

pub mod about;
pub mod bench;
pub mod command;
pub mod device;
pub mod exploit;
pub mod games;
pub mod reporter;
