//! Start of a process behind the walls. All `unsafe` of the Python host is here, in
//! [`private`](super::private) and in [`kernel`](super::kernel).
//!
//! Everything between `fork` and `execve` runs in a copy of a process whose other threads are gone: it must not
//! allocate or lock. So all data is prepared before, and only plain system calls are left.

use std::ffi::{CStr, CString, c_char};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{self, Command, Stdio};
use std::sync::{Mutex, mpsc};
use std::time::Duration;

use rustix::process::{
    Pid, Resource, Rlimit, Signal, getpid, getppid, getrlimit, set_parent_process_death_signal, setrlimit, setsid,
};
use rustix::thread::set_no_new_privs;
use seccompiler::BpfProgram;

use super::private::Private;
use super::syscalls::PROGRAM_ROOM;
use super::{files, syscalls};
use crate::contest::host::Limits;
use crate::contest::host::interpreter::Interpreter;
use crate::contest::host::isolation::Isolation;

pub const FILE_SIZE: u64 = 16 << 20;
const OPEN_FILES: u64 = 64;

pub struct Launched {
    pub process: process::Child,
    pub requests: OwnedFd,
    pub answers: OwnedFd,
}

struct Program {
    path: CString,
    arguments: Vec<CString>,
    environment: Vec<CString>,
}

impl Program {
    fn new(python: &Interpreter, script: &str, fds: [RawFd; 2], scratch: &Path) -> io::Result<Self> {
        let text = |text: &str| CString::new(text).map_err(io::Error::other);
        let path = |path: &Path| CString::new(path.as_os_str().as_encoded_bytes()).map_err(io::Error::other);
        // -E is not given: the environment is this program's own, and holds the seed of the hashes. Nothing of the
        // user's is left in it.
        let options = ["python3", "-s", "-S", "-B", "-X", "utf8", "-c", script];
        let mut arguments: Vec<_> = options.into_iter().map(text).collect();
        arguments.extend(fds.map(|fd| text(&fd.to_string())));
        arguments.extend(python.path.iter().map(|entry| text(entry)));
        let temporary = [b"TMPDIR=", scratch.as_os_str().as_encoded_bytes()].concat();
        let environment = [
            // Sets of strings iterate in the same order every time.
            "PYTHONHASHSEED=0",
            // Libraries of linear algebra would start threads, which are not allowed, and reserve address space for
            // them.
            "OPENBLAS_NUM_THREADS=1",
            "OMP_NUM_THREADS=1",
            "MKL_NUM_THREADS=1",
        ];
        let mut environment: Vec<CString> = environment.iter().map(|e| text(e)).collect::<io::Result<_>>()?;
        environment.push(CString::new(temporary).map_err(io::Error::other)?);
        Ok(Self {
            path: path(&python.executable)?,
            arguments: arguments.into_iter().collect::<io::Result<_>>()?,
            environment,
        })
    }
}

struct Pointers(Vec<*const c_char>);

// SAFETY: the pointers lead into strings that live as long as the closure that holds both, and nobody writes to them.
unsafe impl Send for Pointers {}
// SAFETY: as above.
unsafe impl Sync for Pointers {}

impl Pointers {
    fn to(strings: &[CString]) -> Self {
        let ends = [std::ptr::null()];
        Self(strings.iter().map(|s| s.as_ptr()).chain(ends).collect())
    }
}

/// Starts `script` under `python`, behind the walls of `isolation`. `scratch` is its working directory and the only
/// place to write. Standard input and output lead nowhere; standard error is piped.
pub fn launch(
    python: &Interpreter,
    script: &str,
    limits: &Limits,
    scratch: &Path,
    isolation: &Isolation,
) -> io::Result<Launched> {
    let (requests_in, requests) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC)?;
    let (answers, answers_out) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC)?;
    let inherited = [requests_in, answers_out];
    let fds = inherited.each_ref().map(|fd| fd.as_raw_fd());
    let program = Program::new(python, script, fds, scratch)?;
    let lowest = lowest_address();
    let threads = !limits.stops;
    let mut filters = Vec::new();
    if isolation.seccomp {
        filters.extend(threads.then(syscalls::without_clone3));
        filters.push(syscalls::filter(lowest, threads));
    }
    let filters = filters.into_iter().collect::<Result<Vec<_>, _>>().map_err(io::Error::other)?;
    let private = isolation.private_scratch.then(|| Private::new(scratch)).transpose()?;
    let common = private.is_none().then_some(scratch);
    let ruleset = files::ruleset(python, common).map_err(io::Error::other)?;
    let access = files::access_to_scratch(isolation.landlock);
    let (parent, memory, processor) = (getpid(), limits.memory, processor_limit(limits.processor));
    let (arguments, environment) = (Pointers::to(&program.arguments), Pointers::to(&program.environment));
    let become_the_bot = move || {
        // Whole values, so that the closure owns the targets of the pointers.
        let (program, arguments, environment) = (&program, &arguments, &environment);
        // Before the limit on memory: this program may have more.
        let path = place(&program.path, lowest)?;
        if let Some(private) = &private {
            private.enter()?;
            // Before the limit on open files: this program's open files count until `execve`.
            if let Some(ruleset) = &ruleset {
                private.allow(ruleset, access)?;
            }
        }
        confine(parent, memory, processor, threads)?;
        inherit_only(fds);
        set_no_new_privs(true)?;
        if let Some(ruleset) = &ruleset {
            landlock_restrict_self(ruleset)?;
        }
        filters.iter().try_for_each(install)?;
        // SAFETY: all three are valid C strings or null-terminated lists of such. The standard library's own call
        // would pass the path at an address that the filter does not know.
        unsafe { libc::execve(path, arguments.0.as_ptr(), environment.0.as_ptr()) };
        Err(io::Error::last_os_error())
    };
    let mut command = Command::new(&python.executable);
    command.current_dir(scratch).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    // SAFETY: the closure makes system calls only, see the module.
    unsafe { command.pre_exec(become_the_bot) };
    let process = start(command)?;
    drop(inherited);
    Ok(Launched { process, requests, answers })
}

