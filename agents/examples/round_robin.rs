//! Plays the built-in bots of a game against each other: `round_robin GAME [GAMES] [SEED] [NAMES,…]`. Prints a table of
//! scores, and the lines of the table in `agents/src/rating.rs`.

use turf_agents::BuiltinBots;
use turf_agents::arena::{Seats, Series, play_series};
use turf_agents::rating::rate_all;
use turf_agents::score::Score;
use turf_agents::spec::BotSource;
use turf_env::{Encoding, Game, for_game};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default| args.get(i).map_or(default, |n| n.parse().expect("a number"));
    let (games, seed) = (number(1, 100), number(2, 1));
    let game = args.first().expect("the name of a game").as_str();
    for_game!(game, E => play::<E>(games, seed, args.get(3))).expect("a known game");
}

fn play<E: Encoding>(games: u64, seed: u64, names: Option<&String>)
where
    E::Game: BuiltinBots,
{
    let all: Vec<&str> = E::Game::bots().iter().map(|b| b.name).collect();
    let bots = BotSource::<E>::parse_list(names.unwrap_or(&all.join(","))).expect("built-in names");
    let n = bots.len();
    let mut results = vec![vec![0.0; n]; n];
    let mut played = vec![vec![0.0; n]; n];
    for a in 0..n {
        for b in a + 1..n {
            let config = <E::Game as Game>::Config::default();
            let series = Series {
                games,
                seed,
                seats: Seats::Swapped,
                config,
            };
            let s = Score::of(&play_series::<E::Game>(&bots[a], &bots[b], &series, &|_| ()), true);
            // In pairs, as a rating counts them.
            (results[a][b], results[b][a]) = (s.score * games as f64 / 2.0, (1.0 - s.score) * games as f64 / 2.0);
            (played[a][b], played[b][a]) = (games as f64 / 2.0, games as f64 / 2.0);
            println!(
                "{:>9} {:>9}  {:.3} [{:.3} {:.3}]  +{} ={} -{}  turns {:.0}  end {:.0} {:.0}  us {:.2} {:.2}  {:?}",
                bots[a].name(),
                bots[b].name(),
                s.score,
                s.ci95[0],
                s.ci95[1],
                s.wins,
                s.draws,
                s.losses,
                s.mean_turns,
                s.mean_score[0],
                s.mean_score[1],
                s.ms_per_decision[0] * 1e3,
                s.ms_per_decision[1] * 1e3,
                s.reasons
            );
        }
    }
    for (bot, rating) in bots.iter().zip(rate_all(&results, &played)) {
        println!("    (\"{}\", \"{}\", {rating:.0}.0),", E::Game::NAME, bot.name());
    }
}
