//! News of a team since its member's last visit.

use maud::{Markup, html};

use super::state;
use crate::contests::Contest;
use crate::db::{Db, now};
use crate::ladders::ratings_at;
use crate::problem::Result;
use crate::teams::Team;
use crate::versions::Version;
use crate::web::frame::Visit;
use crate::web::text::time;

/// Time in milliseconds without a look at the page that ends a visit.
const VISIT: i64 = 3_600_000;

/// Notes a look at the team's page. Returns the end of the visit before this one.
async fn last_visit(db: &Db, contest: i64, user: i64) -> Result<Option<i64>> {
    let query = sqlx::query_scalar(
        "UPDATE members SET since = CASE WHEN visited < $1 THEN visited ELSE since END, visited = $2 \
         WHERE contest_id = $3 AND user_id = $4 RETURNING since",
    );
    Ok(query.bind(now() - VISIT).bind(now()).bind(contest).bind(user).fetch_one(&db.pool).await?)
}

/// Counts a team's won, drawn and lost games since a time, test games and annulled ones aside.
async fn results(db: &Db, team: i64, since: i64) -> Result<[i64; 3]> {
    let query = sqlx::query_as(
        "SELECT COALESCE(SUM(CASE WHEN winner = side THEN 1 ELSE 0 END), 0), \
         COALESCE(SUM(CASE WHEN winner IS NULL THEN 1 ELSE 0 END), 0), \
         COALESCE(SUM(CASE WHEN winner <> side THEN 1 ELSE 0 END), 0) \
         FROM games JOIN (SELECT id, 0 AS side FROM matches WHERE b IS NOT NULL AND state <> 'annulled' \
         AND a IN (SELECT id FROM versions WHERE team_id = $1) \
         UNION ALL SELECT id, 1 AS side FROM matches WHERE state <> 'annulled' \
         AND b IN (SELECT id FROM versions WHERE team_id = $1)) AS own ON own.id = match_id WHERE games.created > $2",
    );
    let (won, drawn, lost) = query.bind(team).bind(since).fetch_one(&db.pool).await?;
    Ok([won, drawn, lost])
}

/// Renders what happened to a member's team since the last visit; empty at the first.
pub async fn section(
    visit: &Visit,
    contest: &Contest,
    team: &Team,
    versions: &[Version],
    plays: Option<i64>,
) -> Result<Markup> {
    let db = &visit.arena.db;
    let Some(since) = last_visit(db, contest.id, visit.user()?.id).await? else { return Ok(html! {}) };
    let [won, drawn, lost] = results(db, team.id, since).await?;
    let table = visit.arena.director.table(contest);
    let then = ratings_at(db, contest.id, table.stage, since).await?;
    let row = table.rows.iter().find(|row| Some(row.version) == plays && row.games > 0);
    let before = row.and_then(|row| then.get(&row.version));
    let place = before.map(|own| 1 + table.rows.iter().filter(|row| then.get(&row.version) > Some(own)).count());
    let t = |en, zh| visit.t(en, zh);
    let new = versions.iter().filter(|version| version.created > since);
    Ok(html! {
        section {
            h2 { (t("Since your last visit", "自上次访问以来")) " " span class="dim" { (time(since)) } }
            p {
                @if won + drawn + lost == 0 { (t("No games.", "没有新的对局。")) }
                @else { (won + drawn + lost) " " (t("games: won – drawn – lost", "局：胜 – 平 – 负")) " " (won) " – " (drawn) " – " (lost) }
                @if let (Some(row), Some(before), Some(place)) = (row, before, place) {
                    " · " (t("rating", "等级分")) " " (format!("{before:.0} → {:.0}", row.elo))
                    @if let Some(now) = row.place { " · " (t("place", "名次")) " " (place) " → " (now) }
                }
                @for version in new { " · #" (version.number) ": " (state(visit, version, true)) }
            }
        }
    })
}
