//! Pages of a training run, and of several for comparison, made from the files in their folders.

pub mod curves;
mod groups;

use std::path::{Path, PathBuf};

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use turf_agents::hold::is_held;
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_agents::spec::run::policy_at;
use turf_agents::{Offered, input, words};
use turf_env::{Encoding, Rules};

use crate::game_view::GameView;
use crate::lang::Lang;
use crate::page::{closed, embedded, head, page};
use crate::timeline::Timeline;
use curves::{Curves, curves};

pub const FILE: &str = "report.html";
const MAX_BYTES: u64 = 64 << 20;
const GAMES: u64 = 3;

pub type Difference = (String, String, String);

#[derive(Serialize)]
struct Run {
    name: String,
    /// Settings in which its group differs from others.
    group: String,
    seed: String,
    about: Value,
    summary: Value,
    league: Value,
    strength: Value,
    evaluations: Value,
    exploit: Value,
    training: bool,
    differences: Vec<Difference>,
    curves: Curves,
}

fn read_json(run: &Path, name: &str) -> Value {
    let text = input::read_text(&run.join(name), MAX_BYTES).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or(Value::Null)
}

/// Reads a TOML file. Null if there is none.
fn values(file: &Path) -> Value {
    let text = input::read_text(file, MAX_BYTES).unwrap_or_default();
    toml::from_str(&text).unwrap_or_default()
}

fn read(run: &Path, differences: Vec<Difference>) -> Run {
    let name = run.canonicalize().ok();
    let name = name.as_deref().unwrap_or(run).file_name();
    Run {
        name: name.map_or_else(String::new, |name| name.to_string_lossy().into_owned()),
        group: String::new(),
        seed: values(&run.join("config.toml"))["seed"].as_u64().unwrap_or(1).to_string(),
        about: values(&run.join("run.toml")),
        summary: read_json(run, "summary.json"),
        league: read_json(run, "league.json"),
        strength: read_json(run, "strength.json"),
        evaluations: read_json(run, "evaluations.json"),
        exploit: read_json(run, "exploit.json"),
        training: is_held(run),
        differences,
        curves: curves(&run.join("events")),
    }
}

/// Renders a run, with games of its newest policy against `opponents`. `over` if the run has ended but still holds its lock.
/// `called` puts the program's name into commands.
pub fn report<E: Encoding<Rules: GameView>>(
    encoding: E,
    run: &Path,
    differences: Vec<Difference>,
    opponents: &[String],
    over: bool,
    called: fn(&str) -> String,
) -> String {
    let games =
        games(encoding, run, opponents).map(|timelines| page("games of the newest policy", &timelines, Lang::En));
    let path = run;
    let mut run = read(path, differences);
    run.training &= !over;
    let next = next(path, opponents, &encoding.rules().flag(), games.is_some(), called);
    render(&[run], &[], games.as_deref(), next)
}

/// Reads the runs in these folders, in groups that differ in more than the seed.
fn several(runs: Vec<(PathBuf, Vec<Difference>)>) -> (Vec<Run>, Vec<String>) {
    let runs = runs.into_iter().map(|(path, differences)| read(&path, differences));
    let mut runs: Vec<Run> = runs.collect();
    let differing = groups::name(&mut runs);
    (runs, differing)
}

/// Renders several runs with their curves overlaid. Runs that differ in the seed alone become one curve with its interval.
pub fn comparison(runs: Vec<(PathBuf, Vec<Difference>)>) -> String {
    let (runs, differing) = several(runs);
    render(&runs, &differing, None, Markup::default())
}

/// Returns the curves of runs as CSV with the columns run, group, seed, curve, decisions, value.
pub fn csv(runs: Vec<(PathBuf, Vec<Difference>)>) -> String {
    groups::csv(&several(runs).0)
}

fn games<E: Encoding<Rules: GameView>>(encoding: E, run: &Path, opponents: &[String]) -> Option<Vec<Timeline>> {
    let policy = policy_at(run).ok()?;
    let mut own = BotSpec::parse(encoding, &format!("policy:{}", policy.display())).ok()?;
    own.rename("newest policy".into());
    let builtin = || encoding.rules().bots().iter().rev().take(1).map(|bot| bot.name.to_string()).collect();
    let opponents: Vec<String> = if opponents.is_empty() { builtin() } else { opponents.to_vec() };
    let (mut timelines, rules) = (Vec::new(), encoding.rules());
    let config = <E::Rules as Rules>::Config::deserialize(&values(&run.join("config.toml"))["game"]);
    let config = config.unwrap_or_else(|_| rules.default_config());
    for game in 0..GAMES {
        let other = BotSpec::parse(encoding, &opponents[game as usize % opponents.len()]).ok()?;
        let config = config.clone();
        let series = Series { rules, games: 1, seed: 1000 + game, seats: Seats::Fixed, config };
        let (first, second) = if game % 2 == 0 { (&own, &other) } else { (&other, &own) };
        // A stop returns no game; `turf report` plays them later.
        let played = play_series(first, second, &series, &|_| ());
        timelines.extend(played.iter().map(|played| {
            let bots = [first.id().clone(), second.id().clone()];
            Timeline::of(&Replay::new(&played.game, bots))
        }));
    }
    (!timelines.is_empty()).then_some(timelines)
}

