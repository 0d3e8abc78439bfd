//! Parameters of a plan; every one can be tuned.
//!
//! | parameter | meaning |
//! |---|---|
//! | `open_0` … `open_7` | troops that a node keeps while it spreads, by turn |
//! | `open_8` | the same from turn 8 on |
//! | `keep_near` | troops kept two steps from an opponent's node |
//! | `keep_beside` | troops kept beside an opponent's node |
//! | `keep_threat` | share kept, in addition, of what the opponent's nodes beside it could send |
//! | `base_threat` | the same share for the own base |
//! | `batch` | smallest party for an empty node |
//! | `beyond` | weight of every empty node beyond a claimed one |
//! | `reserve_before` | troops that nodes inside keep before the sides have met |
//! | `reserve_8`, `reserve_more`, `reserve_most` | troops that they keep after that: at turn 8, more per later turn, maximum |
//! | `pull` | weight in flows of a step nearer to the opponent's base, relative to a step nearer to its nearest node |
//! | `need` | share of the threat that counts as missing troops when a flow chooses between nodes |
//! | `full` | troops beside an opponent's node above which they also flow |
//! | `flow` | smallest party that flows inside |
//! | `attack` | minimum ratio of arriving troops to defenders |
//! | `attack_relief` | share of the possible reinforcement that counts as defenders |
//! | `most`, `most_more` | maximum of arriving troops: factor on defenders plus all possible reinforcement, and constant |
//! | `stay` | troops that stay at an attacking node |
//! | `stay_threat` | share that stays, in addition, of what the opponent's other nodes beside it could send |
//! | `eager` | maximum share of an attacking node's troops that goes |
//! | `base_attack` | minimum ratio for an attack on the opponent's base |

macro_rules! params {
    ($($(#[$about:meta])* $name:ident = $value:expr;)*) => {
        #[derive(Clone, Debug, PartialEq)]
        pub struct Params {
            $($(#[$about])* pub $name: f64,)*
        }

        impl Params {
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            pub fn values(&self) -> Vec<f64> {
                vec![$(self.$name),*]
            }

            pub fn of(values: &[f64]) -> Self {
                let mut values = values.iter().copied();
                Self { $($name: values.next().expect("as many as there are names"),)* }
            }
        }

        impl Default for Params {
            fn default() -> Self {
                Self { $($name: $value,)* }
            }
        }
    };
}

params! {
    open_0 = 4.51;
    open_1 = 3.35;
    open_2 = 4.81;
    open_3 = 1.43;
    open_4 = 0.439;
    open_5 = 0.451;
    open_6 = 3.45;
    open_7 = 3.09;
    open_8 = 0.696;
    keep_near = 1.84;
    keep_beside = 8.3;
    keep_threat = 0.065;
    base_threat = 1.03;
    batch = 11.0;
    beyond = 1.22;
    reserve_before = 5.6;
    reserve_8 = 42.1;
    reserve_more = 2.72;
    reserve_most = 24.3;
    pull = 0.0;
    need = 0.39;
    full = 256.0;
    flow = 7.08;
    attack = 1.07;
    attack_relief = 0.162;
    most = 0.833;
    most_more = 26.3;
    stay = 1.58;
    stay_threat = 0.0;
    eager = 0.95;
    base_attack = 1.41;
}

#[rustfmt::skip]
mod tuned {
    pub const LADDER: [f64; 31] = [
        10.3, 4.96, 6.57, 2.44, 0.62, 0.237, 0.859, 8.49, 0.122, 1.57, 9.4, 0.0113, 1.36, 17.7, 0.369, 11.9, 66.9, 0.0, 25.4,
        0.0121, 0.411, 424.0, 12.9, 1.85, 0.274, 0.996, 10.4, 0.929, 0.0, 1.79, 0.543,
    ];
    pub const BRAWLER: [f64; 31] = [
        14.7, 2.82, 8.42, 1.98, 0.83, 0.334, 0.0612, 14.4, 0.493, 6.67, 2.92, 0.0495, 0.165, 15.8, 0.858, 17.0, 112.0, 0.0246, 20.7,
        0.247, 0.257, 379.0, 9.7, 1.09, 0.0, 0.228, 57.6, 0.913, 0.0122, 3.85, 0.643,
    ];
    pub const COUNTER: [f64; 31] = [
        4.63, 5.42, 13.5, 5.97, 1.51, 0.577, 0.422, 4.36, 1.69, 6.38, 0.928, 0.171, 0.104, 22.2, 0.499, 32.6, 154.0, 0.346, 23.7,
        0.216, 0.0145, 630.0, 2.18, 0.761, 0.0453, 0.253, 44.4, 0.371, 0.0114, 4.55, 0.523,
    ];
}

impl Params {
    pub fn ladder() -> Self {
        Self::of(&tuned::LADDER)
    }

    /// Returns parameters tuned on the ladder's maps against a network that had learnt to beat the planner: it attacks
    /// whatever it beats now, and keeps little back.
    pub fn brawler() -> Self {
        Self::of(&tuned::BRAWLER)
    }

    /// Returns parameters tuned on the ladder's maps against [`Params::brawler`] as well.
    pub fn counter() -> Self {
        Self::of(&tuned::COUNTER)
    }
}
