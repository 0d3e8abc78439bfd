//! Contract of 2018: `play(stat, storage)`, optionally `load`, `summary`, `init`, `summaryall` (spec, `paper.md`).
//!
//! One bot plays the games of one side order of a pairing: `init` before the first game, `summaryall` when it is
//! dropped, and `storage` kept in between.
//!
//! Two facts are unknown here: the opponent's thinking time (`timeleft` shows the time between this bot's calls), and
//! whether an opponent forfeited by raising or by time (`summary` gets ERR).

use std::sync::Arc;
use std::time::Duration;

use turf_env::games::paper::trace::{code, column};
use turf_env::games::paper::{Paper, Turn};
use turf_env::{Game, Outcome, Player};

use super::runner::Host;
use super::{BotFile, Kept, Limits, PythonBot};
use crate::input::{cut, printable};
use crate::play::bot::{Bot, Forfeit};
use crate::play::record::{Mishap, NO_MOVE};

pub(crate) const SCRIPT: &str =
    concat!(include_str!("../../python/paper/contract.py"), include_str!("../../python/host.py"));

/// Bytes kept of an answer that is no move.
const MAX_NO_MOVE: usize = 80;

pub struct PaperBot {
    host: Host,
    game: Option<Shown>,
    mishaps: Vec<Mishap>,
}

struct Shown {
    me: Player,
    position: Paper,
    frames: Vec<u8>,
    n_frames: u8,
    forfeited: Option<&'static str>,
}

impl PaperBot {
    pub fn new(file: Arc<BotFile>, limits: Limits) -> Self {
        let host = Host::new(file, SCRIPT, limits);
        Self { host, game: None, mishaps: vec![] }
    }

    fn think(&mut self, tag: u8, body: &[u8], what: &str) -> Result<Vec<u8>, Forfeit> {
        let result = self.host.think(tag, body, what);
        if let (Err(why), Some(shown)) = (&result, &mut self.game) {
            shown.forfeited = Some(why.reason);
        }
        result
    }
}

impl Shown {
    fn hear(&mut self, game: &Paper, times: [Duration; 2]) {
        frame(&mut self.frames, Some(&self.position), game, times);
        self.n_frames += 1;
        self.position = game.clone();
    }

    fn take_frames(&mut self) -> Vec<u8> {
        let mut body = vec![self.n_frames];
        body.append(&mut self.frames);
        self.n_frames = 0;
        body
    }
}

fn changed(before: Option<&Paper>, game: &Paper, bands: bool) -> u128 {
    let plane = |game: &Paper, p, y| {
        if bands { game.trail(p).row(y) } else { game.territory(p).row(y) }
    };
    let differs = |p: Player, y: i32| plane(game, p, y) ^ before.map_or(0, |before| plane(before, p, y));
    (0..game.height()).fold(0, |columns, y| columns | differs(Player::A, y) | differs(Player::B, y))
}

fn frame(out: &mut Vec<u8>, before: Option<&Paper>, game: &Paper, times: [Duration; 2]) {
    for p in Player::BOTH {
        out.extend(game.turns_left(p).to_le_bytes());
    }
    for time in times {
        out.extend(time.as_secs_f64().to_le_bytes());
    }
    for p in Player::BOTH {
        let (x, y) = game.head(p);
        out.extend((x as i16).to_le_bytes());
        out.extend((y as i16).to_le_bytes());
        out.push(game.heading(p));
    }
    let boards = [false, true].map(|bands| changed(before, game, bands));
    out.extend((boards[0].count_ones() as u16 + boards[1].count_ones() as u16).to_le_bytes());
    for (bands, mut columns) in boards.into_iter().enumerate() {
        while columns != 0 {
            let x = columns.trailing_zeros();
            columns &= columns - 1;
            out.extend([bands as u8, x as u8]);
            out.extend(column(game, bands == 1, x as i32));
        }
    }
}

impl Bot<Paper> for PaperBot {
    fn start(&mut self, seat: Player, game: &Paper, seed: u64) -> Result<(), Forfeit> {
        (self.game, self.mishaps) = Default::default();
        if self.host.new_game(seed, 1)? {
            self.host.tell(b'I', &[]);
        }
        let mut body = vec![seat.index() as u8];
        body.extend((game.width() as u16).to_le_bytes());
        body.extend((game.height() as u16).to_le_bytes());
        frame(&mut body, None, game, self.host.times(seat));
        // The game begins here for the bot, so that `summary` reports its end even if `load` loses it.
        self.game = Some(Shown { me: seat, position: game.clone(), frames: Vec::new(), n_frames: 0, forfeited: None });
        self.think(b'S', &body, "load").map(drop)
    }

    fn charged(&mut self) -> Option<Duration> {
        Some(self.host.charged())
    }

    fn printed(&mut self) -> String {
        self.host.printed()
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let shown = self.game.as_mut().ok_or_else(|| self.host.forfeit("ERR", "the game has not begun"))?;
        if shown.position.ply() != game.ply() {
            shown.hear(game, self.host.times(shown.me));
        }
        let frames = shown.take_frames();
        let answer = self.think(b'P', &frames, "play")?;
        let (letter, no_move) = answer.split_first().unwrap_or((&b'S', &[]));
        let turn = match letter {
            b'L' => Turn::Left,
            b'R' => Turn::Right,
            _ => Turn::Straight,
        };
        if !no_move.is_empty() {
            let text = printable(&cut(&String::from_utf8_lossy(no_move), MAX_NO_MOVE));
            Mishap::add(&mut self.mishaps, game.turn(), &format!("{NO_MOVE}{text}"));
        }
        let mut after = game.clone();
        after.play(&turn);
        let shown = self.game.as_mut().expect("it has begun");
        shown.hear(&after, self.host.times(shown.me));
        Ok(turn)
    }

    fn finish(&mut self, game: &Paper) {
        let Some(mut shown) = self.game.take() else { return };
        if shown.position.ply() != game.ply() {
            shown.hear(game, self.host.times(shown.me));
        }
        let mut body = shown.take_frames();
        // Without an outcome one side forfeited: this bot, or else the opponent.
        let outcome = game.outcome().unwrap_or(match shown.forfeited {
            Some(reason) => Outcome { winner: Some(!shown.me), reason },
            None => Outcome { winner: Some(shown.me), reason: "ERR" },
        });
        let winner = outcome.winner.map_or(-1, |p| p.index() as i8);
        body.extend([winner, code(outcome.reason)].map(|n| n as u8));
        self.host.tell(b'F', &body);
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        std::mem::take(&mut self.mishaps)
    }
}

impl PythonBot<Paper> for PaperBot {
    fn kept(&mut self) -> Kept {
        self.host.kept()
    }
}

impl Drop for PaperBot {
    fn drop(&mut self) {
        self.host.tell(b'E', &[]);
    }
}
