//! [`check_game`]: one call that tests a game of one's own.

use std::collections::BTreeSet;

use turf_agents::bots::random_legal::RandomLegal;
use turf_agents::play::arena::play_game;
use turf_agents::play::bot::{Bot, BotInfo};
use turf_agents::play::record::BotId;
use turf_agents::records::replay::Replay;
use turf_env::conformance::{check, check_blind, check_vec_env};
use turf_env::{Player, Rng};
use turf_train::config::presets::{named, preset};
use turf_web::Timeline;

use turf_web::GameView;

const GAMES: u64 = 2;

/// Plays `episodes` random games in the game's encoding, and some games of every built-in bot, and checks the contracts of a game:
///
/// - rules, encodings and batches: those of [`turf_env::conformance`];
/// - settings: presets and sizes are accepted;
/// - bots: they play legal moves, play the same game with the same seed, and see no pending choice of the opponent;
/// - records: played games read back, set-ups are accepted, every ending is one of
///   [`ENDINGS`](turf_agents::play::contest::Contest::endings);
/// - pages: every game becomes a timeline with a value for every line of every chart.
///
/// # Panics
/// With a message that names the broken contract and its place.
pub fn check_game<R: GameView>(rules: R, config: &R::Config, seed: u64, episodes: u64) {
    check(rules.encoding(), config, seed, episodes);
    check_blind(rules.encoding(), config, seed, episodes).unwrap_or_else(|why| panic!("{why}"));
    check_vec_env(rules.encoding(), config, seed, 16, 100, Some(30));
    let names = rules.offer().named_presets.iter().map(|(name, _)| *name);
    let presets = names.map(|name| named(rules, name).map(|found| found.expect("it is listed")));
    for read in presets.chain([preset(rules)]) {
        let read = read.unwrap_or_else(|why| panic!("{}: a preset: {why}", rules.name()));
        rules.check(&read.game).unwrap_or_else(|why| panic!("{}: a preset: {why}", rules.name()));
    }
    for (name, config) in rules.sizes() {
        rules.check(&config).unwrap_or_else(|why| panic!("{}: the size {name:?}: {why}", rules.name()));
    }
    for part in ["games", "inputs"] {
        let set = format!("turf.{part}.{}", rules.name());
        let drawn = rules.view().script.is_empty() || rules.view().script.contains(&set);
        assert!(drawn, "{}: the page's script sets no {set}", rules.name());
    }
    for bot in rules.bots() {
        check_bot(rules, bot, config, seed);
    }
}

fn check_bot<R: GameView>(rules: R, info: &BotInfo<R>, config: &R::Config, seed: u64) {
    let mut reasons = BTreeSet::new();
    for (game, seat) in (0..GAMES).flat_map(|game| Player::BOTH.map(|seat| (game, seat))) {
        let at = format!("{}: {} as {seat:?}, seed {seed}, game {game}", rules.name(), info.name);
        let setup = rules.draw_setup(config, &mut Rng::stream(seed, game, 0));
        let play = || {
            let mut other = RandomLegal::new(rules.encoding());
            let mut bot = info.make(rules);
            let bots: [&mut dyn Bot<R::Game>; 2] = match seat {
                Player::A => [&mut *bot, &mut other],
                Player::B => [&mut other, &mut *bot],
            };
            play_game(rules, &setup, bots, [seed, seed + 1])
        };
        let (played, again) = (play(), play());
        assert!(played.actions == again.actions, "{at}: plays another game by the same seed");
        assert!(played.detail.is_none(), "{at}: {}: {:?}", played.reason, played.detail);
        let mishaps = &played.mishaps;
        assert!(mishaps.iter().all(Vec::is_empty), "{at}: {mishaps:?}");
        reasons.insert(played.reason);
        let names = ["first", "second"].map(BotId::named);
        check_record(&Replay::new(&played, names), &at);
    }
    let unlisted = reasons.iter().find(|reason| !rules.endings().contains(reason));
    assert_eq!(unlisted, None, "{}: an ending that Contest::endings does not list", rules.name());
}

fn check_record<R: GameView>(replay: &Replay<R>, at: &str) {
    let read = Replay::from_json(replay.rules, &replay.to_json());
    assert_eq!(read.as_ref(), Ok(replay), "{at}: the record does not read back");
    let untimed = Replay { micros: Vec::new(), ..replay.clone() };
    for replay in [replay, &untimed] {
        let timeline = Timeline::of(replay);
        let lines: usize = timeline.charts.iter().map(|chart| chart.lines.len()).sum();
        assert_eq!(timeline.series.len(), lines, "{at}: GameView::values has a value for every line of every chart");
        let frames = timeline.frames.len();
        assert!(frames > 0, "{at}: the film is empty");
        assert!(
            timeline.series.iter().all(|line| line.len() == frames + 1),
            "{at}: every line has a value for every frame"
        );
    }
    let last = replay.positions().last().expect("at least the first");
    assert!(replay.rules.is_frame(&last), "{at}: the last position of a game ends a frame");
}
