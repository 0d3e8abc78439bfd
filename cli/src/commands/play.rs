use anyhow::{Context, Result, bail};
use clap::Args;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;
use turf_agents::tournament::store::FILE;
use turf_web::server::watch::Watched;
use turf_web::server::{Site, guard, serve};

use super::settings::thinking_time;
use super::walls::Walls;
use crate::commands::games::Games;
use crate::console::number::within;

/// Play against a bot in the browser, watch replays or a running tournament
#[derive(Args)]
#[command(after_help = "\
The page is served to this machine only, unless --host is given. It offers other bots, games and sizes, and saves finished games.
Examples:
  turf play --game paper --opponent shipped
  turf play --game stellar --opponent careful --port 8080
  turf play --game paper --opponent python:bot.py --think 300
  turf play --game paper --host    # for a phone in the same network: open the link that is printed
  turf play --watch cup        # cup is the --out of a turf tournament, running or over")]
pub struct Play {
    /// The game shown first
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    /// The opponent (SPEC, see `turf bots`); the page also offers further ones, separated by commas
    #[arg(long, value_name = "SPEC")]
    opponent: Option<String>,
    /// Serve to other machines too, on this address or on all; the printed link holds the key that lets them in
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "0.0.0.0")]
    host: Option<IpAddr>,
    /// Port; 0 picks a free one
    #[arg(long, default_value_t = 8018, value_parser = within(0..=u16::MAX))]
    port: u16,
    /// Show the tournament in this folder first
    #[arg(long, value_name = "DIR")]
    watch: Option<PathBuf>,
    /// Seed of every game: equal choices in the page give equal games
    #[arg(long, value_parser = within(0..=u64::MAX))]
    seed: Option<u64>,
    /// Thinking time of Python bots in seconds per game (stellar: per turn), instead of the contest's
    #[arg(long, value_name = "SECONDS", value_parser = thinking_time)]
    think: Option<Duration>,
    /// Draw --game by this script instead of the one built in, read again at every reload of the page: for whoever writes it
    #[arg(long, value_name = "FILE", requires = "game")]
    script: Option<PathBuf>,
    #[command(flatten)]
    walls: Walls,
}

impl Play {
    pub fn run(self, games: &Games) -> Result<()> {
        if let Some(folder) = &self.watch
            && !folder.join(FILE).is_file()
        {
            bail!("{} holds no tournament (it is the --out of a turf tournament)", folder.display());
        }
        self.walls.raise(true, self.opponent.as_deref().unwrap_or_default())?;
        let wanted = self.game.unwrap_or(games.all()[0].name());
        let named = |game: &str| self.opponent.as_deref().filter(|_| game == wanted);
        let tables = games.all().iter().map(|game| game.table(named(game.name()), self.seed, self.think));
        let mut tables: Vec<_> = tables.collect::<Result<_, _>>()?;
        let first = games.all().iter().position(|game| game.name() == wanted);
        let first = first.expect("the parser lets only known names through");
        if let Some(file) = self.script {
            std::fs::metadata(&file).with_context(|| file.display().to_string())?;
            tables[first].draw_by(file);
        }
        let site = Site {
            tables,
            first,
            watched: (self.watch.as_deref()).map(|folder| Watched::new(games.reader().clone(), folder)),
            key: self.host.map(|_| guard::key()),
        };
        let address = SocketAddr::from((self.host.unwrap_or(Ipv4Addr::LOCALHOST.into()), self.port));
        let listener = TcpListener::bind(address)
            .with_context(|| format!("cannot listen on {address} (try another --port, or 0)"))?;
        let mut shown = listener.local_addr()?;
        if shown.ip().is_unspecified() {
            shown.set_ip(own_address().unwrap_or(Ipv4Addr::LOCALHOST.into()));
        }
        let key = site.key.as_ref().map(|key| format!("?key={key}"));
        println!("http://{shown}/{}  (Ctrl-C ends it)", key.unwrap_or_default());
        serve(listener, site).context("the server failed")
    }
}

/// Returns the address of this machine in its network. Connecting a UDP socket chooses it and sends nothing.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}
