//! A whole contest, from the first organiser to the champion, by requests.

use std::sync::{Arc, Mutex};

use turf_agents::script::Script;
use turf_web::any_game::AnyGame;

use crate::client::{SMALL, Server, Visitor, contest, wait};
use crate::web::Cup;

/// One arena at a time: two would share two cores.
static ONE: Mutex<()> = Mutex::new(());

/// A bot that turns left every `n` moves.
fn turning(n: u32) -> String {
    format!(
        "def play(stat, storage):\n    storage['n'] = storage.get('n', 0) + 1\n    print('secret {n}')\n    \
         return 'L' if storage['n'] % {n} == 0 else 'S'\n"
    )
}

#[test]
fn a_version_that_fails_in_a_test_game_plays_unless_an_organiser_refuses_it() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL]);
    let [ann, ben] = ["ann", "ben"].map(|name| server.member(&code, name));
    let begin = ann.get("/c/cup/upload");
    assert!(begin.between("data-findings=\"[]\">", "</textarea>").starts_with("# It walks squares"), "{}", begin.text);

    let source = turning(4)
        .replace("    print", "    if storage['n'] > 5 and stat['now']['me']['id'] == 2:\n        late()\n    print");
    let (path, words) = ann.hand_in(&source);
    for text in ["plays, with a warning", "it plays, but it lost a test game by an error", "line 4", "the bot failed"] {
        assert!(words.contains(text), "{text}: {words}");
    }
    assert!(ben.get(&path).words().contains("passed the check"), "errors are the team's own");
    let is_chosen = || ann.get("/c/cup/mine").words().contains("#1 chosen");
    assert!(is_chosen());

    // Its test games are watched by the team and organisers, and it is the beginning of the next version.
    let trial = |visitor: &Visitor, n: u32| visitor.get(&format!("{path}/trial/{n}"));
    let film = |visitor: &Visitor| visitor.get(&format!("{path}/trial/1/timeline.json"));
    for visitor in [&ann, &organiser] {
        assert!(trial(visitor, 1).words().contains("NameError") && film(visitor).text.contains("secret 4"));
    }
    for visitor in [&ben, &server.visitor()] {
        assert_eq!((trial(visitor, 1).status, film(visitor).status), (403, 403));
    }
    assert_eq!(trial(&ann, 2).status, 404);
    let mend = |visitor: &Visitor| visitor.get(&format!("/c/cup/upload?from={}", path.trim_start_matches("/v/")));
    assert!(mend(&ann).text.contains("late()") && mend(&ann).text.contains("href=\"#L4\""));
    assert_eq!(mend(&ben).status, 404);

    let overrule =
        |visitor: &Visitor, plays: &str| visitor.post(&format!("{path}/overrule"), &[("plays", plays)]).status;
    assert_eq!((overrule(&ann, "false"), overrule(&organiser, "true")), (403, 400));
    assert_eq!(overrule(&organiser, "false"), 303);
    assert!(ann.get(&path).words().contains("An organiser has refused it.") && !is_chosen());
    assert_eq!(ann.post(&format!("{path}/choose"), &[]).status, 400);
    assert_eq!(overrule(&organiser, "true"), 303);
    assert!(is_chosen() && organiser.get("/organise").words().contains("refuses a version: Team ann #1"));
    for from in ["warmup", "frozen"] {
        organiser.go("/c/cup/organise/advance", &[("from", from), ("anyway", "1")]);
    }
    assert_eq!(overrule(&organiser, "false"), 400, "games count");
}

