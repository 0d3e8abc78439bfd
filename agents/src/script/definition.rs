//! [`Script`]: a file of rules, with all that is fixed of its game.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::{Debug, Formatter};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use turf_env::{CellKind, Shape};

use super::beside::beside;
use super::facts::{Action, Facts, Form};
use super::process::{Held, Process, lock};
use crate::contest::host::BotFile;
use crate::input::read_text;
use crate::play::bot::BotInfo;
use crate::play::contest::VOID;

/// Most bytes of a viewer's page, which goes along with every game that it shows.
const MAX_VIEWER: u64 = 1 << 20;

/// Values of cells as JSON, each with a player, a text or nothing.
pub type Legend = [(String, Value)];

/// Settings of a game, by name.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Settings(pub Map<String, Value>);

impl Settings {
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("plain data")
    }
}

/// Set-up of a game: its settings, and the seed of the chance that draws the rest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// SHA-256 of the rules' file, in hexadecimal digits.
    pub rules: String,
    pub settings: Settings,
    pub seed: u64,
}

/// The rules in a Python file. A file stays read as long as the program runs.
#[derive(Clone, Copy)]
pub struct Script(&'static Definition);

pub(super) struct Definition {
    pub name: &'static str,
    pub file: Arc<BotFile>,
    /// Page that shows a referee's records; empty if there is none.
    pub viewer: String,
    /// Sources of the modules beside the file, as JSON by path; empty if it imports none.
    pub beside: Vec<u8>,
    pub bots: OnceLock<&'static [BotInfo<Script>]>,
    pub hash: String,
    pub told: Description,
    /// Rules in Chinese and drawing code, from files beside. Empty if there are none.
    pub pages: [&'static str; 2],
    pub shape: Shape,
    pub actions: Vec<Action>,
    /// Sizes and classes of an observation.
    pub observed: Value,
    pub endings: &'static [&'static str],
    processes: Vec<Slot>,
    /// This program's process when the file was read.
    born: u32,
    turn: AtomicUsize,
    /// First position with the default settings, of a game whose start draws nothing then.
    start: OnceLock<Facts>,
    faults: Mutex<Vec<String>>,
}

pub(super) struct Slot {
    process: Mutex<Process>,
    pub forgotten: Arc<Mutex<Vec<u32>>>,
}

impl Slot {
    pub fn lock(&self) -> MutexGuard<'_, Process> {
        lock(&self.process)
    }
}

/// Result of [`Script::examine`].
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct Found {
    /// Decisions and outcomes of chance in one of each game's two runs.
    pub plies: u64,
    /// Faults, each with the seed of the first game that shows it.
    pub faults: BTreeMap<String, u64>,
    /// Games by winner, `A`, `B` or `nobody`, and ending: their number, the plies of the shortest and of the longest.
    pub results: BTreeMap<String, [u64; 3]>,
}

impl Found {
    /// Adds what other games have shown.
    pub fn add(&mut self, other: Self) {
        self.plies += other.plies;
        for (what, seed) in other.faults {
            self.faults.entry(what).or_insert(seed);
        }
        for (result, [games, shortest, longest]) in other.results {
            let all = self.results.entry(result).or_insert([0, shortest, longest]);
            *all = [all[0] + games, all[1].min(shortest), all[2].max(longest)];
        }
    }
}

#[derive(Deserialize)]
struct Fault {
    fault: String,
}

/// Answer of `ask_description`.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Description {
    /// Docstring of the file.
    pub doc: String,
    pub settings: Settings,
    /// True if the file has only a referee, which calls the players.
    pub referee: bool,
    viewer: String,
    /// Each bot's time for a game in seconds; 0 for the usual.
    pub seconds: f64,
    pub simultaneous: bool,
    pub chance: bool,
    pub hidden: bool,
    observes: bool,
    /// True if the file lists its actions.
    lists: bool,
    copies: bool,
    pub allows: bool,
    /// True if both players know what the start draws.
    pub known_setup: bool,
    shows: bool,
    /// True if `show` takes the player who looks.
    pub personal: bool,
    /// True if the start of the default settings draws something.
    drawn: bool,
    scored: bool,
    /// Rows and columns of the grid that is shown.
    pub rows: Option<[usize; 2]>,
    cells: usize,
    classes: usize,
    numbers: usize,
    pub actions: Vec<Value>,
    pub endings: BTreeMap<String, String>,
    pub bots: Vec<(String, String)>,
    /// Elements of [`Legend`].
    pub legend: Vec<(String, Value)>,
}

/// Returns a text that stays as long as the program runs, once for all equal ones.
pub(super) fn intern(text: String) -> &'static str {
    static KNOWN: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut known = lock(&KNOWN);
    if let Some(known) = known.get(text.as_str()) {
        return known;
    }
    let text = text.leak();
    known.insert(text);
    text
}

