//! Calls of a bot's process: allowed time, answers, failures.

use std::time::Duration;

/// Limit in bytes on kept output of a bot between two answers; equal in `host.py`.
pub const MAX_PRINTED: usize = 2000;

#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    /// Time after which exceptions interrupt the bot's code, again and again.
    pub interrupt: Option<Duration>,
    pub kill: Duration,
}

impl Allowed {
    pub const fn until(kill: Duration) -> Self {
        Self { interrupt: None, kill }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    #[error("no answer within {0:.1?}; the process was killed")]
    Late(Duration),
    #[error("the process {0}")]
    Died(String),
    #[error("{0}; the process was killed")]
    Misbehaved(&'static str),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Done,
    Raised,
    Interrupted,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub status: Status,
    pub charged: Duration,
    pub body: Vec<u8>,
    pub printed: Vec<u8>,
}
