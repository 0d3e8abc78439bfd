//! Learning of a search's evaluation from deeper searches (TreeStrap, Veness et al. 2009), in rounds.
//!
//! The policy plays itself. Deeper searches value positions of these games. After every `treestrap.games` games a
//! candidate's evaluation is fitted to all positions kept. If it is surely stronger, it becomes the policy.
//!
//! Games are numbered and played in parts of fixed size, so equal settings and numbers of updates (fits) give the same
//! policy on any number of threads.

mod saving;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_agents::play::arena::BotMaker;
use turf_agents::play::bot::{Bot, Think};
use turf_agents::play::stop;
use turf_agents::policy::file::PolicyFile;
use turf_agents::policy::search::{Fit, SearchLearning, SearchPolicy, Valued};
use turf_agents::stats::score::Score;
use turf_agents::stats::sprt::Verdict;
use turf_env::{Encoding, Game, Rng, Rules};

use crate::config::TrainConfig;
use crate::report::bot_result::BotResult;
use crate::report::cpu_shares::CpuTimes;
use crate::report::metrics::{Budget, Metrics, Progress};
use crate::rollout::cpu_time::{self, Activity};
use crate::rollout::league::{OpponentScore, PayoffRow};
use crate::run::best;
use crate::run::evaluation::{self, Purpose};
use crate::run::self_play::{MAX_BETWEEN_POINTS, is_late};
use crate::run::threads;
use crate::run::{Run, SaveRequest, Totals, write_json};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Counters, EvaluationPoint};

/// Games between two looks at the budget.
const PART: u64 = 32;
/// One game of so many is held out.
const HELD_OUT: u64 = 10;
/// Random stream of fits; streams of games are numbered from 0.
const FIT_STREAM: u64 = u64::MAX;

pub struct TreeStrap<E: Encoding<Rules: Offered>> {
    encoding: E,
    pub config: TrainConfig<<E::Rules as Rules>::Config>,
    pub save_request: Option<SaveRequest>,
    state: State,
    policy: PolicyFile,
    positions: Positions,
    learning: &'static dyn SearchLearning,
    pool: rayon::ThreadPool,
    time: CpuTimes,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct State {
    /// `transitions` counts positions.
    counters: Counters,
    updates: u64,
    /// Update of the policy; 0 = the start.
    promoted: u64,
    /// Number of games at which the next fit is due.
    due: u64,
    curve: Vec<EvaluationPoint>,
    /// Score of every candidate against the policy then, with the number of the policy's update.
    candidates: Vec<(u64, OpponentScore)>,
}

/// Positions valued by the policies so far, as [`SearchLearning`] writes them.
#[derive(Clone, Debug, Default, PartialEq)]
struct Positions {
    learnt_from: Vec<u8>,
    held_out: Vec<u8>,
}

/// Search of a policy with an effort of its own.
struct Effort<'a, G: Game>(&'a dyn SearchPolicy<G>, Think);

impl<G: Game> BotMaker<G> for Effort<'_, G> {
    fn make(&self) -> Box<dyn Bot<G>> {
        self.0.bot(Some(self.1)).expect("a number of nodes")
    }

    fn remembers(&self) -> bool {
        false
    }
}

impl<E: Encoding<Rules: Offered>> TreeStrap<E> {
    /// Fails if the game has no search that learns, or if the settings name unknown bots.
    pub fn new(encoding: E, config: TrainConfig<<E::Rules as Rules>::Config>) -> Result<Self> {
        let learning = encoding.rules().search_learning().with_context(|| {
            format!("settings: learner: {} has no search that learns; use dqn", encoding.rules().name())
        })?;
        evaluation::bots(encoding, &config.evaluation.bots)?;
        let mut run = Self {
            encoding,
            pool: threads::pool(config.env.n_threads)?,
            policy: learning.start(),
            positions: Positions::default(),
            state: State { due: config.treestrap.games, ..State::default() },
            save_request: None,
            learning,
            time: CpuTimes::start(),
            config,
        };
        run.note_progress();
        Ok(run)
    }

    /// Begins with the search of a policy file.
    pub fn start_from(&mut self, policy: PolicyFile) -> Result<()> {
        search(self.encoding, &policy)?;
        self.policy = policy;
        self.note_progress();
        Ok(())
    }

    /// Learns until the budget is used up or `stop` is raised. Reports and saves on the way.
    pub fn run(&mut self, budget: Budget, stop: &AtomicBool, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        let (wall_before, start) = (self.state.counters.wall_s, Instant::now());
        self.time = CpuTimes::start();
        metrics.start(self.progress());
        let (mut saved, mut reported) = (start, start);
        while !stop.load(Ordering::Relaxed) && !self.is_over(&budget) {
            let plays = self.state.counters.games < self.state.due;
            if !(if plays { self.play()? } else { self.learn(folder, metrics)? }) {
                break;
            }
            self.state.counters.wall_s = wall_before + start.elapsed().as_secs_f64();
            metrics.progress(self.progress(), &budget);
            if reported.elapsed() >= MAX_BETWEEN_POINTS {
                reported = Instant::now();
                self.report(metrics);
            }
            let asked = self.save_request.as_ref().is_some_and(|(asked, _)| asked.swap(false, Ordering::SeqCst));
            if asked || is_late(saved, self.config.checkpoint.minutes) {
                saved = Instant::now();
                self.save_on_the_way(folder);
            }
            if asked {
                notice("saved on request; training continues");
            }
        }
        self.report(metrics);
        self.tell_fruitless(&budget, metrics);
        Ok(())
    }

