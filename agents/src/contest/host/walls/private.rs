//! Private scratch folder of a process: a file system in memory with a limited size, invisible to others, which ends
//! with the process. It needs a user namespace, which not every system allows.
//!
//! Nothing that the process does there is left: no names that cannot be listed, no files without names, no folders too
//! deep to remove.

use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::path::Path;
use std::process::{Command, Stdio};

/// Limits on the files of a scratch folder, also of one that is only watched.
pub const BYTES: u64 = 64 << 20;
pub const FILES: usize = 1000;

pub struct Private {
    folder: CString,
    options: CString,
    users: CString,
    groups: CString,
}

impl Private {
    pub fn new(folder: &Path) -> io::Result<Self> {
        let text = |text: &[u8]| CString::new(text).map_err(io::Error::other);
        let (user, group) = (rustix::process::geteuid().as_raw(), rustix::process::getegid().as_raw());
        Ok(Self {
            folder: text(folder.as_os_str().as_encoded_bytes())?,
            options: text(format!("mode=0700,size={BYTES},nr_inodes={FILES}").as_bytes())?,
            users: text(format!("{user} {user} 1").as_bytes())?,
            groups: text(format!("{group} {group} 1").as_bytes())?,
        })
    }

    /// Leaves the common namespaces, mounts the folder and enters it. Runs between `fork` and `execve`: system calls
    /// only.
    pub fn enter(&self) -> io::Result<()> {
        let worked = |result: i32| {
            if result < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
        };
        // SAFETY: a plain system call.
        worked(unsafe { libc::unshare(libc::CLONE_NEWUSER | libc::CLONE_NEWNS) })?;
        write(c"/proc/self/setgroups", c"deny")?;
        write(c"/proc/self/uid_map", &self.users)?;
        write(c"/proc/self/gid_map", &self.groups)?;
        // SAFETY: plain system calls on strings that end with a zero and live through the call.
        unsafe {
            let flags = libc::MS_NOSUID | libc::MS_NODEV | libc::MS_NOEXEC;
            let options = self.options.as_ptr().cast();
            worked(libc::mount(c"turf".as_ptr(), self.folder.as_ptr(), c"tmpfs".as_ptr(), flags, options))?;
            worked(libc::chdir(self.folder.as_ptr()))
        }
    }

    /// Adds the mounted folder to a Landlock ruleset, which was made for the folder below the mount. Runs between
    /// `fork` and `execve`: system calls only.
    pub fn allow(&self, ruleset: &OwnedFd, access: u64) -> io::Result<()> {
        #[repr(C, packed)]
        struct PathBeneath {
            allowed_access: u64,
            parent_fd: i32,
        }
        const PATH_BENEATH: i32 = 1;
        // SAFETY: plain system calls; the structure is the kernel's, and lives through the call.
        unsafe {
            let folder = libc::open(self.folder.as_ptr(), libc::O_PATH | libc::O_CLOEXEC);
            if folder < 0 {
                return Err(io::Error::last_os_error());
            }
            let rule = PathBeneath { allowed_access: access, parent_fd: folder };
            let ruleset = ruleset.as_raw_fd();
            match libc::syscall(libc::SYS_landlock_add_rule, ruleset, PATH_BENEATH, &rule, 0) {
                0 => Ok(()),
                _ => Err(io::Error::last_os_error()),
            }
        }
    }

    pub fn possible() -> bool {
        const IT_WORKED: i32 = libc::ECANCELED;
        let Ok(folder) = tempfile::tempdir() else { return false };
        let Ok(private) = Self::new(folder.path()) else {
            return false;
        };
        let mut command = Command::new("/proc/self/exe");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let attempt = move || {
            private.enter()?;
            // The program itself must not run.
            Err(io::Error::from_raw_os_error(IT_WORKED))
        };
        // SAFETY: the closure makes system calls only.
        unsafe { std::os::unix::process::CommandExt::pre_exec(&mut command, attempt) };
        command.spawn().is_err_and(|e| e.raw_os_error() == Some(IT_WORKED))
    }
}

fn write(path: &CStr, text: &CStr) -> io::Result<()> {
    // SAFETY: plain system calls on strings that end with a zero; the length is the text's.
    unsafe {
        let file = libc::open(path.as_ptr(), libc::O_WRONLY | libc::O_CLOEXEC);
        if file < 0 {
            return Err(io::Error::last_os_error());
        }
        let length = text.count_bytes();
        let written = libc::write(file, text.as_ptr().cast(), length);
        let result = if written == length as isize { Ok(()) } else { Err(io::Error::last_os_error()) };
        libc::close(file);
        result
    }
}
