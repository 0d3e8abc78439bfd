//! Running episodes as bytes: seed, slot and number of the random stream, the opponent's place, then the choices. Where the
//! position was redrawn, [`REDRAW`] and the seed of that stand between them.

use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;
use turf_env::Rng;
use turf_env::vec_env::Episode;

use super::state::State;
use crate::json::value_error;

const HEAD: usize = 32;
/// No choice has this number.
const REDRAW: u16 = u16::MAX;

pub fn write(state: &State, slots: &[usize]) -> PyResult<Vec<Vec<u8>>> {
    if state.broken {
        return Err(PyRuntimeError::new_err("a step failed; call reset() first"));
    }
    let write = |&slot: &usize| {
        state.check(slot)?;
        let (kept, opponent) = state.games.kept(slot).ok_or_else(|| {
            PyRuntimeError::new_err(format!("game {slot} began under an earlier list of opponents; reset it first"))
        })?;
        let head = [kept.seed, kept.index, kept.number, opponent as u64];
        let mut bytes: Vec<u8> = head.iter().flat_map(|number| number.to_le_bytes()).collect();
        let mut redraws = kept.redraws.iter().peekable();
        for at in 0..=kept.choices.len() {
            while let Some((_, seed)) = redraws.next_if(|redraw| redraw.0 == at) {
                bytes.extend(REDRAW.to_le_bytes().into_iter().chain(seed.to_le_bytes()));
            }
            bytes.extend(kept.choices.get(at).into_iter().flat_map(|choice| choice.to_le_bytes()));
        }
        Ok(bytes)
    };
    slots.iter().map(write).collect()
}

/// Plays episodes again; with `redraw`, each is then redrawn by a seed of its own.
pub fn read(state: &mut State, slots: &[usize], states: &[Vec<u8>], redraw: Option<u64>) -> PyResult<()> {
    for (&slot, bytes) in slots.iter().zip(states) {
        state.check(slot)?;
        let wrong = || value_error("the state is of another game, other settings or other opponents");
        let (head, mut rest) = bytes.split_at_checked(HEAD).ok_or_else(wrong)?;
        let number = |k: usize| u64::from_le_bytes(head[8 * k..8 * k + 8].try_into().expect("eight bytes"));
        let (mut choices, mut redraws) = (Vec::new(), Vec::new());
        while !rest.is_empty() {
            let (choice, after) = rest.split_first_chunk().ok_or_else(wrong)?;
            rest = after;
            match u16::from_le_bytes(*choice) {
                REDRAW => {
                    let (seed, after) = rest.split_first_chunk().ok_or_else(wrong)?;
                    redraws.push((choices.len(), u64::from_le_bytes(*seed)));
                    rest = after;
                }
                choice => choices.push(choice),
            }
        }
        let own = redraw.map(|seed| Rng::stream(seed, slot as u64, 0).next_u64());
        redraws.extend(own.map(|seed| (choices.len(), seed)));
        let kept = Episode { seed: number(0), index: number(1), number: number(2), choices, redraws };
        state.games.replay(slot, &kept, number(3) as usize).map_err(|_| wrong())?;
    }
    Ok(())
}
