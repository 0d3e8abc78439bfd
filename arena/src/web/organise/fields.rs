//! The fields of a contest's form, each with its meaning, its range and what is wrong with it.

use std::collections::BTreeSet;

use maud::{Markup, html};
use turf_agents::tournament::plan::Format;
use turf_agents::tournament::stages::{name, titles};
use turf_web::any_game::AnyGame;

use super::form::Texts;
use crate::contests::{RANGES, Settings};
use crate::problem::Problem;
use crate::web::frame::Visit;

/// Names that cover several stages.
const GENERAL: [(Format, &str, [&str; 2]); 4] = [
    (Format::GroupsKnockout, "group", ["all groups", "所有小组"]),
    (Format::GroupsKnockout, "knockout", ["all rounds after the groups", "小组赛后的所有轮次"]),
    (Format::DoubleElimination, "winners-round", ["all winners' rounds", "所有胜者组轮次"]),
    (Format::DoubleElimination, "second-chance-round", ["all rounds of the second chance", "所有败者组轮次"]),
];
/// Number of empty rows for further stages.
const SPARE: usize = 2;

pub(super) struct Fields<'a> {
    pub visit: &'a Visit,
    pub form: &'a Texts,
    pub problem: Option<&'a Problem>,
}

impl Fields<'_> {
    /// Draws a field: `json`, `choice` among `options`, or a kind of input.
    pub fn field(
        &self,
        key: &str,
        kind: &str,
        [en, zh]: [&str; 2],
        hint: &str,
        placeholder: &str,
        options: Markup,
    ) -> Markup {
        let text = self.form.text(key);
        let at = self.problem.and_then(|problem| problem.at.as_deref()).unwrap_or_default();
        let is_wrong = at == key || key.ends_with(".stage") && at.strip_prefix("stage ") == Some(text);
        let wrong = self.problem.filter(|_| is_wrong).map(|problem| problem.text(self.visit.lang));
        let invalid = wrong.map(|_| "true");
        let about = (is_wrong || !hint.is_empty()).then(|| format!("{key}-about"));
        let range = RANGES.into_iter().find(|(field, _)| *field == key).map(|(_, range)| range);
        let [least, most] = [range.as_ref().map(|r| *r.start()), range.as_ref().map(|r| *r.end())];
        let utc = self.form.deadline().ok().flatten().filter(|_| key == "deadline");
        html! { div class="field" {
            label for=(key) { (self.visit.t(en, zh)) }
            @match kind {
                "choice" => select id=(key) name=(key) aria-invalid=[invalid] aria-describedby=[&about] autofocus[is_wrong] data-games[key == "game"] { (options) },
                "json" => textarea id=(key) name=(key) rows="2" placeholder=(placeholder) aria-invalid=[invalid] aria-describedby=[&about] autofocus[is_wrong] { (text) },
                _ => input id=(key) name=(key) type=(kind) value=(text) placeholder=(placeholder) min=[least] max=[most] required[range.is_some() || ["title", "slug"].contains(&key)]
                    step=[(key == "think_s").then_some("any")] data-utc=[utc] aria-invalid=[invalid] aria-describedby=[&about] autofocus[is_wrong];,
            }
            @if let Some(about) = &about { div id=(about) {
                @if let Some(wrong) = wrong { p class="warn" { (wrong) } }
                @if !hint.is_empty() { p class="dim" { (hint) } }
            } }
        } }
    }

    pub fn input(&self, key: &str, kind: &str, label: [&str; 2]) -> Markup {
        self.field(key, kind, label, "", "", Markup::default())
    }

    pub fn choice(&self, key: &str, label: [&str; 2], options: Markup) -> Markup {
        self.field(key, "choice", label, "", "", options)
    }

    /// Draws a problem of no field, or a line that leads to the field.
    pub fn problem(&self) -> Markup {
        let text = self.problem.map(|problem| match problem.at.is_some() {
            true => self.visit.t("Nothing is saved yet: see the field that is marked.", "尚未保存：请看标出的字段。"),
            false => problem.text(self.visit.lang),
        });
        html! { @if let Some(text) = text { p class="warn" role="alert" { (text) } } }
    }

    /// Draws all fields but those of a game.
    pub fn general(&self) -> Markup {
        let tick = |key: &str, label: &str| {
            html! {
                div class="field" { label { input type="checkbox" name=(key) checked[self.form.has(key)]; " " (label) } }
            }
        };
        html! {
            (self.input("deadline", "datetime-local", ["end of the warm-up (your time)", "热身截止时间（本地时间）"]))
            input type="hidden" name="zone" value="0" data-zone="";
            (self.choice("format", ["format of the final stage", "决赛赛制"], html! {
                @for format in Format::ALL { option value=(format.name()) selected[format.name() == self.form.text("format")] { (self.visit.lang.told(format.name())) } }
            }))
            (self.input("promote", "number", ["teams in the final stage", "晋级队数"]))
            (self.input("games", "number", ["games of a pairing in the final stage", "决赛阶段每场对阵的局数"]))
            (self.input("team_size", "number", ["members of a team", "每队人数"]))
            (self.input("ladder_games", "number", ["games of a bot on the ladder (warm-up: a tenth)", "天梯每份代码的局数（热身阶段为十分之一）"]))
            (self.input("think_s", "number", ["thinking time in seconds (empty: the game's own)", "思考时间（秒，留空为游戏默认值）"]))
            (self.field("ask", "text", ["what members tell the organisers of themselves (empty: nothing)", "成员须向组织者填写的信息（留空则不填）"], "", self.visit.t("student number", "学号"), Markup::default()))
            (tick("strict_bans", self.visit.t("refuse files that use what the contest bans (uploads from now on)", "拒绝使用违禁内容的代码（对此后的上传生效）")))
            (tick("hold", self.visit.t("every pairing of the final stage waits for me", "决赛每场由我放行")))
        }
    }

    /// Draws the settings of a game, and those that differ in stages of the final.
    pub fn of_game(&self, game: &dyn AnyGame) -> Markup {
        let (settings, name, lang) = (game.config_settings(), game.name(), self.visit.lang);
        let rows = self.form.rows(name);
        let one = |prefix: &str, is_stage: bool| {
            html! { @for setting in &settings {
                @let kind = if setting.default.is_array() || setting.default.is_object() { "json" } else { "text" };
                @let unit = if setting.unit.is_empty() { String::new() } else { format!(" ({})", lang.told(setting.unit)) };
                @let label = format!("{}{unit}", setting.name);
                @let default = setting.default.as_str().map_or_else(|| setting.default.to_string(), str::to_string);
                @let hint = match (is_stage, kind) {
                    (true, _) => String::new(),
                    (_, "json") => format!("{} {} {default}", lang.told(setting.meaning), lang.t("JSON; empty is", "JSON 格式；留空为")),
                    _ => lang.told(setting.meaning),
                };
                @let placeholder = if is_stage { lang.t("as above", "同上") } else { &default };
                (self.field(&format!("{prefix}.{}", setting.name), kind, [&label; 2], &hint, placeholder, Markup::default()))
            } }
        };
        html! { @if !settings.is_empty() { fieldset data-game=(name) {
            legend { (lang.t("Settings of", "游戏设置：")) " " (lang.told(name)) }
            (one(name, false))
            details open[rows > 0] {
                summary { (lang.t("Stages of the final with settings of their own", "决赛各阶段的不同设置")) }
                @for row in (0..rows + SPARE).map(|row| format!("{name}.{row}")) { fieldset {
                    (self.choice(&format!("{row}.stage"), ["stage", "阶段"], self.stages(self.form.text(&format!("{row}.stage")))))
                    (one(&row, true))
                } }
                p class="dim" { (lang.t("There are more rows once these are filled and saved.", "填满并保存后会出现更多行。")) }
            }
        } } }
    }

    /// Draws the stages to choose from, those of the chosen format first.
    fn stages(&self, chosen: &str) -> Markup {
        let promote: usize = self.form.number("promote").unwrap_or_default();
        let mut formats = Format::ALL.to_vec();
        formats.sort_by_key(|format| format.name() != self.form.text("format"));
        let mut all = vec![(String::new(), "–".to_string())];
        for format in formats.into_iter().filter(|format| *format != Format::RoundRobin) {
            let plan = Settings { format, ..Settings::default() }.plan("", promote.clamp(2, 256));
            let general = GENERAL.into_iter().filter(|(of, ..)| *of == format);
            all.extend(general.map(|(_, stage, [en, zh])| (stage.to_string(), self.visit.t(en, zh).to_string())));
            all.extend(titles(&plan).into_iter().map(|title| (name(&title), self.visit.lang.told(&title))));
        }
        all.push((chosen.to_string(), chosen.to_string()));
        let mut known = BTreeSet::new();
        all.retain(|(stage, _)| known.insert(stage.clone()));
        html! { @for (stage, title) in &all { option value=(stage) selected[stage == chosen] { (title) } } }
    }
}
