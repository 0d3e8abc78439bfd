//! The results of a tournament, read from its store, and its table for a terminal.

use std::collections::BTreeMap;

use super::format::{Schedule, schedule};
use super::pairing::Results;
use super::plan::Plan;
use super::scoreboard::short;
use super::store::{Store, StoreError};
use super::table::{Row, meetings, table};
use super::times::{Percentiles, Times};
use super::watch::LastGame;
use crate::columns::{Cell, widest};
use crate::play::contest::{VOID, say_void};
use crate::stats::payoff::RoundRobin;

pub struct Report {
    pub plan: Plan,
    pub schedule: Schedule,
    pub results: Results,
    pub meetings: RoundRobin,
    pub table: Vec<Row>,
    pub pairings: usize,
    /// Per entrant: thinking times.
    pub times: Vec<Percentiles>,
    /// Per entrant and ending: games won, drawn and lost.
    pub reasons: Vec<BTreeMap<String, [u32; 3]>>,
    pub games: Vec<LastGame>,
    pub programs: Vec<String>,
    pub day: String,
}

impl Report {
    pub fn of(plan: &Plan, store: &Store) -> Result<Self, StoreError> {
        let results = store.results()?;
        let schedule = schedule(plan, &results);
        let meetings = meetings(plan, &schedule, store)?;
        let n = plan.entrants.len();
        let mut times = vec![Times::default(); n];
        let mut reasons = vec![BTreeMap::new(); n];
        let mut games = Vec::new();
        store.each_game(|stored| {
            let game = &stored.game;
            for (&bot, bytes) in game.bots.iter().zip(&game.times) {
                if let Some(of_game) = Times::decode(bytes) {
                    times[bot].merge(&of_game);
                }
                let how = game.winner.map_or(1, |w| if w == bot { 0 } else { 2 });
                if game.reason != VOID {
                    reasons[bot].entry(game.reason.clone()).or_insert([0; 3])[how] += 1;
                }
            }
            games.push(LastGame::of(stored, &plan.game, &plan.entrants));
        })?;
        let mut rows = table(plan, &schedule, &results, &meetings, true);
        let mishaps = store.mishaps()?;
        for (row, bot) in rows.iter_mut().zip(&schedule.order) {
            row.mishaps = mishaps.get(bot).copied().unwrap_or_default();
        }
        Ok(Self {
            pairings: schedule.pairings.iter().filter(|p| p.is_over_in(&results)).count(),
            table: rows,
            times: times.iter().map(Times::percentiles).collect(),
            programs: store.programs()?,
            day: store.day()?,
            plan: plan.clone(),
            schedule,
            results,
            meetings,
            reasons,
            games,
        })
    }

    /// Removes error messages and tracebacks of bots. The results file keeps them.
    pub fn hide_output(&mut self) {
        self.games.iter_mut().for_each(|game| game.detail = None);
    }

    pub fn text(&self) -> String {
        let name = |row: &Row| short(&row.name, 40);
        let width = widest(self.table.iter().map(name), 3);
        let mut text = format!(
            "    {:width$}  played  won drawn lost points  rating            95 %  games won:drawn:lost   p99 ms\n",
            "bot"
        );
        for row in &self.table {
            let games = format!("{}:{}:{}", row.game_wins, row.game_draws, row.game_losses);
            text += &format!(
                "{:>3} {:width$}  {:>6} {:>4} {:>5} {:>4} {:>6}  {:>6}  {:>14}  {games:>20}  {:>7.3}\n",
                row.place,
                Cell(&name(row)),
                row.played,
                row.wins,
                row.draws,
                row.losses,
                row.points,
                row.rating.shown(),
                row.rating.interval(),
                self.times[self.bot(&row.name)].p99,
            );
        }
        for row in self.table.iter().filter(|row| row.mishaps > 0) {
            text += &format!("answers of {} that failed or were no move: {}\n", name(row), row.mishaps);
        }
        for bad in &self.plan.refused {
            text += &format!("left out: {}: {}\n", bad.spec, bad.error);
        }
        text += &say_void(self.void()).map_or(String::new(), |line| line + "\n");
        text
    }

    /// Returns the number of void games.
    pub fn void(&self) -> u64 {
        self.results.values().map(|tally| u64::from(tally.void)).sum()
    }

    pub fn bot(&self, name: &str) -> usize {
        let found = self.plan.entrants.iter().position(|e| e.name == name);
        found.expect("names come from the plan")
    }
}
