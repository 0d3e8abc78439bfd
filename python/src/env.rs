//! `_Env`: many games behind NumPy arrays.

mod kept;
mod state;

use std::sync::{Mutex, MutexGuard, TryLockError};

use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use turf_agents::play::single_agent_env::check_choices;
use turf_env::{Autoreset, Parts, Player, VecEnvConfig};

use crate::arrays::{choices_of, picture};
use crate::generic::bot::NamedBot;
use crate::generic::environment::{Call, Settings};
use crate::json::value_error;
use crate::memory::Memory;
use state::State;

/// Limit of games: each takes some kilobytes besides its arrays.
const MAX_ENVS: usize = 1 << 18;

/// Many games, stepped together. `turf_rl.VecEnv` is what people use.
#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Env(Mutex<Option<State>>);

impl Env {
    fn lock(&self) -> PyResult<MutexGuard<'_, Option<State>>> {
        match self.0.try_lock() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::WouldBlock) => Err(PyRuntimeError::new_err(
                "the environment is being stepped, by another thread or by the opponent that is asked",
            )),
            Err(TryLockError::Poisoned(_)) => {
                Err(PyRuntimeError::new_err("the environment failed in an earlier call; make a new one"))
            }
        }
    }

    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut State) -> PyResult<T>) -> PyResult<T> {
        match self.lock()?.as_mut() {
            Some(state) => work(state),
            None => Err(PyRuntimeError::new_err("the environment is closed")),
        }
    }

    fn of_slot<T>(&self, slot: usize, work: impl FnOnce(&mut State) -> PyResult<T>) -> PyResult<T> {
        self.with(|state| {
            state.check(slot)?;
            work(state)
        })
    }
}

