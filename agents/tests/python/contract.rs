//! Interfaces of Python bots: arguments and return values.

use std::path::Path;
use std::time::{Duration, Instant};

use flate2::read::GzDecoder;
use turf_agents::contest::host::Limits;
use turf_agents::contest::host::duel2048::Duel2048Bot;
use turf_agents::contest::host::paper::PaperBot;
use turf_agents::play::arena::play_game;
use turf_agents::play::record::BotId;
use turf_agents::records::replay::Replay;
use turf_agents::{Bot, Forfeit};
use turf_env::games::duel2048::{Duel2048Config, Duel2048Rules, Duel2048Setup};
use turf_env::games::paper::{Paper, PaperConfig, PaperRules, PaperSetup, Turn, trace};
use turf_env::{Game, Player, Rng, Rules};

use super::{Hosted, PATIENT, SHORT, bot_file, has_numpy, play, report};

struct Circle;

impl Bot<Paper> for Circle {
    fn choose(&mut self, _game: &Paper) -> Result<Turn, Forfeit> {
        Ok(Turn::Left)
    }
}

fn board(width: u8, height: u8, max_turns: u32) -> PaperSetup {
    PaperRules.draw_setup(&PaperConfig::on(width, height, max_turns), &mut Rng::new(7))
}

fn duel2048(rounds: u16) -> Duel2048Setup {
    Duel2048Rules.draw_setup(&Duel2048Config { rounds }, &mut Rng::new(3))
}

/// Replays a golden trace with two Python bots. Each checks its complete log after the game and reports the result in the next
/// game's `load`.
fn replay_in_python(line: &str, every: usize) {
    let (setup, actions) = trace::game_of(serde_json::from_str(line).expect("JSON")).expect("a trace");
    let letters: String = actions.iter().map(|t| ['L', 's', 'r'][*t as usize]).collect();
    let mut game = PaperRules.start(&setup);
    let mut frames = vec![expected(&game)];
    for action in &actions {
        game.play(action);
        frames.push(expected(&game));
    }
    let outcome = game.outcome().expect("traces end");
    let code = ["WAL", "TAP", "SID", "FAC", "CIT"].iter().position(|&c| c == outcome.reason);
    let code = code.map_or(-3, |code| code as i32);
    let winner = outcome.winner.map_or("None".into(), |p| p.index().to_string());
    let result = format!("({winner}, {code})");
    let source = format!(
        "ACTIONS = '{letters}'\nRESULT = {result}\nSIZE = ({}, {})\nEVERY = {every}\nFRAMES = [{}]\n{}",
        game.width(),
        game.height(),
        frames.join(", "),
        include_str!("replays_a_trace.py")
    );
    let Some(file) = bot_file(&source) else { return };
    let mut bots = [(); 2].map(|_| PaperBot::new(file.clone(), PATIENT));
    let [a, b] = &mut bots;
    let played = play_game(PaperRules, &setup, [a, b], [1, 2]);
    assert_eq!((played.actions, played.detail), (actions, None));
    assert_eq!((played.winner, played.reason), (outcome.winner, outcome.reason));
    for (bot, seat) in bots.iter_mut().zip(Player::BOTH) {
        let said = report(PaperRules, bot, seat, &setup);
        assert!(said.contains("report: fine"), "{seat:?}: {said}");
    }
}

fn expected(game: &Paper) -> String {
    let [a, b] = Player::BOTH.map(|p| game.turns_left(p));
    let heads = Player::BOTH.map(|p| format!("({}, {}, {})", game.head(p).0, game.head(p).1, game.heading(p)));
    format!("(({a}, {b}), [{}], {})", heads.join(", "), trace::digest(game))
}

fn trace_lines(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../env/tests/traces");
    let file = std::fs::File::open(path.join(name)).expect("the trace file");
    let text = std::io::read_to_string(GzDecoder::new(file)).expect("gzip");
    text.lines().map(String::from).collect()
}

#[test]
fn stat_is_exact_in_golden_games() {
    for line in trace_lines("paper_small.jsonl.gz").iter().take(25) {
        replay_in_python(line, 1);
    }
    for line in trace_lines("paper_real.jsonl.gz").iter().take(1) {
        replay_in_python(line, 97);
    }
}