#[test]
fn a_contest_from_registration_to_the_champion() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL, ("hold", "on")]);

    let members: Vec<Visitor> = ["ann", "ben", "cyd", "dan", "eve"].map(|name| server.member(&code, name)).into();
    let mut firsts = Vec::new();
    for (member, n) in members.iter().zip([3, 4, 5, 6, 7]) {
        let (path, page) = member.hand_in(&turning(n));
        assert!(page.contains("nothing to fix"), "{page}");
        firsts.push(path);
    }
    // What does not play is refused, with its line, and told to the team only.
    let (path, page) = members[0].hand_in("def play(stat storage):\n    return 'L'\n");
    assert!(page.contains("failed the check") && page.contains("line 1"), "{page}");
    let (_, page) = members[0].hand_in("def play(stat, storage):\n    return 1 // 0\n");
    assert!(page.contains("ZeroDivisionError") && page.contains("line 2"), "{page}");
    assert!(!members[1].get(&path).words().contains("line 1"));
    assert_eq!(members[1].get(&format!("{path}/source")).status, 403);
    assert_eq!(members[0].get(&format!("{path}/source")).status, 200);
    assert_eq!(members[0].post(&format!("{path}/choose"), &[]).status, 400, "it does not play");

    // A second version plays once it is chosen.
    let (second, _) = members[0].hand_in(&turning(8));
    members[0].go(&format!("{second}/choose"), &[]);
    // Two versions of one's own are compared.
    let [old, new] = [&firsts[0], &second].map(|path| path.trim_start_matches("/v/"));
    let compare = |member: &Visitor, b: &str| member.post("/c/cup/compare", &[("a", old), ("b", b), ("games", "6")]);
    assert_eq!((compare(&members[0], old).status, compare(&members[1], new).status), (400, 400));
    assert!(members[0].get("/c/cup/mine").words().contains("Compare two versions"));
    let comparison = compare(&members[0], new).headers["location"].clone();
    let words = wait("the comparison", || {
        let page = members[0].get(&comparison);
        (page.text.matches("/g/").count() == 6 && page.text.contains("stronger.")).then(|| page.words())
    });
    for text in ["Team ann #1: score", "95 % interval", "moving first", "(3) · moving second"] {
        assert!(words.contains(text), "{text}: {words}");
    }
    // A friend joins by the team's link, and no third one.
    let link = members[0].get("/c/cup/mine").between("/join/", "<").to_string();
    for (name, status) in [("fay", 303), ("gus", 400)] {
        let friend = server.visitor();
        friend.register(&code, name);
        assert_eq!(friend.post(&format!("/join/{link}"), &[]).status, status, "{name}");
    }
    // A challenge is played at once, and the bots' output is for their own teams.
    let challenge = members[1].go(&format!("{second}/challenge"), &[("games", "2")]);
    let games = wait("the challenge", || {
        let page = members[1].get(&challenge);
        (page.text.matches("/g/").count() == 2).then_some(page)
    });
    let game = format!("/g/{}", games.between("/g/", "\""));
    let printed = |visitor: &Visitor| visitor.get(&format!("{game}/timeline.json")).json()["printed"].to_string();
    assert!(printed(&members[1]).contains("secret 4") && !printed(&members[1]).contains("secret 8"));
    assert!(printed(&members[0]).contains("secret 8"));
    assert_eq!(printed(&server.visitor()), "null");
    assert!(!server.visitor().get(&format!("{game}/replay.json")).text.contains("secret"));

    // A team has its game analysed, others may not; everybody sees the judge's view.
    let [analysis, timeline] = ["analysis", "timeline.json"].map(|what| format!("{game}/{what}"));
    assert!(!members[2].get(&game).text.contains(&analysis) && members[1].get(&game).text.contains(&analysis));
    assert_eq!(members[2].post(&analysis, &[]).status, 403);
    assert_eq!(members[1].go(&analysis, &[]), game);
    let insight = wait("the analysis", || {
        let film = server.visitor().get(&timeline).json();
        film["insight"]["decisions"].as_array().map(Vec::len)
    });
    assert!(insight > 20 && !members[1].get(&game).text.contains(&analysis), "{insight}");
    // A version's page says how its games went, and has them.
    let record = members[1].get(&format!("{}?show=all&with=0", firsts[1])).words();
    for text in ["By opponent", "Team ann #4", "moving second"] {
        assert!(record.contains(text), "{text}: {record}");
    }
    let file = |id: &str| members[1].unzip(&format!("{}/games.zip?show=all&against={id}", firsts[1]));
    let (own, none) = (file(new), file("0"));
    assert!(own.len() >= 2 && none.is_empty() && own.values().all(|replay| replay.contains("secret 4")));
    assert!(own.values().all(|replay| !replay.contains("secret 8")));

    // The warm-up's ladder fills; then files are frozen.
    wait("the warm-up's ladder", || {
        let ladder = organiser.get("/api/contests/cup/ladder").json();
        let rows = ladder["rows"].as_array().expect("a list");
        assert!(rows.iter().all(|row| row["place"].is_null() == (row["games"] == 0)), "only what played has a place");
        rows.iter().any(|row| row["games"].as_u64() > Some(0)).then_some(())
    });
    let ladder = wait("the chosen version", || {
        let words = members[0].get("/c/cup?teams=1&q=ANN").words();
        let (table, _) = words.split_once("Playing now").expect("the games below");
        table.contains("Team ann #4 ours").then(|| table.to_string())
    });
    assert!(!ladder.contains("delta") && !ladder.contains("Team ben"), "{ladder}");
    let advance = |from: &str| organiser.go("/c/cup/organise/advance", &[("from", from)]);
    advance("warmup");
    assert_eq!(organiser.post("/c/cup/organise/advance", &[("from", "warmup")]).status, 400, "it has moved on");
    assert_eq!(members[0].upload("cup", &turning(9)).status, 400);
    assert_eq!(members[0].post(&format!("{second}/choose"), &[]).status, 400);
    organiser.go("/c/cup/organise/disqualify", &[("team", "5"), ("reason", "copied")]);
    advance("frozen");
    let ladder = wait("the ladder", || {
        let ladder = organiser.get("/api/contests/cup/ladder").json();
        let rows = ladder["rows"].as_array().expect("a list");
        (rows.len() == 4 && rows.iter().all(|row| row["games"].as_u64() >= Some(6))).then_some(ladder)
    });
    let rated = |row: &serde_json::Value| {
        [&row["ci95"][0], &row["elo"], &row["ci95"][1]].map(|x| x.as_f64().expect("a number"))
    };
    for row in ladder["rows"].as_array().expect("a list") {
        let [low, elo, high] = rated(row);
        assert!(low < elo && elo < high && row["name"] != "Team eve #1", "{row}");
    }
    let seed =
        |game: &str| server.visitor().get(&format!("/api{}", game.replace("/g/", "/games/"))).json()["seed"].clone();
    assert!(seed(&game).is_null());

    // The ladder is far from 1000 games a bot; then every pairing of the knockout waits for the organiser.
    let early = organiser.post("/c/cup/organise/advance", &[("from", "ladder")]);
    assert!(early.status == 400 && early.words().contains("games to play"), "{}", early.words());
    assert!(organiser.get("/c/cup/organise").words().contains("although it is not finished"));
    organiser.go("/c/cup/organise/advance", &[("from", "ladder"), ("anyway", "1")]);
    let bracket = || server.visitor().get("/c/cup/final").words();
    assert_eq!(organiser.post("/c/cup/organise/advance", &[("from", "knockout")]).status, 400, "no game of it is over");
    assert!(bracket().contains("Semi-final") && !bracket().contains("games Team"), "{}", bracket());
    for _ in 0..4 {
        organiser.go("/c/cup/organise/release", &[]);
    }
    let champion = wait("the champion", || bracket().split_once("Champion: ").map(|(_, rest)| rest.to_string()));
    assert!(champion.starts_with("Team "), "{champion}");
    assert!(server.visitor().get("/c/cup/screen").words().contains("Champion"));
    assert_eq!(server.visitor().get("/c/cup/final").text.matches("deciding game").count(), 5);
    // The screen tells no more than it has shown.
    let mut shown: Vec<String> = Vec::new();
    let state = loop {
        let state = server.visitor().get(&format!("/c/cup/screen/state?keys={}", shown.join(",")));
        assert_eq!(state.text.matches("class=\"winner\"").count(), shown.len(), "{}", state.text);
        if state.text.contains("data-over") {
            break state.words();
        }
        assert!(!state.text.contains("Champion") && state.text.contains("data-complete"), "{}", state.text);
        shown.push(state.between("data-pairing=\"", "\"").to_string());
    };
    assert!(shown.len() == 4 && state.contains("Champion: Team ") && state.contains("Third: Team "), "{state}");
    // An announcement stands on every page until it is read.
    organiser.go("/c/cup/organise/announce", &[("text", "Prizes <at> six & seven")]);
    let news = |path: &str| members[0].get(path).text.contains("Prizes &lt;at&gt; six");
    wait("the announcement", || news("/c/cup/games").then_some(()));
    let until = members[0].get("/c/cup/teams").between("name=\"until\" value=\"", "\"").to_string();
    assert_eq!(members[0].go("/c/cup/read?to=/c/cup/games", &[("until", &until)]), "/c/cup/games");
    assert!(!news("/c/cup/games") && !news("/c/cup/mine") && news("/c/cup"), "the ladder keeps it");
    let feed = server.visitor().get("/c/cup/feed.atom");
    assert_eq!(feed.text.matches("<entry>").count(), 8, "four results, three stages, an announcement: {}", feed.text);
    assert!(feed.text.contains("<title>Prizes &lt;at&gt; six &amp; seven</title>"), "{}", feed.text);
    advance("knockout");
    assert!(seed(&game).is_number(), "chance is public after the contest");
    let page = format!("{}{game}", server.url);
    let told = turf_arena::verify::verify(&page, &crate::client::games()).expect("it can be checked");
    assert!(told.contains("the seed draws"), "{told}");
    let csv = organiser.get("/c/cup/organise/games.csv");
    assert!(csv.text.lines().count() > 10 && csv.text.contains("\"final\""), "{}", csv.text);
}

