//! The planner that a policy file configures.

use std::sync::Arc;

use serde_json::Value;
use turf_env::games::stellar::{Order, Stellar};

use super::rollout::{Effort, Search};
use super::{Planner, file};
use crate::play::bot::{Bot, Think};
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::net::Net;
use crate::policy::search::{PythonSource, SearchPolicy, SearchTwin};

pub struct PlannerPolicy {
    search: Arc<Search>,
    proposers: Vec<Arc<Net>>,
}

impl PlannerPolicy {
    pub fn of_file(file: &PolicyFile) -> Result<Self, PolicyError> {
        Ok(Self {
            search: Arc::new(file::of_file(file)?),
            proposers: file::proposers(file)?.into_iter().map(Arc::new).collect(),
        })
    }

    fn planner(&self) -> Planner {
        Planner::with(self.search.clone(), &self.proposers)
    }
}

impl SearchPolicy<Stellar> for PlannerPolicy {
    fn bot(&self, think: Option<Think>) -> Result<Box<dyn Bot<Stellar>>, String> {
        match think {
            None => Ok(Box::new(self.planner())),
            Some(_) => Err("a planner's file takes no depth, nodes or ms".into()),
        }
    }

    fn has_memory(&self) -> bool {
        true
    }

    fn python(&self) -> PythonSource {
        PythonSource {
            about: "stellar-planner numbers",
            made: "Tuned",
            template: include_str!("../../../python/stellar/planner_bot.py"),
            parts: &[include_str!("../../../python/stellar/plan.py")],
            values: file::python(&self.search),
        }
    }

    fn twin(&self) -> Box<dyn SearchTwin<Stellar>> {
        Box::new(self.planner())
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
        let effort = Effort {
            plans: plans as usize,
            proposals: proposals as usize,
            rollouts: rollouts as usize,
        };
        if seen["in_haste"] == true {
            self.forget();
        }
        let wanted = self.choose_with(game, effort);
        (wanted != *action).then(|| format!("{seen}: {action:?}, in Rust {wanted:?}"))
    }
}
