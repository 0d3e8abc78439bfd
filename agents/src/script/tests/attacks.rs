//! Files of rules and bots that attack the program, the clock or each other.

use std::sync::atomic::{AtomicU32, Ordering};

use rayon::prelude::*;

use super::*;
use crate::contest::host::isolation::Isolation;
use crate::contest::trial::Trial;
use crate::play::arena::{Seats, Series, play_series, play_watched};
use crate::play::bot::{Bot, Forfeit};
use crate::script::{Action, Position};
use crate::spec::BotSpec;
use crate::tournament::entrants::Field;
use crate::tournament::fixture::{Audience, Fixture, FixtureGame, Running};
use crate::tournament::pairing::{Kind, Pairing, Slot, Tally};
use crate::tournament::plan::{Entrant, Format, Plan};
use crate::tournament::report::Report;
use crate::tournament::run;
use crate::tournament::store::Store;

/// Returns `COUNT` with this code before every play.
fn with(code: &str) -> String {
    let body: String = code.lines().map(|line| format!("        {line}\n")).collect();
    COUNT.replace("        self.sum += n\n", &format!("{body}        self.sum += n\n"))
}

#[test]
fn rules_that_attack_are_refused_in_one_line() {
    let walls = Isolation::of_this_kernel().seccomp;
    for (attack, says) in [
        (
            "import os\nfor fd in range(3, 4000):\n    try: os.write(fd, b'\\xff' * 100)\n    except OSError: pass",
            "nonsense",
        ),
        ("__import__('os').fork()", if walls { "line 8: PermissionError" } else { "" }),
        ("__import__('os')._exit(3)", "exit status 3"),
        ("raise SystemExit", "SystemExit"),
        ("self.legal = lambda: range(100000)", "65,535 actions"),
    ] {
        let why = rules(&with(attack)).expect_err(attack);
        assert!(why.contains(says) && !why.contains('\n'), "{attack}: {why}");
    }
    let hang = ("__import__('time').sleep(1000)", "line 8: takes too long");
    let hold = "while True:\n    try: __import__('time').sleep(1000)\n    except BaseException: pass";
    [hang, (hold, "the process was killed")].par_iter().for_each(|(attack, says)| {
        let why = rules(&with(attack)).expect_err(attack);
        assert!(why.contains(says), "{why}");
    });
    let floods = rules(&with("print('x' * 1000000)")).expect("what is printed harms nobody");
    assert!(floods.examine(0, 2).expect("an answer").faults.is_empty());
}

/// A bot's process is sent the position pickled. Rules that cannot do that are at fault, not the bot.
#[test]
fn copies_that_cannot_be_sent_are_the_rules_fault() {
    for (state, says) in [
        ("self.f = lambda: 1", "pickle"),
        ("self.f = bytes(2000000)", "1000000 bytes"),
        ("self.f = chance", "foretells"),
    ] {
        let source = COUNT.replace("        self.sum, self", &format!("        {state}\n        self.sum, self"));
        let script = rules(&source).expect("rules");
        let faults = script.examine(0, 1).expect("an answer").faults;
        assert!(faults.keys().any(|fault| fault.contains(says)), "{faults:?}");
        if says != "foretells" {
            let (winner, reason, detail) = play_file(script, "def play(game):\n    return 1\n");
            assert_eq!((winner, reason), (None, VOID));
            assert!(detail.expect("a fault").contains(says));
        }
    }
}

const LAX: &str = "    def allows(self, player, action):\n        return True\n";

/// Rules that run this code once the sum is at least their setting `trap`, which no game of the default settings meets.
fn trapped(code: &str) -> (Script, Settings) {
    let source = COUNT.replace("0, 0, None\n", "0, 0, None\n        self.trap = settings['trap']\n").replace(
        "        self.sum += n\n",
        &format!("        if self.sum >= self.trap: {code}\n        self.sum += n\n"),
    );
    (rules(&format!("settings = {{'trap': 99}}{source}{LAX}")).expect("rules"), settings(json!({"trap": 3})))
}

