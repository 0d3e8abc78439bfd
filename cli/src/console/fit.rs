//! Tables on narrow terminals: columns that do not fit move to further lines, and long words of the last column wrap.

use std::ops::Range;

use turf_agents::columns::{Cell, columns, cut};

/// Blanks between columns; single ones lie within a column.
const GAP: usize = 2;
/// Indent of the further lines of a row.
const INDENT: usize = 4;

/// Fits a text into the terminal. Text for a file or a pipe stays as it is.
pub fn fitted(text: &str) -> String {
    match ::console::Term::stdout().size_checked() {
        Some((_, width)) => fit(text, width.max(30).into()),
        None => text.to_string(),
    }
}

fn fit(text: &str, width: usize) -> String {
    let lines: Vec<&str> = text.split('\n').collect();
    let is_row = |line: &str| line.trim().contains("  ");
    let mut out = Vec::new();
    for group in lines.chunk_by(|a, b| is_row(a) == is_row(b)) {
        if group.iter().all(|line| columns(line) <= width) {
            out.extend(group.iter().map(|line| line.to_string()));
        } else if is_row(group[0]) {
            out.extend(table(group, width));
        } else {
            out.extend(group.iter().flat_map(|line| {
                let indent = line.len() - line.trim_start().len();
                wrapped(line, width - indent.min(width / 2)).map(move |text| " ".repeat(indent.min(width / 2)) + &text)
            }));
        }
    }
    out.join("\n")
}

fn table(rows: &[&str], width: usize) -> Vec<String> {
    let rows: Vec<Vec<char>> = rows.iter().map(|row| placed(row)).collect();
    let spans = spans(&rows);
    let cell = |row: &[char], column: &Range<usize>| -> String {
        let cell = row.get(column.start..column.end.min(row.len())).unwrap_or_default();
        let cell: String = cell.iter().filter(|c| **c != '\0').collect();
        format!("{:<width$}", Cell(&cell), width = column.len())
    };
    let joined = |row: &[char], columns: &[Range<usize>]| {
        let cells: Vec<String> = columns.iter().map(|column| cell(row, column)).collect();
        cells.join("  ").trim_end().to_string()
    };
    let long = |columns: &[Range<usize>]| columns.iter().map(|c| c.len() + GAP).sum::<usize>();
    let (last, others) = spans.split_last().expect("a row has columns");
    let before = long(others);
    if before + last.len() <= width {
        return rows.iter().map(|row| joined(row, &spans)).collect();
    }
    let mut out = Vec::new();
    if 2 * before <= width {
        for row in &rows {
            let mut head = format!("{:<before$}", Cell(&joined(row, others)));
            for line in wrapped(&cell(row, last), width - before) {
                out.push((head + &line).trim_end().to_string());
                head = " ".repeat(before);
            }
        }
        return out;
    }
    let mut parts: Vec<Vec<Range<usize>>> = vec![Vec::new()];
    for column in spans {
        let indent = if parts.len() == 1 { 0 } else { INDENT };
        let part = parts.last_mut().expect("one at least");
        if !part.is_empty() && indent + long(part) + column.len() > width {
            parts.push(Vec::new());
        }
        parts.last_mut().expect("one at least").push(column);
    }
    for row in &rows {
        for (i, part) in parts.iter().enumerate() {
            let (indent, text) = (if i == 0 { 0 } else { INDENT }, joined(row, part));
            match columns(&text) + indent <= width {
                true if i > 0 && text.is_empty() => {}
                true => out.push(" ".repeat(indent) + &text),
                false => out.extend(wrapped(&text, width - indent).map(|line| " ".repeat(indent) + &line)),
            }
        }
    }
    out
}

/// Returns the characters of a row by column. `\0` stands behind the first half of a wide one.
fn placed(row: &str) -> Vec<char> {
    let is_wide = |c: char| columns(c.encode_utf8(&mut [0; 4])) == 2;
    row.chars().flat_map(|c| [Some(c), is_wide(c).then_some('\0')]).flatten().collect()
}

/// Returns the columns of a table: what lies between blanks that all rows have.
fn spans(rows: &[Vec<char>]) -> Vec<Range<usize>> {
    let end = rows.iter().map(Vec::len).max().unwrap_or(0);
    let blank = |at: usize| rows.iter().all(|row| row.get(at).is_none_or(|c| *c == ' '));
    let mut columns: Vec<Range<usize>> = Vec::new();
    for at in (0..end).filter(|&at| !blank(at)) {
        match columns.last_mut() {
            Some(column) if at < column.end + GAP => column.end = at + 1,
            _ => columns.push(at..at + 1),
        }
    }
    columns
}

/// Breaks a text between words, and words that are too long. An empty text is one empty line.
fn wrapped(text: &str, width: usize) -> impl Iterator<Item = String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let mut rest = word;
        while !rest.is_empty() {
            let part;
            (part, rest) = rest.split_at(cut(rest, width).len());
            let line = lines.last_mut().expect("one at least");
            let used = columns(line);
            if used > 0 && used + 1 + columns(part) > width {
                lines.push(part.into());
            } else {
                *line += if used > 0 { " " } else { "" };
                *line += part;
            }
        }
    }
    lines.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\
against   score  95 %              won drawn  lost  turns             area own : other  how it lost
wanderer  0.250  0.000 to 0.844      1     0     3   2000                3092 : 4522.5  turns over: areas counted 3
delta     0.000  0.000 to 0.740      0     0     4   1768                132.8 : 10130  a trail was cut 2

rating -148 (-667 to 231) in Elo relative to these bots, wanderer = 0; another field gives another number
";

    #[test]
    fn every_width_holds_all_words_in_their_order() {
        let words = |text: &str| text.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        for width in [30, 40, 60, 80, 100, 200] {
            let fits = fit(TABLE, width);
            assert!(fits.lines().all(|line| columns(line) <= width), "{width}:\n{fits}");
            let (mut shown, mut given) = (words(&fits), words(TABLE));
            if width >= 60 {
                assert_eq!(shown, given, "{width}:\n{fits}");
            }
            shown.sort();
            given.sort();
            assert_eq!(shown.concat().len(), given.concat().len(), "{width}:\n{fits}");
        }
        assert_eq!(fit(TABLE, 200), TABLE);
    }

    #[test]
    fn wide_characters_take_two_columns() {
        let table = "围棋高手  0.250  nowhere in particular\ndelta     0.000  here";
        let fits = fit(table, 36);
        assert_eq!(fits, "围棋高手  0.250  nowhere in\n                 particular\ndelta     0.000  here");
    }

    #[test]
    fn columns_stay_below_their_heads() {
        let fits = fit(TABLE, 60);
        let lines: Vec<&str> = fits.lines().collect();
        let at = |line: &str, word: &str| line.find(word).map(|at| at + word.len());
        assert_eq!(at(lines[0], "lost"), at(lines[2], "3"), "{fits}");
        assert!(lines[1].starts_with("    ") && lines[1].contains("how it lost"), "{fits}");
        // A long last column behind short ones hangs.
        let bots = "paper  wanderer  the contest's sparring partner: wanders at home\npaper  delta     careful";
        assert_eq!(
            fit(bots, 40),
            "paper  wanderer  the contest's sparring\n                 partner: wanders at\n                 home\n\
             paper  delta     careful"
        );
    }
}
