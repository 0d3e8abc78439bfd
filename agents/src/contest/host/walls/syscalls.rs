//! Seccomp: the system calls that a process may make. All others fail with `EPERM`.

use libc::c_long;
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule,
};

/// System calls that an interpreter needs: memory, files (which Landlock restricts), time, its own identity, its own
/// signals. Excluded are sockets, processes and threads, sending signals, tracing, modes, owners and times of files
/// (which Landlock does not restrict), limits, and everything new or privileged.
#[rustfmt::skip]
const ALLOWED: &[c_long] = &[
    // files
    libc::SYS_read, libc::SYS_readv, libc::SYS_pread64, libc::SYS_preadv,
    libc::SYS_write, libc::SYS_writev, libc::SYS_pwrite64, libc::SYS_pwritev,
    libc::SYS_close, libc::SYS_close_range, libc::SYS_lseek,
    libc::SYS_dup, libc::SYS_dup3, libc::SYS_pipe2, libc::SYS_ppoll, libc::SYS_pselect6,
    libc::SYS_fstat, libc::SYS_newfstatat, libc::SYS_statx, libc::SYS_statfs, libc::SYS_fstatfs,
    libc::SYS_faccessat, libc::SYS_faccessat2, libc::SYS_readlinkat, libc::SYS_getdents64, libc::SYS_getcwd,
    libc::SYS_chdir, libc::SYS_fchdir, libc::SYS_mkdirat, libc::SYS_unlinkat, libc::SYS_renameat, libc::SYS_renameat2,
    libc::SYS_ftruncate, libc::SYS_fsync, libc::SYS_fdatasync, libc::SYS_sendfile,
    libc::SYS_copy_file_range, libc::SYS_umask,
    // memory
    libc::SYS_brk, libc::SYS_munmap, libc::SYS_mprotect, libc::SYS_membarrier, libc::SYS_get_mempolicy,
    // time and waiting
    libc::SYS_nanosleep, libc::SYS_gettimeofday, libc::SYS_times, libc::SYS_getrusage,
    libc::SYS_setitimer, libc::SYS_getitimer, libc::SYS_sched_yield,
    // identity, randomness, the machine
    libc::SYS_getpid, libc::SYS_getppid, libc::SYS_gettid,
    libc::SYS_getuid, libc::SYS_geteuid, libc::SYS_getgid, libc::SYS_getegid, libc::SYS_getgroups,
    libc::SYS_getresuid, libc::SYS_getresgid, libc::SYS_getrandom, libc::SYS_uname, libc::SYS_sysinfo, libc::SYS_getcpu,
    // signals to itself only by faults and timers; start and end of the process
    libc::SYS_rt_sigreturn, libc::SYS_sigaltstack,
    libc::SYS_set_tid_address, libc::SYS_set_robust_list, libc::SYS_rseq,
    libc::SYS_restart_syscall, libc::SYS_exit, libc::SYS_exit_group,
];

#[cfg(target_arch = "x86_64")]
#[rustfmt::skip]
const ALLOWED_HERE: &[c_long] = &[
    libc::SYS_stat, libc::SYS_lstat, libc::SYS_access, libc::SYS_readlink, libc::SYS_getdents, libc::SYS_mkdir,
    libc::SYS_rmdir, libc::SYS_unlink, libc::SYS_rename, libc::SYS_dup2, libc::SYS_pipe, libc::SYS_poll,
    libc::SYS_select, libc::SYS_time, libc::SYS_alarm, libc::SYS_pause, libc::SYS_getpgrp, libc::SYS_arch_prctl,
    libc::SYS_getrlimit,
];
#[cfg(not(target_arch = "x86_64"))]
const ALLOWED_HERE: &[c_long] = &[];

/// Allowed commands of `fcntl`. Commands that send signals to a file's owner are excluded: the owner could be any
/// process. Locks and `flock` are excluded: two bots could communicate through locks on files that both may read.
const FCNTL: &[i32] =
    &[libc::F_DUPFD, libc::F_DUPFD_CLOEXEC, libc::F_GETFD, libc::F_SETFD, libc::F_GETFL, libc::F_SETFL];

const IOCTL: &[i32] =
    &[libc::TCGETS as i32, libc::TIOCGWINSZ as i32, libc::FIONREAD as i32, libc::FIOCLEX as i32, libc::FIONCLEX as i32];

pub const PROGRAM_ROOM: usize = 1 << 16;

/// Allowed advice about memory, which affects only this process. Advice that fetches or drops pages of files is
/// excluded: other processes would notice.
const ADVICE: &[i32] = &[
    libc::MADV_DONTNEED,
    libc::MADV_FREE,
    libc::MADV_HUGEPAGE,
    libc::MADV_NOHUGEPAGE,
    libc::MADV_DONTDUMP,
    libc::MADV_DODUMP,
];

