//! What a run tells of itself: TensorBoard curves and a line of progress.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use turf_agents::BuiltinBots;
use turf_env::Encoding;

use crate::evaluation::BotResult;
use crate::events::Events;
use crate::league::Controller;
use crate::self_play::{Budget, SelfPlay};
use turf_terminal::notice::notice;

/// Between lines of progress where nobody watches a terminal.
const PLAIN_PERIOD: Duration = Duration::from_secs(30);
/// Between looks of the progress bar.
const BAR_PERIOD: Duration = Duration::from_millis(500);

/// How one game of the run ended.
#[derive(Clone, Copy, Debug)]
pub struct GameEnd {
    /// Who played A and B.
    pub players: [Controller; 2],
    /// 1 if A won, -1 if B did, else 0.
    pub value: f32,
    /// The contest's code.
    pub reason: &'static str,
    /// Completed turns.
    pub turns: u32,
    /// Both sides' scores.
    pub scores: [f64; 2],
}

/// Games against one kind of opponent since the last report.
#[derive(Clone, Debug, Default)]
struct Games {
    games: f64,
    turns: f64,
    own: f64,
    other: f64,
    reasons: BTreeMap<&'static str, f64>,
}

/// The curves and the line of progress of one run.
pub struct Metrics {
    /// Where curves go.
    folder: Option<PathBuf>,
    /// The open file; none before the first point and after one could not be written.
    events: Option<Events>,
    /// Whether it was told that something cannot be written.
    told: bool,
    bar: Option<ProgressBar>,
    quiet: bool,
    /// By opponent: learner, snapshot, bot.
    games: [Games; 3],
    last_line: Instant,
    /// Time, decisions and updates at the last report and at the last line.
    report_mark: (Instant, u64, u64),
    line_mark: (Instant, u64, u64),
    latest: String,
}

impl Metrics {
    /// Curves into `folder` (`None`: nowhere); `quiet`: no line of progress.
    pub fn new(folder: Option<&Path>, quiet: bool) -> Self {
        let bar = (!quiet && std::io::stderr().is_terminal()).then(|| {
            let style = ProgressStyle::with_template("{spinner} {msg}").expect("a constant");
            ProgressBar::new_spinner().with_style(style)
        });
        let now = (Instant::now(), 0, 0);
        Self {
            folder: folder.map(Path::to_path_buf),
            events: None,
            told: false,
            bar,
            quiet,
            games: Default::default(),
            last_line: now.0,
            report_mark: now,
            line_mark: now,
            latest: String::new(),
        }
    }

    /// Starts the clocks of a run that begins, or goes on, here.
    pub fn start<E: Encoding>(&mut self, run: &SelfPlay<E>)
    where
        E::Game: BuiltinBots,
    {
        let now = (Instant::now(), run.counters.decisions, run.learner.updates());
        (self.report_mark, self.line_mark) = (now, now);
    }

    /// Notes the end of a game.
    pub fn game(&mut self, end: &GameEnd) {
        let opponent = end.players.iter().find(|c| **c != Controller::Learner);
        let learner = end
            .players
            .iter()
            .position(|c| *c == Controller::Learner)
            .expect("it plays every game");
        let games = &mut self.games[match opponent {
            None => 0,
            Some(Controller::Bot(_)) => 2,
            Some(_) => 1,
        }];
        games.games += 1.0;
        games.turns += end.turns as f64;
        games.own += end.scores[learner];
        games.other += end.scores[1 - learner];
        *games.reasons.entry(end.reason).or_default() += 1.0;
    }

