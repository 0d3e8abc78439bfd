//! How bots of stellar fare on each kind of the contest's maps, scored by nodes as the contest does:
//!
//! ```text
//! cargo run --release -p turf-agents --example stellar_kinds -- SPEC SPEC[,SPEC…] [GAMES [SEED]]
//! ```
//!
//! It also counts what the first bot overlooked by the exact facts of one turn ([`foresight`]).
//!
//! Beside the SPECs of `turf bots` there is `projected:SPEC`, the bot held to what `stellar-v2` can say: its orders are
//! replaced by those of [`Encoding::project`]'s choices, as in training.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use turf_agents::catalogue::spec::BotSource;
use turf_agents::play::arena::{BotMaker, Seats, Series, play_series};
use turf_agents::play::bot::{Bot, Forfeit};
use turf_agents::stats::score::Score;
use turf_env::games::stellar::{MapSource, Order, Scoring, Stellar, StellarConfig, StellarV1, StellarV2, foresight};
use turf_env::{Encoding, Player};

const KINDS: [(&str, u8, f64, f64); 4] = [
    ("ladder", 4, 0.20, 0.20),
    ("knockout 1", 7, 0.45, 0.25),
    ("knockout 2", 7, 0.22, 0.30),
    ("knockout 3", 7, 0.10, 0.10),
];

/// What a bot overlooked.
#[derive(Default)]
struct Overlooked {
    /// Turns in which a capture of the other's base that nothing could prevent was not played.
    captures: AtomicU32,
    /// Turns in which the own base could be taken after its orders, and could not after others.
    left_open: AtomicU32,
}

/// A bot, held to the encoding or not.
struct Source {
    bots: BotSource<StellarV1>,
    projected: bool,
    overlooked: Arc<Overlooked>,
}

impl Source {
    fn parse(spec: &str) -> Self {
        let (spec, projected) = match spec.strip_prefix("projected:") {
            Some(spec) => (spec, true),
            None => (spec, false),
        };
        let bots = BotSource::parse(spec).unwrap_or_else(|why| {
            eprintln!("error: {why}");
            std::process::exit(2);
        });
        Self {
            bots,
            projected,
            overlooked: Arc::default(),
        }
    }
}

impl BotMaker<Stellar> for Source {
    fn make(&self) -> Box<dyn Bot<Stellar>> {
        let bot = match self.projected {
            true => Box::new(Projected(self.bots.make())),
            false => self.bots.make(),
        };
        Box::new(Watched(bot, self.overlooked.clone()))
    }

    fn remembers(&self) -> bool {
        self.bots.remembers()
    }
}

struct Projected(Box<dyn Bot<Stellar>>);

impl Bot<Stellar> for Projected {
    fn start(&mut self, seat: Player, game: &Stellar, seed: u64) -> Result<(), Forfeit> {
        self.0.start(seat, game, seed)
    }

    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let orders = self.0.choose(game)?;
        let mut choices = vec![0; StellarV2::HEADS];
        let known = StellarV2::project(game, &orders, &mut choices);
        Ok(if known {
            StellarV2::action(game, &choices)
        } else {
            vec![]
        })
    }

    fn finish(&mut self, game: &Stellar) {
        self.0.finish(game);
    }
}

struct Watched(Box<dyn Bot<Stellar>>, Arc<Overlooked>);

impl Bot<Stellar> for Watched {
    fn start(&mut self, seat: Player, game: &Stellar, seed: u64) -> Result<(), Forfeit> {
        self.0.start(seat, game, seed)
    }

    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let orders = self.0.choose(game)?;
        if !foresight::captures(game, &orders) && !foresight::captures_near(game, &orders).is_empty() {
            self.1.captures.fetch_add(1, Relaxed);
        } else if !foresight::is_safe(game, &orders)
            && foresight::is_safe(game, &foresight::amended(game, orders.clone()))
        {
            self.1.left_open.fetch_add(1, Relaxed);
        }
        Ok(orders)
    }

    fn finish(&mut self, game: &Stellar) {
        self.0.finish(game);
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, others, rest @ ..] = &arguments[..] else {
        eprintln!("error: name a SPEC and whom it plays: stellar_kinds SPEC SPEC[,SPEC…] [GAMES [SEED]]");
        std::process::exit(2);
    };
    let number = |at: usize, default| rest.get(at).and_then(|text| text.parse().ok()).unwrap_or(default);
    let (games, seed) = (number(0, 200), number(1, 1));
    let first = Source::parse(first);
    for spec in others.split(',') {
        let second = Source::parse(spec);
        for (kind, side, p_node, p_edge) in KINDS {
            let series = Series {
                games,
                seed,
                seats: Seats::Swapped,
                config: StellarConfig {
                    scoring: Scoring::Nodes,
                    ..StellarConfig::on(MapSource::Hexagon { side, p_node, p_edge })
                },
            };
            let played = play_series::<Stellar>(&first, &second, &series, &|_| ());
            let score = Score::of(&played);
            let [low, high] = score.ci95;
            println!(
                "{spec:24} {kind:10} {:.3} [{low:.3}, {high:.3}] lost by {:?}, {:.0} turns, {:.2} ms a decision; overlooked \
                 {} captures, {} open bases",
                score.score,
                score.loss_reasons,
                score.mean_turns,
                score.ms_per_decision[0],
                first.overlooked.captures.swap(0, Relaxed),
                first.overlooked.left_open.swap(0, Relaxed),
            );
        }
    }
}
