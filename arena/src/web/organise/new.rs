//! The page of a new contest, and what its form and that of the settings send.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Form;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::Redirect;
use maud::{Markup, html};
use serde::Deserialize;
use turf_web::any_game::AnyGame;

use super::dry_run;
use super::fields::Fields;
use super::form::Texts;
use super::{managed, page_of};
use crate::contests::{self, Settings};
use crate::problem::{Problem, Result};
use crate::web::frame::Visit;

/// Contests of the past as texts of the form. 2018: a thinking time of 60 s, as the records show; the handbook says 30. 2020: ten
/// games against each opponent; nothing is known of its final. 2021: the best eight of the ladder, and in each round of the
/// knockout another map.
static PRESETS: LazyLock<BTreeMap<String, BTreeMap<String, String>>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../assets/presets.json")).expect("the tests read it"));

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    preset: String,
}

pub(super) async fn new_page(visit: Visit, Query(wanted): Query<Wanted>) -> Result<Markup> {
    visit.organiser()?;
    let mut form = match visit.arena.games.iter().next() {
        Some(game) => Texts::of(game, &Settings::default(), None),
        None => Texts::default(),
    };
    form.0.insert("teams".into(), "30".into());
    let preset = PRESETS.get(&wanted.preset).filter(|texts| visit.arena.games.find(&texts["game"]).is_some());
    form.0.extend(preset.cloned().unwrap_or_default());
    draw(&visit, &form, None).await
}

async fn draw(visit: &Visit, form: &Texts, problem: Option<&Problem>) -> Result<Markup> {
    let t = |en, zh| visit.t(en, zh);
    let fields = Fields { visit, form, problem };
    let games = &visit.arena.games;
    let known = PRESETS.iter().filter(|(_, texts)| games.find(&texts["game"]).is_some());
    let body = html! {
        h1 { (t("New contest", "新建比赛")) }
        p { (t("Fill in as in:", "按往年设置填写：")) @for (year, texts) in known { " " a class="button" href={ "/organise/new?preset=" (year) } { (year) " (" (texts["game"]) ")" } } }
        form method="post" action="/organise/new" class="beside" {
            div {
                (fields.problem())
                (fields.input("title", "text", ["title", "标题"]))
                (fields.field("slug", "text", ["address: /c/…", "地址：/c/…"], t("Letters, digits and hyphens.", "英文字母、数字和连字符。"), "", Markup::default()))
                (fields.choice("game", ["game", "游戏"], html! {
                    @for game in games.iter() { option value=(game.name()) selected[game.name() == form.text("game")] {
                        (visit.lang.told(game.name())) @if !game.takes_files() { (t(" (no bot files, only built-in bots)", "（无代码文件，仅内置代码）")) }
                    } }
                }))
                (fields.general())
                @for game in games.iter() { (fields.of_game(game)) }
                button class="primary" { (t("create the contest", "创建比赛")) }
            }
            section {
                h2 { (t("How long it takes", "预计时长")) }
                (fields.input("teams", "number", ["teams", "队伍数"]))
                (dry_run::of_form(visit, form).await?)
                button formaction="/organise/look" formnovalidate { (t("reckon again", "重新估算")) }
            }
        }
    };
    Ok(visit.page(t("New contest", "新建比赛"), body))
}

/// Draws the form again with what is wrong and how long the contest takes.
pub(super) async fn look(visit: Visit, Form(form): Form<Texts>) -> Result<Markup> {
    visit.organiser()?;
    draw(&visit, &form, read(&visit, &form).err().as_ref()).await
}

pub(super) async fn new(visit: Visit, Form(form): Form<Texts>) -> Result<Redirect> {
    visit.organiser()?;
    match create(&visit, &form).await {
        Err(problem) if problem.status == StatusCode::BAD_REQUEST => {
            let page = draw(&visit, &form, Some(&problem)).await?;
            Err(problem.on(page))
        }
        made => made,
    }
}

/// Reads and checks game, settings and deadline.
pub(super) fn read<'a>(visit: &'a Visit, form: &Texts) -> Result<(&'a dyn AnyGame, Settings, Option<i64>)> {
    let game = visit.arena.game(form.text("game")).map_err(|problem| problem.at("game"))?;
    let (settings, deadline) = form.read(&visit.arena.games, game)?;
    settings.check(game)?;
    Ok((game, settings, deadline))
}

async fn create(visit: &Visit, form: &Texts) -> Result<Redirect> {
    let arena = &visit.arena;
    let (game, settings, deadline) = read(visit, form)?;
    let contest = contests::create(&arena.db, game, form.text("slug"), form.text("title"), &settings, deadline).await?;
    arena.director.tick(&arena.db).await?; // so that its page is there at once
    visit.note(&format!("made the contest {}", contest.slug)).await?;
    Ok(Redirect::to(&format!("/c/{}/organise", contest.slug)))
}

pub(super) async fn settings(visit: Visit, Path(slug): Path<String>, Form(form): Form<Texts>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    let game = visit.arena.game(&contest.game)?;
    let changed = async {
        let (settings, deadline) = form.read(&visit.arena.games, game)?;
        contests::change(&visit.arena.db, game, &contest, &settings, deadline).await
    };
    match changed.await {
        Err(problem) if problem.status == StatusCode::BAD_REQUEST => {
            let page = page_of(&visit, &contest, &form, Some(&problem)).await?;
            Err(problem.on(page))
        }
        done => done.map(|()| super::back(&slug)),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::to_value;
    use turf_env::games::duel2048::Duel2048Rules;
    use turf_env::games::paper::PaperRules;
    use turf_env::games::stellar::StellarRules;
    use turf_web::any_game::Games;

    use super::*;

    #[test]
    fn presets_can_be_played_and_read_back() {
        let games: [Arc<dyn AnyGame>; 3] = [Arc::new(PaperRules), Arc::new(Duel2048Rules), Arc::new(StellarRules)];
        let games: Games = games.into_iter().collect();
        assert_eq!(PRESETS.len(), 3);
        for (year, preset) in PRESETS.iter() {
            let game = games.find(&preset["game"]).expect(year);
            let mut form = Texts::of(game, &Settings::default(), None);
            form.0.extend(preset.clone());
            let (settings, _) = form.read(&games, game).expect(year);
            settings.check(game).expect(year);
            let again = Texts::of(game, &settings, None).read(&games, game).expect(year).0;
            assert_eq!(to_value(again).ok(), to_value(settings).ok());
        }
    }
}
