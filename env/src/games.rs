//! The games: rules, encodings, traces.

pub mod duel2048;
pub mod paper;
pub mod stellar;

/// Runs `$body` with `$E` as the current encoding of the game called `$name`; `None` for an unknown name.
///
/// ```
/// use turf_env::{Encoding, for_game};
/// assert_eq!(for_game!("paper", E => E::HEADS), Some(1));
/// assert_eq!(for_game!("chess", E => E::HEADS), None);
/// ```
#[macro_export]
macro_rules! for_game {
    ($name:expr, $E:ident => $body:expr) => {
        match $name {
            "paper" => {
                type $E = $crate::games::paper::PaperV1;
                Some($body)
            }
            "duel2048" => {
                type $E = $crate::games::duel2048::Duel2048V1;
                Some($body)
            }
            "stellar" => {
                type $E = $crate::games::stellar::StellarV1;
                Some($body)
            }
            _ => None,
        }
    };
}

/// Runs `$body` with `$E` as the encoding called `$name`; `None` for an unknown name.
///
/// ```
/// use turf_env::{Encoding, for_encoding};
/// assert_eq!(for_encoding!("stellar-v2", E => E::ACTIONS), Some(8));
/// assert_eq!(for_encoding!("stellar", E => E::ACTIONS), None);
/// ```
#[macro_export]
macro_rules! for_encoding {
    ($name:expr, $E:ident => $body:expr) => {
        match $name {
            "paper-v1" => {
                type $E = $crate::games::paper::PaperV1;
                Some($body)
            }
            "paper-view" => {
                type $E = $crate::games::paper::PaperView;
                Some($body)
            }
            "duel2048-v1" => {
                type $E = $crate::games::duel2048::Duel2048V1;
                Some($body)
            }
            "stellar-v1" => {
                type $E = $crate::games::stellar::StellarV1;
                Some($body)
            }
            "stellar-v2" => {
                type $E = $crate::games::stellar::StellarV2;
                Some($body)
            }
            _ => None,
        }
    };
}

/// Names of all encodings, the current one of each game ([`for_game`]) among them.
pub const ENCODINGS: [&str; 5] = ["paper-v1", "paper-view", "duel2048-v1", "stellar-v1", "stellar-v2"];

/// Names of the games, in the order in which they were added.
pub const NAMES: [&str; 3] = ["paper", "duel2048", "stellar"];
