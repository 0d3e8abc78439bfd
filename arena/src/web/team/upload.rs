//! A new version of a team's bot.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Multipart, Path};
use axum::response::Redirect;
use axum::routing::get;
use maud::{Markup, html};
use serde_json::json;
use turf_agents::contest::report::Report;

use super::own_team;
use crate::Arena;
use crate::lang::Lang;
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions::{self, MAX_BYTES, Version};
use crate::web::contest::head;
use crate::web::frame::Visit;
use crate::web::text::field;

pub fn routes() -> Router<Arc<Arena>> {
    let limit = DefaultBodyLimit::max(MAX_BYTES + (64 << 10));
    Router::new().route("/c/{slug}/upload", get(upload_page).post(upload).layer(limit))
}

async fn upload_page(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let (contest, team) = own_team(&visit, &slug).await?;
    teams::open(&contest)?;
    visit.arena.takes_files(&contest)?;
    let newest = versions::of_team(&visit.arena.db, team.id).await?.into_iter().next();
    let (source, findings) = match &newest {
        Some(Version { hash: Some(hash), report, .. }) => {
            let bytes = visit.arena.blobs.get(hash).await.map_err(Problem::broken)?;
            (
                String::from_utf8_lossy(&bytes).into_owned(),
                report.as_deref().map(|report| report_of(visit.lang, report).findings),
            )
        }
        _ => (String::new(), None),
    };
    let t = |en, zh| visit.t(en, zh);
    let findings = json!(findings.unwrap_or_default()).to_string();
    let main = html! { main {
        (head(&visit, &contest, "/mine"))
        h2 { (t("New version", "提交新版本")) }
        p class="dim" { (t("The bot is one Python file.", "代码是一个 Python 文件。")) " " a href={ "/c/" (contest.slug) "/rules" } { (t("What it gets and returns", "接口说明")) } }
        form method="post" enctype="multipart/form-data" {
            div class="field" {
                label for="file" { (t("a file", "上传文件")) }
                input id="file" type="file" name="file" accept=".py,text/x-python";
            }
            div class="field" {
                label for="text" { (t("or write it here", "或在此编写")) }
                textarea id="text" name="text" rows="24" spellcheck="false" data-editor="python" data-findings=(findings) { (source) }
            }
            (field(t("note for your team", "给队友的说明"), "note", html! { input id="note" name="note" maxlength="200"; }))
            button { (t("submit", "提交")) }
        }
    } };
    let scripts: &[&str] = if crate::web::assets::has_editor() { &["editor.js"] } else { &[] };
    Ok(visit.board_page(t("New version", "提交新版本"), scripts, main))
}

/// Reads the report of a check, with its findings in the visitor's language.
pub fn report_of(lang: Lang, report: &str) -> Report {
    let mut report: Report = serde_json::from_str(report).unwrap_or_default();
    let findings = report.findings.iter_mut();
    for text in findings.flat_map(|finding| [&mut finding.what, &mut finding.fix]) {
        *text = lang.told(text);
    }
    report
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
