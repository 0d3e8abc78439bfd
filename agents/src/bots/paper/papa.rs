//! `papa`: shadows the opponent by four distances and encloses nothing on purpose. After team Papa, runner-up of 2018:
//! it beat every pure farmer by hitting its trail, and its own ground comes from running home after the chase.
//!
//! L1 me → home, L2 me → opponent's trail, L3 opponent → its home, L4 opponent → my trail:
//!
//! 1. *Opening*: 12 moves away from the opponent, then north until move 24, both scaled to the board's width; the way
//!    home makes the first block.
//! 2. Both at home and at most 3 apart: stay home, so that the opponent has to leave first.
//! 3. L2 ≤ L3 and L2 ≤ L4: *kill*, walking the whole way without replanning.
//! 4. L1 ≤ L4 − 3 and a trail of at most 50: *chase*, approaching the opponent's row first, then its column.
//! 5. Else *home*, again without replanning.

use turf_env::games::paper::analysis::way::Way;
use turf_env::games::paper::{Heading, Turn};

use super::sight::{Fate, Sight, turns_of};
use super::{Design, TURNS, turn_to};

const LEASH: u32 = 50;
const MARGIN: u32 = 3;
const OPENING: [i32; 2] = [12, 24];
const WIDTH: i32 = 102;

#[derive(Default)]
pub struct Papa {
    track: Vec<Turn>,
    made: i32,
}

impl Design for Papa {
    fn wish(&mut self, sight: &Sight) -> Turn {
        let wish = self.track.pop().unwrap_or_else(|| self.decide(sight));
        self.made += 1;
        wish
    }

    fn overruled(&mut self) {
        self.track.clear();
    }
}

impl Papa {
    fn decide(&mut self, sight: &Sight) -> Turn {
        if sight.at_home && sight.foe_at_home && sight.heads() <= 3 {
            let stays = TURNS.into_iter().find(|&turn| sight.stays(turn));
            return stays.unwrap_or(Turn::Straight);
        }
        // The opponent's way to my trail may lead through its home, where its trail vanishes, so L4 ignores that trail.
        let l4 = sight.foe_attack().moves;
        if let Some(way) = sight.way_to_attack().filter(|way| way.len <= l4)
            && sight.foe_way_home().is_none_or(|foe| way.len <= foe.len)
        {
            self.track = turns_of(sight.pose, &way);
            return self.track.pop().unwrap_or(Turn::Straight);
        }
        let home = sight.way_home(sight.pose);
        let in_time = |way: &Way| way.len + MARGIN <= l4 && way.len + 2 < sight.game.turns_left(sight.me);
        if home.as_ref().is_some_and(in_time) && sight.game.trail_len(sight.me) <= LEASH {
            return opening(sight, self.made).unwrap_or_else(|| chase(sight));
        }
        if let Some(way) = home {
            self.track = turns_of(sight.pose, &way);
        }
        self.track.pop().unwrap_or(Turn::Straight)
    }
}

fn opening(sight: &Sight, made: i32) -> Option<Turn> {
    let [away, north] = OPENING.map(|moves| moves * sight.game.width() / WIDTH);
    let to: Heading = match made {
        m if m < away && sight.pose.x < sight.foe_pose.x => 2,
        m if m < away => 0,
        m if m < north => 3,
        _ => return None,
    };
    let heading = sight.pose.heading;
    // A reversal takes two moves.
    let reversal = to == (heading + 2) & 3;
    let turn = if reversal { Turn::Left } else { turn_to(heading, to) };
    (sight.fate(turn) == Fate::GoesOn).then_some(turn)
}

fn chase(sight: &Sight) -> Turn {
    let goes_on = || Turn::ALL.into_iter().filter(|&turn| sight.fate(turn) >= Fate::GoesOn);
    let (me, foe) = (sight.pose, sight.foe_pose);
    goes_on()
        .find(|turn: &Turn| me.step(*turn).y.abs_diff(foe.y) < me.y.abs_diff(foe.y))
        .or_else(|| goes_on().find(|turn: &Turn| me.step(*turn).x.abs_diff(foe.x) < me.x.abs_diff(foe.x)))
        .or_else(|| goes_on().next())
        .unwrap_or(Turn::Straight)
}
