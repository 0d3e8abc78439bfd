//! Records of games.

use turf_agents::offered::file::GameFile;
use turf_env::vec_env::{Buffers as _, ConfigOf, Slot};
use turf_env::{Batch, Game as _, Outcome, Parts, Player, Rules, VecEnvConfig};

use super::Playable;

/// Decisions of one player in a record, as an environment shows them to its agent.
pub struct Decisions {
    /// A row per decision, then the last position, seen by the player.
    pub batch: Batch,
    /// Choices per decision and head, the nearest ones if they cannot express the action. -1 if there are none.
    pub choices: Vec<i64>,
    /// True per decision if the choices are the action.
    pub exact: Vec<bool>,
}

/// Plays a record again. A legal action is a decision; a forfeit ends the player's last one.
pub fn decisions<E: Playable>(
    encoding: E,
    file: &GameFile,
    player: Player,
    parts: Parts,
    shield: bool,
) -> Result<Decisions, String> {
    let replay = file.replay(encoding.rules())?;
    let config: ConfigOf<E> = VecEnvConfig { shield, parts, ..VecEnvConfig::of(encoding.rules().default_config()) };
    let mut movers: Vec<Option<Player>> = replay.positions().map(|game| game.decider()).collect();
    movers.pop();
    let n = movers.iter().filter(|&&mover| mover == Some(player)).count();
    let mut batch = Batch::new(encoding.shape(), n + 1, parts);
    let mut rows = batch.buffers();
    let mut slot = Slot::at(encoding, encoding.rules().start(&replay.setup));
    let (mut choices, mut exact, mut own) = (Vec::new(), Vec::new(), vec![0; encoding.heads()]);
    for (action, mover) in replay.actions.iter().zip(movers) {
        if mover == Some(player) {
            slot.show(&config, &mut rows.row(encoding.shape(), exact.len()));
            exact.push(encoding.choices_of(slot.game(), action, &mut own));
            let is_known = exact[exact.len() - 1] || encoding.nearest(slot.game(), action, &mut own);
            choices.extend(own.iter().map(|&choice| if is_known { choice.into() } else { -1 }));
        }
        match exact.len().checked_sub(1) {
            None => slot.open(|game| game.play(action)),
            Some(k) => slot.decide(&config, &mut rows.row(encoding.shape(), k), Some(player), |game| game.play(action)),
        };
    }
    let last = rows.row(encoding.shape(), n);
    encoding.observe(slot.game(), player, last.cells, last.scalars);
    last.mask.fill(true);
    if n > 0 && !slot.is_over() {
        let outcome = Outcome { winner: replay.winner, reason: "" };
        let row = rows.row(encoding.shape(), n - 1);
        *row.reward = [outcome.value(player), outcome.value(!player)];
        *row.terminated = true;
    }
    Ok(Decisions { batch, choices, exact })
}
