//! The planner that a policy file configures.

use std::sync::Arc;

use serde_json::Value;
use turf_env::games::stellar::{Order, Stellar};

use super::rollout::Effort;
use super::search::Search;
use super::{Planner, file};
use crate::play::bot::{Bot, Think};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::net::Net;
use crate::policy::net::integer::text;
use crate::policy::search::{PythonSource, SearchPolicy, SearchTwin};

const PARTS: [&str; 6] = [
    include_str!("../../../python/stellar/plan.py"),
    include_str!("../../../python/network.py"),
    include_str!("../../../python/graph_network.py"),
    include_str!("../../../python/stellar/map.py"),
    include_str!("../../../python/stellar/observe.py"),
    include_str!("../../../python/stellar/propose.py"),
];

pub struct PlannerPolicy {
    file: PolicyFile,
    search: Arc<Search>,
    proposers: Vec<Arc<Net>>,
}

impl PlannerPolicy {
    pub fn of_file(file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self {
            file: file.clone(),
            search: Arc::new(file::of_file(file)?),
            proposers: file::proposers(file, Net::of_weights)?,
        })
    }

    fn in_integers(&self) -> Result<Vec<Arc<Net>>, PolicyError> {
        file::proposers(&self.file, Net::of_weights_in_integers)
    }
}

impl SearchPolicy<Stellar> for PlannerPolicy {
    fn bot(&self, think: Option<Think>) -> Result<Box<dyn Bot<Stellar>>, String> {
        match think {
            None => Ok(Box::new(Planner::with(self.search.clone(), &self.proposers))),
            Some(_) => Err("a planner's file takes no depth, nodes or ms".into()),
        }
    }

    fn has_memory(&self) -> bool {
        true
    }

    fn python(&self) -> Result<PythonSource, PolicyError> {
        let mut source = PythonSource {
            about: "stellar-planner numbers",
            made: "Tuned",
            template: include_str!("../../../python/stellar/planner_bot.py"),
            parts: &PARTS[..1],
            values: file::python(&self.search),
        };
        let mut proposer = "None".to_string();
        if !self.proposers.is_empty() {
            let network = |net: Arc<Net>| Ok(format!("\"\"\"{}\"\"\"", text::of(net.integer().expect("in integers"))?));
            let networks = self.in_integers()?.into_iter().map(network);
            let networks = networks.collect::<Result<Vec<_>, PolicyError>>()?;
            proposer = format!("stellar_proposers([{}])", networks.join(", "));
            source.about = "stellar-planner numbers and networks that propose orders, in integers";
            source.parts = &PARTS;
        }
        source.values.push(("proposer", proposer));
        Ok(source)
    }

    fn twin(&self) -> Result<Box<dyn SearchTwin<Stellar>>, PolicyError> {
        Ok(Box::new(Planner::with(self.search.clone(), &self.in_integers()?)))
    }
}

/// Repeats planning with the numbers of plans and rollouts that the file reports. Forgets its predictions if the file
/// had no time to compare its own.
impl SearchTwin<Stellar> for Planner {
    fn start(&mut self, _game: &Stellar) {
        self.forget();
    }

    fn difference(&mut self, game: &Stellar, seen: &Value, action: &Vec<Order>) -> Option<String> {
        let counted = ["plans", "proposals", "rollouts"].map(|key| seen[key].as_u64());
        let [Some(plans), Some(proposals), Some(rollouts)] = counted else {
            return Some("it did not plan".into());
        };
        let effort = Effort { plans: plans as usize, proposals: proposals as usize, rollouts: rollouts as usize };
        if seen["in_haste"] == true {
            self.forget();
        }
        let wanted = self.choose_with(game, effort);
        (wanted != *action).then(|| format!("{seen}: {action:?}, in Rust {wanted:?}"))
    }
}
