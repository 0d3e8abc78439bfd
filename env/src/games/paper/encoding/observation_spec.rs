//! Observation specs of `paper-v1` and `paper-view`.

use super::features::NAMES;
use super::view::{N_FLAGS, SCALES, SIDE};
use crate::observation_spec::{Entry, ObservationSpec};

const NO: [f32; 2] = [0.0, 1.0];
const BOTH: [f32; 2] = [-1.0, 1.0];

fn unit_of(name: &str) -> Option<(&'static str, [f32; 2])> {
    let own = ["left.", "straight.", "right."];
    let name = own.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    Some(match name {
        "home.near"
        | "attack.near"
        | "foe_home.near"
        | "attacked.near"
        | "heads.near"
        | "wall.near"
        | "foe_wall.near"
        | "foe_to_trail.near"
        | "foe_to_way.near"
        | "home_after_closing.near" => ("16 moves, 1: that or more", NO),
        "home.far" | "attack.far" | "foe_home.far" | "attacked.far" | "heads.far" | "foe_to_way.far" => {
            ("128 moves, 1: that or more", NO)
        }
        "safety_margin"
        | "kill_margin"
        | "race_margin"
        | "time_to_close"
        | "way_margin"
        | "trail_margin"
        | "attack_margin"
        | "one_more_step"
        | "home_after_closing.margin"
        | "home_before_closing"
        | "time_left" => ("8 moves to spare", BOTH),
        "safety_margin.wide" | "way_margin.wide" => ("64 moves to spare", BOTH),
        "foe.ahead.near" | "foe.near.lateral" | "home.ahead" | "home.lateral" => ("16 cells", BOTH),
        "foe.ahead.far" | "foe.far.lateral" => ("128 cells", BOTH),
        "trail.near" | "foe_trail.near" => ("32 cells, 1: that or more", NO),
        "trail.far" | "foe_trail.far" => ("256 cells, 1: that or more", NO),
        "area" | "foe_area" | "foe_closing.gain" | "foe_closing.takes" | "gain" | "stolen" => {
            ("log2(cells + 1) / 13.5", [0.0, 1.05])
        }
        "area.share" | "foe_area.share" => ("share of the board", NO),
        "lead.sign" => ("sign", BOTH),
        "lead.near" => ("64 cells", BOTH),
        "lead.far" => ("2048 cells", BOTH),
        "turns_left.near" => ("32 turns, 1: that or more", NO),
        "turns_left.mid" => ("256 turns, 1: that or more", NO),
        "turns_left.far" => ("2000 turns, 1: that or more", NO),
        "wall" | "mine" | "not_mine" | "my_trail" | "foe" | "ahead.wall" | "ahead.mine" | "ahead.not_mine"
        | "ahead.my_trail" | "ahead.foe" => ("32 cells, 1: that or more", NO),
        "board.width" | "board.height" => ("128 cells", NO),
        "head_on" | "rammed" => ("1 wins, -1 loses", BOTH),
        "gain.large" => ("2000 cells, 1: that or more", NO),
        "gain_per_step" => ("16 cells a move, 1: that or more", NO),
        "mobility" => ("3 moves", NO),
        "outside"
        | "foe_outside"
        | "cut_off"
        | "foe_cut_off"
        | "heads.odd"
        | "foe_heading.same"
        | "foe_heading"
        | "foe_heading.opposed"
        | "foe_at.mine"
        | "me_at.foes"
        | "foe_closing.takes_head"
        | "foe_closing.takes_all"
        | "foe_closing.takes_ground"
        | "off_board"
        | "own_trail"
        | "foe_trail"
        | "own"
        | "foes"
        | "neutral"
        | "head_on.even"
        | "can_be_rammed"
        | "dies"
        | "kills"
        | "safe"
        | "no_way_home"
        | "sure_kill"
        | "home_taken" => ("1: yes", NO),
        _ => return None,
    })
}

pub fn v1() -> ObservationSpec {
    let mut spec = ObservationSpec::default();
    for name in NAMES.iter() {
        let (unit, range) = unit_of(name).expect("every name is known, as a test sees");
        spec.add_scalars("", &[(name, unit, range)]);
    }
    spec.cells = view().cells;
    spec
}

pub fn view() -> ObservationSpec {
    let mut spec = ObservationSpec::default();
    let flags: [&str; N_FLAGS] = [
        "my territory",
        "the foe's territory",
        "nobody's",
        "my trail",
        "the foe's trail",
        "off the board",
        "the foe's head",
    ];
    for (window, scale) in SCALES.iter().enumerate() {
        for (bit, flag) in flags.iter().enumerate() {
            spec.cells.push(Entry {
                index: window * SIDE * SIDE,
                count: SIDE * SIDE,
                bit: Some(bit as u32),
                name: format!("window of {scale} x {scale} blocks: {flag}"),
                unit: "1: the block holds some",
                range: NO,
            });
        }
    }
    spec
}
