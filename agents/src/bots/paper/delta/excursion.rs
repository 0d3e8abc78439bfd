//! Excursions of at most two turns, both to the same side, and the best one that is proven safe.
//!
//! In the frame of the first heading (forward = growing u) an excursion is a rectangle: `ahead` steps, a turn, `across`
//! steps, a turn, `back` steps. It ends where it first meets the territory again, possibly before the first or the
//! second turn. Its value is the ground gained per move, with the opponent's ground counted twice.

use turf_env::Player;
use turf_env::games::paper::{Heading, Paper, STEPS};

use super::capture;
use super::geometry::{Frame, distance_to, first_from, last_before, to_column, to_row, transpose};
use super::path::{Walk, walk};
use crate::bots::paper::Cell;

/// Straight `lead` steps at `lead_heading` inside the territory, then the rectangle. `side` is added to the heading at
/// each turn: 1 right, 3 left. `rate` is an estimate of the cells gained per move.
#[derive(Clone, Copy, Debug)]
struct Rectangle {
    lead_heading: Heading,
    lead: i32,
    heading: Heading,
    ahead: i32,
    side: u8,
    across: i32,
    back: i32,
    rate: f32,
}

impl Rectangle {
    fn path(&self) -> impl Iterator<Item = Heading> + Clone + use<> {
        let legs = [
            (self.lead_heading, self.lead),
            (self.heading, self.ahead),
            ((self.heading + self.side) & 3, self.across),
            ((self.heading + 2) & 3, self.back),
        ];
        legs.into_iter().flat_map(|(heading, n)| std::iter::repeat_n(heading, n as usize))
    }

    fn moves(&self) -> i32 {
        self.lead + self.ahead + self.across + self.back
    }
}

/// Excursion as headings, last one first, with the exact number of cells gained per move.
#[derive(Clone, Debug, PartialEq)]
pub struct Excursion {
    pub path: Vec<Heading>,
    pub rate: f32,
}

pub struct Planner<'a> {
    game: &'a Paper,
    me: Player,
    frames: [Option<Box<View>>; 4],
    mirrored: Option<Box<[[u128; 128]; 2]>>,
    trail_distance: i32,
    found: Vec<Rectangle>,
    most: i32,
}

struct View {
    frame: Frame,
    home: [u128; 128],
    trail: [u128; 128],
    enemy: Cell,
}

const COUNTED: usize = 5;

impl<'a> Planner<'a> {
    pub fn new(game: &'a Paper, me: Player) -> Self {
        Self {
            game,
            me,
            frames: [const { None }; 4],
            mirrored: None,
            trail_distance: distance_to(game.trail(me), game.head(!me), game.height()),
            found: Vec::new(),
            most: game.turns_left(me) as i32,
        }
    }

    pub fn from_here(&mut self) -> Option<Excursion> {
        let heading = self.game.heading(self.me);
        self.most = self.game.turns_left(self.me) as i32;
        loop {
            for turn in [0, 1, 3] {
                let ahead = (heading + turn) & 3;
                self.rectangles(self.game.head(self.me), ahead, (ahead, 0));
            }
            let longest = self.found.iter().map(Rectangle::moves).max()?;
            let best = self.best();
            if best.is_some() || longest < 4 {
                return best;
            }
            // The best ones end on ground that may be lost by then; shorter ones may not.
            self.most = longest * 2 / 3;
        }
    }

    /// Returns the best proven excursion that starts somewhere on a straight line through the territory from here.
    pub fn from_inside(&mut self) -> Option<Excursion> {
        let (heading, (x, y)) = (self.game.heading(self.me), self.game.head(self.me));
        for turn in [0, 1, 3] {
            let ahead = (heading + turn) & 3;
            let (dx, dy) = STEPS[ahead as usize];
            let view = self.view(ahead);
            let (u, v) = view.frame.cell((x, y));
            let run = first_from(!view.home[v as usize], u + 1).min(view.frame.width) - 1 - u;
            let mut lead = 1;
            while lead <= run {
                for side in [1, 3] {
                    self.rectangles((x + dx * lead, y + dy * lead), (ahead + side) & 3, (ahead, lead));
                }
                lead += 1 + lead / 3;
            }
        }
        self.best()
    }

    fn view(&mut self, heading: Heading) -> &View {
        let (game, me) = (self.game, self.me);
        let mirrored = &mut self.mirrored;
        self.frames[heading as usize].get_or_insert_with(|| {
            let frame = Frame::new(game, heading);
            let planes = [game.territory(me).rows(), game.trail(me).rows()];
            let with_trail = game.trail_len(me) > 0;
            let mirrored = mirrored.get_or_insert_with(|| {
                let mut both = Box::new([*planes[0], [0; 128]]);
                transpose(&mut both[0]);
                if with_trail {
                    both[1] = *planes[1];
                    transpose(&mut both[1]);
                }
                both
            });
            let mut view = View { frame, home: [0; 128], trail: [0; 128], enemy: frame.cell(game.head(!me)) };
            frame.rows(planes[0], &mirrored[0], &mut view.home);
            if with_trail {
                frame.rows(planes[1], &mirrored[1], &mut view.trail);
            }
            Box::new(view)
        })
    }

