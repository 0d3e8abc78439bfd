//! Cost of a call to a bot.
//!
//! The process's own figure never counts in its favour. A call is charged the largest of three figures:
//!
//! | figure | read from | less |
//! |---|---|---|
//! | processor time of the process | the kernel's clock of the process | the host's own work ([`SPARE`], [`SPARE_PER_BYTE`]) |
//! | wall-clock time from request to answer | this program | waits of both programs for a processor; [`WALL_SPARE`] |
//! | wall-clock time of the bot's own functions | the process | waits for a processor |
//!
//! The first figure includes what runs until the next call. The third is what the contests measured. The kernel counts the
//! waits for a processor.
//!
//! On a quiet machine an honest bot is charged the third figure, as in the contest. A bot that reports a wrong time is
//! charged the first figure if it computes and the second if it sleeps. Time lost to a busy machine is not charged: a bot
//! cannot make itself wait for a processor. Time during which this program was stopped (Ctrl-Z, suspend) counts as
//! processor time only.
//!
//! The kernel updates its clock of a process at every tick (some milliseconds) and whenever the process leaves its
//! processor. So the clock is exact only once the process has stopped: a call is charged at its answer, and the missing
//! rest is found when the next call begins ([`Meter::settle`]).
//!
//! If a kernel does not count waits (no `/proc/PID/schedstat`), half of the second figure counts.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::launch::processor_time;

pub const SPARE: Duration = Duration::from_micros(100);
pub const SPARE_PER_BYTE: Duration = Duration::from_nanos(100);
/// Wall-clock time of each call that is not charged: wake-ups of both processes. A bot gains at most this by sleeping.
pub const WALL_SPARE: Duration = Duration::from_millis(5);

pub struct Meter {
    pid: Pid,
    schedstat: Option<File>,
    last: Reading,
    unsettled: Option<(Duration, Duration)>,
}

#[derive(Clone, Copy, Default)]
struct Reading {
    processor: Duration,
    waited: Duration,
}

pub struct Call {
    spare: Duration,
    wall: Duration,
    marked: Instant,
    waited_here: Duration,
}

impl Call {
    /// Adds a finished wait of at most `asked`. Further time means that this program was late or stopped, and is left
    /// out.
    pub fn waited(&mut self, since: Instant, asked: Duration) {
        self.wall += since - self.marked;
        self.marked = Instant::now();
        self.wall += (self.marked - since).min(asked);
    }

    pub fn wall(&self) -> Duration {
        self.wall + self.marked.elapsed()
    }
}

#[derive(Default)]
pub struct Used {
    pub processor: Duration,
    /// Wall-clock time minus waits for a processor. A wait that still goes on is not subtracted.
    pub awake: Duration,
}

impl Meter {
    pub fn new(pid: Pid) -> Self {
        let path = format!("/proc/{}/schedstat", pid.as_raw_nonzero());
        let schedstat = File::open(path).ok().filter(|file| waiting(file).is_some());
        let (last, unsettled) = Default::default();
        Self { pid, schedstat, last, unsettled }
    }

    /// Returns the cost of the last call, and of the time since, beyond its charge. The process must be stopped.
    pub fn settle(&mut self) -> Duration {
        let now = self.read();
        let processor = now.processor.saturating_sub(self.last.processor);
        self.last = now;
        let (spare, charged) = self.unsettled.take().unwrap_or_default();
        processor.saturating_sub(spare + charged)
    }

    pub fn is_settled(&self) -> bool {
        self.unsettled.is_none()
    }

    pub fn begin(&self, bytes: usize) -> Call {
        Call {
            spare: SPARE + SPARE_PER_BYTE * bytes as u32,
            wall: Duration::ZERO,
            marked: Instant::now(),
            waited_here: waiting_here(),
        }
    }

    pub fn used(&self, call: &Call) -> Used {
        if call.wall.is_zero() { Used::default() } else { self.between(call, self.read()) }
    }

