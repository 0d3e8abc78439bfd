//! Meanings of the settings, for `turf config`, a run's `config.toml` and the docs.

use std::fmt::Write;

use std::sync::LazyLock;

use toml::{Table, Value};
use turf_env::Rules;

use crate::config::{DEFAULTS, TrainConfig};

#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Setting {
    pub key: String,
    pub value: Value,
    pub meaning: String,
    pub unit: String,
}

/// Meaning of a key or of a part, as `defaults.toml` has it.
struct Entry {
    key: String,
    meaning: &'static str,
    unit: &'static str,
}

/// All parts and keys, in the order of the file.
static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let (mut all, mut part, mut comment) = (Vec::new(), "", "");
    for line in DEFAULTS.lines() {
        if let Some(text) = line.strip_prefix("# ") {
            comment = text;
            continue;
        }
        let key = match (line.strip_prefix('['), line.split_once(" = ")) {
            (Some(name), _) => {
                part = name.trim_end_matches(']');
                part.to_string()
            }
            (None, Some((name, _))) if part.is_empty() => name.to_string(),
            (None, Some((name, _))) => format!("{part}.{name}"),
            _ => continue,
        };
        let with_unit = comment.strip_suffix(']').and_then(|text| text.rsplit_once(" ["));
        let (meaning, unit) = with_unit.unwrap_or((comment, ""));
        all.push(Entry { key, meaning, unit });
    }
    all
});

/// Every setting with its value in `config`, in the order of the file.
pub fn settings<R: Rules>(rules: R, config: &TrainConfig<R::Config>) -> Vec<Setting> {
    let table = Table::try_from(config).expect("settings are plain data");
    let game = table["game"].as_table().expect("settings of a game are a table");
    let setting = |key: &str, value: &Value, meaning: &str, unit: &str| Setting {
        key: key.to_string(),
        value: shown(key, value),
        meaning: meaning.to_string(),
        unit: unit.to_string(),
    };
    let own = ENTRIES.iter().filter_map(|Entry { key, meaning, unit }| {
        let value = match key.split_once('.') {
            None => table.get(key).filter(|value| !value.is_table())?,
            Some((part, name)) => table.get(part)?.get(name)?,
        };
        Some(setting(key, value, meaning, unit))
    });
    let of_game = game.iter().map(|(name, value)| {
        let known = rules.settings().iter().find(|(known, _)| known == name);
        let about = plain(known.map_or("A setting of the game.", |(_, about)| about));
        let (meaning, unit) = about.rsplit_once(" Unit: ").unwrap_or((&about, ""));
        setting(&format!("game.{name}"), value, meaning, unit.trim_end_matches('.'))
    });
    own.chain(of_game).collect()
}

/// The settings as TOML with the meaning of each.
pub fn commented<R: Rules>(rules: R, config: &TrainConfig<R::Config>) -> String {
    let mut text = String::new();
    let mut open = String::new();
    for Setting { key, value, meaning, unit } in settings(rules, config) {
        let (part, name) = key.split_once('.').unwrap_or(("", &key));
        if part != open {
            let entry = ENTRIES.iter().find(|entry| entry.key == part).expect("a part");
            let _ = write!(text, "\n# {}\n[{part}]\n", entry.meaning);
            open = part.to_string();
        }
        let unit = if unit.is_empty() { unit } else { format!(" [{unit}]") };
        let _ = write!(text, "# {meaning}{unit}\n{name} = {value}\n");
    }
    text
}

/// A setting: its key, its value, and the usual value.
pub type Difference = (String, String, String);

pub fn differences<R: Rules>(
    rules: R,
    one: &TrainConfig<R::Config>,
    other: &TrainConfig<R::Config>,
) -> Vec<Difference> {
    let pairs = settings(rules, one).into_iter().zip(settings(rules, other));
    pairs.filter(|(a, b)| a.value != b.value).map(|(a, b)| (a.key, a.value.to_string(), b.value.to_string())).collect()
}

/// Returns a 32-bit number with the digits it was written with, not those of its 64-bit value.
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

/// Without line breaks and the marks of rustdoc.
fn plain(doc: &str) -> String {
    let words: Vec<&str> = doc.split_whitespace().collect();
    words.join(" ").replace("[`", "`").replace("`]", "`")
}

#[cfg(test)]
pub(super) mod tests {
    use turf_agents::Offered;
    use turf_env::games::paper::PaperRules;

    use super::*;
    use crate::config::presets::preset;

    /// Checks that every setting has a meaning, and that the text can be read back.
    pub(in crate::config) fn check<R: Offered>(rules: R) {
        let name = rules.name();
        let config = preset(rules).expect(name);
        let all = settings(rules, &config);
        assert!(all.len() > 60, "{}", all.len());
        for setting in &all {
            assert!(
                setting.meaning.len() > 10
                    && setting.meaning != "A setting of the game."
                    && !setting.meaning.contains("Unit"),
                "{setting:?}"
            );
        }
        let text = commented(rules, &config);
        let read: TrainConfig<R::Config> =
            TrainConfig::of(rules.default_config()).overlaid(&text, &[]).unwrap_or_else(|e| panic!("{e}: {text}"));
        assert_eq!(read, config);
        let comments = text.lines().filter(|line| line.starts_with("# ")).count();
        assert!(comments > all.len() && !text.contains("Unit: "), "{text}");
    }

    #[test]
    fn differences_are_the_keys_that_differ() {
        let config = preset(PaperRules).expect("valid");
        assert!(differences(PaperRules, &config, &config).is_empty());
        let other = config.overlaid("", &["dqn.n_step=3".into(), "seed=9".into()]).expect("valid");
        let keys: Vec<String> = differences(PaperRules, &config, &other).into_iter().map(|d| d.0).collect();
        assert_eq!(keys, ["seed", "dqn.n_step"]);
    }
}
