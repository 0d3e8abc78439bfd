use super::*;
use crate::records::replay::Replay;
use crate::tournament::entrants::Field;
use crate::tournament::plan::Format;
use crate::tournament::store::StoredGame;
use crate::tournament::table::{Row, meetings, table};
use crate::tournament::watch::{State, read};
use crate::toy::{NimRules, NimV1};

const FOREVER: Duration = Duration::from_secs(3600);

fn plan_of(format: Format, bots: &str) -> (Plan, Arc<Vec<BotSpec<NimV1>>>) {
    let specs: Vec<String> = bots.split(',').map(str::to_string).collect();
    let field = Field::read(NimV1, &specs, false).expect("all are there");
    (Plan::new("nim", format, field.entrants), Arc::new(field.sources))
}

fn settings(folder: &Path, jobs: usize, pairing_time: Duration) -> Settings {
    Settings { folder: folder.to_owned(), jobs, pairing_time, hide_output: false }
}

fn play(folder: &Path, plan: &Plan, sources: &Arc<Vec<BotSpec<NimV1>>>, jobs: usize, most: usize) -> End {
    let store = match Store::open(folder).expect("sound") {
        Some((store, was)) => {
            assert_eq!(&was, plan);
            store
        }
        None => Store::create(folder, plan).expect("made"),
    };
    let settings = settings(folder, jobs, FOREVER);
    let stop = Arc::new(AtomicBool::new(false));
    let mut games = 0;
    run(NimV1, plan, sources, &store, &settings, &stop.clone(), &mut |_, event| {
        games += matches!(event, Event::Game(..)) as usize;
        stop.store(games >= most, Ordering::Relaxed);
    })
    .expect("played")
}

fn final_table(folder: &Path) -> (Vec<Row>, Vec<String>) {
    let (store, plan) = Store::open(folder).expect("sound").expect("there");
    let results = store.results().expect("read");
    let schedule = schedule(&plan, &results);
    let meetings = meetings(&plan, &schedule, &store).expect("read");
    let mut games = Vec::new();
    let line = |g: StoredGame| format!("{} {} {:?} {}", g.key, g.game.number, g.game.winner, g.game.reason);
    store.each_game(|g| games.push(line(g))).expect("read");
    games.sort();
    (table(&plan, &schedule, &results, &meetings, true), games)
}

#[test]
fn jobs_and_stops_change_nothing() {
    for format in Format::ALL {
        let (plan, sources) = plan_of(format, "chance,solver,chance,chance,solver,chance");
        let plan = Plan { games: 8, ..plan };
        let folder = || tempfile::tempdir().expect("a temporary folder");
        let (whole, parallel, broken) = (folder(), folder(), folder());
        assert_eq!(play(whole.path(), &plan, &sources, 1, usize::MAX), End::Finished);
        assert_eq!(play(parallel.path(), &plan, &sources, 4, usize::MAX), End::Finished);
        let mut stops = 0;
        while play(broken.path(), &plan, &sources, 3, 1) == End::Stopped {
            stops += 1;
        }
        assert!(stops >= 2, "{format:?}: stopped {stops} times");
        let expected = final_table(whole.path());
        assert_eq!(final_table(parallel.path()), expected, "{format:?}");
        assert_eq!(final_table(broken.path()), expected, "{format:?}");
        let (rows, games) = expected;
        assert!(games.windows(2).all(|g| g[0] != g[1]));
        let counted = games.iter().filter(|g| !g.starts_with("decider")).count();
        assert_eq!(rows.iter().map(|r| r.games as usize).sum::<usize>(), 2 * counted);
        assert!(rows.iter().all(|r| r.played == r.wins + r.draws + r.losses && r.points == 3 * r.wins + r.draws));
    }
}

/// Bots without randomness on 30 set-ups, of which 26 are distinct.
#[test]
fn games_that_repeat_count_once_in_ratings() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plan, sources) = plan_of(Format::RoundRobin, "solver,solver");
    let plan = Plan { games: 60, ..plan };
    assert_eq!(play(folder.path(), &plan, &sources, 2, usize::MAX), End::Finished);
    let (store, plan) = Store::open(folder.path()).expect("sound").expect("there");
    let schedule = schedule(&plan, &store.results().expect("read"));
    let mut piles = std::collections::BTreeSet::new();
    let each = |stored: StoredGame| {
        let replay = Replay::read(NimRules, &folder.path().join(&stored.game.replay)).expect("a sound replay");
        piles.insert(replay.setup);
    };
    store.each_game(each).expect("read");
    let distinct = meetings(&plan, &schedule, &store).expect("read").distinct();
    assert!(distinct == [30, piles.len() as u64] && piles.len() <= 26, "{distinct:?} {piles:?}");
}

