//! Gives `TURF_SOURCES`: a number made of all sources that games depend on, so that machines can tell whether they have the same.

use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let mut files = vec![PathBuf::from("Cargo.toml")];
    for part in ["../env/src", "../agents/src", "../train/src", "src"] {
        println!("cargo::rerun-if-changed={part}");
        collect(Path::new(part), &mut files);
    }
    files.sort();
    // FNV-1a over names and contents; line ends count, places do not.
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    for file in files {
        let content = fs::read(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        for byte in file.to_string_lossy().bytes().chain(content) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    println!("cargo::rustc-env=TURF_SOURCES={hash:016x}");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.flatten().map(|entry| entry.path()) {
        match path.is_dir() {
            true => collect(&path, files),
            false => files.push(path),
        }
    }
}
