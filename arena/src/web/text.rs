//! Small pieces of pages: fields, times, marks of teams and bots.

use maud::{Markup, html};

pub fn field(label: &str, id: &str, input: Markup) -> Markup {
    html! { div class="field" { label for=(id) { (label) } (input) } }
}

/// Number of colours that marks have, see the style's `.k0`.
const COLOURS: usize = 8;

/// Renders a team's mark: its initials, on a colour that its name gives. A built-in bot's is grey. Readers of screens skip it.
pub fn mark(name: &str, is_team: bool) -> Markup {
    let first = || name.split_whitespace().take(2).filter_map(|word| word.chars().next());
    // A Chinese character is as wide as two letters.
    let initials: String = first().find(|c| !c.is_ascii()).map_or_else(|| first().collect(), String::from);
    let kind = name.bytes().fold(7, |sum, byte| (31 * sum + usize::from(byte)) % 997) % COLOURS;
    let class = if is_team { format!("initials k{kind}") } else { "initials".to_string() };
    html! { span class=(class) data-of=(initials.to_uppercase()) aria-hidden="true" {} }
}

/// Renders the name of a version, `Team #1`, or of a built-in bot, beside its mark.
pub fn named(name: &str) -> Markup {
    let team = name.rsplit_once(" #").map(|(team, _)| team);
    html! { span class="named" { (mark(team.unwrap_or(name), team.is_some())) span { (name) } } }
}

/// Renders figures, each under what it is.
pub fn facts(all: &[(&str, Markup)]) -> Markup {
    html! { dl class="facts" { @for (what, value) in all { div { dt { (what) } dd { (value) } } } } }
}

/// Renders a score: the side with more in the winner's colour.
pub fn score(a: i64, b: i64) -> Markup {
    let class = |own: i64, other: i64| if own > other { "up" } else { "dim" };
    html! { span class="score" { span class=(class(a, b)) { (a) } " : " span class=(class(b, a)) { (b) } } }
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
