//! `turf arena`: the contest's web service.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, Subcommand};
use turf_arena::{Options, serve, work};

use crate::commands::games::Games;
use crate::console::number::within;
use crate::console::signals::Signals;

/// Run a contest on the web: accounts, teams, uploads, ladder, final stage
#[derive(Args)]
#[command(after_help = "\
The first start prints a link that makes the first organiser. SQLite in the data folder holds everything; with PostgreSQL
more machines can play (turf arena work). Bots play behind walls only, which need Linux with Landlock, seccomp and user
namespaces (turf doctor).
Examples:
  turf arena serve --data cup
  turf arena serve --data cup --game games/hex.py     # a game in a Python file beside the others
  turf arena serve --data cup --database postgres://arena@db/arena --url https://arena.example.org --https --proxied
  turf arena work --data /mnt/cup --database postgres://arena@db/arena --threads 8
  turf arena work --database postgres://arena@db/arena --blobs s3://cup/blobs
  turf arena backup --data cup --out cup-backup")]
pub struct Arena {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the pages, and play matches
    Serve(Serve),
    /// Play matches of an arena that another machine serves
    Work(Work),
    /// Copy a running arena: its database and files
    Backup(Backup),
    /// Check a game's replay against the rules and its seed
    Verify(Verify),
}

#[derive(Args)]
struct Place {
    /// Folder of bots and replays, and of the database unless there is another
    #[arg(long, value_name = "DIR", default_value = "arena-data")]
    data: PathBuf,
    /// Database: postgres://… [default: SQLite in the data folder]
    #[arg(long, value_name = "URL", env = "TURF_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Store of bots and replays: s3://BUCKET/PREFIX, with the environment's AWS_… [default: the data folder]
    #[arg(long, value_name = "URL")]
    blobs: Option<String>,
}

#[derive(Args)]
struct Serve {
    #[command(flatten)]
    place: Place,
    /// Address to listen on; others than this machine's should come through a proxy with TLS
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// Port; 0 picks a free one
    #[arg(long, default_value_t = 8020, value_parser = within(0..=u16::MAX))]
    port: u16,
    /// Address that people use, for the links in pages
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Send cookies over https only
    #[arg(long)]
    https: bool,
    /// Take visitors' addresses from the proxy (X-Forwarded-For)
    #[arg(long)]
    proxied: bool,
    /// Mail server that sends links to register: smtp://user:password@host:587 (with STARTTLS) or smtps://…
    #[arg(long, value_name = "URL", env = "TURF_MAIL", hide_env_values = true, requires = "mail_from")]
    mail: Option<String>,
    /// Sender of mails: "Arena <arena@example.org>"
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Domains whose addresses may register by mail, with commas [default: all]
    #[arg(long, value_name = "DOMAINS", value_delimiter = ',')]
    mail_domains: Vec<String>,
    /// Threads that play matches [default: one per core]
    #[arg(long, value_parser = within::<usize>(1..=4096))]
    threads: Option<usize>,
}

#[derive(Args)]
struct Work {
    #[command(flatten)]
    place: Place,
    /// Threads that play matches [default: one per core]
    #[arg(long, value_parser = within::<usize>(1..=4096))]
    threads: Option<usize>,
}

#[derive(Args)]
struct Backup {
    #[command(flatten)]
    place: Place,
    /// Folder to make
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

#[derive(Args)]
struct Verify {
    /// Address of the game's page
    #[arg(value_name = "URL")]
    page: String,
}

fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| available_parallelism().map_or(1, usize::from))
}

impl Place {
    fn options(self, threads: usize) -> Options {
        Options {
            data: self.data,
            database: self.database,
            blobs: self.blobs,
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            url: None,
            https: false,
            proxied: false,
            mail: None,
            threads,
        }
    }
}

impl Arena {
    pub fn run(self, games: &Games) -> Result<()> {
        let games = games.reader().clone();
        match self.command {
            Command::Serve(command) => {
                let mail = command.mail.zip(command.mail_from);
                let options = Options {
                    mail: mail.map(|(server, from)| turf_arena::mail::Options {
                        server,
                        from,
                        domains: command.mail_domains,
                    }),
                    listen: SocketAddr::from((command.address, command.port)),
                    url: command.url,
                    https: command.https,
                    proxied: command.proxied,
                    ..command.place.options(threads(command.threads))
                };
                let signals = Signals::listen("matches being played are given back")?;
                let url = options.url.clone();
                serve(options, games, signals.stop.clone(), |address, invitation| {
                    let url = url.unwrap_or_else(|| format!("http://{address}"));
                    println!("{url}/  (Ctrl-C ends it)");
                    if let Some(code) = invitation {
                        println!("the first organiser registers here: {url}/register?code={code}");
                    }
                })
            }
            Command::Work(command) => {
                let options = command.place.options(threads(command.threads));
                ensure!(options.database.is_some(), "a worker needs the --database that the arena serves from");
                let signals = Signals::listen("matches being played are given back")?;
                let n = options.threads;
                work(options, games, signals.stop.clone(), || {
                    println!("playing matches on {n} threads  (Ctrl-C ends it)")
                })
            }
            Command::Backup(command) => {
                let Place { data, database, blobs } = command.place;
                if database.is_some() {
                    bail!("copy PostgreSQL with pg_dump, a bucket with its own tools, and the data folder with cp -a");
                }
                turf_arena::backup(&data, blobs.as_deref(), &command.out)
                    .with_context(|| format!("cannot back up to {}", command.out.display()))?;
                println!("{}: serve it with turf arena serve --data {0}", command.out.display());
                Ok(())
            }
            Command::Verify(command) => {
                println!("{}", turf_arena::verify::verify(&command.page, &games)?);
                Ok(())
            }
        }
    }
}
