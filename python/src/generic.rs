//! Work on one encoding, compiled once for each; [`games`](crate::games) finds it by the encoding's name.
//!
//! | file | holds |
//! |---|---|
//! | `bot` | bots as Python names them |
//! | `external_policy` | bots written in Python |
//! | `environment` | games stepped together, two-player or with opponents inside |
//! | `advice` | bots that say what they would choose |
//! | `team` | teams of bots that Python named |
//! | `record` | records of games |
//! | `actor` | actors of a training run on many machines |

pub mod actor;
pub mod advice;
pub mod bot;
pub mod environment;
pub mod external_policy;
pub mod record;
pub mod team;

use turf_agents::Offered;
use turf_env::Encoding;
use turf_web::GameView;

/// Encodings of games that are offered and shown.
pub trait Playable: Encoding<Rules: GameView> {}

impl<E: Encoding<Rules: GameView>> Playable for E {}

/// Encoding that names the bots of an encoding's game.
pub type Main<E> = <<E as Encoding>::Rules as Offered>::Encoding;
