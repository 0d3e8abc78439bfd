use super::{Offer, Offered, share, size};
use crate::bots::duel2048::search::bot::SearchBot;
use crate::bots::duel2048::search::learn::LeafLearning;
use crate::bots::duel2048::search::policy::LeafPolicy;
use crate::bots::duel2048::{self, negamax, tower, wedge};
use crate::contest::contents::{self, PythonExport};
use crate::contest::host::{BotFile, Limits, PythonBot, duel2048::CODE, duel2048::Duel2048Bot};
use crate::play::bot::{Bot, BotInfo, Think};
use crate::policy::file::{Content, PolicyError, PolicyFile};
use crate::policy::search::{SearchLearning, SearchPolicy};
use crate::practice::{self, Own};
use crate::records::original::duel_text;
use crate::records::replay::Replay;
use crate::stats::measure::About::{Each, Share};
use crate::stats::measure::Curve;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use turf_env::Player;
use turf_env::games::duel2048::{Duel2048, Duel2048Config, Duel2048Rules, Duel2048V1};

const PRACTICE: &Own = &[
    ("kit/own.py", include_str!("../python/practice/own/duel2048.py")),
    ("mybot.py", include_str!("../python/practice/bots/duel2048/mybot.py")),
    ("sample.py", include_str!("../python/practice/bots/duel2048/sample.py")),
];

impl Offered for Duel2048Rules {
    // Goals: docs/measurements.md, "Training".
    fn offer(&self) -> Offer {
        Offer {
            think: Some(Limits::DUEL2048.think),
            preset: include_str!("presets/duel2048.toml"),
            named_presets: &[
                ("dqn", include_str!("presets/duel2048-dqn.toml")),
                ("gpu", include_str!("presets/duel2048-gpu.toml")),
            ],
            goals: &[
                ("", 5_550_000, ".98 against tower, 250 nodes a decision"),
                ("dqn", 70_000_000, ".79 to .85 against negamax, four plies ahead"),
            ],
            size: "points (sum of 2^level)",
            ..Offer::NONE
        }
    }

    type Encoding = Duel2048V1;
    fn encoding(&self) -> Duel2048V1 {
        Duel2048V1
    }

    fn bots(&self) -> &'static [BotInfo<Duel2048Rules>] {
        duel2048::BOTS
    }

    fn searcher(&self, name: &str, think: Think) -> Option<Box<dyn Bot<Duel2048>>> {
        Some(match (name, think) {
            ("negamax", Think::Depth(depth)) => Box::new(negamax::Negamax::new(depth)),
            ("wedge", Think::Depth(depth)) => Box::new(wedge::Wedge::new(depth)),
            ("tower", Think::Depth(depth)) => Box::new(tower::Tower::new(depth)),
            ("summit", think) => Box::new(SearchBot::new(Default::default(), Default::default(), think)),
            _ => return None,
        })
    }

    fn search_policy(&self, file: &PolicyFile) -> Option<Result<Box<dyn SearchPolicy<Duel2048>>, PolicyError>> {
        (file.content == Content::Leaf).then(|| Ok(Box::new(LeafPolicy::new(file)?) as _))
    }

    fn search_learning(&self) -> Option<&'static dyn SearchLearning> {
        Some(&LeafLearning)
    }

    fn practice(&self, config: &Duel2048Config, think: Duration) -> Option<BTreeMap<String, Vec<u8>>> {
        let player = format!("BOARD_MODULE = None\n{CODE}");
        Some(practice::of_contest(*self, config, think, Value::Null, &player, PRACTICE))
    }

    fn python_bot(&self, file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Duel2048>>> {
        let limits = Limits::DUEL2048.given(file.think).patient(patience);
        Some(Box::new(Duel2048Bot::new(file.clone(), limits)))
    }

    fn export(&self) -> Option<PythonExport<Self>> {
        Some(contents::duel2048::export())
    }

    fn write_original(&self, replay: &Replay<Self>) -> Result<Vec<u8>, String> {
        duel_text::write(replay)
    }

    fn read_original(&self, bytes: &[u8]) -> Result<Replay<Self>, String> {
        duel_text::read(bytes)
    }

    fn size(&self, game: &Duel2048, player: Player) -> f64 {
        let counts = game.board().histogram()[player.index()];
        (1..16).map(|level| counts[level] as f64 * (1u32 << level) as f64).sum()
    }

    fn curves(&self) -> &'static [Curve<Self>] {
        const {
            &[
                Curve::new("points", "Points on the board", "points (sum of 2^level)", Each, size),
                Curve::new("tiles", "Tiles on the board", "tiles", Each, |_, game: &Duel2048, p| {
                    Some(game.board().tiles(p).count_ones().into())
                }),
                Curve::new("highest", "Highest tile", "level", Each, |_, game: &Duel2048, p| {
                    Some(game.board().highest(game.board().tiles(p)).into())
                }),
                Curve::new("share", "Share of the points", "points of A / points of both", Share, share),
            ]
        }
    }
}
