//! Scalars of `paper-v1`: the exact facts as numbers within about [-1, 1].
//!
//! Everything is relative to my heading, so that rotating the board changes nothing. Every distance and time saturates, so that
//! training on one board size carries over to another. The names define mirroring: `left.` and `right.` swap, `.lateral`
//! changes sign.

use crate::games::paper::PaperRules;
use std::sync::LazyLock;

use crate::games::paper::analysis::facts::{ActionFacts, Cell, Situation};
use crate::games::paper::analysis::way::{FAR, Pose};
use crate::games::paper::rules::game::Paper;
use crate::games::paper::rules::plane::{Bounds, Plane, STEPS};
use crate::{Player, Rules};

pub const N_SCALARS: usize = N_GLOBAL + 3 * N_ACTION;
const N_GLOBAL: usize = 70;
const N_ACTION: usize = 38;

trait Sink {
    fn put(&mut self, name: &'static str, value: f32);
}

struct Values<'a> {
    out: &'a mut [f32; N_SCALARS],
    n: usize,
}

impl Sink for Values<'_> {
    #[inline]
    fn put(&mut self, _: &'static str, value: f32) {
        self.out[self.n] = value;
        self.n += 1;
    }
}

struct Names {
    prefix: &'static str,
    names: Vec<String>,
}

impl Sink for Names {
    fn put(&mut self, name: &'static str, _: f32) {
        self.names.push(format!("{}{name}", self.prefix));
    }
}

#[inline]
fn near(d: u32) -> f32 {
    d.min(16) as f32 / 16.0
}

#[inline]
fn far(d: u32) -> f32 {
    d.min(128) as f32 / 128.0
}

#[inline]
fn margin(ours: u32, theirs: u32) -> f32 {
    (theirs.min(FAR) as f32 - ours.min(FAR) as f32).clamp(-8.0, 8.0) / 8.0
}

#[inline]
fn attack_margin(attack: u32, theirs: u32) -> f32 {
    if attack < FAR { margin(attack, theirs) } else { -1.0 }
}

#[inline]
fn wide_margin(ours: u32, theirs: u32) -> f32 {
    (theirs.min(FAR) as f32 - ours.min(FAR) as f32).clamp(-64.0, 64.0) / 64.0
}

const COUNTED: usize = 1024;

/// Logarithms of small numbers of cells, computed as those of large ones.
static CELLS: LazyLock<[f32; COUNTED]> = LazyLock::new(|| std::array::from_fn(|n| logarithm(n as u32)));

fn logarithm(n: u32) -> f32 {
    (n as f32 + 1.0).log2() / 13.5
}

#[inline]
fn cells(n: u32) -> f32 {
    CELLS.get(n as usize).copied().unwrap_or_else(|| logarithm(n))
}

#[inline]
fn flag(b: bool) -> f32 {
    b as u8 as f32
}

/// Writes the [`N_SCALARS`] scalars of a position.
pub fn write(situation: &Situation, actions: &[ActionFacts; 3], out: &mut [f32]) {
    let out = out.try_into().expect("N_SCALARS numbers");
    let mut sink = Values { out, n: 0 };
    globals(situation, actions, &mut sink);
    debug_assert_eq!(sink.n, N_GLOBAL);
    for facts in actions {
        action(situation, facts, &mut sink);
    }
    debug_assert_eq!(sink.n, N_SCALARS);
}

fn relative(pose: Pose, x: i32, y: i32) -> (i32, i32) {
    let (fx, fy) = STEPS[pose.heading as usize];
    let (rx, ry) = STEPS[(pose.heading as usize + 1) & 3];
    let (dx, dy) = (x - pose.x, y - pose.y);
    (dx * fx + dy * fy, dx * rx + dy * ry)
}

