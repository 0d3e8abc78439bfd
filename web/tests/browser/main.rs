//! The pages in a real browser. `scripts/test` runs these where chromium and chromedriver are found; by hand:
//! `cargo test --release -p turf-web --test browser -- --ignored`.

mod games;
mod play_page;
mod replay_page;
mod watch_page;
mod webdriver;
