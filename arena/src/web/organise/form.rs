//! A contest as a form: its texts, and how they are read.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::Deserialize;
use serde_json::{Map, Value};
use tower_sessions::cookie::time::{PrimitiveDateTime, format_description};
use turf_agents::tournament::plan::Format;
use turf_web::any_game::{AnyGame, Games};

use crate::contests::Settings;
use crate::problem::{Problem, Result};
use crate::web::text::utc;

/// Fields of every contest, between spaces.
const FIELDS: &str =
    " title slug game deadline zone format promote games team_size ladder_games think_s strict_bans hold ask teams ";
/// Largest number of rows of stages.
const ROWS: usize = 64;

/// Texts by field. A setting of the game is `GAME.SETTING`, and `GAME.ROW.SETTING` for the stage `GAME.ROW.stage`.
#[derive(Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Texts(pub BTreeMap<String, String>);

impl Texts {
    pub fn text(&self, key: &str) -> &str {
        self.0.get(key).map_or("", |text| text.trim())
    }

    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    pub fn of(game: &dyn AnyGame, settings: &Settings, deadline: Option<i64>) -> Self {
        let name = game.name();
        let shown = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
        let mut texts = BTreeMap::from([("game".into(), name.into())]);
        if let Some(time) = deadline {
            texts.insert("deadline".into(), utc(time).replace(' ', "T")[..16].into());
        }
        let fields = serde_json::to_value(settings).expect("settings are plain data");
        let own =
            |(key, value): &(&String, &Value)| FIELDS.contains(&format!(" {key} ")) && **value != Value::Bool(false);
        let fields = fields.as_object().into_iter().flatten().filter(own);
        texts.extend(fields.map(|(key, value)| (key.clone(), shown(value))));
        texts.extend(settings.think().map(|time| ("think_s".into(), time.as_secs_f64().to_string())));
        let config = settings.config.as_object().into_iter().flatten();
        texts.extend(config.map(|(key, value)| (format!("{name}.{key}"), shown(value))));
        for (row, (stage, own)) in settings.stages.iter().enumerate() {
            texts.insert(format!("{name}.{row}.stage"), stage.clone());
            for setting in game.config_settings() {
                let [whole, own] =
                    [&settings.config, own].map(|all| all.get(&setting.name).unwrap_or(&setting.default));
                if own != whole {
                    texts.insert(format!("{name}.{row}.{}", setting.name), shown(own));
                }
            }
        }
        Self(texts)
    }

    /// Returns the number of rows of stages up to the last that is filled in.
    pub fn rows(&self, game: &str) -> usize {
        let filled = self.0.iter().filter(|(_, text)| !text.trim().is_empty());
        let row = |(key, _): (&String, _)| key.strip_prefix(game)?.strip_prefix('.')?.split_once('.')?.0.parse().ok();
        filled.filter_map(row).filter(|row: &usize| *row < ROWS).max().map_or(0, |row| row + 1)
    }

    /// Reads settings and deadline. A problem names its field.
    pub fn read(&self, games: &Games, game: &dyn AnyGame) -> Result<(Settings, Option<i64>)> {
        self.check_keys(games)?;
        let name = game.name();
        let config = self.config(game, name)?;
        let mut stages = BTreeMap::new();
        for row in 0..self.rows(name) {
            let at = format!("{name}.{row}.stage");
            let own = self.config(game, &format!("{name}.{row}"))?;
            if self.text(&at).is_empty() && own.is_null() {
                continue;
            }
            let mut whole = config.as_object().cloned().unwrap_or_default();
            whole.extend(own.as_object().cloned().unwrap_or_default());
            let is_new = stages.insert(self.text(&at).to_string(), Value::Object(whole)).is_none();
            if self.text(&at).is_empty() || own.is_null() || !is_new {
                let why = Problem::bad(
                    "one row a stage, with a setting that differs there",
                    "每个阶段一行，并填写该阶段不同的设置",
                );
                return Err(why.at(&at));
            }
        }
        let format = Format::ALL.into_iter().find(|format| format.name() == self.text("format"));
        let think = if self.text("think_s").is_empty() { None } else { Some(self.number::<f64>("think_s")?) };
        let settings = Settings {
            config,
            stages,
            think_ms: think.map(|seconds| (seconds * 1000.0) as u64),
            format: format.ok_or_else(|| Problem::bad("unknown format", "未知赛制").at("format"))?,
            games: self.number("games")?,
            promote: self.number("promote")?,
            team_size: self.number("team_size")?,
            ladder_games: self.number("ladder_games")?,
            strict_bans: self.has("strict_bans"),
            hold: self.has("hold"),
            ask: self.text("ask").to_string(),
        };
        Ok((settings, self.deadline()?))
    }

