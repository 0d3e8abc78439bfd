//! Plays two trivial Python bots against each other for a whole game of paper, 4000 plies, and prints what the game took
//! and the most memory of each bot's process: `python_speed [GAMES] [BOT.py]`. Only the first game includes the start of
//! Python.

use std::time::Instant;

use turf_agents::contest::host::{BotFile, Limits, paper::PaperBot};
use turf_agents::play::arena::play_game;
use turf_env::games::paper::{Paper, PaperConfig};
use turf_env::{Game, Rng};

/// Walks round and round in its own territory.
const BOT: &str = "def play(stat, storage):\n    return 'left'\n";

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .map_or(3, |n| n.parse().expect("a number of games"));
    let given = std::env::args().nth(2);
    let folder = tempfile::tempdir().expect("a folder for the bot file");
    let path = folder.path().join("bot.py");
    std::fs::write(&path, BOT).expect("the bot file");
    let path = given.map_or(path, Into::into);
    let file = BotFile::open(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let mut bots = [(); 2].map(|_| PaperBot::new(file.clone(), Limits::PAPER));
    for game in 0..games {
        let setup = Paper::draw_setup(&PaperConfig::default(), &mut Rng::new(game));
        let start = Instant::now();
        let [a, b] = &mut bots;
        let played = play_game::<Paper>(&setup, [a, b], [0, 1]);
        let wall = start.elapsed();
        let memory = bots.each_ref().map(|bot| bot.peak_memory().unwrap_or(0) >> 20);
        println!(
            "game {game}: {} plies, {}, {:.3} s, {:.0} us a ply, {} + {} MiB{}",
            played.actions.len(),
            played.reason,
            wall.as_secs_f64(),
            wall.as_secs_f64() * 1e6 / played.actions.len() as f64,
            memory[0],
            memory[1],
            played.detail.map_or(String::new(), |detail| format!("\n{detail}"))
        );
    }
}
