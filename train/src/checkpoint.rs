//! Resumable states of a run: plain data, written whole or not at all.
//!
//! `checkpoints/N/` holds `state.json` (counters, random streams, league, waiting decisions, check sums of the other
//! files), `weights.safetensors` (online and averaged weights, Adam's moments, snapshots), `replay.safetensors` (the
//! memory and the choices of the games under way) and `policy.turf` (the averaged weights, ready to play). The folder is
//! written under another name, brought to disk and renamed; a reader checks the sums and falls back on the one before.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail, ensure};
use safetensors::tensor::{Dtype, SafeTensors, View};
use serde::{Deserialize, Serialize};
use turf_agents::BuiltinBots;
use turf_agents::look_ahead::Reward;
use turf_agents::policy::LOOK_AHEAD;
use turf_agents::policy_file::{PolicyFile, Tensor as PolicyTensor};
use turf_env::{Encoding, Rng};

use crate::league::League;
use crate::learner::LearnerState;
use crate::network::Network;
use crate::run_folder::{RunFolder, write_file};
use crate::self_play::{Counters, SelfPlay};
use crate::transitions::Linker;

const VERSION: u32 = 1;
const WEIGHTS: &str = "weights.safetensors";
const REPLAY: &str = "replay.safetensors";
const POLICY: &str = "policy.turf";
const STATE: &str = "state.json";

/// Everything of a run that is not an array of numbers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    version: u32,
    encoding: String,
    /// Check sum of the settings, so that a state is not continued under others.
    config: u32,
    counters: Counters,
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
    /// CRC-32 of the other files.
    files: BTreeMap<String, u32>,
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

/// Writes `checkpoints/N` for N updates and removes the oldest beyond the number to keep. Returns its path.
pub fn save<E: Encoding>(run: &mut SelfPlay<E>, folder: &RunFolder) -> Result<PathBuf>
where
    E::Game: BuiltinBots,
{
    let path = folder.checkpoints().join(run.learner.updates().to_string());
    let partial = folder.checkpoints().join("partial");
    write(run, &partial)
        .and_then(|()| replace(&partial, &path))
        .with_context(|| format!("cannot write checkpoint {}", path.display()))?;
    for old in list(folder).into_iter().skip(run.config.checkpoint.keep.max(1)) {
        // A checkpoint too many does no harm.
        let _ = fs::remove_dir_all(old);
    }
    Ok(path)
}

fn write<E: Encoding>(run: &mut SelfPlay<E>, partial: &Path) -> Result<()>
where
    E::Game: BuiltinBots,
{
    if partial.exists() {
        fs::remove_dir_all(partial)?;
    }
    fs::create_dir_all(partial)?;
    let mut files = BTreeMap::new();
    let mut put = |name: &str, bytes: Vec<u8>| {
        files.insert(name.to_string(), crc32fast::hash(&bytes));
        write_file(&partial.join(name), &bytes)
    };
    put(POLICY, policy_file(run).to_bytes()?)?;
    put(WEIGHTS, weights(run)?)?;
    let has_replay = run.config.checkpoint.replay;
    put(REPLAY, replay(run, has_replay)?)?;
    let learner = run.learner.state();
    let (episodes, history, exploration_rng) = run.collector.progress();
    let state = State {
        version: VERSION,
        encoding: E::NAME.into(),
        config: crc32fast::hash(run.config.to_toml().as_bytes()),
        counters: run.counters,
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
        files,
    };
    write_file(&partial.join(STATE), &serde_json::to_vec(&state)?)
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

/// Puts a finished folder in its place; the old one, if there is any, goes last.
fn replace(partial: &Path, path: &Path) -> Result<()> {
    if path.exists() {
        fs::remove_dir_all(path)?;
    }
    fs::File::open(partial)?.sync_all()?;
    fs::rename(partial, path)?;
    let parent = path.parent().ok_or_else(|| anyhow!("no parent folder"))?;
    fs::File::open(parent)?.sync_all()?;
    Ok(())
}

/// Checkpoint folders, newest first.
pub fn list(folder: &RunFolder) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.checkpoints()).into_iter().flatten().flatten();
    let numbered = entries.filter_map(|entry| {
        let number: u64 = entry.file_name().to_str()?.parse().ok()?;
        Some((number, entry.path()))
    });
    let mut all: Vec<_> = numbered.collect();
    all.sort_by_key(|(number, _)| std::cmp::Reverse(*number));
    all.into_iter().map(|(_, path)| path).collect()
}

