//! Tables and archives.

use crate::client::{SMALL, Server, Visitor, contest, wait};

const BOT: &str = "def play(stat, storage):\n    return 'left'\n";

/// Lets the contest play `least` games, and pauses it.
fn play(organiser: &Visitor, least: usize) {
    wait("games", || {
        (organiser.get("/c/cup/organise/games.csv").text.lines().count() > least).then_some(())
    });
    organiser.go("/c/cup/organise/pause", &[("paused", "1")]);
    wait("the end of what runs", || {
        organiser
            .get("/c/cup")
            .words()
            .contains("0 matches running")
            .then_some(())
    });
}

#[test]
fn a_table_of_games_has_each_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = Server::start(folder.path(), None);
    let (organiser, code) = contest(&server, &[("config", SMALL)]);
    server.member(&code, "ann").hand_in(BOT);
    play(&organiser, 250);
    let csv = organiser.get("/c/cup/organise/games.csv");
    assert_eq!(csv.headers["content-type"], "text/csv; charset=utf-8");
    assert_eq!(
        csv.headers["content-disposition"],
        "attachment; filename=\"cup-games.csv\""
    );
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
        let bot = |side: &serde_json::Value| {
            side.as_u64()
                .map_or("", |i| game["bots"][i as usize].as_str().expect("a name"))
        };
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
        assert_eq!(
            (cells[2], cells[3], cells[11].len()),
            ("warmup", "ladder", 19),
            "{line}"
        );
    }
}
