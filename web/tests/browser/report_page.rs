//! The report of a real tournament in the browser: table, search, and links to games.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};
use turf_agents::records::replay::Replay;
use turf_agents::tournament::plan::Format;
use turf_agents::tournament::report::Report;
use turf_agents::tournament::store::{Store, StoredGame};
use turf_agents::words;
use turf_env::games::paper::{PaperRules, PaperV1};
use turf_web::pairings::pages;
use turf_web::tournament::{FILE, page};

use crate::games::{play_plan, play_tournament};
use crate::webdriver::Browser;

const BOTS: [&str; 4] = ["random", "goround", "wanderer", "charlie"];

/// Plays a tournament like `turf tournament`. Returns its games and the pairing that ended first, the only one without a page.
fn reported(folder: &Path) -> (Vec<StoredGame>, String) {
    play_tournament(PaperV1, folder, &BOTS, 4, &Default::default());
    let (store, plan) = Store::open_to_read(folder).unwrap().unwrap();
    let report = Report::of(&plan, &store).unwrap();
    // Pairings run two at a time.
    let ended = |key: &String| report.games.iter().rposition(|g| g.pairing == *key);
    let first = report.games.iter().map(|g| &g.pairing).min_by_key(|key| ended(key));
    let first = first.unwrap().clone();
    let most = report.games.iter().filter(|g| g.pairing != first).count();
    std::fs::create_dir(folder.join("pages")).unwrap();
    for page in pages(&crate::games::reader(), folder, &report.games, most) {
        let (file, html) = page.unwrap();
        std::fs::write(file, html).unwrap();
    }
    let games = crate::games::reader();
    assert_eq!(pages(&games, folder, &report.games, most).count(), 0, "what is there is not made again");
    std::fs::write(folder.join(FILE), page(&report, folder)).unwrap();
    let mut games = vec![];
    store.each_game(|game| games.push(game)).unwrap();
    (games, first)
}

fn counted(games: &[StoredGame]) -> Vec<Value> {
    let mut pairings: BTreeMap<&str, BTreeMap<usize, i32>> = BTreeMap::new();
    let mut lines = BOTS.map(|name| (name, 0, [0; 3]));
    for StoredGame { key, game, .. } in games {
        let wins = pairings.entry(key).or_default();
        for bot in game.bots {
            let how = game.winner.map_or(1, |winner| if winner == bot { 0 } else { 2 });
            lines[bot].2[how] += 1;
            *wins.entry(bot).or_default() += (how == 0) as i32;
        }
    }
    for wins in pairings.values() {
        let most = wins.values().max().unwrap();
        let best: Vec<usize> = wins.iter().filter(|(_, n)| *n == most).map(|(bot, _)| *bot).collect();
        for &bot in &best {
            lines[bot].1 += if best.len() == 1 { 3 } else { 1 };
        }
    }
    let line = |(name, points, [won, drawn, lost]): (&str, i32, [u32; 3])| {
        json!([name, format!("{points}"), format!("{won}–{drawn}–{lost}")])
    };
    lines.map(line).to_vec()
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_report_shows_the_table_searches_and_leads_to_games_that_play() {
    let folder = tempfile::tempdir().unwrap();
    let (games, ended_first) = reported(folder.path());
    let browser = Browser::start(1280, 720);
    browser.open_file(&folder.path().join(FILE));

    // The table agrees with the games, most points first.
    let mut shown: Vec<Value> = browser.get(
        "return [...document.querySelectorAll('main table')[0].rows].slice(1)
           .map(({ cells }) => [2, 3, 10].map((i) => cells[i - 1].textContent))",
    );
    let points: Vec<u32> = shown.iter().map(|row| row[1].as_str().unwrap().parse().unwrap()).collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");
    let mut expected = counted(&games);
    shown.sort_by_key(Value::to_string);
    expected.sort_by_key(Value::to_string);
    assert_eq!(shown, expected);

    // The payoff matrix shows a number for every two bots.
    let seen = browser.run(
        "const svg = [...document.querySelectorAll('main section')]
           .find((s) => s.textContent.startsWith('Who beat whom')).querySelector('svg');
         svg.scrollIntoView();
         const cells = [...svg.querySelectorAll('text')].filter((t) => /^[01][.]\\d\\d$/.test(t.textContent));
         return cells.filter((t) => {
           const { x, y, width, height } = t.getBoundingClientRect();
           const top = document.elementFromPoint(x + width / 2, y + height / 2);
           return width > 5 && svg.contains(top);
         }).length",
    );
    assert_eq!(seen, json!(BOTS.len() * (BOTS.len() - 1)));

    // The list folds.
    assert_eq!(browser.run("return document.getElementById('list').checkVisibility()"), json!(false));
    browser.click("#games summary");
    assert_eq!(browser.run("return document.getElementById('list').checkVisibility()"), json!(true));

    // Searching.
    let rows = "document.querySelectorAll('#list tr').length - 1";
    assert_eq!(browser.run(&format!("return {rows}")), json!(games.len()));
    let mut narrowed = 0;
    let reasons: Vec<&str> = games.iter().map(|g| words::reason("paper", &g.game.reason)).collect();
    for (bot, name) in BOTS.iter().enumerate() {
        for result in ["", "won", "lost", "drawn"] {
            for reason in ["", reasons[0], reasons[games.len() / 2]] {
                let found = browser.run(&format!(
                    "for (const [id, value] of [['bot', {bot}], ['result', '{result}'], ['reason', '{reason}']]) {{
                       document.getElementById(id).value = value;
                       document.getElementById(id).dispatchEvent(new Event('input'));
                     }}
                     return [{rows}, [...document.querySelectorAll('#list tr')].slice(1)
                       .every((row) => row.textContent.includes('{name}'))]"
                ));
                let fits = |g: &&StoredGame| {
                    let how = match g.game.winner {
                        None => "drawn",
                        Some(winner) if winner == bot => "won",
                        Some(_) => "lost",
                    };
                    g.game.bots.contains(&bot)
                        && (result.is_empty() || result == how)
                        && (reason.is_empty() || reason == words::reason("paper", &g.game.reason))
                };
                let expected = games.iter().filter(fits).count();
                assert_eq!(found, json!([expected, true]), "{name} {result} {reason}");
                narrowed += (expected < games.len()) as usize;
            }
        }
    }
    assert!(narrowed > 20);
    browser.run("document.querySelector('form').reset(); document.getElementById('words').focus()");
    ["w", "a", "n", "d", "e", "r"].into_iter().for_each(|key| browser.press(key));
    let expected = games.iter().filter(|g| g.game.bots.contains(&2)).count();
    browser.until(&format!("{rows} === {expected}"));

    // A link opens a game in the page of its pairing. The pairing that ended first has replays only.
    browser.run(
        "document.getElementById('words').value = '';
         document.getElementById('words').dispatchEvent(new Event('input'))",
    );
    let links: Vec<Value> = browser.get(
        "return [...document.querySelectorAll('#list tr')].slice(1)
           .map((row) => [...row.querySelectorAll('a')].map((a) => a.textContent + ' ' + a.getAttribute('href')))",
    );
    for (game, links) in games.iter().zip(&links) {
        let record = json!(format!("record {}", game.game.replay));
        let watch = json!(format!("watch pages/{}.html#{}.0", game.key, game.game.number + 1));
        let expected = if game.key == ended_first { json!([record]) } else { json!([watch, record]) };
        assert_eq!(links, &expected);
    }
    let last = games.iter().rposition(|g| g.game.number > 0).unwrap();
    browser.click(&format!("#list tr:nth-child({}) a", last + 2));
    browser.until("window.turf && turf.state && turf.drawn()");
    let replay = Replay::read(PaperRules, &folder.path().join(&games[last].game.replay)).unwrap();
    let state = browser.run("return turf.state()");
    assert_eq!(state["film"], json!(games[last].game.number), "which game of the pairing");
    assert_eq!(state["frames"], json!(replay.positions().count() - 1));
    assert_eq!(state["frame"], json!(0));
    browser.press(" ");
    browser.until("turf.state().frame > 3");
    browser.press("\u{E010}");
    browser.until("turf.state().frame === turf.state().frames");
    let end = replay.positions().last().unwrap();
    let areas = turf_env::Player::BOTH.map(|p| end.area(p));
    assert_eq!(browser.run("return turf.state().position.areas"), json!(areas));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "needs chromium and chromedriver"]
