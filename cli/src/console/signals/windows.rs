use anyhow::{Context, Result};
use signal_hook::consts::{SIGBREAK, SIGINT};
use signal_hook::low_level::register;

pub const SAVE: [i32; 0] = [];

/// Calls `take` with every signal, in a thread that Windows starts for it.
pub fn listen(take: impl Fn(i32) + Send + Sync + Clone + 'static) -> Result<()> {
    for signal in [SIGINT, SIGBREAK] {
        let take = take.clone();
        // SAFETY: no thread is interrupted, so `take` may do what any thread may.
        unsafe { register(signal, move || take(signal)) }.context("cannot listen for signals")?;
    }
    Ok(())
}
