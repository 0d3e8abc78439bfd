//! Bots, policy files, arena and ratings of the turf games; plays without libtorch.
//!
//! Example: an own bot plays twenty games against a built-in one, from both seats:
//!
//! ```
//! use turf_agents::spec::BotSpec;
//! use turf_agents::play::arena::{Seats, Series, play_series};
//! use turf_agents::stats::score::Score;
//! use turf_agents::{Bot, Forfeit};
//! use turf_env::games::duel2048::{Direction, Duel2048, Duel2048Action, Duel2048Config, Duel2048Rules, Duel2048V1};
//!
//! /// The first thing that is legal.
//! struct First;
//!
//! impl Bot<Duel2048> for First {
//!     fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
//!         let cells = game.legal_cells();
//!         Ok(if cells != 0 {
//!             Duel2048Action::Place(cells.trailing_zeros() as u8)
//!         } else {
//!             Duel2048Action::Merge(Direction::ALL[game.legal_directions().trailing_zeros() as usize])
//!         })
//!     }
//! }
//!
//! let make_first = || Box::new(First) as Box<dyn Bot<Duel2048>>;
//! let greedy = BotSpec::parse(Duel2048V1, "greedy").unwrap();
//! let series = Series {
//!     rules: Duel2048Rules,
//!     games: 20,
//!     seed: 1,
//!     seats: Seats::Swapped,
//!     config: Duel2048Config { rounds: 30 },
//! };
//! let score = Score::of(&play_series(&make_first, &greedy, &series, &|_| ()));
//! assert!(score.score < 0.5, "{}", score.score);
//! println!("{:.2}, 95 %: {:?}", score.score, score.ci95);
//! ```
//!
//! Modules; each uses only those above it:
//!
//! | module | holds |
//! |---|---|
//! | [`input`] | reading untrusted files |
//! | [`columns`](mod@columns) | text in the columns of a terminal |
//! | [`atomic_file`] | files that are replaced as a whole |
//! | [`hold`] | a folder that one process uses at a time |
//! | [`play`] | [`Bot`], the arena, records of played games |
//! | [`words`] | endings and scores of the contests as text |
//! | [`stats`] | score of a series, ratings, payoff matrix, sequential test |
//! | [`records`] | replays, the original platforms' records |
//! | [`policy`] | policy files, their networks in plain Rust, the bots on them |
//! | [`contest::host`] | bot files in the contests' original Python contracts, isolated |
//! | [`bots`] | bots written by hand, per game |
//! | `practice` | files to practise with on computers that have only Python |
//! | [`offered`] | a game with all that the program offers for it |
//! | [`script`] | games whose rules are a Python file |
//! | [`spec`] | from a SPEC to a bot |
//! | [`contest::export`] | a policy as a bot file in a contest's Python contract |
//! | [`tournament`] | round robin, groups and knockout, double elimination, Swiss |

pub mod atomic_file;
pub mod bots;
pub mod columns;
pub mod contest;
pub mod hold;
pub mod input;
pub mod notice;
pub mod offered;
pub mod play;
pub mod policy;
mod practice;
pub mod records;
pub mod script;
pub mod spec;
pub mod stats;
#[cfg_attr(unix, path = "system/unix.rs")]
#[cfg_attr(windows, path = "system/windows.rs")]
mod system;
pub mod tournament;
#[doc(hidden)]
pub mod toy;
pub mod words;

pub use offered::Offered;
pub use play::bot::{Bot, Forfeit};
