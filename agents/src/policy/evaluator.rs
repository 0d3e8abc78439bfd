use std::sync::Arc;

use turf_env::{Encoding, Game};

use super::afterstates::Afterstates;
use super::batched::{Observed, Policy, Workspace};
use super::choices::greedy;
use super::loaded::LoadedPolicy;

/// Policy that evaluates one position at a time, for the player to move.
pub struct Evaluator<E: Encoding> {
    policy: Arc<dyn Policy>,
    workspace: Workspace,
    pub shield: bool,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    /// Legal choices of the last position, `HEADS × ACTIONS`.
    pub mask: Vec<bool>,
    /// Q of the last position, `HEADS × ACTIONS`.
    pub q: Vec<f32>,
    afterstates: Afterstates,
    encoding: E,
}

impl<E: Encoding> Evaluator<E> {
    pub fn new(encoding: E, policy: Arc<dyn Policy>, shield: bool) -> Self {
        Self {
            cells: vec![0; if policy.uses_cells() { encoding.cells() } else { 0 }],
            policy,
            workspace: Workspace::default(),
            shield,
            scalars: vec![0.0; encoding.scalars()],
            mask: vec![false; encoding.heads() * encoding.actions()],
            q: vec![0.0; encoding.heads() * encoding.actions()],
            afterstates: Afterstates::default(),
            encoding,
        }
    }

    pub fn of(encoding: E, policy: &LoadedPolicy) -> Self {
        Self::new(encoding, policy.net.clone(), policy.shield)
    }

    /// Writes mask and Q.
    pub fn evaluate(&mut self, game: &E::Game) {
        if self.policy.rates_afterstates() {
            self.encoding.legal_mask(game, &mut self.mask);
            if self.shield {
                self.encoding.shield(game, &mut self.mask);
            }
            let Self { encoding, policy, afterstates, mask, workspace, q, .. } = self;
            return afterstates.rate(*encoding, &**policy, &[game], mask, workspace, q);
        }
        self.encoding.observe_and_mask(game, self.shield, &mut self.cells, &mut self.scalars, &mut self.mask);
        self.write_q();
    }

    /// Writes Q where it orders the choices of a search: that of positions after them. Returns false otherwise.
    pub fn rated(&mut self, game: &E::Game) -> bool {
        let rates = self.policy.rates_afterstates();
        if rates {
            self.evaluate(game);
        }
        rates
    }

    pub fn evaluate_unmasked(&mut self, game: &E::Game) {
        if self.policy.rates_afterstates() {
            return self.evaluate(game);
        }
        self.encoding.observe(game, game.to_move(), &mut self.cells, &mut self.scalars);
        self.write_q();
    }

    /// Writes the mask and the greedy choices, but not Q.
    pub fn choose(&mut self, game: &E::Game, choices: &mut [u16]) {
        if self.policy.rates_afterstates() {
            self.evaluate(game);
            return greedy(&self.q, &self.mask, self.encoding.actions(), choices);
        }
        self.encoding.observe_and_mask(game, self.shield, &mut self.cells, &mut self.scalars, &mut self.mask);
        let seen = seen(&self.cells, &self.scalars, &self.mask);
        self.policy.choose(&seen, &mut self.workspace, choices, None);
    }

    fn write_q(&mut self) {
        let seen = seen(&self.cells, &self.scalars, &self.mask);
        self.policy.q(&seen, &mut self.workspace, &mut self.q);
    }
}

fn seen<'a>(cells: &'a [u8], scalars: &'a [f32], mask: &'a [bool]) -> Observed<'a> {
    Observed { n: 1, cells, scalars, mask }
}
