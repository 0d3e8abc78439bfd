//! `turf replay`: a game on disk, shown or written in another form.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use turf_agents::replay::original::{GameFile, OriginalRecord};
use turf_env::for_game;

use super::json::write_atomically;

/// Show a recorded game, or write it as its original platform did
#[derive(Args)]
#[command(after_help = "\
FILE is a replay of `turf match --replays`, a .zlog of the 2018 platform, or a record that --zlog wrote: the content tells.
Every file is checked by playing the game again.
Examples:
  turf replay replays/game-0001.json --text | less
  turf replay replays/game-0001.json --zlog game.zlog
  turf replay game.zlog --text")]
pub struct ReplayFile {
    /// The recorded game
    file: PathBuf,
    /// Print every position
    #[arg(long)]
    text: bool,
    /// Write the original platform's record: paper's .zlog, duel2048's text, stellar's JSON
    #[arg(long, value_name = "OUT")]
    zlog: Option<PathBuf>,
}

impl ReplayFile {
    /// Reads, shows, writes.
    pub fn run(self) -> Result<()> {
        if !self.text && self.zlog.is_none() {
            bail!("say what to do with the game: --text or --zlog OUT");
        }
        let file = GameFile::open(&self.file)?;
        for_game!(&*file.game, E => self.go::<<E as turf_env::Encoding>::Game>(&file))
            .unwrap_or_else(|| bail!("{}: a replay of an unknown game", self.file.display()))
    }

    fn go<G: OriginalRecord>(&self, file: &GameFile) -> Result<()> {
        let place = self.file.display();
        let replay = file.replay::<G>().map_err(|why| anyhow::anyhow!("{place}: {why}"))?;
        if let Some(out) = &self.zlog {
            let bytes = G::write_original(&replay).map_err(|why| anyhow::anyhow!("{place}: {why}"))?;
            write_atomically(out, &bytes)?;
        }
        if self.text {
            print(&replay).context("cannot write to standard output")?;
        }
        Ok(())
    }
}

/// All positions with what led to them, and the result.
fn print<G: OriginalRecord>(replay: &turf_agents::replay::Replay<G>) -> Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let [a, b] = replay.bots.each_ref().map(|bot| plain(&bot.name));
    writeln!(out, "{}: {a} (A) against {b} (B)\n", G::NAME)?;
    let mut played = None;
    for (i, game) in replay.positions().enumerate() {
        if let Some((player, turn)) = played {
            let micros = replay
                .micros
                .get(i - 1)
                .map_or(String::new(), |us| format!("  ({us} µs)"));
            writeln!(out, "turn {turn}, {player:?}: {:?}{micros}", replay.actions[i - 1])?;
        }
        writeln!(out, "{game}\n")?;
        played = Some((game.to_move(), game.turn()));
    }
    let [first, second] = replay.scores;
    let winner = replay.winner.map_or("a draw", |p| [&*a, &*b][p.index()]);
    let detail = replay
        .detail
        .as_ref()
        .map_or(String::new(), |why| format!(": {}", plain(why)));
    writeln!(
        out,
        "{winner}, {}{detail}; {} turns, {first} : {second}",
        plain(&replay.reason),
        replay.turns
    )?;
    out.flush()?;
    Ok(())
}

/// Text of a file, which may be anybody's, without what a terminal would obey.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
