use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rayon::prelude::*;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use turf_env::chance::settled;
use turf_env::conformance::{check, check_blind, check_vec_env};
use turf_env::games::duel2048::{Duel2048Config, Duel2048Rules};
use turf_env::games::paper::{PaperConfig, PaperRules};
use turf_env::games::stellar::{StellarConfig, StellarRules};
use turf_env::{Game, Player, Rng, Rules};

use super::{RandomGame, Script, Settings, referee};
use crate::contest::host::BotFile;
use crate::contest::host::interpreter::Interpreter;
use crate::offered::Offered;
use crate::play::arena::play_game;
use crate::play::contest::{Contest, VOID};
use crate::play::record::BotId;
use crate::records::replay::Replay;

mod attacks;

fn shipped(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(name)
}

fn settings(value: Value) -> Settings {
    Settings(value.as_object().expect("an object").clone())
}

/// Reads rules written for a test.
fn rules(source: &str) -> Result<Script, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.py");
    std::fs::write(&file, source).expect("written");
    Script::load(&file)
}

#[test]
fn shipped_games_keep_the_promises() {
    let games = [
        ("tictactoe", json!({})),
        ("connect4", json!({})),
        ("hex", json!({"size": 5})),
        ("goofspiel", json!({})),
        ("pig", json!({"goal": 30})),
        ("kuhn", json!({"hands": 3})),
        ("paper", json!({"width": 20, "height": 21, "turns": 12})),
        ("duel2048", json!({"rounds": 12})),
        ("stellar", json!({"turns": 6})),
    ];
    for (name, small) in games {
        let script = Script::load(&shipped(&format!("{name}.py"))).expect("rules");
        let config = settings(small);
        let encoding = script.encoding();
        check(encoding, &config, 1, 2);
        check_blind(encoding, &config, 1, 2).expect("blind");
        check_vec_env(encoding, &config, 1, 8, 40, Some(30));
        let found = script.examine(0, 1).expect("an answer");
        assert!(found.plies > 0 && found.faults.is_empty(), "{name}: {found:?}");
        assert!(found.results.into_values().eq([[1, found.plies, found.plies]]), "{name}: one game");
        let setup = script.draw_setup(&config, &mut Rng::new(1));
        for bot in script.bots().iter().filter(|bot| bot.name != "search" || name == "tictactoe") {
            let mut bots = [bot, &script.bots()[0]].map(|bot| bot.make(script));
            let [first, second] = &mut bots;
            let played = play_game(script, &setup, [&mut **first, &mut **second], [1, 2]);
            assert_eq!(played.detail, None, "{name}: {}", bot.name);
            let replay = Replay::new(&played, ["first", "second"].map(BotId::named));
            assert_eq!(Replay::from_json(script, &replay.to_json()), Ok(replay));
        }
        assert_eq!(script.faults(), [""; 0], "{name}");
    }
}

const COUNT: &str = "
class Game:
    def __init__(self, settings, chance):
        self.sum, self.player, self.result = 0, 0, None
    def legal(self):
        return [1, 2]
    def play(self, n):
        self.sum += n
        self.player = 1 - self.player
        if self.sum >= 9:
            self.result = (self.player, 'nine')
";

fn bot_file(source: &str) -> Arc<BotFile> {
    Arc::new(BotFile::new("bot.py", source, Interpreter::find().expect("Python")))
}

fn play_file(script: Script, bot: &str) -> (Option<usize>, &'static str, Option<String>) {
    let mut bot = script.python_bot(&bot_file(bot), 1).expect("bots are files");
    let mut other = script.bots()[0].make(script);
    let setup = script.draw_setup(&script.default_config(), &mut Rng::new(1));
    let played = play_game(script, &setup, [&mut *bot, &mut *other], [1, 2]);
    (played.winner.map(|player| player.index()), played.reason, played.detail)
}

