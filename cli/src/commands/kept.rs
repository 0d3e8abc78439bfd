//! Games written one by one while a command plays, so that it can resume after any end. `FILE.games` lies beside the result's
//! file: one line of JSON with everything the games depend on, then one line per game. It is removed once the result is
//! complete.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use turf_agents::input;

/// Size limit of files to read again, in bytes.
const MAX_BYTES: u64 = 4 << 30;

/// The open file; `None` if the command writes no file.
pub struct Kept(Option<(PathBuf, File)>);

pub type Games<T> = BTreeMap<(u64, u64), T>;

fn beside(result: &Path) -> PathBuf {
    let mut path = result.as_os_str().to_owned();
    path.push(".games");
    path.into()
}

/// Returns the seed of the games kept beside `result`, if there are any.
pub fn seed(result: Option<&Path>) -> Option<u64> {
    let mut head = String::new();
    BufReader::new(File::open(beside(result?)).ok()?).take(1 << 20).read_line(&mut head).ok()?;
    serde_json::from_str::<Value>(&head).ok()?.get(0)?.as_u64()
}

impl Kept {
    /// Starts a file beside `result`, or continues the one there if `resume`. `made_by` holds all that the games depend on, the
    /// seed first. Without `result` nothing is kept.
    pub fn open<T: DeserializeOwned>(result: Option<&Path>, made_by: &Value, resume: bool) -> Result<(Self, Games<T>)> {
        let Some(path) = result.map(beside) else {
            return Ok((Self(None), Games::new()));
        };
        let say = || format!("cannot write {}", path.display());
        let head = format!("{made_by}\n");
        let mut text = match resume && path.exists() {
            true => input::read_text(&path, MAX_BYTES).with_context(|| format!("cannot read {}", path.display()))?,
            false => String::new(),
        };
        ensure!(
            text.is_empty() || text.starts_with(&head),
            "{} holds games of another turf version, other bots or other settings; remove it to begin anew",
            path.display()
        );
        if text.is_empty() {
            text = head;
        }
        let (mut games, mut whole) = (Games::new(), 0);
        for line in text.split_inclusive('\n') {
            // The last line may have been cut off.
            let read: Option<((u64, u64), T)> = serde_json::from_str(line).ok();
            match read {
                Some((at, game)) => _ = games.insert(at, game),
                None if whole == 0 => {}
                None => break,
            }
            whole += line.len();
        }
        fs::write(&path, &text[..whole]).with_context(say)?;
        let file = File::options().append(true).open(&path).with_context(say)?;
        Ok((Self(Some((path, file))), games))
    }

    pub fn add(&mut self, series: u64, index: u64, game: &impl Serialize) -> Result<()> {
        let Some((path, file)) = &mut self.0 else {
            return Ok(());
        };
        let line = serde_json::to_string(&((series, index), game))? + "\n";
        let written = file.write_all(line.as_bytes());
        written.with_context(|| format!("cannot write {}", path.display()))
    }

    pub fn stopped_after(&self, games: u64) -> String {
        match &self.0 {
            Some((path, _)) => {
                format!("stopped after {games} games; rerun with --resume to continue from {}", path.display())
            }
            None => format!("stopped after {games} games"),
        }
    }

    pub fn remove(self) -> Result<()> {
        match self.0 {
            Some((path, _)) => fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display())),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn games_are_read_back_and_a_line_cut_off_is_left_out() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let result = folder.path().join("out.json");
        let open = |made_by: u64, resume| Kept::open::<String>(Some(&result), &json!([made_by]), resume);
        let (mut kept, games) = open(1, true).expect("a new file");
        assert!(games.is_empty());
        kept.add(1, 7, &"a").expect("room");
        kept.add(2, 0, &"b").expect("room");
        drop(kept);
        let file = folder.path().join("out.json.games");
        let cut = |text: &str| fs::write(&file, fs::read_to_string(&file).expect("kept") + text).expect("room");
        cut("[[2,1],\"c");
        let (mut kept, games) = open(1, true).expect("the same again");
        assert_eq!(games, Games::from([((1, 7), "a".to_string()), ((2, 0), "b".to_string())]));
        kept.add(2, 1, &"d").expect("room");
        assert_eq!(seed(Some(&result)), Some(1));
        let complaint = open(2, true).err().expect("other settings").to_string();
        assert!(complaint.contains("remove it to begin anew") && !complaint.contains('\n'), "{complaint}");
        let (_, games) = open(1, true).expect("again");
        assert_eq!(games.len(), 3);
        let (kept, games) = open(2, false).expect("begins anew");
        assert!(games.is_empty());
        kept.remove().expect("there");
        assert!(!file.exists());
        assert_eq!([seed(Some(&result)), seed(None)], [None; 2]);
        assert!(Kept::open::<String>(None, &json!(1), true).is_ok_and(|(_, games)| games.is_empty()));
    }
}
