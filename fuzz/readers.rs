//! Readers of untrusted bytes, one function per reader. None may panic; errors are one line.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use turf_agents::Offered;

use turf_agents::Bot;
use turf_agents::offered::file::GameFile;
use turf_agents::play::contest::Contest;
use turf_agents::policy::file::{PolicyError, PolicyFile};
use turf_agents::policy::net::Net;
use turf_agents::policy::{LoadedPolicy, NetBot};
use turf_agents::records::original::zlog;
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_agents::tournament::entrants::split_list;
use turf_agents::tournament::report::Report;
use turf_agents::tournament::store::{FILE, Store, StoreError};
use turf_agents::tournament::watch;
use turf_env::games::duel2048::{Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperRules, PaperV1};
use turf_env::games::stellar::{Order, StellarRules, StellarV1};
use turf_env::{Encoding, Game, Rng, Rules};

fn one_line(error: impl ToString) {
    let text = error.to_string();
    assert!(!text.trim().is_empty() && !text.contains('\n'), "{text:?}");
}

/// Reads a policy file, builds its network for every game in both arithmetics, and lets it choose.
pub fn policy(bytes: &[u8]) {
    fn play<E: Encoding>(encoding: E, file: &PolicyFile) -> Result<(), PolicyError> {
        Net::in_integers(encoding, file).map(drop).unwrap_or_else(one_line);
        let policy = LoadedPolicy::new(encoding, file)?;
        let rules = encoding.rules();
        let game = rules.start(&rules.draw_setup(&rules.default_config(), &mut Rng::new(1)));
        let action = NetBot::of(encoding, &policy).choose(&game).expect("a network always chooses");
        assert!(game.is_legal(&action));
        Ok(())
    }
    match PolicyFile::from_bytes(bytes) {
        Err(error) => one_line(error),
        Ok(file) => {
            for result in [play(PaperV1, &file), play(Duel2048V1, &file), play(StellarV1, &file)] {
                result.unwrap_or_else(one_line);
            }
        }
    }
}

pub fn replay(bytes: &[u8]) {
    fn read<R: Contest>(rules: R, text: &str) {
        match Replay::from_json(rules, text) {
            Err(error) => one_line(error),
            Ok(replay) => assert!(Replay::from_json(rules, &replay.to_json()).expect("just written") == replay),
        }
    }
    let text = String::from_utf8_lossy(bytes);
    read(PaperRules, &text);
    read(Duel2048Rules, &text);
    read(StellarRules, &text);
}

pub fn trace(bytes: &[u8]) {
    turf_env::trace::verify_line(&String::from_utf8_lossy(bytes)).unwrap_or_else(|what| assert!(!what.is_empty()));
}

/// Plays a stellar bot's orders as its process writes them (from, to, amount), for as many turns as there are bytes.
pub fn orders(bytes: &[u8]) {
    let mut game = StellarRules.start(&StellarRules.draw_setup(&Default::default(), &mut Rng::new(bytes.len() as u64)));
    for turn in bytes.chunks(30) {
        if game.outcome().is_some() {
            return;
        }
        let order = |bytes: &[u8]| Order {
            from: bytes[0],
            to: bytes[1],
            amount: f64::from_le_bytes(bytes[2..].try_into().expect("eight bytes")),
        };
        let orders: Vec<Order> = turn.chunks_exact(10).map(order).collect();
        if game.is_legal(&orders) {
            game.play(&orders);
        } else {
            game.play(&Vec::new());
        }
        let scores = game.scores();
        assert!(scores.iter().all(|s| s.is_finite()), "{scores:?} after {orders:?}");
    }
}

/// Reads a game file of any form: our replays and the records of the original platforms. An accepted file must survive writing.
pub fn original(bytes: &[u8]) {
    fn read<R: Offered>(rules: R, file: &GameFile) {
        match file.replay(rules) {
            Err(error) => one_line(error),
            Ok(replay) => comes_back(&replay),
        }
    }
    match GameFile::of(bytes.to_vec()) {
        Err(error) => one_line(error),
        Ok(file) => match &*file.game {
            "paper" => read(PaperRules, &file),
            "duel2048" => read(Duel2048Rules, &file),
            "stellar" => read(StellarRules, &file),
            _ => {}
        },
    }
}

fn comes_back<R: Offered>(replay: &Replay<R>) {
    match replay.rules.write_original(replay) {
        Err(error) => one_line(error),
        Ok(bytes) => {
            let again = replay.rules.read_original(&bytes).expect("just written");
            assert!(again.actions == replay.actions && again.winner == replay.winner);
        }
    }
}

/// Reads the pickle in paper's original record, without the zlib around it, which hardly any change survives.
pub fn pickle(bytes: &[u8]) {
    match zlog::read_unpacked(bytes) {
        Err(error) => one_line(error),
        Ok(replay) => comes_back(&replay),
    }
}

fn fresh_folder() -> PathBuf {
    static USED: AtomicU64 = AtomicU64::new(0);
    let memory = PathBuf::from("/dev/shm");
    let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
    let number = USED.fetch_add(1, Ordering::Relaxed);
    let folder = base.join(format!("turf-readers-{}-{number}", std::process::id()));
    std::fs::create_dir(&folder).expect("writable");
    folder
}

/// Reads a tournament's results file: to watch it, to resume it, and to report.
pub fn tournament(bytes: &[u8]) {
    fn report(folder: &Path) -> Result<(), StoreError> {
        if let Some((store, plan)) = Store::open(folder)? {
            let report = Report::of(&plan, &store)?;
            assert!(!report.text().is_empty());
        }
        Ok(())
    }
    let folder = fresh_folder();
    std::fs::write(folder.join(FILE), bytes).expect("writable");
    match watch::read(&folder, 5) {
        Err(error) => one_line(error),
        Ok(now) => assert!(now.is_none_or(|now| now.table.len() == now.entrants.len())),
    }
    report(&folder).unwrap_or_else(one_line);
    std::fs::remove_dir_all(folder).expect("ours");
}

pub fn bots(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match split_list(&text) {
        Err(error) => one_line(error),
        Ok(specs) => {
            for spec in specs.iter().take(8) {
                if let Err(error) = BotSpec::parse(PaperV1, spec) {
                    one_line(error.why);
                }
            }
        }
    }
}