/// A bot has a copy of the game in a process of its own: what it does to the copy changes nothing, and its answer is plain data.
#[test]
fn bot_files_play_on_copies() {
    let script = rules(COUNT).expect("rules");
    let (_, reason, detail) = play_file(
        script,
        "import game\ndef play(state):\n    assert type(state) is game.Game\n    state.sum = 100\n    return state.legal()[1]\n",
    );
    assert_eq!((reason, detail), ("nine", None));
    // Arrays are shown as lists, those of numpy, too.
    let arrays = format!(
        "import array\n{COUNT}    def show(self):\n        return {{'grid': [array.array('b', [self.sum])]}}\n"
    );
    let script = rules(&arrays).expect("rules");
    let start = script.start(&script.draw_setup(&script.default_config(), &mut Rng::new(1)));
    assert_eq!(start.shown(), Some(&json!({"grid": [[0]]})));
    let helper = "class Bot:\n    def play(self, game):\n        return 3\nclass Node:\n    def play(self, game):\n        return 1\n";
    let (winner, reason, detail) = play_file(script, helper);
    assert_eq!((winner, reason), (Some(1), "ILL"));
    assert!(detail.expect("a reason").contains("illegal action 3"));
    let object = "
class Trap:
    def __reduce__(self):
        return (print, ('run by the referee',))
def play(game):
    return Trap()
";
    let (winner, reason, detail) = play_file(script, object);
    assert_eq!((winner, reason), (Some(1), "ERR"));
    assert!(detail.expect("a reason").contains("an action is a finite number"));
}

/// A game whose rules fail is void, and the fault has its line.
#[test]
fn faults_of_rules_are_nobodys_loss() {
    let broken = COUNT.replace("self.sum += n", "self.sum += n if self.sum < 4 else None");
    let why = rules(&broken).expect_err("random games meet it");
    assert!(why.contains("line 8") && why.contains("NoneType"), "{why}");
    let rare = COUNT.replace("self.sum += n", "self.sum += n if self.sum != 4 or n == 1 or not ARMED else None");
    let script = rules(&("ARMED = False\n".to_owned() + &rare)).expect("rules");
    let mut found = script.examine(0, 5).expect("an answer");
    assert!(found.faults.is_empty());
    found.add(script.examine(5, 12).expect("an answer"));
    assert_eq!(found, script.examine(0, 12).expect("an answer"), "by parts as at once");
    let faulty = [
        ("two different games", COUNT.replace("+= n", "+= n + int(2 * __import__('random').random())")),
        ("line 8: TypeError", COUNT.replace("return [1, 2]", "return [1, 2, 'x']")),
        ("result is 'nine', not (winner", COUNT.replace("(self.player, 'nine')", "'nine'")),
        ("result is (True, 'nine'), not (winner", COUNT.replace("(self.player, 'nine')", "(True, 'nine')")),
        ("scores is {0: 1}, not a pair", COUNT.to_owned() + "    scores = {0: 1}\n"),
        ("show() gives str, not", COUNT.to_owned() + "    def show(self):\n        return 'x'\n"),
        ("'X' as 2, neither", COUNT.to_owned() + "    def show(self):\n        return {'legend': {'X': 2}}\n"),
        ("keep data in a module", COUNT.replace("+= n", "+= len(open('data.txt').read())")),
        (
            "changes the original",
            COUNT.to_owned()
                + "    def copy(self):\n        other = Game.__new__(Game)\n        other.__dict__ = self.__dict__\n        return other\n",
        ),
    ];
    for (says, source) in faulty {
        let found = rules(&source).map(|script| script.examine(0, 20).expect("an answer").faults);
        let told = found.map_or_else(|why| why, |faults| faults.into_keys().collect::<Vec<_>>().join("; "));
        assert!(told.contains(says), "{says}: {told}");
    }
}

