//! A bot's process behind the walls that Linux offers. Nothing else of turf needs Linux.
//!
//! | file | holds |
//! |---|---|
//! | [`kernel`] | questions about the walls |
//! | [`private`] | a file system of the process's own |
//! | [`files`], [`syscalls`] | Landlock, seccomp |
//! | [`launch`] | starting a process behind the walls; all `unsafe` of this part |
//! | [`meter`] | cost of a call to a bot |
//! | [`scratch`] | the folder that the process may write to |
//! | [`child`] | one running process: requests, answers; stopped in between |

pub mod child;
mod files;
mod kernel;
mod launch;
mod meter;
mod private;
mod scratch;
mod syscalls;

use std::sync::OnceLock;

use super::isolation::Isolation;
use private::Private;

impl Isolation {
    pub fn of_this_kernel() -> &'static Self {
        static ASKED: OnceLock<Isolation> = OnceLock::new();
        ASKED.get_or_init(|| Self {
            landlock: kernel::landlock_version(),
            seccomp: kernel::seccomp_filters(),
            private_scratch: Private::possible(),
        })
    }
}
