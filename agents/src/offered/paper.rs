use super::{Offer, Offered, share, size};
use crate::bots::paper::delta::geometry::{distance, distance_to};
use crate::bots::paper::{self, death};
use crate::contest::contents::{self, PythonExport};
use crate::contest::host::{BotFile, Limits, PythonBot, paper::PaperBot, paper::SCRIPT};
use crate::offered::builtin::PolicyEncoding;
use crate::play::bot::BotInfo;
use crate::practice::{self, Own};
use crate::records::original::zlog;
use crate::records::replay::Replay;
use crate::stats::measure::About::{Both, Each, Share};
use crate::stats::measure::Curve;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use turf_env::Player;
use turf_env::games::paper::{Paper, PaperConfig, PaperRules, PaperSetup, PaperV1, PaperView, Turn};

const PRACTICE: &Own = &[
    ("kit/own.py", include_str!("../python/practice/own/paper.py")),
    ("mybot.py", include_str!("../python/practice/bots/paper/mybot.py")),
    ("sample.py", include_str!("../python/practice/bots/paper/sample.py")),
    ("paper.py", RULES),
];
/// A link to `games/paper.py`.
const RULES: &str = include_str!("../python/practice/paper.py");
const _: () = assert!(RULES.len() > 1000, "symbolic links are missing: git clone -c core.symlinks=true");

impl Offered for PaperRules {
    // Goals: docs/measurements.md, "Time to champion".
    fn offer(&self) -> Offer {
        Offer {
            think: Some(Limits::PAPER.think),
            preset: include_str!("presets/paper.toml"),
            named_presets: &[
                ("fast", include_str!("presets/paper-fast.toml")),
                ("gpu", include_str!("presets/paper-gpu.toml")),
                ("quiet", include_str!("presets/paper-quiet.toml")),
            ],
            goals: &[("", 15_000_000, ".79 to .88 against delta"), ("fast", 19_000_000, ".90 to .99 against delta")],
            size: "area (cells)",
            ..Offer::NONE
        }
    }

    type Encoding = PaperV1;
    fn encoding(&self) -> PaperV1 {
        PaperV1
    }

    fn bots(&self) -> &'static [BotInfo<PaperRules>] {
        paper::BOTS
    }

    fn other_encodings(&self) -> &'static [&'static dyn PolicyEncoding<Self>] {
        &[&PaperView]
    }

    fn practice(&self, config: &PaperConfig, think: Duration) -> Option<BTreeMap<String, Vec<u8>>> {
        // The rules in Python know no quiet turns.
        let known = config.boards.iter().all(|board| board.quiet_turns == 0);
        known.then(|| practice::of_contest(*self, config, think, Value::Null, SCRIPT, PRACTICE))
    }

    fn python_bot(&self, file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Paper>>> {
        let limits = Limits::PAPER.given(file.think).patient(patience);
        Some(Box::new(PaperBot::new(file.clone(), limits)))
    }

    fn died_alone(&self, setup: &PaperSetup, actions: &[Turn], me: Player) -> Option<bool> {
        Some(death::without_foe_near(setup, actions, me))
    }

    fn export(&self) -> Option<PythonExport<Self>> {
        Some(contents::paper::export())
    }

    fn write_original(&self, replay: &Replay<Self>) -> Result<Vec<u8>, String> {
        zlog::write(replay)
    }

    fn read_original(&self, bytes: &[u8]) -> Result<Replay<Self>, String> {
        zlog::read(bytes)
    }

    fn size(&self, game: &Paper, player: Player) -> f64 {
        game.area(player).into()
    }

    fn curves(&self) -> &'static [Curve<Self>] {
        const {
            &[
                Curve::new("areas", "Territory", "area (cells)", Each, size),
                Curve::new(
                    "heads",
                    "Distance between the heads",
                    "distance (cells, Manhattan)",
                    Both,
                    |_, game: &Paper, _| Some(distance(game.head(Player::A), game.head(Player::B)).into()),
                ),
                Curve::new(
                    "head-to-trail",
                    "Distance of each head to the other's trail",
                    "distance (cells, Manhattan); gap: no trail",
                    Each,
                    |_, game: &Paper, p| {
                        let (x, y) = game.head(p);
                        // A head may be just off the board.
                        let inside = (x.clamp(0, game.width() - 1), y.clamp(0, game.height() - 1));
                        let any = game.trail_len(!p) > 0;
                        any.then(|| distance((x, y), inside) + distance_to(game.trail(!p), inside, game.height()))
                            .map(f64::from)
                    },
                ),
                Curve::new("share", "Share of the territory", "area of A / area of both", Share, share),
            ]
        }
    }
}
