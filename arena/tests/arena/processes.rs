//! Servers and workers that are killed.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use turf_arena::{Options, backup, serve, work};

use crate::client::{SMALL, Server, Visitor, contest, games, wait};

const DATA: &str = "TURF_TEST_ARENA_DATA";
const DATABASE: &str = "TURF_TEST_ARENA_DATABASE";
/// Store for tests: `s3://…`, with the environment's `AWS_…`. The data folder otherwise.
const BLOBS: &str = "TURF_TEST_S3";
const WORKER: &str = "TURF_TEST_ARENA_WORKER";
/// Database for tests, such as scripts/postgres starts.
const POSTGRES: &str = "TURF_TEST_POSTGRES";

/// Is no test: the other tests start this program again with it, as a process to kill.
#[test]
#[ignore = "a process that other tests start"]
fn process() {
    let text = |name| std::env::var(name).ok();
    let Some(data) = text(DATA) else { return };
    let options = Options {
        data: data.into(),
        database: text(DATABASE),
        blobs: text(BLOBS),
        listen: ([127, 0, 0, 1], 0).into(),
        url: None,
        https: false,
        proxied: false,
        mail: None,
        threads: 1,
    };
    match text(WORKER) {
        Some(_) => work(options, games(), Arc::default(), || println!("\nready - -")),
        None => serve(options, games(), Arc::default(), |address, code| {
            println!("\nready http://{address} {}", code.unwrap_or("-".into()));
        }),
    }
    .expect("it runs");
}

struct Killed(Child);

impl Drop for Killed {
    /// Ends the process as kill -9 does.
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(data: &Path, database: Option<&str>, worker: bool) -> (Killed, String, String) {
    let mut command = Command::new(std::env::current_exe().expect("this test"));
    command.args(["--ignored", "--exact", "processes::process", "--nocapture"]).env(DATA, data).stdout(Stdio::piped());
    if let Some(url) = database {
        command.env(DATABASE, url);
    }
    if worker {
        command.env(WORKER, "1");
    }
    let mut child = command.spawn().expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
    let ready = lines.find(|line| line.starts_with("ready ")).expect("it is ready");
    std::thread::spawn(move || lines.for_each(drop));
    let mut parts = ready.split(' ').skip(1).map(str::to_string);
    let (url, code) = (parts.next().expect("an address"), parts.next().expect("a code"));
    (Killed(child), url, code)
}

/// Returns a server's visitors, whichever process serves.
fn server(url: &str, code: &str) -> Server {
    Server::elsewhere(url, (code != "-").then(|| code.to_string()))
}

const BOT: &str = "def play(stat, storage):\n    storage['n'] = storage.get('n', 0) + 1\n    return 'L' if storage['n'] % 5 == 0 else 'S'\n";

const SLOW: &str = "import time\ndef play(stat, storage):\n    if stat['size'][0] < 50:\n        time.sleep(0.02)\n    storage['n'] = storage.get('n', 0) + 1\n    return 'L' if storage['n'] % 5 == 0 else 'S'\n";

fn games_of(visitor: &Visitor) -> Vec<(String, String)> {
    let csv = visitor.get("/c/cup/organise/games.csv").text;
    let rows = csv.lines().skip(1).map(|line| {
        let cells: Vec<&str> = line.trim_matches('"').split("\",\"").collect();
        (cells[1].to_string(), cells[6].to_string())
    });
    rows.collect()
}

fn no_game_twice(games: &[(String, String)]) {
    let mut sorted = games.to_vec();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), games.len());
}

#[test]
fn a_server_that_is_killed_loses_nothing_and_plays_nothing_twice() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (mut process, url, code) = start(folder.path(), None, false);
    let mut at = server(&url, &code);
    let (mut organiser, invitation) = contest(&at, &[SMALL]);
    let mut member = at.visitor();
    member.register(&invitation, "ann");
    member.go("/c/cup/team", &[("name", "Ann")]);
    let mut kept = Vec::new();
    for round in 1..=5 {
        let answer = member.upload("cup", &format!("{BOT}# {round}\n"));
        assert_eq!(answer.status, 303);
        sleep(Duration::from_millis(150 * round));
        let before = games_of(&organiser);
        drop(process);
        let (next, url, _) = start(folder.path(), None, false);
        process = next;
        at = server(&url, "-");
        (organiser, member) = (organiser.at(&at), member.at(&at));
        assert_eq!(member.get(&answer.headers["location"]).status, 200, "the upload of round {round}");
        let after = games_of(&organiser);
        no_game_twice(&after);
        assert!(before.iter().all(|game| after.contains(game)), "a game is lost");
        kept.push(after.len());
    }
    wait("every check", || {
        let words = member.get("/c/cup/mine").words();
        (!words.contains("being checked")).then_some(())
    });
    wait("more games", || (games_of(&organiser).len() > kept[4]).then_some(()));
    drop(process);
}

