//! A [`Script`] as a game: its rules, contest, bots and encoding.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use turf_env::{ActionOf, Game, Rng, Rules};

use super::bot::ScriptBot;
use super::definition::{Script, Settings, Setup, intern};
use super::encoding::ScriptEncoding;
use super::export::export;
use super::facts::Action;
use super::position::Position;
use super::practice::files;
use crate::bots::random_legal::RandomLegal;
use crate::bots::search::Search;
use crate::contest::contents::PythonExport;
use crate::contest::host::{BotFile, Limits, PythonBot};
use crate::input::one_line;
use crate::offered::{Offer, Offered};
use crate::play::bot::BotInfo;
use crate::play::contest::{Contest, VOID};

impl Rules for Script {
    type Game = Position;
    type Config = Settings;
    type Setup = Setup;

    fn name(&self) -> &'static str {
        self.definition().name
    }
    fn simultaneous(&self) -> bool {
        self.definition().told.simultaneous
    }
    fn has_chance(&self) -> bool {
        self.definition().told.chance
    }
    fn known_setup(&self) -> bool {
        self.definition().told.known_setup
    }
    fn default_config(&self) -> Settings {
        self.definition().told.settings.clone()
    }

    fn check(&self, config: &Settings) -> Result<(), String> {
        let defaults = &self.definition().told.settings.0;
        for (key, value) in &config.0 {
            let Some(default) = defaults.get(key) else {
                let all = self.definition().told.settings.text();
                return Err(format!("{} has no setting {key}; its settings: {all}", self.definition().name));
            };
            if kind(default) != kind(value) {
                return Err(format!("{key} must be {}, as {default} is, not {value}", kind(default)));
            }
        }
        self.definition().try_start(&self.draw_setup(config, &mut Rng::new(0)))
    }

    fn draw_setup(&self, config: &Settings, rng: &mut Rng) -> Setup {
        let mut settings = self.definition().told.settings.clone();
        settings.0.extend(config.0.clone());
        // Pages read it as a number of JavaScript.
        Setup { rules: self.definition().hash.clone(), settings, seed: rng.next_u64() >> 12 }
    }

    fn start(&self, setup: &Setup) -> Position {
        Position::start(*self, setup)
    }

    fn restart(&self, game: &mut Position, setup: &Setup) {
        game.restart(setup);
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "nothing",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "a table",
    }
}

impl Contest for Script {
    fn endings(&self) -> &'static [&'static str] {
        self.definition().endings
    }
    fn version(&self) -> Option<&'static str> {
        Some(self.hash())
    }
    fn check_setup(&self, setup: &Setup) -> Result<(), String> {
        if setup.rules != self.definition().hash {
            return Err(format!(
                "the game was played by another version of {}, of SHA-256 {}",
                self.definition().name,
                setup.rules
            ));
        }
        self.check(&setup.settings)
    }
    fn say_ending(&self, code: &str) -> Option<&'static str> {
        match code {
            VOID => Some("the rules failed: nobody's fault"),
            _ => self.definition().told.endings.get(code).map(String::as_str),
        }
    }
    fn failure(&self, game: &Position) -> Option<String> {
        game.outcome().filter(|outcome| outcome.reason == VOID).map(|_| game.to_string())
    }
    fn fault(&self, game: &Position, action: &Action) -> String {
        let shown = one_line(format!("{action:?}"));
        let Err(why) = game.allows(action) else { return shown };
        self.definition().fault(why.clone());
        format!("{shown} ({why})")
    }
    /// Reads actions with the choices that stand for them.
    fn read_actions(&self, written: Value) -> Result<Vec<ActionOf<Self>>, String> {
        serde_json::from_value(written).map_err(|e| format!("actions: {e}"))
    }
}

impl Offered for Script {
    type Encoding = ScriptEncoding;
    fn encoding(&self) -> ScriptEncoding {
        ScriptEncoding(*self)
    }
    fn offer(&self) -> Offer {
        let own = Duration::try_from_secs_f64(self.definition().told.seconds).ok().filter(|own| !own.is_zero());
        Offer { think: Some(own.unwrap_or(Limits::SCRIPT.think)), sparring: false, ..Offer::NONE }
    }
    fn flag(&self) -> String {
        self.definition().file.path.display().to_string()
    }
    fn bots(&self) -> &'static [BotInfo<Self>] {
        self.definition().bots.get_or_init(|| bots(self).leak())
    }
    fn export(&self) -> Option<PythonExport<Self>> {
        (!self.is_referee()).then(|| export(*self))
    }
    fn practice(&self, config: &Settings, think: Duration) -> Option<BTreeMap<String, Vec<u8>>> {
        Some(files(*self, config, think))
    }
    fn python_bot(&self, file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Position>>> {
        Some(Box::new(ScriptBot::new(*self, file, "", patience)))
    }
}

/// Lists `random`, the search where nothing is hidden, and the bots of the file; of a referee's only the latter, since nobody
/// knows what it takes.
fn bots(script: &Script) -> Vec<BotInfo<Script>> {
    let told = &script.definition().told;
    let own = |(class, about): &(String, String)| {
        let class = intern(class.clone());
        BotInfo::new(class, intern(about.clone()), |rules: Script, class| {
            Box::new(ScriptBot::new(rules, &rules.definition().file, class, 1))
        })
    };
    if told.referee {
        return told.bots.iter().map(own).collect();
    }
    let random =
        BotInfo::new("random", "any legal choice", |rules: Script, _| Box::new(RandomLegal::new(rules.encoding())));
    let mut bots = vec![random];
    if !told.simultaneous && !told.hidden {
        let about = "alpha-beta over 2,000 positions (@nodes=N, @depth=N)";
        bots.push(BotInfo::new("search", about, |rules: Script, _| Box::new(Search::usual(rules.encoding()))));
    }
    bots.extend(told.bots.iter().filter(|(class, _)| !["random", "search"].contains(&&*class.to_lowercase())).map(own));
    bots
}
