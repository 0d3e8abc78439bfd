//! Stop of the whole program, requested by Ctrl-C for example, or of some threads: ends series and interrupts long searches.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

thread_local! {
    static BREAKABLE: Cell<bool> = const { Cell::new(false) };
    static OWN: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

struct BrokenOff;

/// Returns the flag that stops this thread's work: the program's, unless [`obey`] replaced it.
pub fn flag() -> Arc<AtomicBool> {
    OWN.with_borrow(|own| own.as_ref().unwrap_or(&ASKED).clone())
}

/// Makes `flag` stop this thread's work, in place of the program's flag.
pub fn obey(flag: Arc<AtomicBool>) {
    OWN.set(Some(flag));
}

pub fn is_asked() -> bool {
    OWN.with_borrow(|own| own.as_ref().unwrap_or(&ASKED).load(Ordering::Relaxed))
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
    if BREAKABLE.get() && is_asked() {
        resume_unwind(Box::new(BrokenOff));
    }
}

pub fn is_break(panic: &(dyn Any + Send)) -> bool {
    panic.is::<BrokenOff>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_obeys_another_flag_leaves_the_others_alone() {
        let own = Arc::new(AtomicBool::new(true));
        let stopped = std::thread::spawn(move || {
            obey(own.clone());
            assert!(Arc::ptr_eq(&own, &flag()));
            [is_asked(), breakable(look).is_none()]
        });
        assert_eq!(stopped.join().expect("no panic"), [true, true]);
        assert!(!is_asked() && breakable(look).is_some());
    }
}