#[test]
fn both_languages_say_the_same_pages() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (_, code) = contest(&server, &[("strict_bans", "on")]);
    let visitor = server.member(&code, "安安");
    let paths = [
        "/",
        "/c/cup",
        "/c/cup/games",
        "/c/cup/teams",
        "/c/cup/rules",
        "/c/cup/help",
        "/c/cup/mine",
        "/c/cup/upload",
        "/account",
    ];
    for path in paths {
        let [en, zh] = ["en", "zh-CN"].map(|lang| {
            visitor.get(&format!("/lang/{lang}?to={path}"));
            let page = visitor.get(path);
            assert_eq!(page.status, 200, "{path}: {}", page.words());
            assert!(page.text.contains(&format!("<html lang=\"{lang}\">")), "{path}");
            page
        });
        assert!(zh.words().contains("竞技场") && en.words() != zh.words(), "{path}");
        assert_eq!(en.text.matches("<h").count(), zh.text.matches("<h").count(), "{path}: other headings");
    }
    // What the check finds is told in both.
    visitor.get("/lang/en?to=/");
    let (path, _) = visitor.hand_in("import os\ndef play(stat, storage):\n    return 's'\n");
    for (lang, said) in [
        ("en", "banned: refused here line 1 the contest bans the import of os import os"),
        ("en", "it may not play: it uses what the contest bans"),
        ("en", "failed the check"),
        ("zh-CN", "违禁：本场拒绝 第 1 行 比赛禁止导入 os"),
    ] {
        visitor.get(&format!("/lang/{lang}?to={path}"));
        let words = visitor.get(&path).words();
        assert!(words.contains(said), "{words}");
    }
    // People and teams may have Chinese names.
    assert!(visitor.get("/c/cup/mine").words().contains("Team 安安"));
}

