//! How much memory this machine has.

use std::fs;

use serde::Serialize;

/// Main memory, in bytes.
#[derive(Serialize, Debug, PartialEq)]
pub struct Memory {
    /// All there is.
    pub total: u64,
    /// What a new program could take without swapping.
    pub available: u64,
}

impl Memory {
    /// As the system tells; `None` where it does not.
    pub fn now() -> Option<Self> {
        Self::parse(&fs::read_to_string("/proc/meminfo").ok()?)
    }

    fn parse(meminfo: &str) -> Option<Self> {
        let bytes = |name: &str| {
            let line = meminfo.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace()
                .next()?
                .parse::<u64>()
                .ok()
                .map(|kib| kib * 1024)
        };
        Some(Self {
            total: bytes("MemTotal:")?,
            available: bytes("MemAvailable:")?,
        })
    }
}

/// Tables of some megabytes come and go with every update. By default the C library hands such memory back to the kernel and
/// fetches it again, which takes a third of stellar's time.
pub fn keep_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    for (option, bytes) in [
        (libc::M_MMAP_THRESHOLD, 32 << 20),
        (libc::M_TRIM_THRESHOLD, 1 << 30),
        (libc::M_TOP_PAD, 16 << 20),
    ] {
        // SAFETY: it sets a number. What it refuses stays as it was, which is slower and nothing else.
        unsafe { libc::mallopt(option, bytes) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn meminfo_is_in_kib() {
        let text = "MemTotal:  2048 kB\nMemFree: 1 kB\nMemAvailable:  1024 kB\n";
        assert_eq!(
            Memory::parse(text),
            Some(Memory {
                total: 2 << 20,
                available: 1 << 20
            })
        );
        assert_eq!(Memory::parse("MemTotal: 2048 kB\n"), None);
    }
}
