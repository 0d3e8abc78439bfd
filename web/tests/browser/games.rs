//! Short games for the pages, and a server.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use turf_agents::Offered;
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_agents::play::record::BotId;
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_agents::tournament::entrants::Field;
use turf_agents::tournament::plan::{Format, Plan};
use turf_agents::tournament::run::{Settings, hold, run};
use turf_agents::tournament::store::Store;
use turf_env::games::duel2048::{Duel2048Config, Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{BoardSize, Paper, PaperConfig, PaperRules, PaperV1};
use turf_env::games::stellar::{MapSource, StellarConfig, StellarRules, StellarV1};
use turf_env::{Encoding, Player, Rules};
use turf_web::any_game::{AnyGame, Games};
use turf_web::server::table::Bots;
use turf_web::server::watch::Watched;
use turf_web::server::{Site, serve};

pub fn reader() -> Games {
    let games: [Arc<dyn AnyGame>; 3] = [Arc::new(PaperRules), Arc::new(Duel2048Rules), Arc::new(StellarRules)];
    games.into_iter().collect()
}

pub fn replay<E: Encoding<Rules: Offered>>(
    encoding: E,
    first: &str,
    second: &str,
    seed: u64,
    config: <E::Rules as Rules>::Config,
) -> Replay<E::Rules> {
    let bots = [first, second].map(|spec| BotSpec::parse(encoding, spec).expect("a built-in bot"));
    let series = Series { rules: encoding.rules(), games: 1, seed, seats: Seats::Fixed, config };
    Replay::new(&play_series(&bots[0], &bots[1], &series, &|_| ())[0].game, [first, second].map(BotId::named))
}

pub fn paper() -> Replay<PaperRules> {
    let boards = vec![BoardSize { width: 40, height: 31, max_turns: 150, quiet_turns: 0 }];
    replay(PaperV1, "wanderer", "delta", 3, PaperConfig { boards })
}

pub fn duel2048() -> Replay<Duel2048Rules> {
    replay(Duel2048V1, "greedy", "negamax@depth=1", 2, Duel2048Config { rounds: 40 })
}

pub fn stellar() -> Replay<StellarRules> {
    replay(
        StellarV1,
        "careful",
        "spread",
        4,
        StellarConfig::on(MapSource::Hexagon { side: 3, p_node: 0.1, p_edge: 0.1 }),
    )
}

pub fn served(first: usize, watched: Option<Watched>) -> String {
    serving(Site { first, watched, ..site() })
}

/// Serves under every name to whoever has the key.
pub fn served_with_key(key: &str) -> String {
    serving(Site { key: Some(key.into()), ..site() })
}

fn site() -> Site {
    Site {
        tables: vec![
            Box::new(Bots::new(PaperV1, None, Some(1)).expect("built in")),
            Box::new(Bots::new(Duel2048V1, None, Some(1)).expect("built in")),
            Box::new(Bots::new(StellarV1, None, Some(1)).expect("built in")),
        ],
        first: 0,
        watched: None,
        key: None,
    }
}

fn serving(site: Site) -> String {
    let host = if site.key.is_some() { "0.0.0.0:0" } else { "127.0.0.1:0" };
    let listener = std::net::TcpListener::bind(host).expect("a free port");
    let port = listener.local_addr().expect("bound").port();
    std::thread::spawn(move || serve(listener, site).expect("it serves"));
    format!("http://127.0.0.1:{port}/")
}

pub fn play_tournament<E: Encoding<Rules: Offered>>(
    encoding: E,
    folder: &Path,
    bots: &[&str],
    games: u32,
    stop: &Arc<AtomicBool>,
) {
    play_plan(encoding, folder, bots, games, Format::RoundRobin, stop);
}

pub fn play_plan<E: Encoding<Rules: Offered>>(
    encoding: E,
    folder: &Path,
    bots: &[&str],
    games: u32,
    format: Format,
    stop: &Arc<AtomicBool>,
) {
    let specs: Vec<String> = bots.iter().map(|bot| bot.to_string()).collect();
    let field = Field::read(encoding, &specs, false).expect("all are there");
    assert!(field.refused.is_empty(), "{:?}", field.refused);
    let mut plan = Plan::new(encoding.rules().name(), format, field.entrants);
    plan.games = games;
    let store = Store::create(folder, &plan).expect("a new folder");
    let _hold = hold(folder).expect("nobody else plays there");
    let settings =
        Settings { folder: folder.to_path_buf(), jobs: 2, pairing_time: Duration::from_secs(3600), hide_output: false };
    run(encoding, &plan, &Arc::new(field.sources), &store, &settings, stop, &mut |_, _| ()).expect("played");
}

/// Returns the cells as in the pages: territory + 3 · trail (0 nobody, 1 A, 2 B).
pub fn cells(game: &Paper) -> Vec<usize> {
    let of = |at: &dyn Fn(Player) -> bool| Player::BOTH.into_iter().position(at).map_or(0, |i| i + 1);
    let cell = |x, y| of(&|p| game.territory(p).get(x, y)) + 3 * of(&|p| game.trail(p).get(x, y));
    (0..game.height()).flat_map(|y| (0..game.width()).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect()
}
