//! What each setting means: for `turf config`, the comments of a run's `config.toml` and the page of the docs.

use std::fmt::Write;

use turf_env::Game;

use toml::{Table, Value};

use crate::config::{
    CheckpointConfig, DqnConfig, EnvConfig, EvaluationConfig, ExplorationConfig, LeagueConfig, MetricsConfig,
    NetworkConfig, ReplayConfig, TrainConfig,
};

/// One setting.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Setting {
    /// `part.name`, as `--set` takes it.
    pub key: String,
    /// Its value here.
    pub value: Value,
    /// What it decides, in words.
    pub meaning: String,
    /// What its number counts; empty where it counts nothing.
    pub unit: String,
}

/// Every setting with its value in `config`, in the order of the file.
pub fn settings<G: Game>(config: &TrainConfig<G::Config>) -> Vec<Setting> {
    let table = Table::try_from(config).expect("settings are plain data");
    let mut all = Vec::new();
    for (part, _) in TrainConfig::<G::Config>::FIELDS {
        let Some(value) = table.get(*part) else { continue };
        let mut add = |key: String, value: &Value| {
            let (meaning, unit) = about::<G>(&key);
            all.push(Setting {
                value: shown(&key, value),
                key,
                meaning,
                unit,
            });
        };
        match value {
            Value::Table(inner) => {
                // TOML's own order is the alphabet's.
                let mut names: Vec<&String> = inner.keys().collect();
                let order = fields(part);
                names.sort_by_key(|name| order.iter().position(|(field, _)| field == name));
                names
                    .into_iter()
                    .for_each(|name| add(format!("{part}.{name}"), &inner[name]));
            }
            value => add(part.to_string(), value),
        }
    }
    all
}

/// The settings as TOML that says what each means.
pub fn commented<G: Game>(config: &TrainConfig<G::Config>) -> String {
    let mut text = String::new();
    let mut open = "";
    for setting in &settings::<G>(config) {
        let (part, name) = setting.key.split_once('.').unwrap_or(("", &setting.key));
        if part != open {
            let parts = TrainConfig::<G::Config>::FIELDS;
            let about;
            (open, about) = *parts.iter().find(|(known, _)| *known == part).expect("a part");
            let _ = write!(text, "\n# {}\n[{part}]\n", one_line(about));
        }
        let unit = match &*setting.unit {
            "" => String::new(),
            unit => format!(" [{unit}]"),
        };
        let _ = write!(text, "# {}{unit}\n{name} = {}\n", setting.meaning, setting.value);
    }
    text
}

/// The keys in which two settings of a game differ, with both values.
pub fn differences<G: Game>(
    one: &TrainConfig<G::Config>,
    other: &TrainConfig<G::Config>,
) -> Vec<(String, Value, Value)> {
    let pairs = settings::<G>(one).into_iter().zip(settings::<G>(other));
    pairs
        .filter(|(a, b)| a.value != b.value)
        .map(|(a, b)| (a.key, a.value, b.value))
        .collect()
}

/// A number of 32 bits as it was written, not as the nearest one of 64 bits.
fn shown(key: &str, value: &Value) -> Value {
    const SINGLE: [&str; 4] = ["dqn.gamma", "dqn.lambda", "dqn.potential_scale", "dqn.end_reward"];
    match value {
        Value::Float(number) if SINGLE.contains(&key) => {
            let text = (*number as f32).to_string();
            Value::Float(text.parse().expect("a number"))
        }
        value => value.clone(),
    }
}

/// Meaning and unit of a key.
fn about<G: Game>(key: &str) -> (String, String) {
    let doc = match key.split_once('.') {
        None => lookup(key, TrainConfig::<G::Config>::FIELDS),
        Some(("game", name)) => {
            let known = G::SETTINGS.iter().find(|(known, _)| *known == name);
            known.map_or("A setting of the game.", |(_, doc)| doc)
        }
        Some((part, name)) => lookup(name, fields(part)),
    };
    let doc = one_line(doc);
    match doc.rsplit_once(" Unit: ") {
        Some((meaning, unit)) => (meaning.to_string(), unit.trim_end_matches('.').to_string()),
        None => (doc, String::new()),
    }
}

type Fields = &'static [(&'static str, &'static str)];

/// Names and comments of the fields of a part.
fn fields(part: &str) -> Fields {
    match part {
        "env" => EnvConfig::FIELDS,
        "network" => NetworkConfig::FIELDS,
        "dqn" => DqnConfig::FIELDS,
        "replay" => ReplayConfig::FIELDS,
        "exploration" => ExplorationConfig::FIELDS,
        "league" => LeagueConfig::FIELDS,
        "evaluation" => EvaluationConfig::FIELDS,
        "checkpoint" => CheckpointConfig::FIELDS,
        "metrics" => MetricsConfig::FIELDS,
        _ => &[],
    }
}

fn lookup(name: &str, fields: Fields) -> &'static str {
    fields
        .iter()
        .find(|(known, _)| *known == name)
        .map_or("", |(_, doc)| doc)
}

/// Without line breaks and the marks of rustdoc.
fn one_line(doc: &str) -> String {
    let words: Vec<&str> = doc.split_whitespace().collect();
    words.join(" ").replace("[`", "`").replace("`]", "`")
}

#[cfg(test)]
mod tests {
    use turf_env::for_encoding;
    use turf_env::games::ENCODINGS;

    use super::*;
    use crate::config::presets::preset;

    fn check<E: crate::config::presets::Preset>() {
        let config = preset::<E>().expect(E::NAME);
        let all = settings::<E::Game>(&config);
        assert!(all.len() > 60, "{}", all.len());
        for setting in &all {
            assert!(
                setting.meaning.len() > 10
                    && setting.meaning != "A setting of the game."
                    && !setting.meaning.contains("Unit"),
                "{setting:?}"
            );
        }
        // What is printed can be given back, and says the same.
        let text = commented::<E::Game>(&config);
        let read: TrainConfig<<E::Game as Game>::Config> = TrainConfig::default()
            .overlaid(&text, &[])
            .unwrap_or_else(|e| panic!("{e}: {text}"));
        assert_eq!(read, config);
        let comments = text.lines().filter(|line| line.starts_with("# ")).count();
        assert!(comments > all.len() && !text.contains("Unit: "), "{text}");
    }

    #[test]
    fn every_setting_has_a_meaning_and_the_text_can_be_read_back() {
        for name in ENCODINGS {
            for_encoding!(name, E => check::<E>()).expect("a known encoding");
        }
    }

    #[test]
    fn differences_are_the_keys_that_differ() {
        type Paper = turf_env::games::paper::Paper;
        let config = preset::<turf_env::games::paper::PaperV1>().expect("valid");
        assert!(differences::<Paper>(&config, &config).is_empty());
        let other = config
            .overlaid("", &["dqn.n_step=3".into(), "seed=9".into()])
            .expect("valid");
        let keys: Vec<String> = differences::<Paper>(&config, &other).into_iter().map(|d| d.0).collect();
        assert_eq!(keys, ["seed", "dqn.n_step"]);
    }
}
