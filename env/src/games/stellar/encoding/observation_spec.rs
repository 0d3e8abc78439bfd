//! Observation spec of `stellar-v1`.

use crate::games::stellar::rules::map::{MAX_DEGREE, MAX_NODES};
use crate::observation_spec::{Line, ObservationSpec};

const NO: [f32; 2] = [0.0, 1.0];
const BOTH: [f32; 2] = [-1.0, 1.0];
const ROOT: &str = "root of the troops, 1: 400";
const ROOT_OF_ALL: &str = "root of the troops, 1: all nodes as full as a base at the start";
const TWO: [f32; 2] = [0.0, 2.0];
const NEIGHBOURS: &str = "MAX_DEGREE neighbours";
const WHOSE: [Line; 3] = [("mine", "1: yes", NO), ("the foe's", "1: yes", NO), ("nobody's", "1: yes", NO)];

const V1: &[Line] = &[
    ("my troops", ROOT, TWO),
    ("the foe's troops", ROOT, TWO),
    ("troops", "200 troops, 1: that or more", NO),
    ("my base", "1: yes", NO),
    ("the foe's base", "1: yes", NO),
    ("steps from my base", "16 steps, 1: that or more", NO),
    ("steps from the foe's base", "16 steps, 1: that or more", NO),
    ("neighbours", NEIGHBOURS, NO),
    ("what the foe's neighbours could bring", ROOT, TWO),
    ("what my neighbours could bring", ROOT, TWO),
    ("my troops and support against that", "(a - b) / (a + b + 1)", BOTH),
    ("support against the foe's troops here", "(a - b) / (a + b + 1)", BOTH),
    ("my neighbours", NEIGHBOURS, NO),
    ("the foe's neighbours", NEIGHBOURS, NO),
    ("nobody's neighbours", NEIGHBOURS, NO),
    ("steps to the foe", "8 steps, 1: that or more", NO),
    ("steps to a node not mine", "8 steps, 1: that or more", NO),
];

const MAP: &[Line] = &[
    ("my troops", ROOT_OF_ALL, TWO),
    ("the foe's troops", ROOT_OF_ALL, TWO),
    ("lead in troops", "(a - b) / (a + b + 1)", BOTH),
    ("lead in nodes", "share of the nodes", BOTH),
    ("my nodes", "share of the nodes", NO),
    ("the foe's nodes", "share of the nodes", NO),
    ("nobody's nodes", "share of the nodes", NO),
    ("nodes", "MAX_NODES nodes", NO),
    ("steps between the bases", "24 steps, 1: that or more", NO),
    ("nodes are counted at the end", "1: yes", NO),
];

const LEFT: [Line; 2] =
    [("turns left", "100 turns, 1: that or more", NO), ("turns left, near", "10 turns, 1: that or more", NO)];

pub fn v1() -> ObservationSpec {
    let mut spec = ObservationSpec::default();
    for node in 1..=MAX_NODES {
        let prefix = format!("node {node}: ");
        spec.add_scalars(&prefix, &WHOSE);
        spec.add_scalars(&prefix, V1);
    }
    spec.add_scalars("", &LEFT);
    spec.add_scalars("", MAP);
    spec.add_cells(MAX_NODES * MAX_DEGREE, TABLE, NODE, MAX_NODES as u8);
    spec
}

const TABLE: &str = "neighbours, node by node";
const NODE: &str = "the neighbour's number, 0 none";
