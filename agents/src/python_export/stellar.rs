//! Stellar in Python: the map as the player sees it, the scalars of `stellar-v1`, choices and orders.

use turf_env::games::stellar::StellarV1;

use super::syntax::Contract;
use super::{GRAPH_NETWORK, NETWORK, PythonExport};

impl PythonExport for StellarV1 {
    const CONTRACT: Contract = Contract {
        top_level: "player_class",
        imports: "array,config,itertools,math,operator,time",
    };

    fn code() -> (&'static str, Vec<&'static str>) {
        let observe = include_str!("py/stellar_observe.py");
        let template = include_str!("py/stellar_bot.py");
        (template, vec![NETWORK, GRAPH_NETWORK, observe])
    }
}
