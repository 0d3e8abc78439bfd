//! `--json FILE`: a command's result as one JSON object.

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use turf_agents::atomic_file::{self, folder_of};

#[derive(Args)]
pub struct Json {
    /// Write the result as one JSON object to FILE (`-`: to standard output, instead of the text)
    #[arg(id = "json", long = "json", value_name = "FILE", value_parser = writable_place)]
    file: Option<PathBuf>,
}

impl Json {
    /// Returns false if the JSON goes to standard output, where text would spoil it.
    pub fn text_wanted(&self) -> bool {
        self.file.as_deref() != Some(Path::new("-"))
    }

    /// Returns the path if it is a regular file: not standard output, a device or a pipe.
    pub fn file(&self) -> Option<&Path> {
        let special = |file: &Path| file == Path::new("-") || fs::metadata(file).is_ok_and(|found| !found.is_file());
        self.file.as_deref().filter(|file| !special(file))
    }

    /// Writes `value` to the file of `--json`, if given.
    pub fn write(&self, value: &impl Serialize) -> Result<()> {
        match self.file.as_deref() {
            None => Ok(()),
            Some(file) if file == Path::new("-") => {
                println!("{}", serde_json::to_string_pretty(value)?);
                Ok(())
            }
            Some(file) => write_json(file, value),
        }
    }
}

/// Writer of a growing result to the file of `--json`, about once a second.
pub struct SoFar<'a> {
    json: &'a Json,
    written: Option<Instant>,
}

impl<'a> SoFar<'a> {
    pub fn new(json: &'a Json) -> Self {
        Self { json, written: None }
    }

    pub fn tell<T: Serialize>(&mut self, result: impl FnOnce() -> T) -> Result<()> {
        const EVERY: Duration = Duration::from_secs(1);
        let Some(file) = self.json.file() else {
            return Ok(());
        };
        if self.written.is_none_or(|written| written.elapsed() >= EVERY) {
            write_json(file, &result())?;
            self.written = Some(Instant::now());
        }
        Ok(())
    }
}

fn write_json(file: &Path, value: &impl Serialize) -> Result<()> {
    let mut text = serde_json::to_vec_pretty(value)?;
    text.push(b'\n');
    write_atomically(file, &text)
}

/// Writes `bytes` to `file`, see [`atomic_file::write`].
pub fn write_atomically(file: &Path, bytes: &[u8]) -> Result<()> {
    atomic_file::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))
}

/// Refuses a path that cannot be written, before a long run instead of after it.
pub fn writable_place(text: &str) -> Result<PathBuf, String> {
    let file = PathBuf::from(text);
    if file.is_dir() {
        return Err("is a folder".into());
    }
    let folder = folder_of(&file);
    if !folder.is_dir() {
        return Err(format!("there is no folder {}", folder.display()));
    }
    let special = text == "-" || fs::metadata(&file).is_ok_and(|found| !found.is_file());
    if !special {
        tempfile::tempfile_in(folder)
            .map_err(|why| format!("nothing can be written in {}: {why}", folder.display()))?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_there_before_it_is_whole() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let json = Json { file: Some(folder.path().join("out.json")) };
        let mut so_far = SoFar::new(&json);
        so_far.tell(|| 1).expect("a new file");
        so_far.tell(|| -> i32 { unreachable!("a second has not passed") }).expect("nothing to do");
        assert_eq!(fs::read_to_string(json.file().expect("a file")).expect("written"), "1\n");
        let none = |file: &str| Json { file: Some(file.into()) }.file().is_none();
        assert!(none("-") && none("/dev/null"));
    }

    #[test]
    fn impossible_places_are_refused_at_once() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = |name: &str| folder.path().join(name).display().to_string();
        assert!(writable_place(&path("new.json")).is_ok());
        assert!(writable_place("new.json").is_ok());
        assert!(writable_place(&path("")).is_err_and(|error| error == "is a folder"));
        assert!(
            writable_place("/proc/new.json").is_err_and(|error| error.starts_with("nothing can be written in /proc"))
        );
        assert!(writable_place("-").is_ok() && writable_place("/dev/stdout").is_ok());
        assert!(writable_place(&path("no/new.json")).is_err_and(|error| error.starts_with("there is no folder")));
    }
}