#[pymethods]
impl Env {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "VecEnv names them for people")]
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: usize,
        seed: u64,
        config: Option<String>,
        shield: bool,
        cells: bool,
        scalars: bool,
        final_observation: bool,
        max_decisions: Option<u64>,
        autoreset: &str,
        threads: usize,
        opponents: Vec<NamedBot>,
        seat: Option<u64>,
        shaping: f32,
    ) -> PyResult<Self> {
        if !(1..=MAX_ENVS).contains(&num_envs) {
            return Err(value_error(format!("num_envs is 1 to {MAX_ENVS}, not {num_envs}")));
        }
        if threads > 1024 {
            return Err(value_error(format!("threads is 0 (all) to 1024, not {threads}")));
        }
        let max_decisions = match max_decisions.map(u32::try_from) {
            None => None,
            Some(Ok(most @ 1..)) => Some(most),
            Some(_) => return Err(value_error("max_decisions is 1 to 2**32 - 1, or None")),
        };
        if !shaping.is_finite() {
            return Err(value_error("shaping is a finite number"));
        }
        let player = match seat {
            None => None,
            Some(i @ 0..=1) => Some(Player::BOTH[i as usize]),
            Some(other) => return Err(value_error(format!("seat is 0, 1 or None, not {other}"))),
        };
        let autoreset = match autoreset {
            "same_step" => Autoreset::SameStep,
            "next_step" => Autoreset::NextStep,
            "disabled" => Autoreset::Disabled,
            other => {
                return Err(value_error(format!(
                    "autoreset is \"same_step\", \"next_step\" or \"disabled\", not {other:?}"
                )));
            }
        };
        let config = VecEnvConfig {
            n_envs: num_envs,
            // The arena draws its set-ups from the seed itself: they must not be trained on.
            seed: !seed,
            game: config,
            shield,
            parts: Parts { cells, scalars, final_observation },
            max_decisions,
            autoreset,
            alone: threads == 1,
            keep_choices: true,
        };
        let settings = Settings { config, opponents, player };
        Ok(Self(Mutex::new(Some(State::new(py, game, settings, threads, shaping)?))))
    }

    /// Returns the arrays by name. All calls return the same memory.
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.with(|state| Memory::arrays(state.memory.bind(py), &state.spec, state.single_agent))
    }

    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.with(|state| {
            if state.broken {
                return Err(PyRuntimeError::new_err("a step failed; call reset() first"));
            }
            let (n, heads) = (state.n_envs, state.spec.heads);
            choices_of(actions, n, heads, &mut state.choices)?;
            check_choices(&state.choices, &state.mask, heads, state.spec.actions).map_err(value_error)?;
            state.step(py)
        })
    }

    /// Begins games. A stream is a seed and a slot.
    fn reset(&self, py: Python<'_>, slots: Vec<usize>, streams: Option<Vec<(u64, u64)>>) -> PyResult<()> {
        self.with(|state| {
            slots.iter().try_for_each(|&slot| state.check(slot))?;
            if streams.as_ref().is_some_and(|streams| streams.len() != slots.len()) {
                return Err(value_error("as many seeds as games that begin"));
            }
            state.check_whole(slots.len())?;
            let inner = |(seed, slot): (u64, u64)| (!seed, slot);
            let streams: Option<Vec<_>> = streams.map(|streams| streams.into_iter().map(inner).collect());
            state.run(py, Call::Reset(&slots, streams.as_deref()))
        })
    }

    /// Returns the running episodes of these slots, one text of bytes each.
    fn kept<'py>(&self, py: Python<'py>, slots: Vec<usize>) -> PyResult<Vec<Bound<'py, PyBytes>>> {
        self.with(|state| {
            let states = kept::write(state, &slots)?;
            Ok(states.iter().map(|bytes| PyBytes::new(py, bytes)).collect())
        })
    }

    /// Continues these slots from kept episodes, redrawn by a seed if there is one.
    fn replay(&self, py: Python<'_>, slots: Vec<usize>, states: Vec<Vec<u8>>, redraw: Option<u64>) -> PyResult<()> {
        self.with(|state| {
            state.check_whole(slots.len())?;
            if slots.len() != states.len() {
                let (n, wanted) = (states.len(), slots.len());
                return Err(value_error(format!("{n} states for {wanted} games")));
            }
            state.broken = true;
            py.detach(|| kept::read(state, &slots, &states, redraw))?;
            state.run(py, Call::Observe)
        })
    }

    /// Plays recorded choices in Rust. Returns the number of decisions.
    fn spin(&self, py: Python<'_>, choices: &Bound<'_, PyArray1<u16>>) -> PyResult<usize> {
        self.with(|state| {
            let choices = choices.readonly();
            state.spin(py, choices.as_slice().map_err(value_error)?)
        })
    }

    /// Frees the games. Arrays still held keep their contents.
    fn close(&self) -> PyResult<()> {
        self.lock()?.take();
        Ok(())
    }

    #[getter]
    fn closed(&self) -> PyResult<bool> {
        Ok(self.lock()?.is_none())
    }

    /// Returns the place in the game's endings of each game that ended by the rules in the last step, -1 for all others.
    fn ending_codes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.with(|state| {
            let code = |i| {
                // SAFETY: the environment's lock is held.
                let reason = unsafe { state.buffers.outcome(i) }?.reason;
                state.endings.iter().position(|&ending| ending == reason)
            };
            let codes = (0..state.n_envs).map(|i| code(i).map_or(-1, |place| place as i8));
            Ok(PyArray1::from_iter(py, codes))
        })
    }

    /// Returns completed turns and scores of the game in this slot, whether it is over, and its episode.
    fn status(&self, slot: usize) -> PyResult<(u32, [f64; 2], bool, u64)> {
        self.of_slot(slot, |state| Ok(state.games.status(slot)))
    }

    fn opponent(&self, slot: usize) -> PyResult<Option<usize>> {
        self.of_slot(slot, |state| Ok(state.games.opponent(slot)))
    }

    /// Sets the opponents of games that begin from now on, drawn by these weights or alike.
    fn set_opponents(&self, py: Python<'_>, opponents: Vec<NamedBot>, weights: Option<Vec<f64>>) -> PyResult<()> {
        if opponents.is_empty() {
            return Err(value_error("opponents is an empty list"));
        }
        if let Some(weights) = &weights {
            if weights.len() != opponents.len() {
                let (n, wanted) = (weights.len(), opponents.len());
                return Err(value_error(format!("{n} weights for {wanted} opponents")));
            }
            let sum: f64 = weights.iter().sum();
            if weights.iter().any(|&weight| weight < 0.0) || !(sum > 0.0 && sum.is_finite()) {
                return Err(value_error("weights are not negative, and not all of them 0"));
            }
        }
        self.with(|state| state.set_opponents(py, &opponents, weights.as_deref()))
    }

    fn substituted(&self) -> PyResult<u64> {
        self.with(|state| Ok(state.games.substituted()))
    }

    fn text(&self, slot: usize) -> PyResult<String> {
        self.of_slot(slot, |state| Ok(state.games.text(slot)))
    }

    fn image<'py>(&self, py: Python<'py>, slot: usize) -> PyResult<Bound<'py, PyArray3<u8>>> {
        self.of_slot(slot, |state| picture(py, &state.games.picture(slot)))
    }

    /// Returns a player's observation of the game in this slot: bytes, scalars, mask.
    #[expect(clippy::type_complexity, reason = "three arrays")]
    fn seen_by<'py>(
        &self,
        py: Python<'py>,
        slot: usize,
        player: usize,
    ) -> PyResult<(Bound<'py, PyArray1<u8>>, Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<bool>>)> {
        let player = *Player::BOTH.get(player).ok_or_else(|| value_error("a player is 0 or 1"))?;
        self.of_slot(slot, |state| {
            let spec = &state.spec;
            let (mut cells, mut scalars) = (vec![0; spec.cells], vec![0.0; spec.scalars]);
            let mut mask = vec![false; spec.heads * spec.actions];
            state.games.seen_by(slot, player, &mut cells, &mut scalars, &mut mask);
            Ok((PyArray1::from_vec(py, cells), PyArray1::from_vec(py, scalars), PyArray1::from_vec(py, mask)))
        })
    }
}
