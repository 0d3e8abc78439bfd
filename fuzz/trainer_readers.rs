//! The readers of the trainer: settings and checkpoints.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tempfile::TempDir;
use turf::checkpoint;
use turf::presets::preset;
use turf::run_folder::RunFolder;
use turf::self_play::SelfPlay;
use turf_env::games::paper::{PaperConfig, PaperV1};
use turf_env::{Encoding, Game, Rng, for_game};

/// Settings of each game as TOML, and the lines with `=` once more as `--set` pairs. What is accepted must be playable.
pub fn config(bytes: &[u8]) {
    fn read<E: Encoding>(text: &str, pairs: &[String]) {
        let preset = preset::<<E::Game as Game>::Config>(E::Game::NAME).expect("valid");
        for (text, pairs) in [(text, &[][..]), ("", pairs)] {
            let Ok(config) = preset.overlaid(text, pairs) else {
                continue;
            };
            if E::Game::check(&config.game).is_ok() {
                let mut rng = Rng::new(1);
                assert!(
                    E::Game::new(&E::Game::draw_setup(&config.game, &mut rng))
                        .outcome()
                        .is_none()
                );
            }
            assert!(config.overlaid(&config.to_toml(), &[]).is_ok(), "{}", config.to_toml());
        }
    }
    let text = String::from_utf8_lossy(bytes);
    let pairs: Vec<String> = text
        .lines()
        .filter(|line| line.contains('='))
        .map(String::from)
        .collect();
    for name in turf_env::games::NAMES {
        for_game!(name, E => read::<E>(&text, &pairs)).expect("a known game");
    }
}

const FILES: [&str; 4] = ["state.json", "weights.safetensors", "replay.safetensors", "config.toml"];

/// A small run and a checkpoint of it.
struct Saved {
    _folder: TempDir,
    folder: RunFolder,
    path: PathBuf,
}

fn run() -> SelfPlay<PaperV1> {
    let pairs = [
        "game.boards=[{width=16,height=15,max_turns=12}]",
        "env.n_envs=3",
        "env.n_threads=1",
        "network.hidden=[2]",
        "network.use_cells=false",
        "dqn.n_step=2",
        "dqn.batch_size=4",
        "dqn.learning_start=8",
        "replay.capacity=12",
        "league.snapshot_period=30",
        "league.n_snapshots=1",
    ];
    let config = preset::<PaperConfig>("paper").expect("valid");
    let config = config.overlaid("", &pairs.map(String::from)).expect("valid");
    SelfPlay::new(config, tch::Device::Cpu).expect("a run")
}

static SAVED: LazyLock<Saved> = LazyLock::new(|| {
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let folder = RunFolder::create(temporary.path()).expect("empty");
    let mut run = run();
    let stop = Default::default();
    let budget = turf::self_play::Budget {
        deadline: None,
        updates: Some(20),
    };
    let mut metrics = turf::metrics::Metrics::new(None, true);
    run.run(budget, &stop, &folder, &mut metrics).expect("finite");
    let path = checkpoint::save(&mut run, &folder).expect("writable");
    Saved {
        _folder: temporary,
        folder,
        path,
    }
});

/// The files of a checkpoint, each with its number in front.
pub fn checkpoint_corpus() -> Vec<Vec<u8>> {
    let read = |k: usize| std::fs::read(SAVED.path.join(FILES[k])).expect("written");
    (0..FILES.len()).map(|k| [&[k as u8], &read(k)[..]].concat()).collect()
}

/// A checkpoint one of whose files is the bytes after the first, with a check sum that agrees; the first byte says which.
/// What is accepted must go on.
pub fn checkpoint(bytes: &[u8]) {
    let Some((&first, bytes)) = bytes.split_first() else {
        return;
    };
    let name = FILES[first as usize % FILES.len()];
    let good = std::fs::read(SAVED.path.join(name)).expect("written");
    let sums = std::fs::read(SAVED.path.join("checksums")).expect("written");
    let put = |name: &str, bytes: &[u8]| std::fs::write(SAVED.path.join(name), bytes).expect("writable");
    put(name, bytes);
    put("checksums", sums_with(&sums, name, bytes).as_bytes());
    let result = resume(&SAVED.folder);
    put(name, &good);
    put("checksums", &sums);
    if let Err(error) = result {
        assert!(!error.is_empty());
    }
}

fn sums_with(sums: &[u8], name: &str, bytes: &[u8]) -> String {
    let line = |line: &str| match line.ends_with(&format!(" {name}")) {
        true => format!("{:08x} {name}\n", crc32fast::hash(bytes)),
        false => format!("{line}\n"),
    };
    String::from_utf8_lossy(sums).lines().map(line).collect()
}

fn resume(folder: &RunFolder) -> Result<(), String> {
    let mut run = run();
    checkpoint::resume(&mut run, folder, |_| ()).map_err(|error| format!("{error:#}"))?;
    for _ in 0..3 {
        run.play_and_learn().map_err(|error| format!("{error:#}"))?;
    }
    Ok(())
}

/// Where saved inputs lie.
pub fn saved(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus").join(name)
}
