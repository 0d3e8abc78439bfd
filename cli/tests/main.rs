//! Tests of the program, one per room; linked once.

mod check;
mod cli;
mod documents;
mod front;
mod games;
mod goofspiel;
mod own_game;
mod pages;
mod practice;
mod race;
mod replays;
mod signals;
mod support;
mod tournament;
mod train;
mod wrapper;
