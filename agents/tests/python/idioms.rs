//! Idioms of contest bots besides playing. Each probe runs one idiom at every call and must survive a game. Probes hold
//! promises of a contest's documents or of the original platform.

use std::sync::Arc;

use turf_agents::contest::host::BotFile;
use turf_env::Player;
use turf_env::games::{duel2048::Duel2048Rules, paper::PaperRules, stellar::StellarRules};

use super::{Hosted, PATIENT, bot_file, has_numpy, play};

/// Iterates over (name, code of the file, code of every call). Probes start with `# == NAME` and are split by a line `---`.
fn probes(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    text.split("\n# == ").skip(1).map(|part| {
        let (name, code) = part.split_once('\n').expect("a line with its name");
        let (file, call) = code.split_once("\n---\n").unwrap_or(("", code));
        (name, file, call)
    })
}

fn indented(code: &str, by: usize) -> String {
    code.lines().map(|line: &str| format!("{}{line}\n", " ".repeat(by))).collect()
}

fn comes_through<R: Hosted>(rules: R, name: &str, file: Arc<BotFile>, turns: u32, seats: &[Player]) {
    let mut bot = rules.host(file, PATIENT);
    for &seat in seats {
        let played = play(rules, &rules.setup(turns), seat, &mut bot, &mut rules.simple());
        assert_eq!(played.detail, None, "{name}");
        assert_eq!(played.mishaps[seat.index()], [], "{name}");
    }
}

const PAPER_SEATS: [Player; 3] = [Player::A, Player::B, Player::B];

#[test]
fn paper() {
    for (name, head, call) in probes(include_str!("idioms_paper.py")) {
        let call = indented(call, 4);
        let source = format!("{head}\n\ndef play(stat, storage):\n{call}    return 'left'\n");
        let Some(file) = bot_file(&source) else { return };
        comes_through(PaperRules, name, file, 8, &PAPER_SEATS);
    }
}

#[test]
fn paper_files_of_other_encodings() {
    let text = "# -*- coding: gbk -*-\r\ndef play(stat, storage):\r\n\treturn {'左': 'L'}['左']\r\n";
    let gbk: Vec<u8> =
        text.replace('左', "\u{1}").bytes().flat_map(|b| if b == 1 { vec![0xd7, 0xf3] } else { vec![b] }).collect();
    let bom = [b"\xef\xbb\xbf", text.replacen("gbk", "utf-8", 1).as_bytes()].concat();
    let plain = text.split_once("\r\n").expect("lines").1.as_bytes().to_vec();
    for source in [gbk, bom, plain] {
        let Some(file) = bot_file("") else { return };
        let file = BotFile { source, ..BotFile::clone(&file) };
        comes_through(PaperRules, "encodings", Arc::new(file), 8, &PAPER_SEATS);
    }
}

#[test]
fn duel2048() {
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
        if !call.contains("numpy") || has_numpy(&file) {
            comes_through(Duel2048Rules, name, file, 40, &Player::BOTH);
        }
    }
}

#[test]
fn stellar() {
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
        if !call.contains("numpy") || has_numpy(&file) {
            comes_through(StellarRules, name, file, 6, &Player::BOTH);
        }
    }
}
