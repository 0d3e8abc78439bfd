//! Attacks by texts, numbers and bodies that nobody expects: the list is that of [`crate::safety`].

use crate::web::Cup;

/// 20, 21, 22, 26, 27, 39
#[test]
fn nonsense_breaks_nothing() {
    let cup = Cup::paused();
    let member = cup.member("ann");
    let strange = [
        "' OR '1'='1",
        "1; DROP TABLE users",
        "\0",
        "%00",
        "..%2f..%2fetc%2fpasswd",
        "a\r\nSet-Cookie: x=1",
        "\u{202e}",
        "-1",
        "9223372036854775808",
        "1e999",
        "NaN",
        "0x10",
        "{}",
        "[]",
        "\u{fffd}",
    ];
    let forms = [
        ("/login", &["name", "password", "to"][..]),
        ("/register", &["code", "name", "password"]),
        ("/c/cup/team", &["name"]),
        ("/account/token", &["label"]),
        ("/account/token/remove", &["token"]),
        ("/v/1/challenge", &["games"]),
        ("/organise/invite", &["uses", "role"]),
        (
            "/organise/new",
            &["title", "slug", "game", "deadline", "zone", "paper.boards", "paper.0.stage", "think_s", "format"],
        ),
        (
            "/c/cup/organise/settings",
            &["deadline", "zone", "paper.boards", "paper.0.stage", "think_s", "format", "promote"],
        ),
        ("/c/cup/organise/again", &["match_id", "why"]),
        ("/c/cup/organise/disqualify", &["team", "reason"]),
        ("/c/cup/organise/advance", &["from"]),
    ];
    for text in strange {
        let escaped: String = text.bytes().map(|c| format!("%{c:02X}")).collect();
        for path in
            ["/c/", "/v/", "/t/", "/m/", "/g/", "/join/", "/live/", "/assets/", "/api/games/", "/lang/", "/login?to="]
        {
            let answer = member.get(&format!("{path}{escaped}"));
            assert!(answer.status < 500, "{path}{text:?}: {}", answer.text);
            assert!(!answer.headers.get("set-cookie").is_some_and(|cookie| cookie.contains("x=1")), "{path}{text:?}");
        }
        for (path, names) in forms {
            let fields: Vec<_> = names.iter().map(|name| (*name, text)).collect();
            let answer = cup.organiser.post(path, &fields);
            assert!(answer.status < 500, "{path} {text:?}: {}", answer.text);
        }
    }
    let settings = |key: &'static str, value: &'static str| {
        let mut fields =
            vec![("format", "knockout"), ("games", "2"), ("promote", "4"), ("team_size", "2"), ("ladder_games", "100")];
        fields.retain(|(name, _)| *name != key);
        fields.extend([("deadline", "2090-01-01T00:00"), (key, value)]);
        cup.organiser.post("/c/cup/organise/settings", &fields).status
    };
    for (key, value) in [
        ("games", "4294967298"),
        ("games", "0"),
        ("promote", "-1"),
        ("team_size", "9223372036854775807"),
        ("think_s", "1e300"),
        ("think_s", "-1"),
        ("paper.boards", "[{\"width\":4294967295}]"),
        ("config", "{}"),
        ("format", "x"),
    ] {
        assert!([400, 422].contains(&settings(key, value)), "{key} {value}");
    }
    assert_eq!(settings("zone", "9223372036854775807"), 303);
    for deadline in ["2026-257-01T00:00", "2026-01-01T256:00", "999999-01-01T00:00", "2026-01-01"] {
        let fields = [
            ("deadline", deadline),
            ("format", "knockout"),
            ("games", "2"),
            ("promote", "4"),
            ("team_size", "2"),
            ("ladder_games", "100"),
        ];
        assert_eq!(cup.organiser.post("/c/cup/organise/settings", &fields).status, 400, "{deadline}");
    }
    let twice = member.post("/account/token/remove", &[("token", "1"), ("token", "2")]).status;
    assert_eq!((twice, member.get("/login?to=/a&to=//evil.example").status), (422, 400));
    for body in ["", "{", "null", "[[[[", "{\"seat\":1}"] {
        let answer = member.request("POST", "/v/1/api/new", &[("content-type", "application/json")], body.as_bytes());
        assert!([400, 422].contains(&answer.status), "{body}");
    }
    let broken =
        member.request("POST", "/c/cup/upload", &[("content-type", "multipart/form-data; boundary=x")], b"--x\r\n");
    assert_eq!(broken.status, 400);
    assert_eq!(cup.server.visitor().get("/health").text, "ok\n");
}

/// 23, 25
#[test]
fn bodies_are_limited_and_kept_as_they_came() {
    let cup = Cup::paused();
    let member = cup.member("ann");
    let field = |i: u32| format!("--x\r\nContent-Disposition: form-data; name=\"f{i}\"\r\n\r\n\r\n");
    let many: String = (0..10_000).map(field).collect();
    let kind = [("content-type", "multipart/form-data; boundary=x")];
    assert_eq!(member.request("POST", "/c/cup/upload", &kind, format!("{many}--x--\r\n").as_bytes()).status, 400);
    let fields: Vec<(&str, &str)> = vec![("name", "x"); 30_000];
    assert!([413, 422].contains(&member.post("/c/cup/team", &fields).status));
    let token = member.bearer();
    let headers = [("authorization", &*token), ("content-encoding", "gzip")];
    let made = member.request("POST", "/api/contests/cup/versions", &headers, &[0x1f, 0x8b, 8, 0]);
    let source = member.get(&format!("/v/{}/source", made.json()["id"]));
    assert_eq!((made.status, source.text.chars().count()), (201, 4), "nothing is unpacked");
}
