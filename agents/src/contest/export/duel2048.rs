//! Duel2048 in Python: rules, the scalars and bytes of `duel2048-v1`, and look-ahead; for a policy that is a leaf, the
//! whole search of [`search`](crate::bots::duel2048::search).

use serde_json::Value;
use turf_env::Encoding;
use turf_env::games::duel2048::{Duel2048, Duel2048Action, Duel2048V1};

use super::assemble::assemble;
use super::syntax::Contract;
use super::{NETWORK, PythonExport, SearchTwin, Template};
use crate::bots::duel2048::search::bot::SearchBot;
use crate::bots::duel2048::search::file::read;
use crate::bots::duel2048::search::lines::{Lines, scales};
use crate::bots::duel2048::search::sums::PATTERNS;
use crate::bots::duel2048::search::{Breadth, DuelSearch, Effort, MAX_DEPTH};
use crate::play::bot::Bot;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::look_ahead::LookAhead;
use crate::policy::{ReadyPolicy, Reward};

const LINES: &str = include_str!("../../python/duel2048/lines.py");
const SEARCHING: &str = include_str!("../../python/duel2048/search.py");
pub const PLAYING: &str = include_str!("../../python/duel2048/rules.py");
/// Look-ahead settings of the file, which uses the first that time allows: plies, width at its own choices, and
/// approximate evaluations of the network for a placement and for a merge.
pub const EFFORTS: [(u32, usize, u32, u32); 4] = [(4, 3, 17, 10), (4, 2, 14, 8), (2, 2, 7, 4), (1, 1, 1, 1)];

fn reward(known: Option<Reward>) -> Result<Reward, PolicyError> {
    let why = "the file does not say what its training paid, which look-ahead needs";
    known.ok_or_else(|| PolicyError::Mismatch(why.into()))
}

impl PythonExport for Duel2048V1 {
    fn template() -> Option<Template> {
        Some(Template {
            contract: Contract {
                top_level: "Player",
                imports: "itertools,math,operator,time",
            },
            text: include_str!("../../python/duel2048/bot.py"),
            parts: vec![NETWORK, PLAYING],
        })
    }

    fn values(file: &PolicyFile) -> Result<Vec<(&'static str, String)>, PolicyError> {
        let reward = reward(Reward::of_notes(&file.notes))?;
        let numbers = [reward.gamma, reward.potential_scale, reward.end_reward].map(|x| format!("{:?}", x as f64));
        Ok(vec![
            ("reward", numbers.join(", ")),
            ("efforts", EFFORTS.map(|effort| format!("{effort:?}")).join(", ")),
        ])
    }

    fn leaf_file(file: &PolicyFile) -> Result<String, PolicyError> {
        let (leaf, breadth) = read(file, Self::NAME)?;
        let Breadth {
            gap_level,
            gaps,
            reduced,
            root_reduced,
        } = breadth;
        let words = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>();
        let rows: Vec<String> = leaf.worth().iter().map(|row| words(row).join(" ")).collect();
        let weights = leaf.lines.as_ref().map_or(&[][..], Lines::weights);
        let sets: Vec<String> = weights.chunks(PATTERNS).map(|set| words(set).join(" ")).collect();
        let scales: Vec<String> = scales().as_flattened().iter().map(i64::to_string).collect();
        let values = [
            ("weights", sets.join("\n")),
            ("scales", scales.join(", ")),
            ("worth", rows.join("\n")),
            ("stuck", words(&leaf.stuck).join(", ")),
            ("breadth", format!("{gap_level}, {gaps}, {reduced}, {root_reduced}")),
        ];
        let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
        Ok(assemble(
            include_str!("../../python/duel2048/search_bot.py"),
            &[LINES, SEARCHING],
            &values,
        ))
    }

    fn search_twin(file: &PolicyFile) -> Option<Box<dyn SearchTwin<Duel2048>>> {
        let (leaf, breadth) = read(file, Self::NAME).ok()?;
        Some(Box::new(DuelSearch::new(leaf, breadth).every_ply()))
    }

    fn references(policy: &ReadyPolicy) -> Vec<Box<dyn Bot<Duel2048>>> {
        let reward = reward(policy.reward).expect("the file was made with it");
        let bot = |(depth, width, _, _)| Box::new(LookAhead::<Self>::of(policy, reward, depth, width)) as _;
        EFFORTS.map(bot).into()
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
        let found = self.search(
            game,
            Effort {
                depth,
                nodes,
                deadline: None,
            },
        );
        if SearchBot::action(game.phase(), found.choice) != *action {
            return Some(format!("choice, in Rust {found:?}"));
        }
        let same =
            seen["value"].as_i64() == Some(found.value as i64) && found.nodes == nodes && found.depth as u64 == plies;
        (!same).then(|| format!("value or nodes: {seen}, in Rust {found:?}"))
    }
}
