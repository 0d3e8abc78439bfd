//! `.zlog`, the record of the 2018 platform: a zlib-packed pickle of `{players, size, maxturn, maxtime, result, log}`. `log`
//! has a frame for the start and one per ply: `{turnleft, timeleft, fields, bands, players, band_route}`. `fields` and `bands`
//! are tuples of columns, which are tuples of None, 1 or 2; `band_route` lists the headings of each player's trail, oldest
//! first. Equal columns are stored once.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use turf_env::games::paper::trace::{CODES, code, column};
use turf_env::games::paper::{BoardSize, Paper, PaperRules, PaperSetup, Turn};
use turf_env::{Game, Player, Rules};

use super::pickle::{Id, Pickle, Writer};
use crate::play::contest::Contest;
use crate::play::record::BotId;
use crate::records::replay::Replay;

const MAX_TIME: i32 = 30;
const MAX_UNPACKED: u64 = 1 << 30;

/// Writes boards with references to columns and boards written before.
#[derive(Default)]
struct Boards {
    columns: HashMap<Vec<u8>, u32>,
    last: [Option<(Vec<u32>, u32)>; 2],
}

impl Boards {
    fn put(&mut self, w: &mut Writer, game: &Paper, bands: bool) {
        let columns: Vec<Vec<u8>> = (0..game.width()).map(|x| column(game, bands, x).collect()).collect();
        let known: Option<Vec<u32>> = columns.iter().map(|c| self.columns.get(c).copied()).collect();
        if let (Some(ids), Some((last, memo))) = (&known, &self.last[bands as usize])
            && ids == last
        {
            return w.again(*memo);
        }
        let mut ids = vec![];
        w.tuple(|w| {
            for column in columns {
                let id = match self.columns.get(&column) {
                    Some(&id) => {
                        w.again(id);
                        id
                    }
                    None => {
                        w.tuple(|w| column.iter().for_each(|&c| if c == 0 { w.none() } else { w.int(c.into()) }));
                        *self.columns.entry(column).or_insert(w.remember())
                    }
                };
                ids.push(id);
            }
        });
        self.last[bands as usize] = Some((ids, w.remember()));
    }
}

fn log(w: &mut Writer, replay: &Replay<PaperRules>) {
    let mut boards = Boards::default();
    let mut left = replay.start_micros.map(|us| MAX_TIME as f64 - us as f64 * 1e-6);
    let mut route = [vec![], vec![]];
    for (ply, game) in replay.positions().enumerate() {
        if ply > 0 {
            let mover = Player::BOTH[(ply - 1) % 2];
            left[mover.index()] -= *replay.micros.get(ply - 1).unwrap_or(&0) as f64 * 1e-6;
            let (x, y) = game.head(mover);
            let trail = &mut route[mover.index()];
            if game.on_board(x, y) && game.territory(mover).get(x, y) {
                trail.clear();
            } else {
                trail.push(game.heading(mover));
            }
        }
        w.dict(|w| {
            w.text("turnleft");
            w.list(|w| Player::BOTH.iter().for_each(|&p| w.int(game.turns_left(p) as i32)));
            w.text("timeleft");
            w.list(|w| left.iter().for_each(|&s| w.float(s)));
            w.text("fields");
            boards.put(w, &game, false);
            w.text("bands");
            boards.put(w, &game, true);
            w.text("players");
            w.list(|w| Player::BOTH.iter().for_each(|&p| player(w, &game, p)));
            w.text("band_route");
            w.list(|w| route.iter().for_each(|r| w.list(|w| r.iter().for_each(|&h| w.int(h.into())))));
        });
    }
}

fn player(w: &mut Writer, game: &Paper, p: Player) {
    let (x, y) = game.head(p);
    let entries = [("id", p.index() as i32 + 1), ("x", x), ("y", y), ("direction", game.heading(p).into())];
    w.dict(|w| {
        for (key, value) in entries {
            w.text(key);
            w.int(value);
        }
    });
}

pub fn write(replay: &Replay<PaperRules>) -> Result<Vec<u8>, String> {
    let board = replay.setup.board;
    let mut w = Writer::new();
    w.dict(|w| {
        w.text("players");
        w.tuple(|w| replay.bots.iter().for_each(|bot| w.text(&bot.name)));
        w.text("size");
        w.tuple(|w| [board.width, board.height].iter().for_each(|&n| w.int(n.into())));
        w.text("maxturn");
        w.int(board.max_turns as i32);
        w.text("maxtime");
        w.int(MAX_TIME);
        w.text("result");
        w.tuple(|w| {
            match replay.winner {
                Some(p) => w.int(p.index() as i32),
                None => w.none(),
            }
            w.int(code(&replay.reason).into());
            if matches!(&*replay.reason, "FAC" | "END") {
                w.tuple(|w| replay.scores.iter().for_each(|&area| w.int(area as i32)));
            }
        });
        w.text("log");
        w.list(|w| log(w, replay));
    });
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(&w.finish()).and_then(|()| packer.finish());
    packed.map_err(|e| e.to_string())
}

/// Reads a record and compares all its frames with the rules.
pub fn read(bytes: &[u8]) -> Result<Replay<PaperRules>, String> {
    let unpacked = ZlibDecoder::new(bytes).take(MAX_UNPACKED);
    read_unpacked(BufReader::with_capacity(1 << 16, unpacked))
}

pub fn read_unpacked(pickle: impl BufRead) -> Result<Replay<PaperRules>, String> {
    Zlog(Pickle::read(pickle)?).replay()
}

struct Zlog(Pickle);

type Head = (i64, i64, i64);

impl Zlog {
    fn get(&self, dict: Id, key: &str) -> Result<Id, String> {
        self.0.get(dict, key).ok_or_else(|| format!("no {key:?} there"))
    }

