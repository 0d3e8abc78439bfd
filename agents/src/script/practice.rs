//! Files with which people practise a game in a Python file on computers that have only Python.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};

use super::definition::Script;
use super::{bot, process};
use crate::contest::host::Limits;
use crate::offered::Offered;
use crate::words;

/// Returns a program that a process runs, as a module that others import.
fn module(program: &'static str) -> &'static str {
    program.strip_suffix("\nmain()\n").expect("a process runs its main function last")
}

/// Returns files by path. `settings` are the game's as far as they differ from its own.
pub(super) fn files(script: Script, settings: &Value, think: Option<Duration>) -> BTreeMap<String, Vec<u8>> {
    let definition = script.definition();
    let file = definition.file.name();
    let beside: BTreeMap<String, String> = serde_json::from_slice(&definition.beside).unwrap_or_default();
    let own = serde_json::to_value(&definition.told.settings).expect("plain data");
    let given = settings.as_object().into_iter().flatten();
    let settings: BTreeMap<&String, &Value> = own.as_object().into_iter().flatten().chain(given).collect();
    let mut endings = definition.told.endings.clone();
    for code in ["OVT", "ERR", "ILL"] {
        endings.insert(code.into(), words::reason(definition.name, code).into());
    }
    let think = think.or(script.offer().think).unwrap_or(Limits::SCRIPT.think);
    let told = json!({
        "file": file,
        "hash": definition.hash,
        "settings": settings,
        "think": think.as_secs_f64(),
        "beside": beside.keys().collect::<Vec<_>>(),
        "endings": endings,
        "viewer": definition.viewer,
    });
    let player = module(bot::SCRIPT).to_owned() + include_str!("../python/practice/start.py");
    let mut files: BTreeMap<String, Vec<u8>> = [
        ("practice.py", include_str!("../python/practice/practice.py")),
        ("README.txt", include_str!("../python/practice/README.txt")),
        ("kit/__init__.py", ""),
        ("kit/film.py", include_str!("../python/practice/film.py")),
        ("kit/match.py", include_str!("../python/practice/match.py")),
        ("kit/pages.py", include_str!("../python/practice/pages.py")),
        ("kit/player.py", &player),
        ("kit/rules.py", module(process::SCRIPT)),
        ("kit/kit.json", &told.to_string()),
    ]
    .map(|(path, text)| (path.to_string(), text.as_bytes().to_vec()))
    .into();
    if !script.is_referee() {
        // Nobody knows what a referee calls.
        for (path, text) in [
            ("mybot.py", include_str!("../python/practice/mybot.py")),
            ("sample.py", include_str!("../python/practice/sample.py")),
        ] {
            files.insert(path.into(), text.into());
        }
    }
    files.extend(beside.into_iter().map(|(path, text)| (path, text.into_bytes())));
    files.insert(file, definition.file.source.clone());
    files
}
