//! Settings of a contest as a form.

use std::collections::BTreeMap;
use std::str::FromStr;

use maud::{Markup, html};
use serde::Deserialize;
use turf_agents::tournament::plan::Format;

use crate::contests::Settings;
use crate::problem::{Problem, Result};
use crate::web::frame::Visit;
use crate::web::text::field;

/// Settings as a form sends them, all as text: a flattened form has no numbers.
#[derive(Deserialize)]
#[serde(transparent)]
pub(super) struct SettingsForm(BTreeMap<String, String>);

impl SettingsForm {
    fn text(&self, key: &str) -> &str {
        self.0.get(key).map_or("", |text| text.trim())
    }

    fn number<T: FromStr>(&self, key: &str) -> Result<T> {
        let number = self.text(key).parse();
        number.map_err(|_| Problem::bad(format!("{key}: no number"), format!("{key}：不是数字")))
    }

    pub(super) fn read(&self) -> Result<(Settings, Option<i64>)> {
        let no_json =
            |what: &str, zh: &str, e| Problem::bad(format!("{what}: no JSON: {e}"), format!("{zh}：不是 JSON：{e}"));
        let format = Format::ALL.into_iter().find(|format| format.name() == self.text("format"));
        let think = match self.text("think_s") {
            "" => None,
            text => Some(
                text.parse::<f64>()
                    .map_err(|_| Problem::bad("the thinking time is a number of seconds", "思考时间应为秒数"))?,
            ),
        };
        let settings = Settings {
            config: match self.text("config") {
                "" => serde_json::Value::Null,
                text => serde_json::from_str(text).map_err(|e| no_json("settings", "设置", e))?,
            },
            stages: match self.text("stages") {
                "" => Default::default(),
                text => serde_json::from_str(text).map_err(|e| no_json("stages", "各阶段设置", e))?,
            },
            think_ms: think.map(|seconds| (seconds * 1000.0) as u64),
            format: format.ok_or_else(|| Problem::bad("unknown format", "未知赛制"))?,
            games: self.number("games")?,
            promote: self.number("promote")?,
            team_size: self.number("team_size")?,
            ladder_games: self.number("ladder_games")?,
            strict_bans: self.0.contains_key("strict_bans"),
            hold: self.0.contains_key("hold"),
        };
        Ok((settings, self.deadline()?))
    }

    fn deadline(&self) -> Result<Option<i64>> {
        use tower_sessions::cookie::time::{PrimitiveDateTime, format_description};
        let text = self.text("deadline");
        if text.is_empty() {
            return Ok(None);
        }
        let form = format_description::parse_borrowed::<2>("[year]-[month]-[day]T[hour]:[minute]").expect("it is one");
        let time = PrimitiveDateTime::parse(text, &form)
            .map_err(|_| Problem::bad("the deadline is a date and a time", "截止时间格式不正确"))?;
        // Minutes that the visitor's clock is behind UTC, as JavaScript counts them.
        let zone = self.number("zone").unwrap_or(0).clamp(-24 * 60, 24 * 60);
        Ok(Some((time.assume_utc().unix_timestamp() + zone * 60) * 1000))
    }
}

pub(super) fn settings_fields(visit: &Visit, settings: &Settings, deadline: Option<i64>) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let json = |value: &serde_json::Value| {
        if value.is_null() { String::new() } else { value.to_string() }
    };
    let stages = match settings.stages.is_empty() {
        true => String::new(),
        false => serde_json::to_string(&settings.stages).unwrap_or_default(),
    };
    html! {
        (field(t("end of the warm-up (your time)", "热身截止时间（本地时间）"), "deadline", html! {
            input id="deadline" name="deadline" type="datetime-local" data-utc=[deadline];
        }))
        input type="hidden" name="zone" value="0" data-zone="";
        (field(t("format of the final stage", "决赛赛制"), "format", html! { select id="format" name="format" {
            @for format in Format::ALL { option value=(format.name()) selected[format == settings.format] { (visit.lang.told(format.name())) } }
        } }))
        (field(t("teams in the final stage", "晋级队数"), "promote", html! { input id="promote" name="promote" type="number" min="2" max="256" value=(settings.promote); }))
        (field(t("games of a pairing in the final stage", "决赛阶段每场对阵的局数"), "games", html! { input id="games" name="games" type="number" min="1" max="1000" value=(settings.games); }))
        (field(t("members of a team", "每队人数"), "team_size", html! { input id="team_size" name="team_size" type="number" min="1" max="100" value=(settings.team_size); }))
        (field(t("games of a bot on the ladder (warm-up: a tenth)", "天梯每份代码的局数（热身阶段为十分之一）"), "ladder_games", html! { input id="ladder_games" name="ladder_games" type="number" min="10" max="100000" value=(settings.ladder_games); }))
        (field(t("thinking time in seconds (empty: the game's own)", "思考时间（秒，留空为游戏默认值）"), "think_s", html! {
            input id="think_s" name="think_s" inputmode="decimal" value=(settings.think_ms.map_or(String::new(), |ms| (ms as f64 / 1e3).to_string()));
        }))
        (field(t("settings of the game as JSON (empty: its own)", "游戏设置 JSON（留空为默认值）"), "config", html! { input id="config" name="config" value=(json(&settings.config)); }))
        (field(t("settings by stage as JSON", "各阶段设置 JSON"), "stages", html! { input id="stages" name="stages" value=(stages); }))
        div class="field" {
            label { input type="checkbox" name="strict_bans" checked[settings.strict_bans]; " " (t("refuse files that use what the contest bans (uploads from now on)", "拒绝使用违禁内容的代码（对此后的上传生效）")) }
        }
        div class="field" {
            label { input type="checkbox" name="hold" checked[settings.hold]; " " (t("every pairing of the final stage waits for me", "决赛每场由我放行")) }
        }
    }
}
