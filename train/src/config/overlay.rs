//! Layered settings: a TOML text over a base, then `key=value` pairs.

use serde::{Serialize, de::DeserializeOwned};
use thiserror::Error;
use toml::{Table, Value};

use super::{TrainConfig, refusal};

#[derive(Debug, Error)]
pub enum ConfigError {
    #[error("settings: {0}")]
    Syntax(String),
    #[error("`{0}` is not key=value (for example dqn.gamma=0.99)")]
    NotAPair(String),
    #[error("settings: {0}")]
    Field(String),
    #[error("settings: {0}")]
    Range(String),
}

impl<C: Serialize + DeserializeOwned> TrainConfig<C> {
    pub fn overlaid(&self, file: &str, pairs: &[String]) -> Result<Self, ConfigError> {
        let config = overlay(self, file, pairs)?;
        config.check()?;
        Ok(config)
    }

    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("settings are plain data")
    }
}

/// Returns any settings overlaid by a TOML text, then by `key=value` pairs. Later wins. Errors name the key.
pub fn overlay<T: Serialize + DeserializeOwned>(base: &T, file: &str, pairs: &[String]) -> Result<T, ConfigError> {
    let base = Table::try_from(base).expect("settings are plain data");
    let mut table = base.clone();
    let mut over: Table = file.parse().map_err(|error| ConfigError::Syntax(refusal::syntax(file, &error)))?;
    drop_retired(&mut over);
    merge(&mut table, over);
    for pair in pairs {
        let (key, value) = pair.split_once('=').ok_or_else(|| ConfigError::NotAPair(pair.clone()))?;
        let key = key.trim();
        set(&mut table, key, parse_value(value.trim()))
            .ok_or_else(|| ConfigError::Field(refusal::unknown(key, &base)))?;
    }
    let given = table.clone();
    serde_path_to_error::deserialize(Value::Table(table)).map_err(|error| {
        let message = error.inner().message().replace('\n', " ");
        ConfigError::Field(refusal::in_words(&error.path().to_string(), &message, &base, &given))
    })
}

/// Settings of earlier versions, with the values that are now built in: files of settings may still have them so.
const RETIRED: [(&str, &str, &str); 6] = [
    ("dqn", "pull_updates", "0"),
    ("exploration", "weights", "ema"),
    ("league", "exploiter_samples", "4.0"),
    ("dqn", "shield_weight", "0.0"),
    ("exploration", "unshielded", "0.0"),
    ("league", "teacher", "\"\""),
];

fn drop_retired(file: &mut Table) {
    for (part, _, _) in RETIRED {
        if let Some(table) = file.get_mut(part).and_then(Value::as_table_mut) {
            drop_retired_of(part, table);
        }
    }
}

