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
mod replay_page;
mod report_page;
mod run_page;
mod watch_page;
#[allow(dead_code, reason = "the arena's test uses the rest")]
mod webdriver;

#[test]
fn the_games_shown_replay_and_come_to_an_end() {
    use turf_env::Game;
    assert!(games::paper().check().is_ok() && games::duel2048().check().is_ok() && games::stellar().check().is_ok());
    assert!(games::paper().positions().count() > 60);
    assert!(games::duel2048().positions().last().is_some_and(|game| game.outcome().is_some()));
    assert!(games::stellar().positions().last().is_some_and(|game| game.outcome().is_some()));
}
