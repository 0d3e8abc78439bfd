//! Films of games on disk.

use std::path::Path;

use turf_agents::archive::original::{GameFile, OriginalRecord};
use turf_agents::tournament::live::LiveGame;
use turf_env::{Encoding, for_game};

use super::{Film, Filmed};

impl Film {
    /// Of a recorded game of any form. The complaint does not name the file.
    pub fn read(file: &Path) -> Result<Self, String> {
        let file = GameFile::open(file).map_err(|e| e.why)?;
        let film = for_game!(&*file.game, E => recorded::<<E as Encoding>::Game>(&file));
        film.unwrap_or(Err("a replay of an unknown game".into()))
    }

    /// Of a tournament's game that is still being played, and its number in the pairing.
    pub fn read_live(file: &Path, game: &str) -> Result<(Self, u32), String> {
        let film = for_game!(game, E => live::<<E as Encoding>::Game>(file));
        film.unwrap_or(Err("an unknown game".into()))
    }
}

fn recorded<G: OriginalRecord + Filmed>(file: &GameFile) -> Result<Film, String> {
    Ok(Film::of(&file.replay::<G>()?))
}

fn live<G: Filmed>(file: &Path) -> Result<(Film, u32), String> {
    let so_far = LiveGame::<G>::read(file)?;
    let [a, b] = &so_far.names;
    Ok((
        Film::unfinished::<G>(&so_far.setup, &so_far.actions, [a, b]),
        so_far.game,
    ))
}
