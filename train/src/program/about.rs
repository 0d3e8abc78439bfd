//! `turf-train --about`: the libtorch and the devices that were found, for `turf doctor`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use turf_terminal::about::{About, Device, Libtorch};
use turf_terminal::program::one_line;

use crate::program::device;

/// Prints it as one JSON object.
pub fn print() -> ExitCode {
    // First, as libtorch must load its CUDA part before anything else is asked of it.
    let devices = device::NAMES.map(look).into();
    let libtorch = loaded();
    let about = serde_json::to_string(&About { libtorch, devices });
    println!("{}", about.expect("plain data"));
    ExitCode::SUCCESS
}

fn look(name: &str) -> Device {
    let found = device::device(name);
    let count = match &found {
        Ok(device) if device.is_cuda() => tch::Cuda::device_count(),
        Ok(_) => 1,
        Err(_) => 0,
    };
    Device {
        name: name.into(),
        usable: found.is_ok(),
        count,
        problem: found.err().map(|error| one_line(&format!("{error:#}"))),
    }
}

/// The libtorch of this process.
fn loaded() -> Option<Libtorch> {
    folder_of_libtorch(&fs::read_to_string("/proc/self/maps").ok()?).map(Libtorch::of)
}

/// From the memory map of a process (`proc(5)`): the path is the sixth column and may hold spaces.
fn folder_of_libtorch(maps: &str) -> Option<PathBuf> {
    let line = maps.lines().find(|line| line.ends_with("/libtorch_cpu.so"))?;
    Some(Path::new(&line[line.find('/')?..]).parent()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_its_libtorch() {
        // The linker leaves out a library that nothing calls.
        let _ = tch::Cuda::is_available();
        let libtorch = loaded().expect("this test is linked with it");
        assert!(libtorch.folder.join("libtorch_cpu.so").is_file(), "{libtorch:?}");
        assert!(libtorch.is_wanted(), "{libtorch:?}");
    }

    #[test]
    fn maps_with_spaces_in_the_path() {
        let maps =
            "7f00-7f01 r--p 0 08:01 9 /usr/lib/libc.so.6\n7f02-7f03 r--p 0 08:01 7   /my home/lib/libtorch_cpu.so\n";
        assert_eq!(folder_of_libtorch(maps), Some("/my home/lib".into()));
        assert_eq!(folder_of_libtorch("7f00-7f01 rw-p 0 00:00 0\n"), None);
    }
}
