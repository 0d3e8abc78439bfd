//! The final stage: pairings of the teams that the ladder sent, in any of the tournament's formats.

use std::collections::BTreeMap;

use turf_agents::tournament::format::{Schedule, schedule};
use turf_agents::tournament::pairing::{GameResult, Pairing, Results};
use turf_agents::tournament::plan::Plan;
use turf_agents::tournament::stages::{covers, stages};

use crate::contests::Contest;
use crate::db::{Change, Db};
use crate::ladders::Table;
use crate::matches::{self, Kind, Order};
use crate::problem::{Problem, Result};
use crate::teams::{self, Team};

#[derive(Clone)]
pub struct Finals {
    pub plan: Plan,
    pub teams: Vec<Team>,
    pub results: Results,
    pub schedule: Schedule,
    /// Matches by pairing, as far as games of theirs are over.
    pub matches: BTreeMap<String, i64>,
    /// Games by pairing, in order.
    pub games: BTreeMap<String, Vec<Game>>,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub id: i64,
    /// Side of the pairing that won.
    pub winner: Option<i64>,
    /// Time of its end.
    pub at: i64,
}

pub async fn seed(change: &mut Change, contest: &Contest, ladder: &Table) -> Result<()> {
    let first = ladder.rows.iter().filter_map(|row| row.team).take(contest.settings.promote);
    let first: Vec<i64> = first.collect();
    if first.len() < 2 {
        return Err(Problem::bad("the final stage needs two teams on the ladder", "淘汰赛至少需要天梯上的两支队伍"));
    }
    for (place, team) in first.iter().enumerate() {
        sqlx::query("UPDATE teams SET seed_place = $1 WHERE id = $2")
            .bind(place as i64)
            .bind(team)
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}

impl Finals {
    /// Reads the final stage. `None` before it is seeded.
    pub async fn read(db: &Db, contest: &Contest) -> Result<Option<Self>> {
        let mut teams = teams::all(db, contest.id).await?;
        teams.retain(|team| team.seed_place.is_some());
        teams.sort_by_key(|team| team.seed_place);
        if teams.len() < 2 {
            return Ok(None);
        }
        let mut plan = contest.settings.plan(&contest.game, teams.len());
        plan.seed = contest.id as u64;
        for (entrant, team) in plan.entrants.iter_mut().zip(&teams) {
            entrant.name.clone_from(&team.name);
        }
        // With fewer teams than planned some stages are left out.
        let known = stages(&plan);
        let whole = plan.clone();
        plan.stages.retain(|general, _| known.iter().any(|stage| covers(&whole, general, stage)));
        plan.check().map_err(Problem::broken)?;
        let (mut results, mut known) = (Results::new(), BTreeMap::new());
        let mut games: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (id, key, game, at, winner, score_a, score_b) in matches::finals(db, contest.id).await? {
            known.insert(key.clone(), id);
            games.entry(key.clone()).or_default().push(Game { id: game, winner, at });
            results
                .entry(key)
                .or_default()
                .add(&GameResult { winner: winner.map(|side| side as usize), scores: [score_a, score_b] });
        }
        let schedule = settle(&plan, &teams, &mut results);
        Ok(Some(Self { plan, teams, results, schedule, matches: known, games }))
    }

    /// Returns the final stage as it stands for those who know the results of these pairings only.
    pub fn known(&self, is_known: impl Fn(&str) -> bool) -> Self {
        let mut now = self.clone();
        now.results.retain(|key, _| is_known(key));
        now.schedule = settle(&now.plan, &now.teams, &mut now.results);
        now
    }

    /// Returns the number of a pairing's last game, 0 before there is one.
    pub fn last_game(&self, pairing: &str) -> i64 {
        self.games.get(pairing).and_then(|games| games.last()).map_or(0, |game| game.id)
    }

    pub fn open(&self) -> impl Iterator<Item = &Pairing> {
        self.schedule.pairings.iter().filter(|pairing| !pairing.is_over_in(&self.results))
    }

    /// Orders the pairings that can be played now. With [`Settings::hold`](crate::contests::Settings::hold), as many as the
    /// organiser has released.
    pub async fn order(&self, db: &Db, contest: &Contest) -> Result<()> {
        let ordered: Vec<(String,)> = sqlx::query_as(
            "SELECT pairing FROM matches WHERE contest_id = $1 AND kind = 'final' AND pairing IS NOT NULL",
        )
        .bind(contest.id)
        .fetch_all(&db.pool)
        .await?;
        let is_new = |pairing: &&Pairing| !ordered.iter().any(|(key,)| *key == pairing.key);
        let most = match contest.settings.hold {
            true => (contest.released as usize).saturating_sub(ordered.len()),
            false => usize::MAX,
        };
        let mut orders = Vec::new();
        for pairing in self.open().filter(is_new) {
            let [Some(a), Some(b)] = pairing.bots.map(|bot| self.teams[bot].entered) else {
                continue;
            };
            let mut order = Order::new(contest, Kind::Final, a, Some(b));
            order.pairing = Some(pairing.key.clone());
            order.games = pairing.games as i64;
            order.settings = self.plan.config_of(pairing).to_string();
            orders.push(order);
        }
        orders.truncate(most);
        matches::enqueue_all(db, &orders).await
    }
}

/// Computes the schedule. A disqualified team loses its open pairings.
fn settle(plan: &Plan, teams: &[Team], results: &mut Results) -> Schedule {
    loop {
        let now = schedule(plan, results);
        let is_out = |bot: usize| teams[bot].disqualified.is_some();
        let lost = now.pairings.iter().find_map(|pairing| {
            let loser = pairing.bots.iter().position(|&bot| is_out(bot))?;
            (!pairing.is_over_in(results)).then(|| (pairing.clone(), loser))
        });
        let Some((pairing, loser)) = lost else { return now };
        let tally = results.entry(pairing.key.clone()).or_default();
        while !pairing.is_over(tally) {
            tally.add(&GameResult { winner: Some(1 - loser), scores: [0.0; 2] });
        }
    }
}
