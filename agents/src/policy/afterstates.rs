//! Q of choices by the exact rules: the value of the position after each ([`NetworkKind::Afterstates`]).
//!
//! The position after a choice is observed as its next decider sees it, or, where chance comes first, as the mover does. So the
//! network learns one value of positions, and no numbering of choices (afterstates: Sutton and Barto 2018, 6.8; Tesauro 1995).
//!
//! [`NetworkKind::Afterstates`]: crate::policy::file::NetworkKind::Afterstates

use turf_env::{Encoding, Game, Player};

use super::batched::{Observed, Policy, Workspace};

/// Writes what the network sees of a position that `us` has just reached, and returns the sign of its value for `us`.
pub fn observe_after<E: Encoding>(
    encoding: E,
    after: &E::Game,
    us: Player,
    cells: &mut [u8],
    scalars: &mut [f32],
) -> f32 {
    let seer = after.decider().unwrap_or(us);
    encoding.observe(after, seer, cells, scalars);
    if seer == us { 1.0 } else { -1.0 }
}

/// Memory for the positions after the choices of many games.
#[derive(Default)]
pub struct Afterstates {
    cells: Vec<u8>,
    scalars: Vec<f32>,
    /// Place in Q, and sign.
    rows: Vec<(usize, f32)>,
    values: Vec<f32>,
}

impl Afterstates {
    /// Writes Q of the legal choices of each game, in which a player is to move; `mask` and `q` have `ACTIONS` entries a game. The
    /// end of a game is worth 1, 0 or -1.
    pub fn rate<E: Encoding>(
        &mut self,
        encoding: E,
        policy: &dyn Policy,
        games: &[&E::Game],
        mask: &[bool],
        workspace: &mut Workspace,
        q: &mut [f32],
    ) {
        let (actions, scalars) = (encoding.actions(), encoding.scalars());
        let cells = if policy.uses_cells() { encoding.cells() } else { 0 };
        let choices: Vec<[u16; 1]> = (0..actions as u16).map(|choice| [choice]).collect();
        let legal = |game: usize| (0..actions).filter(move |&choice| mask[game * actions + choice]);
        let each = (0..games.len()).flat_map(|game| legal(game).map(move |choice| (game, choice)));
        encoding.announce(each.clone().map(|(game, choice)| (games[game], &choices[choice][..])), true);
        self.rows.clear();
        for (game, choice) in each {
            let us = games[game].to_move();
            let mut after = games[game].clone();
            encoding.play(&mut after, &choices[choice]);
            let at = game * actions + choice;
            if let Some(end) = after.outcome() {
                q[at] = end.value(us);
                continue;
            }
            let n = self.rows.len();
            self.cells.resize((n + 1) * cells, 0);
            self.scalars.resize((n + 1) * scalars, 0.0);
            let (cells, scalars) = (&mut self.cells[n * cells..], &mut self.scalars[n * scalars..]);
            self.rows.push((at, observe_after(encoding, &after, us, cells, scalars)));
        }
        let n = self.rows.len();
        self.values.resize(n, 0.0);
        if n > 0 {
            let (cells, scalars) = (&self.cells[..n * cells], &self.scalars[..n * scalars]);
            policy.q(&Observed { n, cells, scalars, mask: &[] }, workspace, &mut self.values);
        }
        self.rows.iter().zip(&self.values).for_each(|(&(at, sign), value)| q[at] = sign * value);
    }
}
