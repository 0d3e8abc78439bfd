//! `turf check`: its findings about small bots, and its verdict.

use crate::support::{Place, each, text};
use serde_json::Value;
use turf_agents::contest::host::interpreter::Interpreter;

fn check(source: impl AsRef<[u8]>, options: &str) -> Option<(bool, Value)> {
    if let Err(why) = Interpreter::find() {
        println!("NOT CHECKED: {why}");
        return None;
    }
    let at = Place::new();
    at.write("tested.py", source);
    let [told, output] = ["", "--json -"].map(|json| at.turf(&format!("check tested.py {options} {json}")));
    assert_eq!(output.status.code(), told.status.code());
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    // Two runs take different times.
    let timeless = |text: &str| text.replace(|c: char| c.is_ascii_digit(), "0");
    let told = timeless(&text(&told.stdout));
    for part in ["what", "fix"].iter().flat_map(|key| each(&report["findings"], key)) {
        assert!(told.contains(&timeless(part)), "{told}");
    }
    assert_eq!(report["plays"], output.status.success());
    Some((output.status.success(), report))
}

fn told(report: &Value) -> Vec<String> {
    let all = report["findings"].as_array().expect("a list").iter();
    let text = |f: &Value, key: &str| f[key].as_str().expect("a text").to_string();
    let line = |f: &Value| format!("{} {} {}", text(f, "kind"), f["lines"], text(f, "what"));
    all.filter(|f| f["kind"] != "missing").map(line).collect()
}

const DUEL: &str = "
import time
class Player:
    def __init__(self, isFirst, array):
        self.isFirst = isFirst
        SLEEP
    def output(self, currentRound, board, mode):
        if mode == 'position':
            return board.getNext(self.isFirst, currentRound) or board.getNone(not self.isFirst)[0]
        return [d for d in range(4) if board.copy().move(self.isFirst, d)][0] if mode == 'direction' else None
";
const STELLAR: &str = "
from GameMap import GameMap
class player_class:
    def __init__(self, player_id):
        self.me = player_id
    def player_func(self, map_info):
        mine = [node for node in map_info.nodes if node.belong == self.me]
        return [(node.number, node.get_next()[0], ANSWER) for node in mine]
";

#[test]
fn good_bots_play() {
    let bots = [
        ("paper", "def play(stat, storage):\n    return 's'\n".to_owned()),
        ("duel2048", DUEL.replace("SLEEP", "pass")),
        ("stellar", STELLAR.replace("ANSWER", "node.power[self.me] / 2")),
    ];
    for (game, source) in bots {
        let Some((plays, report)) = check(&source, "") else {
            return;
        };
        assert!(plays && told(&report).is_empty(), "{report}");
        assert_eq!((&report["game"], report["games"].as_array().unwrap().len()), (&game.into(), 2));
    }
}

#[test]
fn what_a_contest_bans_is_told_with_its_lines() {
    let source = "import os, math\nSEEN = []\n\ndef play(stat, storage):\n    from sys import path\n    SEEN.append(1)\n    return 's'\n";
    let Some((plays, report)) = check(source, "") else {
        return;
    };
    assert!(plays, "it runs all the same: {report}");
    assert_eq!(
        told(&report),
        [
            "banned [1] the contest bans the import of os",
            "banned [5] the contest bans the import of sys",
            "banned [6] the global SEEN lives on between games"
        ]
    );
    assert_eq!(report["findings"][1]["code"], "from sys import path");
    let (plays, report) = check(source, "--bans strict").expect("as before");
    assert!(!plays && report["games"].as_array().map(Vec::len) == Some(2), "{report}");
    let source = DUEL.replace("import time", "import os").replace("SLEEP", "eval('1')");
    let (plays, report) = check(&source, "--game duel2048").expect("as before");
    assert!(!plays);
    let told = told(&report);
    assert_eq!(
        told[..2],
        ["banned [2] the contest does not allow the import of os", "banned [6] the contest bans eval"]
    );
    assert!(told[2].starts_with("error [2] tested.py: import: ImportError"), "{told:?}");
}

#[test]
fn what_fails_is_told_with_its_line() {
    for (source, game, kind) in [
        (
            "def play(stat, storage):\n    return 's'\n  x = 1\n",
            "paper",
            "error [3] Python cannot read it: IndentationError",
        ),
        ("def play(stat storage):\n    pass\n", "paper", "error [1] Python cannot read it: SyntaxError"),
        ("def play(stat, storage):\n    return 1 / 0\n", "paper", "error [2] tested.py: play: ZeroDivisionError"),
        ("class Player:\n    pass\n", "duel2048", "error [] tested.py: Player: TypeError"),
        (&STELLAR.replace("ANSWER", "1 / 0"), "stellar", "dropped [8] orders dropped: ZeroDivisionError"),
        (&STELLAR.replace("ANSWER", "-1"), "stellar", "dropped [] against the rules: order 1, (1, "),
    ] {
        let Some((plays, report)) = check(source, "") else {
            return;
        };
        assert!(!plays && report["game"] == game, "{report}");
        assert!(told(&report)[0].starts_with(kind), "{kind}: {report}");
        let n_dropped = told(&report).iter().filter(|finding| finding.contains("lists of orders were dropped")).count();
        assert_eq!(n_dropped, kind.starts_with("dropped") as usize, "{report}");
    }
    let (plays, report) = check("x = 1\n", "--game paper").expect("as before");
    assert!(!plays && told(&report)[0].contains("the file defines no function play"), "{report}");
}

