//! The arena as its visitors meet it, by requests.

mod client;
mod contest;
mod processes;
mod safety;
