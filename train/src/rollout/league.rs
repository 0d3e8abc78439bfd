//! Who plays which seat: the learner, frozen earlier selves, bots.
//!
//! This is the book-keeping alone; policies live in [`turf_agents::policy`], bots in [`crate::rollout::opponents`]. Opponents are drawn when a game
//! starts, with the game's own random stream and the scores as they were when the step began: so the order in which threads get
//! to games does not matter.

use crate::config::LeagueConfig;
use serde::{Deserialize, Serialize};
use turf_env::{Player, Rng};

use crate::rollout::COUNT_LIMIT;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Controller {
    /// The weights under training.
    Learner,
    /// The frozen weights at this place.
    Snapshot(usize),
    /// The bot of this number.
    Bot(usize),
}

/// Names a snapshot of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SnapshotId {
    /// Its place among the snapshots, which a later one may have taken since.
    pub place: usize,
    /// Decisions of the run when it was taken.
    pub taken_at: u64,
}

/// Who plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// A's and B's players.
    pub players: [Controller; 2],
    /// Decisions of the run at which the snapshot drawn was taken, 0 without one; tells whether it was replaced since.
    pub snapshot_taken_at: u64,
}

impl Seating {
    /// Who plays this seat.
    pub fn controller(&self, seat: Player) -> Controller {
        self.players[seat.index()]
    }

    /// The seat and number of the bot, if one plays.
    pub fn bot(&self) -> Option<(Player, usize)> {
        Player::BOTH.into_iter().find_map(|seat| match self.controller(seat) {
            Controller::Bot(bot) => Some((seat, bot)),
            _ => None,
        })
    }

    /// The snapshot that plays, if one does.
    pub fn snapshot(&self) -> Option<SnapshotId> {
        self.players.into_iter().find_map(|player| match player {
            Controller::Snapshot(place) => Some(SnapshotId {
                place,
                taken_at: self.snapshot_taken_at,
            }),
            _ => None,
        })
    }
}

/// The part of the games, those with the least exploration, whose results count: scores are to tell how strong the learner is,
/// not how much it tries out.
const COUNTED: usize = 4;

/// How the learner has done against one opponent, in the games that count ([`League::record`]).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// Games finished that count.
    pub games: u64,
    /// Running score (win 1, draw ½) that forgets over some fifty games; starts at ½.
    pub score: f64,
    /// Games finished since [`League::take_recent`].
    pub recent_games: u64,
    /// Points made in them.
    pub recent_points: f64,
}

impl Standing {
    fn new() -> Self {
        Self {
            score: 0.5,
            ..Self::default()
        }
    }

    fn is_sound(&self) -> bool {
        self.games < COUNT_LIMIT
            && (0.0..=1.0).contains(&self.score)
            && self.recent_games < COUNT_LIMIT
            && (0.0..=self.recent_games as f64).contains(&self.recent_points)
    }

    fn record(&mut self, points: f64) {
        self.games += 1;
        self.score += (points - self.score) * (1.0 / self.games as f64).max(0.02);
        self.recent_games += 1;
        self.recent_points += points;
    }

    fn take_recent(&mut self) -> Option<f64> {
        let (games, points) = (
            std::mem::take(&mut self.recent_games),
            std::mem::take(&mut self.recent_points),
        );
        (games > 0).then(|| points / games as f64)
    }
}

/// A frozen opponent's record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Decisions of the run when it was taken.
    pub taken_at: u64,
    /// Whether it was trained against the learner alone, and never was the learner.
    #[serde(default)]
    pub exploiter: bool,
    /// True for the policy that the run began with, which no other replaces.
    #[serde(default)]
    pub start: bool,
    /// How the learner does against it.
    pub standing: Standing,
    /// How the learner it was did when it was taken; an exploiter's own score against that learner.
    pub against: Vec<OpponentScore>,
}

impl Snapshot {
    fn name(&self) -> String {
        match (self.start, self.exploiter) {
            (true, _) => "start".into(),
            (_, exploiter) => format!("{}@{}", if exploiter { "exploiter" } else { "" }, self.taken_at),
        }
    }
}

/// One cell of the payoff table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpponentScore {
    /// A bot's name, `start` for the policy that the run began with, `@N` for the snapshot taken at N decisions, `exploiter@N` for the exploiter seated then, or `learner@N` for
    /// whom that was trained against.
    pub opponent: String,
    /// Games of training finished that count.
    pub games: u64,
    /// Running score over the last fifty or so.
    pub score: f64,
}

