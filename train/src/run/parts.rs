//! Checks of a run's settings against the game and the machine.

use std::sync::Arc;

use crate::run::memory::Memory;
use anyhow::{Result, anyhow, bail};
use turf_agents::Offered;
use turf_agents::policy::check_replies;
use turf_agents::policy::file::NetworkKind;
use turf_agents::policy::net::{self, Dims};
use turf_env::conformance::check_blind;
use turf_env::{Encoding, Rules};

use crate::config::presets::hides;
use crate::config::{Shaping, TrainConfig};
use crate::nn::network::Shape;
use crate::run::evaluation;

pub(super) fn checked_shape<E: Encoding<Rules: Offered>>(
    encoding: E,
    config: &TrainConfig<<E::Rules as Rules>::Config>,
) -> Result<Arc<Shape>> {
    let spec = config.network.spec();
    let dims = Dims::of(encoding).of_kind(spec.kind);
    if let NetworkKind::Plain { .. } = spec.kind {
        bail!("settings: network.kind is mlp, graph or afterstates: other networks play, but turf does not train them");
    }
    net::check(&spec, &dims).map_err(|why| anyhow!("settings: network: {why}"))?;
    if spec.kind == NetworkKind::Afterstates {
        check_afterstates(encoding, config).map_err(|why| anyhow!("network.kind = \"afterstates\" {why}"))?;
    }
    evaluation::bots(encoding, &config.evaluation.bots)?;
    if config.dqn.mirror && !(encoding.heads() == 1 && encoding.mirror(&mut [], &mut [], &mut [], &mut [])) {
        bail!("dqn.mirror: {} has no mirror symmetry to learn from", encoding.shape().name);
    }
    if config.evaluation.look_ahead > 0 && encoding.heads() > 1 {
        bail!("evaluation.look_ahead: {} policies cannot look ahead", encoding.rules().name());
    }
    if config.evaluation.look_ahead > 0 {
        check_blind(encoding, &config.game, 1, 4).map_err(|why| anyhow!("evaluation.look_ahead: {why}"))?;
    }
    if config.evaluation.look_ahead > 0 && config.dqn.shaping != Shaping::Gain {
        bail!("evaluation.look_ahead needs dqn.shaping = \"gain\"; set that, or evaluation.look_ahead = 0");
    }
    if config.evaluation.proposers > 0 && encoding.rules().search_asking(&[]).is_none() {
        bail!("evaluation.proposers: {} has no search that asks networks; set it to 0", encoding.rules().name());
    }
    check_replies(encoding, config.evaluation.replies).map_err(|why| anyhow!("evaluation.replies: {why}"))?;
    check_replies(encoding, config.exploration.replies).map_err(|why| anyhow!("exploration.replies: {why}"))?;
    if config.exploration.replies > 0 && encoding.heads() > 1 {
        bail!(
            "exploration.replies: foresight does not change the choices of {} policies; set it to 0",
            encoding.rules().name()
        );
    }
    Ok(Arc::new(Shape { spec, dims }))
}

/// Says what the values of afterstates need that the game or the settings have not.
fn check_afterstates<E: Encoding<Rules: Offered>>(
    encoding: E,
    config: &TrainConfig<<E::Rules as Rules>::Config>,
) -> Result<(), String> {
    let rules = encoding.rules();
    match &config.dqn {
        _ if encoding.heads() > 1 || hides(rules, &config.game) => {
            Err(format!("needs a game without hidden choices; {} has them", rules.name()))
        }
        dqn if (dqn.potential_scale, dqn.end_reward) != (0.0, 1.0) => {
            Err("needs dqn.potential_scale = 0 and dqn.end_reward = 1".into())
        }
        _ if config.exploration.replies > 0 => Err("needs exploration.replies = 0".into()),
        _ => Ok(()),
    }
}

/// Fails if a replay buffer of `bytes`, and that of an exploiter, do not fit into the machine's memory.
pub(super) fn check_memory<C>(bytes: u64, config: &TrainConfig<C>) -> Result<()> {
    let bytes = bytes * (1 + (config.league.exploiter_period > 0) as u64);
    let gb = |bytes: u64| bytes as f64 / 1e9;
    match Memory::now().filter(|memory| memory.total < bytes) {
        None => Ok(()),
        Some(memory) => bail!(
            "settings: a replay.capacity of {} takes {:.1} GB of memory, this machine has {:.1}; lower it",
            config.replay.capacity,
            gb(bytes),
            gb(memory.total)
        ),
    }
}
