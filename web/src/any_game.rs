//! Games and their records for code that knows them by name alone.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde_json::Value;
use turf_agents::Offered;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::contest::trial::Trial;
use turf_agents::input::printable;
use turf_agents::offered::builtin::PolicyEncoding;
use turf_agents::offered::file::GameFile;
use turf_agents::policy::file::PolicyFile;
use turf_agents::records::replay::{Replay, read_bytes};
use turf_agents::script::RandomGame;
use turf_agents::spec::{BotSpec, SpecError};
use turf_agents::tournament::entrants::Field;
use turf_agents::tournament::fixture::{Audience, Fixture};
use turf_agents::tournament::live::LiveGame;
use turf_agents::tournament::plan::{Entrant, Plan, Refused, game_config};
use turf_agents::tournament::run::{End, Event, Progress, Settings, run};
use turf_agents::tournament::store::Store;
use turf_agents::words;
use turf_env::observation_spec::ObservationSpec;
use turf_env::{Encoding, Game, Player, Rng, Rules};

use crate::analysis::{Analysis, Seen};
use crate::canvas::Canvas;
use crate::game_view::GameView;
use crate::gif::gif;
use crate::lang::Lang;
use crate::live::{Begun, Live, Match, Opening, Seat};
use crate::plot::{Picture, of_game, of_set};
use crate::practice;
use crate::report::{Difference, report};
use crate::rules;
use crate::table::{Bots, Table};
use crate::timeline::Timeline;

/// A setting of a game.
pub struct Setting {
    pub name: String,
    /// Empty for a game in a Python file.
    pub meaning: &'static str,
    pub unit: &'static str,
    pub default: Value,
}

/// A game whatever its types. Every [`GameView`] is one.
pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    /// Returns what `--game` takes.
    fn flag(&self) -> String;
    /// Returns the name of the encoding that training uses.
    fn trained_encoding(&self) -> &'static str;
    fn observation_specs(&self) -> Vec<(&'static str, ObservationSpec)>;
    fn presets(&self) -> &'static [(&'static str, &'static str)];
    /// Lists names of the built-in bots with a line about each, weakest first.
    fn builtins(&self) -> Vec<(&'static str, &'static str)>;
    /// Returns true if a policy file configures the game's search.
    fn searches(&self, file: &PolicyFile) -> bool;
    /// Returns the rules for people; may be empty.
    fn rules(&self, lang: Lang) -> &'static str;
    /// Returns the code that draws positions.
    fn script(&self) -> &'static str;
    /// Returns true if bot files can play.
    fn takes_files(&self) -> bool;
    /// Returns true if people can play it on pages.
    fn takes_people(&self) -> bool;
    /// Lists the settings with the contest's own values, in the game's order.
    fn config_settings(&self) -> Vec<Setting>;
    /// Makes a zip file with which people practise on computers that have only Python. Fails if the game has none.
    fn practice(&self, config: &Value, think: Option<Duration>) -> Result<Vec<u8>, String>;
    /// Checks settings of the game. Null stands for the contest's own, here and below; what an object leaves out is as in the
    /// contest.
    fn check_config(&self, config: &Value) -> Result<(), String>;
    /// Lets a bot file play from each seat.
    fn try_file(&self, file: &Arc<BotFile>, config: &Value) -> Result<Vec<Trial>, String>;
    /// Plays a random game of the contest's settings.
    fn random_game(&self, seed: u64) -> RandomGame;
    /// Reads a recorded game in any format. Fails if it is of another game.
    fn recorded(&self, file: &GameFile) -> Result<Box<dyn AnyReplay>, String>;
    /// Returns the SPEC of a bot that can judge games: the shipped policy, or a built-in bot that values moves.
    fn judge(&self) -> Option<String>;
    /// Reads a running game, see [`LiveGame::parse`], and its number.
    fn live(&self, running: &[u8]) -> Result<(Timeline, u32), String>;
    /// Renders the page of a run in the game, as [`report`] does.
    fn report(
        &self,
        run: &Path,
        changed: Vec<Difference>,
        opponents: &[String],
        over: bool,
        called: fn(&str) -> String,
    ) -> String;
    /// Makes a table for people from the opponents' SPECs, the seed and the thinking time of Python bots.
    fn table(
        &self,
        named: Option<&str>,
        seed: Option<u64>,
        think: Option<Duration>,
    ) -> Result<Box<dyn Table>, SpecError>;
    /// Returns the thinking time of a Python bot in its contest. `None` without such bots.
    fn think(&self) -> Option<Duration>;
    /// Returns how long a game takes if both bots use all their thinking time, `think` or the contest's.
    fn longest(&self, think: Option<Duration>) -> Option<Duration>;
    /// Reads the SPECs of a new tournament, as [`Field::read`] does.
    fn field(&self, specs: &[String], strict_bans: bool) -> Result<Box<dyn AnyField>, SpecError>;
    /// Reads the bots of a tournament to resume, as [`Field::again`] does.
    fn field_again(&self, plan: &Plan) -> Result<Box<dyn AnyField>, String>;
    /// Plays the remaining games of a fixture. The error is of this machine, never of a bot.
    fn play(&self, fixture: &Fixture, audience: &dyn Audience) -> Result<(), String>;
    /// Starts a person's game against a bot. `think` is the thinking time of a Python bot, `None` for the contest's own.
    fn start_against(
        &self,
        bot: &Entrant,
        think: Option<Duration>,
        config: &Value,
        seat: Seat,
        seed: u64,
    ) -> Result<(Box<dyn Live>, Opening), String>;
}

