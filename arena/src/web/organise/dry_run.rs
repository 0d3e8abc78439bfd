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
use crate::matches;
use crate::problem::Result;
use crate::web::frame::Visit;

/// Returns the seconds that a thread plays a game, and where they are from: games of this contest, or else of the newest other
/// one of its game, or else the longest possible.
async fn pace(
    visit: &Visit,
    game: &dyn AnyGame,
    own: Option<i64>,
    settings: &Settings,
) -> Result<Option<(f64, String)>> {
    let mut all = contests::all(&visit.arena.db).await?;
    all.retain(|contest| contest.game == game.name());
    all.sort_by_key(|contest| Some(contest.id) != own);
    for contest in all {
        let (seconds, games) = matches::pace(&visit.arena.db, contest.id).await?;
        if games > 0 {
            let [from, n] = [visit.t("the mean in", "实测均值，来自"), visit.t("games", "局")];
            return Ok(Some((seconds / games as f64, format!("{from} {} ({games} {n})", contest.title))));
        }
    }
    let from = visit.t("the longest it can be, as none has been measured", "尚无实测，按最长时间计");
    let longest = tokio::task::block_in_place(|| game.longest(settings.think()));
    Ok(longest.map(|time| (time.as_secs_f64(), from.to_string())))
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
    let Some((seconds, from)) = pace(visit, game, own, settings).await? else {
        return Ok(html! { p { (t("How long it takes shows after the first games.", "打过对局后即可估算。")) } });
    };
    let threads = matches::threads(&visit.arena.db).await?.max(1) as usize;
    let ladder = teams as u64 * settings.ladder_games / 2;
    let last = teams.min(settings.promote).max(2);
    let rounds = rounds(&Plan { games: 1, ..settings.plan(game.name(), last) });
    let together = if settings.hold { 1 } else { threads };
    let turns: usize = rounds.iter().map(|pairings| pairings.div_ceil(together)).sum();
    let finals = rounds.iter().sum::<usize>() as u64 * u64::from(settings.games);
    let time = |games: f64| spoken(lang, games * seconds);
    Ok(html! { p {
        (teams) " " (t("teams", "支队伍")) ", " (threads) " " (t(if threads == 1 { "thread" } else { "threads" }, "个线程")) ": "
        strong { (t("ladder", "天梯赛")) " " (time(ladder as f64 / threads as f64)) } " (" (t("at least", "至少")) " " (ladder) " " (t("games", "局")) "), "
        strong { (t("final stage at most", "决赛阶段至多")) " " (time(turns as f64 * f64::from(settings.games))) } " (" (finals) " " (t("games", "局")) "). "
        (t("A game:", "每局：")) " " (format!("{seconds:.2}")) " s, " (from) "."
    } })
}

/// Tells it of a form, as far as it can be read.
pub(super) async fn of_form(visit: &Visit, form: &Texts) -> Result<Markup> {
    match (read(visit, form), form.number("teams")) {
        (Ok((game, settings, _)), Ok(teams @ 2..=1000)) => told(visit, game, None, &settings, teams).await,
        _ => Ok(html! { p class="dim" { (visit.t("Once all fields are filled in.", "填好所有字段后显示。")) } }),
    }
}

#[cfg(test)]
mod tests {
    use turf_agents::tournament::plan::Format;

    use super::*;

    #[test]
    fn a_final_has_its_rounds() {
        let of = |format, teams| {
            let settings = Settings { format, games: 1, ..Settings::default() };
            rounds(&settings.plan("paper", teams))
        };
        assert_eq!(of(Format::Knockout, 8), [4, 2, 2], "the last with that for the third place");
        assert_eq!(of(Format::RoundRobin, 5), [10]);
        assert_eq!(of(Format::GroupsKnockout, 24).iter().sum::<usize>(), 4 * 15 + 4 + 2 + 2);
        assert_eq!([90.0, 18_000.0, 864_000.0].map(|s| spoken(Lang::En, s)), ["2 min", "5 h", "10 days"]);
    }
}
