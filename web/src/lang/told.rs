//! Translations of texts that the other crates write in English, and the scripts.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// Translations by English text, in which `{}` stands for a value. In a translation `{t}` takes the value translated. The
/// longest key that fits counts.
#[derive(Deserialize)]
pub struct Words {
    /// Texts of the pages' scripts.
    pub viewer: BTreeMap<String, String>,
    /// Texts that turf's programs write.
    pub texts: BTreeMap<String, String>,
}

/// The script that makes a page's other scripts speak Chinese.
pub const SCRIPT: &str = concat!("turf.words = ", include_str!("../../assets/zh.json"), ";");

pub static WORDS: LazyLock<Words> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../assets/zh.json")).expect("the tests read it"));

/// Translates a text, or returns it as it is.
pub fn told(text: &str) -> String {
    let found = WORDS.texts.iter().filter_map(|(key, known)| Some((key, known, values(key, text)?)));
    let Some((_, known, values)) = found.max_by_key(|(key, ..)| key.len()) else {
        return text.to_string();
    };
    let mut whole = String::new();
    let mut values = values.into_iter();
    for part in known.split_inclusive('}') {
        match (part.strip_suffix("{}"), part.strip_suffix("{t}")) {
            (Some(plain), _) => whole.extend([plain, values.next().unwrap_or_default()]),
            (_, Some(plain)) => whole.extend([plain, &told(values.next().unwrap_or_default())]),
            (None, None) => whole.push_str(part),
        }
    }
    whole
}

/// Returns what stands in a text where the key has `{}`.
fn values<'a>(key: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let Some((first, rest)) = key.split_once("{}") else {
        return (key == text).then(Vec::new);
    };
    let mut left = text.strip_prefix(first)?;
    let mut found = Vec::new();
    let mut pieces = rest.split("{}").peekable();
    while let Some(piece) = pieces.next() {
        let value = match pieces.peek() {
            Some(_) => left.split_once(piece)?.0,
            None => left.strip_suffix(piece)?,
        };
        found.push(value);
        left = &left[value.len() + piece.len()..];
    }
    found.iter().all(|value| !value.is_empty()).then_some(found)
}
