//! Comparison of a file that plays by a network: observation, mask, Q and choice.

use serde_json::Value;
use turf_env::{Encoding, Game};

use super::super::contents_of;
use super::Parity;
use crate::offered::Offered;
use crate::play::bot::{Bot, Forfeit};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::net::Net;
use crate::policy::net::integer::quantise_scalars;
use crate::policy::{LoadedPolicy, Observed, Policy, Workspace, greedy};

pub struct Networks<E: Encoding> {
    encoding: E,
    references: Vec<Box<dyn Bot<E::Game>>>,
    integers: Net,
    real: Net,
    shield: bool,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    q: [Vec<f32>; 2],
    choices: [Vec<u16>; 2],
    workspaces: [Workspace; 2],
}

impl<E: Encoding<Rules: Offered>> Networks<E> {
    pub fn new(encoding: E, file: &PolicyFile) -> Result<Self, PolicyError> {
        let (integers, real) = (Net::in_integers(encoding, file)?, Net::new(encoding, file)?);
        let choices = encoding.heads() * encoding.actions();
        Ok(Self {
            encoding,
            references: (contents_of(encoding.rules())?.references)(
                encoding.rules(),
                &LoadedPolicy::in_integers(encoding, file)?,
            ),
            workspaces: Default::default(),
            shield: file.shield,
            cells: vec![0; if integers.uses_cells() { encoding.cells() } else { 0 }],
            integers,
            real,
            scalars: vec![0.0; encoding.scalars()],
            mask: vec![false; choices],
            q: [vec![0.0; choices], vec![0.0; choices]],
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
        self.encoding.observe_and_mask(game, self.shield, &mut self.cells, &mut self.scalars, &mut self.mask);
        for (k, net) in [&self.integers, &self.real].into_iter().enumerate() {
            let (cells, scalars, mask) = (&self.cells[..], &self.scalars[..], &self.mask[..]);
            let n = 1;
            net.q(&Observed { n, cells, scalars, mask }, &mut self.workspaces[k], &mut self.q[k]);
            greedy(&self.q[k], &self.mask, self.encoding.actions(), &mut self.choices[k]);
        }
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
        let one = self.integers.integer().expect("in integers").one();
        let (ours, q) = (&self.q[0], numbers("q"));
        // If only one choice is legal, the file need not know Q.
        let head =
            |i: usize| &self.mask[i / self.encoding.actions() * self.encoding.actions()..][..self.encoding.actions()];
        let compared = |i: usize| self.mask[i] && head(i).iter().filter(|&&m| m).count() > 1;
        let differs = |i: usize| compared(i) && (ours[i] * one) as i64 != q[i];
        (q.len() != ours.len() || (0..q.len()).any(differs)).then_some("Q")
    }
}
