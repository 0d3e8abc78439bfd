//! [`Face`]: an environment of any game, two-player or with opponents inside.

use std::sync::Arc;

use pyo3::PyErr;
use turf_agents::play::arena::BotMaker;
use turf_agents::play::opponents::{Ask, OneSided, Opponent, Seat, StepError};
use turf_env::vec_env::{AnyVecEnv, BatchMut};
use turf_env::{Encoding, Game, Parts, Player, VecEnv, VecEnvConfig};
use turf_web::GameView;
use turf_web::canvas::Canvas;

use crate::asked::bot_maker;
use crate::games::{Playable, Visit};

/// What Python asks of an environment beyond [`AnyVecEnv`].
pub trait Face: AnyVecEnv {
    /// [`AnyVecEnv::observe`], asking whoever plays the other seat.
    fn observe_asking(&mut self, batch: BatchMut<'_>, ask: Ask<PyErr>) -> Result<(), StepError<PyErr>>;
    /// [`AnyVecEnv::step`] likewise.
    fn step_asking(&mut self, choices: &[u16], batch: BatchMut<'_>, ask: Ask<PyErr>) -> Result<(), StepError<PyErr>>;
    /// [`AnyVecEnv::reset`] likewise.
    fn reset_asking(
        &mut self,
        slots: &[usize],
        seeds: Option<&[u64]>,
        batch: BatchMut<'_>,
        ask: Ask<PyErr>,
    ) -> Result<(), StepError<PyErr>>;
    /// The game in this slot as a picture.
    fn image(&self, slot: usize) -> Canvas;
    /// What this player sees, and what it may choose: now, or, in a simultaneous game, once the other has chosen.
    fn seen_by(&self, slot: usize, player: Player, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]);
    /// The opponent in this slot, where there are any.
    fn opponent(&self, _slot: usize) -> Option<usize> {
        None
    }
    /// See [`OneSided::substituted`].
    fn substituted(&self) -> u64 {
        0
    }
}

impl<E: Playable> Face for VecEnv<E> {
    fn observe_asking(&mut self, batch: BatchMut<'_>, _: Ask<PyErr>) -> Result<(), StepError<PyErr>> {
        AnyVecEnv::observe(self, batch);
        Ok(())
    }

    fn step_asking(&mut self, choices: &[u16], batch: BatchMut<'_>, _: Ask<PyErr>) -> Result<(), StepError<PyErr>> {
        AnyVecEnv::step(self, choices, batch);
        Ok(())
    }

    fn reset_asking(
        &mut self,
        slots: &[usize],
        seeds: Option<&[u64]>,
        batch: BatchMut<'_>,
        _: Ask<PyErr>,
    ) -> Result<(), StepError<PyErr>> {
        AnyVecEnv::reset(self, slots, seeds, batch);
        Ok(())
    }

    fn image(&self, slot: usize) -> Canvas {
        self.game(slot).picture()
    }

    fn seen_by(&self, slot: usize, player: Player, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]) {
        seen_by::<E>(self.game(slot), self.config().shield, player, cells, scalars, mask);
    }
}

impl<E: Playable> Face for OneSided<E> {
    fn observe_asking(&mut self, mut batch: BatchMut<'_>, ask: Ask<PyErr>) -> Result<(), StepError<PyErr>> {
        self.observe(&mut batch, ask)
    }

    fn step_asking(
        &mut self,
        choices: &[u16],
        mut batch: BatchMut<'_>,
        ask: Ask<PyErr>,
    ) -> Result<(), StepError<PyErr>> {
        self.step(choices, &mut batch, ask)
    }

    fn reset_asking(
        &mut self,
        slots: &[usize],
        seeds: Option<&[u64]>,
        mut batch: BatchMut<'_>,
        ask: Ask<PyErr>,
    ) -> Result<(), StepError<PyErr>> {
        self.reset(slots, seeds, &mut batch, ask)
    }

    fn image(&self, slot: usize) -> Canvas {
        self.slot(slot).game().picture()
    }

    fn seen_by(&self, slot: usize, player: Player, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]) {
        seen_by::<E>(self.slot(slot).game(), false, player, cells, scalars, mask);
    }

    fn opponent(&self, slot: usize) -> Option<usize> {
        Some(OneSided::opponent(self, slot))
    }

    fn substituted(&self) -> u64 {
        OneSided::substituted(self)
    }
}

fn seen_by<E: Encoding>(
    game: &E::Game,
    shield: bool,
    player: Player,
    cells: &mut [u8],
    scalars: &mut [f32],
    mask: &mut [bool],
) {
    E::observe(game, player, cells, scalars);
    mask.fill(true);
    if game.outcome().is_some() {
        return;
    }
    let mut after;
    let mut shown = game;
    if game.to_move() != player {
        // What it may choose does not depend on what the other side chooses in the same turn.
        let mut other = vec![false; E::HEADS * E::ACTIONS];
        E::legal_mask(game, &mut other);
        let first = |head: &[bool]| head.iter().position(|&legal| legal).unwrap_or(0) as u16;
        let choices: Vec<u16> = other.chunks_exact(E::ACTIONS).map(first).collect();
        after = game.clone();
        E::play(&mut after, &choices);
        if after.outcome().is_some() || after.to_move() != player {
            return;
        }
        shown = &after;
    }
    E::legal_mask(shown, mask);
    if shield {
        E::shield(shown, mask);
    }
}

/// How an opponent is named from Python.
pub enum Named {
    /// By a SPEC.
    Spec(String),
    /// A policy in memory.
    Policy(crate::policy::Loaded),
    /// Something to call.
    Callable,
}

/// Settings of an environment, whatever its game.
pub struct Settings {
    pub n_envs: usize,
    pub seed: u64,
    /// The game's settings as JSON; by default the contest's own.
    pub game: Option<String>,
    pub shield: bool,
    pub parts: Parts,
    pub max_decisions: Option<u32>,
    pub autoreset: turf_env::Autoreset,
    pub alone: bool,
    pub opponents: Vec<Named>,
    pub seat: Seat,
}

impl Visit for Settings {
    type Output = Result<Box<dyn Face>, String>;

    fn visit<E: Playable>(self) -> Self::Output {
        let game: <E::Game as Game>::Config = match &self.game {
            None => Default::default(),
            Some(text) => serde_json::from_str(text).map_err(|e| format!("config: {e}"))?,
        };
        E::Game::check(&game)?;
        let config = VecEnvConfig {
            n_envs: self.n_envs,
            // The arena draws its set-ups from the seed itself: what is measured there must not have been trained on.
            seed: !self.seed,
            game,
            shield: self.shield,
            parts: self.parts,
            max_decisions: self.max_decisions,
            autoreset: self.autoreset,
            alone: self.alone,
        };
        if self.opponents.is_empty() {
            return Ok(Box::new(VecEnv::<E>::new(config)));
        }
        let opponent = |named: Named| -> Result<Opponent<E::Game>, String> {
            let maker: Arc<dyn BotMaker<E::Game> + Send + Sync> = match named {
                Named::Callable => return Ok(Opponent::Asked),
                Named::Spec(spec) => bot_maker::<E>(&spec)?,
                Named::Policy(policy) => policy.maker::<E>()?,
            };
            Ok(Opponent::Bot(maker))
        };
        let opponents: Result<Vec<_>, String> = self.opponents.into_iter().map(opponent).collect();
        Ok(Box::new(OneSided::<E>::new(config, opponents?, self.seat)))
    }
}
