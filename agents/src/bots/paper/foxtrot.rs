//! `foxtrot`: a safe way home before every step. After team Foxtrot's "superversion" of 2018, which came two hours too
//! late for the contest and then beat its champion.
//!
//! 1. What wins at once is played: a trail or a head that may be run into.
//! 2. *Attack*: if the foe's trail can be reached before the foe is home and before it reaches mine, that way is walked.
//! 3. *Wander* at home: nothing leaves home while the foe is within two cells; then the square of 5 × 5 cells ahead with
//!    most that is not mine (the foe's as good as nobody's), then nearest to the border, then nearest to the foe.
//! 4. *Walk* outside: only steps after which a shortest way home is open that the foe cannot cut, at most 50 long; of
//!    these the best 5 × 5 cells ahead, then nearest to home. If there is none, the shortest way home.
//!
//! Everything is decided afresh in each position; there is no memory.

use turf_env::Player;
use turf_env::games::paper::analysis::facts::{ActionFacts, Cell, Situation};
use turf_env::games::paper::{Paper, Turn};

use super::guard::guard;
use super::sight::Sight;
use crate::play::bot::{Bot, Forfeit};

/// Longest way home that is looked for.
const DEPTH: u32 = 50;

/// A step away from home must leave the foe this many times as far away as home is, so that the way along and the way
/// back fit in.
const ROOM: u32 = 3;
/// Outside no longer when closing would bring less per move than this part of the best so far.
const FALL: f32 = 0.9;

/// See the module.
#[derive(Default)]
pub struct Foxtrot {
    /// Cells per move that closing would have brought at the best moment of this excursion.
    rate: f32,
    /// It only wants home now.
    returning: bool,
}

/// Straight on where nothing speaks for turning.
const TURNS: [Turn; 3] = [Turn::Straight, Turn::Left, Turn::Right];

impl Bot<Paper> for Foxtrot {
    fn start(&mut self, _seat: Player, _game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let sight = Sight::new(game);
        if let Some(turn) = sight.kill_at_once() {
            return Ok(turn);
        }
        let mut situation = Situation::new(game, sight.me);
        if !sight.at_home {
            situation = situation.with_foe_closing();
        }
        let steps = TURNS.map(|turn| (turn, situation.after(turn, false)));
        let wish = attack(&situation, &steps).unwrap_or_else(|| {
            if sight.at_home {
                *self = Self::default();
                wander(&sight, &steps)
            } else {
                self.walk(&sight, &situation, &steps)
            }
        });
        Ok(guard(&sight, wish))
    }
}

type Steps = [(Turn, ActionFacts); 3];

/// The first step of a kill that the foe can neither escape nor answer.
fn attack(situation: &Situation, steps: &Steps) -> Option<Turn> {
    let foe_home = situation.foe_returns_in();
    let sure = steps.iter().filter(|(_, f)| {
        f.attack < foe_home && f.attack < f.foe_to_attack && f.rammed.is_none_or(|result| result >= 0.0)
    });
    sure.min_by_key(|(_, f)| f.attack).map(|&(turn, _)| turn)
}

fn wander(sight: &Sight, steps: &Steps) -> Turn {
    let (me, foe) = (sight.pose, sight.foe_pose);
    let watched = me.x.abs_diff(foe.x).max(me.y.abs_diff(foe.y)) <= 2;
    let may = |f: &ActionFacts| f.cell == Cell::Own || !watched && is_safe(sight, f);
    let worth = |turn: Turn| {
        let to = sight.after(turn);
        let border = sight.nearest_not_mine(to).moves;
        (sight.prospect(to), -(border as i32), -(foe.moves_to(to.x, to.y) as i32))
    };
    best(steps, |(turn, f)| may(f).then(|| worth(*turn))).unwrap_or(Turn::Straight)
}

impl Foxtrot {
    fn walk(&mut self, sight: &Sight, situation: &Situation, steps: &Steps) -> Turn {
        if !self.returning {
            let here = situation.home(&steps.clone().map(|(_, f)| f)).0;
            let wish = best(steps, |(turn, f)| {
                let room = f.home <= here || f.foe_to_way >= ROOM * f.home;
                (is_safe(sight, f) && room).then(|| (sight.prospect(sight.after(*turn)), f.home))
            });
            if let Some(turn) = wish {
                let facts = situation.after(turn, true);
                let rate = facts.gain as f32 / (sight.game.trail_len(sight.me) + 1 + facts.home) as f32;
                self.rate = self.rate.max(rate);
                if rate >= FALL * self.rate {
                    return turn;
                }
                self.returning = true;
            }
        }
        home(sight, steps)
    }
}

/// The shortest way home: a safe one if there is any, to ground that outlasts the foe's closing if there is any.
fn home(sight: &Sight, steps: &Steps) -> Turn {
    let worth = |f: &ActionFacts| (is_safe(sight, f), -(f.home_after_closing as i32), -(f.home as i32));
    best(steps, |(_, f)| (!f.dies).then(|| worth(f))).unwrap_or(Turn::Straight)
}

fn is_safe(sight: &Sight, f: &ActionFacts) -> bool {
    f.safe && f.home <= DEPTH && f.home < sight.game.turns_left(sight.me)
}

/// The first of the most worthy steps.
fn best<T: PartialOrd>(steps: &Steps, worth: impl Fn(&(Turn, ActionFacts)) -> Option<T>) -> Option<Turn> {
    let mut best: Option<(Turn, T)> = None;
    for step in steps {
        if let Some(worth) = worth(step)
            && best.as_ref().is_none_or(|(_, most)| worth > *most)
        {
            best = Some((step.0, worth));
        }
    }
    best.map(|(turn, _)| turn)
}
