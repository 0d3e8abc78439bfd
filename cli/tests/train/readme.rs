//! Runs every command of README and of the documents, in order, as in a fresh clone.
//!
//! `bash` runs the blocks marked `sh` in a copy of all tracked files, page after page, with these changes only: `scripts/turf` is
//! the program built for this test; `--minutes M` is three seconds and `--games N` is 2 at most, also by default
//! (`TURF_DOCS_MINUTES` and `TURF_DOCS_GAMES` change that); `train` and `exploit` get small settings ([`SMALL`]); a server is
//! ended once it prints its address.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const PAGES: [&str; 12] = [
    "README.md",
    "docs/index.md",
    "docs/quickstart.md",
    "docs/tutorials/watch.md",
    "docs/tutorials/bot.md",
    "docs/tutorials/submit.md",
    "docs/tutorials/train.md",
    "docs/tutorials/contest.md",
    "docs/tutorials/course.md",
    "docs/tutorials/machines.md",
    "docs/tutorials/next-game.md",
    "docs/reference/commands.md",
];

/// Settings that let a run of a few seconds finish.
const SMALL: &str = "--envs 64 --set dqn.learning_start=2000 --set evaluation.final_games=2 --set evaluation.games=2 \
                     --set evaluation.confirm_games=2";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn setting(name: &str, usual: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| usual.to_string())
}

fn blocks(page: &str, language: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(head) = line.strip_prefix("```").filter(|head| !head.is_empty()) else {
            continue;
        };
        let body: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
        if head.split(' ').next() == Some(language) {
            let title = head.split_once("title=\"").and_then(|(_, rest)| rest.split_once('"'));
            blocks.push((title.map_or(String::new(), |(title, _)| title.into()), body.join("\n") + "\n"));
        }
    }
    blocks
}

fn replaced(command: &str, flag: &str, new: impl Fn(&str) -> String) -> String {
    let mut words: Vec<String> = command.split(' ').map(str::to_string).collect();
    for i in 1..words.len() {
        if words[i - 1] == flag {
            words[i] = new(&words[i]);
        }
    }
    words.join(" ")
}

fn clone() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let copy = "git ls-files -z | tar --null -T - -cf - | tar -xf - -C \"$0\"";
    let done = Command::new("bash").current_dir(root()).args(["-ec", copy]).arg(folder.path()).status();
    assert!(done.expect("bash").success(), "what git tracks could not be copied");
    folder
}

/// Runs one line of a block. It must succeed, or print an address if it serves.
fn run(folder: &Path, page: &str, line: &str) {
    let program = Path::new(env!("CARGO_BIN_EXE_turf"));
    let few: u64 = setting("TURF_DOCS_GAMES", "2").parse().expect("a number");
    let mut command = replaced(line, "--games", |n| n.parse().map_or(few, |n: u64| n.min(few)).to_string());
    let minutes = setting("TURF_DOCS_MINUTES", "0.05");
    command = replaced(&command, "--minutes", |_| minutes.clone());
    let exploits = command.starts_with("scripts/turf exploit");
    if exploits || command.starts_with("scripts/turf train") {
        command = match command.contains("--resume") {
            true if command.contains("--minutes") => command,
            true => format!("{command} --minutes {minutes}"),
            false => format!("{command} {SMALL}"),
        };
    }
    // A sequential test ends by itself, and not after a few games.
    if command.starts_with("scripts/turf evaluate") && !command.contains("--games") && !command.contains("--sprt") {
        command += &format!(" --games {few}");
    }
    let of_arena = command.starts_with("scripts/turf arena");
    if of_arena && !cfg!(feature = "arena") {
        return;
    }
    let serves = of_arena || command.starts_with("scripts/turf play");
    let command = command.replace("scripts/turf", &program.display().to_string());
    let command = if serves { format!("exec {command} --port 0") } else { command };
    let mut bash = Command::new("bash");
    bash.current_dir(folder).args(["-ec", &format!("set -o pipefail; {command}")]);
    if serves {
        let mut child = bash.stdout(Stdio::piped()).spawn().expect("bash");
        let mut said = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut said).expect("text");
        child.kill().expect("ours");
        let _ = child.wait();
        assert!(said.contains("://"), "{page}: {line}: {said}");
    } else {
        let output = bash.output().expect("bash");
        let said = crate::support::text(&output.stderr);
        // `head` may have closed the pipe.
        assert!(output.status.success() || line.contains("| head"), "{page}: {line}\n{said}");
        assert!(!said.contains("panicked"), "{page}: {line}\n{said}");
    }
}

#[test]
fn every_command_of_the_pages_runs_in_order() {
    let clone = clone();
    for page in PAGES {
        let text = std::fs::read_to_string(clone.path().join(page)).unwrap_or_else(|e| panic!("{page}: {e}"));
        for (title, body) in blocks(&text, "python") {
            if !title.is_empty() {
                std::fs::write(clone.path().join(title), body).expect("writable");
            }
        }
        for (_, body) in blocks(&text, "sh") {
            body.lines().filter(|line| !line.is_empty()).for_each(|line| run(clone.path(), page, line));
        }
        // Each page begins in its own clone, with the trained runs only.
        for left in ["replays", "games.html", "game.gif", "cup", "pictures", "mine", "bot.py"] {
            let path = clone.path().join(left);
            let _ = std::fs::remove_dir_all(&path).or_else(|_| std::fs::remove_file(&path));
        }
        if page == "README.md" {
            let _ = std::fs::remove_dir_all(clone.path().join("runs"));
        }
    }
}

#[test]
fn readme_is_short() {
    let text = std::fs::read_to_string(root().join("README.md")).expect("there");
    let words = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    assert!(words <= 700, "{words} words");
}

#[test]
fn every_page_with_commands_is_run() {
    let mut folders = vec![root().join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            let page = path.strip_prefix(root()).expect("below").display().to_string();
            if path.extension().is_some_and(|kind| kind == "md") && !blocks(&text, "sh").is_empty() {
                assert!(PAGES.contains(&&*page), "{page} has commands that no test runs");
            }
        }
    }
}
