//! Files in the working folder, or beside a bot, must not run outside the sandbox, and terminals must not get raw output of
//! bots. Each test starts this test program again.

use std::path::Path;
use std::process::{Command, Output};

use turf_agents::contest::host::duel2048::Duel2048Bot;
use turf_agents::contest::host::isolation::Isolation;
use turf_agents::contest::host::paper::PaperBot;
use turf_agents::contest::host::stellar::StellarBot;
use turf_env::games::{duel2048::Duel2048Rules, paper::PaperRules, stellar::StellarRules};

use super::{Hosted, PATIENT, bot_file};

fn again(test: &str, folder: &Path, environment: &[(&str, String)]) -> Output {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", &format!("outside::{test}"), "--ignored", "--nocapture"])
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .current_dir(folder)
        .output()
        .expect("it starts");
    let said = [&output.stdout[..], &output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&said));
    output
}

#[test]
#[ignore = "run by nothing_of_a_bots_folder_runs_outside"]
fn plays_each_game() {
    let stellar = "class player_class:\n    def __init__(self, i): pass\n    def player_func(self, m): return []\n";
    let duel2048 = "class Player:\n    def __init__(self, f, a): pass\n    def output(self, r, b, m): return ()\n";
    let Some(file) = bot_file("def play(stat, storage):\n    import json, random\n    return 'left'\n") else {
        return;
    };
    assert_eq!(PaperRules.meet(&mut PaperBot::new(file, PATIENT), 2).detail, None);
    let mut bot = Duel2048Bot::new(bot_file(duel2048).expect("as before"), PATIENT);
    assert_eq!(Duel2048Rules.meet(&mut bot, 1).reason, "violate");
    let mut bot = StellarBot::new(bot_file(stellar).expect("as before"), PATIENT);
    let played = StellarRules.meet(&mut bot, 2);
    assert_eq!((played.detail, bot.dropped()), (None, 0));
}

#[test]
fn nothing_of_a_bots_folder_runs_outside() {
    let (folder, outside) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let trap = |name: &str| format!("open({:?}, 'w').write('x')\n", outside.path().join(name));
    let modules = "json os sys sysconfig random struct time encodings codecs io abc site sitecustomize usercustomize \
                   collections enum re linecache traceback math copy itertools functools signal _signal numpy";
    for name in modules.split_whitespace() {
        std::fs::write(folder.path().join(format!("{name}.py")), trap(name)).expect("a file");
        let package = folder.path().join("packages").join(name);
        std::fs::create_dir_all(&package).expect("a folder");
        std::fs::write(package.join("__init__.py"), trap(name)).expect("a file");
    }
    // The user's own packages, and a file that Python runs at its start.
    for minor in 6..20 {
        let packages = folder.path().join(format!(".local/lib/python3.{minor}/site-packages"));
        std::fs::create_dir_all(&packages).expect("a folder");
        std::fs::write(packages.join("usercustomize.py"), trap("user")).expect("a file");
        std::fs::write(packages.join("x.pth"), format!("import sys; {}", trap("pth"))).expect("a file");
    }
    let program = folder.path().join("python3");
    std::fs::write(&program, format!("#!/bin/sh\ntouch {}/program\n", outside.path().display())).expect("a file");
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).expect("a mode");

    let here = folder.path().display().to_string();
    let path = std::env::var("PATH").unwrap_or_default();
    let environment = [
        ("PATH", format!(".::{path}")),
        ("PYTHONPATH", format!("{here}:{here}/packages")),
        ("PYTHONSTARTUP", format!("{here}/os.py")),
        ("PYTHONUSERBASE", format!("{here}/.local")),
        ("PYTHONINSPECT", "1".into()),
    ];
    again("plays_each_game", folder.path(), &environment);
    again("plays_each_game", &folder.path().join("packages"), &environment);
    // The working folder by its name.
    let named = [("PATH", format!("{here}:{path}"))];
    again("plays_each_game", folder.path(), &named);
    let escaped: Vec<_> = std::fs::read_dir(outside.path())
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    assert!(escaped.is_empty(), "ran outside: {escaped:?}");
}

#[test]
#[ignore = "run by what_bots_say_reaches_no_terminal"]
fn plays_a_bot_that_talks() {
    let source = "class player_class:\n    def __init__(self, i): pass\n    def player_func(self, m):\n        \
                  raise ValueError('\\x1b[2J\\u202eturf\\x9b\\r\\x07\\nturf: all is well')\n";
    let Some(file) = bot_file(source) else { return };
    let mut bot = StellarBot::new(file, PATIENT);
    StellarRules.meet(&mut bot, 2);
    assert_eq!(bot.dropped(), 2);
}

#[test]
fn what_bots_say_reaches_no_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = again("plays_a_bot_that_talks", folder.path(), &[]).stderr;
    let said = String::from_utf8(said).expect("text");
    assert!(!said.contains(|c: char| c.is_control() && c != '\n' || c == '\u{202e}'), "{said:?}");
    assert!(!said.lines().any(|line| line.starts_with("turf: all is well")), "{said}");
}

#[test]
#[ignore = "run by a_preloaded_library_opens_no_folder"]
fn plays_a_bot_that_reads_beside_a_library() {
    let secret = std::env::var("TURF_TESTED_SECRET").expect("given");
    let Some(file) = bot_file(&format!("def play(stat, storage):\n    open({secret:?})\n")) else {
        return;
    };
    let played = PaperRules.meet(&mut PaperBot::new(file, PATIENT), 2);
    let detail = played.detail.expect("it lost");
    assert!(detail.contains("PermissionError"), "{detail}");
}

#[test]
fn a_preloaded_library_opens_no_folder() {
    if Isolation::of_this_kernel().landlock.is_none() {
        return println!("NOT CHECKED: this kernel has no Landlock");
    }
    let maps = std::fs::read_to_string("/proc/self/maps").expect("there");
    let mut files = maps.lines().filter_map(|line| line.split_once('/'));
    let Some((_, library)) = files.find(|(_, path)| path.contains(".so") && path.contains("libm")) else {
        return println!("NOT CHECKED: no library to preload");
    };
    let folder = tempfile::tempdir().expect("a folder");
    let (copy, secret) = (folder.path().join("libm.so"), folder.path().join("secret"));
    std::fs::copy(format!("/{library}"), &copy).expect("a copy");
    std::fs::write(&secret, "1234").expect("a file");
    let text = |path: &Path| path.display().to_string();
    let environment = [("LD_PRELOAD", text(&copy)), ("TURF_TESTED_SECRET", text(&secret))];
    again("plays_a_bot_that_reads_beside_a_library", folder.path(), &environment);
}
