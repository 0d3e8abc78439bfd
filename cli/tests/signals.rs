//! Signals sent to a listening program: this test program, started by itself.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use turf::agents::notice::notice;
use turf::console::signals::Signals;

const LISTENS: &str = "TURF_TEST_LISTENS";

/// Returns the exit code after these signals. Each is sent once the answer to the previous one has arrived.
fn code(before: &str, sent: &[(&str, &str)]) -> Option<i32> {
    let own = std::env::current_exe().expect("a program");
    let script = format!("{before}; exec \"$0\" --exact signals::listens --nocapture");
    let mut child = Command::new("env")
        .args(["--default-signal=INT,HUP", "sh", "-c", &script])
        .arg(own)
        .env(LISTENS, "1")
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut said = BufReader::new(child.stderr.take().expect("piped")).lines().map_while(Result::ok);
    let mut wait_for = |part: &str| said.by_ref().find(|line| line.contains(part)).expect("it is said");
    wait_for("ready");
    for (signal, answer) in sent {
        let kill = Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()).status();
        assert!(kill.expect("kill runs").success());
        if !answer.is_empty() {
            wait_for(answer);
        }
    }
    child.wait().expect("a child").code()
}

/// Runs as the program of the other tests; no test itself.
#[test]
fn listens() {
    if std::env::var_os(LISTENS).is_none() {
        return;
    }
    let signals = Signals::listen("says what").expect("listens");
    notice("ready");
    loop {
        if signals.save.swap(false, std::sync::atomic::Ordering::SeqCst) {
            notice("saved");
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[test]
fn the_second_signal_ends_the_program() {
    const FIRST: &str = "stopping: says what; interrupt again to end at once";
    assert_eq!(code("true", &[("INT", FIRST), ("INT", "")]), Some(130));
    assert_eq!(code("true", &[("HUP", FIRST), ("TERM", "")]), Some(143));
}

/// Ignored signals occur under `nohup` and in background jobs of a shell.
#[test]
fn an_ignored_signal_stays_ignored() {
    let sent = [("HUP", ""), ("INT", ""), ("USR1", "saved"), ("USR2", "saved"), ("TERM", "stopping"), ("TERM", "")];
    assert_eq!(code("trap '' HUP INT", &sent), Some(143));
}
