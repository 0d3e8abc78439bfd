//! Cache prefetching.

const LINE: usize = 64;

/// Prefetches the cache line at the start of `items`.
#[inline(always)]
pub fn prefetch_line<T>(items: &[T]) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 processor has the instruction, and it changes nothing that a program can see.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(items.as_ptr().cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = items;
}

/// Prefetches all cache lines of `items`.
#[inline(always)]
pub fn prefetch<T>(items: &[T]) {
    items.chunks((LINE / size_of::<T>().max(1)).max(1)).for_each(prefetch_line);
}
