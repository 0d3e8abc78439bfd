//! `turf bench`: throughput of rules and environments, cost of the built-in bots.

mod train;

use crate::console::fit::fitted;
use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use turf_agents::spec::BotSpec;
use turf_env::games::paper::{self, PaperCrop11};
use turf_env::games::stellar::{MapSource, StellarConfig, StellarV1};
use turf_env::{Encoding, Parts, Rules, Shape};
use turf_train::bench::games::{Measured, Recorded, env, measure, record, replay};

use super::json::Json;
use super::verify;
use crate::commands::games::{Games, OneGame};
use crate::console::number::within;

/// Measure decisions per second of rules and environments, and the cost of built-in bots
///
/// Every figure is of the positions of whole games that a bot played against itself before (`--policy`). `rules` plays them
/// with masks and no observations. `env` also writes every observation and mask into the caller's batch. `view` leaves out the scalars. `crop11` writes an 11 × 11 byte view instead. `env 37` is stellar on
/// maps of 37 nodes (two decisions a turn). `bot` plays a built-in bot against itself. Compare only figures of one run:
/// machines and hours differ. `--train` measures the whole training loop instead and checks that the weights are equal for
/// every number of threads; `serial` is the share of its CPU time that no second thread can take over.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  turf bench\n  turf bench --game paper --policy delta --threads 1,2 --seconds 5 --json -
  turf bench --train --game paper --threads 1,2,4 --updates 500"
)]
pub struct Bench {
    /// Only this game
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    /// Bot whose games are played [default: shipped for paper, wedge for duel2048, careful for stellar, else the strongest
    /// built-in bot]
    #[arg(long, value_name = "SPEC", requires = "game")]
    policy: Option<String>,
    /// Length of each measurement, after a warm-up of a fifth of it. The thread counts take turns in slices of a twentieth;
    /// the fastest slice counts
    #[arg(long, default_value_t = 2.0, value_name = "S", value_parser = within(0.01..=3600.0))]
    seconds: f64,
    /// Thread counts to measure
    #[arg(long, default_value = "1,2", value_delimiter = ',', value_parser = within::<usize>(1..=1024))]
    threads: Vec<usize>,
    /// Games per thread in the environment measurements [default: 512 kB of observations, which fit a core's own cache; from
    /// 64 to 1024]
    #[arg(long, value_parser = within::<usize>(1..=1_000_000))]
    envs: Option<usize>,
    /// Paper trace file whose games are also replayed, over and over
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
    /// Measure training instead: decisions per second, where the CPU time goes, and the serial share
    #[arg(long, conflicts_with_all = ["policy", "seconds", "envs", "replay", "json"])]
    train: bool,
    /// With --train: updates measured, after 20 to warm up
    #[arg(long, default_value_t = 300, value_name = "N", requires = "train", value_parser = within::<u64>(1..=1_000_000))]
    updates: u64,
    /// With --train: number of measurements; the fastest counts
    #[arg(long, default_value_t = 1, value_name = "N", requires = "train", value_parser = within::<usize>(1..=1000))]
    repeat: usize,
    /// With --train: a setting, as in turf train; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", requires = "train")]
    set: Vec<String>,
    #[command(flatten)]
    json: Json,
}

type PaperGame = (paper::PaperSetup, Vec<paper::Turn>);

type PerS = BTreeMap<String, f64>;

#[derive(Default, Serialize)]
pub(crate) struct Figures {
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
    bots_us: BTreeMap<String, f64>,
    encode_bytes: usize,
    fingerprint: String,
    played_by: String,
    /// Games that end, per 1,000 decisions.
    ends_per_1000: f64,
    #[serde(skip)]
    recorded: Recorded,
}

impl Bench {
    pub fn run(self, games: &Games) -> Result<()> {
        if self.train {
            return self.train(games);
        }
        let replays = self.replay.as_ref().map(read_games).transpose()?;
        let mut all = BTreeMap::new();
        for game in games.all() {
            let name = game.name();
            if self.game.is_none_or(|g| g == name) {
                let mut figures = self.measure(&**game)?;
                match name {
                    "paper" => self.measure_paper(&mut figures, replays.as_deref())?,
                    "stellar" => self.measure_stellar(&**game, &mut figures)?,
                    _ => {}
                }
                all.insert(name, figures);
            }
        }
        self.json.write(&all)
    }

