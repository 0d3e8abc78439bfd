//! Attacks of bots on the machine, the clock or the arena, and a folder that must stay as it is.

use std::path::Path;

pub struct Attack {
    pub name: &'static str,
    pub code: &'static str,
    /// Expected reason of the loss. `None` if the attack fails and the game continues.
    pub reason: Option<&'static str>,
    pub because: &'static str,
    pub wall: Wall,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Wall {
    Host,
    Files,
    Calls,
    Either,
    /// A scratch folder of its own. Without one, `child/tests.rs` tests the fallback [`Wall::Host`].
    Scratch,
}

const fn attack(
    name: &'static str,
    wall: Wall,
    reason: Option<&'static str>,
    because: &'static str,
    code: &'static str,
) -> Attack {
    Attack { name, code, reason, because, wall }
}

pub const ERR: Option<&str> = Some("ERR");
pub const OVT: Option<&str> = Some("OVT");

#[rustfmt::skip]
pub const ATTACKS: &[Attack] = &[
    attack("endless loop", Wall::Host, OVT, "killed", "while True: pass"),
    attack("sleep", Wall::Host, OVT, "killed", "while True:\n    try: os.read(os.pipe()[0], 1)\n    except BaseException: pass"),
    attack("memory bomb", Wall::Host, ERR, "MemoryError", "hoard = []\nwhile True: hoard.append(bytearray(1 << 24))"),
    attack("fork bomb", Wall::Calls, ERR, "PermissionError", "while True: os.fork()"),
    attack("program", Wall::Calls, ERR, "PermissionError", "os.execv('/bin/sh', ['sh', '-c', 'touch TREE/new'])"),
    attack("itself again", Wall::Calls, ERR, "PermissionError", "os.execv(sys.executable, ['python3', '-c', 'while True: pass'])"),
    attack("system", Wall::Calls, None, "", "os.system('touch TREE/new')"),
    attack("runs a program", Wall::Calls, ERR, "PermissionError", "real('subprocess').run(['/bin/sh', '-c', 'touch TREE/new'])"),
    attack("threads of a lower kind", Wall::Calls, ERR, "RuntimeError", "real('_thread').start_new_thread(print, ())"),
    attack("threads", Wall::Calls, ERR, "RuntimeError", "real('threading').Thread(target=print).start()"),
    attack("writes", Wall::Files, ERR, "PermissionError", "open('TREE/new', 'w').write('x')"),
    attack("overwrites", Wall::Files, ERR, "PermissionError", "open('TREE/precious', 'w')"),
    attack("empties", Wall::Files, ERR, "PermissionError", "os.open('TREE/precious', os.O_RDONLY | os.O_TRUNC)"),
    attack("truncates", Wall::Either, ERR, "PermissionError", "os.truncate('TREE/precious', 0)"),
    attack("deletes", Wall::Files, ERR, "PermissionError", "os.remove('TREE/precious')"),
    attack("deletes all", Wall::Files, None, "", "real('shutil').rmtree('TREE', ignore_errors=True)"),
    attack("renames", Wall::Files, ERR, "PermissionError", "os.rename('TREE/precious', 'TREE/gone')"),
    attack("makes folders", Wall::Files, ERR, "PermissionError", "os.mkdir('TREE/new')"),
    attack("links", Wall::Either, ERR, "PermissionError", "os.symlink('TREE/precious', 'TREE/new')"),
    attack("changes modes", Wall::Calls, ERR, "PermissionError", "os.chmod('TREE/precious', 0o777)"),
    attack("changes times", Wall::Calls, ERR, "PermissionError", "os.utime('TREE/precious', (1, 1))"),
    attack("reads", Wall::Files, ERR, "PermissionError", "open('TREE/precious').read()"),
    attack("reads passwords", Wall::Files, ERR, "PermissionError", "open('/etc/passwd').read()"),
    attack("looks at processes", Wall::Files, ERR, "PermissionError", "open('/proc/%d/environ' % os.getppid()).read()"),
    attack("socket", Wall::Calls, ERR, "PermissionError", "real('socket').socket()"),
    attack("kills its parent", Wall::Calls, ERR, "PermissionError", "os.kill(os.getppid(), 9)"),
    attack("kills everybody", Wall::Calls, ERR, "PermissionError", "os.kill(-1, 9)"),
    attack("raises limits", Wall::Calls, ERR, "", "real('resource').setrlimit(real('resource').RLIMIT_NPROC, (9, 9))"),
    attack("has no environment", Wall::Host, ERR, "['", "raise ValueError(sorted(set(os.environ) - {'LC_CTYPE'}))"),
    attack("prints 100 MB", Wall::Host, None, "", "for _ in range(100): print('x' * 1000000)"),
    attack("prints errors", Wall::Host, None, "", "sys.stderr.write('x' * 1000000)"),
    attack("asks", Wall::Host, ERR, "EOFError", "input()"),
    attack("fills the disk", Wall::Scratch, ERR, "No space left", "n = 0\nwhile True:\n    n += 1\n    open(str(n), 'wb').write(bytes(1 << 23))"),
    attack("fills it out of sight", Wall::Scratch, ERR, "No space left", "os.mkdir('d', 0o300)\nfor n in range(99): open('d/%d' % n, 'wb').write(bytes(1 << 23))"),
    attack("fills it without names", Wall::Scratch, ERR, "No space left", "hold = []\nwhile True:\n    hold.append(open('f', 'wb', 0)); hold[-1].write(bytes(1 << 23)); os.remove('f')"),
    attack("leaves a folder nobody may list", Wall::Host, None, "", "if not os.path.exists('d'):\n    os.mkdir('d', 0o700)\n    open('d/f', 'w')\n    os.mkdir('d/e', 0o300)\n    os.mkdir('d/e/g', 0)"),
    attack("locks a file that others read", Wall::Calls, ERR, "PermissionError", "real('fcntl').flock(os.open(os.__file__, os.O_RDONLY), 1)"),
    attack("locks a part of it", Wall::Calls, ERR, "PermissionError", "f = real('fcntl')\nf.lockf(os.open(os.__file__, os.O_RDONLY), f.LOCK_SH, 1)"),
    attack("looks for locks", Wall::Calls, ERR, "PermissionError", "f = real('fcntl')\nf.fcntl(os.open(os.__file__, os.O_RDONLY), f.F_GETLK, bytes(32))"),
    attack("ignores the processor's limit", Wall::Calls, ERR, "PermissionError", "s = real('signal')\ns.signal(s.SIGXCPU, s.SIG_IGN)"),
    attack("puts it off", Wall::Calls, ERR, "PermissionError", "s = real('signal')\ns.pthread_sigmask(s.SIG_BLOCK, [s.SIGXCPU])"),
    attack("itself again, at the address that the filter lets through", Wall::Calls, ERR, "PermissionError", "c = real('ctypes')\nl = c.CDLL(None)\nl.mmap.restype = l.mremap.restype = c.c_void_p\nlong = c.c_long\ngot = [l.mmap(c.c_void_p(a), long(s), 3, f, -1, long(0)) for a, s, f in ((65536, 4096, 0x32), (65536, 4096, 0x22), (0, 1 << 18, 0x32), (1 << 17, 4096, 0x132), (0, 4096, 0x100022))]\nreal_one = l.mmap(None, long(4096), 3, 0x22, -1, long(0))\ngot.append(l.mremap(c.c_void_p(real_one), long(4096), long(4096), 3, c.c_void_p(65536)))\nif any(at != (1 << 64) - 1 for at in got) or real_one == (1 << 64) - 1: raise ValueError(got)\nargv = (c.c_char_p * 2)(b'python3', None)\nl.execve(c.c_void_p(real_one), argv, None)\nraise PermissionError"),
    attack("looks for what others have read of a file", Wall::Calls, ERR, "PermissionError", "os.preadv(os.open(os.__file__, os.O_RDONLY), [bytearray(9)], 0, os.RWF_NOWAIT)"),
    attack("drops what others have read", Wall::Calls, ERR, "PermissionError", "os.posix_fadvise(os.open(os.__file__, os.O_RDONLY), 0, 0, os.POSIX_FADV_DONTNEED)"),
    attack("fetches what others may read", Wall::Calls, ERR, "PermissionError", "c = real('ctypes')\nl = c.CDLL(None)\nl.mmap.restype = c.c_void_p\nat = l.mmap(None, c.c_long(4096), 1, 1, os.open(os.__file__, os.O_RDONLY), c.c_long(0))\nif l.madvise(c.c_void_p(at), c.c_long(4096), 3): raise PermissionError"),
    attack("waits for others at a file", Wall::Calls, ERR, "PermissionError", "c = real('ctypes')\nl = c.CDLL(None)\nl.mmap.restype = c.c_void_p\nat = l.mmap(None, c.c_long(4096), 1, 1, os.open(os.__file__, os.O_RDONLY), c.c_long(0))\nnumber = 202 if os.uname().machine == 'x86_64' else 98\nif l.syscall(c.c_long(number), c.c_void_p(at), 1, 1, None, None, 0): raise PermissionError"),
    attack("reads the clock of its parent", Wall::Calls, ERR, "PermissionError", "t = real('time')\nt.clock_gettime(~os.getppid() << 3 | 2)"),
    attack("reads its parent's limits", Wall::Calls, ERR, "PermissionError", "r = real('resource')\nr.prlimit(os.getppid(), r.RLIMIT_CPU)"),
    attack("asks for others' sessions", Wall::Calls, ERR, "PermissionError", "os.getsid(os.getppid())"),
    attack("asks for others' groups", Wall::Calls, ERR, "PermissionError", "os.getpgid(os.getppid())"),
    attack("asks for others' processors", Wall::Calls, ERR, "PermissionError", "os.sched_getaffinity(os.getppid())"),
    attack("may ask for its own", Wall::Host, None, "", "t = real('time')\nr = real('resource')\nt.process_time(), t.thread_time(), t.sleep(.001), os.getsid(0), os.getpgid(0), os.getpgrp(), os.sched_getaffinity(0), r.getrlimit(r.RLIMIT_CPU)\nreal('mmap').mmap(-1, 1 << 20)[0] = 1\nos.preadv(os.open(os.__file__, os.O_RDONLY), [bytearray(9)], 0)"),
    attack("writes to the terminal", Wall::Host, ERR, "\\u{1b}[2J", "raise ValueError('\\x1b[2J\\u202e\\x9b1m\\nturf: you win\\r')"),
    attack("makes a huge file", Wall::Host, ERR, "OSError", "f = open('f', 'wb')\nwhile True: f.write(bytes(1 << 20))"),
    attack("uses scratch", Wall::Host, None, "", "os.mkdir('a'); open('a/f', 'w').write('x'); os.remove('a/f'); os.rmdir('a')"),
    attack("raises", Wall::Host, ERR, "KeyError: 'why'", "raise KeyError('why')"),
    attack("raises with a nasty text", Wall::Host, ERR, "Nasty", "class Nasty(Exception):\n    def __str__(self): raise self\nraise Nasty()"),
    attack("exits", Wall::Host, ERR, "SystemExit", "sys.exit(0)"),
    attack("exits at once", Wall::Host, ERR, "exit status 3", "os._exit(3)"),
    attack("recurses", Wall::Host, ERR, "RecursionError", "def f(): f()\nf()"),
    attack("overflows the stack", Wall::Host, ERR, "", "sys.setrecursionlimit(1 << 30)\nclass A:\n    def __getattr__(self, n): return getattr(self, n + 'x')\nA().b"),
    attack("closes the pipes", Wall::Host, ERR, "", "os.closerange(3, 60)"),
    attack("writes into the pipes", Wall::Host, ERR, "nonsense", "for fd in range(3, 60):\n    try: os.write(fd, b'\\xff' * 100)\n    except OSError: pass"),
    attack("forges its time", Wall::Host, ERR, "nonsense", "for fd in range(3, 60):\n    try: os.write(fd, b'\\0' * 12 + b'\\xff')\n    except OSError: pass"),
];

pub fn armed(code: &str, tree: &Path, indent: usize) -> String {
    let code = code.replace("TREE", tree.to_str().expect("a plain name"));
    let lines = [
        "import collections",
        "sys = collections._sys",
        "os = sys.modules['os']",
        "real = sys.modules['builtins'].__import__",
    ];
    let all = lines.into_iter().chain(code.lines());
    all.map(|line| format!("{}{line}\n", " ".repeat(indent))).collect()
}

pub fn files(code: &str, tree: &Path) -> [String; 3] {
    let paper = format!("def play(stat, storage):\n{}    return 'left'\n", armed(code, tree, 4));
    let class = |name: &str, init: &str, call: &str, rest: &str| {
        let code = armed(code, tree, 8);
        format!("class {name}:\n    def __init__(self, {init}):\n        pass\n    def {call}:\n{code}        {rest}\n")
    };
    let duel2048 = class(
        "Player",
        "first, array",
        "output(self, round, board, mode)",
        "return board.getNext(True, round) if mode == 'position' else [d for d in range(4) if board.move(True, d)][0]",
    );
    let stellar = class("player_class", "player_id", "player_func(self, map_info)", "return []");
    [paper, duel2048, stellar]
}

pub struct Tree(pub tempfile::TempDir);

impl Tree {
    pub fn new() -> Self {
        let tree = Self(tempfile::tempdir().expect("a folder"));
        std::fs::write(tree.0.path().join("precious"), "all of it").expect("a file");
        tree
    }

    pub fn assert_untouched(&self, by: &str) {
        let names: Vec<_> = std::fs::read_dir(self.0.path())
            .unwrap_or_else(|e| panic!("{by}: the folder is gone: {e}"))
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert_eq!(names, ["precious"], "{by}");
        let file = self.0.path().join("precious");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "all of it", "{by}");
        let data = std::fs::metadata(file).unwrap();
        assert!(data.modified().unwrap() > std::time::UNIX_EPOCH + std::time::Duration::from_secs(1000), "{by}");
        use std::os::unix::fs::PermissionsExt;
        assert_ne!(data.permissions().mode() & 0o777, 0o777, "{by}");
    }
}
