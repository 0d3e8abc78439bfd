//! Bots that attack the machine, the clock or the arena. The game must end with the right code and leave everything outside
//! the scratch folder unchanged.

use std::sync::Arc;

use turf_agents::Bot;
use turf_agents::bots::paper::goround::GoRound;
use turf_agents::contest::host::isolation::Isolation;
use turf_agents::contest::host::paper::PaperBot;
use turf_agents::contest::host::{BotFile, Limits};
use turf_agents::play::arena::{BotMaker, Seats, Series, play_series};
use turf_agents::play::record::PlayedGame;
use turf_env::games::duel2048::Duel2048Rules;
use turf_env::games::paper::{Paper, PaperConfig, PaperRules};
use turf_env::games::stellar::StellarRules;
use turf_env::{Player, Rng, Rules};

use super::attacks::{ATTACKS, Attack, OVT, Tree, Wall, files};
use super::{Hosted, PATIENT, SHORT, bot_file, play};

const LITTLE_MEMORY: Limits = Limits { memory: SHORT.memory, ..PATIENT };

fn walls() -> impl Fn(&Attack) -> bool {
    let Isolation { landlock, seccomp, private_scratch } = *Isolation::of_this_kernel();
    let has = move |wall| match wall {
        Wall::Host => true,
        Wall::Files => landlock.is_some(),
        Wall::Calls => seccomp,
        Wall::Scratch => private_scratch,
        Wall::Either => landlock.is_some_and(|version| version >= 3) || seccomp,
    };
    move |attack| {
        let stopped = has(attack.wall);
        if !stopped {
            println!("NOT CHECKED: {}: this kernel cannot stop it", attack.name);
        }
        stopped
    }
}

fn all<R: Hosted>(rules: R, game: usize, turns: u32, check: impl Fn(&Attack, &PlayedGame<R>)) {
    let tree = Tree::new();
    let stopped = walls();
    for attack in ATTACKS.iter().filter(|attack| stopped(attack)) {
        let Some(file) = bot_file(&files(attack.code, tree.0.path())[game]) else {
            return;
        };
        // Only attacks that lose by time get little of it: the others must fail first, on any machine.
        let limits = if attack.reason == OVT { SHORT } else { LITTLE_MEMORY };
        // The bot ends after the look at the folder.
        let mut bot = rules.host(file, limits);
        check(attack, &rules.meet(&mut bot, turns));
        tree.assert_untouched(attack.name);
    }
}

fn loses<R: Rules>(attack: &Attack, played: &PlayedGame<R>) {
    let (name, detail) = (attack.name, played.detail.as_deref().unwrap_or_default());
    assert!(!detail.contains(|c: char| c.is_control() && c != '\n' || c == '\u{202e}'), "{detail:?}");
    let mut more = detail.lines().skip(1);
    assert!(more.all(|line| line.starts_with("    ")), "{detail:?}");
    match attack.reason {
        Some(reason) => {
            let lost = (reason, Some(Player::B));
            assert_eq!((played.reason, played.winner), lost, "{name}: {detail}");
            assert!(detail.contains(attack.because), "{name}: {detail}");
        }
        None => assert_eq!(played.detail, None, "{name}"),
    }
}

#[test]
fn paper() {
    all(PaperRules, 0, 2, loses);
}

#[test]
fn duel2048() {
    all(Duel2048Rules, 1, 1, loses);
}

#[test]
fn stellar() {
    all(StellarRules, 2, 2, |attack, played| {
        let (name, end) = (attack.name, (played.reason, &played.detail, played.turns));
        assert_eq!(end, ("turns", &None, 2), "{name}");
        assert!(played.actions.iter().step_by(2).all(Vec::is_empty), "{name}");
        if attack.reason.is_some() {
            assert_eq!(played.mishaps[0].len(), 2, "{name}");
        }
    });
}

