use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use turf_env::games::duel2048::{Direction, Duel2048Action, Duel2048Config, Duel2048Rules, Duel2048Setup, NUMBERS};
use turf_env::games::paper::{PaperConfig, PaperRules, PaperSetup, Turn};
use turf_env::games::stellar::{Node, Order, Stellar, StellarRules, StellarSetup};
use turf_env::{ActionOf, Rules};

use crate::input::one_line;
use crate::play::score_text;

/// Ending of a game whose rules failed. It counts for nobody.
pub const VOID: &str = "void";

/// Says how many games were void. `None` if none was.
pub fn say_void(games: u64) -> Option<String> {
    (games > 0).then(|| format!("{games} games were void, as the rules failed; they count for nobody"))
}

/// Rules of a contest beyond those of its game.
#[warn(missing_docs)]
pub trait Contest: Rules {
    /// Lists the reasons of [`Game::outcome`](turf_env::Game::outcome); all other reasons are forfeits.
    fn endings(&self) -> &'static [&'static str];

    /// Converts all actions of a game to the form stored in a file, by default a list.
    fn write_actions(&self, actions: &[ActionOf<Self>]) -> Value {
        json!(actions)
    }
    /// Converts stored actions back; `Err` names the place.
    fn read_actions(&self, written: Value) -> Result<Vec<ActionOf<Self>>, String> {
        from_value(written)
    }
    /// Returns the SHA-256 of the rules. `None`, the default, if they are part of the program.
    fn version(&self) -> Option<&'static str> {
        None
    }
    /// Rejects set-ups that [`Rules::start`] cannot take.
    fn check_setup(&self, setup: &Self::Setup) -> Result<(), String>;

    /// Explains a code of [`Contest::endings`] to people; `None`, the default, shows the code itself.
    fn say_ending(&self, _code: &str) -> Option<&'static str> {
        None
    }
    /// Returns the unit of [`Game::scores`](turf_env::Game::scores), in a word or two.
    fn unit(&self) -> &'static str {
        "score"
    }
    /// Formats a score at the end of a game, or a mean of such scores, for people.
    fn say_score(&self, score: f64) -> String {
        score_text::plain_score(score)
    }
    /// Returns the bot whose rating is 0 if it takes part; otherwise, and if `None`, the mean rating is 0.
    fn anchor(&self) -> Option<&'static str> {
        None
    }

    /// Returns the consequence of an illegal action for the player to move.
    fn on_illegal(&self) -> IllegalAction<ActionOf<Self>> {
        IllegalAction::Lose("ILL")
    }

    /// Returns the fault of the rules that ended a game as [`VOID`].
    fn failure(&self, _game: &Self::Game) -> Option<String> {
        None
    }

    /// Explains in one line why an action is illegal here.
    fn fault(&self, _game: &Self::Game, action: &ActionOf<Self>) -> String {
        one_line(format!("{action:?}"))
    }
}

fn from_value<T: DeserializeOwned>(written: Value) -> Result<T, String> {
    serde_json::from_value(written).map_err(|e| format!("actions: {e}"))
}

#[derive(Clone, Debug, PartialEq)]
pub enum IllegalAction<A> {
    Lose(&'static str),
    PlayInstead(A),
}

const MAX_TURNS: u32 = 1_000_000;

/// Actions are one letter per ply (`L`, `S`, `R`), as in the golden traces.
impl Contest for PaperRules {
    fn endings(&self) -> &'static [&'static str] {
        &["WAL", "TAP", "SID", "FAC", "CIT", "END"]
    }
    fn unit(&self) -> &'static str {
        "area"
    }
    fn anchor(&self) -> Option<&'static str> {
        Some("wanderer")
    }

    fn say_ending(&self, code: &str) -> Option<&'static str> {
        Some(match code {
            "WAL" => "ran off the board",
            "TAP" => "a trail was cut",
            "CIT" => "met inside a territory",
            "SID" => "hit from the side",
            "FAC" => "head-on: areas counted",
            "END" => "turns over: areas counted",
            _ => return None,
        })
    }

    fn write_actions(&self, actions: &[Turn]) -> Value {
        let letter = |turn: &Turn| match turn {
            Turn::Left => 'L',
            Turn::Straight => 'S',
            Turn::Right => 'R',
        };
        Value::String(actions.iter().map(letter).collect())
    }

    fn read_actions(&self, written: Value) -> Result<Vec<Turn>, String> {
        let written: String = from_value(written)?;
        let turn = |(i, letter)| match letter {
            'L' => Ok(Turn::Left),
            'S' => Ok(Turn::Straight),
            'R' => Ok(Turn::Right),
            _ => Err(format!("action {i}: {letter:?} is none of L, S, R")),
        };
        written.chars().enumerate().map(turn).collect()
    }

    fn check_setup(&self, setup: &PaperSetup) -> Result<(), String> {
        let board = setup.board;
        PaperRules.check(&PaperConfig { boards: vec![board] })?;
        let good = |&(x, y, heading): &(u8, u8, u8)| x < board.width && y < board.height && heading < 4;
        match setup.spawn.iter().position(|spawn| !good(spawn)) {
            Some(i) => Err(format!("spawn {i} is off the board or has a heading above 3")),
            None => Ok(()),
        }
    }
}

