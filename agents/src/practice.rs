//! Files by path, with which people practise a game on computers that have only Python.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};

use crate::play::contest::Contest;
use crate::words;

/// Program with the rules of a Python file. `script` runs it behind walls, kits as it is.
pub(crate) const RULES: &str = concat!(
    include_str!("python/rules/common.py"),
    include_str!("python/rules/sight.py"),
    include_str!("python/rules/contract.py"),
    include_str!("python/rules/referee.py"),
    include_str!("python/rules/checks.py"),
    include_str!("python/host.py")
);

/// Files of one game by path.
pub(crate) type Own = [(&'static str, &'static str)];

/// Removes from a program of a process what runs it, so that others can import it.
fn module(program: &str) -> &str {
    program.strip_suffix("\nmain()\n").expect("a process runs its main function last")
}

/// Returns a kit of a game whose bots run in `player`. `told` describes the game.
pub(crate) fn kit(told: &Value, player: &str, own: &Own) -> BTreeMap<String, Vec<u8>> {
    let player = module(player).to_owned() + include_str!("python/practice/start.py");
    let told = told.to_string();
    [
        ("practice.py", include_str!("python/practice/practice.py")),
        ("README.txt", include_str!("python/practice/README.txt")),
        ("kit/__init__.py", ""),
        ("kit/film.py", include_str!("python/practice/film.py")),
        ("kit/match.py", include_str!("python/practice/match.py")),
        ("kit/pages.py", include_str!("python/practice/pages.py")),
        ("kit/player.py", &player),
        ("kit/rules.py", module(RULES)),
        ("kit/kit.json", &told),
    ]
    .iter()
    .chain(own)
    .map(|(path, text)| (path.to_string(), text.as_bytes().to_vec()))
    .collect()
}

/// Returns texts of endings, those of forfeits included.
pub(crate) fn endings(game: &str) -> BTreeMap<&'static str, &'static str> {
    words::codes(game).into_iter().chain([("resigned", words::reason(game, "resigned"))]).collect()
}

/// Returns the kit of a contest of the program, whose bots its contract calls. `setups` are what games begin with, or null where
/// the kit draws it.
pub(crate) fn of_contest<R: Contest>(
    rules: R,
    config: &R::Config,
    think: Duration,
    setups: Value,
    player: &str,
    own: &Own,
) -> BTreeMap<String, Vec<u8>> {
    let told = json!({
        "own": true,
        "file": rules.name(),
        "settings": config,
        "think": think.as_secs_f64(),
        "endings": endings(rules.name()),
        "setups": setups,
    });
    let mut files = kit(&told, player, own);
    files.insert("kit/contest.py".into(), include_bytes!("python/practice/contest.py").to_vec());
    files
}
