//! Removal of a folder with any contents: folders that may not be listed, and folders nested without end.

use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags, chmodat, fstat, openat, renameat, unlinkat};
use rustix::io::Errno;
use rustix::process::geteuid;

pub fn remove(folder: &Path) -> io::Result<()> {
    let (Some(above), Some(name)) = (folder.parent(), folder.file_name()) else {
        return Err(Errno::INVAL.into());
    };
    let above = openat(CWD, above, OFlags::DIRECTORY | OFlags::CLOEXEC | OFlags::RDONLY, Mode::empty())?;
    remove_in(above.as_fd(), &CString::new(name.as_encoded_bytes())?)
}

/// Removes the folder of this name and all in it. Touches nothing outside: links are removed, not followed, and folders
/// of another owner are an error.
///
/// An inner folder is first moved up to the top, so that no path grows longer than two names and no more than two
/// folders are open at once.
pub fn remove_in(above: BorrowedFd, name: &CStr) -> io::Result<()> {
    let top = open(above, name)?;
    let mut moved = 0;
    loop {
        let folders = empty(top.as_fd())?;
        if folders.is_empty() {
            break;
        }
        for name in folders {
            let inner = open(top.as_fd(), &name)?;
            for deeper in empty(inner.as_fd())? {
                // Its entry for the parent changes, so this user must be able to write to it.
                open(inner.as_fd(), &deeper)?;
                move_up(&inner, &deeper, &top, &mut moved)?;
            }
            unlinkat(&top, &name, AtFlags::REMOVEDIR)?;
        }
    }
    Ok(unlinkat(above, name, AtFlags::REMOVEDIR)?)
}

/// Opens a folder of this user, whatever its mode. Fails for a link, or a folder of another user.
pub fn open(within: BorrowedFd, name: &CStr) -> io::Result<OwnedFd> {
    let flags = OFlags::DIRECTORY | OFlags::CLOEXEC;
    let itself = openat(within, name, flags | OFlags::NOFOLLOW | OFlags::PATH, Mode::empty())?;
    if fstat(&itself)?.st_uid != geteuid().as_raw() {
        return Err(Errno::PERM.into());
    }
    // By descriptor, here and below: its name may lead elsewhere by now.
    let path = format!("/proc/self/fd/{}", itself.as_raw_fd());
    let _ = chmodat(CWD, path.as_str(), Mode::RWXU, AtFlags::empty());
    Ok(openat(&itself, c".", flags | OFlags::RDONLY, Mode::empty())?)
}

fn empty(folder: BorrowedFd) -> io::Result<Vec<CString>> {
    let mut folders = Vec::new();
    for entry in Dir::read_from(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if name == c"." || name == c".." {
            continue;
        }
        let removed = match entry.file_type() {
            FileType::Directory => Err(Errno::ISDIR),
            _ => unlinkat(folder, name, AtFlags::empty()),
        };
        match removed {
            Ok(()) | Err(Errno::NOENT) => {}
            Err(Errno::ISDIR | Errno::PERM) => folders.push(name.to_owned()),
            Err(e) => return Err(e.into()),
        }
    }
    Ok(folders)
}

fn move_up(from: &OwnedFd, name: &CStr, top: &OwnedFd, moved: &mut u64) -> io::Result<()> {
    loop {
        *moved += 1;
        let number = CString::new(moved.to_string())?;
        // It may replace an empty folder.
        match renameat(from, name, top, &number) {
            Err(Errno::NOTEMPTY | Errno::EXIST | Errno::NOTDIR) => {}
            result => return Ok(result?),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn whatever_is_in_it() {
        let above = tempfile::tempdir().expect("a folder");
        let outside = above.path().join("outside");
        std::fs::write(&outside, "stays").expect("a file");
        let top = above.path().join("top");
        std::fs::create_dir(&top).expect("a folder");
        std::os::unix::fs::symlink(above.path(), top.join("link")).expect("a link");
        for (name, mode) in [("none", 0o000), ("writable", 0o300), ("readable", 0o500), ("1", 0o700)] {
            let folder = top.join(name);
            std::fs::create_dir_all(folder.join("in/it")).expect("folders");
            std::fs::write(folder.join("in/file"), "x").expect("a file");
            std::fs::set_permissions(folder.join("in/it"), PermissionsExt::from_mode(mode)).expect("a mode");
            std::fs::set_permissions(folder.join("in"), PermissionsExt::from_mode(mode)).expect("a mode");
            std::fs::set_permissions(folder, PermissionsExt::from_mode(mode)).expect("a mode");
        }
        std::fs::write(top.join("2"), "a file that is called like a number").expect("a file");
        std::fs::write(top.join(std::ffi::OsStr::new("a\nb\u{1b}")), "x").expect("a file");
        // Deeper than the limits on path length and open files.
        let mut within = open(CWD, &CString::new(top.to_str().expect("a name")).expect("a name")).expect("the folder");
        let long = CString::new("d".repeat(200)).expect("a name");
        for _ in 0..5000 {
            rustix::fs::mkdirat(&within, &long, Mode::from_raw_mode(0o300)).expect("a folder");
            within = openat(&within, &long, OFlags::PATH | OFlags::DIRECTORY, Mode::empty()).expect("the folder");
        }
        drop(within);
        remove(&top).expect("it goes");
        assert!(!top.exists());
        assert_eq!(std::fs::read_to_string(outside).expect("it stays"), "stays");
        remove(&top).expect_err("it is gone");
    }
}
