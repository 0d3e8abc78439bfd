//! Progress bars on standard error, hidden if it is no terminal. They tick, so that nothing slow looks dead.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

pub fn games(games: u64, what: &str) -> ProgressBar {
    line(games, "games", what)
}

pub fn decisions(decisions: u64, what: &str) -> ProgressBar {
    line(decisions, "decisions", what)
}

/// Shows that something of unknown length goes on.
pub fn wait(what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {msg}, {elapsed} so far");
    ticking(ProgressBar::new_spinner(), style.expect("a valid template"), what)
}

fn ticking(bar: ProgressBar, style: ProgressStyle, what: &str) -> ProgressBar {
    let bar = bar.with_style(style).with_message(what.to_string());
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

fn line(n: u64, of: &str, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!(
        "{{msg}}  {{wide_bar}} {{pos}}/{{len}} {of}, {{elapsed}} so far, {{eta}} left"
    ));
    ticking(ProgressBar::new(n), style.expect("a valid template"), what)
}
