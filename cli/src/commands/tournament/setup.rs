//! The tournament that a command describes: its plan, its bots, and the comparison with the one kept in the folder.

use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use turf_agents::notice::notice;
use turf_agents::tournament::entrants::split_list;
use turf_agents::tournament::plan::Plan;
use turf_web::any_game::AnyField;

use super::Tournament;
use crate::commands::games::OneGame;

impl Tournament {
    pub fn new_field(&self, game: &dyn OneGame) -> Result<(Plan, Box<dyn AnyField>)> {
        let field = game.field(&self.requested()?, self.bans == "strict")?;
        for bad in field.refused() {
            notice(format!("left out: {}: {}", bad.spec, bad.error));
        }
        if self.strict && !field.refused().is_empty() {
            bail!("{} of the bots cannot play, and --strict is given", field.refused().len());
        }
        let usual = Plan::new(self.game, self.format, field.entrants().to_vec());
        let (seed, refused) = (field.seed(self.seed), field.refused().to_vec());
        let plan = self.over(game, Plan { seed, refused, ..usual })?;
        plan.check().map_err(|why| anyhow!(why))?;
        Ok((plan, field))
    }

    fn requested(&self) -> Result<Vec<String>> {
        split_list(&self.bots).map_err(|why| anyhow!(why))
    }

    /// Returns a plan with all that this command says.
    fn over(&self, game: &dyn OneGame, usual: Plan) -> Result<Plan> {
        let (common, stages) = self.settings.by_stage();
        let config = common.json(game)?;
        let stages = stages.into_iter().map(|(name, own)| Ok((name, own.json(game)?)));
        Ok(Plan {
            config,
            stages: stages.collect::<Result<_>>()?,
            game: self.game.to_string(),
            format: self.format,
            games: self.games,
            seed: self.seed.unwrap_or(usual.seed),
            groups: self.groups.unwrap_or(usual.groups),
            rounds: self.rounds.unwrap_or(usual.rounds),
            promote: self.promote.unwrap_or(usual.promote),
            requested: self.requested()?,
            think_ms: self.think_ms(),
            ties: self.ties,
            ..usual
        })
    }

    /// Returns the bots of the kept tournament if this command describes the same one; fails otherwise.
    pub fn same_field(&self, game: &dyn OneGame, was: &Plan) -> Result<Box<dyn AnyField>> {
        // Before any file is read: another game's bots need not exist.
        let asked = self.over(game, was.clone())?;
        if let Some(what) = was.difference(&asked) {
            bail!(what);
        }
        let field = game.field_again(was).map_err(|why| anyhow!(why))?;
        if self.bans == "strict" {
            field.check_bans().map_err(|why| anyhow!(why))?;
        }
        let now = Plan { entrants: field.entrants().to_vec(), ..asked };
        match was.difference(&now) {
            Some(what) => bail!(what),
            None => Ok(field),
        }
    }

    fn think_ms(&self) -> Option<u64> {
        self.settings.think().map(|time| time.as_millis() as u64)
    }

    /// Returns the time limit of a pairing in a game with this thinking time.
    pub fn pairing_time(&self, usual: Option<Duration>) -> Duration {
        let longer = self.settings.think().zip(usual);
        let longer = longer.map_or(1.0, |(think, usual)| think.div_duration_f64(usual).max(1.0));
        let minutes = self.pair_minutes.unwrap_or(1.5 * longer * self.games as f64);
        Duration::from_secs_f64(60.0 * minutes)
    }
}