    /// Collects the proven rectangles that start at `start` in direction `heading`, after `lead` steps through the
    /// territory: the best estimate for each side.
    fn rectangles(&mut self, start: Cell, heading: Heading, lead: (Heading, i32)) {
        let (existing, walked) = (self.trail_distance, self.game.trail_len(self.me) as i32);
        let left = self.most;
        let view = self.view(heading);
        let frame = view.frame;
        let ((u0, v0), enemy) = (frame.cell(start), view.enemy);
        let base = lead.1;
        let row = view.home[v0 as usize];
        let exit = first_from(!row, u0 + 1);
        let wall = frame.width.min(first_from(view.trail[v0 as usize], u0 + 1));
        if exit >= wall {
            return;
        }
        let mut best: [Option<Rectangle>; 3] = [None; 3];
        let mut offer = |slot: usize, ahead: i32, across: i32, back: i32, gain: i32| {
            let moves = base + ahead + across + back;
            let rate = gain as f32 / (walked + moves) as f32;
            if moves <= left && best[slot].is_none_or(|b| rate > b.rate) {
                let side = if slot == 0 { 3 } else { 1 };
                best[slot] =
                    Some(Rectangle { lead_heading: lead.0, lead: base, heading, ahead, side, across, back, rate });
            }
        };
        let home_again = first_from(row, exit);
        let end = wall.min(home_again);
        if home_again < wall && existing.min(to_row(enemy, exit, home_again - 1, v0)) >= base + home_again - u0 {
            offer(2, home_again - u0, 0, 0, home_again - exit);
        }
        let mut corner = exit;
        while corner < end {
            let ahead = corner - u0;
            let reach = existing.min(to_row(enemy, exit, corner, v0));
            if reach <= base + ahead {
                break;
            }
            for (slot, step) in [(0, -1), (1, 1)] {
                let mut gain = corner - exit + 1;
                let (mut across, mut v) = (1, v0 + step);
                while (0..frame.height).contains(&v) && view.trail[v as usize] >> corner & 1 == 0 {
                    let reach = reach.min(to_column(enemy, corner, v0 + step, v));
                    let home = view.home[v as usize];
                    if home >> corner & 1 == 1 {
                        let mut reach = existing.min(to_row(enemy, exit, corner, v0));
                        if across > 1 {
                            reach = reach.min(to_column(enemy, corner, v0, v - step));
                        }
                        if reach >= base + ahead + across {
                            offer(slot, ahead, across, 0, gain);
                        }
                        break;
                    }
                    if reach <= base + ahead + across {
                        break;
                    }
                    let back_at = last_before(home, corner);
                    gain += if back_at >= 0 { corner - back_at } else { corner - exit + 1 };
                    if back_at >= 0 && last_before(view.trail[v as usize], corner) < back_at {
                        let back = corner - back_at;
                        if reach.min(to_row(enemy, back_at + 1, corner, v)) >= base + ahead + across + back {
                            offer(slot, ahead, across, back, gain);
                        }
                    }
                    across += 1;
                    v += step;
                }
            }
            corner += 1 + (corner - exit) / 6;
        }
        self.found.extend(best.into_iter().flatten());
    }

    /// Counts the best estimates exactly, and returns the best excursion that ends on ground which certainly remains
    /// until then.
    fn best(&mut self) -> Option<Excursion> {
        self.found.sort_by(|a, b| b.rate.total_cmp(&a.rate));
        let walked = self.game.trail_len(self.me) as i32;
        let mut counted = Vec::with_capacity(COUNTED);
        for r in self.found.drain(..).take(COUNTED) {
            let Some(walk) = walk(self.game, self.me, r.path()).filter(|w| w.is_proven()) else {
                continue;
            };
            let (new, taken) = capture::gain(self.game, self.me, r.path());
            counted.push(((new + taken) as f32 / (walked + r.moves()) as f32, walk, r));
        }
        counted.sort_by(|a, b| b.0.total_cmp(&a.0));
        let lasts = |walk: &Walk| capture::lasting(self.game, self.me, walk.moves - 1).get(walk.end.0, walk.end.1);
        let (rate, _, r) = counted.into_iter().find(|(_, walk, _)| lasts(walk))?;
        let mut path: Vec<Heading> = r.path().collect();
        path.reverse();
        Some(Excursion { path, rate })
    }
}