/// Presets, meanings, errors at their field, stages, the dry run.
#[test]
fn a_form_keeps_what_was_typed() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, _) = contest(&server, &[SMALL]);
    let page = organiser.get("/organise/new?preset=2018").text;
    for text in
        ["value=\"groups-knockout\" selected", "type=\"number\" value=\"60\"", "id=\"hex.py.size\"", "even, 8 to 128"]
    {
        assert!(page.contains(text), "{text}");
    }
    let own = "[{\"width\":8,\"height\":8,\"max_turns\":9}]";
    let fields = |more: &[(&'static str, &'static str)]| {
        let mut all = vec![("title", "Kept & <kept>"), ("slug", "b"), ("game", "paper"), ("format", "knockout")];
        all.extend([("games", "2"), ("promote", "4"), ("team_size", "2"), ("ladder_games", "100"), ("teams", "60")]);
        all.extend([("paper.0.stage", "final"), ("paper.0.boards", own)]);
        all.retain(|(name, _)| more.iter().all(|(other, _)| name != other));
        [all, more.to_vec()].concat()
    };
    for (field, text, says) in [
        ("slug", "a b", "letters, digits and hyphens"),
        ("games", "0", "a number from 1 to 1000"),
        ("think_s", "x", "no number"),
        ("deadline", "2020-01-01T00:00", "has passed"),
        ("paper.boards", "[]", "at least one board"),
        ("paper.0.boards", "[{}]", "missing field"),
        ("paper.0.stage", "winners-round-1", "the stages are semi-final, final"),
    ] {
        let answer = organiser.post("/organise/new", &fields(&[(field, text)]));
        assert!(answer.status == 400 && answer.text.contains(says), "{field}: {}", answer.words());
        let tag = answer.between(&format!("id=\"{field}\""), ">");
        assert!(tag.contains("aria-invalid=\"true\"") && tag.contains("autofocus"), "{field}: {tag}");
        assert_eq!(answer.text.matches("aria-invalid").count(), 1);
        assert!(answer.text.contains("value=\"Kept &amp; &lt;kept&gt;\""), "{field}");
    }
    let kinds = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
    let told = organiser.request("POST", "/organise/new", &kinds, b"game=paper&format=swiss&games=x").json();
    assert_eq!(told["error"], "games: no number");

    assert!(organiser.post("/organise/look", &fields(&[])).words().contains("60 teams, 2 threads: ladder"));
    assert_eq!(server.visitor().post("/organise/look", &fields(&[])).status, 401);
    assert_eq!(organiser.go("/organise/new", &fields(&[])), "/c/b/organise");
    let page = organiser.get("/c/b/organise");
    assert!(page.text.contains("<option value=\"final\" selected>"));
    assert!(page.between("id=\"paper.0.boards\"", "</textarea>").contains("&quot;width&quot;:8"));
    let refused = organiser.post("/c/b/organise/settings", &fields(&[("promote", "1")]));
    assert!(refused.status == 400 && refused.between("id=\"promote\"", ">").contains("aria-invalid"));
}

