//! Isolation features of the kernel.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;

/// Reason to play no bot file in a build without the walls; `None` with them.
pub const ABSENT: Option<&str> = if cfg!(all(feature = "walls", target_os = "linux")) {
    None
} else {
    Some(
        "bot files play behind the walls of Linux only, which this build lacks; on Windows use WSL 2, elsewhere Linux in a virtual machine",
    )
};

static REQUIRED: AtomicBool = AtomicBool::new(false);

/// Refuses bot files from now on unless all walls are available, or accepts those that are.
pub fn require(all: bool) {
    REQUIRED.store(all, Ordering::Relaxed);
}

pub fn required() -> bool {
    REQUIRED.load(Ordering::Relaxed)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Isolation {
    /// Landlock's version: rules for files from 1 on, TCP from 4, signals from 6.
    pub landlock: Option<u32>,
    pub seccomp: bool,
    /// Scratch folders in memory, with a limited size, invisible to others. Without them, files are counted from
    /// outside.
    pub private_scratch: bool,
}

impl Isolation {
    /// Returns a one-line reason to play no untrusted bot here; `None` if every wall is available.
    pub fn refusal(&self) -> Option<String> {
        if let Some(why) = ABSENT {
            return Some(why.to_owned());
        }
        let walls = [
            (self.landlock.is_some(), "Landlock"),
            (self.seccomp, "seccomp filters"),
            (self.private_scratch, "namespaces of users"),
        ];
        let missing: Vec<&str> = walls.iter().filter(|(there, _)| !there).map(|(_, wall)| *wall).collect();
        let missing = (!missing.is_empty()).then(|| missing.join(", "))?;
        Some(format!(
            "this system lacks {missing}, which keep strangers' bots in (turf doctor); --walls any plays them all the same, if you trust them"
        ))
    }

    /// Returns one line about missing Landlock or seccomp filters; `None` if both are available.
    pub fn gap(&self) -> Option<&'static str> {
        match (self.landlock, self.seccomp) {
            _ if ABSENT.is_some() => ABSENT,
            (Some(_), true) => None,
            (None, true) => {
                Some("this kernel has no Landlock: bots can read and write your files; play only bots you trust")
            }
            (Some(_), false) => Some(
                "this kernel has no seccomp filters: bots can open sockets and start processes; play only bots you trust",
            ),
            (None, false) => Some(
                "this kernel has neither Landlock nor seccomp filters: bots can do whatever you can; \
                 play only bots you trust",
            ),
        }
    }
}

impl std::fmt::Display for Isolation {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self.landlock {
            Some(version) => write!(f, "Landlock (version {version}), ")?,
            None => write!(f, "no Landlock, ")?,
        }
        let seccomp = if self.seccomp { "seccomp" } else { "no seccomp" };
        let scratch = if self.private_scratch { "private" } else { "watched" };
        write!(f, "{seccomp}, resource limits, {scratch} scratch folders")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_what_is_missing() {
        let all = Isolation { landlock: Some(1), seccomp: true, private_scratch: true };
        assert_eq!(all.refusal(), None);
        let none = Isolation { landlock: None, seccomp: false, private_scratch: false };
        let said = none.refusal().expect("a refusal");
        assert!(said.contains("Landlock, seccomp filters, namespaces of users"), "{said}");
        let said = Isolation { private_scratch: false, ..all }.refusal().expect("a refusal");
        assert!(said.contains("lacks namespaces of users, which") && said.contains("--walls any"), "{said}");
    }
}
