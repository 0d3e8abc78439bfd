use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;

use serde_json::{Value, json};
use turf_agents::tournament::live;
use turf_agents::tournament::watch::read;

use crate::any_game::Games;
use crate::timeline::Timeline;

const LAST: usize = 40;

/// A tournament's folder, which another process may be writing to. Never written to.
///
/// The page refers to games by numbers assigned here. Their files come from the tournament's own table and must lie below its
/// folder.
pub struct Watched {
    reader: Games,
    folder: PathBuf,
    numbered: Mutex<Vec<Numbered>>,
}

#[derive(Clone, PartialEq)]
struct Numbered {
    file: PathBuf,
    live: Option<String>,
}

fn is_below(file: &Path) -> bool {
    let mut parts = file.components().peekable();
    parts.peek().is_some() && parts.all(|part| matches!(part, Component::Normal(_)))
}

impl Watched {
    pub fn new(reader: Games, folder: &Path) -> Self {
        Self { reader, folder: folder.to_path_buf(), numbered: Mutex::default() }
    }

    /// Returns the tournament's snapshot with an `id` for each game of `last`, null if its replay cannot be shown, and for
    /// each current game of `running`, null if it has just begun.
    pub fn standings(&self) -> Result<Value, String> {
        let snapshot =
            read(&self.folder, LAST).map_err(|e| e.to_string())?.ok_or("no tournament in this folder yet")?;
        let mut shown = json!(snapshot);
        for (game, shown) in snapshot.last.iter().zip(shown["last"].as_array_mut().expect("a list")) {
            shown["id"] = self.number(PathBuf::from(&game.replay), None).into();
        }
        for (pairing, shown) in (snapshot.running.iter()).zip(shown["running"].as_array_mut().expect("a list")) {
            let file = live::file_of(&pairing.pairing);
            let is_there = self.folder.join(&file).is_file();
            let id = is_there.then(|| self.number(file, Some(snapshot.game.clone()))).flatten();
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

    /// Returns a game by its `id`. `None` if the id was never assigned. A running game has its number in the pairing as
    /// `live`.
    pub fn timeline(&self, number: usize) -> Result<Option<Value>, String> {
        let numbered = self.numbered.lock().expect("nobody panics holding it");
        let Some(wanted) = numbered.get(number).cloned() else {
            return Ok(None);
        };
        drop(numbered); // making the timeline is slow
        let file = self.folder.join(wanted.file);
        // Errors must not reveal the folder's path.
        let shown = match wanted.live {
            None => {
                let replay = self.reader.read(&file)?;
                json!(Timeline { record: Some(replay.to_json()), ..replay.timeline() })
            }
            Some(game) => {
                let (timeline, number) = self.reader.read_live(&file, &game)?;
                let mut shown = json!(timeline);
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