#[test]
fn a_person_plays_against_a_bot() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let _ = contest(&server, &[SMALL]);
    let visitor = server.visitor();
    let send = |path: &str, body: serde_json::Value| {
        let answer =
            visitor.request("POST", path, &[("content-type", "application/json")], body.to_string().as_bytes());
        (answer.status, answer.json())
    };
    let (status, begun) = send("/v/1/api/new", serde_json::json!({"seat": "A"}));
    assert_eq!((status, begun["seat"].as_u64()), (200, Some(0)), "{begun}");
    let (_, update) = send("/v/1/api/act", serde_json::json!({"id": begun["id"], "action": null}));
    assert_eq!(update["end"]["winner"], 1, "{update}");
    let other = begun["id"].as_str().expect("a text").replace('-', "-x");
    assert_eq!(send("/v/1/api/act", serde_json::json!({"id": other, "action": null})).0, 400, "somebody else's game");
}

/// Settings, rules in two languages, checks, a person's game, ladder, final stage, screen, downloads and `verify`.
#[test]
fn a_game_in_a_python_file_has_a_whole_contest() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let hex = [("game", "hex.py"), ("ladder_games", "20")];
    let (organiser, code) = contest(&server, &[&hex[..], &[("hex.py.size", "5")]].concat());
    for (field, text, says) in [
        ("hex.py.size", "five", "this must be such as 11"),
        ("hex.py.sides", "5", "there is no field hex.py.sides"),
        ("hex.py.size", "0", "hex.py: legal() is empty"),
        ("hex.py.size", "5.5", "float"),
    ] {
        let more = [
            ("title", "Cup"),
            ("slug", "b"),
            ("format", "swiss"),
            ("games", "2"),
            ("promote", "4"),
            ("team_size", "2"),
        ];
        let refused = organiser.post("/organise/new", &[&hex[..], &more, &[(field, text)]].concat());
        assert!(refused.status == 400 && refused.text.contains(says), "{field} {text}: {}", refused.words());
    }
    let kit = server.visitor().unzip("/c/cup/practice.zip");
    assert!(
        kit.contains_key("practice/mybot.py") && kit["practice/kit/kit.json"].contains("\"size\":5"),
        "{:?}",
        kit.keys()
    );
    assert!(organiser.get("/c/cup/rules").text.contains("/c/cup/practice.zip"));
    let stranger = server.visitor();
    for (lang, says) in [("en", "There is no draw"), ("en", "one of game.legal()"), ("zh-CN", "六贯棋")] {
        let page = stranger.request("GET", "/c/cup/rules", &[("accept-language", lang)], &[]);
        assert!(page.words().contains(says), "{}", page.words());
    }
    assert!(stranger.get("/assets/games.js").text.contains("turf.games['hex.py']"));

    let bots = [
        "from hex import Game\ndef play(game):\n    print('secret')\n    return game.legal()[-1]\n",
        "class Bot:\n    def play(self, game):\n        return game.legal()[0]\n",
        "def play(game):\n    return min(game.legal(), key=lambda cell: abs(cell[0] - 2) + abs(cell[1] - 2))\n",
    ];
    let members = ["ann", "ben", "cyd"].map(|name| server.member(&code, name));
    for (member, bot) in members.iter().zip(bots) {
        let page = member.hand_in(bot).1;
        assert!(page.contains("nothing to fix"), "{page}");
    }
    for (bot, says) in [
        ("def play(game):\n    return 'north'\n", "illegal action north"),
        ("def play(game):\n    return 1 // 0\n", "line 2"),
        ("x = 1\n", "neither a function play nor a class"),
    ] {
        let page = members[0].hand_in(bot).1;
        assert!(page.contains("failed the check") && page.contains(says), "{page}");
    }

    let send = |path: &str, body: serde_json::Value| {
        stranger.request("POST", path, &[("content-type", "application/json")], body.to_string().as_bytes()).json()
    };
    let begun = send("/v/1/api/new", serde_json::json!({"seat": "A"}));
    assert_eq!(begun["film"]["opening"]["cells"].as_array().map(Vec::len), Some(25), "{begun}");
    assert_eq!(begun["update"]["options"][7], serde_json::json!([[1, 2], 7, "[1,2]"]), "{begun}");
    let after = send("/v/1/api/act", serde_json::json!({"id": begun["id"], "action": [1, 2]}));
    assert_eq!(after["frames"][0]["change"]["set"], serde_json::json!([[7, "A"]]), "{after}");

    for from in ["warmup", "frozen"] {
        organiser.go("/c/cup/organise/advance", &[("from", from)]);
    }
    wait("the ladder", || {
        let ladder = organiser.get("/api/contests/cup/ladder").json();
        let rows = ladder["rows"].as_array().expect("a list");
        (rows.len() == 3 && rows.iter().all(|row| row["games"].as_u64() >= Some(6))).then_some(())
    });
    organiser.go("/c/cup/organise/advance", &[("from", "ladder"), ("anyway", "1")]);
    wait("the champion", || stranger.get("/c/cup/screen").words().contains("Champion").then_some(()));
    organiser.go("/c/cup/organise/advance", &[("from", "knockout")]);

    let fixture = stranger.get("/c/cup/games").between("/m/", "\"").to_string();
    let game = format!("/g/{}", stranger.get(&format!("/m/{fixture}")).between("/g/", "\""));
    let film = stranger.get(&format!("{game}/timeline.json")).json();
    assert_eq!((&film["game"], &film["opening"]["columns"]), (&"hex.py".into(), &5.into()), "{film}");
    let replay = stranger.get(&format!("{game}/replay.json"));
    assert!(replay.json()["setup"]["rules"].is_string() && !replay.text.contains("secret"), "{}", replay.text);
    let told = turf_arena::verify::verify(&format!("{}{game}", server.url), &crate::client::games());
    assert!(told.expect("it can be checked").contains("the seed draws"));
    assert_eq!(organiser.unzip("/c/cup/organise/bots.zip").len(), 3);
    assert!(organiser.unzip("/c/cup/organise/replays.zip").len() > 10);
}

