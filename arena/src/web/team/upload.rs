//! A new version of a team's bot.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Multipart, Path, Query};
use axum::response::Redirect;
use axum::routing::get;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

use super::check::{findings, report_of};
use super::own_team;
use crate::Arena;
use crate::contests::Contest;
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions::{self, MAX_BYTES};
use crate::web::contest::head;
use crate::web::frame::Visit;
use crate::web::rules::{contract, kit};
use crate::web::text::field;

pub fn routes() -> Router<Arc<Arena>> {
    let limit = DefaultBodyLimit::max(MAX_BYTES + (64 << 10));
    Router::new().route("/c/{slug}/upload", get(upload_page).post(upload).layer(limit))
}

#[derive(Deserialize)]
struct From {
    /// Version to begin with; else the newest.
    from: Option<i64>,
}

/// Returns a bot to begin with: the example of the game's contract, under what is said of it there.
fn template(visit: &Visit, contest: &Contest) -> String {
    let contract = contract(visit, &contest.game);
    let Some((before, rest)) = contract.split_once("```python\n") else { return String::new() };
    let about = before.trim_end().rsplit("\n\n").next().unwrap_or_default();
    let rules = visit.arena.link(&format!("/c/{}/rules", contest.slug));
    let says = format!("{} {rules}", visit.t("What it gets and returns:", "接口说明："));
    let comment: Vec<String> = about.lines().chain([&*says]).map(|line| format!("# {line}\n")).collect();
    format!("{}\n{}", comment.concat(), rest.split("```").next().unwrap_or_default())
}

async fn upload_page(visit: Visit, Path(slug): Path<String>, Query(From { from }): Query<From>) -> Result<Markup> {
    let (contest, team) = own_team(&visit, &slug).await?;
    teams::open(&contest)?;
    visit.arena.takes_files(&contest)?;
    let mut all = versions::of_team(&visit.arena.db, team.id).await?.into_iter();
    let earlier = all.find(|version| from.is_none_or(|id| version.id == id));
    if from.is_some() && earlier.is_none() {
        return Err(Problem::not_found());
    }
    let source = match earlier.as_ref().and_then(|version| version.hash.as_deref()) {
        // What is no text is no beginning.
        Some(hash) => String::from_utf8(visit.arena.blobs.get(hash).await.map_err(Problem::broken)?).ok(),
        None => None,
    };
    let report = earlier.as_ref().and_then(|version| version.report.as_deref());
    let report = report.map(|report| report_of(visit.lang, report)).filter(|report| !report.findings.is_empty());
    let t = |en, zh| visit.t(en, zh);
    let marks =
        json!(report.as_ref().filter(|_| source.is_some()).map_or(&[][..], |report| &report.findings)).to_string();
    let main = html! { main {
        (head(&visit, &contest, "/mine"))
        h2 { (t("New version", "提交新版本")) }
        p class="dim" { (t("The bot is one Python file.", "代码是一个 Python 文件。")) " " a href={ "/c/" (contest.slug) "/rules" } { (t("What it gets and returns", "接口说明")) } }
        @if let Some(kit) = kit(&visit, &contest) { p class="dim" { (kit) } }
        @if let (Some(version), Some(report)) = (&earlier, &report) {
            h3 { (t("Check of", "检查结果：")) " " a href={ "/v/" (version.id) } { (version.name()) } }
            (findings(&visit, report, source.is_some().then_some("")))
        }
        form method="post" enctype="multipart/form-data" data-drop="" {
            div class="field" {
                label for="file" { (t("a file: choose it, or drop it here", "选择文件，或拖放到此处")) }
                input id="file" type="file" name="file" accept=".py,text/x-python";
                p role="status" class="dim" data-text=(t("is in the editor below", "已载入下方编辑器")) data-raw=(t("is no UTF-8 text; it is handed in as it is", "不是 UTF-8 文本，将按原样提交")) {}
            }
            div class="field" {
                label for="text" { (t("or write it here", "或在此编写")) }
                textarea id="text" name="text" rows="24" spellcheck="false" data-editor="python" data-findings=(marks) { (source.unwrap_or_else(|| template(&visit, &contest))) }
            }
            (field(t("note for your team", "给队友的说明"), "note", html! { input id="note" name="note" maxlength="200"; }))
            button class="primary" { (t("submit", "提交")) }
        }
    } };
    let scripts: &[&str] = if crate::web::assets::has_editor() { &["editor.js"] } else { &[] };
    Ok(visit.board_page(t("New version", "提交新版本"), scripts, main))
}

async fn read_upload(mut form: Multipart) -> Result<(Vec<u8>, String)> {
    let (mut file, mut text, mut note) = (Vec::new(), Vec::new(), String::new());
    let broken =
        |_| Problem::bad("the file did not arrive whole, or is larger than 1 MB", "文件未完整到达，或超过 1 MB");
    while let Some(part) = form.next_field().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_string();
        let file_name = part.file_name().unwrap_or_default().to_string();
        let bytes = part.bytes().await.map_err(broken)?.to_vec();
        match name.as_str() {
            "file" if !file_name.is_empty() && bytes.is_empty() => return Ok((bytes, note)),
            "file" => file = bytes,
            // Forms send lines that end in CR LF.
            "text" => text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n").into_bytes(),
            "note" => note = String::from_utf8_lossy(&bytes).into_owned(),
            _ => {}
        }
    }
    Ok((if file.is_empty() { text } else { file }, note))
}

async fn upload(visit: Visit, Path(slug): Path<String>, form: Multipart) -> Result<Redirect> {
    let (contest, team) = own_team(&visit, &slug).await?;
    visit.arena.takes_files(&contest)?;
    let (bytes, note) = read_upload(form).await?;
    let version =
        versions::upload(&visit.arena.db, &visit.arena.blobs, &contest, &team, visit.user()?, bytes, &note).await?;
    Ok(Redirect::to(&format!("/v/{}", version.id)))
}
