//! Tables and archives.

use crate::client::{SMALL, Server, Visitor, contest, wait};
use crate::races::Raw;
use crate::web::Cup;

const BOT: &str = "def play(stat, storage):\n    return 'left'\n";

/// Lets the contest play `least` games, and pauses it.
pub fn play(organiser: &Visitor, least: usize) {
    wait("games", || (organiser.get("/c/cup/organise/games.csv").text.lines().count() > least).then_some(()));
    organiser.go("/c/cup/organise/pause", &[("paused", "1")]);
    // The page is as of the director's last round.
    wait("the end of what runs", || {
        let page = organiser.get("/c/cup").words();
        (page.contains("paused") && page.contains("· 0 matches running")).then_some(())
    });
}

#[test]
fn a_table_of_games_has_each_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL]);
    server.member(&code, "ann").hand_in(BOT);
    play(&organiser, 250);
    let csv = organiser.get("/c/cup/organise/games.csv");
    assert_eq!(csv.headers["content-type"], "text/csv; charset=utf-8");
    assert_eq!(csv.headers["content-disposition"], "attachment; filename=\"cup-games.csv\"");
    let mut lines = csv.text.split_terminator("\r\n");
    assert_eq!(
        lines.next(),
        Some(
            "\u{feff}\"game\",\"match\",\"stage\",\"kind\",\"bot\",\"against\",\"number\",\"first\",\"winner\",\
             \"reason\",\"turns\",\"time\""
        )
    );
    for (line, id) in lines.zip(1..) {
        let cells: Vec<&str> = line.trim_matches('"').split("\",\"").collect();
        let game = organiser.get(&format!("/api/games/{id}")).json();
        let bot =
            |side: &serde_json::Value| side.as_u64().map_or("", |i| game["bots"][i as usize].as_str().expect("a name"));
        let number = |key: &str| game[key].as_i64().expect("a number");
        let told = [
            id.to_string(),
            bot(&0.into()).into(),
            bot(&1.into()).into(),
            (number("number") + 1).to_string(),
            bot(&game["first"]).into(),
            bot(&game["winner"]).into(),
            game["reason"].as_str().expect("a text").into(),
            number("turns").to_string(),
        ];
        assert_eq!([&cells[..1], &cells[4..11]].concat(), told);
        assert_eq!((cells[2], cells[3], cells[11].len()), ("warmup", "ladder", 19), "{line}");
    }
}

#[test]
fn records_are_opened_and_not_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, _) = contest(&server, &[SMALL]);
    play(&organiser, 2);
    let stranger = server.visitor();
    let replay = stranger.get("/g/1/replay.json").text;
    let open = |path: &str, body: &[u8]| stranger.request("POST", path, &[], body);
    let blobs = || walk(folder.path());
    let before = blobs();
    let film = open("/open.json", replay.as_bytes()).json();
    assert_eq!(film, stranger.get("/g/1/timeline.json").json());
    let analysed = open("/open.json?analyse=1", replay.as_bytes()).json();
    assert!(analysed["insight"]["decisions"].as_array().is_some_and(|all| !all.is_empty()), "{analysed}");
    assert_eq!(blobs(), before);
    let refused = |body: &[u8], why: &str| {
        let answer = open("/open.json", body);
        assert!(answer.status == 400 && answer.text.contains(why), "{} {}", answer.status, answer.text);
    };
    refused(b"print('no')", "not a replay");
    refused(&[0xff; 9], "neither a replay nor a record");
    refused(replay.replace("\"game\":\"paper\"", "\"game\":\"chess\"").as_bytes(), "there is no game");
    refused(replay.replace("\"turns\":", "\"turns\":1").as_bytes(), "turns, not 1");
    assert!(stranger.get("/open").words().contains("Open a record"));
}

/// Counts the files below a folder, the database's aside.
fn walk(folder: &std::path::Path) -> usize {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries
        .map(|path| if path.is_dir() { walk(&path) } else { usize::from(!path.to_string_lossy().contains("sqlite")) })
        .sum()
}

