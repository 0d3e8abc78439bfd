use std::sync::atomic::AtomicU32;

use super::*;
use crate::tournament::run::Workers;
use crate::tournament::run::tests::{FOREVER, final_table, plan_of, play, play_by};
use crate::toy::NimV1;

/// A worker that dies at every third game, before or after reporting it.
#[derive(Debug, Default)]
struct Frail {
    games: AtomicU32,
    deaths: AtomicU32,
    twice: bool,
}

impl RemoteWorkers for Frail {
    fn jobs(&self) -> usize {
        3
    }

    fn play(&self, errand: Errand, tell: &mut dyn FnMut(News) -> Result<Option<Errand>, String>) -> Result<(), String> {
        let mut errand = errand;
        loop {
            let folder = tempfile::tempdir().expect("a temporary folder");
            // As over a network.
            let sent: Errand =
                serde_json::from_str(&serde_json::to_string(&errand).expect("plain data")).expect("the same");
            let specs = sent.bots.clone().map(|bot| bot.spec);
            let served = Served::begin(NimV1, sent, specs, folder.path())?;
            loop {
                let Some(news) = served.next(FOREVER)? else { continue };
                let dies = matches!(news, News::Game(..)) && self.games.fetch_add(1, Ordering::Relaxed) % 3 == 2;
                if dies && self.deaths.fetch_add(1, Ordering::Relaxed).is_multiple_of(2) {
                    break;
                }
                let again = self.twice.then(|| news.clone());
                match tell(news)? {
                    Some(next) => errand = next,
                    None => return Ok(()),
                }
                if let Some(news) = again {
                    tell(news)?;
                }
                if dies {
                    break;
                }
            }
        }
    }
}

#[test]
fn workers_that_die_change_nothing() {
    let (plan, sources) = plan_of(crate::tournament::plan::Format::Swiss, "chance,solver,chance,chance,solver,chance");
    let (here, there) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    play(here.path(), &plan, &sources, 1, usize::MAX);
    let frail = Arc::new(Frail::default());
    let mut stops = 0;
    loop {
        match play_by(there.path(), &plan, &sources, Workers::Remote(frail.clone()), 7) {
            Ok(super::super::End::Stopped) => stops += 1,
            end => break assert_eq!(end, Ok(super::super::End::Finished)),
        }
    }
    assert!(stops > 0 && frail.deaths.load(Ordering::Relaxed) > 3);
    assert_eq!(final_table(there.path()), final_table(here.path()));
}

#[test]
fn a_game_is_not_counted_twice() {
    let (plan, sources) = plan_of(crate::tournament::plan::Format::RoundRobin, "chance,solver");
    let folder = tempfile::tempdir().expect("a folder");
    let twice = Arc::new(Frail { twice: true, ..Frail::default() });
    let why = play_by(folder.path(), &plan, &sources, Workers::Remote(twice), usize::MAX).expect_err("refused");
    assert!(why.contains("came out of turn"), "{why}");
    assert_eq!(final_table(folder.path()).1.len(), 1);
}

#[test]
fn another_file_is_refused() {
    let bot = Entrant { name: "a".into(), spec: "chance".into(), hash: Some("sha256:00".into()) };
    let why = bot.source(NimV1, "chance").err().expect("refused");
    assert!(why.contains("not the requested file"), "{why}");
}