impl Script {
    /// Reads a file of rules and plays some games with it, to find what is fixed of the game. `Err` says in one line what is
    /// wrong with it.
    pub fn load(path: &Path) -> Result<Self, String> {
        let file = BotFile::open(path)?;
        let beside = beside(path, &file.source)?;
        let forgotten = Arc::default();
        let mut process = Process::new(&file, &beside, Form::default(), Arc::default(), None, forgotten, intern);
        let failed = |why: String| format!("{}: {why}", path.display());
        process.life()?;
        let answer = process.ask(json!({"ask": "description"})).map_err(failed)?;
        if let Ok(Fault { fault }) = serde_json::from_slice(&answer) {
            return Err(failed(fault));
        }
        let told: Description = serde_json::from_slice(&answer).map_err(|e| failed(e.to_string()))?;
        let answer = process.ask(json!({"ask": "sides"})).map_err(failed)?;
        let sides: Value = serde_json::from_slice(&answer).map_err(|e| failed(e.to_string()))?;
        drop(process);
        let viewer = match &*told.viewer {
            "" => String::new(),
            name => {
                read_text(&path.with_file_name(name), MAX_VIEWER).map_err(|e| failed(format!("viewer {name}: {e}")))?
            }
        };
        if told.actions.is_empty() {
            return Err(failed("a random game meets no action".into()));
        }
        let action = |(choice, value): (usize, &Value)| Action::new(value.clone(), Some(choice as u16));
        let actions: Vec<Action> = told.actions.iter().enumerate().map(action).collect();
        let known: HashMap<String, Action> = actions.iter().map(|a| (a.value().to_string(), a.clone())).collect();
        let seen = json!([told.actions, told.rows, sides, told.numbers]);
        let digest = Sha256::digest(seen.to_string());
        let stem = path.file_stem().map_or("game".into(), |stem| stem.to_string_lossy());
        let shape = Shape {
            name: intern(format!("{stem}-{:02x}{:02x}{:02x}{:02x}", digest[0], digest[1], digest[2], digest[3])),
            actions: actions.len() + 1,
            cells: told.cells,
            cell_kind: CellKind::Classes(told.classes.max(2)),
            scalars: told.numbers,
            ..Shape::ONE_HEAD
        };
        let observed = json!({"rows": told.rows, "sides": sides, "numbers": told.numbers, "scored": told.scored});
        let form = Form { cells: told.cells, scalars: told.numbers, scored: told.scored };
        let known = Arc::new(known);
        let slot = || {
            let forgotten = Arc::<Mutex<Vec<u32>>>::default();
            let observed = Some(observed.clone());
            let process =
                Process::new(&file, &beside, form, Arc::clone(&known), observed, Arc::clone(&forgotten), intern);
            Slot { process: Mutex::new(process), forgotten }
        };
        let endings = told.endings.keys().cloned().chain([VOID.to_owned()]).map(intern).collect::<Vec<_>>();
        let page = |kind: &str| match read_text(&path.with_extension(kind), MAX_VIEWER) {
            Err(e) if e.kind() == ErrorKind::NotFound => Ok(""),
            read => read.map(intern).map_err(|e| format!("{}: {e}", path.with_extension(kind).display())),
        };
        Ok(Self(Box::leak(Box::new(Definition {
            name: intern(file.name()),
            bots: OnceLock::new(),
            hash: Sha256::digest([&file.source[..], &beside].concat())
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect(),
            told,
            pages: [page("zh.md")?, page("js")?],
            shape,
            actions,
            endings: endings.leak(),
            processes: (0..rayon::current_num_threads()).map(|_| slot()).collect(),
            observed,
            born: std::process::id(),
            turn: AtomicUsize::new(0),
            start: OnceLock::new(),
            faults: Mutex::default(),
            file,
            viewer,
            beside,
        }))))
    }

