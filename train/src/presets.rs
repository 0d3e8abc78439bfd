//! What differs from the default settings, per game.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::config::{ConfigError, TrainConfig};

/// The settings a game is trained with unless told otherwise: the defaults overlaid by `presets/GAME.toml`.
pub fn preset<C: Default + Serialize + DeserializeOwned>(game: &str) -> Result<TrainConfig<C>, ConfigError> {
    let text = match game {
        "paper" => include_str!("presets/paper.toml"),
        "duel2048" => include_str!("presets/duel2048.toml"),
        "stellar" => include_str!("presets/stellar.toml"),
        _ => "",
    };
    TrainConfig::<C>::default().overlaid(text, &[])
}

#[cfg(test)]
mod tests {
    use turf_env::games::NAMES;
    use turf_env::{Encoding, Game, for_game};

    fn check<E: Encoding>() {
        let config = super::preset::<<E::Game as Game>::Config>(E::Game::NAME).expect(E::NAME);
        E::Game::check(&config.game).expect(E::NAME);
    }

    #[test]
    fn every_games_preset_is_valid() {
        for name in NAMES {
            for_game!(name, E => check::<E>()).expect("a known game");
        }
    }
}
