//! Files on Unix.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::Result;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

/// Opens a file to read it. Does not wait for the writer of a named pipe. Fails for a link, unless `follow`.
pub fn open(path: &Path, follow: bool) -> Result<File> {
    let flags = libc::O_NONBLOCK | if follow { 0 } else { libc::O_NOFOLLOW };
    OpenOptions::new().read(true).custom_flags(flags).open(path)
}

/// Opens a draft, once no other process writes it.
pub fn claim(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false).custom_flags(libc::O_NOFOLLOW);
    loop {
        let draft = options.open(path)?;
        // A file system without locks has no protection either.
        let _ = draft.lock();
        // The last writer renamed what was opened, unless the path still leads to it.
        if fs::metadata(path).is_ok_and(|found| found.ino() == draft.metadata().map_or(0, |own| own.ino())) {
            return Ok(draft);
        }
    }
}

pub fn is_program(file: &Metadata) -> bool {
    file.is_file() && file.mode() & 0o111 != 0
}
