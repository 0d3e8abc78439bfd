//! Settings of a tournament. Two runs of one plan play the same games.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use turf_env::Rules;

use crate::input::one_line;
use crate::words;

pub const MAX_BOTS: usize = 512;
pub const MAX_GAMES: u32 = 1000;
pub const MAX_ROUNDS: usize = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    RoundRobin,
    /// Round robins in groups, then a knockout of the best two of each group.
    GroupsKnockout,
    /// Single elimination, seeded in the order given.
    Knockout,
    DoubleElimination,
    Swiss,
}

impl Format {
    pub const ALL: [Self; 5] =
        [Self::RoundRobin, Self::GroupsKnockout, Self::Knockout, Self::DoubleElimination, Self::Swiss];

    pub fn name(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::GroupsKnockout => "groups-knockout",
            Self::Knockout => "knockout",
            Self::DoubleElimination => "double-elimination",
            Self::Swiss => "swiss",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// Net wins of games, then (round robin) the meetings of the equals, then the mean score.
    #[default]
    NetWins,
    /// Mean score (paper: area), then (round robin) the meetings of the equals, then net wins.
    MeanScore,
}

impl Ties {
    pub const ALL: [Self; 2] = [Self::NetWins, Self::MeanScore];

    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::NetWins => "net-wins",
            Self::MeanScore => "mean-score",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// Unique in the plan, see [`crate::spec::name`].
    pub name: String,
    pub spec: String,
    /// `sha256:…` of its file. `None` for built-in bots, which are part of the program.
    pub hash: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    pub spec: String,
    pub error: String,
}

/// A tournament: everything its games depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub game: String,
    pub format: Format,
    /// Maximum number of games of a pairing, without sudden death.
    pub games: u32,
    pub seed: u64,
    pub groups: usize,
    pub rounds: usize,
    pub promote: usize,
    pub requested: Vec<String>,
    pub entrants: Vec<Entrant>,
    pub refused: Vec<Refused>,
    /// [`turf_env::Rules::Config`] as JSON. Null for the contest's own settings.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub config: Value,
    /// Settings by stage ([`super::stages`]). The narrowest matching stage applies.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub stages: BTreeMap<String, Value>,
    /// Thinking time of Python bots in milliseconds, per game (stellar: per turn). `None` for the contest's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub think_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "Ties::is_usual")]
    pub ties: Ties,
}

impl Plan {
    pub fn new(game: &str, format: Format, entrants: Vec<Entrant>) -> Self {
        let n = entrants.len();
        Self {
            game: game.to_string(),
            format,
            games: 20,
            seed: 1,
            groups: usual_groups(n),
            rounds: usual_rounds(n),
            promote: usual_promotion(n),
            requested: entrants.iter().map(|e| e.spec.clone()).collect(),
            entrants,
            refused: vec![],
            config: Value::Null,
            stages: BTreeMap::new(),
            think_ms: None,
            ties: Ties::default(),
        }
    }

    pub fn think(&self) -> Option<Duration> {
        self.think_ms.map(Duration::from_millis)
    }

    pub fn unusual(&self) -> Vec<String> {
        let config = (!self.config.is_null()).then(|| format!("settings: {}", words::settings(&self.config)));
        let stages = self.stages.iter();
        let stages = stages.map(|(stage, config)| match config.is_null() {
            true => format!("{stage} settings: the contest's"),
            false => format!("{stage} settings: {}", words::settings(config)),
        });
        let think = self.think().map(|time| format!("{} s of thinking time", time.as_secs_f64()));
        let ties = (!self.ties.is_usual()).then(|| format!("ties by {}", self.ties.name()));
        config.into_iter().chain(stages).chain(think).chain(ties).collect()
    }

