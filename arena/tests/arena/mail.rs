//! Accounts by mail, with a mail server that keeps what it gets.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use turf_arena::mail::Options;

use crate::client::Server;

/// Takes the mails of one connection, as far as SMTP needs it.
fn take(stream: TcpStream, mails: &Sender<String>) -> std::io::Result<()> {
    let mut answers = stream.try_clone()?;
    answers.write_all(b"220 sink\r\n")?;
    let (mut mail, mut in_data) = (String::new(), false);
    for line in BufReader::new(stream).lines() {
        let line = line?;
        match (in_data, line.as_str()) {
            (true, ".") => {
                in_data = false;
                mails.send(std::mem::take(&mut mail)).expect("the test waits");
                answers.write_all(b"250 kept\r\n")?;
            }
            (true, text) => mail += &format!("{text}\n"),
            (false, "DATA") => {
                in_data = true;
                answers.write_all(b"354 go on\r\n")?;
            }
            (false, "QUIT") => return answers.write_all(b"221 bye\r\n"),
            (false, _) => answers.write_all(b"250 ok\r\n")?,
        }
    }
    Ok(())
}

/// Starts a mail server and returns its port and its mails.
fn sink() -> (u16, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("bound").port();
    let (send, mails) = channel();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let send = send.clone();
            thread::spawn(move || take(stream, &send));
        }
    });
    (port, mails)
}

#[test]
fn an_account_by_mail() {
    let (port, mails) = sink();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mail = Options {
        server: format!("smtp://127.0.0.1:{port}?tls=opportunistic"),
        from: "Arena <arena@example.org>".into(),
        domains: vec!["example.edu".into()],
    };
    let server = Server::with_mail(folder.path(), None, Some(mail));
    let asked = |to: &str| server.visitor().post("/mail", &[("mail", to)]);
    let link = || {
        let mail = mails.recv_timeout(Duration::from_secs(60)).expect("a mail");
        for text in ["To: ann@cs.example.edu", "text/plain; charset=utf-8"] {
            assert!(mail.contains(text), "{mail}");
        }
        let code = mail.split_once("/mail/").expect("a link").1.split_whitespace().next();
        format!("/mail/{}", code.expect("a code"))
    };

    for to in ["ann@example.org", "ann@badexample.edu", "ann", "a@example.edu\r\nBcc: b@example.edu"] {
        assert_eq!(asked(to).status, 400, "{to}");
    }
    let first_answer = asked("Ann@CS.example.edu");
    let first = link();
    let visitor = server.visitor();
    assert_eq!(visitor.get(&first).status, 200);
    let open = |link: &str, name: &str, password: &str| {
        let visitor = server.visitor();
        (visitor.post(link, &[("name", name), ("password", password)]).status, visitor)
    };
    assert_eq!(open(&first, "ann", "short").0, 400);
    let (status, ann) = open(&first, "ann", "long enough");
    assert_eq!((status, ann.get("/account").status), (303, 200));
    assert_eq!(open(&first, "ben", "long enough").0, 400, "a link works once");
    assert_eq!(visitor.get("/mail/AAAAAAAAAAAAAAAAAAAAAA").status, 400);

    // A known address gets the same answer, and its link sets a password.
    let second_answer = asked("ann@cs.example.edu");
    assert_eq!((first_answer.status, first_answer.text), (second_answer.status, second_answer.text));
    let second = link();
    let (status, _) = open(&second, "other", "longer than that");
    assert_eq!((status, ann.get("/account").status), (303, 401), "old sessions end");
    let log_in = |password: &str| {
        let fields = [("name", "ann"), ("password", password)];
        server.visitor().post("/login", &fields).status
    };
    assert_eq!((log_in("long enough"), log_in("longer than that")), (400, 303));
    assert_eq!((asked("ann@cs.example.edu").status, asked("ann@cs.example.edu").status), (200, 429));
    // The database has no code.
    let code = link().trim_start_matches("/mail/").to_string();
    for file in ["arena.sqlite", "arena.sqlite-wal"] {
        let bytes = std::fs::read(folder.path().join(file)).expect("there");
        assert!(!bytes.windows(code.len()).any(|part| part == code.as_bytes()), "{file}");
    }
}

#[test]
fn without_a_mail_server_there_is_no_link() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let visitor = server.visitor();
    assert_eq!(visitor.get("/mail").status, 404);
    assert_eq!(visitor.post("/mail", &[("mail", "ann@example.edu")]).status, 404);
    assert!(!visitor.get("/register").text.contains("/mail"));
}