    /// The line of progress, when it is time for one.
    pub fn progress<E: Encoding>(&mut self, run: &SelfPlay<E>, budget: &Budget)
    where
        E::Game: BuiltinBots,
    {
        let now = Instant::now();
        let period = if self.bar.is_some() { BAR_PERIOD } else { PLAIN_PERIOD };
        if self.quiet || now - self.last_line < period {
            return;
        }
        self.last_line = now;
        let (decisions, updates) = (run.counters.decisions, run.learner.updates());
        let seconds = (now - self.line_mark.0).as_secs_f64().max(1e-9);
        let (decision_rate, update_rate) = (
            (decisions - self.line_mark.1) as f64 / seconds,
            (updates - self.line_mark.2) as f64 / seconds,
        );
        let by_time = budget
            .deadline
            .map(|deadline| deadline.saturating_duration_since(now).as_secs_f64());
        let by_updates = budget
            .updates
            .map(|all| all.saturating_sub(updates) as f64 / update_rate.max(1e-9));
        let left = by_time.into_iter().chain(by_updates).fold(f64::INFINITY, f64::min);
        let left = if left.is_finite() {
            format!(", {:.0} s left", left)
        } else {
            String::new()
        };
        let line = format!(
            "{:.2} M decisions ({:.1} k/s), {updates} updates ({update_rate:.0}/s){left}{}",
            decisions as f64 / 1e6,
            decision_rate / 1e3,
            self.latest
        );
        self.say(&line);
        if now - self.line_mark.0 > PLAIN_PERIOD {
            self.line_mark = (now, decisions, updates);
        }
    }

    fn say(&self, line: &str) {
        match &self.bar {
            Some(bar) => {
                bar.set_message(line.to_string());
                bar.tick();
            }
            None => notice(line),
        }
    }

    /// One point on every curve.
    pub fn report<E: Encoding>(&mut self, run: &mut SelfPlay<E>)
    where
        E::Game: BuiltinBots,
    {
        let at = run.counters.decisions;
        let learn = run.learner.take_stats();
        let collect = run.collector.take_stats();
        run.time.add(&collect, &learn);
        let substituted = collect.substituted.map(|n| n as f64 / collect.bot_decisions as f64);
        let bots_decided = collect.bot_decisions > 0;
        let now = (Instant::now(), at, run.learner.updates());
        let seconds = (now.0 - self.report_mark.0).as_secs_f64().max(1e-9);
        let mut points: Vec<(String, f64)> = vec![
            (
                "speed/decisions_per_s".into(),
                (now.1 - self.report_mark.1) as f64 / seconds,
            ),
            (
                "speed/updates_per_s".into(),
                (now.2 - self.report_mark.2) as f64 / seconds,
            ),
            ("progress/updates".into(), now.2 as f64),
            ("progress/games".into(), run.counters.games as f64),
            ("learn/learning_rate".into(), run.learner.learning_rate()),
            ("explore/epsilon_highest".into(), run.config.exploration.highest),
            ("explore/epsilon_lowest".into(), run.config.exploration.lowest),
        ];
        self.report_mark = now;
        if learn.updates > 0 {
            let sums = [
                ("loss", learn.loss),
                ("q", learn.q),
                ("td_error", learn.td_error),
                ("gradient", learn.gradient_norm),
            ];
            points.extend(sums.map(|(name, sum)| (format!("learn/{name}"), sum / learn.updates as f64)));
        }
        if bots_decided {
            // Shares of the bots' decisions in whose place the first legal choice was played.
            let named = ["failed", "inexpressible"].iter().zip(substituted);
            points.extend(named.map(|(name, share)| (format!("bots/{name}"), share)));
        }
        let shares = run.time.shares(run.counters.wall_s - run.wall_before);
        points.extend(
            [
                ("env", shares.env),
                ("encode", shares.encode),
                ("forward", shares.forward),
                ("bots", shares.bots),
                ("sample", shares.sample),
                ("update", shares.update),
                ("link", shares.link),
                ("other", shares.other),
            ]
            .map(|(name, share)| (format!("time/{name}"), share)),
        );
        points.extend(
            run.league
                .take_recent()
                .into_iter()
                .map(|(name, score)| (format!("train_score/{name}"), score)),
        );
        let met = run
            .league
            .met()
            .into_iter()
            .filter(|met| !met.opponent.starts_with('@'));
        points.extend(met.map(|met| (format!("league/{}", met.opponent), met.score)));
        // Places, not names: a curve per snapshot ever taken would be too many.
        for (place, snapshot) in run.league.snapshots().iter().enumerate() {
            points.push((format!("league/snapshot_{place}"), snapshot.standing.score));
        }
        for (kind, games) in ["mirror", "snapshots", "bots"]
            .iter()
            .zip(std::mem::take(&mut self.games))
        {
            if games.games > 0.0 {
                let mean = [
                    ("turns", games.turns),
                    ("score_own", games.own),
                    ("score_other", games.other),
                ];
                points.extend(mean.map(|(name, sum)| (format!("games_{kind}/{name}"), sum / games.games)));
                let reasons = games.reasons.into_iter();
                points.extend(reasons.map(|(reason, n)| (format!("games_{kind}/end_{reason}"), n / games.games)));
            }
        }
        self.write(points, at);
    }

