//! Settings of a search by rollouts: the ways of planning that are candidates and models of the opponent.

use super::super::field::Field;
use super::params::Params;
use super::style::{SMALL, Style};

/// Settings of a search. Without rollouts the first of `candidates` is played. Proposed orders are candidates once for
/// each of the ways `continuing`. At most `asked` of the opponent `models`
/// are used, those that predicted best, and none that was more than `slack` times as wrong as the best. A rollout lasts
/// `horizon` turns and values a node at `node` troops. At most `exchanges` rollouts are spent on exchanging parts of
/// the best plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    pub candidates: Vec<Style>,
    pub continuing: Vec<Style>,
    pub models: Vec<Style>,
    pub asked: usize,
    pub slack: f64,
    pub horizon: u32,
    pub node: f64,
    pub exchanges: usize,
}

impl Default for Search {
    fn default() -> Self {
        Self::around(&Params::default())
    }
}

impl Search {
    /// Returns a search with these parameters, bolder and more cautious variants, parameters tuned on the ladder's
    /// maps, and the ways of other bots.
    pub fn around(everywhere: &Params) -> Self {
        let tuned = |params: Params| Style::Own(Box::new(params));
        let with = |change: &dyn Fn(&mut Params)| {
            let mut params = everywhere.clone();
            change(&mut params);
            Style::Own(Box::new(params))
        };
        let candidates = vec![
            with(&|_| ()),
            Style::Siege,
            Style::Tide,
            Style::Careful,
            tuned(Params::ladder()),
            // No attacks, and nodes inside grow: in the last turns this keeps most troops.
            with(&|p| {
                p.attack = 1e9;
                (p.reserve_8, p.reserve_more, p.reserve_most) = (70.0, 0.0, 70.0);
            }),
            // Attacks with everything.
            with(&|p| {
                p.attack *= 0.8;
                p.stay = 0.0;
                p.stay_threat = 0.0;
                p.most = 3.0;
            }),
            // Only sure attacks, but strong ones.
            with(&|p| {
                p.attack *= 1.4;
                p.most *= 1.5;
            }),
            // Smaller reserves at home, then larger ones.
            with(&|p| {
                p.reserve_8 -= 20.0;
                p.reserve_most -= 20.0;
                p.reserve_before -= 5.0;
            }),
            with(&|p| {
                p.reserve_8 += 20.0;
                p.reserve_most += 20.0;
                p.reserve_before += 10.0;
            }),
            // Land at any price, then with care.
            with(&|p| {
                p.keep_beside = 0.0;
                p.keep_threat = 0.0;
                p.keep_near = 1.0;
                p.batch *= 0.6;
            }),
            with(&|p| {
                p.batch *= 1.5;
                p.open_8 += 5.0;
                p.keep_threat += 0.3;
                p.stay += 10.0;
                p.stay_threat += 0.3;
            }),
            tuned(Params::brawler()),
            tuned(Params::counter()),
        ];
        Self {
            candidates,
            continuing: vec![with(&|_| ()), tuned(Params::brawler())],
            // Without knowledge of the opponent the first ones are used: the strongest strangers plan like this.
            models: vec![
                with(&|_| ()),
                tuned(Params::brawler()),
                tuned(Params::ladder()),
                tuned(Params::counter()),
                Style::Careful,
                Style::Siege,
                Style::Rush,
                Style::Tide,
            ],
            asked: 3,
            slack: 1.5,
            horizon: 4,
            node: 30.0,
            exchanges: 100,
        }
    }

    /// Returns the candidates for this map. A large one leaves time for few rollouts, so variants are left out there.
    pub fn candidates_on(&self, field: &Field) -> Vec<&Style> {
        let mut chosen: Vec<&Style> = vec![];
        for style in self.candidates.iter().filter(|style| style.fits(field)) {
            if field.n <= SMALL || !chosen.iter().any(|first| style.varies(first)) {
                chosen.push(style);
            }
        }
        chosen
    }
}