/// Rules fail in the midst of a game: nobody loses a point, and the organiser gets the fault.
#[test]
fn void_games_count_for_nobody() {
    for (code, fault) in [("1 / 0", "line 9: ZeroDivisionError"), ("__import__('os')._exit(3)", "exit status 3")] {
        let (script, config) = trapped(code);
        let random = || script.bots()[0].make(script);
        let mut bots = [random(), random()];
        let [a, b] = &mut bots;
        let setup = script.draw_setup(&config, &mut Rng::new(1));
        let starts = AtomicU32::new(0);
        let watch = |action: Option<&_>| _ = starts.fetch_add(action.is_none() as u32, Ordering::Relaxed);
        let played = play_watched(script, &setup, [&mut **a, &mut **b], [1, 2], &watch);
        assert_eq!((played.winner, played.reason, starts.into_inner()), (None, VOID, 2), "it is played again once");
        assert!(played.detail.as_ref().is_some_and(|why| why.contains(fault)), "{:?}", played.detail);
        let replay = Replay::new(&played, ["first", "second"].map(BotId::named));
        assert_eq!(Replay::from_json(script, &replay.to_json()), Ok(replay));
        if code != "1 / 0" {
            continue; // it takes long
        }

        let series = |config| Series { rules: script, games: 6, seed: 1, seats: Seats::Swapped, config };
        assert!(play_series(&random, &random, &series(config.clone()), &|_| ()).is_empty());
        assert_eq!(play_series(&random, &random, &series(script.default_config()), &|_| ()).len(), 6);

        let file = bot_file("def play(game):\n    return 1\n");
        let trial = Trial::of_both_seats(script, &file, &config).expect_err("the rules fail");
        assert!(trial.contains(fault), "{trial}");
        let bot = || Entrant::of(&BotSpec::parse(script.encoding(), "random").expect("a bot"));
        let fixture = Fixture {
            pairing: Pairing::alone(Kind::Series, 2, 1),
            tally: Tally::default(),
            bots: [bot(), bot()],
            config: serde_json::to_value(&config).expect("plain"),
            think: None,
            printed: 0,
        };
        let unplayed = fixture.play(script, &Nobody).expect_err("the rules fail");
        assert!(unplayed.contains(fault), "{unplayed}");
    }
}

#[test]
fn tournaments_count_no_void_game() {
    for code in ["self.sum == 4 and 1 / 0", "1 / 0"] {
        let (script, config) = trapped(code);
        let folder = tempfile::tempdir().expect("a folder");
        let field = Field::read(script.encoding(), &["random".into(), "random".into()], false).expect("bots");
        let config = serde_json::to_value(&config).expect("plain");
        let plan = Plan { config, ..Plan::new(script.name(), Format::RoundRobin, field.entrants) };
        let store = Store::create(folder.path(), &plan).expect("made");
        let settings = run::Settings {
            folder: folder.path().into(),
            jobs: 1,
            pairing_time: Duration::from_secs(60),
            hide_output: false,
        };
        let sources = Arc::new(field.sources);
        let end = run::run(script.encoding(), &plan, &sources, &store, &settings, &Arc::default(), &mut |_, _| ());
        assert_eq!(end, Ok(run::End::Finished));
        let report = Report::of(&plan, &store).expect("read");
        let all_void = code == "1 / 0";
        assert_eq!(report.void() == report.games.len() as u64, all_void);
        assert!(report.void() > 0 && report.text().contains(&format!("{} games were void", report.void())));
        for row in &report.table {
            assert_eq!(u64::from(row.games) + report.void(), report.games.len() as u64);
            assert_eq!((row.game_draws, row.played, row.points > 0), (0, !all_void as u32, row.wins + row.draws > 0));
        }
    }
}

struct Nobody;

impl Audience for Nobody {
    fn stops(&self) -> bool {
        false
    }
    fn recorded(&self, _: &Slot) -> Option<String> {
        None
    }
    fn watch(&self, _: Running) {}
    fn played(&self, game: FixtureGame) -> bool {
        panic!("counted: {}", game.reason)
    }
}

