//! The games: rules, encodings, traces.

pub mod duel2048;
pub mod paper;
pub mod stellar;

/// Runs `$body` with `$E` standing for the current encoding of the game called `$name`; `None` for an unknown name.
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

/// The games' names, in the order they were added.
pub const NAMES: [&str; 3] = ["paper", "duel2048", "stellar"];
