//! Paths named in documents and comments, and links in documents, exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// Endings of source files. Files that programs write have others, or are named without a folder.
const SOURCES: [&str; 7] = ["rs", "py", "js", "css", "md", "sh", "sql"];
/// Placeholders for any name, like a star.
const ANY: [&str; 2] = ["GAME", "NAME"];
/// Folder of the repository that is also the name of a run's folder.
const IN_RUNS: &str = "checkpoints";

fn files() -> Vec<String> {
    let git = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let listed = Command::new("git").args(git).current_dir(ROOT).output();
    let listed = listed.expect("git is there").stdout;
    let files = String::from_utf8(listed).expect("names are UTF-8");
    files.lines().filter(|file| Path::new(ROOT).join(file).is_file()).map(str::to_string).collect()
}

/// Lists all suffixes of all paths: comments name `rules/fill.rs` as `games/paper/rules/fill.rs`.
fn ends(files: &[String]) -> BTreeSet<&str> {
    let mut ends = BTreeSet::new();
    for file in files {
        for (stop, _) in file.match_indices('/').chain([(file.len(), "")]) {
            let path = &file[..stop];
            ends.insert(path);
            ends.extend(path.match_indices('/').map(|(at, _)| &path[at + 1..]));
        }
    }
    ends
}

fn fits(asked: &str, path: &str) -> bool {
    let Some((head, tail)) = asked.split_once('*') else {
        return asked == path;
    };
    let name_ends = |rest: &str| rest.find('/').unwrap_or(rest.len());
    path.strip_prefix(head)
        .is_some_and(|rest| (0..=name_ends(rest)).any(|at| rest.get(at..).is_some_and(|rest| fits(tail, rest))))
}

fn is_there(asked: &str, ends: &BTreeSet<&str>) -> bool {
    let asked = ANY.iter().fold(asked.to_string(), |asked, any| asked.replace(any, "*"));
    ends.contains(&*asked) || asked.contains('*') && ends.iter().any(|end| fits(&asked, end))
}

