//! Running games in small files, one per pairing, for viewers. Nothing depends on these files; they are deleted when the run
//! ends.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use turf_env::{ActionOf, Rules};

use crate::atomic_file;
use crate::play::contest::Contest;

pub const FOLDER: &str = "live";
/// Shortest time between writes. Games that end sooner appear only when complete.
pub const EVERY: Duration = Duration::from_secs(1);

pub fn file_of(key: &str) -> PathBuf {
    Path::new(FOLDER).join(format!("{key}.json"))
}

#[derive(Clone, Debug, PartialEq)]
pub struct LiveGame<R: Rules> {
    pub rules: R,
    pub game: u32,
    pub names: [String; 2],
    pub setup: R::Setup,
    pub actions: Vec<ActionOf<R>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record<S> {
    game: u32,
    names: [String; 2],
    setup: S,
    actions: Value,
}

impl<R: Contest> LiveGame<R> {
    /// Reads a file's content. Its set-up is valid; its actions may be illegal.
    pub fn parse(rules: R, bytes: &[u8]) -> Result<Self, String> {
        let record: Record<R::Setup> =
            serde_json::from_slice(bytes).map_err(|e| format!("not a game of {}: {e}", rules.name()))?;
        rules.check_setup(&record.setup).map_err(|why| format!("setup: {why}"))?;
        Ok(Self {
            rules,
            game: record.game,
            names: record.names,
            setup: record.setup,
            actions: rules.read_actions(record.actions)?,
        })
    }

    fn text(&self) -> String {
        let record = Record {
            game: self.game,
            names: self.names.clone(),
            setup: &self.setup,
            actions: self.rules.write_actions(&self.actions),
        };
        serde_json::to_string(&record).expect("text, numbers and lists")
    }
}

/// A running game. The playing thread records decisions and another thread writes the file, so that writing costs no bot any
/// time.
pub struct Live<R: Rules> {
    rules: R,
    now: Mutex<Option<Now<R>>>,
}

struct Now<R: Rules> {
    game: LiveGame<R>,
    since: Instant,
    saved: usize,
}

impl<R: Contest> Live<R> {
    pub fn new(rules: R) -> Self {
        Self { rules, now: Mutex::new(None) }
    }

    fn with<T>(&self, change: impl FnOnce(&mut Option<Now<R>>) -> T) -> T {
        change(&mut self.now.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn begin(&self, game: u32, names: [String; 2], setup: &R::Setup) {
        let game = LiveGame { rules: self.rules, game, names, setup: setup.clone(), actions: Vec::new() };
        let since = Instant::now();
        self.with(|now| *now = Some(Now { game, since, saved: 0 }));
    }

    /// Records an action that is played.
    pub fn add(&self, action: &ActionOf<R>) {
        self.with(|now| {
            if let Some(now) = now {
                now.game.actions.push(action.clone());
            }
        });
    }

    pub fn end(&self) {
        self.with(|now| *now = None);
    }

    /// Returns number and JSON of the running game, which [`LiveGame::parse`] reads.
    pub fn text(&self) -> Option<(u32, String)> {
        self.with(|now| now.as_ref().map(|now| now.game.clone())).map(|game| (game.game, game.text()))
    }

    /// Writes the file if there are new actions. Errors are ignored, because the file only serves viewers.
    pub fn save(&self, file: &Path) {
        let new = self.with(|now| {
            let now = now.as_mut().filter(|now| now.since.elapsed() >= EVERY)?;
            let played = now.game.actions.len();
            (std::mem::replace(&mut now.saved, played) < played).then(|| now.game.clone())
        });
        if let Some(game) = new {
            let _ = atomic_file::write(file, game.text().as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::NimRules;
    use turf_env::Rng;

    #[test]
    fn a_game_is_read_back_as_far_as_it_was_played() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("x.json");
        let setup = NimRules.draw_setup(&Default::default(), &mut Rng::new(1));
        let live = Live::new(NimRules);
        live.save(&file);
        assert!(!file.exists(), "no game, no file");
        live.begin(3, ["a".into(), "b".into()], &setup);
        let mut expected = Vec::new();
        for action in [1, 2] {
            live.add(&action);
            expected.push(action);
        }
        live.save(&file);
        assert!(!file.exists(), "it has only just begun");
        live.with(|now| now.as_mut().expect("begun").since -= EVERY);
        live.save(&file);
        let read = LiveGame::parse(NimRules, &std::fs::read(&file).expect("there")).expect("just written");
        assert_eq!((read.game, &read.actions), (3, &expected));
        assert_eq!(read.names, ["a", "b"]);
        std::fs::remove_file(&file).expect("there");
        live.save(&file);
        assert!(!file.exists(), "nothing new");
        live.end();
        assert!(live.with(|now| now.is_none()));
        assert!(LiveGame::parse(NimRules, b"{}").is_err());
    }
}