    /// Fails if there is a field that the form does not have: a misspelt setting is not left out in silence.
    fn check_keys(&self, games: &Games) -> Result<()> {
        let of_game = |game: &dyn AnyGame, key: &str| {
            let Some(rest) = key.strip_prefix(game.name()).and_then(|rest| rest.strip_prefix('.')) else {
                return false;
            };
            let own = rest.split_once('.').filter(|(row, _)| row.parse::<usize>().is_ok()).map_or(rest, |(_, own)| own);
            own == "stage" || game.config_settings().iter().any(|setting| setting.name == own)
        };
        let is_known = |key: &str| FIELDS.contains(&format!(" {key} ")) || games.iter().any(|game| of_game(game, key));
        match self.0.keys().find(|key| !is_known(key)) {
            None => Ok(()),
            Some(key) => Err(Problem::bad(format!("there is no field {key}"), format!("没有字段 {key}"))),
        }
    }

    /// Reads the game's settings that are filled in. Null if none is.
    fn config(&self, game: &dyn AnyGame, prefix: &str) -> Result<Value> {
        let mut given = Map::new();
        for setting in game.config_settings() {
            let key = format!("{prefix}.{}", setting.name);
            let value = match (self.text(&key), &setting.default) {
                ("", _) => continue,
                (text, Value::String(_)) => Ok(text.into()),
                (text, _) => serde_json::from_str(text),
            };
            let such = setting.default;
            let why = |_| Problem::bad(format!("this must be such as {such}"), format!("格式应如 {such}")).at(&key);
            given.insert(setting.name, value.map_err(why)?);
        }
        let Some(first) = given.keys().next() else { return Ok(Value::Null) };
        let check = |part: Map<String, Value>| game.check_config(&Value::Object(part));
        let is_wrong =
            |(name, value): (&String, &Value)| check([(name.clone(), value.clone())].into_iter().collect()).is_err();
        match check(given.clone()) {
            Ok(()) => Ok(Value::Object(given)),
            Err(why) => {
                let name = given.iter().find(|one| is_wrong(*one)).map_or(first, |(name, _)| name);
                Err(Problem::told(why).at(&format!("{prefix}.{name}")))
            }
        }
    }

    pub fn number<T: FromStr>(&self, key: &str) -> Result<T> {
        let number = self.text(key).parse();
        number.map_err(|_| Problem::bad(format!("{key}: no number"), format!("{key}：不是数字")).at(key))
    }

    pub fn deadline(&self) -> Result<Option<i64>> {
        let text = self.text("deadline");
        if text.is_empty() {
            return Ok(None);
        }
        let form = format_description::parse_borrowed::<2>("[year]-[month]-[day]T[hour]:[minute]").expect("it is one");
        let time = PrimitiveDateTime::parse(text, &form)
            .map_err(|_| Problem::bad("the deadline is a date and a time", "截止时间格式不正确").at("deadline"))?;
        // Minutes that the visitor's clock is behind UTC, as JavaScript counts them.
        let zone = self.number("zone").unwrap_or(0).clamp(-24 * 60, 24 * 60);
        Ok(Some((time.assume_utc().unix_timestamp() + zone * 60) * 1000))
    }
}
