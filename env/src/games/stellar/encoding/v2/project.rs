//! Conversion of any orders to the nearest choices, to learn from demonstrations.

use super::{KEEP, NODE_HEADS};
use crate::Game;
use crate::games::stellar::analysis::view::turned;
use crate::games::stellar::rules::game::{Order, Stellar};
use crate::games::stellar::rules::map::{MAX_NODES, Node, StarMap};

/// Share of a node's largest order below which orders are dropped, because the encoding splits in equal parts.
const SMALL: f64 = 0.25;

/// Writes choices whose orders are near these: per node the targets that get much, and the keep-level nearest to what stays;
/// against a node of the opponent, a level that sends no less. Returns false if an order is not along an edge.
pub fn write(game: &Stellar, list: &[Order], choices: &mut [u16]) -> bool {
    let (map, pov) = (game.map().as_ref(), game.to_move());
    choices.fill(0);
    let mut sent = [[0.0; NODE_HEADS]; MAX_NODES];
    for &Order { from, to, amount } in list {
        let exist = (1..=map.n()).contains(&from) && (1..=map.n()).contains(&to);
        let (from, to) = (turned(map, pov, from.max(1)), turned(map, pov, to.max(1)));
        let Some(slot) = exist.then(|| slot_of(map, from, to)).flatten() else {
            return false;
        };
        sent[from as usize - 1][slot] += amount;
    }
    for (node, (sent, choices)) in (1..=map.n()).zip(sent.iter().zip(choices.chunks_exact_mut(NODE_HEADS))) {
        let most = sent.iter().fold(0.0, |most: f64, &s| s.max(most));
        if most <= 0.0 {
            continue;
        }
        let mut hits = false;
        for (slot, bit) in choices[1..].iter_mut().enumerate().take(map.degree(node)) {
            *bit = (sent[slot] >= SMALL * most) as u16;
            let to = turned(map, pov, map.neighbours(node)[slot]);
            hits |= *bit == 1 && game.owner(to) == Some(!pov);
        }
        let troops = game.power(pov, turned(map, pov, node));
        // With a tolerance: an exact sum, if the encoding made this list itself, must be found in spite of rounding.
        let stays = troops - sent.iter().sum::<f64>() + 1e-9;
        let fits = |level: &usize| troops - KEEP[*level] > 1.0 && (!hits || KEEP[*level] <= stays);
        let near = |level: usize| (KEEP[level] - stays).abs();
        let best = (0..KEEP.len())
            .filter(fits)
            .min_by(|&a, &b| near(a).total_cmp(&near(b)));
        match best.or((troops - KEEP[0] > 1.0).then_some(0)) {
            Some(level) => choices[0] = level as u16,
            // Too few troops to send any.
            None => choices.fill(0),
        }
    }
    true
}

fn slot_of(map: &StarMap, from: Node, to: Node) -> Option<usize> {
    map.neighbours(from).iter().position(|&next| next == to)
}