/// A recorded game whatever its types.
pub trait AnyReplay {
    fn timeline(&self) -> Timeline;
    /// Analyses the game by the bot of a SPEC. `None` if the bot values no moves.
    fn analysis(&self, spec: &str, seen: &Seen) -> Result<Option<Analysis>, SpecError>;
    fn to_json(&self) -> String;
    fn winner(&self) -> Option<Player>;
    /// Removes what bots wrote except in their `own` seats, see [`Replay::hide_output`].
    fn hide_output(&mut self, own: [bool; 2]);
    /// Returns true if settings and `chance` draw the game's set-up.
    fn is_drawn(&self, config: &Value, chance: &mut Rng) -> Result<bool, String>;
    /// Returns the record of the original platform.
    fn original(&self) -> Result<Vec<u8>, String>;
    fn gif(&self, most_frames: usize) -> std::io::Result<Vec<u8>>;
    /// Writes all positions and moves as text.
    fn text(&self, write: &mut dyn FnMut(&str));
    /// Returns a position as text and picture. `None` if the game is shorter.
    fn position(&self, index: usize) -> Option<(String, Canvas)>;
    fn pictures(&self) -> Vec<Picture>;
    fn sides(&self) -> [of_set::Side; 2];
    /// Draws sides of several games of this kind.
    fn pictures_of(&self, sides: &[of_set::Side], highlight: &[String]) -> Vec<Picture>;
}

