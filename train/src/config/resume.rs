//! Settings that may change when a run is resumed.

use serde::{Serialize, de::DeserializeOwned};
use toml::Table;

use super::refusal::{keys, place};
use crate::config::{ConfigError, TrainConfig};

/// Settings on which the stored state of a run does not depend: keys, or prefixes of keys that end in `.` or `_`.
pub const MAY_CHANGE: [&str; 24] = [
    "env.n_threads",
    "dqn.samples_per_transition",
    "dqn.learning_rate",
    "dqn.schedule",
    "dqn.schedule_updates",
    "dqn.final_learning_rate",
    "dqn.gradient_clip",
    "dqn.td_error_limit",
    "dqn.ema_tau",
    "dqn.margin",
    "dqn.margin_weight",
    "dqn.margin_updates",
    "dqn.pull_",
    "league.mirror_fraction",
    "league.snapshot_fraction",
    "league.bot_fraction",
    "league.hardness_power",
    "league.snapshot_period",
    "league.snapshot_epsilon",
    "league.gate_",
    "league.exploiter_",
    "evaluation.",
    "checkpoint.",
    "metrics.",
];

pub fn may_change(key: &str) -> bool {
    MAY_CHANGE.iter().any(|known: &&str| key == *known || (known.ends_with(['.', '_']) && key.starts_with(*known)))
}

impl<C: Serialize + DeserializeOwned> TrainConfig<C> {
    pub fn check_changes(&self, now: &Self) -> Result<(), ConfigError> {
        let [was, now] = [self, now].map(|config| Table::try_from(config).expect("settings are plain data"));
        let value = |table, key: &str| place(table, key).map(|(_, value)| value.clone());
        let mut all = keys(&was).into_iter().chain(keys(&now));
        match all.find(|key| !may_change(key) && value(&was, key) != value(&now, key)) {
            None => Ok(()),
            Some(key) => Err(ConfigError::Range(format!(
                "{key} cannot be changed with --resume; start a new run (--from takes the weights of this one)"
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use turf_env::games::paper::PaperRules;

    use super::*;
    use crate::config::presets::preset;

    #[test]
    fn what_may_change_changes_and_what_may_not_is_named() {
        let config = preset(PaperRules).expect("valid");
        let with = |pair: &str| config.overlaid("", &[pair.into()]).expect("valid");
        for pair in [
            "seed=1",
            "dqn.learning_rate=1e-4",
            "evaluation.bots=[\"papa\"]",
            "league.gate_games=9",
            "checkpoint.minutes=5",
        ] {
            config.check_changes(&with(pair)).expect(pair);
        }
        for pair in ["seed=2", "dqn.n_step=3", "network.hidden=[8]", "league.bots=[]", "game.boards=[]"] {
            let error = config.check_changes(&with(pair)).expect_err(pair).to_string();
            assert!(error.contains(pair.split_once('=').expect("a pair").0), "{error}");
        }
    }

    #[test]
    fn every_key_of_the_list_is_one() {
        let all = crate::config::describe::settings(PaperRules, &preset(PaperRules).expect("valid"));
        for known in MAY_CHANGE {
            assert!(all.iter().any(|setting| setting.key.starts_with(known)), "{known}");
        }
    }
}
