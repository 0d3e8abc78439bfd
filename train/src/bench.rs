//! Decisions per second: of rules and environments, of built-in bots, and of the whole training loop.

pub mod games;

use std::time::{Duration, Instant};

use anyhow::Result;
use rayon::ThreadPool;
use turf_agents::Offered;
use turf_agents::play::arena::play_game;
use turf_agents::spec::BotSpec;
use turf_env::fingerprint::fingerprint;
use turf_env::{Encoding, Parts, Rng, Shape};

use crate::config::presets::preset;
use crate::learn::device::Device;
use crate::report::cpu_shares::{CpuShares, CpuTimes};
use crate::report::metrics::Metrics;
use crate::run::self_play::SelfPlay;
use games::{Recorded, Runner};

/// Updates before a measurement of training.
const WARM_UP: u64 = 20;

/// Speed of a training loop.
pub struct Training {
    pub decisions_per_s: f64,
    /// CPU time divided by wall time.
    pub busy: f64,
    /// CPU time per decision in microseconds.
    pub us_per_decision: f64,
    pub serial: f64,
    pub shares: CpuShares,
    /// Bits of all weights afterwards.
    pub weights: Vec<u32>,
}

/// Measurements of a game whatever its types. Every [`Offered`] is one.
pub trait AnyBench: Send + Sync {
    fn shape(&self) -> Shape;
    fn fingerprint(&self) -> u64;
    /// Plays the games to measure with the bot of a SPEC.
    fn record(&self, spec: &str) -> Result<Recorded>;
    fn play_rules<'a>(&self, pool: ThreadPool, recorded: &'a Recorded) -> Runner<'a>;
    fn play_env<'a>(&self, pool: ThreadPool, envs: usize, parts: Parts, recorded: &'a Recorded) -> Runner<'a>;
    /// Returns the mean thinking time of each built-in bot in turn, in microseconds per decision. A bot plays whole games
    /// against itself, at least one, until `seconds` are over.
    fn time_bots(&self, seconds: f64) -> Box<dyn Iterator<Item = (&'static str, f64)>>;
    /// Trains with these settings and measures `updates` updates.
    fn time_training(&self, pairs: &[String], updates: u64) -> Result<Training>;
}

impl<R: Offered> AnyBench for R {
    fn shape(&self) -> Shape {
        self.encoding().shape()
    }

    fn fingerprint(&self) -> u64 {
        fingerprint(self.encoding())
    }

    fn record(&self, spec: &str) -> Result<Recorded> {
        games::record(&BotSpec::parse(self.encoding(), spec)?, &self.default_config())
    }

    fn play_rules<'a>(&self, pool: ThreadPool, recorded: &'a Recorded) -> Runner<'a> {
        games::rules(self.encoding(), pool, recorded)
    }

    fn play_env<'a>(&self, pool: ThreadPool, envs: usize, parts: Parts, recorded: &'a Recorded) -> Runner<'a> {
        games::env(self.encoding(), pool, envs, parts, self.default_config(), recorded)
    }

    fn time_bots(&self, seconds: f64) -> Box<dyn Iterator<Item = (&'static str, f64)>> {
        let rules = *self;
        Box::new(self.bots().iter().map(move |info| {
            let (start, mut thought, mut decisions) = (Instant::now(), Duration::ZERO, 0);
            let mut game = 0;
            while game == 0 || start.elapsed().as_secs_f64() < seconds {
                let setup = rules.draw_setup(&rules.default_config(), &mut Rng::stream(7, game, 0));
                let (mut first, mut second) = (info.make(rules), info.make(rules));
                let played = play_game(rules, &setup, [&mut *first, &mut *second], [game, game]);
                thought += played.think.iter().sum::<Duration>();
                decisions += played.decisions.iter().sum::<u32>();
                game += 1;
            }
            (info.name, thought.as_secs_f64() * 1e6 / decisions.max(1) as f64)
        }))
    }

    fn time_training(&self, pairs: &[String], updates: u64) -> Result<Training> {
        let config = preset(*self)?.overlaid("", pairs)?;
        let mut run = SelfPlay::new(self.encoding(), config, Device::Cpu)?;
        let mut metrics = Metrics::new(None, true);
        while run.learner.updates() < WARM_UP {
            run.iterate(&mut metrics)?;
        }
        run.learner.take_stats();
        run.rollout.take_stats();
        run.time = CpuTimes::start();
        let (start, before) = (Instant::now(), run.progress());
        while run.learner.updates() < before.updates + updates {
            run.iterate(&mut metrics)?;
        }
        let (wall, cpu) = (start.elapsed().as_secs_f64(), run.time.total());
        run.report(&mut metrics);
        let decisions = (run.progress().decisions - before.decisions) as f64;
        let rows = run.learner.state().rows.into_iter();
        Ok(Training {
            decisions_per_s: decisions / wall,
            busy: cpu.as_secs_f64() / wall,
            us_per_decision: 1e6 * cpu.as_secs_f64() / decisions,
            serial: run.time.serial_fraction(cpu),
            shares: run.time.shares(cpu),
            weights: rows.flat_map(|(_, row)| row).map(f32::to_bits).collect(),
        })
    }
}
