use turf_env::{Player, Rules};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Each,
    Both,
    /// One curve: A's share, from 0 to 1.
    Share,
}

pub struct Curve<R: Rules> {
    pub name: &'static str,
    pub title: &'static str,
    pub axis: &'static str,
    pub about: About,
    /// Value for a player. `None` leaves a gap.
    pub value: fn(&R, &R::Game, Player) -> Option<f64>,
}

impl<R: Rules> Curve<R> {
    pub const fn new(
        name: &'static str,
        title: &'static str,
        axis: &'static str,
        about: About,
        value: fn(&R, &R::Game, Player) -> Option<f64>,
    ) -> Self {
        Self { name, title, axis, about, value }
    }
}