/// Builds the filter. `execve` passes only with its path at `program`, the lowest address, followed by [`PROGRAM_ROOM`]
/// bytes. The first `execve`, the launcher's own, replaces all memory, and nothing can be mapped there afterwards. With
/// `threads`, the process may start threads; [`without_clone3`] must have been installed before.
pub fn filter(program: usize, threads: bool) -> Result<BpfProgram, BackendError> {
    let above = |index: u8| {
        let lowest = (program + PROGRAM_ROOM) as u64;
        SeccompCondition::new(index, SeccompCmpArgLen::Qword, SeccompCmpOp::Ge, lowest)
            .expect("an argument from 0 to 5")
    };
    let itself = || number(0, SeccompCmpOp::Eq, 0);
    // Clocks of other processes have negative numbers.
    let own_clock = || Ok::<_, BackendError>(vec![when(&[number(0, SeccompCmpOp::Le, i32::MAX)])?]);
    let clone3 = threads.then_some(&libc::SYS_clone3);
    let always = ALLOWED.iter().chain(ALLOWED_HERE).chain(clone3).map(|&call| (call, vec![]));
    let thread = threads.then(|| Ok::<_, BackendError>((libc::SYS_clone, vec![when(&[argument(0, THREAD as u64)])?])));
    let sometimes = [
        (libc::SYS_execve, vec![when(&[argument(0, program as u64)])?]),
        // Memory lies where the kernel chooses or above the program's path, and grows only upwards.
        (
            libc::SYS_mmap,
            vec![
                when(&[above(0), without(3, libc::MAP_GROWSDOWN)])?,
                when(&[argument(0, 0), without(3, libc::MAP_GROWSDOWN | libc::MAP_FIXED | libc::MAP_FIXED_NOREPLACE)])?,
            ],
        ),
        (libc::SYS_mremap, vec![when(&[without(3, libc::MREMAP_FIXED | libc::MREMAP_DONTUNMAP)])?, when(&[above(4)])?]),
        (libc::SYS_madvise, any_of(2, ADVICE)?),
        // Without flags: one of them reveals whether others have read a part of a file.
        (libc::SYS_preadv2, vec![when(&[number(5, SeccompCmpOp::Eq, 0)])?]),
        (libc::SYS_pwritev2, vec![when(&[number(5, SeccompCmpOp::Eq, 0)])?]),
        // Only private ones: shared ones connect processes, through files that both may read.
        (libc::SYS_futex, vec![when(&[masked(1, libc::FUTEX_PRIVATE_FLAG, libc::FUTEX_PRIVATE_FLAG)])?]),
        (libc::SYS_clock_gettime, own_clock()?),
        (libc::SYS_clock_getres, own_clock()?),
        (libc::SYS_clock_nanosleep, own_clock()?),
        (libc::SYS_sched_getaffinity, vec![when(&[itself()])?]),
        (libc::SYS_getpgid, vec![when(&[itself()])?]),
        (libc::SYS_getsid, vec![when(&[itself()])?]),
        // Only reads its own limit.
        (libc::SYS_prlimit64, vec![when(&[itself(), argument(2, 0)])?]),
        // SIGXCPU ends the process at its processor limit: it cannot be handled, ignored or blocked. Queries are
        // allowed.
        (libc::SYS_rt_sigaction, vec![when(&[number(0, SeccompCmpOp::Ne, libc::SIGXCPU)])?, when(&[argument(1, 0)])?]),
        (
            libc::SYS_rt_sigprocmask,
            vec![when(&[number(0, SeccompCmpOp::Eq, libc::SIG_UNBLOCK)])?, when(&[argument(1, 0)])?],
        ),
        (libc::SYS_openat, opening(2)?),
        (libc::SYS_fcntl, any_of(1, FCNTL)?),
        (libc::SYS_ioctl, any_of(1, IOCTL)?),
        #[cfg(target_arch = "x86_64")]
        (libc::SYS_open, opening(1)?),
    ];
    let filter = SeccompFilter::new(
        always.chain(sometimes).chain(thread.transpose()?).collect(),
        SeccompAction::Errno(libc::EPERM as u32),
        SeccompAction::Allow,
        std::env::consts::ARCH.try_into()?,
    )?;
    filter.try_into()
}

/// Flags with which the C library starts a thread.
const THREAD: i32 = libc::CLONE_VM
    | libc::CLONE_FS
    | libc::CLONE_FILES
    | libc::CLONE_SIGHAND
    | libc::CLONE_THREAD
    | libc::CLONE_SYSVSEM
    | libc::CLONE_SETTLS
    | libc::CLONE_PARENT_SETTID
    | libc::CLONE_CHILD_CLEARTID;

/// Builds a filter that takes `clone3`, whose flags no filter can read, for a call that this kernel does not have. The C library
/// then takes `clone`.
pub fn without_clone3() -> Result<BpfProgram, BackendError> {
    let filter = SeccompFilter::new(
        [(libc::SYS_clone3, vec![])].into(),
        SeccompAction::Allow,
        SeccompAction::Errno(libc::ENOSYS as u32),
        std::env::consts::ARCH.try_into()?,
    )?;
    filter.try_into()
}

fn when(conditions: &[SeccompCondition]) -> Result<SeccompRule, BackendError> {
    SeccompRule::new(conditions.to_vec())
}

fn argument(index: u8, value: u64) -> SeccompCondition {
    SeccompCondition::new(index, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, value).expect("an argument from 0 to 5")
}

fn number(index: u8, op: SeccompCmpOp, value: i32) -> SeccompCondition {
    let length = SeccompCmpArgLen::Dword;
    SeccompCondition::new(index, length, op, value as u32 as u64).expect("an argument from 0 to 5")
}

fn masked(index: u8, bits: i32, value: i32) -> SeccompCondition {
    number(index, SeccompCmpOp::MaskedEq(bits as u32 as u64), value)
}

fn without(index: u8, bits: i32) -> SeccompCondition {
    masked(index, bits, 0)
}

fn any_of(index: u8, commands: &[i32]) -> Result<Vec<SeccompRule>, BackendError> {
    commands.iter().map(|&command: &i32| when(&[number(index, SeccompCmpOp::Eq, command)])).collect()
}

/// Allows opening files, except truncating one while opening it for reading, which Landlock misses before its version
/// 3.
fn opening(flags: u8) -> Result<Vec<SeccompRule>, BackendError> {
    Ok(vec![
        when(&[without(flags, libc::O_TRUNC)])?,
        when(&[masked(flags, libc::O_ACCMODE, libc::O_WRONLY)])?,
        when(&[masked(flags, libc::O_ACCMODE, libc::O_RDWR)])?,
    ])
}
