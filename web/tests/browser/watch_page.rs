//! Watching a real tournament in the browser while it runs: standings and several boards.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};
use turf_agents::records::replay::Replay;
use turf_agents::tournament::entrants::Field;
use turf_agents::tournament::watch::read;
use turf_env::Player;
use turf_env::games::paper::{Paper, PaperRules, PaperV1};
use turf_web::server::watch::Watched;

use crate::games::{cells, play_tournament, served};
use crate::webdriver::Browser;

/// Enough bots that no machine finishes the tens of thousands of games during the test.
const BOTS: [&str; 12] = [
    "wanderer", "goround", "random", "delta", "november", "papa", "quebec", "bravo", "hotel", "kilo", "foxtrot", "zulu",
];

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_running_tournament_is_watched() {
    let folder = tempfile::tempdir().unwrap();
    let browser = Browser::start(1280, 720);
    // The page opens before the tournament exists.
    browser.open(&served(0, Some(Watched::new(crate::games::reader(), folder.path()))));
    browser.until("document.querySelector('.message').textContent.includes('no tournament')");

    let stop = Arc::new(AtomicBool::new(false));
    let player = std::thread::spawn({
        let (folder, stop) = (folder.path().to_path_buf(), stop.clone());
        move || play_tournament(PaperV1, &folder, &BOTS, 1000, &stop)
    });
    browser.until("turf.state().standings && turf.state().standings.state === 'running'");
    browser.until(&format!("document.querySelectorAll('tbody tr').length === {}", BOTS.len()));
    browser.until("document.querySelectorAll('.running li').length > 0");
    let played = "turf.state().standings.games_played";
    let before: u64 = browser.get(&format!("return {played}"));
    browser.until(&format!("{played} > {before}"));

    // Several boards at once, each following its game.
    browser.until("turf.state().boards.filter((board) => board && board.frame > 2).length >= 3");
    browser.run("window.first = turf.state().boards[0]");
    browser.until("JSON.stringify(turf.state().boards[0]) !== JSON.stringify(first)");

    let fits = "document.documentElement.scrollHeight <= 720 && [...document.querySelectorAll('.small .board')]
        .every((board) => board.clientWidth > 300 && board.clientHeight > 180)";
    assert_eq!(browser.run(&format!("return {fits}")), json!(true));

    // A game of the list opens and equals the stored one; the button leads back.
    browser.run("window.chosen = turf.state().standings.last[0]; document.querySelector('.last li button').click()");
    browser.until("turf.state().game === 'paper'");
    let chosen: String = browser.get("return chosen.replay");
    let replay = Replay::read(PaperRules, &folder.path().join(chosen)).unwrap();
    assert_eq!(browser.run("return turf.state().frames"), json!(replay.positions().count() - 1));
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
    // The browser may log only the failed requests before the tournament existed.
    let complaints = browser.complaints();
    assert!(complaints.iter().all(|text| text.contains("api/watch")), "{complaints:?}");
}

const SLOW: &str = "
import time

def play(stat, storage):
    storage['turns'] = storage.get('turns', 0) + 1
    time.sleep(0.02)
    return 'l' if storage['turns'] < 600 else None
";

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_game_is_watched_while_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let bot = folder.path().join("slow.py");
    std::fs::write(&bot, SLOW).unwrap();
    let slow = format!("python:{}", bot.display());
    if let Some(why) = Field::read(PaperV1, std::slice::from_ref(&slow), false).expect("it is there").refused.pop() {
        return println!("NOT CHECKED: {}", why.error);
    }
    let cup = folder.path().join("cup");
    std::fs::create_dir(&cup).unwrap();
    let browser = Browser::start(1280, 720);
    browser.open(&served(0, Some(Watched::new(crate::games::reader(), &cup))));
    browser.until("document.querySelector('.message').textContent.includes('no tournament')");
    let player = std::thread::spawn({
        let cup = cup.clone();
        move || play_tournament(PaperV1, &cup, &[&slow, "goround"], 1, &Default::default())
    });
    // The board of the only running game; the others wait.
    browser.until("turf.state && turf.state().boards && turf.state().boards.some((board) => board && board.live)");
    browser.run("window.board = () => turf.state().boards.find(Boolean)");
    let mut seen: Vec<Value> = vec![];
    for _ in 0..4 {
        seen.push(browser.run(
            "const { frame, end, position } = board(); return [frame, end, position.heads, Array.from(position.cells)]",
        ));
        let frame = seen.last().unwrap()[0].as_u64().unwrap();
        browser.until(&format!("board().frame > {frame}"));
    }
    assert!(seen[0][1].is_null(), "it has not ended yet");
    assert_eq!(browser.run("return turf.state().boards.filter(Boolean).length"), json!(1));

    // The same board shows how it ends.
    player.join().unwrap();
    browser.until("board().end && board().frame === board().frames && !board().live");
    let stored = read(&cup, 1).unwrap().unwrap();
    let replay = Replay::read(PaperRules, &cup.join(&stored.last[0].replay)).unwrap();
    let positions: Vec<Paper> = replay.positions().collect();
    assert_eq!(browser.run("return board().frames"), json!(positions.len() - 1));
    assert!(!cup.join("live").exists());
    // The positions shown are those played.
    for shown in seen {
        let position = &positions[shown[0].as_u64().unwrap() as usize];
        for (side, player) in Player::BOTH.into_iter().enumerate() {
            let (x, y) = position.head(player);
            assert_eq!(shown[2][side], json!([x, y, position.heading(player)]));
        }
        assert_eq!(shown[3], json!(cells(position)));
    }
}
