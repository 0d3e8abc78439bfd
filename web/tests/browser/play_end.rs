//! `turf play`: the end of a game in words, a reload, a server that is gone, hints on a phone, and a link with a key.

use serde_json::{Value, json};

use crate::games::served_with_key;
use crate::go_on::decide;
use crate::play_page::{ARROWS, choose, new_game, opened, state};
use crate::webdriver::Browser;

#[test]
#[ignore = "needs chromium and chromedriver"]
fn an_end_is_said_in_words_and_analysed_at_once() {
    let browser = opened(0);
    new_game(&browser, 2, 0);
    choose(&browser, "pace", 0);
    for key in 0.. {
        if !state(&browser)["end"].is_null() {
            break;
        }
        assert!(key < 100, "the game never ends");
        browser.press(ARROWS[0]);
        browser.until("!turf.state().busy");
    }
    let now = state(&browser);
    assert_eq!(now["end"]["reason"], json!("WAL"), "straight on into the wall");
    assert_eq!(browser.text(".verdict"), "You lost: you ran off the board.");
    for (width, height, phone) in [(1280, 720, false), (390, 844, true)] {
        browser.resize(width, height, phone);
        let seen = browser.run(
            "return ['.verdict', '[data-do=analyse]'].every((s) => {
               const r = document.querySelector(s).getBoundingClientRect();
               return r.height > 0 && r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth;
             })",
        );
        assert_eq!(seen, json!(true), "{width}");
    }
    browser.click("[data-do=analyse]");
    browser.until("document.querySelector('.outlook')");
    let analysed = state(&browser);
    assert_eq!(analysed["frame"], now["frames"], "it stays where the game ended");
    assert_eq!(analysed["position"], now["position"]);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn every_ending_has_its_sentence() {
    let browser = opened(0);
    // Who won, why, who moved last, and the sentence for A against "bob".
    for (game, winner, reason, mover, said) in [
        ("paper", json!(0), "TAP", 1, "You won: bob hit its own trail."),
        ("paper", json!(0), "TAP", 0, "You won: you cut the trail of bob."),
        ("paper", json!(1), "TAP", 0, "You lost: you hit your own trail."),
        ("paper", json!(1), "TAP", 1, "You lost: bob cut your trail."),
        ("paper", json!(0), "WAL", 1, "You won: bob ran off the board."),
        ("paper", json!(0), "CIT", 0, "You won: the heads met in your territory."),
        ("paper", json!(1), "CIT", 0, "You lost: the heads met in the territory of bob."),
        ("paper", json!(1), "SID", 1, "You lost: bob hit you from the side."),
        ("paper", json!(1), "END", 1, "You lost: why, 7 to 9."),
        ("paper", Value::Null, "END", 1, "A draw: why, 7 to 9."),
        ("paper", json!(0), "OVT", 0, "You won: bob: why."),
        ("paper", json!(1), "resigned", 0, "You lost: you gave up."),
        ("duel2048", json!(0), "score", 1, "You won: why."),
        ("stellar", json!(0), "base", 1, "You won: you took the base of bob."),
        ("stellar", json!(1), "base", 1, "You lost: bob took your base."),
    ] {
        let film = json!({
            "game": game, "names": ["human", "bob"], "frames": [[mover]], "series": [[1, 7], [1, 9]],
            "end": {"winner": winner, "reason": reason, "text": "why"},
        });
        assert_eq!(browser.run(&format!("return turf.verdict({film}, 0)")), json!(said), "{film}");
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_reload_keeps_the_game() {
    let browser = opened(0);
    browser.resize(390, 844, true);
    for (table, seat) in [(0, 1), (1, 0), (2, 0)] {
        choose(&browser, "game", table);
        new_game(&browser, 2, seat);
        if table == 0 {
            choose(&browser, "pace", 0);
        }
        (0..3).for_each(|_| decide(&browser));
        let before = state(&browser);
        browser.run("window.before = true; location.reload()");
        browser.until("!window.before && turf.state().yourMove && turf.drawn()");
        let after = state(&browser);
        for field in ["game", "frame", "frames", "position", "seat", "options"] {
            assert_eq!(after[field], before[field], "{field} of table {table}");
        }
        if table == 0 {
            choose(&browser, "pace", 0);
        }
        decide(&browser);
        assert!(state(&browser)["frames"].as_u64() > before["frames"].as_u64());
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
    // A game that is gone is said, and another one begins.
    browser.run("location.hash = '#play-999'; window.before = true; location.reload()");
    browser.until("!window.before && turf.state().yourMove");
    assert!(browser.text(".message").contains("no longer held"));
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_server_that_is_gone_is_said() {
    let browser = opened(1);
    browser.resize(390, 844, true);
    new_game(&browser, 2, 0);
    let cut = |offline: bool| {
        browser.devtools("Network.enable", json!({}));
        let how = json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        browser.devtools("Network.emulateNetworkConditions", how);
    };
    browser.run("turf.LiveGame.EVERY = 1000");
    cut(true);
    let before = state(&browser)["frames"].clone();
    browser.run("document.querySelector('.board').focus()");
    browser.press("\u{E007}");
    browser.until("document.querySelector('.message').textContent.includes('The server does not answer')");
    let seen = browser.run(
        "const r = document.querySelector('.message').getBoundingClientRect();
         return r.top >= 0 && r.bottom <= innerHeight && r.height > 20",
    );
    assert_eq!(seen, json!(true), "the words are on the screen");
    assert_eq!(state(&browser)["frames"], before);
    // When it answers again the words go by themselves; they come by themselves too.
    cut(false);
    browser.until("document.querySelector('.message').textContent === ''");
    decide(&browser);
    assert_eq!(browser.text(".message"), "");
    cut(true);
    let start = std::time::Instant::now();
    browser.until("document.querySelector('.message').textContent.includes('The server does not answer')");
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    cut(false);
    browser.until("document.querySelector('.message').textContent === ''");
    decide(&browser);
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn choices_hints_and_rules_fit_a_phone() {
    let browser = opened(0);
    browser.resize(390, 844, true);
    browser.devtools("Emulation.setTouchEmulationEnabled", json!({"enabled": true}));
    for table in 0..3 {
        choose(&browser, "game", table);
        new_game(&browser, 0, 0);
        // Every row of choices, and of charts, reaches from side to side.
        let rows: Vec<[f64; 2]> = browser.get(
            "return ['.choices-bar:not([hidden])', '.charts'].flatMap((bar) => {
               const rects = [...document.querySelector(bar).children].map((e) => e.getBoundingClientRect()).filter((r) => r.width > 0);
               return [...new Set(rects.map((r) => r.top))].map((top) => {
                 const row = rects.filter((r) => r.top === top);
                 return [Math.min(...row.map((r) => r.left)), Math.max(...row.map((r) => r.right))];
               });
             })",
        );
        assert!(rows.len() >= 5);
        for [left, right] in rows {
            assert!(left < 10.0 && (380.0..=390.0).contains(&right), "{left} to {right} of table {table}");
        }
        // The labels of choices are whole.
        let cut: Vec<String> = browser.get(
            "const {ctx} = turf.sharp(document.createElement('canvas'));
             return [...document.querySelectorAll('.choices-bar select')].filter((select) => select.offsetParent).flatMap((select) => {
               ctx.font = getComputedStyle(select).font;
               return [...select.options].map(({text}) => text).filter((text) => ctx.measureText(text).width > select.clientWidth - 20);
             })",
        );
        assert!(cut.is_empty(), "{cut:?} of table {table}");
        // Hints stand above the board. A phone has no keys.
        let (height, is_above, keys, hint): (f64, bool, f64, String) = browser.get(
            "const rect = (s) => document.querySelector(s).getBoundingClientRect(), hints = rect('.hints');
             return [hints.height, hints.bottom <= rect('.board').top, rect('.hints .keys').height, document.querySelector('.hints').innerText]",
        );
        assert!(height >= 14.0 && is_above && keys == 0.0 && hint.len() > 30, "{height} {is_above} {keys} {hint}");
    }
    let at: String = browser.get("return location.origin");
    for game in ["paper", "duel2048", "stellar"] {
        browser.open(&format!("{at}/rules/{game}"));
        let seen = browser.run(
            "return [document.documentElement.scrollWidth, innerWidth, document.title, document.querySelectorAll('.rules > *').length > 5]",
        );
        assert_eq!(seen, json!([390, 390, format!("Rules of {game}"), true]));
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_link_with_a_key_opens_the_page_under_another_name() {
    let browser = Browser::start(390, 844);
    let here = served_with_key("k3y");
    // Not a loopback name that the server would know.
    let there = here.replace("127.0.0.1", "127.0.0.2");
    browser.open(&there);
    assert!(browser.text("body").contains("open the link that turf play printed"));
    browser.open(&format!("{there}?key=k3y"));
    browser.until("turf.state && turf.state().yourMove");
    let before = browser.run("return turf.state().position.cells");
    assert_eq!(browser.run("return document.cookie"), json!(""), "scripts do not read the key");
    browser.run("window.before = true; location.reload()");
    browser.until("!window.before && turf.state().yourMove");
    assert_eq!(browser.run("return turf.state().position.cells"), before);
}
