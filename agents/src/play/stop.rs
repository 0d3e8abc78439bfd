//! A stop that the whole program is asked for, by Ctrl-C for example: series end, and thinking that takes long breaks off.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

thread_local! {
    static BREAKABLE: Cell<bool> = const { Cell::new(false) };
}

/// Unwinds from a bot's thinking to [`breakable`].
struct BrokenOff;

/// The flag that asks for the stop, once for all; signal handlers raise it.
pub fn flag() -> Arc<AtomicBool> {
    ASKED.clone()
}

/// Returns true once a stop was requested.
pub fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// Does work that a stop may break off, wherever it calls [`look`]; `None` where that happened. Other panics go on.
pub fn breakable<T>(work: impl FnOnce() -> T) -> Option<T> {
    let outer = BREAKABLE.replace(true);
    // Unwind safety: what was broken off is not used again.
    let done = catch_unwind(AssertUnwindSafe(work));
    BREAKABLE.set(outer);
    match done {
        Ok(result) => Some(result),
        Err(panic) if is_break(&*panic) => None,
        Err(panic) => resume_unwind(panic),
    }
}

/// Ends the work of [`breakable`] here if a stop was asked for; elsewhere, as in training, nothing happens. To be called
/// every now and then by whatever thinks for seconds.
pub fn look() {
    if is_asked() && BREAKABLE.get() {
        resume_unwind(Box::new(BrokenOff));
    }
}

/// Returns true if this panic is a break on its way to [`breakable`].
pub fn is_break(panic: &(dyn Any + Send)) -> bool {
    panic.is::<BrokenOff>()
}
