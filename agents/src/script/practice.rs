//! Kit of a game in a Python file.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::json;

use super::bot;
use super::definition::{Script, Settings};
use crate::practice::{endings, kit};

const BOTS: &[(&str, &str)] = &[
    ("mybot.py", include_str!("../python/practice/bots/file/mybot.py")),
    ("sample.py", include_str!("../python/practice/bots/file/sample.py")),
];

/// Returns files by path.
pub(super) fn files(script: Script, settings: &Settings, think: Duration) -> BTreeMap<String, Vec<u8>> {
    let definition = script.definition();
    let file = definition.file.name();
    let beside: BTreeMap<String, String> = serde_json::from_slice(&definition.beside).unwrap_or_default();
    let told = json!({
        "own": false,
        "file": file,
        "hash": definition.hash,
        "settings": settings,
        "think": think.as_secs_f64(),
        "beside": beside.keys().collect::<Vec<_>>(),
        "endings": endings(definition.name),
        "viewer": definition.viewer,
    });
    // Nobody knows what a referee calls.
    let mut files = kit(&told, bot::SCRIPT, if script.is_referee() { &[] } else { BOTS });
    files.extend(beside.into_iter().map(|(path, text)| (path, text.into_bytes())));
    files.insert(file, definition.file.source.clone());
    files
}
