//! [`ScriptBot`]: a bot in Python for a game whose rules are a Python file.

use std::sync::Arc;
use std::time::Duration;

use turf_env::Player;

use super::definition::Script;
use super::facts::Action;
use super::position::Position;
use crate::contest::host::runner::Host;
use crate::contest::host::{BotFile, Kept, Limits, PythonBot};
use crate::offered::Offered;
use crate::play::bot::{Bot, Forfeit};
use crate::play::contest::VOID;

pub(super) const SCRIPT: &str = concat!(
    include_str!("../python/rules/common.py"),
    include_str!("../python/rules/sight.py"),
    include_str!("../python/rules/bot.py"),
    include_str!("../python/host.py")
);

/// Bytes of an action. Games keep actions, and copies of games are of bounded length.
const LONGEST_ACTION: usize = 1 << 14;

/// A class of the rules' file, or a bot file, in a process of its own.
pub(super) struct ScriptBot {
    host: Host,
    /// Class in the rules' file; empty for a bot file.
    kind: &'static str,
}

impl ScriptBot {
    pub fn new(script: Script, file: &Arc<BotFile>, kind: &'static str, patience: u32) -> Self {
        let limits = Limits::SCRIPT.given(file.think.or(script.offer().think)).patient(patience);
        let mut host = Host::new(Arc::clone(file), SCRIPT, limits);
        let (rules, beside) = (&script.definition().file, &script.definition().beside);
        let name = rules.name();
        let sizes = [&(beside.len() as u32).to_le_bytes()[..], &(name.len() as u16).to_le_bytes()].concat();
        host.prepare(b'G', [&sizes, &beside[..], name.as_bytes(), &rules.source].concat());
        Self { host, kind }
    }
}

impl Bot<Position> for ScriptBot {
    fn start(&mut self, seat: Player, _game: &Position, seed: u64) -> Result<(), Forfeit> {
        self.host.new_game(seed, 1)?;
        let body = [&[seat.index() as u8], self.kind.as_bytes()].concat();
        self.host.think(b'N', &body, "the start").map(drop)
    }

    fn choose(&mut self, game: &Position) -> Result<Action, Forfeit> {
        let pickled = game.pickled().map_err(|why| {
            game.script().definition().fault(why.clone());
            Forfeit { reason: VOID, detail: why }
        })?;
        let (limit, copy) = pickled.split_first_chunk().expect("the rules' process gives both");
        let limit = Duration::try_from_secs_f64(f64::from_le_bytes(*limit)).ok().filter(|limit| !limit.is_zero());
        let what = if game.script().is_referee() { "a call" } else { "play" };
        let answer = self.host.think_within(limit, b'P', copy, what)?;
        if answer.len() > LONGEST_ACTION && !game.script().is_referee() {
            return Err(self.host.forfeit("ERR", &format!("its answer: longer than {LONGEST_ACTION} bytes")));
        }
        serde_json::from_slice(&answer).map_err(|e| self.host.forfeit("ERR", &format!("its answer: {e}")))
    }

    fn charged(&mut self) -> Option<Duration> {
        Some(self.host.charged())
    }

    fn printed(&mut self) -> String {
        self.host.printed()
    }
}

impl PythonBot<Position> for ScriptBot {
    fn kept(&mut self) -> Kept {
        self.host.kept()
    }
}
