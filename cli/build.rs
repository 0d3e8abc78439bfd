//! Sets TURF_COMMIT and TURF_RUSTC, and with the feature `torch` the search path of libtorch.

use std::env::var_os;
use std::process::Command;

fn main() {
    if let Some(libtorch) = var_os("DEP_TCH_LIBTORCH_LIB") {
        // RUNPATH, not RPATH: LD_LIBRARY_PATH overrides it, so the same program runs against a PyTorch with CUDA.
        println!("cargo:rustc-link-arg=-Wl,--enable-new-dtags,-rpath,{}", libtorch.display());
    }
    let rustc = var_os("RUSTC").expect("set by cargo");
    println!("cargo:rustc-env=TURF_RUSTC={}", line_of(Command::new(rustc).arg("-V")).unwrap_or("unknown".into()));
    let commit = line_of(Command::new("git").args(["describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]));
    println!("cargo:rustc-env=TURF_COMMIT={}", commit.unwrap_or("unknown".into()));
    // The sources of every crate make the commit `-dirty`.
    for folder in std::fs::read_dir("..").expect("the repository").flatten() {
        for part in ["src", "build.rs", "Cargo.toml"].map(|name| folder.path().join(name)) {
            if part.exists() {
                println!("cargo:rerun-if-changed={}", part.display());
            }
        }
    }
    if let Some(log) = line_of(Command::new("git").args(["rev-parse", "--git-path", "logs/HEAD"])) {
        // A missing path would run this script, and so the compiler, every time.
        if std::path::Path::new(&log).exists() {
            println!("cargo:rerun-if-changed={log}");
        }
    }
}

/// Returns the output of a command; `None` if it cannot run or fails.
fn line_of(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