impl<R: GameView> AnyGame for R {
    fn name(&self) -> &'static str {
        Rules::name(self)
    }

    fn flag(&self) -> String {
        Offered::flag(self)
    }

    fn trained_encoding(&self) -> &'static str {
        Encoding::shape(&self.encoding()).name
    }

    fn observation_specs(&self) -> Vec<(&'static str, ObservationSpec)> {
        let own: &dyn PolicyEncoding<R> = &self.encoding();
        let all = std::iter::once(own).chain(self.other_encodings().iter().copied());
        all.map(|encoding| (encoding.shape().name, encoding.observation_spec())).collect()
    }

    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        self.offer().named_presets
    }

    fn builtins(&self) -> Vec<(&'static str, &'static str)> {
        self.bots().iter().map(|bot| (bot.name, bot.about)).collect()
    }

    fn searches(&self, file: &PolicyFile) -> bool {
        self.search_policy(file).is_some()
    }

    fn rules(&self, lang: Lang) -> &'static str {
        rules::of(*self, lang)
    }

    fn script(&self) -> &'static str {
        self.view().script
    }

    fn takes_people(&self) -> bool {
        GameView::takes_people(self)
    }

    fn takes_files(&self) -> bool {
        let bot = |python| self.python_bot(&Arc::new(BotFile::new("bot.py", [], python)), 1);
        // Without Python here, its absence is what the check reports.
        Interpreter::find().map_or(true, |python| bot(python).is_some())
    }

    fn config_settings(&self) -> Vec<Setting> {
        let declared = Rules::settings(self);
        let defaults = serde_json::to_value(self.default_config()).expect("settings are plain data");
        let of = |(name, default): (&String, &Value)| {
            let about = declared.iter().find(|(known, _)| known == name).map_or("", |(_, about)| about);
            let (meaning, unit) = about.rsplit_once(" Unit: ").unwrap_or((about, ""));
            Setting { name: name.clone(), meaning, unit: unit.trim_end_matches('.'), default: default.clone() }
        };
        let mut all: Vec<Setting> = defaults.as_object().into_iter().flatten().map(of).collect();
        all.sort_by_key(|setting| declared.iter().position(|(known, _)| *known == setting.name));
        all
    }

    fn practice(&self, config: &Value, think: Option<Duration>) -> Result<Vec<u8>, String> {
        let name = AnyGame::name(self);
        let (config, think) = (game_config(*self, config)?, think.or(self.offer().think).unwrap_or_default());
        let missing = || {
            format!(
                "{name} has nothing to practise with: paper (without quiet_turns), duel2048, stellar and games in Python files have"
            )
        };
        let files = Offered::practice(self, &config, think).ok_or_else(missing)?;
        practice::zipped(name, &self.view(), files).map_err(|e| e.to_string())
    }

    fn check_config(&self, config: &Value) -> Result<(), String> {
        game_config(*self, config).map(drop)
    }

    fn try_file(&self, file: &Arc<BotFile>, config: &Value) -> Result<Vec<Trial>, String> {
        Trial::of_both_seats(*self, file, &game_config(*self, config)?)
    }

    fn random_game(&self, seed: u64) -> RandomGame {
        RandomGame::new(*self, &self.default_config(), seed)
    }

    fn recorded(&self, file: &GameFile) -> Result<Box<dyn AnyReplay>, String> {
        Ok(Box::new(file.replay(*self)?))
    }

    fn judge(&self) -> Option<String> {
        let values = |spec: &&str| BotSpec::parse(self.encoding(), spec).is_ok_and(|bot| bot.values_actions());
        let bots = self.bots().iter().rev().map(|bot| bot.name);
        std::iter::once("shipped").chain(bots).find(values).map(str::to_string)
    }

    fn live(&self, running: &[u8]) -> Result<(Timeline, u32), String> {
        let so_far = LiveGame::parse(*self, running)?;
        Ok((Timeline::live(&so_far), so_far.game))
    }

    fn report(
        &self,
        run: &Path,
        changed: Vec<Difference>,
        opponents: &[String],
        over: bool,
        called: fn(&str) -> String,
    ) -> String {
        report(self.encoding(), run, changed, opponents, over, called)
    }

    fn table(
        &self,
        named: Option<&str>,
        seed: Option<u64>,
        think: Option<Duration>,
    ) -> Result<Box<dyn Table>, SpecError> {
        let table = Bots::new(self.encoding(), named, seed)?;
        Ok(Box::new(match think {
            Some(time) => table.think(time),
            None => table,
        }))
    }

    fn think(&self) -> Option<Duration> {
        self.offer().think
    }

    fn longest(&self, think: Option<Duration>) -> Option<Duration> {
        let offer = self.offer();
        let decisions = if offer.think_per_turn { AnyGame::random_game(self, 1).plies() as u32 } else { 2 };
        Some(think.or(offer.think)? * decisions)
    }

    fn field(&self, specs: &[String], strict_bans: bool) -> Result<Box<dyn AnyField>, SpecError> {
        Ok(Box::new((*self, Field::read(self.encoding(), specs, strict_bans)?)))
    }

    fn field_again(&self, plan: &Plan) -> Result<Box<dyn AnyField>, String> {
        Ok(Box::new((*self, Field::again(self.encoding(), plan)?)))
    }

    fn play(&self, fixture: &Fixture, audience: &dyn Audience) -> Result<(), String> {
        fixture.play(*self, audience)
    }

    fn start_against(
        &self,
        bot: &Entrant,
        think: Option<Duration>,
        config: &Value,
        seat: Seat,
        seed: u64,
    ) -> Result<(Box<dyn Live>, Opening), String> {
        if !GameView::takes_people(self) {
            return Err(format!("{} is for bots only", Rules::name(self)));
        }
        let bot = bot.player(self.encoding(), think)?;
        let mut chance = Rng::new(seed);
        let setup = self.draw_setup(&game_config(*self, config)?, &mut chance);
        let begun = Begun { rules: *self, setup, actions: Vec::new(), micros: Vec::new() };
        Ok(Match::start(begun, &bot, seat, &mut chance))
    }
}

