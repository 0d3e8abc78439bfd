//! A running tournament, as the server sees it.

use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;

use serde_json::{Value, json};
use turf_agents::tournament::live;
use turf_agents::tournament::watch::read;

use crate::film::files::Projector;

/// The newest games told about.
const LAST: usize = 40;

/// A tournament's folder, which whoever plays it may be writing to. Nothing is ever written here.
///
/// The page knows games by numbers that are given out here; the files they stand for come from the tournament's own
/// table and must lie below its folder.
pub struct Watched {
    projector: Projector,
    folder: PathBuf,
    numbered: Mutex<Vec<Numbered>>,
}

/// A file below the folder.
#[derive(Clone, PartialEq)]
struct Numbered {
    file: PathBuf,
    /// The game's name, for a game that is still being played.
    live: Option<String>,
}

/// Whether a file of the tournament's table lies below its folder.
fn is_below(file: &Path) -> bool {
    let mut parts = file.components().peekable();
    parts.peek().is_some() && parts.all(|part| matches!(part, Component::Normal(_)))
}

impl Watched {
    /// Nothing is read yet: the tournament may still be about to begin.
    pub fn new(projector: Projector, folder: &Path) -> Self {
        Self {
            projector,
            folder: folder.to_path_buf(),
            numbered: Mutex::default(),
        }
    }

    /// The tournament's snapshot. Each game of `last` has a number, `id`, or null if its replay cannot be shown; so has
    /// each pairing of `running`, for the game that is being played, or null if that has only just begun.
    pub fn standings(&self) -> Result<Value, String> {
        let snapshot = read(&self.folder, LAST)
            .map_err(|e| e.to_string())?
            .ok_or("no tournament in this folder yet")?;
        let mut shown = json!(snapshot);
        for (game, shown) in snapshot.last.iter().zip(shown["last"].as_array_mut().expect("a list")) {
            shown["id"] = self.number(PathBuf::from(&game.replay), None).into();
        }
        for (pairing, shown) in (snapshot.running.iter()).zip(shown["running"].as_array_mut().expect("a list")) {
            let file = live::file_of(&pairing.pairing);
            let is_there = self.folder.join(&file).is_file();
            let id = is_there
                .then(|| self.number(file, Some(snapshot.game.clone())))
                .flatten();
            shown["id"] = id.into();
        }
        Ok(shown)
    }

    fn number(&self, file: PathBuf, live: Option<String>) -> Option<usize> {
        if !is_below(&file) {
            return None;
        }
        let wanted = Numbered { file, live };
        let mut numbered = self.numbered.lock().expect("nobody panics holding it");
        let found = numbered.iter().rposition(|known| *known == wanted);
        Some(found.unwrap_or_else(|| {
            numbered.push(wanted);
            numbered.len() - 1
        }))
    }

    /// A game by its number; `None` if it was never given out. One that is still being played has its number in the
    /// pairing as `live`.
    pub fn film(&self, number: usize) -> Result<Option<Value>, String> {
        let numbered = self.numbered.lock().expect("nobody panics holding it");
        let Some(wanted) = numbered.get(number).cloned() else {
            return Ok(None);
        };
        drop(numbered); // filming takes its time
        let file = self.folder.join(wanted.file);
        // Complaints leave out where the folder lies.
        let shown = match wanted.live {
            None => json!(self.projector.read_with_record(&file)?),
            Some(game) => {
                let (film, number) = self.projector.read_live(&file, &game)?;
                let mut shown = json!(film);
                shown["live"] = number.into();
                shown
            }
        };
        Ok(Some(shown))
    }
}

#[cfg(test)]
mod tests {
    use super::is_below;

    #[test]
    fn only_files_below_the_folder_are_opened() {
        assert!(is_below("replays/a.json".as_ref()) && is_below("a".as_ref()));
        for outside in ["", "/etc/passwd", "../a", "replays/../../a", "./a"] {
            assert!(!is_below(outside.as_ref()), "{outside}");
        }
    }
}
