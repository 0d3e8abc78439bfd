//! Attacks by requests, and what a visitor must not learn. The server fetches no address that anybody names.
//!
//! | no. | attack | tests |
//! |---|---|---|
//! | 1–2 | scripts in every text that is kept, or sent back | [`crate::web`] |
//! | 3–5 | forms of other sites; other content types; overridden and odd methods | here, [`crate::web`] |
//! | 6 | frames, scripts in pages, guessed types; refusals without their headers | here, [`crate::web`] |
//! | 7–10 | fixed sessions; sessions after logout and after a new password; cookies' flags | here, [`crate::web`] |
//! | 11 | redirects to other sites | `people.rs` |
//! | 12–14 | others' files, checks, tokens, versions, games of people | [`crate::web`], `contest.rs` |
//! | 15 | a bot's output and errors, by playing against it | [`crate::web`] |
//! | 16–17 | organisers' pages for members; roles by further fields | here, [`crate::web`] |
//! | 18–19 | known names; guessed passwords, also from made-up addresses | here, [`crate::web`] |
//! | 20–22 | SQL, paths and line breaks in every text, number and path | here, [`crate::nonsense`] |
//! | 23–25 | large bodies and many fields; slow heads and bodies; compressed bodies | here, [`crate::nonsense`], [`crate::races`] |
//! | 26–27 | broken JSON and forms; doubled fields | [`crate::nonsense`] |
//! | 28 | names that look alike, run backwards or show nothing | here, [`crate::races`] |
//! | 29–31 | invitations, places and quotas used at once; uploads after the freeze | [`crate::races`] |
//! | 32–33 | tokens beyond uploads, and after removal; deleted accounts | here, [`crate::web`] |
//! | 34 | seeds and others' output before the end | [`crate::web`], `contest.rs` |
//! | 35–36 | figures read from elsewhere; private pages in caches | [`crate::web`] |
//! | 37 | formulas in tables | [`crate::races`] |
//! | 38 | links to the host that the request names | [`crate::races`] |
//! | 39 | numbers beyond all bounds | [`crate::nonsense`] |
//! | 40 | two requests in one | [`crate::races`] |
//! | 41 | others' games pushed out by many of one's own | [`crate::web`] |

use crate::client::{Server, Visitor, contest};

fn started() -> (tempfile::TempDir, Server, Visitor, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[]);
    (folder, server, organiser, code)
}

#[test]
fn strangers_change_nothing() {
    let (_folder, server, organiser, code) = started();
    let member = server.visitor();
    member.register(&code, "ann");
    member.go("/c/cup/team", &[("name", "script")]);

    // Requests that another site causes, with the cookies of the victim.
    for header in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let headers = [header, ("content-type", "application/x-www-form-urlencoded")];
        let answer = organiser.request("POST", "/c/cup/organise/pause", &headers, b"paused=1");
        assert_eq!(answer.status, 403, "{header:?}");
    }
    assert!(!organiser.get("/c/cup").words().contains("paused"));

    // Pages of organisers, for members and for nobody.
    let nobody = server.visitor();
    for (path, fields) in [
        ("/organise/invite", &[("uses", "1"), ("role", "organiser")][..]),
        ("/organise/new", &[("title", "x")][..]),
        ("/c/cup/organise/pause", &[("paused", "1")][..]),
        ("/c/cup/organise/advance", &[("from", "warmup")][..]),
        ("/c/cup/organise/announce", &[("text", "x")][..]),
        ("/c/cup/organise/disqualify", &[("team", "1"), ("reason", "x")][..]),
        ("/c/cup/organise/again", &[("match_id", "1"), ("why", "x")][..]),
        ("/c/cup/organise/release", &[][..]),
    ] {
        assert!([401, 403, 422].contains(&nobody.post(path, fields).status), "{path}");
        assert!([403, 422].contains(&member.post(path, fields).status), "{path}");
    }
    for path in ["/organise", "/organise/new", "/c/cup/organise", "/c/cup/organise/games.csv"] {
        assert_eq!((nobody.get(path).status, member.get(path).status), (401, 403), "{path}");
    }
    for path in ["/account", "/c/cup/mine", "/c/cup/upload"] {
        assert_eq!(nobody.get(path).status, 401, "{path}");
    }
}

