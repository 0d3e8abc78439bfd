//! `turf train`: becomes the learner, the one program that needs libtorch.

use std::ffi::OsString;

use anyhow::Result;
use clap::Args;

use super::learner;

/// Learn a game by self-play DQN (turf train --help lists its flags)
#[derive(Args)]
#[command(disable_help_flag = true)]
pub struct Train {
    /// The learner's own arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    arguments: Vec<OsString>,
}

impl Train {
    /// Replaces this process with the learner, so signals and exit code are the learner's own.
    pub fn run(self) -> Result<()> {
        learner::become_it(self.arguments)
    }
}