#[test]
fn answers_are_read_as_the_original_does() {
    let answers = [
        ("'Legendary'", Turn::Left),
        ("'l'", Turn::Left),
        ("'Robust'", Turn::Right),
        ("'right'", Turn::Right),
        ("'iwannawin'", Turn::Straight),
        ("''", Turn::Straight),
        ("None", Turn::Straight),
        ("[1, 2, 3]", Turn::Straight),
        ("b'left'", Turn::Straight),
        ("0", Turn::Straight),
    ];
    let texts: Vec<&str> = answers.iter().map(|(text, _)| *text).collect();
    let source = format!("def play(stat, storage):\n    return [{}][stat['size'][1] - 10]\n", texts.join(", "));
    let Some(file) = bot_file(&source) else { return };
    let mut bot = PaperBot::new(file, PATIENT);
    for (i, (text, turn)) in answers.iter().enumerate() {
        let game = PaperRules.start(&board(30, 10 + i as u8, 5));
        bot.start(Player::A, &game, 0).unwrap();
        assert_eq!(bot.choose(&game), Ok(*turn), "{text}");
    }
}

#[test]
fn storage_lasts_for_a_side_order() {
    let source = "
def init(storage):
    storage['calls'] = ['init']
    raise ValueError('skipped')

def load(stat, storage):
    storage['calls'].append('load')
    if storage['calls'].count('load') == 3:
        raise RuntimeError(' '.join(storage['calls']) + ' memory %s' % storage['memory'])

def play(stat, storage):
    if storage['calls'][-1] != 'play':
        storage['calls'].append('play')
    return 'l'

def summary(match_result, stat, storage):
    storage['calls'].append('summary %s' % (match_result,))
    storage['memory'] = storage.get('memory', 0) + len(stat['log'])
    raise ValueError('ignored')

def summaryall(storage):
    while True:
        pass
";
    let Some(file) = bot_file(source) else { return };
    let mut bot = PaperBot::new(file, SHORT);
    let setup = board(26, 13, 3);
    for _ in 0..2 {
        let played = play(PaperRules, &setup, Player::A, &mut bot, &mut Circle);
        assert_eq!((played.reason, played.detail), ("END", None));
    }
    let played = play(PaperRules, &setup, Player::A, &mut bot, &mut Circle);
    let detail = played.detail.expect("the third load raises");
    let game = "load play summary (None, -3)";
    assert!(detail.contains(&format!("init {game} {game} load memory 14")), "{detail}");
    assert_eq!((played.winner, played.reason), (Some(Player::B), "ERR"));
    // A bot that raises is still notified, and the next game uses the same storage.
    let played = play(PaperRules, &setup, Player::A, &mut bot, &mut Circle);
    assert_eq!(played.reason, "END");
    // Dropping the bot runs `summaryall` for a limited time.
    let start = Instant::now();
    drop(bot);
    assert!(start.elapsed() >= Duration::from_millis(500), "nobody waited for summaryall");
}

#[test]
fn forfeits_are_told() {
    let source = "
def load(stat, storage):
    if 'told' in storage:
        raise RuntimeError('report: %s' % storage['told'])
    storage['told'] = []

def play(stat, storage):
    if stat['size'][0] == 24:
        raise ValueError
    return 'left'

def summary(match_result, stat, storage):
    storage['told'].append((match_result, len(stat['log'])))
";
    let faulty = "def load(stat, storage):\n    raise ValueError\n\ndef play(stat, storage):\n    pass\n";
    let Some(file) = bot_file(source) else { return };
    for (width, seat, told) in [
        (24, Player::A, "[((1, -1), 1)]"),
        (24, Player::B, "[((0, -1), 2)]"),
        (26, Player::A, "[((0, -1), 1)]"),
        (26, Player::B, "[((1, -1), 1)]"),
    ] {
        let mut bot = PaperBot::new(file.clone(), PATIENT);
        let mut faulty = PaperBot::new(bot_file(faulty).expect("as before"), PATIENT);
        let other: &mut dyn Bot<Paper> = if width == 24 { &mut Circle } else { &mut faulty };
        let played = play(PaperRules, &board(width, 13, 3), seat, &mut bot, other);
        assert_eq!(played.reason, "ERR");
        let said = report(PaperRules, &mut bot, seat, &board(26, 13, 3));
        assert!(said.contains(&format!("report: {told}\n")), "{seat:?} {width}: {said}");
    }
}

