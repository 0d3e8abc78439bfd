//! The numbers a plan goes by.

/// Declares the parameters with what they mean and the values that are built in.
macro_rules! params {
    ($($(#[$about:meta])* $name:ident = $value:expr;)*) => {
        /// What a plan goes by; every one can be tuned.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Params {
            $($(#[$about])* pub $name: f64,)*
        }

        impl Params {
            /// Names, in the order of [`Params::values`].
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// All numbers.
            pub fn values(&self) -> Vec<f64> {
                vec![$(self.$name),*]
            }

            /// From all numbers, in the same order.
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
    /// Troops a node keeps while it spreads, turn 0.
    open_0 = 4.51;
    /// Turn 1.
    open_1 = 3.35;
    /// Turn 2.
    open_2 = 4.81;
    /// Turn 3.
    open_3 = 1.43;
    /// Turn 4.
    open_4 = 0.439;
    /// Turn 5.
    open_5 = 0.451;
    /// Turn 6.
    open_6 = 3.45;
    /// Turn 7.
    open_7 = 3.09;
    /// Turn 8 and later.
    open_8 = 0.696;
    /// Troops kept where an enemy is two steps away.
    keep_near = 1.84;
    /// Troops kept beside an enemy.
    keep_beside = 8.3;
    /// And of what the enemies beside could send.
    keep_threat = 0.065;
    /// Of the same for the own base.
    base_threat = 1.03;
    /// Smallest party for an empty node.
    batch = 11.0;
    /// Weight of every empty node beyond a claimed one.
    beyond = 1.22;
    /// What nodes inside keep before the sides have met.
    reserve_before = 5.6;
    /// What they keep then, at turn 8.
    reserve_8 = 42.1;
    /// And more with every turn after.
    reserve_more = 2.72;
    /// At most.
    reserve_most = 24.3;
    /// How much nearer to the enemy a step nearer to its base counts, for what flows.
    pull = 0.0;
    /// Of two nodes, the one with less troops, less so much of the threat, is sent to.
    need = 0.39;
    /// Beside an enemy, what is above this also flows.
    full = 256.0;
    /// Smallest party that flows inside.
    flow = 7.08;
    /// An attack arrives with at least so many times the defenders.
    attack = 1.07;
    /// Share of the possible reinforcement that is counted as defenders.
    attack_relief = 0.162;
    /// It sends at most so many times the defenders and all possible reinforcement.
    most = 0.833;
    /// And so many more.
    most_more = 26.3;
    /// What stays at an attacking node.
    stay = 1.58;
    /// And of what other enemies beside could send.
    stay_threat = 0.0;
    /// Of what an attacking node has, the share that goes at most.
    eager = 0.95;
    /// The enemy's base is attacked with so many times the defenders.
    base_attack = 1.41;
}

/// Numbers that were tuned, in the order of [`Params::NAMES`].
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
    /// Tuned on the ladder's maps alone.
    pub fn ladder() -> Self {
        Self::of(&tuned::LADDER)
    }

    /// Tuned there against a network that had learnt to beat the planner: attacks whatever it beats now, and keeps little back.
    pub fn brawler() -> Self {
        Self::of(&tuned::BRAWLER)
    }

    /// Tuned there against [`Params::brawler`] as well.
    pub fn counter() -> Self {
        Self::of(&tuned::COUNTER)
    }
}
