//! `--walls`: required isolation of Python bots.

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use turf_agents::contest::host::isolation::{self, Isolation};

#[derive(Args)]
pub struct Walls {
    /// Isolation of Python bots: required (Landlock, seccomp and namespaces) or any (as much of it as this machine has; turf
    /// doctor lists it) [default: required in turf play and for bots of a folder, else any]
    #[arg(long, value_enum)]
    walls: Option<Which>,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Which {
    Required,
    Any,
}

impl Walls {
    /// Sets the required isolation, before bot files are opened. `strangers` is true if the bots may be anybody's. Fails if
    /// `specs` name Python bots that may not play here.
    pub fn raise(&self, strangers: bool, specs: &str) -> Result<()> {
        let required = self.walls.map_or(strangers, |which| which == Which::Required);
        isolation::require(required);
        let refusal = || Isolation::of_this_kernel().refusal();
        match (required && specs.contains("python:")).then(refusal).flatten() {
            Some(why) => bail!("Python bots: {why}"),
            None => Ok(()),
        }
    }
}
