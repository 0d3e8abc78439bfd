//! Presets: the settings in which an encoding differs from the defaults.

use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::games::stellar::StellarV1;
use turf_env::{Encoding, Game};

use crate::config::{ConfigError, TrainConfig};

/// Training settings of an encoding.
#[warn(missing_docs)]
pub trait Preset: Encoding {
    /// TOML text over the default settings.
    const PRESET: &'static str = "";
    /// Presets for one purpose (`turf train --preset NAME`): name, and TOML over [`Preset::PRESET`], whose first line is a comment
    /// that says the purpose in the help.
    const NAMED: &'static [(&'static str, &'static str)] = &[];
}

/// Preset that ends games early in which nothing happens any more, for policies that are good already. `turf exploit`
/// uses it by default.
pub const QUIET: &str = "quiet";

/// Preset of a network, in games whose own preset learns something else.
pub const DQN: &str = "dqn";

impl Preset for PaperV1 {
    const PRESET: &'static str = include_str!("presets/paper.toml");
    const NAMED: &'static [(&'static str, &'static str)] = &[
        ("fast", include_str!("presets/paper-fast.toml")),
        (QUIET, include_str!("presets/paper-quiet.toml")),
    ];
}
impl Preset for Duel2048V1 {
    const PRESET: &'static str = include_str!("presets/duel2048.toml");
    const NAMED: &'static [(&'static str, &'static str)] = &[(DQN, include_str!("presets/duel2048-dqn.toml"))];
}
impl Preset for StellarV1 {
    const PRESET: &'static str = include_str!("presets/stellar.toml");
}

pub fn preset<E: Preset>() -> Result<TrainConfig<<E::Game as Game>::Config>, ConfigError> {
    TrainConfig::default().overlaid(E::PRESET, &[])
}

/// Returns the preset for one purpose. `None` if [`Preset::NAMED`] has no such name.
pub fn named<E: Preset>(name: &str) -> Result<Option<TrainConfig<<E::Game as Game>::Config>>, ConfigError> {
    let found = E::NAMED.iter().find(|(named, _)| *named == name);
    found.map(|(_, text)| preset::<E>()?.overlaid(text, &[])).transpose()
}

#[cfg(test)]
mod tests {
    use turf_env::Game;
    use turf_env::games::duel2048::Duel2048V1;
    use turf_env::games::paper::PaperV1;
    use turf_env::games::stellar::StellarV1;

    use super::{Preset, named, preset};

    fn check<E: Preset>() {
        let config = preset::<E>().expect(E::NAME);
        E::Game::check(&config.game).expect(E::NAME);
        for (name, _) in E::NAMED {
            let other = named::<E>(name).expect(E::NAME).expect("it is listed");
            assert_ne!(other, config, "{}: {name}", E::NAME);
            E::Game::check(&other.game).expect(E::NAME);
        }
        assert!(named::<E>("unheard of").expect(E::NAME).is_none());
    }

    #[test]
    fn every_preset_is_valid() {
        check::<PaperV1>();
        check::<Duel2048V1>();
        check::<StellarV1>();
    }
}
