//! Metrics of a run: TensorBoard curves and a progress line.

use std::collections::VecDeque;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use turf_agents::notice::notice;
use turf_agents::stats::score::Score;

use crate::report::bot_result::BotResult;
use crate::report::events::Events;
use crate::report::forecast::Pace;
use crate::report::games::GamesSince;
use turf_agents::offered::Goal;

const PLAIN_PERIOD: Duration = Duration::from_secs(30);
const BAR_PERIOD: Duration = Duration::from_millis(500);

/// Limits of a run. The first one reached ends it. All but `deadline` count the parts before a resume, too.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    pub deadline: Option<Instant>,
    pub updates: Option<u64>,
    pub decisions: Option<u64>,
    /// Number of updates of a search in a row that bring no stronger policy.
    pub patience: Option<u64>,
    /// Score that the 95 % interval on fresh set-ups must exceed, against every bot of the evaluation.
    pub score: Option<f64>,
}

impl Budget {
    /// Returns true if time, updates or decisions are used up.
    pub fn is_used(&self, now: Progress) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || self.updates.is_some_and(|updates| now.updates >= updates)
            || self.decisions.is_some_and(|decisions| now.decisions >= decisions)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub decisions: u64,
    pub updates: u64,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    pub decisions: u64,
    pub bytes: u64,
    pub batches: u64,
    /// Sum over the batches of the learner's updates since their policy.
    pub staleness: u64,
    pub too_old: u64,
}

impl Taken {
    pub fn since(&self, earlier: &Self) -> Self {
        Self {
            decisions: self.decisions - earlier.decisions,
            bytes: self.bytes - earlier.bytes,
            batches: self.batches - earlier.batches,
            staleness: self.staleness - earlier.staleness,
            too_old: self.too_old - earlier.too_old,
        }
    }
}

pub struct Metrics {
    folder: Option<PathBuf>,
    events: Option<Events>,
    pub settings: String,
    /// Step from which the curves continue, until the session start is written.
    session: Option<u64>,
    told: bool,
    /// (Transitions stored, updates made) at past reports, as far back as the replay buffer reaches.
    stored: VecDeque<[u64; 2]>,
    bar: Option<ProgressBar>,
    quiet: bool,
    pub games: GamesSince,
    last_line: Instant,
    report_mark: (Instant, Progress),
    line_mark: (Instant, Progress),
    /// Start, until the forecast is told.
    begun: Option<(Instant, Progress)>,
    /// Goal of the forecast.
    pub goal: Option<&'static Goal>,
    latest: String,
    pub watch: Option<Watch>,
}

/// Receives every point of the curves, those of one moment together.
pub type Watch = Box<dyn FnMut(Vec<(String, f64)>, Progress) + Send>;

impl Metrics {
    /// Writes curves into `folder` (`None` = no curves). `quiet` turns the progress line off.
    pub fn new(folder: Option<&Path>, quiet: bool) -> Self {
        let bar = (!quiet && std::io::stderr().is_terminal()).then(|| {
            let style = ProgressStyle::with_template("{spinner} {msg}").expect("a constant");
            ProgressBar::new_spinner().with_style(style)
        });
        let progress = Progress { decisions: 0, updates: 0 };
        let now = (Instant::now(), progress);
        Self {
            folder: folder.map(Path::to_path_buf),
            events: None,
            settings: String::new(),
            session: None,
            told: false,
            stored: VecDeque::new(),
            bar,
            quiet,
            games: GamesSince::default(),
            last_line: now.0,
            report_mark: now,
            line_mark: now,
            begun: None,
            goal: None,
            latest: String::new(),
            watch: None,
        }
    }

    /// Continues from this state. Readers drop the points that a killed process wrote after it.
    pub fn going_on(mut self, from: Progress) -> Self {
        // Points of the checkpoint's own step stay. A run that starts anew keeps none.
        self.session = Some(from.decisions + (from.decisions > 0) as u64);
        self
    }

    pub fn start(&mut self, progress: Progress) {
        let now = (Instant::now(), progress);
        (self.report_mark, self.line_mark, self.begun) = (now, now, Some(now));
    }

