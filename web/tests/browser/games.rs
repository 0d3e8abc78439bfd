//! Short games for the pages to show.

use turf_agents::BuiltinBots;
use turf_agents::arena::{Seats, Series, play_series};
use turf_agents::replay::{BotId, Replay};
use turf_agents::spec::BotSource;
use turf_env::games::duel2048::{Duel2048, Duel2048Config, Duel2048V1};
use turf_env::games::paper::{BoardSize, Paper, PaperConfig, PaperV1};
use turf_env::games::stellar::{MapSource, Stellar, StellarConfig, StellarV1};
use turf_env::{Encoding, Game};

/// A game of two built-in bots.
pub fn replay<E: Encoding>(first: &str, second: &str, seed: u64, config: <E::Game as Game>::Config) -> Replay<E::Game>
where
    E::Game: BuiltinBots,
{
    let bots = [first, second].map(|spec| BotSource::<E>::parse(spec).expect("a built-in bot"));
    let series = Series {
        games: 1,
        seed,
        seats: Seats::Fixed,
        config,
    };
    Replay::new(
        &play_series::<E::Game>(&bots[0], &bots[1], &series, &|_| ())[0].game,
        [first, second].map(BotId::named),
    )
}

/// Some hundred plies on a small board.
pub fn paper() -> Replay<Paper> {
    let boards = vec![BoardSize {
        width: 40,
        height: 31,
        max_turns: 150,
    }];
    replay::<PaperV1>("wanderer", "delta", 3, PaperConfig { boards })
}

/// Forty rounds.
pub fn duel2048() -> Replay<Duel2048> {
    replay::<Duel2048V1>("greedy", "negamax@depth=1", 2, Duel2048Config { rounds: 40 })
}

/// At most a hundred turns on a small map.
pub fn stellar() -> Replay<Stellar> {
    replay::<StellarV1>(
        "careful",
        "spread",
        4,
        StellarConfig::on(MapSource::Hexagon {
            side: 3,
            p_node: 0.1,
            p_edge: 0.1,
        }),
    )
}
