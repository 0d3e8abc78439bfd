//! Settings and set-ups.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::generate::MapSource;
use super::map::StarMap;

/// Rule that decides if both bases fall in one turn or the turns run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scoring {
    #[default]
    Troops,
    /// Nodes owned, then total troops, as on the original platform.
    Nodes,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightedMap {
    /// Relative to the other sources' weights; positive.
    pub weight: f64,
    pub map: MapSource,
    /// Scoring of games on its maps; `None`: the scoring of the game's settings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoring: Option<Scoring>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StellarConfig {
    pub maps: Vec<WeightedMap>,
    /// Turns after which the scoring decides.
    pub max_turns: u32,
    /// Scoring of games whose source of maps has none of its own.
    pub scoring: Scoring,
}

impl StellarConfig {
    pub fn on(map: MapSource) -> Self {
        let (weight, scoring) = (1.0, None);
        Self { maps: vec![WeightedMap { weight, map, scoring }], ..Self::default() }
    }
}

/// Maps of the contest: half of the games on the ladder's, the others on the three of the knockout.
impl Default for StellarConfig {
    fn default() -> Self {
        let maps = [(3.0, 4, 0.20, 0.20), (1.0, 7, 0.45, 0.25), (1.0, 7, 0.22, 0.30), (1.0, 7, 0.10, 0.10)];
        let maps = maps.map(|(weight, side, p_node, p_edge)| WeightedMap {
            weight,
            map: MapSource::Hexagon { side, p_node, p_edge },
            scoring: None,
        });
        Self { maps: maps.into(), max_turns: 100, scoring: Scoring::Troops }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StellarSetup {
    /// Shared, so that copying a game copies no map.
    pub map: Arc<StarMap>,
    pub max_turns: u32,
    pub scoring: Scoring,
}
