//! Training runs, as `turf train` makes them.

use std::path::PathBuf;
use std::sync::Arc;

use turf_agents::Offered;
use turf_agents::input::one_line;
use turf_agents::play::stop;
use turf_env::{Encoding, Rules};
use turf_train::any_training::AnyTraining;
use turf_train::report::metrics::Watch;
use turf_train::run::evaluation;
use turf_train::session::reporter::Page;
use turf_train::session::{Caller, Options};
use turf_web::GameView;
use turf_web::report::{FILE, report};

use super::Playable;
use super::stop::Stop;

/// Trains on this thread and returns the run's folder.
pub fn train<E: Playable>(encoding: E, options: &Options, watch: Watch, stop: &Stop) -> Result<PathBuf, String> {
    if encoding.shape().name != encoding.rules().encoding().shape().name {
        let game = encoding.rules().name();
        return Err(format!(
            "turf trains {game} on {}, not on {}",
            encoding.rules().encoding().shape().name,
            encoding.shape().name
        ));
    }
    stop::obey(stop.flag.clone());
    run(encoding.rules(), options, watch).map_err(|why| one_line(format!("{why:#}")))
}

fn run<R: GameView>(rules: R, options: &Options, watch: Watch) -> anyhow::Result<PathBuf> {
    let caller = Caller {
        commit: crate::BUILD,
        page: Page {
            file: FILE,
            render: Arc::new(move |run, changed, opponents, over| {
                report(rules.encoding(), run, changed, opponents, over, str::to_string)
            }),
        },
        save: Default::default(),
        saved: Box::new(|| ()),
        watch: Some(watch),
        quiet: true,
    };
    let mut ended = rules.train(options, caller)?;
    if ended.final_games() > 0 {
        evaluation::unless_broken_off(ended.evaluate().map(drop))?;
    }
    ended.reporter.finish();
    Ok(ended.folder.path().to_path_buf())
}
