//! `turf practice`: a kit that needs Python only plays the games that turf plays.

use std::process::{Command, Output};

use serde_json::Value;

use crate::support::{Place, text};

/// Plays whatever the chance of its process says, prints it, and fails now and then.
const TALKER: &str = r#"
import random

def play(game, seat):
    action = random.choice(game.legal(seat) if getattr(game, "simultaneous", False) else game.legal())
    print("I play", action)
    if random.random() < 0.01:
        raise ValueError("oops")
    return action
"#;

/// The same in the contracts of the contests; what it prints depends on all that it gets.
const PAPER: &str = r#"
import random

def init(storage):
    storage["games"] = 0

def load(stat, storage):
    storage["games"] += 1
    print("game", storage["games"], stat["size"])

def play(stat, storage):
    now, at = stat["now"], random.random()
    if len(stat["log"]) % 20 < 2:
        cells = [sum(cell is not None for column in now[board] for cell in column) for board in ("fields", "bands")]
        print(len(stat["log"]), now["turnleft"], now["me"], now["enemy"], cells)
    if at < 0.001:
        raise ValueError("oops")
    return "no move" if at < 0.02 else "L" if at < 0.15 else "R" if at < 0.25 else "S"
"#;
const DUEL2048: &str = r#"
import random

class Player:
    def __init__(self, isFirst, array):
        self.me = isFirst
        print(len(array), isFirst)

    def output(self, currentRound, board, mode):
        if mode[0] == "_" or currentRound % 30 == 0:
            print(currentRound, mode, board.getDecision(True), board.getDecision(False), board)
        if mode == "position":
            own, other = board.getNext(self.me, currentRound), board.getNone(not self.me)
            return random.choice(other[:5] + [own] * 5 if own else other)
        if random.random() < 0.001:
            return "no move"
        return random.choice([way for way in range(4) if mode[0] == "_" or board.copy().move(self.me, way)] or [None])
"#;
const STELLAR: &str = r#"
import random

class player_class:
    def __init__(self, player_id):
        self.me = player_id

    def player_func(self, map_info):
        own = [node for node in map_info.nodes[1:] if node.belong == self.me]
        print(len(own), map_info.error1, map_info.error2, [(node.power, node.get_next()) for node in map_info.nodes[1:3]])
        at = random.random()
        if at < 0.03:
            raise ValueError("oops")
        if at < 0.1:
            return random.choice(["no list", [(1, 2, 1e9)], [(1, 2, "x")]])
        return [(node.number, random.choice(node.get_next()), random.random() * node.power[self.me]) for node in own]
"#;

/// A system that lacks what only some have.
const ELSEWHERE: &str =
    "import os, signal\nfor name in ('fork', 'forkpty'):\n    delattr(os, name)\ndel signal.SIGUSR2\n";

fn unpacked(at: &Place, game: &str, folder: &str) {
    at.succeed(&format!("practice {} --out kit.zip", flag(game)));
    let unzip = format!("import zipfile; zipfile.ZipFile('kit.zip').extractall('{folder}')");
    assert!(Command::new("python3").args(["-c", &unzip]).current_dir(at.path("")).status().expect("Python").success());
    let talker = match game {
        "paper" => PAPER,
        "duel2048" => DUEL2048,
        "stellar" => STELLAR,
        _ => TALKER,
    };
    at.write(&format!("{folder}/practice/talker.py"), talker);
}

fn flag(game: &str) -> String {
    if game.ends_with(".py") { format!("{}/../games/{game}", env!("CARGO_MANIFEST_DIR")) } else { game.into() }
}

/// Returns what `turf replay` is told of the game.
fn of(game: &str) -> String {
    if game.ends_with(".py") { format!("--game {}", flag(game)) } else { String::new() }
}

fn python(at: &Place, folder: &str, line: &str) -> Output {
    let mut python = Command::new("python3");
    python.current_dir(at.path(&format!("{folder}/practice"))).env("PYTHONIOENCODING", "gbk");
    python.env("PYTHONPATH", at.path("elsewhere")).args(line.split_whitespace()).output().expect("Python")
}

