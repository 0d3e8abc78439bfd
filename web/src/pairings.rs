//! Pages of a tournament's games, one per pairing; its report links to them.

use std::collections::BTreeMap;
use std::fs::metadata;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rayon::prelude::*;
use turf_agents::tournament::watch::LastGame;

use crate::any_game::Games;
use crate::lang::Lang;
use crate::page::page;
use crate::timeline::Timeline;
use crate::tournament::page_of;

/// Makes missing or outdated pages, of at most `most` games, the last pairings first. `games` are those of the whole
/// tournament. Items are file and content, or an error.
pub fn pages<'a>(
    reader: &'a Games,
    folder: &'a Path,
    games: &'a [LastGame],
    most: usize,
) -> impl Iterator<Item = Result<(PathBuf, String), String>> + 'a {
    by_pairing(games)
        .into_iter()
        .scan(most, |left, games| {
            *left = left.checked_sub(games.len())?;
            Some(games)
        })
        .filter_map(move |games| {
            let file = folder.join(page_of(&games[0].pairing));
            let replays: Vec<PathBuf> = games.iter().map(|game| folder.join(&game.replay)).collect();
            (!is_newer(&file, &replays)).then(|| made(reader, file, &games, &replays))
        })
}

fn by_pairing(games: &[LastGame]) -> Vec<Vec<&LastGame>> {
    let mut of: BTreeMap<&str, (usize, Vec<&LastGame>)> = BTreeMap::new();
    for (at, game) in games.iter().enumerate() {
        let (newest, games) = of.entry(&game.pairing).or_default();
        *newest = at;
        games.push(game);
    }
    let mut all: Vec<_> = of.into_values().collect();
    all.sort_by_key(|(newest, _)| std::cmp::Reverse(*newest));
    all.into_iter()
        .map(|(_, mut games)| {
            games.sort_by_key(|game| game.game);
            games
        })
        .collect()
}

fn is_newer(file: &Path, than: &[PathBuf]) -> bool {
    let time = |file: &Path| metadata(file).and_then(|found| found.modified()).ok();
    let newest = than.iter().map(|file| time(file)).max().flatten();
    time(file) > newest.or(Some(SystemTime::UNIX_EPOCH))
}

fn made(reader: &Games, file: PathBuf, games: &[&LastGame], replays: &[PathBuf]) -> Result<(PathBuf, String), String> {
    let timelines: Result<Vec<Timeline>, String> = replays
        .par_iter()
        .map(|replay| {
            reader.read(replay).map(|replay| replay.timeline()).map_err(|why| format!("{}: {why}", replay.display()))
        })
        .collect();
    let [a, b] = &games[0].names;
    let title = format!("{}: {a} – {b}", games[0].stage);
    Ok((file, page(&title, &timelines?, Lang::of_locale())))
}
