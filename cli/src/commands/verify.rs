use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use flate2::bufread::MultiGzDecoder;
use serde::Serialize;
use turf_env::trace::verify_line;

use super::games::Games;
use super::json::Json;
use super::progress;

/// Replay golden traces and compare everything they record
#[derive(Args)]
#[command(after_help = "Examples:\n  turf verify games.jsonl.gz\n  turf verify *.jsonl --json failures.json")]
pub struct Verify {
    /// Trace files, plain or gzip, one game per line
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Failure {
    file: String,
    line: usize,
    what: String,
}

#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
}

impl Verify {
    /// Prints failures and totals; fails if any game failed.
    pub fn run(self, _: &Games) -> Result<()> {
        let mut report = Report { passed: 0, failed: 0, failures: vec![] };
        let bar = progress::wait("replaying");
        for file in &self.files {
            let name = file.display().to_string();
            let mut text = open(file)?;
            for i in 0.. {
                let read = read_line(&mut text).with_context(|| format!("cannot read {name}, line {}", i + 1));
                let Some(line) = read? else { break };
                if line.trim().is_empty() {
                    continue;
                }
                match verify_line(&line) {
                    Ok(()) => report.passed += 1,
                    Err(what) => report.failures.push(Failure { file: name.clone(), line: i + 1, what }),
                }
            }
        }
        bar.finish_and_clear();
        report.failed = report.failures.len();
        self.json.write(&report)?;
        if self.json.text_wanted() {
            for f in &report.failures {
                println!("{}:{}: {}", f.file, f.line, f.what);
            }
            println!("{} passed, {} failed", report.passed, report.failed);
        }
        match (report.passed, report.failed) {
            (0, 0) => bail!("there is no game in {}", self.files[0].display()),
            (_, 0) => Ok(()),
            (_, n) => bail!("{n} of {} games differ from their traces", report.passed + n),
        }
    }
}

/// Reads a line of at most 2 MiB, because a small packed file can hold huge ones. Lines of the contests have .8 MB at most;
/// JSON values may take a hundred times as much memory.
fn read_line(text: &mut impl BufRead) -> Result<Option<String>> {
    const MAX_BYTES: u64 = 2 << 20;
    let mut line = String::new();
    let n = text.take(MAX_BYTES).read_line(&mut line)? as u64;
    ensure!(n < MAX_BYTES, "it is longer than {MAX_BYTES} bytes");
    Ok((n > 0).then_some(line))
}

/// Opens a file and unpacks it if it is gzip.
pub fn open(path: &PathBuf) -> Result<Box<dyn BufRead>> {
    let say = || format!("cannot read {}", path.display());
    let mut file = BufReader::new(File::open(path).with_context(say)?);
    let packed = file.fill_buf().with_context(say)?.starts_with(&[0x1F, 0x8B]);
    let inner: Box<dyn Read> = if packed { Box::new(MultiGzDecoder::new(file)) } else { Box::new(file) };
    Ok(Box::new(BufReader::new(inner)))
}
