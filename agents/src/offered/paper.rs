use super::{Offer, Offered, share, size};
use crate::bots::paper::{self, death};
use crate::contest::contents::{self, PythonExport};
use crate::contest::host::{BotFile, Limits, PythonBot, paper::PaperBot};
use crate::offered::builtin::PolicyEncoding;
use crate::play::bot::BotInfo;
use crate::records::original::zlog;
use crate::records::replay::Replay;
use crate::stats::measure::About::{Both, Each, Share};
use crate::stats::measure::Curve;
use std::sync::Arc;
use turf_env::Player;
use turf_env::games::paper::{Paper, PaperRules, PaperSetup, PaperV1, PaperView, Plane, Turn};

impl Offered for PaperRules {
    // Goals: docs/measurements.md, "Time to champion".
    fn offer(&self) -> Offer {
        Offer {
            think: Some(Limits::PAPER.think),
            preset: include_str!("presets/paper.toml"),
            named_presets: &[
                ("fast", include_str!("presets/paper-fast.toml")),
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
                    |_, game: &Paper, _| {
                        let [(ax, ay), (bx, by)] = Player::BOTH.map(|p| game.head(p));
                        Some((ax.abs_diff(bx) + ay.abs_diff(by)).into())
                    },
                ),
                Curve::new(
                    "head-to-trail",
                    "Distance of each head to the other's trail",
                    "distance (cells, Manhattan); gap: no trail",
                    Each,
                    |_, game: &Paper, p| {
                        let bounds = game.trail_bounds(!p);
                        let rows = bounds.y0..=bounds.y1;
                        let any = game.trail_len(!p) > 0;
                        any.then(|| to_nearest(game.trail(!p), rows, game.head(p)).into())
                    },
                ),
                Curve::new("share", "Share of the territory", "area of A / area of both", Share, share),
            ]
        }
    }
}

/// Returns the Manhattan distance from a cell, on the board or just off it, to the nearest set cell of a plane.
fn to_nearest(plane: &Plane, rows: std::ops::RangeInclusive<i32>, (x, y): (i32, i32)) -> u32 {
    let in_row = |row: i32| {
        let cells = plane.row(row);
        let at = x.clamp(0, 127) as u32;
        let east = cells >> at;
        let west = cells << (127 - at);
        let nearest = east.trailing_zeros().min(west.leading_zeros());
        (nearest < 128).then(|| nearest + x.abs_diff(at as i32) + row.abs_diff(y))
    };
    rows.filter_map(in_row).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use turf_env::Rng;

    #[test]
    fn the_nearest_cell_is_what_looking_at_all_cells_finds() {
        let mut rng = Rng::new(3);
        for _ in 0..2000 {
            let mut plane = Plane::EMPTY;
            let cells: Vec<(i32, i32)> =
                (0..1 + rng.below(6)).map(|_| (rng.below(128) as i32, rng.below(128) as i32)).collect();
            cells.iter().for_each(|&(x, y)| plane.set(x, y));
            let from = (rng.between(-1, 128), rng.between(-1, 128));
            let slow = cells.iter().map(|c| c.0.abs_diff(from.0) + c.1.abs_diff(from.1)).min();
            assert_eq!(Some(to_nearest(&plane, 0..=127, from)), slow, "{cells:?} from {from:?}");
        }
    }
}
