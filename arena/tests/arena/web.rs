//! Attacks by requests, continued: the list is that of [`crate::safety`].

use crate::client::{SMALL, Server, Visitor, contest};

const MARKUP: &str = "\"'><script>alert(1)</script><img src=x onerror=alert(1)>";

pub struct Cup {
    _folder: tempfile::TempDir,
    pub server: Server,
    pub organiser: Visitor,
    pub code: String,
}

impl Cup {
    /// Starts an arena whose contest plays nothing but checks.
    pub fn paused() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let server = Server::start(folder.path(), None);
        let (organiser, code) = contest(&server, &[SMALL]);
        organiser.go("/c/cup/organise/pause", &[("paused", "1")]);
        Self { _folder: folder, server, organiser, code }
    }

    /// Registers a person with a team.
    pub fn member(&self, name: &str) -> Visitor {
        self.server.member(&self.code, name)
    }
}

/// 1, 2
#[test]
fn texts_of_people_are_no_markup() {
    let cup = Cup::paused();
    let (organiser, member) = (&cup.organiser, cup.member("ann"));
    let file = format!("def play(stat, storage):\n    print({MARKUP:?})\n    raise ValueError({MARKUP:?})\n");
    let version = member.hand_in(&file).0;
    let form = format!(
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{}.py\"\r\n\r\n{MARKUP}\r\n--x\r\n\
         Content-Disposition: form-data; name=\"note\"\r\n\r\n{MARKUP}\r\n--x--\r\n",
        MARKUP.replace('"', "%22")
    );
    let kind = [("content-type", "multipart/form-data; boundary=x")];
    assert_eq!(member.request("POST", "/c/cup/upload", &kind, form.as_bytes()).status, 303);
    member.post("/account/token", &[("label", MARKUP)]);
    organiser.go("/c/cup/organise/announce", &[("text", MARKUP)]);
    organiser.go("/c/cup/organise/disqualify", &[("team", "1"), ("reason", MARKUP)]);
    let settings = [("title", MARKUP), ("slug", "two"), ("game", "paper"), ("format", "knockout")];
    let numbers = [("games", "2"), ("promote", "4"), ("team_size", "2"), ("ladder_games", "100")];
    organiser.go("/organise/new", &[&settings[..], &numbers].concat());
    for name in [MARKUP, "<b>", "a&b"] {
        assert_eq!(member.post("/c/two/team", &[("name", name)]).status, 400, "{name}");
    }
    let escaped: String = MARKUP.bytes().map(|c| format!("%{c:02X}")).collect();
    let reflected = ["/register?code=", "/login?to=/", "/lang/", "/c/", "/v/", "/join/", "/c/cup/games?version="];
    let stored = ["/", "/c/cup", "/c/two", "/c/cup/teams", "/c/cup/mine", "/c/cup/upload", "/t/1", "/account"];
    let managed = ["/organise", "/c/cup/organise", "/c/two/screen", "/c/two/screen/state"];
    let paths = stored.iter().chain(&managed).map(|path| path.to_string());
    let paths = paths.chain([version]).chain(reflected.map(|path| format!("{path}{escaped}")));
    for path in paths {
        for visitor in [&member, organiser, &cup.server.visitor()] {
            let answer = visitor.get(&path);
            let kind = answer.headers.get("content-type").map_or("", String::as_str);
            let is_inert = !answer.text.contains("<script>") && !answer.text.contains("<img");
            assert!(is_inert || kind.starts_with("text/plain"), "{path}: {}", answer.text);
            assert!(answer.status < 500, "{path}");
        }
    }
    assert!(member.get("/c/cup").words().contains("&lt;script"), "it is shown as text");
}