#[test]
fn at_import_and_start() {
    fn fails<R: Hosted>(rules: R, source: &str, seat: Player, reason: &str) {
        let Some(file) = bot_file(source) else { return };
        let started = rules.host(file, SHORT).start(seat, &rules.start(&rules.setup(2)), 0);
        assert_eq!(started.expect_err(source).reason, reason, "{source}");
    }
    for (code, reason) in [("while True: pass", "OVT"), ("raise KeyError(1)", "ERR"), ("real('os')._exit(1)", "ERR")] {
        let code = code.replace("real", "__import__('collections')._sys.modules['builtins'].__import__");
        let start = |name: &str| format!("class {name}:\n    def __init__(self, *_):\n        {code}\n");
        let load = format!("def play(stat, storage):\n    pass\n\ndef load(stat, storage):\n    {code}\n");
        fails(PaperRules, &code, Player::A, reason);
        fails(Duel2048Rules, &code, Player::A, reason);
        fails(StellarRules, &code, Player::B, reason);
        fails(PaperRules, &load, Player::A, reason);
        fails(Duel2048Rules, &start("Player"), Player::A, reason);
        fails(StellarRules, &start("player_class"), Player::B, reason);
    }
}

/// A bot that answers once and then neither answers nor reads. Writes to it must not block.
#[test]
fn a_bot_that_reads_nothing_more() {
    let source = "
import os, sys, time

def play(stat, storage):
    fd = int(sys.orig_argv[-1]) if False else storage.setdefault('fd', 4)
    for fd in range(3, 60):
        try:
            os.write(fd, b'\\x01\\0\\0\\0' + b'\\0' * 9 + b'L')
        except OSError:
            pass
    while True:
        pass
";
    let Some(file) = bot_file(source) else { return };
    let setup = PaperRules.draw_setup(&PaperConfig::on(102, 101, 2000), &mut Rng::new(7));
    let mut bot = PaperBot::new(file, SHORT);
    let played = play(PaperRules, &setup, Player::A, &mut bot, &mut GoRound::default());
    assert_eq!((played.reason, played.winner), ("OVT", Some(Player::B)));
}

#[test]
fn editing_stat_changes_nothing() {
    let plain = "
def play(stat, storage):
    n = storage['n'] = storage.get('n', 0) + 1
    return 'left' if n % 4 == 0 else 'straight'

def load(stat, storage):
    storage.clear()
";
    let editing = plain.to_owned()
        + "
plain = play

def play(stat, storage):
    answer = plain(stat, storage)
    now = stat['now']
    now['fields'] = now['bands'] = ()
    now['turnleft'] = (1, 1)
    now['timeleft'] = (1e9, 1e9)
    now['me'].update(x=50, y=-3, direction=7)
    now['players'].clear()
    stat['log'].append(None)
    if storage['n'] % 3 == 0:
        stat['log'].clear()
        stat['log'] = []
    stat['size'] = (1, 1)
    if storage['n'] == 6:
        stat.clear()
    stat.setdefault('log', [])
    stat['now'] = None
    return answer
";
    let setup = PaperRules.draw_setup(&PaperConfig::on(40, 31, 60), &mut Rng::new(9));
    let mut games = Vec::new();
    for source in [plain, &editing] {
        let Some(file) = bot_file(source) else { return };
        let mut bot = PaperBot::new(file, PATIENT);
        for _ in 0..2 {
            let played = play(PaperRules, &setup, Player::B, &mut bot, &mut GoRound::default());
            assert_eq!(played.detail, None);
            games.push((played.actions, played.winner, played.reason));
        }
    }
    assert!(games[0].0.len() > 20, "{:?}", games[0]);
    assert!(games.iter().all(|game| *game == games[0]));
}

/// A series against the worst attacks: every game is played, each with a new process.
#[test]
fn the_arena_goes_on() {
    struct Maker(Arc<BotFile>);
    impl BotMaker<Paper> for Maker {
        fn make(&self) -> Box<dyn Bot<Paper>> {
            Box::new(PaperBot::new(self.0.clone(), SHORT))
        }
        fn remembers(&self) -> bool {
            true
        }
    }
    let source = "
import os, random

def play(stat, storage):
    what = random.randrange(3)
    if what == 0:
        os._exit(1)
    if what == 1:
        raise ValueError
    while True:
        pass
";
    let Some(file) = bot_file(source) else { return };
    let honest = || Box::new(GoRound::default()) as Box<dyn Bot<Paper>>;
    let series =
        Series { rules: PaperRules, games: 12, seed: 1, seats: Seats::Swapped, config: PaperConfig::default() };
    let games = play_series(&Maker(file), &honest, &series, &|_| ());
    assert_eq!(games.len(), 12);
    assert!(games.iter().all(|game| game.score() == 0.0));
    let mut reasons: Vec<&str> = games.iter().map(|game| game.game.reason).collect();
    reasons.sort();
    reasons.dedup();
    assert_eq!(reasons, ["ERR", "OVT"]);
}
