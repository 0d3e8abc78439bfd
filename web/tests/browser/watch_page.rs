//! Watching a real tournament in the browser while it runs: standings and several boards that follow it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use turf_agents::replay::Replay;
use turf_agents::tournament::watch::read;
use turf_env::games::paper::{Paper, PaperV1};
use turf_web::server::watch::Watched;

use crate::games::{play_tournament, served};
use crate::webdriver::Browser;

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_running_tournament_is_watched() {
    let folder = tempfile::tempdir().unwrap();
    let browser = Browser::start(1280, 720);
    // The page is there before the tournament.
    browser.open(&served((0, 0), Some(Watched::new(folder.path()))));
    browser.until("document.querySelector('.message').textContent.includes('no tournament')");

    let stop = Arc::new(AtomicBool::new(false));
    let player = std::thread::spawn({
        let (folder, stop) = (folder.path().to_path_buf(), stop.clone());
        let bots = ["wanderer", "goround", "random", "delta"];
        move || play_tournament::<PaperV1>(&folder, &bots, 1000, &stop)
    });
    browser.until("turf.state().standings && turf.state().standings.state === 'running'");
    browser.until("document.querySelectorAll('tbody tr').length === 4");
    browser.until("document.querySelectorAll('.running li').length > 0");
    let played = "turf.state().standings.games_played";
    let before = browser.run(&format!("return {played}")).as_u64().unwrap();
    browser.until(&format!("{played} > {before}"));

    // Several boards at once, each going on with its game.
    browser.until("turf.state().boards.filter((board) => board && board.frame > 2).length >= 3");
    browser.run("window.first = turf.state().boards[0]");
    browser.until("JSON.stringify(turf.state().boards[0]) !== JSON.stringify(first)");

    let fits = "document.documentElement.scrollHeight <= 720 && [...document.querySelectorAll('.small .board')]
        .every((board) => board.clientWidth > 300 && board.clientHeight > 180)";
    assert_eq!(browser.run(&format!("return {fits}")), json!(true));

    // A game of the list opens and is the one that was stored; the button leads back.
    browser.run("window.chosen = turf.state().standings.last[0]; document.querySelector('.last li button').click()");
    browser.until("turf.state().game === 'paper'");
    let chosen = browser.run("return chosen.replay");
    let replay = Replay::<Paper>::read(&folder.path().join(chosen.as_str().unwrap())).unwrap();
    assert_eq!(
        browser.run("return turf.state().frames"),
        json!(replay.positions().count() - 1)
    );
    browser.click("[data-do=watch]");
    browser.until("turf.state().standings");

    stop.store(true, Ordering::Relaxed);
    player.join().unwrap();
    browser.until("turf.state().standings.state === 'stopped'");
    let stored = read(folder.path(), 1).unwrap().unwrap();
    browser.until(&format!("{played} === {}", stored.games_played));
    let shown =
        browser.run("return [...document.querySelectorAll('tbody tr')].map((row) => row.children[1].textContent)");
    let table: Vec<&str> = stored.table.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(shown, json!(table));
    // Asking before there was a tournament is the one thing the browser may have noted.
    let complaints = browser.complaints();
    assert!(
        complaints.iter().all(|text| text.contains("api/watch")),
        "{complaints:?}"
    );
}
