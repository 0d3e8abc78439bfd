//! [`AnyTraining`]: learning, settings and exports of a game, for code that knows the game by its name alone.

use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use turf_agents::Offered;
use turf_agents::contest::contents::Contract;
use turf_agents::contest::export::parity::{Pair, Parity, compare};
use turf_agents::contest::export::{bot_file, contents_of};
use turf_agents::policy::check_replies;
use turf_agents::policy::file::{PolicyError, PolicyFile};
use turf_agents::policy::net::Net;
use turf_agents::spec::team::{Team, team};
use turf_env::Rules;

use crate::config::describe::{self, Difference, Setting, commented, differences};
use crate::config::presets::{QUIET, preset};
use crate::config::{LearnerKind, TrainConfig, overlay};
use crate::session::opponent::Opponent;
use crate::session::{Caller, DEFAULT_MINUTES, Ended, Options, Task};

/// Training of a game whatever its types. Settings are text: TOML, and pairs `KEY=VALUE`. Every [`Offered`] is one.
pub trait AnyTraining: Send + Sync {
    fn learner(&self) -> LearnerKind;
    /// Returns the game's own settings with these pairs (`game.KEY=VALUE`) as JSON. Null if they are the contest's.
    fn game_settings(&self, pairs: &[String]) -> Result<Value>;
    /// Reads bots that are to play with these settings of the game, and with `think` as the thinking time of Python bots.
    fn team(&self, specs: &[&str], pairs: &[String], think: Option<Duration>) -> Result<Box<dyn Team>>;
    /// Returns all settings of training, also as TOML with their meanings.
    fn settings(&self, pairs: &[String]) -> Result<(Vec<Setting>, String)>;
    /// Returns the settings of a run's file that differ from the preset, and the bots of the run's evaluation.
    fn changed(&self, file: &str) -> Result<(Vec<Difference>, Vec<String>)>;
    /// Trains and exports the policy.
    fn train(&self, options: &Options, caller: Caller) -> Result<Ended>;
    /// Trains against the bot of a SPEC alone, or that of the run to resume, until the score is clearly above `until`.
    fn exploit(&self, options: &Options, policy: Option<&str>, until: f64, caller: Caller) -> Result<Ended>;
    /// Fails if the policy is none of this game.
    fn check_policy(&self, file: &PolicyFile) -> Result<(), PolicyError>;
    fn check_replies(&self, replies: u32) -> Result<(), String>;
    /// Returns a policy as Python text ([`bot_file`]) and the form that the contest asks of it.
    fn bot_file(&self, file: &PolicyFile) -> Result<(String, Contract), PolicyError>;
    /// Plays a policy's Python file beside the policy, as [`compare`] does.
    fn compare(&self, pair: &Pair) -> Result<Parity, String>;
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Own<C> {
    game: C,
}

/// Returns the game's own settings with these pairs, checked.
fn game_settings<R: Rules>(rules: R, pairs: &[String]) -> Result<R::Config> {
    let part = |pair: &str| Some(pair.split('=').next()?.split_once('.')?.0.to_string());
    if let Some(pair) = pairs.iter().find(|pair| part(pair).is_some_and(|part| part != "game")) {
        bail!("--set {pair}: only settings of the game (game.…) can be set here");
    }
    let Own { game: config } = overlay(&Own { game: rules.default_config() }, "", pairs)?;
    rules.check(&config).map_err(|why| anyhow!("settings: game: {why}"))?;
    Ok(config)
}

impl<R: Offered> AnyTraining for R {
    fn learner(&self) -> LearnerKind {
        // Without a preset of its own, a game would be tried out.
        let own = (!self.offer().preset.is_empty()).then(|| preset(*self).ok()).flatten();
        own.map_or(LearnerKind::Dqn, |preset| preset.learner)
    }

    fn game_settings(&self, pairs: &[String]) -> Result<Value> {
        let config = game_settings(*self, pairs)?;
        Ok(match config == self.default_config() {
            true => Value::Null,
            false => serde_json::to_value(config)?,
        })
    }

    fn team(&self, specs: &[&str], pairs: &[String], think: Option<Duration>) -> Result<Box<dyn Team>> {
        Ok(team(*self, specs, game_settings(*self, pairs)?, think)?)
    }

    fn settings(&self, pairs: &[String]) -> Result<(Vec<Setting>, String)> {
        let config = preset(*self)?.overlaid("", pairs)?;
        Rules::check(self, &config.game).map_err(|why| anyhow!(why)).context("settings: game")?;
        Ok((describe::settings(*self, &config), commented(*self, &config)))
    }

    fn changed(&self, file: &str) -> Result<(Vec<Difference>, Vec<String>)> {
        let config = TrainConfig::of(self.default_config()).overlaid(file, &[])?;
        Ok((differences(*self, &config, &preset(*self)?), config.evaluation.bots))
    }

    fn train(&self, options: &Options, caller: Caller) -> Result<Ended> {
        let (encoding, task) = (self.encoding(), Task::default());
        let prepared = options.prepare(encoding, &task)?;
        let mut ended = match prepared.config.learner {
            LearnerKind::Dqn => options.learn(&task, prepared, caller)?,
            LearnerKind::Treestrap => options.learn_search(prepared, caller)?,
        };
        ended.export(encoding);
        Ok(ended)
    }

    fn exploit(&self, options: &Options, policy: Option<&str>, until: f64, caller: Caller) -> Result<Ended> {
        let mut task = Task { score: Some(until), evaluates: true, ..Task::default() };
        if let Some(spec) = policy {
            let opponent = Opponent::new(self.encoding(), spec)?;
            // With long stand-offs all games against it look alike most of the time.
            task.preset = self.offer().named_presets.iter().map(|(name, _)| *name).find(|name| *name == QUIET);
            task.settings = opponent.settings(options.minutes.unwrap_or(DEFAULT_MINUTES));
            task.opponent = Some(opponent);
        }
        let prepared = options.prepare(self.encoding(), &task)?;
        options.learn(&task, prepared, caller)
    }

    fn check_policy(&self, file: &PolicyFile) -> Result<(), PolicyError> {
        match self.search_policy(file) {
            Some(search) => search.map(drop),
            None => Net::new(self.encoding(), file).map(drop),
        }
    }

    fn check_replies(&self, replies: u32) -> Result<(), String> {
        check_replies(self.encoding(), replies)
    }

    fn bot_file(&self, file: &PolicyFile) -> Result<(String, Contract), PolicyError> {
        Ok((bot_file(self.encoding(), file)?, contents_of(*self)?.contract))
    }

    fn compare(&self, pair: &Pair) -> Result<Parity, String> {
        compare(self.encoding(), pair)
    }
}
