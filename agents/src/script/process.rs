//! One process with the rules of a game, behind the walls of bots.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};

use super::facts::{Action, Facts, Form, Numbers, Reader, Seen};
use crate::contest::host::answer::{Allowed, Status};
use crate::contest::host::runner::Host;
use crate::contest::host::{BotFile, Limits};
use crate::practice::RULES;

/// Limits of a rules' process. It lives as long as the program, and nobody's clock runs in it.
const LIMITS: Limits = Limits {
    think: Duration::from_secs(30),
    grace: Duration::from_secs(1),
    import: Duration::from_secs(30),
    uncounted: Duration::from_secs(30),
    processor: Duration::from_secs(30 * 24 * 60 * 60),
    memory: 4 << 30,
    stops: false,
};

/// Plays of one message. Its answer must stay below the longest that a process may give.
const BATCH: usize = 256;

/// Place of a game: its process's life, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    pub life: u32,
    pub number: u32,
}

/// A play: the game, the game that it becomes, places of the actions among the legal ones.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub game: u32,
    pub after: u32,
    pub places: [u16; 2],
}

/// No second action.
pub(super) const NONE: u16 = u16::MAX;

pub(super) struct Process {
    host: Host,
    /// Process that has started it.
    owner: u32,
    life: u32,
    numbers: Numbers,
    form: Form,
    known: Arc<HashMap<String, Action>>,
    ending: fn(String) -> &'static str,
    /// [`Definition::observed`](super::definition::Definition::observed), which each new process is told.
    observed: Option<Value>,
    next: u32,
    forgotten: Arc<Mutex<Vec<u32>>>,
}

impl Process {
    pub fn new(
        file: &Arc<BotFile>,
        beside: &[u8],
        form: Form,
        known: Arc<HashMap<String, Action>>,
        observed: Option<Value>,
        forgotten: Arc<Mutex<Vec<u32>>>,
        ending: fn(String) -> &'static str,
    ) -> Self {
        let mut host = Host::new(Arc::clone(file), RULES, LIMITS);
        if !beside.is_empty() {
            host.prepare(b'M', beside.to_vec());
        }
        let owner = std::process::id();
        Self { host, owner, life: 0, numbers: Numbers::default(), form, known, ending, observed, next: 0, forgotten }
    }

    /// Starts the process if there is none, and returns the number of its life.
    pub fn life(&mut self) -> Result<u32, String> {
        let here = std::process::id();
        if self.owner != here {
            self.host.abandon();
            self.owner = here;
        }
        if !self.host.alive() {
            self.host.new_game(0, 1).map_err(|why| why.detail)?;
            self.life += 1;
            self.numbers = Numbers::default();
            lock(&self.forgotten).clear();
            if let Some(observed) = self.observed.clone() {
                self.ask(json!({"ask": "observed", "told": observed}))?;
            }
        }
        Ok(self.life)
    }

    #[cfg(test)]
    pub fn pid(&self) -> Option<u32> {
        self.host.pid()
    }

    pub fn is_alive(&self) -> bool {
        self.host.alive()
    }

    /// Returns a number for one more game.
    pub fn number(&mut self) -> u32 {
        self.next = self.next.wrapping_add(1);
        self.next
    }

    fn call(&mut self, tag: u8, body: &[u8]) -> Result<Vec<u8>, String> {
        let allowed = Allowed { interrupt: Some(LIMITS.think), kill: LIMITS.think + LIMITS.grace };
        let answer = self.host.call(tag, body, &allowed).map_err(|trouble| trouble.to_string())?;
        match answer.status {
            Status::Done => Ok(answer.body),
            _ => {
                let text = String::from_utf8_lossy(&answer.body);
                Err(text.lines().next().unwrap_or_default().trim_start_matches("Fault: ").into())
            }
        }
    }

    /// Asks a question of `ask_…`.
    pub fn ask(&mut self, question: Value) -> Result<Vec<u8>, String> {
        self.call(b'Q', question.to_string().as_bytes())
    }

    /// Asks a question whose answer is a position.
    pub fn ask_facts(&mut self, question: Value) -> Result<Facts, String> {
        let answer = self.ask(question)?;
        self.read(&answer, 1, false)?.pop().expect("one")
    }

    pub fn ask_seen(&mut self, question: Value) -> Result<Seen, String> {
        let answer = self.ask(question)?;
        let mut reader = Reader { rest: &answer, numbers: &self.numbers, form: self.form };
        reader.seen().ok_or_else(nonsense)
    }

    /// Starts games, each by its number and seed.
    pub fn start(
        &mut self,
        settings: &str,
        games: &[(u32, u64)],
        observed: bool,
    ) -> Result<Vec<Result<Facts, String>>, String> {
        let mut all = Vec::with_capacity(games.len());
        for games in games.chunks(BATCH) {
            let mut body = (settings.len() as u32).to_le_bytes().to_vec();
            body.extend(settings.as_bytes());
            body.push(observed.into());
            for (number, seed) in games {
                body.extend(number.to_le_bytes());
                body.extend(seed.to_le_bytes());
            }
            let answer = self.call(b'S', &body)?;
            all.extend(self.read(&answer, games.len(), observed)?);
        }
        Ok(all)
    }

    /// Plays, after forgetting the games that nobody holds any more.
    pub fn play(&mut self, moves: &[Move], observed: bool) -> Result<Vec<Result<Facts, String>>, String> {
        let mut all = Vec::with_capacity(moves.len());
        for moves in moves.chunks(BATCH) {
            let forgotten = std::mem::take(&mut *lock(&self.forgotten));
            let mut body = Vec::with_capacity(5 + 4 * forgotten.len() + 12 * moves.len());
            body.extend((forgotten.len() as u32).to_le_bytes());
            body.push(observed.into());
            forgotten.iter().for_each(|game| body.extend(game.to_le_bytes()));
            for Move { game, after, places: [place, place_of_b] } in moves {
                body.extend(game.to_le_bytes());
                body.extend(after.to_le_bytes());
                body.extend(place.to_le_bytes());
                body.extend(place_of_b.to_le_bytes());
            }
            let answer = self.call(b'P', &body)?;
            all.extend(self.read(&answer, moves.len(), observed)?);
        }
        Ok(all)
    }

    fn read(&mut self, answer: &[u8], positions: usize, observed: bool) -> Result<Vec<Result<Facts, String>>, String> {
        let rest = self.numbers.learn(answer, &self.known, self.ending).ok_or_else(nonsense)?;
        let mut reader = Reader { rest, numbers: &self.numbers, form: self.form };
        (0..positions).map(|_| reader.facts(observed).ok_or_else(nonsense)).collect()
    }
}

/// Locks what no panic leaves half changed.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn nonsense() -> String {
    "the rules' process gives no sense".into()
}
