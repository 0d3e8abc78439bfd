//! The table of a module's games, and the work that each entry can do.

use std::any::Any;
use std::path::Path;
use std::sync::{Mutex, OnceLock};

use turf_agents::Offered;
use turf_agents::offered::file::GameFile;
use turf_agents::script::Script;
use turf_agents::spec::team::Team;
use turf_env::games::duel2048::Duel2048Rules;
use turf_env::games::paper::{PaperCrop11, PaperRules, PaperView};
use turf_env::games::stellar::StellarRules;
use turf_env::observation_spec::ObservationSpec;
use turf_env::vec_env::Spec;
use turf_env::{Parts, Player};
use turf_train::any_training::AnyTraining;
use turf_train::rollout::observation::ObservationShape;
use turf_web::GameView;
use turf_web::any_game::AnyGame;

use crate::attended::Stop;
use crate::generic::actor::Acting;
use crate::generic::bot::NamedBot;
use crate::generic::environment::{Environment, Settings};
use crate::generic::record::Decisions;
use crate::generic::team::Entry;
use crate::generic::{self, Playable};

/// What a game can do whatever its encoding.
pub trait AnyRules: AnyGame + AnyTraining {}

impl<R: GameView> AnyRules for R {}

struct Listed<E>(E);

/// Makes the trait [`AnyEncoding`] from generic functions: methods of a trait object cannot be generic.
macro_rules! encoding {
    ($($room:ident::$name:ident($($argument:ident: $type:ty),*) -> $out:ty;)*) => {
        /// An encoding and its game, found by name. Each method is the function of the same name in [`generic`].
        pub trait AnyEncoding: Send + Sync {
            fn name(&self) -> &'static str;
            fn rules(&self) -> Box<dyn AnyRules>;
            $(fn $name(&self, $($argument: $type),*) -> $out;)*
        }

        impl<E: Playable> AnyEncoding for Listed<E> {
            fn name(&self) -> &'static str {
                self.0.shape().name
            }

            fn rules(&self) -> Box<dyn AnyRules> {
                Box::new(self.0.rules())
            }

            $(fn $name(&self, $($argument: $type),*) -> $out {
                generic::$room::$name(self.0, $($argument),*)
            })*
        }
    };
}

// What stays here needs the encoding itself: environments, advice and records show positions as its arrays, actors learn on
// them, and callables in a team answer them. All else goes by `rules()`, and by the `Spec` or `Team` returned here.
encoding! {
    environment::spec() -> (Spec, &'static [&'static str]);
    environment::observation_spec() -> ObservationSpec;
    environment::environment(settings: Settings) -> Result<Box<dyn Environment>, String>;
    advice::advisers(bot: &NamedBot, seed: u64) -> Result<Box<dyn Any + Send>, String>;
    record::decisions(file: &GameFile, player: Player, parts: Parts, shield: bool) -> Result<Decisions, String>;
    actor::actor(
        settings: &str, bots: Vec<String>, envs: usize, nonce: u64, threads: usize
    ) -> Result<Box<dyn Acting>, String>;
    actor::league(settings: &str) -> Result<(ObservationShape, Vec<String>), String>;
    team::team(bots: Vec<Entry>, stop: &Stop) -> Result<Box<dyn Team>, String>;
}

#[derive(Default)]
pub struct Games(Vec<Box<dyn AnyEncoding>>);

impl Games {
    pub fn with<R: GameView>(self, rules: R) -> Self {
        self.encoding(rules.encoding())
    }

    /// Adds an encoding; a game's usual one comes first.
    pub fn encoding<E: Playable>(mut self, encoding: E) -> Self {
        turf_agents::words::offer(encoding.rules());
        self.0.push(Box::new(Listed(encoding)));
        self
    }

    pub fn own() -> Self {
        Self::default()
            .with(PaperRules)
            .encoding(PaperView)
            .encoding(PaperCrop11)
            .with(Duel2048Rules)
            .with(StellarRules)
    }

    pub fn encodings(&self) -> Vec<&'static str> {
        self.0.iter().map(|one| one.name()).collect()
    }

    pub fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.0.iter().map(|one| one.rules().name()).collect();
        names.dedup();
        names
    }
}

static OFFERED: OnceLock<Games> = OnceLock::new();

/// Sets the games of this module, unless an earlier call has.
pub fn offer(games: Games) -> &'static Games {
    OFFERED.get_or_init(|| games)
}

/// A game whose rules are a Python file, under the path by which it was asked for.
struct File {
    path: String,
    source: Vec<u8>,
    encoding: &'static dyn AnyEncoding,
}

/// Files that were read, newest first. A file that has changed is another game.
static FILES: Mutex<Vec<File>> = Mutex::new(Vec::new());

/// Reads a file of rules, once for each content.
fn of_file(path: &str) -> Result<&'static dyn AnyEncoding, String> {
    let source = std::fs::read(path).map_err(|e| format!("{path}: {e}"))?;
    let mut files = FILES.lock().expect("no thread failed");
    if let Some(file) = files.iter().find(|file| file.path == path && file.source == source) {
        return Ok(file.encoding);
    }
    let script = Script::load(Path::new(path))?;
    turf_agents::words::offer(script);
    let encoding: &_ = Box::leak(Box::new(Listed(script.encoding())));
    files.insert(0, File { path: path.into(), source, encoding });
    Ok(encoding)
}

pub fn encodings() -> impl Iterator<Item = &'static dyn AnyEncoding> {
    let files: Vec<_> = FILES.lock().expect("no thread failed").iter().map(|file| file.encoding).collect();
    OFFERED.get_or_init(Games::own).0.iter().map(|one| &**one).chain(files)
}

/// Finds the encoding of this name, or the usual one of the game of this name or in this file.
pub fn find(name: &str) -> Result<&'static dyn AnyEncoding, String> {
    if name.ends_with(".py") && Path::new(name).exists() {
        return of_file(name);
    }
    let found = encodings().find(|one| one.rules().name() == name || one.name() == name);
    found.ok_or_else(|| {
        let games = OFFERED.get_or_init(Games::own);
        format!(
            "no game or encoding is called {name:?}; games are {}, encodings {}; others are named by their file, as games/hex.py",
            games.names().join(", "),
            games.encodings().join(", ")
        )
    })
}