/// A card that a player may not see changes nothing of what is shown to it, and nothing that its network sees.
#[test]
fn what_is_hidden_stays_hidden() {
    let kuhn = Script::load(&shipped("kuhn.py")).expect("rules");
    let setup = kuhn.draw_setup(&kuhn.default_config(), &mut Rng::new(1));
    let play =
        |game: &mut super::Position, action: Value| game.play(&serde_json::from_value(action).expect("an action"));
    let dealt = |cards: &str, viewer: Option<Player>| {
        let game = kuhn.start(&setup);
        let mut game = viewer.map_or(game.clone(), |player| game.seen_by(player));
        play(&mut game, json!({"chance": cards}));
        game
    };
    for (viewer, differs) in [(Some(Player::A), false), (Some(Player::B), true), (None, true)] {
        let [mut one, mut two] = ["JQ", "JK"].map(|cards| dealt(cards, viewer));
        let player = viewer.unwrap_or(Player::B);
        assert_eq!(one.shown() != two.shown(), differs);
        assert_eq!(one.seen(player).cells != two.seen(player).cells, differs);
        let opening = kuhn.start(&setup);
        let deal = &opening.chance()[0].0;
        assert_eq!(
            viewer.map_or(opening.clone(), |player| opening.clone().seen_by(player)).tells(deal),
            viewer.is_none()
        );
        // Bids are for all to see, and so are the cards after the last.
        for game in [&mut one, &mut two] {
            assert!(game.tells(&game.legal()[1]));
            play(game, json!("bet"));
            assert_eq!(game.shown().map(|shown| &shown["grid"][0][1] == "?"), Some(viewer == Some(Player::A)));
            play(game, json!("bet"));
        }
        assert_ne!(one.shown(), two.shown());
    }
    let source = std::fs::read_to_string(shipped("kuhn.py")).expect("there");
    let leaky =
        rules(&source.replace("hidden = None if None in (player, self.player) else 1 - player", "hidden = None"));
    let found = leaky.expect("rules").examine(0, 9).expect("an answer").faults;
    assert!(found.contains_key("show(player) gives away what seen() draws anew"), "{found:?}");
}

fn kill_rules(script: Script) {
    for process in 0..script.definition().processes() {
        let pid = script.definition().slot(process).lock().pid();
        if let Some(pid) = pid.and_then(|pid| Pid::from_raw(pid as i32)) {
            kill_process(pid, Signal::KILL).expect("it is ours");
        }
    }
}

/// A process that ends is replaced, and what it held is played again.
#[test]
fn a_killed_process_loses_no_game() {
    let script = Script::load(&shipped("connect4.py")).expect("rules");
    let setup = script.draw_setup(&script.default_config(), &mut Rng::new(1));
    let mut game = script.start(&setup);
    let mut twin = game.clone();
    let play = |game: &mut super::Position, column: usize| {
        let action = game.legal()[column].clone();
        game.play(&action);
    };
    for column in [3, 3, 2, 4] {
        play(&mut game, column);
        play(&mut twin, column);
    }
    kill_rules(script);
    play(&mut game, 5);
    play(&mut twin, 5);
    assert_eq!(game, twin);
    assert_eq!(game.to_string(), twin.to_string());
    assert_eq!(script.faults(), [""; 0]);
    assert!(game.outcome().is_none() && script.check_setup(&setup).is_ok());
}

const REFEREE: &str = "
settings = {'calls': 3}
endings = {'sum': 'the larger sum'}

def add(bot, board):  # in the bot's process; bot is its file, or a class of bots
    return getattr(bot, 'extra', 0) + board['n']

def referee(players, settings, chance):
    sums = [0, 0]
    for i in range(settings['calls']):
        n = chance.randrange(10)
        for player in (0, 1):
            sums[player] += players[player].call('output', {'n': n, 'all': sums, 'me': players[player]}, limit=5)
            sums[player] += players[player].call(add, {'n': n})
    winner = None if sums[0] == sums[1] else sums.index(max(sums))
    return {'winner': winner, 'reason': 'sum', 'scores': sums, 'record': {'sums': sums}}

