//! Progress bars on standard error, hidden if it is no terminal.

use indicatif::{ProgressBar, ProgressStyle};

pub fn games(games: u64, what: &str) -> ProgressBar {
    line(games, "games", what)
}

pub fn decisions(decisions: u64, what: &str) -> ProgressBar {
    line(decisions, "decisions", what)
}

fn line(n: u64, of: &str, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{msg}}  {{bar:30}} {{pos}}/{{len}} {of}, {{eta}} left"));
    let bar = ProgressBar::new(n).with_style(style.expect("a valid template"));
    bar.with_message(what.to_string())
}