/// Drops retired settings of one part.
pub(crate) fn drop_retired_of(part: &str, table: &mut Table) {
    for (_, key, built_in) in RETIRED.iter().filter(|(of, ..)| *of == part) {
        if table.get(*key) == Some(&parse_value(built_in)) {
            table.remove(*key);
        }
    }
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

/// Parses a TOML value, or takes the text itself, so that `dqn.loss=mse` needs no quotes. Serde itself accepts whole
/// numbers for fractions.
fn parse_value(text: &str) -> Value {
    format!("v = {text}")
        .parse::<Table>()
        .ok()
        .and_then(|mut t| t.remove("v"))
        .unwrap_or_else(|| Value::String(text.into()))
}

/// Sets a value. `None` if the key leads into a single value or a list.
fn set(table: &mut Table, key: &str, value: Value) -> Option<()> {
    match key.split_once('.') {
        None => {
            table.insert(key.into(), value);
            Some(())
        }
        Some((first, rest)) => match table.entry(first).or_insert_with(|| Value::Table(Table::new())) {
            Value::Table(inner) => set(inner, rest, value),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::config::{Loss, ReplayConfig};

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Board {
        height: u32,
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Boards {
        width: u32,
        boards: Vec<Board>,
    }

    impl Default for Boards {
        fn default() -> Self {
            toml::from_str("width = 0\nboards = [{ height = 7 }]").expect("boards")
        }
    }
    type Config = TrainConfig<Boards>;

    #[test]
    fn defaults_make_sense_and_survive_toml() {
        let config = Config::default();
        config.check().expect("defaults");
        assert_eq!(config.overlaid(&config.to_toml(), &[]).expect("own text"), config);
    }

    #[test]
    fn later_layers_win_and_leave_the_rest() {
        let file = "seed = 7\n[dqn]\ngamma = 0.9\nn_step = 3\n[game]\nwidth = 5";
        let pairs = ["dqn.n_step=4".into(), "dqn.loss=mse".into(), "network.hidden=[8]".into()];
        let config = Config::default().overlaid(file, &pairs).expect("valid");
        assert_eq!((config.seed, config.dqn.gamma, config.dqn.n_step), (7, 0.9, 4));
        assert_eq!((config.dqn.loss, config.network.hidden), (Loss::Mse, vec![8]));
        assert_eq!(config.game.width, 5);
        assert_eq!(config.replay, ReplayConfig::default());
    }

    #[test]
    fn retired_settings_are_read_where_they_are_off() {
        let file = "dqn.shield_weight = 0.0\ndqn.pull_updates = 0\nexploration.weights = \"ema\"\nexploration.unshielded = 0.0\nleague.teacher = \"\"";
        assert_eq!(Config::default().overlaid(file, &[]).expect("off"), Config::default());
        for on in ["dqn.shield_weight = 0.5", "league.teacher = \"shipped\""] {
            let error = Config::default().overlaid(on, &[]).expect_err(on).to_string();
            assert!(error.contains("there is no"), "{error}");
        }
    }

    #[test]
    fn unknown_keys_are_refused_everywhere() {
        assert!(matches!(Config::default().overlaid("", &["sede=1".into()]), Err(ConfigError::Field(_))));
        assert!(Config::default().overlaid("[league]\nbot = 3", &[]).is_err());
        assert!(Config::default().overlaid("", &["dqn.gamma".into()]).is_err());
    }

    const REFUSED: &str = r#"
dqn.gamma=0,9 → dqn.gamma takes a number, for example dqn.gamma=0.995; "0,9" is none
dqn.n_step=2.5 → dqn.n_step takes a whole number from 0, for example dqn.n_step=8; 2.5 is none
game.width=-3 → game.width takes a whole number from 0 to 4294967295, for example game.width=0; -3 is none
network.dueling=yes → network.dueling takes true or false, for example network.dueling=true; "yes" is none
network.hidden=8 → network.hidden takes a list, for example network.hidden=[256, 64]; 8 is none
dqn.loss=l2 → dqn.loss takes huber or mse, not l2
dqn=3 → dqn takes settings of its own, for example dqn.adam_epsilon=0.0000001; 3 is none
dqn.dueling=true → there is no dqn.dueling; did you mean network.dueling?
dqn.gama=0.9 → there is no dqn.gama; did you mean dqn.gamma?
nothing.here=1 → there is no nothing.here (turf config lists all settings)
seed.x=1 → there is no seed.x; did you mean seed?
game.height=3 → there is no game.height; did you mean height in game.boards=[{ height = 7 }]?
game.boards.height=3 → there is no game.boards.height; did you mean height in game.boards=[{ height = 7 }]?
game.boards=[{hieght=3}] → there is no game.boards.hieght; did you mean height in game.boards=[{ height = 7 }]?
game.boards=[{}] → game.boards[0] lacks height, for example game.boards=[{ height = 7 }]
game.boards=[{height=x} → game.boards takes a list, for example game.boards=[{ height = 7 }]; "[{height=x}" is none
"#;

    #[test]
    fn errors_name_the_key_and_what_it_was_meant_to_be() {
        for (bad, says) in REFUSED.lines().filter_map(|line| line.split_once(" → ")) {
            let error = Config::default().overlaid("", &[bad.into()]).expect_err(bad);
            assert_eq!(error.to_string(), format!("settings: {says}"));
        }
        let error = Config::default().overlaid("[dqn]\ngamma = 0,9\n", &[]);
        let error = error.expect_err("no TOML").to_string();
        assert!(error.starts_with("settings: line 2 (gamma = 0,9) is not TOML: "), "{error}");
    }

    #[test]
    fn exploiters_without_snapshots_are_refused() {
        for none in ["league.n_snapshots=0", "league.exploiter_decisions=0"] {
            let pairs = ["league.exploiter_period=9".to_string(), none.to_string()];
            let error = Config::default().overlaid("", &pairs).expect_err(none).to_string();
            assert!(error.contains("league.exploiter_"), "{error}");
            Config::default().overlaid("", &pairs[1..]).expect(none);
        }
    }

    #[test]
    fn values_out_of_range_are_refused_by_name() {
        for (bad, name) in
            [("dqn.gamma=1.5", "gamma"), ("env.n_envs=0", "n_envs"), ("league.bot_fraction=0.9", "fractions")]
        {
            let error = Config::default().overlaid("", &[bad.into()]).expect_err(bad).to_string();
            assert!(error.contains(name), "{error}");
        }
    }
}