fn globals(s: &Situation, actions: &[ActionFacts; 3], sink: &mut impl Sink) {
    let (game, me, foe) = (s.game, s.me, !s.me);
    let (home, home_cell) = s.home(actions);
    let foe_home = s.foe_to_home();
    let attack = s.attack_from_here(actions);
    let attacked = s.foe_to_trail;
    for (names, d) in [
        (["home.near", "home.far"], home),
        (["attack.near", "attack.far"], attack),
        (["foe_home.near", "foe_home.far"], foe_home),
        (["attacked.near", "attacked.far"], attacked),
    ] {
        sink.put(names[0], near(d));
        sink.put(names[1], far(d));
    }
    sink.put("safety_margin", margin(home, attacked));
    sink.put("safety_margin.wide", wide_margin(home, attacked));
    sink.put("kill_margin", attack_margin(attack, foe_home));
    sink.put("race_margin", attack_margin(attack, attacked));
    sink.put("outside", flag(home > 0));
    sink.put("foe_outside", flag(foe_home > 0));
    sink.put("cut_off", flag(home >= FAR));
    sink.put("foe_cut_off", flag(foe_home >= FAR));

    let distance = s.my_pose.x.abs_diff(s.foe_pose.x) + s.my_pose.y.abs_diff(s.foe_pose.y);
    let (ahead, lateral) = relative(s.my_pose, s.foe_pose.x, s.foe_pose.y);
    sink.put("heads.near", near(distance));
    sink.put("heads.far", far(distance));
    sink.put("heads.odd", flag(distance % 2 == 1));
    sink.put("foe.ahead.near", ahead.clamp(-16, 16) as f32 / 16.0);
    sink.put("foe.near.lateral", lateral.clamp(-16, 16) as f32 / 16.0);
    sink.put("foe.ahead.far", ahead.clamp(-128, 128) as f32 / 128.0);
    sink.put("foe.far.lateral", lateral.clamp(-128, 128) as f32 / 128.0);
    let turned = (s.foe_pose.heading + 4 - s.my_pose.heading) & 3;
    sink.put("foe_heading.same", flag(turned == 0));
    sink.put("right.foe_heading", flag(turned == 1));
    sink.put("foe_heading.opposed", flag(turned == 2));
    sink.put("left.foe_heading", flag(turned == 3));
    sink.put("foe_at.mine", flag(game.territory(me).get(s.foe_pose.x, s.foe_pose.y)));
    sink.put("me_at.foes", flag(game.territory(foe).get(s.my_pose.x, s.my_pose.y)));
    for (n, names) in
        [(game.trail_len(me), ["trail.near", "trail.far"]), (game.trail_len(foe), ["foe_trail.near", "foe_trail.far"])]
    {
        sink.put(names[0], n.min(32) as f32 / 32.0);
        sink.put(names[1], n.min(256) as f32 / 256.0);
    }
    areas_and_time(game, me, home, sink);
    closing(s, home, sink);
    rays(s, sink);
    offsets(s, home_cell, sink);
}

fn areas_and_time(game: &Paper, me: Player, home: u32, sink: &mut impl Sink) {
    let (ours, theirs) = (game.area(me), game.area(!me));
    let board = (game.width() * game.height()) as f32;
    let lead = ours as f32 - theirs as f32;
    sink.put("area", cells(ours));
    sink.put("foe_area", cells(theirs));
    sink.put("area.share", ours as f32 / board);
    sink.put("foe_area.share", theirs as f32 / board);
    sink.put("lead.sign", (ours > theirs) as i8 as f32 - (ours < theirs) as i8 as f32);
    sink.put("lead.near", lead.clamp(-64.0, 64.0) / 64.0);
    sink.put("lead.far", lead.clamp(-2048.0, 2048.0) / 2048.0);
    let left = game.turns_left(me);
    sink.put("turns_left.near", left.min(32) as f32 / 32.0);
    sink.put("turns_left.mid", left.min(256) as f32 / 256.0);
    sink.put("turns_left.far", left.min(2000) as f32 / 2000.0);
    sink.put("time_to_close", margin(home, left));
}

fn closing(s: &Situation, home: u32, sink: &mut impl Sink) {
    let foe_closing = s.foe_closing.as_ref();
    sink.put("foe_closing.gain", cells(foe_closing.map_or(0, |c| c.n_gained)));
    sink.put("foe_closing.takes", cells(foe_closing.map_or(0, |c| c.n_lost)));
    let head = foe_closing.is_some_and(|c| c.takes_my_head);
    sink.put("foe_closing.takes_head", flag(head));
    let all = foe_closing.is_some_and(|c| c.n_lost == s.game.area(s.me));
    sink.put("foe_closing.takes_all", flag(all));
    let at_home_there = foe_closing.is_some_and(|c| c.lost.get(s.my_pose.x, s.my_pose.y)) && home == 0;
    sink.put("foe_closing.takes_ground", flag(at_home_there));
}

const RAY: u32 = 32;

