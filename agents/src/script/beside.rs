//! Modules that lie beside a file of rules, and that it imports.

use std::collections::BTreeMap;
use std::path::Path;

use crate::input::read_text;

const MAX_SOURCE: u64 = 4 << 20;

/// Returns the sources of the modules and packages beside `path` that `source` imports, and those that these import, as JSON
/// by their paths there. Empty if there are none.
pub(super) fn beside(path: &Path, source: &[u8]) -> Result<Vec<u8>, String> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut found = BTreeMap::new();
    add_imported(folder, &String::from_utf8_lossy(source), &mut found)?;
    Ok(if found.is_empty() { Vec::new() } else { serde_json::to_vec(&found).expect("plain data") })
}

type Sources = BTreeMap<String, String>;

fn add_imported(folder: &Path, source: &str, found: &mut Sources) -> Result<(), String> {
    for name in source.lines().flat_map(imported) {
        if folder.join(name).is_dir() {
            add_package(folder, name, found)?;
        } else {
            add(folder, format!("{name}.py"), found)?;
        }
    }
    Ok(())
}

fn add_package(folder: &Path, name: &str, found: &mut Sources) -> Result<(), String> {
    let entries = folder.join(name).read_dir().map_err(|e| format!("{name}: {e}"))?;
    for entry in entries.flatten() {
        let Ok(file) = entry.file_name().into_string() else { continue };
        let path = format!("{name}/{file}");
        match entry.path().is_dir() {
            true => add_package(folder, &path, found)?,
            false if file.ends_with(".py") => add(folder, path, found)?,
            false => {}
        }
    }
    Ok(())
}

fn add(folder: &Path, path: String, found: &mut Sources) -> Result<(), String> {
    let file = folder.join(&path);
    if found.contains_key(&path) || !file.is_file() {
        return Ok(());
    }
    let source = read_text(&file, MAX_SOURCE).map_err(|e| format!("{}: {e}", file.display()))?;
    found.insert(path, source.clone());
    add_imported(folder, &source, found)
}

/// Lists the first parts of the module names that a line imports.
fn imported(line: &str) -> Vec<&str> {
    let line = line.trim();
    let modules = match (line.strip_prefix("import "), line.strip_prefix("from ")) {
        (Some(modules), _) => modules,
        (_, Some(rest)) => rest.split(" import").next().unwrap_or(""),
        _ => return Vec::new(),
    };
    let first =
        |module: &str| module.trim().find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(module.trim().len());
    let names = modules.split(',').map(|module| &module.trim()[..first(module)]);
    names.filter(|name| !name.is_empty()).collect()
}

#[test]
fn imports_are_found() {
    let names = |line| imported(line);
    assert_eq!(names("import os, engine.board as b  # both"), ["os", "engine"]);
    assert_eq!(names("    from board import Board, Cell"), ["board"]);
    assert_eq!(names("from .cells import Cell"), [""; 0]);
    assert_eq!(names("important = 1"), [""; 0]);
}