    pub fn progress(&mut self, progress: Progress, budget: &Budget) {
        let now = Instant::now();
        if let Some(begun) = self.begun {
            let pace = Pace::since(begun, now, progress);
            if let Some(left) = pace.left(progress, now, budget).filter(|_| pace.is_known()) {
                self.begun = None;
                self.tell(&pace.forecast(progress, left, self.goal));
            }
        }
        if !self.is_line_due(now) {
            return;
        }
        let Progress { decisions, updates } = progress;
        let pace = Pace::since(self.line_mark, now, progress);
        let left = pace.left(progress, now, budget);
        let left = left.map_or(String::new(), |left| format!(", {left:.0} s left"));
        let line = format!(
            "{:.2} M decisions ({:.1} k/s), {updates} updates ({:.0}/s){left}{}",
            decisions as f64 / 1e6,
            pace.decisions_per_s / 1e3,
            pace.updates_per_s,
            self.latest
        );
        self.say(&line);
        if now - self.line_mark.0 > PLAIN_PERIOD {
            self.line_mark = (now, progress);
        }
    }

    pub fn exploiter_progress(&mut self, decisions: u64, of: u64) {
        if self.is_line_due(Instant::now()) {
            let [done, all] = [decisions, of].map(|n| n as f64 / 1e6);
            self.say(&format!("exploiter: {done:.2} of {all:.2} M decisions{}", self.latest));
        }
    }

    fn is_line_due(&mut self, now: Instant) -> bool {
        let period = if self.bar.is_some() { BAR_PERIOD } else { PLAIN_PERIOD };
        let due = !self.quiet && now - self.last_line >= period;
        if due {
            self.last_line = now;
        }
        due
    }