/// A losing bot answers what the rules let through and cannot play: it loses, unless they fail in any case.
#[test]
fn junk_loses() {
    let answer = |script, answer: &str| play_file(script, &format!("def play(game):\n    return {answer}\n"));
    let lax = rules(&(COUNT.to_owned() + LAX)).expect("rules");
    assert_eq!(answer(lax, "3").1, "nine");
    let (winner, reason, detail) = answer(lax, "'x'");
    assert_eq!((winner, reason), (Some(1), "ILL"));
    assert!(detail.is_some_and(|why| why.contains("illegal action x") && why.contains("line 8: TypeError")));
    assert!(matches!(&lax.faults()[..], [fault] if fault.contains("line 8: TypeError")));
    let both = "
class Game:
    simultaneous, player, result = True, 0, None
    def __init__(self, settings, chance):
        pass
    def legal(self, player):
        return [1, 2]
    def play(self, a, b):
        self.result = (None if a == b else int(a < b), 'larger')
";
    let (winner, reason, _) = answer(rules(&(both.to_owned() + LAX)).expect("rules"), "'x'");
    assert_eq!((winner, reason), (Some(1), "ILL"));

    let (script, config) = trapped("1 / 0");
    let mut game = script.start(&script.draw_setup(&config, &mut Rng::new(1)));
    for n in [3, 3] {
        let action = Action::new(json!(n), None);
        assert!(game.is_legal(&action));
        game.play(&action);
    }
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(VOID));
}

/// Referees check answers by a function of their own.
#[test]
fn junk_loses_before_referees() {
    let valid = REFEREE.replace("limit=5)", "limit=5, valid=small)").replace("{'n': n})", "{'n': n}, valid=small)");
    let valid = valid + "\ndef small(n):\n    return n < 100\n";
    let script = rules(&valid).expect("rules");
    for (answer, says) in [("'x'", ": TypeError"), ("None", "line 26: TypeError"), ("1000", "1000 at decision 0")] {
        let (winner, reason, detail) = play_file(script, &format!("def output(board):\n    return {answer}\n"));
        assert_eq!((winner, reason), (Some(1), "ILL"), "{detail:?}");
        assert!(detail.as_ref().is_some_and(|why| why.contains(says)), "{answer}: {detail:?}");
    }
    assert_eq!(referee::examine(script, 0, 3).faults.len(), 0);
}

/// A player who may not know something gets no copy of it: the game is void, and no bot loses for it.
#[test]
fn a_copy_that_cannot_be_drawn_is_void() {
    let hides = "    def seen(self, player):\n        return self if self.sum < self.trap else 1 / 0\n";
    let source = COUNT.replace("0, 0, None\n", "0, 0, None\n        self.trap = settings['trap']\n");
    let script = rules(&format!("settings = {{'trap': 99}}{source}{hides}")).expect("rules");
    let mut bots = [0, 0].map(|bot| script.bots()[bot].make(script));
    let [a, b] = &mut bots;
    let played = play_game(
        script,
        &script.draw_setup(&settings(json!({"trap": 3})), &mut Rng::new(1)),
        [&mut **a, &mut **b],
        [1, 2],
    );
    assert_eq!((played.winner, played.reason), (None, VOID));
    assert!(played.detail.is_some_and(|why| why.contains("line 14: ZeroDivisionError")));
}

/// Kills the rules' processes before each of its decisions.
struct Killer(Script);

impl Bot<Position> for Killer {
    fn choose(&mut self, game: &Position) -> Result<Action, Forfeit> {
        kill_rules(self.0);
        Ok(game.legal()[0].clone())
    }
}

#[test]
fn killing_the_rules_wins_no_game() {
    let script = rules(COUNT).expect("rules");
    let setup = script.draw_setup(&script.default_config(), &mut Rng::new(1));
    let played = play_game(script, &setup, [&mut Killer(script), &mut *script.bots()[0].make(script)], [1, 2]);
    assert_eq!((played.reason, played.detail, script.faults()), ("nine", None, vec![]));
}

