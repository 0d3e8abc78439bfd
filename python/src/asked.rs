//! Python on the other side: reading choices, asking callables, callables as bots.

use std::sync::{Arc, Mutex};

use numpy::{Element, PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_agents::play::arena::BotMaker;
use turf_agents::play::opponents::{Question, check_choices};
use turf_agents::spec::BotSpec;
use turf_agents::{Bot, Forfeit};
use turf_env::vec_env::Spec;
use turf_env::{Encoding, Game, Player};

use crate::games::Playable;

/// Bots of a SPEC.
pub fn bot_maker<E: Playable>(spec: &str) -> Result<Arc<dyn BotMaker<E::Game> + Send + Sync>, String> {
    let source = BotSpec::<E::Main>::parse(spec).map_err(|e| e.to_string())?;
    Ok(Arc::new(source))
}

/// Reads one choice per head and game out of whatever holds whole numbers.
pub fn choices_of(given: &Bound<'_, PyAny>, n: usize, heads: usize, choices: &mut Vec<u16>) -> PyResult<()> {
    let converted;
    let array = match given.cast::<PyUntypedArray>() {
        Ok(array) => array,
        Err(_) => {
            converted = given.py().import("numpy")?.call_method1("asarray", (given,))?;
            converted.cast::<PyUntypedArray>()?
        }
    };
    let shape = array.shape();
    let fits = match (heads, shape) {
        (1, []) => n == 1,
        (1, [rows]) => *rows == n,
        (_, [rows, columns]) => (*rows, *columns) == (n, heads),
        (_, [columns]) => n == 1 && *columns == heads,
        _ => false,
    };
    if !fits {
        let wanted = match heads {
            1 => format!("({n},)"),
            _ => format!("({n}, {heads})"),
        };
        return Err(PyValueError::new_err(format!(
            "actions have the shape {shape:?}, not {wanted}"
        )));
    }
    choices.clear();
    macro_rules! try_types {
        ($($type:ty),*) => {$(
            if let Ok(array) = array.cast::<PyArrayDyn<$type>>() {
                return copy(array, choices);
            }
        )*};
    }
    try_types!(i64, i32, u16, u8, i16, u32, u64, i8);
    let dtype = array.dtype();
    Err(PyTypeError::new_err(format!("actions are whole numbers, not {dtype}")))
}

fn copy<T: Element + Copy + TryInto<u16> + std::fmt::Display>(
    array: &Bound<'_, PyArrayDyn<T>>,
    choices: &mut Vec<u16>,
) -> PyResult<()> {
    // SAFETY: Python's lock is held, so nobody writes meanwhile who keeps to it.
    for &number in unsafe { array.as_array() } {
        let at = choices.len();
        choices.push(
            number
                .try_into()
                .map_err(|_| PyValueError::new_err(format!("choice {number} (number {at}) is not legal")))?,
        );
    }
    Ok(())
}

/// What a bot in Python is shown: a dictionary of the observation's parts, and the mask.
fn shown<'py>(
    py: Python<'py>,
    spec: &Spec,
    n: usize,
    cells: &[u8],
    scalars: &[f32],
    mask: &[bool],
) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyAny>)> {
    let observation = PyDict::new(py);
    if !cells.is_empty() {
        observation.set_item("cells", PyArray1::from_slice(py, cells).reshape([n, spec.cells])?)?;
    }
    if !scalars.is_empty() {
        observation.set_item("scalars", PyArray1::from_slice(py, scalars).reshape([n, spec.scalars])?)?;
    }
    let mask = PyArray1::from_slice(py, mask);
    let mask = match spec.heads {
        1 => mask.reshape([n, spec.actions])?.into_any(),
        heads => mask.reshape([n, heads, spec.actions])?.into_any(),
    };
    Ok((observation, mask))
}