    fn int(&self, dict: Id, key: &str) -> Result<i64, String> {
        let number = self.0.int(self.get(dict, key)?);
        number.ok_or_else(|| format!("{key:?} is no whole number"))
    }

    fn items<const N: usize>(&self, dict: Id, key: &str) -> Result<[Id; N], String> {
        let items = self.0.items(self.get(dict, key)?);
        items.and_then(|items| items.try_into().ok()).ok_or_else(|| format!("{key:?} is no list of {N}"))
    }

    fn heads(&self, frame: Id) -> Result<[Head; 2], String> {
        let [a, b] = self.items::<2>(frame, "players")?;
        let head = |p| Ok::<Head, String>((self.int(p, "x")?, self.int(p, "y")?, self.int(p, "direction")?));
        Ok([head(a)?, head(b)?])
    }

    fn times(&self, frame: Id) -> Result<[f64; 2], String> {
        match self.items::<2>(frame, "timeleft")?.map(|id| self.0.number(id)) {
            [Some(a), Some(b)] => Ok([a, b]),
            _ => Err("\"timeleft\" is no number".into()),
        }
    }

    fn replay(&self) -> Result<Replay<PaperRules>, String> {
        let root = self.0.root;
        let byte = |n: i64| u8::try_from(n).map_err(|_| format!("{n} is not on any board"));
        let [width, height] = self.items::<2>(root, "size")?.map(|id| self.0.int(id).unwrap_or(-1));
        let max_turns = u32::try_from(self.int(root, "maxturn")?).map_err(|_| "\"maxturn\" is out of bounds")?;
        let frames = self.0.items(self.get(root, "log")?).filter(|f| !f.is_empty());
        let frames = frames.ok_or("\"log\" has no frames")?;
        let [a, b] = self.heads(frames[0])?;
        let spawn = |h: Head| Ok::<_, String>((byte(h.0)?, byte(h.1)?, byte(h.2)?));
        let setup = PaperSetup {
            board: BoardSize { width: byte(width)?, height: byte(height)?, max_turns, quiet_turns: 0 },
            spawn: [spawn(a)?, spawn(b)?],
        };
        PaperRules.check_setup(&setup)?;
        let mut game = PaperRules.start(&setup);
        let (mut actions, mut micros) = (vec![], vec![]);
        let mut left = self.times(frames[0])?;
        let max_time = self.0.number(self.get(root, "maxtime")?);
        let max_time = max_time.ok_or("\"maxtime\" is no number")?;
        let start_micros = left.map(|s| spent(max_time, s));
        for (i, &frame) in frames.iter().enumerate() {
            let at = |why: String| format!("frame {i}: {why}");
            let heads = self.heads(frame).map_err(at)?;
            if i > 0 {
                let mover = game.to_move();
                if game.outcome().is_some() {
                    return Err(at("the game is over before it".into()));
                }
                let turn = match (heads[mover.index()].2 - i64::from(game.heading(mover))) & 3 {
                    3 => Turn::Left,
                    0 => Turn::Straight,
                    1 => Turn::Right,
                    _ => return Err(at("a player turned back".into())),
                };
                game.play(&turn);
                actions.push(turn);
                let now = self.times(frame).map_err(at)?;
                micros.push(spent(left[mover.index()], now[mover.index()]));
                left = now;
            }
            self.compare(frame, &game, heads).map_err(at)?;
        }
        let names = self.items::<2>(root, "players")?.map(|id| self.0.text(id));
        let [Some(first), Some(second)] = names else {
            return Err("\"players\" are no names".into());
        };
        let result = self.0.items(self.get(root, "result")?).filter(|r| r.len() >= 2);
        let result = result.ok_or("\"result\" is no tuple of a winner and a reason")?;
        let winner = match self.0.int(result[0]) {
            Some(n) => Some(*Player::BOTH.get(n as usize).ok_or("\"result\" has an unknown winner")?),
            None => None,
        };
        let number = self.0.int(result[1]);
        let reason = CODES.iter().find(|(_, code)| number == Some((*code).into()));
        let (reason, _) = reason.ok_or("\"result\" has an unknown reason")?;
        let replay = Replay {
            winner,
            reason: (*reason).into(),
            start_micros,
            micros,
            ..Replay::of_actions(PaperRules, setup, actions, [first, second].map(BotId::named))
        };
        replay.check()?;
        Ok(replay)
    }

    fn compare(&self, frame: Id, game: &Paper, heads: [Head; 2]) -> Result<(), String> {
        let ours = Player::BOTH.map(|p| {
            let (x, y) = game.head(p);
            (x.into(), y.into(), game.heading(p).into())
        });
        if heads != ours {
            return Err(format!("players at {heads:?}, by the rules at {ours:?}"));
        }
        for (key, bands) in [("fields", false), ("bands", true)] {
            let columns = self.0.items(self.get(frame, key)?);
            let columns = columns.ok_or("a board is no list of columns")?;
            if columns.len() != game.width() as usize {
                return Err(format!("{key:?} has {} columns", columns.len()));
            }
            for (x, &cells) in columns.iter().enumerate() {
                let cells = self.0.items(cells).ok_or("a column is no list of cells")?;
                let theirs = cells.iter().map(|&c| self.0.int(c).unwrap_or(0));
                if !theirs.eq(column(game, bands, x as i32).map(i64::from)) {
                    return Err(format!("{key:?} in column {x} are not what the rules lead to"));
                }
            }
        }
        Ok(())
    }
}

fn spent(before: f64, after: f64) -> u32 {
    ((before - after) * 1e6).round() as u32 // saturates; not a number is 0
}
