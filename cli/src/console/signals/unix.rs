use anyhow::{Context, Result};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2};
use signal_hook::iterator::Signals;

/// Requests for a save.
pub const SAVE: [i32; 2] = [SIGUSR1, SIGUSR2];

/// Calls `take` with every signal, in a thread of its own.
pub fn listen(take: impl Fn(i32) + Send + 'static) -> Result<()> {
    let ignored = ignored();
    let all = [SIGINT, SIGTERM, SIGHUP].into_iter().chain(SAVE);
    let mut heard =
        Signals::new(all.filter(|signal| ignored >> (signal - 1) & 1 == 0)).context("cannot listen for signals")?;
    std::thread::Builder::new()
        .name("signals".into())
        .spawn(move || heard.forever().for_each(take))
        .context("cannot start a thread")?;
    Ok(())
}

/// Returns the ignored signals as bits, the lowest for signal 1; 0 if the system does not report them.
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}