/// Asks `bot(observation, action_mask)` for its choices in the games of a question.
pub fn ask_callable(bot: &Py<PyAny>, spec: &Spec, question: &Question) -> PyResult<Vec<u16>> {
    let n = question.slots.len();
    Python::attach(|py| {
        let (observation, mask) = shown(py, spec, n, question.cells, question.scalars, question.mask)?;
        let answer = bot.call1(py, (observation, mask))?;
        let mut choices = Vec::with_capacity(n * spec.heads);
        choices_of(answer.bind(py), n, spec.heads, &mut choices)?;
        Ok(choices)
    })
}

/// Makes bots of something in Python to call. What it raises ends the series it plays in: see [`Callable::raised`].
pub struct Callable {
    bot: Py<PyAny>,
    raised: Arc<Mutex<Option<PyErr>>>,
}

impl Callable {
    /// Of this callable.
    pub fn new(bot: Py<PyAny>) -> Self {
        Self {
            bot,
            raised: Arc::default(),
        }
    }

    /// What it raised first, if it did.
    pub fn raised(&self) -> Arc<Mutex<Option<PyErr>>> {
        self.raised.clone()
    }

    /// As a maker of bots that are shown encoding `E`.
    pub fn maker<E: Encoding>(self) -> CallableMaker<E> {
        CallableMaker {
            callable: self,
            encoding: std::marker::PhantomData,
        }
    }
}

/// See [`Callable::maker`].
pub struct CallableMaker<E: Encoding> {
    callable: Callable,
    encoding: std::marker::PhantomData<fn() -> E>,
}

impl<E: Encoding> BotMaker<E::Game> for CallableMaker<E> {
    fn make(&self) -> Box<dyn Bot<E::Game>> {
        let (bot, raised) = (&self.callable.bot, &self.callable.raised);
        Box::new(CallableBot::<E> {
            bot: Python::attach(|py| bot.clone_ref(py)),
            raised: raised.clone(),
            cells: vec![0; E::CELLS],
            scalars: vec![0.0; E::SCALARS],
            mask: vec![false; E::HEADS * E::ACTIONS],
            encoding: std::marker::PhantomData,
        })
    }
}

struct CallableBot<E: Encoding> {
    bot: Py<PyAny>,
    raised: Arc<Mutex<Option<PyErr>>>,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    encoding: std::marker::PhantomData<fn() -> E>,
}

impl<E: Encoding> CallableBot<E> {
    fn fail<T>(&self, error: PyErr) -> Result<T, Forfeit> {
        let detail = error.to_string();
        self.raised.lock().expect("no thread failed").get_or_insert(error);
        Err(Forfeit { reason: "ERR", detail })
    }
}

impl<E: Encoding> Bot<E::Game> for CallableBot<E> {
    fn start(&mut self, seat: Player, _game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        if self.raised.lock().expect("no thread failed").is_some() {
            let detail = "an earlier game failed".into();
            return Err(Forfeit { reason: "ERR", detail });
        }
        // A bot that wants to know of new games has a method `start(seat, seed)`.
        let told = Python::attach(|py| match self.bot.bind(py).getattr_opt("start")? {
            Some(start) => start.call1((seat.index(), seed)).map(|_| ()),
            None => Ok(()),
        });
        told.or_else(|error| self.fail(error))
    }

    fn choose(&mut self, game: &E::Game) -> Result<<E::Game as Game>::Action, Forfeit> {
        E::observe_and_mask(game, false, &mut self.cells, &mut self.scalars, &mut self.mask);
        let spec = Spec::of::<E>();
        let question = Question {
            opponent: 0,
            slots: &[0],
            cells: &self.cells,
            scalars: &self.scalars,
            mask: &self.mask,
        };
        let choices = ask_callable(&self.bot, &spec, &question);
        let legal = choices.and_then(|choices| {
            check_choices(&choices, &self.mask, E::HEADS, E::ACTIONS)
                .map(|()| choices)
                .map_err(|why| PyValueError::new_err(format!("the bot answered with {why}")))
        });
        match legal {
            Ok(choices) => Ok(E::action(game, &choices)),
            Err(error) => self.fail(error),
        }
    }
}