class beside:
    class Zero:
        def output(self, board):
            return 0

bots = [beside.Zero]
";

/// A referee calls bots; its game is a value as any other, which its answers replay.
#[test]
fn referees_call_bots() {
    let script = rules(REFEREE).expect("rules");
    let good = [
        "def output(board):\n    return board['n'] + (board['me'] is None)\n",
        "extra = 1\nclass Player:\n    def output(self, board):\n        return 1\n",
    ];
    for bot in good {
        assert_eq!(play_file(script, bot), (Some(0), "sum", None));
    }
    let bad = [
        ("import time\ndef output(board):\n    time.sleep(5.2)\n", "OVT", "of 5 s for one call"),
        ("def play(board):\n    return 1\n", "ERR", "neither a function output nor a class"),
        ("def output(board):\n    return {1, 2}\n", "ERR", "a list of such"),
    ];
    for (bot, reason, says) in bad {
        let (winner, why, detail) = play_file(script, bot);
        assert_eq!((winner, why), (Some(1), reason), "{detail:?}");
        assert!(detail.as_ref().is_some_and(|detail| detail.contains(says)), "{says}: {detail:?}");
    }
    // The limit of a call replaces the game's clock.
    let slow = "import time\ndef output(board):\n    time.sleep(.2)\n    return 1\n";
    let hangs = slow.to_owned() + "def __getattr__(name):\n    time.sleep(9)\n";
    for (bot, reason) in [(slow, "sum"), (&*hangs, "OVT")] {
        let mut file = bot_file(bot);
        Arc::make_mut(&mut file).think = Some(Duration::from_millis(300));
        let mut bot = script.python_bot(&file, 1).expect("bots are files");
        let setup = script.draw_setup(&script.default_config(), &mut Rng::new(1));
        let played = play_game(script, &setup, [&mut *bot, &mut *script.bots()[0].make(script)], [1, 2]);
        assert_eq!(played.reason, reason, "{:?}", played.detail);
    }
    // An answer that the engine cannot bear: the organiser's fault, for it let it in.
    let (winner, reason, detail) = play_file(script, "def output(board):\n    return 'x'\n");
    assert_eq!((winner, reason), (None, VOID));
    assert!(detail.as_ref().is_some_and(|fault| fault.contains("line 13: TypeError")), "{detail:?}");
}

#[test]
fn referees_replay_and_are_checked() {
    let engine = Script::load(&shipped("tetris.py")).expect("rules");
    let found = referee::examine(engine, 0, 4);
    assert!(found.plies > 40 && found.faults.is_empty(), "{found:?}");
    let setup = engine.draw_setup(&settings(json!({"pieces": 4})), &mut Rng::new(1));
    let mut bots = [0, 1].map(|at| engine.bots()[at].make(engine));
    let [first, second] = &mut bots;
    let played = play_game(engine, &setup, [&mut **first, &mut **second], [1, 2]);
    let replay = Replay::new(&played, ["first", "second"].map(BotId::named));
    assert_eq!(Replay::from_json(engine, &replay.to_json()), Ok(replay.clone()));
    let records: Vec<_> = replay.positions().map(|game| game.record().expect("a record")).collect();
    // Before its end a game has the record that it would leave if the bots failed.
    let lengths: Vec<_> = records.iter().map(|record| record.as_array().map(Vec::len)).collect();
    assert_eq!(lengths, (0..9).map(Some).collect::<Vec<_>>(), "{records:?}");
    let faulty = [
        ("two different games", REFEREE.replace("'scores': sums", "'scores': [__import__('os').urandom(1)[0], 0]")),
        ("give `call` a function `valid`", REFEREE.to_owned()),
        ("the record is not shown", REFEREE.replace("'record': {'sums': sums}", "'record': {1, 2}")),
        ("no bots", REFEREE.replace("bots = [beside.Zero]", "bots = []")),
        ("referee() gives no", REFEREE.replace("return {'winner': winner,", "return {'winner': 2,")),
    ];
    for (says, source) in faulty {
        let told =
            rules(&source).map_or_else(|why| why, |script| format!("{:?}", referee::examine(script, 0, 3).faults));
        assert!(told.contains(says), "{says}: {told}");
    }
}