#[test]
fn the_time_of_load_and_play_adds_up() {
    let source = "
import time

def load(stat, storage):
    time.sleep(0.3)

def play(stat, storage):
    time.sleep(0.3)
";
    let Some(file) = bot_file(source) else { return };
    let mut limits = SHORT;
    limits.grace = Duration::from_secs(20);
    let played = play(PaperRules, &board(26, 13, 3), Player::A, &mut PaperBot::new(file, limits), &mut Circle);
    assert_eq!((played.reason, played.winner), ("OVT", Some(Player::B)));
    assert!(played.detail.expect("why").contains("of 0.4 s used"));
}

#[test]
fn tracebacks_show_the_bots_own_lines() {
    let source = "def play(stat, storage):\n    return helper(stat)\n\ndef helper(stat):\n    return 1 / 0  # here\n";
    let Some(file) = bot_file(source) else { return };
    let mut bot = PaperBot::new(file, PATIENT);
    let detail = play(PaperRules, &board(26, 13, 3), Player::A, &mut bot, &mut Circle).detail.expect("it raises");
    let lines: Vec<&str> = detail.lines().collect();
    assert_eq!(lines[0], "tested.py: play: ZeroDivisionError: division by zero");
    assert!(lines[1].contains("\"tested.py\", line 2, in play"), "{detail}");
    assert!(detail.contains("return 1 / 0  # here"), "{detail}");
    for (source, message) in [
        ("def play(stat storage):\n    pass\n", "SyntaxError"),
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def paly(stat, storage):\n    pass\n", "the file defines no function play"),
    ] {
        let mut bot = PaperBot::new(bot_file(source).expect("as before"), PATIENT);
        let played = play(PaperRules, &board(26, 13, 3), Player::A, &mut bot, &mut Circle);
        let detail = played.detail.expect("it does not load");
        assert!(played.reason == "ERR" && detail.contains(message), "{detail}");
    }
}

#[test]
fn duel2048_gives_a_chessboard() {
    let Some(file) = bot_file(include_str!("checks_the_chessboard.py")) else {
        return;
    };
    for seat in Player::BOTH {
        let mut bot = Duel2048Bot::new(file.clone(), PATIENT);
        let played = play(Duel2048Rules, &duel2048(150), seat, &mut bot, &mut Duel2048Rules.simple());
        assert_eq!((played.reason, played.detail), ("score", None), "{seat:?}");
        // It has counted its calls and reports them when it gets a list with one number.
        let said = report(Duel2048Rules, &mut bot, seat, &duel2048(1));
        assert!(said.contains("report: fine"), "{said}");
    }
}

#[test]
fn duel2048_announces_skipped_phases() {
    // In the first two rounds B places in A's realm, where the tile is A's, so B has nothing to merge.
    let source = "
class Player:
    seen = []
    def __init__(self, isFirst, array):
        if len(array) == 1:
            raise RuntimeError('report: ' + ' '.join(self.seen))
        self.isFirst = isFirst
    def output(self, currentRound, board, mode):
        self.seen.append('%d%s' % (currentRound, mode))
        if mode == '_direction':
            assert board.getScore(self.isFirst) == [], board
            assert len(board.getDecision(not self.isFirst)) == 1
        if mode == 'position' and not self.isFirst and currentRound < 2:
            return board.getNone(True)[0]
        if mode == 'position':
            return board.getNext(self.isFirst, currentRound)
        if mode == 'direction':
            return [d for d in range(4) if board.copy().move(self.isFirst, d)][0]
        return 'whatever'
";
    let Some(file) = bot_file(source) else { return };
    let mut bots = [(); 2].map(|_| Duel2048Bot::new(file.clone(), PATIENT));
    let [a, b] = &mut bots;
    let played = play_game(Duel2048Rules, &duel2048(3), [a, b], [1, 2]);
    assert_eq!((played.reason, played.detail), ("score", None));
    let told = [
        "0position 0direction 1position 1direction 2position 2direction",
        "0position 0_direction 1position 1_direction 2position 2direction",
    ];
    for ((bot, seat), told) in bots.iter_mut().zip(Player::BOTH).zip(told) {
        let said = report(Duel2048Rules, bot, seat, &duel2048(1));
        assert!(said.contains(&format!("report: {told}\n")), "{seat:?}: {said}");
    }
}

