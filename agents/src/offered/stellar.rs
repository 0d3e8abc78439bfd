use super::{Goal, Offered, share, size};
use crate::bots::stellar::planner::policy::PlannerPolicy;
use crate::bots::stellar::planner::rollout::Search;
use crate::bots::stellar::{self, planner};
use crate::contest::contents::{self, PythonExport};
use crate::contest::host::{BotFile, Limits, PythonBot, stellar::StellarBot};
use crate::play::bot::BotInfo;
use crate::policy::file::{Content, PolicyError, PolicyFile};
use crate::policy::search::SearchPolicy;
use crate::records::original::stellar_json;
use crate::records::replay::Replay;
use crate::stats::measure::About::{Each, Share};
use crate::stats::measure::Curve;
use std::sync::Arc;
use std::time::Duration;
use turf_env::Player;
use turf_env::games::stellar::{Stellar, StellarV1};

impl Offered for Stellar {
    type Encoding = StellarV1;
    const THINK: Option<Duration> = Some(Limits::STELLAR.think);
    const THINK_PER_TURN: bool = true;

    fn bots() -> &'static [BotInfo<Stellar>] {
        stellar::BOTS
    }

    fn search_policy(file: &PolicyFile) -> Option<Result<Box<dyn SearchPolicy<Self>>, PolicyError>> {
        matches!(file.content, Content::Planner(_)).then(|| Ok(Box::new(PlannerPolicy::of_file(file)?) as _))
    }

    fn search_asking(networks: &[PolicyFile]) -> Option<PolicyFile> {
        Some(planner::file::asking(&Search::default(), networks))
    }

    fn newest_network(file: PolicyFile) -> PolicyFile {
        planner::file::newest_network(file)
    }

    fn python_bot(file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        let limits = Limits::STELLAR.given(file.think).patient(patience);
        Some(Box::new(StellarBot::new(file.clone(), limits)))
    }

    fn export() -> Option<PythonExport<Self>> {
        Some(contents::stellar::export())
    }

    const PRESET: &'static str = include_str!("presets/stellar.toml");
    // checkpoints/stellar/CARD.md.
    const GOALS: &'static [Goal] = &[("", 2_760_000, ".68 against the planner alone")];

    fn write_original(replay: &Replay<Self>) -> Result<Vec<u8>, String> {
        stellar_json::write(replay)
    }

    fn read_original(bytes: &[u8]) -> Result<Replay<Self>, String> {
        stellar_json::read(bytes)
    }

    const SIZE: &'static str = "troops";

    fn size(&self, player: Player) -> f64 {
        self.total(player)
    }

    fn curves() -> &'static [Curve<Self>] {
        const {
            &[
                Curve::new("troops", "Troops", "troops", Each, size),
                Curve::new("nodes", "Nodes owned", "nodes", Each, |game, p| Some(game.owned(p).count_ones().into())),
                Curve::new("share", "Share of the troops", "troops of A / troops of both", Share, share),
            ]
        }
    }
}
