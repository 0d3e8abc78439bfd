//! Second encoding of stellar: a keep-level and a set of targets per node, facts on nodes and marks on edges.
//!
//! | file | holds |
//! |---|---|
//! | [`features`] | the scalars |
//! | [`project`] | nearest choices for any orders |
//!
//! B sees the map with node i as n + 1 − i, as in [`super::v1`].

pub mod features;
pub mod project;

use super::observation_spec;
use super::v1::StellarV1;
use crate::games::stellar::analysis::facts::{Facts, MARKS};
use crate::games::stellar::analysis::foresight;
use crate::games::stellar::analysis::view::{View, turned};
use crate::games::stellar::rules::game::{Order, Stellar};
use crate::games::stellar::rules::map::{MAX_DEGREE, MAX_NODES, nodes};
use crate::observation_spec::ObservationSpec;
use crate::{CellKind, Encoding, Game, Player};
use features::{FEATURES, GLOBALS};

/// `stellar-v2`.
///
/// Heads: `NODE_HEADS` per node of the view, node j's from `NODE_HEADS · (j − 1)` on: first its keep-level, then one per slot
/// (in the order of `StarMap::neighbours`), 1 if the neighbour there is a target. A node sends its troops above
/// `KEEP`\[level\] to its targets in equal parts, if anything of a part would arrive. Nodes that do not exist or belong to
/// others, and those with too few troops for a part, have no choice.
///
/// Bytes: the table of neighbours, [`MAX_NODES`] × [`MAX_DEGREE`], the neighbour's number or 0; then a table of the same size
/// with the `MARKS` of each edge from an own node.
///
/// Scalars: `FEATURES` for every node ([`MAX_NODES`] rows, zeros if there is no node), then `GLOBALS`.
pub struct StellarV2;

pub const KEEP: [f64; 8] = [0.5, 3.0, 6.0, 12.0, 20.0, 32.0, 50.0, 70.0];
pub const NODE_HEADS: usize = 1 + MAX_DEGREE;

#[inline]
fn part(troops: f64, level: usize, n: usize) -> f64 {
    (troops - KEEP[level]) / n as f64
}

#[inline]
fn orders<'a>(game: &'a Stellar, choices: &'a [u16]) -> impl Iterator<Item = Order> + 'a {
    let (map, pov) = (game.map().as_ref(), game.to_move());
    let owned = game.owned(pov);
    (1..=map.n())
        .zip(choices.chunks_exact(NODE_HEADS))
        .map(move |(node, choices)| (turned(map, pov, node), node, choices))
        .filter(move |(from, ..)| owned >> from & 1 == 1)
        .flat_map(move |(from, node, choices)| {
            let (level, bits) = (choices[0] as usize, &choices[1..]);
            let slots = || map.neighbours(node).iter().zip(bits).filter(|(_, bit)| **bit == 1);
            let amount = part(game.troops(from), level, slots().count().max(1));
            slots().filter(move |_| amount > 1.0).map(move |(&to, _)| Order {
                from,
                to: turned(map, pov, to),
                amount,
            })
        })
}

impl Encoding for StellarV2 {
    type Game = Stellar;

    const NAME: &'static str = "stellar-v2";
    const HEADS: usize = MAX_NODES * NODE_HEADS;
    const ACTIONS: usize = KEEP.len();
    const CELLS: usize = 2 * MAX_NODES * MAX_DEGREE;
    const CELL_KIND: CellKind = CellKind::Classes(MAX_NODES + 1);
    const SCALARS: usize = MAX_NODES * FEATURES + GLOBALS;
    const MAX_REPLY_DEPTH: u32 = 1;

    fn observation_spec() -> ObservationSpec {
        observation_spec::v2()
    }

    fn observe(game: &Stellar, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        const { assert!(MARKS < 8 && 1 << MARKS <= MAX_NODES + 1, "marks are classes") };
        let view = View::of(game, pov);
        let facts = Facts::of(&view);
        if !cells.is_empty() {
            let (neighbours, marks) = cells.split_at_mut(MAX_NODES * MAX_DEGREE);
            neighbours.copy_from_slice(view.map.neighbour_table().as_flattened());
            marks.fill(0);
            for node in nodes(view.own) {
                let row = &mut marks[(node as usize - 1) * MAX_DEGREE..];
                for (mark, &next) in row.iter_mut().zip(view.map.neighbours(node)) {
                    *mark = facts.marks(&view, node, next);
                }
            }
        }
        if !scalars.is_empty() {
            features::write(game, &view, &facts, scalars);
        }
    }

    fn legal_mask(game: &Stellar, mask: &mut [bool]) {
        mask.fill(false);
        mask.iter_mut().step_by(Self::ACTIONS).for_each(|first| *first = true);
        if game.outcome().is_some() {
            return;
        }
        let (map, pov) = (game.map().as_ref(), game.to_move());
        for node in nodes(game.owned(pov)) {
            let seen = turned(map, pov, node) as usize;
            let mask = &mut mask[(seen - 1) * NODE_HEADS * Self::ACTIONS..];
            let levels = KEEP.map(|keep| game.troops(node) - keep > 1.0);
            if levels[0] {
                mask[..KEEP.len()].copy_from_slice(&levels);
                let slots = mask[Self::ACTIONS..].chunks_exact_mut(Self::ACTIONS);
                slots.take(map.degree(node)).for_each(|slot| slot[1] = true);
            }
        }
    }

    fn action(game: &Stellar, choices: &[u16]) -> Vec<Order> {
        orders(game, choices).collect()
    }

    fn play(game: &mut Stellar, choices: &[u16]) {
        let after = game.transported(orders(game, choices));
        game.decide(&after);
    }

    fn choices_of(game: &Stellar, list: &Vec<Order>, choices: &mut [u16]) -> bool {
        project::write(game, list, choices) && orders(game, choices).eq(list.iter().copied())
    }

    fn project(game: &Stellar, list: &Vec<Order>, choices: &mut [u16]) -> bool {
        project::write(game, list, choices)
    }

    fn override_action(game: &Stellar, list: Vec<Order>) -> Vec<Order> {
        foresight::amended(game, list)
    }

    fn potential(game: &Stellar, pov: Player) -> f32 {
        StellarV1::potential(game, pov)
    }
}
