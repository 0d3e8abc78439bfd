//! `turf bench`: throughput of the rules and the environments.

mod measure;

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use turf_env::fingerprint::fingerprint;
use turf_env::games::paper::{self, PaperCrop11};
use turf_env::games::stellar::{MapSource, StellarConfig, StellarV1};
use turf_env::{Encoding, Parts, for_game};

use super::json::Json;
use super::verify;
use measure::{Length, env_per_s, replay_per_s, rules_per_s};

/// Measure how fast games are played and observed
///
/// `rules` plays random legal decisions with masks and no observations; `env` also writes every observation and mask into
/// the caller's batch; `view` leaves the scalars out; `crop11` writes an 11 × 11 byte view instead; `env 37` is stellar on
/// maps of 37 nodes (two decisions a turn). Compare figures of one
/// run with each other, not with those of another machine or hour.
#[derive(Args)]
#[command(after_help = "Examples:\n  turf bench\n  turf bench --game paper --threads 1,2 --seconds 5 --json -")]
pub struct Bench {
    /// Only this game
    #[arg(long, value_parser = super::game::parser())]
    game: Option<&'static str>,
    /// Length of each measurement, after a warm-up of a fifth of it
    #[arg(long, default_value_t = 2.0, value_name = "S")]
    seconds: f64,
    /// Numbers of threads to measure with
    #[arg(long, default_value = "1,2", value_delimiter = ',')]
    threads: Vec<usize>,
    /// Games per thread in the environment measurements
    #[arg(long, default_value_t = 256)]
    envs: usize,
    /// A paper trace file: also measure replaying its games over and over
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
    #[command(flatten)]
    json: Json,
}

/// A recorded game: set-up and turns.
type PaperGame = (paper::PaperSetup, Vec<paper::Turn>);

/// Figures by number of threads.
type PerS = BTreeMap<String, f64>;

#[derive(Default, Serialize)]
struct Figures {
    rules_per_s: PerS,
    env_per_s: PerS,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    env_view_per_s: PerS,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    env_crop11_per_s: PerS,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    replay_per_s: PerS,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    env_37_per_s: PerS,
    encode_bytes: usize,
    fingerprint: String,
}

impl Bench {
    /// Measures and prints.
    pub fn run(self) -> Result<()> {
        if self.threads.is_empty() || self.threads.iter().any(|t| !(1..=1024).contains(t)) {
            bail!("--threads takes numbers from 1 to 1024, for example 1,2");
        }
        if !(0.01..=3600.0).contains(&self.seconds) || !(1..=1_000_000).contains(&self.envs) {
            bail!("--seconds takes 0.01 to 3600 and --envs 1 to 1000000");
        }
        let replays = self.replay.as_ref().map(read_games).transpose()?;
        let mut all = BTreeMap::new();
        for name in turf_env::games::NAMES {
            if self.game.is_none_or(|g| g == name) {
                let mut figures = for_game!(name, E => self.measure::<E>(name)?).expect("a known game");
                match name {
                    "paper" => self.measure_paper(&mut figures, replays.as_deref())?,
                    "stellar" => self.measure_stellar(&mut figures)?,
                    _ => {}
                }
                all.insert(name, figures);
            }
        }
        self.json.write(&all)
    }

    fn measure<E: Encoding>(&self, name: &str) -> Result<Figures> {
        let encode_bytes = E::CELLS + 4 * E::SCALARS + E::HEADS * E::ACTIONS;
        let fingerprint = format!("{:016x}", fingerprint::<E>());
        if self.json.text_wanted() {
            println!("{name}: {} · fingerprint {fingerprint}", E::NAME);
        }
        let mut figures = Figures {
            encode_bytes,
            fingerprint,
            ..Default::default()
        };
        for &threads in &self.threads {
            let length = Length::seconds(self.seconds);
            let rules = rules_per_s::<E>(threads, length)?;
            self.note(name, "rules", threads, rules, 0, &mut figures.rules_per_s);
            let env = env_per_s::<E>(threads, self.envs, length, parts(true, true), Default::default())?;
            self.note(name, "env", threads, env, encode_bytes, &mut figures.env_per_s);
        }
        Ok(figures)
    }

    /// What only paper has: an 11 × 11 byte view, the view without the facts, replays.
    fn measure_paper(&self, figures: &mut Figures, replays: Option<&[PaperGame]>) -> Result<()> {
        let (length, cells_only) = (Length::seconds(self.seconds), parts(true, false));
        for &threads in &self.threads {
            let config = paper::PaperConfig::default;
            let crop = env_per_s::<PaperCrop11>(threads, self.envs, length, cells_only, config())?;
            let bytes = PaperCrop11::CELLS;
            self.note(
                "paper",
                "env crop11",
                threads,
                crop,
                bytes,
                &mut figures.env_crop11_per_s,
            );
            let view = env_per_s::<paper::PaperV1>(threads, self.envs, length, cells_only, config())?;
            let bytes = paper::PaperV1::CELLS;
            self.note("paper", "env view", threads, view, bytes, &mut figures.env_view_per_s);
            if let Some(games) = replays {
                let speed = replay_per_s::<paper::Paper>(threads, games, length)?;
                self.note("paper", "replay", threads, speed, 0, &mut figures.replay_per_s);
            }
        }
        Ok(())
    }

    /// Stellar on whole hexagons of side 4: 37 nodes. A turn is two decisions.
    fn measure_stellar(&self, figures: &mut Figures) -> Result<()> {
        let whole = MapSource::Hexagon {
            side: 4,
            p_node: 0.0,
            p_edge: 0.0,
        };
        for &threads in &self.threads {
            let config = StellarConfig::on(whole.clone());
            let length = Length::seconds(self.seconds);
            let speed = env_per_s::<StellarV1>(threads, self.envs, length, parts(true, true), config)?;
            self.note(
                "stellar",
                "env 37",
                threads,
                speed,
                figures.encode_bytes,
                &mut figures.env_37_per_s,
            );
        }
        Ok(())
    }

    fn note(&self, game: &str, what: &str, threads: usize, per_s: f64, bytes: usize, into: &mut PerS) {
        if self.json.text_wanted() {
            let ratio = into
                .values()
                .next()
                .map_or(String::new(), |one| format!("  × {:.2}", per_s / one));
            let bytes = if bytes > 0 {
                format!("  {bytes} bytes each")
            } else {
                String::new()
            };
            println!(
                "{game:>9} {what:<11} {threads:>3} threads {:>10.0} k decisions/s{bytes}{ratio}",
                per_s / 1e3
            );
        }
        into.insert(threads.to_string(), per_s);
    }
}

fn parts(cells: bool, scalars: bool) -> Parts {
    Parts {
        cells,
        scalars,
        final_observation: false,
    }
}

fn read_games(path: &PathBuf) -> Result<Vec<PaperGame>> {
    use std::io::BufRead;
    let say = |i: usize| format!("{}, line {}", path.display(), i + 1);
    let mut games = vec![];
    for (i, line) in verify::open(path)?.lines().enumerate() {
        let value: Value = serde_json::from_str(&line.with_context(|| say(i))?).with_context(|| say(i))?;
        games.push(
            paper::trace::game_of(value)
                .map_err(anyhow::Error::msg)
                .with_context(|| say(i))?,
        );
    }
    if games.is_empty() {
        bail!("there is no game in {}", path.display())
    } else {
        Ok(games)
    }
}