/// Engines keep state in classes and modules, and look at the clock: games side by side do not meet, and replay.
#[test]
fn referees_share_nothing() {
    let engine = "
import time
class Board:
    moves = []
def referee(players, settings, chance):
    Board.moves.clear()
    start = time.perf_counter()
    for player in players:
        player.call('__init__')
    for i in range(6):
        Board.moves.append(players[i % 2].call('f', i))
    slow = time.perf_counter() - start > 0.01
    return {'winner': int(Board.moves != list(range(6)) or slow), 'reason': 'alone', 'record': Board.moves}
class Slow:
    def f(self, i):
        import time
        time.sleep(0.01)
        return i
bots = [Slow]
";
    let script = rules(engine).expect("rules");
    let setups: Vec<_> = (0..6).map(|seed| script.draw_setup(&settings(json!({})), &mut Rng::new(seed))).collect();
    let games: Vec<_> = (setups.par_iter().map(|setup| {
        let [mut a, mut b] = [0, 0].map(|at: usize| script.bots()[at].make(script));
        play_game(script, setup, [&mut *a, &mut *b], [1, 2])
    }))
    .collect();
    for played in games {
        assert_eq!((played.winner, played.reason, &played.detail), (Some(Player::A), "alone", &None));
        let replay = Replay::new(&played, ["a", "b"].map(BotId::named));
        let positions: Vec<_> = replay.positions().collect();
        assert!(positions.iter().all(|game| game.record().is_ok()), "a record is a game beside this one");
        assert_eq!(Replay::from_json(script, &replay.to_json()), Ok(replay.clone()));
    }
    let helped =
        "class Mine:\n    def f(self, i):\n        return i\nclass Node:\n    def __init__(self, x):\n        pass\n";
    assert_eq!(play_file(script, helped), (Some(0), "alone", None), "a class of helpers is no bot");
}

/// Chance that may follow on chance for ever.
#[test]
fn endless_chance_is_searched() {
    let script = rules(
        "
class Game:
    def __init__(self, settings, chance):
        self.player, self.turn, self.result = None, 0, None
    def outcomes(self):
        return [('again', 1), ('go', 1)]
    def legal(self):
        return ['a', 'b']
    def play(self, action):
        if action == 'again':
            self.turn = 1 - self.turn
        elif action == 'go':
            self.player = self.turn
        elif action == 'a':
            self.result = (self.turn, 'won')
        else:
            self.player = None
",
    )
    .expect("rules");
    let start = script.start(&script.draw_setup(&settings(json!({})), &mut Rng::new(1)));
    let found = settled(start);
    let [sum, of_a] = [None, Some(Player::A)].map(|mover| {
        let of = found.iter().filter(|(game, _)| mover.is_none_or(|mover| game.to_move() == mover));
        of.map(|(_, share)| share).sum::<f64>()
    });
    assert!((sum - 1.0).abs() < 1e-12 && (of_a - 2.0 / 3.0).abs() < 1e-3, "{sum} {of_a}");
    let search = script.bots().iter().find(|bot| bot.name == "search").expect("offered");
    let [mut a, mut b] = [0, 0].map(|_: usize| search.make(script));
    let setup = script.draw_setup(&settings(json!({})), &mut Rng::new(1));
    assert_eq!(play_game(script, &setup, [&mut *a, &mut *b], [1, 2]).reason, "won");
}

