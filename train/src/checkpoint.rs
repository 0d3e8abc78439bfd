//! Resumable states of a run: plain data, written whole or not at all.
//!
//! `checkpoints/N/` holds `state.json` (counters, random streams, league, waiting decisions), `weights.safetensors` (online
//! and averaged weights, Adam's moments, snapshots), `replay.safetensors` (the memory and the choices of the games under
//! way), `config.toml` (the settings), `policy.turf` (the averaged weights, ready to play) and `checksums` of all these.
//! How the folder comes to be whole or not at all: [`folder`]. A reader falls back on the one before.

pub mod folder;

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result, bail, ensure};
use safetensors::tensor::{Dtype, SafeTensors, View};
use serde::{Deserialize, Serialize};
use turf_agents::BuiltinBots;
use turf_agents::catalogue::spec::run::POLICIES;
use turf_agents::policy::Reward;
use turf_agents::policy::file::{PolicyFile, Tensor as PolicyTensor};
use turf_agents::policy::{LOOK_AHEAD, REPLIES};
use turf_env::{Encoding, Game, Rng};

use crate::config::TrainConfig;
use crate::league::League;
use crate::learner::LearnerState;
use crate::network::Network;
use crate::run_folder::RunFolder;
use crate::self_play::{Best, Counters, SelfPlay};
use crate::transitions::Linker;
use folder::{Partial, Reader};

const VERSION: u32 = 3;
/// What a run counts stays below: a larger number in a file is forged, and counting on from it might overflow.
pub const MOST: u64 = 1 << 48;
/// No weights, settings or book-keeping of a run are larger.
const MAX_BYTES: u64 = 1 << 30;
const WEIGHTS: &str = "weights.safetensors";
const REPLAY: &str = "replay.safetensors";
const POLICY: &str = "policy.turf";
const STATE: &str = "state.json";
const CONFIG: &str = "config.toml";

/// Everything of a run that is not an array of numbers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    version: u32,
    encoding: String,
    counters: Counters,
    best: Option<Best>,
    learner_rng: Rng,
    updates: u64,
    exploration_rng: Rng,
    league: League,
    linker: Linker,
    obs: Vec<u64>,
    episodes: Vec<u64>,
    history_lens: Vec<usize>,
    replay_counters: [u64; 2],
    has_replay: bool,
}

/// A tensor on its way into a file.
struct Bytes<'a>(Dtype, Vec<usize>, Cow<'a, [u8]>);

impl View for Bytes<'_> {
    fn dtype(&self) -> Dtype {
        self.0
    }
    fn shape(&self) -> &[usize] {
        &self.1
    }
    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.2)
    }
    fn data_len(&self) -> usize {
        self.2.len()
    }
}

/// The policy as it would be exported now: the averaged weights.
pub fn policy_file<E: Encoding>(run: &mut SelfPlay<E>) -> PolicyFile
where
    E::Game: BuiltinBots,
{
    let average = run.learner.average().twin();
    policy_of(run, &average)
}

/// One of the run's networks as a policy.
pub fn policy_of<E: Encoding>(run: &SelfPlay<E>, network: &Network) -> PolicyFile
where
    E::Game: BuiltinBots,
{
    let dqn = &run.config.dqn;
    let reward = Reward {
        gamma: dqn.gamma,
        potential_scale: dqn.potential_scale,
        end_reward: dqn.end_reward,
    };
    let notes = [
        ("decisions", run.counters.decisions.to_string()),
        ("updates", run.learner.updates().to_string()),
        ("seed", run.config.seed.to_string()),
        (LOOK_AHEAD, run.config.evaluation.look_ahead.to_string()),
        (REPLIES, run.config.evaluation.replies.to_string()),
    ];
    PolicyFile {
        encoding: E::NAME.into(),
        network: network.shape().spec.clone(),
        shield: run.config.env.shield,
        notes: notes
            .into_iter()
            .map(|(key, value)| (key.to_string(), value))
            .chain(reward.notes())
            .collect(),
        tensors: network
            .named()
            .into_iter()
            .map(|(name, shape, data)| (name, PolicyTensor { shape, data }))
            .collect(),
    }
}

