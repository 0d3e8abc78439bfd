//! Tests that what the pages and the programs say is translated.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::play::arena::play_game;
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_agents::tournament::format::schedule;
use turf_agents::tournament::pairing::{GameResult, Kind, Results};
use turf_agents::tournament::plan::{Entrant, Format, Plan, usual_groups};
use turf_agents::words;
use turf_env::games::duel2048::{Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperRules, PaperV1};
use turf_env::games::stellar::{StellarRules, StellarV1};
use turf_env::{Encoding, Rng, Rules};
use turf_web::analysis::Analysis;
use turf_web::any_game::AnyGame;
use turf_web::lang::told::{WORDS, told};
use turf_web::{GameView, Timeline};

use crate::web::bracket::trees;
use crate::worker::check;

/// Checks that a text is translated, all but names of sides and units.
fn is_chinese(text: &str) {
    let zh = told(text).replace("ms", "");
    let latin = zh.split(|c: char| !c.is_ascii_alphabetic()).find(|word| word.len() > 1);
    assert_eq!(latin, None, "{text:?}: {zh}");
}

fn is_known(text: &str) {
    assert_ne!(told(text), text);
}

#[test]
fn the_scripts_say_what_the_dictionary_knows() {
    let scripts = turf_web::page::SHARED.iter().map(|(_, script)| *script).chain([
        turf_web::page::CORE,
        turf_web::server::LIVE,
        turf_web::server::WATCH,
        include_str!("../assets/arena.js"),
        include_str!("../../web/assets/play.js"),
        PaperRules.view().script,
        Duel2048Rules.view().script,
        StellarRules.view().script,
    ]);
    let script = scripts.collect::<Vec<_>>().join("\n");
    let said = script.split("turf.t('").skip(1);
    let said: BTreeSet<&str> = said.map(|rest| rest.split('\'').next().expect("a text")).collect();
    let calls = script.matches("turf.t(").count();
    assert_eq!(calls, script.matches("turf.t('").count(), "a key that is no plain text");
    assert_eq!(said, WORDS.viewer.keys().map(String::as_str).collect());
}

/// Checks all that pages show of a game between two built-in bots.
fn watch<E: Encoding<Rules: GameView>>(encoding: E, first: &str, second: &str, config: &<E::Rules as Rules>::Config) {
    let specs = [first, second].map(|name| BotSpec::parse(encoding, name).expect("built in"));
    let setup = encoding.rules().draw_setup(config, &mut Rng::new(1));
    let [mut a, mut b] = specs.each_ref().map(BotSpec::make);
    let played = play_game(encoding.rules(), &setup, [&mut *a, &mut *b], [1, 2]);
    let replay = Replay::new(&played, specs.each_ref().map(|spec| spec.id().clone()));
    let film = Timeline::of(&replay);
    let judge = BotSpec::parse(encoding, "shipped").expect("in the repository");
    let told = Analysis::of(&judge, &replay, false).expect("it values moves").decisions;
    let causes = told.iter().flat_map(|one| [one.why.clone(), one.swing.as_ref().map(|swing| swing.text.clone())]);
    let mut reasons: Vec<String> = causes.flatten().collect();
    for mistake in told.into_iter().filter_map(|one| one.mistake) {
        reasons.extend([mistake.kind.into(), mistake.played, mistake.better]);
        reasons.extend(mistake.text.split("; ").map(str::to_string));
    }
    assert!(!reasons.is_empty());
    reasons.iter().for_each(|text| is_chinese(text));
    assert!(!film.moments.is_empty());
    for chart in &film.charts {
        is_chinese(chart.title);
        chart.lines.iter().for_each(|line| is_chinese(line.label));
    }
    film.moves.iter().flatten().for_each(|text| is_chinese(text));
    film.moments.iter().for_each(|moment| is_chinese(&moment.text));
    words::codes(Rules::name(&encoding.rules())).iter().for_each(|(_, text)| is_chinese(text));
    encoding.rules().builtins().iter().for_each(|(_, about)| is_known(about));
    encoding.rules().config_settings().iter().for_each(|setting| is_known(setting.meaning));
}

#[test]
fn games_are_told_in_chinese() {
    let small = serde_json::from_value(json!({"boards": [{"width": 30, "height": 31, "max_turns": 60}]}));
    watch(PaperV1, "delta", "wanderer", &small.expect("a board"));
    watch(Duel2048V1, "greedy", "random", &Default::default());
    watch(StellarV1, "spread", "rush", &Default::default());
    is_chinese(words::reason("paper", "resigned"));
    assert_eq!(told("wins: a trail was cut"), "获胜：纸带被碰到");
}