/// Returns the lowest address that a process may map here, rounded up to a multiple of 64 KiB, which every page size
/// divides.
fn lowest_address() -> usize {
    let text = std::fs::read_to_string("/proc/sys/vm/mmap_min_addr").unwrap_or_default();
    let least: usize = text.trim().parse().unwrap_or(0);
    least.max(1).next_multiple_of(PROGRAM_ROOM)
}

/// Copies a text to an address at which nothing is mapped. Runs between `fork` and `execve`: system calls only.
fn place(text: &CStr, address: usize) -> io::Result<*const c_char> {
    let bytes = text.to_bytes_with_nul();
    if bytes.len() > PROGRAM_ROOM {
        return Err(io::Error::from_raw_os_error(libc::ENAMETOOLONG));
    }
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
    let wanted = address as *mut libc::c_void;
    // SAFETY: nothing that is mapped is touched; the copy stays within what has just been mapped.
    unsafe {
        let there = libc::mmap(wanted, PROGRAM_ROOM, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
        if there == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        // An old kernel takes the address for a hint.
        if there != wanted {
            return Err(io::Error::from_raw_os_error(libc::EEXIST));
        }
        std::ptr::copy_nonoverlapping(bytes.as_ptr(), there.cast(), bytes.len());
    }
    Ok(wanted as *const c_char)
}

fn confine(parent: Pid, memory: u64, processor: u64, threads: bool) -> io::Result<()> {
    setsid()?;
    set_parent_process_death_signal(Some(Signal::KILL))?;
    if getppid() != Some(parent) {
        // The parent died before the call above.
        return Err(io::Error::from_raw_os_error(libc::ESRCH));
    }
    let limit = |resource, most| {
        let limit = Rlimit { current: Some(most), maximum: Some(most) };
        setrlimit(resource, limit)
    };
    limit(Resource::As, memory)?;
    limit(Resource::Fsize, FILE_SIZE)?;
    limit(Resource::Nofile, OPEN_FILES)?;
    if !threads {
        limit(Resource::Nproc, 0)?;
    }
    limit(Resource::Core, 0)?;
    limit(Resource::Cpu, processor)?;
    Ok(())
}

pub fn processor_limit(asked: Duration) -> u64 {
    let most = getrlimit(Resource::Cpu).maximum.unwrap_or(u64::MAX);
    asked.as_secs().max(1).min(most)
}

pub fn processor_time(pid: Pid) -> Option<Duration> {
    const EXACT: i32 = 2;
    let clock = !pid.as_raw_nonzero().get() << 3 | EXACT;
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the call writes to the structure only.
    match unsafe { libc::clock_gettime(clock, &mut time) } {
        0 => Some(Duration::new(time.tv_sec as u64, time.tv_nsec as u32)),
        _ => None,
    }
}

/// Marks all files that are open in the parent, except these two and the standard ones, to close at `execve`.
fn inherit_only(fds: [RawFd; 2]) {
    // SAFETY: plain system calls on numbers. An old kernel without close_range leaves open what the parent's libraries
    // opened without the flag; nothing of this program is.
    unsafe {
        libc::syscall(libc::SYS_close_range, 3, u32::MAX, libc::CLOSE_RANGE_CLOEXEC);
        for fd in fds {
            libc::fcntl(fd, libc::F_SETFD, 0);
        }
    }
}

fn landlock_restrict_self(ruleset: &OwnedFd) -> io::Result<()> {
    // SAFETY: a plain system call on an open file.
    match unsafe { libc::syscall(libc::SYS_landlock_restrict_self, ruleset.as_raw_fd(), 0) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

fn install(filter: &BpfProgram) -> io::Result<()> {
    seccompiler::apply_filter(filter).map_err(|_| io::Error::last_os_error())
}

/// Starts a command from a thread that lasts as long as this program: the kernel takes the death of the starting thread
/// for the death of the parent.
fn start(command: Command) -> io::Result<process::Child> {
    type Job = (Command, mpsc::SyncSender<io::Result<process::Child>>);
    static STARTER: Mutex<Option<(u32, mpsc::Sender<Job>)>> = Mutex::new(None);
    let mut starter = STARTER.lock().unwrap_or_else(|e| e.into_inner());
    let here = process::id();
    // A fork has none of its parent's threads.
    if starter.as_ref().is_none_or(|(owner, _)| *owner != here) {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let work = move || {
            for (mut command, reply) in inbox {
                // Without a receiver the process has to end.
                if let Err(mpsc::SendError(Ok(mut process))) = reply.send(command.spawn()) {
                    let _ = process.kill();
                    let _ = process.wait();
                }
            }
        };
        std::thread::Builder::new().name("python-bots".into()).spawn(work).expect("a thread can be started");
        *starter = Some((here, jobs));
    }
    let (reply, answer) = mpsc::sync_channel(1);
    let gone = || io::Error::other("the thread that starts processes is gone");
    starter.as_ref().map_or(Err(gone()), |(_, jobs)| jobs.send((command, reply)).map_err(|_| gone()))?;
    drop(starter);
    answer.recv().map_err(|_| gone())?
}
