//! Rules of stellar: orders, transport, combat, production.

use std::fmt::{self, Display};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::combat::{arriving, left_over, produced};
use super::config::{Scoring, StellarConfig, StellarSetup};
use super::map::{MAX_NODES, Node, NodeSet, StarMap, nodes};
use crate::{Game, Outcome, Player, Rng, Rules};

/// Troops of a base at the start.
pub const START: f64 = 100.0;
/// Troops by node; entry 0 is unused.
pub type Troops = [f64; MAX_NODES + 1];

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Order {
    pub from: Node,
    pub to: Node,
    /// Troops that leave; fewer arrive.
    pub amount: f64,
}

/// A position of stellar. A decides first, B decides without seeing A's orders, then the turn is carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Stellar {
    map: Arc<StarMap>,
    owned: [NodeSet; 2],
    troops: Troops,
    to_move: Player,
    /// A's troops after its orders while B, who must not see them, decides; otherwise zeros.
    pending: Troops,
    turn: u32,
    max_turns: u32,
    scoring: Scoring,
    outcome: Option<Outcome>,
}

impl Stellar {
    #[inline]
    pub fn map(&self) -> &Arc<StarMap> {
        &self.map
    }

    #[inline]
    pub fn owned(&self, player: Player) -> NodeSet {
        self.owned[player.index()]
    }

    /// Returns the owner of a node; `None` if it is neutral.
    #[inline]
    pub fn owner(&self, node: Node) -> Option<Player> {
        Player::BOTH.into_iter().find(|p| self.owned[p.index()] >> node & 1 == 1)
    }

    /// Returns the owner's troops at a node; 0 if it is neutral.
    #[inline]
    pub fn troops(&self, node: Node) -> f64 {
        self.troops[node as usize]
    }

    /// Returns a player's troops at a node; 0 if it does not own the node.
    #[inline]
    pub fn power(&self, player: Player, node: Node) -> f64 {
        if self.owned(player) >> node & 1 == 1 { self.troops[node as usize] } else { 0.0 }
    }

    pub fn max_turns(&self) -> u32 {
        self.max_turns
    }

    pub fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// Returns the position in a game with this scoring.
    pub fn scored_by(&self, scoring: Scoring) -> Self {
        Self { scoring, ..self.clone() }
    }

    #[inline]
    pub fn base(&self, player: Player) -> Node {
        match player {
            Player::A => 1,
            Player::B => self.map.n(),
        }
    }

    pub fn total(&self, player: Player) -> f64 {
        // Not `sum`, which returns -0 for no nodes.
        nodes(self.owned(player)).fold(0.0, |all, node| all + self.troops[node as usize])
    }

    /// Builds a position to search or test from, with A to decide. Panics if the sets of `owned` overlap. `troops` counts on
    /// owned nodes only.
    pub fn from_parts(setup: &StellarSetup, turn: u32, owned: [NodeSet; 2], troops: &Troops) -> Self {
        let mut game = StellarRules.start(setup);
        game.owned = owned.map(|set| set & setup.map.all());
        assert!(game.owned[0] & game.owned[1] == 0, "a node has one owner");
        game.troops = [0.0; MAX_NODES + 1];
        for node in nodes(game.owned[0] | game.owned[1]) {
            game.troops[node as usize] = troops[node as usize];
        }
        game.turn = turn;
        game
    }

    /// Returns the mover's troops after these legal orders. Troops leave and arrive one order after the other, because rounding
    /// depends on it.
    #[inline]
    pub fn transported(&self, orders: impl Iterator<Item = Order>) -> Troops {
        let mut after = [0.0; MAX_NODES + 1];
        for node in nodes(self.owned(self.to_move)) {
            after[node as usize] = self.troops[node as usize];
        }
        // `for_each` runs nested iterators as nested loops.
        orders.for_each(|Order { from, to, amount }| {
            after[from as usize & 127] -= amount;
            after[to as usize & 127] += arriving(amount);
        });
        after
    }

    /// Returns the index of the first order for which the contest drops the mover's list, and the reason.
    pub fn refused(&self, orders: &[Order]) -> Option<(usize, &'static str)> {
        let mut sent = [0.0; MAX_NODES + 1];
        let exists = |node| (1..=self.map.n()).contains(&node);
        let mut why = |&Order { from, to, amount }: &Order| {
            if !exists(from) || !exists(to) {
                Some("there is no such node")
            } else if self.map.adjacent(from) >> to & 1 == 0 {
                Some("no edge joins these nodes")
            } else if amount > 0.0 {
                sent[from as usize] += amount;
                let too_many = "the orders take all that the player has at this node, or more";
                (sent[from as usize] >= self.power(self.to_move, from)).then_some(too_many)
            } else {
                Some("the amount is not above 0")
            }
        };
        orders.iter().enumerate().find_map(|(i, order)| Some((i, why(order)?)))
    }

    /// Plays the mover's decision, given as the troops that [`Stellar::transported`] returns.
    #[inline]
    pub fn decide(&mut self, after: &Troops) {
        match self.to_move {
            Player::A => {
                self.pending = *after;
                self.to_move = Player::B;
            }
            Player::B => {
                self.resolve(after);
                self.pending = [0.0; MAX_NODES + 1];
                self.to_move = Player::A;
                self.turn += 1;
                self.outcome = self.judge();
            }
        }
    }

