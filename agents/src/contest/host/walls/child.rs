//! One running process: requests, answers, time.
//!
//! The process is stopped between two calls: it neither computes on the opponent's time nor writes. Every request has
//! an unpredictable number, and its answer repeats it. Bytes that arrive before a request or after an answer lead to a
//! kill, so a process cannot answer in advance.

use std::hash::{BuildHasher, RandomState};
use std::io::Read;
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt;
use std::process;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::io::Errno;
use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, kill_process, kill_process_group, prlimit, waitid,
};

use super::launch::{Launched, launch, processor_limit};
use super::meter::{Call, Meter, Used};
use super::scratch::Scratch;
use crate::contest::host::Limits;
use crate::contest::host::answer::{Allowed, Answer, MAX_PRINTED, Status, Trouble};
use crate::contest::host::interpreter::Interpreter;
use crate::contest::host::isolation::Isolation;
use crate::play::stop;

const START: Allowed = Allowed::until(Duration::from_secs(30));
const PATROL: Duration = Duration::from_millis(100);
const AGAIN: Duration = Duration::from_millis(10);
const MIN_WAIT: Duration = Duration::from_millis(1);
const STOPPING: Duration = Duration::from_micros(50);
const MAX_ANSWER: usize = 1 << 20;
/// Of a process that holds rules.
const MAX_OF_RULES: usize = 16 << 20;
const MAX_TRACEBACK: usize = 8000;
const ANSWER_HEAD: usize = 23;
/// Processor time beyond a call's allowance after which the kernel ends the process, should this program not do so.
const SPARE_PROCESSOR: Duration = Duration::from_secs(10);

/// Seconds from the soft limit, whose signal a bot might block, to the hard limit, if this program may raise hard
/// limits.
const TO_HARD_LIMIT: u64 = 5;

pub struct Child {
    process: process::Child,
    requests: OwnedFd,
    answers: OwnedFd,
    scratch: Scratch,
    watched: bool,
    meter: Meter,
    numbers: RandomState,
    asked: u64,
    /// Seconds of processor time: over the whole life (`processor`), and until the kernel interferes (`processor_now`).
    processor: u64,
    processor_now: u64,
    raises: bool,
    stops: bool,
    next_patrol: Instant,
    stopping: bool,
    alive: bool,
}

impl Child {
    pub fn start(python: &Interpreter, script: &str, limits: &Limits, isolation: &Isolation) -> Result<Self, Trouble> {
        let failed = |e: std::io::Error| Trouble::Died(format!("could not be started: {e}"));
        let scratch = Scratch::new().map_err(failed)?;
        let launched = launch(python, script, limits, scratch.path(), isolation).map_err(failed)?;
        let Launched { mut process, requests, answers } = launched;
        let said = process.stderr.take();
        let processor = processor_limit(limits.processor);
        let raises = raises(Pid::from_child(&process), processor);
        // The probe used up a second.
        let processor = if raises { processor } else { (processor - 1).max(1) };
        let mut child = Self {
            meter: Meter::new(Pid::from_child(&process)),
            process,
            requests,
            answers,
            scratch,
            watched: !isolation.private_scratch,
            numbers: RandomState::new(),
            asked: 0,
            processor,
            processor_now: processor,
            raises,
            stops: limits.stops,
            next_patrol: Instant::now() + PATROL,
            stopping: false,
            alive: true,
        };
        // A bot may answer and yet read nothing more: writes must not block either.
        for fd in [&child.requests, &child.answers] {
            fcntl_setfl(fd, OFlags::NONBLOCK).map_err(|e| failed(e.into()))?;
        }
        let call = child.meter.begin(0);
        match child.answer(0, &START, call) {
            Ok(_) => Ok(child),
            Err(trouble) => {
                // The process is dead, so this ends.
                let mut text = String::new();
                let _ = said.map(|mut said| said.read_to_string(&mut text));
                let why = text.lines().last().map(|line| format!(" ({line})"));
                Err(Trouble::Died(format!("did not start: {trouble}{}", why.unwrap_or_default())))
            }
        }
    }

