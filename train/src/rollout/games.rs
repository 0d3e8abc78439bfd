mod saved;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use rayon::ThreadPool;
use turf_agents::Offered;
use turf_agents::spec::BotSpec;
use turf_env::{Encoding, Parts, Rng, Rules, VecEnv, VecEnvConfig};

use crate::rollout::actor::{Actor, ActorStats, Shared};
use crate::rollout::at_once::{Half, play};
use crate::rollout::chunk::RolloutChunk;
use crate::rollout::exploration::ladder;
use crate::rollout::league::{League, Seating, SnapshotId};
use crate::rollout::n_step::NStepConfig;
use crate::rollout::observation::ObservationShape;
use crate::rollout::opponents;
use crate::rollout::settings::{RolloutConfig, RolloutError};
pub use saved::RolloutState;
use turf_agents::policy::Policy;

const CHANCE_STREAM: u64 = u64::MAX - 1;

/// All games of a run and their players. One thread plays all games of a block a decision further. Blocks have a fixed
/// size, so results do not depend on the number of threads.
pub struct Rollout<E: Encoding<Rules: Offered>> {
    shape: ObservationShape,
    n_step: NStepConfig,
    actors: Vec<Actor<E>>,
    league: League,
    policies: Vec<Arc<dyn Policy>>,
    former: Vec<(SnapshotId, Arc<dyn Policy>)>,
    opponents: Vec<BotSpec<E>>,
    policy_version: u64,
    /// Empty if every actor asks the policies itself.
    halves: Vec<Half>,
}

/// Returns the number of games per block: enough to share each read of the weights, and few enough for sixteen blocks
/// if there are enough games.
fn block_size(n_envs: usize) -> usize {
    n_envs.div_ceil(16).clamp(8, 64)
}

impl<E: Encoding<Rules: Offered>> Rollout<E> {
    pub fn new(
        encoding: E,
        config: RolloutConfig<<E::Rules as Rules>::Config>,
        policy: Arc<dyn Policy>,
    ) -> Result<Self, RolloutError> {
        let opponents = opponents::bots(encoding, &config.league.bots).map_err(|error| RolloutError { error })?;
        Ok(Self::against(encoding, config, opponents, policy))
    }

    pub fn against(
        encoding: E,
        config: RolloutConfig<<E::Rules as Rules>::Config>,
        opponents: Vec<BotSpec<E>>,
        policy: Arc<dyn Policy>,
    ) -> Self {
        let names: Vec<String> = opponents.iter().map(|bot| bot.name().to_string()).collect();
        let n = config.env.n_envs;
        let league = League::new(&config.league, n, &names);
        let env = VecEnv::new(
            encoding,
            VecEnvConfig {
                n_envs: n,
                // The arena draws its set-ups from the seed itself. Training must not use the set-ups that are measured
                // there.
                seed: !config.seed,
                shield: config.env.shield,
                parts: Parts {
                    cells: config.use_cells && !config.afterstates,
                    scalars: !config.afterstates,
                    final_observation: false,
                },
                max_decisions: Some(config.env.max_decisions).filter(|&most| most > 0),
                ..VecEnvConfig::of(config.game.clone())
            },
        );
        let chance = Rng::stream(config.seed, CHANCE_STREAM, 0).next_u64();
        let policies = vec![policy];
        let shared =
            Shared { league: &league, policies: &policies, former: &[], opponents: &opponents, policy_version: 0 };
        let actor = |block: VecEnv<E>| {
            let slots = (0..block.n_envs()).map(|i| block.index(i));
            let rngs = slots.clone().map(|slot| Rng::stream(chance, slot, 0)).collect();
            let (highest, lowest) = (config.exploration.highest, config.exploration.lowest);
            let epsilon = slots.map(|slot| ladder(highest, lowest, slot as usize, n)).collect();
            Actor::new(encoding, block, &config, epsilon, rngs, &shared)
        };
        let actors = env.into_blocks(block_size(n)).into_iter().map(actor).collect();
        Self {
            shape: config.stored(encoding),
            n_step: config.n_step(),
            actors,
            league,
            policies,
            former: Vec::new(),
            opponents,
            policy_version: 0,
            halves: Vec::new(),
        }
    }

