//! A chromedriver with all its child processes, none of which outlives it, even after a failed start.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

const STARTS_WITHIN: Duration = Duration::from_secs(60);
const SAYS: &str = "ChromeDriver was started successfully on port ";

/// A running chromedriver. Dropping it ends it and all its descendants.
pub struct Driver {
    process: Child,
    folder: TempDir,
}

impl Driver {
    pub fn start() -> Result<(Self, String), String> {
        let folder = tempfile::Builder::new().prefix("turf-browser-").tempdir();
        let folder = folder.map_err(|e| format!("no temporary folder: {e}"))?;
        let file = |name: &str| File::create(folder.path().join(name)).map_err(|e| format!("cannot write: {e}"));
        // Port 0: the driver picks a free one. Files instead of pipes, which would need a reader. Chromium leaves folders in
        // TMPDIR.
        let process = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", folder.path())
            .stdin(Stdio::null())
            .stdout(file("out")?)
            .stderr(file("err")?)
            .spawn()
            .map_err(|e| format!("chromedriver cannot be started (scripts/browser installs it): {e}"))?;
        let mut driver = Self { process, folder };
        let port = driver.port()?;
        Ok((driver, format!("http://127.0.0.1:{port}")))
    }

    fn port(&mut self) -> Result<u16, String> {
        let start = Instant::now();
        loop {
            // Checked first, so that the last output of a process that ended is read.
            let ended = self.process.try_wait().map_err(|e| e.to_string())?;
            let out = self.read("out");
            let said = out.lines().find_map(|line| line.strip_prefix(SAYS)?.strip_suffix('.'));
            if let Some(port) = said {
                return port.parse().map_err(|_| format!("chromedriver says port {port}"));
            }
            if let Some(status) = ended {
                return Err(format!("chromedriver ended ({status}); {}", self.said()));
            }
            if start.elapsed() > STARTS_WITHIN {
                return Err(format!("chromedriver does not say its port; {}", self.said()));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Returns the path of a file that goes with the driver.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn said(&self) -> String {
        let text = self.read("out") + &self.read("err");
        let lines: Vec<&str> = text.lines().collect();
        format!("it said: {}", lines[lines.len().saturating_sub(12)..].join("\n    "))
    }

    fn read(&self, name: &str) -> String {
        let bytes = fs::read(self.path(name)).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Collected before the driver ends, because orphans lose their parent.
        let below = descendants(self.process.id());
        let _ = self.process.kill();
        let _ = self.process.wait();
        for &pid in &below {
            let pid = i32::try_from(pid).ok().and_then(Pid::from_raw);
            let _ = pid.map(|pid| kill_process(pid, Signal::KILL));
        }
        // Chromium must finish its last writes before its folder is removed.
        let gone = || below.iter().all(|&pid| parent(pid).is_none());
        let start = Instant::now();
        while !gone() && start.elapsed() < Duration::from_secs(5) {
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

fn parent(pid: u32) -> Option<u32> {
    // "pid (name) state parent …", and the name may contain anything.
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut rest = stat.rsplit_once(')')?.1.split_whitespace();
    let state = rest.next()?;
    (state != "Z").then(|| rest.next()?.parse().ok())?
}

fn descendants(of: u32) -> Vec<u32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let all: Vec<(u32, u32)> = entries
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter_map(|pid| Some((pid, parent(pid)?)))
        .collect();
    let mut found = vec![of];
    let mut at = 0;
    while at < found.len() {
        let children = all.iter().filter(|(_, parent)| *parent == found[at]);
        found.extend(children.map(|(pid, _)| *pid).collect::<Vec<_>>());
        at += 1;
    }
    found.split_off(1)
}

#[test]
fn descendants_end_with_what_started_them() {
    // A shell, a shell below it, and two sleepers below that.
    let mut shell = Command::new("sh").args(["-c", "sh -c 'sleep 1000 & sleep 1000; true'; true"]).spawn().unwrap();
    let start = Instant::now();
    while descendants(shell.id()).len() < 3 {
        assert!(start.elapsed() < Duration::from_secs(60), "they never start");
        std::thread::sleep(Duration::from_millis(10));
    }
    let below = descendants(shell.id());
    assert!(below.iter().all(|&pid| parent(pid).is_some()));
    // Like a driver that never prints its port.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_path_buf();
    fs::write(path.join("err"), "no port\n").unwrap();
    assert!(shell.try_wait().unwrap().is_none());
    let driver = Driver { process: shell, folder };
    assert_eq!(driver.said(), "it said: no port");
    drop(driver);
    assert!(below.iter().all(|&pid| parent(pid).is_none()) && !path.exists());
}
