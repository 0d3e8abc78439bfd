//! Checks every page with axe-core, and the colours for colour-blind readers.

use std::path::Path;

use serde_json::json;
use turf_agents::tournament::report::Report;
use turf_agents::tournament::store::Store;
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_web::page::page;
use turf_web::report::{comparison, report as run_report};
use turf_web::server::watch::Watched;
use turf_web::tournament;

use crate::analysis_page::judged;
use crate::axe::{axe, check, look, theme};
use crate::games::{play_tournament, reader, served};
use crate::record::record;
use crate::webdriver::Browser;

#[test]
#[ignore = "needs chromium and chromedriver"]
fn pages_of_replays_are_accessible() {
    let Some(axe) = axe() else { return };
    let browser = Browser::showing(&page("test", &judged(), Default::default()));
    let mut found = vec![];
    for (game, list) in [("paper", "mistakes"), ("duel2048", "moves"), ("stellar", "moments")] {
        browser.until(&format!("turf.state().game === '{game}' && turf.drawn()"));
        browser.run(&format!("document.querySelector('[data-do=list-{list}]').click(); turf.seek(20)"));
        found.extend(look(&browser, &axe, &format!("replay {game}")));
        browser.press("]");
    }
    check(found);
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn the_served_page_is_accessible() {
    let Some(axe) = axe() else { return };
    let folder = tempfile::tempdir().unwrap();
    let bots = ["random", "goround", "wanderer", "a_bot_with_a_long_name=delta"];
    play_tournament(PaperV1, folder.path(), &bots, 2, &Default::default());
    let browser = Browser::start(1280, 720);
    let address = served(0, Some(Watched::new(reader(), folder.path())));
    browser.open(&address);
    browser.until("turf.state && turf.state().standings && turf.state().boards.every(Boolean)");
    let mut found = look(&browser, &axe, "tournament watched");
    // A game of the tournament, with all functions of replays.
    browser.run("document.querySelector('.last li button').click()");
    browser.until("turf.state().game === 'paper' && !document.querySelector('.after').hidden");
    browser.press(" ");
    browser.run("document.querySelector('[data-do=analyse]').click()");
    browser.until("document.querySelector('.chart strong').textContent.startsWith('Who is ahead')");
    found.extend(look(&browser, &axe, "replay served"));
    for (table, game) in ["paper", "duel2048", "stellar"].iter().enumerate() {
        browser.run(&format!(
            "const games = document.querySelector('select[aria-label=game]');
             games.value = '{table}'; games.dispatchEvent(new Event('change'));
             document.querySelector('[data-do=new]').click()"
        ));
        browser.until(&format!("turf.state().game === '{game}' && turf.state().yourMove && turf.drawn()"));
        found.extend(look(&browser, &axe, &format!("play {game}")));
    }
    check(found);
}

fn run_folder(folder: &Path, bend: f32) {
    std::fs::create_dir_all(folder.join("events")).unwrap();
    let names = [
        "evaluation/wanderer",
        "evaluation/delta",
        "learn/loss",
        "learn/q",
        "speed/decisions_per_s",
        "games_bots/end_SID",
    ];
    let point = |name: &str, step: i64| record(name, 1000 * step, 1.0 - (-bend * step as f32 / 9.0).exp());
    let bytes: Vec<u8> = (0..30).flat_map(|step| names.iter().flat_map(move |name| point(name, step))).collect();
    std::fs::write(folder.join("events/1"), bytes).unwrap();
    std::fs::write(folder.join("run.toml"), "game = \"duel2048\"\ncommit = \"abc\"\n").unwrap();
    let met =
        json!([{"opponent": "greedy", "score": 0.5, "games": 4}, {"opponent": "@1000", "score": 0.7, "games": 9}]);
    let league = json!([{"player": "@2000", "against": met}, {"player": "@1000", "against": met}]);
    std::fs::write(folder.join("league.json"), league.to_string()).unwrap();
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/duel2048/policy.turf");
    std::fs::copy(shipped, folder.join("policy.turf")).unwrap();
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn reports_are_accessible() {
    let Some(axe) = axe() else { return };
    let folder = tempfile::tempdir().unwrap();
    let browser = Browser::start(1280, 720);
    let mut found = vec![];
    let mut look_at = |name: &str, html: String| {
        browser.show(&html);
        found.extend(look(&browser, &axe, name));
    };
    let runs = [1.0, 2.0, 3.0].map(|bend| folder.path().join(format!("run-{bend}")));
    runs.iter().zip([1.0, 2.0, 3.0]).for_each(|(run, bend)| run_folder(run, bend));
    let differs = vec![("dqn.gamma".to_string(), "0.9".to_string(), "0.99".to_string())];
    look_at("run", run_report(Duel2048V1, &runs[0], differs.clone(), &["greedy".into()], false, str::to_string));
    let several = runs.iter().map(|run| (run.clone(), if run.ends_with("run-3") { differs.clone() } else { vec![] }));
    look_at("runs", comparison(several.collect()));

    let cup = folder.path().join("cup");
    std::fs::create_dir(&cup).unwrap();
    let bots = ["random", "goround", "wanderer", "a_bot_whose_name_is_really_quite_long=charlie"];
    play_tournament(PaperV1, &cup, &bots, 2, &Default::default());
    let (store, plan) = Store::open_to_read(&cup).unwrap().unwrap();
    look_at(tournament::FILE, tournament::page(&Report::of(&plan, &store).unwrap(), &cup));
    check(found);
}

type Rgb = [f64; 3];

/// Colour vision without cones of one kind, in linear light (Machado, Oliveira and Fernandes 2009, severity 1).
const BLIND: [(&str, [Rgb; 3]); 4] = [
    ("everybody", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

fn times(matrix: &[Rgb; 3], v: Rgb) -> Rgb {
    matrix.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum())
}

fn lab(colour: Rgb, eyes: &[Rgb; 3]) -> Rgb {
    let linear = colour.map(|c| {
        let c = c / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    });
    let seen = times(eyes, linear).map(|c| c.clamp(0.0, 1.0));
    let xyz = times(
        &[[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]],
        seen,
    );
    let white = [0.95047, 1.0, 1.08883];
    let f = |i: usize| {
        let t = xyz[i] / white[i];
        if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 }
    };
    [116.0 * f(1) - 16.0, 500.0 * (f(0) - f(1)), 200.0 * (f(1) - f(2))]
}

/// Returns the perceived distance of two colours: 2.3 is just noticeable side by side.
fn distance(a: Rgb, b: Rgb, eyes: &[Rgb; 3]) -> f64 {
    let (a, b) = (lab(a, eyes), lab(b, eyes));
    (0..3).map(|i| (a[i] - b[i]).powi(2)).sum::<f64>().sqrt()
}

const APART: f64 = 18.0;

#[test]
fn distances_are_those_of_the_books() {
    let eyes = &BLIND[0].1;
    assert!((distance([0.0; 3], [255.0; 3], eyes) - 100.0).abs() < 0.1);
    let [l, a, b] = lab([255.0, 0.0, 0.0], eyes);
    assert!((l - 53.24).abs() < 0.1 && (a - 80.09).abs() < 0.2 && (b - 67.20).abs() < 0.2, "{l} {a} {b}");
    // Red and green of equal lightness, the pair that fails.
    let (red, green) = ([200.0, 80.0, 60.0], [104.0, 124.0, 40.0]);
    assert!(distance(red, green, &BLIND[2].1) < APART && distance(red, green, eyes) > 2.0 * APART);
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn colours_are_told_apart_by_the_colour_blind() {
    let browser = Browser::start(1280, 720);
    browser.open(&served(0, None));
    browser.until("turf.state && turf.state().game");
    for colours in ["dark", "light"] {
        theme(&browser, colours);
        browser.until(&format!("document.documentElement.dataset.theme === '{colours}'"));
        let groups: Vec<(String, Vec<Rgb>)> = browser.get(
            "const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
             const rgb = (colour) => {
               paint.fillStyle = colour;
               paint.fillRect(0, 0, 1, 1);
               return Array.from(paint.getImageData(0, 0, 1, 1).data.slice(0, 3));
             };
             const css = getComputedStyle(document.documentElement);
             const of = (name) => css.getPropertyValue(name);
             const { sides, deep, light, ground } = turf.colours;
             const heat = [0, 0.5, 1].map(turf.heat);
             const tile = turf.games.duel2048.colour;
             const groups = {
               sides: [sides[0], sides[1], of('--panel')],
               names: [of('--a'), of('--b'), of('--panel')],
               'areas of paper': [deep[0], deep[1], ground],
               'trails of paper': [light[0], light[1], ground],
               'trail and area of A': [light[0], deep[0]],
               'trail and area of B': [light[1], deep[1]],
               'a trail on the other area': [turf.games.paper.CELL[5], turf.games.paper.CELL[7], ground],
               'values': heat,
               'values on the panel': [heat[0], of('--panel')],
               'tiles': [tile(5), tile(-5)],
               'high tiles': [tile(11), tile(-11)],
             };
             return Object.entries(groups).map(([name, list]) => [name, list.map(rgb)])",
        );
        for (name, list) in groups {
            for (i, a) in list.iter().enumerate() {
                for b in &list[i + 1..] {
                    for (who, eyes) in &BLIND {
                        let far = distance(*a, *b, eyes);
                        assert!(far >= APART, "{name}, {colours}, {who}: {a:?} and {b:?} are {far:.1} apart");
                    }
                }
            }
        }
    }
}
