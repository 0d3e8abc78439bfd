//! Questions to the kernel about its isolation features.

pub fn landlock_version() -> Option<u32> {
    const ASK_FOR_VERSION: u32 = 1;
    // SAFETY: with this flag the call takes no attributes and only returns a number.
    let version = unsafe {
        let none = std::ptr::null::<u8>();
        libc::syscall(libc::SYS_landlock_create_ruleset, none, 0usize, ASK_FOR_VERSION)
    };
    u32::try_from(version).ok().filter(|&v| v > 0)
}

pub fn seccomp_filters() -> bool {
    let refuse: u32 = libc::SECCOMP_RET_ERRNO;
    // SAFETY: the call reads one number and changes nothing.
    unsafe { libc::syscall(libc::SYS_seccomp, libc::SECCOMP_GET_ACTION_AVAIL, 0, &refuse) == 0 }
}