/// Continues from the newest good checkpoint. `warn` hears of damaged ones. Returns its path.
pub fn resume<E: Encoding>(run: &mut SelfPlay<E>, folder: &RunFolder, mut warn: impl FnMut(String)) -> Result<PathBuf>
where
    E::Game: BuiltinBots,
{
    for path in list(folder) {
        match Loaded::read(&path) {
            Ok(loaded) => {
                loaded
                    .put(run)
                    .with_context(|| format!("cannot resume from {}", path.display()))?;
                return Ok(path);
            }
            Err(error) => warn(format!(
                "{} is damaged, trying the one before: {error:#}",
                path.display()
            )),
        }
    }
    bail!("{} holds no good checkpoint to resume from", folder.path().display())
}

/// A checkpoint whose files are complete and whose sums agree.
struct Loaded {
    state: State,
    weights: Vec<u8>,
    replay: Vec<u8>,
}

impl Loaded {
    fn read(path: &Path) -> Result<Self> {
        let state: State = serde_json::from_slice(&fs::read(path.join(STATE)).context(STATE)?).context(STATE)?;
        ensure!(
            state.version == VERSION,
            "its version is {}, this program reads {VERSION}",
            state.version
        );
        let read = |name: &str| -> Result<Vec<u8>> {
            let bytes = fs::read(path.join(name)).context(name.to_string())?;
            ensure!(
                state.files.get(name) == Some(&crc32fast::hash(&bytes)),
                "{name} is damaged"
            );
            Ok(bytes)
        };
        Ok(Self {
            weights: read(WEIGHTS)?,
            replay: read(REPLAY)?,
            state,
        })
    }

    fn put<E: Encoding>(self, run: &mut SelfPlay<E>) -> Result<()>
    where
        E::Game: BuiltinBots,
    {
        let state = self.state;
        ensure!(
            state.encoding == E::NAME,
            "it is for encoding {}, this run uses {}",
            state.encoding,
            E::NAME
        );
        let config = crc32fast::hash(run.config.to_toml().as_bytes());
        ensure!(state.config == config, "config.toml was changed since");

        let tensors = SafeTensors::deserialize(&self.weights)?;
        let mut rows: HashMap<String, Vec<f32>> = HashMap::new();
        for (name, view) in tensors.tensors() {
            // Not a cast: the bytes of a file need not lie where floats may.
            rows.insert(name, bytemuck::allocation::pod_collect_to_vec(view.data()));
        }
        for place in 0..state.league.snapshots().len() {
            let mut snapshot = run.learner.online().twin();
            let prefix = format!("snapshot{place}.");
            snapshot.set_rows(|name| rows.get(&format!("{prefix}{name}")).map(Vec::as_slice))?;
            run.collector.put_snapshot(place, snapshot);
        }
        run.learner.restore(LearnerState {
            rng: state.learner_rng,
            updates: state.updates,
            rows: rows
                .into_iter()
                .filter(|(name, _)| !name.starts_with("snapshot"))
                .collect(),
        })?;

        let tensors = SafeTensors::deserialize(&self.replay)?;
        let column = |name: &str| tensors.tensor(name).ok().map(|view| view.data());
        if state.has_replay {
            ensure!(
                run.replay.restore(state.replay_counters, column),
                "its replay buffer has another size"
            );
        }
        let flat: Vec<u16> =
            bytemuck::allocation::pod_collect_to_vec(column("history").context("the games under way")?);
        let mut rest = flat.as_slice();
        let history: Vec<Vec<u16>> = state
            .history_lens
            .iter()
            .map(|&len| {
                let (own, others) = rest.split_at_checked(len).context("the games under way")?;
                rest = others;
                Ok(own.to_vec())
            })
            .collect::<Result<_>>()?;
        let n_envs: usize = run.collector.n_envs();
        ensure!(n_envs == history.len(), "it has another number of games");
        run.league = state.league;
        run.restore_games(&state.episodes, &history, state.exploration_rng);
        run.refresh_policy();
        run.counters = state.counters;
        run.linker = state.linker;
        run.obs = state.obs;
        if !state.has_replay {
            // What waits refers to observations that are gone.
            run.forget_waiting();
        }
        Ok(())
    }
}
