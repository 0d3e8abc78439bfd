//! `turf replay`: recorded games, shown or converted.

use std::path::{Path, PathBuf};

use crate::console::signals::Signals;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use indicatif::ProgressBar;
use turf_agents::notice::notice;
use turf_web::Timeline;
use turf_web::any_game::AnyReplay;
use turf_web::gif::MAX_FRAMES;
use turf_web::lang::Lang;
use turf_web::page::page;

use super::json::write_atomically;
use super::progress;
use crate::commands::games::Games;
use crate::console::number::within;

/// Show recorded games, make a page of them, or convert one to the format of its original platform
#[derive(Args)]
#[command(after_help = "\
FILE is a replay of `turf match --replays` or a record of an original platform (paper's .zlog, duel2048's text, stellar's
output.json, the formats that --zlog writes); its content decides.
Every file is checked by replaying the game. The page needs no server and no network; page.html#turn-60 opens it at turn 60.
Examples:
  turf replay replays/game-0001.json --html game.html --policy shipped
  turf replay replays/*.json --html games.html
  turf replay replays/game-0001.json --gif game.gif
  turf replay replays/game-0001.json --text | less
  turf replay replays/game-0001.json --zlog game.zlog
  turf replay game.zlog --text
  turf replay game.json --game games/hex.py --html game.html")]
pub struct ReplayFile {
    /// The recorded game; several only for one page
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write one self-contained page to watch them
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,
    /// Write an animated GIF of the game
    #[arg(long, value_name = "OUT")]
    gif: Option<PathBuf>,
    /// Maximum number of pictures in the GIF
    #[arg(long, value_name = "N", requires = "gif", default_value_t = MAX_FRAMES, value_parser = within(1..=MAX_FRAMES))]
    frames: usize,
    /// Show on the page how this policy (policy:PATH or shipped) values every decision: a graph of who is ahead, mistakes,
    /// better choices, and the places that matter to it
    #[arg(long, value_name = "SPEC", requires = "html")]
    policy: Option<String>,
    /// Print every position
    #[arg(long)]
    text: bool,
    /// Write the original platform's record: paper's .zlog, duel2048's text, stellar's JSON
    #[arg(long, value_name = "OUT")]
    zlog: Option<PathBuf>,
}

impl ReplayFile {
    pub fn run(self, games: &Games) -> Result<()> {
        if self.html.is_some() {
            self.write_page(games)?;
        }
        if !self.text && self.zlog.is_none() && self.gif.is_none() {
            return match self.html {
                Some(_) => Ok(()),
                None => bail!("say what to do with the game: --html OUT, --gif OUT, --text or --zlog OUT"),
            };
        }
        let [path] = &self.files[..] else { bail!("--gif, --text and --zlog take one file") };
        let place = path.display();
        let replay = games.reader().read(path).map_err(|why| anyhow!("{place}: {why}"))?;
        if let Some(out) = &self.zlog {
            let bytes = replay.original().map_err(|why| anyhow!("{place}: {why}"))?;
            write_atomically(out, &bytes)?;
            wrote(out, "the original platform's record");
        }
        if let Some(out) = &self.gif {
            let bytes = replay.gif(self.frames).with_context(|| place.to_string())?;
            write_atomically(out, &bytes)?;
            wrote(out, &format!("{:.0} kB", bytes.len() as f64 / 1e3));
        }
        if self.text {
            replay.text(&mut |part| print!("{part}"));
        }
        Ok(())
    }

    fn write_page(&self, games: &Games) -> Result<()> {
        let files = self.files.len();
        let bar = match self.policy {
            Some(_) => progress::decisions(0, "judging"),
            None => progress::games(files as u64, "reading"),
        };
        let signals = Signals::listen("the page will hold the games read so far")?;
        let mut timelines = Vec::new();
        for (i, path) in self.files.iter().enumerate() {
            if signals.raised() {
                break;
            }
            if self.policy.is_some() && files > 1 {
                bar.set_message(format!("judging game {} of {files}", i + 1));
            }
            let replay = games.reader().read(path).map_err(|why| anyhow!(why));
            let timeline = replay.and_then(|replay| self.timeline(&*replay, &bar));
            timelines.push(timeline.with_context(|| format!("{}", path.display()))?);
            if self.policy.is_none() {
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        let title = match &timelines[..] {
            [timeline] => format!("{}: {} – {}", timeline.game, timeline.names[0], timeline.names[1]),
            many => format!("{} games", many.len()),
        };
        let out = self.html.as_ref().expect("asked for");
        write_atomically(out, page(&title, &timelines, Lang::of_locale()).as_bytes())?;
        wrote(out, "open it in a browser");
        signals.outcome()
    }

    fn timeline(&self, replay: &dyn AnyReplay, bar: &ProgressBar) -> Result<Timeline> {
        let mut timeline = replay.timeline();
        if let Some(spec) = &self.policy {
            bar.set_position(0);
            let judged = |all: usize| {
                bar.set_length(all as u64);
                bar.inc(1);
                true
            };
            let analysis = replay.analysis(spec, &judged)?;
            timeline.analysis = Some(analysis.with_context(|| format!("{spec} values no moves; name a policy"))?);
        }
        Ok(timeline)
    }
}

fn wrote(file: &Path, what: &str) {
    notice(format!("{}: {what}", file.display()));
}
