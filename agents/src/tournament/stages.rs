//! Names of stages, for settings by stage: `group-e`, `quarter-final`, `round-3`.
//!
//! A shorter name covers all stages that begin with it (`group`, `winners`, `final`); `knockout` covers all rounds after
//! groups.

use serde_json::Value;

use super::format::{group_name, round_name};
use super::pairing::Pairing;
use super::plan::{Format, Plan};

const KNOCKOUT: &str = "knockout";

pub fn stages(plan: &Plan) -> Vec<String> {
    titles(plan).iter().map(|title| name(title)).collect()
}

/// Returns the stages as people read them, in their order.
pub fn titles(plan: &Plan) -> Vec<String> {
    let bots = plan.entrants.len();
    let numbered = |what: &str, rounds: usize| (1..=rounds).map(|round| format!("{what} {round}")).collect::<Vec<_>>();
    match plan.format {
        Format::RoundRobin => vec!["Round robin".to_string()],
        Format::Swiss => numbered("Round", plan.rounds),
        Format::GroupsKnockout => {
            let groups = (0..plan.groups).map(|g| group_name("Group", g, plan.groups));
            let rounds = (0..=plan.groups.ilog2()).rev().map(|round| round_name(1 << round));
            let third = (plan.groups > 1).then(|| "Third place".to_string());
            groups.chain(rounds).chain(third).collect()
        }
        Format::Knockout => {
            let rounds = bots.next_power_of_two().ilog2();
            let third = (bots > 2).then(|| "Third place".to_string());
            (0..rounds).rev().map(|round| round_name(1 << round)).chain(third).collect()
        }
        Format::DoubleElimination => {
            let rounds = bots.next_power_of_two().ilog2() as usize;
            let mut titles = numbered("Winners' round", rounds);
            titles.extend(numbered("Second chance, round", 2 * rounds));
            titles.push("Grand final".into());
            titles
        }
    }
}

pub fn name(title: &str) -> String {
    let plain = title.replace(['\'', ','], "").replace(' ', "-").to_lowercase();
    plain.replace("decider", "group")
}

/// Returns true if the settings of stage `general` apply to `stage`.
pub fn covers(plan: &Plan, general: &str, stage: &str) -> bool {
    let begins = stage.strip_prefix(general);
    begins.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        || general == KNOCKOUT && plan.format == Format::GroupsKnockout && !stage.starts_with("group")
}

impl Plan {
    /// Returns the settings of a pairing's games: those of the narrowest stage, or else those of the plan.
    pub fn config_of(&self, pairing: &Pairing) -> &Value {
        let stage = name(&pairing.stage);
        let named = self.stages.iter().filter(|(general, _)| covers(self, general, &stage));
        let narrowest = named.max_by_key(|(general, _)| (*general != KNOCKOUT, general.len()));
        narrowest.map_or(&self.config, |(_, config)| config)
    }

    pub fn check_stages(&self) -> Result<(), String> {
        if self.stages.is_empty() {
            return Ok(());
        }
        let known = stages(self);
        let is_known = |general: &String| known.iter().any(|stage| covers(self, general, stage));
        match self.stages.keys().find(|general| !is_known(general)) {
            None => Ok(()),
            Some(unknown) => {
                let most = 12;
                let more = if known.len() > most { ", …" } else { "" };
                let known = known[..known.len().min(most)].join(", ");
                Err(format!("there is no stage {unknown:?}; the stages are {known}{more}"))
            }
        }
    }
}
