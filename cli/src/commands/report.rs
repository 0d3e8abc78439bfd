//! `turf report`: pages of training runs.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use turf_agents::input::one_line;
use turf_agents::notice::notice;
use turf_web::report::{Difference, FILE, comparison, csv};

use super::evaluate::run::read_of;
use super::json::{writable_place, write_atomically};
use super::progress;
use crate::commands::games::{Games, OneGame};
use crate::console::name::in_own;

/// Levels of folders to look for runs in.
const DEPTH: u32 = 3;

/// Make a page of a training run (curves, league, settings, games), or one that compares several runs
///
/// A run rewrites its own page while it trains. On a page of several runs, those that differ only in the seed become one curve
/// with its 95 % interval.
#[derive(Args)]
#[command(after_help = "\
Examples:
  turf report runs/paper-1-1                        # runs/paper-1-1/report.html
  turf report runs                                  # all runs in it: runs/report.html
  turf report runs/seed1 runs/seed2 runs/seed3 runs/wide --out compared.html
  turf report runs --csv curves.csv                 # for pandas.read_csv")]
pub struct Report {
    /// Folders of runs, or folders with runs in them
    #[arg(required = true, value_name = "DIR")]
    runs: Vec<PathBuf>,
    /// Where to write it [default: DIR/report.html of one folder, report.html of several]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the curves instead of a page, as CSV (`-`: to standard output): run, group (its settings), seed, curve, decisions,
    /// value
    #[arg(long, value_name = "FILE", value_parser = writable_place, conflicts_with = "out")]
    csv: Option<PathBuf>,
}

struct Known<'a> {
    game: &'a dyn OneGame,
    differences: Vec<Difference>,
    opponents: Vec<String>,
}

impl Report {
    pub fn run(self, games: &Games) -> Result<()> {
        let (mut runs, mut known) = (Vec::new(), Vec::new());
        for folder in &self.runs {
            let found = runs_in(folder, DEPTH);
            // The error of a folder without any run says so.
            let found = if found.is_empty() { vec![folder.clone()] } else { found };
            for run in found {
                match read(games, &run) {
                    Err(why) if run != *folder => notice(format!("left out: {}", one_line(format!("{why:#}")))),
                    one => (known.push(one?), runs.push(run)).1,
                }
            }
        }
        if runs.is_empty() {
            bail!("none of these runs can be read");
        }
        let differing = || runs.iter().cloned().zip(known.iter().map(|known| known.differences.clone())).collect();
        if let Some(file) = &self.csv {
            let table = csv(differing());
            if file == Path::new("-") {
                print!("{table}");
                return Ok(());
            }
            write_atomically(file, table.as_bytes())?;
            println!("{}: {} lines", file.display(), table.lines().count());
            return Ok(());
        }
        let html = match (&runs[..], &known[..]) {
            ([run], [known]) => {
                let bar = progress::wait("playing games of the newest policy");
                let html = known.game.report(run, known.differences.clone(), &known.opponents, false, in_own);
                bar.finish_and_clear();
                html
            }
            _ => comparison(differing()),
        };
        let out = self.out.unwrap_or_else(|| match (&runs[..], &self.runs[..]) {
            ([one], _) | (_, [one]) => one.join(FILE),
            _ => FILE.into(),
        });
        write_atomically(&out, html.as_bytes())?;
        println!("{} ({:.0} kB): open it in a browser", out.display(), html.len() as f64 / 1e3);
        Ok(())
    }
}

/// Lists the run in this folder, or those below it, sorted.
fn runs_in(folder: &Path, depth: u32) -> Vec<PathBuf> {
    if folder.join("run.toml").is_file() {
        return vec![folder.to_path_buf()];
    }
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut inner: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    inner.sort();
    match depth {
        0 => Vec::new(),
        _ => inner.iter().flat_map(|path| runs_in(path, depth - 1)).collect(),
    }
}

fn read<'a>(games: &'a Games, run: &Path) -> Result<Known<'a>> {
    let about: toml::Table = read_of(run, "run.toml")?.parse().with_context(|| run.display().to_string())?;
    let encoding = about.get("encoding").and_then(|name| name.as_str()).unwrap_or_default();
    let text = read_of(run, "config.toml")?;
    let game = games.trained_on(encoding).with_context(|| run.display().to_string())?;
    let changed = game.changed(&text);
    let (differences, opponents) = changed.with_context(|| run.join("config.toml").display().to_string())?;
    Ok(Known { game: &**game, differences, opponents })
}
