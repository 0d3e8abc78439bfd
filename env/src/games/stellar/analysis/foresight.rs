//! Exact foresight of one turn: it plays a capture of the base that nothing can prevent, and defends a base that can be taken.
//!
//! Both sides' orders are carried out at once, so the opponent's options in this turn are bounded: at most, all of its nodes
//! around a node send all they have there.

use crate::games::stellar::rules::combat::arriving;
use crate::games::stellar::rules::game::{Order, Stellar};
use crate::games::stellar::rules::map::{MAX_NODES, Node, NodeSet, nodes};
use crate::{Game, Player};

/// Share of a node's troops that can be sent: less than all must leave.
const ALL: f64 = 0.999;
/// Relative error of sums taken in another order.
const CARE: f64 = 1.0 + 1e-9;

fn bring(game: &Stellar, from: NodeSet) -> f64 {
    nodes(from).map(|node| arriving(game.troops(node))).sum()
}

fn held(game: &Stellar, orders: &[Order], node: Node) -> f64 {
    orders.iter().fold(game.power(game.to_move(), node), |troops, order| {
        let leaves = if order.from == node { order.amount } else { 0.0 };
        let comes = if order.to == node { arriving(order.amount) } else { 0.0 };
        troops - leaves + comes
    })
}

/// Returns true if the opponent cannot take the mover's base when these orders are played.
pub fn is_safe(game: &Stellar, orders: &[Order]) -> bool {
    let me = game.to_move();
    let base = game.base(me);
    held(game, orders, base) >= CARE * bring(game, game.map().adjacent(base) & game.owned(!me))
}

/// Returns true if these orders take the opponent's base whatever it does.
pub fn captures(game: &Stellar, orders: &[Order]) -> bool {
    let foe = !game.to_move();
    let base = game.base(foe);
    let most = game.power(foe, base) + bring(game, game.map().adjacent(base) & game.owned(foe));
    held(game, orders, base) > CARE * most
}

/// Redirects nodes around `to`, those with most troops first and none of `not`, to send all they have there, until `done`.
/// Returns the changed orders; `None` if `done` never holds.
fn gathered(
    game: &Stellar,
    orders: &[Order],
    to: Node,
    not: NodeSet,
    done: impl Fn(&[Order]) -> bool,
) -> Option<Vec<Order>> {
    let (mut from, mut n) = ([0; MAX_NODES], 0);
    for node in nodes(game.map().adjacent(to) & game.owned(game.to_move()) & !not) {
        from[n] = node;
        n += 1;
    }
    from[..n].sort_by(|&a, &b| game.troops(b).total_cmp(&game.troops(a)));
    let mut orders = orders.to_vec();
    for &from in &from[..n] {
        if done(&orders) {
            break;
        }
        orders.retain(|order| order.from != from);
        let amount = ALL * game.troops(from);
        orders.push(Order { from, to, amount });
    }
    done(&orders).then_some(orders)
}

/// Returns lists of orders that take the opponent's base whatever it does, those closest to `orders` first.
pub fn captures_near(game: &Stellar, orders: &[Order]) -> Vec<Vec<Order>> {
    let (base, target) = (game.base(game.to_move()), game.base(!game.to_move()));
    // First keeping the other orders, then dropping them. The base's own troops take part only if the others do not suffice.
    let ways = [(orders, 1 << base), (orders, 0), (&[][..], 1 << base), (&[][..], 0)];
    let taking = ways.map(|(orders, not)| gathered(game, orders, target, not, |orders| captures(game, orders)));
    taking.into_iter().flatten().collect()
}

/// Returns these orders, or others if they miss a certain capture or leave the own base open.
pub fn amended(game: &Stellar, orders: Vec<Order>) -> Vec<Order> {
    let me = game.to_move();
    let base = game.base(me);
    if captures(game, &orders) {
        return orders;
    }
    let mut taking = captures_near(game, &orders);
    if let Some(safe) = taking.iter().position(|orders| is_safe(game, orders)) {
        return taking.swap_remove(safe);
    }
    // If both bases can fall in one turn, scores decide: only for the leader.
    if !taking.is_empty() && (leads(game, me) || !is_safe(game, &orders)) {
        return taking.swap_remove(0);
    }
    if is_safe(game, &orders) {
        return orders;
    }
    let mut stays = orders.clone();
    stays.retain(|order| order.from != base);
    gathered(game, &stays, base, 0, |orders| is_safe(game, orders)).unwrap_or(orders)
}

fn leads(game: &Stellar, me: Player) -> bool {
    let more = |of: fn(&Stellar, Player) -> f64| of(game, me) > of(game, !me);
    more(|game, player| game.owned(player).count_ones() as f64) && more(Stellar::total)
}