/// With the default settings the start draws nothing; with others it does, anew for each game.
#[test]
fn starts_draw_as_the_settings_say() {
    let script = rules(
        r"
settings = {'most': 1}
class Game:
    player, result = 0, None
    def __init__(self, settings, chance):
        self.left = chance.randint(1, settings['most']) if settings['most'] > 1 else 1
    def legal(self):
        return list(range(1, self.left + 1))
    def play(self, n):
        self.result = (0, 'over')
",
    )
    .expect("rules");
    let choices = |most: u32| -> Vec<usize> {
        let mut rng = Rng::new(1);
        let mut start = || script.start(&script.draw_setup(&settings(json!({"most": most})), &mut rng));
        (0..50).map(|_| start().legal().len()).collect()
    };
    assert!((1..=3).all(|n| choices(3).contains(&n)) && choices(1) == [1; 50]);
}

/// A referee waits in a thread; its file can start no process.
#[test]
fn referees_start_no_process() {
    for call in ["os.fork()", "os.posix_spawn('/bin/true', ['true'], {})", "__import__('subprocess').run(['true'])"] {
        let script =
            rules(&REFEREE.replace("    sums = [0, 0]", &format!("    import os\n    {call}\n    sums = [0, 0]")));
        let why = script.expect_err("the first game meets it");
        assert!(why.contains("PermissionError") || why.contains("BlockingIOError"), "{call}: {why}");
    }
}

/// Games in Rust and their twins in Python are the same, and a planted difference is found.
#[test]
fn twins_are_compared() {
    fn compare<R: Offered>(rules: R, config: R::Config, name: &str) {
        let script = Script::load(&shipped(name)).expect("rules");
        for seed in 0..100 {
            let game = RandomGame::new(rules, &config, seed);
            assert_eq!(script.differs(&game), Ok(None), "{name}, seed {seed}");
        }
    }
    compare(PaperRules, PaperConfig::default(), "paper.py");
    compare(Duel2048Rules, Duel2048Config { rounds: 40 }, "duel2048.py");
    compare(StellarRules, StellarConfig::default(), "stellar.py");
    for name in ["pig.py", "goofspiel.py"] {
        let itself = "
    twin = classmethod(lambda cls, setup: cls(setup['settings'], __import__('random').Random(setup['seed'])))
    twin_action = staticmethod(lambda action: action['chance'] if isinstance(action, dict) else action)
";
        let source = std::fs::read_to_string(shipped(name)).expect("there");
        let script = rules(&source.replacen("class Game:\n", &format!("class Game:{itself}"), 1)).expect("rules");
        for seed in 0..20 {
            let game = RandomGame::new(script, &Settings::default(), seed);
            assert_eq!(script.differs(&game), Ok(None), "{name}, seed {seed}");
        }
    }
}

#[test]
fn a_planted_difference_is_found() {
    let source = std::fs::read_to_string(shipped("duel2048.py")).expect("there");
    let first = |planted: &str, by: &str| {
        assert!(source.contains(planted));
        let script = rules(&source.replace(planted, by)).expect("rules");
        let differ = |seed| script.differs(&RandomGame::new(Duel2048Rules, &Duel2048Config { rounds: 40 }, seed));
        (0..20).find_map(|seed| differ(seed).expect("an answer")).expect("a difference")
    };
    let found = first("merged.add(near)", "pass");
    assert!(found.rust != found.python, "{found:?}");
    let found = first("own = [own[self.numbers", "own = own or [own[self.numbers");
    assert!(found.ply == 0 && found.rust["legal"] != found.python["legal"], "{found:?}");
    let found = first("counts[0] > counts[1]", "counts[0] < counts[1]");
    assert_eq!(found.rust["result"][1], "score");
    let found = first(
        "self.step += 1\n        self.skip()",
        "self.step += 1\n        1 / (len(self.numbers) - 40)\n        self.skip()",
    );
    assert!(found.python["fault"].as_str().is_some_and(|why| why.contains("ZeroDivisionError")), "{found:?}");
}