/// One row of the payoff table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PayoffRow {
    /// `@N` for the snapshot taken at N decisions, `exploiter@N` for the exploiter seated then, `learner` for the weights under
    /// training.
    pub player: String,
    /// Whom it has played, and how it went.
    pub against: Vec<OpponentScore>,
}

/// The opponents, and how it went against them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct League {
    /// Those of the run, which [`League::change`] sets after a league is read.
    #[serde(skip_deserializing)]
    config: LeagueConfig,
    n_slots: usize,
    snapshots: Vec<Snapshot>,
    bots: Vec<(String, Standing)>,
    next_snapshot: u64,
    #[serde(default)]
    exploiters: Exploiters,
}

/// Exploiters so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Exploiters {
    trained: u64,
    /// Decisions of the run when the last was.
    last: u64,
}

impl League {
    /// For `n_slots` games; `bots` are the names of the bots to play against.
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

    /// Goes on with other settings; who takes part stays.
    pub fn change(&mut self, config: &LeagueConfig) {
        self.config = config.clone();
    }

    /// Takes over who takes part and how it went from the learner's league; the games' places stay one's own. Fails where it is
    /// the league of other settings.
    pub fn follow(&mut self, learner: League) -> Result<(), &'static str> {
        let own = League {
            config: learner.config.clone(),
            n_slots: learner.n_slots,
            ..self.clone()
        };
        learner.check(&own)?;
        let n_slots = self.n_slots;
        *self = League { n_slots, ..learner };
        Ok(())
    }

    /// Where a game of another rollout, with so many games, stands among this one's: as far up the ladder of exploration.
    pub fn place_of(&self, slot: u32, n_envs: u32) -> u32 {
        (u64::from(slot) * self.n_slots as u64 / u64::from(n_envs.max(1))) as u32
    }

    /// Refuses a league read from a file that could not have come of `fresh`, this run's own at its start.
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

    /// Whether a game of this league may be played like this; one that was read from a file may not.
    pub fn knows(&self, seating: &Seating) -> bool {
        let known = |controller: &Controller| match *controller {
            Controller::Learner => true,
            Controller::Snapshot(place) => place < self.snapshots.len(),
            Controller::Bot(bot) => bot < self.bots.len(),
        };
        seating.players.contains(&Controller::Learner) && seating.players.iter().all(known)
    }

    /// Whether the decisions of this player are learnt from: the learner's, and those of demonstrators.
    pub fn is_learnt_from(&self, controller: Controller) -> bool {
        match controller {
            Controller::Learner => true,
            Controller::Bot(bot) => self.config.demonstrators.contains(&self.bots[bot].0),
            Controller::Snapshot(_) => false,
        }
    }

    /// Draws who plays the next game, with that game's stream.
    pub fn draw(&self, rng: &mut Rng) -> Seating {
        let opponent = self.draw_opponent(rng);
        let mut players = [Controller::Learner; 2];
        players[rng.below(2) as usize] = opponent;
        let snapshot_taken_at = match opponent {
            Controller::Snapshot(place) => self.snapshots[place].taken_at,
            _ => 0,
        };
        Seating {
            players,
            snapshot_taken_at,
        }
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

    /// Prioritised fictitious self-play (Vinyals et al. 2019): the harder, the more often.
    fn draw_snapshot(&self, rng: &mut Rng) -> usize {
        let standings = self.snapshots.iter().map(|s| &s.standing);
        draw_hard(standings, self.config.hardness_power, 0.01, rng)
    }

    /// The same among the bots, of which even the easiest must not be forgotten.
    fn draw_bot(&self, rng: &mut Rng) -> usize {
        let standings = self.bots.iter().map(|(_, standing)| standing);
        draw_hard(standings, self.config.hardness_power, 0.05, rng)
    }

    /// Notes how a game of this slot ended: `value` is 1, 0 or -1 as A won, drew or lost. Only the last quarter of the slots
    /// counts, in which the learner explores least ([`crate::rollout::exploration::ladder`]).
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
                    // Otherwise a newer snapshot took the place while the game went on: nobody's result.
                    if self.snapshots[place].taken_at == seating.snapshot_taken_at {
                        self.snapshots[place].standing.record(learner_points);
                    }
                }
            }
        }
    }

    /// Returns true if a snapshot is due at this many decisions.
    pub fn is_snapshot_due(&self, decisions: u64) -> bool {
        decisions >= self.next_snapshot && self.config.n_snapshots > 0
    }

    /// Notes that the snapshot due was taken or refused: the next one is a period away.
    pub fn snapshot_decided(&mut self, decisions: u64) {
        self.next_snapshot = decisions + self.config.snapshot_period;
    }

    /// The snapshot taken last; exploiters are none.
    pub fn newest(&self) -> Option<usize> {
        let snapshots = (0..self.snapshots.len()).filter(|&place| !self.snapshots[place].exploiter);
        snapshots.max_by_key(|&place| self.snapshots[place].taken_at)
    }

    /// Takes in a snapshot; where it is to be put: at the end, or in place of the one that the learner beats most.
    pub fn admit(&mut self, decisions: u64) -> usize {
        let against = self.scores();
        self.seat(Snapshot {
            taken_at: decisions,
            exploiter: false,
            start: false,
            standing: Standing::new(),
            against,
        })
    }

    /// Whether an exploiter is due at this many decisions; it stays due until [`League::exploiter_trained`].
    pub fn is_exploiter_due(&self, decisions: u64) -> bool {
        let period = self.config.exploiter_period;
        period > 0 && decisions >= self.exploiters.last.saturating_add(period)
    }

    /// Exploiters trained so far.
    pub fn exploiters_trained(&self) -> u64 {
        self.exploiters.trained
    }

    /// Notes that an exploiter was trained at this many decisions; the next one is due a period later.
    pub fn exploiter_trained(&mut self, decisions: u64) {
        self.exploiters.trained += 1;
        self.exploiters.last = decisions;
    }

    /// Takes in an exploiter that made this score in so many games against the learner it was trained against; where it is
    /// to be put, see [`League::admit`].
    pub fn admit_exploiter(&mut self, decisions: u64, games: u64, score: f64) -> usize {
        self.seat(Snapshot {
            taken_at: decisions,
            exploiter: true,
            start: false,
            standing: Standing::new(),
            against: vec![OpponentScore {
                opponent: format!("learner@{decisions}"),
                games,
                score,
            }],
        })
    }

    /// Takes in the policy that the run begins with, beside those that `league.n_snapshots` counts; where it is to be put.
    pub fn admit_start(&mut self) -> usize {
        self.snapshots.push(Snapshot {
            taken_at: 0,
            exploiter: false,
            start: true,
            standing: Standing::new(),
            against: Vec::new(),
        });
        self.snapshots.len() - 1
    }

    /// Returns the place of the policy that the run began with; `None` if it began with none.
    pub fn start(&self) -> Option<usize> {
        self.snapshots.iter().position(|snapshot| snapshot.start)
    }

    /// Most snapshots at a time.
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

    /// How the learner does against everyone it has played.
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

    /// The payoff table of the league as it is: a row for each snapshot, as of when it was taken, oldest first; then the
    /// learner's.
    pub fn payoff(&self) -> Vec<PayoffRow> {
        let mut oldest_first: Vec<&Snapshot> = self.snapshots.iter().collect();
        oldest_first.sort_by_key(|snapshot| snapshot.taken_at);
        let row = |player: String, against: Vec<OpponentScore>| PayoffRow { player, against };
        let snapshots = oldest_first.into_iter().map(|s| row(s.name(), s.against.clone()));
        snapshots.chain([row("learner".into(), self.scores())]).collect()
    }

    /// The frozen opponents.
    pub fn snapshots(&self) -> &[Snapshot] {
        &self.snapshots
    }

    /// Names of the bots and how the learner does against them.
    pub fn bots(&self) -> &[(String, Standing)] {
        &self.bots
    }

    /// Mean score against each bot, and against all snapshots together, over the games finished since the last call.
    pub fn take_recent(&mut self) -> Vec<(String, f64)> {
        let bots = self
            .bots
            .iter_mut()
            .filter_map(|(name, s)| Some((name.clone(), s.take_recent()?)));
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

/// One of the opponents, with weight (1 - score)^power + `least`.
fn draw_hard<'a>(standings: impl Iterator<Item = &'a Standing>, power: f64, least: f64, rng: &mut Rng) -> usize {
    let weights: Vec<f64> = standings
        .map(|s| (1.0 - s.score).max(0.0).powf(power) + least)
        .collect();
    let mut x = rng.unit() * weights.iter().sum::<f64>();
    let drawn = weights.iter().position(|weight| {
        x -= weight;
        x < 0.0
    });
    drawn.unwrap_or(weights.len() - 1)
}

#[cfg(test)]
mod tests;
