use std::time::{Duration, Instant};

use turf_agents::Offered;
use turf_agents::play::arena::play_game;
use turf_agents::play::bot::BotInfo;
use turf_env::Rng;

/// Returns the mean thinking time of a bot in microseconds per decision. It plays whole games against itself, at least one,
/// until `seconds` are over.
pub fn us_per_decision<R: Offered>(rules: R, info: &BotInfo<R>, seconds: f64) -> f64 {
    let (start, mut thought, mut decisions) = (Instant::now(), Duration::ZERO, 0);
    let mut game = 0;
    while game == 0 || start.elapsed().as_secs_f64() < seconds {
        let setup = rules.draw_setup(&rules.default_config(), &mut Rng::stream(7, game, 0));
        let (mut first, mut second) = (info.make(rules), info.make(rules));
        let played = play_game(rules, &setup, [&mut *first, &mut *second], [game, game]);
        thought += played.think.iter().sum::<Duration>();
        decisions += played.decisions.iter().sum::<u32>();
        game += 1;
    }
    thought.as_secs_f64() * 1e6 / decisions.max(1) as f64
}
