//! The readers of the trainer: settings and checkpoints.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tempfile::TempDir;
use turf_agents::Offered;
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::games::stellar::StellarV1;
use turf_env::{Encoding, Game, Rng, Rules};
use turf_train::config::TrainConfig;
use turf_train::config::presets::preset;
use turf_train::learn::device::Device;
use turf_train::report::metrics::{Budget, Metrics};
use turf_train::run::self_play::SelfPlay;
use turf_train::store::run_folder::RunFolder;

/// Reads settings of each game as TOML, and the lines with `=` again as `--set` pairs. Accepted settings must be playable.
pub fn config(bytes: &[u8]) {
    fn read<E: Encoding<Rules: Offered>>(encoding: E, text: &str, pairs: &[String]) {
        let preset = preset(encoding.rules()).expect("valid");
        for (text, pairs) in [(text, &[][..]), ("", pairs)] {
            let Ok(config) = preset.overlaid(text, pairs) else {
                continue;
            };
            if encoding.rules().check(&config.game).is_ok() {
                let mut rng = Rng::new(1);
                assert!(
                    encoding.rules().start(&encoding.rules().draw_setup(&config.game, &mut rng)).outcome().is_none()
                );
            }
            assert!(config.overlaid(&config.to_toml(), &[]).is_ok(), "{}", config.to_toml());
        }
    }
    let text = String::from_utf8_lossy(bytes);
    let pairs: Vec<String> = text.lines().filter(|line| line.contains('=')).map(String::from).collect();
    read(PaperV1, &text, &pairs);
    read(Duel2048V1, &text, &pairs);
    read(StellarV1, &text, &pairs);
}

const FILES: [&str; 4] = ["state.json", "weights.safetensors", "replay.safetensors", "config.toml"];

type GoOn = dyn Fn(&RunFolder) -> anyhow::Result<()> + Send + Sync;

struct Saved {
    _folder: TempDir,
    folder: RunFolder,
    path: PathBuf,
    go_on: Box<GoOn>,
}

fn settings<E: Encoding<Rules: Offered>>(encoding: E) -> TrainConfig<<E::Rules as Rules>::Config> {
    let own: &[&str] = match encoding.rules().name() {
        "paper" => {
            &["game.boards=[{width=16,height=15,max_turns=12}]", "network.hidden=[2]", "network.use_cells=false"]
        }
        _ => &[
            "game.maps=[{weight=1.0,map={kind='hexagon',side=2,p_node=0.0,p_edge=0.0}}]",
            "game.max_turns=8",
            "network.hidden=[2,2,2]",
        ],
    };
    let pairs = [
        "env.n_envs=2",
        "env.n_threads=1",
        "dqn.n_step=1",
        "dqn.batch_size=4",
        "dqn.batch_parts=1",
        "dqn.learning_start=6",
        "replay.capacity=8",
        "league.snapshot_period=20",
        "league.n_snapshots=1",
    ];
    let pairs: Vec<String> = pairs.iter().chain(own).map(|pair| pair.to_string()).collect();
    let config = preset(encoding.rules()).expect("valid");
    config.overlaid("", &pairs).expect("valid")
}

fn train<E: Encoding<Rules: Offered>>(run: &mut SelfPlay<E>, folder: &RunFolder, more: u64) -> anyhow::Result<()> {
    let budget = Budget { updates: Some(run.learner.updates() + more), ..Budget::default() };
    run.run(budget, &Default::default(), folder, &mut Metrics::new(None, true))
}

fn save<E: Encoding<Rules: Offered>>(encoding: E) -> Saved {
    let memory = Path::new("/dev/shm");
    let base = if memory.is_dir() { memory.into() } else { std::env::temp_dir() };
    let temporary = tempfile::tempdir_in(base).expect("a temporary folder");
    let folder = RunFolder::create(temporary.path()).expect("empty");
    // Read once: that takes longer than most inputs do.
    let config = settings(encoding);
    let start = move || SelfPlay::new(encoding, config.clone(), Device::Cpu).expect("a run");
    let mut run = start();
    train(&mut run, &folder, 20).expect("finite");
    let path = run.save(&folder).expect("writable");
    Saved {
        _folder: temporary,
        folder,
        path,
        go_on: Box::new(move |folder| {
            let mut run = start();
            run.resume(folder, |_| ())?;
            train(&mut run, folder, 2)
        }),
    }
}

/// Checkpoints of a game whose network reads numbers alone, and of one whose network reads graphs.
static SAVED: LazyLock<[Saved; 2]> = LazyLock::new(|| [save(PaperV1), save(StellarV1)]);

/// Returns a file of a checkpoint by its number: the first game's, then the second's.
pub fn good_file(number: usize) -> Vec<u8> {
    let saved = &SAVED[number / FILES.len() % SAVED.len()];
    std::fs::read(saved.path.join(FILES[number % FILES.len()])).expect("written")
}

pub fn checkpoint_corpus() -> Vec<Vec<u8>> {
    let files = 0..FILES.len() * SAVED.len();
    files.map(|number| [&[number as u8], &good_file(number)[..]].concat()).collect()
}

/// Resumes from a checkpoint with one changed file and a matching checksum. The first byte is the file's number. From 128 on,
/// the rest holds changes to the good file instead of the file, so that an input can be short. An accepted checkpoint must go
/// on.
pub fn checkpoint(bytes: &[u8]) {
    let Some((&first, bytes)) = bytes.split_first() else {
        return;
    };
    let (number, changes) = (first as usize % 128, first >= 128);
    let result =
        if changes { resume_with(number, &changed(good_file(number), bytes)) } else { resume_with(number, bytes) };
    if let Err(error) = result {
        assert!(!error.is_empty() && !error.contains('\n'), "{error:?}");
    }
}

/// Applies changes: three bytes of a place, one of how many bytes to remove, one of how many to insert, and these.
fn changed(mut file: Vec<u8>, mut changes: &[u8]) -> Vec<u8> {
    while let [a, b, c, lost, got, rest @ ..] = changes {
        let at = u32::from_le_bytes([*a, *b, *c, 0]) as usize % (file.len() + 1);
        let end = file.len().min(at + *lost as usize);
        let (new, others) = rest.split_at(rest.len().min(*got as usize));
        file.splice(at..end, new.iter().copied());
        changes = others;
    }
    file
}

/// Resumes and trains from the checkpoint with this file in place of the good one; returns the error, if any.
pub fn resume_with(number: usize, bytes: &[u8]) -> Result<(), String> {
    let (saved, name) = (&SAVED[number / FILES.len() % SAVED.len()], FILES[number % FILES.len()]);
    let good = std::fs::read(saved.path.join(name)).expect("written");
    let sums = std::fs::read(saved.path.join("checksums")).expect("written");
    let put = |name: &str, bytes: &[u8]| std::fs::write(saved.path.join(name), bytes).expect("writable");
    put(name, bytes);
    put("checksums", sums_with(&sums, name, bytes).as_bytes());
    let result = (saved.go_on)(&saved.folder);
    put(name, &good);
    put("checksums", &sums);
    result.map_err(|error| format!("{error:#}"))
}

fn sums_with(sums: &[u8], name: &str, bytes: &[u8]) -> String {
    let line = |line: &str| match line.ends_with(&format!(" {name}")) {
        true => format!("{:08x} {name}\n", crc32fast::hash(bytes)),
        false => format!("{line}\n"),
    };
    String::from_utf8_lossy(sums).lines().map(line).collect()
}

pub fn saved(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(name)
}
