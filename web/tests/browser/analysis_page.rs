//! Analysis by a policy, on a page of replays and on the served page: the leader, mistakes, and resuming from a position.

use serde_json::{Value, json};
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_env::Encoding;
use turf_env::games::duel2048::{Duel2048Config, Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperConfig, PaperRules, PaperV1};
use turf_env::games::stellar::StellarV1;
use turf_web::analysis::Analysis;
use turf_web::page::page;
use turf_web::{GameView, Timeline};

use crate::games;
use crate::play_page::{self, give, give_up, state};
use crate::webdriver::Browser;

pub fn judged() -> Vec<Timeline> {
    static FILMS: std::sync::OnceLock<Vec<Timeline>> = std::sync::OnceLock::new();
    FILMS.get_or_init(judge).clone()
}

pub fn paper_replay() -> Replay<PaperRules> {
    games::replay(PaperV1, "quebec", "wanderer", 3, PaperConfig::on(60, 45, 600))
}

pub fn duel_replay() -> Replay<Duel2048Rules> {
    games::replay(Duel2048V1, "greedy", "random", 2, Duel2048Config { rounds: 120 })
}

fn judge() -> Vec<Timeline> {
    fn timeline<E: Encoding<Rules: GameView>>(encoding: E, replay: &Replay<E::Rules>) -> Timeline {
        let shipped = BotSpec::parse(encoding, "shipped").expect("run in the repository");
        let analysis = Analysis::of(&shipped, replay, true);
        Timeline { analysis, ..Timeline::of(replay) }
    }
    vec![
        timeline(PaperV1, &paper_replay()),
        timeline(Duel2048V1, &duel_replay()),
        timeline(StellarV1, &games::stellar()),
    ]
}

