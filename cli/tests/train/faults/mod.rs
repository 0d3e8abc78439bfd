//! Faults of a training process or its folder: the newest good checkpoint is found, damage is named, and only the work since
//! the last checkpoint is lost.

mod damage;
mod disk;
mod divergence;
mod kill;
mod signals;
