use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::console::signals::Signals;
use anyhow::{Context, Result, ensure};
use clap::Args;
use turf_agents::bots::duel2048::search::Breadth;
use turf_agents::bots::duel2048::search::file::{NODES, write};
use turf_agents::bots::duel2048::search::leaf::Leaf;
use turf_agents::bots::duel2048::search::learn::Learning;
use turf_env::Encoding;
use turf_env::games::duel2048::Duel2048V1;

use super::progress;

/// Write duel2048's search as a policy file, ready for `turf export --format python`
///
/// Such a policy is no network but the evaluation of a search: the values of tiles, the cost of being stuck, the breadth of
/// the search and, with --learn, values of tile patterns, fitted to the results of deeper searches in games of the search
/// against itself. Without --learn it is the search of `summit`. The file is safetensors like every policy; its tensors may
/// be changed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  turf leaf --out policy.turf
  turf leaf --learn 800 --seed 1 --out policy.turf
  turf evaluate --game duel2048 --policy policy:policy.turf --against tower,wedge,summit
  turf export --policy policy:policy.turf --format python --out bot.py")]
pub struct LeafFile {
    /// Where to write it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Positions searched per decision in Rust, unless the SPEC sets @nodes
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=u32::MAX as u64))]
    nodes: u64,
    /// Learn patterns from this many games of the search against itself, in every round
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u64).range(10..=1_000_000))]
    learn: Option<u64>,
    /// Rounds of learning; from the second on the search uses the patterns learnt so far
    #[arg(long, value_name = "N", default_value_t = 1, requires = "learn", value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// Seed of the games and of the fit; the same seed gives the same file on any number of threads
    #[arg(long, value_name = "N", default_value_t = 1, requires = "learn")]
    seed: u64,
}

impl LeafFile {
    pub fn run(self) -> Result<()> {
        let Some(games) = self.learn else {
            return self.write(&Leaf::default(), None);
        };
        // Checked before minutes of learning, not after them.
        if let Some(folder) = self.out.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            ensure!(folder.is_dir(), "{} is no folder; create it first", folder.display());
        }
        let signals = Signals::listen("finished rounds are kept")?;
        let bar = progress::games(games * self.rounds as u64, "searching");
        let go_on = || {
            bar.inc(1);
            !signals.raised()
        };
        let learning = Learning {
            games,
            rounds: self.rounds,
            seed: self.seed,
        };
        let (mut round, mut written) = (0, Ok(()));
        learning.learn(&Leaf::default(), Breadth::default(), &go_on, |fit, leaf| {
            round += 1;
            let (positions, held, loss) = (fit.positions, fit.held, fit.loss);
            bar.suspend(|| {
                println!(
                    "round {round}: {positions} positions; loss on {held} held out: {loss:.3} of that without learning"
                );
                written = self.write(leaf, Some(round));
            });
        });
        bar.finish_and_clear();
        written?;
        match round {
            _ if round == self.rounds => Ok(()),
            0 => signals.outcome().context("nothing is written"),
            _ => signals
                .outcome()
                .with_context(|| format!("the result of round {round} is written")),
        }
    }

    fn write(&self, leaf: &Leaf, rounds: Option<u32>) -> Result<()> {
        let mut notes = BTreeMap::from([(NODES.to_string(), self.nodes.to_string())]);
        if let (Some(games), Some(rounds)) = (self.learn, rounds) {
            let made = format!("turf leaf --learn {games} --rounds {rounds} --seed {}", self.seed);
            notes.insert("learnt".into(), made);
        }
        let file = write(leaf, Breadth::default(), Duel2048V1::NAME, notes);
        let out = self.out.display();
        file.write(&self.out).with_context(|| format!("cannot write {out}"))?;
        println!("{out}: {}, the leaf of a search", file.encoding);
        Ok(())
    }
}
