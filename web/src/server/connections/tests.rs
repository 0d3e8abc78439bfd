use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};

use super::super::tests::{get, raw, server_within, site};
use super::*;

const SHORT: Duration = Duration::from_secs(2);
const LONG: Duration = Duration::from_secs(600);

fn limits(connections: usize, head: Duration, body: Duration, connection: Duration) -> Limits {
    Limits { connections, head, body, connection }
}

fn connect(at: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(at).expect("it listens");
    let said = said.replace("HOST", &at.to_string()).replace('\n', "\r\n");
    stream.write_all(said.as_bytes()).expect("it reads");
    stream
}

fn until_closed(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer); // closed one way or the other
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn a_listener_that_others_can_reach_is_refused() {
    for address in ["0.0.0.0:0", "[::]:0"] {
        let Ok(listener) = std::net::TcpListener::bind(address) else {
            continue; // a machine without this kind of address
        };
        let error = super::super::serve(listener, site()).expect_err("refused").to_string();
        assert!(error.contains("127.0.0.1") && !error.contains('\n'), "{error}");
    }
}

#[test]
fn who_is_slow_is_given_up() {
    let at = server_within(limits(9, SHORT, SHORT, LONG));
    let body = "POST /api/act HTTP/1.1\nHost: HOST\nContent-Type: application/json\nContent-Length: 1000\n\n{";
    let [silent, half, body, quiet_afterwards] =
        ["", "GET / HTTP/1.1\nHost: HO", body, "GET /style.css HTTP/1.1\nHost: HOST\n\n"].map(|said| connect(at, said));
    // A line now and then does not help.
    let mut slow = connect(at, "GET / HTTP/1.1\nHost: HOST\n");
    while slow.write_all(b"X: y\r\n").is_ok() {
        std::thread::sleep(SHORT / 10);
    }
    assert_eq!(until_closed(silent), "");
    assert!(!until_closed(half).contains("200"));
    let answer = until_closed(body);
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too slowly"), "{answer}");
    let answer = until_closed(quiet_afterwards);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(get(at, "/", "").0, 200);
}

#[test]
fn connections_beyond_the_limit_wait_for_a_place() {
    let at = server_within(limits(2, LONG, LONG, LONG));
    let [first, _second] = [connect(at, ""), connect(at, "")];
    let mut third = connect(at, "GET / HTTP/1.1\nHost: HOST\nConnection: close\n\n");
    third.set_read_timeout(Some(Duration::from_millis(200))).expect("not zero");
    assert!(third.read(&mut [0; 1]).is_err(), "nobody left yet");
    third.set_read_timeout(None).expect("possible");
    first.shutdown(Shutdown::Both).expect("connected");
    assert!(until_closed(third).starts_with("HTTP/1.1 200"));
}

/// Both a client that keeps sending requests and one that reads no answer must lose the only slot.
#[test]
fn no_connection_lasts_for_ever() {
    let at = server_within(limits(1, LONG, SHORT, SHORT));
    let mut busy = connect(at, "");
    let request = format!("GET /nothing HTTP/1.1\r\nHost: {at}\r\n\r\n");
    while busy.write_all(request.as_bytes()).is_ok() && busy.read(&mut [0; 4096]).is_ok_and(|n| n > 0) {
        std::thread::sleep(SHORT / 10);
    }
    let deaf = connect(at, &"GET /play.js HTTP/1.1\nHost: HOST\n\n".repeat(300));
    assert_eq!(raw(at, "GET / HTTP/1.1\nHost: HOST\nConnection: close\n\n").0, 200);
    drop(deaf);
}