/// The rules change between two starts: games that count wait for the organiser, and what was played keeps its result.
#[test]
fn changed_rules_pause_what_counts() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("data");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/hex.py");
    let file = folder.path().join("hex.py");
    std::fs::write(&file, std::fs::read_to_string(shipped).expect("there") + "\n# changed\n").expect("written");
    let changed: Arc<dyn AnyGame> = Arc::new(Script::load(&file).expect("rules"));
    let server = Server::start(&data, None);
    let (organiser, code) = contest(&server, &[("game", "hex.py"), ("hex.py.size", "3")]);
    for name in ["ann", "ben"] {
        server.member(&code, name).hand_in("def play(game):\n    return game.legal()[0]\n");
    }
    let games = |organiser: &Visitor| {
        let ladder = organiser.get("/api/contests/cup/ladder").json();
        ladder["games"].as_u64().filter(|_| ladder["stage"] == "ladder")
    };
    let says = |organiser: &Visitor| organiser.get("/c/cup/organise").words().contains("another version of hex.py");
    for from in ["warmup", "frozen"] {
        organiser.go("/c/cup/organise/advance", &[("from", from)]);
    }
    wait("games that count", || (games(&organiser) > Some(3)).then_some(()));
    assert!(!says(&organiser));
    drop(server);

    let server = Server::with_games(&data, [changed].into_iter().collect());
    let organiser = organiser.at(&server);
    assert!(says(&organiser) && organiser.get("/c/cup").words().contains("paused"));
    let kept = wait("the ladder", || games(&organiser).filter(|games| *games > 3));
    let film = server.visitor().get("/g/1/timeline.json");
    assert!(film.status == 400 && film.text.contains("another version of hex.py"), "{}", film.text);
    let refused = turf_arena::verify::verify(&format!("{}/g/1", server.url), &crate::client::games());
    assert!(refused.expect_err("it cannot be read").to_string().contains("another version of hex.py"));
    assert!(organiser.unzip("/c/cup/organise/replays.zip")["replays/1.txt"].contains("another version of hex.py"));
    drop(server);

    let server = Server::start(&data, None);
    let organiser = organiser.at(&server);
    assert!(!says(&organiser) && server.visitor().get("/g/1/timeline.json").status == 200);
    organiser.go("/c/cup/organise/pause", &[("paused", "0")]);
    wait("more games", || (games(&organiser) > Some(kept)).then_some(()));
}

