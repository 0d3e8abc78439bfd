//! Forecasts: what a run reaches at its speed, and what its preset needs.

use std::time::{Duration, Instant};

use crate::report::metrics::{Budget, Progress};
use turf_agents::offered::Goal;

/// Time after which the speed is known.
const KNOWN: Duration = Duration::from_secs(10);
/// Share of a goal's decisions that counts as all.
const ALL: f64 = 0.95;

/// Speed of a run since a moment.
pub struct Pace {
    seconds: f64,
    pub decisions_per_s: f64,
    pub updates_per_s: f64,
}

impl Pace {
    pub fn since((then, from): (Instant, Progress), now: Instant, progress: Progress) -> Self {
        let seconds = (now - then).as_secs_f64().max(1e-9);
        Self {
            seconds,
            decisions_per_s: (progress.decisions - from.decisions) as f64 / seconds,
            updates_per_s: (progress.updates - from.updates) as f64 / seconds,
        }
    }

    /// Returns true if games and updates have been measured.
    pub fn is_known(&self) -> bool {
        self.seconds >= KNOWN.as_secs_f64() && self.updates_per_s > 0.0 && self.decisions_per_s > 0.0
    }

    /// Returns the seconds until the first limit. `None` without limits.
    pub fn left(&self, progress: Progress, now: Instant, budget: &Budget) -> Option<f64> {
        let until = |all: Option<u64>, done: u64, rate: f64| {
            let all = all.filter(|_| rate > 0.0)?;
            Some(all.saturating_sub(done) as f64 / rate)
        };
        let all = [
            budget.deadline.map(|deadline: Instant| deadline.saturating_duration_since(now).as_secs_f64()),
            until(budget.updates, progress.updates, self.updates_per_s),
            until(budget.decisions, progress.decisions, self.decisions_per_s),
        ];
        all.into_iter().flatten().reduce(f64::min)
    }

    /// Says what the run reaches within its limits, and how long its preset takes if it needs more.
    pub fn forecast(&self, progress: Progress, left: f64, goal: Option<&Goal>) -> String {
        let (rate, whole) = (self.decisions_per_s, self.seconds + left);
        let end = progress.decisions as f64 + left * rate;
        let line = format!("at this speed about {} decisions in {}", millions(end), time(whole));
        let missed = goal.map(|&(_, all, score)| (all as f64, score));
        missed.filter(|(all, _)| end < ALL * all).map_or(line.clone(), |(all, score)| {
            let time = time(whole + (all - end) / rate);
            format!("{line}; this preset needs some {} ({score}): about {time}", millions(all))
        })
    }
}

/// Says what a run in the folder `run` has reached of its goal, and the command for the rest.
pub fn reached(decisions: u64, rate: f64, &(_, goal, score): &Goal, run: &str) -> String {
    let [done, all] = [decisions, goal].map(|n| n as f64);
    let line = format!("{} decisions", millions(done));
    if done >= ALL * all {
        return format!("{line}, as many as this preset needs ({score})");
    }
    let rest = format!(", about {} more at this speed", time((all - done) / rate));
    let time = if rate > 0.0 { &*rest } else { "" };
    let command = format!("turf train --run {run} --resume --decisions {goal}");
    let all = millions(all);
    format!("{line} are few: this preset needs some {all} ({score}){time}: {command}")
}

fn millions(n: f64) -> String {
    let digits = if n < 1e6 { 2 } else { (n < 1e7) as usize };
    format!("{:.digits$} M", n / 1e6)
}

fn time(seconds: f64) -> String {
    match seconds {
        ..90.0 => format!("{seconds:.0} s"),
        _ => format!("{:.0} minutes", seconds / 60.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_run_is_told_what_its_preset_needs() {
        let (goal, start) = (("fast", 19_000_000, ".9"), Instant::now());
        let at = |decisions, updates| Progress { decisions, updates };
        let told = |rate: u64, budget: &Budget| {
            let (now, progress) = (start + KNOWN, at(10 * rate, rate / 100));
            let pace = Pace::since((start, at(0, 0)), now, progress);
            let left = pace.left(progress, now, budget).filter(|_| pace.is_known());
            pace.forecast(progress, left.expect("a limit"), Some(&goal))
        };
        let mut budget = Budget { deadline: Some(start + Duration::from_secs(60)), ..Budget::default() };
        let few = "at this speed about 1.5 M decisions in 60 s; this preset needs some 19 M (.9): about 13 minutes";
        assert_eq!(told(25_000, &budget), few);
        assert_eq!(told(320_000, &budget), "at this speed about 19 M decisions in 60 s");
        budget.decisions = Some(1_000_000);
        assert!(told(25_000, &budget).contains("about 1.0 M decisions in 40 s"));
        budget.updates = Some(500);
        assert!(told(25_000, &budget).contains("about 0.50 M decisions in 20 s"));
        assert!(!Pace::since((start, at(0, 7)), start + KNOWN, at(9, 7)).is_known());

        let few = reached(1_500_000, 25_000.0, &goal, "a");
        assert!(few.ends_with("about 12 minutes more at this speed: turf train --run a --resume --decisions 19000000"));
        assert!(reached(18_500_000, 1.0, &goal, "a").contains("as many as this preset needs (.9)"));
    }
}
