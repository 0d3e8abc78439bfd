//! Goofspiel with seven cards: both players bid at once for a prize drawn at random. A game of one's own, written like a
//! user's, with the faults that such a game may have (`FAULT`).

use std::fmt;
use turf_env::{Rules, Shape};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use turf::agents::Offered;
use turf::agents::bots::random_legal::RandomLegal;
use turf::agents::offered::Offer;
use turf::agents::play::bot::{Bot, BotInfo, Forfeit};
use turf::agents::play::contest::Contest;
use turf::env::{CellKind, Encoding, Game, Outcome, Player, Rng};
use turf::web::GameView;
use turf::web::game_view::{Chart, Line, View};

pub const CARDS: usize = 7;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GoofConfig {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GoofSetup {
    pub prizes: [u8; CARDS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid(pub u8);

/// No fault.
pub const NONE: u8 = 0;
/// Does not declare simultaneous decisions.
pub const UNDECLARED: u8 = 1;
/// Declares them, but shows the pending bid.
pub const SHOWN: u8 = 2;
/// Has more lines in charts than values.
pub const CHARTLESS: u8 = 3;
/// Has an ending that it does not list.
pub const UNLISTED: u8 = 4;
/// Shows the prizes to come.
pub const FORESEEN: u8 = 5;

#[derive(Clone, Debug, PartialEq)]
pub struct Goof<const FAULT: u8 = NONE> {
    prizes: [u8; CARDS],
    round: usize,
    pending: Option<u8>,
    hands: [u8; 2],
    points: [u32; 2],
}

impl<const FAULT: u8> Goof<FAULT> {
    fn prize(&self) -> u8 {
        self.prizes.get(self.round).copied().unwrap_or(0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoofRules<const FAULT: u8 = NONE>;
pub const GOOF: GoofRules = GoofRules;

impl<const FAULT: u8> Rules for GoofRules<FAULT> {
    type Game = Goof<FAULT>;
    type Config = GoofConfig;
    type Setup = GoofSetup;
    fn name(&self) -> &'static str {
        "goof"
    }
    fn default_config(&self) -> Self::Config {
        Self::Config::default()
    }
    fn simultaneous(&self) -> bool {
        FAULT != UNDECLARED
    }
    fn draw_setup(&self, _: &GoofConfig, rng: &mut Rng) -> GoofSetup {
        let mut prizes = std::array::from_fn(|i| i as u8 + 1);
        for i in (1..CARDS).rev() {
            prizes.swap(i, rng.below(i as u32 + 1) as usize);
        }
        GoofSetup { prizes }
    }
    fn start(&self, setup: &GoofSetup) -> Goof<FAULT> {
        Goof { prizes: setup.prizes, round: 0, pending: None, hands: [0x7f; 2], points: [0; 2] }
    }
}

impl<const FAULT: u8> Game for Goof<FAULT> {
    type Action = Bid;

    fn to_move(&self) -> Player {
        if self.pending.is_none() { Player::A } else { Player::B }
    }

    fn turn(&self) -> u32 {
        self.round as u32
    }

    fn is_legal(&self, &Bid(bid): &Bid) -> bool {
        self.round < CARDS && (1..=7).contains(&bid) && self.hands[self.to_move().index()] >> (bid - 1) & 1 != 0
    }

    fn play(&mut self, &Bid(bid): &Bid) {
        let Some(a) = self.pending.take() else {
            self.pending = Some(bid);
            return;
        };
        self.hands[0] &= !(1 << (a - 1));
        self.hands[1] &= !(1 << (bid - 1));
        if a != bid {
            self.points[(a < bid) as usize] += self.prize() as u32;
        }
        self.round += 1;
        // The last card is no decision.
        if self.round == CARDS - 1 {
            let [a, b] = self.hands;
            if a != b {
                self.points[(a < b) as usize] += self.prize() as u32;
            }
            self.round = CARDS;
        }
    }

    fn redrawn(&self, pov: Player, rng: &mut Rng) -> Option<Self> {
        if FAULT == UNDECLARED {
            return None;
        }
        let mut seen = self.clone();
        let to_come = self.prizes.len().min(self.round + 1);
        let to_come = &mut seen.prizes[if FAULT == FORESEEN { CARDS } else { to_come }..];
        to_come.sort_unstable();
        for i in (1..to_come.len()).rev() {
            to_come.swap(i, rng.below(i as u32 + 1) as usize);
        }
        if let (Some(bid), Player::B) = (&mut seen.pending, pov)
            && FAULT != SHOWN
        {
            let hand = std::array::from_fn::<bool, 7, _>(|card| self.hands[0] >> card & 1 != 0);
            *bid = rng.pick(&hand) as u8 + 1;
        }
        Some(seen)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.round == CARDS).then(|| Outcome {
            winner: match self.points[0].cmp(&self.points[1]) {
                std::cmp::Ordering::Less => Some(Player::B),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(Player::A),
            },
            reason: if FAULT == UNLISTED { "cards" } else { "score" },
        })
    }

    fn scores(&self) -> [f64; 2] {
        self.points.map(f64::from)
    }
}

impl<const FAULT: u8> fmt::Display for Goof<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prize {}, hands {:07b} {:07b}, points {:?}", self.prize(), self.hands[0], self.hands[1], self.points)
    }
}

#[derive(Clone, Copy)]
pub struct GoofV1<const FAULT: u8 = NONE>;

impl<const FAULT: u8> Encoding for GoofV1<FAULT> {
    type Game = Goof<FAULT>;
    type Rules = GoofRules<FAULT>;
    fn rules(&self) -> GoofRules<FAULT> {
        GoofRules
    }
    fn shape(&self) -> Shape {
        Shape {
            name: "goof-v1",
            actions: CARDS,
            cells: CARDS,
            // Planes per card: mine, the opponent's, still to come as a prize, current prize.
            cell_kind: CellKind::Bits(4),
            scalars: 1,
            ..Shape::ONE_HEAD
        }
    }
    fn observe(&self, game: &Goof<FAULT>, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        let (mine, theirs) = (game.hands[pov.index()], game.hands[(!pov).index()]);
        let to_come = game.prizes.iter().skip(game.round + 1).fold(0, |all, p| all | 1u8 << (p - 1));
        for (i, cell) in cells.iter_mut().enumerate() {
            let now = game.prize() as usize == i + 1;
            *cell = (mine >> i & 1) | (theirs >> i & 1) << 1 | (to_come >> i & 1) << 2 | (now as u8) << 3;
        }
        if let [lead] = scalars {
            *lead = self.potential(game, pov);
        }
    }
    fn action(&self, _: &Goof<FAULT>, choices: &[u16]) -> Bid {
        Bid(choices[0] as u8 + 1)
    }
    fn potential(&self, game: &Goof<FAULT>, pov: Player) -> f32 {
        let points = game.points.map(|p| p as f32);
        (points[pov.index()] - points[(!pov).index()]) / 28.0
    }
}

impl<const FAULT: u8> Contest for GoofRules<FAULT> {
    fn endings(&self) -> &'static [&'static str] {
        &["score"]
    }
    fn unit(&self) -> &'static str {
        "points"
    }
    fn anchor(&self) -> Option<&'static str> {
        Some("match")
    }
    fn say_ending(&self, code: &str) -> Option<&'static str> {
        (code == "score").then_some("all cards bid: points counted")
    }
    fn check_setup(&self, setup: &GoofSetup) -> Result<(), String> {
        let all = setup.prizes.iter().filter(|p| (1..=7).contains(*p)).fold(0, |all, p| all | 1u8 << (p - 1));
        (all == 0x7f).then_some(()).ok_or("the prizes are not 1 to 7".into())
    }
}