#[test]
fn what_fails_after_a_decision_that_counts_plays_with_its_error_told() {
    let late =
        "def play(stat, storage):\n    storage['n'] = storage.get('n', 0) + 1\n    return 's'[storage['n'] // 9]\n";
    for (source, error) in [
        (late, "error [3] tested.py: play: IndexError"),
        (&DUEL.replace("SLEEP", "pass").replace("'direction'", "'x'"), "error [] tested.py: output: the answer None"),
    ] {
        let Some((plays, report)) = check(source, "") else {
            return;
        };
        assert!(plays && told(&report)[0].starts_with(error), "{report}");
        assert_eq!(report["games"].as_array().map(Vec::len), Some(2), "{report}");
    }
}

#[test]
fn answers_that_are_no_move_are_counted_and_play_on() {
    for (answer, example) in [
        ("'straight on please'", Some("'straight on please' of type str")),
        ("None", Some("None of type NoneType")),
        ("[0] * 10 ** 6", Some("a value of type list")),
        ("'left' if stat['now']['turnleft'][0] % 4 == 0 else 'Straight'", None),
    ] {
        let Some((plays, report)) = check(format!("def play(stat, storage):\n    return {answer}\n"), "") else {
            return;
        };
        assert!(plays, "{report}");
        let told = told(&report);
        let Some(example) = example else {
            assert!(told.is_empty(), "{told:?}");
            continue;
        };
        let [line] = &told[..] else { panic!("{told:?}") };
        let counted = line.strip_suffix(&format!(" answers were no move (for example {example})"));
        let counted = counted.and_then(|line| line.strip_prefix("answer [] ")?.split_once(" of "));
        assert!(counted.is_some_and(|(n, all)| n == all), "{line}");
    }
}

#[test]
fn what_is_handed_in_by_mistake_is_named() {
    for (file, what) in [
        (&b" \n"[..], "error [] the file is empty"),
        (b"PK\x03\x04def play", "error [] this is a zip archive"),
        (b"{\"cells\": [], \"nbformat\": 4}", "error [] this is a Jupyter"),
        (b"\x7fELF\0", "error [] this is a binary file"),
        (b"\xff\xfed\0e\0f\0", "error [] the file is in UTF-16"),
        (b"x = '\xd6\xd0'", "error [] the file is in GBK"),
        (b"def play(s, t): 's' # \xd6\xd0", "encoding [] the file is in GBK"),
        (b"print 'hi'", "error [1] this is Python 2: Missing"),
        (b"try: x\nexcept A, e: x", "error [2] this is Python 2"),
        (b"if 1:\n\tif 1:\n        x", "error [3] tabs and spaces"),
    ] {
        let Some((plays, report)) = check(file, "--game paper") else {
            return;
        };
        assert!(told(&report)[0].starts_with(what), "{report}");
        assert_eq!(plays, what.starts_with("encoding"), "{report}");
    }
    let (_, report) = check("import tensorflow\ndef play(stat, storage): 's'\n", "").expect("as before");
    let fixes = each(&report["findings"], "fix").concat();
    assert_eq!(fixes.contains("turf export"), report["findings"][0]["kind"] == "missing", "{report}");
}

#[test]
fn the_handbooks_older_contract_is_told() {
    let source = "def load(storage):\n    storage['memory']['games'] = 0\n\ndef play(stat, storage):\n    return 'lr'[stat['me']['x'] % 2]\n";
    let Some((plays, report)) = check(source, "") else {
        return;
    };
    assert!(!plays);
    assert_eq!(
        told(&report)[..3],
        [
            "contract [1] load(storage) is of the handbook's older contract",
            "contract [2] storage['memory'] is of the handbook's older contract",
            "contract [5] stat['me'] is of the handbook's older contract"
        ]
    );
}

#[test]
fn slow_moves_are_told() {
    let Some((plays, report)) = check(DUEL.replace("SLEEP", "time.sleep(0.7)"), "") else {
        return;
    };
    let told = told(&report);
    assert!(plays && told[0].starts_with("slow []") && told[0].contains("the start took longest"), "{told:?}");
    assert!(report["games"][0]["slowest_s"].as_f64() > Some(0.5), "{report}");
}

#[test]
fn a_file_of_no_contest_asks_for_the_game() {
    let at = Place::new();
    at.write("tested.py", "x = 1\n");
    if Interpreter::find().is_ok() {
        let said = at.turf("check tested.py").stderr;
        assert!(text(&said).contains("add --game"), "{}", text(&said));
    }
    assert!(at.refuse("check none.py").contains("cannot read the bot file"));
}
