//! Checkpoints: resumable states of a run, as plain data, written whole or not at all.
//!
//! `checkpoints/N/` holds `state.json` (counters, random streams, league, waiting decisions), `weights.safetensors`
//! (online and averaged weights, Adam's running means, snapshots), `replay.safetensors` (the replay buffer, the choices
//! of the games under way, the observations of waiting decisions), `config.toml` (the settings), `policy.turf` (the
//! exported policy) and `checksums` of all these. [`folder`] makes the write atomic. A reader falls back on the
//! checkpoint before.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::rollout::Weights;
use crate::rollout::games::RolloutState;
use crate::rollout::observation::{ObservationRows, ObservationShape};
use anyhow::{Context, Error, Result, bail, ensure};
use safetensors::tensor::{Dtype, SafeTensors, TensorView};
use serde::Deserialize;
use turf_agents::policy::file::{PolicyFile, Tensor};
use turf_agents::spec::run::POLICIES;

use crate::learn::learner::Rows;
use crate::store::folder::{self, Partial, Reader};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{RunState, SavedRun, State};

/// Version of the layout. 5: transitions and waiting decisions hold demonstrations.
pub const VERSION: u32 = 5;
const MAX_BYTES: u64 = 1 << 30;
pub const WEIGHTS: &str = "weights.safetensors";
pub const REPLAY: &str = "replay.safetensors";
pub const STATE: &str = "state.json";
pub const POLICY: &str = "policy.turf";
pub const CONFIG: &str = "config.toml";
const SNAPSHOT: &str = "snapshot";
const FORMER: &str = "former";
const WAITING: &str = "waiting.";

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// Keeps the policy of a checkpoint that will be pruned, as a hard link, which takes no space until then. If the file
/// system has no hard links, the curve of `turf evaluate --run` has fewer points.
pub fn keep_policy(checkpoint: &Path, folder: &RunFolder, number: u64) {
    let place = folder.join(POLICIES);
    let kept = place.join(format!("{number}.turf"));
    let _ = std::fs::create_dir_all(&place).and_then(|()| {
        let _ = std::fs::remove_file(&kept);
        std::fs::hard_link(checkpoint.join(POLICY), &kept)
    });
}

/// Writes `checkpoints/N` for N updates and removes the oldest ones beyond `keep`, but not the best. Returns its path.
/// Fails, and leaves the others as they are, if the disk is full or a weight is not finite.
pub fn save(run: RunState, folder: &RunFolder, keep: usize) -> Result<PathBuf> {
    let (number, best) = (run.state.updates, run.state.best.as_ref().map(|best| best.updates));
    let path = write(folder, number, |partial| {
        partial.put(CONFIG, run.config.as_bytes())?;
        partial.put(POLICY, &run.policy.to_bytes()?)?;
        partial.put(WEIGHTS, &weights(&run)?)?;
        partial.put(REPLAY, &replay(&run)?)?;
        partial.put(STATE, &serde_json::to_vec(&run.state)?)
    })?;
    keep_policy(&path, folder, number);
    folder::prune(&folder.checkpoints(), number, keep.max(1), best);
    Ok(path)
}

/// Writes `checkpoints/number` with the files that `put` adds. Returns its path. A failed one leaves nothing.
pub fn write(folder: &RunFolder, number: u64, put: impl FnOnce(&mut Partial) -> Result<()>) -> Result<PathBuf> {
    let parent = folder.checkpoints();
    let whole = || {
        let mut partial = Partial::new(&parent)?;
        put(&mut partial)?;
        partial.finish(number)
    };
    whole().map_err(|error: Error| {
        Partial::discard(&parent);
        error.context(format!("cannot write checkpoint {}", parent.join(number.to_string()).display()))
    })
}

fn floats(shape: Vec<usize>, row: &[f32]) -> TensorView<'_> {
    TensorView::new(Dtype::F32, shape, bytemuck::cast_slice(row)).expect("as many numbers as the shape says")
}

fn bytes(bytes: &[u8]) -> TensorView<'_> {
    TensorView::new(Dtype::U8, vec![bytes.len()], bytes).expect("a row")
}