#[inline]
fn nth(cells: u32) -> u32 {
    cells.trailing_zeros() + 1
}

/// Returns the number of cells between a head and the board's edge in the direction of a turn (in quarters, rightwards), and
/// for each plane the first [`RAY`] of them as bits. Bits beyond the edge mean nothing.
#[inline]
fn ray(game: &Paper, me: Player, planes: [&Plane; 4], from: Pose, turn: u8) -> (u32, [u32; 4]) {
    let Pose { x, y, .. } = from;
    match (from.heading + turn) & 3 {
        0 => ((game.width() - 1 - x) as u32, planes.map(|p| (p.row(y) >> x >> 1) as u32)),
        2 => (x as u32, planes.map(|p| ((p.row(y) << (127 - x) << 1) >> 96) as u32).map(u32::reverse_bits)),
        heading => {
            let (edge, step) = if heading == 1 { (game.height() - 1 - y, 1) } else { (y, -1) };
            let (high, shift) = (x >= 64, x & 63);
            let column = |(plane, Bounds { x0, x1, y0, y1 }): (&Plane, Bounds)| {
                if x < x0 || x > x1 {
                    return 0;
                }
                let (first, last) = if heading == 1 { (y0 - y, y1 - y) } else { (y - y1, y - y0) };
                let mut bits = 0;
                for d in first.max(1)..last.min(edge).min(RAY as i32) + 1 {
                    let row = plane.row(y + d * step);
                    let half = if high { (row >> 64) as u64 } else { row as u64 };
                    bits |= ((half >> shift & 1) as u32) << (d - 1);
                }
                bits
            };
            let [own, trail, foes, foes_trail] = planes;
            let [mine, theirs] = [me, !me].map(|p| (game.visited(p), game.trail_bounds(p)));
            let bits = [(own, mine.0), (trail, mine.1), (foes, theirs.0), (foes_trail, theirs.1)].map(column);
            (edge as u32, bits)
        }
    }
}

fn rays(s: &Situation, sink: &mut impl Sink) {
    let game = s.game;
    let [[own, trail], [foes, foes_trail]] = [s.me, !s.me].map(|p| [game.territory(p), game.trail(p)]);
    let planes = [own, trail, foes, foes_trail];
    macro_rules! names {
        ($way:literal: $($seen:literal)*) => { [$(concat!($way, ".", $seen)),*] };
        ($way:literal) => { names!($way: "wall" "mine" "not_mine" "my_trail" "foe") };
    }
    for (turn, names) in [(0, names!("ahead")), (3, names!("left")), (1, names!("right"))] {
        let (edge, [own, trail, foe_territory, foe_trail]) = ray(game, s.me, planes, s.my_pose, turn);
        let all = ((1u64 << edge.min(RAY)) - 1) as u32;
        let first =
            [edge + 1, nth(own & all), nth(!own & all), nth(trail & all), nth((foe_territory | foe_trail) & all)];
        for (name, d) in names.into_iter().zip(first) {
            sink.put(name, d.min(RAY) as f32 / RAY as f32);
        }
    }
}

fn offsets(s: &Situation, (x, y): (i32, i32), sink: &mut impl Sink) {
    let (ahead, lateral) = relative(s.my_pose, x, y);
    sink.put("home.ahead", ahead.clamp(-16, 16) as f32 / 16.0);
    sink.put("home.lateral", lateral.clamp(-16, 16) as f32 / 16.0);
    let (w, h) = (s.game.width(), s.game.height());
    let to_wall = |Pose { x, y, .. }: Pose| x.min(y).min(w - 1 - x).min(h - 1 - y).max(0) as u32;
    sink.put("wall.near", near(to_wall(s.my_pose)));
    sink.put("foe_wall.near", near(to_wall(s.foe_pose)));
    sink.put("board.width", w as f32 / 128.0);
    sink.put("board.height", h as f32 / 128.0);
}

