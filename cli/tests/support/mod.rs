//! The real program, as people and scripts run it.

use std::path::PathBuf;
use std::process::{Child, Command, Output};

use serde_json::Value;
use tempfile::TempDir;

/// A temporary folder in which commands run. A command is a line of words without `turf`.
pub struct Place(TempDir);

impl Place {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file, and its folder if it is missing.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let file = self.path(name);
        std::fs::create_dir_all(file.parent().expect("below the folder")).expect("writable");
        std::fs::write(file, content).expect("writable");
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    pub fn read_json(&self, name: &str) -> Value {
        serde_json::from_str(&self.read(name)).expect("JSON")
    }

    pub fn files(&self, folder: &str) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.path(folder)).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path()).collect()
    }

    /// Makes a command whose Ctrl-C works: background jobs of a shell ignore it, and programs inherit that.
    pub fn command(&self, line: &str) -> Command {
        let mut command = Command::new("env");
        command.args(["--default-signal=INT,HUP", env!("CARGO_BIN_EXE_turf")]);
        command.args(line.split_whitespace()).current_dir(self.0.path());
        command
    }

    pub fn turf(&self, line: &str) -> Output {
        self.command(line).output().expect("env runs")
    }

    /// Returns what a command prints.
    pub fn succeed(&self, line: &str) -> String {
        let output = self.turf(line);
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Returns the only line of a command that fails.
    pub fn refuse(&self, line: &str) -> String {
        let output = self.turf(line);
        assert!(!output.status.success(), "{line}: accepted");
        complaint(&output)
    }

    pub fn json(&self, line: &str) -> Value {
        serde_json::from_str(&self.succeed(&format!("{line} --json -"))).expect("one JSON object")
    }
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the error of a command, which must be all that it said.
pub fn complaint(output: &Output) -> String {
    let said = text(&output.stderr);
    assert!(said.starts_with("error: ") && said.ends_with('\n') && said.lines().count() == 1, "{said:?}");
    said
}

pub fn signal(child: &Child, name: &str) {
    let mut kill = Command::new("kill");
    let sent = kill.args([&format!("-{name}"), &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
}

pub fn each<'a>(list: &'a Value, key: &str) -> Vec<&'a str> {
    let list = list.as_array().expect("a list").iter();
    list.map(|one| one[key].as_str().expect(key)).collect()
}
