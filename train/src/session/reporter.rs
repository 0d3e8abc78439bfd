//! Background thread that rewrites a run's page while it trains.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::Result;
use turf_agents::atomic_file;
use turf_env::Rules;

use crate::config::TrainConfig;
use crate::config::describe::{Difference, differences};
use crate::run::threads;

const PERIOD: Duration = Duration::from_secs(30);
/// Making a page takes at most 1 / SHARE of the time.
const SHARE: u32 = 50;

/// Name of the page, and what renders it: of a folder, settings that differ from the usual ones (name, value, usual value),
/// opponents, and true if the run has ended.
pub struct Page {
    pub file: &'static str,
    pub render: Arc<Render>,
}

pub type Render = dyn Fn(&Path, Vec<Difference>, &[String], bool) -> String + Send + Sync;

/// A thread that makes pages of the files in the run's folder only.
pub struct Reporter {
    stop: Sender<()>,
    thread: JoinHandle<()>,
    page: PathBuf,
}

impl Reporter {
    pub fn start<R: Rules>(
        rules: R,
        run: &Path,
        page: &Page,
        config: &TrainConfig<R::Config>,
        usual: &TrainConfig<R::Config>,
    ) -> Result<Self> {
        let changed = differences(rules, config, usual);
        let (run, opponents) = (run.to_path_buf(), config.evaluation.bots.clone());
        let (render, page) = (page.render.clone(), run.join(page.file));
        let path = page.clone();
        // A stop of the run breaks its games off.
        let pool = threads::pool(1)?;
        let (stop, stopped) = channel();
        let thread = std::thread::spawn(move || {
            let mut pause = PERIOD;
            loop {
                let over = stopped.recv_timeout(pause) != Err(RecvTimeoutError::Timeout);
                let start = Instant::now();
                let html = pool.install(|| render(&run, changed.clone(), &opponents, over));
                // A page that cannot be written is done without: it can be made again from the folder.
                let _ = atomic_file::write(&path, html.as_bytes());
                pause = PERIOD.max(SHARE * start.elapsed());
                if over {
                    break;
                }
            }
        });
        Ok(Self { stop, thread, page })
    }

    /// Makes the last page; returns its path if it was written.
    pub fn finish(self) -> Option<PathBuf> {
        drop(self.stop);
        self.thread.join().ok()?;
        self.page.is_file().then_some(self.page)
    }
}
