//! Stellar as a page shows it: signed troops per node, A's positive, and both sides' orders.

use serde_json::{Value, json};
use turf_env::games::stellar::{
    MAX_NODES, MapSource, NodeSet, Order, Stellar, StellarConfig, StellarRules, StellarSetup, nodes,
};
use turf_env::{Encoding, Game, Player};

use super::{Chart, GameView, SIDES, View, cents};
use crate::canvas::{self, Canvas};

fn signed(game: &Stellar) -> Vec<f64> {
    let troops = |node| match game.owner(node) {
        Some(Player::A) => cents(game.troops(node)),
        Some(Player::B) => -cents(game.troops(node)),
        None => 0.0,
    };
    (1..=game.map().n()).map(troops).collect()
}

fn places(game: &Stellar) -> Vec<[f32; 2]> {
    let map = game.map();
    if !map.xy().is_empty() {
        return map.xy().iter().map(|place| place.map(|v| v as f32)).collect();
    }
    let column = |node| map.from_first(node) as i32 - map.from_last(node) as i32;
    let place = |node| {
        let same: Vec<u8> = (1..=map.n()).filter(|&other| column(other) == column(node)).collect();
        let at = same.iter().position(|&other| other == node).expect("it is in its own column");
        // Mirrored nodes lie opposite each other, because their numbers run in opposite directions.
        [column(node) as f32 * 0.9, at as f32 - (same.len() - 1) as f32 / 2.0]
    };
    (1..=map.n()).map(place).collect()
}

impl GameView for StellarRules {
    fn view(&self) -> View {
        View {
            points: "Troops",
            charts: &[Chart { title: "Nodes", lines: SIDES }],
            script: include_str!("../../assets/stellar.js"),
            rules: include_str!("../../assets/rules/stellar.md"),
            rules_zh: include_str!("../../assets/rules/stellar.zh.md"),
            sparring: "spread",
            ..View::GRID
        }
    }

    fn say(&self, _game: &Stellar, orders: &Vec<Order>) -> String {
        let order = |o: &Order| format!("{} → {}: {:.2}", o.from, o.to, o.amount);
        if orders.is_empty() { "holds".into() } else { orders.iter().map(order).collect::<Vec<_>>().join(", ") }
    }

    /// Names the largest orders; the board shows all.
    fn brief(&self, game: &Stellar, orders: &Vec<Order>, beside: Option<&Vec<Order>>) -> String {
        const MAX: usize = 3;
        let is_own = |order: &&Order| beside.is_none_or(|other| !other.contains(order));
        let mut own: Vec<Order> = orders.iter().filter(is_own).copied().collect();
        own.sort_by(|a, b| b.amount.total_cmp(&a.amount));
        match own.len() {
            0 if !orders.is_empty() => "no other order".into(),
            ..=MAX => self.say(game, &own),
            n => format!("{} and {} more", self.say(game, &own[..MAX].to_vec()), n - MAX),
        }
    }

    fn span(&self, game: &Stellar) -> f64 {
        // Rollouts see what the last turns can still change; before that, more turns make a lead no less certain.
        f64::from((game.max_turns() - game.turn()).clamp(1, 5))
    }

    fn picture(&self, game: &Stellar) -> Canvas {
        const SIDE: f32 = 300.0;
        const RIM: f32 = 20.0;
        let places = places(game);
        let ends = |i: usize| {
            let all = || places.iter().map(move |place| place[i]);
            (all().fold(f32::MAX, f32::min), all().fold(f32::MIN, f32::max))
        };
        let ((left, right), (top, bottom)) = (ends(0), ends(1));
        let scale = SIDE / (right - left).max(bottom - top).max(1.0);
        let size = SIDE + 2.0 * RIM;
        let mut canvas = Canvas::new(size as usize, size as usize);
        let at = |node: u8| {
            let [x, y] = places[node as usize - 1];
            let along = |value: f32, middle: f32| ((value - middle) * scale + size / 2.0) as i32;
            (along(x, (left + right) / 2.0), along(y, (top + bottom) / 2.0))
        };
        let map = game.map();
        for a in 1..=map.n() {
            nodes(map.adjacent(a)).filter(|&b| a < b).for_each(|b| canvas.line(at(a), at(b), canvas::FAINT));
        }
        for node in 1..=map.n() {
            let (x, y) = at(node);
            let Some(owner) = game.owner(node) else {
                canvas.disc(x, y, 3, canvas::LINE);
                continue;
            };
            let troops = game.troops(node).max(0.0);
            let (radius, side) = ((4.0 + troops.sqrt()).min(14.0) as i32, owner.index() as u8);
            if node == game.base(owner) {
                canvas.disc(x, y, radius + 2, canvas::BRIGHT + side);
            }
            canvas.disc(x, y, radius, canvas::SIDE + side);
            if radius > 7 {
                canvas.number(troops as u64, x, y, 1, canvas::GROUND);
            }
        }
        canvas
    }

