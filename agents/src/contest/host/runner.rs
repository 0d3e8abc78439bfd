//! A bot file over the games of a pairing: start, import, thinking time, forfeits.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use turf_env::Player;

use super::answer::{Allowed, Answer, MAX_PRINTED, Status, Trouble};
use super::isolation::Isolation;
use super::walls::child::Child;
use super::{BotFile, Kept, Limits};
use crate::input::{cut, printable};
use crate::play::bot::Forfeit;
use crate::play::record::MAX_DETAIL;

/// Runner of one bot file. The process is started for the first game and kept for the next ones. If it had to be
/// killed, the next game gets a new one.
pub struct Host {
    file: Arc<BotFile>,
    script: &'static str,
    limits: Limits,
    /// Request that each new process gets before the file.
    first: Option<(u8, Vec<u8>)>,
    child: Option<Child>,
    spent: Duration,
    opponent: Duration,
    answered: Instant,
    counted: bool,
    charged: Duration,
    printed: Vec<u8>,
    room: usize,
}

const PAIRING: u32 = 12;
pub const MAX_PRINTED_PER_GAME: usize = 64 << 10;

/// Derives the seed of the bot's process. The process can see it; the arena's seed would reveal those of others, as all
/// are draws of one generator.
fn one_way(seed: u64) -> u64 {
    let digest = Sha256::digest([b"turf: a bot's own chance".as_slice(), &seed.to_le_bytes()].concat());
    u64::from_le_bytes(digest[..8].try_into().expect("eight bytes"))
}

impl Host {
    pub fn new(file: Arc<BotFile>, script: &'static str, limits: Limits) -> Self {
        Self {
            file,
            script,
            limits,
            first: None,
            child: None,
            spent: Duration::ZERO,
            opponent: Duration::ZERO,
            answered: Instant::now(),
            counted: false,
            charged: Duration::ZERO,
            printed: Vec::new(),
            room: MAX_PRINTED_PER_GAME,
        }
    }

    /// Sets a request that each process gets before the file.
    pub fn prepare(&mut self, tag: u8, body: Vec<u8>) {
        self.first = Some((tag, body));
    }

    /// Begins a new game: full thinking time, which the contest grants `times` times, and a process with the bot
    /// imported. Returns true if the process is new.
    pub fn new_game(&mut self, seed: u64, times: u32) -> Result<bool, Forfeit> {
        (self.spent, self.opponent, self.charged) = Default::default();
        self.printed.clear();
        self.room = MAX_PRINTED_PER_GAME;
        self.answered = Instant::now();
        let seed = one_way(seed);
        // Otherwise the kernel would end it in the middle of a game.
        let game = self.limits.think.saturating_mul(times) + self.limits.grace + self.limits.uncounted * 4;
        self.child.take_if(|child| child.worn_out(game));
        if self.child.is_some() {
            self.untimed(b'C', &seed.to_le_bytes(), "preparing a game")?;
            return Ok(false);
        }
        let isolation = Isolation::of_this_kernel();
        let limits = Limits { processor: self.limits.processor.max(game.saturating_mul(PAIRING)), ..self.limits };
        let started = Child::start(self.file.interpreter, self.script, &limits, isolation);
        self.child = Some(started.map_err(|trouble| self.forfeit("ERR", &trouble.to_string()))?);
        if let Some((tag, body)) = self.first.take() {
            let ready = self.call(tag, &body, &Allowed::until(self.limits.import));
            self.first = Some((tag, body));
            self.judge(ready, "preparing").inspect_err(|_| self.child = None)?;
        }
        let name = self.file.name();
        let mut body = seed.to_le_bytes().to_vec();
        body.extend((name.len() as u16).to_le_bytes());
        body.extend(name.as_bytes());
        body.extend(&self.file.source);
        let imported = self.call(b'B', &body, &Allowed::until(self.limits.import));
        if let Err(why) = self.judge(imported, "import").map(drop) {
            // A half imported module is useless to the next game.
            self.child = None;
            return Err(why);
        }
        self.answered = Instant::now();
        Ok(true)
    }

    #[cfg(test)]
    pub fn pid(&self) -> Option<u32> {
        self.child.as_ref().map(Child::id)
    }

    pub fn alive(&self) -> bool {
        self.child.is_some()
    }

    /// Leaves the process to the program of which this one is a fork.
    pub fn abandon(&mut self) {
        let _ = std::mem::ManuallyDrop::new(self.child.take());
    }

    /// Makes a call whose time counts. Forfeits with OVT if the game's time is up, with ERR if the bot raises or its
    /// process ends.
    pub fn think(&mut self, tag: u8, body: &[u8], what: &str) -> Result<Vec<u8>, Forfeit> {
        self.think_within(None, tag, body, what)
    }

