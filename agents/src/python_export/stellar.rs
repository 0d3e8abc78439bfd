//! Stellar in Python: the map as the player sees it, the scalars of `stellar-v1`, choices and orders; or the planner.

use turf_env::games::stellar::StellarV1;

use super::assemble::assemble;
use super::syntax::Contract;
use super::{GRAPH_NETWORK, NETWORK, PythonExport};
use crate::policy_file::{PolicyError, PolicyFile};
use crate::scripted::stellar::planner;

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
