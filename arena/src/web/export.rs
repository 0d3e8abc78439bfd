//! Downloads, made while they are sent: tables for spreadsheets, bots, replays.

use std::io::{self, BufWriter, Write};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query};
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::spawn_blocking;
use tokio_stream::wrappers::ReceiverStream;
use turf_web::any_game::AnyGame;
use zip::ZipWriter;
use zip::write::{SimpleFileOptions, StreamWriter};

use super::frame::Visit;
use super::game::shared;
use super::guard::few;
use super::organise::managed;
use super::team::record::{Wanted, games_of, wanted_games};
use super::team::{is_own, own_team};
use super::text::utc;
use crate::Arena;
use crate::accounts::{self, Listed};
use crate::contests::{self, Contest};
use crate::db::{Db, row};
use crate::finals::Finals;
use crate::ladders::Row;
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions::{self, Version};

const CHUNK: usize = 64 << 10;
/// Games that are read from the database at once.
const PAGE: i64 = 100;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/c/{slug}/organise/ladder.csv", get(ladder_csv))
        .route("/c/{slug}/organise/games.csv", get(games_csv))
        .route("/c/{slug}/organise/teams.csv", get(teams_csv))
        .route("/organise/people.csv", get(people_csv))
        .route("/c/{slug}/organise/bots.zip", get(bots_zip))
        .route("/c/{slug}/organise/replays.zip", get(replays_zip))
        .route("/c/{slug}/mine.zip", get(own_zip))
        .route("/v/{id}/games.zip", get(games_zip))
        .route("/c/{slug}/practice.zip", get(practice_zip))
        .route_layer(from_fn_with_state(Arc::new(Semaphore::new(4)), few))
}