    /// Returns the charge of a finished call; `told` is the process's own figure for the bot's functions.
    pub fn charge(&mut self, call: &Call, told: Duration) -> Duration {
        let now = self.read();
        let Used { processor, awake } = self.between(call, now);
        let told = told.saturating_sub(now.waited.saturating_sub(self.last.waited));
        let charge = processor.max(awake).max(told);
        self.unsettled = Some((call.spare, charge));
        charge
    }

    pub fn processor(&self) -> Duration {
        self.last.processor
    }

    pub fn runnable(&self) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid.as_raw_nonzero())).unwrap_or_default();
        stat.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('R'))
    }

    fn read(&self) -> Reading {
        Reading {
            processor: processor_time(self.pid).unwrap_or(self.last.processor),
            waited: self.schedstat.as_ref().and_then(waiting).unwrap_or(self.last.waited),
        }
    }

    fn between(&self, call: &Call, now: Reading) -> Used {
        let processor = now.processor.saturating_sub(self.last.processor);
        let wall = call.wall();
        let awake = if wall <= WALL_SPARE {
            Duration::ZERO
        } else if self.schedstat.is_some() {
            let waited = now.waited.saturating_sub(self.last.waited);
            let here = waiting_here().saturating_sub(call.waited_here);
            wall.saturating_sub(waited + here + WALL_SPARE)
        } else {
            (wall / 2).saturating_sub(WALL_SPARE)
        };
        Used { processor: processor.saturating_sub(call.spare), awake }
    }
}

fn waiting(schedstat: &File) -> Option<Duration> {
    let mut text = [0; 96];
    let n = schedstat.read_at(&mut text, 0).ok()?;
    let text = std::str::from_utf8(&text[..n]).ok()?;
    let nanoseconds = text.split_ascii_whitespace().nth(1)?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}

fn waiting_here() -> Duration {
    thread_local! {
        static SCHEDSTAT: Option<File> = File::open("/proc/thread-self/schedstat").ok();
    }
    SCHEDSTAT.with(|file| file.as_ref().and_then(waiting)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_this_program() -> Meter {
        Meter::new(rustix::process::getpid())
    }

    #[test]
    fn thinking_is_processor_time_and_sleeping_is_not() {
        let mut meter = of_this_program();
        meter.settle();
        let mut call = meter.begin(0);
        let since = Instant::now();
        std::thread::sleep(Duration::from_millis(300));
        call.waited(since, Duration::from_secs(1));
        let used = meter.used(&call);
        if meter.schedstat.is_some() {
            // Other tests run in this process: their waiting is not the main thread's.
            assert!(used.awake > Duration::from_millis(50), "{:?}", used.awake);
        }
        let start = processor_time(meter.pid).expect("a clock");
        while processor_time(meter.pid).expect("a clock") < start + Duration::from_millis(50) {}
        assert!(meter.used(&call).processor >= Duration::from_millis(49));
    }

    #[test]
    fn what_is_told_counts_only_if_it_is_more() {
        let mut meter = of_this_program();
        meter.settle();
        let start = processor_time(meter.pid).expect("a clock");
        let call = meter.begin(0);
        while processor_time(meter.pid).expect("a clock") < start + Duration::from_millis(50) {}
        assert!(meter.charge(&call, Duration::ZERO) >= Duration::from_millis(49));
        meter.settle();
        let hour = Duration::from_secs(3600);
        assert!(meter.charge(&meter.begin(0), hour) > hour / 2);
        // So much is charged that nothing is missing.
        assert_eq!(meter.settle(), Duration::ZERO);
    }

    #[test]
    fn lateness_of_this_program_is_not_charged() {
        let meter = of_this_program();
        let mut call = meter.begin(0);
        let since = Instant::now();
        std::thread::sleep(Duration::from_millis(200));
        call.waited(since, Duration::from_millis(1));
        assert!(call.wall < Duration::from_millis(190), "{:?}", call.wall);
    }
}
