//! The search that a policy file with a leaf configures.

use serde_json::Value;
use turf_env::Encoding;
use turf_env::games::duel2048::{Duel2048, Duel2048Action, Duel2048V1};

use super::bot::SearchBot;
use super::leaf::Leaf;
use super::lines::{Lines, scales};
use super::sums::PATTERNS;
use super::{Breadth, DuelSearch, Effort, MAX_DEPTH, file};
use crate::bots::duel2048::SUMMIT;
use crate::play::bot::{Bot, Think};
use crate::policy::advised;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::search::{PythonSource, SearchPolicy, SearchTwin};

pub struct LeafPolicy {
    leaf: Leaf,
    breadth: Breadth,
    think: Think,
}

impl LeafPolicy {
    pub fn new(policy: &PolicyFile) -> Result<Self, PolicyError> {
        let (leaf, breadth) = file::read(policy, Duel2048V1.shape().name)?;
        let think = match advised(policy, file::NODES) {
            0 => SUMMIT,
            nodes => Think::Nodes(nodes as u64),
        };
        Ok(Self { leaf, breadth, think })
    }
}

impl SearchPolicy<Duel2048> for LeafPolicy {
    fn bot(&self, think: Option<Think>) -> Result<Box<dyn Bot<Duel2048>>, String> {
        match think.unwrap_or(self.think) {
            Think::Depth(0) => Err("the leaf of a search looks at least one ply ahead".into()),
            think => Ok(Box::new(SearchBot::new(self.leaf.clone(), self.breadth, think))),
        }
    }

    fn has_memory(&self) -> bool {
        false
    }

    fn python(&self) -> Result<PythonSource, PolicyError> {
        let Breadth { gap_level, gaps, reduced, root_reduced } = self.breadth;
        let words = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>();
        let rows: Vec<String> = self.leaf.worth().iter().map(|row| words(row).join(" ")).collect();
        let weights = self.leaf.lines.as_ref().map_or(&[][..], Lines::weights);
        let sets: Vec<String> = weights.chunks(PATTERNS).map(|set| words(set).join(" ")).collect();
        let scales: Vec<String> = scales().as_flattened().iter().map(i64::to_string).collect();
        Ok(PythonSource {
            about: "a policy for duel2048-v1 (the leaf of a search, in integers)",
            made: "Trained",
            template: include_str!("../../../python/duel2048/search_bot.py"),
            parts: &[
                include_str!("../../../python/duel2048/lines.py"),
                include_str!("../../../python/duel2048/search.py"),
            ],
            values: vec![
                ("weights", sets.join("\n")),
                ("scales", scales.join(", ")),
                ("worth", rows.join("\n")),
                ("stuck", words(&self.leaf.stuck).join(", ")),
                ("breadth", format!("{gap_level}, {gaps}, {reduced}, {root_reduced}")),
            ],
        })
    }

    fn twin(&self) -> Result<Box<dyn SearchTwin<Duel2048>>, PolicyError> {
        Ok(Box::new(DuelSearch::new(self.leaf.clone(), self.breadth).every_ply()))
    }
}

impl SearchTwin<Duel2048> for DuelSearch {
    fn start(&mut self, game: &Duel2048) {
        DuelSearch::start(self, game.numbers());
    }

    fn difference(&mut self, game: &Duel2048, seen: &Value, action: &Duel2048Action) -> Option<String> {
        let (Some(nodes), Some(plies)) = (seen["nodes"].as_u64(), seen["plies"].as_u64()) else {
            return Some("it fell back to a cheap choice".into());
        };
        let depth = (plies as u32).clamp(1, MAX_DEPTH);
        let found = self.search(game, Effort { depth, nodes, deadline: None });
        if SearchBot::action(game.phase(), found.choice) != *action {
            return Some(format!("choice, in Rust {found:?}"));
        }
        let same =
            seen["value"].as_i64() == Some(found.value as i64) && found.nodes == nodes && found.depth as u64 == plies;
        (!same).then(|| format!("value or nodes: {seen}, in Rust {found:?}"))
    }
}
