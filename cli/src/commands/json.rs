//! `--json FILE`: a command's result as one JSON object.

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[derive(Args)]
pub struct Json {
    /// Write the result as one JSON object to FILE (`-`: to standard output, instead of the text)
    #[arg(long = "json", value_name = "FILE", value_parser = writable_place)]
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

/// Writes `bytes` to `file` atomically: readers and crashes leave the old content or the new.
pub fn write_atomically(file: &Path, bytes: &[u8]) -> Result<()> {
    let say = || format!("cannot write {}", file.display());
    // A device or pipe must be written to, not replaced by a plain file.
    if fs::metadata(file).is_ok_and(|found| !found.is_file()) {
        return fs::write(file, bytes).with_context(say);
    }
    let mut draft = tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o666)) // less the user's umask, like any new file
        .tempfile_in(folder_of(file))
        .with_context(say)?;
    draft.write_all(bytes).with_context(say)?;
    draft.as_file().sync_all().with_context(say)?;
    draft.persist(file).map_err(|error| error.error).with_context(say)?;
    Ok(())
}

fn folder_of(file: &Path) -> &Path {
    file.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
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
    fn writes_replace_the_whole_file_and_leave_nothing_else() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("out.json");
        write_json(&file, &vec![1; 1000]).expect("a new file");
        write_json(&file, &[2]).expect("the same again");
        assert_eq!(fs::read_to_string(&file).expect("written"), "[\n  2\n]\n");
        assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1);
    }

    #[test]
    fn devices_are_written_to_and_not_replaced() {
        write_json(Path::new("/dev/null"), &[1]).expect("always writable");
        assert!(!fs::metadata("/dev/null").expect("still there").is_file());
    }

    #[test]
    fn a_result_is_there_before_it_is_whole() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let json = Json {
            file: Some(folder.path().join("out.json")),
        };
        let mut so_far = SoFar::new(&json);
        so_far.tell(|| 1).expect("a new file");
        so_far
            .tell(|| -> i32 { unreachable!("a second has not passed") })
            .expect("nothing to do");
        assert_eq!(
            fs::read_to_string(json.file().expect("a file")).expect("written"),
            "1\n"
        );
        let none = |file: &str| {
            Json {
                file: Some(file.into()),
            }
            .file()
            .is_none()
        };
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