#[test]
fn names_and_codes_are_checked() {
    let (_folder, server, _organiser, code) = started();
    let register = |code: &str, name: &str, password: &str| {
        let visitor = server.visitor();
        visitor.post("/register", &[("code", code), ("name", name), ("password", password)]).status
    };
    assert_eq!(register("x' OR '1'='1", "ann", "long enough"), 400);
    assert_eq!(register(&code, "<b>ann</b>", "long enough"), 400);
    assert_eq!(register(&code, "a\u{202e}nn", "long enough"), 400, "a sign that turns the text around");
    assert_eq!(register(&code, "", "long enough"), 400);
    assert_eq!(register(&code, "ann", "short"), 400);
    assert_eq!(register(&code, "Ann", "long enough"), 303);
    assert_eq!(register(&code, " ANN ", "long enough"), 400, "taken");

    // A wrong name and a wrong password get the same answer.
    let log_in = |name: &str| server.visitor().post("/login", &[("name", name), ("password", "wrong password")]);
    let (known, unknown) = (log_in("ann"), log_in("nobody"));
    assert_eq!((known.status, known.words()), (unknown.status, unknown.words()));
    // Guessing ends soon, for this name only.
    let statuses: Vec<u16> = (0..15).map(|_| log_in("ann").status).collect();
    assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    assert_eq!(log_in("ben").status, 400);
}

#[test]
fn sessions_are_new_at_login_and_end_with_the_password() {
    let (_folder, server, _organiser, code) = started();
    let visitor = server.visitor();
    let answer = visitor.post("/register", &[("code", &code), ("name", "ann"), ("password", "long enough")]);
    let cookie = &answer.headers["set-cookie"];
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    // A cookie that an attacker has set before the login is worth nothing.
    let stolen = cookie.split(';').next().expect("a cookie").to_string();
    let logged_in = visitor.post("/login", &[("name", "ann"), ("password", "long enough")]);
    assert!(!logged_in.headers["set-cookie"].contains(&stolen));
    let thief = server.visitor();
    assert_eq!(thief.request("GET", "/account", &[("cookie", &stolen)], &[]).status, 401);

    let token = visitor.post("/account/token", &[("label", "ci")]);
    let bearer = format!("Bearer {}", token.between("TURF_TOKEN=", "<"));
    let upload =
        || thief.request("POST", "/api/contests/cup/versions", &[("authorization", &bearer)], b"x = 1\n").status;
    assert_eq!(upload(), 409, "known, but in no team");
    assert!(!visitor.get("/account").text.contains(bearer.trim_start_matches("Bearer ")), "it is shown once");
    visitor.go("/account/password", &[("old", "long enough"), ("new", "longer than that")]);
    assert_eq!((visitor.get("/account").status, upload()), (401, 401));
    visitor.go("/login", &[("name", "ann"), ("password", "longer than that")]);
    visitor.go("/account/delete", &[("password", "longer than that")]);
    assert_eq!(visitor.post("/login", &[("name", "ann"), ("password", "longer than that")]).status, 400);
}

#[test]
fn answers_carry_their_headers_and_uploads_their_limits() {
    let (folder, server, _organiser, code) = started();
    let visitor = server.visitor();
    for path in ["/", "/c/cup", "/nowhere", "/assets/arena.js", "/api/contests", "/v/9999999"] {
        let answer = visitor.get(path);
        let policy = &answer.headers["content-security-policy"];
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert!(!answer.text.contains("<script>"), "{path}: a script inside the page");
    }
    for path in [
        "/v/x",
        "/v/-1",
        "/c/..%2f..",
        "/g/1%20OR%201=1",
        "/m/99999999999999999999",
        "/assets/../Cargo.toml",
        "/join/x",
    ] {
        assert!((400..=404).contains(&visitor.get(path).status), "{path}");
    }
    visitor.register(&code, "ann");
    visitor.go("/c/cup/team", &[("name", "A")]);
    let large = "#".repeat((1 << 20) + 1);
    assert!([400, 413].contains(&visitor.upload("cup", &large).status));
    assert_eq!(visitor.upload("cup", "").status, 400);
    let statuses: Vec<u16> = (0..31).map(|i| visitor.upload("cup", &format!("x = {i}\n")).status).collect();
    assert_eq!((statuses[29], statuses[30]), (303, 429), "{statuses:?}");
    let is_kept = |i| {
        let hash = turf_arena::secret::sha256(format!("x = {i}\n").as_bytes());
        folder.path().join("blobs").join(&hash[..2]).join(hash).exists()
    };
    assert_eq!((is_kept(29), is_kept(30)), (true, false));
}

#[test]
fn health_needs_a_folder_that_takes_files() {
    let (folder, server, ..) = started();
    let health = || server.visitor().get("/health");
    assert_eq!((health().status, health().text), (200, "ok\n".into()));
    // Where a folder is in the way, root too writes nothing.
    let in_the_way = folder.path().join("health");
    std::fs::create_dir(&in_the_way).expect("room");
    let answer = health();
    assert_eq!((answer.status, &*answer.headers["retry-after"]), (503, "10"));
    assert!(answer.words().contains("the data folder cannot be written"), "{}", answer.words());
    std::fs::remove_dir(in_the_way).expect("empty");
    assert_eq!(health().status, 200);
}
