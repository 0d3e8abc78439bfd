//! Dependency arrows (DESIGN.md) between crates, the rooms of a crate, and the rooms of a game.
//!
//! Paths in sources count, tests and comments do not. A new room needs a line here.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

type Arrows = &'static [(&'static str, &'static [&'static str])];

/// Folders of the workspace. A folder's name in paths is `turf_` and the folder, with underscores.
const CRATES: Arrows = &[
    ("features", &[]),
    ("env", &[]),
    ("duel-board", &[]),
    ("agents", &["env"]),
    ("train", &["env", "agents"]),
    ("web", &["env", "agents"]),
    ("arena", &["env", "agents", "web"]),
    ("cli", &["env", "agents", "duel-board", "train", "web", "arena"]),
    ("python", &["env", "agents", "train", "web"]),
];

const GAME: Arrows = &[("rules", &[]), ("analysis", &["rules"]), ("encoding", &["rules", "analysis"])];

const ROOMS: &[(&str, Arrows)] = &[
    (
        "env/src",
        &[
            ("rng", &[]),
            ("curve", &[]),
            ("prefetch", &[]),
            ("observation_spec", &[]),
            ("game", &["rng"]),
            ("chance", &["rng", "game"]),
            ("encoding", &["rng", "curve", "observation_spec", "game"]),
            ("fingerprint", &["rng", "game", "chance", "encoding"]),
            ("games", &["rng", "curve", "prefetch", "observation_spec", "game", "encoding"]),
            ("trace", &["games"]),
            ("vec_env", &["rng", "prefetch", "observation_spec", "game", "chance", "encoding"]),
            ("conformance", &["rng", "game", "chance", "encoding", "vec_env"]),
        ],
    ),
    ("env/src/games/paper", GAME),
    ("env/src/games/duel2048", GAME),
    ("env/src/games/stellar", GAME),
    (
        "agents/src",
        &[
            ("input", &[]),
            ("notice", &[]),
            ("hold", &[]),
            ("columns", &[]),
            ("atomic_file", &[]),
            ("play", &["input", "notice"]),
            ("words", &["play"]),
            ("stats", &["input", "columns", "words", "play"]),
            ("records", &["input", "play"]),
            ("contest", &[]),
            ("policy", &["input", "atomic_file", "play"]),
            ("contest/host", &["input", "notice", "play"]),
            ("bots", &["play", "policy"]),
            ("contest/contents", &["play", "policy"]),
            ("practice", &["play", "words"]),
            (
                "offered",
                &[
                    "input",
                    "play",
                    "stats",
                    "records",
                    "policy",
                    "contest/host",
                    "bots",
                    "contest/contents",
                    "practice",
                ],
            ),
            ("spec", &["input", "notice", "play", "stats", "records", "policy", "contest/host", "bots", "offered"]),
            (
                "script",
                &[
                    "input",
                    "words",
                    "play",
                    "policy",
                    "contest/host",
                    "contest/contents",
                    "bots",
                    "practice",
                    "offered",
                ],
            ),
            ("contest/trial", &["input", "play", "records", "contest/host", "offered", "spec"]),
            ("contest/report", &["input", "words", "contest/host", "contest/trial"]),
            ("contest/export", &["play", "policy", "contest/host", "contest/contents", "bots", "offered", "spec"]),
            (
                "tournament",
                &[
                    "input",
                    "notice",
                    "words",
                    "hold",
                    "columns",
                    "atomic_file",
                    "play",
                    "stats",
                    "records",
                    "contest/host",
                    "offered",
                    "spec",
                ],
            ),
        ],
    ),
    (
        "agents/src/script",
        &[
            ("facts", &[]),
            ("process", &["facts"]),
            ("beside", &[]),
            ("definition", &["beside", "facts", "process"]),
            ("position", &["facts", "process", "definition"]),
            ("encoding", &["facts", "definition", "position"]),
            ("export", &["definition", "encoding"]),
            ("bot", &["facts", "definition", "position"]),
            ("practice", &["definition", "bot"]),
            ("referee", &["facts", "definition"]),
            ("twin", &["definition"]),
            ("game", &["facts", "definition", "position", "encoding", "export", "bot", "practice"]),
        ],
    ),
    (
        "agents/src/stats",
        &[
            ("measure", &[]),
            ("score", &[]),
            ("rating", &[]),
            ("sprt", &["score", "rating"]),
            ("payoff", &["score", "rating"]),
            ("known", &["payoff"]),
            ("evaluation", &["score", "rating", "sprt", "payoff", "known"]),
            ("ratings", &["score", "payoff"]),
        ],
    ),
    (
        "agents/src/contest/host",
        &[
            ("board", &[]),
            ("answer", &[]),
            ("interpreter", &["board"]),
            ("isolation", &[]),
            ("walls", &["answer", "interpreter", "isolation"]),
            ("no_walls", &["answer", "interpreter", "isolation"]),
            ("runner", &["answer", "isolation", "walls"]),
            ("check", &["runner"]),
            ("duel2048", &["board", "interpreter", "runner"]),
            ("paper", &["runner"]),
            ("stellar", &["answer", "runner"]),
        ],
    ),
    (
        "agents/src/contest/host/walls",
        &[
            ("kernel", &[]),
            ("private", &[]),
            ("files", &[]),
            ("syscalls", &[]),
            ("launch", &["private", "files", "syscalls"]),
            ("meter", &["launch"]),
            ("scratch", &["private", "launch"]),
            ("child", &["launch", "meter", "scratch"]),
        ],
    ),
    (
        "agents/src/bots/stellar/planner",
        &[
            ("params", &[]),
            ("plan", &["params"]),
            ("style", &["params", "plan"]),
            ("search", &["params", "style"]),
            ("foretell", &["style", "search"]),
            ("exchange", &[]),
            ("rollout", &["style", "search", "foretell", "exchange"]),
            ("file", &["params", "style", "search"]),
            ("policy", &["search", "rollout", "file"]),
        ],
    ),
    (
        "agents/src/bots/duel2048/search",
        &[
            ("sums", &[]),
            ("lines", &["sums"]),
            ("leaf", &["lines"]),
            ("table", &[]),
            ("counter", &["lines", "leaf", "table"]),
            ("moves", &["leaf", "counter"]),
            ("bot", &["leaf"]),
            ("file", &["sums", "lines", "leaf"]),
            ("learn", &["sums", "lines", "leaf", "moves", "bot"]),
            ("policy", &["sums", "lines", "leaf", "bot", "file"]),
        ],
    ),
    ("train/src/data", &[("batch", &[]), ("augment", &["batch"]), ("replay_buffer", &["batch", "augment"])]),
    (
        "train/src/rollout",
        &[
            ("cpu_time", &[]),
            ("observation", &[]),
            ("exploration", &[]),
            ("league", &[]),
            ("opponents", &["league"]),
            ("chunk", &["observation", "league"]),
            ("n_step", &["observation", "chunk"]),
            ("settings", &["observation", "n_step"]),
            (
                "actor",
                &["cpu_time", "observation", "exploration", "league", "opponents", "chunk", "n_step", "settings"],
            ),
            ("games", &["observation", "exploration", "league", "opponents", "chunk", "n_step", "settings", "actor"]),
            ("wire", &["observation", "league", "chunk"]),
        ],
    ),
    (
        "train/src/run",
        &[
            ("memory", &[]),
            ("threads", &[]),
            ("evaluation", &[]),
            ("remote_actors", &[]),
            ("parts", &["memory", "evaluation"]),
            ("dqn", &["threads", "evaluation", "remote_actors", "parts"]),
            ("best", &["evaluation", "dqn"]),
            ("warm", &["evaluation", "dqn"]),
            ("snapshots", &["evaluation", "dqn"]),
            ("exploiters", &["evaluation", "dqn"]),
            ("exchange", &["remote_actors", "dqn"]),
            ("self_play", &["dqn", "best"]),
            ("treestrap", &["threads", "evaluation", "best", "self_play"]),
        ],
    ),
    (
        "train/src",
        &[
            ("config", &[]),
            ("rollout", &["config"]),
            ("data", &["config", "rollout"]),
            ("nn", &["rollout", "data"]),
            ("learn", &["config", "rollout", "data", "nn"]),
            ("store", &["config", "rollout", "data", "nn", "learn"]),
            ("report", &["config", "rollout", "learn"]),
            ("run", &["config", "rollout", "data", "nn", "learn", "store", "report"]),
            ("session", &["config", "learn", "store", "report", "run"]),
            ("any_training", &["config", "session"]),
            ("bench", &["config", "learn", "report", "run"]),
        ],
    ),
    (
        "web/src",
        &[
            ("grid", &[]),
            ("canvas", &["grid"]),
            ("lang", &[]),
            ("game_view", &["grid", "canvas"]),
            ("timeline", &["game_view"]),
            ("analysis", &["game_view", "timeline"]),
            ("gif", &["canvas", "game_view"]),
            ("page", &["lang", "timeline"]),
            ("plot", &[]),
            ("practice", &["lang", "game_view", "page"]),
            ("ratings", &[]),
            ("rules", &["lang", "page"]),
            ("report", &["lang", "game_view", "timeline", "page"]),
            ("live", &["game_view", "timeline"]),
            ("table", &["lang", "game_view", "timeline", "analysis", "gif", "rules", "live"]),
            (
                "any_game",
                &[
                    "canvas",
                    "lang",
                    "game_view",
                    "timeline",
                    "analysis",
                    "gif",
                    "plot",
                    "practice",
                    "rules",
                    "report",
                    "live",
                    "table",
                ],
            ),
            ("tournament", &["page", "ratings"]),
            ("pairings", &["lang", "timeline", "page", "any_game", "tournament"]),
            ("server", &["lang", "game_view", "timeline", "page", "rules", "live", "table", "any_game"]),
        ],
    ),
    (
        "arena/src",
        &[
            ("secret", &[]),
            ("ladder", &[]),
            ("problem", &[]),
            ("db", &["problem"]),
            ("blobs", &["secret"]),
            ("accounts", &["secret", "db", "problem"]),
            ("mail", &["secret", "db", "problem", "accounts"]),
            ("sessions", &["secret", "db"]),
            ("contests", &["secret", "db", "problem", "accounts"]),
            ("teams", &["secret", "db", "problem", "accounts", "contests"]),
            ("matches", &["secret", "db", "problem", "contests"]),
            ("analyses", &["db", "problem", "contests", "matches"]),
            ("versions", &["db", "problem", "blobs", "accounts", "contests", "teams", "matches"]),
            ("ladders", &["secret", "db", "ladder", "problem", "contests", "teams", "matches", "versions"]),
            ("finals", &["db", "problem", "contests", "teams", "matches", "ladders"]),
            ("director", &["db", "problem", "contests", "matches", "versions", "ladders", "finals"]),
            ("live", &["db", "problem", "matches"]),
            ("worker", &["secret", "db", "problem", "blobs", "contests", "matches", "analyses", "versions"]),
            ("submit", &["versions"]),
            ("verify", &["submit"]),
            ("backup", &["db", "blobs"]),
            (
                "web",
                &[
                    "secret", "db", "problem", "accounts", "mail", "sessions", "contests", "teams", "matches",
                    "analyses", "versions", "ladders", "finals",
                ],
            ),
            (
                "serve",
                &[
                    "db", "blobs", "accounts", "mail", "sessions", "contests", "matches", "director", "live", "worker",
                    "web",
                ],
            ),
        ],
    ),
    ("cli/src", &[("console", &[]), ("commands", &["console"]), ("conformance", &[]), ("main", &[])]),
    (
        "python/src/generic",
        &[
            ("bot", &[]),
            ("advice", &["bot"]),
            ("external_policy", &["bot"]),
            ("environment", &["advice", "bot"]),
            ("team", &["bot", "external_policy"]),
            ("record", &[]),
            ("actor", &[]),
        ],
    ),
    (
        "python/src",
        &[
            ("json", &[]),
            ("arrays", &["json"]),
            ("memory", &[]),
            ("attended", &["json"]),
            ("generic", &["json", "arrays", "attended"]),
            ("games", &["attended", "generic"]),
            ("policy", &["json", "arrays", "games", "generic"]),
            ("env", &["json", "arrays", "memory", "games", "generic"]),
            ("adviser", &["json", "arrays", "env", "games", "generic"]),
            ("actor", &["json", "games", "generic"]),
            ("series", &["json", "attended", "games", "generic"]),
            ("arena", &["json", "attended", "games", "generic", "series"]),
            ("tournament", &["json", "attended", "games"]),
            ("record", &["json", "arrays", "games", "generic"]),
            ("train", &["json", "attended", "games"]),
        ],
    ),
];

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

