//! News of a contest sent to an address that its organisers name.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use axum::extract::Path;
use axum::response::Redirect;
use axum::routing::post;
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use super::frame::Visit;
use super::news::{Entry, entries};
use super::organise::managed;
use super::text::field;
use crate::Arena;
use crate::contests::{self, Contest};
use crate::db::{now, row};
use crate::lang::Lang;
use crate::problem::{Problem, Result};

const EVERY: Duration = Duration::from_secs(5);
const RETRY: Duration = Duration::from_secs(60);
const PATIENCE: Duration = Duration::from_secs(10);
/// Age in milliseconds of news that are not sent any more.
const OLD: i64 = 86_400_000;

struct Webhook {
    contest_id: i64,
    url: String,
    lang: String,
    /// Time of the newest news that were sent.
    sent: i64,
}

row! { Webhook: contest_id, url, lang, sent }

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/organise/webhook", post(save))
}

async fn of_contest(arena: &Arena, contest: i64) -> Result<Option<Webhook>> {
    let query = sqlx::query_as("SELECT * FROM webhooks WHERE contest_id = $1").bind(contest);
    Ok(query.fetch_optional(&arena.db.pool).await?)
}

pub async fn section(visit: &Visit, contest: &Contest) -> Result<Markup> {
    let known = of_contest(&visit.arena, contest.id).await?;
    let t = |en, zh| visit.t(en, zh);
    let url = known.map_or(String::new(), |known| known.url);
    Ok(html! {
        section id="webhook" {
            h2 { "Webhook" }
            p { (t("Stages, announcements, results of the final stage and games that broke off are sent to this address: Slack, Mattermost, Discord, Feishu, DingTalk, WeCom, or your own program (JSON with text).",
                "阶段变化、公告、决赛结果与中断的对局会发送到此地址：飞书、钉钉、企业微信、Slack、Mattermost、Discord，或你自己的程序（JSON，字段 text）。")) }
            form method="post" action={ "/c/" (contest.slug) "/organise/webhook" } class="row" {
                (field(t("address (empty: none)", "地址（留空则不发送）"), "url", html! { input id="url" name="url" type="url" maxlength="500" value=(url) placeholder="https://"; }))
                button { (t("save and send a test", "保存并发送测试")) }
            }
        }
    })
}

/// Returns a message in the form that the service behind an address takes.
fn message(url: &str, text: &str) -> Value {
    let host = url.split('/').nth(2).unwrap_or_default();
    let is_of = |services: &[&str]| services.iter().any(|service| host.ends_with(service));
    match () {
        () if is_of(&["feishu.cn", "larksuite.com"]) => json!({"msg_type": "text", "content": {"text": text}}),
        () if is_of(&["dingtalk.com", "weixin.qq.com"]) => json!({"msgtype": "text", "text": {"content": text}}),
        () => json!({"text": text, "content": text}),
    }
}

/// Sends a text. Chinese services tell of errors in their answers.
async fn send(url: String, text: String) -> anyhow::Result<()> {
    let send = move || {
        let config = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0);
        let agent: ureq::Agent = config.build().into();
        let body = serde_json::to_vec(&message(&url, &text))?;
        let mut answer = agent.post(&url).content_type("application/json").send(&body[..])?;
        if !answer.status().is_success() {
            bail!("it answers {}", answer.status());
        }
        let answer: Value = answer.body_mut().read_json().unwrap_or_default();
        match ["code", "errcode"].iter().find(|key| answer[**key].as_i64().is_some_and(|code| code != 0)) {
            Some(key) => bail!("it answers {key} {}", answer[*key]),
            None => Ok(()),
        }
    };
    spawn_blocking(send).await.context("sending panicked")?
}

#[derive(Deserialize)]
struct Address {
    url: String,
}