#[test]
fn duel2048_allows_its_list_of_imports_only() {
    let source = |line: &str| format!("class Player:\n    def __init__(self, isFirst, array):\n        {line}\n");
    let game = Duel2048Rules.start(&Duel2048Rules.draw_setup(&Default::default(), &mut Rng::new(3)));
    for line in [
        "import os",
        "import numpy.no_such, subprocess",
        "from sys import modules",
        "__import__('socket')",
        "eval('1')",
        "exec('pass')",
        "compile('1', '', 'eval')",
    ] {
        let Some(file) = bot_file(&source(line)) else { return };
        let mut bot = Duel2048Bot::new(file, PATIENT);
        let why = bot.start(Player::A, &game, 0).expect_err(line);
        assert_eq!(why.reason, "ERR", "{line}: {why}");
    }
    let all = "import math, random, copy, time, collections, itertools, functools, heapq, operator, constants as c\n\
               assert (c.ROUNDS, c.MAXTIME, c.ROWS, c.COLUMNS) == (500, 5, 4, 8)\n";
    let starts = |source: &str, limits| {
        let file = bot_file(source).expect("as before");
        assert_eq!(Duel2048Bot::new(file, limits).start(Player::A, &game, 0), Ok(()));
    };
    starts(&format!("{all}{}", source("assert c.ROUNDS == 500")), Limits::DUEL2048);
    if has_numpy(&bot_file("").expect("as before")) {
        let sum = source("assert np.ones((9, 9)).dot(np.ones(9))[0] == 9");
        starts(&format!("import numpy as np\n{sum}"), PATIENT);
    }
}

#[test]
fn malformed_answers_of_duel2048_violate() {
    for answer in ["None", "(4, 0)", "'up'", "[0, 0]", "(0,)", "{}"] {
        let source = format!(
            "class Player:\n    def __init__(self, isFirst, array):\n        pass\n    \
             def output(self, currentRound, board, mode):\n        return {answer}\n"
        );
        let Some(file) = bot_file(&source) else { return };
        let played = Duel2048Rules.meet(&mut Duel2048Bot::new(file, PATIENT), 500);
        assert_eq!((played.reason, played.winner), ("violate", Some(Player::B)), "{answer}");
    }
}

#[test]
fn what_a_bot_prints_is_kept_with_its_decision() {
    let source = "
import sys
print('import')

def load(stat, storage):
    print('load', file=sys.stderr)
    storage['n'] = 0

def play(stat, storage):
    storage['n'] += 1
    n = storage['n']
    if n == 2:
        print('x' * 5000)
    if n == 3:
        sys.stdout.buffer.write(b'caf\\xc3\\xa9 \\xff')
        sys.stdout.write('')
    if n == 5:
        sys.stdout.close()
    if n == 6:
        raise ValueError('enough')
    return 'l'
";
    let Some(file) = bot_file(source) else { return };
    let mut bot = PaperBot::new(file, PATIENT);
    let played = play(PaperRules, &board(26, 13, 9), Player::B, &mut bot, &mut Circle);
    assert_eq!(played.reason, "ERR", "{:?}", played.detail);
    let found: Vec<(u32, &str)> = (played.printed.iter().map(|p| (p.decision, &*p.text))).collect();
    let longest = "x".repeat(2000);
    assert_eq!(found, [(1, "import\nload"), (3, &*longest), (5, "caf\u{e9} \u{fffd}")]);
    // The replay keeps the output, and the next game starts with none.
    let replay = Replay::new(&played, ["a", "b"].map(BotId::named));
    assert_eq!(Replay::from_json(PaperRules, &replay.to_json()).expect("sound").printed, played.printed);
    let again = play(PaperRules, &board(26, 13, 9), Player::B, &mut bot, &mut Circle);
    assert_eq!(again.printed.len(), 0, "its standard output is closed: {:?}", again.printed);
}
