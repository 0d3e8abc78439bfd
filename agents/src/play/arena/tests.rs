use super::*;
use crate::bots::random_legal::RandomLegal;
use crate::spec::BotSpec;
use crate::toy::{Nim, NimConfig, NimRules, NimV1};

fn series(games: u64, seed: u64) -> Series<NimRules> {
    Series { rules: NimRules, games, seed, seats: Seats::Swapped, config: NimConfig::default() }
}

fn source(name: &str) -> BotSpec<NimV1> {
    BotSpec::parse(NimV1, name).unwrap()
}

fn record(g: &MatchGame<NimRules>) -> (u64, Player, u32, Vec<u8>, Option<Player>, [u32; 2]) {
    (g.index, g.first_seat, g.game.setup, g.game.actions.clone(), g.game.winner, g.game.decisions)
}

#[test]
fn the_number_of_threads_changes_nothing_and_the_seed_everything() {
    let play = |threads: usize, seed: u64| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let games = pool.install(|| play_series(&source("chance"), &source("chance"), &series(40, seed), &|_| ()));
        games.iter().map(record).collect::<Vec<_>>()
    };
    assert_eq!(play(1, 3), play(4, 3));
    assert_ne!(play(1, 3), play(1, 4));
}

/// An action that loses is in the record, but no move that a viewer could be shown.
#[test]
fn what_is_watched_is_what_is_played() {
    struct Always(u8);
    impl Bot<Nim> for Always {
        fn choose(&mut self, _game: &Nim) -> Result<u8, Forfeit> {
            Ok(self.0)
        }
    }
    let watched = Mutex::new(Vec::<u8>::new());
    let bots: [&mut dyn Bot<Nim>; 2] = [&mut Always(1), &mut Always(9)];
    let played = play_watched(NimRules, &20, bots, [1, 2], &|action| watched.lock().unwrap().extend(action));
    assert_eq!((played.winner, played.actions), (Some(Player::A), vec![1, 9]));
    assert_eq!(watched.into_inner().unwrap(), [1]);
}

#[test]
fn both_seats_see_the_same_setups() {
    let heard = std::sync::atomic::AtomicU64::new(0);
    let count = |_: &MatchGame<NimRules>| _ = heard.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    let games = play_series(&source("solver"), &source("chance"), &series(40, 1), &count);
    assert_eq!(heard.into_inner(), 40);
    for pair in games.chunks(2) {
        assert_eq!(pair[0].game.setup, pair[1].game.setup);
        assert_eq!((pair[0].first_seat, pair[1].first_seat), (Player::A, Player::B));
    }
    assert!(games.iter().map(|g| g.score()).sum::<f64>() > 30.0, "the solver wins");
    let fixed = Series { seats: Seats::Fixed, ..series(10, 1) };
    let games = play_series(&source("solver"), &source("chance"), &fixed, &|_| ());
    assert!(games.iter().all(|g| g.first_seat == Player::A));
    assert!(games.windows(2).any(|w| w[0].game.setup != w[1].game.setup));
}

#[test]
fn records_replay_to_the_same_end() {
    for g in play_series(&source("chance"), &source("solver"), &series(20, 9), &|_| ()) {
        let mut game = NimRules.start(&g.game.setup);
        g.game.actions.iter().for_each(|a| game.play(a));
        assert_eq!(game.outcome().map(|o| (o.winner, o.reason)), Some((g.game.winner, g.game.reason)));
        assert_eq!(g.game.decisions.iter().sum::<u32>() as usize, g.game.actions.len());
    }
}

struct Broken(&'static str, u32);
impl Bot<Nim> for Broken {
    fn start(&mut self, _seat: Player, _game: &Nim, _seed: u64) -> Result<(), Forfeit> {
        if self.0 == "start" { Err(Forfeit { reason: "ERR", detail: "no start".into() }) } else { Ok(()) }
    }
    fn choose(&mut self, _game: &Nim) -> Result<u8, Forfeit> {
        self.1 += 1;
        match self.0 {
            _ if self.1 < 3 => Ok(1),
            "panic" => panic!("on purpose, in a test"),
            "slow" => Err(Forfeit { reason: "OVT", detail: "too slow".into() }),
            _ => Ok(7),
        }
    }
    fn finish(&mut self, _game: &Nim) {
        if self.0 == "panic" {
            panic!("on purpose, at the end")
        }
    }
}

#[test]
fn a_broken_bot_loses_and_the_arena_goes_on() {
    for (how, reason, actions) in [("start", "ERR", 0), ("panic", "ERR", 4), ("slow", "OVT", 4), ("illegal", "ILL", 5)]
    {
        let mut broken = Broken(how, 0);
        let mut other = RandomLegal::new(NimV1);
        let played = play_game(NimRules, &30, [&mut broken, &mut other], [1, 2]);
        assert_eq!((played.winner, played.reason), (Some(Player::B), reason), "{how}");
        assert_eq!(played.actions.len(), actions, "{how}");
        assert!(played.detail.is_some(), "{how}");
        assert_eq!(played.decisions[0], if how == "start" { 0 } else { 3 }, "{how}");
    }
}

#[derive(Default)]
struct Clocked(Duration);
impl Bot<Nim> for Clocked {
    fn start(&mut self, _seat: Player, _game: &Nim, _seed: u64) -> Result<(), Forfeit> {
        self.0 += Duration::from_millis(2);
        Ok(())
    }
    fn choose(&mut self, _game: &Nim) -> Result<u8, Forfeit> {
        self.0 += Duration::from_millis(7);
        Ok(1)
    }
    fn charged(&mut self) -> Option<Duration> {
        Some(std::mem::take(&mut self.0))
    }
}

#[test]
fn what_was_charged_is_told() {
    let mut other = RandomLegal::new(NimV1);
    let played = play_game(NimRules, &30, [&mut Clocked::default(), &mut other], [1, 2]);
    assert_eq!(played.start_micros[0], 2000);
    assert!(played.micros.len() > 4 && played.micros.iter().step_by(2).all(|&micros| micros == 7000));
    assert_eq!(played.think[0], Duration::from_millis(2) + 7 * played.decisions[0] * Duration::from_millis(1));
}

#[test]
fn bots_that_remember_play_side_orders() {
    assert_eq!(groups(4, Seats::Swapped, false), [[0], [1], [2], [3]]);
    assert_eq!(groups(3, Seats::Fixed, false), [[0], [1], [2]]);
    let even = |n: u64| (0..n).map(|i| 2 * i).collect::<Vec<_>>();
    let odd = |n: u64| (0..n).map(|i| 2 * i + 1).collect::<Vec<_>>();
    assert_eq!(groups(20, Seats::Swapped, true), [even(10), odd(10)]);
    assert_eq!(groups(5, Seats::Swapped, true), [even(3), odd(2)]);
    assert_eq!(groups(22, Seats::Swapped, true), [even(10), odd(10), vec![20], vec![21]]);
    assert_eq!(groups(12, Seats::Fixed, true), [(0..10).collect::<Vec<_>>(), vec![10, 11]]);
    assert_eq!(groups(1, Seats::Swapped, true), [vec![0], vec![]]);
    for games in 0..50 {
        for seats in [Seats::Swapped, Seats::Fixed] {
            for remember in [false, true] {
                let mut all = groups(games, seats, remember).concat();
                all.sort();
                assert_eq!(all, (0..games).collect::<Vec<_>>());
            }
        }
    }
}
