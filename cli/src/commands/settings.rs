//! `--set KEY=VALUE`: the game's own settings. `--think SECONDS`: thinking time of Python bots.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use serde_json::Value;
use turf_agents::spec::team::Team;

use super::games::OneGame;

#[derive(Args, Clone)]
pub struct GameSettings {
    /// A setting of the game (turf config lists them), for example
    /// 'game.boards=[{width=30,height=31,max_turns=150}]', game.rounds=100, game.max_turns=50; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// Thinking time of Python bots in seconds per game (stellar: per turn), instead of the contest's
    #[arg(long, value_name = "SECONDS", value_parser = thinking_time)]
    think: Option<Duration>,
}

impl GameSettings {
    /// Reads bots that are to play with these settings.
    pub fn team(&self, game: &dyn OneGame, specs: &[&str]) -> Result<Box<dyn Team>> {
        game.team(specs, &self.set, self.think)
    }

    /// Splits off the settings of stages (`STAGE.game.KEY=VALUE`). Returns the settings of all games and, by stage, these
    /// combined with the stage's own.
    pub fn by_stage(&self) -> (Self, BTreeMap<String, Self>) {
        let stage_of = |pair: &str| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let (stage, key) = key.split_once(".game.")?;
            Some((stage.trim().to_string(), format!("game.{key}={value}")))
        };
        let (own, common): (Vec<_>, Vec<_>) = self.set.iter().cloned().partition(|pair| stage_of(pair).is_some());
        let common = Self { set: common, think: self.think };
        let mut stages = BTreeMap::new();
        for (stage, pair) in own.iter().filter_map(|pair| stage_of(pair)) {
            stages.entry(stage).or_insert_with(|| common.clone()).set.push(pair);
        }
        (common, stages)
    }

    pub fn text(&self) -> String {
        let think = self.think.map(|time| format!("--think {}", time.as_secs_f64()));
        self.set.iter().cloned().chain(think).collect::<Vec<_>>().join(" ")
    }

    /// Returns the settings as JSON; null if they are the contest's own.
    pub fn json(&self, game: &dyn OneGame) -> Result<Value> {
        game.game_settings(&self.set)
    }

    /// Returns the thinking time if it differs from the contest's.
    pub fn think(&self) -> Option<Duration> {
        self.think
    }

    pub fn is_empty(&self) -> bool {
        self.set.is_empty() && self.think.is_none()
    }
}

pub(super) fn thinking_time(text: &str) -> Result<Duration, String> {
    match text.parse() {
        // Whole milliseconds, as a tournament's file keeps them.
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(Duration::from_millis((seconds * 1000.0) as u64)),
        _ => Err("takes seconds, from 0.001 to 3600".into()),
    }
}
