//! Version and folder of the libtorch of this process, which `LD_LIBRARY_PATH` may have chosen.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns version and folder.
pub(crate) fn loaded() -> Option<(String, PathBuf)> {
    let folder = folder_of_libtorch(&fs::read_to_string("/proc/self/maps").ok()?)?;
    let read = |name: &str| fs::read_to_string(folder.parent()?.join(name)).ok();
    let ours = read("build-version").map(|text| text.trim().to_owned());
    let version = ours.or_else(|| version_in_python(&read("version.py")?));
    Some((version.unwrap_or("unknown".into()), folder))
}

fn version_in_python(text: &str) -> Option<String> {
    let value = text.lines().find_map(|line| line.strip_prefix("__version__ = "))?;
    Some(value.trim_matches(['\'', '"']).to_owned())
}

/// Finds the folder in a memory map (`proc(5)`). The path is the sixth column and may hold spaces.
fn folder_of_libtorch(maps: &str) -> Option<PathBuf> {
    let line = maps.lines().find(|line| line.ends_with("/libtorch_cpu.so"))?;
    Some(Path::new(&line[line.find('/')?..]).parent()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_in_python() {
        assert_eq!(version_in_python("debug = False\n__version__ = '2.11.0+cu130'\n"), Some("2.11.0+cu130".into()));
        assert_eq!(version_in_python("debug = False\n"), None);
    }

    #[test]
    fn a_process_knows_its_libtorch() {
        // Without a call the linker leaves the library out.
        let _ = tch::get_num_threads();
        let (version, folder) = loaded().expect("this test is linked with it");
        assert!(folder.join("libtorch_cpu.so").is_file(), "{folder:?}");
        assert_eq!(version.split('+').next(), Some("2.11.0"));
    }

    #[test]
    fn maps_with_spaces_in_the_path() {
        let maps =
            "7f00-7f01 r--p 0 08:01 9 /usr/lib/libc.so.6\n7f02-7f03 r--p 0 08:01 7   /my home/lib/libtorch_cpu.so\n";
        assert_eq!(folder_of_libtorch(maps), Some("/my home/lib".into()));
        assert_eq!(folder_of_libtorch("7f00-7f01 rw-p 0 00:00 0\n"), None);
    }
}
