use std::path::Path;

use turf_agents::archive::original::{GameFile, OriginalRecord};
use turf_agents::tournament::live::LiveGame;
use turf_env::Game;

use super::{Film, Filmed};

#[derive(Clone, Default)]
pub struct Projector {
    games: Vec<Reel>,
}

#[derive(Clone, Copy)]
struct Reel {
    game: &'static str,
    recorded: fn(&GameFile) -> Result<Film, String>,
    with_record: fn(&GameFile) -> Result<Film, String>,
    live: fn(&Path) -> Result<(Film, u32), String>,
}

impl Projector {
    pub fn with<G: OriginalRecord + Filmed>(mut self) -> Self {
        self.games.push(Reel {
            game: <G as Game>::NAME,
            recorded: |file| Ok(Film::of(&file.replay::<G>()?)),
            with_record: |file| {
                let replay = file.replay::<G>()?;
                let record = Some(replay.to_json());
                Ok(Film {
                    record,
                    ..Film::of(&replay)
                })
            },
            live: live::<G>,
        });
        self
    }

    fn reel(&self, game: &str) -> Option<&Reel> {
        self.games.iter().find(|reel| reel.game == game)
    }

    /// Reads a recorded game in any format. The error does not name the file.
    pub fn read(&self, file: &Path) -> Result<Film, String> {
        let (reel, file) = self.open(file)?;
        (reel.recorded)(&file)
    }

    pub fn read_with_record(&self, file: &Path) -> Result<Film, String> {
        let (reel, file) = self.open(file)?;
        (reel.with_record)(&file)
    }

    fn open(&self, file: &Path) -> Result<(&Reel, GameFile), String> {
        let file = GameFile::open(file).map_err(|e| e.why)?;
        let reel = self.reel(&file.game).ok_or("a replay of an unknown game")?;
        Ok((reel, file))
    }

    pub fn read_live(&self, file: &Path, game: &str) -> Result<(Film, u32), String> {
        (self.reel(game).ok_or("an unknown game")?.live)(file)
    }
}

fn live<G: Filmed>(file: &Path) -> Result<(Film, u32), String> {
    let so_far = LiveGame::<G>::read(file)?;
    let [a, b] = &so_far.names;
    Ok((
        Film::unfinished::<G>(&so_far.setup, &so_far.actions, &[], [a, b]),
        so_far.game,
    ))
}
