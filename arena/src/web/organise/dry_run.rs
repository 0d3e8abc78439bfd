//! How long a contest takes, before it is played.

use maud::{Markup, html};
use turf_agents::tournament::format::schedule;
use turf_agents::tournament::pairing::{GameResult, Results};
use turf_agents::tournament::plan::Plan;
use turf_web::any_game::AnyGame;

use super::form::Texts;
use super::new::read;
use crate::contests::{self, Settings};
use crate::lang::Lang;
use crate::problem::Result;
use crate::web::frame::Visit;
use crate::{finals, matches};

/// Seconds that a thread plays a game.
struct Pace {
    seconds: f64,
    /// Number of games measured, and their contest's title. `None`: the longest that a game can take.
    measured: Option<(i64, String)>,
}

/// Measures the games of a contest, or else those of the newest other one of its game.
async fn pace(visit: &Visit, game: &dyn AnyGame, own: Option<i64>, settings: &Settings) -> Result<Option<Pace>> {
    let mut all = contests::all(&visit.arena.db).await?;
    all.retain(|contest| contest.game == game.name());
    all.sort_by_key(|contest| Some(contest.id) != own);
    for contest in all {
        let (seconds, games) = matches::pace(&visit.arena.db, contest.id).await?;
        if games > 0 {
            return Ok(Some(Pace { seconds: seconds / games as f64, measured: Some((games, contest.title)) }));
        }
    }
    let longest = tokio::task::block_in_place(|| game.longest(settings.think()));
    Ok(longest.map(|time| Pace { seconds: time.as_secs_f64(), measured: None }))
}

/// Returns how many pairings can be played at once, one after the other, if the bot with the better seed always wins.
fn rounds(plan: &Plan) -> Vec<usize> {
    let (mut results, mut rounds) = (Results::new(), Vec::new());
    loop {
        let now = schedule(plan, &results);
        let open: Vec<_> = now.pairings.into_iter().filter(|pairing| !pairing.is_over_in(&results)).collect();
        if open.is_empty() {
            return rounds;
        }
        rounds.push(open.len());
        for pairing in open {
            let winner = Some((pairing.bots[1] < pairing.bots[0]) as usize);
            let mut tally = results.remove(&pairing.key).unwrap_or_default();
            while !pairing.is_over(&tally) {
                tally.add(&GameResult { winner, scores: [0.0; 2] });
            }
            results.insert(pairing.key, tally);
        }
    }
}

fn spoken(lang: Lang, seconds: f64) -> String {
    let (time, unit) = match seconds / 60.0 {
        minutes if minutes < 100.0 => (minutes.max(1.0), lang.t("min", "分钟")),
        minutes if minutes < 6000.0 => (minutes / 60.0, lang.t("h", "小时")),
        minutes => (minutes / 1440.0, lang.t("days", "天")),
    };
    format!("{time:.0} {unit}")
}

/// Tells how long ladder and final stage of this many teams take with the workers of now.
pub(super) async fn told(
    visit: &Visit,
    game: &dyn AnyGame,
    own: Option<i64>,
    settings: &Settings,
    teams: usize,
) -> Result<Markup> {
    let (lang, t) = (visit.lang, |en, zh| visit.t(en, zh));
    let Some(pace) = pace(visit, game, own, settings).await? else {
        return Ok(
            html! { p { (t("How long a game takes shows once one has been played.", "打过对局后即可估算。")) } },
        );
    };
    let threads = matches::threads(&visit.arena.db).await?.max(1) as usize;
    let ladder = teams as u64 * settings.ladder_games / 2;
    let rounds = rounds(&finals::plan(game.name(), settings, teams.min(settings.promote).max(2)));
    let together = if settings.hold { 1 } else { threads };
    let turns: usize = rounds.iter().map(|pairings| pairings.div_ceil(together)).sum();
    let finals = rounds.iter().sum::<usize>() as u64 * u64::from(settings.games);
    let time = |games: f64| spoken(lang, games * pace.seconds);
    Ok(html! { p {
        (teams) " " (t("teams", "支队伍")) ", " (threads) " " (t(if threads == 1 { "thread" } else { "threads" }, "个线程")) ": "
        strong { (t("ladder", "天梯赛")) " " (time(ladder as f64 / threads as f64)) } " (" (ladder) " " (t("games", "局")) "), "
        strong { (t("final stage at most", "决赛阶段至多")) " " (time(turns as f64 * f64::from(settings.games))) } " (" (finals) " " (t("games", "局")) "). "
        @match &pace.measured {
            Some((games, title)) => { (t("Seconds a game:", "每局秒数：")) " " (format!("{:.1}", pace.seconds)) ", " (t("measured in", "测自")) " " (title) " (" (games) " " (t("games", "局")) ")." }
            None => { (t("No game has been measured yet: a game is taken to be as long as it can,", "尚无实测：按每局最长时间计，")) " " (format!("{:.0}", pace.seconds)) " s." }
        }
    } })
}

/// Tells it of a form, as far as it can be read.
pub(super) async fn of_form(visit: &Visit, form: &Texts) -> Result<Markup> {
    match (read(visit, form), form.number("teams")) {
        (Ok((game, settings, _)), Ok(teams @ 2..=1000)) => told(visit, game, None, &settings, teams).await,
        _ => Ok(html! { p class="dim" { (visit.t("Once all fields are filled in.", "填好所有字段后显示。")) } }),
    }
}
