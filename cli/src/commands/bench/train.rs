//! `turf bench --train`: the whole training loop with several numbers of threads.
//!
//! Every game is trained from the start with its default settings, to the same number of updates, with each number of threads
//! in turn. The weights must be equal, bit for bit. `serial` is the share of the CPU time that only one thread can do. The
//! maximum speedup with 16 and 64 cores follows from it (Amdahl 1967).

use anyhow::{Result, ensure};
use turf_train::bench::Training;
use turf_train::report::cpu_shares::ceiling;
use turf_train::run::memory::keep_memory;
use turf_train::run::threads;

use super::Bench;
use crate::commands::games::{Games, OneGame};
use crate::console::fit::fitted;

impl Bench {
    pub(super) fn train(&self, games: &Games) -> Result<()> {
        keep_memory();
        let mut wanted = games.all().iter().filter(|game| self.game.is_none_or(|name| name == game.name()));
        wanted.try_for_each(|game| self.train_game(&**game))
    }

    fn train_game(&self, game: &dyn OneGame) -> Result<()> {
        let encoding = game.trained_encoding();
        let mut best: Vec<Option<Training>> = self.threads.iter().map(|_| None).collect();
        let mut weights = None;
        for _ in 0..self.repeat.max(1) {
            for (best, &threads) in best.iter_mut().zip(&self.threads) {
                let mut pairs = self.set.clone();
                pairs.push(format!("env.n_threads={threads}"));
                let measured = game.time_training(&pairs, self.updates)?;
                ensure!(
                    weights.get_or_insert_with(|| measured.weights.clone()) == &measured.weights,
                    "{encoding}: {threads} threads gave different weights"
                );
                if best.as_ref().is_none_or(|best| best.decisions_per_s < measured.decisions_per_s) {
                    *best = Some(measured);
                }
            }
        }
        println!("{encoding}, {} updates; equal weights for every thread count", self.updates);
        let mut table =
            "threads  decisions/s   ratio   busy   CPU µs a decision   serial   16 cores   64 cores   CPU time\n"
                .to_string();
        let best: Vec<Training> = best.into_iter().flatten().collect();
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
}
