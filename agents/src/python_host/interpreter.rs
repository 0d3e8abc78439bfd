//! Which Python plays, and what it must be able to read.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde::Deserialize;

/// The command that is looked for.
const COMMAND: &str = "python3";
/// The oldest Python that the host's own code runs on.
const OLDEST: [u32; 2] = [3, 6];

/// A Python installation.
#[derive(Debug)]
pub struct Interpreter {
    /// The program itself, not a link or a wrapper script.
    pub executable: PathBuf,
    /// Major, minor, micro.
    pub version: [u32; 3],
    /// `sys.path` of bots: the standard library and installed packages.
    pub path: Vec<String>,
    /// Files and folders it needs, to be read only.
    pub readable: Vec<PathBuf>,
}

/// What `probe.py` prints.
#[derive(Deserialize)]
struct Probe {
    executable: PathBuf,
    version: [u32; 3],
    path: Vec<String>,
    libraries: Vec<PathBuf>,
}

impl Interpreter {
    /// The `python3` of this machine, looked for once; or one line that says why there is none.
    pub fn find() -> Result<&'static Self, String> {
        static FOUND: OnceLock<Result<Interpreter, String>> = OnceLock::new();
        FOUND.get_or_init(Self::ask).as_ref().map_err(Clone::clone)
    }

    fn ask() -> Result<Self, String> {
        let found = std::env::var_os("PATH").and_then(|path| first_in(&path));
        let command = found.ok_or_else(|| format!("Python bots need {COMMAND}, which is not on the PATH"))?;
        let output = isolated(&command)
            .args(["-c", include_str!("py/probe.py")])
            .output()
            .map_err(|e| format!("Python bots need {COMMAND}, which does not start: {e}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            let last = said.lines().last().unwrap_or("no message").to_owned();
            return Err(format!("{COMMAND} does not work: {last}"));
        }
        let probe: Probe =
            serde_json::from_slice(&output.stdout).map_err(|e| format!("{COMMAND} gives no sense: {e}"))?;
        if probe.version[..2] < OLDEST[..] {
            let [major, minor, _] = probe.version;
            return Err(format!(
                "Python bots need {COMMAND} {}.{} or newer, not {major}.{minor}",
                OLDEST[0], OLDEST[1]
            ));
        }
        let mut readable = vec![probe.executable.clone()];
        readable.extend(probe.path.iter().map(PathBuf::from));
        readable.extend(probe.libraries);
        readable.extend(SYSTEM.iter().map(PathBuf::from));
        readable.extend(super::duel2048::board::module());
        Ok(Self {
            executable: probe.executable,
            version: probe.version,
            path: probe.path,
            readable,
        })
    }

    /// Returns true if a package is installed for it.
    pub fn has(&self, package: &str) -> bool {
        self.path.iter().any(|folder| Path::new(folder).join(package).is_dir())
    }

    /// What may be executed: the interpreter, and libraries (among them the program that links them).
    pub fn executable_paths(&self) -> impl Iterator<Item = &Path> {
        [self.executable.as_path()]
            .into_iter()
            .chain(LINKER.iter().map(Path::new))
    }
}

/// Python outside the walls, which nobody's files but the installation's may reach: bots lie in the working folder, often
/// in one that is called like a module of the standard library. So it starts elsewhere, without that folder, the user's
/// own packages and `PYTHON…` variables. Nor with libraries that `LD_…` variables name: bots may read where libraries lie.
fn isolated(command: &Path) -> Command {
    let mut isolated = Command::new(command);
    isolated.args(["-I", "-B"]).current_dir("/").stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        let name_bytes = name.as_encoded_bytes();
        if name_bytes.starts_with(b"PYTHON") || name_bytes.starts_with(b"LD_") {
            isolated.env_remove(name);
        }
    }
    isolated
}

/// The command in the first folder of `PATH` that has it. Entries that mean the working folder, however they are written, are
/// passed over: what is in there may be a bot.
fn first_in(path: &OsStr) -> Option<PathBuf> {
    let here = std::env::current_dir().and_then(std::fs::canonicalize).ok();
    let is_here = |folder: &Path| here.is_some() && std::fs::canonicalize(folder).ok() == here;
    let runs = |file: &Path| {
        use std::os::unix::fs::PermissionsExt;
        std::fs::metadata(file).is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
    };
    std::env::split_paths(path)
        .filter(|folder| folder.is_absolute() && !is_here(folder))
        .map(|folder| folder.join(COMMAND))
        .find(|file| runs(file))
}

/// Where the dynamic linker lies.
const LINKER: [&str; 4] = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"];

/// What programs read on any Linux; what is not there is skipped.
const SYSTEM: [&str; 11] = [
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/usr/local/lib",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/usr/share/zoneinfo",
    "/dev/urandom",
    "/dev/random",
    "/dev/zero",
];