    /// Makes a call like [`Host::think`], in which a limit of its own replaces the game's clock.
    pub fn think_within(
        &mut self,
        limit: Option<Duration>,
        tag: u8,
        body: &[u8],
        what: &str,
    ) -> Result<Vec<u8>, Forfeit> {
        self.opponent += self.answered.elapsed();
        let missing = self.settle();
        self.spent += missing;
        let allowed = Allowed::until(limit.unwrap_or(self.left()) + self.limits.grace);
        let result = self.counted(tag, body, &allowed);
        self.answered = Instant::now();
        if let Ok(answer) = &result {
            let (spent, limit, of) = match limit {
                Some(limit) if self.spent <= self.limits.think => (answer.charged, limit, "for one call"),
                _ => {
                    self.spent += answer.charged;
                    (self.spent, self.limits.think, "used")
                }
            };
            if spent > limit {
                let (spent, limit) = (spent.as_secs_f64(), limit.as_secs_f64());
                return Err(self.forfeit("OVT", &format!("{what}: {spent:.2} s of {limit} s {of}")));
            }
        }
        self.judge(result, what).map(|answer| answer.body)
    }

    /// Makes a call with its own limit that counts for no clock. Forfeits like [`Host::think`].
    pub fn untimed(&mut self, tag: u8, body: &[u8], what: &str) -> Result<Answer, Forfeit> {
        let result = self.call(tag, body, &Allowed::until(self.limits.uncounted));
        self.judge(result, what)
    }

    pub fn tell(&mut self, tag: u8, body: &[u8]) {
        if self.alive() {
            let _ = self.call(tag, body, &Allowed::until(self.limits.uncounted));
        }
    }

    /// Makes a call whose time counts, without turning failures into forfeits.
    pub fn counted(&mut self, tag: u8, body: &[u8], allowed: &Allowed) -> Result<Answer, Trouble> {
        let result = self.call(tag, body, allowed);
        self.counted = true;
        self.charged += match &result {
            Ok(answer) => answer.charged,
            Err(Trouble::Late(limit)) => *limit,
            Err(_) => Duration::ZERO,
        };
        result
    }

    /// Returns the cost of the last call beyond its charge; zero if the call did not count.
    pub fn settle(&mut self) -> Duration {
        let missing = self.child.as_mut().map_or(Duration::ZERO, Child::settle);
        let missing = if self.counted { missing } else { Duration::ZERO };
        self.charged += missing;
        missing
    }

    /// Makes a call without turning failures into forfeits. Without a process, fails as if it had just ended.
    pub fn call(&mut self, tag: u8, body: &[u8], allowed: &Allowed) -> Result<Answer, Trouble> {
        let Some(child) = &mut self.child else {
            return Err(Trouble::Died("has ended before".into()));
        };
        let result = child.ask(tag, body, allowed);
        if let Ok(answer) = &result {
            let room = self.room.min(MAX_PRINTED - self.printed.len());
            self.printed.extend(answer.printed.iter().take(room));
        }
        self.counted = false;
        if result.is_err() {
            self.child = None;
        }
        result
    }

    fn judge(&self, result: Result<Answer, Trouble>, what: &str) -> Result<Answer, Forfeit> {
        match result {
            Ok(answer) if answer.status != Status::Done => {
                Err(self.forfeit("ERR", &format!("{what}: {}", String::from_utf8_lossy(&answer.body))))
            }
            Ok(answer) => Ok(answer),
            Err(trouble @ Trouble::Late(_)) => Err(self.forfeit("OVT", &format!("{what}: {trouble}"))),
            Err(trouble) => Err(self.forfeit("ERR", &format!("{what}: {trouble}"))),
        }
    }

    pub fn forfeit(&self, reason: &'static str, detail: &str) -> Forfeit {
        let detail = printable(&format!("{}: {}", self.file.name(), cut(detail, MAX_DETAIL)));
        let detail = cut(&detail, MAX_DETAIL);
        Forfeit { reason, detail }
    }

    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    pub fn file(&self) -> &BotFile {
        &self.file
    }

    pub fn charged(&mut self) -> Duration {
        std::mem::take(&mut self.charged)
    }

    pub fn printed(&mut self) -> String {
        let text = String::from_utf8_lossy(&self.printed).trim_end().to_string();
        self.room = self.room.saturating_sub(self.printed.len());
        self.printed.clear();
        text
    }

    pub fn kept(&mut self) -> Kept {
        let asked = self.untimed(b'O', &[], "looking").map_err(|why| why.detail);
        let kept = asked.and_then(|answer| serde_json::from_slice(&answer.body).map_err(|e| e.to_string()));
        let (seen, error) = kept.unwrap_or_else(|why| (None, Some(why)));
        Kept { seen, error }
    }

    fn left(&self) -> Duration {
        self.limits.think.saturating_sub(self.spent)
    }

    /// Returns the time left to each player if the bot is `me`.
    pub fn times(&self, me: Player) -> [Duration; 2] {
        let mut times = [self.left(), self.limits.think.saturating_sub(self.opponent)];
        times.rotate_left(me.index());
        times
    }
}
