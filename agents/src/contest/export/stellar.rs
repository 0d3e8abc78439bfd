//! Stellar in Python: the map as the player sees it, the scalars of `stellar-v1` and of `stellar-v2`, choices and
//! orders.

use turf_env::games::stellar::{Scoring, StellarConfig, StellarV1, StellarV2};
use turf_env::{Encoding, Game};

use super::syntax::Contract;
use super::{GRAPH_NETWORK, NETWORK, PythonExport, Template};
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
