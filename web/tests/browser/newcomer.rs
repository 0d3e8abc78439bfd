//! Tests of the first minutes: a short first game, questions before it is lost, words for marks and crashes, Chinese.

use serde_json::json;
use turf_web::Timeline;

use crate::games;
use crate::play_page::{ARROWS, ENTER, choose, next_turn, opened, state};
use crate::replay_page;
use crate::webdriver::Browser;

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_first_game_is_short_and_asks_before_it_is_lost() {
    let browser = opened(0);
    let mut offered = Vec::new();
    for table in 0..3 {
        choose(&browser, "game", table);
        offered.push(browser.run(
            "return ['opponent', 'size'].map((name) => document.querySelector(`select[aria-label=${name}]`).selectedOptions[0].text.split(':')[0])",
        ));
    }
    let bots = ["wanderer", "greedy", "spread"].map(|bot| json!([bot, "short"]));
    assert_eq!(offered, bots);
    // Nothing was done yet, so there is nothing to lose.
    choose(&browser, "game", 1);
    browser.click("[data-do=new]");
    browser.until("turf.state().game === 'duel2048' && turf.state().yourMove && turf.drawn()");
    browser.press(ENTER);
    let now = next_turn(&browser).unwrap();
    for button in ["new", "resign"] {
        browser.click(&format!("[data-do={button}]"));
        browser.until("document.querySelector('dialog').open && document.activeElement.dataset.do === 'no'");
        browser.press(ARROWS[0]); // is not played
        browser.press("\u{E00C}"); // escape
        browser.until("!document.querySelector('dialog') && !turf.state().busy");
        assert_eq!(state(&browser), now, "{button}");
    }
    browser.click("[data-do=resign]");
    browser.until("document.querySelector('dialog').open");
    browser.press("\u{E004}"); // tab
    browser.press(ENTER);
    browser.until("turf.state().end");
    browser.click("[data-do=new]");
    browser.until("turf.state().end === null && turf.state().yourMove");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_crash_has_its_reason_and_marks_have_words() {
    let mut replay = games::paper();
    replay.reason = "ERR".into();
    replay.detail = Some("bot.py: play: ZeroDivisionError: division by zero\n  line 5".into());
    let browser = replay_page::opened(&[Timeline::of(&replay), Timeline::of(&games::duel2048())]);
    browser.click("[data-do=end]");
    browser.until("turf.drawn()");
    assert!(browser.text("aside").contains("Why the bot failedbot.py: play: ZeroDivisionError: division by zero\n"));
    assert!(browser.text(".caption").ends_with(", over"));
    // Links name the turn that the page speaks of; numbers of older links are frames.
    for (link, frame) in [("#1.turn-12+1", 25), ("#1.turn-12", 24), ("#1.30", 30)] {
        browser.run(&format!("location.hash = '{link}'"));
        browser.until(&format!("turf.state().frame === {frame} && turf.drawn()"));
    }
    browser.run("location.hash = '#2.turn-3'");
    browser.until("turf.state().game === 'duel2048' && turf.drawn()");
    assert!(browser.text(".caption").starts_with("turn 3 of"));
    assert_eq!(browser.text(".legend"), "placed lastcaptured last");
    browser.click("[data-do=step]");
    browser.until("location.hash === '#2.turn-3+1'");
    // The button shows the words, the key hides them.
    browser.click("[data-do=tell]");
    browser.until("document.querySelector('.told').innerText.includes('Row 1:')");
    browser.press("i");
    browser.until("document.querySelector('.told').hidden");
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn the_browser_and_the_switch_choose_the_language() {
    let browser = Browser::start(1280, 720);
    let agent = json!({"userAgent": "a browser", "acceptLanguage": "zh-CN,zh"});
    browser.devtools("Network.setUserAgentOverride", agent);
    let at = games::served(0, None);
    browser.open(&at);
    browser.until("turf.state && turf.state().game");
    // Names of games and bots stay as they are.
    let english = "[...document.querySelectorAll('button, .hints, .caption, option, h2')].map((e) => e.textContent)
        .filter((text) => /[a-z]{4}/.test(text.replace(/paper|duel2048|stellar|turf|[Ss]pace|English|WASD/g, ''))
          && ![...document.querySelector('select[aria-label=对手]').options].some((bot) => bot.text === text))";
    assert_eq!(browser.run(&format!("return {english}")), json!([]));
    assert_eq!(browser.text("[data-do=new]"), "新对局");
    let rules = |path: &str| {
        browser.open(&format!("{at}rules/{path}"));
        browser.text("h1")
    };
    assert_eq!([rules("paper"), rules("stellar/en")], ["规则", "Rules"]);
    browser.open(&at);
    browser.until("turf.state && turf.state().game");
    browser.run("window.before = true");
    browser.click("[data-do=lang]");
    browser.until("!window.before && turf.state().game");
    assert_eq!(browser.text("[data-do=new]"), "New game");
    assert_eq!([rules("paper"), rules("stellar/zh-CN")], ["Rules", "规则"]);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
