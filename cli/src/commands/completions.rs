//! `turf completions`: scripts that complete commands, flags and values in a shell.

use anyhow::Result;
use clap::Args;
use clap_complete::{Shell, generate};

use crate::commands::games::Games;

/// Print a script that completes commands and flags in a shell
#[derive(Args)]
#[command(after_help = "Examples:
  turf completions bash > ~/.local/share/bash-completion/completions/turf
  turf completions zsh > ~/.zfunc/_turf         # ~/.zfunc in fpath
  turf completions fish > ~/.config/fish/completions/turf.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub fn run(self, games: &Games) -> Result<()> {
        let mut command = super::shell_command(games);
        let name = command.get_name().to_string();
        let mut script = Vec::new();
        generate(self.shell, &mut command, name, &mut script);
        print!("{}", String::from_utf8(script)?);
        Ok(())
    }
}
