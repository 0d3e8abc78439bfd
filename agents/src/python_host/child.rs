//! One running process: requests, answers, deadlines.

use std::io::Read;
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_setfl};
use rustix::io::Errno;
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process_group, prlimit};

use super::Limits;
use super::interpreter::Interpreter;
use super::launch::{Launched, launch};
use super::scratch::Scratch;

/// Time for the interpreter to start, on however busy a machine.
const START: Duration = Duration::from_secs(30);
/// How often a thinking bot's scratch folder is looked at.
const PATROL: Duration = Duration::from_millis(100);
/// What a scratch folder may hold.
const SCRATCH_BYTES: u64 = 64 << 20;
const SCRATCH_FILES: usize = 1000;
const SCRATCH_DEPTH: usize = 16;
/// The longest answer: stellar's longest list of orders.
const LONGEST_ANSWER: usize = 1 << 20;
/// Length, status, seconds.
const ANSWER_HEAD: usize = 13;
/// Processor time beyond all thinking time that was granted.
const SPARE_CPU: Duration = Duration::from_secs(60);

/// What went wrong with a process. It is dead afterwards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// No answer in time.
    #[error("no answer within {0:.1?}; the process was killed")]
    Late(Duration),
    /// It ended.
    #[error("the process {0}")]
    Died(String),
    /// It wrote nonsense into the pipe, or filled its scratch folder.
    #[error("{0}; the process was killed")]
    Misbehaved(&'static str),
}

/// What came back.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The bot raised; the body is the traceback, its message first.
    pub raised: bool,
    /// Time the bot's own code took, as measured in the process.
    pub thought: Duration,
    /// What the request asked for.
    pub body: Vec<u8>,
}

/// A process that plays a bot. Killed when dropped.
pub struct Child {
    process: process::Child,
    requests: OwnedFd,
    answers: OwnedFd,
    scratch: Scratch,
    granted: Duration,
    next_patrol: Instant,
    alive: bool,
}

impl Child {
    /// Starts `script` and waits until it is there.
    pub fn start(python: &Interpreter, script: &str, limits: &Limits) -> Result<Self, Trouble> {
        let failed = |e: std::io::Error| Trouble::Died(format!("could not be started: {e}"));
        let scratch = Scratch::new().map_err(failed)?;
        let launched = launch(python, script, limits, scratch.path()).map_err(failed)?;
        let Launched {
            mut process,
            requests,
            answers,
        } = launched;
        let said = process.stderr.take();
        let mut child = Self {
            process,
            requests,
            answers,
            scratch,
            granted: Duration::ZERO,
            next_patrol: Instant::now() + PATROL,
            alive: true,
        };
        // A bot may answer and yet read nothing more: no write may block either.
        for fd in [&child.requests, &child.answers] {
            fcntl_setfl(fd, OFlags::NONBLOCK).map_err(|e| failed(e.into()))?;
        }
        match child.answer(START) {
            Ok(_) => Ok(child),
            Err(trouble) => {
                // The process is dead, so this ends.
                let mut text = String::new();
                let _ = said.map(|mut said| said.read_to_string(&mut text));
                let why = text.lines().last().map(|line| format!(" ({line})"));
                Err(Trouble::Died(format!(
                    "did not start: {trouble}{}",
                    why.unwrap_or_default()
                )))
            }
        }
    }

    /// Sends a request and waits for its answer.
    pub fn ask(&mut self, tag: u8, body: &[u8], wait: Duration) -> Result<Answer, Trouble> {
        self.granted += wait;
        let cpu = Rlimit {
            current: Some((self.granted + SPARE_CPU).as_secs()),
            maximum: None,
        };
        if body.len() >= 1 << 31 {
            return Err(Trouble::Misbehaved("a request of two gigabytes"));
        }
        // A second hold, should this program be stopped while the bot is not.
        let _ = prlimit(Some(self.pid()), Resource::Cpu, cpu);
        let deadline = Instant::now() + wait;
        let mut request = Vec::with_capacity(body.len() + 5);
        request.extend((body.len() as u32).to_le_bytes());
        request.push(tag);
        request.extend(body);
        self.send(&request, wait, deadline)?;
        self.answer_until(wait, deadline)
    }

