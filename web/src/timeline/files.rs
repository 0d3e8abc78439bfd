use std::path::Path;

use turf_agents::offered::file::GameFile;
use turf_agents::tournament::live::LiveGame;
use turf_env::Game;

use super::Timeline;
use crate::game_view::GameView;

#[derive(Clone, Default)]
pub struct TimelineReader {
    games: Vec<OneGame>,
}

#[derive(Clone, Copy)]
struct OneGame {
    game: &'static str,
    recorded: fn(&GameFile) -> Result<Timeline, String>,
    with_record: fn(&GameFile) -> Result<Timeline, String>,
    live: fn(&Path) -> Result<(Timeline, u32), String>,
}

impl TimelineReader {
    pub fn with<G: GameView>(mut self) -> Self {
        self.games.push(OneGame {
            game: <G as Game>::NAME,
            recorded: |file| Ok(Timeline::of(&file.replay::<G>()?)),
            with_record: |file| {
                let replay = file.replay::<G>()?;
                let record = Some(replay.to_json());
                Ok(Timeline { record, ..Timeline::of(&replay) })
            },
            live: live::<G>,
        });
        self
    }

    fn game(&self, game: &str) -> Option<&OneGame> {
        self.games.iter().find(|one| one.game == game)
    }

    /// Reads a recorded game in any format. The error does not name the file.
    pub fn read(&self, file: &Path) -> Result<Timeline, String> {
        let (one, file) = self.open(file)?;
        (one.recorded)(&file)
    }

    pub fn read_with_record(&self, file: &Path) -> Result<Timeline, String> {
        let (one, file) = self.open(file)?;
        (one.with_record)(&file)
    }

    fn open(&self, file: &Path) -> Result<(&OneGame, GameFile), String> {
        let file = GameFile::open(file).map_err(|e| e.why)?;
        let one = self.game(&file.game).ok_or("a replay of an unknown game")?;
        Ok((one, file))
    }

    pub fn read_live(&self, file: &Path, game: &str) -> Result<(Timeline, u32), String> {
        (self.game(game).ok_or("an unknown game")?.live)(file)
    }
}

fn live<G: GameView>(file: &Path) -> Result<(Timeline, u32), String> {
    let so_far = LiveGame::<G>::read(file)?;
    Ok((Timeline::live(&so_far), so_far.game))
}