    fn tell_fruitless(&self, budget: &Budget, metrics: &Metrics) {
        let State { updates, promoted, candidates, .. } = &self.state;
        // Every policy but the last one was an opponent.
        let policies: BTreeSet<_> = candidates.iter().map(|(_, score)| &score.opponent).collect();
        let tested = candidates.len() + 1;
        let fruitless = tested - policies.len() - (promoted == updates) as usize;
        if !candidates.is_empty() && fruitless > 0 {
            let last = match self.in_a_row() {
                0 => String::new(),
                n if self.is_stuck(budget) => format!(", among them the last {n}: stopped, as --patience asks"),
                n => format!(", among them the last {n} (--patience N stops after N in a row)"),
            };
            metrics.tell(&format!("{fruitless} of {updates} updates brought no stronger policy{last}"));
        }
    }

    /// Returns the number of the last updates that brought no stronger policy.
    fn in_a_row(&self) -> u64 {
        self.state.updates - self.state.promoted
    }

    fn is_stuck(&self, budget: &Budget) -> bool {
        budget.patience.is_some_and(|patience| self.in_a_row() >= patience)
    }

    fn is_over(&self, budget: &Budget) -> bool {
        budget.is_used(self.progress()) || self.is_stuck(budget)
    }

    /// Plays the next part of the games that are due. Returns false, and drops the part, if a stop interrupted it.
    fn play(&mut self) -> Result<bool> {
        let counters = &self.state.counters;
        let numbers = counters.games..self.state.due.min(counters.games + PART);
        let (policy, learning, seed) = (&self.policy, self.learning, self.config.seed);
        let before = cpu_time::of_process();
        let play = |number| stop::breakable(|| learning.play(policy, seed, number));
        let played: Option<Vec<_>> = self.pool.install(|| numbers.clone().into_par_iter().map(play).collect());
        self.time.spent.add(Activity::Bots, cpu_time::of_process() - before);
        let Some(played) = played else { return Ok(false) };
        for (number, game) in numbers.zip(played) {
            let Valued { decisions, positions } = game?;
            let counters = &mut self.state.counters;
            counters.games += 1;
            counters.decisions += decisions;
            counters.transitions += (positions.len() / learning.position_bytes()) as u64;
            self.positions.of_game(number).extend(positions);
        }
        self.positions.keep(self.config.replay.capacity * learning.position_bytes());
        self.note_progress();
        Ok(true)
    }

    /// Fits a candidate and tests it against the policy. Returns false, and leaves the round due, if a stop interrupted
    /// it.
    fn learn(&mut self, folder: &RunFolder, metrics: &mut Metrics) -> Result<bool> {
        let number = self.state.updates + 1;
        let before = cpu_time::of_process();
        let rng = Rng::stream(self.config.seed, FIT_STREAM, number);
        let Positions { learnt_from, held_out } = &self.positions;
        let fit = stop::breakable(|| self.learning.fit(&self.policy, learnt_from, held_out, rng));
        let fitting = cpu_time::of_process() - before;
        self.time.spent.add(Activity::Update, fitting);
        self.time.serial += fitting;
        let Some(Fit { policy, loss }) = fit.transpose()? else {
            return Ok(false);
        };
        let (promoted, score) = match self.compare(&policy, number) {
            Err(error) if error.is::<evaluation::BrokenOff>() => return Ok(false),
            compared => compared?,
        };
        self.note_candidate(number, loss, promoted, score, metrics);
        self.state.updates = number;
        self.state.due = self.state.counters.games + self.config.treestrap.games;
        if promoted {
            self.policy = policy;
            self.state.promoted = number;
            self.note_progress();
            match self.evaluate(Purpose::Periodic, None) {
                Err(error) if error.is::<evaluation::BrokenOff>() => {}
                results => {
                    let now = self.totals();
                    best::add_point(&mut self.state.curve, &now, &results?, Vec::new(), folder, metrics);
                }
            }
        }
        self.write_league(folder, metrics);
        self.save_on_the_way(folder);
        Ok(true)
    }

    fn note_candidate(&mut self, number: u64, loss: f64, promoted: bool, score: Option<Score>, metrics: &mut Metrics) {
        let mut points =
            vec![("learn/loss_held_out".to_string(), loss), ("league/promoted".into(), promoted as u8 as f64)];
        let mut line =
            format!("update {number}: {} positions, loss {loss:.3} of that without learning", self.n_positions());
        if let Some(Score { score, games, .. }) = score {
            let opponent = match self.state.promoted {
                0 => "start".to_string(),
                update => format!("update {update}"),
            };
            line += &format!(", {score:.3} of {games} games against {opponent}");
            points.push(("league/candidate".into(), score));
            let score = OpponentScore { opponent, games, score };
            self.state.candidates.push((number, score));
        }
        line += &match (promoted, number - self.state.promoted) {
            (true, _) => ": it plays from now on".to_string(),
            (false, 1) => ": not surely stronger".into(),
            (false, n) => format!(": not surely stronger, {n} updates in a row"),
        };
        metrics.tell(&line);
        let at = Progress { updates: number, ..self.progress() };
        metrics.points(points, at);
    }

