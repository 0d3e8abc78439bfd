//! Endings, scores and units of the contests as text, looked up by the name of the game.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;
use turf_env::games::duel2048::Duel2048Rules;
use turf_env::games::paper::PaperRules;
use turf_env::games::stellar::StellarRules;

use crate::play::contest::Contest;
use crate::play::score_text::plain_score;

type SayEnding = Arc<dyn Fn(&str) -> Option<&'static str> + Send + Sync>;

#[derive(Clone)]
struct Words {
    game: &'static str,
    endings: &'static [&'static str],
    ending: SayEnding,
    unit: &'static str,
    score: Arc<dyn Fn(f64) -> String + Send + Sync>,
    anchor: Option<&'static str>,
}

impl Words {
    fn of<R: Contest>(rules: R) -> Self {
        Self {
            game: rules.name(),
            endings: rules.endings(),
            ending: Arc::new(move |code| rules.say_ending(code)),
            unit: rules.unit(),
            score: Arc::new(move |score| rules.say_score(score)),
            anchor: rules.anchor(),
        }
    }

    fn find(game: &str) -> Option<Self> {
        let offered = OFFERED.lock().unwrap_or_else(PoisonError::into_inner);
        let built_in = [Self::of(PaperRules), Self::of(Duel2048Rules), Self::of(StellarRules)];
        offered.iter().chain(&built_in).find(|words| words.game == game).cloned()
    }
}

static OFFERED: Mutex<Vec<Words>> = Mutex::new(Vec::new());

/// Registers a game beyond the built-in ones. Every program calls this for each such game that it offers.
pub fn offer<R: Contest>(rules: R) {
    OFFERED.lock().unwrap_or_else(PoisonError::into_inner).push(Words::of(rules));
}

/// Explains the code of an ending. Returns an unknown code unchanged.
pub fn reason<'a>(game: &str, code: &'a str) -> &'a str {
    let own = Words::find(game).and_then(|words| (words.ending)(code));
    own.unwrap_or(match code {
        "OVT" => "out of time",
        "ERR" => "the bot failed",
        "ILL" | "violate" => "illegal action",
        "resigned" => "gave up",
        other => other,
    })
}

/// Formats counts of endings, most frequent first: `a trail was cut 3, gave up 1`.
pub fn counts(game: &str, reasons: &BTreeMap<String, u64>) -> String {
    let mut reasons: Vec<_> = reasons.iter().collect();
    reasons.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
    let texts = reasons.iter().map(|(code, n)| format!("{} {n}", reason(game, code)));
    if reasons.is_empty() { "-".to_string() } else { texts.collect::<Vec<_>>().join(", ") }
}

pub fn codes(game: &str) -> Vec<(&'static str, &'static str)> {
    let own = Words::find(game).map_or(&[][..], |words| words.endings);
    let all = own.iter().copied().chain(["OVT", "ERR", "ILL", "violate"]);
    all.map(|code| (code, reason(game, code))).collect()
}

pub fn unit(game: &str) -> &'static str {
    Words::find(game).map_or("score", |words| words.unit)
}

pub fn score(game: &str, score: f64) -> String {
    Words::find(game).map_or_else(|| plain_score(score), |words| (words.score)(score))
}

pub fn anchor(game: &str) -> Option<&'static str> {
    Words::find(game)?.anchor
}

/// Renders settings as text: `boards (height 31, max turns 60, width 30)` instead of JSON.
pub fn settings(value: &Value) -> String {
    let named = |(key, value): (&String, &Value)| {
        let key = key.replace('_', " ");
        match value {
            Value::Object(_) | Value::Array(_) => format!("{key} ({})", settings(value)),
            _ => format!("{key} {}", settings(value)),
        }
    };
    match value {
        Value::Object(map) => map.iter().map(named).collect::<Vec<_>>().join(", "),
        Value::Array(list) => list.iter().map(settings).collect::<Vec<_>>().join("; "),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use turf_env::{Game, Rules};

    use super::*;

    #[test]
    fn scores_say_which_tiles_there_are() {
        assert_eq!(score("paper", 4161.0), "4161");
        assert_eq!(score("paper", 4161.25), "4161.2");
        let packed = |counts: &[(i32, u64)]| counts.iter().map(|(l, n)| n * 33u64.pow((l - 1) as u32)).sum::<u64>();
        assert_eq!(score("duel2048", packed(&[(1, 1)]) as f64), "2×1");
        assert_eq!(score("duel2048", packed(&[(8, 2), (7, 1), (3, 32), (1, 5)]) as f64), "256×2 128×1 8×32");
        assert_eq!(score("duel2048", 33f64.powi(8) * 2.5), "512×2.5");
        assert_eq!(score("duel2048", 0.0), "no tile");
        // The rules' own packing.
        let setup = Duel2048Rules.draw_setup(&Default::default(), &mut turf_env::Rng::new(1));
        assert_eq!(Duel2048Rules.start(&setup).scores().map(|s| score("duel2048", s)), ["no tile", "no tile"]);
    }

    #[test]
    fn codes_have_words() {
        for game in [PaperRules.name(), Duel2048Rules.name(), StellarRules.name()] {
            for (code, words) in codes(game) {
                assert!(words.contains(' '), "{game}: {code}");
                assert_eq!(reason(game, code), words);
            }
        }
        assert_eq!(reason("paper", "five in a row"), "five in a row");
        assert_eq!(reason("duel2048", "score"), "rounds over: tiles counted");
        // Another game's codes are its own.
        assert_eq!(reason("nim", "score"), "score");
        assert_eq!((unit("nim"), anchor("nim")), ("score", None));
    }

    #[test]
    fn settings_are_read_without_json() {
        let boards = json!({"boards": [{"height": 31, "max_turns": 60}, {"height": 9, "max_turns": 8}], "name": "a_b", "rounds": 3});
        let text = "boards (height 31, max turns 60; height 9, max turns 8), name a_b, rounds 3";
        assert_eq!(settings(&boards), text);
    }

    #[test]
    fn counts_are_sorted_by_number() {
        let reasons = BTreeMap::from([("END".to_string(), 1), ("TAP".to_string(), 3)]);
        assert_eq!(counts("paper", &reasons), "a trail was cut 3, turns over: areas counted 1");
        assert_eq!(counts("paper", &BTreeMap::new()), "-");
    }
}
