//! The arena in a real browser. `scripts/test` runs it if chromium and chromedriver are found; by hand:
//! `cargo test --release -p turf-arena --test browser -- --ignored`.

#[path = "../../../web/tests/browser/axe.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod axe;
#[path = "../arena/client.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod client;
mod contest;
#[path = "../../../web/tests/browser/driver.rs"]
mod driver;
#[path = "../../../web/tests/browser/webdriver.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod webdriver;
