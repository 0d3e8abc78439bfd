//! A small mutation fuzzer for tests: changes known good inputs and checks the readers.
//!
//! libFuzzer (`fuzz_targets/`) finds more, guided by coverage, but needs a nightly compiler. This one runs with the other
//! tests, with equal inputs every time.

use std::alloc::{GlobalAlloc, Layout, System};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use turf_env::Rng;

pub struct Counting {
    now: AtomicUsize,
    peak: AtomicUsize,
}

impl Counting {
    pub const fn new() -> Self {
        Self { now: AtomicUsize::new(0), peak: AtomicUsize::new(0) }
    }

    /// Returns the most bytes that the work takes beyond those in use before.
    pub fn taken(&self, work: impl FnOnce()) -> usize {
        let before = self.now.load(Relaxed);
        self.peak.store(before, Relaxed);
        work();
        self.peak.load(Relaxed).saturating_sub(before)
    }
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = self.now.fetch_add(layout.size(), Relaxed) + layout.size();
        self.peak.fetch_max(now, Relaxed);
        // SAFETY: the caller's promises are those of the call.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        self.now.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller's promises are those of the call.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Memory that any reader may take, besides [`PER_BYTE`] for each byte of input.
const ALWAYS: usize = 48 << 20;
const PER_BYTE: usize = 256;

const NUMBERS: [u64; 12] = [0, 1, 2, 3, 127, 128, 255, 65_535, 65_536, 1 << 31, 1 << 63, u64::MAX];
const TEXTS: [&str; 12] =
    ["0", "-1", "1", "255", "256", "65536", "4294967295", "18446744073709551616", "1e308", "1e-320", "null", "[]"];

fn changed(corpus: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let pick = |rng: &mut Rng| &corpus[rng.below(corpus.len() as u32) as usize];
    let mut bytes = pick(rng).clone();
    for _ in 0..1 + rng.below(4) {
        let at = |rng: &mut Rng, n: usize| rng.below(n.max(1) as u32) as usize;
        let start = at(rng, bytes.len());
        let len = 1 + at(rng, 16.min(bytes.len() - start));
        let end = (start + len).min(bytes.len());
        match rng.below(9) {
            0 if !bytes.is_empty() => bytes[start] ^= 1 << rng.below(8),
            1 if !bytes.is_empty() => bytes[start] = rng.below(256) as u8,
            2 => drop(bytes.drain(start..end)),
            3 => bytes.truncate(start),
            4 => {
                let again = bytes[start..end].repeat(1 + at(rng, 8));
                drop(bytes.splice(start..start, again));
            }
            5 => {
                let other = pick(rng);
                let from = at(rng, other.len());
                let piece = other[from..other.len().min(from + 64)].to_vec();
                drop(bytes.splice(start..end, piece));
            }
            6 => {
                let number = NUMBERS[at(rng, NUMBERS.len())].to_le_bytes();
                let n = number.len().min(bytes.len() - start);
                bytes[start..start + n].copy_from_slice(&number[..n]);
            }
            // Replaces the next number written in digits.
            _ => {
                let digit = |b: &u8| b.is_ascii_digit();
                if let Some(first) = bytes[start..].iter().position(digit).map(|i| start + i) {
                    let n = bytes[first..].iter().take_while(|b| digit(b)).count();
                    let text = TEXTS[at(rng, TEXTS.len())];
                    drop(bytes.splice(first..first + n, text.bytes()));
                }
            }
        }
    }
    bytes
}

pub fn corpus(folder: &Path) -> Vec<Vec<u8>> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("readable")).collect()
}

/// Calls `reader` with the corpus and with `executions` changed inputs, or for `TURF_FUZZ_SECONDS` if that variable is set. A
/// panic, or more memory than the input's size allows, fails the test and saves the input to a file.
pub fn fuzz(name: &str, memory: &Counting, corpus: &[Vec<u8>], executions: u64, reader: fn(&[u8])) {
    let seconds = std::env::var("TURF_FUZZ_SECONDS").ok();
    let seconds: Option<u64> = seconds.map(|n| n.parse().expect("TURF_FUZZ_SECONDS is a number"));
    let deadline = seconds.map(|n| Instant::now() + Duration::from_secs(n));
    // Short runs are always the same; long ones should not repeat each other.
    let mut rng = Rng::stream(1, seconds.map_or(0, |_| std::process::id() as u64), 0);
    let goes_on = |n: u64| deadline.map_or(n < executions, |deadline| Instant::now() < deadline);
    let (mut n, mut peak) = (0, 0);
    while n < corpus.len() as u64 || goes_on(n) {
        let input = match corpus.get(n as usize) {
            Some(input) => input.clone(),
            None => changed(corpus, &mut rng),
        };
        let mut sound = false;
        let taken = memory.taken(|| sound = catch_unwind(AssertUnwindSafe(|| reader(&input))).is_ok());
        peak = peak.max(taken);
        if !sound || taken > ALWAYS + PER_BYTE * input.len() {
            let file = std::env::temp_dir().join(format!("turf-fuzz-{name}-{n}"));
            std::fs::write(&file, &input).expect("writable");
            panic!("{name}: input {n} ({}) panicked, or took {taken} bytes", file.display());
        }
        n += 1;
    }
    println!("{name}: {n} inputs, no panic, at most {:.1} MB", peak as f64 / 1e6);
}