    /// The most memory the process has had at once, in bytes.
    pub fn peak_memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.process)
    }

    fn send(&mut self, mut request: &[u8], wait: Duration, deadline: Instant) -> Result<(), Trouble> {
        while !request.is_empty() {
            match rustix::io::write(&self.requests, request) {
                Ok(n) => request = &request[n..],
                Err(Errno::AGAIN) => self.pause(PollFlags::OUT, wait, deadline)?,
                Err(Errno::INTR) => {}
                Err(_) => return Err(self.died()),
            }
        }
        Ok(())
    }

    fn answer(&mut self, wait: Duration) -> Result<Answer, Trouble> {
        self.answer_until(wait, Instant::now() + wait)
    }

    fn answer_until(&mut self, wait: Duration, deadline: Instant) -> Result<Answer, Trouble> {
        let mut head = [0; ANSWER_HEAD];
        self.receive(&mut head, wait, deadline)?;
        let (length, status) = (u32::from_le_bytes([head[0], head[1], head[2], head[3]]), head[4]);
        let seconds = f64::from_le_bytes(head[5..].try_into().expect("eight bytes"));
        let thought = Duration::try_from_secs_f64(seconds);
        let (Ok(thought), true) = (thought, length as usize <= LONGEST_ANSWER) else {
            return Err(self.misbehaved("it wrote nonsense into the pipe"));
        };
        let mut body = vec![0; length as usize];
        self.receive(&mut body, wait, deadline)?;
        Ok(Answer {
            raised: status != 0,
            thought,
            body,
        })
    }

    fn receive(&mut self, mut into: &mut [u8], wait: Duration, deadline: Instant) -> Result<(), Trouble> {
        while !into.is_empty() {
            match rustix::io::read(&self.answers, &mut *into) {
                Ok(0) => return Err(self.died()),
                Ok(n) => into = &mut into[n..],
                Err(Errno::AGAIN) => self.pause(PollFlags::IN, wait, deadline)?,
                Err(Errno::INTR) => {}
                Err(_) => return Err(self.died()),
            }
        }
        Ok(())
    }

    /// Waits for one of the pipes, and looks at the scratch folder now and then.
    fn pause(&mut self, event: PollFlags, wait: Duration, deadline: Instant) -> Result<(), Trouble> {
        let now = Instant::now();
        if now >= deadline {
            self.kill();
            return Err(Trouble::Late(wait));
        }
        if now >= self.next_patrol {
            let mut files = 0;
            if size(self.scratch.path(), SCRATCH_DEPTH, &mut files).is_none_or(|bytes| bytes > SCRATCH_BYTES) {
                return Err(self.misbehaved("it filled its scratch folder"));
            }
            self.next_patrol = Instant::now() + PATROL;
        }
        let time = (deadline - now).min(PATROL);
        let time = Timespec {
            tv_sec: 0,
            tv_nsec: time.subsec_nanos() as _,
        };
        let pipe = if event == PollFlags::IN {
            &self.answers
        } else {
            &self.requests
        };
        let _ = poll(&mut [PollFd::new(pipe, event)], Some(&time));
        Ok(())
    }

    fn misbehaved(&mut self, how: &'static str) -> Trouble {
        self.kill();
        Trouble::Misbehaved(how)
    }

    /// The pipe is closed: how did it end?
    fn died(&mut self) -> Trouble {
        // It may have closed its end only.
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
        // Once it has been waited for, its number may belong to another process.
        if self.alive {
            let _ = kill_process_group(self.pid(), Signal::KILL);
            let _ = self.process.kill();
            let _ = self.process.wait();
            self.alive = false;
        }
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Bytes in a folder; `None` if there are too many files or folders in folders.
fn size(folder: &Path, depth: usize, files: &mut usize) -> Option<u64> {
    let mut bytes = 0;
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        *files += 1;
        if *files > SCRATCH_FILES || depth == 0 {
            return None;
        }
        // Of the entry itself: a link counts as a link.
        bytes += match entry.metadata() {
            Ok(data) if data.is_dir() => size(&entry.path(), depth - 1, files)?,
            Ok(data) => data.len(),
            Err(_) => 0,
        };
    }
    Some(bytes)
}
