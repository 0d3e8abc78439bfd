//! The table of a module's games, and the work that each entry can do.

use std::any::Any;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use serde_json::Value;
use turf_agents::offered::file::GameFile;
use turf_agents::policy::file::{NetworkSpec, PolicyError, PolicyFile};
use turf_agents::policy::net::Net;
use turf_agents::stats::score::GameSummary;
use turf_agents::tournament::plan::Entrant;
use turf_env::games::duel2048::Duel2048Rules;
use turf_env::games::paper::{PaperCrop11, PaperRules, PaperView};
use turf_env::games::stellar::StellarRules;
use turf_env::observation_spec::ObservationSpec;
use turf_env::vec_env::Spec;
use turf_env::{Parts, Player, Rules};
use turf_train::report::metrics::Watch;
use turf_train::session::Options;
use turf_web::GameView;
use turf_web::any_game::AnyGame;

use crate::generic::actor::Acting;
use crate::generic::arena::Entry;
use crate::generic::bot::NamedBot;
use crate::generic::environment::{Environment, Settings};
use crate::generic::record::Decisions;
use crate::generic::stop::Stop;
use crate::generic::tournament::Tournament;
use crate::generic::{self, Playable};

struct Listed<E>(E);

/// Makes the trait [`AnyEncoding`] from generic functions: methods of a trait object cannot be generic.
macro_rules! encoding {
    ($($room:ident::$name:ident($($argument:ident: $type:ty),*) -> $out:ty;)*) => {
        /// An encoding and its game, found by name. Each method is the function of the same name in [`generic`].
        pub trait AnyEncoding: Send + Sync {
            fn game(&self) -> &'static str;
            fn name(&self) -> &'static str;
            fn rules(&self) -> Box<dyn AnyGame>;
            $(fn $name(&self, $($argument: $type),*) -> $out;)*
        }

        impl<E: Playable> AnyEncoding for Listed<E> {
            fn game(&self) -> &'static str {
                Rules::name(&self.0.rules())
            }

            fn name(&self) -> &'static str {
                self.0.shape().name
            }

            fn rules(&self) -> Box<dyn AnyGame> {
                Box::new(self.0.rules())
            }

            $(fn $name(&self, $($argument: $type),*) -> $out {
                generic::$room::$name(self.0, $($argument),*)
            })*
        }
    };
}

encoding! {
    environment::spec() -> (Spec, &'static [&'static str]);
    environment::observation_spec() -> ObservationSpec;
    environment::environment(settings: Settings) -> Result<Box<dyn Environment>, String>;
    advice::advisers(bot: &NamedBot, seed: u64) -> Result<Box<dyn Any + Send>, String>;
    policy::network(file: &PolicyFile) -> Result<Arc<Net>, PolicyError>;
    policy::shapes(network: &NetworkSpec) -> Result<Vec<(String, Vec<usize>)>, String>;
    policy::export(file: &PolicyFile) -> Result<String, PolicyError>;
    arena::evaluate(bot: Entry, against: Vec<Entry>, games: u64, seed: u64, stop: &Stop) -> Result<Value, String>;
    arena::play_match(bots: [Entry; 2], games: u64, seed: u64, stop: &Stop) -> Result<(Value, Vec<String>), String>;
    arena::ratings(bots: Vec<Entry>, games: u64, seed: u64, stop: &Stop) -> Result<Value, String>;
    series::entrants(specs: Vec<String>) -> Result<Value, String>;
    series::part(
        bots: [(Entrant, String); 2], games: u64, seed: u64, groups: Range<usize>, stop: &Stop
    ) -> Result<Vec<GameSummary>, String>;
    tournament::tournament(settings: Tournament) -> Result<Value, String>;
    record::decisions(file: &GameFile, player: Player, parts: Parts, shield: bool) -> Result<Decisions, String>;
    actor::actor(
        settings: &str, bots: Vec<String>, envs: usize, nonce: u64, threads: usize
    ) -> Result<Box<dyn Acting>, String>;
    train::train(options: &Options, watch: Watch, stop: &Stop) -> Result<PathBuf, String>;
    actor::league_bots(settings: &str) -> Result<Vec<String>, String>;
    actor::wire_costs(settings: &str, message: &[u8], repeats: u32) -> Result<Vec<(&'static str, f64)>, String>;
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
        let mut names: Vec<_> = self.0.iter().map(|one| one.game()).collect();
        names.dedup();
        names
    }
}

static OFFERED: OnceLock<Games> = OnceLock::new();

/// Sets the games of this module, unless an earlier call has.
pub fn offer(games: Games) -> &'static Games {
    OFFERED.get_or_init(|| games)
}

pub fn encodings() -> impl Iterator<Item = &'static dyn AnyEncoding> {
    OFFERED.get_or_init(Games::own).0.iter().map(|one| &**one)
}

/// Finds the encoding of this name, or the usual one of the game of this name.
pub fn find(name: &str) -> Result<&'static dyn AnyEncoding, String> {
    let found = encodings().find(|one| one.game() == name || one.name() == name);
    found.ok_or_else(|| {
        let games = OFFERED.get_or_init(Games::own);
        format!(
            "no game or encoding is called {name:?}; games are {}, encodings {}",
            games.names().join(", "),
            games.encodings().join(", ")
        )
    })
}
