use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::options::split_options;
use super::{SpecError, run};
use crate::input::near;
use crate::offered::Offered;

pub const UNKNOWN: &str = "unknown bot";
const OPTIONS: &str =
    "@depth=N, @nodes=N, @ms=T, @width=W, @replies=N, @shield=off and @integer (turf bots says which bot takes which)";
pub const NO_FILE: &str = "there is no ";

pub fn unknown<R: Offered>(rules: R, spec: &str, name: &str) -> String {
    let path = Path::new(name);
    if path.extension().is_some_and(|kind| kind == "py") {
        return format!("{UNKNOWN}; did you mean python:{spec}?");
    }
    if name.contains('/') || path.extension().is_some_and(|kind| kind == "turf") || path.is_dir() {
        return format!("{UNKNOWN}; did you mean policy:{spec}?");
    }
    let known = || rules.bots().iter().map(|bot| bot.name);
    if let Some((bot, option)) = name.split_once('@')
        && known().chain(["shipped"]).any(|known| known == bot)
    {
        return format!("{UNKNOWN}: {bot} has no option @{option}; there are {OPTIONS}");
    }
    if name.split('@').next() == Some("search") {
        return format!("{UNKNOWN}; it needs rules in Python by which players decide in turn and know everything");
    }
    let all: Vec<&str> = known().collect();
    match near(name, known().chain(["shipped"])) {
        Some(meant) => format!("{UNKNOWN}; did you mean {meant}? (turf bots --game {} lists all)", rules.flag()),
        None => format!("{UNKNOWN}; {} has {} (or policy:PATH, shipped)", rules.name(), all.join(", ")),
    }
}

/// Returns the file of a policy SPEC without options: `policy:PATH`, or `shipped` if the game is known.
pub fn policy_path(spec: &str, game: Option<&str>) -> Result<PathBuf, SpecError> {
    let error = |why| SpecError::new(spec, why);
    if spec == "shipped" {
        let game = game.ok_or_else(|| error("of which game? Add --game".into()))?;
        return shipped_path(game).ok_or_else(|| error(no_shipped(game)));
    }
    match spec.strip_prefix("policy:").map(Path::new) {
        Some(path) if path.exists() => run::policy_at(path).map_err(error),
        Some(path) if path.to_string_lossy().contains('@') => {
            Err(error("a policy that is read takes no options (@…)".into()))
        }
        Some(path) => Err(error(format!("{NO_FILE}{}", path.display()))),
        None if Path::new(spec).exists() => Err(error(format!("did you mean policy:{spec}?"))),
        None => Err(error("not a policy; name one by policy:PATH or shipped".into())),
    }
}

/// Returns the file of a policy SPEC and the options behind it. `None` for bots without a policy file.
pub fn file_and_options<'a>(spec: &'a str, game: &str) -> Result<Option<(PathBuf, &'a str)>, SpecError> {
    let error = |why| SpecError::new(spec, why);
    let rest = spec.strip_prefix("policy:");
    let (path, _) = split_options(rest.unwrap_or(spec)).map_err(error)?;
    let options = &spec[spec.len() - (rest.unwrap_or(spec).len() - path.len())..];
    match rest {
        Some(_) if Path::new(path).exists() => {
            let file = run::policy_at(Path::new(path)).map_err(error)?;
            Ok(Some((file, options)))
        }
        Some(_) => Err(error(no_policy(path))),
        None if path == "shipped" => {
            let file = shipped_path(game).ok_or_else(|| error(no_shipped(game)))?;
            Ok(Some((file, options)))
        }
        None => Ok(None),
    }
}

pub fn no_policy(path: &str) -> String {
    match path.rsplit_once('@') {
        Some((file, option)) if Path::new(file).exists() => {
            format!("{NO_FILE}option @{option}; there are {OPTIONS}")
        }
        _ => format!("{NO_FILE}{path}"),
    }
}

pub fn no_shipped(game: &str) -> String {
    format!("no checkpoints/{game}/policy.turf found here or above")
}

/// Folder of the Python package, which has its own `checkpoints/`.
pub static PACKAGE: OnceLock<PathBuf> = OnceLock::new();

/// Finds the shipped policy of a game: in `checkpoints/` of the working directory, of the program's folder, or above them,
/// or in that of the package.
pub fn shipped_path(game: &str) -> Option<PathBuf> {
    let wanted = Path::new("checkpoints").join(game).join("policy.turf");
    let starts = [std::env::current_dir().ok(), std::env::current_exe().ok(), PACKAGE.get().cloned()];
    let found = |start: PathBuf| start.ancestors().map(|a| a.join(&wanted)).find(|p| p.is_file());
    starts.into_iter().flatten().find_map(found)
}
