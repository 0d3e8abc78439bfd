//! What differs from the default settings, per encoding.

use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::{PaperV1, PaperView};
use turf_env::games::stellar::{StellarV1, StellarV2};
use turf_env::{Encoding, Game};

use crate::{ConfigError, TrainConfig};

/// What an encoding is trained with unless told otherwise.
pub trait Preset: Encoding {
    /// TOML, over the default settings.
    const PRESET: &'static str = "";
    /// TOML over that for runs of a minute or two (`turf train --preset fast`); `None` where nothing is known to learn faster.
    const FAST: Option<&'static str> = None;
}

impl Preset for PaperV1 {
    const PRESET: &'static str = include_str!("presets/paper.toml");
    const FAST: Option<&'static str> = Some(include_str!("presets/paper-fast.toml"));
}
impl Preset for PaperView {
    const PRESET: &'static str = include_str!("presets/paper-view.toml");
}
impl Preset for Duel2048V1 {
    const PRESET: &'static str = include_str!("presets/duel2048.toml");
}
impl Preset for StellarV1 {
    const PRESET: &'static str = include_str!("presets/stellar.toml");
}
impl Preset for StellarV2 {
    const PRESET: &'static str = include_str!("presets/stellar-v2.toml");
}

/// The settings an encoding is trained with unless told otherwise: the defaults overlaid by its [`Preset`].
pub fn preset<E: Preset>() -> Result<TrainConfig<<E::Game as Game>::Config>, ConfigError> {
    TrainConfig::default().overlaid(E::PRESET, &[])
}

/// The same for a run of a minute or two, where such settings are known ([`Preset::FAST`]).
pub fn fast<E: Preset>() -> Result<Option<TrainConfig<<E::Game as Game>::Config>>, ConfigError> {
    E::FAST.map(|text| preset::<E>()?.overlaid(text, &[])).transpose()
}

#[cfg(test)]
mod tests {
    use turf_env::games::ENCODINGS;
    use turf_env::{Game, for_encoding};

    use super::{Preset, fast, preset};

    fn check<E: Preset>() {
        let config = preset::<E>().expect(E::NAME);
        E::Game::check(&config.game).expect(E::NAME);
        if let Some(fast) = fast::<E>().expect(E::NAME) {
            assert_ne!(fast, config, "{}", E::NAME);
            E::Game::check(&fast.game).expect(E::NAME);
        }
    }

    #[test]
    fn every_preset_is_valid() {
        for name in ENCODINGS {
            for_encoding!(name, E => check::<E>()).expect("a known encoding");
        }
    }
}