async fn save(visit: Visit, Path(slug): Path<String>, Form(form): Form<Address>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    let (url, db) = (form.url.trim(), &visit.arena.db);
    if !url.is_empty() {
        if !(url.starts_with("https://") || url.starts_with("http://")) || url.len() > 500 {
            return Err(Problem::bad("a webhook begins with https:// or http://", "地址应以 https:// 或 http:// 开头"));
        }
        let text = visit.t("The webhook works.", "Webhook 已连通。");
        send(url.to_string(), format!("[{}] {text}", contest.title)).await.map_err(|why| {
            Problem::bad(format!("nothing is saved, the test failed: {why}"), format!("未保存，测试失败：{why}"))
        })?;
    }
    let mut change = db.change().await?;
    let old = sqlx::query("DELETE FROM webhooks WHERE contest_id = $1");
    old.bind(contest.id).execute(&mut *change).await?;
    if !url.is_empty() {
        let new = sqlx::query("INSERT INTO webhooks (contest_id, url, lang, sent) VALUES ($1, $2, $3, $4)");
        new.bind(contest.id).bind(url.to_string()).bind(visit.lang.code()).bind(now()).execute(&mut *change).await?;
    }
    change.commit().await?;
    visit.note(&format!("{slug}: changed the webhook")).await?;
    Ok(Redirect::to(&format!("/c/{slug}/organise#webhook")))
}

/// Returns games and checks that broke off since a time.
async fn faults(arena: &Arena, contest: &Contest, since: i64, lang: Lang) -> Result<Vec<Entry>> {
    let query = sqlx::query_as(
        "SELECT CASE WHEN b IS NULL THEN a ELSE 0 END, id, COALESCE(error, ''), ended FROM matches \
         WHERE contest_id = $1 AND state = 'failed' AND ended > $2",
    );
    let all: Vec<(i64, i64, String, i64)> = query.bind(contest.id).bind(since).fetch_all(&arena.db.pool).await?;
    let entry = |(checked, id, error, at): (i64, i64, String, i64)| Entry {
        at,
        path: if checked > 0 { format!("/v/{checked}") } else { format!("/m/{id}") },
        text: format!("{}{error}", lang.t("Broken off: ", "中断：")),
    };
    Ok(all.into_iter().map(entry).collect())
}

/// Sends what is new to a webhook.
async fn update(arena: &Arena, webhook: &Webhook) -> anyhow::Result<()> {
    let contest = contests::by_id(&arena.db, webhook.contest_id).await?;
    let (lang, since) = (Lang::from_code(&webhook.lang), webhook.sent.max(now() - OLD));
    let mut news = entries(arena, &contest, lang).await?;
    news.retain(|entry| entry.at > since);
    news.extend(faults(arena, &contest, since, lang).await?);
    news.sort_by_key(|entry| entry.at);
    for (i, entry) in news.iter().enumerate() {
        let text = format!("[{}] {}\n{}", contest.title, entry.text, arena.link(&entry.path));
        send(webhook.url.clone(), text).await?;
        if news.get(i + 1).is_none_or(|next| next.at > entry.at) {
            let query = sqlx::query("UPDATE webhooks SET sent = $1 WHERE contest_id = $2 AND url = $3");
            query.bind(entry.at).bind(contest.id).bind(webhook.url.clone()).execute(&arena.db.pool).await?;
        }
    }
    Ok(())
}

/// Sends news for ever.
pub async fn run(arena: Arc<Arena>) {
    let mut rests: BTreeMap<i64, Instant> = BTreeMap::new();
    loop {
        let all: Vec<Webhook> =
            sqlx::query_as("SELECT * FROM webhooks").fetch_all(&arena.db.pool).await.unwrap_or_default();
        for webhook in all {
            if rests.get(&webhook.contest_id).is_some_and(|until| *until > Instant::now()) {
                continue;
            }
            if let Err(why) = update(&arena, &webhook).await {
                tracing::warn!("the webhook of contest {}: {why}; tried again in a minute", webhook.contest_id);
                rests.insert(webhook.contest_id, Instant::now() + RETRY);
            }
        }
        sleep(EVERY).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn services_get_what_they_read() {
        let at = |url: &str, path: &str| message(url, "hi").pointer(path).cloned();
        assert_eq!(at("https://open.feishu.cn/open-apis/bot/v2/hook/1", "/content/text"), Some("hi".into()));
        assert_eq!(at("https://oapi.dingtalk.com/robot/send?access_token=1", "/text/content"), Some("hi".into()));
        assert_eq!(at("https://hooks.slack.com/services/1", "/text"), Some("hi".into()));
        assert_eq!(at("http://bots.example.org/feishu.cn", "/content"), Some("hi".into()));
    }
}