/// 4, 5
#[test]
fn only_forms_of_this_site_change_anything() {
    let cup = Cup::paused();
    let send = |method: &str, path: &str, headers: &[(&str, &str)], body: &str| {
        cup.organiser.request(method, path, headers, body.as_bytes()).status
    };
    let evil = ("origin", "https://evil.example");
    for kind in ["text/plain", "application/json", "multipart/form-data; boundary=x", ""] {
        let status = send("POST", "/c/cup/organise/pause", &[("content-type", kind)], "paused=0");
        assert!([400, 415].contains(&status), "{kind}: {status}");
    }
    assert_eq!(send("POST", "/v/1/api/new", &[("content-type", "text/plain")], "{\"seat\":\"A\"}"), 415);
    assert_eq!(send("POST", "/logout", &[evil], ""), 403);
    assert_eq!(send("POST", "/login", &[evil], "name=a&password=b"), 403);
    for method in ["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] {
        let override_ = [("x-http-method-override", "POST")];
        assert_eq!(send(method, "/c/cup/organise/release?_method=POST", &override_, ""), 405, "{method}");
        assert_eq!(send(method, "/logout", &override_, ""), 405, "{method}");
    }
    assert!(cup.organiser.get("/c/cup/organise").words().contains("paused"));
    assert_eq!(cup.organiser.get("/account").status, 200);
}

