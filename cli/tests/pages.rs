//! `turf replay --html` and `turf play` as the real program.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use crate::support::Place;

#[test]
fn replays_become_one_page() {
    let at = Place::new();
    at.succeed("match --game duel2048 --first greedy --second random --games 2 --replays .");
    at.succeed("replay game-0001.json game-0002.json --html games.html");
    let html = at.read("games.html");
    assert_eq!(html.matches("class=\"film\"").count(), 2);
    for (rest, says) in [
        ("game-0001.json", "say what to do"),
        ("game-0001.json game-0002.json --text", "one file"),
        ("game-0001.json --html games.html --policy greedy", "values no moves"),
        ("games.html --html games.html", "not a replay"),
        ("nowhere.json --html games.html", "nowhere.json"),
    ] {
        let error = at.refuse(&format!("replay {rest}"));
        assert!(error.contains(says), "{rest}: {error}");
    }
    assert_eq!(at.read("games.html"), html, "what was refused changed nothing");
}

fn got(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts `turf play` and returns it with its address, its link's path and the line that says them.
fn serve(at: &Place, play: &str) -> (Server, String, String, String) {
    let mut server = Server(at.command(play).stdout(Stdio::piped()).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let link = line.strip_prefix("http://").and_then(|rest| rest.split_once('/'));
    let (address, rest) = link.expect("a link");
    let path = format!("/{}", rest.split_whitespace().next().unwrap_or(""));
    (server, address.to_string(), path, line)
}

/// Commands with pages take a game in a Python file, and use what stands beside it.
#[test]
fn a_python_file_has_pages() {
    let at = Place::new();
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
    let hex = &format!("--game {games}/hex.py --set game.size=3");
    at.succeed(&format!("match {hex} --first search@depth=1 --second random --games 2 --replays ."));
    assert!(at.refuse("replay game-0001.json --text").contains("add --game and the path of hex.py"));
    let text = at.succeed(&format!("replay game-0001.json --game {games}/hex.py --text"));
    assert!(text.contains("connected both sides"), "{text}");
    at.succeed(&format!("replay game-0001.json --game {games}/hex.py --html game.html --gif game.gif"));
    let html = at.read("game.html");
    assert!(html.contains("turf.games['hex.py']") && html.contains("\"columns\":3"));

    // Where both decide at once, a bot asks for its seat.
    at.write("max.py", "def play(game, seat):\n    return max(game.legal(seat))\n");
    let both =
        at.succeed(&format!("match --game {games}/goofspiel.py --first python:max.py --second random --games 2"));
    assert_eq!(both.matches("all prizes are given").count(), 3, "{both}");

    at.succeed(&format!("ratings {hex} --bots random,search@depth=1 --games 4"));
    at.succeed(&format!("tournament {hex} --bots random,search@depth=1 --format round-robin --games 2 --out cup"));
    assert!(at.read("cup/report.html").contains("search@depth=1"));
    at.succeed(&format!("train {hex} --run runs/a --updates 3 --envs 16 --set evaluation.final_games=0"));
    assert!(at.refuse("report runs/a").contains("add --game and"));
    at.succeed(&format!("report runs/a --game {games}/hex.py"));
    let report = at.read("runs/a/report.html");
    assert!(report.contains("games/hex.py</span> <span>--opponent</span>"));
    assert!(report.contains("columns&quot;:3"), "its games have the run's settings");
    at.succeed(&format!("replay game-0001.json --game {games}/hex.py --html judged.html --policy policy:runs/a"));
    assert!(at.read("judged.html").contains("\"insight\":{"));

    let line = format!("play --game {games}/hex.py --opponent search,policy:runs/a --port 0");
    let (_server, address, _, _) = serve(&at, &line);
    assert!(got(&address, "/api/offer").contains("\"game\":\"hex.py\""));
    assert!(got(&address, "/games.js").contains("turf.games['hex.py']"));
    let rules = ["en", "zh-CN"].map(|lang| got(&address, &format!("/rules/hex.py/{lang}")));
    assert!(rules[0].contains("There is no draw") && rules[1].contains("六贯棋"));
}

#[test]
fn play_serves_other_machines_by_a_key() {
    let at = Place::new();
    let (_server, address, path, line) = serve(&at, "play --game paper --host --port 0");
    assert!(path.len() == "/?key=".len() + 22 && !address.starts_with("0.0.0.0"), "{line}");
    assert!(got(&address, "/").starts_with("HTTP/1.1 403"));
    let page = got(&address, &path);
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("set-cookie: turf-key="), "{page}");
}

#[test]
fn play_serves_this_machine_and_says_where() {
    let at = Place::new();
    let (_server, address, _, line) = serve(&at, "play --game duel2048 --opponent greedy --port 0");
    assert!(address.starts_with("127.0.0.1:"), "{line}");
    let answer = got(&address, "/api/offer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains(r#""first":{"opponent":0,"table":1}"#), "{answer}");
    let port = address.split(':').nth(1).unwrap();
    let error = at.refuse(&format!("play --port {port}"));
    assert!(error.contains("another --port"), "{error}");
    assert!(at.refuse("play --game paper --opponent nobody").contains("unknown bot"));
}
