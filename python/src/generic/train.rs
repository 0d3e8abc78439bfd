//! Training runs, as `turf train` makes them.

use std::path::PathBuf;

use turf_agents::input::one_line;
use turf_agents::play::stop;
use turf_env::{Encoding, Game};
use turf_train::config::LearnerKind;
use turf_train::report::metrics::Watch;
use turf_train::run::{Run, evaluation};
use turf_train::session::reporter::Page;
use turf_train::session::{Caller, Ended, Options, Task};
use turf_web::GameView;
use turf_web::report::{FILE, report};

use super::stop::Stop;
use super::{Main, Playable};

/// Trains on this thread and returns the run's folder.
pub fn train<E: Playable>(options: &Options, watch: Watch, stop: &Stop) -> Result<PathBuf, String> {
    if E::NAME != Main::<E>::NAME {
        let game = <E::Game as Game>::NAME;
        return Err(format!("turf trains {game} on {}, not on {}", Main::<E>::NAME, E::NAME));
    }
    stop::obey(stop.flag.clone());
    run::<Main<E>>(options, watch).map_err(|why| one_line(format!("{why:#}")))
}

fn run<E: Encoding<Game: GameView>>(options: &Options, watch: Watch) -> anyhow::Result<PathBuf> {
    let task = Task::default();
    let prepared = options.prepare::<E>(&task)?;
    let caller = Caller {
        commit: crate::BUILD,
        page: Page {
            file: FILE,
            render: |run, changed, opponents, over| report::<E>(run, changed, opponents, over, str::to_string),
        },
        save: Default::default(),
        saved: Box::new(|| ()),
        watch: Some(watch),
        quiet: true,
    };
    match prepared.config.learner {
        LearnerKind::Dqn => finish::<E, _>(options.learn(&task, prepared, caller)?),
        LearnerKind::Treestrap => finish::<E, _>(options.learn_search(prepared, caller)?),
    }
}

fn finish<E: Encoding<Game: GameView>, R: Run>(mut ended: Ended<R>) -> anyhow::Result<PathBuf> {
    ended.export::<E>();
    if ended.final_games() > 0 {
        evaluation::unless_broken_off(ended.evaluate().map(drop))?;
    }
    ended.reporter.finish();
    Ok(ended.folder.path().to_path_buf())
}
