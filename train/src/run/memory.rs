use std::fs;

use serde::Serialize;

#[derive(Serialize, Debug, PartialEq)]
pub struct Memory {
    pub total: u64,
    pub available: u64,
}

impl Memory {
    pub fn now() -> Option<Self> {
        Self::parse(&fs::read_to_string("/proc/meminfo").ok()?)
    }

    fn parse(meminfo: &str) -> Option<Self> {
        let bytes = |name: &str| {
            let line = meminfo.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
        };
        Some(Self { total: bytes("MemTotal:")?, available: bytes("MemAvailable:")? })
    }
}

/// Makes the C library keep freed memory. Tables of some megabytes come and go with every update; by default the
/// library returns them to the kernel and fetches them again, which takes a third of the time on stellar.
pub fn keep_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    for (option, bytes) in
        [(libc::M_MMAP_THRESHOLD, 32 << 20), (libc::M_TRIM_THRESHOLD, 1 << 30), (libc::M_TOP_PAD, 16 << 20)]
    {
        // SAFETY: it sets a number. A refused value leaves the default, which is slower and nothing else.
        unsafe { libc::mallopt(option, bytes) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn meminfo_is_in_kib() {
        let text = "MemTotal:  2048 kB\nMemFree: 1 kB\nMemAvailable:  1024 kB\n";
        assert_eq!(Memory::parse(text), Some(Memory { total: 2 << 20, available: 1 << 20 }));
        assert_eq!(Memory::parse("MemTotal: 2048 kB\n"), None);
    }
}
