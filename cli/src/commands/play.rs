use anyhow::{Context, Result, bail};
use clap::Args;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::time::Duration;
use turf_agents::tournament::store::FILE;
use turf_web::server::watch::Watched;
use turf_web::server::{Site, serve};

use super::settings::thinking_time;
use super::walls::Walls;
use crate::commands::games::Games;

/// Play against a bot in the browser, watch replays or a running tournament
#[derive(Args)]
#[command(after_help = "\
The page is served to this machine only. It offers other bots, games and sizes, and saves finished games.
Examples:
  turf play --game paper --opponent shipped
  turf play --game stellar --opponent careful --port 8080
  turf play --game paper --opponent python:bot.py --think 300
  turf play --watch cup        # cup is the --out of a turf tournament, running or over")]
pub struct Play {
    /// The game shown first
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    /// The opponent (SPEC, see `turf bots`); the page also offers further ones, separated by commas
    #[arg(long, value_name = "SPEC")]
    opponent: Option<String>,
    /// Port on 127.0.0.1; 0 picks a free one
    #[arg(long, default_value_t = 8018)]
    port: u16,
    /// Show the tournament in this folder first
    #[arg(long, value_name = "DIR")]
    watch: Option<PathBuf>,
    /// Seed of every game: equal choices in the page give equal games
    #[arg(long)]
    seed: Option<u64>,
    /// Thinking time of Python bots in seconds per game (stellar: per turn), instead of the contest's
    #[arg(long, value_name = "SECONDS", value_parser = thinking_time)]
    think: Option<Duration>,
    #[command(flatten)]
    walls: Walls,
}

impl Play {
    pub fn run(self, games: &Games) -> Result<()> {
        if let Some(folder) = &self.watch
            && !folder.join(FILE).is_file()
        {
            bail!(
                "{} holds no tournament (it is the --out of a turf tournament)",
                folder.display()
            );
        }
        self.walls.raise(true, self.opponent.as_deref().unwrap_or_default())?;
        let wanted = self.game.unwrap_or(games.all()[0].name);
        let named = |game: &str| self.opponent.as_deref().filter(|_| game == wanted);
        let tables = games
            .all()
            .iter()
            .map(|game| (game.table)(named(game.name), self.seed, self.think));
        let tables: Vec<_> = tables.collect::<Result<_, _>>()?;
        let first = games.all().iter().position(|game| game.name == wanted);
        let first = first.expect("the parser lets only known names through");
        let site = Site {
            tables,
            first: (first, 0),
            watched: (self.watch.as_deref()).map(|folder| Watched::new(games.reader().clone(), folder)),
        };
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, self.port));
        let listener = TcpListener::bind(address)
            .with_context(|| format!("cannot listen on {address} (try another --port, or 0)"))?;
        println!("http://{}/  (Ctrl-C ends it)", listener.local_addr()?);
        serve(listener, site).context("the server failed")
    }
}