/// Returns a record without times and the program's name.
fn plain(mut record: Value) -> Value {
    let fields = record.as_object_mut().expect("an object");
    let micros = fields["micros"].as_array().expect("a list").len();
    fields.retain(|key, _| !["written_by", "start_micros"].contains(&key.as_str()));
    fields.insert("micros".into(), micros.into());
    record
}

/// Returns the film of a page of one replay.
fn film(html: &str) -> Value {
    let (_, rest) = html.split_once("class=\"film\"").expect("a film");
    let (_, rest) = rest.split_once('>').expect("its data");
    serde_json::from_str(rest.split_once("</script>").expect("its end").0).expect("JSON")
}

#[test]
fn the_kit_plays_and_draws_the_same_games() {
    const FILM: &str = r##"
import json, sys
told = json.load(open("kit/kit.json", encoding="utf-8"))
if told["own"]:
    from kit import own as play
else:
    from kit import match as play, rules
    rules.Call.__module__ = "__main__"
    Call = rules.Call
game = play.Game(".", told)
bots = [game.Bot(game, name) for name in sys.argv[1:3]]
if bots[0].name == bots[1].name:
    bots[1].name += "#2"
games = game.series(bots, 1, int(sys.argv[3]))
_, one = next(games)
shown = game.Film(one)
one.play()
json.dump(shown.finish(), open("film.json", "w"))
json.dump(one.replay(), open("replay.json", "w"))
games.close()
"##;
    for (game, bots) in [
        ("hex.py", ["talker.py"; 2]),
        ("kuhn.py", ["talker.py"; 2]),
        ("pig.py", ["talker.py"; 2]),
        ("goofspiel.py", ["talker.py"; 2]),
        ("stellar.py", ["talker.py"; 2]),
        ("tetris.py", ["Flat", "Left"]),
        ("paper", ["talker.py"; 2]),
        ("duel2048", ["talker.py"; 2]),
        ("stellar", ["talker.py"; 2]),
    ] {
        let at = Place::new();
        at.write("film.py", FILM);
        unpacked(&at, game, "kit");
        let file = flag(game);
        let specs = bots.map(|bot| if bot == "talker.py" { "python:kit/practice/talker.py" } else { bot });
        for seed in [1, 2] {
            let out = python(
                &at,
                "kit",
                &format!("-c {} {} {} {seed}", "exec(open('../../film.py').read())", bots[0], bots[1]),
            );
            assert!(out.status.success(), "{game}: {}", text(&out.stderr));
            at.succeed(&format!(
                "match --game {file} --first {} --second {} --games 1 --seed {seed} --replays turf{seed} --walls any",
                specs[0], specs[1]
            ));
            let [ours, theirs] = ["kit/practice/replay.json".to_owned(), format!("turf{seed}/game-0001.json")]
                .map(|path| at.read_json(&path));
            // A kit has its own maps; its film below says that they are played alike.
            if game != "stellar" {
                assert_eq!(plain(ours), plain(theirs), "{game}");
            }
            at.succeed(&format!("replay kit/practice/replay.json {} --html {seed}.html", of(game)));
            assert_eq!(at.read_json("kit/practice/film.json"), film(&at.read(&format!("{seed}.html"))), "{game}");
        }
    }
}

