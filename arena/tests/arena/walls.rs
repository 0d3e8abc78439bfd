//! The attacks of the bots' own tests, as uploads.

use std::thread;

use crate::attacks::{ATTACKS, Tree, files};
use crate::client::{SMALL, Server, Visitor, contest, wait};

/// Uploads of a team in an hour.
const QUOTA: usize = 30;

/// Attacks on what an arena has besides.
const ON_THE_ARENA: [(&str, &str); 4] = [
    ("reads the database", "open('DATA/arena.sqlite', 'rb').read()"),
    ("reads others' files", "os.listdir('DATA/cache')"),
    ("writes a file of another's", "os.mkdir('DATA/cache/new')"),
    ("asks the arena", "real('socket').create_connection(('127.0.0.1', PORT))"),
];

/// A bot that attacks once, and then goes round.
fn once(play: &str) -> String {
    let again = "def play(stat, storage):\n    first = not storage\n    storage['n'] = 1\n    return attack(stat, storage) if first else 'left'\n";
    format!("{play}\nattack = play\n\n{again}")
}

fn checked(member: &Visitor, path: &str) -> (bool, String) {
    let page = member.checked(path);
    (!page.contains("failed the check"), page)
}

#[test]
fn twenty_bots_that_hang_at_once_leave_the_others_their_ladder() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let settings = [SMALL, ("think_s", "1"), ("ladder_games", "100000")];
    let (organiser, code) = contest(&server, &settings);
    let (honest, page) = server.member(&code, "honest").hand_in("def play(stat, storage):\n    return 'left'\n");
    assert!(page.contains("passed the check"), "{page}");
    let teams: Vec<Visitor> = (0..20).map(|i| server.member(&code, &format!("team {i}"))).collect();
    let upload = |team: Visitor| {
        let answer = team.upload("cup", "def play(stat, storage):\n    while True: pass\n");
        assert_eq!(answer.status, 303, "{}", answer.words());
        (team, answer.headers["location"].clone())
    };
    let uploaded: Vec<(Visitor, String)> = thread::scope(|scope| {
        let uploads: Vec<_> = teams.into_iter().map(|team| scope.spawn(move || upload(team))).collect();
        let ended = uploads.into_iter().map(|upload| upload.join().expect("it answers"));
        ended.collect()
    });
    for (team, path) in &uploaded {
        let (plays, page) = checked(team, path);
        assert!(!plays && page.contains("OVT"), "{page}");
    }
    let games = || {
        let ladder = organiser.get("/api/contests/cup/ladder").json();
        let rows = ladder["rows"].as_array().expect("a list");
        let own = rows.iter().find(|row| honest.ends_with(&format!("/{}", row["version"])));
        own.and_then(|row| row["games"].as_u64()).unwrap_or_default()
    };
    let before = games();
    wait("more games", || (games() > before + 10).then_some(()));
}

#[test]
fn uploads_reach_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[]);
    organiser.go("/c/cup/organise/pause", &[("paused", "1")]); // checks go on
    let tree = Tree::new();
    let data = folder.path().to_str().expect("a plain name");
    let port = server.url.rsplit(':').next().expect("a port");
    let extra = ON_THE_ARENA.map(|(name, code)| (name, code.replace("DATA", data).replace("PORT", port)));
    let known = ATTACKS.iter().map(|a| (a.name, a.code.to_string(), a.reason, a.because));
    let own = extra.map(|(name, code)| (name, code, Some("ERR"), "PermissionError"));
    let attacks: Vec<_> = known.chain(own).collect();

    for (i, some) in attacks.chunks(QUOTA).enumerate() {
        let member = server.visitor();
        member.register(&code, &format!("member {i}"));
        member.go("/c/cup/team", &[("name", &format!("Team {i}"))]);
        let upload = |code: &str| {
            let [paper, ..] = files(code, tree.0.path());
            let answer = member.upload("cup", &once(&paper));
            assert_eq!(answer.status, 303, "{code}: {}", answer.words());
            answer.headers["location"].clone()
        };
        let paths: Vec<String> = some.iter().map(|(_, code, ..)| upload(code)).collect();
        for ((name, _, reason, because), path) in some.iter().zip(paths) {
            let (plays, page) = checked(&member, &path);
            assert_eq!(plays, reason.is_none(), "{name}: {page}");
            // A page shows the last line of a message.
            assert!(page.contains(because) || page.contains("turf: you win"), "{name}: {page}");
            assert!(!page.contains("all of it") && !page.contains('\u{1b}'), "{name}: {page}");
            tree.assert_untouched(name);
        }
    }
    assert_eq!(server.visitor().get("/health").text, "ok\n");
    let member = server.visitor();
    member.register(&code, "honest");
    member.go("/c/cup/team", &[("name", "Honest")]);
    let path = member.upload("cup", "def play(stat, storage):\n    return 'left'\n").headers["location"].clone();
    assert!(checked(&member, &path).0, "an honest bot");
}
