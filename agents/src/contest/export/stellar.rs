//! Stellar in Python: the map as the player sees it, the scalars of `stellar-v1` and of `stellar-v2`, choices and
//! orders; or the planner.

use std::sync::Arc;

use serde_json::Value;
use turf_env::games::stellar::{Order, Scoring, Stellar, StellarConfig, StellarV1, StellarV2};
use turf_env::{Encoding, Game};

use super::assemble::assemble;
use super::syntax::Contract;
use super::{GRAPH_NETWORK, NETWORK, PythonExport, SearchTwin, Template};
use crate::bots::stellar::planner::rollout::Effort;
use crate::bots::stellar::planner::{self, Planner};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::{REPLIES, advised};

const CONTRACT: Contract = Contract {
    top_level: "player_class",
    imports: "array,config,itertools,math,operator,time",
};

fn template(observe: &'static str) -> Option<Template> {
    let (map, foresight) = (
        include_str!("../../python/stellar/map.py"),
        include_str!("../../python/stellar/foresight.py"),
    );
    Some(Template {
        contract: CONTRACT,
        text: include_str!("../../python/stellar/bot.py"),
        parts: vec![NETWORK, GRAPH_NETWORK, map, observe, foresight],
    })
}

fn values<E: Encoding>(file: &PolicyFile, scoring: Scoring) -> Vec<(&'static str, String)> {
    let amend = if advised(file, REPLIES) > 0 {
        "stellar_amend"
    } else {
        "None"
    };
    let counts_nodes = if scoring == Scoring::Nodes { "1.0" } else { "0.0" };
    vec![
        ("amend", amend.into()),
        ("actions", E::ACTIONS.to_string()),
        ("counts_nodes", counts_nodes.into()),
    ]
}

impl PythonExport for StellarV1 {
    fn template() -> Option<Template> {
        template(include_str!("../../python/stellar/observe.py"))
    }

    fn values(file: &PolicyFile) -> Result<Vec<(&'static str, String)>, PolicyError> {
        Ok(values::<Self>(file, Scoring::Troops))
    }

    fn planned(file: &PolicyFile) -> Option<Result<String, PolicyError>> {
        let template = include_str!("../../python/stellar/planner_bot.py");
        let parts = [include_str!("../../python/stellar/plan.py")];
        let search = planner::file::of_file(file)?;
        Some(search.map(|search| {
            let numbers = planner::file::python(&search);
            let values: Vec<(&str, &str)> = numbers.iter().map(|(name, text)| (*name, text.as_str())).collect();
            assemble(template, &parts, &values)
        }))
    }

    fn search_twin(file: &PolicyFile) -> Option<Box<dyn SearchTwin<Stellar>>> {
        let search = planner::file::of_file(file)?.ok()?;
        Some(Box::new(Planner::new(Arc::new(search))))
    }
}

/// Repeats planning with the numbers of plans and rollouts that the file reports. Forgets its predictions if the file
/// had no time to compare its own.
impl SearchTwin<Stellar> for Planner {
    fn start(&mut self, _game: &Stellar) {
        self.forget();
    }

    fn difference(&mut self, game: &Stellar, seen: &Value, action: &Vec<Order>) -> Option<String> {
        let (Some(plans), Some(rollouts)) = (seen["plans"].as_u64(), seen["rollouts"].as_u64()) else {
            return Some("it did not plan".into());
        };
        let effort = Effort {
            plans: plans as usize,
            rollouts: rollouts as usize,
        };
        if seen["in_haste"] == true {
            self.forget();
        }
        let wanted = self.choose_with(game, effort);
        (wanted != *action).then(|| format!("{seen}: {action:?}, in Rust {wanted:?}"))
    }
}

impl PythonExport for StellarV2 {
    fn template() -> Option<Template> {
        template(include_str!("../../python/stellar/v2_observe.py"))
    }

    fn values(file: &PolicyFile) -> Result<Vec<(&'static str, String)>, PolicyError> {
        Ok(values::<Self>(file, Scoring::Nodes))
    }

    fn settings() -> Vec<<Self::Game as Game>::Config> {
        vec![StellarConfig {
            scoring: Scoring::Nodes,
            ..Default::default()
        }]
    }
}
