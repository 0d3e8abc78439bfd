use super::{Offer, Offered, share, size};
use crate::bots::stellar::planner::policy::PlannerPolicy;
use crate::bots::stellar::planner::search::Search;
use crate::bots::stellar::{self, planner};
use crate::contest::contents::{self, PythonExport};
use crate::contest::host::{BotFile, Limits, PythonBot, stellar::SCRIPT, stellar::StellarBot};
use crate::play::bot::BotInfo;
use crate::policy::file::{Content, PolicyError, PolicyFile};
use crate::policy::search::SearchPolicy;
use crate::practice::{self, Own};
use crate::records::original::stellar_json;
use crate::records::replay::Replay;
use crate::stats::measure::About::{Each, Share};
use crate::stats::measure::Curve;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use turf_env::games::stellar::{Stellar, StellarConfig, StellarRules, StellarV1};
use turf_env::{Player, Rng, Rules};

/// Number of maps in a kit.
const PRACTICE_MAPS: u64 = 100;

const PRACTICE: &Own = &[
    ("kit/own.py", include_str!("../python/practice/own/stellar.py")),
    ("mybot.py", include_str!("../python/practice/bots/stellar/mybot.py")),
    ("sample.py", include_str!("../python/practice/bots/stellar/sample.py")),
];

impl Offered for StellarRules {
    // Goals: checkpoints/stellar/CARD.md.
    fn offer(&self) -> Offer {
        Offer {
            think: Some(Limits::STELLAR.think),
            think_per_turn: true,
            preset: include_str!("presets/stellar.toml"),
            named_presets: &[("gpu", include_str!("presets/stellar-gpu.toml"))],
            goals: &[("", 2_760_000, ".68 against the planner alone")],
            size: "troops",
            ..Offer::NONE
        }
    }

    type Encoding = StellarV1;
    fn encoding(&self) -> StellarV1 {
        StellarV1
    }

    fn bots(&self) -> &'static [BotInfo<StellarRules>] {
        stellar::BOTS
    }

    fn search_policy(&self, file: &PolicyFile) -> Option<Result<Box<dyn SearchPolicy<Stellar>>, PolicyError>> {
        matches!(file.content, Content::Planner(_)).then(|| Ok(Box::new(PlannerPolicy::of_file(file)?) as _))
    }

    fn search_asking(&self, networks: &[PolicyFile]) -> Option<PolicyFile> {
        Some(planner::file::asking(&Search::default(), networks))
    }

    fn newest_network(&self, file: PolicyFile) -> PolicyFile {
        planner::file::newest_network(file)
    }

    fn practice(&self, config: &StellarConfig, think: Duration) -> Option<BTreeMap<String, Vec<u8>>> {
        let setups = (0..PRACTICE_MAPS).map(|seed| {
            let setup = self.draw_setup(config, &mut Rng::new(seed));
            let mut told = json!(setup);
            told["map"]["next"] = json!(setup.map.in_order());
            told
        });
        Some(practice::of_contest(*self, config, think, setups.collect(), SCRIPT, PRACTICE))
    }

    fn python_bot(&self, file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Stellar>>> {
        let limits = Limits::STELLAR.given(file.think).patient(patience);
        Some(Box::new(StellarBot::new(file.clone(), limits)))
    }

    fn export(&self) -> Option<PythonExport<Self>> {
        Some(contents::stellar::export())
    }

    fn write_original(&self, replay: &Replay<Self>) -> Result<Vec<u8>, String> {
        stellar_json::write(replay)
    }

    fn read_original(&self, bytes: &[u8]) -> Result<Replay<Self>, String> {
        stellar_json::read(bytes)
    }

    fn size(&self, game: &Stellar, player: Player) -> f64 {
        game.total(player)
    }

    fn curves(&self) -> &'static [Curve<Self>] {
        const {
            &[
                Curve::new("troops", "Troops", "troops", Each, size),
                Curve::new("nodes", "Nodes owned", "nodes", Each, |_, game: &Stellar, p| {
                    Some(game.owned(p).count_ones().into())
                }),
                Curve::new("share", "Share of the troops", "troops of A / troops of both", Share, share),
            ]
        }
    }
}