/// The answer of a bot is data: what it wrote as objects with methods runs nowhere else.
#[test]
fn answers_run_nothing() {
    let script =
        rules(&(COUNT.to_owned() + "    def allows(self, player, action):\n        return action == 2 or 1 / 0\n"))
            .expect("rules");
    let trap = "
import json, os
TOUCHED = []
class Number(int):
    def __eq__(self, other): return True
    def __hash__(self): return 1
    def __reduce__(self): return (os._exit, (3,))
    def __repr__(self): return '1'
class Text(str):
    def __eq__(self, other): return True
class List(list):
    def __iter__(self): return iter([1])
class Item:
    def tolist(self): return self
";
    for (answer, says) in [
        ("Number(7)", "illegal action 7"),
        ("Text('1')", "illegal action 1"),
        ("List([7])", "illegal action"),
        ("Item()", "recursion"),
        ("float('nan')", "finite number"),
        ("10 ** 400", "its answer"),
        ("'\\ud800'", "its answer"),
        ("eval('[' * 80 + ']' * 80)", "illegal action"),
        ("'x' * 100000", "longer than"),
        ("'x' * 2000000", "its answer is too long"),
        ("{'chance': 1}", "an action is a finite number"),
        ("b'\\x80\\x04.'", "an action is a finite number"),
    ] {
        let (winner, reason, detail) = play_file(script, &format!("{trap}def play(game):\n    return {answer}\n"));
        let detail = detail.expect(answer);
        assert!(
            winner == Some(1) && ["ILL", "ERR"].contains(&reason) && detail.contains(says),
            "{answer}: {reason} {detail}"
        );
    }
    assert_eq!(script.faults(), [""; 0]);
}

/// A bot that keeps the game and thinks on in threads, timers or the other's time, or looks for others.
#[test]
fn bots_stay_in_their_process() {
    if !Isolation::of_this_kernel().seccomp || Isolation::of_this_kernel().landlock.is_none() {
        return println!("NOT CHECKED: this kernel has no walls");
    }
    let script = rules(COUNT).expect("rules");
    let folder = tempfile::tempdir().expect("a folder");
    let other = folder.path().join("other.py");
    std::fs::write(&other, "SECRET = 1").expect("written");
    for (attack, says) in [
        ("threading.Thread(target=print).start()", "RuntimeError"),
        ("open('/proc/%d/mem' % os.getppid(), 'rb')", "PermissionError"),
        ("[open('/proc/%s/environ' % p) for p in os.listdir('/proc') if p.isdigit()]", "PermissionError"),
        ("open(OTHER)", "PermissionError"),
        ("os.kill(os.getppid(), 9)", "PermissionError"),
    ] {
        let source = format!("import os, threading\nOTHER = {other:?}\ndef play(game):\n    {attack}\n    return 1\n");
        let (winner, reason, detail) = play_file(script, &source);
        let detail = detail.expect(attack);
        assert!((winner, reason) == (Some(1), "ERR") && detail.contains(says), "{attack}: {detail}");
    }
}

/// A timer's handler would run a hundred times while the other thinks for a second.
#[test]
fn nobody_thinks_in_the_others_time() {
    struct Slow;
    impl Bot<Position> for Slow {
        fn choose(&mut self, game: &Position) -> Result<Action, Forfeit> {
            std::thread::sleep(Duration::from_secs(1));
            Ok(game.legal()[0].clone())
        }
    }
    let script = rules(COUNT).expect("rules");
    let source = "
import signal
ticks, kept = [], []
signal.signal(signal.SIGALRM, lambda *_: ticks.append(1))
def play(game):
    seen = len(ticks)
    if kept and seen > 50:
        raise RuntimeError('meanwhile: %d' % seen)
    kept.append(game)
    signal.setitimer(signal.ITIMER_REAL, .01, .01)
    return 1
";
    let mut bot = script.python_bot(&bot_file(source), 1).expect("bots are files");
    let setup = script.draw_setup(&script.default_config(), &mut Rng::new(1));
    let played = play_game(script, &setup, [&mut *bot, &mut Slow], [1, 2]);
    assert_eq!((played.reason, played.detail), ("nine", None));
}
