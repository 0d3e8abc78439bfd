//! League: draws the players of games (the learner, snapshots, bots) and records results.
//!
//! Networks live in [`turf_agents::policy`], bots in [`crate::rollout::opponents`]. A game's opponent is drawn when
//! the game starts, with the game's own random stream and the scores at the beginning of the step. So the order in
//! which threads play the games does not matter.

mod seating;
mod standing;
#[cfg(test)]
mod tests;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use turf_env::{Player, Rng};

use crate::config::{LeagueConfig, drop_retired_of};
use crate::rollout::COUNT_LIMIT;
pub use seating::{Controller, Seating, SnapshotId};
use standing::COUNTED;
pub use standing::Standing;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    pub taken_at: u64,
    /// True if it was trained against the learner alone and never was the learner.
    #[serde(default)]
    pub exploiter: bool,
    #[serde(default)]
    pub start: bool,
    pub standing: Standing,
    /// Scores of the learner when the snapshot was taken. For an exploiter: its own score against that learner.
    pub against: Vec<OpponentScore>,
}

impl Snapshot {
    fn new(taken_at: u64, against: Vec<OpponentScore>) -> Self {
        Self { taken_at, exploiter: false, start: false, standing: Standing::new(), against }
    }

    fn name(&self) -> String {
        match (self.start, self.exploiter) {
            (true, _) => "start".into(),
            (_, exploiter) => format!("{}@{}", if exploiter { "exploiter" } else { "" }, self.taken_at),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpponentScore {
    /// A bot's name, `start` for the policy that the run began with, `@N` for the snapshot taken at N decisions,
    /// `exploiter@N` for the exploiter added then, or `learner@N` for the opponent that exploiter was trained against.
    pub opponent: String,
    pub games: u64,
    pub score: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PayoffRow {
    pub player: String,
    pub against: Vec<OpponentScore>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct League {
    #[serde(deserialize_with = "read_config")]
    config: LeagueConfig,
    n_slots: usize,
    snapshots: Vec<Snapshot>,
    bots: Vec<(String, Standing)>,
    next_snapshot: u64,
    #[serde(default)]
    exploiters: Exploiters,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Exploiters {
    trained: u64,
    last: u64,
}

/// Reads the settings in a checkpoint, which may hold retired ones.
fn read_config<'de, D: Deserializer<'de>>(deserializer: D) -> Result<LeagueConfig, D::Error> {
    let mut table = toml::Table::deserialize(deserializer)?;
    drop_retired_of("league", &mut table);
    table.try_into().map_err(D::Error::custom)
}

impl League {
    pub fn new(config: &LeagueConfig, n_slots: usize, bots: &[String]) -> Self {
        Self {
            config: config.clone(),
            n_slots,
            snapshots: Vec::new(),
            bots: bots.iter().map(|name| (name.clone(), Standing::new())).collect(),
            next_snapshot: config.snapshot_period,
            exploiters: Exploiters::default(),
        }
    }

    pub fn change(&mut self, config: &LeagueConfig) {
        self.config = config.clone();
    }

    pub fn follow(&mut self, learner: League) -> Result<(), &'static str> {
        let own = League { config: learner.config.clone(), n_slots: learner.n_slots, ..self.clone() };
        learner.check(&own)?;
        let n_slots = self.n_slots;
        *self = League { n_slots, ..learner };
        Ok(())
    }

    /// Maps a slot of a rollout with `n_envs` games to the slot of this one at the same point of the exploration
    /// ladder.
    pub fn place_of(&self, slot: u32, n_envs: u32) -> u32 {
        (u64::from(slot) * self.n_slots as u64 / u64::from(n_envs.max(1))) as u32
    }

    pub fn check(&self, fresh: &League) -> Result<(), &'static str> {
        let names = |league: &League| league.bots.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        if self.config != fresh.config || names(self) != names(fresh) || self.n_slots != fresh.n_slots {
            return Err("its league is of another run");
        }
        let snapshots = self.snapshots.iter().map(|snapshot| &snapshot.standing);
        let mut standings = self.bots.iter().map(|(_, standing)| standing).chain(snapshots);
        let counted = [self.exploiters.trained, self.exploiters.last];
        if self.snapshots.len() > self.most()
            || !standings.all(Standing::is_sound)
            || counted.iter().any(|&n| n >= COUNT_LIMIT)
        {
            return Err("its league contradicts itself");
        }
        Ok(())
    }

    pub fn knows(&self, seating: &Seating) -> bool {
        let known = |controller: &Controller| match *controller {
            Controller::Learner => true,
            Controller::Snapshot(place) => place < self.snapshots.len(),
            Controller::Bot(bot) => bot < self.bots.len(),
        };
        seating.players.contains(&Controller::Learner) && seating.players.iter().all(known)
    }

    pub fn is_learnt_from(&self, controller: Controller) -> bool {
        match controller {
            Controller::Learner => true,
            Controller::Bot(bot) => self.config.demonstrators.contains(&self.bots[bot].0),
            Controller::Snapshot(_) => false,
        }
    }

    pub fn draw(&self, rng: &mut Rng) -> Seating {
        let opponent = self.draw_opponent(rng);
        let mut players = [Controller::Learner; 2];
        players[rng.below(2) as usize] = opponent;
        let snapshot_taken_at = match opponent {
            Controller::Snapshot(place) => self.snapshots[place].taken_at,
            _ => 0,
        };
        Seating { players, snapshot_taken_at }
    }

    fn draw_opponent(&self, rng: &mut Rng) -> Controller {
        let x = rng.unit();
        if x < self.config.bot_fraction && !self.bots.is_empty() {
            return Controller::Bot(self.draw_bot(rng));
        }
        let x = x - self.config.bot_fraction;
        if (0.0..self.config.snapshot_fraction).contains(&x) && !self.snapshots.is_empty() {
            return Controller::Snapshot(self.draw_snapshot(rng));
        }
        Controller::Learner
    }

    fn draw_snapshot(&self, rng: &mut Rng) -> usize {
        let standings = self.snapshots.iter().map(|s| &s.standing);
        draw_hard(standings, self.config.hardness_power, 0.01, rng)
    }

    /// Draws with a larger least weight than for snapshots, so that the learner does not unlearn the easiest bots.
    fn draw_bot(&self, rng: &mut Rng) -> usize {
        let standings = self.bots.iter().map(|(_, standing)| standing);
        draw_hard(standings, self.config.hardness_power, 0.05, rng)
    }

    /// Records the result of a game: `value` is 1, 0 or -1 if A won, drew or lost. Only the last quarter of the slots
    /// counts, in which the learner explores least ([`crate::rollout::exploration::ladder`]). The result against a
    /// snapshot that was replaced during the game is dropped.
    pub fn record(&mut self, slot: usize, seating: &Seating, value: f32) {
        if slot < self.n_slots - self.n_slots.div_ceil(COUNTED) {
            return;
        }
        for seat in Player::BOTH {
            let sign = if seat == Player::A { 1.0 } else { -1.0 };
            let learner_points = (1.0 - sign * value as f64) / 2.0;
            match seating.controller(seat) {
                Controller::Learner => {}
                Controller::Bot(bot) => self.bots[bot].1.record(learner_points),
                Controller::Snapshot(place) => {
                    if self.snapshots[place].taken_at == seating.snapshot_taken_at {
                        self.snapshots[place].standing.record(learner_points);
                    }
                }
            }
        }
    }

    pub fn is_snapshot_due(&self, decisions: u64) -> bool {
        decisions >= self.next_snapshot && self.config.n_snapshots > 0
    }

    /// Schedules the next snapshot a period after `decisions`. Call it if the one due was taken, and if it was refused.
    pub fn snapshot_decided(&mut self, decisions: u64) {
        self.next_snapshot = decisions + self.config.snapshot_period;
    }

    pub fn newest(&self) -> Option<usize> {
        let snapshots = (0..self.snapshots.len()).filter(|&place| !self.snapshots[place].exploiter);
        snapshots.max_by_key(|&place| self.snapshots[place].taken_at)
    }

    /// Adds a snapshot and returns its place: the end, or the place of the one that the learner beats most. The start
    /// is never replaced.
    pub fn admit(&mut self, decisions: u64) -> usize {
        self.seat(Snapshot::new(decisions, self.scores()))
    }

    pub fn is_exploiter_due(&self, decisions: u64) -> bool {
        let period = self.config.exploiter_period;
        period > 0 && decisions >= self.exploiters.last.saturating_add(period)
    }

    pub fn exploiters_trained(&self) -> u64 {
        self.exploiters.trained
    }

    pub fn exploiter_trained(&mut self, decisions: u64) {
        self.exploiters.trained += 1;
        self.exploiters.last = decisions;
    }

    pub fn admit_exploiter(&mut self, decisions: u64, games: u64, score: f64) -> usize {
        let opponent = format!("learner@{decisions}");
        let against = vec![OpponentScore { opponent, games, score }];
        self.seat(Snapshot { exploiter: true, ..Snapshot::new(decisions, against) })
    }

    pub fn admit_start(&mut self) -> usize {
        self.snapshots.push(Snapshot { start: true, ..Snapshot::new(0, Vec::new()) });
        self.snapshots.len() - 1
    }

    pub fn start(&self) -> Option<usize> {
        self.snapshots.iter().position(|snapshot| snapshot.start)
    }

    fn most(&self) -> usize {
        self.config.n_snapshots + self.start().is_some() as usize
    }

    fn seat(&mut self, fresh: Snapshot) -> usize {
        if self.snapshots.len() < self.most() {
            self.snapshots.push(fresh);
            return self.snapshots.len() - 1;
        }
        let score = |s: &Snapshot| s.standing.score;
        let easiest = (0..self.snapshots.len())
            .filter(|&place| !self.snapshots[place].start)
            .max_by(|&a, &b| score(&self.snapshots[a]).total_cmp(&score(&self.snapshots[b])))
            .expect("at least one");
        self.snapshots[easiest] = fresh;
        easiest
    }

    pub fn scores(&self) -> Vec<OpponentScore> {
        let score = |opponent: String, standing: &Standing| OpponentScore {
            opponent,
            games: standing.games,
            score: standing.score,
        };
        let bots = self.bots.iter().map(|(name, standing)| score(name.clone(), standing));
        let snapshots = self.snapshots.iter().map(|s| score(s.name(), &s.standing));
        bots.chain(snapshots).filter(|score| score.games > 0).collect()
    }

    /// Returns the payoff table: a row for each snapshot as of when it was taken, oldest first; then the learner's row.
    pub fn payoff(&self) -> Vec<PayoffRow> {
        let mut oldest_first: Vec<&Snapshot> = self.snapshots.iter().collect();
        oldest_first.sort_by_key(|snapshot| snapshot.taken_at);
        let row = |player: String, against: Vec<OpponentScore>| PayoffRow { player, against };
        let snapshots = oldest_first.into_iter().map(|s| row(s.name(), s.against.clone()));
        snapshots.chain([row("learner".into(), self.scores())]).collect()
    }

    pub fn snapshots(&self) -> &[Snapshot] {
        &self.snapshots
    }

    pub fn bots(&self) -> &[(String, Standing)] {
        &self.bots
    }

    pub fn take_recent(&mut self) -> Vec<(String, f64)> {
        let bots = self.bots.iter_mut().filter_map(|(name, s)| Some((name.clone(), s.take_recent()?)));
        let mut recent: Vec<_> = bots.collect();
        let mut all = Standing::new();
        for snapshot in &mut self.snapshots {
            all.recent_games += std::mem::take(&mut snapshot.standing.recent_games);
            all.recent_points += std::mem::take(&mut snapshot.standing.recent_points);
        }
        recent.extend(all.take_recent().map(|score| ("snapshots".into(), score)));
        recent
    }
}

/// Draws an opponent with weight (1 - score)^power + `least` (prioritised fictitious self-play, Vinyals et al. 2019).
fn draw_hard<'a>(standings: impl Iterator<Item = &'a Standing>, power: f64, least: f64, rng: &mut Rng) -> usize {
    let weights: Vec<f64> = standings.map(|s| (1.0 - s.score).max(0.0).powf(power) + least).collect();
    let mut x = rng.unit() * weights.iter().sum::<f64>();
    let drawn = weights.iter().position(|weight| {
        x -= weight;
        x < 0.0
    });
    drawn.unwrap_or(weights.len() - 1)
}
