//! Bots that cheat the clock: they falsify their time, think during the opponent's time, or answer in advance.
//!
//! Both the tests and the host measure processor time, so that a busy machine does not affect results.

use std::time::Duration;

use turf_agents::contest::host::Limits;
use turf_agents::contest::host::stellar::StellarBot;
use turf_agents::play::record::PlayedGame;
use turf_agents::{Bot, Forfeit};
use turf_env::games::{duel2048::Duel2048Rules, paper::PaperRules, stellar::StellarRules};
use turf_env::{Game, Player, Rules};

use super::{Hosted, PATIENT, bot_file, play};

const ARMED: &str = "
import collections
sys = collections._sys
os = sys.modules['os']
real = sys.modules['builtins'].__import__
process_time = real('time').process_time

def burn(seconds=.05):
    end = process_time() + seconds
    while process_time() < end:
        pass

def frame(name):
    f = sys._getframe()
    while f is not None and f.f_code.co_name != name:
        f = f.f_back
    return f

state = {}
";

const BODIES: &str = "BODY = {'play': b'S', 'output': bytes([255]), 'player_func': b'\\x01'}";

fn sources(attack: &str) -> [String; 3] {
    let indented = |n: usize| -> String { attack.lines().map(|line| format!("{}{line}\n", " ".repeat(n))).collect() };
    let (four, eight) = (indented(4), indented(8));
    let paper = format!("def play(stat, storage):\n    choice = 'left'\n{four}    return choice\n");
    let duel2048 = format!(
        "class Player:\n    def __init__(self, first, array):\n        self.first = first\n    \
         def output(self, round, board, mode):\n        \
         choice = (board.getNext(self.first, round) if mode == 'position' else\n            \
         [d for d in range(4) if board.copy().move(self.first, d)][0])\n{eight}        return choice\n"
    );
    let stellar = format!(
        "class player_class:\n    def __init__(self, player_id):\n        pass\n    \
         def player_func(self, map_info):\n        choice = []\n{eight}        return choice\n"
    );
    [paper, duel2048, stellar].map(|source| format!("{ARMED}{BODIES}\n{source}"))
}

#[derive(Debug, PartialEq)]
enum End {
    Lost(&'static str),
    Dropped(u32, u32),
    Fine,
}

struct Slow<B>(B, Duration);

impl<G: Game, B: Bot<G>> Bot<G> for Slow<B> {
    fn start(&mut self, seat: Player, game: &G, seed: u64) -> Result<(), Forfeit> {
        self.0.start(seat, game, seed)
    }