/// Renders what to do with the run in this folder.
fn next(run: &Path, opponents: &[String], game: &str, games: bool, called: fn(&str) -> String) -> Markup {
    let place = run.display();
    let exported = run.join("bot.py").is_file();
    let policy = if exported { format!("python:{place}/bot.py") } else { format!("policy:{place}") };
    let trainer = if run.join("exploit.json").is_file() { "exploit" } else { "train" };
    let against = if opponents.is_empty() { "SPEC".to_string() } else { opponents.join(",") };
    let steps = [
        ("play against it", format!("turf play --game {game} --opponent policy:{place}")),
        ("measure it", format!("turf evaluate --game {game} --policy {policy} --against {against} --games 20")),
        ("train on", format!("turf {trainer} --run {place} --resume --minutes 60")),
        ("compare runs", format!("turf report {place} OTHER --out compared.html")),
    ];
    html! {
        section id="next" {
            h2 { "Where to go next" }
            dl {
                @if games { dt { "watch it" } dd { a href="#games" { "games of the newest policy" } ", below" } }
                @for (what, command) in steps { dt { (what) } dd { code { @for word in called(&command).split(' ') { span { (word) } " " } } } }
            }
        }
    }
}

fn render(runs: &[Run], differing: &[String], games: Option<&str>, next: Markup) -> String {
    let names: Vec<&str> = runs.iter().map(|run| run.name.as_str()).collect();
    let title = names.join(", ");
    let played = runs.iter().filter_map(|run| run.about["game"].as_str());
    let codes: Value = played.flat_map(words::codes).map(|(code, text)| (code.to_string(), json!(text))).collect();
    let settings = if runs.len() == 1 { "Settings that differ from the game's own" } else { "Settings that differ" };
    let section = |id: &str, heading: &str, table: &str, hidden: bool| {
        html! {
            section id=(id) hidden[hidden] {
                h2 { (heading) }
                div class="wide" tabindex="0" role="region" aria-label=(table) {}
            }
        }
    };
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                (closed("; frame-src 'self'"))
                (head(&format!("{title} – training"), include_str!("../assets/report/style.css")))
            }
            body {
                header {
                    h1 { (title) }
                    p id="about" {}
                }
                (section("final", "", "scores", true))
                (next)
                div class="tools" {
                    label { "Smoothing " input id="smooth" type="range" min="0" max="0.98" step="0.02" value="0.6"; }
                    label { input id="apart" type="checkbox"; "each seed apart" }
                    button id="whole" type="button" hidden { "Whole range" }
                    span { "Drag in a chart to zoom; its legend switches lines." }
                }
                main id="charts" {}
                (section("league", "League: who scored how much against whom", "the league's table", true))
                (section("settings", settings, "settings that differ", false))
                @if let Some(page) = games {
                    section id="games" {
                        h2 { "Games of the newest policy" }
                        iframe title="Games of the newest policy" srcdoc=(page) {}
                    }
                }
                script type="application/json" id="data" { (embedded(&json!({"runs": runs, "differing": differing, "codes": codes}))) }
                script { (PreEscaped(include_str!("../assets/report/report.js"))) }
            }
        }
    }
    .into_string()
}

#[cfg(test)]
mod tests {
    use turf_env::games::duel2048::Duel2048V1;

    use super::*;

    #[test]
    fn a_page_is_whole_whatever_a_run_lacks() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let html = report(Duel2048V1, folder.path(), Vec::new(), &[], false, str::to_string);
        assert!(html.starts_with("<!DOCTYPE html>") && !html.contains("<iframe"));
        std::fs::write(folder.path().join("run.toml"), "game = \"</script>\"\n").expect("writable");
        let html = comparison(vec![(folder.path().into(), vec![("a".into(), "<b>".into(), "c".into())])]);
        assert_eq!(html.matches("</script>").count(), 2, "nothing ends the script elements");
        let html = html.replace("http://www.w3.org/2000/svg", "");
        for outside in ["http://", "https://", "src=\"", "@import", "url("] {
            assert!(!html.contains(outside), "{outside}");
        }
    }

    #[test]
    fn a_policy_is_shown_in_three_games() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/duel2048/policy.turf");
        std::fs::copy(shipped, folder.path().join("policy.turf")).expect("writable");
        let timelines = games(Duel2048V1, folder.path(), &["random".into()]).expect("a policy");
        let names: Vec<&str> = timelines.iter().map(|timeline| timeline.names[0].as_str()).collect();
        assert_eq!(names, ["newest policy", "random", "newest policy"]);
    }
}
