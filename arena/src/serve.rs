//! `turf arena serve` and `turf arena work`.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::net::TcpListener;
use tokio::time::sleep;
use tower_sessions::ExpiredDeletion;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;
use turf_agents::contest::host::isolation::{self, Isolation};
use turf_agents::hold::Hold;
use turf_web::any_game::Games;
use turf_web::server::connections;

use crate::blobs::Blobs;
use crate::contests::{self, Stage};
use crate::db::Db;
use crate::director::Director;
use crate::live::LiveGames;
use crate::mail::Mail;
use crate::matches;
use crate::sessions::Sessions;
use crate::web::game::{OUTDATED, outdated};
use crate::web::guard::Limits;
use crate::web::human::Humans;
use crate::worker::Worker;
use crate::{Arena, accounts, mail, web};

/// Connections at once; further ones wait.
const CONNECTIONS: usize = 4096;
const EXPIRED: Duration = Duration::from_secs(3600);

#[derive(Clone, Debug)]
pub struct Options {
    /// Folder of files, and of the database if there is no other.
    pub data: PathBuf,
    /// `postgres://…`. `None` for SQLite in the data folder.
    pub database: Option<String>,
    /// `s3://BUCKET/PREFIX` for bots and replays. `None` for the data folder.
    pub blobs: Option<String>,
    pub listen: SocketAddr,
    /// Address that people use, for links: `https://arena.example.org`. `None` for that which is listened on.
    pub url: Option<String>,
    /// True if people come by https: cookies are then sent so only.
    pub https: bool,
    /// True if requests come through a proxy of this machine, which names the visitor's address.
    pub proxied: bool,
    pub mail: Option<mail::Options>,
    pub threads: usize,
}

impl Options {
    fn url_of_database(&self) -> String {
        let file = self.data.join("arena.sqlite");
        self.database.clone().unwrap_or_else(|| format!("sqlite://{}?mode=rwc", file.display()))
    }

    async fn open(&self) -> Result<(Db, Blobs)> {
        isolation::require(true);
        if let Some(why) = Isolation::of_this_kernel().refusal() {
            bail!("bots of strangers cannot play here: {why}");
        }
        let blobs = Blobs::open(self.blobs.as_deref(), &self.data)?;
        Ok((Db::open(&self.url_of_database()).await?, blobs))
    }
}

/// Writes a log to stderr: warnings and errors, or what `RUST_LOG` asks for.
fn log() {
    let filter = EnvFilter::builder().with_default_directive(LevelFilter::WARN.into());
    let log =
        tracing_subscriber::fmt().with_env_filter(filter.from_env_lossy()).with_ansi(std::io::stderr().is_terminal());
    let _ = log.with_writer(std::io::stderr).try_init(); // a second server of a process shares the first's
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.enable_all().build().context("cannot start threads")
}

async fn stopped(stop: Arc<AtomicBool>) {
    while !stop.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(100)).await;
    }
}

/// Serves pages and plays matches until `stop` is set. Calls `ready` with the address, and the first organiser's invitation
/// if there is no organiser yet.
pub fn serve(
    options: Options,
    games: Games,
    stop: Arc<AtomicBool>,
    ready: impl FnOnce(SocketAddr, Option<String>),
) -> Result<()> {
    log();
    let runtime = runtime()?;
    runtime.block_on(async {
        let (db, blobs) = options.open().await?;
        // One process serves a folder, so that no other plays what was running when this one's predecessor died.
        let place = options.data.display();
        let held = Hold::take(&options.data).with_context(|| format!("cannot write to {place}"))?;
        let _held = held.with_context(|| format!("{place}: another process serves this folder"))?;
        if options.database.is_none() {
            matches::recover(&db).await?;
        }
        let listener = TcpListener::bind(options.listen)
            .await
            .with_context(|| format!("cannot listen on {} (try another --port, or 0)", options.listen))?;
        let address = listener.local_addr()?;
        let arena = Arc::new(Arena {
            db: db.clone(),
            blobs: blobs.clone(),
            games: games.clone(),
            director: Arc::<Director>::default(),
            live: Arc::<LiveGames>::default(),
            humans: Humans::default(),
            mail: options.mail.as_ref().map(Mail::new).transpose()?,
            limits: Limits::default(),
            url: options.url.clone().unwrap_or_else(|| format!("http://{address}")),
            options: options.clone(),
            metrics: PrometheusBuilder::new().install_recorder().or_else(|_| {
                // A second server in one process, as in tests, has figures of its own.
                Ok::<_, anyhow::Error>(PrometheusBuilder::new().build_recorder().handle())
            })?,
        });
        stop_outdated(&arena).await?;
        let worker = Arc::new(Worker::new(db.clone(), blobs, games.clone(), stop.clone()));
        let threads = worker.start(options.threads)?;
        tokio::spawn(worker.clone().confirm(options.threads));
        arena.director.tick(&db).await?;
        tokio::spawn(arena.director.clone().run(db.clone()));
        tokio::spawn(arena.live.clone().run(db.clone(), games));
        tokio::spawn(web::webhook::run(arena.clone()));
        let (sessions, visited) = (Sessions(db.clone()), arena.clone());
        tokio::spawn(async move {
            loop {
                // Tried again in an hour.
                let _ = sessions.delete_expired().await;
                let _ = mail::delete_expired(&sessions.0).await;
                visited.limits.forget();
                sleep(EXPIRED).await;
            }
        });
        ready(address, accounts::first_invitation(&db).await?);
        let connections = connections::Limits {
            connections: CONNECTIONS,
            connection: EXPIRED, // viewers stay, and come back
            ..Default::default()
        };
        tokio::select! {
            served = connections::accept(listener, web::router(arena), connections) => served.context("the server failed")?,
            () = stopped(stop.clone()) => {}
        }
        wait_for(threads).await
    })
}

/// Names the contests whose rules have changed, and pauses those whose games count.
async fn stop_outdated(arena: &Arc<Arena>) -> Result<()> {
    for contest in contests::all(&arena.db).await? {
        let Some(why) = outdated(arena, &contest).await? else { continue };
        tracing::warn!("{}: {why}. {}", contest.slug, OUTDATED[0]);
        if [Stage::Ladder, Stage::Knockout].contains(&contest.stage) {
            contests::pause(&arena.db, contest.id, true).await?;
        }
    }
    Ok(())
}

pub fn work(options: Options, games: Games, stop: Arc<AtomicBool>, ready: impl FnOnce()) -> Result<()> {
    log();
    let runtime = runtime()?;
    runtime.block_on(async {
        let (db, blobs) = options.open().await?;
        let worker = Arc::new(Worker::new(db, blobs, games, stop.clone()));
        let threads = worker.start(options.threads)?;
        tokio::spawn(worker.clone().confirm(options.threads));
        ready();
        stopped(stop).await;
        wait_for(threads).await
    })
}

/// Waits for threads, which end their decisions and give their matches back.
async fn wait_for(threads: Vec<std::thread::JoinHandle<()>>) -> Result<()> {
    let ended = tokio::task::spawn_blocking(|| threads.into_iter().all(|thread| thread.join().is_ok()));
    match ended.await? {
        true => Ok(()),
        false => bail!("a thread that plays matches panicked"),
    }
}
