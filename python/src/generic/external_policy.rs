//! Bots written in Python: callables queried for choices, one game or many at a time.

use std::sync::atomic::{AtomicUsize, Ordering};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_agents::play::single_agent_env::{PolicyRequest, check_choices};
use turf_agents::{Bot, Forfeit};
use turf_env::vec_env::Spec;
use turf_env::{Encoding, Game, Player};

use super::bot::NamedBot;
use crate::arrays::{by_head, choices_of};
use crate::attended::Stop;
use crate::json::value_error;

/// Bot written in Python, with the keywords that it takes besides observation and mask.
pub struct Callable {
    bot: Py<PyAny>,
    rows: bool,
    starts: bool,
}

impl Callable {
    pub fn new(py: Python<'_>, bot: &Py<PyAny>) -> Self {
        // A callable without a signature takes the two arguments.
        let names = || -> PyResult<Vec<String>> {
            let signature = py.import("inspect")?.call_method1("signature", (bot,))?;
            let names = signature.getattr("parameters")?.try_iter()?.map(|name| name?.extract::<String>());
            names.collect()
        };
        let names = names().unwrap_or_default();
        let takes = |keyword: &str| names.iter().skip(2).any(|name| name == keyword);
        Self { bot: bot.clone_ref(py), rows: takes("rows"), starts: takes("starts") }
    }

    /// Returns the callables of a list of bots.
    pub fn listed(py: Python<'_>, bots: &[NamedBot]) -> Vec<Option<Self>> {
        let callable = |bot: &NamedBot| match bot {
            NamedBot::Callable(bot) => Some(Self::new(py, bot)),
            _ => None,
        };
        bots.iter().map(callable).collect()
    }
}

/// Queries `bot(observation, action_mask)` for its choices: a dictionary of the observation's parts, and the mask. If it
/// takes them, `rows` are the games' numbers, and `starts` is true where it was not asked before.
pub fn query(bot: &Callable, spec: &Spec, request: &PolicyRequest) -> PyResult<Vec<u16>> {
    let n = request.slots.len();
    Python::attach(|py| {
        let observation = PyDict::new(py);
        if !request.cells.is_empty() {
            observation.set_item("cells", PyArray1::from_slice(py, request.cells).reshape([n, spec.cells])?)?;
        }
        if !request.scalars.is_empty() {
            observation.set_item("scalars", PyArray1::from_slice(py, request.scalars).reshape([n, spec.scalars])?)?;
        }
        let mask = by_head(PyArray1::from_slice(py, request.mask), n, spec)?;
        let keywords = PyDict::new(py);
        if bot.rows {
            let rows = request.slots.iter().map(|&slot| slot as i64);
            keywords.set_item("rows", PyArray1::from_iter(py, rows))?;
        }
        if bot.starts {
            keywords.set_item("starts", PyArray1::from_slice(py, request.starts))?;
        }
        let answer = bot.bot.call(py, (observation, mask), Some(&keywords))?;
        let mut choices = Vec::with_capacity(n * spec.heads);
        choices_of(answer.bind(py), n, spec.heads, &mut choices)?;
        Ok(choices)
    })
}

static ROWS: AtomicUsize = AtomicUsize::new(0);

pub struct CallableBot<E: Encoding> {
    bot: Callable,
    stop: Stop,
    /// Number that no other bot of this process has.
    row: usize,
    begins: bool,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    encoding: E,
}

impl<E: Encoding> CallableBot<E> {
    pub fn new(encoding: E, bot: &Py<PyAny>, stop: Stop) -> Self {
        Self {
            bot: Python::attach(|py| Callable::new(py, bot)),
            stop,
            row: ROWS.fetch_add(1, Ordering::Relaxed),
            begins: true,
            cells: vec![0; encoding.cells()],
            scalars: vec![0.0; encoding.scalars()],
            mask: vec![false; encoding.heads() * encoding.actions()],
            encoding,
        }
    }

    fn fail<T>(&self, error: PyErr) -> Result<T, Forfeit> {
        let detail = error.to_string();
        self.stop.raise(error);
        Err(Forfeit { reason: "ERR", detail })
    }
}

impl<E: Encoding> Bot<E::Game> for CallableBot<E> {
    fn start(&mut self, seat: Player, _game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        self.begins = true;
        // A bot that wants to know of new games has a method `start(seat, seed)`.
        let started = Python::attach(|py| match self.bot.bot.bind(py).getattr_opt("start")? {
            Some(start) => start.call1((seat.index(), seed)).map(|_| ()),
            None => Ok(()),
        });
        started.or_else(|error| self.fail(error))
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        self.encoding.observe_and_mask(game, false, &mut self.cells, &mut self.scalars, &mut self.mask);
        let request = PolicyRequest {
            opponent: 0,
            slots: &[self.row],
            starts: &[std::mem::take(&mut self.begins)],
            cells: &self.cells,
            scalars: &self.scalars,
            mask: &self.mask,
        };
        let choices = query(&self.bot, &Spec::of(self.encoding), &request);
        let legal = choices.and_then(|choices| {
            check_choices(&choices, &self.mask, self.encoding.heads(), self.encoding.actions())
                .map(|()| choices)
                .map_err(|why| value_error(format!("the bot answered with {why}")))
        });
        match legal {
            Ok(choices) => Ok(self.encoding.action(game, &choices)),
            Err(error) => self.fail(error),
        }
    }
}
