//! `turf plot`: the original platform's analysis pictures.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use turf_agents::tournament::store::{self, Store};
use turf_web::any_game::AnyReplay;
use turf_web::plot::Picture;

use super::json::write_atomically;
use super::progress;
use crate::commands::games::Games;

pub(crate) struct Source {
    file: PathBuf,
    names: Option<[String; 2]>,
}

impl Source {
    fn of(file: PathBuf) -> Self {
        Self { file, names: None }
    }
}

/// Draw a recorded game, or a set of them, as SVG pictures
#[derive(Args)]
#[command(after_help = "\
One game: curves over its turns (paper: areas, distance between the heads, distance from each head to the other's trail,
share of the area). Several games, a folder or a tournament (its folder or results.sqlite): mean length and size per bot
with spread, and the scatter of length and size.
Examples:
  turf plot replays/game-0001.json --out pictures
  turf plot replays --out pictures --highlight delta
  turf plot cup/results.sqlite --out pictures      # cup is the --out of a turf tournament, running or over")]
pub struct Plot {
    /// Recorded games of one kind, folders with them, or tournaments
    #[arg(required = true, value_name = "FILE|DIR")]
    files: Vec<PathBuf>,
    /// The folder to write the pictures to
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Colour only this bot's games in the pictures of a set; may be repeated
    #[arg(long, value_name = "NAME")]
    highlight: Vec<String>,
}

impl Plot {
    pub fn run(self, games: &Games) -> Result<()> {
        let mut files = vec![];
        for path in &self.files {
            if !path.exists() && !path.ends_with(store::FILE) {
                bail!(
                    "there is no {}; name replays, a folder of them (turf match --replays) or a tournament's (--out)",
                    path.display()
                );
            }
            if path.is_dir() {
                games_in(path, 3, &mut files)?;
            } else if path.ends_with(store::FILE) {
                let folder = path.parent().filter(|folder| *folder != Path::new(""));
                games_of(folder.unwrap_or(Path::new(".")), &mut files)?;
            } else {
                files.push(Source::of(path.clone()));
            }
        }
        let first = files
            .first()
            .with_context(|| format!("{}: no recorded games (.json, .zlog, .txt) there", self.files[0].display()))?;
        let read = |source: &Source| {
            let file = &source.file;
            games.reader().read(file).map_err(|why| anyhow!("{}: {why}", file.display()))
        };
        let pictures = self.draw(&*read(first)?, &files, &read)?;
        std::fs::create_dir_all(&self.out).with_context(|| format!("cannot make the folder {}", self.out.display()))?;
        for picture in pictures {
            let file = self.out.join(picture.name + ".svg");
            write_atomically(&file, picture.svg.as_bytes())?;
            println!("{}", file.display());
        }
        Ok(())
    }

    fn draw(
        &self,
        first: &dyn AnyReplay,
        files: &[Source],
        read: &dyn Fn(&Source) -> Result<Box<dyn AnyReplay>>,
    ) -> Result<Vec<Picture>> {
        if let ([_], true) = (files, files[0].file == self.files[0]) {
            if !self.highlight.is_empty() {
                bail!("--highlight is for the pictures of several games");
            }
            return Ok(first.pictures());
        }
        let bar = progress::games(files.len() as u64, "reading");
        let mut sides = vec![];
        for file in files {
            let mut both = read(file)?.sides();
            for (side, name) in both.iter_mut().zip(file.names.iter().flatten()) {
                side.name.clone_from(name);
            }
            sides.extend(both);
            bar.inc(1);
        }
        bar.finish_and_clear();
        if let Some(name) = self.highlight.iter().find(|name| sides.iter().all(|s| s.name != **name)) {
            bail!("--highlight {name}: no such bot played in these games");
        }
        Ok(first.pictures_of(&sides, &self.highlight))
    }
}

fn games_of(folder: &Path, files: &mut Vec<Source>) -> Result<()> {
    let none = || format!("{}: no tournament there", folder.join(store::FILE).display());
    let (store, plan) = Store::open_to_read(folder)?.with_context(none)?;
    store.each_game(|stored| {
        files.push(Source {
            file: folder.join(&stored.game.replay),
            names: Some(stored.game.bots.map(|bot| plan.entrants[bot].name.clone())),
        })
    })?;
    Ok(())
}

/// Adds the recorded games below a folder, sorted; in a tournament's folder only those that count.
fn games_in(folder: &Path, depth: u32, files: &mut Vec<Source>) -> Result<()> {
    if folder.join(store::FILE).is_file() {
        return games_of(folder, files);
    }
    let say = || format!("cannot read the folder {}", folder.display());
    let mut entries = vec![];
    for entry in std::fs::read_dir(folder).with_context(say)? {
        entries.push(entry.with_context(say)?.path());
    }
    entries.sort();
    for path in entries {
        let ending = path.extension().and_then(|e| e.to_str());
        if path.is_dir() && depth > 0 {
            games_in(&path, depth - 1, files)?;
        } else if matches!(ending, Some("json" | "zlog" | "txt")) && path.is_file() {
            files.push(Source::of(path));
        }
    }
    Ok(())
}
