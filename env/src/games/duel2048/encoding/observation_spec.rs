//! ObservationSpec of `duel2048-v1`.

use crate::observation_spec::ObservationSpec;

/// Coming placements shown, of each player.
pub const PLACINGS: usize = 4;
/// Levels whose tiles are counted in the scalars; more cannot arise within 1000 rounds.
pub const COUNTED: usize = 11;
const NO: [f32; 2] = [0.0, 1.0];
const BOTH: [f32; 2] = [-1.0, 1.0];

pub fn v1() -> ObservationSpec {
    let mut spec = ObservationSpec::default();
    let flags = ["phase: I place", "phase: the foe places", "phase: I merge", "phase: the foe merges", "I am A"];
    spec.add_scalars("", &flags.map(|name| (name, "1: yes", NO)));
    spec.add_scalars(
        "",
        &[
            ("rounds left", "500 rounds, 1: that or more", NO),
            ("rounds left, mid", "50 rounds, 1: that or more", NO),
            ("rounds left, near", "5 rounds, 1: that or more", NO),
            ("empty cells at home", "16 cells", NO),
            ("empty cells of the foe's realm", "16 cells", NO),
            ("my tiles", "16 tiles", [0.0, 2.0]),
            ("the foe's tiles", "16 tiles", [0.0, 2.0]),
            ("my tiles beyond my realm", "8 tiles", [0.0, 2.0]),
            ("the foe's tiles beyond its realm", "8 tiles", [0.0, 2.0]),
        ],
    );
    for who in ["my", "the foe's"] {
        for level in 1..=COUNTED {
            let name = format!("{who} tiles of level {level}");
            spec.add_scalars("", &[(&name, "4 tiles, 1: that or more", NO)]);
        }
    }
    spec.add_scalars(
        "",
        &[
            ("who would win now", "sign", BOTH),
            ("the same by the deciding level", "12 levels", [-1.25, 1.25]),
            ("my highest level", "12 levels", [0.0, 1.25]),
            ("the foe's highest level", "12 levels", [0.0, 1.25]),
            ("potential", "lead in worth over the worth of all tiles", BOTH),
        ],
    );
    let facts = [
        ("possible", "1: yes", NO),
        ("tiles eaten", "8 tiles", [0.0, 2.0]),
        ("captures", "4 tiles", [0.0, 2.0]),
        ("highest level produced", "12 levels", [0.0, 1.25]),
        ("highest level produced by a capture", "12 levels", [0.0, 1.25]),
        ("empty cells at home afterwards", "16 cells", NO),
    ];
    let ways = ["up", "down", "left", "right"];
    for (fact, unit, range) in facts {
        for who in ["my", "the foe's"] {
            for way in ways {
                spec.add_scalars(&format!("{who} merge {way}: "), &[(fact, unit, range)]);
            }
        }
    }
    for (fact, unit, range) in [
        ("highest level a capture produces", "12 levels", [0.0, 1.25]),
        ("most tiles captured at once", "4 tiles", [0.0, 2.0]),
    ] {
        for way in ways {
            spec.add_scalars(&format!("the foe's reply to my merge {way}: "), &[(fact, unit, range)]);
        }
    }
    let board = "0 empty, l my tile of level l, 15 + l the foe's";
    spec.add_cells(32, "board, row by row", board, 30);
    let place = "0 none, 1 + row * 4 + column of the realm";
    spec.add_cells(PLACINGS, "my next placings", place, 16);
    spec.add_cells(PLACINGS, "the foe's next placings", place, 16);
    spec
}