/// Bots of a tournament whatever their game.
pub trait AnyField {
    fn entrants(&self) -> &[Entrant];
    fn refused(&self) -> &[Refused];
    /// Returns the seed of a new tournament, see [`Field::seed`].
    fn seed(&self, asked: Option<u64>) -> u64;
    /// Fails if a bot uses what the contest bans.
    fn check_bans(&self) -> Result<(), String>;
    /// Plays what is left of the tournament, as [`run`] does, with the plan's thinking time.
    fn play(
        self: Box<Self>,
        plan: &Plan,
        store: &Store,
        settings: &Settings,
        stop: &Arc<AtomicBool>,
        on_event: &mut dyn FnMut(&Progress, Event),
    ) -> Result<End, String>;
}

impl<R: GameView> AnyField for (R, Field<R::Encoding>) {
    fn entrants(&self) -> &[Entrant] {
        &self.1.entrants
    }

    fn refused(&self) -> &[Refused] {
        &self.1.refused
    }

    fn seed(&self, asked: Option<u64>) -> u64 {
        self.1.seed(asked)
    }

    fn check_bans(&self) -> Result<(), String> {
        self.1.check_bans()
    }

    fn play(
        self: Box<Self>,
        plan: &Plan,
        store: &Store,
        settings: &Settings,
        stop: &Arc<AtomicBool>,
        on_event: &mut dyn FnMut(&Progress, Event),
    ) -> Result<End, String> {
        let (rules, Field { mut sources, .. }) = *self;
        if let Some(think) = plan.think_ms {
            sources.iter_mut().for_each(|bot| bot.give_time(Duration::from_millis(think)));
        }
        run(rules.encoding(), plan, &Arc::new(sources), store, settings, stop, on_event)
    }
}

impl<R: GameView> AnyReplay for Replay<R> {
    fn timeline(&self) -> Timeline {
        Timeline::of(self)
    }

    fn analysis(&self, spec: &str, seen: &Seen) -> Result<Option<Analysis>, SpecError> {
        let source = BotSpec::parse(self.rules.encoding(), spec)?;
        Ok(Analysis::watched(&source, self, true, seen))
    }

    fn to_json(&self) -> String {
        Replay::to_json(self)
    }

    fn winner(&self) -> Option<Player> {
        self.winner
    }

    fn hide_output(&mut self, own: [bool; 2]) {
        Replay::hide_output(self, own);
    }