/// Sender of what is written. Fails once if nobody reads any more, and drops the rest: a zip file ends itself in any case.
struct Pipe(Option<mpsc::Sender<io::Result<Bytes>>>);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Some(send) = &self.0
            && send.blocking_send(Ok(Bytes::copy_from_slice(bytes))).is_err()
        {
            self.0 = None;
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

type Output = BufWriter<Pipe>;

/// Sends what a thread of its own writes. An error breaks the connection off, so that nobody takes a part for the whole.
fn download(name: String, write: impl FnOnce(&mut Output) -> anyhow::Result<()> + Send + 'static) -> Response {
    let (send, parts) = mpsc::channel(1);
    let kind = if name.ends_with(".zip") { "application/zip" } else { "text/csv; charset=utf-8" };
    let headers = [
        (header::CONTENT_TYPE, kind.to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    tokio::task::spawn_blocking(move || {
        let mut output = BufWriter::with_capacity(CHUNK, Pipe(Some(send.clone())));
        let written = write(&mut output).and_then(|()| Ok(output.flush()?));
        if let Err(why) = written
            && !send.is_closed()
        {
            tracing::error!("{name}: {why:#}");
            let _ = send.blocking_send(Err(io::Error::other("broken off")));
        }
    });
    (headers, Body::from_stream(ReceiverStream::new(parts))).into_response()
}

type Zip<'a> = ZipWriter<StreamWriter<&'a mut Output>>;

/// Sends a zip file.
fn zipped(name: String, write: impl FnOnce(&mut Zip) -> anyhow::Result<()> + Send + 'static) -> Response {
    download(name, move |output| {
        let mut zip = ZipWriter::new_stream(output);
        write(&mut zip)?;
        zip.finish()?;
        Ok(())
    })
}

fn add(zip: &mut Zip, name: String, bytes: &[u8]) -> anyhow::Result<()> {
    zip.start_file(name, SimpleFileOptions::default())?;
    Ok(zip.write_all(bytes)?)
}

fn blob(arena: &Arena, hash: &str) -> anyhow::Result<Vec<u8>> {
    Handle::current().block_on(arena.blobs.get(hash))
}

/// Lets spreadsheets read Chinese names.
const MARK: &str = "\u{feff}";

fn line<T: AsRef<str>>(cells: impl IntoIterator<Item = T>) -> String {
    // Spreadsheets run what begins with these signs.
    let cell = |text: T| {
        let text = text.as_ref();
        let risky = text.starts_with(['=', '+', '-', '@']) && text.parse::<f64>().is_err();
        format!("\"{}{}\"", if risky { "'" } else { "" }, text.replace('"', "\"\""))
    };
    cells.into_iter().map(cell).collect::<Vec<_>>().join(",") + "\r\n"
}

async fn ladder_csv(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = managed(&visit, &slug).await?;
    let ladder = visit.arena.director.table(&contest);
    let cells = |row: &Row| {
        let numbers = [row.elo, row.ci95[0], row.ci95[1]].map(|elo| format!("{elo:.1}"));
        let counts = [row.games, row.wins, row.draws, row.losses].map(|n| n.to_string());
        let place = row.place.map_or(String::new(), |place| place.to_string());
        [vec![place, row.name.clone()], numbers.to_vec(), counts.to_vec()].concat()
    };
    let head = ["place", "bot", "rating", "low", "high", "games", "wins", "draws", "losses"];
    Ok(table(format!("{slug}-ladder.csv"), &head, ladder.rows.iter().map(cells).collect()))
}

fn table(name: String, head: &[&str], rows: Vec<Vec<String>>) -> Response {
    let head = line(head);
    download(name, move |output| {
        write!(output, "{MARK}{head}")?;
        rows.into_iter().try_for_each(|row| Ok(output.write_all(line(row).as_bytes())?))
    })
}

/// Sends the members of all teams with what the teams have reached.
async fn teams_csv(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = managed(&visit, &slug).await?;
    let db = &visit.arena.db;
    let ladder = visit.arena.director.table(&contest);
    let finals = Finals::read(db, &contest).await?;
    let head = [
        "team",
        "member",
        "captain",
        contest.settings.ask.as_str(),
        "versions",
        "plays",
        "place",
        "rating",
        "games",
        "wins",
        "draws",
        "losses",
        "final",
        "disqualified",
    ];
    let mut rows = Vec::new();
    for team in teams::all(db, contest.id).await? {
        let (members, versions) = (teams::members(db, team.id).await?, versions::of_team(db, team.id).await?);
        let plays = versions.iter().find(|version| Some(version.id) == team.entered.or(team.chosen));
        let of_final = finals.as_ref().and_then(|finals| {
            let place = finals.schedule.order.iter().position(|&bot| finals.teams[bot].id == team.id)?;
            finals.open().next().is_none().then_some(place + 1)
        });
        let row = plays.and_then(|version| ladder.rows.iter().find(|row| row.version == version.id && row.games > 0));
        let number = |of: Option<usize>| of.map_or(String::new(), |n| n.to_string());
        let reached = [
            versions.len().to_string(),
            plays.map_or(String::new(), |version| format!("#{}", version.number)),
            number(row.and_then(|row| row.place)),
            row.map_or(String::new(), |row| format!("{:.1}", row.elo)),
        ];
        let counts =
            [0, 1, 2, 3].map(|i| row.map_or(0, |row| [row.games, row.wins, row.draws, row.losses][i]).to_string());
        for member in &members {
            let captain = if team.captain(&members) == Some(member.id) { "1" } else { "" };
            let who = [&team.name, &member.name, captain, member.identity.as_deref().unwrap_or_default()];
            let end = [number(of_final), team.disqualified.clone().unwrap_or_default()];
            let who = who.map(str::to_string);
            rows.push(who.into_iter().chain(reached.clone()).chain(counts.clone()).chain(end).collect());
        }
    }
    Ok(table(format!("{slug}-teams.csv"), &head, rows))
}

/// Sends what people practise with at home, by the contest's settings.
async fn practice_zip(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let kit = spawn_blocking(move || {
        let settings = &contest.settings;
        visit.arena.game(&contest.game)?.practice(&settings.config, settings.think()).map_err(Problem::told)
    });
    let kit = kit.await.map_err(Problem::broken)??;
    Ok(download(format!("{slug}-practice.zip"), move |output| Ok(output.write_all(&kit)?)))
}

/// Sends all accounts.
async fn people_csv(visit: Visit) -> Result<Response> {
    visit.organiser()?;
    let all = accounts::list(&visit.arena.db, "", 0, i64::MAX).await?;
    let row = |one: Listed| {
        let seen = one.seen.map_or(String::new(), utc);
        vec![one.name, one.role, one.teams.unwrap_or_default(), utc(one.created), seen]
    };
    let head = ["name", "role", "teams", "registered", "seen"];
    Ok(table("accounts.csv".into(), &head, all.into_iter().map(row).collect()))
}

async fn bots_zip(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = managed(&visit, &slug).await?;
    let mut bots = Vec::new();
    for team in teams::all(&visit.arena.db, contest.id).await? {
        let Some(plays) = team.entered.or(team.chosen) else {
            continue;
        };
        let version = versions::by_id(&visit.arena.db, plays).await?;
        let name = format!("{} {} v{}.py", team.id, team.name, version.number);
        bots.extend(version.hash.map(|hash| (name, hash)));
    }
    Ok(zipped(format!("{slug}-bots.zip"), move |zip| {
        for (name, hash) in bots {
            add(zip, name, &blob(&visit.arena, &hash)?)?;
        }
        Ok(())
    }))
}

struct Exported {
    id: i64,
    match_id: i64,
    stage: String,
    kind: String,
    a: i64,
    b: i64,
    number: i64,
    first: i64,
    winner: Option<i64>,
    reason: String,
    turns: i64,
    replay: String,
    created: i64,
}

row! { Exported: id, match_id, stage, kind, a, b, number, first, winner, reason, turns, replay, created }

async fn page(db: &Db, contest: i64, team: Option<i64>, after: i64) -> sqlx::Result<Vec<Exported>> {
    let query = sqlx::query_as(
        "SELECT games.id, match_id, stage, kind, a, b, number, first, winner, reason, turns, replay, games.created \
         FROM games JOIN matches ON matches.id = games.match_id WHERE +contest_id = $1 AND games.id > $2 \
         AND ($3 = 0 OR a IN (SELECT id FROM versions WHERE team_id = $3) OR b IN (SELECT id FROM versions WHERE team_id = $3)) \
         ORDER BY games.id LIMIT $4",
    );
    let query = query.bind(contest).bind(after).bind(team.unwrap_or_default());
    query.bind(PAGE).fetch_all(&db.pool).await
}

/// Calls `take` with every game of a contest, or of one of its teams, in order.
fn each_game(
    arena: &Arena,
    contest: &Contest,
    team: Option<i64>,
    mut take: impl FnMut(Exported) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut last = 0;
    loop {
        let games = Handle::current().block_on(page(&arena.db, contest.id, team, last))?;
        let Some(newest) = games.last() else { return Ok(()) };
        last = newest.id;
        games.into_iter().try_for_each(&mut take)?;
    }
}

fn write_games(output: &mut impl Write, arena: &Arena, contest: &Contest, team: Option<i64>) -> anyhow::Result<()> {
    let names = arena.director.names(contest);
    let name = |id: i64| names.get(&id).cloned().unwrap_or_default();
    let head =
        ["game", "match", "stage", "kind", "bot", "against", "number", "first", "winner", "reason", "turns", "time"];
    write!(output, "{MARK}{}", line(head))?;
    each_game(arena, contest, team, |game| {
        let side = |side: i64| name(if side == 0 { game.a } else { game.b });
        let cells = [
            game.id.to_string(),
            game.match_id.to_string(),
            game.stage,
            game.kind,
            name(game.a),
            name(game.b),
            (game.number + 1).to_string(),
            side(game.first),
            game.winner.map_or(String::new(), side),
            game.reason,
            game.turns.to_string(),
            utc(game.created),
        ];
        Ok(output.write_all(line(cells).as_bytes())?)
    })
}

async fn games_csv(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = managed(&visit, &slug).await?;
    Ok(download(format!("{slug}-games.csv"), move |output| write_games(output, &visit.arena, &contest, None)))
}

/// Adds a replay with what bots in these seats printed. A text says why one cannot be read.
fn add_replay(zip: &mut Zip, rules: &dyn AnyGame, id: i64, replay: Vec<u8>, own: [bool; 2]) -> anyhow::Result<()> {
    match shared(rules, replay, own) {
        Ok(replay) => add(zip, format!("replays/{id}.json"), replay.to_json().as_bytes()),
        Err(why) => add(zip, format!("replays/{id}.txt"), why.as_bytes()),
    }
}

/// Adds the replays that everybody may read, and to those of `team` what its own versions printed.
fn add_replays(
    zip: &mut Zip,
    arena: &Arena,
    contest: &Contest,
    team: Option<i64>,
    own: &[Version],
) -> anyhow::Result<()> {
    let rules = arena.game(&contest.game)?;
    each_game(arena, contest, team, |game| {
        let mut seats = [game.a, game.b].map(|side| own.iter().any(|version| version.id == side));
        seats.rotate_left(game.first as usize);
        add_replay(zip, rules, game.id, blob(arena, &game.replay)?, seats)
    })
}

async fn replays_zip(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let contest = managed(&visit, &slug).await?;
    Ok(zipped(format!("{slug}-replays.zip"), move |zip| add_replays(zip, &visit.arena, &contest, None, &[])))
}

/// Sends the games that a version's page lists.
async fn games_zip(visit: Visit, Path(id): Path<i64>, Query(wanted): Query<Wanted>) -> Result<Response> {
    const MOST: usize = 1000;
    let version = versions::by_id(&visit.arena.db, id).await?;
    let contest = contests::by_id(&visit.arena.db, version.contest_id).await?;
    let own = is_own(&visit, contest.id, version.team_id).await?;
    let (games, _) = wanted_games(games_of(&visit.arena.db, id).await?, &wanted, own);
    Ok(zipped(format!("{}-{id}-games.zip", contest.slug), move |zip| {
        let rules = visit.arena.game(&contest.game)?;
        for game in games.iter().take(MOST) {
            let seats = [own && game.seat == 0, own && game.seat == 1];
            add_replay(zip, rules, game.id, blob(&visit.arena, &game.replay)?, seats)?;
        }
        Ok(())
    }))
}

async fn own_zip(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let (contest, team) = own_team(&visit, &slug).await?;
    let own = versions::of_team(&visit.arena.db, team.id).await?;
    Ok(zipped(format!("{slug}-{}.zip", team.id), move |zip| {
        for version in &own {
            let files = [
                ("py", version.hash.as_ref().map(|hash| blob(&visit.arena, hash)).transpose()?),
                ("json", version.report.clone().map(String::into_bytes)),
            ];
            for (kind, bytes) in files {
                let name = format!("versions/{}.{kind}", version.number);
                bytes.map_or(Ok(()), |bytes| add(zip, name, &bytes))?;
            }
        }
        zip.start_file("games.csv", SimpleFileOptions::default())?;
        write_games(zip, &visit.arena, &contest, Some(team.id))?;
        add_replays(zip, &visit.arena, &contest, Some(team.id), &own)
    }))
}
