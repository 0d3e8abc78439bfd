//! `_Env`: many games behind NumPy arrays.

use std::sync::{Arc, Mutex, MutexGuard, TryLockError};
use std::time::Instant;

use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::ThreadPool;
use turf_agents::play::opponents::{Question, Seat, StepError, check_choices};
use turf_env::vec_env::Spec;
use turf_env::{Autoreset, Parts, Player};

use crate::asked::{ask_callable, choices_of};
use crate::face::{Face, Named, Settings};
use crate::games::visit;
use crate::memory::{Buffers, Memory};

/// More games than this are refused: each takes some kilobytes besides its arrays.
const MAX_ENVS: usize = 1 << 18;

struct State {
    face: Box<dyn Face>,
    spec: Spec,
    buffers: Arc<Buffers>,
    memory: Py<Memory>,
    pool: Option<ThreadPool>,
    callables: Vec<Option<Py<PyAny>>>,
    choices: Vec<u16>,
    mask: Vec<bool>,
    one_sided: bool,
    shaping: f32,
    /// The process that started the threads: a fork has none of them.
    process: u32,
    /// A step was broken off; nobody knows what the arrays show.
    broken: bool,
}

/// Many games, stepped together. `turf_rl.VecEnv` is what people use.
#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Env(Mutex<Option<State>>);

enum What<'a> {
    Observe,
    Step,
    Reset(&'a [usize], Option<&'a [u64]>),
}

impl Env {
    fn lock(&self) -> PyResult<MutexGuard<'_, Option<State>>> {
        match self.0.try_lock() {
            Ok(guard) => Ok(guard),
            Err(TryLockError::WouldBlock) => Err(PyRuntimeError::new_err(
                "the environment is being stepped, by another thread or by the opponent that is asked",
            )),
            Err(TryLockError::Poisoned(_)) => Err(PyRuntimeError::new_err(
                "the environment failed in an earlier call; make a new one",
            )),
        }
    }

    fn with<T>(&self, work: impl FnOnce(&mut State) -> PyResult<T>) -> PyResult<T> {
        match self.lock()?.as_mut() {
            Some(state) => work(state),
            None => Err(PyRuntimeError::new_err("the environment is closed")),
        }
    }

    fn of_slot<T>(&self, slot: usize, work: impl FnOnce(&mut State) -> PyResult<T>) -> PyResult<T> {
        self.with(|state| match slot < state.face.n_envs() {
            true => work(state),
            false => Err(PyValueError::new_err(format!(
                "there is no game {slot}; there are {}",
                state.face.n_envs()
            ))),
        })
    }
}

impl State {
    /// Runs without Python's lock, on this environment's threads.
    fn go(&mut self, py: Python<'_>, what: What) -> PyResult<()> {
        if self.pool.is_some() && self.process != std::process::id() {
            return Err(PyRuntimeError::new_err(
                "the environment was made before this process was forked, and its threads stayed there; make it here, or with threads=1",
            ));
        }
        self.broken = true;
        let Self {
            face,
            spec,
            buffers,
            pool,
            callables,
            choices,
            mask,
            one_sided,
            shaping,
            ..
        } = self;
        let (spec, shaping) = (*spec, *shaping);
        let result = py.detach(|| {
            let mut ask = |question: &Question| {
                let callable = callables[question.opponent].as_ref().expect("only callables are asked");
                ask_callable(callable, &spec, question)
            };
            let mut run = || {
                // SAFETY: the environment's lock is held.
                let batch = unsafe { buffers.batch() };
                match what {
                    What::Observe => face.observe_asking(batch, &mut ask),
                    What::Step => face.step_asking(choices, batch, &mut ask),
                    What::Reset(slots, seeds) => face.reset_asking(slots, seeds, batch, &mut ask),
                }
            };
            let result = match pool {
                Some(pool) => pool.install(run),
                None => run(),
            };
            // SAFETY: as above; the batch is gone.
            unsafe {
                buffers.keep_mask(mask);
                if *one_sided {
                    buffers.pay(shaping);
                }
            }
            result
        });
        match result {
            Ok(()) => {
                self.broken = false;
                Ok(())
            }
            Err(StepError::Ask(error)) => Err(error),
            Err(StepError::Answer(why)) => Err(PyValueError::new_err(format!("an opponent answered with {why}"))),
        }
    }
}

fn autoreset(name: &str) -> PyResult<Autoreset> {
    match name {
        "same_step" => Ok(Autoreset::SameStep),
        "next_step" => Ok(Autoreset::NextStep),
        "disabled" => Ok(Autoreset::Disabled),
        _ => Err(PyValueError::new_err(format!(
            "autoreset is \"same_step\", \"next_step\" or \"disabled\", not {name:?}"
        ))),
    }
}