    fn is_drawn(&self, config: &Value, chance: &mut Rng) -> Result<bool, String> {
        Ok(self.rules.draw_setup(&game_config(self.rules, config)?, chance) == self.setup)
    }

    fn original(&self) -> Result<Vec<u8>, String> {
        self.rules.write_original(self)
    }

    fn gif(&self, most_frames: usize) -> std::io::Result<Vec<u8>> {
        gif(self, most_frames)
    }

    fn text(&self, write: &mut dyn FnMut(&str)) {
        let [a, b] = self.bots.each_ref().map(|bot| plain(&bot.name));
        write(&format!("{}: {a} (A) against {b} (B)\n\n", Rules::name(&self.rules)));
        let mut before: Option<R::Game> = None;
        for (i, game) in self.positions().enumerate() {
            if let Some(before) = &before {
                let player = before.decider().map_or("chance".to_string(), |player| format!("{player:?}"));
                let (turn, action) = (before.turn(), self.rules.say(before, &self.actions[i - 1]));
                let micros = self.micros.get(i - 1).map_or(String::new(), |us| format!("  ({us} µs)"));
                write(&format!("turn {turn}, {player}: {action}{micros}\n"));
            }
            write(&format!("{game}\n\n"));
            before = Some(game);
        }
        let name = Rules::name(&self.rules);
        let [first, second] = self.scores.map(|score| words::score(name, score));
        let winner = self.winner.map_or("a draw", |p| [&*a, &*b][p.index()]);
        let detail = self.detail.as_ref().map_or(String::new(), |why| format!(": {}", plain(why)));
        let (reason, turns) = (plain(words::reason(name, &self.reason)), self.turns);
        write(&format!("{winner}, {reason}{detail}; {turns} turns, {first} : {second}\n"));
    }

    fn position(&self, index: usize) -> Option<(String, Canvas)> {
        self.positions().nth(index).map(|game| (game.to_string(), self.rules.picture(&game)))
    }

    fn pictures(&self) -> Vec<Picture> {
        of_game::pictures(self)
    }

    fn sides(&self) -> [of_set::Side; 2] {
        of_set::sides(self)
    }

    fn pictures_of(&self, sides: &[of_set::Side], highlight: &[String]) -> Vec<Picture> {
        of_set::pictures(sides, self.rules.offer().size, highlight)
    }
}

/// Removes terminal control characters from the text of a file, which may be anybody's.
fn plain(text: &str) -> String {
    printable(&text.replace(['\n', '\r', '\t'], " "))
}

/// Games of a program.
#[derive(Clone, Default)]
pub struct Games(Vec<Arc<dyn AnyGame>>);

impl FromIterator<Arc<dyn AnyGame>> for Games {
    fn from_iter<I: IntoIterator<Item = Arc<dyn AnyGame>>>(games: I) -> Self {
        Self(games.into_iter().collect())
    }
}

impl Games {
    pub fn iter(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.0.iter().map(|game| &**game)
    }

    pub fn find(&self, name: &str) -> Option<&dyn AnyGame> {
        self.iter().find(|game| game.name() == name)
    }

    /// Finds the game of a record.
    pub fn of_record(&self, name: &str) -> Result<&dyn AnyGame, String> {
        let unknown = || match name.ends_with(".py") {
            true => format!("a replay of an unknown game: add --game and the path of {}", printable(name)),
            false => "a replay of an unknown game".into(),
        };
        self.find(name).ok_or_else(unknown)
    }

    /// Reads a recorded game in any format. The error does not name the file.
    pub fn read(&self, file: &Path) -> Result<Box<dyn AnyReplay>, String> {
        let file = GameFile::open(file).map_err(|e| e.why)?;
        self.of_record(&file.game)?.recorded(&file)
    }

    pub fn read_live(&self, file: &Path, game: &str) -> Result<(Timeline, u32), String> {
        self.of_record(game)?.live(&read_bytes(file).map_err(|e| e.why)?)
    }
}
