//! Who is in a team, what its members and the organisers read of it, and news.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use turf_arena::db::{Db, now};

use crate::client::{SMALL, Server, Visitor, contest, wait};
use crate::exports::play;

const BOT: &str = "def play(stat, storage):\n    return 'left'\n";

fn person(server: &Server, code: &str, name: &str) -> Visitor {
    let person = server.visitor();
    person.register(code, name);
    person
}

#[test]
fn captains_and_organisers_change_teams() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL, ("ask", "student number"), ("team_size", "3")]);
    let [ann, ben, late] = ["ann", "ben", "late"].map(|name| person(&server, &code, name));
    assert_eq!(ann.post("/c/cup/team", &[("name", "One")]).status, 400, "no student number");
    ann.go("/c/cup/team", &[("name", "One"), ("identity", "=1+1")]);
    let link = || format!("/join/{}", ann.get("/c/cup/mine").between("/join/", "<"));
    let old = link();
    assert_eq!(ben.post(&old, &[]).status, 400);
    ben.go(&old, &[("identity", "b-2")]);
    let [of_ann, of_ben, of_all] = [&ann, &ben, &server.visitor()].map(|visitor| visitor.get("/t/1").words());
    assert!(of_ann.contains("ann captain student number: =1+1") && !of_ann.contains("b-2"), "{of_ann}");
    assert!(of_ben.contains("student number: b-2") && !of_ben.contains("=1+1"), "{of_ben}");
    assert!(of_all.contains("ann captain ben") && !of_all.contains("student number"), "{of_all}");
    assert!(organiser.get("/t/1").words().contains("=1+1"));
    ben.go("/c/cup/identity", &[("identity", "b-3")]);

    // The captain leads, nobody else.
    for (path, field) in [("rename", ("name", "Two")), ("remove", ("user", "2")), ("place", ("name", "late"))] {
        assert_eq!(ben.post(&format!("/t/1/{path}"), &[field]).status, 403, "{path}");
    }
    assert_eq!(ann.post("/t/1/place", &[("name", "late")]).status, 403);
    ann.go("/t/1/rename", &[("name", "Two")]);
    assert!(ann.get("/t/1").text.contains("name=\"user\" value=\"3\""), "ben's form");
    ann.go("/t/1/remove", &[("user", "3")]);
    assert_eq!((ann.post("/t/1/remove", &[("user", "3")]).status, ben.get(&old).status), (404, 404));
    ben.go(&link(), &[("identity", "b-4")]);
    ann.go("/t/1/remove", &[("user", "2")]);
    assert!(ben.get("/t/1").words().contains("Two ben") && ben.get("/c/cup/mine").words().contains("rename"));

    // Once files are frozen, organisers do what is left to do.
    organiser.go("/c/cup/organise/advance", &[("from", "warmup")]);
    assert_eq!(ben.post("/t/1/rename", &[("name", "Three")]).status, 403);
    assert_eq!(ben.post("/t/1/remove", &[("user", "3")]).status, 400);
    organiser.go("/t/1/place", &[("name", "late")]);
    assert_eq!(organiser.post("/t/1/place", &[("name", "late")]).status, 400, "in a team already");
    assert!(late.get("/c/cup/mine").text.contains("<details open>"), "the student number is missing");
    late.go("/c/cup/identity", &[("identity", "c-5")]);
    let csv = organiser.get("/c/cup/organise/teams.csv").text;
    let rows: Vec<&str> = csv.split_terminator("\r\n").collect();
    assert!(rows[0].starts_with("\u{feff}\"team\",\"member\",\"captain\",\"student number\",\"versions\""), "{csv}");
    assert!(rows[1].starts_with("\"Two\",\"ben\",\"1\",\"b-4\",\"0\"") && rows.len() == 3, "{csv}");
    assert!(rows[2].starts_with("\"Two\",\"late\",\"\",\"c-5\""), "{csv}");
    let accounts = organiser.get("/organise/people.csv").text;
    assert!(accounts.lines().count() == 5 && accounts.contains("\"late\",\"member\",\"Two\""), "{accounts}");
    assert_eq!([ben.get("/organise/people.csv").status, ben.get("/c/cup/organise/teams.csv").status], [403, 403]);
    for member in ["3", "4"] {
        organiser.go("/t/1/remove", &[("user", member)]);
    }
    assert_eq!(ben.get("/t/1").status, 404, "an empty team without files goes");
    let log = organiser.get("/organise").words();
    assert!(log.contains("cup: put late into team Two") && log.contains("cup: ben is out of team Two"), "{log}");
}