    fn sizes(&self) -> Vec<(&'static str, StellarConfig)> {
        let on = |side, max_turns| StellarConfig {
            max_turns,
            ..StellarConfig::on(MapSource::Hexagon { side, p_node: 0.2, p_edge: 0.2 })
        };
        vec![
            ("contest: any of its maps, 100 turns", StellarConfig::default()),
            ("medium: ≤ 37 nodes, 100 turns", on(4, 100)),
            ("short: ≤ 19 nodes, 25 turns", on(3, 25)),
        ]
    }

    fn opening(&self, game: &Stellar) -> Value {
        let map = game.map();
        let edges: Vec<[u8; 2]> =
            (1..=map.n()).flat_map(|a| nodes(map.adjacent(a)).filter(move |&b| a < b).map(move |b| [a, b])).collect();
        json!({"nodes": map.n(), "xy": places(game), "edges": edges, "turns": game.max_turns(), "troops": signed(game)})
    }

    fn is_frame(&self, game: &Stellar) -> bool {
        game.to_move() == Player::A
    }

    /// Returns `troops` of all nodes and the `orders` of A and B as `from, to, amount`.
    fn change(&self, _: &Stellar, decisions: &[Vec<Order>], after: &Stellar) -> Value {
        let list = |orders: &Vec<Order>| -> Vec<Value> {
            orders.iter().map(|o| json!([o.from, o.to, cents(o.amount)])).collect()
        };
        json!({"troops": signed(after), "orders": decisions.iter().map(list).collect::<Vec<_>>()})
    }

    fn values(&self, game: &Stellar) -> Vec<Option<f64>> {
        Player::BOTH.map(|p| Some(game.owned(p).count_ones() as f64)).into()
    }

    fn captures(&self, before: &Stellar, _: &[Vec<Order>], after: &Stellar) -> Vec<(Player, String)> {
        let taken = |p: Player| {
            let won: NodeSet = before.owned(!p) & after.owned(p);
            let base = won >> before.base(!p) & 1 == 1;
            match (base, won.count_ones()) {
                (true, _) => Some((p, "takes the base".to_string())),
                (_, 0) => None,
                (_, 1) => Some((p, format!("takes node {}", won.trailing_zeros()))),
                (_, n) => Some((p, format!("takes {n} nodes"))),
            }
        };
        Player::BOTH.into_iter().filter_map(taken).collect()
    }

    fn options(&self, game: &Stellar) -> Value {
        let own = nodes(game.owned(game.to_move())).map(|node| (node.to_string(), json!(game.troops(node))));
        Value::Object(own.collect())
    }

    /// Returns `[node, orders, q, q of holding]` for every own node with a choice. `orders` is the best choice, a list of
    /// `[to, amount]`, empty for holding.
    fn shown_q<E: Encoding<Rules = Self, Game = Stellar>>(
        &self,
        game: &Stellar,
        encoding: E,
        q: &[f32],
        mask: &[bool],
    ) -> Value {
        let heads = q.chunks_exact(encoding.actions()).zip(mask.chunks_exact(encoding.actions())).enumerate();
        let active = heads.filter(|(_, (_, mask))| mask.iter().filter(|&&m| m).count() > 1);
        let shown = active.map(|(head, (q, mask))| {
            let legal = (0..encoding.actions()).filter(|&i| mask[i]);
            let best = legal.max_by(|&i, &j| q[i].total_cmp(&q[j])).expect("holding is legal");
            let mut choices = vec![0; encoding.heads()];
            choices[head] = best as u16;
            let orders = encoding.action(game, &choices);
            let node = match game.to_move() {
                Player::A => head as u8 + 1,
                Player::B => game.map().n() - head as u8,
            };
            let to: Vec<Value> = orders.iter().map(|o| json!([o.to, cents(o.amount)])).collect();
            json!([node, to, cents(q[best] as f64 * 10.0) / 10.0, cents(q[0] as f64 * 10.0) / 10.0])
        });
        shown.collect()
    }

    fn without_each(&self, game: &Stellar) -> Vec<(Value, Stellar)> {
        let setup = StellarSetup { map: game.map().clone(), max_turns: game.max_turns(), scoring: game.scoring() };
        let without = |gone: u8| {
            let owned = Player::BOTH.map(|p| game.owned(p) & !(1 << gone));
            let mut troops = [0.0; MAX_NODES + 1];
            (1..=game.map().n()).for_each(|node| troops[node as usize] = game.troops(node));
            let mut other = Stellar::from_parts(&setup, game.turn(), owned, &troops);
            if game.to_move() == Player::B {
                other.decide(&[0.0; MAX_NODES + 1]); // B does not see what A has decided
            }
            other
        };
        nodes(game.owned(Player::A) | game.owned(Player::B)).map(|node| (json!(node), without(node))).collect()
    }
}
