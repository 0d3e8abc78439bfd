use About::{Both, Each, Share};
use turf_env::games::duel2048::Duel2048;
use turf_env::games::paper::{Paper, Plane};
use turf_env::games::stellar::Stellar;
use turf_env::{Game, Player};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Each,
    Both,
    /// One curve: A's share, from 0 to 1.
    Share,
}

pub struct Curve<G: Game> {
    pub name: &'static str,
    pub title: &'static str,
    pub axis: &'static str,
    pub about: About,
    /// Value for a player. `None` leaves a gap.
    pub value: fn(&G, Player) -> Option<f64>,
}

impl<G: Game> Curve<G> {
    pub const fn new(
        name: &'static str,
        title: &'static str,
        axis: &'static str,
        about: About,
        value: fn(&G, Player) -> Option<f64>,
    ) -> Self {
        Self {
            name,
            title,
            axis,
            about,
            value,
        }
    }
}

/// A game with curves. The default is [`Game::scores`].
pub trait Measured: Game {
    const SIZE: &'static str = "score";
    fn size(&self, player: Player) -> f64 {
        self.scores()[player.index()]
    }
    fn curves() -> &'static [Curve<Self>] {
        const { &[Curve::new("score", "Score", "score", Each, size)] }
    }
}

fn share<G: Measured>(game: &G, _player: Player) -> Option<f64> {
    let [a, b] = Player::BOTH.map(|p| game.size(p));
    (a + b > 0.0).then(|| a / (a + b))
}

fn size<G: Measured>(game: &G, player: Player) -> Option<f64> {
    Some(game.size(player))
}

/// Draws the curves of the 2018 platform: lineChartAbsoluteFields, lineChartDisScrolls, lineChartDisBands,
/// lineChartFieldratio.
impl Measured for Paper {
    const SIZE: &'static str = "area (cells)";

    fn size(&self, player: Player) -> f64 {
        self.area(player).into()
    }

    fn curves() -> &'static [Curve<Self>] {
        const {
            &[
                Curve::new("areas", "Territory", "area (cells)", Each, size),
                Curve::new(
                    "heads",
                    "Distance between the heads",
                    "distance (cells, Manhattan)",
                    Both,
                    |game, _| {
                        let [(ax, ay), (bx, by)] = Player::BOTH.map(|p| game.head(p));
                        Some((ax.abs_diff(bx) + ay.abs_diff(by)).into())
                    },
                ),
                Curve::new(
                    "head-to-trail",
                    "Distance of each head to the other's trail",
                    "distance (cells, Manhattan); gap: no trail",
                    Each,
                    |game, p| {
                        let bounds = game.trail_bounds(!p);
                        let rows = bounds.y0..=bounds.y1;
                        let any = game.trail_len(!p) > 0;
                        any.then(|| to_nearest(game.trail(!p), rows, game.head(p)).into())
                    },
                ),
                Curve::new(
                    "share",
                    "Share of the territory",
                    "area of A / area of both",
                    Share,
                    share,
                ),
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

impl Measured for Duel2048 {
    const SIZE: &'static str = "points (sum of 2^level)";

    fn size(&self, player: Player) -> f64 {
        let counts = self.board().histogram()[player.index()];
        (1..16).map(|level| counts[level] as f64 * (1u32 << level) as f64).sum()
    }

    fn curves() -> &'static [Curve<Self>] {
        const {
            &[
                Curve::new("points", "Points on the board", "points (sum of 2^level)", Each, size),
                Curve::new("tiles", "Tiles on the board", "tiles", Each, |game, p| {
                    Some(game.board().tiles(p).count_ones().into())
                }),
                Curve::new("highest", "Highest tile", "level", Each, |game, p| {
                    Some(game.board().highest(game.board().tiles(p)).into())
                }),
                Curve::new(
                    "share",
                    "Share of the points",
                    "points of A / points of both",
                    Share,
                    share,
                ),
            ]
        }
    }
}

impl Measured for Stellar {
    const SIZE: &'static str = "troops";

    fn size(&self, player: Player) -> f64 {
        self.total(player)
    }

    fn curves() -> &'static [Curve<Self>] {
        const {
            &[
                Curve::new("troops", "Troops", "troops", Each, size),
                Curve::new("nodes", "Nodes owned", "nodes", Each, |game, p| {
                    Some(game.owned(p).count_ones().into())
                }),
                Curve::new(
                    "share",
                    "Share of the troops",
                    "troops of A / troops of both",
                    Share,
                    share,
                ),
            ]
        }
    }
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
            let cells: Vec<(i32, i32)> = (0..1 + rng.below(6))
                .map(|_| (rng.below(128) as i32, rng.below(128) as i32))
                .collect();
            cells.iter().for_each(|&(x, y)| plane.set(x, y));
            let from = (rng.between(-1, 128), rng.between(-1, 128));
            let slow = cells.iter().map(|c| c.0.abs_diff(from.0) + c.1.abs_diff(from.1)).min();
            assert_eq!(Some(to_nearest(&plane, 0..=127, from)), slow, "{cells:?} from {from:?}");
        }
    }
}