    #[inline]
    fn resolve(&mut self, second: &Troops) {
        self.owned = [0; 2];
        let n = self.map.n() as usize;
        let sides = self.pending.iter().zip(second);
        for (node, ((&a, &b), troops)) in sides.zip(&mut self.troops).enumerate().take(n + 1).skip(1) {
            let (more, less, winner) = if a >= b { (a, b, 0) } else { (b, a, 1) };
            let left = left_over(more, less);
            self.owned[winner] |= ((left > 0.0) as NodeSet) << node;
            *troops = if left > 0.0 { produced(left) } else { 0.0 };
        }
    }

    fn judge(&self) -> Option<Outcome> {
        let taken = |p: Player| self.owned(!p) >> self.base(p) & 1 == 1;
        let won = |winner| {
            let winner = Some(winner);
            Some(Outcome { winner, reason: "base" })
        };
        let reason = match (taken(Player::A), taken(Player::B)) {
            (true, false) => return won(Player::B),
            (false, true) => return won(Player::A),
            (true, true) => "both_bases",
            (false, false) if self.turn >= self.max_turns => "turns",
            (false, false) => return None,
        };
        let count = |p: Player| match self.scoring {
            Scoring::Troops => 0,
            Scoring::Nodes => self.owned(p).count_ones(),
        };
        let [a, b] = Player::BOTH.map(|p| (count(p), self.total(p)));
        let winner = a.partial_cmp(&b).and_then(Player::ahead);
        Some(Outcome { winner, reason })
    }
}

impl Display for Stellar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (turn, most, mover) = (self.turn, self.max_turns, self.to_move);
        writeln!(f, "turn {turn} of {most}, {mover:?} to decide")?;
        for node in 1..=self.map.n() {
            let gap = if node == 1 { "" } else { " " };
            match self.owner(node) {
                Some(owner) => write!(f, "{gap}{node}:{owner:?}{:.2}", self.troops(node))?,
                None => write!(f, "{gap}{node}:-")?,
            }
        }
        Ok(())
    }
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StellarRules;

impl Rules for StellarRules {
    type Game = Stellar;
    type Config = StellarConfig;
    type Setup = StellarSetup;
    fn name(&self) -> &'static str {
        "stellar"
    }
    fn known_setup(&self) -> bool {
        true
    }
    #[inline]
    fn simultaneous(&self) -> bool {
        true
    }
    fn settings(&self) -> &'static [(&'static str, &'static str)] {
        &[
            (
                "maps",
                "Sources of maps, each drawn in proportion to its weight: kind hexagon (side in cells; p_node, p_edge: \
             probabilities that a node or an edge is missing) or tree; scoring, if it differs from the setting below.",
            ),
            ("max_turns", "Turns after which the scoring decides. Unit: turns."),
            (
                "scoring",
                "Amount compared when the turns run out or both bases fall: troops, or nodes (if equal, troops).",
            ),
        ]
    }
    fn default_config(&self) -> Self::Config {
        Self::Config::default()
    }
    fn check(&self, config: &StellarConfig) -> Result<(), String> {
        if config.maps.is_empty() || config.max_turns == 0 {
            return Err("stellar needs a source of maps and at least one turn".into());
        }
        if let Some(bad) = config.maps.iter().find(|m| !(m.weight.is_finite() && m.weight > 0.0)) {
            return Err(format!("a map's weight must be positive, not {}", bad.weight));
        }
        config.maps.iter().try_for_each(|m| m.map.check())
    }
    fn draw_setup(&self, config: &StellarConfig, rng: &mut Rng) -> StellarSetup {
        let mut at = rng.unit() * config.maps.iter().map(|m| m.weight).sum::<f64>();
        let drawn = config.maps.iter().find(|m| {
            at -= m.weight;
            at < 0.0
        });
        let source = drawn.or(config.maps.last()).expect("checked: at least one");
        StellarSetup {
            map: Arc::new(source.map.draw(rng)),
            max_turns: config.max_turns,
            scoring: source.scoring.unwrap_or(config.scoring),
        }
    }
    fn start(&self, setup: &StellarSetup) -> Stellar {
        let n = setup.map.n();
        let mut troops = [0.0; MAX_NODES + 1];
        troops[1] = START;
        troops[n as usize] = START;
        Stellar {
            map: setup.map.clone(),
            owned: [1 << 1, 1 << n],
            troops,
            to_move: Player::A,
            pending: [0.0; MAX_NODES + 1],
            turn: 0,
            max_turns: setup.max_turns,
            scoring: setup.scoring,
            outcome: None,
        }
    }
}

impl Game for Stellar {
    /// A player's whole list for a turn. The contest drops an illegal list: the player then gives no orders.
    type Action = Vec<Order>;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn turn(&self) -> u32 {
        self.turn
    }

    fn is_legal(&self, orders: &Vec<Order>) -> bool {
        self.outcome.is_none() && self.refused(orders).is_none()
    }

    fn play(&mut self, orders: &Vec<Order>) {
        debug_assert!(self.is_legal(orders));
        let after = self.transported(orders.iter().copied());
        self.decide(&after);
    }

    fn redrawn(&self, pov: Player, _rng: &mut Rng) -> Option<Self> {
        ((self.to_move, pov) == (Player::B, Player::B)).then(|| {
            let mut seen = self.clone();
            seen.pending = [0.0; MAX_NODES + 1];
            nodes(self.owned(Player::A)).for_each(|node| seen.pending[node as usize] = self.troops(node));
            seen
        })
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn board(&self) -> String {
        let from = (self.map.n() - 1) / 20 * 20;
        format!("{}_to_{}_nodes", from + 1, from + 20)
    }

    fn scores(&self) -> [f64; 2] {
        Player::BOTH.map(|p| self.total(p))
    }
}
