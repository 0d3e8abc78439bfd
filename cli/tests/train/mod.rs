//! Training as the real program.

mod end_to_end;
mod exploit;
mod faults;
mod readme;
mod rounds;
mod run;
