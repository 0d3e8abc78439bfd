//! Opponent of `turf exploit`: one frozen policy.

use anyhow::{Context, Result, ensure};
use turf_agents::Offered;
use turf_agents::spec::mix::{members, of_members};
use turf_agents::spec::name::{default_name, split_name};
use turf_agents::spec::{BotSpec, file_and_options};
use turf_env::{Encoding, Rules};

use crate::run::self_play::SelfPlay;
use crate::store::run_folder::RunFolder;

/// Stem of the opponent's file in the run's folder; a number follows from the second member of a mix on.
const FILE: &str = "opponent";
/// Number of parallel games against bots that are a process each.
const PROCESSES: usize = 32;

pub struct Opponent {
    pub spec: String,
    /// SPEC with the name that the copied file will have.
    named: String,
    name: String,
}

impl Opponent {
    /// Fails if `text` is not a bot of the game.
    pub fn new<E: Encoding<Rules: Offered>>(encoding: E, text: &str) -> Result<Self> {
        BotSpec::parse(encoding, text).context("--policy")?;
        let (given, spec) = split_name(text).map_err(anyhow::Error::msg)?;
        // Without options: names must not hold their characters.
        let name = given.map_or_else(|| default_name(spec), str::to_string);
        let plain = |name: &str| name.split('@').next().unwrap_or_default().to_string();
        let name = name.split('+').map(plain).collect::<Vec<_>>().join("+");
        ensure!(!name.is_empty(), "--policy {text}: it has no name");
        let name = name.replace(['=', ':', '/', ','], "_");
        let mut has_file = false;
        for member in all(spec) {
            has_file |= file_and_options(member, encoding.rules().name())?.is_some();
        }
        let named = if has_file { format!("{name}={spec}") } else { text.to_string() };
        Ok(Self { spec: text.to_string(), named, name })
    }

    /// Returns the settings of a run of `minutes` against this opponent only.
    pub fn settings(&self, minutes: f64) -> Vec<String> {
        let bots = toml::Value::Array(vec![self.named.as_str().into()]);
        let mut pairs = vec![
            "league.mirror_fraction=0.0".to_string(),
            "league.snapshot_fraction=0.0".into(),
            "league.bot_fraction=1.0".into(),
            "league.n_snapshots=0".into(),
            "league.demonstrators=[]".into(),
            format!("league.bots={bots}"),
            format!("evaluation.bots={bots}"),
            "learner=dqn".into(),
            "evaluation.unmet=0".into(),
            "evaluation.period=0".into(),
            format!("evaluation.minutes={:?}", (minutes / 15.0).clamp(0.25, 5.0)),
            "evaluation.games=40".into(),
            "evaluation.confirm_games=100".into(),
            "evaluation.final_games=200".into(),
            "evaluation.proposers=0".into(),
        ];
        if split_name(&self.spec).is_ok_and(|(_, spec)| spec.contains("python:")) {
            pairs.push(format!("env.n_envs={PROCESSES}"));
        }
        pairs
    }

    /// Copies the opponent's file into the run's folder and lets the run play against the copy. The original may belong to a
    /// run that still trains.
    pub fn freeze<E: Encoding<Rules: Offered>>(&self, run: &mut SelfPlay<E>, folder: &RunFolder) -> Result<()> {
        let encoding = run.encoding;
        let (_, spec) = split_name(&self.spec).map_err(anyhow::Error::msg)?;
        let mut frozen = Vec::new();
        for (k, member) in all(spec).into_iter().enumerate() {
            let Some((file, options)) = file_and_options(member, encoding.rules().name())? else {
                frozen.push(member.to_string());
                continue;
            };
            let number = if k == 0 { String::new() } else { format!("-{}", k + 1) };
            let copy = folder.join(&format!("{FILE}{number}.turf"));
            std::fs::copy(&file, &copy)
                .with_context(|| format!("cannot copy {} to {}", file.display(), copy.display()))?;
            frozen.push(format!("policy:{}{options}", copy.display()));
        }
        let frozen = match &frozen[..] {
            [one] if one == spec => return Ok(()),
            [one] => one.clone(),
            several => of_members(several),
        };
        let frozen = format!("{}={frozen}", self.name);
        BotSpec::parse(encoding, &frozen)?;
        run.config.league.bots = vec![frozen.clone()];
        run.config.evaluation.bots = vec![frozen];
        run.rollout.league_mut().change(&run.config.league);
        Ok(())
    }
}

fn all(spec: &str) -> Vec<&str> {
    members(spec).unwrap_or_else(|| vec![spec])
}