    pub fn ask(&mut self, tag: u8, body: &[u8], allowed: &Allowed) -> Result<Answer, Trouble> {
        if body.len() >= 1 << 31 {
            return Err(self.misbehaved("a request of two gigabytes"));
        }
        match rustix::io::read(&self.answers, &mut [0; 1]) {
            Err(Errno::AGAIN | Errno::INTR) => {}
            Ok(1..) => return Err(self.misbehaved("it wrote nonsense into the pipe: an answer ahead of its question")),
            _ => return Err(self.died()),
        }
        if !self.meter.is_settled() {
            self.settle();
        }
        if self.stops {
            self.limit_processor(allowed.kill);
        }
        self.asked += 1;
        let number = self.numbers.hash_one(self.asked);
        let mut request = Vec::with_capacity(body.len() + 13);
        request.extend((body.len() as u32).to_le_bytes());
        request.push(tag);
        request.extend(number.to_le_bytes());
        request.extend(body);
        let mut call = self.meter.begin(request.len());
        // The process finds the request in the pipe when it continues, as far as it fits: so it wakes up once.
        let written = match rustix::io::write(&self.requests, &request) {
            Ok(n) => n,
            Err(Errno::AGAIN | Errno::INTR) => 0,
            Err(_) => return Err(self.died()),
        };
        if self.stops {
            let _ = kill_process_group(self.pid(), Signal::CONT);
        }
        self.send(&request[written..], allowed, &mut call)?;
        self.answer(number, allowed, call)
    }

    /// Returns the cost of the last call, and of the time since, beyond its charge; once per call.
    pub fn settle(&mut self) -> Duration {
        // A process needs some microseconds, and a processor, to stop.
        let patience = Instant::now() + STOPPING;
        let stopped = WaitIdOptions::STOPPED | WaitIdOptions::NOHANG;
        while self.stopping && Instant::now() < patience {
            self.stopping = matches!(waitid(WaitId::Pid(self.pid()), stopped), Ok(None));
        }
        self.stopping = false;
        self.meter.settle()
    }

    pub fn worn_out(&self, within: Duration) -> bool {
        self.meter.processor() + within + SPARE_PROCESSOR >= Duration::from_secs(self.processor)
    }

