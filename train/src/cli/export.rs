//! `turf export`: a policy as one file.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use serde::Serialize;
use turf_agents::net::Net;
use turf_agents::policy_file::PolicyFile;
use turf_env::{Encoding, for_game};

use super::json::{Json, write_atomically};

/// What to write.
#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// The compact policy file that `policy:PATH` plays
    Policy,
    /// A bot file in the game's original Python contract
    Python,
}

/// Write a policy as one file, ready to be handed on
#[derive(Args)]
#[command(after_help = "Example:\n  turf export --policy policy:runs/paper-1-1 --format policy --out paper.turf")]
pub struct Export {
    /// The policy: policy:PATH, of a policy file, a run's folder or one of its checkpoints
    #[arg(long, value_name = "SPEC")]
    policy: String,
    /// What to write
    #[arg(long, value_enum)]
    format: Format,
    /// Where to write it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Report {
    encoding: String,
    bytes: usize,
}

impl Export {
    /// Reads, checks and writes.
    pub fn run(self) -> Result<()> {
        let Some(path) = self.policy.strip_prefix("policy:").map(PathBuf::from) else {
            bail!("{}: only policy:PATH can be exported", self.policy);
        };
        let path = if path.is_dir() { path.join("policy.turf") } else { path };
        let file = PolicyFile::read(&path).with_context(|| path.display().to_string())?;
        check(&file).with_context(|| path.display().to_string())?;
        let bytes = match self.format {
            Format::Policy => file.to_bytes()?,
            Format::Python => bail!("--format python cannot be written yet; --format policy can"),
        };
        write_atomically(&self.out, &bytes)?;
        if self.json.text_wanted() {
            println!("{}: {}, {} bytes", self.out.display(), file.encoding, bytes.len());
        }
        self.json.write(&Report {
            encoding: file.encoding,
            bytes: bytes.len(),
        })
    }
}

/// Refuses a policy that no game of ours could play.
fn check(file: &PolicyFile) -> Result<()> {
    for name in turf_env::games::NAMES {
        let checked = for_game!(name, E => (E::NAME == file.encoding).then(|| Net::new::<E>(file).map(drop)));
        if let Some(Some(result)) = checked {
            return Ok(result?);
        }
    }
    bail!(
        "it reads the encoding {}, which this program does not have",
        file.encoding
    )
}