fn is_path(text: &str, folders: &BTreeSet<&str>) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-./*".contains(c);
    let Some((first, _)) = text.split_once('/').filter(|_| text.chars().all(plain)) else {
        return false;
    };
    let ending = Path::new(text).extension().and_then(|ending| ending.to_str());
    first != IN_RUNS && (folders.contains(first) || ending.is_some_and(|ending| SOURCES.contains(&ending)))
}

fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let targets = targets.map(|(target, _)| target.split('#').next().unwrap_or_default());
    targets.filter(|target| !target.is_empty() && !target.contains("://") && !target.contains(char::is_whitespace))
}

fn straight(path: &Path) -> PathBuf {
    let mut straight = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(straight.pop()),
            Component::CurDir => {}
            part => straight.push(part),
        }
    }
    straight
}

fn dead(file: &str, text: &str, ends: &BTreeSet<&str>, folders: &BTreeSet<&str>) -> Vec<String> {
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let from_here = |path: &str| straight(&folder.join(path)).to_string_lossy().into_owned();
    let mut dead = Vec::new();
    let text: String = match file.ends_with(".rs") {
        true => text.split_inclusive('\n').filter(|line| line.trim_start().starts_with("//")).collect(),
        false => text.to_string(),
    };
    for path in quoted(&text).filter(|text| is_path(text, folders)) {
        let path = path.trim_end_matches('/');
        if !is_there(path, ends) && !is_there(&from_here(path), ends) {
            dead.push(format!("{file}: `{path}` is not there"));
        }
    }
    if file.ends_with(".md") {
        let missing = links(&text).filter(|link| !is_there(&from_here(link), ends));
        dead.extend(missing.map(|link| format!("{file}: the link to {link} is dead")));
    }
    dead
}

#[test]
fn what_documents_and_comments_name_is_there() {
    let files = files();
    let (ends, folders) = (ends(&files), files.iter().filter_map(|file| Some(file.split_once('/')?.0)).collect());
    let texts = files.iter().filter(|file| file.ends_with(".md") || file.ends_with(".rs"));
    let read = |file: &String| std::fs::read_to_string(Path::new(ROOT).join(file)).expect("it is text");
    let dead: Vec<String> = texts.flat_map(|file| dead(file, &read(file), &ends, &folders)).collect();
    assert!(dead.is_empty(), "{}", dead.join("\n"));
}

#[test]
fn what_is_not_there_is_found() {
    let files = ["web/src/film.rs", "web/assets/live.js", "docs/a.md", "README.md"].map(str::to_string);
    let ends = ends(&files);
    let folders = BTreeSet::from(["web", "docs"]);
    let dead = |file: &str, text: &str| dead(file, text, &ends, &folders).len();
    let text = "`web/src/film.rs` `src/film.rs` `web/assets` `src/GAME.rs` `runs/first` `a / b` `events/`";
    assert_eq!(dead("docs/a.md", text), 0);
    assert_eq!(dead("docs/a.md", "`web/src/gone.rs`, `src/gone.rs`, `web/gone`, `other/GAME.rs`, `m/film.rs`"), 5);
    assert_eq!(dead("docs/a.md", "[a](a.md#b) [b](../README.md) [c](https://x.y) [d](#e)"), 0);
    assert_eq!(dead("docs/a.md", "[a](b.md) [b](README.md#a)"), 2);
    assert_eq!(dead("web/src/film.rs", "// See `web/gone.rs`.\nlet a = \"`web/gone.rs`\";"), 1);
}

fn anchor(heading: &str) -> String {
    let lower = heading.to_lowercase();
    let kept: String = lower.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).collect();
    kept.split_whitespace().collect::<Vec<_>>().join("-")
}

fn dead_anchors(file: &str, text: &str, anchors: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')?.0.split_once('#'));
    let dead = targets.filter(|(path, anchor)| {
        let path = match path.is_empty() {
            true => file.to_string(),
            false => straight(&folder.join(path)).to_string_lossy().into_owned(),
        };
        anchors.get(&path).is_some_and(|known| !known.contains(*anchor))
    });
    dead.map(|(path, anchor)| format!("{file}: {path}#{anchor} is no heading")).collect()
}

#[test]
fn links_to_headings_find_them() {
    let files = files().into_iter().filter(|file| file.ends_with(".md"));
    let read = |file: String| (std::fs::read_to_string(Path::new(ROOT).join(&file)).expect("it is text"), file);
    let texts: Vec<(String, String)> = files.map(read).collect();
    let headings = |text: &str| text.lines().filter(|line| line.starts_with('#')).map(anchor).collect();
    let anchors = texts.iter().map(|(text, file)| (file.clone(), headings(text))).collect();
    let dead: Vec<String> = texts.iter().flat_map(|(text, file)| dead_anchors(file, text, &anchors)).collect();
    assert!(dead.is_empty(), "{}", dead.join("\n"));

    let anchors = BTreeMap::from([("docs/a.md".to_string(), BTreeSet::from([anchor("## Paper: a `b`")]))]);
    let dead = |text: &str| dead_anchors("docs/c.md", text, &anchors).len();
    assert_eq!(dead("[a](a.md#paper-a-b) [b](d.md#x) [c](https://x.y/a.md#z)"), 0);
    assert_eq!(dead("[a](a.md#paper) [b](../docs/a.md#b)"), 2);
}

/// A clone stays clean after the commands of README and of the book.
#[test]
fn git_ignores_what_documented_commands_leave() {
    const FLAGS: [&str; 8] = ["--run", "--replays", "--html", "--out", "--data", "--gif", "--zlog", "--picture"];
    let mut left = BTreeSet::new();
    let books = |file: &String| *file == "README.md" || file.starts_with("docs/") && file.ends_with(".md");
    for file in files().into_iter().filter(books) {
        let text = std::fs::read_to_string(Path::new(ROOT).join(file)).expect("it is text");
        for line in text.lines().filter(|line| line.starts_with("scripts/turf ")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let made = words.windows(2).filter(|pair| FLAGS.contains(&pair[0]));
            left.extend(made.map(|pair| pair[1].to_string()));
        }
    }
    assert!(left.len() > 10, "{left:?}");
    for made in left {
        // A folder's pattern ends in a slash, so a file in it is asked for.
        let file = match made.contains('.') {
            true => made.clone(),
            false => format!("{made}/file"),
        };
        let ignored = Command::new("git").args(["check-ignore", "-q", &file]).current_dir(ROOT).status();
        assert!(ignored.expect("git is there").success(), "{made}");
    }
}

#[cfg(feature = "arena")]
#[test]
fn the_arena_is_started_by_commands_that_there_are() {
    let read = |file: &str| std::fs::read_to_string(Path::new(ROOT).join("arena/deploy").join(file)).expect("there");
    let of = |text: &str, key: &str| text.lines().find_map(|line| line.strip_prefix(key)).expect(key).to_string();
    let service = of(&read("turf-arena.service"), "ExecStart=/usr/local/bin/turf ");
    let list: Vec<String> = serde_json::from_str(&of(&read("Containerfile"), "ENTRYPOINT ")).expect("a list");
    for line in [service, list[1..].join(" ")] {
        crate::support::Place::new().succeed(&format!("{line} --help"));
        crate::support::Place::new().refuse(&format!("{line} --nonsense"));
    }
}