/// Actions are one word per decision: a column and a row (`a1` to `h4`, top left first) for a placement, `U`, `D`, `L`,
/// `R` for a merge. A number is a placement off the board, which can only be the last action.
impl Contest for Duel2048Rules {
    fn endings(&self) -> &'static [&'static str] {
        &["score"]
    }
    fn unit(&self) -> &'static str {
        "largest tiles"
    }
    fn anchor(&self) -> Option<&'static str> {
        Some("greedy")
    }

    fn say_ending(&self, code: &str) -> Option<&'static str> {
        (code == "score").then_some("rounds over: tiles counted")
    }
    fn say_score(&self, score: f64) -> String {
        score_text::tiles(score)
    }

    fn write_actions(&self, actions: &[Duel2048Action]) -> Value {
        let word = |action: &Duel2048Action| match *action {
            Duel2048Action::Place(cell @ 0..32) => format!("{}{}", (b'a' + cell % 8) as char, 1 + cell / 8),
            Duel2048Action::Place(cell) => cell.to_string(),
            Duel2048Action::Merge(direction) => MERGES[direction as usize].to_string(),
        };
        Value::String(actions.iter().map(word).collect::<Vec<_>>().join(" "))
    }

    fn read_actions(&self, written: Value) -> Result<Vec<Duel2048Action>, String> {
        let written: String = from_value(written)?;
        let action = |(i, word): (usize, &str)| {
            let merge = MERGES.iter().position(|&m| m == word);
            let merge = merge.map(|d| Duel2048Action::Merge(Direction::ALL[d]));
            let place = match *word.as_bytes() {
                [column @ b'a'..=b'h', row @ b'1'..=b'4'] => Some((row - b'1') * 8 + column - b'a'),
                _ => word.parse().ok().filter(|&cell: &u8| cell >= 32),
            };
            merge.or(place.map(Duel2048Action::Place)).ok_or_else(|| {
                let shown: String = word.chars().take(8).collect();
                format!("action {i}: {shown:?} is neither a cell, a1 to h4, nor one of U, D, L, R")
            })
        };
        written.split_ascii_whitespace().enumerate().map(action).collect()
    }

    fn check_setup(&self, setup: &Duel2048Setup) -> Result<(), String> {
        let rounds = u16::try_from(setup.numbers.len()).unwrap_or(u16::MAX);
        Duel2048Rules.check(&Duel2048Config { rounds })?;
        match setup.numbers.iter().position(|&number| number >= NUMBERS) {
            Some(i) => Err(format!("number {i} of the list is not below {NUMBERS}")),
            None => Ok(()),
        }
    }

    fn on_illegal(&self) -> IllegalAction<ActionOf<Self>> {
        IllegalAction::Lose("violate")
    }
}

const MERGES: [&str; 4] = ["U", "D", "L", "R"];

/// Actions are one list per decision, with `[from, to, amount]` per order.
impl Contest for StellarRules {
    fn endings(&self) -> &'static [&'static str] {
        &["base", "both_bases", "turns"]
    }
    fn unit(&self) -> &'static str {
        "troops"
    }
    fn anchor(&self) -> Option<&'static str> {
        Some("spread")
    }

    fn say_ending(&self, code: &str) -> Option<&'static str> {
        Some(match code {
            "base" => "the base fell",
            "both_bases" => "both bases fell",
            "turns" => "turns over: troops or nodes counted",
            _ => return None,
        })
    }

    fn write_actions(&self, actions: &[Vec<Order>]) -> Value {
        let list = |orders: &Vec<Order>| -> Value { orders.iter().map(|o| json!((o.from, o.to, o.amount))).collect() };
        actions.iter().map(list).collect()
    }

    fn read_actions(&self, written: Value) -> Result<Vec<Vec<Order>>, String> {
        let written: Vec<Vec<(Node, Node, f64)>> = from_value(written)?;
        let order = |(from, to, amount)| Order { from, to, amount };
        Ok(written.into_iter().map(|list| list.into_iter().map(order).collect()).collect())
    }

    fn check_setup(&self, setup: &StellarSetup) -> Result<(), String> {
        if setup.map.xy().iter().flatten().any(|x| !x.is_finite()) {
            return Err("a node's place is no number".into());
        }
        match setup.max_turns {
            1..=MAX_TURNS => Ok(()),
            n => Err(format!("max_turns must be 1 to {MAX_TURNS}, not {n}")),
        }
    }

    fn on_illegal(&self) -> IllegalAction<ActionOf<Self>> {
        IllegalAction::PlayInstead(Vec::new())
    }

    fn fault(&self, game: &Stellar, orders: &Vec<Order>) -> String {
        let Some((i, why)) = game.refused(orders) else {
            return "the game is over".into();
        };
        let Order { from, to, amount } = orders[i];
        format!("order {}, ({from}, {to}, {amount:?}): {why}", i + 1)
    }
}
