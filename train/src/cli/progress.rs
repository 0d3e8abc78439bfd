//! A line on the terminal that says how far a command is; nothing where standard error is no terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A line for `games` games.
pub fn games(games: u64, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg}  {bar:30} {pos}/{len} games, {eta} left");
    let bar = ProgressBar::new(games).with_style(style.expect("a valid template"));
    bar.with_message(what.to_string())
}
