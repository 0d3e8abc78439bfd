//! A stop of the whole program interrupts a decision. A program of its own, because the flag is global.

use std::io::Write;
use std::sync::atomic::Ordering;
use std::time::Duration;

use turf_agents::Offered;
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_agents::play::contest::Contest;
use turf_agents::play::stop;
use turf_agents::spec::BotSpec;
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::PaperV1;
use turf_env::{Encoding, Rules};

fn played<E: Encoding<Rules: Offered>>(encoding: E, slow: &str) -> [usize; 2] {
    let bot = |spec: &str| BotSpec::parse(encoding, spec).expect("a bot");
    let (rules, config) = (encoding.rules(), encoding.rules().default_config());
    let series = Series { rules, games: 1_000_000, seed: 1, seats: Seats::Swapped, config };
    let told = std::sync::atomic::AtomicUsize::new(0);
    stop::flag().store(false, Ordering::SeqCst);
    let games = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(500));
            stop::flag().store(true, Ordering::SeqCst);
        });
        play_series(&bot(slow), &bot("random"), &series, &|_| {
            told.fetch_add(1, Ordering::SeqCst);
        })
    });
    for game in &games {
        assert!(rules.endings().contains(&game.game.reason), "{}", game.game.reason);
    }
    [games.len(), told.into_inner()]
}

#[test]
fn a_series_ends_in_the_middle_of_a_thought() {
    // Fast bots: complete games are returned.
    let [games, told] = played(PaperV1, "wanderer");
    assert!(games > 0 && games == told, "{games}, {told}");
    // One decision of these takes hours.
    assert_eq!(played(Duel2048V1, "summit@nodes=4000000000"), [0, 0]);
    assert_eq!(played(Duel2048V1, "wedge@depth=40"), [0, 0]);
    let mut file = tempfile::Builder::new().suffix(".py").tempfile().expect("a file");
    writeln!(file, "import time\ndef play(stat, storage):\n    time.sleep(25)").expect("written");
    assert_eq!(played(PaperV1, &format!("python:{}", file.path().display())), [0, 0]);
}