    pub fn check(&self) -> Result<(), String> {
        let n = self.entrants.len();
        if n < 2 {
            return Err(format!("a tournament needs two bots that can play, not {n}"));
        }
        if n > MAX_BOTS {
            return Err(format!("{n} bots; a tournament has {MAX_BOTS} at most"));
        }
        let mut names = BTreeSet::new();
        if let Some(twice) = self.entrants.iter().find(|e| !names.insert(&e.name)) {
            return Err(format!("two bots are called {}", twice.name));
        }
        if let Some(odd) = self.entrants.iter().find(|e| !crate::input::is_plain(&e.name)) {
            return Err(format!("{:?}: a control character in a name", odd.name));
        }
        if !(1..=MAX_GAMES).contains(&self.games) {
            return Err(format!("a pairing of {} games: it takes 1 to {MAX_GAMES}", self.games));
        }
        if self.format == Format::GroupsKnockout && (!self.groups.is_power_of_two() || self.groups > n / 2) {
            return Err(format!("{} groups of {n} bots: it takes a power of two, and two bots for each", self.groups));
        }
        if self.format == Format::Swiss && !(1..=MAX_ROUNDS).contains(&self.rounds) {
            return Err(format!("{} Swiss rounds: it takes 1 to {MAX_ROUNDS}", self.rounds));
        }
        self.check_stages()
    }

    /// Describes the first difference to `now` that would change a result. `None` if there is none.
    pub fn difference(&self, now: &Self) -> Option<String> {
        let both = |what: &str, of: &dyn Fn(&Self) -> String| {
            let (was, is) = (of(self), of(now));
            (was != is).then(|| format!("{what} was {was}, not {is}"))
        };
        let of_stage = |stage: &String| {
            let of = |plan: &Self| plan.stages.get(stage).map_or("that of all games".into(), shown);
            both(&format!("the configuration of {stage}"), &of)
        };
        let seconds = |time: Duration| format!("{} s", time.as_secs_f64());
        let settings = both("the game", &|plan| plan.game.clone())
            .or_else(|| both("the format", &|plan| plan.format.name().into()))
            .or_else(|| both("the seed", &|plan| plan.seed.to_string()))
            .or_else(|| both("the number of games", &|plan| plan.games.to_string()))
            .or_else(|| both("the game's configuration", &|plan| shown(&plan.config)))
            .or_else(|| self.stages.keys().chain(now.stages.keys()).find_map(of_stage))
            .or_else(|| both("the thinking time", &|plan| plan.think().map_or("the contest's".into(), seconds)))
            .or_else(|| both("what decides ties", &|plan| plan.ties.name().into()));
        if settings.is_some() {
            return settings;
        }
        if self.requested != now.requested {
            let one_sided = |a: &[String], b: &[String]| a.iter().find(|spec| !b.contains(spec)).cloned();
            return Some(match one_sided(&now.requested, &self.requested) {
                Some(spec) => format!("{spec} was not among the bots"),
                None => match one_sided(&self.requested, &now.requested) {
                    Some(spec) => format!("{spec} was among the bots and is not now"),
                    None => format!("the bots were {}, in this order", self.requested.join(",")),
                },
            });
        }
        let mut files = self.entrants.iter().zip(&now.entrants);
        if let Some((was, _)) = files.find(|(was, is)| was.hash != is.hash) {
            return Some(format!("the file of {} has changed", was.name));
        }
        match self.format {
            Format::GroupsKnockout => both("the number of groups", &|plan| plan.groups.to_string()),
            Format::Swiss => both("the number of rounds", &|plan| plan.rounds.to_string()),
            _ => None,
        }
    }
}

fn shown(config: &Value) -> String {
    match config.is_null() {
        true => "the contest's".to_string(),
        false => config.to_string(),
    }
}