fn forbidden(arrows: Arrows, from: &str, used: impl IntoIterator<Item = String>) -> Vec<String> {
    let may = arrows.iter().find(|(part, _)| *part == from);
    let known = |part: &String| arrows.iter().any(|(known, _)| part == known);
    let wrong = |part: &String| part != from && known(part) && may.is_none_or(|(_, may)| !may.contains(&part.as_str()));
    used.into_iter().filter(wrong).collect()
}

/// Returns the room of a path: its first two segments if the list has them, otherwise the first.
fn room(arrows: Arrows, path: &[String], depth: usize) -> String {
    let inner = path.get(depth..depth + 2).map(|inner| inner.join("/"));
    let inner = inner.filter(|inner| arrows.iter().any(|(room, _)| room == inner));
    inner.unwrap_or_else(|| path[depth].clone())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn the_lists_have_no_circle() {
    for (_, arrows) in ROOMS.iter().chain(&[("", CRATES)]) {
        for (i, (part, may)) in arrows.iter().enumerate() {
            let above = |other: &&str| arrows[..i].iter().any(|(above, _)| above == other);
            assert!(may.iter().all(above), "{part} uses what does not stand above it");
        }
    }
}

#[test]
fn crates_use_only_crates_above_them() {
    for (from, _) in CRATES {
        let mut files = Vec::new();
        match root().join(from).join("src") {
            folder if folder.is_dir() => sources(&folder, &mut files),
            _ => continue, // planned
        }
        for file in files {
            let code = code(&std::fs::read_to_string(&file).expect("a source"));
            let name = |part: &str| format!("turf_{}::", part.replace('-', "_"));
            let used = CRATES.iter().filter(|(part, _)| code.contains(&name(part)));
            let wrong = forbidden(CRATES, from, used.map(|(part, _)| part.to_string()));
            assert_eq!(wrong, [""; 0], "{}", file.display());
        }
    }
}

#[test]
fn rooms_use_only_rooms_above_them() {
    for (folder, arrows) in ROOMS {
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
    let (_, agents) = ROOMS.iter().find(|(folder, _)| *folder == "agents/src").expect("a room");
    let at: Vec<String> = ["play", "arena"].map(String::from).to_vec();
    let rooms = |text: &str| paths(&code(text), &at).into_iter().map(|path| path[0].clone()).collect::<Vec<_>>();
    let found = |text: &str| forbidden(agents, "play", rooms(text));
    assert_eq!(found("use crate::spec::BotSpec;"), ["spec"]);
    assert_eq!(found("    let file = super::super::policy::file::PolicyFile::default();"), ["policy"]);
    assert_eq!(found("use super::bot::Bot;\nuse crate::input::one_line;"), [""; 0]);
    assert_eq!(found("/// See [`crate::spec`]\n#[cfg(test)]\nmod tests {\n    use crate::spec::run;"), [""; 0]);
    assert_eq!(forbidden(CRATES, "env", ["agents".to_string()]), ["agents"]);
}