/// Keeps the policy of a checkpoint that will be pruned: the same file under another name takes no room until then. Where
/// the file system cannot, the curve of `turf evaluate --run` has fewer points.
fn keep_policy(checkpoint: &Path, folder: &RunFolder, number: u64) {
    let place = folder.join(POLICIES);
    let kept = place.join(format!("{number}.turf"));
    let _ = std::fs::create_dir_all(&place).and_then(|()| {
        let _ = std::fs::remove_file(&kept);
        std::fs::hard_link(checkpoint.join(POLICY), &kept)
    });
}

/// Writes `checkpoints/N` for N updates and removes the oldest beyond the number to keep, but not the best. Returns its
/// path. Fails, and leaves the others as they are, where the disk is full or a weight is not finite.
pub fn save<E: Encoding>(run: &mut SelfPlay<E>, folder: &RunFolder) -> Result<PathBuf>
where
    E::Game: BuiltinBots,
{
    let (parent, number) = (folder.checkpoints(), run.learner.updates());
    let path = write(run, &parent).map_err(|error| {
        Partial::discard(&parent);
        error.context(format!(
            "cannot write checkpoint {}",
            parent.join(number.to_string()).display()
        ))
    })?;
    keep_policy(&path, folder, number);
    let best = run.best.as_ref().map(|best| best.updates);
    folder::prune(&parent, number, run.config.checkpoint.keep.max(1), best);
    Ok(path)
}

fn write<E: Encoding>(run: &mut SelfPlay<E>, parent: &Path) -> Result<PathBuf>
where
    E::Game: BuiltinBots,
{
    let mut partial = Partial::new(parent)?;
    partial.put(CONFIG, run.config.to_toml().as_bytes())?;
    partial.put(POLICY, &policy_file(run).to_bytes()?)?;
    partial.put(WEIGHTS, &weights(run)?)?;
    let has_replay = run.config.checkpoint.replay;
    partial.put(REPLAY, &replay(run, has_replay)?)?;
    let learner = run.learner.state();
    let (episodes, history, exploration_rng) = run.collector.progress();
    let state = State {
        version: VERSION,
        encoding: E::NAME.into(),
        counters: run.counters,
        best: run.best.clone(),
        learner_rng: learner.rng,
        updates: learner.updates,
        exploration_rng: exploration_rng.clone(),
        league: run.league.clone(),
        linker: run.linker.clone(),
        obs: run.obs.clone(),
        episodes,
        history_lens: history.iter().map(Vec::len).collect(),
        replay_counters: run.replay.counters(),
        has_replay,
    };
    partial.put(STATE, &serde_json::to_vec(&state)?)?;
    partial.finish(learner.updates)
}

fn weights<E: Encoding>(run: &mut SelfPlay<E>) -> Result<Vec<u8>>
where
    E::Game: BuiltinBots,
{
    let mut rows = run.learner.state().rows;
    for (place, snapshot) in run.collector.snapshots().iter().enumerate() {
        rows.extend(
            snapshot
                .rows()
                .into_iter()
                .map(|(name, row)| (format!("snapshot{place}.{name}"), row)),
        );
    }
    let views = rows.iter().map(|(name, row)| {
        (
            name,
            Bytes(Dtype::F32, vec![row.len()], Cow::Borrowed(bytemuck::cast_slice(row))),
        )
    });
    Ok(safetensors::serialize(views, None)?)
}

fn replay<E: Encoding>(run: &SelfPlay<E>, has_replay: bool) -> Result<Vec<u8>>
where
    E::Game: BuiltinBots,
{
    let history: Vec<u16> = run.collector.progress().1.concat();
    let bytes = |bytes| Bytes(Dtype::U8, vec![<[u8]>::len(bytes)], Cow::Borrowed(bytes));
    let mut views = vec![("history", bytes(bytemuck::cast_slice(&history)))];
    if has_replay {
        views.extend(run.replay.columns().map(|(name, column)| (name, bytes(column))));
    }
    Ok(safetensors::serialize(views, None)?)
}

