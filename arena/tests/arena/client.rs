//! A visitor: requests with cookies, as a browser sends them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, LazyLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use connect4::rules::Connect4;
use turf_agents::script::Script;
use turf_arena::{Options, mail, serve};
use turf_env::games::paper::PaperRules;
use turf_web::any_game::{AnyGame, Games};
use ureq::Agent;
use ureq::http::{Request, Response};

/// An arena in this process.
pub struct Server {
    pub url: String,
    pub invitation: Option<String>,
    stop: Arc<AtomicBool>,
    /// `None` for a server in another process.
    thread: Option<JoinHandle<()>>,
}

pub fn games() -> Games {
    static FILES: LazyLock<[Script; 2]> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
        ["hex.py", "tetris.py"].map(|name| Script::load(&folder.join(name)).expect("rules"))
    });
    let [hex, tetris] = *FILES;
    let games: [Arc<dyn AnyGame>; 4] = [Arc::new(PaperRules), Arc::new(Connect4), Arc::new(hex), Arc::new(tetris)];
    games.into_iter().collect()
}

fn options(data: &Path) -> Options {
    Options {
        data: data.to_path_buf(),
        database: None,
        blobs: None,
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        url: None,
        https: false,
        proxied: false,
        mail: None,
        threads: 2,
    }
}

impl Server {
    /// Returns what comes within some seconds of an answer that does not end.
    pub fn listened(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.url.trim_start_matches("http://")).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(2))).expect("a timeout");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: arena\r\n\r\n").expect("it listens");
        let (start, mut all, mut part) = (Instant::now(), Vec::new(), [0; 1 << 16]);
        while let (true, Ok(n @ 1..)) = (start.elapsed() < Duration::from_secs(3), stream.read(&mut part)) {
            all.extend(&part[..n]);
        }
        String::from_utf8_lossy(&all).into_owned()
    }

    pub fn start(data: &Path, database: Option<String>) -> Self {
        Self::with_mail(data, database, None)
    }

    pub fn with_mail(data: &Path, database: Option<String>, mail: Option<mail::Options>) -> Self {
        Self::with(Options { database, mail, ..options(data) }, games())
    }

    /// Starts an arena as behind a proxy with TLS.
    pub fn behind_a_proxy(data: &Path) -> Self {
        let url = Some("https://arena.example.org".into());
        Self::with(Options { url, https: true, proxied: true, threads: 1, ..options(data) }, games())
    }

    pub fn with_games(data: &Path, games: Games) -> Self {
        Self::with(options(data), games)
    }

    fn with(options: Options, games: Games) -> Self {
        let stop = Arc::<AtomicBool>::default();
        let (send, ready) = mpsc::channel();
        let flag = stop.clone();
        let thread = thread::spawn(move || {
            serve(options, games, flag, |address, invitation| {
                send.send((format!("http://{address}"), invitation)).expect("the test waits");
            })
            .expect("it serves")
        });
        let (url, invitation) = ready.recv_timeout(Duration::from_secs(60)).expect("it starts");
        Self { url, invitation, stop, thread: Some(thread) }
    }

    /// Names a server in another process.
    pub fn elsewhere(url: &str, invitation: Option<String>) -> Self {
        Self { url: url.to_string(), invitation, stop: Arc::default(), thread: None }
    }

    pub fn visitor(&self) -> Visitor {
        let config =
            Agent::config_builder().http_status_as_error(false).max_redirects(0).max_redirects_will_error(false);
        // The server closes connections whose bodies it refused; a kept one would be used in that moment.
        let config = config.max_idle_connections(0);
        Visitor { url: self.url.clone(), agent: config.build().into(), cookies: RefCell::default() }
    }
}

impl Server {
    /// Registers a person with a team.
    pub fn member(&self, code: &str, name: &str) -> Visitor {
        let visitor = self.visitor();
        visitor.register(code, name);
        visitor.go("/c/cup/team", &[("name", &format!("Team {name}"))]);
        visitor
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let Some(ended) = self.thread.take().map(JoinHandle::join) else {
            return;
        };
        if !thread::panicking() {
            ended.expect("it ends well");
        }
    }
}

pub struct Visitor {
    url: String,
    agent: Agent,
    cookies: RefCell<BTreeMap<String, String>>,
}

pub struct Answer {
    pub status: u16,
    pub text: String,
    pub headers: BTreeMap<String, String>,
}

impl Answer {
    /// Returns the page's text without its tags.
    pub fn words(&self) -> String {
        let mut words = String::new();
        let mut inside = false;
        for c in self.text.chars() {
            match c {
                '<' => inside = true,
                '>' => (inside, _) = (false, words.push(' ')),
                c if !inside => words.push(c),
                _ => {}
            }
        }
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns what stands between two texts, the first time.
    pub fn between(&self, before: &str, after: &str) -> &str {
        let rest = self.text.split_once(before).unwrap_or_else(|| panic!("{before:?} is not in {}", self.text)).1;
        rest.split_once(after).expect("it ends").0
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{}", self.text))
    }
}

impl Visitor {
    /// Moves to another address of the same arena, with all cookies.
    pub fn at(self, server: &Server) -> Self {
        Self { url: server.url.clone(), ..self }
    }

    /// Returns another browser with the same session.
    pub fn twin(&self) -> Self {
        Self { url: self.url.clone(), agent: self.agent.clone(), cookies: self.cookies.clone() }
    }