fn a_cup_has_a_bracket_and_rows_of_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let bots = ["a_bot_whose_name_is_really_quite_long=random", "goround", "wanderer", "charlie", "delta", "hotel"];
    play_plan(PaperV1, folder.path(), &bots, 2, Format::DoubleElimination, &Default::default());
    let (store, plan) = Store::open_to_read(folder.path()).unwrap().unwrap();
    let report = Report::of(&plan, &store).unwrap();
    let browser = Browser::showing(&page(&report, folder.path()));
    browser.click("#games summary");
    for (width, height, phone) in [(1280, 720, false), (390, 844, true)] {
        browser.resize(width, height, phone);
        // Rounds stand side by side in the order of play, and each winner's wins beside its name.
        let rounds: Vec<Vec<(String, f64, u32)>> = browser.get(
            "return [...document.querySelectorAll('.bracket')].map((lane) => [...lane.children].map((round) =>
               [round.querySelector('h3').textContent, round.getBoundingClientRect().left, round.querySelectorAll('.match').length]))",
        );
        for lane in &rounds {
            assert!(lane.windows(2).all(|pair| pair[0].1 + 100.0 < pair[1].1), "{rounds:?}");
        }
        let last = rounds[0].last().unwrap();
        assert!(last.0.starts_with("Grand final") && last.2 == 1, "{rounds:?}");
        let shown: Vec<[(String, String, u32); 2]> = browser.get(
            "return [...document.querySelectorAll('.match')].map((match) => [...match.querySelectorAll('div')].map((side) =>
               [side.className, side.querySelector('.name').title, Number(side.lastElementChild.textContent)]))",
        );
        assert_eq!(shown.len(), report.schedule.pairings.len());
        for [a, b] in &shown {
            let (won, lost) = if a.0 == "winner" { (a, b) } else { (b, a) };
            assert!(won.0 == "winner" && won.2 > lost.2, "{won:?} {lost:?}");
        }
        // One line each, in the table and in the list.
        let heights: Vec<f64> = browser.get(
            "return [...document.querySelectorAll('main table:not(.payoff table) tr')].filter((row) => !row.closest('.reasons'))
               .map((row) => row.getBoundingClientRect().height)",
        );
        assert!(heights.len() > 2 * report.table.len() && heights.iter().all(|height| *height < 36.0), "{heights:?}");
        // Points and rating are seen without scrolling.
        let seen = browser.run(
            "const head = [...document.querySelector('main table').rows[0].cells];
             return ['Points', 'Rating'].map((name) => head.find((th) => th.textContent === name).getBoundingClientRect().right <= innerWidth)",
        );
        assert_eq!(seen, json!([true, true]), "at {width}");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
