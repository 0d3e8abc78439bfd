//! Random secrets: codes, tokens, seeds.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

fn bytes<const N: usize>() -> [u8; N] {
    let mut drawn = [0; N];
    getrandom::fill(&mut drawn).expect("the system has random numbers");
    drawn
}

/// Draws a code that nobody guesses: 128 bits in 22 characters.
pub fn code() -> String {
    URL_SAFE_NO_PAD.encode(bytes::<16>())
}

/// Draws a seed of at most 53 bits, which JavaScript reads exactly.
pub fn seed() -> i64 {
    (u64::from_le_bytes(bytes()) >> 11) as i64
}

pub fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
