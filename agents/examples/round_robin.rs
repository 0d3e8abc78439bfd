//! Plays the built-in paper bots against each other and prints a table: `round_robin [GAMES] [SEED] [NAMES,…]`.

use turf_agents::arena::{BotMaker, Seats, Series, play_series};
use turf_agents::bot::{Bot, BuiltinBots, builtin};
use turf_agents::score::Score;
use turf_env::games::paper::Paper;

struct Named<'a>(&'a str);
impl BotMaker<Paper> for Named<'_> {
    fn make(&self) -> Box<dyn Bot<Paper>> {
        (builtin::<Paper>(self.0).expect("a built-in name").make)()
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games = args.get(1).map_or(100, |n| n.parse().expect("a number of games"));
    let seed = args.get(2).map_or(1, |n| n.parse().expect("a seed"));
    let all: Vec<&str> = Paper::bots().iter().map(|b| b.name).collect();
    let names: Vec<&str> = args.get(3).map_or(all, |n| n.split(',').collect());
    for (i, a) in names.iter().enumerate() {
        for b in &names[i + (names.len() > 1) as usize..] {
            let series = Series {
                games,
                seed,
                seats: Seats::Swapped,
                config: Default::default(),
            };
            let s = Score::of(&play_series::<Paper>(&Named(a), &Named(b), &series, &|_| ()), true);
            println!(
                "{a:>9} {b:>9}  {:.3} [{:.3} {:.3}]  W{} D{} L{}  turns {:.0}  area {:.0} {:.0}  us {:.2} {:.2}  {:?} lost {:?}",
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
                s.reasons,
                s.loss_reasons
            );
        }
    }
}