    fn choose(&mut self, game: &G) -> Result<G::Action, Forfeit> {
        std::thread::sleep(self.1);
        self.0.choose(game)
    }
}

fn game<R: Hosted>(
    rules: R,
    source: &str,
    limits: Limits,
    turns: u32,
    wait: Duration,
) -> Option<(R::Python, PlayedGame<R>)> {
    let mut bot = rules.host(bot_file(source)?, limits);
    let played = play(rules, &rules.setup(turns), Player::A, &mut bot, &mut Slow(rules.simple(), wait));
    Some((bot, played))
}

fn ends(sources: &[String; 3], limits: [Limits; 3], turns: u32, wait: Duration) -> Option<[(End, String); 3]> {
    fn end<R: Rules>(played: PlayedGame<R>, otherwise: End) -> (End, String) {
        match played.detail {
            Some(detail) => (End::Lost(played.reason), detail),
            None => (otherwise, String::new()),
        }
    }
    let [paper, duel2048, stellar] = sources;
    let (_, paper) = game(PaperRules, paper, limits[0], turns, wait)?;
    let (_, duel2048) = game(Duel2048Rules, duel2048, limits[1], turns, wait)?;
    let (bot, stellar) = game(StellarRules, stellar, limits[2], turns, wait)?;
    let dropped = match bot.dropped() {
        0 => End::Fine,
        n => End::Dropped(n, stellar.turns),
    };
    Some([end(paper, End::Fine), end(duel2048, End::Fine), end(stellar, dropped)])
}

/// Returns the choice as an instance of a class that thinks when it is garbage-collected.
const DROPPED: &str = "
class Late:
    def __del__(self): burn()
class Letter(str): pass
class Cell(tuple): pass
class Number(int): pass
class Orders(list): pass
kind = {str: Letter, tuple: Cell, int: Number, list: Orders}
choice = kind[type(choice)](choice)
choice.late = Late()";

/// Returns the choice as an instance of a class that thinks when the host reads it.
const LOOKED_AT: &str = "
class Letter(str):
    def __len__(self): burn(); return str.__len__(self)
class Cell(tuple):
    def __eq__(self, other): burn(.01); return tuple.__eq__(self, other)
class Number(int):
    def __eq__(self, other): burn(); return int.__eq__(self, other)
class Orders(list):
    def __iter__(self): burn(); return list.__iter__(self)
    def __len__(self): burn(); return list.__len__(self)
kind = {str: Letter, tuple: Cell, int: Number, list: Orders}
choice = kind[type(choice)](choice)";

const fn thinking(milliseconds: u64) -> Limits {
    let think = Duration::from_millis(milliseconds);
    Limits { think, ..PATIENT }
}

const TURNS: u32 = 8;

/// Each call takes 50 ms and claims 0: three calls exceed the 120 ms of a game, and each exceeds the 30 ms of a turn in
/// stellar.
#[test]
fn lies_about_time_are_charged() {
    let freeze = "f = frame('timed')\nstart = f.f_locals['start']\nf.f_locals['self'].clock = lambda: start\nburn()";
    let untimed = "f = frame('serve')\nf.f_locals['contract'].timed = lambda f, *a: f(*a)\nburn()";
    let never = "f = frame('timed')\nif f is not None:\n    watch = f.f_locals['self']\n    \
                 type(watch).timed = lambda self, f, *a: f(*a)\n    \
                 frame('serve').f_locals['contract'].timed = watch.timed\nburn()";
    let rewind = "f = frame('timed')\nwatch = f.f_locals['self']\nburn()\nwatch.seconds = -1e9";
    let patched = "t = real('time')\nt.perf_counter = t.time = t.monotonic = t.process_time = lambda: 0.0\nburn()";
    for (name, attack) in [
        ("freezes the stopwatch", freeze),
        ("removes the stopwatch", untimed),
        ("replaces the stopwatch", never),
        ("turns back the stopwatch", rewind),
        ("patches the clocks", patched),
        ("thinks when its answer is dropped", DROPPED),
        ("thinks when its answer is looked at", LOOKED_AT),
    ] {
        let limits = [thinking(120), thinking(120), thinking(30)];
        let Some(ends) = ends(&sources(attack), limits, TURNS, Duration::ZERO) else {
            return;
        };
        let [paper, duel2048, (stellar, _)] = ends;
        for (end, detail) in [paper, duel2048] {
            // Setting a stopwatch back may already count as nonsense.
            let caught = end == End::Lost("OVT") || end == End::Lost("ERR") && detail.contains("nonsense");
            assert!(caught, "{name}: {end:?} {detail}");
        }
        match stellar {
            // A subclass of list is rejected unread, which takes no time.
            End::Dropped(dropped, TURNS) if dropped >= TURNS / 2 => {}
            other => panic!("{name}: {other:?}"),
        }
    }
}

/// A timer's handler would run a hundred times while the opponent thinks for a second.
#[test]
fn nobody_thinks_on_the_others_time() {
    let attack = "
if not state:
    signal = real('signal')
    state.update(ticks=0, calls=0, seen=0)
    def tick(*_):
        state['ticks'] += 1
    signal.signal(signal.SIGALRM, tick)
    signal.setitimer(signal.ITIMER_REAL, .01, .01)
if state['calls'] and state['ticks'] - state['seen'] > 50:
    raise RuntimeError('meanwhile: %s' % state)
state['calls'] += 1
state['seen'] = state['ticks']
";
    let second = Duration::from_secs(1);
    for (end, detail) in ends(&sources(attack), [PATIENT; 3], 2, second).into_iter().flatten() {
        assert_eq!(end, End::Fine, "{detail}");
    }
}

/// A bot that writes a thousand answers itself and then thinks for ever. The answer to the first request cannot be prevented,
/// but no other must be accepted.
#[test]
fn no_answer_comes_ahead_of_its_question() {
    let attack = "
f = frame('serve')
pack, number, fd = f.f_globals['ANSWER'].pack, f.f_locals.get('number'), f.f_locals['answers_fd']
body = BODY[sys._getframe().f_code.co_name]
if body == bytes([255]):
    body = bytes([choice[0] * 8 + choice[1] if isinstance(choice, tuple) else choice])
forged = [(number + n,) if number is not None else () for n in range(1000)]
os.write(fd, b''.join(pack(len(body), 0, *n, 0.0, 0) + body for n in forged))
while True: pass
";
    for (end, detail) in ends(&sources(attack), [PATIENT; 3], 4, Duration::ZERO).into_iter().flatten() {
        match end {
            End::Lost("ERR") => assert!(detail.contains("nonsense"), "{detail}"),
            End::Dropped(4, 4) => {}
            other => panic!("{other:?}: {detail}"),
        }
    }
}

#[test]
fn a_late_turn_of_stellar_is_interrupted() {
    for endless in [
        "while True: pass",
        "real('time').sleep(1000)",
        "while True:\n        try:\n            while True: pass\n        except Exception: pass",
        "for i in range(3):\n        try:\n            while True: pass\n        except BaseException: pass",
    ] {
        let attack = format!("state['n'] = state.get('n', 0) + 1\nif state['n'] == 3:\n    {endless}\n");
        let [_, _, stellar] = sources(&attack);
        let Some(file) = bot_file(&stellar) else { return };
        let mut bot = StellarBot::new(file, thinking(300));
        let played = StellarRules.meet(&mut bot, 20);
        assert_eq!((played.detail, played.turns), (None, 20), "{endless}");
        // A bot that ignores the interruption loses the following turns.
        assert!((1..6).contains(&bot.dropped()), "{endless}: {}", bot.dropped());
    }
}

/// Overtime that cannot be interrupted, here a long call into C, is deducted from later turns.
#[test]
fn a_late_turn_of_stellar_costs_later_ones() {
    let attack = "
if not state:
    state['n'] = 1
    sum(range(10 ** 8))
";
    let [_, _, stellar] = sources(attack);
    let Some(file) = bot_file(&stellar) else { return };
    let mut bot = StellarBot::new(file, thinking(200));
    let played = StellarRules.meet(&mut bot, 60);
    assert_eq!(played.detail, None);
    assert!((2..played.turns).contains(&bot.dropped()), "{}", bot.dropped());
}