impl<const FAULT: u8> Offered for GoofRules<FAULT> {
    fn offer(&self) -> Offer {
        Offer {
            preset: "[network]\nuse_cells = true\nhidden = [64, 64]\n[dqn]\ngamma = 1.0\n[league]\nbots = ['random', 'match']\n[evaluation]\nbots = ['random', 'match']\n",
            named_presets: &[("short", "[dqn]\ngamma = 0.9\n")],
            ..Offer::NONE
        }
    }

    type Encoding = GoofV1<FAULT>;
    fn encoding(&self) -> GoofV1<FAULT> {
        GoofV1
    }
    fn bots(&self) -> &'static [BotInfo<Self>] {
        const {
            &[
                BotInfo::new("random", "any card", |_, _| Box::new(RandomLegal::new(GoofV1::<FAULT>))),
                BotInfo::new("match", "bids what the prize is worth", |_, _| Box::new(Matching)),
                BotInfo::new("answer", "beats the bid that it sees, and knows the next prize", |_, _| {
                    Box::new(Answering)
                }),
            ]
        }
    }
}

struct Matching;
impl<const FAULT: u8> Bot<Goof<FAULT>> for Matching {
    fn choose(&mut self, game: &Goof<FAULT>) -> Result<Bid, Forfeit> {
        let hand = game.hands[game.to_move().index()];
        let has = |bid: &u8| hand >> (bid - 1) & 1 != 0;
        let bid = (1..=7).filter(has).min_by_key(|&bid| (bid as i32 - game.prize() as i32).abs());
        Ok(Bid(bid.expect("a card is left")))
    }
}

struct Answering;
impl<const FAULT: u8> Bot<Goof<FAULT>> for Answering {
    fn choose(&mut self, game: &Goof<FAULT>) -> Result<Bid, Forfeit> {
        let hand = game.hands[game.to_move().index()];
        let mut own = (1..=7).filter(|bid| hand >> (bid - 1) & 1 != 0);
        let (least, above) = (own.clone().next(), own.find(|&bid| Some(bid) > game.pending));
        Ok(Bid(above.or(least).expect("a card is left")))
    }
}

const CARDS_LEFT: Chart = Chart { title: "Cards", lines: &[Line { label: "both", colour: 2 }] };

impl<const FAULT: u8> GameView for GoofRules<FAULT> {
    fn view(&self) -> View {
        View {
            charts: if FAULT == CHARTLESS { const { &[CARDS_LEFT] as &[Chart] } } else { &[] },
            script: include_str!("page.js"),
            ..View::GRID
        }
    }

    fn opening(&self, game: &Goof<FAULT>) -> Value {
        json!({ "prize": game.prize(), "hands": game.hands, "points": game.points })
    }
    fn is_frame(&self, game: &Goof<FAULT>) -> bool {
        game.pending.is_none()
    }
    fn change(&self, _: &Goof<FAULT>, decisions: &[Bid], after: &Goof<FAULT>) -> Value {
        json!({ "bids": decisions.iter().map(|b| b.0).collect::<Vec<_>>(), "prize": after.prize(), "hands": after.hands, "points": after.points })
    }
    fn options(&self, game: &Goof<FAULT>) -> Value {
        (1..=7).filter(|&b| game.is_legal(&Bid(b))).collect()
    }
}