/// A game that has only a referee: uploads, ladder, its own page for records in a sandbox, `verify`; no games of people.
#[test]
fn a_referees_game_has_a_contest() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let tetris = [("game", "tetris.py"), ("ladder_games", "300"), ("tetris.py.pieces", "5")];
    let (_, code) = contest(&server, &tetris);
    let member = server.member(&code, "ann");
    let bot =
        "class Player:\n    def output(self, match):\n        return next(match.boards[match.me].moves(match.piece))\n";
    let page = member.hand_in(bot).1;
    assert!(page.contains("nothing to fix") && !page.contains("play against it"), "{page}");
    let page = member.hand_in("def output(match):\n    return 1 // 0\n").1;
    assert!(page.contains("failed the check") && page.contains("ZeroDivisionError"), "{page}");
    let stranger = server.visitor();
    let fixture = wait("a game", || {
        let games = stranger.get("/c/cup/games");
        games.text.contains("/m/").then(|| games.between("/m/", "\"").to_string())
    });
    let game = wait("its end", || {
        let page = stranger.get(&format!("/m/{fixture}"));
        page.text.contains("/g/").then(|| format!("/g/{}", page.between("/g/", "\"")))
    });
    let film = stranger.get(&format!("{game}/timeline.json")).json();
    assert!(film["viewer"]["page"].as_str().is_some_and(|page| page.contains("data.record")), "{film}");
    assert_eq!(film["viewer"]["record"].as_array().map(Vec::len), film["frames"].as_array().map(Vec::len), "{film}");
    let headers = [("content-type", "application/json")];
    let refused = stranger.request("POST", "/v/1/api/new", &headers, br#"{"seat": "A"}"#);
    assert!(refused.status == 400 && refused.text.contains("for bots only"), "{}", refused.text);
    let empty = stranger.get("/assets/empty.html");
    let policy = &empty.headers["content-security-policy"];
    assert!(policy.starts_with("sandbox allow-scripts; default-src 'none'"), "{policy}");
    let told = turf_arena::verify::verify(&format!("{}{game}", server.url), &crate::client::games());
    assert!(told.expect("it can be checked").contains("every action is by the rules"));
    // The record of a running game grows.
    let slow = bot.replace("        return", "        __import__('time').sleep(0.5)\n        return");
    server.member(&code, "zoe").hand_in(&slow);
    wait("a record that grows", || {
        let games = stranger.get("/c/cup/games?team=2").text;
        let (before, _) = games.split_once("tag live")?;
        let (_, id) = before.rsplit_once("/m/")?;
        let id = id.split('"').next()?;
        server.listened(&format!("/live/{id}")).contains(r#""kind":"record""#).then_some(())
    });
}

#[test]
fn organisers_help_people_and_one_stays() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL, ("ladder_games", "100")]);
    let ann = server.member(&code, "ann");
    let person = |name: &str, todo: &str| organiser.post("/organise/person", &[("name", name), ("todo", todo)]);
    assert_eq!(person("Prof", "member").status, 400, "the last organiser");
    assert_eq!(organiser.post("/account/delete", &[("password", "long enough")]).status, 400);
    server.visitor().register(&code, "ben");
    let listed = |name: &str| organiser.get(&format!("/organise/people?name={name}")).words();
    let (all, some) = (listed(""), listed("AN"));
    assert!(all.contains("ben member –") && all.contains("Prof organiser"), "{all}");
    assert!(some.contains("ann member Team ann 20") && !some.contains("ben"), "{some}");
    assert_eq!(ann.get("/organise/people").status, 403);
    let page = person("ann", "password");
    let password = page.between("<code>", "</code>").to_string();
    assert_eq!(ann.get("/account").status, 401, "the old session is over");
    ann.go("/login", &[("name", "ann"), ("password", &password)]);
    assert_eq!(ann.get("/organise").status, 403);
    assert_eq!(person("ann", "organiser").status, 303);
    assert_eq!(ann.get("/organise").status, 200);

    // A tenth of the ladder's games in the warm-up, then no more.
    let ladder = wait("an end of the warm-up's games", || {
        let ladder = organiser.get("/api/contests/cup/ladder").json();
        let rows = ladder["rows"].as_array().expect("a list");
        let quiet = organiser.get("/c/cup").words().contains("0 matches running · 0 waiting");
        (quiet && !rows.is_empty() && rows.iter().all(|row| row["games"].as_u64() >= Some(10))).then_some(ladder)
    });
    let rows = ladder["rows"].as_array().expect("a list").len() as u64;
    assert!(ladder["games"].as_u64() <= Some(20 * rows), "{ladder}");

    // A match that ended is ordered again, once.
    organiser.go("/c/cup/organise/pause", &[("paused", "1")]);
    let again = || organiser.post("/c/cup/organise/again", &[("match_id", "2"), ("why", "a power cut")]);
    assert_eq!((again().status, again().status), (303, 400));
    wait("the order", || {
        let words = organiser.get("/c/cup").words();
        words.contains("0 matches running · 1 waiting").then_some(())
    });
    assert!(server.visitor().get("/").words().contains("a power cut"), "it is announced");

    // A deadline lies ahead, and a later one opens what was frozen.
    let settings = |deadline: &str| {
        let fields =
            [("format", "knockout"), ("games", "2"), ("promote", "4"), ("team_size", "2"), ("ladder_games", "100")];
        organiser.post("/c/cup/organise/settings", &[&fields[..], &[("deadline", deadline)]].concat())
    };
    assert_eq!(settings("2020-01-01T00:00").status, 400);
    organiser.go("/c/cup/organise/advance", &[("from", "warmup")]);
    assert_eq!(ann.upload("cup", &turning(3)).status, 400);
    assert_eq!(settings("2099-01-01T00:00").status, 303);
    assert_eq!(ann.upload("cup", &turning(3)).status, 303);
}

