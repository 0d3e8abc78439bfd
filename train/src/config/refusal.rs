//! Errors of settings in words: the key, what it takes, and an example from the settings that were there.

use toml::{Table, Value};
use turf_agents::input::near;

/// Returns the error of a TOML text with its line.
pub(super) fn syntax(text: &str, error: &toml::de::Error) -> String {
    let start = error.span().map_or(0, |span| span.start.min(text.len()));
    let number = text[..start].matches('\n').count();
    let line = text.lines().nth(number).unwrap_or_default().trim();
    format!("line {} ({line}) is not TOML: {}", number + 1, error.message())
}

/// Rewrites serde's `message` about the setting at `path`.
pub(super) fn in_words(path: &str, message: &str, base: &Table, given: &Table) -> String {
    let (found, expected) = message.split_once(", expected ").unwrap_or((message, ""));
    let quoted = found.split('`').nth(1).unwrap_or_default();
    let such_as = example(base, path).map_or(String::new(), |example| format!(", for example {example}"));
    match found.split_whitespace().take(2).collect::<Vec<_>>()[..] {
        ["unknown", "field"] => {
            let known = keys(base);
            let mut asked = keys(given).into_iter();
            let asked = asked.find(|key| !known.contains(key) && key.split('.').any(|name| name == quoted));
            unknown(&asked.unwrap_or_else(|| path.to_string()), base)
        }
        ["unknown", "variant"] => {
            let names = expected.trim_start_matches("one of ").replace('`', "");
            format!("{path} takes {names}, not {quoted}")
        }
        ["missing", "field"] => format!("{path} lacks {quoted}{such_as}"),
        ["invalid", _] => {
            let given = found.find(['`', '"']).map_or("this", |at| found[at..].trim_matches('`'));
            format!("{path} takes {}{such_as}; {given} is none", kind(expected))
        }
        _ => format!("{path}: {message}"),
    }
}

/// Refuses a key that does not exist, with the one that may be meant.
pub(super) fn unknown(key: &str, base: &Table) -> String {
    let (known, last) = (keys(base), last_of(key));
    let names = || known.iter().map(String::as_str);
    let meant = names().find(|known| last_of(known) == last).or_else(|| near(key, names()));
    match meant.and_then(|meant| Some((meant, place(base, meant)?.0))) {
        None => format!("there is no {key} (turf config lists all settings)"),
        Some((meant, list)) if list != meant => {
            let example = example(base, meant).unwrap_or_default();
            format!("there is no {key}; did you mean {} in {example}?", last_of(meant))
        }
        Some((meant, _)) => format!("there is no {key}; did you mean {meant}?"),
    }
}

fn last_of(key: &str) -> &str {
    key.rsplit('.').next().unwrap_or(key)
}

/// Lists the keys of all values, those in lists of tables included.
pub(super) fn keys(table: &Table) -> Vec<String> {
    let of = |(name, value): (&String, &Value)| {
        let inner = match value {
            Value::Table(inner) => keys(inner),
            Value::Array(list) => list.iter().filter_map(Value::as_table).flat_map(keys).collect(),
            _ => Vec::new(),
        };
        let own = (!value.is_table()).then(|| name.clone());
        let inner = inner.into_iter().map(move |key| format!("{name}.{key}"));
        own.into_iter().chain(inner).collect::<Vec<_>>()
    };
    table.iter().flat_map(of).collect()
}

/// Returns the setting that holds `path`, which may lead on into a list, and its value.
pub(super) fn place<'a>(base: &'a Table, path: &str) -> Option<(String, &'a Value)> {
    let mut names = path.split(['.', '[']);
    let first = names.next()?;
    names.try_fold((first.to_string(), base.get(first)?), |(key, value), name| match value {
        Value::Table(inner) => Some((format!("{key}.{name}"), inner.get(name)?)),
        _ => Some((key, value)),
    })
}

fn example(base: &Table, path: &str) -> Option<String> {
    let (mut key, mut value) = place(base, path)?;
    while let Value::Table(inner) = value {
        let (name, first) = inner.iter().next()?;
        (key, value) = (format!("{key}.{name}"), first);
    }
    Some(match value {
        Value::Array(list) if list.first().is_some_and(Value::is_table) => format!("{key}=[{}]", list[0]),
        Value::String(text) => format!("{key}={text}"),
        // Many are 32-bit numbers, whose 64-bit values have more digits.
        Value::Float(number) => format!("{key}={}", *number as f32),
        value => format!("{key}={value}"),
    })
}

/// Returns words for the type that serde expected.
fn kind(expected: &str) -> &str {
    match expected {
        "f32" | "f64" => "a number",
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number from 0",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a string" => "a text",
        _ if expected.starts_with("struct") => "settings of its own",
        other => other,
    }
}