fn action(s: &Situation, f: &ActionFacts, sink: &mut impl Sink) {
    for (name, cell) in [
        ("off_board", Cell::OffBoard),
        ("own_trail", Cell::OwnTrail),
        ("foe_trail", Cell::FoeTrail),
        ("own", Cell::Own),
        ("foes", Cell::Foe),
        ("neutral", Cell::Neutral),
    ] {
        sink.put(name, flag(f.cell == cell));
    }
    sink.put("head_on", f.head_on.unwrap_or(0.0));
    sink.put("head_on.even", flag(f.head_on == Some(0.0)));
    sink.put("rammed", f.rammed.unwrap_or(0.0));
    sink.put("can_be_rammed", flag(f.rammed.is_some()));
    sink.put("dies", flag(f.dies));
    sink.put("kills", flag(f.kills));
    sink.put("safe", flag(f.safe));
    sink.put("home.near", near(f.home));
    sink.put("home.far", far(f.home));
    sink.put("no_way_home", flag(f.home >= FAR));
    sink.put("foe_to_trail.near", near(f.foe_to_trail));
    sink.put("foe_to_way.near", near(f.foe_to_way));
    sink.put("foe_to_way.far", far(f.foe_to_way));
    sink.put("way_margin", margin(f.home, f.foe_to_way));
    sink.put("way_margin.wide", wide_margin(f.home, f.foe_to_way));
    sink.put("trail_margin", margin(f.home, f.foe_to_trail));
    sink.put("attack.near", near(f.attack));
    sink.put("attack.far", far(f.attack));
    let foe_home = s.foe_returns_in();
    sink.put("kill_margin", attack_margin(f.attack, foe_home));
    sink.put("attack_margin", attack_margin(f.attack, f.foe_to_attack));
    let in_time = f.attack < foe_home && f.attack < f.foe_to_attack;
    sink.put("sure_kill", flag(f.attack < FAR && in_time));
    sink.put("gain", cells(f.gain));
    sink.put("gain.large", f.gain.min(2000) as f32 / 2000.0);
    sink.put("stolen", cells(f.stolen));
    let steps = s.game.trail_len(s.me) + if f.home < FAR { f.home } else { 0 } + 1;
    let per_step = (f.gain + f.stolen) as f32 / steps as f32;
    sink.put("gain_per_step", per_step.min(16.0) / 16.0);
    let next = (f.home.min(FAR) + 1).min(FAR);
    sink.put("one_more_step", margin(next, f.foe_to_way.saturating_sub(1)));
    let threatened = s.foe_closing.as_ref().is_some_and(|c| {
        let (x, y) = f.home_cell;
        s.game.on_board(x, y) && c.lost.get(x, y)
    });
    sink.put("home_taken", flag(threatened));
    sink.put("home_after_closing.near", near(f.home_after_closing));
    let after_closing = margin(f.home_after_closing, f.foe_to_lasting_way);
    sink.put("home_after_closing.margin", after_closing);
    let before_closing = if threatened { margin(f.home, foe_home) } else { 1.0 };
    sink.put("home_before_closing", before_closing);
    sink.put("mobility", f.mobility as f32 / 3.0);
    sink.put("time_left", margin(f.home, s.game.turns_left(s.me).saturating_sub(1)));
}

/// Names of the scalars, in order: `name`, then `left.name`, `straight.name`, `right.name` per action.
pub static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let game = PaperRules.start(&PaperRules.draw_setup(&Default::default(), &mut crate::Rng::new(0)));
    let mut situation = Situation::new(&game, Player::A);
    let mut sink = Names { prefix: "", names: vec![] };
    let actions = situation.actions();
    globals(&situation, &actions, &mut sink);
    for (prefix, facts) in ["left.", "straight.", "right."].into_iter().zip(&actions) {
        sink.prefix = prefix;
        action(&situation, facts, &mut sink);
    }
    sink.names
});

/// Source index and sign of every scalar under mirroring.
static MIRROR: LazyLock<Vec<(usize, f32)>> = LazyLock::new(|| {
    let source = |name: &String| {
        let sign = if name.ends_with(".lateral") { -1.0 } else { 1.0 };
        let from = match name.split_once('.') {
            Some(("left", rest)) => format!("right.{rest}"),
            Some(("right", rest)) => format!("left.{rest}"),
            _ => name.clone(),
        };
        let index = NAMES.iter().position(|other| *other == from);
        (index.expect("left and right have the same features"), sign)
    };
    NAMES.iter().map(source).collect()
});

pub fn mirror(scalars: &mut [f32]) {
    let mut before = [0.0; N_SCALARS];
    before.copy_from_slice(scalars);
    for (out, &(from, sign)) in scalars.iter_mut().zip(MIRROR.iter()) {
        *out = sign * before[from];
    }
}

#[cfg(test)]
mod tests;
