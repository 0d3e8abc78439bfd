use turf_agents::tournament::format::schedule;
use turf_agents::tournament::pairing::Results;
use turf_agents::tournament::plan::{Entrant, Format, Plan, Refused};
use turf_agents::tournament::store::{GameRecord, Store};
use turf_agents::tournament::times::Times;
use turf_agents::tournament::watch;

use super::*;

fn played(format: Format, folder: &Path) -> (Plan, Store) {
    let entrant = |i| Entrant { name: format!("bot{i}"), spec: format!("bot{i}"), hash: None };
    let mut plan = Plan { games: 4, ..Plan::new("nim", format, (0..6).map(entrant).collect()) };
    plan.entrants[0].name = "</script><b>{{data}}".into();
    plan.refused.push(Refused { spec: "python:<x>.py".into(), error: "a & b".into() });
    let store = Store::create(folder, &plan).expect("made");
    let mut results = Results::new();
    loop {
        let now = schedule(&plan, &results);
        let Some(pairing) =
            now.pairings.iter().find(|p| !p.is_over(results.get(&p.key).unwrap_or(&Default::default())))
        else {
            return (plan, store);
        };
        store.begin_pairing(pairing).expect("begun");
        let mut number = 0;
        while let Next::Play(slot) = pairing.next(results.entry(pairing.key.clone()).or_default()) {
            // The bot with the lower number wins.
            let winner = pairing.bots[0].min(pairing.bots[1]);
            let mut times = Times::default();
            times.add(1500);
            let record = GameRecord {
                number,
                setup: slot.setup,
                bots: [slot.first, 1 - slot.first].map(|i| pairing.bots[i]),
                winner: Some(winner),
                reason: "ERR".into(),
                detail: Some("</script><script>alert(1)</script>\nsecond line".into()),
                turns: 3,
                scores: [1.0, 2.0],
                seeds: [1, 2],
                think: [0.1, 0.2],
                times: [times.encode(), times.encode()],
                started: 0.0,
                seconds: 0.5,
                replay: format!("replays/{}.{number:02}.json", pairing.key),
                mishaps: [0, 0],
            };
            store.add_game(&pairing.key, &record).expect("stored");
            number += 1;
            results = store.results().expect("read");
        }
        store.end_pairing(&pairing.key, false).expect("ended");
    }
}

#[test]
fn the_page_holds_everything_and_asks_for_nothing() {
    for format in Format::ALL {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (plan, store) = played(format, folder.path());
        std::fs::create_dir(folder.path().join("pages")).expect("made");
        let report = Report::of(&plan, &store).expect("read");
        let some = page_of(&report.games[0].pairing);
        std::fs::write(folder.path().join(&some), "").expect("written");
        let page = page(&report, folder.path());
        assert_eq!(page.matches("<script").count(), 2, "no element but the page's own: {format:?}");
        assert!(!page.contains("<b>{{") && !page.contains("<x>") && page.contains("a &amp; b"));
        for asks in ["http://", "https://", "src=", "@import", "url("] {
            let found = page.replace("http://www.w3.org/2000/svg", "");
            assert!(!found.contains(asks), "{asks}");
        }
        let knockout = |p: &&Pairing| p.kind == Kind::Knockout;
        assert_eq!(page.matches("class=\"match\"").count(), report.schedule.pairings.iter().filter(knockout).count());
        let pairings = page.matches("<td class=\"why\">").count() + page.matches("class=\"match\"").count();
        assert_eq!(pairings, report.schedule.pairings.len());
        assert_eq!(page.matches(&format!("<a href=\"{some}\">")).count(), 1);
        let (_, rest) = page.split_once("id=\"data\">").expect("there");
        let data: serde_json::Value =
            serde_json::from_str(rest.split_once("</script>").expect("ended").0).expect("JSON");
        let games = data["games"].as_array().expect("a list");
        assert_eq!(games.len(), report.games.len());
        for (game, shown) in report.games.iter().zip(games) {
            let is_there = game.pairing == report.games[0].pairing;
            let page = if is_there { format!("{some}#{}.0", game.game) } else { String::new() };
            assert_eq!(shown[11], page, "links to pages that exist");
        }
        assert_ne!(report.games[0].pairing, report.games.last().expect("several").pairing);
        assert_eq!(games[0][12], "</script><script>alert(1)</script>");
        assert_eq!(report.table[0].name, plan.entrants[0].name);
        let text = report.text();
        assert!(text.lines().count() == 1 + 6 + 1 && text.contains("1.50") && text.contains("…"), "{text}");
    }
}

/// The report, page, live page, JSON and ratings of the same games must show the same estimate.
#[test]
fn every_table_shows_a_rating_alike() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plan, store) = played(Format::RoundRobin, folder.path());
    let report = Report::of(&plan, &store).expect("read");
    let live = watch::read(folder.path(), 1).expect("read").expect("there");
    let html = page(&report, folder.path());
    let standings = report.meetings.standings();
    assert!(report.table[0].rating.interval().ends_with(" to …"), "it won everything");
    for (row, live) in report.table.iter().zip(&live.table) {
        let standing = standings.iter().find(|standing| standing.name == row.name).expect("rated");
        let (shown, interval) = (row.rating.shown(), row.rating.interval());
        assert_eq!(row.name, live.name);
        assert_eq!((&live.rating.shown(), &standing.rating.shown()), (&shown, &shown));
        assert_eq!(standing.rating.interval(), interval);
        let json = serde_json::to_value(row).expect("plain");
        assert_eq!((json["shown"].as_str(), json["interval"].as_str()), (Some(&*shown), Some(&*interval)));
        assert!(json["rating"].is_f64() && json["ci95"].is_array());
        assert!(serde_json::to_value(live).expect("plain")["ci95"].is_null());
        assert!(report.text().contains(&format!("{shown}  {interval:>14}")), "{}", report.text());
        assert!(html.contains(&format!("<td>{shown}")) && html.contains(&interval));
    }
}
