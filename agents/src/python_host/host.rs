//! A bot file over the games of a pairing: start, import, thinking time, forfeits.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::child::{Answer, Child, Trouble};
use super::{BotFile, Limits};
use crate::bot::Forfeit;

/// Runs one bot file. The process is started for the first game and kept for the next ones; if it had to be killed, the
/// next game gets a new one.
pub struct Host {
    file: Arc<BotFile>,
    /// The program the process runs, as one text.
    script: &'static str,
    limits: Limits,
    child: Option<Child>,
    /// This game: thinking time, as measured in the process.
    spent: Duration,
    /// This game: the same calls by the clock here. A bot that tampers with the process's own clock gains little.
    by_the_wall: Duration,
    /// This game: time the opponent took between this bot's calls, which is all that can be known from here.
    opponent: Duration,
    /// When this bot last gave an answer.
    answered: Instant,
    /// Time the bot's own code took in the last call.
    thought: Duration,
}

/// By the wall a game's thinking may take this many times the limit, and a bit: so much for a busy machine.
const PATIENCE: u32 = 2;
const PATIENCE_BESIDES: Duration = Duration::from_secs(10);

impl Host {
    /// For a bot file, with the process's part of the contract.
    pub fn new(file: Arc<BotFile>, script: &'static str, limits: Limits) -> Self {
        Self {
            file,
            script,
            limits,
            child: None,
            spent: Duration::ZERO,
            by_the_wall: Duration::ZERO,
            opponent: Duration::ZERO,
            answered: Instant::now(),
            thought: Duration::ZERO,
        }
    }

    /// A new game: full time, and a process with the bot imported. True if the process is a new one.
    pub fn new_game(&mut self, seed: u64) -> Result<bool, Forfeit> {
        (self.spent, self.by_the_wall, self.opponent) = Default::default();
        self.answered = Instant::now();
        if self.child.is_some() {
            self.untimed(b'C', &seed.to_le_bytes(), "preparing a game")?;
            return Ok(false);
        }
        let started = Child::start(self.file.interpreter, self.script, &self.limits);
        self.child = Some(started.map_err(|trouble| self.forfeit("ERR", &trouble.to_string()))?);
        let name = self.file.name();
        let mut body = seed.to_le_bytes().to_vec();
        body.extend((name.len() as u16).to_le_bytes());
        body.extend(name.as_bytes());
        body.extend(&self.file.source);
        let imported = self.call(b'B', &body, self.limits.import);
        if let Err(why) = self.judge(imported, "import").map(drop) {
            // A half imported module is of no use to the next game.
            self.child = None;
            return Err(why);
        }
        self.answered = Instant::now();
        Ok(true)
    }

    /// Whether there is a process.
    pub fn alive(&self) -> bool {
        self.child.is_some()
    }

    /// A call whose time counts: OVT when the game's time is up, ERR when the bot raises or its process ends.
    pub fn think(&mut self, tag: u8, body: &[u8], what: &str) -> Result<Vec<u8>, Forfeit> {
        let start = Instant::now();
        self.opponent += start - self.answered;
        let patience = PATIENCE * self.limits.think + PATIENCE_BESIDES;
        let wait = (self.left() + self.limits.grace).min(patience.saturating_sub(self.by_the_wall));
        let result = self.call(tag, body, wait);
        self.answered = Instant::now();
        self.by_the_wall += self.answered - start;
        if let Ok(answer) = &result {
            self.spent += answer.thought;
            if self.spent > self.limits.think {
                let (spent, limit) = (self.spent.as_secs_f64(), self.limits.think.as_secs_f64());
                return Err(self.forfeit("OVT", &format!("{what}: {spent:.2} s of {limit} s used")));
            }
        }
        self.judge(result, what).map(|answer| answer.body)
    }

    /// A call with a limit of its own that counts for no clock. OVT and ERR as in [`Host::think`].
    pub fn untimed(&mut self, tag: u8, body: &[u8], what: &str) -> Result<Answer, Forfeit> {
        let result = self.call(tag, body, self.limits.uncounted);
        self.judge(result, what)
    }

    /// A call whose failures do not matter, if there is a process.
    pub fn tell(&mut self, tag: u8, body: &[u8]) {
        if self.alive() {
            let _ = self.call(tag, body, self.limits.uncounted);
        }
    }

    /// A call without judgement, killed after `wait`. Without a process: as if it had just ended.
    pub fn call(&mut self, tag: u8, body: &[u8], wait: Duration) -> Result<Answer, Trouble> {
        let Some(child) = &mut self.child else {
            return Err(Trouble::Died("has ended before".into()));
        };
        let result = child.ask(tag, body, wait);
        self.thought = result.as_ref().map_or(wait, |answer| answer.thought);
        if result.is_err() {
            self.child = None;
        }
        result
    }

    fn judge(&self, result: Result<Answer, Trouble>, what: &str) -> Result<Answer, Forfeit> {
        match result {
            Ok(answer) if answer.raised => {
                Err(self.forfeit("ERR", &format!("{what}: {}", String::from_utf8_lossy(&answer.body))))
            }
            Ok(answer) => Ok(answer),
            Err(trouble @ Trouble::Late(_)) => Err(self.forfeit("OVT", &format!("{what}: {trouble}"))),
            Err(trouble) => Err(self.forfeit("ERR", &format!("{what}: {trouble}"))),
        }
    }

    /// A loss, with the file's name before the text.
    pub fn forfeit(&self, reason: &'static str, detail: &str) -> Forfeit {
        let detail = format!("{}: {detail}", self.file.name());
        Forfeit { reason, detail }
    }

    /// The limits it plays under.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Where the bot file lies.
    pub fn file(&self) -> &BotFile {
        &self.file
    }

    /// Time the bot's own code took in the last call.
    pub fn thought(&self) -> Duration {
        self.thought
    }

    /// What an exported bot's last decision came from.
    pub fn seen(&mut self) -> Option<serde_json::Value> {
        let answer = self.untimed(b'O', &[], "looking").ok()?;
        serde_json::from_slice(&answer.body).ok()
    }

    /// Thinking time left in this game.
    pub fn left(&self) -> Duration {
        self.limits.think.saturating_sub(self.spent)
    }

    /// The opponent's, as far as can be seen from here.
    pub fn opponent_left(&self) -> Duration {
        self.limits.think.saturating_sub(self.opponent)
    }

    /// The most memory the process has had at once, in bytes.
    pub fn peak_memory(&self) -> Option<u64> {
        self.child.as_ref()?.peak_memory()
    }
}
