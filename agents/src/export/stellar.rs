//! Stellar in Python: the map as the player sees it, the scalars of `stellar-v1` and of `stellar-v2`, choices and orders; or the
//! planner.

use turf_env::games::stellar::{Scoring, StellarConfig, StellarV1, StellarV2};
use turf_env::{Encoding, Game};

use super::assemble::assemble;
use super::syntax::Contract;
use super::{GRAPH_NETWORK, NETWORK, PythonExport, Template};
use crate::bots::stellar::planner;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::{REPLIES, advised};

const CONTRACT: Contract = Contract {
    top_level: "player_class",
    imports: "array,config,itertools,math,operator,time",
};

/// Template and parts for an encoding with this way to observe.
fn template(observe: &'static str) -> Option<Template> {
    let (map, foresight) = (
        include_str!("py/stellar_map.py"),
        include_str!("py/stellar_foresight.py"),
    );
    Some(Template {
        contract: CONTRACT,
        text: include_str!("py/stellar_bot.py"),
        parts: vec![NETWORK, GRAPH_NETWORK, map, observe, foresight],
    })
}

/// What is filled in beside the network.
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
        template(include_str!("py/stellar_observe.py"))
    }

    fn values(file: &PolicyFile) -> Result<Vec<(&'static str, String)>, PolicyError> {
        Ok(values::<Self>(file, Scoring::Troops))
    }

    fn planned(file: &PolicyFile) -> Option<Result<String, PolicyError>> {
        let template = include_str!("py/stellar_planner_bot.py");
        let parts = [include_str!("py/stellar_plan.py")];
        let search = planner::file::of_file(file)?;
        Some(search.map(|search| {
            let numbers = planner::file::python(&search);
            let values: Vec<(&str, &str)> = numbers.iter().map(|(name, text)| (*name, text.as_str())).collect();
            assemble(template, &parts, &values)
        }))
    }
}

/// The file plays for nodes first, as the contest does.
impl PythonExport for StellarV2 {
    fn template() -> Option<Template> {
        template(include_str!("py/stellar_v2_observe.py"))
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
