//! Limits on untrusted input: sizes of files, and text shown on a terminal.

use std::fs::File;
use std::io::{Error, ErrorKind, Read, Result};
use std::path::Path;

use crate::system::open;

/// Reads a regular file of at most `limit` bytes. Fails unread for anything else: a device may never end, and opening a
/// named pipe may block.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>> {
    open(path, true).and_then(|file| read_all(file, limit))
}

/// Reads like [`read`], but refuses links: whoever wrote the link need not be allowed to read its target, and error
/// messages may quote the target.
pub fn read_itself(path: &Path, limit: u64) -> Result<Vec<u8>> {
    if path.is_symlink() {
        return Err(Error::new(ErrorKind::InvalidInput, "it is a link; name the file it leads to"));
    }
    open(path, false).and_then(|file| read_all(file, limit))
}

fn read_all(file: File, limit: u64) -> Result<Vec<u8>> {
    if !file.metadata()?.is_file() {
        return Err(Error::new(ErrorKind::InvalidInput, "it is not a regular file"));
    }
    let mut bytes = Vec::new();
    file.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(Error::new(ErrorKind::FileTooLarge, format!("it has more than {limit} bytes")));
    }
    Ok(bytes)
}

pub fn read_text(path: &Path, limit: u64) -> Result<String> {
    String::from_utf8(read(path, limit)?).map_err(|_| Error::new(ErrorKind::InvalidData, "it is not UTF-8 text"))
}

pub fn one_line(why: impl ToString) -> String {
    let why = why.to_string();
    let words: Vec<&str> = why.split(|c: char| c.is_whitespace() || is_order(c)).collect();
    words.join(" ").chars().take(500).collect()
}

/// Escapes untrusted text for a terminal: control characters, and characters that hide or reorder text, become `\u{1b}`
/// and the like. Lines after the first are indented, so that none passes for a line of this program.
pub fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' => shown.push_str("\n    "),
            '\'' | '"' | '\\' => shown.push(c),
            _ => shown.extend(c.escape_debug()),
        }
    }
    shown
}

/// Returns at most the first `most` bytes, cut between characters, followed by `…` if anything was cut off.
pub fn cut(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    let end = (0..=most).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    text[..end].to_owned() + "…"
}

pub fn is_plain(text: &str) -> bool {
    !text.contains(is_order)
}

fn is_order(c: char) -> bool {
    let unseen = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    c.is_control() || unseen || ('\u{e0000}'..='\u{e007f}').contains(&c)
}

pub fn near<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = known.map(|known| (strsim::normalized_damerau_levenshtein(name, known), known));
    let best = likeness.max_by(|a, b| a.0.total_cmp(&b.0));
    best.filter(|(likeness, _)| *likeness >= 0.5).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_written_out() {
        let nasty = "a\x1b[2J\u{202e}b\r\u{9b}1m\u{200b}\u{2028}\0 'ü棋' \"x\\y\"\nwinner: me";
        let shown = "a\\u{1b}[2J\\u{202e}b\\r\\u{9b}1m\\u{200b}\\u{2028}\\0 'ü棋' \"x\\y\"\n    winner: me";
        assert_eq!(printable(nasty), shown);
    }

    #[test]
    fn short_texts_stay_and_long_ones_are_cut_between_characters() {
        assert_eq!([cut("棋棋", 6), cut("棋棋", 5), cut("", 0)], ["棋棋", "棋…", ""]);
        assert!(
            is_plain("böt e\u{301} 棋 'x'")
                && !["a\nb", "a\x1b", "\u{9b}", "\u{202e}a", "a\u{200b}"].into_iter().any(is_plain)
        );
    }

    #[test]
    fn a_name_near_enough_is_found() {
        let names = ["wanderer", "delta", "papa"];
        let near = |name| near(name, names.into_iter());
        assert_eq!(
            [near("wandrer"), near("dleta"), near("Papa"), near("x")],
            [Some("wanderer"), Some("delta"), Some("papa"), None]
        );
    }

    #[test]
    fn a_complaint_is_one_line() {
        assert_eq!(one_line("a\nb\u{1b}[31m\u{202e}c"), "a b [31m c");
        assert_eq!(one_line("x".repeat(1000)).len(), 500);
    }

    #[test]
    fn the_limit_is_kept_whatever_the_length_claims() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        std::fs::write(&path, [b'a'; 10]).unwrap();
        assert_eq!(read(&path, 10).unwrap().len(), 10);
        assert!(read(&path, 9).is_err());
        assert!(read(Path::new("/dev/zero"), 1000).is_err());
        let pipe = folder.path().join("pipe");
        rustix::fs::mkfifoat(rustix::fs::CWD, &pipe, rustix::fs::Mode::RUSR).unwrap();
        assert!(read(&pipe, 9).unwrap_err().to_string().contains("regular"));
        assert!(read(folder.path(), 9).is_err());
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert_eq!([read(&link, 10).unwrap().len(), read_itself(&path, 10).unwrap().len()], [10, 10]);
        assert!(read_itself(&link, 10).unwrap_err().to_string().contains("link"));
        std::fs::write(&path, [0xFF]).unwrap();
        assert!(read_text(&path, 9).unwrap_err().to_string().contains("UTF-8"));
    }
}
