//! Settings laid over settings: a TOML text, then `key=value` pairs.

use serde::{Serialize, de::DeserializeOwned};
use thiserror::Error;
use toml::{Table, Value};

use super::TrainConfig;

/// What can be wrong with settings.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The text is not TOML.
    #[error("settings are not valid TOML: {0}")]
    Syntax(#[from] toml::de::Error),
    /// A `--set` argument is not `key=value`.
    #[error("`{0}` is not key=value (for example dqn.gamma=0.99)")]
    NotAPair(String),
    /// An unknown key, or a value of the wrong type.
    #[error("settings: {0}")]
    Field(String),
    /// A value that makes no sense.
    #[error("settings: {0}")]
    Range(String),
}

impl<C: Serialize + DeserializeOwned> TrainConfig<C> {
    /// `self` overlaid by a TOML text and by `key=value` pairs, in this order; later wins.
    pub fn overlaid(&self, file: &str, pairs: &[String]) -> Result<Self, ConfigError> {
        let mut table = Table::try_from(self).expect("settings are plain data");
        merge(&mut table, file.parse()?);
        for pair in pairs {
            let (key, value) = pair
                .split_once('=')
                .ok_or_else(|| ConfigError::NotAPair(pair.clone()))?;
            set(&mut table, key.trim(), parse_value(value.trim()))?;
        }
        let config: Self = Value::Table(table)
            .try_into()
            .map_err(|e| ConfigError::Field(one_line(&e)))?;
        config.check()?;
        Ok(config)
    }

    /// The settings as TOML, as saved with a run.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("settings are plain data")
    }
}

/// The message of a TOML error without the excerpt of the document, which was never on disk.
fn one_line(error: &toml::de::Error) -> String {
    error.message().replace('\n', " ")
}

fn merge(base: &mut Table, over: Table) {
    for (key, value) in over {
        match (base.get_mut(&key), value) {
            (Some(Value::Table(old)), Value::Table(new)) => merge(old, new),
            (_, value) => {
                base.insert(key, value);
            }
        }
    }
}

/// A TOML value, or else the text itself, so that `dqn.loss=mse` needs no quotes. Whole numbers are accepted where a
/// fraction is wanted by serde itself.
fn parse_value(text: &str) -> Value {
    format!("v = {text}")
        .parse::<Table>()
        .ok()
        .and_then(|mut t| t.remove("v"))
        .unwrap_or_else(|| Value::String(text.into()))
}

fn set(table: &mut Table, key: &str, value: Value) -> Result<(), ConfigError> {
    match key.split_once('.') {
        None => {
            table.insert(key.into(), value);
            Ok(())
        }
        Some((first, rest)) => match table.entry(first).or_insert_with(|| Value::Table(Table::new())) {
            Value::Table(inner) => set(inner, rest, value),
            _ => Err(ConfigError::Field(format!(
                "`{first}` is not a table, so `{key}` cannot be set"
            ))),
        },
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::config::{Loss, ReplayConfig};

    #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Board {
        width: u32,
        sizes: Vec<(u32, u32)>,
    }
    type Config = TrainConfig<Board>;

    #[test]
    fn defaults_make_sense_and_survive_toml() {
        let config = Config::default();
        config.check().expect("defaults");
        assert_eq!(config.overlaid(&config.to_toml(), &[]).expect("own text"), config);
    }

    #[test]
    fn later_layers_win_and_leave_the_rest() {
        let file = "seed = 7\n[dqn]\ngamma = 0.9\nn_step = 3\n[game]\nwidth = 5";
        let pairs = [
            "dqn.n_step=4".into(),
            "dqn.loss=mse".into(),
            "network.hidden=[8]".into(),
        ];
        let config = Config::default().overlaid(file, &pairs).expect("valid");
        assert_eq!((config.seed, config.dqn.gamma, config.dqn.n_step), (7, 0.9, 4));
        assert_eq!((config.dqn.loss, config.network.hidden), (Loss::Mse, vec![8]));
        assert_eq!(config.game.width, 5);
        assert_eq!(config.replay, ReplayConfig::default());
    }

    #[test]
    fn unknown_keys_are_refused_everywhere() {
        for bad in ["sede=1", "dqn.gama=0.9", "game.wide=3", "nothing.here=1", "seed.x=1"] {
            let error = Config::default().overlaid("", &[bad.into()]).expect_err(bad);
            assert!(matches!(error, ConfigError::Field(_)), "{bad}: {error}");
        }
        assert!(Config::default().overlaid("[league]\nbot = 3", &[]).is_err());
        assert!(Config::default().overlaid("", &["dqn.gamma".into()]).is_err());
    }

    #[test]
    fn values_out_of_range_are_refused_by_name() {
        for (bad, name) in [
            ("dqn.gamma=1.5", "gamma"),
            ("env.n_envs=0", "n_envs"),
            ("league.bot_fraction=0.9", "fractions"),
        ] {
            let error = Config::default()
                .overlaid("", &[bad.into()])
                .expect_err(bad)
                .to_string();
            assert!(error.contains(name), "{error}");
        }
    }
}
