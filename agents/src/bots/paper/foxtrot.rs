//! `foxtrot`: a safe way home before every step. After team Foxtrot's "superversion" of 2018, which was two hours too
//! late for the contest and then beat its champion.
//!
//! 1. Play a turn that wins at once, against a trail or a head.
//! 2. *Attack*: walk to the opponent's trail if that is possible before it is home and before it reaches mine.
//! 3. *Wander* at home: leave only if the opponent is more than two cells away. Prefer the 5 × 5 cells ahead with the
//!    most cells that are not mine (the opponent's or nobody's), then the nearest border, then the nearest opponent.
//! 4. *Walk* outside: only steps after which a shortest way home of at most 50 moves is open that the opponent cannot
//!    cut. Of these prefer the best 5 × 5 cells ahead, then the nearest home. Without any, take the shortest way home.
//!
//! The only memory is the best rate of the present excursion, and the decision to return.

use turf_env::games::paper::Turn;
use turf_env::games::paper::analysis::facts::{ActionFacts, Cell, Situation};

use super::sight::Sight;
use super::{Design, TURNS};

const DEPTH: u32 = 50;

/// A step away from home requires that the opponent is this many times as far from the way home as home is, so that the
/// way along and the way back fit in.
const ROOM: u32 = 3;
/// Share of the excursion's best gain per move below which it returns.
const FALL: f32 = 0.9;

#[derive(Default)]
pub struct Foxtrot {
    rate: f32,
    returning: bool,
}

impl Design for Foxtrot {
    fn wish(&mut self, sight: &Sight) -> Turn {
        if let Some(turn) = sight.kill_at_once() {
            return turn;
        }
        let mut situation = Situation::new(sight.game, sight.me);
        if !sight.at_home {
            situation = situation.with_foe_closing();
        }
        let steps = TURNS.map(|turn| (turn, situation.after(turn, false)));
        attack(&situation, &steps).unwrap_or_else(|| {
            if sight.at_home {
                *self = Self::default();
                wander(sight, &steps)
            } else {
                self.walk(sight, &situation, &steps)
            }
        })
    }
}

type Steps = [(Turn, ActionFacts); 3];

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

fn home(sight: &Sight, steps: &Steps) -> Turn {
    let worth = |f: &ActionFacts| (is_safe(sight, f), -(f.home_after_closing as i32), -(f.home as i32));
    best(steps, |(_, f)| (!f.dies).then(|| worth(f))).unwrap_or(Turn::Straight)
}

fn is_safe(sight: &Sight, f: &ActionFacts) -> bool {
    f.safe && f.home <= DEPTH && f.home < sight.game.turns_left(sight.me)
}

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
