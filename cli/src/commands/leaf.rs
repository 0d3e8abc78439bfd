//! `turf leaf`: the leaf of duel2048's search as a policy file.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use turf_agents::bots::duel2048::search::Breadth;
use turf_agents::bots::duel2048::search::file::{NODES, write};
use turf_agents::bots::duel2048::search::leaf::Leaf;
use turf_env::Encoding;
use turf_env::games::duel2048::Duel2048V1;

/// Write the policy of a plain search as a file: duel2048's `summit`, ready for `turf export --format python`
///
/// Such a policy is no network but what a search says of positions it goes no further from: what tiles are worth, what it
/// costs to be stuck, how broadly it searches. The file is safetensors like every policy; the tensors may be changed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  turf leaf --out policy.turf
  turf evaluate --game duel2048 --policy policy:policy.turf --against tower,wedge
  turf export --policy policy:policy.turf --format python --out bot.py")]
pub struct LeafFile {
    /// Where to write it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Positions that a decision looks at in Rust, unless its SPEC says otherwise
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=u32::MAX as u64))]
    nodes: u64,
}

impl LeafFile {
    /// Writes the file.
    pub fn run(self) -> Result<()> {
        let notes = BTreeMap::from([(NODES.to_string(), self.nodes.to_string())]);
        let file = write(&Leaf::default(), Breadth::default(), Duel2048V1::NAME, notes);
        let out = self.out.display();
        file.write(&self.out).with_context(|| format!("cannot write {out}"))?;
        println!("{out}: {}, the leaf of a search", file.encoding);
        Ok(())
    }
}