    fn n_positions(&self) -> usize {
        self.positions.learnt_from.len() / self.learning.position_bytes()
    }

    /// Returns true if the candidate may replace the policy, and its score if it was tested.
    fn compare(&self, candidate: &PolicyFile, number: u64) -> Result<(bool, Option<Score>)> {
        let rules = &self.config.treestrap;
        if rules.gate_games == 0 {
            return Ok((true, None));
        }
        let [candidate, rival] = [candidate, &self.policy].map(|policy| search(self.encoding, policy));
        let think = Think::Nodes(rules.gate_nodes);
        let (candidate, rival) = (Effort(&*candidate?, think), Effort(&*rival?, think));
        let seed = Purpose::Gate(number).seed(self.config.seed);
        let (elo, games, config) = (rules.gate_elo, rules.gate_games, self.config.game.clone());
        let compare = || evaluation::compare(self.encoding.rules(), &candidate, &rival, elo, games, seed, config);
        let (verdict, score) = self.pool.install(compare)?;
        Ok((verdict == Verdict::Elo1, Some(score)))
    }

    fn write_league(&self, folder: &RunFolder, metrics: &mut Metrics) {
        let row = |(number, score): &(u64, OpponentScore)| PayoffRow {
            player: format!("update {number}"),
            against: vec![score.clone()],
        };
        let rows: Vec<PayoffRow> = self.state.candidates.iter().map(row).collect();
        write_json("league.json", &rows, folder, metrics);
    }

    fn report(&mut self, metrics: &mut Metrics) {
        let Counters { decisions, games, .. } = self.state.counters;
        if self.state.counters.reported_at == decisions && decisions > 0 {
            return;
        }
        self.state.counters.reported_at = decisions;
        let mut points = metrics.speeds(self.progress());
        points.extend([
            ("progress/games".into(), games as f64),
            ("replay/transitions".into(), self.n_positions() as f64),
        ]);
        let shares = self.totals().shares.named().into_iter();
        points.extend(shares.map(|(name, share)| (format!("time/{name}"), share)));
        metrics.points(points, self.progress());
    }

    /// Writes the run's totals into the policy's notes.
    fn note_progress(&mut self) {
        let notes = [
            ("decisions", self.state.counters.decisions),
            ("updates", self.state.promoted),
            ("seed", self.config.seed),
        ];
        let notes = notes.map(|(key, number)| (key.to_string(), number.to_string()));
        self.policy.notes.extend(notes);
    }

    pub fn progress(&self) -> Progress {
        Progress { decisions: self.state.counters.decisions, updates: self.state.updates }
    }
}

fn search<E: Encoding<Rules: Offered>>(encoding: E, policy: &PolicyFile) -> Result<Box<dyn SearchPolicy<E::Game>>> {
    let search = encoding
        .rules()
        .search_policy(policy)
        .context("it is a network, and this run learns a search (--preset dqn learns a network)")?;
    search.map_err(|why| anyhow!("{why}"))
}

impl Positions {
    fn of_game(&mut self, number: u64) -> &mut Vec<u8> {
        match number % HELD_OUT {
            0 => &mut self.held_out,
            _ => &mut self.learnt_from,
        }
    }

    /// Drops the oldest beyond `bytes`.
    fn keep(&mut self, bytes: usize) {
        for positions in [&mut self.learnt_from, &mut self.held_out] {
            positions.drain(..positions.len().saturating_sub(bytes));
        }
    }
}

impl<E: Encoding<Rules: Offered>> Run for TreeStrap<E> {
    fn save(&mut self, folder: &RunFolder) -> Result<PathBuf> {
        self.write_checkpoint(folder)
    }

    fn exported(&mut self) -> PolicyFile {
        self.policy.clone()
    }

    fn evaluate(&mut self, purpose: Purpose, limit: Option<Duration>) -> Result<Vec<BotResult>> {
        let policy = &self.policy;
        let (bots, games) = evaluation::opponents(self.encoding, purpose, &self.config.evaluation, &[])?;
        let seed = purpose.seed(self.config.seed);
        self.pool.install(|| evaluation::evaluate(self.encoding, policy, &bots, &[], games, seed, limit))
    }

    fn curve(&self) -> &[EvaluationPoint] {
        &self.state.curve
    }

    fn totals(&self) -> Totals {
        let cpu = self.time.total();
        Totals {
            counters: self.state.counters,
            updates: self.state.updates,
            shares: self.time.shares(cpu),
            serial_fraction: self.time.serial_fraction(cpu),
            cpu_s: cpu.as_secs_f64(),
            best: None,
        }
    }
}
