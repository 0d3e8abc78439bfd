//! Tests of the pages in a real browser. `scripts/test` runs them if chromium and chromedriver are found; by hand:
//! `cargo test --release -p turf-web --test browser -- --ignored`.

mod access;
mod analysis_page;
mod axe;
mod driver;
mod games;
mod go_on;
mod newcomer;
mod outlook;
mod play_end;
mod play_page;
mod practice_page;
mod record;
mod replay_page;
mod report_page;
mod run_page;
mod viewer_page;
mod watch_page;
#[allow(dead_code, reason = "the arena's test uses the rest")]
mod webdriver;
