//! Files that are replaced as a whole.

use std::fs::{self, Permissions};
use std::io::{Result, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// Writes `bytes` to `file` so that a reader, or a crash, sees the old content or the new and nothing between. Writes into
/// a device or a pipe instead of replacing it.
pub fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    if fs::metadata(file).is_ok_and(|found| !found.is_file()) {
        return fs::write(file, bytes);
    }
    let mut draft = tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o666)) // less the user's umask, like any new file
        .tempfile_in(folder_of(file))?;
    draft.write_all(bytes)?;
    draft.as_file().sync_all()?;
    draft.persist(file)?;
    Ok(())
}

/// Returns the parent folder, `.` for a bare name.
pub fn folder_of(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_replace_the_whole_file_and_leave_nothing_else() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("out.json");
        write(&file, &[b'a'; 1000]).expect("a new file");
        write(&file, b"b").expect("the same again");
        assert_eq!(fs::read_to_string(&file).expect("written"), "b");
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).expect("room");
        assert!(write(&inner, b"a folder").is_err() && write(&folder.path().join("no/file"), b"").is_err());
        assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 2);
    }

    #[test]
    fn devices_are_written_to_and_not_replaced() {
        write(Path::new("/dev/null"), b"1").expect("always writable");
        assert!(!fs::metadata("/dev/null").expect("still there").is_file());
    }
}
