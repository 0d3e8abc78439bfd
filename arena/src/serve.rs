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
use turf_agents::contest::host::isolation::{self, Isolation};
use turf_agents::hold::Hold;

use crate::blobs::Blobs;
use crate::db::Db;
use crate::director::Director;
use crate::hosted::Hosted;
use crate::live::LiveGames;
use crate::matches;
use crate::sessions::Sessions;
use crate::web::guard::Limits;
use crate::web::human::Humans;
use crate::worker::Worker;
use crate::{Arena, accounts, web};

const EXPIRED: Duration = Duration::from_secs(3600);

#[derive(Clone, Debug)]
pub struct Options {
    /// Folder of files, and of the database if there is no other.
    pub data: PathBuf,
    /// `postgres://…`. `None` for SQLite in the data folder.
    pub database: Option<String>,
    pub listen: SocketAddr,
    /// Address that people use, for links: `https://arena.example.org`.
    pub url: Option<String>,
    /// True if people come by https: cookies are then sent so only.
    pub https: bool,
    /// True if requests come through a proxy of this machine, which names the visitor's address.
    pub proxied: bool,
    /// Threads that play matches.
    pub threads: usize,
}

impl Options {
    fn url_of_database(&self) -> String {
        let file = self.data.join("arena.sqlite");
        self.database
            .clone()
            .unwrap_or_else(|| format!("sqlite://{}?mode=rwc", file.display()))
    }

    async fn open(&self) -> Result<(Db, Blobs)> {
        isolation::require(true);
        if let Some(why) = Isolation::of_this_kernel().refusal() {
            bail!("bots of strangers cannot play here: {why}");
        }
        let blobs = Blobs::in_folder(&self.data.join("blobs"), self.data.join("cache"))?;
        Ok((Db::open(&self.url_of_database()).await?, blobs))
    }
}

type Games = Vec<Box<dyn Hosted>>;

/// Starts the threads that answer, and the log on standard error.
fn runtime() -> Result<tokio::runtime::Runtime> {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    let _ = log.with_max_level(tracing::Level::WARN).try_init(); // tests have several servers in one process
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
        let games = Arc::new(games);
        let arena = Arc::new(Arena {
            db: db.clone(),
            blobs: blobs.clone(),
            games: games.clone(),
            director: Arc::<Director>::default(),
            live: Arc::<LiveGames>::default(),
            humans: Humans::default(),
            limits: Limits::default(),
            options: options.clone(),
            metrics: PrometheusBuilder::new().install_recorder().or_else(|_| {
                // A second server in one process, as in tests, has figures of its own.
                Ok::<_, anyhow::Error>(PrometheusBuilder::new().build_recorder().handle())
            })?,
        });
        let listener = TcpListener::bind(options.listen)
            .await
            .with_context(|| format!("cannot listen on {} (try another --port, or 0)", options.listen))?;
        let worker = Arc::new(Worker::new(db.clone(), blobs, games.clone(), stop.clone()));
        let threads = worker.start(options.threads)?;
        tokio::spawn(worker.clone().confirm(options.threads));
        arena.director.tick(&db).await?;
        tokio::spawn(arena.director.clone().run(db.clone()));
        tokio::spawn(arena.live.clone().run(db.clone(), games));
        let (sessions, visited) = (Sessions(db.clone()), arena.clone());
        tokio::spawn(async move {
            loop {
                let _ = sessions.delete_expired().await; // tried again in an hour
                visited.limits.forget();
                sleep(EXPIRED).await;
            }
        });
        ready(listener.local_addr()?, accounts::first_invitation(&db).await?);
        let service = web::router(arena).into_make_service_with_connect_info::<SocketAddr>();
        tokio::select! {
            served = axum::serve(listener, service) => served.context("the server failed")?,
            () = stopped(stop.clone()) => {}
        }
        wait_for(threads).await
    })
}

/// Plays matches of a database until `stop` is set.
pub fn work(options: Options, games: Games, stop: Arc<AtomicBool>, ready: impl FnOnce()) -> Result<()> {
    let runtime = runtime()?;
    runtime.block_on(async {
        let (db, blobs) = options.open().await?;
        let worker = Arc::new(Worker::new(db, blobs, Arc::new(games), stop.clone()));
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
