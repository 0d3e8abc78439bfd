//! `turf replay --html` and `turf play` as the real program.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Output, Stdio};

fn turf(arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_turf"));
    program
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    program.output().expect("the program was built for this test")
}

#[test]
fn replays_become_one_page() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let replays = at("replays");
    let played = turf(&[
        "match",
        "--game",
        "duel2048",
        "--first",
        "greedy",
        "--second",
        "random",
        "--games",
        "2",
        "--replays",
        &replays,
    ]);
    assert!(played.status.success());
    let [first, second, page] = ["replays/game-0001.json", "replays/game-0002.json", "games.html"].map(at);
    let made = turf(&["replay", &first, &second, "--html", &page]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let html = std::fs::read_to_string(&page).unwrap();
    assert_eq!(html.matches("class=\"film\"").count(), 2);

    for (arguments, says) in [
        (vec!["replay", &first], "say what to do"),
        (vec!["replay", &first, &second, "--text"], "one file"),
        (
            vec!["replay", &first, "--html", &page, "--policy", "greedy"],
            "values no moves",
        ),
        (vec!["replay", &page, "--html", &page], "not a replay"),
        (vec!["replay", "nowhere.json", "--html", &page], "nowhere.json"),
    ] {
        let refused = turf(&arguments);
        let error = String::from_utf8_lossy(&refused.stderr).to_string();
        assert!(
            !refused.status.success() && error.contains(says) && error.lines().count() == 1,
            "{arguments:?}: {error}"
        );
    }
    assert_eq!(
        std::fs::read_to_string(&page).unwrap(),
        html,
        "what was refused changed nothing"
    );
}

#[test]
fn play_serves_this_machine_and_says_where() {
    let mut server = Command::new(env!("CARGO_BIN_EXE_turf"))
        .args(["play", "--game", "duel2048", "--opponent", "greedy", "--port", "0"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let address = line
        .strip_prefix("http://")
        .and_then(|rest| rest.split('/').next())
        .expect("an address");
    assert!(address.starts_with("127.0.0.1:"), "{line}");
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "GET /api/offer HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.contains(r#""first":{"opponent":0,"table":1}"#),
        "{answer}"
    );

    let port = address.split(':').nth(1).unwrap();
    let second = turf(&["play", "--port", port]);
    let error = String::from_utf8_lossy(&second.stderr).to_string();
    assert!(
        !second.status.success() && error.contains("another --port") && error.lines().count() == 1,
        "{error}"
    );
    server.kill().unwrap();
    server.wait().unwrap();
    let unknown = turf(&["play", "--game", "paper", "--opponent", "nobody"]);
    assert!(!unknown.status.success() && String::from_utf8_lossy(&unknown.stderr).contains("unknown bot"));
}
