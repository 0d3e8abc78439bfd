//! Background thread that rewrites a run's page while it trains.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use turf_agents::atomic_file;
use turf_env::Encoding;
use turf_train::config::TrainConfig;
use turf_train::config::describe::differences;
use turf_web::GameView;
use turf_web::report::{Difference, FILE, report};

use crate::console::name::in_own;

const PERIOD: Duration = Duration::from_secs(30);
/// Making a page takes at most 1 / SHARE of the time.
const SHARE: u32 = 50;

/// A thread that makes pages of the files in the run's folder only.
pub struct Reporter {
    stop: Sender<()>,
    thread: JoinHandle<()>,
    page: PathBuf,
}

impl Reporter {
    pub fn start<E: Encoding<Game: GameView>>(
        run: &Path,
        config: &TrainConfig<<E::Game as turf_env::Game>::Config>,
        usual: &TrainConfig<<E::Game as turf_env::Game>::Config>,
    ) -> Self {
        let changed: Vec<Difference> = differences::<E::Game>(config, usual)
            .into_iter()
            .map(|(key, value, usual)| (key, value.to_string(), usual.to_string()))
            .collect();
        let (run, opponents) = (run.to_path_buf(), config.evaluation.bots.clone());
        let page = run.join(FILE);
        let (stop, stopped) = channel();
        let thread = std::thread::spawn(move || {
            let mut pause = PERIOD;
            loop {
                let over = stopped.recv_timeout(pause) != Err(RecvTimeoutError::Timeout);
                let start = Instant::now();
                let html = in_own(&report::<E>(&run, changed.clone(), &opponents, over));
                // A page that cannot be written is done without: it can be made again from the folder.
                let _ = atomic_file::write(&run.join(FILE), html.as_bytes());
                pause = PERIOD.max(SHARE * start.elapsed());
                if over {
                    break;
                }
            }
        });
        Self { stop, thread, page }
    }

    /// Makes the last page; returns its path if it was written.
    pub fn finish(self) -> Option<PathBuf> {
        drop(self.stop);
        self.thread.join().ok()?;
        self.page.is_file().then_some(self.page)
    }
}