fn weights(run: &RunState) -> Result<Vec<u8>> {
    let learner = run.rows.iter();
    let mut views: Vec<_> = learner.map(|(name, row)| (name.clone(), floats(vec![row.len()], row))).collect();
    let snapshots = run.snapshots.iter().enumerate().map(|(k, own)| (SNAPSHOT, k, own));
    let former = run.former.iter().enumerate().map(|(k, (_, own))| (FORMER, k, own));
    for (kind, k, weights) in snapshots.chain(former) {
        let tensors = weights.iter();
        views.extend(tensors.map(|(name, tensor)| {
            let view = floats(tensor.shape.clone(), &tensor.data);
            (format!("{kind}{k}.{name}"), view)
        }));
    }
    Ok(safetensors::serialize(views, None)?)
}

fn replay(run: &RunState) -> Result<Vec<u8>> {
    let history = bytemuck::cast_slice(&run.state.rollout.history);
    let mut views = vec![("history".to_string(), bytes(history))];
    let waiting = run.state.rollout.observations.columns().into_iter();
    views.extend(waiting.map(|(name, column)| (format!("{WAITING}{name}"), bytes(column))));
    if run.state.has_replay {
        let columns = run.replay.columns().into_iter();
        views.extend(columns.map(|(name, column)| (name.to_string(), bytes(column))));
    }
    Ok(safetensors::serialize(views, None)?)
}

pub fn list(folder: &RunFolder) -> Result<Vec<PathBuf>> {
    let all = folder::list(&folder.checkpoints())?;
    Ok(all.into_iter().map(|(_, path)| path).collect())
}

pub fn check_files(path: &Path) -> Result<()> {
    Loaded::read(path, MAX_BYTES).map(drop)
}

pub struct Expected<'a> {
    pub encoding: &'a str,
    pub shape: ObservationShape,
    pub replay_bytes: usize,
}

/// Returns the newest good checkpoint and its path. `None` if there is no checkpoint yet. `warn` receives a message for
/// each damaged one. Fails if all are damaged, or if the newest good one is of another run.
pub fn load(folder: &RunFolder, expected: &Expected, warn: impl FnMut(String)) -> Result<Option<(PathBuf, SavedRun)>> {
    let found = newest(folder, warn, |path| Loaded::read(path, expected.replay_bytes as u64))?;
    found
        .map(|(path, loaded)| {
            let saved = loaded.parse(expected).with_context(|| cannot_resume(&path))?;
            Ok((path, saved))
        })
        .transpose()
}

/// Returns the newest checkpoint that `read` can read, and its path. `None` if there is no checkpoint yet. `warn` receives
/// a message for each damaged one. Fails if all are damaged or of another version.
pub fn newest<T>(
    folder: &RunFolder,
    mut warn: impl FnMut(String),
    read: impl Fn(&Path) -> Result<T>,
) -> Result<Option<(PathBuf, T)>> {
    let all = list(folder)?;
    for path in &all {
        match read(path) {
            Ok(loaded) => return Ok(Some((path.clone(), loaded))),
            Err(error) if error.is::<OtherVersion>() => return Err(error.context(cannot_resume(path))),
            Err(error) => warn(format!("{} cannot be used, trying the one before: {error:#}", path.display())),
        }
    }
    if all.is_empty() {
        return Ok(None);
    }
    bail!("{} holds no good checkpoint to resume from; start a new run in another folder", folder.path().display())
}

pub fn cannot_resume(path: &Path) -> String {
    format!("cannot resume from {}", path.display())
}

/// Error of a checkpoint by another version of the program. Older checkpoints of the run have that version too.
#[derive(Debug, thiserror::Error)]
#[error(
    "it was written by another version of turf (layout {0}, this program reads {VERSION}); resume with that version, or start a new \
     run from its weights (--from policy:RUN)"
)]
struct OtherVersion(u32);

struct Loaded {
    state: State,
    config: String,
    weights: Vec<u8>,
    policy: PolicyFile,
    replay: Vec<u8>,
}

