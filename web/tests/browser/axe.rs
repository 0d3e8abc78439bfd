//! axe-core (`scripts/axe` downloads it) on the page that is open, in light and dark, at three sizes. Screenshots stay in the tests'
//! folder for inspection.

use std::path::{Path, PathBuf};

use base64::Engine;
use serde_json::json;

use crate::webdriver::Browser;

/// Sizes, each in its themes: colours depend on no size, places on no theme.
const SIZES: [(&str, u32, u32, bool, &[&str]); 3] = [
    ("desk", 1280, 720, false, &["dark", "light"]),
    ("tablet", 768, 1024, false, &["dark"]),
    ("phone", 390, 844, true, &["light"]),
];

/// Returns the script, or `None` with a line where it is not there.
pub fn axe() -> Option<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/axe");
    let versions = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let found = versions.map(|version| version.path().join("axe.min.js")).find(|file| file.is_file());
    if found.is_none() {
        println!("NOT CHECKED: axe-core is not there (scripts/axe fetches it)");
    }
    std::fs::read_to_string(found?).ok()
}

fn pictures() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    std::fs::create_dir_all(&folder).expect("the tests' folder can be written to");
    folder
}

pub fn theme(browser: &Browser, theme: &str) {
    let features = json!([{"name": "prefers-color-scheme", "value": theme}]);
    browser.devtools("Emulation.setEmulatedMedia", json!({"features": features}));
}

/// Returns axe's serious or critical findings on the open page, per theme and size, and horizontal overflows.
pub fn look(browser: &Browser, axe: &str, name: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (device, width, height, phone, themes) in SIZES {
        browser.resize(width, height, phone);
        for colours in themes {
            theme(browser, colours);
            browser.until("!window.turf?.drawn || turf.drawn()");
            if browser.run("return typeof axe") == json!("undefined") {
                browser.run(&format!("{axe}; return 0"));
            }
            let violations: Vec<String> = browser.get(
                "return axe.run(document, {iframes: false, resultTypes: ['violations']}).then(({violations}) => violations
                   .filter(({impact}) => impact === 'serious' || impact === 'critical')
                   .map(({id, help, nodes}) => id + ': ' + help + ': ' + nodes.slice(0, 3).map((n) => n.target + ' ' + n.failureSummary).join('; ')))",
            );
            let here = format!("{name}, {device}, {colours}");
            found.extend(violations.iter().map(|text| format!("{here}: {}", text.replace('\n', " "))));
            let wide: u32 = browser.get("return document.documentElement.scrollWidth");
            if wide > width {
                found.push(format!("{here}: {wide} pixels wide"));
            }
            let png = base64::engine::general_purpose::STANDARD.decode(browser.picture()).expect("base64");
            let file = format!("{}-{device}-{colours}.png", name.replace(' ', "-"));
            std::fs::write(pictures().join(file), png).expect("the tests' folder can be written to");
        }
    }
    found
}

pub fn check(found: Vec<String>) {
    assert!(found.is_empty(), "{} findings:\n{}", found.len(), found.join("\n"));
}