#[test]
fn the_kit_works_where_systems_differ() {
    let at = Place::new();
    at.write("elsewhere/sitecustomize.py", ELSEWHERE);
    let folder = "my practice 练习";
    unpacked(&at, "hex.py", folder);
    at.write(&format!("{folder}/practice/hangs.py"), "def play(game):\n    while True:\n        pass\n");
    let out = python(&at, folder, "practice.py mybot.py sample.py --games 6 --seed 3 --replays records");
    let said = text(&out.stdout);
    assert!(out.status.success() && said.contains("all games"), "{said}{}", text(&out.stderr));
    assert_eq!(at.files(&format!("{folder}/practice/records")).len(), 6);
    assert_eq!(
        text(&python(&at, folder, "practice.py mybot.py sample.py --games 6 --seed 3").stdout).lines().nth(3),
        said.lines().nth(3)
    );
    let out = python(&at, folder, "practice.py hangs.py sample.py --games 2 --think 0.3");
    let said = text(&out.stdout);
    assert!(
        said.contains("hangs lost: out of time (2)") && said.contains("hangs.py: play: no answer within"),
        "{said}"
    );
    let out = python(&at, folder, "practice.py none.py sample.py");
    assert!(
        !out.status.success() && text(&out.stderr).contains("none.py is neither a file nor a bot of hex.py: random")
    );
    assert!(text(&python(&at, folder, "practice.py --help").stdout).contains("--watch"));
    for game in ["paper", "duel2048", "stellar"] {
        unpacked(&at, game, game);
        let out = python(&at, game, "practice.py mybot.py sample.py --games 2 --seed 3");
        assert!(
            text(&out.stdout).contains("all games                   2     0    0"),
            "{}{}",
            text(&out.stdout),
            text(&out.stderr)
        );
    }
    assert!(
        at.refuse("practice paper --set game.boards=[{width=30,height=21,max_turns=9,quiet_turns=3}]")
            .contains("without quiet_turns")
    );
}

/// A person's choices, made as the page makes them.
#[test]
fn a_person_plays_a_kit() {
    const PERSON: &str = r##"
import atexit, json, os, re, subprocess, sys, time, urllib.error, urllib.request
kit = subprocess.Popen([sys.executable, "-u", "practice.py", "sample.py", "--play", "--games", "2", "--seed", "4", "--replays", "played"],
                       stdout=subprocess.PIPE, env=dict(os.environ, BROWSER="true", PYTHONHASHSEED="0"))
atexit.register(kit.kill)
url = re.search(r"http\S+/", kit.stdout.readline().decode()).group(0)
def ask(path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"Content-Type": "application/json", **headers})
    return json.load(urllib.request.urlopen(request, timeout=30))
def refused(*what, **headers):
    try:
        ask(*what, **headers)
    except urllib.error.HTTPError as error:
        return error.code
choice = {"paper": lambda _: "Left", "stellar": lambda own: [{"from": 1, "to": 999, "amount": 1}]}
choice["duel2048"] = lambda o: {"Place": o["cells"][0]} if o["cells"] else {"Merge": ["Up", "Down", "Left", "Right"][o["directions"][0]]}
for game in range(2):
    while ask("state.json")["yours"] != game:
        time.sleep(0.05)
    begun = ask("api/game/%d" % game)
    assert begun["seat"] == 1 - game and begun["film"]["names"][begun["seat"]] == "human", begun["seat"]
    assert refused("api/act", {"id": 7, "action": None}) == 400
    assert refused("api/act", {"id": game, "action": None}, Host="elsewhere.example") == 404
    told, frames = begun["update"], len(begun["film"]["frames"])
    while not told["end"]:
        assert told["your_move"]
        action = choice.get(begun["film"]["game"], lambda options: options[0][0])(told["options"])
        told = ask("api/act", {"id": game, "action": action if game == 0 else None})
        frames += len(told["frames"])
    assert frames == len(ask("game/%d" % game)["frames"])
    assert (told["end"]["reason"] == "resigned") == (game == 1), told["end"]
    ask("api/new", {})
assert kit.stdout.readline().startswith(b"seed 4")
while b"watch the games" not in kit.stdout.readline():
    pass
"##;
    for game in ["hex.py", "kuhn.py", "goofspiel.py", "paper", "duel2048", "stellar"] {
        let at = Place::new();
        at.write("person.py", PERSON);
        unpacked(&at, game, "kit");
        let out = python(&at, "kit", "../../person.py");
        assert!(out.status.success(), "{game}: {}", text(&out.stderr));
        for replay in at.files("kit/practice/played") {
            at.succeed(&format!("replay {} {} --text", replay.display(), of(game)));
        }
    }
}
