//! `turf tournament`: many bots, one table.

mod screen;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::console::signals::Signals;
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;
use serde_json::Value;
use turf_agents::BuiltinBots;
use turf_agents::notice::notice;
use turf_agents::tournament::entrants::{Field, names_folder, split_list};
use turf_agents::tournament::plan::{Format, MOST_GAMES, Plan, Refused, Ties};
use turf_agents::tournament::report::Report;
use turf_agents::tournament::run::{End, Settings, Workers, hold, run};
use turf_agents::tournament::store::Store;
use turf_agents::tournament::table::Row;
use turf_env::Encoding;
use turf_web::pairings::pages;
use turf_web::tournament;

use super::json::{Json, write_atomically};
use super::settings::GameSettings;
use super::walls::Walls;
use crate::commands::games::Games;
use turf_web::timeline::files::TimelineReader;

/// Play a tournament: live scoreboard, every game kept, and a report at the end
#[derive(Args)]
#[command(after_help = "\
Each pairing is up to --games games: first half with one bot moving first, second half with the
other on the same set-ups; it ends when one has won more than half (11 of 20). 3 points for the
pairing, 1 each for a draw; then net wins, the meeting of the equals and the mean score decide
(--ties mean-score: the mean score first, as area in paper, and net wins last).
Knockout pairings that end level go on by single games.
DIR holds results.sqlite (views match_raw and match_result as in 2018), report.html, replays and,
for the last --pages games, a page per pairing to watch them (some 0.2 MB for each game).
Stopped in any way, the same command goes on where it was and ends with the same table.
--set STAGE.game.KEY=VALUE is a setting of one stage beside those of all games: group, knockout, quarter-final, final;
winners, second-chance, grand-final; round-3 (Swiss). The narrowest stage's settings count.
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
    /// Who takes part; double elimination takes the order as seeding, groups are drawn from it in pots
    #[arg(long, value_name = "SPEC,…")]
    bots: String,
    /// Who meets whom
    #[arg(long, value_parser = format_parser(), default_value = "round-robin")]
    format: Format,
    /// The most games of a pairing
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=MOST_GAMES.into()))]
    games: u32,
    /// Pairings at a time [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=512))]
    jobs: Option<u32>,
    /// Folder of the tournament [default: tournaments/GAME-FORMAT, and -SEED where one is given]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Root of all chance: who knows it knows every bot's [default: 1; with Python bots one is drawn, and told]
    #[arg(long)]
    seed: Option<u64>,
    /// Groups of groups-knockout, a power of two [default: up to 4, with three bots or more]
    #[arg(long)]
    groups: Option<usize>,
    /// Rounds of a Swiss tournament [default: log2 of the bots]
    #[arg(long)]
    rounds: Option<usize>,
    /// Order of equals: by points in tables (Swiss: opponents' points too), by round in double elimination
    #[arg(long, value_parser = ties_parser(), default_value = Ties::NetWins.name())]
    ties: Ties,
    /// Places above the promotion line of a round robin or Swiss table [default: half of the bots, at most 8]
    #[arg(long)]
    promote: Option<usize>,
    /// A pairing that takes longer gives no points [default: 1.5 for each of its games; more with a longer --think]
    #[arg(long, value_name = "MINUTES")]
    pair_minutes: Option<f64>,
    /// At most so many games get pages to watch them, linked from the report; the last pairings first
    #[arg(long, value_name = "GAMES", default_value_t = 200)]
    pages: usize,
    /// Do not start unless every bot can play
    #[arg(long)]
    strict: bool,
    /// Leave what bots print, and their errors, out of replays and the report: opponents read them
    #[arg(long)]
    hide_output: bool,
    #[command(flatten)]
    walls: Walls,
    #[command(flatten)]
    settings: GameSettings,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Output<'a> {
    game: &'a str,
    format: &'static str,
    seed: u64,
    finished: bool,
    pairings: usize,
    games: u32,
    table: &'a [Row],
    refused: &'a [Refused],
    folder: String,
}