    /// Returns the header of all cookies.
    pub fn cookie(&self) -> String {
        let cookies = self.cookies.borrow();
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    fn send(&self, request: Request<Vec<u8>>) -> Answer {
        let (mut parts, body) = request.into_parts();
        if !self.cookies.borrow().is_empty() {
            parts.headers.insert("cookie", self.cookie().parse().expect("plain"));
        }
        let response = self.agent.run(Request::from_parts(parts, body));
        self.answer(response.expect("it answers"))
    }

    fn answer(&self, mut response: Response<ureq::Body>) -> Answer {
        for cookie in response.headers().get_all("set-cookie") {
            let (name, rest) = cookie.to_str().expect("plain").split_once('=').expect("a cookie");
            let value = rest.split(';').next().unwrap_or_default();
            self.cookies.borrow_mut().insert(name.into(), value.into());
        }
        let header = |(name, value): (&ureq::http::HeaderName, &ureq::http::HeaderValue)| {
            (name.to_string(), value.to_str().unwrap_or_default().to_string())
        };
        Answer {
            status: response.status().as_u16(),
            headers: response.headers().iter().map(header).collect(),
            text: response.body_mut().read_to_string().expect("text"),
        }
    }

    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(body.to_vec()).expect("a request"))
    }

    /// Returns names and contents of a zip file.
    pub fn unzip(&self, path: &str) -> BTreeMap<String, String> {
        let request = self.agent.get(format!("{}{path}", self.url)).header("cookie", self.cookie());
        let mut answer = request.call().expect("it answers");
        assert_eq!(answer.status(), 200, "{path}");
        let bytes = answer.body_mut().read_to_vec().expect("a whole body");
        let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("a zip file");
        let n = zip.len();
        let read = |i| {
            let file = zip.by_index(i).expect("there");
            let name = file.name().expect("UTF-8").to_string();
            (name, std::io::read_to_string(file).expect("text"))
        };
        (0..n).map(read).collect()
    }

    pub fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[], &[])
    }

    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let safe = |c: &u8| c.is_ascii_alphanumeric();
        let escape = |text: &str| -> String {
            let bytes = text.bytes();
            bytes.map(|c| if safe(&c) { (c as char).to_string() } else { format!("%{c:02X}") }).collect()
        };
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect();
        let kind = [("content-type", "application/x-www-form-urlencoded")];
        self.request("POST", path, &kind, body.join("&").as_bytes())
    }

    /// Sends a form that must work, and returns where it leads.
    pub fn go(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(path, fields);
        assert_eq!(answer.status, 303, "{path}: {}", answer.words());
        answer.headers["location"].clone()
    }

    pub fn upload(&self, contest: &str, source: &str) -> Answer {
        let part = |name: &str, more: &str, text: &str| {
            format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{text}\r\n")
        };
        let body = part("file", "; filename=\"bot.py\"", source) + &part("note", "", "a note") + "--x--\r\n";
        let kind = [("content-type", "multipart/form-data; boundary=x")];
        self.request("POST", &format!("/c/{contest}/upload"), &kind, body.as_bytes())
    }

    /// Makes a token for programs and returns its header.
    pub fn bearer(&self) -> String {
        let page = self.post("/account/token", &[("label", "ci")]);
        format!("Bearer {}", page.between("TURF_TOKEN=", "<"))
    }

    /// Waits for the check of a version and returns the words of its page.
    pub fn checked(&self, path: &str) -> String {
        wait("the check", || {
            let words = self.get(path).words();
            (!words.contains("It is being checked")).then_some(words)
        })
    }

    /// Uploads a bot and waits for its check. Returns the version's path, and the words of its page.
    pub fn hand_in(&self, source: &str) -> (String, String) {
        let answer = self.upload("cup", source);
        assert_eq!(answer.status, 303, "{}", answer.words());
        let path = answer.headers["location"].clone();
        let words = self.checked(&path);
        (path, words)
    }

    pub fn register(&self, code: &str, name: &str) {
        self.go("/register", &[("code", code), ("name", name), ("password", "long enough")]);
    }
}

/// Waits until `found` returns something.
pub fn wait<T>(what: &str, found: impl Fn() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(240), "{what} does not come");
        thread::sleep(Duration::from_millis(200));
    }
}

/// Makes an organiser, a contest with these settings, and an invitation for members.
pub fn contest(server: &Server, settings: &[(&str, &str)]) -> (Visitor, String) {
    let organiser = server.visitor();
    organiser.register(server.invitation.as_deref().expect("nobody is there yet"), "Prof");
    let mut fields = vec![
        ("title", "Cup"),
        ("slug", "cup"),
        ("game", "paper"),
        ("format", "knockout"),
        ("games", "2"),
        ("promote", "4"),
        ("team_size", "2"),
        ("ladder_games", "1000"),
    ];
    fields.retain(|(name, _)| settings.iter().all(|(other, _)| name != other));
    fields.extend(settings);
    assert_eq!(organiser.go("/organise/new", &fields), "/c/cup/organise");
    organiser.go("/organise/invite", &[("uses", "50"), ("role", "member")]);
    let code = organiser.get("/organise").between("/register?code=", "<").to_string();
    (organiser, code)
}

/// A board that makes short games.
pub const SMALL: (&str, &str) = ("paper.boards", r#"[{"width":30,"height":31,"max_turns":60}]"#);