/// Opens the page of [`judged`].
pub fn opened() -> (Browser, Vec<Timeline>) {
    let timelines = judged();
    (Browser::showing(&page("test", &timelines, Default::default())), timelines)
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn mistakes_moves_and_times_are_listed_and_lead_to_their_frames() {
    let (browser, timelines) = opened();
    for timeline in &timelines {
        browser.until(&format!("turf.state().game === '{}' && turf.drawn()", timeline.game));
        let wrong: Vec<_> =
            timeline.analysis.as_ref().unwrap().decisions.iter().filter(|d| d.mistake.is_some()).collect();
        assert!(!wrong.is_empty(), "{}", timeline.game);
        browser.click("[data-do=list-mistakes]");
        let listed: Vec<(usize, String)> = browser.get("return [...document.querySelectorAll('.moments:not([hidden]) button')].map((b) => [Number(b.dataset.frame), b.textContent])");
        assert_eq!(listed.len(), wrong.len());
        for ((frame, text), decision) in listed.iter().zip(&wrong) {
            let mistake = decision.mistake.as_ref().unwrap();
            assert_eq!(*frame, decision.frame);
            for said in [&mistake.played, &mistake.better, &mistake.text] {
                assert!(text.contains(said.as_str()), "{text}: {said}");
            }
        }
        browser.until("turf.drawn()");
        browser.click(".moments:not([hidden]) button");
        assert_eq!(browser.run("return turf.state().frame"), json!(wrong[0].frame));
        browser.until("turf.drawn()");
        assert!(browser.text(".wrong").contains(&wrong[0].mistake.as_ref().unwrap().better));
        // The key for the next mistake, and a graph above all others.
        if let Some(next) = wrong.iter().find(|d| d.frame > wrong[0].frame) {
            browser.press("m");
            assert_eq!(browser.run("return turf.state().frame"), json!(next.frame));
        }
        assert_eq!(browser.text(".chart strong"), "Who is ahead, by shipped");
        // The list of moves contains the current one. Redrawing must not move buttons under the pointer.
        browser.until("turf.drawn()");
        browser.click("[data-do=list-moves]");
        let at = 12.min(timeline.frames.len());
        browser.run(&format!("turf.seek({at})"));
        browser.until(&format!("document.querySelector('.moments:not([hidden]) .now')?.dataset.frame === '{at}'"));
        let move_12 = browser.text(".moments:not([hidden]) .now");
        assert!(move_12.contains(&timeline.moves[at - 1][0]), "{move_12}");
        assert!(move_12.contains(" ms"), "its thinking time: {move_12}");
        browser.press("i");
        assert!(browser.text(".heard").len() > 60);
        // Under the pointer.
        let (x, y) = browser.middle(".board");
        browser.drag(&[(x - 3.0, y), (x, y)]);
        if timeline.game != "stellar" {
            browser.until("!document.querySelector('.under').hidden && document.querySelector('.under').textContent.includes('column')");
        }
        browser.press("]");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_replay_is_analysed_and_gone_on_from_with_a_policy_of_ones_own() {
    let browser = play_page::opened(1);
    let _replay = give(&browser, "file", "game.json", games::duel2048().to_json().as_bytes());
    browser.until("turf.state().frames > 100");
    let policy = concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/duel2048/policy.turf");
    let _policy = give(&browser, "policy-file", "mine.turf", &std::fs::read(policy).unwrap());
    browser.until("document.querySelector('.message').textContent.includes('mine joined')");
    let analyse = "document.querySelector('[data-do=analyse]')";
    // A second click stops it.
    browser.run(&format!("{analyse}.click(); {analyse}.click()"));
    browser.until(&format!("{analyse}.textContent === 'Analyse' && document.querySelector('progress').hidden"));
    assert_eq!(browser.run("return turf.film().insight"), Value::Null);
    browser.run(
        "window.seen = []; const bar = document.querySelector('progress');
         new MutationObserver(() => seen.push(bar.value)).observe(bar, {attributes: true})",
    );
    browser.click("[data-do=analyse]");
    browser.until("document.querySelector('.chart strong').textContent === 'Who is ahead, by mine'");
    assert_eq!(browser.run("return seen.some((value) => value > 0.1 && value < 0.95)"), json!(true));
    // Resume from the middle, as B, against an uploaded policy.
    browser.run("document.querySelector('.scrub input').value = 80; document.querySelector('.scrub input').dispatchEvent(new Event('input'))");
    browser.until("turf.state().frame === 80 && turf.drawn()");
    let tiles = state(&browser)["position"]["tiles"].clone();
    browser.run("document.querySelector('select[aria-label=\"your seat when you go on\"]').value = '1'");
    browser.click("[data-do=go-on]");
    browser.until("turf.state().yourMove && !turf.state().busy && turf.drawn()");
    let now = state(&browser);
    assert_eq!((&now["seat"], &now["end"]), (&json!(1), &Value::Null));
    assert!(now["frames"].as_u64().unwrap() >= 80);
    let names: [String; 2] =
        browser.get("return [...document.querySelectorAll('.name')].map((name) => name.textContent)");
    assert_eq!(names, ["Amine", "Bhuman"]);
    let tiles_then = browser.run("const reel = new turf.Reel(turf.film()); reel.seek(80); return reel.position.tiles");
    assert_eq!(tiles_then, tiles, "what was played before stays");
    // The resigned game can be analysed, and a link leads back to it.
    give_up(&browser);
    browser.click("[data-do=review]");
    browser.until("!document.querySelector('.after').hidden && turf.state().seat === undefined");
    browser.press("\u{E010}"); // to the end, which pauses
    browser.until("/^#own-\\d+\\.turn-\\d+/.test(location.hash)");
    let frame = state(&browser)["frame"].clone();
    let link: String = browser.get("return location.href");
    browser.open("about:blank");
    browser.open(&link);
    browser.until(&format!("turf.state().frame === {frame} && turf.state().seat === undefined"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn what_is_wrong_with_a_policy_is_said() {
    let browser = play_page::opened(0);
    let _policy = give(&browser, "policy-file", "x.turf", b"no policy");
    browser.until("document.querySelector('.message').textContent.length > 3");
}
