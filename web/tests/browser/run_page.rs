//! The report of a run in the browser: constant curves are flat, and the final evaluation is shown.

use serde_json::json;
use turf_env::games::duel2048::Duel2048V1;
use turf_web::report::report;

use crate::access::record;
use crate::webdriver::Browser;

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_constant_is_flat_and_the_final_evaluation_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let (events, summary) = (folder.path().join("events"), folder.path().join("summary.json"));
    std::fs::create_dir(&events).unwrap();
    let points = (0..50).flat_map(|step| {
        let climbs = record("learn/loss", 1000 * step, 2.0 + step as f32);
        [
            record("learn/learning_rate", 1000 * step, 3e-4),
            record("learn/gradient", 1000 * step, -7.3),
            climbs,
        ]
        .concat()
    });
    std::fs::write(events.join("1"), points.collect::<Vec<u8>>()).unwrap();
    let result = json!({"bot": "delta", "met": false, "games": 200, "score": 0.8125, "ci95": [0.75, 0.8625]});
    let summary_of = json!({"seed": 1, "decisions": 5, "updates": 6, "wall_s": 7.0, "evaluation": [result]});
    std::fs::write(summary, summary_of.to_string()).unwrap();
    let page = folder.path().join("page.html");
    std::fs::write(&page, report::<Duel2048V1>(folder.path(), vec![], &[], true)).unwrap();

    let browser = Browser::start(1280, 720);
    browser.open_file(&page);
    // Vertical extent of a chart's line, and of the chart.
    let extent = |title: &str| {
        let extent = browser.run(&format!(
            "const figure = [...document.querySelectorAll('figure')].find((f) => f.querySelector('figcaption').textContent === '{title}');
             return [figure.querySelector('svg path').getBBox().height, figure.querySelector('svg').viewBox.baseVal.height]"
        ));
        extent[0].as_f64().unwrap() / extent[1].as_f64().unwrap()
    };
    assert!(extent("Loss") > 0.5);
    for constant in ["Learning rate", "Norm of the gradient"] {
        assert!(extent(constant) < 0.001, "{constant}");
    }
    let shown = browser.run(
        "const rows = document.querySelectorAll('#final tr');
         return [document.getElementById('final').hidden, [...rows[1].cells].map((cell) => cell.textContent)]",
    );
    assert_eq!(shown, json!([false, ["delta", "no", "200", "0.813", "0.750 – 0.863"]]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
