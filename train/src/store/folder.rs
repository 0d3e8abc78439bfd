//! Folder of files that is written whole or not at all, and whose damage is detected.
//!
//! It is written under another name, synced to disk and renamed. The file [`SUMS`] holds the CRC-32 of every other
//! file.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use turf_agents::input;

/// File of check sums: lines of a CRC-32 in hexadecimal, a space and a name.
pub const SUMS: &str = "checksums";
const PARTIAL: &str = "partial";
const REPLACED: &str = "old";
const REMOVED: &str = "removed";

pub struct Partial {
    path: PathBuf,
    sums: BTreeMap<String, u32>,
}

impl Partial {
    pub fn new(parent: &Path) -> Result<Self> {
        let path = parent.join(PARTIAL);
        if path.exists() {
            fs::remove_dir_all(&path)?;
        }
        fs::create_dir_all(&path)?;
        Ok(Self { path, sums: BTreeMap::new() })
    }

    pub fn put(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        self.sums.insert(name.to_string(), crc32fast::hash(bytes));
        write(&self.path.join(name), bytes)
    }

    /// Adds the check sums and renames the folder to its number. At every moment a former folder of this number or the
    /// new one is there whole.
    pub fn finish(self, number: u64) -> Result<PathBuf> {
        let sums: String = self.sums.iter().map(|(name, sum)| format!("{sum:08x} {name}\n")).collect();
        write(&self.path.join(SUMS), sums.as_bytes())?;
        sync_folder(&self.path)?;
        let path = self.path.with_file_name(number.to_string());
        let old = path.with_extension(REPLACED);
        if path.exists() {
            if old.exists() {
                remove(&old)?;
            }
            fs::rename(&path, &old)?;
        }
        fs::rename(&self.path, &path)?;
        sync_folder(path.parent().context("no parent folder")?)?;
        Ok(path)
    }

    pub fn discard(parent: &Path) {
        let _ = fs::remove_dir_all(parent.join(PARTIAL));
    }
}

/// Writes a file and waits until it is on disk.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    Ok(())
}

/// Waits until the names in a folder are on disk. Windows opens no folder as a file; NTFS has a journal of names.
fn sync_folder(folder: &Path) -> std::io::Result<()> {
    if cfg!(windows) { Ok(()) } else { File::open(folder)?.sync_all() }
}

/// Returns the numbered folders in `parent`, highest number first; a replaced folder follows its successor. Empty if
/// `parent` is missing.
pub fn list(parent: &Path) -> Result<Vec<(u64, PathBuf)>> {
    let entries = match fs::read_dir(parent) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.with_context(|| format!("cannot read {}", parent.display()))?,
    };
    let numbered = entries.flatten().filter_map(|entry| {
        let path = PathBuf::from(entry.file_name());
        let replaced = path.extension();
        let number = path.file_stem()?.to_str()?.parse().ok()?;
        let known = replaced.is_none_or(|suffix| suffix == REPLACED);
        known.then(|| (number, replaced.is_some(), entry.path()))
    });
    let mut all: Vec<(u64, bool, PathBuf)> = numbered.collect();
    all.sort_by_key(|(number, replaced, _)| (std::cmp::Reverse(*number), *replaced));
    Ok(all.into_iter().map(|(number, _, path)| (number, path)).collect())
}

/// Removes the folders that are not among the `keep` newest up to `number`; `best` stays. Higher numbers, which only a
/// damaged or foreign folder can have, are not counted and not removed.
pub fn prune(parent: &Path, number: u64, keep: usize, best: Option<u64>) {
    let mut kept = 0;
    for (n, path) in list(parent).unwrap_or_default() {
        if path.extension().is_none() {
            kept += (n <= number) as usize;
            if n > number || kept <= keep || best == Some(n) {
                continue;
            }
        } else if n > number {
            continue;
        }
        // A folder too many does no harm.
        let _ = remove(&path);
    }
}

fn remove(path: &Path) -> std::io::Result<()> {
    let removed = path.with_file_name(REMOVED);
    if removed.exists() {
        fs::remove_dir_all(&removed)?;
    }
    fs::rename(path, &removed)?;
    fs::remove_dir_all(removed)
}

pub struct Reader<'a> {
    path: &'a Path,
    sums: BTreeMap<String, u32>,
}

