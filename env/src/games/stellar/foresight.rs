//! Exact foresight of one turn: a capture of the base that nothing can prevent is played, and a base that can be taken is
//! defended.
//!
//! Both sides' orders are carried out at once, so what the other side could do in this turn is known: at most, all of its
//! nodes around a place send all they have there.

use super::map::{MAX_NODES, Node, NodeSet, nodes};
use super::rules::{Order, Stellar, arriving};
use crate::{Game, Player};

/// Of a node's troops, what can be sent: less than all must leave.
const ALL: f64 = 0.999;
/// Sums taken in another order may differ by this much of themselves.
const CARE: f64 = 1.0 + 1e-9;

/// What arrives if these nodes send all they have.
fn bring(game: &Stellar, from: NodeSet) -> f64 {
    nodes(from).map(|node| arriving(game.troops(node))).sum()
}

/// What the player to move has at `node` after the transport of `orders`.
fn held(game: &Stellar, orders: &[Order], node: Node) -> f64 {
    orders.iter().fold(game.power(game.to_move(), node), |troops, order| {
        let leaves = if order.from == node { order.amount } else { 0.0 };
        let comes = if order.to == node { arriving(order.amount) } else { 0.0 };
        troops - leaves + comes
    })
}

/// Whether the other side cannot take the base of the player to move if these orders are given.
pub fn is_safe(game: &Stellar, orders: &[Order]) -> bool {
    let me = game.to_move();
    let base = game.base(me);
    held(game, orders, base) >= CARE * bring(game, game.map().adjacent(base) & game.owned(!me))
}

/// Whether these orders take the other's base whatever the other side does.
pub fn captures(game: &Stellar, orders: &[Order]) -> bool {
    let foe = !game.to_move();
    let base = game.base(foe);
    let most = game.power(foe, base) + bring(game, game.map().adjacent(base) & game.owned(foe));
    held(game, orders, base) > CARE * most
}

/// The orders in which nodes around `to`, those that bring most first and none of `not`, give up what they were to do and
/// send all they have there, until `done`; `None` if they all do and it is not.
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

/// Orders that take the other's base whatever it does, those first that change the least of these.
pub fn captures_near(game: &Stellar, orders: &[Order]) -> Vec<Vec<Order>> {
    let (base, target) = (game.base(game.to_move()), game.base(!game.to_move()));
    // Beside what was planned, or else with nothing beside; with the base's own troops only where the others do not bring
    // enough.
    let ways = [(orders, 1 << base), (orders, 0), (&[][..], 1 << base), (&[][..], 0)];
    let taking = ways.map(|(orders, not)| gathered(game, orders, target, not, |orders| captures(game, orders)));
    taking.into_iter().flatten().collect()
}

/// These orders, or others where a certain capture was missed or the own base left open.
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
    // Where both bases can fall in one turn, scores decide: only for who leads.
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

/// Whether `me` has more nodes and more troops.
fn leads(game: &Stellar, me: Player) -> bool {
    let more = |of: fn(&Stellar, Player) -> f64| of(game, me) > of(game, !me);
    more(|game, player| game.owned(player).count_ones() as f64) && more(Stellar::total)
}
