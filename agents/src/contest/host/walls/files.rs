//! Landlock: the files that a process may access.

use std::os::fd::OwnedFd;
use std::path::Path;

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreatedAttr, RulesetError, Scope, path_beneath_rules,
};

use crate::contest::host::interpreter::Interpreter;

const NEWEST: ABI = ABI::V6;

fn write() -> BitFlags<AccessFs> {
    let devices = AccessFs::MakeChar | AccessFs::MakeBlock | AccessFs::MakeSock | AccessFs::MakeFifo;
    AccessFs::from_all(NEWEST) & !(devices | AccessFs::Execute | AccessFs::IoctlDev)
}

pub fn access_to_scratch(version: Option<u32>) -> u64 {
    let known = ABI::from(version.unwrap_or(0) as i32);
    (write() & AccessFs::from_all(known)).bits()
}

/// Builds the ruleset that [`launch`](super::launch) enforces. Python and system libraries are readable,
/// `scratch` is also writable. TCP, signals to outside processes and their abstract sockets are forbidden. `None` if
/// the kernel has no Landlock.
pub fn ruleset(python: &Interpreter, scratch: Option<&Path>) -> Result<Option<OwnedFd>, RulesetError> {
    let read = AccessFs::ReadFile | AccessFs::ReadDir;
    let mut ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(NEWEST))?
        .handle_access(AccessNet::from_all(NEWEST))?
        .scope(Scope::from_all(NEWEST))?
        .create()?
        .add_rules(path_beneath_rules(&python.readable, read))?
        .add_rules(path_beneath_rules(python.executable_paths(), AccessFs::Execute))?
        .add_rules(path_beneath_rules(["/dev/null"], read | AccessFs::WriteFile))?;
    if let Some(Ok(folder)) = scratch.map(PathFd::new) {
        ruleset = ruleset.add_rule(PathBeneath::new(folder, write()))?;
    }
    Ok(ruleset.into())
}
