//! Contract of 2020: `Player.output(currentRound, board, mode)` (spec, `duel2048.md`).

mod history;

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use turf_env::games::duel2048::{Direction, Duel2048, Duel2048Action, Phase};
use turf_env::{Game, Player};

use super::board;
use super::interpreter::Interpreter;
use super::runner::Host;
use super::{BotFile, Kept, Limits, PythonBot};
use crate::play::bot::{Bot, Forfeit};
use history::{between, skipped};

pub(crate) const CODE: &str = concat!(
    include_str!("../../python/duel2048/chessboard.py"),
    include_str!("../../python/duel2048/imports.py"),
    include_str!("../../python/duel2048/contract.py"),
    include_str!("../../python/host.py")
);
static SCRIPT: LazyLock<String> = LazyLock::new(|| board::assignment() + CODE);
const MALFORMED: u8 = 255;
const FIRST_PLAYER: u8 = 0x80;

pub struct Duel2048Bot {
    host: Host,
    game: Option<Seen>,
}

struct Seen {
    me: Player,
    last: Duel2048,
    played: Vec<[u8; 3]>,
    announcements: Vec<u8>,
    n_announcements: u16,
}

impl Duel2048Bot {
    pub fn new(file: Arc<BotFile>, limits: Limits) -> Self {
        let host = Host::new(file, &SCRIPT, limits);
        Self { host, game: None }
    }

    /// Describes the board that bots get on this machine: `compiled`, or `plain Python` and why. `Err` says why there
    /// are no bots.
    pub fn board() -> Result<String, String> {
        let file = BotFile::new("board.py", "class Player:\n    pass\n", Interpreter::find()?);
        let mut host = Host::new(Arc::new(file), &SCRIPT, Limits::DUEL2048);
        let answer = host.new_game(0, 1).and_then(|_| host.untimed(b'V', &[], "the board"));
        let answer = answer.map_err(|why| why.to_string())?;
        Ok(String::from_utf8_lossy(&answer.body).into_owned())
    }
}

fn mode(phase: Phase, skipped: bool) -> u8 {
    matches!(phase, Phase::Merge(_)) as u8 + 2 * skipped as u8
}

fn decision(player: Player, action: Duel2048Action) -> [u8; 3] {
    let (merges, value) = match action {
        Duel2048Action::Place(cell) => (false, cell),
        Duel2048Action::Merge(direction) => (true, direction as u8),
    };
    [(player == Player::A) as u8, merges as u8, value]
}

fn phase(out: &mut Vec<u8>, mode: u8, round: u32, times: [Duration; 2], played: &mut Vec<[u8; 3]>, game: &Duel2048) {
    out.push(mode);
    out.extend((round as u16).to_le_bytes());
    for time in times {
        out.extend(time.as_secs_f64().to_le_bytes());
    }
    // Far fewer than 256 lie between two phases of a side.
    out.push(played.len() as u8);
    out.extend(played.drain(..).flatten());
    let board = game.board();
    out.extend((0..32).map(|cell| {
        let first = board.owner(cell).map_or(cell % 8 < 4, |owner| owner == Player::A);
        board.level(cell) | if first { FIRST_PLAYER } else { 0 }
    }));
}

impl Seen {
    fn pass(&mut self, player: Player, action: Duel2048Action, after: Duel2048, times: [Duration; 2]) {
        self.played.push(decision(player, action));
        for (round, missed) in skipped(&self.last, &after) {
            if missed.player() == self.me {
                let mode = mode(missed, true);
                phase(&mut self.announcements, mode, round, times, &mut self.played, &after);
                self.n_announcements += 1;
            }
        }
        self.last = after;
    }
}

impl Bot<Duel2048> for Duel2048Bot {
    fn start(&mut self, seat: Player, game: &Duel2048, seed: u64) -> Result<(), Forfeit> {
        self.game = None;
        self.host.new_game(seed, 1)?;
        let mut body = vec![(seat == Player::A) as u8];
        body.extend(self.host.limits().think.as_secs_f64().to_le_bytes());
        body.extend(game.numbers().iter().flat_map(|n| n.to_le_bytes()));
        self.host.think(b'S', &body, "Player")?;
        self.game = Some(Seen {
            me: seat,
            last: game.clone(),
            played: Vec::new(),
            announcements: Vec::new(),
            n_announcements: 0,
        });
        Ok(())
    }

    fn charged(&mut self) -> Option<Duration> {
        Some(self.host.charged())
    }

    fn printed(&mut self) -> String {
        self.host.printed()
    }

    fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
        let seen = self.game.as_mut().ok_or_else(|| self.host.forfeit("ERR", "the game has not begun"))?;
        let times = self.host.times(seen.me);
        for (action, after) in between(&seen.last, game) {
            seen.pass(!seen.me, action, after, times);
        }
        let mut body = (seen.n_announcements + 1).to_le_bytes().to_vec();
        body.append(&mut seen.announcements);
        seen.n_announcements = 0;
        phase(&mut body, mode(game.phase(), false), game.turn(), times, &mut seen.played, game);
        let answer = self.host.think(b'P', &body, "output")?;
        let (choice, text) = answer.split_first().unwrap_or((&MALFORMED, &[]));
        let action = match (game.phase(), *choice) {
            (Phase::Place(_), cell @ 0..32) => Duel2048Action::Place(cell),
            (Phase::Merge(_), direction @ 0..4) => Duel2048Action::Merge(Direction::ALL[direction as usize]),
            _ => {
                let detail = format!("output: the answer {} is no move", String::from_utf8_lossy(text));
                return Err(self.host.forfeit("violate", &detail));
            }
        };
        seen.last = game.clone();
        if game.is_legal(&action) {
            let mut after = game.clone();
            after.play(&action);
            seen.pass(seen.me, action, after, times);
        }
        Ok(action)
    }
}

impl PythonBot<Duel2048> for Duel2048Bot {
    fn kept(&mut self) -> Kept {
        self.host.kept()
    }
}