/// An opponent as Python names it: a SPEC, a policy, or something to call.
pub fn named(given: &Bound<'_, PyAny>) -> PyResult<(Named, Option<Py<PyAny>>)> {
    if let Ok(spec) = given.extract::<String>() {
        return Ok((Named::Spec(spec), None));
    }
    if let Some(policy) = crate::policy::loaded(given)? {
        return Ok((Named::Policy(policy), None));
    }
    if given.is_callable() {
        return Ok((Named::Callable, Some(given.clone().unbind())));
    }
    Err(pyo3::exceptions::PyTypeError::new_err(format!(
        "a bot is a SPEC (text), a Policy or something to call, not {}",
        given.get_type().name()?
    )))
}

#[pymethods]
impl Env {
    #[new]
    #[pyo3(signature = (game, num_envs, seed, config, shield, cells, scalars, final_observation, max_decisions, autoreset, threads, opponents, seat, shaping))]
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
        max_decisions: Option<u32>,
        autoreset: &str,
        threads: usize,
        opponents: Vec<Bound<'_, PyAny>>,
        seat: Option<u8>,
        shaping: f32,
    ) -> PyResult<Self> {
        if !(1..=MAX_ENVS).contains(&num_envs) {
            return Err(PyValueError::new_err(format!(
                "num_envs is 1 to {MAX_ENVS}, not {num_envs}"
            )));
        }
        if threads > 1024 {
            return Err(PyValueError::new_err(format!(
                "threads is 0 (all) to 1024, not {threads}"
            )));
        }
        if max_decisions == Some(0) {
            return Err(PyValueError::new_err("max_decisions is 1 or more, or None"));
        }
        if !shaping.is_finite() {
            return Err(PyValueError::new_err("shaping is a finite number"));
        }
        let seat = match seat {
            None => Seat::Drawn,
            Some(i @ 0..=1) => Seat::Always(Player::BOTH[i as usize]),
            Some(other) => return Err(PyValueError::new_err(format!("seat is 0, 1 or None, not {other}"))),
        };
        let parts = Parts {
            cells,
            scalars,
            final_observation,
        };
        let (names, callables): (Vec<_>, Vec<_>) = opponents
            .iter()
            .map(named)
            .collect::<PyResult<Vec<_>>>()?
            .into_iter()
            .unzip();
        let settings = Settings {
            n_envs: num_envs,
            seed,
            game: config,
            shield,
            parts,
            max_decisions,
            autoreset: self::autoreset(autoreset)?,
            alone: threads == 1,
            opponents: names,
            seat,
        };
        let one_sided = !callables.is_empty();
        let face = py
            .detach(|| visit(game, settings).and_then(|made| made))
            .map_err(PyValueError::new_err)?;
        let spec = face.spec();
        let pool = match threads {
            1 => None,
            n => Some(
                rayon::ThreadPoolBuilder::new()
                    .num_threads(n)
                    .build()
                    .map_err(|e| PyRuntimeError::new_err(format!("cannot start threads: {e}")))?,
            ),
        };
        let buffers = Arc::new(Buffers::new(num_envs, &spec, parts)?);
        let mut state = State {
            memory: Py::new(py, Memory(buffers.clone()))?,
            mask: vec![false; num_envs * spec.heads * spec.actions],
            choices: Vec::with_capacity(num_envs * spec.heads),
            face,
            spec,
            buffers,
            pool,
            callables,
            one_sided,
            shaping,
            process: std::process::id(),
            broken: false,
        };
        state.go(py, What::Observe)?;
        Ok(Self(Mutex::new(Some(state))))
    }

    /// The arrays by name; the same memory for as long as any of them lives.
    fn arrays<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.with(|state| {
            let dict = PyDict::new(py);
            let memory = state.memory.bind(py);
            for (name, array) in Memory::arrays(memory, state.face.n_envs(), &state.spec, state.one_sided)? {
                dict.set_item(name, array)?;
            }
            Ok(dict)
        })
    }

    /// One decision in every game.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        self.with(|state| {
            if state.broken {
                return Err(PyRuntimeError::new_err("a step failed; call reset() first"));
            }
            let (n, heads) = (state.face.n_envs(), state.spec.heads);
            choices_of(actions, n, heads, &mut state.choices)?;
            check_choices(&state.choices, &state.mask, heads, state.spec.actions).map_err(PyValueError::new_err)?;
            state.go(py, What::Step)
        })
    }

    /// Begins new games in these slots.
    #[pyo3(signature = (slots, seeds))]
    fn reset(&self, py: Python<'_>, slots: Vec<usize>, seeds: Option<Vec<u64>>) -> PyResult<()> {
        self.with(|state| {
            let n = state.face.n_envs();
            if let Some(bad) = slots.iter().find(|&&i| i >= n) {
                return Err(PyValueError::new_err(format!("there is no game {bad}; there are {n}")));
            }
            if seeds.as_ref().is_some_and(|seeds| seeds.len() != slots.len()) {
                return Err(PyValueError::new_err("as many seeds as games that begin"));
            }
            if state.broken && slots.len() < n {
                return Err(PyRuntimeError::new_err("a step failed; reset all games first"));
            }
            let seeds: Option<Vec<u64>> = seeds.map(|seeds| seeds.into_iter().map(|seed| !seed).collect());
            state.go(py, What::Reset(&slots, seeds.as_deref()))
        })
    }

    /// Plays first legal choices in Rust for so long, and says how many decisions that were: what `turf_rl.bench` compares
    /// steps from Python with.
    fn spin(&self, py: Python<'_>, seconds: f64) -> PyResult<u64> {
        self.with(|state| {
            let State {
                face,
                spec,
                buffers,
                pool,
                choices,
                mask,
                callables,
                ..
            } = state;
            if callables.iter().any(Option::is_some) {
                return Err(PyValueError::new_err("there is nobody to ask in Rust"));
            }
            let n = face.n_envs();
            choices.resize(n * spec.heads, 0);
            let mut run = || {
                let (start, mut rounds) = (Instant::now(), 0u64);
                while start.elapsed().as_secs_f64() < seconds {
                    // SAFETY: the environment's lock is held, and the last step's batch is gone.
                    let batch = unsafe { buffers.batch() };
                    for (choice, head) in choices.iter_mut().zip(batch.mask.chunks_exact(spec.actions)) {
                        *choice = head.iter().position(|&legal| legal).unwrap_or(0) as u16;
                    }
                    face.step(choices, batch);
                    rounds += 1;
                }
                rounds * n as u64
            };
            let decisions = py.detach(|| match pool {
                Some(pool) => pool.install(run),
                None => run(),
            });
            // SAFETY: as above.
            unsafe { buffers.keep_mask(mask) };
            Ok(decisions)
        })
    }

    /// Frees the games; arrays that are still held keep what they show.
    fn close(&self) -> PyResult<()> {
        self.lock()?.take();
        Ok(())
    }

    #[getter]
    fn closed(&self) -> PyResult<bool> {
        Ok(self.lock()?.is_none())
    }

    /// The slots whose game ended by the rules in the last step, and the reasons.
    fn endings(&self) -> PyResult<(Vec<usize>, Vec<&'static str>)> {
        self.with(|state| {
            // SAFETY: the environment's lock is held.
            let reason = |i| unsafe { state.buffers.outcome(i) }.map(|outcome| (i, outcome.reason));
            Ok((0..state.face.n_envs()).filter_map(reason).unzip())
        })
    }

    /// Why each game ended by the rules in the last step: a place in `names`; -1 where none ended, or for another reason.
    fn ending_codes<'py>(&self, py: Python<'py>, names: Vec<String>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        self.with(|state| {
            let code = |i| {
                // SAFETY: the environment's lock is held.
                let reason = unsafe { state.buffers.outcome(i) }?.reason;
                names.iter().position(|name| name == reason)
            };
            let codes = (0..state.face.n_envs()).map(|i| code(i).map_or(-1, |place| place as i8));
            Ok(PyArray1::from_iter(py, codes))
        })
    }

    /// Completed turns and each side's score of the game running in this slot.
    fn status(&self, slot: usize) -> PyResult<(u32, [f64; 2], bool, u64)> {
        self.of_slot(slot, |state| {
            let face = &state.face;
            Ok((
                face.turn(slot),
                face.scores(slot),
                face.is_over(slot),
                face.episode(slot),
            ))
        })
    }

    /// The opponent in this slot.
    fn opponent(&self, slot: usize) -> PyResult<Option<usize>> {
        self.of_slot(slot, |state| Ok(state.face.opponent(slot)))
    }

    /// Decisions of opponents that were replaced.
    fn substituted(&self) -> PyResult<u64> {
        self.with(|state| Ok(state.face.substituted()))
    }

    /// The game in this slot as text.
    fn text(&self, slot: usize) -> PyResult<String> {
        self.of_slot(slot, |state| Ok(state.face.text(slot)))
    }

    /// The game in this slot as a picture, height × width × 3.
    fn image<'py>(&self, py: Python<'py>, slot: usize) -> PyResult<Bound<'py, PyArray3<u8>>> {
        self.of_slot(slot, |state| {
            let image = state.face.image(slot);
            let shape = [image.height, image.width, 3];
            PyArray1::from_vec(py, image.rgb()).reshape(shape)
        })
    }

    /// What this player sees in this slot: bytes, scalars, mask.
    #[expect(clippy::type_complexity, reason = "three arrays")]
    fn seen_by<'py>(
        &self,
        py: Python<'py>,
        slot: usize,
        player: usize,
    ) -> PyResult<(
        Bound<'py, PyArray1<u8>>,
        Bound<'py, PyArray1<f32>>,
        Bound<'py, PyArray1<bool>>,
    )> {
        let player = *Player::BOTH
            .get(player)
            .ok_or_else(|| PyValueError::new_err("a player is 0 or 1"))?;
        self.of_slot(slot, |state| {
            let spec = &state.spec;
            let (mut cells, mut scalars) = (vec![0; spec.cells], vec![0.0; spec.scalars]);
            let mut mask = vec![false; spec.heads * spec.actions];
            state.face.seen_by(slot, player, &mut cells, &mut scalars, &mut mask);
            Ok((
                PyArray1::from_vec(py, cells),
                PyArray1::from_vec(py, scalars),
                PyArray1::from_vec(py, mask),
            ))
        })
    }
}
