//! Games, their memory and their threads.

use std::sync::Arc;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rayon::ThreadPool;
use turf_agents::play::single_agent_env::{PolicyRequest, StepError};
use turf_env::vec_env::Spec;

use crate::games::find;
use crate::generic::bot::NamedBot;
use crate::generic::environment::{Call, Environment, Settings};
use crate::generic::external_policy::{Callable, query};
use crate::json::value_error;
use crate::memory::{Buffers, Memory};

pub struct State {
    pub games: Box<dyn Environment>,
    pub n_envs: usize,
    pub spec: Spec,
    pub endings: &'static [&'static str],
    pub buffers: Arc<Buffers>,
    pub memory: Py<Memory>,
    pool: Option<ThreadPool>,
    /// Callables among the opponents, by opponent.
    callables: Vec<Option<Callable>>,
    pub choices: Vec<u16>,
    pub mask: Vec<bool>,
    pub single_agent: bool,
    shaping: f32,
    /// Process that started the threads: a fork has none of them.
    process: u32,
    /// True if a step was broken off: the arrays' contents are undefined.
    pub broken: bool,
}

impl State {
    pub fn new(py: Python<'_>, game: &str, settings: Settings, threads: usize, shaping: f32) -> PyResult<Self> {
        let callables = Callable::listed(py, &settings.opponents);
        let (n, parts) = (settings.config.n_envs, settings.config.parts);
        let found = find(game).map_err(value_error)?;
        let games = py.detach(|| found.environment(settings)).map_err(value_error)?;
        let (spec, endings) = found.spec();
        let pool = match threads {
            1 => None,
            n => Some(
                rayon::ThreadPoolBuilder::new()
                    .num_threads(n)
                    .build()
                    .map_err(|e| PyRuntimeError::new_err(format!("cannot start threads: {e}")))?,
            ),
        };
        let buffers = Arc::new(Buffers::new(n, &spec, parts)?);
        let mut state = Self {
            memory: Py::new(py, Memory(buffers.clone()))?,
            mask: vec![false; n * spec.heads * spec.actions],
            choices: Vec::with_capacity(n * spec.heads),
            games,
            n_envs: n,
            spec,
            endings,
            buffers,
            pool,
            single_agent: !callables.is_empty(),
            callables,
            shaping,
            process: std::process::id(),
            broken: false,
        };
        state.run(py, Call::Observe)?;
        Ok(state)
    }

    pub fn check(&self, slot: usize) -> PyResult<()> {
        let n = self.n_envs;
        (slot < n).then_some(()).ok_or_else(|| value_error(format!("there is no game {slot}; there are {n}")))
    }

    /// Fails after a broken step unless all games begin anew.
    pub fn check_whole(&self, slots: usize) -> PyResult<()> {
        let well = !self.broken || slots >= self.n_envs;
        well.then_some(()).ok_or_else(|| PyRuntimeError::new_err("a step failed; reset all games first"))
    }

    pub fn set_opponents(&mut self, py: Python<'_>, opponents: &[NamedBot], weights: Option<&[f64]>) -> PyResult<()> {
        let kept = self.games.set_opponents(opponents, weights).map_err(value_error)?;
        let mut callables = Callable::listed(py, opponents);
        callables.extend(kept.into_iter().map(|place| self.callables[place].take()));
        self.callables = callables;
        Ok(())
    }

    pub fn step(&mut self, py: Python<'_>) -> PyResult<()> {
        let choices = std::mem::take(&mut self.choices);
        let result = self.run(py, Call::Step(&choices));
        self.choices = choices;
        result
    }

    /// Runs without Python's lock, on this environment's threads.
    pub fn run(&mut self, py: Python<'_>, call: Call) -> PyResult<()> {
        if self.pool.is_some() && self.process != std::process::id() {
            return Err(PyRuntimeError::new_err(
                "the environment was made before this process was forked, and its threads stayed there; make it here, or with threads=1",
            ));
        }
        self.broken = true;
        let Self { games, spec, buffers, pool, callables, mask, single_agent, shaping, .. } = self;
        let result = py.detach(|| {
            let mut policy = |request: &PolicyRequest| {
                let callable = callables[request.opponent].as_ref().expect("only callables are queried");
                query(callable, spec, request)
            };
            // SAFETY: the environment's lock is held.
            let batch = unsafe { buffers.batch() };
            let result = on_threads(pool, || games.run(call, batch, &mut policy));
            // SAFETY: as above; the batch is gone.
            unsafe {
                buffers.keep_mask(mask);
                if *single_agent {
                    buffers.pay(*shaping);
                }
            }
            result
        });
        self.broken = result.is_err();
        result.map_err(|why| match why {
            StepError::Policy(error) => error,
            StepError::Answer(why) => value_error(format!("an opponent answered with {why}")),
        })
    }

    /// Plays choices for whole steps. Returns the number of decisions.
    pub fn spin(&mut self, py: Python<'_>, choices: &[u16]) -> PyResult<usize> {
        let (heads, actions) = (self.spec.heads, self.spec.actions);
        if choices.iter().any(|&choice| choice as usize >= actions) {
            return Err(value_error(format!("choices are 0 to {}", actions - 1)));
        }
        if self.callables.iter().any(Option::is_some) {
            return Err(value_error("there is nobody to ask in Rust"));
        }
        let Self { games, buffers, n_envs, .. } = self;
        let run = || {
            for choices in choices.chunks_exact(*n_envs * heads) {
                // SAFETY: the environment's lock is held, and the last step's batch is gone.
                let batch = unsafe { buffers.batch() };
                let stepped = games.run(Call::Step(choices), batch, &mut |_| unreachable!("bots in Rust only"));
                assert!(stepped.is_ok(), "bots in Rust do not fail a step");
            }
        };
        py.detach(|| on_threads(&self.pool, run));
        // SAFETY: as above.
        unsafe { buffers.keep_mask(&mut self.mask) };
        Ok(choices.len() / heads)
    }
}

fn on_threads<T: Send>(pool: &Option<ThreadPool>, work: impl FnOnce() -> T + Send) -> T {
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}
