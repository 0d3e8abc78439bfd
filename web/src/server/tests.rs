//! Tests over real sockets: rejected requests, and complete games.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};

use serde_json::{Value, json};
use turf_agents::records::replay::{Replay, game_of};
use turf_env::games::duel2048::{Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperRules, PaperV1};
use turf_env::games::stellar::{StellarRules, StellarV1};

use super::{BODY, Limits, REPLAY_BODY, Site, serve_within};
use crate::table::Bots;

mod after;

fn server() -> SocketAddr {
    server_within(Limits::default())
}

pub(super) fn server_within(limits: Limits) -> SocketAddr {
    server_of(site(), limits)
}

fn server_of(site: Site, limits: Limits) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || serve_within(listener, site, limits).unwrap());
    address
}

pub(super) fn site() -> Site {
    Site {
        tables: vec![
            Box::new(Bots::new(PaperV1, None, Some(1)).unwrap()),
            Box::new(Bots::new(Duel2048V1, None, Some(1)).unwrap()),
            Box::new(Bots::new(StellarV1, None, Some(1)).unwrap()),
        ],
        first: 0,
        watched: None,
        key: None,
    }
}

pub(super) fn raw(address: SocketAddr, request: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    let (head, body) = request.split_once("\n\n").expect("a head");
    let head = head.replace("HOST", &address.to_string()).replace('\n', "\r\n");
    let request = format!("{head}\r\n\r\n{body}");
    // A server that rejects a request may close early.
    let _ = stream.write_all(request.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.split(' ').nth(1).expect("a status line").parse().unwrap();
    (status, answer.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_string())
}

pub(super) fn get(address: SocketAddr, path: &str, more: &str) -> (u16, String) {
    raw(address, &format!("GET {path} HTTP/1.1\nHost: HOST\nConnection: close\n{more}\n"))
}

#[test]
fn a_script_that_is_being_written_is_read_at_every_reload() {
    let (file, mut site) = (tempfile::NamedTempFile::new().unwrap(), site());
    site.tables[1].draw_by(file.path().into());
    let server = server_of(site, Limits::default());
    for text in ["turf.games.duel2048 = 1;", "turf.games.duel2048 = 2;"] {
        std::fs::write(file.path(), text).unwrap();
        let (_, scripts) = get(server, "/games.js", "");
        assert!(scripts.contains(text) && scripts.contains("turf.games.stellar"));
        assert_eq!(scripts.matches("turf.games.duel2048 =").count(), 1, "instead of its own");
    }
}

fn post(address: SocketAddr, path: &str, body: &str) -> (u16, String) {
    post_as(address, path, "Content-Type: application/json\n", body)
}

fn post_as(address: SocketAddr, path: &str, more: &str, body: &str) -> (u16, String) {
    let head = format!("POST {path} HTTP/1.1\nHost: HOST\nConnection: close\nContent-Length: {}\n", body.len());
    raw(address, &format!("{head}{more}\n{body}"))
}

fn ask(address: SocketAddr, path: &str, body: Value) -> Value {
    let (status, answer) = post(address, path, &body.to_string());
    assert_eq!(status, 200, "{path} {body}: {answer}");
    serde_json::from_str(&answer).unwrap()
}

#[test]
fn only_its_own_name_and_pages_get_an_answer() {
    let at = server();
    assert_eq!(get(at, "/", "").0, 200);
    let as_host = |host: &str| raw(at, &format!("GET / HTTP/1.1\nHost: {host}\nConnection: close\n\n")).0;
    // Behind an ssh tunnel the port differs.
    for host in [&format!("localhost:{}", at.port()), "LocalHost:9000", "127.0.0.1:1", "[::1]:80", "localhost"] {
        assert_eq!(as_host(host), 200, "{host}");
    }
    for host in [
        "evil.example",
        "localhost.evil.example:80",
        "localhost:80:80",
        "localhost:x",
        "127.0.0.1.evil.example",
        "",
        &format!("evil.example:{}", at.port()),
    ] {
        assert_eq!(as_host(host), 421, "{host}");
    }
    let twice = "GET / HTTP/1.1\nHost: HOST\nHost: evil.example\nConnection: close\n\n";
    assert!([400, 421].contains(&raw(at, twice).0));

    assert_eq!(get(at, "/api/offer", "Origin: http://HOST\n").0, 200);
    for origin in [
        "http://evil.example",
        "null",
        "https://HOST",
        "http://localhost",
        "http://127.0.0.1:1",
        "http://HOST.evil.example",
    ] {
        assert_eq!(get(at, "/api/offer", &format!("Origin: {origin}\n")).0, 403, "{origin}");
        let json = format!("Content-Type: application/json\nOrigin: {origin}\n");
        assert_eq!(post_as(at, "/api/new", &json, "{}").0, 403, "{origin}");
    }
    assert_eq!(get(at, "/api/offer", "Sec-Fetch-Site: same-origin\n").0, 200);
    for site in ["cross-site", "same-site"] {
        assert_eq!(get(at, "/api/offer", &format!("Sec-Fetch-Site: {site}\n")).0, 403, "{site}");
    }
    let socket = "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n";
    assert_eq!(get(at, "/api/offer", socket).0, 403);
    // Types that another site's page may send without a preflight: a form, or text.
    for kind in ["", "Content-Type: text/plain\n", "Content-Type: application/x-www-form-urlencoded\n"] {
        assert_eq!(post_as(at, "/api/new", kind, "{}").0, 415, "{kind}");
    }
}

#[test]
fn sizes_and_rates_are_bounded() {
    let at = server();
    assert_eq!(post(at, "/api/act", &" ".repeat(BODY + 1)).0, 413);
    assert_eq!(post(at, "/api/film", &" ".repeat(BODY + 1)).0, 400, "replays may be larger");
    assert_eq!(post(at, "/api/film", &" ".repeat(REPLAY_BODY + 1)).0, 413);
    assert_eq!(get(at, &format!("/{}", "a".repeat(100)), "").0, 414);
    let refused = (0..3000).map(|_| get(at, "/nothing", "").0).find(|&status| status != 404);
    assert_eq!(refused, Some(429));
}

#[test]
fn a_key_lets_other_machines_in_and_nobody_else() {
    let key = super::guard::key();
    assert_eq!(key.len(), 22);
    assert_ne!(key, super::guard::key());
    let at = server_of(Site { key: Some(key.clone()), ..site() }, Limits::default());
    let other = format!("{}x", &key[1..]);
    for host in ["192.168.1.7:8018", "phone.example", "127.0.0.1:8018"] {
        let status = |path: &str, more: &str| {
            raw(at, &format!("GET {path} HTTP/1.1\nHost: {host}\nConnection: close\n{more}\n")).0
        };
        let cookie = |key: &str| format!("Cookie: a=b; turf-key={key}\n");
        assert_eq!(status(&format!("/?key={key}"), "Sec-Fetch-Site: cross-site\n"), 200, "{host}");
        assert_eq!(status("/api/offer", &cookie(&key)), 200);
        for origin in [format!("http://{host}"), format!("https://{host}")] {
            assert_eq!(status("/api/offer", &format!("{}Origin: {origin}\n", cookie(&key))), 200);
        }
        for (path, more) in [
            ("/".to_string(), String::new()),
            ("/?key=".to_string(), String::new()),
            (format!("/?key={other}"), String::new()),
            (format!("/?key={}", &key[..21]), String::new()),
            ("/api/offer".to_string(), cookie(&other)),
            ("/api/offer".to_string(), cookie("")),
            ("/api/offer".to_string(), format!("Cookie: key={key}\n")),
            ("/api/offer".to_string(), format!("{}Origin: http://evil.example\n", cookie(&key))),
            ("/api/offer".to_string(), format!("{}Sec-Fetch-Site: cross-site\n", cookie(&key))),
            (format!("/api/offer?key={key}"), "Sec-Fetch-Site: cross-site\n".to_string()),
        ] {
            assert_eq!(status(&path, &more), 403, "{host}{path} {more}");
        }
    }
}

#[test]
fn a_game_is_shown_again_as_it_stands() {
    let at = server();
    let begun = ask(at, "/api/new", json!({"table": 1, "opponent": 1, "size": 2, "seat": "B"}));
    let id = begun["id"].clone();
    let again = || -> Value {
        let (status, text) = get(at, &format!("/api/game/{id}"), "");
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    };
    let mut options = begun["update"]["options"].clone();
    let mut frames = begun["update"]["frames"].as_array().unwrap().len();
    for _ in 0..6 {
        let shown = again();
        assert_eq!(shown["film"]["frames"].as_array().unwrap().len(), frames);
        assert_eq!(
            [&shown["seat"], &shown["update"]["your_move"], &shown["update"]["options"]],
            [&json!(1), &json!(true), &options]
        );
        let action = first_action(&options);
        let update = ask(at, "/api/act", json!({"id": id, "action": action}));
        options = update["options"].clone();
        frames += update["frames"].as_array().unwrap().len();
    }
    ask(at, "/api/act", json!({"id": id, "action": null}));
    let over = again();
    assert_eq!(
        [&over["film"]["end"]["reason"], &over["update"]["your_move"], &over["update"]["options"]],
        [&json!("resigned"), &json!(false), &Value::Null]
    );
    assert_eq!(get(at, "/api/game/99", "").0, 404);
}

/// A flood from another site's page must not use up the rate limit of the server's own page.
#[test]
fn foreign_requests_cost_the_page_nothing() {
    let at = server();
    for _ in 0..1000 {
        let foreign = "GET / HTTP/1.1\nHost: evil.example\nConnection: close\n\n";
        assert_eq!(raw(at, foreign).0, 421);
    }
    assert_eq!(get(at, "/", "").0, 200);
}

#[test]
fn no_path_reaches_a_file() {
    let at = server();
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/style.css/../../Cargo.toml",
        "/etc/passwd",
        "//etc/passwd",
        "/api/replay/../../x",
        "/api/replay/%2e%2e%2fx",
        "/api/replay/x",
        "/api/watch/../x",
        "/api/watch/1",
        "/api/watch",
    ] {
        let (status, body) = get(at, path, "");
        assert!([400, 404].contains(&status), "{path}: {status}");
        assert!(!body.contains("[package]") && !body.contains("root:"), "{path}");
    }
    for body in ["python:/tmp/x.py", "policy:/tmp/x", "../x"] {
        let wanted = json!({"table": 0, "opponent": body, "size": 0, "seat": "A"}).to_string();
        assert_eq!(post(at, "/api/new", &wanted).0, 400);
    }
}

