//! Comparison of a file that plays by a network: observation, mask, Q and choice.

use serde_json::Value;
use turf_env::{Encoding, Game};

use super::super::contents_of;
use super::Parity;
use crate::offered::Offered;
use crate::play::bot::{Bot, Forfeit};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::net::integer::quantise_scalars;
use crate::policy::{Evaluator, LoadedPolicy, Policy, greedy};

pub struct Networks<E: Encoding> {
    encoding: E,
    references: Vec<Box<dyn Bot<E::Game>>>,
    /// In integers, and in floats.
    evaluators: [Evaluator<E>; 2],
    /// Integer of Q = 1.
    one: f32,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    choices: [Vec<u16>; 2],
}

impl<E: Encoding<Rules: Offered>> Networks<E> {
    pub fn new(encoding: E, file: &PolicyFile) -> Result<Self, PolicyError> {
        let policies = [LoadedPolicy::in_integers(encoding, file)?, LoadedPolicy::new(encoding, file)?];
        Ok(Self {
            encoding,
            references: (contents_of(encoding.rules())?.references)(encoding.rules(), &policies[0]),
            cells: vec![0; if policies[0].net.uses_cells() { encoding.cells() } else { 0 }],
            one: policies[0].net.integer().expect("in integers").one(),
            evaluators: policies.map(|policy| Evaluator::of(encoding, &policy)),
            scalars: vec![0.0; encoding.scalars()],
            mask: Vec::new(),
            choices: [vec![0; encoding.heads()], vec![0; encoding.heads()]],
        })
    }

    pub fn start(&mut self, seat: turf_env::Player, game: &E::Game, seed: u64) -> Result<(), Forfeit> {
        self.references.iter_mut().try_for_each(|bot| bot.start(seat, game, seed))
    }

    pub fn compare(
        &mut self,
        game: &E::Game,
        seen: Option<&Value>,
        action: &<E::Game as Game>::Action,
        parity: &mut Parity,
    ) -> Result<Option<String>, Forfeit> {
        self.look(game, parity);
        let effort = seen.and_then(|seen| seen["effort"].as_u64()).unwrap_or(0) as usize;
        let last = self.references.len() - 1;
        let wanted = self.references[effort.min(last)].choose(game)?;
        parity.lesser += (effort > 0) as u64;
        let differs = self.difference(seen).or((*action != wanted).then_some("choice"));
        Ok(differs.map(|what| format!("{what} ({action:?}, in Rust {wanted:?})")))
    }

    fn look(&mut self, game: &E::Game, parity: &mut Parity) {
        self.encoding.observe(game, game.to_move(), &mut self.cells, &mut self.scalars);
        for (evaluator, choices) in self.evaluators.iter_mut().zip(&mut self.choices) {
            evaluator.evaluate(game);
            greedy(&evaluator.q, &evaluator.mask, self.encoding.actions(), choices);
        }
        self.mask.clone_from(&self.evaluators[0].mask);
        for (head, mask) in self.mask.chunks_exact(self.encoding.actions()).enumerate() {
            if mask.iter().filter(|&&m| m).count() > 1 {
                parity.choices += 1;
                parity.same_as_f32 += (self.choices[0][head] == self.choices[1][head]) as u64;
            }
        }
    }

    fn difference(&self, seen: Option<&Value>) -> Option<&'static str> {
        let Some(seen) = seen.filter(|seen| seen.is_object()) else {
            return Some("it fell back to a cheap choice");
        };
        let numbers = |key: &str| -> Vec<i64> {
            let list = seen[key].as_array().map_or(&[][..], Vec::as_slice);
            list.iter().map(|v: &Value| v.as_i64().or(v.as_bool().map(i64::from)).unwrap_or(i64::MIN)).collect()
        };
        let mut whole = vec![0; self.encoding.scalars()];
        quantise_scalars(&self.scalars, &mut whole);
        if !numbers("scalars").into_iter().eq(whole.iter().map(|&x| x as i64)) {
            return Some("scalars");
        }
        if !self.cells.is_empty() && !numbers("cells").into_iter().eq(self.cells.iter().map(|&c| c as i64)) {
            return Some("cells");
        }
        if !numbers("mask").into_iter().eq(self.mask.iter().map(|&m| m as i64)) {
            return Some("mask");
        }
        let (ours, q) = (&self.evaluators[0].q, numbers("q"));
        // If only one choice is legal, the file need not know Q.
        let head =
            |i: usize| &self.mask[i / self.encoding.actions() * self.encoding.actions()..][..self.encoding.actions()];
        let compared = |i: usize| self.mask[i] && head(i).iter().filter(|&&m| m).count() > 1;
        let differs = |i: usize| compared(i) && (ours[i] * self.one) as i64 != q[i];
        (q.len() != ours.len() || (0..q.len()).any(differs)).then_some("Q")
    }
}