    pub fn n_envs(&self) -> usize {
        self.actors.iter().map(Actor::n_envs).sum()
    }

    pub fn league(&self) -> &League {
        &self.league
    }

    pub fn league_mut(&mut self) -> &mut League {
        &mut self.league
    }

    pub fn set_policy(&mut self, policy: Arc<dyn Policy>, version: u64) {
        self.policies[0] = policy;
        self.policy_version = version;
    }

    /// Puts a snapshot at the place that [`League::admit`] returned. Games under way against the snapshot it replaces
    /// keep that one as their opponent. Returns the replaced ids, which are among [`RolloutState::former`].
    pub fn put_snapshot(&mut self, place: usize, policy: Arc<dyn Policy>) -> Vec<SnapshotId> {
        let Some(old) = self.policies.get_mut(1 + place) else {
            self.policies.push(policy);
            return Vec::new();
        };
        let old = std::mem::replace(old, policy);
        let mut replaced = Vec::new();
        for id in playing(&self.actors) {
            if id.place == place && !self.former.iter().any(|(known, _)| *known == id) {
                self.former.push((id, old.clone()));
                replaced.push(id);
            }
        }
        replaced
    }

    /// Adds a replaced snapshot that games of a state still need. Call it in the order of [`RolloutState::former`].
    pub fn put_former(&mut self, id: SnapshotId, policy: Arc<dyn Policy>) {
        self.former.push((id, policy));
    }

    pub fn step(&mut self) {
        let (actors, shared, halves) = self.split();
        rayon::in_place_scope(|scope| play(scope, actors, &shared, halves));
        self.record();
    }

    /// Does as [`Rollout::step`] on the threads of `pool`, while one of them does `work`, which must not wait for the
    /// games. Call it from outside of the pool: threads take jobs from outside last, so they play games only while
    /// `work` has split off nothing for them, and stay busy while parts of `work` wait for one another.
    pub fn step_beside<R: Send>(&mut self, pool: &ThreadPool, work: impl FnOnce() -> R + Send) -> R {
        let (actors, shared, halves) = self.split();
        let (shared, mut done) = (&shared, None);
        pool.in_place_scope(|scope| {
            scope.spawn(|_| done = Some(work()));
            play(scope, actors, shared, halves);
        });
        self.record();
        done.expect("the scope waits for it")
    }

    fn split(&mut self) -> (&mut [Actor<E>], Shared<'_, E>, &mut [Half]) {
        let shared = Shared {
            league: &self.league,
            policies: &self.policies,
            former: &self.former,
            opponents: &self.opponents,
            policy_version: self.policy_version,
        };
        if self.halves.is_empty() {
            self.halves = Half::both(&mut self.actors, &shared);
        }
        (&mut self.actors, shared, &mut self.halves)
    }

    fn record(&mut self) {
        if !self.former.is_empty() {
            let playing: Vec<SnapshotId> = playing(&self.actors).collect();
            self.former.retain(|(id, _)| playing.contains(id));
        }
        for end in self.actors.iter().flat_map(|actor| &actor.chunk().outcomes) {
            if end.by_the_rules {
                self.league.record(end.slot as usize, &end.seating, end.value);
            }
        }
    }

    pub fn chunks(&self) -> impl Iterator<Item = &RolloutChunk> {
        self.actors.iter().map(Actor::chunk)
    }

    /// Exchanges the chunks of the last step for others, whose memory the next step uses.
    pub fn swap_chunks(&mut self, chunks: &mut Vec<RolloutChunk>) {
        chunks.resize_with(self.actors.len(), || RolloutChunk::new(self.shape));
        self.actors.iter_mut().zip(chunks).for_each(|(actor, chunk)| actor.swap_chunk(chunk));
    }

    pub fn take_stats(&mut self) -> ActorStats {
        self.actors.iter_mut().fold(ActorStats::default(), |mut sum, actor| {
            sum += actor.take_stats();
            sum
        })
    }
}

fn playing<E: Encoding<Rules: Offered>>(actors: &[Actor<E>]) -> impl Iterator<Item = SnapshotId> {
    actors.iter().flat_map(|actor| &actor.seatings).filter_map(Seating::snapshot)
}