impl Loaded {
    fn read(path: &Path, replay_bytes: u64) -> Result<Self> {
        let reader = Reader::new(path)?;
        let state = reader.file(STATE, MAX_BYTES)?;
        let Versioned { version } = serde_json::from_slice(&state).context(STATE)?;
        if version != VERSION {
            return Err(OtherVersion(version).into());
        }
        let state: State = serde_json::from_slice(&state).context(STATE)?;
        let config = String::from_utf8(reader.file(CONFIG, MAX_BYTES)?).context(CONFIG)?;
        Ok(Self {
            config,
            weights: reader.file(WEIGHTS, MAX_BYTES)?,
            policy: PolicyFile::from_bytes(&reader.file(POLICY, MAX_BYTES)?).context(POLICY)?,
            replay: reader.file(REPLAY, replay_bytes + MAX_BYTES)?,
            state,
        })
    }

    fn parse(self, expected: &Expected) -> Result<SavedRun> {
        let Self { mut state, config, weights, policy, replay } = self;
        ensure!(
            state.encoding == expected.encoding,
            "it is for encoding {}, this run uses {}",
            state.encoding,
            expected.encoding
        );
        let n = [state.rollout.league.snapshots().len(), state.rollout.former.len()];
        let (rows, [snapshots, former]) = read_weights(&weights, n).context(WEIGHTS)?;
        let former = state.rollout.former.iter().copied().zip(former).collect();
        state.rollout = with_arrays(state.rollout, &replay, expected.shape).context(REPLAY)?;
        Ok(SavedRun { state, config, policy, rows, snapshots, former, replay })
    }
}

fn read_weights(file: &[u8], n: [usize; 2]) -> Result<(Rows, [Vec<Weights>; 2])> {
    let tensors = SafeTensors::deserialize(file)?;
    let mut all: HashMap<String, Tensor> = HashMap::new();
    for (name, view) in tensors.tensors() {
        ensure!(view.dtype() == Dtype::F32, "`{}` does not hold 32-bit floats", name.escape_debug());
        // Not a cast: the bytes of a file may be misaligned for floats.
        let data: Vec<f32> = bytemuck::allocation::pod_collect_to_vec(view.data());
        ensure!(data.iter().all(|x| x.is_finite()), "`{}` holds a number that is not finite", name.escape_debug());
        let shape = view.shape().to_vec();
        all.insert(name, Tensor { shape, data });
    }
    let mut weights = |kind: &str, k: usize| -> Weights {
        let prefix = format!("{kind}{k}.");
        let own = all.extract_if(|name, _| name.starts_with(&prefix));
        own.map(|(name, tensor)| (name[prefix.len()..].to_string(), tensor)).collect()
    };
    let [snapshots, former] =
        [(SNAPSHOT, n[0]), (FORMER, n[1])].map(|(kind, n)| (0..n).map(|k| weights(kind, k)).collect());
    let rows = all.into_iter().map(|(name, tensor)| (name, tensor.data)).collect();
    Ok((rows, [snapshots, former]))
}

fn with_arrays(state: RolloutState, file: &[u8], shape: ObservationShape) -> Result<RolloutState> {
    let tensors = SafeTensors::deserialize(file)?;
    let column = |name: &str| find_column(&tensors, name);
    let history = column("history").context("it lacks the games under way")?;
    let waiting = "it lacks the observations of waiting decisions";
    let n = state.n_waiting();
    let of = |name: &str| column(&format!("{WAITING}{name}")).context(waiting);
    ensure!(of("scalars")?.len() == n * shape.scalars * 2, waiting);
    let mut observations = ObservationRows::zeros(shape, n);
    for (name, own) in observations.columns_mut() {
        let column = of(name)?;
        ensure!(column.len() == own.len(), waiting);
        own.copy_from_slice(column);
    }
    Ok(state.with_arrays(bytemuck::allocation::pod_collect_to_vec(history), observations))
}

pub fn find_column<'a>(tensors: &'a SafeTensors, name: &str) -> Option<&'a [u8]> {
    tensors.tensor(name).ok().map(|view| view.data())
}

pub fn columns(file: &[u8]) -> Result<SafeTensors<'_>> {
    SafeTensors::deserialize(file).map_err(Error::new).context(REPLAY)
}