    fn measure(&self, game: &dyn OneGame) -> Result<Figures> {
        let (name, shape) = (game.name(), game.shape());
        let encode_bytes = shape.cells + 4 * shape.scalars + shape.heads * shape.actions;
        let fingerprint = format!("{:016x}", game.fingerprint());
        let played_by = self.policy.clone().unwrap_or_else(|| usual(game).into());
        let recorded = game.record(&played_by)?;
        let ends_per_1000 = recorded.ends_per_1000(shape.heads);
        if self.json.text_wanted() {
            println!("{name}: {} · fingerprint {fingerprint}", shape.name);
            println!("{name}: games of {played_by}, {ends_per_1000:.2} ends per 1,000 decisions");
        }
        let rules = measure(&self.threads, self.seconds, |pool| game.play_rules(pool, &recorded))?;
        let (parts, envs) = (parts(true, true), self.envs(shape, parts(true, true)));
        let env = measure(&self.threads, self.seconds, |pool| game.play_env(pool, envs, parts, &recorded))?;
        let rules_per_s = self.note(name, "rules", 0, rules);
        let env_per_s = self.note(name, "env", encode_bytes, env);
        let told = |(bot, us): (&'static str, f64)| {
            if self.json.text_wanted() {
                println!("{name:>9} bot {bot:<10} {us:>10.1} µs a decision");
            }
            (bot.to_string(), us)
        };
        Ok(Figures {
            rules_per_s,
            env_per_s,
            bots_us: game.time_bots(self.seconds).map(told).collect(),
            encode_bytes,
            fingerprint,
            played_by,
            ends_per_1000,
            recorded,
            ..Default::default()
        })
    }

    /// Measures an 11 × 11 byte view, the view without scalars, and replays.
    fn measure_paper(&self, figures: &mut Figures, replays: Option<&[PaperGame]>) -> Result<()> {
        let (parts, config) = (parts(true, false), paper::PaperConfig::default);
        let crop = self.env(PaperCrop11, parts, config(), &figures.recorded)?;
        figures.env_crop11_per_s = self.note("paper", "env crop11", PaperCrop11.cells(), crop);
        let view = self.env(paper::PaperV1, parts, config(), &figures.recorded)?;
        figures.env_view_per_s = self.note("paper", "env view", paper::PaperV1.cells(), view);
        if let Some(games) = replays {
            let speed = measure(&self.threads, self.seconds, |pool| replay(paper::PaperRules, pool, games))?;
            figures.replay_per_s = self.note("paper", "replay", 0, speed);
        }
        Ok(())
    }

    /// Measures stellar on full hexagons of side 4 (37 nodes). A turn is two decisions.
    fn measure_stellar(&self, game: &dyn OneGame, figures: &mut Figures) -> Result<()> {
        let whole = MapSource::Hexagon { side: 4, p_node: 0.0, p_edge: 0.0 };
        let config = StellarConfig::on(whole);
        let spec = self.policy.as_deref().unwrap_or(usual(game));
        let recorded = record(&BotSpec::parse(StellarV1, spec)?, &config)?;
        let speed = self.env(StellarV1, parts(true, true), config, &recorded)?;
        figures.env_37_per_s = self.note("stellar", "env 37", figures.encode_bytes, speed);
        Ok(())
    }

    fn env<E: Encoding>(
        &self,
        encoding: E,
        parts: Parts,
        config: <E::Rules as Rules>::Config,
        recorded: &Recorded,
    ) -> Result<Measured> {
        let envs = self.envs(encoding.shape(), parts);
        measure(&self.threads, self.seconds, |pool| env(encoding, pool, envs, parts, config.clone(), recorded))
    }

    fn envs(&self, shape: Shape, parts: Parts) -> usize {
        let observation = shape.cells * parts.cells as usize + 4 * shape.scalars * parts.scalars as usize;
        self.envs.unwrap_or((512_000 / observation).clamp(64, 1024))
    }

    /// Prints the figures and returns those of the fastest slices for the JSON.
    fn note(&self, game: &str, what: &str, bytes: usize, measured: Measured) -> PerS {
        if self.json.text_wanted() {
            let bytes = match bytes {
                0 => String::new(),
                bytes => format!("  {bytes} bytes each"),
            };
            let names: Vec<_> = self.threads.iter().map(usize::to_string).collect();
            for (k, threads) in names.iter().enumerate() {
                let speed = measured.per_s[threads] / 1e3;
                let mut line = format!("{game:>9} {what:<11} {threads:>3} threads {speed:>10.0} k decisions/s{bytes}");
                if k > 0 {
                    let ratio = |of: &PerS| of[threads] / of[&names[0]];
                    let (fastest, median) = (ratio(&measured.per_s), ratio(&measured.median_per_s));
                    line += &format!("  × {fastest:.2} (median slice × {median:.2})");
                }
                println!("{}", fitted(&line));
            }
        }
        measured.per_s
    }
}

/// Returns the bot whose games are played unless another is named.
fn usual(game: &dyn OneGame) -> &'static str {
    match game.name() {
        "paper" => "shipped",
        "duel2048" => "wedge",
        "stellar" => "careful",
        _ => game.builtins().last().map_or("random", |(bot, _)| bot),
    }
}

fn parts(cells: bool, scalars: bool) -> Parts {
    Parts { cells, scalars, final_observation: false }
}

fn read_games(path: &PathBuf) -> Result<Vec<PaperGame>> {
    use std::io::BufRead;
    let say = |i: usize| format!("{}, line {}", path.display(), i + 1);
    let mut games = vec![];
    for (i, line) in verify::open(path)?.lines().enumerate() {
        let value: Value = serde_json::from_str(&line.with_context(|| say(i))?).with_context(|| say(i))?;
        games.push(paper::trace::game_of(value).map_err(anyhow::Error::msg).with_context(|| say(i))?);
    }
    if games.is_empty() { bail!("there is no game in {}", path.display()) } else { Ok(games) }
}