/// Checkpoint folders, newest first.
pub fn list(folder: &RunFolder) -> Result<Vec<PathBuf>> {
    let all = folder::list(&folder.checkpoints())?;
    Ok(all.into_iter().map(|(_, path)| path).collect())
}

/// Whether a checkpoint is whole: reads all of it and compares the check sums. The error names the damage.
pub fn check_files(path: &Path) -> Result<()> {
    Loaded::read(path, MAX_BYTES).map(drop)
}

/// Continues from the newest good checkpoint and returns its path; `None` where there is none at all yet. `warn` hears of
/// damaged ones. Fails where all are damaged.
pub fn resume<E: Encoding>(
    run: &mut SelfPlay<E>,
    folder: &RunFolder,
    mut warn: impl FnMut(String),
) -> Result<Option<PathBuf>>
where
    E::Game: BuiltinBots,
{
    let all = list(folder)?;
    for path in &all {
        match Loaded::read(path, run.replay.bytes() as u64) {
            Ok(loaded) => {
                loaded
                    .put(run)
                    .with_context(|| format!("cannot resume from {}", path.display()))?;
                return Ok(Some(path.clone()));
            }
            Err(error) => warn(format!(
                "{} cannot be used, trying the one before: {error:#}",
                path.display()
            )),
        }
    }
    if all.is_empty() {
        return Ok(None);
    }
    bail!(
        "{} holds no good checkpoint to resume from; start anew in another folder",
        folder.path().display()
    )
}

/// A checkpoint whose files are complete and whose sums agree.
struct Loaded {
    state: State,
    /// The settings it was written with.
    config: String,
    weights: Vec<u8>,
    replay: Vec<u8>,
}

impl Loaded {
    fn read(path: &Path, replay_bytes: u64) -> Result<Self> {
        let reader = Reader::new(path)?;
        let state: State = serde_json::from_slice(&reader.file(STATE, MAX_BYTES)?).context(STATE)?;
        ensure!(
            state.version == VERSION,
            "its version is {}, this program reads {VERSION}",
            state.version
        );
        let config = String::from_utf8(reader.file(CONFIG, MAX_BYTES)?).context(CONFIG)?;
        Ok(Self {
            config,
            weights: reader.file(WEIGHTS, MAX_BYTES)?,
            replay: reader.file(REPLAY, replay_bytes + MAX_BYTES)?,
            state,
        })
    }

    fn put<E: Encoding>(self, run: &mut SelfPlay<E>) -> Result<()>
    where
        E::Game: BuiltinBots,
    {
        let mut state = self.state;
        ensure!(
            state.encoding == E::NAME,
            "it is for encoding {}, this run uses {}",
            state.encoding,
            E::NAME
        );
        let made_with: TrainConfig<<E::Game as Game>::Config> = TrainConfig::default().overlaid(&self.config, &[])?;
        made_with
            .check_changes(&run.config)
            .context("config.toml was changed since")?;
        state.league.change(&run.config.league);
        check(&state, run).context(STATE)?;
        put_weights(&state, &self.weights, run).context(WEIGHTS)?;
        let history = put_replay(&state, &self.replay, run).context(REPLAY)?;
        run.league = state.league;
        run.restore_games(&state.episodes, &history, state.exploration_rng)
            .map_err(Error::msg)
            .context(REPLAY)?;
        run.refresh_policy();
        run.counters = state.counters;
        run.best = state.best;
        run.linker = state.linker;
        run.obs = state.obs;
        if !state.has_replay {
            // What waits refers to observations that are gone.
            run.forget_waiting();
        }
        Ok(())
    }
}

