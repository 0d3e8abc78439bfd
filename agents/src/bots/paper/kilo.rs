//! `kilo`: thresholds. After team Kilo of 2018: every decision compares the four distances L1 (me → home), L2 (me →
//! opponent's trail), L3 (opponent → its home), L4 (opponent → my trail), and the distances to the trails as they will
//! be: with the way home that each side is expected to take (L2', L4').
//!
//! | opponent | situation | decision |
//! |---|---|---|
//! | outside | L3 > L2, and no threat (L1 < L4, L4') or I hit first (L2 < L4) | kill |
//! | outside | L3 > L2, threatened and slower | home |
//! | outside, on my land | L3 > L2' and no threat | meet it on its way home |
//! | outside | otherwise | square, or home if L1 > L4 − 5 or L4' < L1 + 5 |
//! | at home | nearer than 10 | do not meet it there: home, and stay |
//! | at home | otherwise | square, or home if L1 > L4 − 5 or L4' < L1 + 5 |
//!
//! Squares grow by 10 with each return.

use turf_env::games::paper::Turn;
use turf_env::games::paper::analysis::way::{FAR, Way, nearest};

use super::sight::{Sight, first_turn};
use super::square::{Square, leave, stay};
use super::{Design, TURNS};

const MARGIN: u32 = 5;
const MELEE: u32 = 10;
const GROWTH: u32 = 10;

pub struct Kilo {
    side: u32,
    square: Option<Square>,
}

impl Default for Kilo {
    fn default() -> Self {
        Self { side: GROWTH, square: None }
    }
}

impl Design for Kilo {
    fn wish(&mut self, sight: &Sight) -> Turn {
        if let Some(turn) = sight.kill_at_once() {
            return turn;
        }
        let (l1, l4) = (sight.home().moves, sight.foe_attack().moves);
        let my_way = if sight.at_home { None } else { sight.way_home(sight.pose) };
        let expected = my_way.as_ref().map_or(FAR, |way| sight.foe_to_way(way)).min(l4);
        if !sight.foe_at_home {
            let (l2, l3) = (sight.attack().moves, sight.foe_home().moves);
            let threat = l1 >= l4 || l1 >= expected;
            if l3 > l2 {
                let kill = (!threat || l2 < l4).then(|| sight.way_to_attack()).flatten();
                return kill.map_or_else(|| self.home(sight, my_way), |way| first_turn(sight.pose, &way));
            }
            if !threat
                && sight.is_crossed()
                && let Some(turn) = meet(sight, l3)
            {
                return turn;
            }
        } else if sight.heads() < MELEE {
            return self.home(sight, my_way);
        }
        let pressed = l1 + MARGIN > l4 || expected < l1 + MARGIN || l1 + 2 > sight.game.turns_left(sight.me);
        if !sight.at_home && pressed { self.home(sight, my_way) } else { self.square(sight) }
    }
}

impl Kilo {
    fn home(&mut self, sight: &Sight, way: Option<Way>) -> Turn {
        if sight.at_home { stay(sight) } else { way.map_or(Turn::Straight, |way| first_turn(sight.pose, &way)) }
    }

    fn square(&mut self, sight: &Sight) -> Turn {
        if sight.at_home {
            let longest = sight.game.width().min(sight.game.height()) as u32 / 2;
            if self.square.take().is_some() {
                self.side = (self.side + GROWTH).min(longest);
            }
            let (turn, square) = leave(sight, self.side);
            self.square = square;
            return turn;
        }
        // Driven off its square: starts a new one from here.
        let square = self.square.get_or_insert_with(|| Square::new(sight, self.side));
        square.next(sight)
    }
}

fn meet(sight: &Sight, l3: u32) -> Option<Turn> {
    let way = sight.foe_way_home()?;
    let field = sight.game.territory(sight.foe);
    let (moves, x, y) = nearest(sight.pose, way.bounds.y0, way.bounds.y1, |y| way.row(y) & !field.row(y))?;
    if moves >= l3 || moves == 0 {
        return None;
    }
    TURNS.into_iter().find(|turn: &Turn| {
        let to = sight.after(*turn);
        to.moves_to(x, y) < moves && sight.is_free((to.x, to.y))
    })
}
