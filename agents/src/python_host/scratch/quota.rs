//! Counting what a process keeps in its scratch folder, where the folder is no file system of its own.

use std::collections::HashSet;
use std::fs::{self, Metadata, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;

use rustix::process::Pid;

use crate::python_host::launch::FILE_SIZE;

/// What a scratch folder may hold.
const BYTES: u64 = 64 << 20;
const FILES: usize = 1000;
const DEPTH: usize = 16;

/// Whether there is too much: in files of the folder, in files without a name that are still open, in such that are only
/// mapped into memory; or too many files, or folders too deep.
pub fn is_overfull(folder: &Path, process: Pid) -> bool {
    let mut count = Count::default();
    count.folder(folder, DEPTH).is_none() || count.open(process).is_none() || count.mapped(folder, process).is_none()
}

/// Bytes and files found so far; the functions give `None` once there are too many.
#[derive(Default)]
struct Count {
    bytes: u64,
    seen: HashSet<u64>,
}

impl Count {
    fn add(&mut self, inode: u64, bytes: u64) -> Option<()> {
        if self.seen.insert(inode) {
            self.bytes += bytes;
        }
        (self.bytes <= BYTES && self.seen.len() <= FILES).then_some(())
    }

    fn file(&mut self, data: &Metadata) -> Option<()> {
        self.add(data.ino(), data.len().max(data.blocks() * 512))
    }

    fn folder(&mut self, folder: &Path, depth: usize) -> Option<()> {
        let mut entries = fs::read_dir(folder);
        if entries.is_err() {
            // It is ours, or somebody else's who may not be here.
            let _ = fs::set_permissions(folder, Permissions::from_mode(0o700));
            entries = fs::read_dir(folder);
        }
        for entry in entries.into_iter().flatten().flatten() {
            // Of the entry itself: a link counts as a link.
            let Ok(data) = entry.metadata() else { continue };
            self.file(&data)?;
            if data.is_dir() {
                self.folder(&entry.path(), depth.checked_sub(1)?)?;
            }
        }
        Some(())
    }

    /// Files without a name that the process has open.
    fn open(&mut self, process: Pid) -> Option<()> {
        let entries = fs::read_dir(format!("/proc/{}/fd", process.as_raw_nonzero()));
        for entry in entries.into_iter().flatten().flatten() {
            // Of what the number stands for.
            match fs::metadata(entry.path()) {
                Ok(data) if data.is_file() && data.nlink() == 0 => self.file(&data)?,
                _ => {}
            }
        }
        Some(())
    }

    /// Files without a name that the process has only mapped: their size cannot be known, so each counts as the largest.
    fn mapped(&mut self, folder: &Path, process: Pid) -> Option<()> {
        let maps = fs::read(format!("/proc/{}/maps", process.as_raw_nonzero())).unwrap_or_default();
        let maps = String::from_utf8_lossy(&maps);
        let folder = folder.to_string_lossy();
        for line in maps
            .lines()
            .filter(|line| line.ends_with(" (deleted)") && line.contains(&*folder))
        {
            let inode = line
                .split_ascii_whitespace()
                .nth(4)
                .and_then(|inode| inode.parse().ok())?;
            self.add(inode, FILE_SIZE)?;
        }
        Some(())
    }
}
