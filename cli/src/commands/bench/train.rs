//! `turf bench --train`: the whole training loop with several numbers of threads.
//!
//! Every game is trained from the start with its default settings, to the same number of updates, with each number of threads
//! in turn. The weights must be equal, bit for bit. `serial` is the share of the CPU time that only one thread can do. The
//! maximum speedup with 16 and 64 cores follows from it (Amdahl 1967).

use crate::console::fit::fitted;
use std::time::Instant;

use anyhow::{Result, ensure};
use turf_train::config::TrainConfig;
use turf_train::config::presets::preset;
use turf_train::learn::device::Device;
use turf_train::report::cpu_shares::{CpuShares, CpuTimes, ceiling};
use turf_train::report::metrics::Metrics;
use turf_train::run::memory::keep_memory;
use turf_train::run::self_play::SelfPlay;
use turf_train::run::threads;

use super::Bench;
use crate::commands::games::Games;
use turf_agents::Offered;
use turf_env::{Encoding, Rules};

const WARM_UP: u64 = 20;

struct Measured {
    decisions_per_s: f64,
    /// CPU time divided by wall time.
    busy: f64,
    /// CPU time per decision in microseconds.
    us_per_decision: f64,
    serial: f64,
    shares: CpuShares,
}

impl Bench {
    pub(super) fn train(&self, games: &Games) -> Result<()> {
        keep_memory();
        let mut wanted = games.all().iter().filter(|game| self.game.is_none_or(|name| name == game.name()));
        wanted.try_for_each(|game| game.bench_training(self))
    }

    pub(crate) fn train_game<E: Encoding<Rules: Offered>>(&self, encoding: E) -> Result<()> {
        let mut best: Vec<Option<Measured>> = self.threads.iter().map(|_| None).collect();
        let mut weights = None;
        for _ in 0..self.repeat.max(1) {
            for (best, &threads) in best.iter_mut().zip(&self.threads) {
                let mut pairs = self.set.clone();
                pairs.push(format!("env.n_threads={threads}"));
                let config = preset(encoding.rules())?.overlaid("", &pairs)?;
                let (measured, after) = self.measure_training(encoding, config)?;
                let bits: Vec<u32> = after.into_iter().map(f32::to_bits).collect();
                ensure!(
                    weights.get_or_insert_with(|| bits.clone()) == &bits,
                    "{}: {threads} threads gave different weights",
                    encoding.shape().name
                );
                if best.as_ref().is_none_or(|best| best.decisions_per_s < measured.decisions_per_s) {
                    *best = Some(measured);
                }
            }
        }
        println!("{}, {} updates; equal weights for every thread count", encoding.shape().name, self.updates);
        let mut table =
            "threads  decisions/s   ratio   busy   CPU µs a decision   serial   16 cores   64 cores   CPU time\n"
                .to_string();
        let best: Vec<Measured> = best.into_iter().flatten().collect();
        let most = threads::cores();
        for (threads, m) in self.threads.iter().zip(&best) {
            let shares = m.shares.named().map(|(name, share)| format!("{name} {share:.3}"));
            table += &format!(
                "{threads:>7} {:>12.0} {:>7.2} {:>6.2} {:>19.2} {:>6.1} % {:>10.1} {:>10.1}   {}\n",
                m.decisions_per_s,
                m.decisions_per_s / best[0].decisions_per_s,
                m.busy,
                m.us_per_decision,
                100.0 * m.serial,
                ceiling(m.serial, 16),
                ceiling(m.serial, 64),
                shares.join(", ")
            );
        }
        print!("{}", fitted(&table));
        if self.threads.iter().any(|&wanted| wanted > most) {
            println!("this machine has {most} cores: larger thread counts ran with {most} threads, as in training");
        }
        println!();
        Ok(())
    }

    fn measure_training<E: Encoding<Rules: Offered>>(
        &self,
        encoding: E,
        config: TrainConfig<<E::Rules as Rules>::Config>,
    ) -> Result<(Measured, Vec<f32>)> {
        let mut run = SelfPlay::new(encoding, config, Device::Cpu)?;
        let mut metrics = Metrics::new(None, true);
        while run.learner.updates() < WARM_UP {
            run.iterate(&mut metrics)?;
        }
        run.learner.take_stats();
        run.rollout.take_stats();
        run.time = CpuTimes::start();
        let (start, before) = (Instant::now(), run.progress());
        while run.learner.updates() < before.updates + self.updates {
            run.iterate(&mut metrics)?;
        }
        let (wall, cpu) = (start.elapsed().as_secs_f64(), run.time.total());
        run.report(&mut metrics);
        let decisions = (run.progress().decisions - before.decisions) as f64;
        let measured = Measured {
            decisions_per_s: decisions / wall,
            busy: cpu.as_secs_f64() / wall,
            us_per_decision: 1e6 * cpu.as_secs_f64() / decisions,
            serial: run.time.serial_fraction(cpu),
            shares: run.time.shares(cpu),
        };
        let rows = run.learner.state().rows.into_iter();
        Ok((measured, rows.flat_map(|(_, row)| row).collect()))
    }
}
