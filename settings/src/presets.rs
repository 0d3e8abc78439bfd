//! What differs from the default settings, per encoding.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ConfigError, TrainConfig};

/// The settings a game is trained with in this encoding unless told otherwise: the defaults overlaid by a file of
/// `presets/`.
pub fn preset<C: Default + Serialize + DeserializeOwned>(encoding: &str) -> Result<TrainConfig<C>, ConfigError> {
    let text = match encoding {
        "paper-v1" => include_str!("presets/paper.toml"),
        "duel2048-v1" => include_str!("presets/duel2048.toml"),
        "stellar-v1" => include_str!("presets/stellar.toml"),
        "stellar-v2" => include_str!("presets/stellar-v2.toml"),
        _ => "",
    };
    TrainConfig::<C>::default().overlaid(text, &[])
}

#[cfg(test)]
mod tests {
    use turf_env::games::ENCODINGS;
    use turf_env::{Encoding, Game, for_encoding};

    fn check<E: Encoding>() {
        let config = super::preset::<<E::Game as Game>::Config>(E::NAME).expect(E::NAME);
        E::Game::check(&config.game).expect(E::NAME);
    }

    #[test]
    fn every_preset_is_valid() {
        for name in ENCODINGS {
            for_encoding!(name, E => check::<E>()).expect("a known encoding");
        }
    }
}
