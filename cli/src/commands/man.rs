//! `turf man`: manual pages.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result};
use clap::{Args, Command};
use clap_mangen::Man;

use crate::commands::games::Games;

/// Write the manual pages
#[derive(Args)]
#[command(after_help = "Examples:
  turf man | man -l -
  turf man --out ~/.local/share/man/man1        # then man turf, man turf-train")]
pub struct Manual {
    /// Folder for the pages of the program and of each command [default: the program's to standard output]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Manual {
    pub fn run(self, games: &Games) -> Result<()> {
        let mut command = super::shell_command(games).disable_help_subcommand(true);
        command.build();
        let Some(folder) = self.out else {
            print!("{}", page(&Man::new(command))?);
            return Ok(());
        };
        let written = fs::create_dir_all(&folder).and_then(|()| write(&command, &folder));
        written.with_context(|| format!("cannot write to {}", folder.display()))
    }
}

/// Writes the pages of a command and of those below it.
fn write(command: &Command, folder: &Path) -> io::Result<()> {
    command.get_subcommands().try_for_each(|sub| write(sub, folder))?;
    let man = Man::new(command.clone());
    fs::write(folder.join(man.get_filename()), page(&man)?)
}

fn page(man: &Man) -> io::Result<String> {
    let mut page = Vec::new();
    man.render(&mut page)?;
    let page = String::from_utf8(page).map_err(io::Error::other)?;
    // Examples keep their lines.
    Ok(page.replace(".SH EXTRA\n", ".SH EXTRA\n.nf\n").replace(".SH VERSION", ".fi\n.SH VERSION"))
}