#[test]
fn requests_that_make_no_sense_are_refused_in_a_line() {
    let at = server();
    for (path, body) in [
        ("/api/new", "{}"),
        ("/api/new", r#"{"table": 9, "opponent": 0, "size": 0, "seat": "A"}"#),
        ("/api/new", r#"{"table": 0, "opponent": 99, "size": 0, "seat": "A"}"#),
        ("/api/new", r#"{"table": 0, "opponent": 0, "size": 99, "seat": "A"}"#),
        ("/api/new", r#"{"table": 0, "opponent": 0, "size": 0, "seat": "C"}"#),
        ("/api/act", "["),
        ("/api/film", "{}"),
        ("/api/film", "\u{1F600}"),
        ("/api/film", r#"{"format": "turf-replay", "version": 1, "game": "chess"}"#),
    ] {
        let (status, answer) = post(at, path, body);
        assert_eq!(status, 400, "{path} {body}: {answer}");
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert!(!answer["error"].as_str().unwrap().contains('\n'), "{answer}");
    }
    assert_eq!(post(at, "/api/act", r#"{"id": 77, "action": null}"#).0, 404);
}

fn played(at: SocketAddr, table: usize, seat: &str, act: impl Fn(&Value) -> Value) -> (Value, String) {
    let mut answer = ask(at, "/api/new", json!({"table": table, "opponent": 1, "size": 2, "seat": seat}));
    let id = answer["id"].clone();
    assert_eq!(answer["seat"], json!((seat == "B") as usize));
    let mut update = answer["update"].take();
    let mut frames = update["frames"].as_array().unwrap().len();
    while update["your_move"] == json!(true) {
        update = ask(at, "/api/act", json!({"id": id, "action": act(&update["options"])}));
        frames += update["frames"].as_array().unwrap().len();
        std::thread::sleep(std::time::Duration::from_millis(6)); // the guard bounds the rate
    }
    let (status, text) = get(at, &format!("/api/replay/{id}"), "");
    assert_eq!(status, 200, "{text}");
    let timeline = ask(at, "/api/film", serde_json::from_str(&text).unwrap());
    assert_eq!(timeline["frames"].as_array().unwrap().len(), frames, "the film of the replay is what the person saw");
    assert_eq!(timeline["end"]["winner"], update["end"]["winner"]);
    (update, text)
}

/// Returns the first action of duel2048 on offer.
fn first_action(options: &Value) -> Value {
    match options["cells"].as_array().unwrap().first() {
        Some(cell) => json!({"Place": cell}),
        None => {
            let direction = ["Up", "Down", "Left", "Right"][options["directions"][0].as_u64().unwrap() as usize];
            json!({"Merge": direction})
        }
    }
}

#[test]
fn games_are_played_from_both_seats_and_saved() {
    let at = server();
    for seat in ["A", "B"] {
        let (_, text) = played(at, 0, seat, |_| json!("Straight"));
        let replay = Replay::from_json(PaperRules, &text).unwrap();
        assert_eq!(replay.bots[(seat == "B") as usize].name, "human");

        let (_, text) = played(at, 1, seat, first_action);
        assert_eq!(Replay::from_json(Duel2048Rules, &text).unwrap().turns, 20);

        let (_, text) = played(at, 2, seat, |_| json!([]));
        assert_eq!(game_of(&text).unwrap(), "stellar");
        assert!(Replay::from_json(StellarRules, &text).is_ok());
    }
}

#[test]
fn illegal_actions_change_nothing_and_giving_up_ends_it() {
    let at = server();
    let game = ask(at, "/api/new", json!({"table": 1, "opponent": 0, "size": 2, "seat": "A"}));
    let id = game["id"].clone();
    for action in [json!({"Place": 99}), json!({"Merge": "Up"}), json!("Straight"), json!([])] {
        let body = json!({"id": id, "action": action}).to_string();
        assert_eq!(post(at, "/api/act", &body).0, 400, "{action}");
    }
    assert_eq!(get(at, &format!("/api/replay/{id}"), "").0, 400, "it is not over yet");
    let update = ask(at, "/api/act", json!({"id": id, "action": null}));
    assert_eq!((&update["end"]["winner"], &update["end"]["reason"]), (&json!(1), &json!("resigned")));
    let (_, text) = get(at, &format!("/api/replay/{id}"), "");
    assert_eq!(Replay::from_json(Duel2048Rules, &text).unwrap().reason, "resigned");
    assert_eq!(post(at, "/api/act", &json!({"id": id, "action": {"Place": 0}}).to_string()).0, 400);
}

#[test]
fn the_oldest_of_too_many_games_makes_room() {
    let at = server();
    let new =
        || ask(at, "/api/new", json!({"table": 1, "opponent": 0, "size": 2, "seat": "A"}))["id"].as_u64().unwrap();
    let ids: Vec<u64> = (0..=super::MAX_GAMES).map(|_| new()).collect();
    let give_up = |id: u64| post(at, "/api/act", &json!({"id": id, "action": null}).to_string()).0;
    assert_eq!(give_up(ids[0]), 404);
    assert_eq!(give_up(ids[1]), 200);
}
