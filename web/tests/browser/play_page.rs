//! `turf play` in the browser: short complete games against bots by keyboard and by pointer, and their saved replays.

use serde_json::{Value, json};
use turf_agents::records::replay::Replay;
use turf_env::games::duel2048::Duel2048Rules;
use turf_env::games::paper::PaperRules;
use turf_env::games::stellar::StellarRules;

use crate::games::served;
use crate::go_on::{decide, decide_by_key};
use crate::webdriver::Browser;

pub const ENTER: &str = "\u{E007}";
pub const ARROWS: [&str; 4] = ["\u{E013}", "\u{E015}", "\u{E012}", "\u{E014}"]; // up, down, left, right

pub fn opened(table: usize) -> Browser {
    let browser = Browser::start(1280, 720);
    browser.open(&served(table, None));
    browser.until("turf.state && turf.state().game");
    browser
}

pub fn choose(browser: &Browser, label: &str, value: usize) {
    browser.run(&format!(
        "const select = document.querySelector('select[aria-label={label}]');
         select.value = '{value}'; select.dispatchEvent(new Event('change'))"
    ));
}

pub fn new_game(browser: &Browser, size: usize, seat: usize) {
    choose(browser, "size", size);
    choose(browser, "seat", seat);
    // The previous game waits for a move too; only another timeline is the new game.
    browser.run("window.before = turf.film()");
    browser.click("[data-do=new]");
    browser.run("document.querySelector('[data-do=yes]')?.click()");
    browser.until("turf.film() !== before && turf.state().end === null && turf.state().yourMove && turf.drawn()");
}

fn saved(browser: &Browser) -> String {
    browser.until("!document.querySelector('[data-do=save]').hidden");
    browser.get("return fetch(document.querySelector('[data-do=save]').href).then((answer) => answer.text())")
}

pub fn give_up(browser: &Browser) {
    browser.click("[data-do=resign]");
    browser.click("[data-do=yes]");
    browser.until("turf.state().end !== null");
}

/// Chooses a file with these bytes, which lies in a folder while the folder is held.
pub fn give(browser: &Browser, input: &str, name: &str, bytes: &[u8]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(name), bytes).unwrap();
    browser.choose_file(&format!("[data-do={input}]"), &folder.path().join(name));
    folder
}

pub fn state(browser: &Browser) -> Value {
    browser.run("return turf.state()")
}

pub fn on_board(browser: &Browser, script: &str) -> (f64, f64) {
    browser.get(&format!(
        "const r = document.querySelector('.board').getBoundingClientRect();
         const canvas = {{width: r.width, height: r.height}};
         const [x, y] = (() => {{ {script} }})();
         return [r.x + x, r.y + y]"
    ))
}