#[test]
fn stages_have_chinese_names_and_pairings_their_place_in_a_tree() {
    let entrant = |n: usize| Entrant { name: format!("bot {n}"), spec: "random".into(), hash: None };
    for (format, n) in Format::ALL.into_iter().flat_map(|format| [2, 3, 5, 6, 8, 11, 16].map(|n| (format, n))) {
        let mut plan = Plan::new("paper", format, (0..n).map(entrant).collect());
        plan.groups = usual_groups(n);
        let places: BTreeSet<String> = trees(&plan).into_iter().flat_map(|(.., rounds)| rounds.concat()).collect();
        let mut results = Results::new();
        loop {
            let now = schedule(&plan, &results);
            let knockout = now.pairings.iter().filter(|pairing| pairing.kind == Kind::Knockout);
            let known: BTreeSet<&String> = knockout.map(|pairing| &pairing.key).collect();
            let open: BTreeSet<&String> = now.open.iter().map(|open| &open.key).collect();
            assert!(
                known.is_disjoint(&open) && known.union(&open).all(|key| places.contains(*key)),
                "{format:?} of {n}"
            );
            let stages =
                now.pairings.iter().map(|pairing| &pairing.stage).chain(now.open.iter().map(|open| &open.stage));
            stages.for_each(|stage| is_known(stage));
            let Some(next) = now.pairings.iter().find(|pairing| !pairing.is_over_in(&results)) else {
                assert!(open.is_empty(), "{format:?} of {n}: {open:?}");
                break;
            };
            results.entry(next.key.clone()).or_default().add(&GameResult { winner: Some(1), scores: [0.0, 1.0] });
        }
    }
}

/// Returns what the check of a file finds, each as what and fix.
fn findings<E: Encoding<Rules: GameView>>(encoding: E, source: &[u8], think: Option<u64>) -> Vec<[String; 2]> {
    let file = BotFile {
        think: think.map(Duration::from_millis),
        ..BotFile::new("bot.py", source, Interpreter::find().expect("Python"))
    };
    let report = check(&encoding.rules(), &Arc::new(file), &Value::Null, true).expect("it is checked");
    assert!(!report.findings.is_empty(), "{}", String::from_utf8_lossy(source));
    is_known(report.verdict());
    let kinds = report.findings.iter().map(|finding| finding.kind.as_str());
    kinds.for_each(is_chinese);
    report.findings.into_iter().map(|finding| [finding.what, finding.fix]).collect()
}

#[test]
fn findings_are_told_in_chinese() {
    if let Err(why) = Interpreter::find() {
        println!("NOT CHECKED: {why}");
        return;
    }
    let play = |body: &str| format!("import time\ndef play(stat, storage):\n    {body}\n    return 's'\n");
    let older = "import os, absent\nSEEN = []\ndef play(stat):\n    SEEN.append(stat['me'])\n    return 's'\n\
                 def summary(result, stat, storage):\n    return storage['memory'], storage['log'], stat['size'], stat['me']\n";
    let duel = "import time\nclass Player:\n    def __init__(self, isFirst, array):\n        SETUP\n    def output(self, turn, board, mode):\n        pass\n";
    let star = "class player_class:\n    def __init__(self, me):\n        pass\n    def player_func(self, info):\n        BODY\n";
    let of_paper = [
        older.to_string(),
        "def play(stat storage):\n    pass\n".to_string(),
        play("1 / 0"),
        play("print('x' * 5000)"),
        play("time.sleep(0.1)"),
        play("import ctypes; ctypes.string_at(0)"),
        "raise ValueError('no')".to_string(),
        play("return 1"),
        play("print 1"),
        play("\tpass\n        pass"),
        "import torch".to_string(),
        "{\"nbformat\": 4}".to_string(),
    ];
    let mut all: Vec<[String; 2]> =
        of_paper.iter().flat_map(|source| findings(PaperV1, source.as_bytes(), Some(1000))).collect();
    for file in [&b" "[..], b"PK\x03\x04", b"<html>", b"\0", b"\xff\xfea\0", b"x = '\xd6\xd0'", b"x = '\xe9'"] {
        all.extend(findings(PaperV1, file, None));
    }
    for setup in ["pass", "eval('1')", "import os", "time.sleep(1)"] {
        all.extend(findings(Duel2048V1, duel.replace("SETUP", setup).as_bytes(), Some(300)));
    }
    for body in [
        "1 / 0",
        "return 1",
        "return [1]",
        "return [(1, 200, 1.0)]",
        "return [(1, 1, 1.0)]",
        "while True: pass",
        "import os; os._exit(3)",
    ] {
        all.extend(findings(StellarV1, star.replace("BODY", body).as_bytes(), None));
    }
    all.iter().flatten().for_each(|text| is_known(text));
    // Names of a bot's own are left as they are.
    assert_eq!(told("the global end lives on between games"), "全局变量 end 会留到下一局");
    assert_eq!(told("bot.py: play: 31.20 s of 30 s used"), "bot.py：play：已用 31.20 秒，限时 30 秒");
}

fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder of this repository") {
        let path = entry.expect("readable").path();
        match path.extension().and_then(|end| end.to_str()) {
            None if path.is_dir() => sources(&path, text),
            Some("rs" | "py" | "js") => *text += &std::fs::read_to_string(path).expect("readable"),
            _ => {}
        }
    }
}

#[test]
fn the_dictionary_has_no_text_that_nobody_writes() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut text = String::new();
    for folder in ["env/src", "agents/src", "web/src", "web/assets", "arena/src/web"] {
        sources(&root.join(folder), &mut text);
    }
    // A text may go on in the next line.
    let text = text.replace("\\\n", "").split_whitespace().collect::<Vec<_>>().join(" ");
    for key in WORDS.texts.keys() {
        for part in key.split("{}").flat_map(|part| part.split([':', ';'])) {
            let part = part.trim_matches(|c: char| c == ',' || c == '(' || c == ')' || c == ' ');
            assert!(text.contains(part), "{key:?}: {part:?}");
        }
    }
}
