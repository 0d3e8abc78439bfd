//! Running episodes as bytes: seed, slot and number of the random stream, the opponent's place, then the choices.

use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;
use turf_env::vec_env::Episode;

use super::state::State;
use crate::json::value_error;

const HEAD: usize = 32;

pub fn write(state: &State, slots: &[usize]) -> PyResult<Vec<Vec<u8>>> {
    if state.broken {
        return Err(PyRuntimeError::new_err("a step failed; call reset() first"));
    }
    let write = |&slot: &usize| {
        check(state, slot)?;
        let (kept, opponent) = state.games.kept(slot).ok_or_else(|| {
            PyRuntimeError::new_err(format!(
                "game {slot} began under an earlier list of opponents; reset it first"
            ))
        })?;
        let head = [kept.seed, kept.index, kept.number, opponent as u64];
        let head = head.iter().flat_map(|number| number.to_le_bytes());
        Ok(head
            .chain(kept.choices.iter().flat_map(|choice| choice.to_le_bytes()))
            .collect())
    };
    slots.iter().map(write).collect()
}

pub fn read(state: &mut State, slots: &[usize], states: &[Vec<u8>]) -> PyResult<()> {
    for (&slot, bytes) in slots.iter().zip(states) {
        check(state, slot)?;
        let wrong = || value_error("the state is of another game, other settings or other opponents");
        let (head, choices) = bytes.split_at_checked(HEAD).ok_or_else(wrong)?;
        let number = |k: usize| u64::from_le_bytes(head[8 * k..8 * k + 8].try_into().expect("eight bytes"));
        let pairs = choices.chunks_exact(2);
        if !pairs.remainder().is_empty() {
            return Err(wrong());
        }
        let kept = Episode {
            seed: number(0),
            index: number(1),
            number: number(2),
            choices: pairs.map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect(),
        };
        state
            .games
            .replay(slot, &kept, number(3) as usize)
            .map_err(|_| wrong())?;
    }
    Ok(())
}

fn check(state: &State, slot: usize) -> PyResult<()> {
    let n = state.n_envs;
    (slot < n)
        .then_some(())
        .ok_or_else(|| value_error(format!("there is no game {slot}; there are {n}")))
}