#[test]
fn a_team_reads_what_happened_since_its_last_visit() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL]);
    let ann = server.member(&code, "ann");
    ann.hand_in(BOT);
    play(&organiser, 250);
    let mine = || ann.get("/c/cup/mine").words();
    assert!(!mine().contains("Since your last visit"));
    let file = format!("sqlite://{}", folder.path().join("arena.sqlite").display());
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let hour = 3_600_000;
    runtime.block_on(async {
        let db = Db::open(&file).await.expect("it opens");
        let statements = [
            format!("UPDATE members SET visited = {}", now() - 2 * hour),
            "DELETE FROM history".into(),
            format!(
                "INSERT INTO history SELECT id, 'warmup', CASE WHEN team_id IS NULL THEN 1 ELSE 2 END, 0, 0, 1, {} FROM versions",
                now() - 3 * hour
            ),
            format!("INSERT INTO history SELECT id, 'warmup', 3000, 0, 0, 1, {} FROM versions", now() - hour),
        ];
        for statement in statements {
            sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&db.pool).await.expect("it runs");
        }
    });
    let row = organiser.get("/api/contests/cup/ladder").json()["rows"].clone();
    let row = row.as_array().and_then(|rows| rows.iter().find(|row| !row["team"].is_null()).cloned()).expect("ann's");
    let told = format!(
        "{} games: won – drawn – lost {} – {} – {} · rating 2 → {:.0} · place 1 → {} · #1: passed the check",
        row["games"],
        row["wins"],
        row["draws"],
        row["losses"],
        row["elo"].as_f64().expect("a rating"),
        row["place"]
    );
    assert!(mine().contains(&told) && mine().contains(&told), "{told}: {}", mine());
}

/// Listens for messages, and answers each with 200, or with 500 to the path `/no`.
fn listener() -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("its address"));
    let (send, messages) = channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.expect("a connection"));
            let (mut head, mut length) = (String::new(), 0);
            while !head.ends_with("\r\n\r\n") && stream.read_line(&mut head).expect("text") > 0 {
                let line = head.lines().last().unwrap_or_default().to_lowercase();
                length = line.strip_prefix("content-length: ").map_or(length, |n| n.parse().expect("a number"));
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).expect("a body");
            let status = if head.starts_with("POST /no ") { "500 No" } else { "200 OK" };
            let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            stream.get_mut().write_all(answer.as_bytes()).expect("it listens");
            let body: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
            let _ = send.send(body["text"].as_str().expect("a text").to_string());
        }
    });
    (url, messages)
}

#[test]
fn a_webhook_gets_the_news() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL]);
    organiser.go("/c/cup/organise/announce", &[("text", "before")]);
    let (url, messages) = listener();
    let next = || messages.recv_timeout(Duration::from_secs(60)).expect("a message");
    let save = |url: &str| organiser.post("/c/cup/organise/webhook", &[("url", url)]).status;
    let member = server.member(&code, "ann");
    assert_eq!(member.post("/c/cup/organise/webhook", &[("url", &url)]).status, 403);
    assert_eq!((save("file:///etc/passwd"), save(&format!("{url}/no"))), (400, 400));
    assert_eq!(next(), "[Cup] The webhook works.");
    assert!(!organiser.get("/c/cup/organise").text.contains(&url), "nothing was saved");
    assert_eq!(save(&url), 303);
    assert_eq!(next(), "[Cup] The webhook works.");
    assert!(organiser.get("/c/cup/organise").text.contains(&url) && !member.get("/c/cup").text.contains(&url));
    organiser.go("/c/cup/organise/announce", &[("text", "after")]);
    assert!(next().starts_with(&format!("[Cup] after\n{}/c/cup#", server.url)));
    organiser.go("/c/cup/organise/advance", &[("from", "warmup")]);
    assert!(next().starts_with("[Cup] Stage of the contest: frozen\n"));
    assert_eq!(save(""), 303);
    organiser.go("/c/cup/organise/announce", &[("text", "nobody is told")]);
    thread::sleep(Duration::from_secs(7));
    assert!(messages.try_recv().is_err());
    wait("the feed", || server.visitor().get("/c/cup/feed.atom").text.contains("frozen").then_some(()));
}
