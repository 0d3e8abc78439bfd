//! Bots for paper, weakest first. [`random`](super::random_legal), [`goround`] and [`wanderer`] are samples for
//! practice. The others follow entries of the contest of 2018, each as its team's report describes it:
//!
//! | bot | idea |
//! |---|---|
//! | [`charlie`] | squares by one rule on the opponent's distance |
//! | [`zulu`] | farms far out, comes home in time |
//! | [`foxtrot`] | a safe way home before every step |
//! | [`november`] | attacks near, farms far |
//! | [`papa`] | shadows the opponent by four distances |
//! | [`kilo`] | thresholds on distances, also to expected ways home; growing squares |
//! | [`quebec`] | value of the next two moves |
//! | [`hotel`] | rectangles that cannot be cut, opportunistic kills |
//! | [`bravo`] | a strip across the board, then the best enclosure from its border |
//! | [`delta`] | the most area per step that is proven safe |
//!
//! They share their [`sight`], the [`square`] and the last [`guard`]. [`death`] detects bots that died without the
//! opponent's help.

pub mod bravo;
pub mod charlie;
pub mod death;
pub mod delta;
pub mod foxtrot;
pub mod goround;
pub mod guard;
pub mod hotel;
pub mod kilo;
pub mod november;
pub mod papa;
pub mod quebec;
pub mod sight;
pub mod square;
pub mod wanderer;
pub mod zulu;

use turf_env::Player;
use turf_env::games::paper::{Heading, Paper, PaperRules, PaperV1, STEPS, Turn};

use super::random_legal::RandomLegal;
use crate::play::bot::{Bot, BotInfo, Forfeit};
use sight::Sight;

pub const BOTS: &[BotInfo<PaperRules>] = &[
    BotInfo::new("random", "turns left, right or not at all, whatever chance says", |_, _| {
        Box::new(RandomLegal::new(PaperV1))
    }),
    BotInfo::of::<goround::GoRound>(
        "goround",
        "walks one square after the other, always clockwise, blind to the enemy",
    ),
    BotInfo::of::<wanderer::Wanderer>(
        "wanderer",
        "the contest's sparring partner: wanders at home, squares outside, blind to trails",
    ),
    BotInfo::of::<charlie::Charlie>(
        "charlie",
        "a square of side n once the opponent is less than 3 n away; uses the heads' positions only",
    ),
    BotInfo::of::<bravo::Bravo>(
        "bravo",
        "a strip across the board, then enclosures from its border; judges overrule each other",
    ),
    BotInfo::of::<zulu::Zulu>(
        "zulu",
        "farms far out, two turns of a third of the board, home in time; takes sure gains",
    ),
    BotInfo::of::<november::November>("november", "attacks within 30 of the opponent, walks rectangles beyond"),
    BotInfo::of::<delta::Delta>("delta", "careful: the most area per step that is proven safe, kills only when proven"),
    BotInfo::of::<papa::Papa>("papa", "shadows the opponent by four distances: kill, chase, or run home"),
    BotInfo::of::<kilo::Kilo>("kilo", "thresholds on distances, also to the ways home it expects; growing squares"),
    BotInfo::of::<quebec::Quebec>("quebec", "weighs its next two moves: flees in time, pursues a straying opponent"),
    BotInfo::of::<hotel::Hotel>(
        "hotel",
        "the largest rectangle that cannot be cut, and the kill whenever it offers itself",
    ),
    BotInfo::of::<foxtrot::Foxtrot>(
        "foxtrot",
        "a safe way home before every step; the best 5 x 5 cells ahead; sure kills",
    ),
];

type Cell = (i32, i32);

/// Turns in the order of preference of most entries: of equally good ones the first is played.
const TURNS: [Turn; 3] = [Turn::Straight, Turn::Left, Turn::Right];

/// A bot that plays its wish unless the last [`guard`] overrules it.
pub trait Design: Default + Send {
    fn wish(&mut self, sight: &Sight) -> Turn;

    fn overruled(&mut self) {}
}

impl<D: Design> Bot<Paper> for D {
    fn start(&mut self, _seat: Player, _game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let sight = Sight::new(game);
        let wish = self.wish(&sight);
        let turn = guard::guard(&sight, wish);
        if turn != wish {
            self.overruled();
        }
        Ok(turn)
    }
}

fn ahead((x, y): Cell, heading: Heading) -> Cell {
    let (dx, dy) = STEPS[heading as usize];
    (x + dx, y + dy)
}

/// Returns the number of cells between a cell and the edge of the board.
fn room(game: &Paper, (x, y): Cell, heading: Heading) -> i32 {
    [game.width() - 1 - x, game.height() - 1 - y, x, y][heading as usize & 3]
}

fn at_home(game: &Paper, player: Player) -> bool {
    let (x, y) = game.head(player);
    game.territory(player).get(x, y)
}

/// Returns the turn from one heading to another; `Straight` if that would be a reversal.
fn turn_to(from: Heading, to: Heading) -> Turn {
    match (to + 4 - from) & 3 {
        1 => Turn::Right,
        3 => Turn::Left,
        _ => Turn::Straight,
    }
}

#[cfg(test)]
mod tests;
