//! Tournaments: formats, games in parallel, and results in one SQLite file that survives a kill at any moment.
//!
//! | file | holds |
//! |---|---|
//! | [`plan`] | what a tournament is: game, format, entrants, seed |
//! | [`entrants`] | SPECs and bot files, checked before the start |
//! | [`pairing`] | up to N games of two bots: seats, seeds, early stop, sudden death |
//! | [`mod@format`] | schedules: round robin, groups and knockout, double elimination, Swiss |
//! | [`stages`] | names of stages, for settings by stage |
//! | [`standings`] | tables and tie-breaks |
//! | [`times`] | percentiles of thinking times |
//! | [`store`] | `results.sqlite` |
//! | [`run`] | plays the remaining games |
//! | [`referee`] | plays the games of a pairing, and restores memory where it goes on |
//! | [`fixture`] | a pairing outside a tournament |
//! | [`live`] | running games, for viewers |
//! | [`table`] | places, points and ratings |
//! | [`scoreboard`] | text for a terminal |
//! | [`report`] | results for a page, and the final table |
//! | [`watch`] | a tournament read from outside while it runs |
//!
//! A format is a pure function from the results so far to the pairings known so far. A stopped tournament computes its schedule
//! again when it resumes; no schedule is stored.

pub mod entrants;
pub mod fixture;
pub mod format;
pub mod live;
pub mod pairing;
pub mod plan;
pub mod referee;
pub mod report;
pub mod run;
pub mod scoreboard;
pub mod stages;
pub mod standings;
pub mod store;
pub mod table;
pub mod times;
pub mod watch;
