//! Records that visitors open: shown and analysed, not kept.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use axum::{Json, Router};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use turf_agents::offered::file::GameFile;

use super::assets::VIEWER;
use super::frame::Visit;
use super::guard::few;
use crate::Arena;
use crate::analyses;
use crate::problem::{Problem, Result};

const MAX_BYTES: usize = 4 << 20;
/// Time of an analysis. What it has judged until then is shown.
const LONGEST: Duration = Duration::from_secs(20);
static ANALYSING: Semaphore = Semaphore::const_new(1);

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/open.json", post(film).layer(DefaultBodyLimit::max(MAX_BYTES)))
        .route_layer(from_fn_with_state(Arc::new(Semaphore::new(4)), few))
        .route("/open", get(page))
}

async fn page(visit: Visit) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let title = t("Open a record", "打开录像");
    let body = html! {
        main class="plain" {
            h1 { (title) }
            p { (t("A replay of turf, or a record of the contests of 2018, 2020 and 2021. It is shown and not kept.", "turf 录像，或 2018、2020、2021 年比赛平台的记录。仅供显示，不会保存。")) }
            form data-open="" {
                div class="field" { label for="record" { (t("file, chosen or dropped here", "选择文件，或拖放到此处")) } input id="record" type="file"; }
                button data-analyse="" hidden { (t("analyse the game", "分析本局")) } " "
                p role="status" data-reading=(t("reading …", "正在读取……")) data-analysing=(t("analysing, 20 seconds at most …", "正在分析，最多 20 秒……")) {}
            }
            noscript { p { (t("This page needs scripts.", "此页需要启用脚本。")) } }
        }
        div id="turf" class="stage-box" hidden {}
    };
    visit.board_page(title, &VIEWER, body)
}

#[derive(Deserialize)]
struct Wanted {
    /// Present to have the game analysed.
    analyse: Option<String>,
}

async fn film(State(arena): State<Arc<Arena>>, Query(wanted): Query<Wanted>, body: Bytes) -> Result<Json<Value>> {
    let _turn = match wanted.analyse.as_ref().map(|_| ANALYSING.try_acquire()) {
        None => None,
        Some(Ok(turn)) => Some(turn),
        Some(Err(_)) => {
            let (en, zh) =
                ("another game is being analysed; try again in a few seconds", "正在分析另一局，请几秒后再试");
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, en, zh));
        }
    };
    let told = spawn_blocking(move || {
        let file = GameFile::of(body.to_vec()).map_err(Problem::told)?;
        let game = arena.game(&file.game)?;
        let replay = game.recorded(&file).map_err(Problem::told)?;
        let mut film = serde_json::to_value(replay.timeline()).map_err(Problem::broken)?;
        if wanted.analyse.is_some() {
            let analysis = analyses::make(game, body.to_vec(), &AtomicBool::new(false), LONGEST);
            let analysis = analysis.map_err(|why| Problem::told(why.to_string()))?;
            film["insight"] = serde_json::from_str(&analysis).map_err(Problem::broken)?;
        }
        Ok(film)
    });
    told.await.map_err(Problem::broken)?.map(Json)
}
