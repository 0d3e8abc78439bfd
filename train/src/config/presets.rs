//! Presets: the settings in which a game differs from the defaults.

use turf_agents::offered::{Goal, Offered};
use turf_env::Encoding;

use crate::config::describe::differences;
use crate::config::{ConfigError, TrainConfig};

/// Preset that ends games early in which nothing happens any more, for policies that are good already. `turf exploit`
/// uses it by default.
pub const QUIET: &str = "quiet";

/// Preset of a network, in games whose own preset learns something else.
pub const DQN: &str = "dqn";

/// Returns the game's preset, and for a game without one settings made from what it has: cells, a symmetry, bots.
pub fn preset<G: Offered>() -> Result<TrainConfig<G::Config>, ConfigError> {
    if !G::PRESET.is_empty() {
        return TrainConfig::default().overlaid(G::PRESET, &[]);
    }
    let mut config = TrainConfig::default().overlaid(include_str!("own.toml"), &[])?;
    config.network.use_cells = G::Encoding::CELLS > 0;
    config.dqn.mirror = G::Encoding::HEADS == 1 && G::Encoding::mirror(&mut [], &mut [], &mut [], &mut []);
    config.evaluation.bots = G::bots().iter().map(|bot| bot.name.to_string()).collect();
    config.league.bots = config.evaluation.bots.iter().skip(1).last().cloned().into_iter().collect();
    Ok(config)
}

/// Returns the preset for one purpose. `None` if [`Offered::NAMED`] has no such name.
pub fn named<G: Offered>(name: &str) -> Result<Option<TrainConfig<G::Config>>, ConfigError> {
    let found = G::NAMED.iter().find(|(named, _)| *named == name);
    found.map(|(_, text)| preset::<G>()?.overlaid(text, &[])).transpose()
}

/// Returns the goal of the preset that `config` equals but for settings that hardly matter to learning.
pub fn goal<G: Offered>(config: &TrainConfig<G::Config>) -> Option<&'static Goal> {
    const APART: &str = "seed env.n_threads dqn.batch_parts evaluation. checkpoint. metrics.";
    let is_apart = |key: &str| APART.split(' ').any(|apart| key.starts_with(apart));
    G::GOALS.iter().find(|(name, ..)| {
        let text = G::NAMED.iter().find(|named| named.0 == *name).map_or("", |named| named.1);
        let equals = |preset| differences::<G>(config, &preset).iter().all(|(key, ..)| is_apart(key));
        preset::<G>().and_then(|own| own.overlaid(text, &[])).is_ok_and(equals)
    })
}

#[cfg(test)]
mod tests {
    use turf_env::games::duel2048::Duel2048;
    use turf_env::games::paper::Paper;
    use turf_env::games::stellar::Stellar;

    use turf_agents::Offered;

    use super::{goal, named, preset};

    fn check<G: Offered>() {
        let config = preset::<G>().expect(G::NAME);
        G::check(&config.game).expect(G::NAME);
        for (name, _) in G::NAMED {
            let other = named::<G>(name).expect(G::NAME).expect("it is listed");
            assert_ne!(other, config, "{}: {name}", G::NAME);
            G::check(&other.game).expect(G::NAME);
        }
        assert!(named::<G>("unheard of").expect(G::NAME).is_none());
        for of_preset in G::GOALS {
            let config = named::<G>(of_preset.0).expect(G::NAME).unwrap_or(config.clone());
            let with = |pair: &str| goal::<G>(&config.overlaid("", &[pair.into()]).expect(pair));
            assert_eq!(with("evaluation.games=2"), Some(of_preset));
            assert_eq!(with("replay.capacity=200001"), None);
        }
    }

    #[test]
    fn every_preset_is_valid() {
        check::<Paper>();
        check::<Duel2048>();
        check::<Stellar>();
    }
}
