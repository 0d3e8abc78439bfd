//! Contract of 2021: `player_class.player_func(map_info)` (spec, `stellar.md`).
//!
//! A turn's orders are dropped if the call raises, exceeds the limit or returns no list. At the limit an exception
//! interrupts the bot's code, again and again if the bot catches it. Excess time is taken from its next turns, so that
//! nothing is gained. A call that still does not end is killed a little later.
//!
//! A process that was killed, or that ended by itself, is not replaced during the game: the bot gives no more orders,
//! as a restart would cost the same time every turn. Dropped orders and their reasons are the game's mishaps
//! ([`crate::play::record::PlayedGame::mishaps`]); standard error shows the first one of a file.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use turf_env::games::stellar::{Order, StarMap, Stellar, StellarRules};
use turf_env::{Game, Player};

use super::answer::{Allowed, Status};
use super::runner::Host;
use super::{BotFile, Kept, Limits, PythonBot};
use crate::input::{cut, one_line, printable};
use crate::play::bot::{Bot, Forfeit};
use crate::play::contest::Contest;
use crate::play::record::{MAX_DETAIL, Mishap};

pub(crate) const SCRIPT: &str = concat!(
    include_str!("../../python/stellar/game_map.py"),
    include_str!("../../python/stellar/modules.py"),
    include_str!("../../python/stellar/contract.py"),
    include_str!("../../python/host.py")
);
const WELL_FORMED: u8 = 1;
const MALFORMED: u8 = 0;
const ORDER: usize = 10;

pub struct StellarBot {
    host: Host,
    dropped: u32,
    mishaps: Vec<Mishap>,
    error: String,
    /// Time beyond the limit of earlier turns, still to be subtracted.
    owed: Duration,
    knows_the_map: bool,
}

impl StellarBot {
    pub fn new(file: Arc<BotFile>, limits: Limits) -> Self {
        let host = Host::new(file, SCRIPT, limits);
        let (dropped, mishaps, error, owed, knows_the_map) = Default::default();
        Self { host, dropped, mishaps, error, owed, knows_the_map }
    }

    pub fn dropped(&self) -> u32 {
        self.dropped
    }

    fn drop_orders(&mut self, turn: u32, why: &str) -> Vec<Order> {
        static TOLD: Mutex<Option<HashSet<PathBuf>>> = Mutex::new(None);
        self.dropped += 1;
        self.error = told(why);
        let why = printable(&cut(why, MAX_DETAIL));
        Mishap::add(&mut self.mishaps, turn, &format!("orders dropped: {why}"));
        let path = &self.host.file().path;
        let mut told = TOLD.lock().unwrap_or_else(|e| e.into_inner());
        if told.get_or_insert_default().insert(path.clone()) {
            let place = printable(&path.to_string_lossy());
            eprintln!("turf: {place}: orders of turn {turn} dropped: {why} (only the first is reported here)");
        }
        Vec::new()
    }
}

fn written(map: &StarMap) -> Vec<u8> {
    let mut body = vec![map.n()];
    for next in map.in_order() {
        body.push(next.len() as u8);
        body.extend(next);
    }
    body.extend(map.xy().iter().flatten().flat_map(|v| v.to_le_bytes()));
    body
}

fn told(why: &str) -> String {
    format!("RuntimeError: {}", one_line(why.lines().next().unwrap_or_default()))
}

fn orders(body: &[u8]) -> Result<Vec<Order>, String> {
    let (first, body) = body.split_first().unwrap_or((&MALFORMED, &[]));
    let order = |bytes: &[u8]| Order {
        from: bytes[0],
        to: bytes[1],
        amount: f64::from_le_bytes(bytes[2..].try_into().expect("eight bytes")),
    };
    if *first == WELL_FORMED && body.len().is_multiple_of(ORDER) {
        return Ok(body.chunks_exact(ORDER).map(order).collect());
    }
    Err(one_line(String::from_utf8_lossy(body)))
}

impl Bot<Stellar> for StellarBot {
    fn start(&mut self, seat: Player, game: &Stellar, seed: u64) -> Result<(), Forfeit> {
        (self.dropped, self.mishaps, self.error, self.owed) = Default::default();
        self.host.new_game(seed, game.max_turns())?;
        self.knows_the_map = false;
        let mut body = vec![seat.index() as u8];
        body.extend(game.max_turns().to_le_bytes());
        body.extend(self.host.limits().think.as_secs_f64().to_le_bytes());
        self.host.untimed(b'S', &body, "player_class").map(drop)
    }

    fn charged(&mut self) -> Option<Duration> {
        Some(self.host.charged())
    }

    fn printed(&mut self) -> String {
        self.host.printed()
    }

    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let turn = game.turn();
        if !self.host.alive() {
            return Ok(self.drop_orders(turn, "the process has ended before"));
        }
        let mut body = Vec::new();
        for node in 1..=game.map().n() {
            body.push(game.owner(node).map_or(-1, |p| p.index() as i8) as u8);
            for p in Player::BOTH {
                body.extend(game.power(p, node).to_le_bytes());
            }
        }
        body.extend(std::mem::take(&mut self.error).into_bytes());
        let limits = *self.host.limits();
        if !std::mem::replace(&mut self.knows_the_map, true) {
            let allowed = Allowed::until(limits.think + limits.grace);
            match self.host.counted(b'M', &written(game.map()), &allowed) {
                Ok(answer) => self.owed += answer.charged,
                Err(trouble) => return Ok(self.drop_orders(turn, &format!("{trouble}; no more orders in this game"))),
            }
        }
        self.owed += self.host.settle();
        let limit = limits.think.saturating_sub(self.owed);
        self.owed = self.owed.saturating_sub(limits.think);
        if limit.is_zero() {
            return Ok(self.drop_orders(turn, "earlier turns took the time of this one"));
        }
        let allowed = Allowed { interrupt: Some(limit), kill: limit + limits.grace };
        let result = self.host.counted(b'P', &body, &allowed);
        if let Ok(answer) = &result {
            self.owed += answer.charged.saturating_sub(limit);
        }
        Ok(match result {
            Err(trouble) => self.drop_orders(turn, &format!("{trouble}; no more orders in this game")),
            Ok(answer) if answer.status == Status::Interrupted || answer.charged > limit => {
                let (took, limit) = (answer.charged.as_secs_f64(), limit.as_secs_f64());
                self.drop_orders(turn, &format!("player_func took {took:.3} s of {limit:.3} s"))
            }
            Ok(answer) if answer.status == Status::Raised => {
                self.drop_orders(turn, &String::from_utf8_lossy(&answer.body))
            }
            Ok(answer) => match orders(&answer.body) {
                Ok(orders) => {
                    if !game.is_legal(&orders) {
                        self.error = told(&StellarRules.fault(game, &orders));
                    }
                    orders
                }
                Err(why) => self.drop_orders(turn, &format!("player_func: {why}")),
            },
        })
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        std::mem::take(&mut self.mishaps)
    }
}

impl PythonBot<Stellar> for StellarBot {
    fn kept(&mut self) -> Kept {
        self.host.kept()
    }
}