    /// The results of an evaluation, as curves of this name.
    pub fn evaluation(&mut self, name: &str, results: &[BotResult], at: u64) {
        let scores: Vec<String> = results
            .iter()
            .map(|r| format!("{} {:.2}", r.bot, r.score.score))
            .collect();
        self.latest = format!(" | {}", scores.join(", "));
        let mut points = Vec::new();
        for BotResult { bot, score, .. } in results {
            points.push((format!("{name}/{bot}"), score.score));
            points.push((format!("{name}_turns/{bot}"), score.mean_turns));
            points.push((format!("{name}_score_own/{bot}"), score.mean_score[0]));
            points.push((format!("{name}_score_other/{bot}"), score.mean_score[1]));
        }
        self.write(points, at);
        if !self.quiet && self.bar.is_none() {
            notice(format!("{:.2} M decisions: {}", at as f64 / 1e6, scores.join(", ")));
        }
    }

    /// Whether a snapshot passed the league's gate.
    pub fn promotion(&mut self, promoted: bool, at: u64) {
        self.write(vec![("league/promoted".into(), promoted as u8 as f64)], at);
    }

    /// Points of the curves. Where they cannot be written a new file is tried the next time.
    fn write(&mut self, points: Vec<(String, f64)>, at: u64) {
        let Some(folder) = self.folder.clone() else { return };
        let add = |events: &mut Events| {
            points
                .iter()
                .try_for_each(|(name, value)| events.point(name, *value as f32, at))?;
            events.flush()
        };
        let written = match self.events.take() {
            Some(events) => Ok(events),
            None => Events::create(&folder),
        };
        match written.and_then(|mut events| add(&mut events).map(|()| events)) {
            Ok(events) => self.events = Some(events),
            Err(error) => self.warn(&format!("no curves: {}: {error}", folder.display())),
        }
    }

    /// Tells of the first thing for people that could not be written; the run goes on without.
    pub fn warn(&mut self, why: &str) {
        if !std::mem::replace(&mut self.told, true) {
            notice(format!("warning: {why}; training goes on"));
        }
    }

    /// Removes the progress bar.
    pub fn finish(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A full disk costs points of the curves, not the run; with room again they go on.
    #[test]
    fn curves_that_cannot_be_written_are_done_without() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("events");
        std::fs::write(&path, "a file where the folder should be").expect("writable");
        let mut metrics = Metrics::new(Some(&path), true);
        metrics.promotion(true, 1);
        assert!(metrics.told && metrics.events.is_none());
        std::fs::remove_file(&path).expect("there");
        metrics.promotion(true, 2);
        assert!(metrics.events.is_some());
        assert_eq!(std::fs::read_dir(&path).expect("a folder").count(), 1);
    }

    /// The learner's own score comes first whichever seat it had.
    #[test]
    fn games_are_counted_from_the_learners_side() {
        let mut metrics = Metrics::new(None, true);
        let bot = [Controller::Bot(0), Controller::Learner];
        metrics.game(&GameEnd {
            players: bot,
            value: -1.0,
            reason: "TAP",
            turns: 10,
            scores: [3.0, 8.0],
        });
        let [mirror, _, bots] = &metrics.games;
        assert_eq!((mirror.games, bots.games, bots.own, bots.other), (0.0, 1.0, 8.0, 3.0));
        assert_eq!(bots.reasons.get("TAP"), Some(&1.0));
    }
}