fn format_parser() -> impl TypedValueParser<Value = Format> {
    let known = |name: &str| Format::ALL.into_iter().find(|f| f.name() == name);
    PossibleValuesParser::new(Format::ALL.map(Format::name))
        .map(move |name| known(&name).expect("the parser lets only known names through"))
}

fn ties_parser() -> impl TypedValueParser<Value = Ties> {
    let known = |name: &str| Ties::ALL.into_iter().find(|ties| ties.name() == name);
    PossibleValuesParser::new(Ties::ALL.map(Ties::name))
        .map(move |name| known(&name).expect("the parser lets only known names through"))
}

impl Tournament {
    /// Plays and reports.
    pub fn run(self, games: &Games) -> Result<()> {
        (games.named(self.game).tournament)(self, games.reader())
    }

    pub(crate) fn play<E: Encoding>(self, reader: &TimelineReader) -> Result<()>
    where
        E::Game: BuiltinBots,
    {
        self.walls.raise(names_folder(&self.bots), &self.bots)?;
        let folder = self.out.clone().unwrap_or_else(|| {
            let seed = self.seed.map_or(String::new(), |seed| format!("-{seed}"));
            PathBuf::from("tournaments").join(format!("{}-{}{seed}", self.game, self.format.name()))
        });
        std::fs::create_dir_all(&folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let _hold = hold(&folder).map_err(|why| anyhow!(why))?;
        let (store, plan, mut field) = match Store::open(&folder)? {
            Some((store, plan)) => match self.same_field::<E>(&plan) {
                Ok(field) => (store, plan, field),
                // Nothing would be lost.
                Err(_) if store.is_unplayed()? => {
                    let (plan, field) = self.new_field::<E>()?;
                    store.remove()?;
                    (Store::create(&folder, &plan)?, plan, field)
                }
                Err(why) => {
                    let place = folder.display();
                    return Err(why.context(format!(
                        "{place} holds another tournament (name another folder with --out)"
                    )));
                }
            },
            None => {
                let (plan, field) = self.new_field::<E>()?;
                (Store::create(&folder, &plan)?, plan, field)
            }
        };
        let settings = Settings {
            folder: folder.clone(),
            workers: Workers::Threads(self.jobs.map_or_else(
                || std::thread::available_parallelism().map_or(1, usize::from),
                |j| j as usize,
            )),
            pairing_time: self.pairing_time::<E::Game>()?,
            hide_output: self.hide_output,
        };
        let signals = Signals::listen("finished games are kept")?;
        self.settings.give_time(&mut field.sources);
        let mut screen = screen::Screen::new(&plan);
        let sources = Arc::new(field.sources);
        let end = run(
            &plan,
            &sources,
            &store,
            &settings,
            &signals.stop,
            &mut |progress, event| screen.tell(progress, event),
        );
        screen.close();
        let end = end.map_err(|why| anyhow!(why))?;
        let mut report = Report::of(&plan, &store)?;
        if self.hide_output {
            report.hide_output();
        }
        for page in pages(reader, &folder, &report.games, self.pages) {
            if signals.raised() {
                break; // the pages left are made when it goes on
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
        write_atomically(
            &folder.join(tournament::FILE),
            tournament::page(&report, &folder).as_bytes(),
        )?;
        if self.json.text_wanted() {
            print!("{}", report.text());
            println!(
                "\nratings are relative to these bots; the report with every game: {}",
                folder.join(tournament::FILE).display()
            );
        }
        let output = Output {
            game: self.game,
            format: plan.format.name(),
            seed: plan.seed,
            finished: end == End::Finished,
            pairings: report.pairings,
            games: report.games.len() as u32,
            table: &report.table,
            refused: &plan.refused,
            folder: folder.display().to_string(),
        };
        self.json.write(&output)?;
        match end {
            End::Finished => Ok(()),
            End::Stopped => signals
                .outcome()
                .with_context(|| format!("stopped after {} games; the same command goes on", report.games.len())),
        }
    }

    /// The bots of a tournament that begins.
    fn new_field<E: Encoding>(&self) -> Result<(Plan, Field<E>)>
    where
        E::Game: BuiltinBots,
    {
        let field = Field::<E>::read(&self.requested()?)?;
        for bad in &field.refused {
            notice(format!("left out: {}: {}", bad.spec, bad.error));
        }
        if self.strict && !field.refused.is_empty() {
            bail!("{} of the bots cannot play, and --strict is given", field.refused.len());
        }
        let plan = self.plan(&field)?;
        plan.check().map_err(|why| anyhow!(why))?;
        Ok((plan, field))
    }

    fn requested(&self) -> Result<Vec<String>> {
        split_list(&self.bots).map_err(|why| anyhow!(why))
    }

    fn plan<E: Encoding>(&self, field: &Field<E>) -> Result<Plan>
    where
        E::Game: BuiltinBots,
    {
        let usual = Plan::new(self.game, self.format, field.entrants.clone());
        let (config, stages) = self.configs::<E::Game>()?;
        Ok(Plan {
            games: self.games,
            seed: field.seed(self.seed),
            groups: self.groups.unwrap_or(usual.groups),
            rounds: self.rounds.unwrap_or(usual.rounds),
            promote: self.promote.unwrap_or(usual.promote),
            requested: self.requested()?,
            refused: field.refused.clone(),
            config,
            stages,
            think_ms: self.think_ms(),
            ties: self.ties,
            ..usual
        })
    }

    /// The bots of a tournament that goes on, if this command asks for the same one.
    fn same_field<E: Encoding>(&self, was: &Plan) -> Result<Field<E>>
    where
        E::Game: BuiltinBots,
    {
        let (config, stages) = self.configs::<E::Game>()?;
        // Before any file is read: another game's bots need not exist.
        let asked = Plan {
            game: self.game.to_string(),
            format: self.format,
            games: self.games,
            seed: self.seed.unwrap_or(was.seed),
            groups: self.groups.unwrap_or(was.groups),
            rounds: self.rounds.unwrap_or(was.rounds),
            requested: self.requested()?,
            config,
            stages,
            think_ms: self.think_ms(),
            ties: self.ties,
            ..was.clone()
        };
        if let Some(what) = was.difference(&asked) {
            bail!(what);
        }
        let field = Field::again(was).map_err(|why| anyhow!(why))?;
        let now = Plan {
            entrants: field.entrants.clone(),
            ..asked
        };
        match was.difference(&now) {
            Some(what) => bail!(what),
            None => Ok(field),
        }
    }

    /// Returns the settings of all games, and those of stages that have their own.
    fn configs<G: BuiltinBots>(&self) -> Result<(Value, BTreeMap<String, Value>)> {
        let (common, stages) = self.settings.by_stage();
        let stages = stages.into_iter().map(|(name, own)| Ok((name, own.json::<G>()?)));
        Ok((common.json::<G>()?, stages.collect::<Result<_>>()?))
    }

    fn think_ms(&self) -> Option<u64> {
        self.settings.think().map(|time| time.as_millis() as u64)
    }

    fn pairing_time<G: BuiltinBots>(&self) -> Result<Duration> {
        let longer = self.settings.think().zip(G::THINK);
        let longer = longer.map_or(1.0, |(think, usual)| think.div_duration_f64(usual).max(1.0));
        let minutes = self.pair_minutes.unwrap_or(1.5 * longer * self.games as f64);
        match Duration::try_from_secs_f64(60.0 * minutes) {
            Ok(time) if minutes > 0.0 && minutes <= 1e6 => Ok(time),
            _ => bail!("--pair-minutes takes a number above 0, not {minutes}"),
        }
    }
}
