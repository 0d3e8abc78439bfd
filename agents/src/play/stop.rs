//! Stop of the whole program, requested by Ctrl-C for example: ends series and interrupts long searches.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

thread_local! {
    static BREAKABLE: Cell<bool> = const { Cell::new(false) };
}

struct BrokenOff;

pub fn flag() -> Arc<AtomicBool> {
    ASKED.clone()
}

pub fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// Runs work that a stop may interrupt wherever it calls [`look`]; `None` if it was interrupted. Other panics
/// propagate.
pub fn breakable<T>(work: impl FnOnce() -> T) -> Option<T> {
    let outer = BREAKABLE.replace(true);
    // Unwind safety: nothing of interrupted work is used again.
    let done = catch_unwind(AssertUnwindSafe(work));
    BREAKABLE.set(outer);
    match done {
        Ok(result) => Some(result),
        Err(panic) if is_break(&*panic) => None,
        Err(panic) => resume_unwind(panic),
    }
}

/// Interrupts the surrounding [`breakable`] if a stop was requested; does nothing outside of one, as in training. Work
/// that takes seconds calls this regularly.
pub fn look() {
    if is_asked() && BREAKABLE.get() {
        resume_unwind(Box::new(BrokenOff));
    }
}

pub fn is_break(panic: &(dyn Any + Send)) -> bool {
    panic.is::<BrokenOff>()
}
