//! Memory of bots when a pairing goes on in another process.

use turf_env::{Encoding, Game, Player, Rules};

use super::pairing::{Pairing, Slot};
use crate::offered::Offered;
use crate::play::bot::{Bot, shown};
use crate::records::replay::Replay;
use crate::spec::BotSpec;

/// Restores bots' memory of the games before `next`, back to their last fresh start. Bots choose again at every recorded
/// decision; their answers are ignored. Without a record the bot starts without memory, as after its process was killed.
pub fn rehearse<E: Encoding<Rules: Offered>>(
    pairing: &Pairing,
    next: &Slot,
    sides: [&BotSpec<E>; 2],
    bots: &mut [Box<dyn Bot<E::Game>>; 2],
    recorded: &dyn Fn(&Slot) -> Option<Replay<E::Rules>>,
    stops: &dyn Fn() -> bool,
) {
    if next.fresh || !sides.iter().any(|side| side.remembers()) {
        return;
    }
    let mut slots: Vec<Slot> = Vec::new();
    for slot in (0..next.number).rev().map(|number| pairing.slot(number)) {
        slots.push(slot);
        if slot.fresh {
            break;
        }
    }
    for slot in slots.iter().rev() {
        let Some(replay) = recorded(slot) else {
            return;
        };
        for player in Player::BOTH {
            let side = slot.first ^ player.index();
            if !sides[side].remembers() {
                continue;
            }
            let bot = &mut bots[side];
            let mut game = replay.rules.start(&replay.setup);
            let seed = pairing.bot_seeds(slot)[player.index()];
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
}
