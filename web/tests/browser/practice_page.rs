//! The page of a kit: a person's games, and their replays.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::json;
use turf_env::games::stellar::{MapSource, StellarRules};
use turf_web::any_game::AnyGame;

use crate::axe;
use crate::play_page::{ENTER, choose};
use crate::webdriver::Browser;

const TURNS: u32 = 12;

struct Kit(Child);

impl Drop for Kit {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_person_plays_a_kit_in_the_browser() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let map = MapSource::Hexagon { side: 3, p_node: 0.1, p_edge: 0.1 };
    // What is not named keeps its default.
    let config = json!({"maps": [{"weight": 1.0, "map": map}], "max_turns": TURNS});
    let zip = AnyGame::practice(&StellarRules, &config, None).expect("a kit");
    std::fs::write(folder.path().join("practice.zip"), zip).expect("writable");
    let unpacked =
        Command::new("python3").args(["-m", "zipfile", "-e", "practice.zip", "."]).current_dir(&folder).status();
    assert!(unpacked.expect("Python").success());
    let mut kit = Command::new("python3");
    kit.args("-u practice.py sample.py --play --games 2 --seed 4".split(' '))
        .current_dir(folder.path().join("practice"));
    kit.env("BROWSER", "true").env("PYTHONHASHSEED", "0").stdout(Stdio::piped());
    let mut kit = Kit(kit.spawn().expect("Python"));
    let mut said = String::new();
    BufReader::new(kit.0.stdout.as_mut().expect("piped")).read_line(&mut said).expect("its address");
    let browser = Browser::start(1280, 800);
    browser.open(said.trim().strip_prefix("play: ").expect("an address"));
    browser.until("turf.state().yours");
    let (key, decided) = (|key: &str| browser.press(key), "turf.state().yours || turf.state().over");
    // Half of the base's troops go to a neighbour.
    [" ", " ", ENTER].into_iter().for_each(key);
    browser.until("turf.state().shown.frames === 1 && turf.state().yours");
    assert!(browser.run("return turf.state().shown.position.orders[1].length") == json!(1));
    browser.run("window.before = true; location.reload()");
    browser.until("!window.before && turf.state().yours");
    for _ in 1..TURNS {
        browser.until(decided);
        browser.press(ENTER);
    }
    browser.until("turf.state().over");
    assert!(browser.text(".message").starts_with("You"), "{}", browser.text(".message"));
    browser.click("[data-do=new]");
    browser.until("turf.state().yours");
    assert_eq!(browser.text(".players .name.side0"), "Ahuman", "seats change");
    browser.click("[data-do=resign]");
    browser.click("[data-do=yes]");
    browser.until("turf.state().over && turf.state().games === 2");
    assert!(browser.text(".message").contains("you gave up"));
    assert_eq!(browser.run("return document.querySelector('[data-do=new]').hidden"), json!(true), "no third game");
    choose(&browser, "game", 0);
    browser.until(&format!("turf.state().shown.frames === {TURNS} && turf.state().shown.frame === 0"));
    if let Some(script) = axe::axe() {
        axe::check(axe::look(&browser, &script, "a kit"));
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
