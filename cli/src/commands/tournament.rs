mod screen;
mod setup;

use std::path::PathBuf;

use crate::console::fit::fitted;
use crate::console::signals::Signals;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use turf_agents::notice::notice;
use turf_agents::tournament::entrants::names_folder;
use turf_agents::tournament::plan::{Format, MAX_GAMES, Refused, Ties};
use turf_agents::tournament::report::Report;
use turf_agents::tournament::run::{End, Settings, hold};
use turf_agents::tournament::store::Store;
use turf_agents::tournament::table::Row;
use turf_web::pairings::pages;
use turf_web::tournament;

use super::json::{Json, write_atomically};
use super::progress;
use super::settings::GameSettings;
use super::walls::Walls;
use crate::commands::games::Games;
use crate::console::number::within;

/// Play a tournament: live scoreboard, every game kept, and a report at the end
#[derive(Args)]
#[command(after_help = "\
A pairing is up to --games games: one bot moves first in the first half, the other in the second half
on the same set-ups. It ends once one bot has won more than half (11 of 20). The winner of a pairing gets
3 points, a draw gives 1 each; net wins, the pairings among equals and the mean score break ties
(--ties mean-score: the mean score first, as area in paper, and net wins last).
Knockout pairings that end level continue with single games.
DIR holds results.sqlite (with the views match_raw and match_result of 2018), report.html, replays and,
for the last --pages games, a page per pairing to watch them (about 0.2 MB per game).
However the command was stopped, rerun it to resume; the table is the same in the end.
--set STAGE.game.KEY=VALUE changes a setting of one stage only: group, knockout, quarter-final, final;
winners, second-chance, grand-final; round-3 (Swiss). The settings of the narrowest stage count.
`turf bots` explains SPEC; python:FOLDER stands for all .py files in it; a bot may be named twice.
In --json, played, wins, draws and losses count pairings.
Examples:
  turf tournament --game paper --bots delta,papa,hotel,wanderer --out cup
  turf tournament --game paper --bots shipped,python:entries --format groups-knockout
  turf tournament --game duel2048 --bots random,shipped,python:a.py --format swiss --games 10
  turf tournament --game duel2048 --bots greedy,random,tower --format groups-knockout --set game.rounds=200 --set final.game.rounds=1000
  turf tournament --game paper --bots python:entries --think 60 --ties mean-score")]
pub struct Tournament {
    /// The game
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: &'static str,
    /// The bots; their order is the seeding of double elimination and the pots of groups
    #[arg(long, value_name = "SPEC,…")]
    bots: String,
    /// Format of the tournament
    #[arg(long, value_parser = named(Format::ALL, Format::name), default_value = "round-robin")]
    format: Format,
    /// Maximum number of games per pairing
    #[arg(long, default_value_t = 20, value_parser = within(1..=MAX_GAMES))]
    games: u32,
    /// Pairings played at a time [default: one per core]
    #[arg(long, value_parser = within::<u32>(1..=512))]
    jobs: Option<u32>,
    /// Folder of the tournament [default: tournaments/GAME-FORMAT, with -SEED if --seed is given]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Seed of all random numbers, those of the bots too [default: 1; with Python bots a random one, which is printed]
    #[arg(long, value_parser = within(0..=u64::MAX))]
    seed: Option<u64>,
    /// Groups of groups-knockout, a power of two [default: up to 4, with three bots or more]
    #[arg(long, value_parser = within::<usize>(1..=1024))]
    groups: Option<usize>,
    /// Rounds of a Swiss tournament [default: log2 of the number of bots]
    #[arg(long, value_parser = within::<usize>(1..=1000))]
    rounds: Option<usize>,
    /// Order of bots with equal points (Swiss: and opponents' points; double elimination: out in the same round)
    #[arg(long, value_parser = named(Ties::ALL, Ties::name), default_value = Ties::NetWins.name())]
    ties: Ties,
    /// Places above the promotion line of a round robin or Swiss table [default: half of the bots, at most 8]
    #[arg(long, value_parser = within::<usize>(0..=1_000_000))]
    promote: Option<usize>,
    /// Time limit of a pairing, which gives no points beyond [default: 1.5 per game; more with a longer --think]
    #[arg(long, value_name = "MINUTES", value_parser = within(0.001..=1e6))]
    pair_minutes: Option<f64>,
    /// Maximum number of games with a page to watch them, linked from the report; the last pairings first
    #[arg(long, value_name = "GAMES", default_value_t = 200, value_parser = within::<usize>(0..=1_000_000))]
    pages: usize,
    /// Do not start unless every bot can play
    #[arg(long)]
    strict: bool,
    /// Leave the bots' output and errors out of replays and the report, which opponents may read
    #[arg(long)]
    hide_output: bool,
    /// Bot files that use what the contest bans: allow (they play, and are named) or strict (they are refused)
    #[arg(long, value_parser = ["allow", "strict"], default_value = "allow")]
    bans: String,
    #[command(flatten)]
    walls: Walls,
    #[command(flatten)]
    settings: GameSettings,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Output<'a> {
    game: &'a str,
    format: &'static str,
    seed: u64,
    finished: bool,
    pairings: usize,
    games: u32,
    /// Games among them whose rules failed.
    void: u64,
    table: &'a [Row],
    refused: &'a [Refused],
    folder: String,
}