    pub fn tell(&self, line: &str) {
        match &self.bar {
            _ if self.quiet => (),
            Some(bar) => bar.suspend(|| notice(line)),
            None => notice(line),
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

    /// Returns the number of stored transitions and their mean age in updates. Samples are uniform, so that is the mean
    /// age of samples too.
    pub fn age(&mut self, len: usize, pushed: u64, updates: u64) -> Vec<(String, f64)> {
        self.stored.push_back([pushed, updates]);
        let oldest = pushed - len as u64;
        // Of the reports before the oldest transition was stored, only the last is needed.
        while self.stored.get(1).is_some_and(|[stored, _]| *stored <= oldest) {
            self.stored.pop_front();
        }
        let mut points = vec![("replay/transitions".to_string(), len as f64)];
        let spans = self.stored.iter().zip(self.stored.iter().skip(1));
        let (mut sum, mut n) = (0.0, 0.0);
        for ([from, then], [to, after]) in spans {
            let kept = to.saturating_sub(*from.max(&oldest)) as f64;
            sum += kept * (updates as f64 - (then + after) as f64 / 2.0);
            n += kept;
        }
        if n > 0.0 {
            points.push(("replay/age_in_updates".into(), sum / n));
        }
        points
    }

    pub fn remote_actors(&mut self, taken: &Taken, at: Progress) {
        let per = |sum: u64, n: u64| sum as f64 / n.max(1) as f64;
        let points = [
            ("staleness", per(taken.staleness, taken.batches)),
            ("bytes_per_decision", per(taken.bytes, taken.decisions)),
            ("decisions", taken.decisions as f64),
            ("too_old", taken.too_old as f64),
        ];
        self.points(points.map(|(name, value)| (format!("actors/{name}"), value)).into(), at);
    }

    pub fn evaluation(&mut self, name: &str, results: &[BotResult], at: Progress) {
        let scores: Vec<String> = results.iter().map(|r| format!("{} {:.2}", r.bot, r.score.score)).collect();
        self.latest = format!(" | {}", scores.join(", "));
        let mut points = Vec::new();
        for BotResult { bot, score, .. } in results {
            points.push((format!("{name}/{bot}"), score.score));
            points.push((format!("{name}_turns/{bot}"), score.mean_turns));
            points.push((format!("{name}_score_own/{bot}"), score.mean_score[0]));
            points.push((format!("{name}_score_other/{bot}"), score.mean_score[1]));
        }
        self.points(points, at);
        if !self.quiet && self.bar.is_none() {
            notice(format!("{:.2} M decisions: {}", at.decisions as f64 / 1e6, scores.join(", ")));
        }
    }

    pub fn exploiter(&mut self, score: &Score, own_weights: bool, at: Progress) {
        let [low, high] = score.ci95;
        let points = [("score", score.score), ("score_low", low), ("score_high", high)];
        self.points(points.map(|(name, value)| (format!("exploiters/{name}"), value)).into(), at);
        let began = if own_weights { "the learner's weights" } else { "fresh weights" };
        self.tell(&format!(
            "{:.2} M decisions: exploiter, from {began}: {:.2} [{low:.2}, {high:.2}] against the learner; it joins the league",
            at.decisions as f64 / 1e6,
            score.score
        ));
    }

    pub fn promotion(&mut self, promoted: bool, at: Progress) {
        self.points(vec![("league/promoted".into(), promoted as u8 as f64)], at);
    }

    /// Returns points of speed since the last call, and of progress.
    pub fn speeds(&mut self, progress: Progress) -> Vec<(String, f64)> {
        let now = Instant::now();
        let pace = Pace::since(std::mem::replace(&mut self.report_mark, (now, progress)), now, progress);
        vec![
            ("speed/decisions_per_s".into(), pace.decisions_per_s),
            ("speed/updates_per_s".into(), pace.updates_per_s),
            ("progress/updates".into(), progress.updates as f64),
        ]
    }

    /// Adds points to the curves, and passes them on.
    pub fn points(&mut self, points: Vec<(String, f64)>, at: Progress) {
        self.write(&points, at.decisions);
        if let Some(watch) = &mut self.watch {
            watch(points, at);
        }
    }

    /// Writes points of the curves. After a failed write the next call tries a new file.
    fn write(&mut self, points: &[(String, f64)], at: u64) {
        let Some(folder) = self.folder.clone() else { return };
        let add = |events: &mut Events| {
            points.iter().try_for_each(|(name, value)| events.point(name, *value as f32, at))?;
            events.flush()
        };
        let written = match self.events.take() {
            Some(events) => Ok(events),
            None => Events::create(&folder).and_then(|mut events| {
                if let Some(step) = self.session {
                    events.session(step)?;
                    events.flush()?;
                    self.session = None;
                }
                if !self.settings.is_empty() {
                    events.text("settings", &format!("```toml\n{}\n```", self.settings.trim_end()))?;
                }
                Ok(events)
            }),
        };
        match written.and_then(|mut events| add(&mut events).map(|()| events)) {
            Ok(events) => self.events = Some(events),
            Err(error) => self.warn(&format!("no curves: {}: {error}", folder.display())),
        }
    }

    pub fn warn(&mut self, why: &str) {
        if !std::mem::replace(&mut self.told, true) {
            notice(format!("warning: {why}; training continues"));
        }
    }

    pub fn finish(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_that_cannot_be_written_are_done_without() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("events");
        std::fs::write(&path, "a file where the folder should be").expect("writable");
        let mut metrics = Metrics::new(Some(&path), true);
        let at = |decisions| Progress { decisions, updates: 1 };
        metrics.promotion(true, at(1));
        assert!(metrics.told && metrics.events.is_none());
        std::fs::remove_file(&path).expect("there");
        metrics.promotion(true, at(2));
        assert!(metrics.events.is_some());
        assert_eq!(std::fs::read_dir(&path).expect("a folder").count(), 1);
    }

    #[test]
    fn a_session_begins_behind_the_checkpoint() {
        for (decisions, step) in [(0, 0), (64, 65)] {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let at = |decisions| Progress { decisions, updates: 1 };
            let mut metrics = Metrics::new(Some(folder.path()), true).going_on(at(decisions));
            (0..2).for_each(|k| metrics.promotion(true, at(decisions + k)));
            let file = std::fs::read_dir(folder.path()).expect("a folder").next();
            let file = file.expect("a file").expect("an entry").path();
            let events = crate::report::events::tests::read(&file);
            let starts: Vec<i64> = events.iter().filter(|e| e.has_session_log()).map(|e| e.get_step()).collect();
            assert_eq!(starts, [step]);
            assert!(events[1].has_session_log() && events.len() == 4);
        }
    }
}
