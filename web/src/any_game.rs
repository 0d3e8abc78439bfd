//! [`Games`]: the one table of a program's games, for code that knows them by name alone.

use std::path::Path;
use std::sync::Arc;

use turf_agents::offered::file::GameFile;
use turf_agents::tournament::live::LiveGame;

use crate::game_view::GameView;
use crate::timeline::Timeline;

/// A game whatever its types. Every [`GameView`] is one.
pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn recorded(&self, file: &GameFile) -> Result<Timeline, String>;
    /// Reads a recorded game, with [`Timeline::record`].
    fn with_record(&self, file: &GameFile) -> Result<Timeline, String>;
    /// Reads the running game of a pairing's file, and its number.
    fn live(&self, file: &Path) -> Result<(Timeline, u32), String>;
}

impl<R: GameView> AnyGame for R {
    fn name(&self) -> &'static str {
        turf_env::Rules::name(self)
    }

    fn recorded(&self, file: &GameFile) -> Result<Timeline, String> {
        Ok(Timeline::of(&file.replay(*self)?))
    }

    fn with_record(&self, file: &GameFile) -> Result<Timeline, String> {
        let replay = file.replay(*self)?;
        let record = Some(replay.to_json());
        Ok(Timeline { record, ..Timeline::of(&replay) })
    }

    fn live(&self, file: &Path) -> Result<(Timeline, u32), String> {
        let so_far = LiveGame::read(*self, file)?;
        Ok((Timeline::live(&so_far), so_far.game))
    }
}

/// Games of a program.
#[derive(Clone, Default)]
pub struct Games(Vec<Arc<dyn AnyGame>>);

impl Games {
    pub fn with<R: GameView>(mut self, rules: R) -> Self {
        self.0.push(Arc::new(rules));
        self
    }

    pub fn find(&self, name: &str) -> Option<&dyn AnyGame> {
        self.0.iter().map(|game| &**game).find(|game| game.name() == name)
    }

    /// Reads a recorded game in any format. The error does not name the file.
    pub fn read(&self, file: &Path) -> Result<Timeline, String> {
        let (game, file) = self.open(file)?;
        game.recorded(&file)
    }

    pub fn read_with_record(&self, file: &Path) -> Result<Timeline, String> {
        let (game, file) = self.open(file)?;
        game.with_record(&file)
    }

    fn open(&self, file: &Path) -> Result<(&dyn AnyGame, GameFile), String> {
        let file = GameFile::open(file).map_err(|e| e.why)?;
        let game = self.find(&file.game).ok_or("a replay of an unknown game")?;
        Ok((game, file))
    }

    pub fn read_live(&self, file: &Path, game: &str) -> Result<(Timeline, u32), String> {
        self.find(game).ok_or("an unknown game")?.live(file)
    }
}