fn named<T: Copy + Send + Sync + 'static, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let known = move |text: String| all.into_iter().find(|one| name(*one) == text);
    PossibleValuesParser::new(all.map(name)).map(move |text| known(text).expect("only known names pass"))
}

impl Tournament {
    pub fn run(self, games: &Games) -> Result<()> {
        let wrong = |given: bool, format| given && self.format != format;
        let groups = wrong(self.groups.is_some(), Format::GroupsKnockout);
        if groups || wrong(self.rounds.is_some(), Format::Swiss) {
            let option = if groups { "--groups" } else { "--rounds" };
            bail!("{option} is not for --format {}: leave it out", self.format.name());
        }
        self.walls.raise(names_folder(&self.bots), &self.bots)?;
        let folder = self.out.clone().unwrap_or_else(|| {
            let seed = self.seed.map_or(String::new(), |seed| format!("-{seed}"));
            PathBuf::from("tournaments").join(format!("{}-{}{seed}", self.game, self.format.name()))
        });
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let _hold = hold(&folder).map_err(|why| anyhow!(why))?;
        let game = &**games.named(self.game);
        let (store, plan, field) = match Store::open(&folder)? {
            Some((store, plan)) => match self.same_field(game, &plan) {
                Ok(field) => (store, plan, field),
                // No game would be lost.
                Err(_) if store.is_unplayed()? => {
                    let (plan, field) = self.new_field(game)?;
                    store.remove()?;
                    (Store::create(&folder, &plan)?, plan, field)
                }
                Err(why) => {
                    let place = folder.display();
                    return Err(
                        why.context(format!("{place} holds another tournament (name another folder with --out)"))
                    );
                }
            },
            None => {
                let (plan, field) = self.new_field(game)?;
                (Store::create(&folder, &plan)?, plan, field)
            }
        };
        let settings = Settings {
            folder: folder.clone(),
            jobs: self.jobs.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |j| j as usize),
            pairing_time: self.pairing_time(game.think()),
            hide_output: self.hide_output,
        };
        let signals = Signals::listen("finished games are kept")?;
        let mut screen = screen::Screen::new(&plan);
        let end =
            field.play(&plan, &store, &settings, &signals.stop, &mut |progress, event| screen.tell(progress, event));
        screen.close();
        let end = end.map_err(|why| anyhow!(why))?;
        let mut report = Report::of(&plan, &store)?;
        if self.hide_output {
            report.hide_output();
        }
        let bar = progress::wait("making pages of the games");
        for page in pages(games.reader(), &folder, &report.games, self.pages) {
            if signals.raised() {
                break; // the resumed command makes the rest
            }
            match page {
                Ok((file, html)) => {
                    let place = file.parent().expect("below the tournament's folder");
                    std::fs::create_dir_all(place).with_context(|| format!("cannot make {}", place.display()))?;
                    write_atomically(&file, html.as_bytes())?;
                }
                Err(why) => notice(format!("no page to watch: {why}")),
            }
        }
        bar.finish_and_clear();
        write_atomically(&folder.join(tournament::FILE), tournament::page(&report, &folder).as_bytes())?;
        if self.json.text_wanted() {
            print!("{}", fitted(&report.text()));
            let page = folder.join(tournament::FILE);
            println!(
                "{}",
                fitted(&format!(
                    "\nratings are relative to these bots; the report with every game: {}",
                    page.display()
                ))
            );
        }
        let output = Output {
            game: self.game,
            format: plan.format.name(),
            seed: plan.seed,
            finished: end == End::Finished,
            pairings: report.pairings,
            games: report.games.len() as u32,
            void: report.void(),
            table: &report.table,
            refused: &plan.refused,
            folder: folder.display().to_string(),
        };
        self.json.write(&output)?;
        match end {
            End::Finished => Ok(()),
            End::Stopped => signals
                .outcome()
                .with_context(|| format!("stopped after {} games; rerun the command to resume", report.games.len())),
        }
    }
}