pub fn next_turn(browser: &Browser) -> Option<Value> {
    browser.until("!turf.state().busy && turf.drawn() && (turf.state().yourMove || turf.state().end)");
    let now = state(browser);
    now["end"].is_null().then_some(now)
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_person_plays_paper_by_keyboard() {
    let browser = opened(0);
    new_game(&browser, 2, 0);
    choose(&browser, "pace", 0);
    // A square out of the own territory and back, repeated until the game ends: one step per key.
    let path = [3, 3, 3, 1, 1, 1, 2, 2, 2, 0, 0, 0];
    let mut keys = 0;
    while state(&browser)["end"].is_null() {
        assert!(keys < 300, "the game never ends");
        browser.press(ARROWS[path[keys % path.len()]]);
        keys += 1;
        browser.until("!turf.state().busy");
    }
    let replay = Replay::from_json(PaperRules, &saved(&browser)).unwrap();
    assert_eq!(replay.bots[0].name, "human");
    assert_eq!(replay.actions.len(), state(&browser)["frames"].as_u64().unwrap() as usize);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_person_plays_paper_by_pointer_at_a_pace() {
    let browser = opened(0);
    new_game(&browser, 2, 1);
    choose(&browser, "pace", 4);
    let frames = state(&browser)["frames"].as_u64().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(state(&browser)["frames"], json!(frames), "nothing moves before the person has");
    let (x, y) = browser.middle(".board");
    browser.drag(&[(x, y - 120.0), (x, y - 130.0)]);
    browser.until("turf.state().end !== null");
    let replay = Replay::from_json(PaperRules, &saved(&browser)).unwrap();
    assert_eq!(replay.bots[1].name, "human");

    // The replay shows the same last position.
    let cells = state(&browser)["position"]["cells"].clone();
    browser.click("[data-do=review]");
    browser.until("turf.state().seat === undefined && turf.state().frames > 0");
    browser.press("\u{E010}");
    browser.until("turf.state().frame === turf.state().frames");
    assert_eq!(state(&browser)["position"]["cells"], cells);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_person_plays_duel2048_by_clicks_and_arrows() {
    for seat in [0, 1] {
        let browser = opened(1);
        new_game(&browser, 2, seat);
        while let Some(now) = next_turn(&browser) {
            if now["frames"].as_u64() < Some(20) { decide(&browser) } else { decide_by_key(&browser, &now) }
        }
        let replay = Replay::from_json(Duel2048Rules, &saved(&browser)).unwrap();
        assert_eq!((replay.turns, replay.bots[seat].name.as_str()), (20, "human"));
        let last = replay.positions().last().unwrap();
        for cell in 0..32u8 {
            let sign = 1 - 2 * (last.board().owner(cell) == Some(turf_env::Player::B)) as i32;
            let shown = &state(&browser)["position"]["tiles"][cell as usize];
            assert_eq!(shown, &json!(sign * last.board().level(cell) as i32));
        }
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_person_plays_stellar_by_dragging() {
    let browser = opened(2);
    new_game(&browser, 2, 0);
    let mut sent = 0;
    while let Some(now) = next_turn(&browser) {
        // An order from the base to a neighbour, then two to another one, of which the second cancels the first.
        let node = |node: &str| format!("return turf.games.stellar.layout(canvas, turf.position()).at({node})");
        let neighbours = browser.run("return turf.games.stellar.neighbours(turf.position(), 1)");
        if now["options"].get("1").is_some() {
            let base = on_board(&browser, &node("1"));
            for &to in [0, 1, 1].iter().filter(|&&i| i < neighbours.as_array().unwrap().len()) {
                let to = on_board(&browser, &node(&neighbours[to].to_string()));
                browser.drag(&[base, ((base.0 + to.0) / 2.0, (base.1 + to.1) / 2.0), to]);
            }
            sent += 1;
        }
        if sent % 2 == 0 {
            browser.press(ENTER);
        } else {
            browser.click("[data-do=commit]");
        }
        browser.until(&format!("turf.state().busy || turf.state().frames > {}", now["frames"]));
    }
    let replay = Replay::from_json(StellarRules, &saved(&browser)).unwrap();
    assert_eq!(replay.bots[0].name, "human");
    let orders: Vec<usize> = replay.actions.iter().step_by(2).map(Vec::len).collect();
    assert_eq!(orders.iter().filter(|&&n| n == 1).count(), sent, "one order a turn while the base stood: {orders:?}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

fn press(browser: &Browser, key: &str) {
    browser.press(key);
    browser.until("!turf.state().busy && turf.drawn()");
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_person_plays_stellar_by_keys_alone() {
    let browser = opened(2);
    new_game(&browser, 2, 0);
    let mut sent = 0;
    while let Some(now) = next_turn(&browser) {
        // To the first own node, then to its first neighbour, with three quarters.
        let own: Vec<u64> = now["options"].as_object().unwrap().keys().map(|k| k.parse().unwrap()).collect();
        let first = own.iter().min().unwrap();
        while state(&browser)["cursor"] != json!(first) {
            press(&browser, ".");
        }
        press(&browser, "3");
        press(&browser, " ");
        assert_eq!(state(&browser)["source"], json!(first));
        let neighbour = state(&browser)["cursor"].as_u64().unwrap();
        press(&browser, " ");
        let planned = state(&browser)["planned"][0].clone();
        assert_eq!((&planned[0], &planned[1]), (&json!(first), &json!(neighbour)));
        let there = now["options"][first.to_string()].as_f64().unwrap();
        assert!((planned[2].as_f64().unwrap() - 0.75 * there).abs() < 1e-6);
        sent += 1;
        if sent == 1 {
            // A repetition cancels an order, Escape cancels all. Arrows move the cursor, and the page describes the target.
            press(&browser, " ");
            press(&browser, " ");
            assert_eq!(state(&browser)["planned"], json!([]));
            let at = state(&browser)["cursor"].clone();
            for arrow in ARROWS {
                press(&browser, arrow);
            }
            assert_ne!(browser.text(".heard"), "");
            while state(&browser)["cursor"] != at {
                press(&browser, ",");
            }
            press(&browser, " ");
            press(&browser, " ");
        }
        press(&browser, ENTER);
        browser.until(&format!("turf.state().busy || turf.state().frames > {}", now["frames"]));
    }
    let replay = Replay::from_json(StellarRules, &saved(&browser)).unwrap();
    let orders: Vec<usize> = replay.actions.iter().step_by(2).map(Vec::len).collect();
    assert_eq!(orders.iter().filter(|&&n| n == 1).count(), sent, "{orders:?}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn tiles_are_placed_by_keys_and_space_presses_what_has_the_focus() {
    let browser = opened(1);
    new_game(&browser, 2, 0);
    // The arrows move among all legal cells.
    let cells = state(&browser)["options"]["cells"].as_array().unwrap().clone();
    let mut seen = std::collections::BTreeSet::new();
    for _ in &cells {
        browser.press(".");
        seen.insert(state(&browser)["cursor"].as_u64().unwrap());
    }
    assert_eq!(seen.len(), cells.len());
    browser.press(ARROWS[3]);
    let chosen = state(&browser)["cursor"].as_u64().unwrap();
    browser.press(ENTER);
    browser.until("turf.state().frames > 0");
    assert_eq!(browser.run("return turf.film().frames[0].place"), json!(chosen));
    browser.until("!turf.state().busy && turf.drawn()");
    // Space on a button activates the button; other keys go to the board.
    browser.press("i");
    assert!(browser.text(".heard").contains("Row 1:"));
    browser.run("document.querySelector('[data-do=resign]').focus()");
    browser.press(" ");
    browser.click("[data-do=yes]");
    browser.until("turf.state().end !== null");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_replay_from_disk_is_shown_and_a_false_one_is_not() {
    let browser = opened(0);
    let replay = crate::games::duel2048();
    let _kept = give(&browser, "file", "game.json", b"{}");
    browser.until("document.querySelector('.message').textContent.includes('not a replay')");
    let _kept = give(&browser, "file", "game.json", replay.to_json().as_bytes());
    browser.until("turf.state().game === 'duel2048'");
    assert_eq!(state(&browser)["frames"], json!(replay.positions().count() - 1));
    assert_eq!(browser.text(".message"), "");
}
