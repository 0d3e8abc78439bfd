//! The tournament that a command describes: its plan, its bots, and the comparison with the one kept in the folder.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, anyhow, bail};
use serde_json::Value;
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_agents::tournament::entrants::{Field, split_list};
use turf_agents::tournament::plan::Plan;
use turf_env::Encoding;

use super::Tournament;

impl Tournament {
    pub fn new_field<E: Encoding<Rules: Offered>>(&self, encoding: E) -> Result<(Plan, Field<E>)> {
        let field = Field::read(encoding, &self.requested()?, self.bans == "strict")?;
        for bad in &field.refused {
            notice(format!("left out: {}: {}", bad.spec, bad.error));
        }
        if self.strict && !field.refused.is_empty() {
            bail!("{} of the bots cannot play, and --strict is given", field.refused.len());
        }
        let plan = self.plan(encoding.rules(), &field)?;
        plan.check().map_err(|why| anyhow!(why))?;
        Ok((plan, field))
    }

    fn requested(&self) -> Result<Vec<String>> {
        split_list(&self.bots).map_err(|why| anyhow!(why))
    }

    fn plan<E: Encoding<Rules: Offered>>(&self, rules: E::Rules, field: &Field<E>) -> Result<Plan> {
        let usual = Plan::new(self.game, self.format, field.entrants.clone());
        let (config, stages) = self.configs(rules)?;
        Ok(Plan {
            games: self.games,
            seed: field.seed(self.seed),
            groups: self.groups.unwrap_or(usual.groups),
            rounds: self.rounds.unwrap_or(usual.rounds),
            promote: self.promote.unwrap_or(usual.promote),
            requested: self.requested()?,
            refused: field.refused.clone(),
            config,
            stages,
            think_ms: self.think_ms(),
            ties: self.ties,
            ..usual
        })
    }

    /// Returns the bots of the kept tournament if this command describes the same one; fails otherwise.
    pub fn same_field<E: Encoding<Rules: Offered>>(&self, encoding: E, was: &Plan) -> Result<Field<E>> {
        let (config, stages) = self.configs(encoding.rules())?;
        // Before any file is read: another game's bots need not exist.
        let asked = Plan {
            game: self.game.to_string(),
            format: self.format,
            games: self.games,
            seed: self.seed.unwrap_or(was.seed),
            groups: self.groups.unwrap_or(was.groups),
            rounds: self.rounds.unwrap_or(was.rounds),
            requested: self.requested()?,
            config,
            stages,
            think_ms: self.think_ms(),
            ties: self.ties,
            ..was.clone()
        };
        if let Some(what) = was.difference(&asked) {
            bail!(what);
        }
        let field = Field::again(encoding, was).map_err(|why| anyhow!(why))?;
        if self.bans == "strict" {
            field.check_bans().map_err(|why| anyhow!(why))?;
        }
        let now = Plan { entrants: field.entrants.clone(), ..asked };
        match was.difference(&now) {
            Some(what) => bail!(what),
            None => Ok(field),
        }
    }

    fn configs<R: Offered>(&self, rules: R) -> Result<(Value, BTreeMap<String, Value>)> {
        let (common, stages) = self.settings.by_stage();
        let stages = stages.into_iter().map(|(name, own)| Ok((name, own.json(rules)?)));
        Ok((common.json(rules)?, stages.collect::<Result<_>>()?))
    }

    fn think_ms(&self) -> Option<u64> {
        self.settings.think().map(|time| time.as_millis() as u64)
    }

    pub fn pairing_time<R: Offered>(&self, rules: R) -> Duration {
        let longer = self.settings.think().zip(rules.offer().think);
        let longer = longer.map_or(1.0, |(think, usual)| think.div_duration_f64(usual).max(1.0));
        let minutes = self.pair_minutes.unwrap_or(1.5 * longer * self.games as f64);
        Duration::from_secs_f64(60.0 * minutes)
    }
}
