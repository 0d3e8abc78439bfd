use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use turf_env::conformance::{check, check_blind, check_vec_env};
use turf_env::{Game, Rng, Rules};

use super::{Script, Settings};
use crate::contest::host::BotFile;
use crate::contest::host::interpreter::Interpreter;
use crate::offered::Offered;
use crate::play::arena::play_game;
use crate::play::contest::Contest;
use crate::play::record::BotId;
use crate::records::replay::Replay;

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

fn play_file(script: Script, bot: &str) -> (Option<usize>, &'static str, Option<String>) {
    let file = Arc::new(BotFile::new("bot.py", bot, Interpreter::find().expect("Python")));
    let mut bot = script.python_bot(&file, 1).expect("bots are files");
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
    let (winner, reason, detail) = play_file(script, "class Bot:\n    def play(self, game):\n        return 3\n");
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
    assert!(detail.expect("a reason").contains("an action is a number"));
}

/// A game whose rules fail is void, and the fault has its line.
#[test]
fn faults_of_rules_are_nobodys_loss() {
    let broken = COUNT.replace("self.sum += n", "self.sum += n if self.sum < 4 else None");
    let why = rules(&broken).expect_err("random games meet it");
    assert!(why.contains("line 8") && why.contains("NoneType"), "{why}");
    let rare = COUNT.replace("self.sum += n", "self.sum += n if self.sum != 4 or n == 1 or not ARMED else None");
    let script = rules(&("ARMED = False\n".to_owned() + &rare)).expect("rules");
    assert!(script.examine(0, 5).expect("an answer").faults.is_empty());
    let faulty = [
        ("two different games", COUNT.replace("+= n", "+= n + int(2 * __import__('random').random())")),
        ("line 8: TypeError", COUNT.replace("return [1, 2]", "return [1, 2, 'x']")),
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
    for process in 0..script.definition().processes() {
        let pid = script.definition().slot(process).lock().pid();
        if let Some(pid) = pid.and_then(|pid| Pid::from_raw(pid as i32)) {
            kill_process(pid, Signal::KILL).expect("it is ours");
        }
    }
    play(&mut game, 5);
    play(&mut twin, 5);
    assert_eq!(game, twin);
    assert_eq!(game.to_string(), twin.to_string());
    assert_eq!(script.faults(), [""; 0]);
    assert!(game.outcome().is_none() && script.check_setup(&setup).is_ok());
}
