//! The report of a run in the browser: what comes first, and what its charts show.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use turf_env::games::duel2048::Duel2048V1;
use turf_web::report::{comparison, report};

use crate::record::record;
use crate::webdriver::Browser;

fn report_of(run: &Path) -> String {
    report(Duel2048V1, run, vec![], &[], true, |text| format!("scripts/{text}"))
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_constant_is_flat_and_the_final_evaluation_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let (events, summary) = (folder.path().join("events"), folder.path().join("summary.json"));
    std::fs::create_dir(&events).unwrap();
    let points = (0..50).flat_map(|step| {
        let climbs = record("learn/loss", 1000 * step, 2.0 + step as f32);
        [record("learn/learning_rate", 1000 * step, 3e-4), record("learn/gradient", 1000 * step, -7.3), climbs].concat()
    });
    std::fs::write(events.join("1"), points.collect::<Vec<u8>>()).unwrap();
    let result = json!({"bot": "delta", "met": false, "games": 200, "score": 0.8125, "ci95": [0.75, 0.8625]});
    let summary_of = json!({"seed": 1, "decisions": 5, "updates": 6, "wall_s": 7.0, "evaluation": [result]});
    std::fs::write(summary, summary_of.to_string()).unwrap();
    let browser = Browser::showing(&report_of(folder.path()));
    // Vertical extent of a chart's line, and of the chart.
    let extent = |title: &str| {
        let [line, chart]: [f64; 2] = browser.get(&format!(
            "const figure = [...document.querySelectorAll('figure')].find((f) => f.querySelector('figcaption').textContent === '{title}');
             return [figure.querySelector('svg path').getBBox().height, figure.querySelector('svg').viewBox.baseVal.height]"
        ));
        line / chart
    };
    assert!(extent("Loss") > 0.5);
    for constant in ["Learning rate", "Norm of the gradient"] {
        assert!(extent(constant) < 0.001, "{constant}");
    }
    let shown = browser.run(
        "const rows = document.querySelectorAll('#final tr');
         return [document.getElementById('final').hidden, [...rows[1].cells].map((cell) => cell.textContent)]",
    );
    assert_eq!(shown, json!([false, ["delta", "0.813", "0.750 – 0.863", "200", "no"]]));
    // The score comes first, then where to go, then the curves.
    let tops: Vec<f64> = browser.get(
        "return ['#final', '#next', '.tools', '#charts'].map((part) => document.querySelector(part).getBoundingClientRect().top)",
    );
    assert!(tops.is_sorted() && tops[1] < 350.0, "{tops:?}");
    let play = format!("scripts/turf play --game duel2048 --opponent policy:{}", folder.path().display());
    assert!(browser.text("#next").contains(&play));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Writes a run whose loss is `height` + step, at 0, 1000, … decisions.
fn climbing(steps: i64, run: &Path, height: f32) {
    std::fs::create_dir_all(run.join("events")).unwrap();
    let points = (0..steps).flat_map(|step| {
        let loss = record("learn/loss", 1000 * step, height + step as f32);
        [loss, record("learn/loss_held_out", 1000 * step, 100.0)].concat()
    });
    std::fs::write(run.join("events/1"), points.collect::<Vec<u8>>()).unwrap();
}

const LOSS: &str = "const figure = [...document.querySelectorAll('figure')].find((f) => f.querySelector('figcaption').textContent === 'Loss');
    const box = (e) => e.getBoundingClientRect();
    const all = (selector) => [...figure.querySelectorAll(selector)];";

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_chart_tells_values_zooms_and_switches_lines() {
    let folder = tempfile::tempdir().unwrap();
    climbing(50, folder.path(), 2.0);
    let browser = Browser::showing(&report_of(folder.path()));
    browser.run("$('smooth').value = 0; $('smooth').dispatchEvent(new Event('input')); scrollTo(0, 0)");
    let loss = |script: &str| browser.run(&format!("{LOSS} {script}"));
    let axis = loss(
        "figure.scrollIntoView({block: 'center'}); const {left, right, bottom} = box(all('.axis')[0]); return [left, right, bottom]",
    );
    let [left, right, bottom] = [0, 1, 2].map(|i| axis[i].as_f64().unwrap());
    let place = |decisions: f64| (left + (right - left) * decisions / 49000.0, bottom - 40.0);
    let told = || loss("return [all('.where')[0].textContent, all('.legend b').map((b) => b.textContent)]");

    // The pointer reads the nearest point.
    assert_eq!(told(), json!(["last values", ["51", "100"]]));
    browser.drag(&[place(20_200.0), place(20_300.0)]);
    assert_eq!(told(), json!(["at 20 k decisions", ["22", "100"]]));
    let cursor = loss("return all('.cursor circle').map((dot) => box(dot).left + box(dot).width / 2)");
    for dot in cursor.as_array().unwrap() {
        assert!((dot.as_f64().unwrap() - place(20_000.0).0).abs() < 2.0, "{cursor}");
    }
    assert_eq!(loss("return $('whole').hidden"), json!(true), "so short a drag zooms nothing");

    // Titles stand outside the numbers of their axis.
    let titles = loss(
        "const [x, y] = all('.title');
         return [x.textContent, y.textContent, all('.x').every((t) => box(t).bottom <= box(x).top + 1), all('.y').every((t) => box(y).right <= box(t).left + 1)]",
    );
    assert_eq!(titles, json!(["decisions", "loss", true, true]));

    // A switched-off line leaves the scale to the others.
    let most = "Math.max(...all('.y').map((t) => parseFloat(t.textContent)))";
    assert_eq!(loss(&format!("return [all('.line').length, {most}]")), json!([2, 100]));
    loss("all('.legend button')[1].click()");
    let seen = loss(&format!(
        "return [all('.line').length, {most}, all('.legend button').map((b) => b.getAttribute('aria-pressed'))]"
    ));
    assert_eq!(seen, json!([1, 50, ["true", "false"]]));

    // A drag shows its part in every chart, with a scale of its own.
    browser.drag(&[place(10_000.0), place(25_000.0), place(30_000.0)]);
    let seen = loss(
        "return [$('whole').hidden, ...['.x', '.y'].map((axis) => all(axis).map((t) => parseFloat(t.textContent)))]",
    );
    let numbers = |axis: &Value| -> Vec<f64> { axis.as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).collect() };
    let (x, y) = (numbers(&seen[1]), numbers(&seen[2]));
    assert!(seen[0] == json!(false) && x.len() > 2 && x.iter().all(|x| (9.5..30.5).contains(x)), "{seen}");
    assert!(y.len() > 2 && y.iter().all(|y| (11.0..33.0).contains(y)), "{seen}");
    loss("$('whole').click()");
    assert_eq!(loss(&format!("return [$('whole').hidden, {most}]")), json!([true, 50]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn runs_and_seeds_have_colours_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let differs = ("dqn.gamma".to_string(), "0.9".to_string(), "0.99".to_string());
    let runs: Vec<(PathBuf, _)> = (0..10)
        .map(|i| {
            let run = folder.path().join(format!("run{i}"));
            climbing(50, &run, i as f32);
            let seed = ("seed".to_string(), i.to_string(), "1".to_string());
            (run, if i < 2 { vec![] } else { vec![seed, differs.clone()] })
        })
        .collect();
    let browser = Browser::showing(&comparison(runs));
    let strokes = || -> Vec<String> {
        browser.get(&format!(
            "{LOSS} return all('.line').filter((line) => /: loss$/.test(line.textContent)).map((line) => line.getAttribute('stroke'))"
        ))
    };
    let means = strokes();
    assert_eq!(means.len(), 2, "the mean of two seeds and of eight");
    browser.click("#apart");
    let apart = strokes();
    assert_eq!(apart.iter().collect::<BTreeSet<_>>().len(), 10, "{apart:?}");
    assert_eq!([&apart[0], &apart[2]], [&means[0], &means[1]], "a group has its first run's colour");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn settings_are_compared_by_name_and_every_seed_to_its_end() {
    let folder = tempfile::tempdir().unwrap();
    let change = |change: [&str; 3]| <(String, String, String)>::from(change.map(str::to_string));
    let (equal, gamma) = (["env.n_envs", "64", "512"], ["dqn.gamma", "0.9", "0.99"]);
    let runs = [("a1", 50, vec![equal]), ("b1", 30, vec![equal, gamma]), ("b2", 90, vec![equal, gamma])];
    let runs = runs.map(|(name, steps, changes)| {
        let run = folder.path().join(name);
        climbing(steps, &run, steps as f32);
        std::fs::write(run.join("config.toml"), format!("seed = {steps}\n")).unwrap();
        let score = json!({"bot": "delta", "met": true, "games": 20, "score": 0.5, "ci95": [0.4, 0.6]});
        let point = |at: u32| json!({"decisions": at, "results": [score.clone()], "confirmed": []});
        std::fs::write(run.join("evaluations.json"), json!([point(1), point(2)]).to_string()).unwrap();
        (run, changes.into_iter().map(change).collect())
    });
    let browser = Browser::showing(&comparison(runs.into()));
    let seen = || {
        browser.run(&format!(
            "{LOSS} const end = box(all('.axis')[0]).right, tails = all('.tail').map((tail) => box(tail).right);
             return [...all('.line title').map((t) => t.textContent).filter((t) => !t.includes('held')), tails.filter((x) => Math.abs(x - end) < 2).length]"
        ))
    };
    let mean = "gamma=0.9 (mean of 2, 95 %): loss (from 29 k on single seeds)";
    assert_eq!(seen(), json!(["gamma=0.99: loss", mean, 2]));
    let against = browser.run("return [...document.querySelectorAll('.line title')].map((t) => t.textContent).filter((t) => t.endsWith('delta'))");
    let two = ["gamma=0.99: delta", "gamma=0.9 (mean of 2, 95 %): delta"];
    assert_eq!(against, json!(two));
    let table = browser.run(
        "return [...document.querySelectorAll('#settings tr')].map((row) => [...row.cells].map((cell) => cell.textContent).join('|'))",
    );
    let rows = ["runs|seeds|dqn.gamma", "a1|50|0.99", "b1, b2|30, 90|0.9"];
    let folded = ["setting|value|the game's own", "env.n_envs|64|512"];
    assert_eq!(table, json!([&rows[..], &folded].concat()));
    browser.click("#apart");
    assert_eq!(seen()[1], "gamma=0.9 seed 30: loss");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
