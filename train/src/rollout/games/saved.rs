//! State of a rollout in a checkpoint.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use turf_agents::Offered;
use turf_env::Encoding;

use super::Rollout;
use crate::rollout::COUNT_LIMIT;
use crate::rollout::actor::SavedGame;
use crate::rollout::league::{League, SnapshotId};
use crate::rollout::n_step::SeatState;
use crate::rollout::observation::{ObservationRows, ObservationShape};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RolloutState {
    pub league: League,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<SnapshotId>,
    pub(super) games: Vec<SavedGame>,
    /// Choices of all games under way, one after the other. The text leaves out these and the observations;
    /// [`RolloutState::with_arrays`] adds them.
    #[serde(skip)]
    pub history: Vec<u16>,
    #[serde(skip, default = "no_rows")]
    pub observations: ObservationRows,
}

fn no_rows() -> ObservationRows {
    ObservationRows::new(ObservationShape { cells: 0, scalars: 0, heads: 1, actions: 1 })
}

fn n_waiting(games: &[SavedGame]) -> usize {
    games.iter().flat_map(|game| &game.seats).map(SeatState::n_waiting).sum()
}

impl RolloutState {
    pub fn with_arrays(self, history: Vec<u16>, observations: ObservationRows) -> Self {
        Self { history, observations, ..self }
    }

    pub fn n_waiting(&self) -> usize {
        n_waiting(&self.games)
    }
}

impl<E: Encoding<Rules: Offered>> Rollout<E> {
    pub fn state(&self) -> RolloutState {
        let (mut history, mut observations) = (Vec::new(), ObservationRows::new(self.shape));
        let of = |actor: &super::Actor<E>| actor.state(&mut history, &mut observations);
        RolloutState {
            league: self.league.clone(),
            former: self.former.iter().map(|(id, _)| *id).collect(),
            games: self.actors.iter().flat_map(of).collect(),
            history,
            observations,
        }
    }

    /// Continues from a state of [`Rollout::state`], on the threads of the current pool. All snapshots, former ones
    /// too, must be in their places, and the network must be able to read its observations. Fails if the state could
    /// not come from this rollout, which is then unusable.
    pub fn restore(&mut self, state: RolloutState) -> Result<(), &'static str> {
        self.check(&state)?;
        self.league = state.league;
        let (actors, shared, _) = self.split();
        let (mut games, mut history, mut row) = (&state.games[..], &state.history[..], 0);
        let mut blocks = Vec::new();
        for actor in actors {
            let (own, other_games) = games.split_at(actor.n_envs());
            let (choices, other_choices) = history.split_at(own.iter().map(|game| game.history_len).sum());
            blocks.push((actor, own, choices, row));
            (games, history, row) = (other_games, other_choices, row + n_waiting(own));
        }
        let observations = &state.observations;
        let blocks = blocks.into_par_iter();
        blocks
            .try_for_each(|(actor, games, history, row)| actor.restore(games, history, observations, row, &shared))?;
        self.halves.clear(); // they show other games
        Ok(())
    }

    fn check(&self, state: &RolloutState) -> Result<(), &'static str> {
        state.league.check(&self.league)?;
        let former = self.former.iter().map(|(id, _)| id);
        if state.league.snapshots().len() + 1 != self.policies.len() || former.ne(&state.former) {
            return Err("its league has other snapshots");
        }
        let observations = &state.observations;
        if observations.shape() != self.shape || observations.len() != state.n_waiting() || !observations.is_sound() {
            return Err("its waiting decisions hold an impossible observation");
        }
        if state.games.len() != self.n_envs() {
            return Err("it has another number of games");
        }
        let mut choices_left = state.history.len();
        for saved in &state.games {
            let left = choices_left.checked_sub(saved.history_len);
            choices_left = left
                .filter(|_| saved.history_len.is_multiple_of(self.shape.heads))
                .ok_or("it lacks the games under way")?;
            if saved.episode >= COUNT_LIMIT || !state.league.knows(&saved.seating) {
                return Err("its games under way contradict themselves");
            }
            for seat in &saved.seats {
                seat.check(&self.n_step, self.shape.heads, self.shape.actions)?;
            }
        }
        match choices_left {
            0 => Ok(()),
            _ => Err("it lacks the games under way"),
        }
    }
}
