//! `Adviser`: a bot asked for its choices in the games of an environment.

use std::any::Any;
use std::sync::Mutex;

use pyo3::prelude::*;

use crate::arrays::choices_by_head;
use crate::env::Env;
use crate::games::find;
use crate::generic::bot::NamedBot;
use crate::json::value_error;

/// A bot's memory of the games of one environment. `turf_rl.bot` is what people use.
#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Adviser(Mutex<Box<dyn Any + Send>>);

#[pymethods]
impl Adviser {
    #[new]
    fn new(game: &str, bot: NamedBot, seed: u64) -> PyResult<Self> {
        let bots = find(game).and_then(|found| found.advisers(&bot, seed));
        Ok(Self(Mutex::new(bots.map_err(value_error)?)))
    }

    /// Returns the bot's choice for the player to move in every game: n, or n × heads.
    fn choices<'py>(&self, py: Python<'py>, env: &Env) -> PyResult<Bound<'py, PyAny>> {
        env.with(|state| {
            let (n, heads) = (state.n_envs, state.spec.heads);
            let mut choices = vec![0; n * heads];
            let (games, mask) = (&mut state.games, &state.mask);
            let mut guard = self.0.lock().map_err(|_| value_error("the bot failed in an earlier call"))?;
            let bots: &mut (dyn Any + Send) = &mut **guard;
            py.detach(|| games.advise(bots, mask, &mut choices)).map_err(value_error)?;
            choices_by_head(py, choices.into_iter().map(i64::from).collect(), heads)
        })
    }
}
