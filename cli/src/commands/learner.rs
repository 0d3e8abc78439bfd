//! Where the learner is, and what it says of itself.

use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use turf_terminal::about::{About, Libtorch, WANTED};
use turf_terminal::name;
use turf_terminal::program::one_line;

/// What to do where the learner is not built.
pub fn missing() -> String {
    let how = match name::own() {
        "turf" => {
            "scripts/turf train fetches libtorch (0.55 GB, once) and builds it, or cargo build --release -p turf-train"
                .into()
        }
        own => {
            format!("{own}-train beside {own}, as in turf's examples/connect4: cargo build --release --features train")
        }
    };
    format!("the learner is not built yet: {how}")
}

/// Variable with the folders that the loader searches before the learner's own libtorch.
const PATH: &str = "LD_LIBRARY_PATH";

/// Another libtorch than the learner wants, where the loader finds one first.
fn in_the_way() -> Option<Libtorch> {
    Libtorch::in_path(PATH).filter(|found| !found.is_wanted())
}

/// The learner's program, beside this one: `turf-train`, and `NAME-train` for a program NAME with games of its own.
pub fn program() -> PathBuf {
    let own = std::env::current_exe().unwrap_or_else(|_| "turf".into());
    let mut name = own.file_name().unwrap_or_default().to_os_string();
    name.push("-train");
    own.with_file_name(name)
}

/// Replaces this process with the learner, so signals and exit code are the learner's own; returns only where it cannot.
pub fn become_it(arguments: impl IntoIterator<Item = OsString>) -> Result<()> {
    let program = program();
    ensure!(program.is_file(), "{}", missing());
    if in_the_way().is_some() {
        // The loader, which would end it, does not say where it found what.
        about().transpose()?;
    }
    let error = Command::new(&program).args(arguments).exec();
    bail!("cannot start {}: {error}", program.display())
}

/// Asks the learner; `None` where it is not built.
pub fn about() -> Option<Result<About>> {
    let program = program();
    program.is_file().then(|| {
        let output = Command::new(&program).arg("--about").output();
        let output = output.with_context(|| format!("cannot start {}", program.display()))?;
        let complaint = one_line(&String::from_utf8_lossy(&output.stderr));
        if let Some(Libtorch { version, folder }) = in_the_way().filter(|_| !output.status.success()) {
            bail!(
                "{PATH} puts libtorch {version} in {} before the learner's own, which is {WANTED}; take that folder out of {PATH} ({complaint})",
                folder.display()
            );
        }
        ensure!(output.status.success(), "{complaint}");
        Ok(serde_json::from_slice(&output.stdout)?)
    })
}
