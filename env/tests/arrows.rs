//! Dependency arrows (DESIGN.md) between crates, the rooms of a crate, and the rooms of a game.
//!
//! Paths in sources count, tests and comments do not. A new room needs a line in `arrows.txt`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Parts, and what each may use.
type Arrows = Vec<(&'static str, Vec<&'static str>)>;

/// Reads the table by folder, the crates first.
fn table() -> Vec<(&'static str, Arrows)> {
    let mut table: Vec<(&str, Arrows)> = vec![];
    for line in include_str!("arrows.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            Some(folder) => table.push((folder, vec![])),
            None => {
                let (part, may) = line.split_once(':').expect("PART: PARTS");
                table.last_mut().expect("a folder first").1.push((part, may.split_whitespace().collect()));
            }
        }
    }
    table
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|n| n.to_str()).expect("a name");
        if path.is_dir() {
            if name != "tests" {
                sources(&path, files);
            }
        } else if name.ends_with(".rs") && !["tests.rs", "toy.rs", "lib.rs"].contains(&name) {
            files.push(path);
        }
    }
}

fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns every path in `code` that starts with `crate` or `super`, as segments below the crate's root. `at`: the module.
fn paths(code: &str, at: &[String]) -> Vec<Vec<String>> {
    let word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let split = code.split(|c| !word(c)).filter(|path| path.contains("::"));
    let absolute = split.filter_map(|path| {
        let mut segments: Vec<String> = path.split("::").map(str::to_string).collect();
        let up = segments.iter().take_while(|s| *s == "super").count();
        match segments[0].as_str() {
            "crate" => Some(segments.split_off(1)),
            "super" => Some([&at[..at.len().saturating_sub(up)], &segments[up..]].concat()),
            _ => None,
        }
    });
    absolute.collect()
}

fn forbidden(arrows: &Arrows, from: &str, used: impl IntoIterator<Item = String>) -> Vec<String> {
    let may = arrows.iter().find(|(part, _)| *part == from);
    let known = |part: &String| arrows.iter().any(|(known, _)| part == known);
    let wrong = |part: &String| part != from && known(part) && may.is_none_or(|(_, may)| !may.contains(&part.as_str()));
    used.into_iter().filter(wrong).collect()
}

/// Returns the room of a path: its first two segments if the list has them, otherwise the first.
fn room(arrows: &Arrows, path: &[String], depth: usize) -> String {
    let inner = path.get(depth..depth + 2).map(|inner| inner.join("/"));
    let inner = inner.filter(|inner| arrows.iter().any(|(room, _)| room == inner));
    inner.unwrap_or_else(|| path[depth].clone())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn the_lists_have_no_circle() {
    for (_, arrows) in table() {
        for (i, (part, may)) in arrows.iter().enumerate() {
            let above = |other: &&str| arrows[..i].iter().any(|(above, _)| above == other);
            assert!(may.iter().all(above), "{part} uses what does not stand above it");
        }
    }
}

#[test]
fn crates_use_only_crates_above_them() {
    let crates = &table()[0].1;
    for (from, _) in crates {
        let mut files = Vec::new();
        match root().join(from).join("src") {
            folder if folder.is_dir() => sources(&folder, &mut files),
            _ => continue, // planned
        }
        for file in files {
            let code = code(&std::fs::read_to_string(&file).expect("a source"));
            let name = |part: &str| format!("turf_{}::", part.replace('-', "_"));
            let used = crates.iter().filter(|(part, _)| code.contains(&name(part)));
            let wrong = forbidden(crates, from, used.map(|(part, _)| part.to_string()));
            assert_eq!(wrong, [""; 0], "{}", file.display());
        }
    }
}

#[test]
fn rooms_use_only_rooms_above_them() {
    for (folder, arrows) in &table()[1..] {
        let mut files = Vec::new();
        sources(&root().join(folder), &mut files);
        let mut seen = BTreeMap::new();
        for file in files {
            let inside = file.strip_prefix(root()).expect("inside").with_extension("");
            let module: Vec<String> = inside.iter().skip(2).map(|s| s.to_string_lossy().into_owned()).collect();
            let depth = Path::new(folder).iter().count() - 2;
            let from = room(arrows, &module, depth);
            assert!(arrows.iter().any(|(room, _)| *room == from), "{} is in no room of the list", file.display());
            let text = code(&std::fs::read_to_string(&file).expect("a source"));
            let used =
                paths(&text, &module).into_iter().filter(|path| path.len() > depth && path[..depth] == module[..depth]);
            let wrong = forbidden(arrows, &from, used.map(|path| room(arrows, &path, depth)));
            assert_eq!(wrong, [""; 0], "{}: {from} uses these", file.display());
            *seen.entry(from).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), arrows.len(), "{folder}: rooms without files: {seen:?}");
    }
}

#[test]
fn an_arrow_that_runs_back_is_found() {
    let table = table();
    let (_, agents) = table.iter().find(|(folder, _)| *folder == "agents/src").expect("a room");
    let at: Vec<String> = ["play", "arena"].map(String::from).to_vec();
    let rooms = |text: &str| paths(&code(text), &at).into_iter().map(|path| path[0].clone()).collect::<Vec<_>>();
    let found = |text: &str| forbidden(agents, "play", rooms(text));
    assert_eq!(found("use crate::spec::BotSpec;"), ["spec"]);
    assert_eq!(found("    let file = super::super::policy::file::PolicyFile::default();"), ["policy"]);
    assert_eq!(found("use super::bot::Bot;\nuse crate::input::one_line;"), [""; 0]);
    assert_eq!(found("/// See [`crate::spec`]\n#[cfg(test)]\nmod tests {\n    use crate::spec::run;"), [""; 0]);
    assert_eq!(forbidden(&table[0].1, "env", ["agents".to_string()]), ["agents"]);
}
