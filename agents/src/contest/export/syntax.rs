//! Check that a contest would accept a bot file: the grammar of Python 3.5, top-level definitions, imports.

use crate::contest::contents::Contract;
use crate::contest::host::interpreter::Interpreter;

/// Checks the syntax tree of a file with this Python, without running the file; `Err` has one line per complaint. An
/// interpreter older than 3.8 checks its own grammar in place of 3.5's.
pub fn check(source: &str, contract: &Contract, python: &Interpreter) -> Result<(), String> {
    let arguments = ["-I", "-c", include_str!("../../python/syntax.py"), contract.top_level, contract.imports];
    let said = python.run(&arguments, source.as_bytes()).map_err(|why| {
        let first = why.lines().next().unwrap_or_default();
        format!("the check of the file's syntax did not work: {first}")
    })?;
    match String::from_utf8_lossy(&said).trim() {
        "" => Ok(()),
        said => Err(said.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_contest_refuses_is_named_with_its_line() {
        let Ok(python) = Interpreter::find() else {
            println!("NOT CHECKED: no python3 here");
            return;
        };
        let contract = Contract { top_level: "play,load", imports: "math" };
        let check = |source| check(source, &contract, python);
        assert_eq!(check("def play(stat, storage):\n    from math import sqrt\n"), Ok(()));
        for (source, complaint) in [
            ("x = 1\ndef play(s, t): pass\n", "line 1: Assign outside of load, play"),
            ("def play(s, t):\n    import os\n", "line 2: import of os"),
            ("def play(s, t):\n    open('x')\n", "line 2: use of open"),
            ("def play(s, t):\n    return f'{s}'\n", "line 2: "),
            ("def play(s, t):\n    x: int = 1\n", "no Python 3.5"),
            ("def play(s, t):\n    global x\n", "line 2: a global name"),
            ("def other(s, t): pass\n", "line 1: other outside of load, play"),
        ] {
            let said = check(source).expect_err(source);
            assert!(said.contains(complaint), "{source}: {said}");
        }
    }
}