#[test]
fn a_backup_made_while_games_run_serves_the_same_table_and_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [running, paused] = ["running", "paused"].map(|name| folder.path().join(name));
    let first = Server::start(&folder.path().join("first"), None);
    let (organiser, _) = contest(&first, &[SMALL]);
    wait("games", || (games_of(&organiser).len() > 10).then_some(()));
    let games = games_of(&organiser);
    backup(&folder.path().join("first"), None, &running).expect("there is room");
    organiser.go("/c/cup/organise/pause", &[("paused", "1")]);
    let ladder = |visitor: &Visitor| visitor.get("/api/contests/cup/ladder").json();
    wait("the end of what runs", || {
        let is_over = organiser.get("/c/cup").words().contains("0 matches running");
        (is_over && ladder(&organiser)["games"].as_u64() == Some(games_of(&organiser).len() as u64)).then_some(())
    });
    backup(&folder.path().join("first"), None, &paused).expect("there is room");
    let (all, table) = (games_of(&organiser), ladder(&organiser));
    drop(first);

    let second = Server::start(&running, None);
    let organiser = organiser.at(&second);
    assert!(games.iter().all(|game| games_of(&organiser).contains(game)), "a game is lost");
    wait("more games", || (games_of(&organiser).len() > games.len() + 10).then_some(()));
    (1..=games.len()).for_each(|id| assert_eq!(organiser.get(&format!("/g/{id}/replay.json")).status, 200));
    drop(second);

    let third = Server::start(&paused, None);
    let organiser = organiser.at(&third);
    assert_eq!(games_of(&organiser), all);
    // Of equals either may come first.
    let rows = |ladder: serde_json::Value| -> BTreeMap<String, (serde_json::Value, serde_json::Value)> {
        let rows = ladder["rows"].as_array().expect("rows").iter();
        rows.map(|row| (row["name"].to_string(), (row["wins"].clone(), row["losses"].clone()))).collect()
    };
    assert_eq!(rows(ladder(&organiser)), rows(table));
    organiser.go("/c/cup/organise/pause", &[("paused", "0")]);
    wait("more games", || (games_of(&organiser).len() > all.len()).then_some(()));
}

#[test]
fn workers_share_a_database_and_another_takes_over_what_one_leaves() {
    let Ok(database) = std::env::var(POSTGRES) else {
        eprintln!("not tested: {POSTGRES} is not set (scripts/postgres starts a database)");
        return;
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (server_process, url, code) = start(folder.path(), Some(&database), false);
    let at = server(&url, &code);
    let (organiser, invitation) = contest(&at, &[SMALL]);
    let first = start(folder.path(), Some(&database), true);
    let second = start(folder.path(), Some(&database), true);
    let member = at.visitor();
    member.register(&invitation, "ann");
    member.go("/c/cup/team", &[("name", "Ann")]);
    assert_eq!(member.upload("cup", SLOW).status, 303);
    wait("its check", || member.get("/c/cup/mine").words().contains("#1 chosen").then_some(()));
    // One long match for each of the three threads.
    let challenges: Vec<String> = (1..=3).map(|_| member.go("/v/1/challenge", &[("games", "20")])).collect();
    let count = |path: &String| member.get(path).text.matches("/g/").count();
    wait("games of all three", || challenges.iter().all(|path| count(path) > 1).then_some(()));
    drop(first);
    // What the killed worker held is another's once its lease has run out.
    wait("all challenges", || challenges.iter().all(|path| count(path) == 20).then_some(()));
    organiser.go("/c/cup/organise/advance", &[("from", "warmup")]);
    wait("a ladder in which every game counts once", || {
        let (ladder, words) = (organiser.get("/api/contests/cup/ladder").json(), organiser.get("/c/cup").words());
        let games = games_of(&organiser);
        no_game_twice(&games);
        let is_over = words.contains("0 matches running · 0 waiting");
        (is_over && ladder["games"].as_u64() == Some(games.len() as u64 - 60)).then_some(())
    });
    drop((second, server_process));
}
