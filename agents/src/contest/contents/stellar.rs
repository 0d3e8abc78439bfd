//! Stellar in Python: the map as the player sees it, the scalars of `stellar-v1`, choices and orders.

use turf_env::Encoding;
use turf_env::games::stellar::{StellarRules, StellarV1};

use super::{Contract, GRAPH_NETWORK, NETWORK, PythonExport, Values};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::{NetBot, REPLIES, advised};

pub fn export() -> PythonExport<StellarRules> {
    PythonExport {
        contract: Contract { top_level: "player_class", imports: "array,config,gc,itertools,math,operator,time" },
        text: include_str!("../../python/stellar/bot.py"),
        parts: vec![
            NETWORK,
            GRAPH_NETWORK,
            include_str!("../../python/stellar/map.py"),
            include_str!("../../python/stellar/observe.py"),
            include_str!("../../python/stellar/foresight.py"),
        ],
        values,
        references: |_, policy| vec![Box::new(NetBot::of(StellarV1, policy))],
        settings: vec![Default::default()],
    }
}

fn values(_: StellarRules, file: &PolicyFile) -> Result<Values, PolicyError> {
    let amend = if advised(file, REPLIES) > 0 { "stellar_amend" } else { "None" };
    Ok(vec![("amend", amend.into()), ("actions", StellarV1.actions().to_string())])
}