    pub(super) fn definition(self) -> &'static Definition {
        self.0
    }

    /// Returns the SHA-256 of the file, in hexadecimal digits.
    pub fn hash(&self) -> &'static str {
        &self.0.hash
    }

    /// Returns rows and columns of the grid that the rules show, and players or texts of its cells' values, by their JSON. `None`
    /// if they show none.
    pub fn board(&self) -> Option<([usize; 2], &'static Legend)> {
        self.0.told.rows.map(|rows| (rows, &*self.0.told.legend))
    }

    pub fn is_scored(&self) -> bool {
        self.0.told.scored
    }

    /// Returns the listed actions, in the order of choices.
    pub fn actions(&self) -> &'static [Action] {
        &self.0.actions
    }

    /// Returns pages of rules in Markdown: the docstring, and the Chinese one of `NAME.zh.md` beside the file.
    pub fn docs(&self) -> [&'static str; 2] {
        [&self.0.told.doc, self.0.pages[0]]
    }

    /// Returns the drawing code of `NAME.js` beside the file.
    pub fn drawing(&self) -> &'static str {
        self.0.pages[1]
    }

    /// Returns true if the file has only a referee, which calls the players: nothing can learn, search or play by hand.
    pub fn is_referee(&self) -> bool {
        self.0.told.referee
    }

    /// Returns the page that shows a referee's records. `None` if there is none.
    pub fn viewer(&self) -> Option<&'static str> {
        Some(&*self.0.viewer).filter(|page| !page.is_empty())
    }

    /// Plays random games of the seeds from `first` to before `last`, each twice, and compares what the parts of the file promise.
    pub fn examine(&self, first: u64, last: u64) -> Result<Found, String> {
        let mut process = self.0.slot(0).lock();
        process.life()?;
        let answer = process.ask(json!({"ask": "checked", "first": first, "last": last}))?;
        serde_json::from_slice(&answer).map_err(|e| e.to_string())
    }

    /// Lists the optional parts of a file, whether they are there, and what each brings.
    pub fn parts(&self) -> Vec<(&'static str, bool, &'static str)> {
        let told = &self.0.told;
        if told.referee {
            return vec![
                ("docstring", !told.doc.is_empty(), "the page of rules"),
                ("settings", !told.settings.0.is_empty(), "an organiser may change them"),
                ("endings", !told.endings.is_empty(), "reasons of results in words"),
                ("bots", !told.bots.is_empty(), "classes to play against"),
                ("viewer", !told.viewer.is_empty(), "a page that shows a game's record"),
                ("class Game", false, "training, analysis, games of people: needs the rules, not a referee"),
            ];
        }
        let personal = match told.hidden && !told.personal {
            true => "people and networks see everything: let show(self, player=None) be what that player may see",
            false => "people and networks do not see what is hidden",
        };
        let numbers = match told.observes || told.cells > 0 {
            true => "a network sees these numbers",
            false => "without it and a grid in show, a network does not see the position and learns nothing",
        };
        vec![
            ("docstring", !told.doc.is_empty(), "the page of rules"),
            ("settings", !told.settings.0.is_empty(), "an organiser may change them"),
            ("show", told.shows, "a board to watch and click on; without observe, a network sees it"),
            ("observe", told.observes, numbers),
            ("actions", told.lists, "a network knows them all; else those that random games meet"),
            ("outcomes", told.chance, "chance during the game: exact means in look-ahead"),
            ("seen", told.hidden, "bots do not see what is hidden"),
            ("show(player)", told.personal, personal),
            ("simultaneous", told.simultaneous, "both players decide at once"),
            ("scores", told.scored, "curves, and how far ahead somebody was"),
            ("copy", told.copies, "faster copies for look-ahead than copy.deepcopy"),
            ("endings", !told.endings.is_empty(), "reasons of results in words"),
            ("bots", !told.bots.is_empty(), "classes with play(game): opponents beside random"),
        ]
    }

    /// Returns the faults of the rules met so far, each with its line.
    pub fn faults(&self) -> Vec<String> {
        lock(&self.0.faults).clone()
    }
}

impl Definition {
    pub fn slot(&self, process: usize) -> &Slot {
        &self.processes[process]
    }

    pub fn processes(&self) -> usize {
        self.processes.len()
    }

    /// Returns true in a fork, which has none of the threads.
    pub fn is_forked(&self) -> bool {
        self.born != std::process::id()
    }

    /// Returns a process for a new game: the thread's own, so that threads do not wait for one another. Elsewhere as many games in
    /// a row share one as a block of training has ([`turf_env::VecEnv::into_blocks`]), which then asks one process alone.
    pub fn in_turn(&self) -> usize {
        const IN_A_ROW: usize = 8;
        let turn = || self.turn.fetch_add(1, Ordering::Relaxed) / IN_A_ROW;
        rayon::current_thread_index().unwrap_or_else(turn) % self.processes.len()
    }

    /// Keeps a fault of the rules, and prints the first.
    pub fn fault(&self, why: String) {
        let mut faults = lock(&self.faults);
        if faults.is_empty() {
            eprintln!("turf: {}: {}", self.name, why.trim_end());
        }
        if faults.len() < 1000 {
            faults.push(why);
        }
    }

    /// Fails if the rules cannot start a game.
    pub fn try_start(&self, setup: &Setup) -> Result<(), String> {
        let process = self.in_turn();
        let (facts, held) = self.start(process, setup);
        lock(&self.slot(process).forgotten).extend(held.map(|held| held.number));
        facts.map(drop).map_err(|why| format!("{}: {why}", self.name))
    }

    /// Starts a game in a process. The game is there only if its start draws something, or nobody has started one yet.
    pub fn start(&self, process: usize, setup: &Setup) -> (Result<Facts, String>, Option<Held>) {
        let settings = setup.settings.text();
        let usual = setup.settings == self.told.settings;
        // Other settings may let the start draw.
        let alike = usual && !self.told.drawn;
        if let Some(facts) = self.start.get().filter(|_| alike) {
            return (Ok(facts.clone()), None);
        }
        let mut process = self.slot(process).lock();
        let started = process.life().and_then(|life| {
            let number = process.number();
            let facts = process.start(&settings, &[(number, setup.seed)], usual)?.pop().expect("one")?;
            Ok((facts, Held { life, number }))
        });
        match started {
            Ok((facts, held)) => {
                if alike {
                    let _ = self.start.set(facts.clone());
                }
                (Ok(facts), Some(held))
            }
            Err(why) => (Err(why), None),
        }
    }
}

impl PartialEq for Script {
    fn eq(&self, other: &Self) -> bool {
        self.0.hash == other.0.hash
    }
}

impl Debug for Script {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.name)
    }
}
