//! Games stepped together, two-player or with opponents inside.

use std::any::Any;
use std::borrow::Cow;
use std::sync::Arc;

use pyo3::PyErr;
use turf_agents::play::contest::Contest;
use turf_agents::play::single_agent_env::{ExternalPolicy, Opponent, SingleAgentEnv, StepError, first_legal};
use turf_env::observation_spec::ObservationSpec;
use turf_env::vec_env::{BatchMut, Episode, Misfit, Slot, Spec};
use turf_env::{Encoding, Game, Player, Rules, VecEnv, VecEnvConfig};
use turf_web::GameView;
use turf_web::canvas::Canvas;

use super::Playable;
use super::advice::Advisers;
use super::bot::NamedBot;

/// Constants of an encoding, and the codes of why its game ends.
pub fn spec<E: Playable>(encoding: E) -> (Spec, &'static [&'static str]) {
    (Spec::of(encoding), encoding.rules().endings())
}

pub fn observation_spec<E: Playable>(encoding: E) -> ObservationSpec {
    encoding.observation_spec()
}

/// Arguments of [`environment`], independent of the game.
pub struct Settings {
    /// With the game's settings as JSON. `None` for the contest's own.
    pub config: VecEnvConfig<Option<String>>,
    pub opponents: Vec<NamedBot>,
    /// The caller's player with opponents. `None` draws it for every game.
    pub player: Option<Player>,
}

pub enum Call<'a> {
    Observe,
    Step(&'a [u16]),
    Reset(&'a [usize], Option<&'a [(u64, u64)]>),
}

pub trait Environment: Send {
    fn run(&mut self, call: Call, batch: BatchMut<'_>, policy: ExternalPolicy<PyErr>) -> Result<(), StepError<PyErr>>;
    /// Returns turn, scores, whether the game is over, and episode.
    fn status(&self, slot: usize) -> (u32, [f64; 2], bool, u64);
    fn text(&self, slot: usize) -> String;
    fn picture(&self, slot: usize) -> Canvas;
    /// Writes a player's observation and mask: of now or, in a simultaneous game, of its decision in the same turn.
    fn seen_by(&self, slot: usize, player: Player, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]);
    /// Index of the opponent in this slot. `None` in a two-player environment, or if it is of an earlier list.
    fn opponent(&self, slot: usize) -> Option<usize>;
    /// Returns the running episode of this slot, with its opponent's place. `None` if that is of an earlier list.
    fn kept(&self, slot: usize) -> Option<(Episode, usize)>;
    fn replay(&mut self, slot: usize, kept: &Episode, opponent: usize) -> Result<(), Misfit>;
    /// Sets the opponents of games that begin from now on. Returns the former places of those that still play, which come
    /// after them.
    fn set_opponents(&mut self, opponents: &[NamedBot], weights: Option<&[f64]>) -> Result<Vec<usize>, String>;
    /// Writes what bots of [`advice`](super::advice) choose for the player to move in every game.
    fn advise(&mut self, bots: &mut dyn Any, mask: &[bool], choices: &mut [u16]) -> Result<(), String>;
    fn substituted(&self) -> u64;
}

/// Opponent's place in a kept episode of a two-player environment.
const NOBODY: usize = usize::MAX;

enum Games<E: Encoding> {
    Both(VecEnv<E>),
    One(Box<SingleAgentEnv<E>>),
}

impl<E: Playable> Games<E> {
    fn encoding(&self) -> E {
        match self {
            Self::Both(env) => env.encoding(),
            Self::One(env) => env.encoding(),
        }
    }

    fn slot(&self, slot: usize) -> &Slot<E> {
        match self {
            Self::Both(env) => env.slot(slot),
            Self::One(env) => env.slot(slot),
        }
    }
}

impl<E: Playable> Environment for Games<E> {
    fn run(
        &mut self,
        call: Call,
        mut batch: BatchMut<'_>,
        policy: ExternalPolicy<PyErr>,
    ) -> Result<(), StepError<PyErr>> {
        let batch = &mut batch;
        match (self, call) {
            (Self::Both(env), Call::Observe) => env.observe(batch),
            (Self::Both(env), Call::Step(choices)) => env.step(choices, batch),
            (Self::Both(env), Call::Reset(slots, seeds)) => env.reset(slots, seeds, batch),
            (Self::One(env), Call::Observe) => env.observe(batch, policy)?,
            (Self::One(env), Call::Step(choices)) => env.step(choices, batch, policy)?,
            (Self::One(env), Call::Reset(slots, seeds)) => env.reset(slots, seeds, batch, policy)?,
        }
        Ok(())
    }

