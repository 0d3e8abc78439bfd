//! Text in the columns of a terminal, where a Chinese character takes two.

use std::fmt::{Alignment, Display, Formatter, Result};

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

pub fn columns(text: &str) -> usize {
    text.width()
}

/// Returns the columns of the widest text, at least `least`.
pub fn widest<T: AsRef<str>>(texts: impl IntoIterator<Item = T>, least: usize) -> usize {
    let all = texts.into_iter().map(|text| columns(text.as_ref()));
    all.max().unwrap_or(0).max(least)
}

/// Returns the first characters, as many as fit into `width` columns.
pub fn cut(text: &str, width: usize) -> &str {
    let mut used = 0;
    let over = text.char_indices().find(|(_, c)| {
        used += c.width().unwrap_or(0);
        used > width
    });
    &text[..over.map_or(text.len(), |(at, _)| at)]
}

/// A text that a format's width fills up by columns, not by characters.
pub struct Cell<'a>(pub &'a str);

impl Display for Cell<'_> {
    fn fmt(&self, f: &mut Formatter) -> Result {
        let missing = f.width().unwrap_or(0).saturating_sub(columns(self.0));
        let before = if f.align() == Some(Alignment::Right) { missing } else { 0 };
        write!(f, "{:before$}{}{:after$}", "", self.0, "", after = missing - before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_character_takes_two_columns() {
        assert_eq!(format!("{:<6}|{:>6}|", Cell("围棋"), Cell("a围")), "围棋  |   a围|");
        assert_eq!(widest(["abc", "围棋"], 1), 4);
        assert_eq!([cut("围棋a", 3), cut("围棋a", 4), cut("ab", 9)], ["围", "围棋", "ab"]);
    }
}