#[test]
fn archives_hold_own_secrets_and_no_others() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[SMALL]);
    // Each says its secret, and fails with it on a large board: not on the check's.
    let bot = |name: &str| {
        format!(
            "def play(stat, storage):\n    storage['n'] = storage.get('n', 0) + 1\n    print('printed by {name}')\n    \
             if storage['n'] > 5 and stat['size'][0] > 50:\n        raise ValueError('raised by {name}')\n    return 'left'\n"
        )
    };
    let [ann, ben] = ["ann", "ben"].map(|name| server.member(&code, name));
    ann.hand_in(&bot("ann"));
    let (other, _) = ben.hand_in(&bot("ben"));
    let settings =
        [("format", "knockout"), ("games", "2"), ("promote", "4"), ("team_size", "2"), ("ladder_games", "100")];
    organiser.go("/c/cup/organise/settings", &settings);
    let challenge = ann.go(&format!("{other}/challenge"), &[("games", "10")]);
    wait("the challenge", || (ann.get(&challenge).text.matches("/g/").count() == 10).then_some(()));
    play(&organiser, 10);

    let table = organiser.get("/c/cup/organise/games.csv").text;
    let ids = |of: &str| -> Vec<String> {
        let lines = table.lines().skip(1).filter(|line| line.contains(of));
        lines
            .map(|line| format!("replays/{}.json", line.trim_matches('"').split('"').next().expect("a number")))
            .collect()
    };
    // A game's page has the error of the own bot.
    for (member, own, other) in [(&ann, "ann", "ben"), (&ben, "ben", "ann")] {
        let pages = ids("challenge");
        let page = |visitor: &Visitor, name: &String| {
            visitor.get(&format!("/g/{}", name.trim_matches(|c: char| !c.is_numeric()))).text
        };
        let seen: String = pages.iter().map(|name| page(member, name)).collect();
        assert!(seen.contains(&format!("ValueError: raised by {own}")), "{own}");
        assert!(!seen.contains(&format!("raised by {other}")), "{other}");
        assert!(!page(&organiser, &pages[0]).contains("raised by"));
    }
    let whole = organiser.unzip("/c/cup/organise/replays.zip");
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    assert_eq!(whole.keys().cloned().collect::<Vec<_>>(), sorted(ids("")));
    for (name, text) in &whole {
        assert!(!text.contains("printed by") && !text.contains("raised by"), "{name}: {text}");
        assert_eq!(
            *text,
            organiser.get(&format!("/g/{}/replay.json", name.trim_matches(|c: char| !c.is_numeric()))).text
        );
    }
    for (member, own, other) in [(&ann, "ann", "ben"), (&ben, "ben", "ann")] {
        let mine = member.unzip("/c/cup/mine.zip");
        assert_eq!(mine["versions/1.py"], bot(own));
        assert!(mine["versions/1.json"].contains("findings"));
        let names = mine.keys().filter(|name| name.starts_with("replays/")).cloned().collect::<Vec<_>>();
        assert_eq!(names, sorted(ids(&format!("Team {own} #1"))));
        assert_eq!(mine["games.csv"].lines().count(), names.len() + 1);
        let all: String = mine.into_values().collect();
        for secret in ["printed by", "raised by"] {
            assert!(all.contains(&format!("{secret} {own}")), "{secret} {own}");
            assert!(!all.contains(&format!("{secret} {other}")), "{secret} {other}");
        }
    }
    for path in ["organise/replays.zip", "mine.zip"] {
        assert_eq!(server.visitor().get(&format!("/c/cup/{path}")).status, 401, "{path}");
    }
    assert_eq!(ann.get("/c/cup/organise/replays.zip").status, 403);
}

#[test]
fn few_large_answers_are_sent_at_once() {
    let cup = Cup::paused();
    let member = cup.member("ann");
    // More than the buffers of a connection hold, and it does not get smaller.
    let mut state = 1u64;
    let mut noise = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        char::from(b'0' + (state >> 58) as u8)
    };
    for _ in 0..24 {
        let text: String = (0..1_000_000).map(|_| noise()).collect();
        assert_eq!(member.upload("cup", &format!("# {text}\n")).status, 303);
    }
    let mut slow: Vec<Raw> = (0..4)
        .map(|_| {
            let mut raw = Raw::open(&cup.server);
            raw.send(&format!("GET /c/cup/mine.zip HTTP/1.1\r\nHost: x\r\nCookie: {}\r\n\r\n", member.cookie()));
            raw.begun();
            raw
        })
        .collect();
    let refused = member.get("/c/cup/mine.zip");
    assert_eq!((refused.status, &*refused.headers["retry-after"]), (503, "10"));
    assert!(refused.words().contains("too many people ask for this at once"), "{}", refused.words());
    assert_eq!(member.get("/c/cup/mine").status, 200, "other pages go on");
    slow.pop();
    wait("a place", || (cup.organiser.get("/c/cup/organise/games.csv").status == 200).then_some(()));
}

#[test]
fn a_file_uploads_without_turf() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (_, code) = contest(&server, &[SMALL]);
    let token = server.member(&code, "ann").bearer().replace("Bearer ", "");
    let own = folder.path().join("my files 文件");
    std::fs::create_dir(&own).expect("a folder");
    std::fs::write(own.join("submit.py"), server.visitor().get("/submit.py").text).expect("it is written");
    std::fs::write(own.join("机器人.py"), "def play(stat, storage):\n    return stat['now']\n").expect("it is written");
    let run = |arguments: &[&str], token: &str| {
        let mut python = std::process::Command::new("python3");
        python.current_dir(&own).env("TURF_TOKEN", token).env("PYTHONIOENCODING", "gbk").arg("submit.py");
        let ran = python.args(arguments).args(["--to", &server.url, "--contest", "cup"]).output().expect("Python");
        let text = [ran.stdout, ran.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        (ran.status.code(), text.concat())
    };
    let (code, told) = run(&["机器人.py", "--note", "第一版"], &token);
    assert!(code == Some(0) && told.starts_with("Team ann #1: http"), "{told}");
    assert!(told.contains("were no move") && told.trim_end().ends_with("it plays"), "{told}");
    let (code, told) = run(&["none.py"], &token);
    assert!(code == Some(1) && told.starts_with("cannot read none.py: "), "{told}");
    let (code, told) = run(&["机器人.py"], "turf_wrong");
    assert!(code == Some(1) && told.starts_with("refused: send a token"), "{told}");
}
