//! Files behind SPECs, for sending bots to other machines.

use std::path::{Path, PathBuf};

use super::find::{no_shipped, shipped_path};
use super::mix::members;
use super::name::split_name;
use super::options::split_options;
use super::run;

/// Returns the file of a bot. `None` for a built-in bot. Mixes with files are rejected.
pub fn file_of(spec: &str, game: &str) -> Result<Option<PathBuf>, String> {
    let (_, spec) = split_name(spec)?;
    if let Some(members) = members(spec) {
        for member in members {
            if file_of(member, game)?.is_some() {
                return Err(format!("{spec}: only mixes of built-in bots can be sent elsewhere"));
            }
        }
        return Ok(None);
    }
    if let Some(path) = spec.strip_prefix("python:") {
        return Ok(Some(path.into()));
    }
    if let Some(rest) = spec.strip_prefix("policy:") {
        return run::policy_at(Path::new(split_options(rest)?.0)).map(Some);
    }
    match split_options(spec)?.0 {
        "shipped" => shipped_path(game).map(Some).ok_or_else(|| no_shipped(game)),
        _ => Ok(None),
    }
}

pub fn with_file(spec: &str, path: &Path) -> Result<String, String> {
    let (_, spec) = split_name(spec)?;
    let path = path.display();
    if spec.starts_with("python:") {
        return Ok(format!("python:{path}"));
    }
    let options = &spec[split_options(spec)?.0.len()..];
    Ok(format!("policy:{path}{options}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_and_moved() {
        let of = |spec| file_of(spec, "paper").expect("read");
        assert_eq!(of("negamax@depth=3"), None);
        assert_eq!(of("me=python:a/b.py"), Some("a/b.py".into()));
        assert_eq!(of("mix:wanderer+delta"), None);
        assert!(file_of("mix:wanderer+python:a/b.py", "paper").is_err_and(|why| why.contains("built-in")));
        assert_eq!(of("policy:a@b.turf@depth=2@width=3"), Some("a@b.turf".into()));
        let moved = |spec| with_file(spec, Path::new("/x/y")).expect("read");
        assert_eq!(moved("me=python:a/b.py"), "python:/x/y");
        assert_eq!(moved("policy:a@b.turf@depth=2@width=3"), "policy:/x/y@depth=2@width=3");
        assert_eq!(moved("shipped@integer"), "policy:/x/y@integer");
        assert_eq!(moved("shipped"), "policy:/x/y");
    }
}
