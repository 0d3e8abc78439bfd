//! Tournaments: who plays whom, games in parallel, results in one SQLite file that survives a kill at any moment.
//!
//! | file | holds |
//! |---|---|
//! | [`plan`] | what a tournament is: game, format, entrants, seed |
//! | [`entrants`] | reading the SPECs, and trying out bot files before the start |
//! | [`pairing`] | up to N games of two bots: seats, seeds, early stop, sudden death |
//! | [`mod@format`] | who plays whom: round robin, groups and knockout, double elimination, Swiss |
//! | [`stages`] | stages by name, for settings of their own |
//! | [`standings`] | tables and tie-breaks |
//! | [`times`] | percentiles of thinking times |
//! | [`store`] | `results.sqlite` |
//! | [`run`] | plays what is still to be played |
//! | [`live`] | games while they are played |
//! | [`table`] | everyone's place, points and rating |
//! | [`scoreboard`] | text for a terminal |
//! | [`report`] | `report.html` and the final table |
//! | [`watch`] | a tournament read from outside while it runs |
//!
//! A format is a pure function from the results so far to the pairings known so far, so a tournament that was stopped goes on by
//! asking it again; nothing about the schedule is stored.

pub mod entrants;
pub mod format;
pub mod live;
pub mod pairing;
pub mod plan;
pub mod report;
pub mod run;
pub mod scoreboard;
pub mod stages;
pub mod standings;
pub mod store;
pub mod table;
pub mod times;
pub mod watch;
