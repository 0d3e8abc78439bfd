//! Files that are replaced as a whole.

use std::fs;
use std::io::{Result, Write};
use std::path::Path;

use crate::system::claim;

/// Writes `bytes` to `file` so that a reader, or a crash, sees the old content or the new and nothing between. A killed writer
/// leaves `.NAME.draft`, which the next one overwrites. Writes into a device or a pipe instead of replacing it.
pub fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    if fs::metadata(file).is_ok_and(|found| !found.is_file()) {
        return fs::write(file, bytes);
    }
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let path = folder_of(file).join(format!(".{name}.draft"));
    let mut draft = claim(&path)?;
    let written = (draft.set_len(0))
        .and_then(|()| draft.write_all(bytes))
        .and_then(|()| draft.sync_all())
        .and_then(|()| fs::rename(&path, file));
    written.inspect_err(|_| _ = fs::remove_file(&path))
}

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
        fs::write(folder.path().join(".out.json.draft"), "left by a killed writer").expect("room");
        write(&file, &[b'a'; 1000]).expect("a new file");
        write(&file, b"b").expect("the same again");
        assert_eq!(fs::read_to_string(&file).expect("written"), "b");
        assert!(write(&folder.path().join("no/file"), b"").is_err());
        assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1);
    }

    #[test]
    fn many_writers_write_one_after_another() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("out");
        std::thread::scope(|scope| {
            for letter in b'a'..b'e' {
                let file = &file;
                scope.spawn(move || (0..20).for_each(|_| write(file, &[letter; 10_000]).expect("room")));
            }
        });
        let last = fs::read(&file).expect("written");
        assert!(last.len() == 10_000 && last.iter().all(|byte| *byte == last[0]));
        assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1);
    }

    #[test]
    fn devices_are_written_to_and_not_replaced() {
        write(Path::new("/dev/null"), b"1").expect("always writable");
        assert!(!fs::metadata("/dev/null").expect("still there").is_file());
    }
}