    fn status(&self, slot: usize) -> (u32, [f64; 2], bool, u64) {
        let slot = self.slot(slot);
        (slot.game().turn(), slot.game().scores(), slot.is_over(), slot.episode())
    }

    fn text(&self, slot: usize) -> String {
        self.slot(slot).game().to_string()
    }

    fn picture(&self, slot: usize) -> Canvas {
        self.encoding().rules().picture(self.slot(slot).game())
    }

    fn seen_by(&self, slot: usize, player: Player, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool]) {
        let game = self.slot(slot).game();
        self.encoding().observe(game, player, cells, scalars);
        mask.fill(true);
        if game.outcome().is_some() {
            return;
        }
        let mut shown = Cow::Borrowed(game);
        if game.to_move() != player {
            // Legal choices do not depend on what the other side chooses in the same turn.
            shown.to_mut().play(&first_legal(self.encoding(), game));
            if shown.outcome().is_some() || shown.decider() != Some(player) {
                return;
            }
        }
        self.encoding().legal_mask(&shown, mask);
        if let Self::Both(env) = self
            && env.config().shield
        {
            self.encoding().shield(&shown, mask);
        }
    }

    fn opponent(&self, slot: usize) -> Option<usize> {
        match self {
            Self::Both(_) => None,
            Self::One(env) => env.opponent(slot),
        }
    }

    fn kept(&self, slot: usize) -> Option<(Episode, usize)> {
        match self {
            Self::Both(env) => Some((env.kept(slot), NOBODY)),
            Self::One(env) => env.kept(slot),
        }
    }

    fn replay(&mut self, slot: usize, kept: &Episode, opponent: usize) -> Result<(), Misfit> {
        match self {
            Self::Both(_) if opponent != NOBODY => Err(Misfit),
            Self::Both(env) => env.replay(slot, kept),
            Self::One(env) => env.replay(slot, kept, opponent),
        }
    }

    fn set_opponents(&mut self, opponents: &[NamedBot], weights: Option<&[f64]>) -> Result<Vec<usize>, String> {
        match self {
            Self::Both(_) => Err("the environment was made without opponents".into()),
            Self::One(env) => Ok(env.set_opponents(listed(env.encoding(), opponents)?, weights)),
        }
    }

    fn advise(&mut self, bots: &mut dyn Any, mask: &[bool], choices: &mut [u16]) -> Result<(), String> {
        let bots = bots.downcast_mut::<Advisers<E::Game>>();
        let bots = bots.ok_or_else(|| format!("the bot does not play {}", self.encoding().rules().name()))?;
        let width = self.encoding().heads() * self.encoding().actions();
        let rows = mask.chunks_exact(width).zip(choices.chunks_exact_mut(self.encoding().heads()));
        for (i, (mask, choices)) in rows.enumerate() {
            let slot = self.slot(i);
            bots.choose(self.encoding(), i, (slot.stream(), slot.episode()), slot.game(), mask, choices);
        }
        Ok(())
    }

    fn substituted(&self) -> u64 {
        match self {
            Self::Both(_) => 0,
            Self::One(env) => env.substituted(),
        }
    }
}

/// Creates an environment, two-player if there are no opponents.
pub fn environment<E: Playable>(encoding: E, settings: Settings) -> Result<Box<dyn Environment>, String> {
    if !encoding.rules().takes_people() {
        return Err("a referee's game has no environment: that needs the rules as a class Game".into());
    }
    let game: <E::Rules as Rules>::Config = match &settings.config.game {
        None => encoding.rules().default_config(),
        Some(text) => serde_json::from_str(text).map_err(|e| format!("config: {e}"))?,
    };
    encoding.rules().check(&game)?;
    let c = settings.config;
    let config = VecEnvConfig {
        n_envs: c.n_envs,
        seed: c.seed,
        game,
        shield: c.shield,
        parts: c.parts,
        max_decisions: c.max_decisions,
        autoreset: c.autoreset,
        alone: c.alone,
        keep_choices: c.keep_choices,
    };
    if settings.opponents.is_empty() {
        return Ok(Box::new(Games::Both(VecEnv::new(encoding, config))));
    }
    let env = SingleAgentEnv::new(encoding, config, listed(encoding, &settings.opponents)?, settings.player);
    Ok(Box::new(Games::One(Box::new(env))))
}

fn listed<E: Playable>(encoding: E, opponents: &[NamedBot]) -> Result<Vec<Opponent<E::Game>>, String> {
    let opponent = |named: &NamedBot| {
        let bots = named.in_rust(encoding)?;
        Ok(bots.map_or(Opponent::External, |bots| Opponent::Bot(Arc::new(bots))))
    };
    opponents.iter().map(opponent).collect()
}
