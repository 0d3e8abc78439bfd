//! The process here runs the Python code of each request; tests observe its exit or silence.

use std::path::PathBuf;

use super::*;

const SCRIPT: &str = "
import os, struct, sys, time
requests, answers = int(sys.argv[1]), int(sys.argv[2])
sys.path[:] = sys.argv[3:]

def answer(number, body=b'', seconds=0.0):
    os.write(answers, struct.pack('<IBQdH', len(body), 0, number, seconds, 0) + body)

def burn(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass

answer(0)
os.dup2(1, 2)
while True:
    length, tag, number = struct.unpack('<IcQ', os.read(requests, 13))
    exec(os.read(requests, length).decode())
";

const LONG: Allowed = Allowed::until(Duration::from_secs(60));

fn start(limits: &Limits, isolation: &Isolation) -> Option<Child> {
    match Interpreter::find() {
        Err(why) => {
            println!("NOT CHECKED: {why}");
            None
        }
        Ok(python) => Some(Child::start(python, SCRIPT, limits, isolation).expect("it starts")),
    }
}

fn run(child: &mut Child, code: &str, allowed: &Allowed) -> Result<Answer, Trouble> {
    child.ask(b'X', code.as_bytes(), allowed)
}

fn after(code: &str) -> Option<(Child, Result<Answer, Trouble>)> {
    let mut child = start(&Limits::PAPER, Isolation::of_this_kernel())?;
    let result = run(&mut child, code, &LONG);
    Some((child, result))
}

fn is_misbehaviour<T: std::fmt::Debug>(result: Result<T, Trouble>, of: &str) {
    match result {
        Err(Trouble::Misbehaved(how)) if how.contains(of) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_this_program_has_open_is_not_the_bots() {
    let open: Vec<_> = (0..200).map(|_| std::fs::File::open("/dev/null").expect("there")).collect();
    if let Some((_, result)) = after("open('file', 'w').write('x')\nanswer(number)") {
        assert!(result.is_ok(), "{result:?}");
    }
    drop(open);
}

#[test]
fn an_answer_repeats_the_number_of_its_question() {
    let Some((_, result)) = after("answer(number, b'yes')") else {
        return;
    };
    assert_eq!(result.expect("an answer").body, b"yes");
    for (code, of) in [
        ("answer(number + 1)", "nonsense"),
        ("answer(0)", "nonsense"),
        ("answer(number, b'one'); answer(number + 1, b'more')", "nonsense"),
        ("answer(number, b'', float('nan'))", "nonsense"),
        ("answer(number, b'', -1.0)", "nonsense"),
        ("answer(number, bytes(1 << 16) * 17)", "too long"),
    ] {
        let Some((mut child, result)) = after(code) else { return };
        // The second answer comes at once or a little later: then the next request finds it.
        let result = result.and_then(|_| run(&mut child, "answer(number)", &LONG));
        is_misbehaviour(result, of);
    }
}

#[test]
fn it_is_stopped_between_calls() {
    let Some((mut child, result)) = after("answer(number); burn(1e9)") else {
        return;
    };
    result.expect("an answer");
    let state = |child: &Child| {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.process.id())).expect("it lives");
        stat.rsplit(") ").next().expect("fields")[..1].to_owned()
    };
    while state(&child) != "T" {
        std::thread::sleep(Duration::from_millis(1));
    }
    // The code that runs after the answer is charged, and continues with the next call.
    let short = Allowed::until(Duration::from_millis(200));
    assert_eq!(run(&mut child, "", &short), Err(Trouble::Late(short.kill)));
}

#[test]
fn what_ran_between_calls_is_charged() {
    let Some((mut child, result)) = after("answer(number)") else {
        return;
    };
    let first = result.expect("an answer").charged;
    assert!(first < Duration::from_secs(30), "{first:?}");
    let processor_time =
        |child: &Child| crate::contest::host::walls::launch::processor_time(child.pid()).expect("it lives");
    let end = processor_time(&child) + Duration::from_millis(300);
    // Simulates a process that ran on: it gets another request, which is not metered.
    let _ = kill_process_group(child.pid(), Signal::CONT);
    rustix::io::write(&child.requests, &[&[8, 0, 0, 0, b'X'][..], &[0; 8], b"burn(.3)"].concat()).expect("room");
    while processor_time(&child) < end {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(child.settle() >= Duration::from_millis(250));
    assert_eq!(run(&mut child, "answer(number)", &LONG).map(|answer| answer.status), Ok(Status::Done));
}

#[test]
fn the_kernels_clock_adds_nothing_to_the_truth() {
    let Some(mut child) = start(&Limits::PAPER, Isolation::of_this_kernel()) else {
        return;
    };
    let code = "t = time.perf_counter(); burn(.003); answer(number, b'', time.perf_counter() - t)";
    let (mut charged, mut settled) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..100 {
        settled += child.settle();
        charged += run(&mut child, code, &LONG).expect("an answer").charged;
    }
    assert!(charged >= Duration::from_millis(290), "{charged:?}");
    assert!(settled <= charged / 10, "{settled:?} beside {charged:?}");
}

#[test]
fn neither_thinking_nor_sleeping_is_free() {
    for code in ["burn(.3)", "time.sleep(.5)"] {
        let Some((_, result)) = after(&format!("{code}; answer(number)")) else {
            return;
        };
        let charged = result.expect("an answer").charged;
        assert!(charged >= Duration::from_millis(250), "{code}: {charged:?}");
    }
    let Some((_, result)) = after("answer(number, b'', 5000.0)") else {
        return;
    };
    assert!(result.expect("an answer").charged > Duration::from_secs(4000));
}

#[test]
fn the_processors_limit_is_hard() {
    let isolation = Isolation { seccomp: false, ..*Isolation::of_this_kernel() };
    let limits = Limits { processor: Duration::from_secs(1), ..Limits::PAPER };
    // Blocked as by the mask of another signal's handler, which no filter sees.
    for put_off in ["signal(signal.SIGXCPU, signal.SIG_IGN)", "pthread_sigmask(signal.SIG_BLOCK, [signal.SIGXCPU])"] {
        let Some(mut child) = start(&limits, &isolation) else {
            return;
        };
        assert!(child.worn_out(Duration::ZERO));
        match run(&mut child, &format!("import signal; signal.{put_off}; burn(1e9)"), &LONG) {
            Err(Trouble::Died(_)) => {}
            other => panic!("{put_off}: {other:?}"),
        }
    }
    let fresh = start(&Limits::PAPER, &isolation).expect("as before");
    assert!(!fresh.worn_out(Duration::from_secs(1800)) && fresh.worn_out(Duration::from_secs(3600)));
}

#[test]
fn the_hard_limit_stays_close_behind_the_soft_one() {
    let Some(mut child) = start(&Limits::PAPER, Isolation::of_this_kernel()) else {
        return;
    };
    if !child.raises {
        println!("NOT CHECKED: this user may raise no hard limit");
        assert_eq!(child.processor, 3599);
        return;
    }
    for seconds in [1, 200, 1] {
        run(&mut child, "answer(number)", &Allowed::until(Duration::from_secs(seconds))).expect("an answer");
        let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.process.id())).expect("readable");
        let line = limits.lines().find(|line| line.starts_with("Max cpu time")).expect("a line");
        let numbers: Vec<u64> = line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        assert!((seconds..seconds + 30).contains(&numbers[0]), "{line}");
        assert_eq!(numbers[1], numbers[0] + TO_HARD_LIMIT, "{line}");
    }
}