impl<'a> Reader<'a> {
    pub fn new(path: &'a Path) -> Result<Self> {
        let text = String::from_utf8(read_at_most(&path.join(SUMS), 1 << 16)?).context(SUMS)?;
        let line = |line: &str| {
            let (sum, name) = line.split_once(' ')?;
            let value = u32::from_str_radix(sum, 16).ok()?;
            // Only lower-case digits, as they were written, so that every flipped bit is detected.
            (format!("{value:08x}") == sum).then(|| (name.to_string(), value))
        };
        let sums: Option<_> = text.lines().map(line).collect();
        Ok(Self { path, sums: sums.with_context(|| format!("{SUMS} is damaged"))? })
    }

    pub fn file(&self, name: &str, limit: u64) -> Result<Vec<u8>> {
        let bytes = read_at_most(&self.path.join(name), limit)?;
        let sum = self.sums.get(name).with_context(|| format!("{SUMS} lacks {name}"))?;
        ensure!(*sum == crc32fast::hash(&bytes), "{name} is damaged");
        Ok(bytes)
    }
}

fn read_at_most(path: &Path, limit: u64) -> Result<Vec<u8>> {
    input::read(path, limit).with_context(|| path.file_name().unwrap_or_default().to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn save(parent: &Path, number: u64, text: &str) -> PathBuf {
        let mut partial = Partial::new(parent).expect("writable");
        partial.put("a", text.as_bytes()).expect("writable");
        partial.put("b", b"same").expect("writable");
        partial.finish(number).expect("writable")
    }

    fn numbers(parent: &Path) -> Vec<String> {
        let name = |(_, path): (u64, PathBuf)| path.file_name().expect("named").to_string_lossy().into_owned();
        list(parent).expect("readable").into_iter().map(name).collect()
    }

    #[test]
    fn every_flipped_bit_every_cut_and_every_missing_file_is_noticed() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = save(folder.path(), 7, "some text");
        let read = |path: &Path| {
            let reader = Reader::new(path)?;
            anyhow::Ok((reader.file("a", 100)?, reader.file("b", 100)?))
        };
        assert_eq!(read(&path).expect("whole").0, b"some text");
        for name in ["a", "b", SUMS] {
            let file = path.join(name);
            let good = fs::read(&file).expect("written");
            for bit in 0..good.len() * 8 {
                let mut bad = good.clone();
                bad[bit / 8] ^= 1 << (bit % 8);
                fs::write(&file, &bad).expect("writable");
                assert!(read(&path).is_err(), "{name}, bit {bit}");
            }
            for len in 0..good.len() {
                fs::write(&file, &good[..len]).expect("writable");
                // The last line may lack its end.
                let whole = name == SUMS && len + 1 == good.len();
                assert_eq!(read(&path).is_ok(), whole, "{name}, {len} bytes");
            }
            fs::remove_file(&file).expect("there");
            let error = format!("{:#}", read(&path).expect_err("a file is missing"));
            assert!(error.contains(name) && !error.contains('\n'), "{error}");
            fs::write(&file, &good).expect("writable");
        }
        assert!(Reader::new(&path).and_then(|reader| reader.file("a", 5)).is_err());
    }

    #[test]
    fn a_folder_is_replaced_without_a_gap_and_leftovers_go() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let parent = folder.path().join("checkpoints");
        assert!(list(&parent).expect("missing is empty").is_empty());
        save(&parent, 3, "first");
        // State after a process that died between the two renames.
        fs::create_dir_all(parent.join(PARTIAL)).expect("writable");
        fs::write(parent.join(PARTIAL).join("junk"), "half").expect("writable");
        fs::rename(parent.join("3"), parent.join("3.old")).expect("writable");
        assert_eq!(numbers(&parent), ["3.old"]);
        let path = save(&parent, 3, "second");
        assert!(!path.join("junk").exists());
        assert_eq!(fs::read(path.join("a")).expect("written"), b"second");
        save(&parent, 3, "third");
        assert_eq!(numbers(&parent), ["3", "3.old"]);
        prune(&parent, 3, 1, None);
        assert_eq!(numbers(&parent), ["3"]);
    }

    #[test]
    fn the_newest_and_the_best_are_kept_and_a_damaged_newer_one_takes_no_place() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        (1..=9).for_each(|n| drop(save(folder.path(), n, "x")));
        prune(folder.path(), 6, 2, Some(2));
        assert_eq!(numbers(folder.path()), ["9", "8", "7", "6", "5", "2"]);
        prune(folder.path(), 6, 1, None);
        assert_eq!(numbers(folder.path()), ["9", "8", "7", "6"]);
    }
}