#[test]
fn a_pairing_whose_end_was_not_noted_is_noted_when_it_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plan, sources) = plan_of(Format::RoundRobin, "chance,solver,chance");
    play(folder.path(), &plan, &sources, 1, usize::MAX);
    // As a kill leaves it between the last game and the record of the end.
    let file = rusqlite::Connection::open(folder.path().join("results.sqlite")).expect("there");
    let forget = "UPDATE pairing SET finished = NULL, flag = NULL WHERE id = 2";
    assert_eq!(file.execute(forget, []), Ok(1));
    drop(file);
    play(folder.path(), &plan, &sources, 1, usize::MAX);
    let (store, _) = Store::open(folder.path()).expect("sound").expect("there");
    assert_eq!(store.running().expect("read"), []);
}

#[test]
fn every_stored_game_has_a_replay_that_leads_to_its_result() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plan, sources) = plan_of(Format::RoundRobin, "chance,solver,chance");
    play(folder.path(), &plan, &sources, 2, usize::MAX);
    let (store, _) = Store::open(folder.path()).expect("sound").expect("there");
    let mut games = 0;
    let each = |stored: StoredGame| {
        let game = stored.game;
        let replay = Replay::read(NimRules, &folder.path().join(&game.replay)).expect("a sound replay");
        assert_eq!(replay.winner.map(|p| game.bots[p.index()]), game.winner);
        assert_eq!(replay.bots.clone().map(|b| b.name), game.bots.map(|b| plan.entrants[b].name.clone()));
        assert_eq!((&replay.reason, replay.turns, replay.scores), (&game.reason, game.turns, game.scores));
        games += 1;
    };
    store.each_game(each).expect("read");
    let files = std::fs::read_dir(folder.path().join("replays")).expect("there").count();
    assert_eq!(files, games, "one file each and no drafts");
}

#[test]
fn a_pairing_that_takes_too_long_gives_no_points_and_the_rest_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plan, sources) = plan_of(Format::GroupsKnockout, "chance,solver");
    let store = Store::create(folder.path(), &plan).expect("made");
    let settings = settings(folder.path(), 1, Duration::ZERO);
    let end = run(NimV1, &plan, &sources, &store, &settings, &Default::default(), &mut |_, _| ());
    assert_eq!(end, Ok(End::Finished));
    let results = store.results().expect("read");
    assert_eq!(results.len(), 2 + 1, "group, decider, final");
    assert!(results.values().all(|t| t.timed_out && t.games() == 0));
    let (rows, _) = final_table(folder.path());
    assert!(rows.iter().all(|r| r.points <= 3), "{rows:?}");
}

#[test]
fn a_watcher_sees_it_run_and_end() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert!(read(folder.path(), 5).expect("nothing wrong").is_none());
    let (plan, sources) = plan_of(Format::RoundRobin, "chance,solver,chance");
    let store = Store::create(folder.path(), &plan).expect("made");
    let held = hold(folder.path()).expect("free");
    assert!(hold(folder.path()).is_err(), "one process at a time");
    let settings = settings(folder.path(), 1, FOREVER);
    let mut seen = 0;
    let watch = &mut |progress: &Progress, event: Event| {
        if let Event::Game(pairing, game) = event {
            let now = read(folder.path(), 5).expect("sound").expect("there");
            assert_eq!(now.last[0].replay, game.replay);
            assert_eq!(now.table.iter().map(|r| r.games).sum::<u32>(), 2 * now.games_played);
            assert_eq!(now.pairings_expected, 3);
            if !progress.results.is_empty() && now.state == State::Running {
                assert!(now.running.iter().all(|r| r.pairing == pairing.key), "{:?}", now.running);
                seen += 1;
            }
        }
    };
    run(NimV1, &plan, &sources, &store, &settings, &Default::default(), watch).expect("played");
    assert!(seen > 30, "{seen}");
    drop(held);
    let end = read(folder.path(), 5).expect("sound").expect("there");
    assert_eq!((end.state, end.running.len(), end.last.len()), (State::Finished, 0, 5));
    assert_eq!(end.table[0].name, "solver");
    assert!(end.table[0].rating.elo > end.table[1].rating.elo);
}