const HOARDS: [&str; 6] = [
    "for i in range(8): open(str(i), 'wb').write(bytes(15 << 20))",
    "os.mkdir('d', 0o300)\nfor i in range(8): open('d/%d' % i, 'wb').write(bytes(15 << 20))",
    "hold = []\nfor i in range(8):\n    hold.append(open('f', 'wb', 0)); hold[-1].write(bytes(15 << 20)); os.remove('f')",
    "import mmap\nhold = []\nfor i in range(8):\n    with open('f', 'w+b', 0) as f:\n        \
     f.write(bytes(15 << 20)); hold.append(mmap.mmap(f.fileno(), 1))\n    os.remove('f')",
    "for i in range(1100): open(str(i), 'w')",
    "os.umask(0o777)\nfor i in range(20):\n    os.mkdir('d', 0o700)\n    \
     try: os.chdir('d')\n    except OSError: break\nfor i in range(8): open(str(i), 'wb').write(bytes(15 << 20))",
];

#[test]
fn a_private_scratch_folder_has_a_size() {
    let isolation = Isolation::of_this_kernel();
    if !isolation.private_scratch {
        println!("NOT CHECKED: this system allows no private scratch folders");
        return;
    }
    for code in &HOARDS[..5] {
        let Some(mut child) = start(&Limits::PAPER, isolation) else {
            return;
        };
        let folder = child.scratch.path().to_path_buf();
        let code = format!("try:\n    exec({code:?})\nexcept OSError as e:\n    answer(number, str(e.errno).encode())");
        let said = run(&mut child, &code, &LONG).expect("it is told").body;
        assert_eq!(said, libc::ENOSPC.to_string().as_bytes(), "{code}");
        assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 0, "{code}");
        drop(child);
        assert!(!folder.exists(), "{code}");
    }
}

fn watched() -> Isolation {
    Isolation { private_scratch: false, ..*Isolation::of_this_kernel() }
}

#[test]
fn a_watched_scratch_folder_has_a_size_too() {
    for code in HOARDS {
        let Some(mut child) = start(&Limits::PAPER, &watched()) else {
            return;
        };
        let folder = child.scratch.path().to_path_buf();
        let code = format!("try:\n    exec({code:?})\nexcept OSError: pass\nburn(1e9)");
        is_misbehaviour(run(&mut child, &code, &LONG), "scratch");
        drop(child);
        assert!(!folder.exists(), "{code}");
    }
}

#[test]
fn a_watched_scratch_folder_is_removed() {
    for code in [
        "open('f', 'w'); os.mkdir('d', 0)",
        "os.mkdir('d', 0o700); os.mkdir('d/e', 0o300); open('d/e/f', 'w'); os.mkdir('d/e/g', 0)",
        "for i in range(3000):\n    os.mkdir('d' * 99); os.chdir('d' * 99)",
        "os.mkdir(b'\\xff\\n\\x1b[2J')",
    ] {
        let Some(mut child) = start(&Limits::PAPER, &watched()) else {
            return;
        };
        let folder: PathBuf = child.scratch.path().into();
        // Deep folders end its life, others do not.
        let _ = run(&mut child, &format!("exec({code:?})\nanswer(number)"), &LONG);
        drop(child);
        assert!(!folder.exists(), "{code}");
    }
}
