//! Small pieces of pages: fields, times, Markdown of our own texts.

use maud::{Markup, html};

pub fn field(label: &str, id: &str, input: Markup) -> Markup {
    html! { div class="field" { label for=(id) { (label) } (input) } }
}

/// Renders a time, which the script shows in the reader's zone.
pub fn time(millis: i64) -> Markup {
    let text = utc(millis);
    html! { time datetime=(format!("{}Z", text.replace(' ', "T"))) { (text) " UTC" } }
}

/// Returns `2026-11-27 04:00:00`.
pub fn utc(millis: i64) -> String {
    let seconds = millis.div_euclid(1000);
    let time = tower_sessions::cookie::time::OffsetDateTime::from_unix_timestamp(seconds);
    time.map_or(String::new(), |t| {
        format!(
            "{:04}-{:02}-{:02} {:02}:{:02}:{:02}",
            t.year(),
            t.month() as u8,
            t.day(),
            t.hour(),
            t.minute(),
            t.second()
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!(utc(0), "1970-01-01 00:00:00");
        assert_eq!(utc(1_795_752_000_999), "2026-11-27 04:00:00");
    }
}