    #[cfg(test)]
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.process)
    }

    /// Sets the kernel's limit on processor time: a second safeguard, in case this program is stopped while the bot is
    /// not.
    fn limit_processor(&mut self, allowed: Duration) {
        let wanted = (self.meter.processor() + allowed + SPARE_PROCESSOR).as_secs() + 1;
        let enough = wanted..wanted + SPARE_PROCESSOR.as_secs();
        if !enough.contains(&self.processor_now) {
            self.processor_now = wanted.min(self.processor);
            let hard =
                if self.raises { self.processor.min(self.processor_now + TO_HARD_LIMIT) } else { self.processor };
            let _ = limit(self.pid(), self.processor_now, hard);
        }
    }

    fn send(&mut self, mut request: &[u8], allowed: &Allowed, call: &mut Call) -> Result<(), Trouble> {
        while !request.is_empty() {
            match rustix::io::write(&self.requests, request) {
                Ok(n) => request = &request[n..],
                Err(Errno::AGAIN) => self.pause(PollFlags::OUT, allowed, call)?,
                Err(Errno::INTR) => {}
                Err(_) => return Err(self.died()),
            }
        }
        Ok(())
    }

    fn answer(&mut self, number: u64, allowed: &Allowed, mut call: Call) -> Result<Answer, Trouble> {
        const NONSENSE: &str = "it wrote nonsense into the pipe";
        let (mut got, mut part) = (Vec::new(), [0; 4096]);
        loop {
            match rustix::io::read(&self.answers, &mut part) {
                Ok(0) => return Err(self.died()),
                Ok(n) => got.extend(&part[..n]),
                Err(Errno::AGAIN) => {
                    self.pause(PollFlags::IN, allowed, &mut call)?;
                    continue;
                }
                Err(Errno::INTR) => continue,
                Err(_) => return Err(self.died()),
            }
            let Some((head, body)) = got.split_first_chunk::<ANSWER_HEAD>() else {
                continue;
            };
            let (length, status, its_number, told, printed) = read_head(head);
            let (Some(status), Some(told), true) = (status, told, its_number == number) else {
                return Err(self.misbehaved(NONSENSE));
            };
            let longest = match status {
                Status::Done if self.stops => MAX_ANSWER,
                Status::Done => MAX_OF_RULES,
                Status::Raised | Status::Interrupted => MAX_TRACEBACK,
            };
            if length > longest && status == Status::Done {
                return Err(self.misbehaved("its answer is too long: a bot may give 1 MiB, rules 16"));
            }
            if length > longest || printed > MAX_PRINTED || body.len() > length + printed {
                return Err(self.misbehaved(NONSENSE));
            }
            if body.len() == length + printed {
                let mut charged = Duration::ZERO;
                if self.stops {
                    charged = self.meter.charge(&call, told);
                    let _ = kill_process_group(self.pid(), Signal::STOP);
                    self.stopping = true;
                }
                let (body, printed) = body.split_at(length);
                return Ok(Answer { status, charged, body: body.to_vec(), printed: printed.to_vec() });
            }
        }
    }

    fn pause(&mut self, event: PollFlags, allowed: &Allowed, call: &mut Call) -> Result<(), Trouble> {
        stop::look();
        let used = match self.stops {
            true => self.meter.used(call),
            false => Used { processor: call.wall(), awake: call.wall() },
        };
        let most = used.processor.max(used.awake);
        // A wait for a processor that is still going on is not yet known as such.
        let is_over = |limit| used.processor >= limit || used.awake >= limit && !self.meter.runnable();
        if most >= allowed.kill && is_over(allowed.kill) {
            self.kill();
            return Err(Trouble::Late(allowed.kill));
        }
        let mut wait = PATROL.min(allowed.kill.saturating_sub(most));
        match allowed.interrupt {
            Some(limit) if most >= limit => {
                if is_over(limit) {
                    let _ = kill_process(self.pid(), INTERRUPT);
                    wait = wait.min(AGAIN);
                } else {
                    wait = MIN_WAIT;
                }
            }
            Some(limit) => wait = wait.min(limit - most),
            None => {}
        }
        let now = Instant::now();
        if self.watched && now >= self.next_patrol {
            if self.scratch.is_overfull(self.pid()) {
                return Err(self.misbehaved("it filled its scratch folder"));
            }
            self.next_patrol = Instant::now() + PATROL;
        }
        let wait = wait.max(MIN_WAIT);
        let time = Timespec { tv_sec: 0, tv_nsec: wait.subsec_nanos() as _ };
        let pipe = if event == PollFlags::IN { &self.answers } else { &self.requests };
        let since = Instant::now();
        let _ = poll(&mut [PollFd::new(pipe, event)], Some(&time));
        call.waited(since, wait);
        Ok(())
    }

    fn misbehaved(&mut self, how: &'static str) -> Trouble {
        self.kill();
        Trouble::Misbehaved(how)
    }

    fn died(&mut self) -> Trouble {
        // It may have closed only its end of the pipe.
        self.kill();
        let how = match self.process.wait() {
            Ok(status) => match (status.code(), status.signal()) {
                (Some(code), _) => format!("ended with exit status {code}"),
                (None, Some(libc::SIGKILL)) => "ended or closed its pipe".to_owned(),
                (None, signal) => format!("died of signal {}", signal.unwrap_or_default()),
            },
            Err(e) => format!("is lost: {e}"),
        };
        Trouble::Died(how)
    }

    fn kill(&mut self) {
        // After `wait`, its number may belong to another process.
        if self.alive {
            let _ = kill_process_group(self.pid(), Signal::KILL);
            let _ = self.process.kill();
            let _ = self.process.wait();
            self.alive = false;
        }
    }
}

fn limit(pid: Pid, soft: u64, hard: u64) -> Result<Rlimit, Errno> {
    let limit = Rlimit { current: Some(soft), maximum: Some(hard) };
    prlimit(Some(pid), Resource::Cpu, limit)
}

/// Tries to lower the hard limit of a new process and to raise it again; returns true if that is allowed.
fn raises(pid: Pid, most: u64) -> bool {
    most > 1 && limit(pid, most - 1, most - 1).is_ok() && limit(pid, most - 1, most).is_ok()
}

const INTERRUPT: Signal = Signal::USR2;

fn read_head(head: &[u8; ANSWER_HEAD]) -> (usize, Option<Status>, u64, Option<Duration>, usize) {
    let length = u32::from_le_bytes([head[0], head[1], head[2], head[3]]) as usize;
    let status = match head[4] {
        0 => Some(Status::Done),
        1 => Some(Status::Raised),
        2 => Some(Status::Interrupted),
        _ => None,
    };
    let eight = |at: usize| head[at..at + 8].try_into().expect("eight bytes");
    let seconds = Duration::try_from_secs_f64(f64::from_le_bytes(eight(13)));
    let printed = u16::from_le_bytes([head[21], head[22]]) as usize;
    (length, status, u64::from_le_bytes(eight(5)), seconds.ok(), printed)
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(test)]
mod tests;