/// 6
#[test]
fn refusals_carry_the_headers_too() {
    let cup = Cup::paused();
    let large = "x".repeat(100_000);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let mut seen = Vec::new();
    for (method, path, headers, body) in [
        ("GET", "/nowhere", &[][..], ""),
        ("GET", "/account", &[], ""),
        ("GET", "/logout", &[], ""),
        ("POST", "/login", &[("origin", "null")], ""),
        ("POST", "/login", &form, large.as_str()),
        ("POST", "/login", &form, "x"),
    ] {
        let answer = cup.server.visitor().request(method, path, headers, body.as_bytes());
        seen.push(answer.status);
        for (name, part) in [
            ("content-security-policy", "frame-ancestors 'none'"),
            ("x-frame-options", "DENY"),
            ("x-content-type-options", "nosniff"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cache-control", "no-store"),
        ] {
            let value = answer.headers.get(name);
            assert!(value.is_some_and(|value| value.contains(part)), "{method} {path}: {name}");
        }
    }
    assert_eq!(seen, [404, 401, 405, 403, 413, 422]);
}

/// 8, 10, 19, 35
#[test]
fn sessions_end_and_addresses_are_not_made_up() {
    let cup = Cup::paused();
    let member = cup.member("ann");
    let stolen = member.cookie();
    member.go("/logout", &[]);
    let thief = cup.server.visitor();
    assert_eq!(thief.request("GET", "/account", &[("cookie", &stolen)], &[]).status, 401);

    let folder = tempfile::tempdir().expect("a temporary folder");
    let proxied = Server::behind_a_proxy(folder.path());
    let guess = |server: &Server, i: u32, tail: &str| {
        let made_up = format!("10.0.0.{i}{tail}");
        let headers = [("x-forwarded-for", &*made_up), ("content-type", "application/x-www-form-urlencoded")];
        server.visitor().request("POST", "/login", &headers, b"name=ann&password=wrong").status
    };
    for (server, tail) in [(&cup.server, ""), (&proxied, ", 203.0.113.9")] {
        let statuses: Vec<u16> = (0..15).map(|i| guess(server, i, tail)).collect();
        assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    }
    let (organiser, _) = contest(&proxied, &[]);
    let log_in = organiser.post("/login", &[("name", "Prof"), ("password", "long enough")]);
    assert!(log_in.headers["set-cookie"].contains("Secure"));
    // Figures are for this machine and for organisers.
    let far = ("x-forwarded-for", "203.0.113.9");
    let figures = |headers: &[(&str, &str)]| proxied.visitor().request("GET", "/metrics", headers, &[]).status;
    assert_eq!((figures(&[]), figures(&[far])), (200, 403));
    assert_eq!(figures(&[far, ("authorization", &organiser.bearer())]), 200);
}

/// 12, 13, 14, 16, 17, 32, 33, 34
#[test]
fn what_is_others_stays_theirs() {
    let cup = Cup::paused();
    let (ann, ben) = (cup.member("ann"), cup.member("ben"));
    let version = ann.hand_in("def play(stat, storage):\n    print('secret')\n    return 'left'\n").0;
    let number = version.trim_start_matches("/v/");
    for path in [format!("/api/versions/{number}"), version.clone(), "/t/1".into()] {
        let own = ann.get(&path).text;
        assert!(path.starts_with("/api") || own.contains("a note") || own.contains("/source"), "{path}");
        let theirs = ben.get(&path).text;
        for part in ["a note", "findings", "/source", "/join/"] {
            assert!(!theirs.contains(part), "{path}: {part}");
        }
    }
    assert_eq!(ben.get(&format!("{version}/source")).status, 403);
    assert_eq!(ben.post(&format!("{version}/choose"), &[]).status, 400);

    let token = ann.bearer();
    ben.go("/account/token/remove", &[("token", "1")]);
    let api = |path: &str| ben.request("GET", path, &[("authorization", &token)], &[]);
    assert!(api(&format!("/api/versions/{number}")).text.contains("findings"), "it is still there");
    for path in ["/account", "/c/cup/mine", "/organise"] {
        assert!(
            [401, 403].contains(&cup.server.visitor().request("GET", path, &[("authorization", &token)], &[]).status)
        );
    }
    ann.go("/account/token/remove", &[("token", "1")]);
    assert_eq!(api(&format!("/api/versions/{number}")).status, 401);

    let chosen = [("role", "organiser"), ("is_organiser", "1"), ("id", "1"), ("user_id", "1"), ("team_id", "1")];
    let eve = cup.server.visitor();
    let basics = [("code", &*cup.code), ("name", "eve"), ("password", "long enough")];
    eve.go("/register", &[&basics[..], &chosen].concat());
    eve.go("/c/cup/team", &[&[("name", "Team eve")][..], &chosen].concat());
    assert_eq!(eve.get("/organise").status, 403);
    assert!(eve.get("/c/cup/mine").words().contains("Team eve"));

    let (token, cookie) = (eve.bearer(), eve.cookie());
    eve.go("/account/delete", &[("password", "long enough")]);
    for header in [("authorization", &token), ("cookie", &cookie)] {
        let headers = [(header.0, header.1.as_str())];
        let answer = cup.server.visitor().request("POST", "/api/contests/cup/versions", &headers, b"x");
        assert_eq!(answer.status, 401, "{}", header.0);
    }
}

/// 15, 41
#[test]
fn a_person_who_plays_learns_nothing_of_the_bot() {
    let cup = Cup::paused();
    // It plays on the check's small board only.
    let source = "def play(stat, storage):\n    print('secret')\n    if stat['size'][0] > 50:\n        raise ValueError('secret')\n    return 'left'\n";
    let version = cup.member("ann").hand_in(source).0;
    let settings =
        [("format", "knockout"), ("games", "2"), ("promote", "4"), ("team_size", "2"), ("ladder_games", "10")];
    cup.organiser.go("/c/cup/organise/settings", &settings);
    let visitor = cup.server.visitor();
    let send = |what: &str, body: serde_json::Value| {
        let kind = [("content-type", "application/json")];
        visitor.request("POST", &format!("{version}/api/{what}"), &kind, body.to_string().as_bytes())
    };
    let begun = send("new", serde_json::json!({"seat": "B"}));
    assert!(begun.text.contains("\"reason\":\"ERR\"") && !begun.text.contains("secret"), "{}", begun.text);
    // Whoever begins another game loses an own one, and nobody else's.
    let first = begun.json()["id"].clone();
    for _ in 0..4 {
        assert_eq!(send("new", serde_json::json!({"seat": "A"})).status, 200);
    }
    assert_eq!(send("act", serde_json::json!({"id": first, "action": null})).status, 400);
}
