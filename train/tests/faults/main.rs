//! Whatever happens to a training process or its folder: the newest good checkpoint is found, damage is named, and at
//! most the work since the last checkpoint is lost. All on the real program.

mod damage;
mod disk;
mod divergence;
mod kill;
mod run;
mod signals;
#[path = "../support/mod.rs"]
mod support;
