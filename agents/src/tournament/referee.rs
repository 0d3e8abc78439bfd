//! [`Referee`]: plays the games of a pairing.

use std::time::Instant;

use turf_env::{Encoding, Game, Player, Rules};

use super::live::Live;
use super::pairing::{Pairing, Slot};
use super::store::now;
use crate::offered::Offered;
use crate::play::arena::play_watched;
use crate::play::bot::{Bot, Forfeit, shown};
use crate::play::interrupt::Interruptible;
use crate::play::record::{BotId, PlayedGame};
use crate::play::stop;
use crate::records::replay::Replay;
use crate::spec::BotSpec;

/// Reasons of games that were cut short. No contest uses them.
pub const STOPPED: &str = "(stopped)";
pub const LATE: &str = "(late)";

type Bots<E> = [Box<dyn Bot<<E as Encoding>::Game>>; 2];

/// Referee of a pairing. Bots remember its games as far as the contest lets them.
pub struct Referee<'a, E: Encoding<Rules: Offered>> {
    pub pairing: &'a Pairing,
    pub sides: [&'a BotSpec<E>; 2],
    pub config: &'a <E::Rules as Rules>::Config,
    pub live: &'a Live<E::Rules>,
    /// Returns the record of a game that was played before.
    pub recorded: &'a dyn Fn(&Slot) -> Option<Replay<E::Rules>>,
    /// Returns [`STOPPED`] or [`LATE`] if the bots are to break off.
    pub stops: &'a (dyn Fn() -> Option<&'static str> + Sync),
    /// Bots of the last game. `None` before the first.
    pub bots: Option<Bots<E>>,
}

/// A game of a pairing, with its bots by seat.
pub struct Played<R: Rules> {
    pub game: PlayedGame<R>,
    pub bots: [BotId; 2],
    /// Time of its start in seconds since 1970.
    pub started: f64,
    pub seconds: f64,
}

impl<E: Encoding<Rules: Offered>> Referee<'_, E> {
    /// Plays a game. Fails with [`STOPPED`] or [`LATE`].
    pub fn play(&mut self, slot: &Slot) -> Result<Played<E::Rules>, &'static str> {
        let (sides, stops, live) = (self.sides, self.stops, self.live);
        if slot.fresh || !sides.iter().any(|side| side.remembers()) {
            // Drop the old bots first, so that no more processes run than there are seats.
            self.bots = None;
        }
        let mut bots = self.bots.take().unwrap_or_else(|| self.rehearsed(slot));
        let rules = sides[0].encoding().rules();
        let setup = rules.draw_setup(self.config, &mut self.pairing.setup_chance(slot));
        let seeds = self.pairing.bot_seeds(slot);
        let ids = [slot.first, 1 - slot.first].map(|side| sides[side].id().clone());
        let (started, clock) = (now(), Instant::now());
        let names = || ids.clone().map(|id| id.name);
        let watch = |action: Option<&_>| match action {
            Some(action) => live.add(action),
            None => live.begin(slot.number + 1, names(), &setup),
        };
        let [x, y] = &mut bots;
        let (first, second) = if slot.first == 0 { (x, y) } else { (y, x) };
        let stop = || stops().map(|reason| Forfeit { reason, detail: String::new() });
        let played = stop::breakable(|| {
            let mut first = Interruptible { bot: &mut **first, stop };
            let mut second = Interruptible { bot: &mut **second, stop };
            play_watched(rules, &setup, [&mut first, &mut second], seeds, &watch)
        });
        live.end();
        let game = played.ok_or(STOPPED)?;
        if [STOPPED, LATE].contains(&game.reason) {
            return Err(game.reason);
        }
        self.bots = Some(bots);
        Ok(Played { game, bots: ids, started, seconds: clock.elapsed().as_secs_f64() })
    }

    /// Makes bots with memory of the games before `next`, back to their last fresh start. Bots choose again at every recorded
    /// decision; their answers are ignored. Without a record the bot starts without memory, as after its process was killed.
    fn rehearsed(&self, next: &Slot) -> Bots<E> {
        let mut bots = self.sides.map(|side| side.make());
        if next.fresh || !self.sides.iter().any(|side| side.remembers()) {
            return bots;
        }
        let mut slots: Vec<Slot> = Vec::new();
        for slot in (0..next.number).rev().map(|number| self.pairing.slot(number)) {
            slots.push(slot);
            if slot.fresh {
                break;
            }
        }
        let stops = || (self.stops)().is_some();
        for slot in slots.iter().rev() {
            let Some(replay) = (self.recorded)(slot) else {
                break;
            };
            for player in Player::BOTH {
                let side = slot.first ^ player.index();
                if !self.sides[side].remembers() {
                    continue;
                }
                let bot = &mut bots[side];
                let mut game = replay.rules.start(&replay.setup);
                let seed = self.pairing.bot_seeds(slot)[player.index()];
                let mut well = !stops() && bot.start(player, &shown(&game, player, seed), seed).is_ok();
                for action in &replay.actions {
                    if well && game.decider() == Some(player) {
                        well = !stops() && bot.choose(&shown(&game, player, seed)).is_ok();
                    }
                    if !game.is_legal(action) {
                        break;
                    }
                    game.play(action);
                }
                bot.finish(&game);
            }
        }
        bots
    }
}