#[test]
fn a_version_whose_check_ends_after_the_deadline_enters() {
    let cup = Cup::paused();
    let member = cup.member("ann");
    let slow = format!("import time\ntime.sleep(4)\n{}", turning(4));
    let version = member.upload("cup", &slow).headers["location"].clone();
    cup.organiser.go("/c/cup/organise/advance", &[("from", "warmup")]);
    assert!(member.get(&version).words().contains("It is being checked"));
    member.checked(&version);
    cup.organiser.go("/c/cup/organise/advance", &[("from", "frozen")]);
    let rows = || {
        let ladder = member.get("/api/contests/cup/ladder").json();
        ladder["rows"].as_array().expect("a list").len()
    };
    wait("the ladder", || (rows() == 1).then_some(()));
}

#[test]
fn a_game_without_bot_files_refuses_an_upload_at_once() {
    let _one = ONE.lock();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (_, code) = contest(&server, &[("game", "connect4")]);
    let member = server.member(&code, "ann");
    let bearer = [("authorization", &*member.bearer())];
    for answer in
        [member.upload("cup", &turning(3)), member.request("POST", "/api/contests/cup/versions", &bearer, b"x = 1")]
    {
        assert!(answer.status == 400 && answer.words().contains("connect4 takes no bot files"));
    }
    let team = member.get("/c/cup/mine").words();
    assert!(team.contains("takes no bot files") && !team.contains("new version") && !team.contains("#1"));
}
