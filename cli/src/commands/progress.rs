//! Progress on standard error: bars that tick, so that nothing slow looks dead; where it is no terminal, a line from time to time.

use std::io::{IsTerminal, Result, stderr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, TermLike};

/// Time between two lines.
const PAUSE: Duration = Duration::from_secs(20);

/// A draw target that prints what is drawn as a line, if the last one was printed long enough ago.
#[derive(Debug)]
struct Lines(Mutex<(Instant, String)>);

impl TermLike for Lines {
    fn width(&self) -> u16 {
        80
    }
    fn move_cursor_up(&self, _n: usize) -> Result<()> {
        Ok(())
    }
    fn move_cursor_down(&self, _n: usize) -> Result<()> {
        Ok(())
    }
    fn move_cursor_right(&self, _n: usize) -> Result<()> {
        Ok(())
    }
    fn move_cursor_left(&self, _n: usize) -> Result<()> {
        Ok(())
    }
    fn write_line(&self, text: &str) -> Result<()> {
        self.write_str(text)
    }
    fn write_str(&self, text: &str) -> Result<()> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1 += text.trim();
        Ok(())
    }
    fn clear_line(&self) -> Result<()> {
        Ok(())
    }
    fn flush(&self) -> Result<()> {
        let (last, text) = &mut *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !text.is_empty() && last.elapsed() >= PAUSE {
            *last = Instant::now();
            eprintln!("{text}");
        }
        text.clear();
        Ok(())
    }
}

pub fn games(games: u64, what: &str) -> ProgressBar {
    line(games, "games", what)
}

pub fn decisions(decisions: u64, what: &str) -> ProgressBar {
    line(decisions, "decisions", what)
}

/// Shows that something of unknown length goes on.
pub fn wait(what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(match stderr().is_terminal() {
        true => "{spinner} {msg}, {elapsed} so far",
        false => "{msg}, {elapsed} so far",
    });
    ticking(ProgressBar::new_spinner(), style.expect("a valid template"), what)
}

fn ticking(bar: ProgressBar, style: ProgressStyle, what: &str) -> ProgressBar {
    if !stderr().is_terminal() {
        let lines = Lines(Mutex::new((Instant::now(), String::new())));
        bar.set_draw_target(ProgressDrawTarget::term_like_with_hz(Box::new(lines), 1));
    }
    let bar = bar.with_style(style).with_message(what.to_string());
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

fn line(n: u64, of: &str, what: &str) -> ProgressBar {
    let bar = if stderr().is_terminal() { "{wide_bar} " } else { "" };
    let style =
        ProgressStyle::with_template(&format!("{{msg}}  {bar}{{pos}}/{{len}} {of}, {{elapsed}} so far, {{eta}} left"));
    ticking(ProgressBar::new(n), style.expect("a valid template"), what)
}
