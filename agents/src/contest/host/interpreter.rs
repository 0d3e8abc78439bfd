//! The Python that plays, and the files that it must be able to read.

use std::env::consts::EXE_EXTENSION;
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde::Deserialize;

use crate::system::is_program;

const COMMAND: &str = if cfg!(windows) { "python" } else { "python3" };
const OLDEST: [u32; 2] = [3, 6];

#[derive(Debug)]
pub struct Interpreter {
    pub executable: PathBuf,
    pub version: [u32; 3],
    pub path: Vec<String>,
    pub readable: Vec<PathBuf>,
}

#[derive(Deserialize)]
struct Probe {
    executable: PathBuf,
    version: [u32; 3],
    path: Vec<String>,
    libraries: Vec<PathBuf>,
}

impl Interpreter {
    pub fn find() -> Result<&'static Self, String> {
        static FOUND: OnceLock<Result<Interpreter, String>> = OnceLock::new();
        FOUND.get_or_init(Self::ask).as_ref().map_err(Clone::clone)
    }

    fn ask() -> Result<Self, String> {
        let found = std::env::var_os("PATH").and_then(|path| first_in(&path));
        let command = found.ok_or_else(|| format!("Python bots need {COMMAND}, which is not on the PATH"))?;
        let output = isolated(&command)
            .args(["-c", include_str!("../../python/probe.py")])
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
        readable.extend(super::board::module());
        Ok(Self { executable: probe.executable, version: probe.version, path: probe.path, readable })
    }

    pub fn has(&self, package: &str) -> bool {
        self.path.iter().any(|folder| Path::new(folder).join(package).is_dir())
    }

    /// Runs Python outside the walls; the error says how it failed.
    pub fn run<A: AsRef<OsStr>>(&self, arguments: &[A], input: &[u8]) -> Result<Vec<u8>, String> {
        let failed = |e: std::io::Error| e.to_string();
        let mut command = Command::new(&self.executable);
        command.arg("-B").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(failed)?;
        child.stdin.take().expect("a pipe").write_all(input).map_err(failed)?;
        let output = child.wait_with_output().map_err(failed)?;
        if !output.status.success() {
            return Err(format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
        }
        Ok(output.stdout)
    }

    pub fn executable_paths(&self) -> impl Iterator<Item = &Path> {
        [self.executable.as_path()].into_iter().chain(LINKER.iter().map(Path::new))
    }
}

/// Builds a command for Python outside the walls that only the installation's files can influence. Bots lie in the
/// working folder, which often has the name of a standard module. So Python starts elsewhere, without that folder, the
/// user's own packages and `PYTHON…` variables. `LD_…` variables are removed too: bots may read the folders of
/// libraries.
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

/// Finds the command in the first folder of `PATH` that has it. Skips entries that mean the working folder, in any
/// spelling: a file there may be a bot.
fn first_in(path: &OsStr) -> Option<PathBuf> {
    let here = std::env::current_dir().and_then(std::fs::canonicalize).ok();
    let is_here = |folder: &Path| here.is_some() && std::fs::canonicalize(folder).ok() == here;
    std::env::split_paths(path)
        .filter(|folder| folder.is_absolute() && !is_here(folder))
        .map(|folder| folder.join(COMMAND).with_extension(EXE_EXTENSION))
        .find(|file| std::fs::metadata(file).is_ok_and(|file| is_program(&file)))
}

const LINKER: [&str; 4] = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"];

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
