//! Idioms of contest bots besides playing. Each probe runs one idiom at every call and must survive a game. Probes hold
//! promises of a contest's documents or of the original platform.

use std::path::Path;
use std::sync::Arc;

use turf_agents::bots::paper::goround::GoRound;
use turf_agents::bots::random_legal::RandomLegal;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::duel2048::Duel2048Bot;
use turf_agents::contest::host::paper::PaperBot;
use turf_agents::contest::host::stellar::StellarBot;
use turf_agents::play::record::PlayedGame;
use turf_env::games::duel2048::{Duel2048, Duel2048Config, Duel2048V1};
use turf_env::games::paper::{BoardSize, Paper, PaperConfig};
use turf_env::games::stellar::{Stellar, StellarConfig, StellarV1};
use turf_env::{Game, Player, Rng};

use super::{PATIENT, bot_file, play};

/// Iterates over (name, code of the file, code of every call). Probes start with `# == NAME` and are split by a line `---`.
fn probes(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    text.split("\n# == ").skip(1).map(|part| {
        let (name, code) = part.split_once('\n').expect("a line with its name");
        let (file, call) = code.split_once("\n---\n").unwrap_or(("", code));
        (name, file, call)
    })
}

fn indented(code: &str, by: usize) -> String {
    let line = |line: &str| format!("{}{line}\n", " ".repeat(by));
    code.lines().map(line).collect()
}

fn came_through<G: Game>(name: &str, played: &PlayedGame<G>, seat: Player) {
    assert_eq!(played.detail, None, "{name}");
    assert_eq!(played.mishaps[seat.index()], [], "{name}");
}

fn can_run(call: &str, file: &BotFile) -> bool {
    let installed = || {
        file.interpreter
            .path
            .iter()
            .any(|p| Path::new(p).join("numpy").is_dir())
    };
    let can = !call.contains("numpy") || installed();
    if !can {
        println!("NOT CHECKED: numpy is not installed");
    }
    can
}

fn paper_game(name: &str, file: Arc<BotFile>) {
    let board = BoardSize {
        width: 26,
        height: 13,
        max_turns: 8,
        quiet_turns: 0,
    };
    let setup = Paper::draw_setup(&PaperConfig { boards: vec![board] }, &mut Rng::new(7));
    let mut bot = PaperBot::new(file, PATIENT);
    for seat in [Player::A, Player::B, Player::B] {
        let played = play(&setup, seat, &mut bot, &mut GoRound::default());
        came_through(name, &played, seat);
    }
}

#[test]
fn paper() {
    for (name, head, call) in probes(include_str!("idioms_paper.py")) {
        let call = indented(call, 4);
        let source = format!("{head}\n\ndef play(stat, storage):\n{call}    return 'left'\n");
        let Some(file) = bot_file(&source) else { return };
        paper_game(name, file);
    }
}

#[test]
fn paper_files_of_other_encodings() {
    let text = "# -*- coding: gbk -*-\r\ndef play(stat, storage):\r\n\treturn {'左': 'L'}['左']\r\n";
    let gbk: Vec<u8> = text
        .replace('左', "\u{1}")
        .bytes()
        .flat_map(|b| if b == 1 { vec![0xd7, 0xf3] } else { vec![b] })
        .collect();
    let bom = [b"\xef\xbb\xbf", text.replacen("gbk", "utf-8", 1).as_bytes()].concat();
    let plain = text.split_once("\r\n").expect("lines").1.as_bytes().to_vec();
    for source in [gbk, bom, plain] {
        let Some(file) = bot_file("") else { return };
        let (path, interpreter) = (file.path.clone(), file.interpreter);
        paper_game(
            "encodings",
            Arc::new(BotFile {
                path,
                source,
                interpreter,
                think: None,
            }),
        );
    }
}

#[test]
fn duel2048() {
    let setup = Duel2048::draw_setup(&Duel2048Config { rounds: 40 }, &mut Rng::new(7));
    for (name, head, call) in probes(include_str!("idioms_duel2048.py")) {
        let call = indented(call, 8);
        let source = format!(
            "{head}

class Player:
    def __init__(self, isFirst, array):
        self.isFirst, self.array, self.memory = isFirst, array, {{}}

    def output(self, currentRound, board, mode):
        given = board.copy()
{call}
        board = given
        if mode.endswith('position'):
            self.memory['answer'] = board.getNext(self.isFirst, currentRound) or (board.getNone(not self.isFirst) or [None])[0]
        else:
            moves = [d for d in range(4) if board.copy().move(self.isFirst, d)]
            self.memory['answer'] = moves[0] if moves else None
        return self.memory['answer']
"
        );
        let Some(file) = bot_file(&source) else { return };
        if !can_run(call.as_str(), &file) {
            continue;
        }
        let mut bot = Duel2048Bot::new(file, PATIENT);
        for seat in Player::BOTH {
            let played = play(&setup, seat, &mut bot, &mut RandomLegal::<Duel2048V1>::default());
            came_through(name, &played, seat);
        }
    }
}

#[test]
fn stellar() {
    let config = StellarConfig {
        max_turns: 6,
        ..Default::default()
    };
    let setup = Stellar::draw_setup(&config, &mut Rng::new(7));
    for (name, head, call) in probes(include_str!("idioms_stellar.py")) {
        let call = indented(call, 8);
        let source = format!(
            "{head}

class player_class:
    def __init__(self, player_id: int):
        self.player_id, self.memory = player_id, {{}}

    def player_func(self, map_info):
        orders = []
{call}
        return orders
"
        );
        let Some(file) = bot_file(&source) else { return };
        if !can_run(call.as_str(), &file) {
            continue;
        }
        let mut bot = StellarBot::new(file, PATIENT);
        for seat in Player::BOTH {
            let played = play(&setup, seat, &mut bot, &mut RandomLegal::<StellarV1>::default());
            came_through(name, &played, seat);
        }
    }
}
