//! Records of games.

use turf_agents::records::original::GameFile;
use turf_web::canvas::Canvas;
use turf_web::{GameView as _, Timeline};

use super::Playable;

/// Returns the record in turf's form: one line of JSON.
pub fn our_form<E: Playable>(file: &GameFile) -> Result<String, String> {
    Ok(file.replay::<E::Game>()?.to_json())
}

pub fn timeline<E: Playable>(file: &GameFile) -> Result<Timeline, String> {
    Ok(Timeline::of(&file.replay::<E::Game>()?))
}

/// Returns a position as text and picture. `None` if the game is shorter.
pub fn position<E: Playable>(file: &GameFile, index: usize) -> Result<Option<(String, Canvas)>, String> {
    let replay = file.replay::<E::Game>()?;
    let position = replay.positions().nth(index);
    Ok(position.map(|game| (game.to_string(), game.picture())))
}