/// Gives the run the learner and the snapshots of a file of weights.
fn put_weights<E: Encoding>(state: &State, file: &[u8], run: &mut SelfPlay<E>) -> Result<()>
where
    E::Game: BuiltinBots,
{
    let tensors = SafeTensors::deserialize(file)?;
    let mut rows: HashMap<String, Vec<f32>> = HashMap::new();
    for (name, view) in tensors.tensors() {
        ensure!(
            view.dtype() == Dtype::F32,
            "`{}` is not of 32-bit floats",
            name.escape_debug()
        );
        // Not a cast: the bytes of a file need not lie where floats may.
        let row: Vec<f32> = bytemuck::allocation::pod_collect_to_vec(view.data());
        ensure!(
            row.iter().all(|x| x.is_finite()),
            "`{}` holds what is no finite number",
            name.escape_debug()
        );
        rows.insert(name, row);
    }
    for place in 0..state.league.snapshots().len() {
        let mut snapshot = run.learner.online().twin();
        let prefix = format!("snapshot{place}.");
        snapshot.set_rows(|name| rows.get(&format!("{prefix}{name}")).map(Vec::as_slice))?;
        run.collector.put_snapshot(place, snapshot);
    }
    run.learner.restore(LearnerState {
        rng: state.learner_rng.clone(),
        updates: state.updates,
        rows: rows
            .into_iter()
            .filter(|(name, _)| !name.starts_with("snapshot"))
            .collect(),
    })
}

/// Gives the run the memory of a file; returns the choices of the games under way.
fn put_replay<E: Encoding>(state: &State, file: &[u8], run: &mut SelfPlay<E>) -> Result<Vec<Vec<u16>>>
where
    E::Game: BuiltinBots,
{
    let tensors = SafeTensors::deserialize(file)?;
    let column = |name: &str| tensors.tensor(name).ok().map(|view| view.data());
    if state.has_replay {
        let network = run.learner.online();
        run.replay
            .restore(state.replay_counters, column, |rows| network.can_read(rows))
            .map_err(Error::msg)?;
    }
    let games = || "it does not hold the games under way";
    let flat: Vec<u16> = bytemuck::allocation::pod_collect_to_vec(column("history").with_context(games)?);
    let mut rest = flat.as_slice();
    let own = |&len: &usize| {
        let (own, others) = rest.split_at_checked(len).filter(|_| len.is_multiple_of(E::HEADS))?;
        rest = others;
        Some(own.to_vec())
    };
    let history: Option<_> = state.history_lens.iter().map(own).collect();
    history.filter(|_| rest.is_empty()).with_context(games)
}

/// Refuses book-keeping that could not have come of this run, which is at its start; what is used as a number of
/// something must be one.
fn check<E: Encoding>(state: &State, run: &SelfPlay<E>) -> Result<()>
where
    E::Game: BuiltinBots,
{
    let (n, counters) = (run.collector.n_envs(), &state.counters);
    let [observations, _] = state.replay_counters;
    ensure!(
        [state.episodes.len(), state.obs.len(), state.history_lens.len()] == [n; 3],
        "it has another number of games"
    );
    state.league.check(&run.league).map_err(Error::msg)?;
    state
        .linker
        .check(&run.linker, E::ACTIONS, observations)
        .map_err(Error::msg)?;
    let dqn = &run.config.dqn;
    let most_due = (2 * n * (dqn.n_step + 2)) as f64 * dqn.samples_per_transition + dqn.batch_size as f64;
    ensure!(
        (0.0..=most_due).contains(&counters.samples_due)
            && state.obs.iter().all(|&obs| obs < observations.max(1))
            && state.updates < MOST
            && [counters.decisions, counters.transitions, counters.games]
                .iter()
                .chain(&state.episodes)
                .all(|&n| n < MOST)
            && counters.wall_s >= 0.0
            && state.best.as_ref().is_none_or(|best| best.updates < MOST),
        "its book-keeping contradicts itself"
    );
    Ok(())
}
