//! The arena as its visitors meet it, by requests.

mod client;
mod contest;
mod mail;
mod processes;
mod safety;
