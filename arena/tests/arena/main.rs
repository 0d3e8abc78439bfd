//! The arena as its visitors meet it, by requests.

#[path = "../../../agents/tests/python/attacks.rs"]
#[allow(dead_code, reason = "the bots' own tests use the rest")]
mod attacks;
mod client;
mod contest;
mod exports;
mod mail;
mod nonsense;
mod processes;
mod races;
mod rosters;
mod safety;
mod walls;
mod web;
