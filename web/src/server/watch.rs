//! A running tournament, as the server sees it.

use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;

use serde_json::{Value, json};
use turf_agents::replay::original::{GameFile, OriginalRecord};
use turf_agents::tournament::watch::read;
use turf_env::{Encoding, for_game};

use crate::film::{Film, Filmed};

/// The newest games told about.
const LAST: usize = 40;

/// A tournament's folder, which whoever plays it may be writing to. Nothing is ever written here.
///
/// The page knows games by numbers that are given out here; the files they stand for come from the tournament's own
/// table and must lie below its folder.
pub struct Watched {
    folder: PathBuf,
    numbered: Mutex<Vec<String>>,
}

/// Whether a file of the tournament's table lies below its folder.
fn is_below(file: &str) -> bool {
    !file.is_empty()
        && Path::new(file)
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
}

impl Watched {
    /// Nothing is read yet: the tournament may still be about to begin.
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_path_buf(),
            numbered: Mutex::default(),
        }
    }

    /// The tournament's snapshot; each game of `last` has a number, `id`, or null if its replay cannot be shown.
    pub fn standings(&self) -> Result<Value, String> {
        let snapshot = read(&self.folder, LAST)
            .map_err(|e| e.to_string())?
            .ok_or("no tournament in this folder yet")?;
        let mut shown = json!(snapshot);
        for (game, shown) in snapshot.last.iter().zip(shown["last"].as_array_mut().expect("a list")) {
            shown["id"] = is_below(&game.replay).then(|| self.number(&game.replay)).into();
        }
        Ok(shown)
    }

    fn number(&self, file: &str) -> usize {
        let mut numbered = self.numbered.lock().expect("nobody panics holding it");
        let found = numbered.iter().rposition(|known| known == file);
        found.unwrap_or_else(|| {
            numbered.push(file.to_string());
            numbered.len() - 1
        })
    }

    /// A game by its number; `None` if it was never given out.
    pub fn film(&self, number: usize) -> Result<Option<Film>, String> {
        let file = self
            .numbered
            .lock()
            .expect("nobody panics holding it")
            .get(number)
            .cloned();
        let Some(file) = file else { return Ok(None) };
        // The message leaves out where the folder lies.
        let game = GameFile::open(&self.folder.join(file)).map_err(|e| e.why)?;
        let film = for_game!(&*game.game, E => film::<E>(&game));
        film.unwrap_or(Err("a replay of an unknown game".into())).map(Some)
    }
}

fn film<E: Encoding>(file: &GameFile) -> Result<Film, String>
where
    E::Game: OriginalRecord + Filmed,
{
    Ok(Film::of(&file.replay::<E::Game>()?))
}

#[cfg(test)]
mod tests {
    use super::is_below;

    #[test]
    fn only_files_below_the_folder_are_opened() {
        assert!(is_below("replays/a.json") && is_below("a"));
        for outside in ["", "/etc/passwd", "../a", "replays/../../a", "./a"] {
            assert!(!is_below(outside), "{outside}");
        }
    }
}
