//! Attacks by requests at once, late, or not quite of HTTP: the list is that of [`crate::safety`].

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use crate::client::{Server, Visitor};
use crate::web::Cup;

/// A connection on which a client sends what it likes.
pub struct Raw(TcpStream);

impl Raw {
    pub fn open(server: &Server) -> Self {
        let stream = TcpStream::connect(server.url.trim_start_matches("http://")).expect("it listens");
        let waits = Duration::from_secs(100);
        stream.set_read_timeout(Some(waits)).expect("possible");
        Self(stream)
    }

    pub fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).expect("it reads");
    }

    /// Waits for the first byte of the answer.
    pub fn begun(&mut self) {
        self.0.read_exact(&mut [0]).expect("it answers");
    }

    /// Reads until the server hangs up.
    fn rest(mut self) -> String {
        let mut answer = Vec::new();
        self.0.read_to_end(&mut answer).expect("it hangs up");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

/// Does the same with each visitor at once, and returns the number of successes.
fn at_once(visitors: Vec<Visitor>, act: impl Fn(&Visitor, usize) -> u16 + Sync) -> usize {
    let act = &act;
    let statuses: Vec<u16> = thread::scope(|scope| {
        let start = |(i, visitor): (usize, Visitor)| scope.spawn(move || act(&visitor, i));
        let threads: Vec<_> = visitors.into_iter().enumerate().map(start).collect();
        threads.into_iter().map(|thread| thread.join().expect("it answers")).collect()
    });
    assert!(statuses.iter().all(|status| [303, 400, 409, 429].contains(status)), "{statuses:?}");
    statuses.iter().filter(|status| **status == 303).count()
}

/// 28, 37
#[test]
fn names_do_not_look_alike() {
    let cup = Cup::paused();
    cup.member("Alice");
    for twin in ["alice", "AIice", "A1ice", "\u{410}lice", "\u{ff21}lice", " Alice ", "al\u{456}ce"] {
        let fields = [("code", &*cup.code), ("name", twin), ("password", "long enough")];
        let answer = cup.server.visitor().post("/register", &fields);
        assert!(answer.status == 400 && answer.words().contains("taken"), "{twin:?}");
    }
    for hidden in ["\u{3164}", "a\u{200b}b", "a\u{202e}b", "a\u{feff}b", "=1+1", "+1", "@x"] {
        let fields = [("code", &*cup.code), ("name", hidden), ("password", "long enough")];
        assert_eq!(cup.server.visitor().post("/register", &fields).status, 400, "{hidden:?}");
    }
    let formula = cup.server.visitor();
    formula.register(&cup.code, "Bob");
    formula.go("/c/cup/team", &[("name", "-1-1  x")]);
    formula.hand_in("def play(stat, storage):\n    return 'left'\n");
    let table = crate::client::wait("the ladder", || {
        let csv = cup.organiser.get("/c/cup/organise/ladder.csv").text;
        csv.contains("-1-1 x #1").then_some(csv)
    });
    assert!(table.contains("\"'-1-1 x #1\""), "{table}");
}

/// 29, 30, 31
#[test]
fn what_counts_is_counted_once() {
    let cup = Cup::paused();
    cup.organiser.go("/organise/invite", &[("uses", "1"), ("role", "organiser")]);
    let page = cup.organiser.get("/organise");
    let mut codes = page.text.split("/register?code=").skip(1).map(|rest| &rest[..22]);
    let once = codes.find(|code| *code != cup.code).expect("an invitation").to_string();
    let visitors = (0..6).map(|_| cup.server.visitor()).collect();
    let registered = at_once(visitors, |visitor, i| {
        let name = format!("guest {i}");
        visitor.post("/register", &[("code", &once), ("name", &name), ("password", "long enough")]).status
    });
    assert_eq!(registered, 1);

    let ann = cup.member("ann");
    let link = ann.get("/c/cup/mine").between("/join/", "<").to_string();
    let friends = ["ben", "cyd", "dan", "eve"].map(|name| {
        let friend = cup.server.visitor();
        friend.register(&cup.code, name);
        friend
    });
    let joined = at_once(friends.into(), |friend, _| friend.post(&format!("/join/{link}"), &[]).status);
    assert_eq!(joined, 1, "two are a team");

    let uploaded =
        |visitors: Vec<Visitor>| at_once(visitors, |visitor, i| visitor.upload("cup", &format!("x = {i}\n")).status);
    let total: usize = (0..6).map(|_| uploaded((0..6).map(|_| ann.twin()).collect())).sum();
    assert_eq!(total, 30);
    let leave = || {
        let page = ann.get("/c/cup/mine");
        let (team, user) = (page.between("action=\"/t/", "/"), page.between("name=\"user\" value=\"", "\""));
        ann.go(&format!("/t/{team}/remove"), &[("user", user)]);
    };
    leave();
    ann.go("/c/cup/team", &[("name", "Another")]);
    assert_eq!(ann.upload("cup", "x = 1\n").status, 429, "in another team too");
    leave();
    assert!(!ann.get("/c/cup/teams").words().contains("Another"), "nobody was in it");
}

/// 31
#[test]
fn an_upload_that_ends_after_the_freeze_is_late() {
    let cup = Cup::paused();
    let member = cup.member("ann");
    let body = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"bot.py\"\r\n\r\nx = 1\r\n--x--\r\n";
    let mut late = Raw::open(&cup.server);
    late.send(&format!(
        "POST /c/cup/upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {}\r\n\
         Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {}\r\n\r\n{}",
        member.cookie(),
        body.len(),
        &body[..60],
    ));
    thread::sleep(Duration::from_millis(500)); // it reads the contest
    cup.organiser.go("/c/cup/organise/advance", &[("from", "warmup")]);
    late.send(&body[60..]);
    assert!(late.rest().starts_with("HTTP/1.1 400"));
    assert!(!member.get("/c/cup/mine").words().contains("#1"));
}

/// 24
#[test]
fn slow_clients_are_cut_off() {
    let cup = Cup::paused();
    let parts = [
        "GET / HT",
        "GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n",
        "POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nname=",
    ];
    thread::scope(|scope| {
        for part in parts {
            let mut raw = Raw::open(&cup.server);
            raw.send(part);
            scope.spawn(move || {
                let answer = raw.rest();
                assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
            });
        }
    });
    assert_eq!(cup.server.visitor().get("/health").status, 200);
}

/// 38, 40
#[test]
fn heads_are_read_strictly() {
    let cup = Cup::paused();
    let form = "POST /logout HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    for head in [
        "Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
        "Content-Length: +5\r\n\r\nabcde",
        "Content-Length: -1\r\n\r\n",
        "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        " Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        "A\0b: c\r\n\r\n",
    ] {
        let mut raw = Raw::open(&cup.server);
        raw.send(&format!("{form}{head}"));
        let answer = raw.rest();
        assert!(answer.starts_with("HTTP/1.1 400"), "{head:?}: {answer}");
    }
    // Both lengths: the chunks count, and nothing after them is another request.
    let mut raw = Raw::open(&cup.server);
    raw.send(&format!(
        "{form}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    ));
    assert_eq!(raw.rest().matches("HTTP/1.1 ").count(), 1);

    let member = cup.member("ann");
    for name in ["host", "x-forwarded-host", "forwarded"] {
        let page = member.request("GET", "/c/cup/mine", &[(name, "evil.example")], &[]);
        assert!(page.text.contains("/join/") && !page.text.contains("evil.example"), "{name}");
    }
}
