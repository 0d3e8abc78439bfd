//! Files on Windows: the same functions as on Unix.

use std::fs::{File, Metadata, OpenOptions};
use std::io::Result;
use std::os::windows::fs::OpenOptionsExt;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;
const FILE_SHARE_READ_AND_DELETE: u32 = 1 | 4;
const ERROR_SHARING_VIOLATION: i32 = 32;

/// Opens a file to read it. Opens a link itself, which is no regular file, unless `follow`.
pub fn open(path: &Path, follow: bool) -> Result<File> {
    let flags = if follow { 0 } else { FILE_FLAG_OPEN_REPARSE_POINT };
    OpenOptions::new().read(true).custom_flags(flags).open(path)
}

/// Opens a draft, once no other process writes it. Needs no lock, which would keep readers out too: the share mode admits one
/// writer, who may rename the file.
pub fn claim(path: &Path) -> Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    options.share_mode(FILE_SHARE_READ_AND_DELETE).custom_flags(FILE_FLAG_OPEN_REPARSE_POINT);
    loop {
        match options.open(path) {
            Err(error) if error.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => sleep(Duration::from_millis(1)),
            draft => return draft,
        }
    }
}

pub fn is_program(file: &Metadata) -> bool {
    file.is_file()
}
