//! Presets: the settings in which an encoding differs from the defaults.

use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::games::stellar::StellarV1;
use turf_env::{Encoding, Game};

use crate::config::describe::differences;
use crate::config::{ConfigError, TrainConfig};

/// Training settings of an encoding.
#[warn(missing_docs)]
pub trait Preset: Encoding {
    /// TOML text over the default settings.
    const PRESET: &'static str = "";
    /// Presets for one purpose (`turf train --preset NAME`): name, and TOML over [`Preset::PRESET`], whose first line is a comment
    /// that says the purpose in the help.
    const NAMED: &'static [(&'static str, &'static str)] = &[];
    /// Measured results of presets.
    const GOALS: &'static [Goal] = &[];
}

/// Name of a preset (empty for [`Preset::PRESET`]), decisions of a run from nothing, and its score then.
pub type Goal = (&'static str, u64, &'static str);

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
    // docs/measurements.md, "Time to champion".
    const GOALS: &'static [Goal] = &[
        ("", 15_000_000, ".79 to .88 against delta"),
        ("fast", 19_000_000, ".90 to .99 against delta"),
    ];
}
impl Preset for Duel2048V1 {
    const PRESET: &'static str = include_str!("presets/duel2048.toml");
    const NAMED: &'static [(&'static str, &'static str)] = &[(DQN, include_str!("presets/duel2048-dqn.toml"))];
    // docs/measurements.md, "Training".
    const GOALS: &'static [Goal] = &[
        ("", 5_550_000, ".98 against tower, 250 nodes a decision"),
        (DQN, 70_000_000, ".79 to .85 against negamax, four plies ahead"),
    ];
}
impl Preset for StellarV1 {
    const PRESET: &'static str = include_str!("presets/stellar.toml");
    // checkpoints/stellar/CARD.md.
    const GOALS: &'static [Goal] = &[("", 2_760_000, ".68 against the planner alone")];
}

pub fn preset<E: Preset>() -> Result<TrainConfig<<E::Game as Game>::Config>, ConfigError> {
    TrainConfig::default().overlaid(E::PRESET, &[])
}

/// Returns the preset for one purpose. `None` if [`Preset::NAMED`] has no such name.
pub fn named<E: Preset>(name: &str) -> Result<Option<TrainConfig<<E::Game as Game>::Config>>, ConfigError> {
    let found = E::NAMED.iter().find(|(named, _)| *named == name);
    found.map(|(_, text)| preset::<E>()?.overlaid(text, &[])).transpose()
}

/// Returns the goal of the preset that `config` equals but for settings that hardly matter to learning.
pub fn goal<E: Preset>(config: &TrainConfig<<E::Game as Game>::Config>) -> Option<&'static Goal> {
    const APART: &str = "seed env.n_threads dqn.batch_parts evaluation. checkpoint. metrics.";
    let is_apart = |key: &str| APART.split(' ').any(|apart| key.starts_with(apart));
    E::GOALS.iter().find(|(name, ..)| {
        let text = E::NAMED
            .iter()
            .find(|named| named.0 == *name)
            .map_or("", |named| named.1);
        let equals = |preset| {
            differences::<E::Game>(config, &preset)
                .iter()
                .all(|(key, ..)| is_apart(key))
        };
        preset::<E>().and_then(|own| own.overlaid(text, &[])).is_ok_and(equals)
    })
}

#[cfg(test)]
mod tests {
    use turf_env::Game;
    use turf_env::games::duel2048::Duel2048V1;
    use turf_env::games::paper::PaperV1;
    use turf_env::games::stellar::StellarV1;

    use super::{Preset, goal, named, preset};

    fn check<E: Preset>() {
        let config = preset::<E>().expect(E::NAME);
        E::Game::check(&config.game).expect(E::NAME);
        for (name, _) in E::NAMED {
            let other = named::<E>(name).expect(E::NAME).expect("it is listed");
            assert_ne!(other, config, "{}: {name}", E::NAME);
            E::Game::check(&other.game).expect(E::NAME);
        }
        assert!(named::<E>("unheard of").expect(E::NAME).is_none());
        for of_preset in E::GOALS {
            let config = named::<E>(of_preset.0).expect(E::NAME).unwrap_or(config.clone());
            let with = |pair: &str| goal::<E>(&config.overlaid("", &[pair.into()]).expect(pair));
            assert_eq!(with("evaluation.games=2"), Some(of_preset));
            assert_eq!(with("replay.capacity=200001"), None);
        }
    }

    #[test]
    fn every_preset_is_valid() {
        check::<PaperV1>();
        check::<Duel2048V1>();
        check::<StellarV1>();
    }
}