/// Reads and checks [`Plan::config`]. What it leaves out is as in the contest. The error is one line.
pub fn game_config<R: Rules>(rules: R, config: &Value) -> Result<R::Config, String> {
    if config.is_null() {
        return Ok(rules.default_config());
    }
    let mut whole = serde_json::to_value(rules.default_config()).map_err(one_line)?;
    match (&mut whole, config) {
        (Value::Object(whole), Value::Object(given)) => whole.extend(given.clone()),
        _ => whole = config.clone(),
    }
    let read = serde_json::from_value(whole).map_err(one_line);
    let read = read.and_then(|config| rules.check(&config).map(|()| config));
    read.map_err(|why| format!("the game's settings: {why}"))
}

pub fn usual_groups(bots: usize) -> usize {
    match bots {
        12.. => 4,
        6.. => 2,
        _ => 1,
    }
}

/// Returns the number of rounds after which at most one bot has won every pairing.
pub fn usual_rounds(bots: usize) -> usize {
    (bots.max(2).next_power_of_two().trailing_zeros() as usize).max(1)
}

pub fn usual_promotion(bots: usize) -> usize {
    (bots / 2).clamp(1, 8)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn plan(format: Format, n: usize, seed: u64) -> Plan {
        let entrant = |i| Entrant { name: format!("bot{i}"), spec: format!("bot{i}"), hash: None };
        Plan { seed, ..Plan::new("nim", format, (0..n).map(entrant).collect()) }
    }

    #[test]
    fn differences_are_named() {
        let was = plan(Format::Swiss, 4, 1);
        assert_eq!(was.difference(&was), None);
        let differs = |change: fn(&mut Plan), says: &str| {
            let mut now = was.clone();
            change(&mut now);
            assert_eq!(was.difference(&now).as_deref(), Some(says));
        };
        differs(|p| p.seed = 2, "the seed was 1, not 2");
        differs(|p| p.game = "go".into(), "the game was nim, not go");
        differs(|p| p.games = 2, "the number of games was 20, not 2");
        differs(|p| p.format = Format::RoundRobin, "the format was swiss, not round-robin");
        differs(|p| p.requested[3] = "x".into(), "x was not among the bots");
        differs(|p| drop(p.requested.pop()), "bot3 was among the bots and is not now");
        differs(|p| p.requested.swap(0, 1), "the bots were bot0,bot1,bot2,bot3, in this order");
        differs(|p| p.entrants[2].hash = Some("x".into()), "the file of bot2 has changed");
        differs(|p| p.think_ms = Some(60_000), "the thinking time was the contest's, not 60 s");
        differs(|p| p.ties = Ties::MeanScore, "what decides ties was net-wins, not mean-score");
        differs(
            |p| p.config = serde_json::json!({"rounds": 9}),
            r#"the game's configuration was the contest's, not {"rounds":9}"#,
        );
        differs(
            |p| drop(p.stages.insert("round-2".into(), serde_json::json!({"rounds": 9}))),
            r#"the configuration of round-2 was that of all games, not {"rounds":9}"#,
        );
        differs(|p| p.rounds = 9, "the number of rounds was 2, not 9");
    }

    #[test]
    fn impossible_plans_are_refused() {
        assert!(plan(Format::RoundRobin, 1, 1).check().is_err());
        assert!(plan(Format::GroupsKnockout, 2, 1).check().is_ok());
        let changes: [fn(&mut Plan); 4] = [
            |p| p.rounds = usize::MAX,
            |p| p.games = u32::MAX,
            |p| p.entrants = vec![p.entrants[0].clone(); 3],
            |p| p.entrants[0].name = "a\x1b[2J".into(),
        ];
        for change in changes {
            let mut plan = plan(Format::Swiss, 3, 1);
            change(&mut plan);
            assert!(plan.check().is_err());
        }
        assert!(plan(Format::RoundRobin, MAX_BOTS + 1, 1).check().is_err());
        for groups in [0, 2, 3, 8, 1 << 63] {
            let plan = Plan { groups, ..plan(Format::GroupsKnockout, 3, 1) };
            assert!(plan.check().is_err(), "{groups}");
        }
    }
}
